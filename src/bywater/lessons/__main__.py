"""`python -m bywater.lessons GAME`: walk through a lesson and print where its script breaks."""

import sys

from bywater.lessons.lesson import BadLesson, lesson_of
from bywater.lessons.walkthrough import options, walk


def main(game_id: str) -> int:
    lesson = lesson_of(game_id)
    if lesson is None:
        print(f"{game_id} has no lesson")
        return 1
    try:
        for follower, play in walk(lesson):
            assert follower.step is not None
            actor = int(play.state.actor)
            kind = play.state.decision.kind if actor >= 0 else ""
            print(f"{follower.step.id}: seat {actor} {kind}, {len(play.actions)} lines")
            print("   ", "; ".join(options(play)))
            print("   ", ", ".join(sorted(follower.wanted(options(play)))) or "(read)")
    except BadLesson as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
