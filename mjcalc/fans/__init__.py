"""The fans (番种), one family a module; importing this package declares them all."""

from mjcalc.fans import chows, events, flowers, honours, kongs, pungs, special, suits, terminals, waits
from mjcalc.fans.registry import FANS, Fan, Instance

__all__ = ["FANS", "Fan", "Instance"]

# The modules are imported for what they declare.
_FAMILIES = (suits, chows, pungs, kongs, honours, terminals, waits, events, special, flowers)
