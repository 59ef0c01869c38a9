"""Handlers of effect nodes: one small op class per node, registered with the compiler."""
