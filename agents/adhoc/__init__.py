"""Ad hoc teamwork: how well an agent plays beside partners it has never met, and how near that is to the best there is.

Read in this order: pool (the partners), measuring (tables and best responses), `__main__` (the command).
"""
