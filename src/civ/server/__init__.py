"""Level 4: an authoritative server on which people and bots play together.

`app.create_app` makes it from `settings.Settings`; `civ serve` and `civ play` run it.
"""

import logging

logging.getLogger(__name__).addHandler(logging.NullHandler())  # who uses it says where to log
