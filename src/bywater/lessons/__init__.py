"""Guided first games: a position, steps that explain, and a script that applies as long as the learner follows it.

A lesson is data: `lesson.toml` in a game's folder, with its texts in `words/lesson/`.
"""

from bywater.lessons.follower import Follower
from bywater.lessons.lesson import BadLesson, Lesson, Step, has_lesson, lesson_of, lesson_words

__all__ = ["BadLesson", "Follower", "Lesson", "Step", "has_lesson", "lesson_of", "lesson_words"]
