"""Looking back at a game: for each passage the plan that would have been best, against the one played."""

from tryptyk.review.appraising import Appraisal, Choice, Difference, Scale, appraise
from tryptyk.review.passages import Passage, passages
from tryptyk.review.review import (
    NotOver,
    Review,
    SideReview,
    appraise_recorded,
    look_on,
    passages_of,
    review,
    stamp_of,
)
from tryptyk.review.summary import Point

__all__ = [
    "Appraisal",
    "Choice",
    "Difference",
    "NotOver",
    "Passage",
    "Point",
    "Review",
    "Scale",
    "SideReview",
    "appraise",
    "appraise_recorded",
    "look_on",
    "passages",
    "passages_of",
    "review",
    "stamp_of",
]
