"""The Specialists by families, each with what they change.

Every module here is imported with the package, and so enters its Specialists.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
