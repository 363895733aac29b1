"""Guided first games: a prepared table, steps that say why, and a script as long as the learner follows it.

A lesson is data: `lesson.toml` in a game's folder, and its words beside the game's other words. Nothing in here
knows a game, a server or a page.
"""

from bywater.lessons.following import Follower
from bywater.lessons.reading import BadLesson, Lesson, Step, has_lesson, lesson_of, lesson_words

__all__ = ["BadLesson", "Follower", "Lesson", "Step", "has_lesson", "lesson_of", "lesson_words"]
