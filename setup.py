"""What pyproject.toml cannot say: the task files of `configs/` are installed inside the package, as `mc_env/configs`.

They live at the top of the repository, where people look for them; an installed mc_env finds them beside its code.
"""

from setuptools import find_packages, setup

setup(
    packages=[*find_packages(include=["mc_env*", "agents*"]), "mc_env.configs", "mc_env.configs.tasks"],
    package_dir={"mc_env.configs": "configs", "mc_env.configs.tasks": "configs/tasks"},
    package_data={"mc_env": ["py.typed"], "mc_env.configs.tasks": ["*.yaml"]},
)
