"""Guided first games: a prepared table, steps that explain, and a script as long as the learner follows it.

A lesson is data: `lesson.toml` in a game's folder, with its texts in `words/lesson/`. This package depends on no game
and on no server.
"""

from bywater.lessons.follower import Follower
from bywater.lessons.lesson import BadLesson, Lesson, Step, has_lesson, lesson_of, lesson_words

__all__ = ["BadLesson", "Follower", "Lesson", "Step", "has_lesson", "lesson_of", "lesson_words"]
