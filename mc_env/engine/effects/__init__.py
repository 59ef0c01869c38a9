"""Handlers of effect nodes: one small op class per node, registered with the compiler.

Begin with `base`: how a node becomes an op and finds its targets.
"""
