"""The Rules Reference as a list of rules, what implements each, and which tests cite it."""
