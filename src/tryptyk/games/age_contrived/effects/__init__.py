"""The gods, each with what its abilities change, and the automa.

Every module here is imported with the package, and so enters what it holds.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
