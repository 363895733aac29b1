"""What the team holds dear, in hope: every number that the rules of thumb weigh with, so that they can be tuned."""


class Weights:
    """The numbers, each with what it says. A hope counts 1 while there are many."""

    def __init__(self) -> None:
        # hope
        self.despair: float = 0.25  # how much more a hope counts for each that is gone below six
        self.least: float = 0.084  # what an action must be worth
        # objectives
        self.task: float = 12.0  # what an objective is worth
        self.nearer: float = 0.6  # by how much more for each that is done
        self.cleared: float = 1.2  # what an army of the Shadow counts that stands in an objective's way
        self.most_for_an_army: float = 5.0
        self.patience: float = 2.5  # the higher, the less the last armies count more than the first
        self.visit: float = 1.0
        self.meeting: float = 2.5
        self.seizing: float = 1.0
        self.hosting: float = 1.0
        self.clearing: float = 1.0
        self.rear: float = 0.0  # so many armies of Gondor beyond the host gather before it marches
        self.keenness: float = 3.0  # how much more counts what a character was told to see to
        # battles
        self.short: float = 0.63  # what it is worth at least to take an army of the Shadow off the board
        self.shorter: float = 0.06  # and for each that the Shadow lacks for twelve in reserve
        self.army: float = 0.3  # what a friendly army is worth by itself
        self.attacking: float = 1.0
        self.raiding: float = 1.0
        self.defending: float = 1.0
        self.left_to_others: float = 0.35
        self.bared: float = 0.3  # so much danger more may be left behind where armies leave
        self.bared_for_task: float = 1.2  # and for an objective
        self.horizon: float = 1.5  # turns that one looks ahead for marches
        self.later: float = 0.35  # how much a march counts that still wants another one before it
        self.mustering: float = 0.08  # what an army for nothing is worth where no need is known
        # symbols
        self.friendship: float = 0.35  # what a Friendship counts at least that an army costs
        self.token: float = 1.5  # how much of its worth counts for a token that one has for an action
        self.promised: float = 1.4  # what a symbol is worth to who has nearly enough of them for an objective
        self.song: float = 1.12  # what a hope counts that a song brings
        self.lures: float = 1.6  # what a Friendship is worth that may lure Nazgûl away
        self.sharing: float = 1.4
        self.preparing: float = 0.3  # what a token instead of a card is worth while the hand is full
        self.stored: float = 0.1  # and while it is not
        self.supported: float = 0.4  # what Elrond's support adds
        self.stealth_wanted: float = 7.0  # for the way through Mordor
        self.pilgrim: float = 0.4  # how much a step of Frodo's to a meeting counts that lies on his way
        self.busy: float = 2.5  # steps that one counts for who is better left to muster armies
        # Frodo
        self.near: float = 3.0  # so far from Minas Morgul Frodo may wait
        self.progress: float = 0.125  # what a step nearer is worth before
        self.hurry: float = 0.4  # how much more for each objective that is done
        self.homeward: float = 0.3  # and when only the Ring is left, but something is still missing
        self.toll: float = 0.6  # how much counts of what a way costs that must be gone at some time
        self.late: float = 1.0  # and how much more at the end
        self.ahead: float = 9.0  # so many turns before the cards run out Frodo sets out, whatever is left to do
        self.lasting: float = 0.5  # who leaves the Nazgûl behind is rid of them for some turns
        self.on_his_way: float = 3.0  # what a step to the mountain is worth
        self.escort: float = 1.26  # how much of its worth a step of Frodo's counts that another leads
        self.joining: float = 1.0  # what it is worth to come to Frodo when he sets out, with some Stealth
        self.singing: float = 1.0  # and for Merry and Pippin at any time
        self.daring: float = 0.7  # so much hope should be left at the end for Frodo to set out
        self.hiding: float = 0.75  # what a Stealth for hiding counts
        self.hiding_early: float = 0.42  # and while Frodo has not set out
        self.road: float = 2.8  # what a symbol for a road counts
        self.unseen: float = 0.2  # how much an order of the Eye counts while it is elsewhere
        self.called: float = 0.25  # what a shadow card costs later by the Nazgûl that it may call to the Eye
        self.sky: float = 2.0
        self.eye: float = 0.7  # what it counts to draw the Eye away
        # at any time
        self.shot: float = 0.35  # what a shot must gain beyond its Stealth
        self.infighting: float = 1.8
        self.orders: float = 1.2
        self.relief: float = 0.8
        self.distraction: float = 2.0  # so many Nazgûl around Frodo are too many


def weight_names() -> list[str]:
    """The names of all weights."""
    return [name for name in dir(Weights()) if not name.startswith("_")]
