"""What cards say: the kit, the registry, and one package per product."""
