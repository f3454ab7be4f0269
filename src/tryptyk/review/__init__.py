"""Looking back at a game: for each passage the plan that would have been best, against the one played."""

from tryptyk.review.appraising import Appraisal, Choice, Difference, Scale, appraise, scale_of, worth_of
from tryptyk.review.passages import Passage, passages
from tryptyk.review.summary import Point, course, dearest, marked

__all__ = [
    "Appraisal",
    "Choice",
    "Difference",
    "Passage",
    "Point",
    "Scale",
    "appraise",
    "course",
    "dearest",
    "marked",
    "passages",
    "scale_of",
    "worth_of",
]
