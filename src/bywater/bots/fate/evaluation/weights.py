"""The tuned numbers of the rules of thumb. The unit is a hope."""

from typing import Final

from bywater.bots.weights import read_weights

_GIVEN: Final[dict[str, float]] = read_weights("fate", "policy")


class Weights:
    """The section `policy` of `weights.toml`, with the meaning of each number."""

    def __init__(self) -> None:
        # hope
        self.despair: float = _GIVEN["despair"]  # how much more a hope counts for each one below six
        self.least: float = _GIVEN["least"]  # the least value of an action that is taken
        # objectives
        self.task: float = _GIVEN["task"]  # the value of an objective
        self.nearer: float = _GIVEN["nearer"]  # its relative increase for each completed objective
        self.cleared: float = _GIVEN["cleared"]  # the value of removing a shadow army that blocks an objective
        self.most_for_an_army: float = _GIVEN["most_for_an_army"]
        self.patience: float = _GIVEN["patience"]  # the higher, the more evenly missing armies count
        self.visit: float = _GIVEN["visit"]
        self.meeting: float = _GIVEN["meeting"]
        self.seizing: float = _GIVEN["seizing"]
        self.hosting: float = _GIVEN["hosting"]
        self.clearing: float = _GIVEN["clearing"]
        self.keenness: float = _GIVEN["keenness"]  # the factor for errands of a character's goal
        # battles
        self.short: float = _GIVEN["short"]  # the least value of taking a shadow army off the board
        self.shorter: float = _GIVEN["shorter"]  # its increase for each army below twelve in the shadow supply
        self.army: float = _GIVEN["army"]  # the value of a friendly army
        self.attacking: float = _GIVEN["attacking"]
        self.raiding: float = _GIVEN["raiding"]
        self.defending: float = _GIVEN["defending"]
        self.left_to_others: float = _GIVEN["left_to_others"]
        self.bared: float = _GIVEN["bared"]  # the additional danger that armies may leave behind
        self.bared_for_task: float = _GIVEN["bared_for_task"]  # and for an objective
        self.horizon: float = _GIVEN["horizon"]  # turns of shadow cards that count as threats
        self.later: float = _GIVEN["later"]  # the weight of a march that needs another one before it
        # symbols
        self.friendship: float = _GIVEN["friendship"]  # the least value of a Friendship spent on an army
        self.token: float = _GIVEN["token"]  # the factor for a token that an action gains
        # the value of a symbol to a player who has nearly enough for an objective
        self.promised: float = _GIVEN["promised"]
        self.song: float = _GIVEN["song"]  # the value of a hope gained by a song
        self.lures: float = _GIVEN["lures"]  # the value of a Friendship that can lure Nazgûl away
        self.sharing: float = _GIVEN["sharing"]
        self.preparing: float = _GIVEN["preparing"]  # the value of preparing a card with a full hand
        self.stored: float = _GIVEN["stored"]  # and otherwise
        self.supported: float = _GIVEN["supported"]  # the additional value by Elrond's support
        self.stealth_wanted: float = _GIVEN["stealth_wanted"]  # Stealth that the bearer collects
        self.pilgrim: float = _GIVEN["pilgrim"]  # the cost of a step of Frodo to a meeting towards Mordor
        self.busy: float = _GIVEN["busy"]  # additional steps for characters who muster armies
        # Frodo
        self.near: float = _GIVEN["near"]  # the distance from Minas Morgul at which Frodo may wait
        self.progress: float = _GIVEN["progress"]  # the value of a step nearer until then
        self.hurry: float = _GIVEN["hurry"]  # its relative increase for each completed objective
        self.homeward: float = _GIVEN["homeward"]  # its increase when only the Ring is left but symbols are missing
        self.toll: float = _GIVEN["toll"]  # the share of a route's cost that counts, since it is due at some time
        self.late: float = _GIVEN["late"]  # the increase of progress towards the last turn
        # turns before the end of the deck at which Frodo may set out with one other objective open
        self.ahead: float = _GIVEN["ahead"]
        self.lasting: float = _GIVEN["lasting"]  # the factor for the safety of a better place
        self.on_his_way: float = _GIVEN["on_his_way"]  # the value of a step to the mountain
        self.escort: float = _GIVEN["escort"]  # the factor for a step of Frodo led by another character
        self.joining: float = _GIVEN["joining"]  # the value of joining Frodo with Stealth when he sets out
        self.singing: float = _GIVEN["singing"]  # and for Merry and Pippin at any time
        self.daring: float = _GIVEN["daring"]  # the hope that should be left at the end for Frodo to set out
        self.hiding: float = _GIVEN["hiding"]  # the price of a Stealth for hiding
        self.hiding_early: float = _GIVEN["hiding_early"]  # and before Frodo sets out
        self.road: float = _GIVEN["road"]  # the price of a symbol for a road
        self.unseen: float = _GIVEN["unseen"]  # the weight of an order of the Eye while the Eye is elsewhere
        # the later cost of a shadow card by the Nazgûl that it may call to the Eye
        self.called: float = _GIVEN["called"]
        self.sky: float = _GIVEN["sky"]
        self.eye: float = _GIVEN["eye"]  # the weight of drawing the Eye away
        # at any time
        self.shot: float = _GIVEN["shot"]  # the gain that a shot needs beyond its Stealth
        self.infighting: float = _GIVEN["infighting"]
        self.orders: float = _GIVEN["orders"]
        self.relief: float = _GIVEN["relief"]
        self.distraction: float = _GIVEN["distraction"]  # Nazgûl in Frodo's region that call for a distraction
