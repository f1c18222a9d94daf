"""Who somebody is: a name, the devices on which he is known, and what brings him back.

There are people only where several can come (``create_app(..., people=True)``): at home nobody is asked for a name, and
whoever only looks is nobody. All of it is asked for here; what is kept stands in ``store/people.py``.
"""

from biont.server.people.names import BadName, BadText, cleaned, spoken
from biont.server.people.sessions import Person, become, forget, leave, person_now, person_of, settle, somebody

__all__ = [
    "BadName",
    "BadText",
    "Person",
    "become",
    "cleaned",
    "forget",
    "leave",
    "person_now",
    "person_of",
    "settle",
    "somebody",
    "spoken",
]
