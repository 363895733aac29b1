"""What the team holds dear, in hope: every number that the rules of thumb weigh with, so that they can be tuned."""

from typing import Final

from bywater.bots.weights import read_weights

_GIVEN: Final[dict[str, float]] = read_weights("fate", "policy")


class Weights:
    """The numbers, each with what it says. A hope counts 1 while there are many."""

    def __init__(self) -> None:
        # hope
        self.despair: float = _GIVEN["despair"]  # how much more a hope counts for each that is gone below six
        self.least: float = _GIVEN["least"]  # what an action must be worth
        # objectives
        self.task: float = _GIVEN["task"]  # what an objective is worth
        self.nearer: float = _GIVEN["nearer"]  # by how much more for each that is done
        self.cleared: float = _GIVEN["cleared"]  # what an army of the Shadow counts that stands in an objective's way
        self.most_for_an_army: float = _GIVEN["most_for_an_army"]
        self.patience: float = _GIVEN["patience"]  # the higher, the less the last armies count more than the first
        self.visit: float = _GIVEN["visit"]
        self.meeting: float = _GIVEN["meeting"]
        self.seizing: float = _GIVEN["seizing"]
        self.hosting: float = _GIVEN["hosting"]
        self.clearing: float = _GIVEN["clearing"]
        self.rear: float = _GIVEN["rear"]  # armies of Gondor beyond the host that gather before it marches
        self.keenness: float = _GIVEN["keenness"]  # how much more counts what a character was told to see to
        # battles
        self.short: float = _GIVEN["short"]  # what it is worth at least to take an army of the Shadow off the board
        self.shorter: float = _GIVEN["shorter"]  # and for each that the Shadow lacks for twelve in reserve
        self.army: float = _GIVEN["army"]  # what a friendly army is worth by itself
        self.attacking: float = _GIVEN["attacking"]
        self.raiding: float = _GIVEN["raiding"]
        self.defending: float = _GIVEN["defending"]
        self.left_to_others: float = _GIVEN["left_to_others"]
        self.bared: float = _GIVEN["bared"]  # so much danger more may be left behind where armies leave
        self.bared_for_task: float = _GIVEN["bared_for_task"]  # and for an objective
        self.horizon: float = _GIVEN["horizon"]  # turns that one looks ahead for marches
        self.later: float = _GIVEN["later"]  # how much a march counts that still wants another one before it
        self.mustering: float = _GIVEN["mustering"]  # what an army for nothing is worth where no need is known
        # symbols
        self.friendship: float = _GIVEN["friendship"]  # what a Friendship counts at least that an army costs
        self.token: float = _GIVEN["token"]  # how much of its worth counts for a token that one has for an action
        # what a symbol is worth to who has nearly enough of them for an objective
        self.promised: float = _GIVEN["promised"]
        self.song: float = _GIVEN["song"]  # what a hope counts that a song brings
        self.lures: float = _GIVEN["lures"]  # what a Friendship is worth that may lure Nazgûl away
        self.sharing: float = _GIVEN["sharing"]
        self.preparing: float = _GIVEN["preparing"]  # what a token instead of a card is worth while the hand is full
        self.stored: float = _GIVEN["stored"]  # and while it is not
        self.supported: float = _GIVEN["supported"]  # what Elrond's support adds
        self.stealth_wanted: float = _GIVEN["stealth_wanted"]  # for the way through Mordor
        self.pilgrim: float = _GIVEN["pilgrim"]  # how much a step of Frodo's to a meeting counts that lies on his way
        self.busy: float = _GIVEN["busy"]  # steps that one counts for who is better left to muster armies
        # Frodo
        self.near: float = _GIVEN["near"]  # so far from Minas Morgul Frodo may wait
        self.progress: float = _GIVEN["progress"]  # what a step nearer is worth before
        self.hurry: float = _GIVEN["hurry"]  # how much more for each objective that is done
        self.homeward: float = _GIVEN["homeward"]  # and when only the Ring is left, but something is still missing
        self.toll: float = _GIVEN["toll"]  # how much counts of what a way costs that must be gone at some time
        self.late: float = _GIVEN["late"]  # and how much more at the end
        # turns before the cards run out at which Frodo sets out, whatever is left to do
        self.ahead: float = _GIVEN["ahead"]
        self.lasting: float = _GIVEN["lasting"]  # who leaves the Nazgûl behind is rid of them for some turns
        self.on_his_way: float = _GIVEN["on_his_way"]  # what a step to the mountain is worth
        self.escort: float = _GIVEN["escort"]  # how much of its worth a step of Frodo's counts that another leads
        self.joining: float = _GIVEN["joining"]  # what it is worth to come to Frodo when he sets out, with some Stealth
        self.singing: float = _GIVEN["singing"]  # and for Merry and Pippin at any time
        self.daring: float = _GIVEN["daring"]  # so much hope should be left at the end for Frodo to set out
        self.hiding: float = _GIVEN["hiding"]  # what a Stealth for hiding counts
        self.hiding_early: float = _GIVEN["hiding_early"]  # and while Frodo has not set out
        self.road: float = _GIVEN["road"]  # what a symbol for a road counts
        self.unseen: float = _GIVEN["unseen"]  # how much an order of the Eye counts while it is elsewhere
        # what a shadow card costs later by the Nazgûl that it may call to the Eye
        self.called: float = _GIVEN["called"]
        self.sky: float = _GIVEN["sky"]
        self.eye: float = _GIVEN["eye"]  # what it counts to draw the Eye away
        # at any time
        self.shot: float = _GIVEN["shot"]  # what a shot must gain beyond its Stealth
        self.infighting: float = _GIVEN["infighting"]
        self.orders: float = _GIVEN["orders"]
        self.relief: float = _GIVEN["relief"]
        self.distraction: float = _GIVEN["distraction"]  # this many Nazgûl around Frodo are too many
