### What only the drawing in the terminal says of Fate of the Fellowship.

## Peoples in one letter, characters in three

mark-elf = E
mark-dwarf = D
mark-rohan = R
mark-gondor = G
mark-aragorn = Ara
mark-arwen = Arw
mark-boromir = Bor
mark-eomer = Éom
mark-eowyn = Éow
mark-faramir = Far
mark-frodo_sam = Fro
mark-galadriel = Gal
mark-gandalf = Gan
mark-gimli = Gim
mark-gollum = Gol
mark-legolas = Leg
mark-merry_pippin = Mer

## Tracks and decks

table-hope = Hope
table-threat = Threat
table-threat-cards = { $count ->
        [one] { $count } shadow card per turn
       *[other] { $count } shadow cards per turn
    }
table-shadow-deck = Shadow deck { $count }, discards { $gone }
table-back = { $back } on top
table-odds = the back under it decides: { $red } red (Advance), { $black } black (Reinforce)
table-advance = the back under it is red: Advance
table-reinforce = the back under it is black: Reinforce
table-known = known: { $line } / { $order }
table-known-special = known: { $card }
table-player-deck = Player deck { $count }, discards { $gone }
table-skies = Skies Darken left: { $count }
table-piles = piles
table-next = next:
table-then = then

## The turn

table-turn = Turn: { $player }
table-act = actions
table-draw = 2 cards
table-shadow = shadow
table-actions = { $character }: { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
table-either = { $character }: 4 or 1
table-to-come = { $count ->
        [one] { $count } shadow card to come
       *[other] { $count } shadow cards to come
    }
table-roads = Roads { $place_from }:
table-company = Together:
table-due = To pay:
table-search = Search { $place_in }:
table-battle = Battle { $place_in }:
table-peril = Dice:

## Objectives and players

table-objective = { $objective_short }:
table-objectives = Objectives
table-way = way to{ " " }
table-or = or
table-places = places{ " " }
table-away = (off the board)
table-supply = Supply

## What the signs mean

table-sign-haven = haven
table-sign-stronghold = stronghold
table-sign-shadow-place = Shadow place
table-sign-shadow = shadow army
table-sign-nazgul = Nazgûl
table-sign-eye = Eye
table-sign-muster = muster there
table-sign-skies = Skies Darken in it
table-sign-token = token
table-sign-event = event

## Choices under headings

group-act = Act with
group-travel = Travel
group-armies = Armies
group-objective = Objective
group-pledge = Pledge
group-prepare = Prepare
group-give = Give a card to
group-take = Take a card from
group-ability = Ability
group-event = Event
group-interrupt = Act first
group-wheels = 2 from
group-reroll = Reroll
group-die = Die
group-disregard = Ignore
group-card = Card
group-spend = Spend
group-discard = Discard
group-along = Take along
group-armies-along = Take { $people }
group-who = Who
group-at = Where
group-number = How many
group-lose = Lose
group-nazgul-from = Nazgûl from
group-nazgul = Nazgûl
group-token-for = For { $player }
to-card = { $card_short }
to-player = { $seat } ({ $first_short }, { $second_short })
to-player-one = { $seat } ({ $first_short })
to-seat = { $seat }
to-ability = { $ability }
to-face = { $face }
to-turned = { $face } → { $into }
to-character = { $character }
to-objective = { $objective }
to-otherwise = { $objective } (other price)
to-event = { $event }
to-nazgul = a Nazgûl
to-token = { $symbol_token }
to-symbol = { $symbol }
to-number = ×{ $count }
to-people = { $people }
to-region = { $region }
to-step = { $region } → { $into }
to-place = { $place }
to-road = { $place } ({ $count }{ $symbol_short })
to-muster = muster { $count ->
        [one] { $people_one }
       *[other] { $count } { $people_many }
    }
to-attack = attack with { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
to-capture = capture
to-capture-otherwise = capture (other price)
