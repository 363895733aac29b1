### What only the page says of Fate of the Fellowship.

## The map

fate-map = Map of Middle-earth. Arrow keys move it or walk from place to place, plus and minus zoom, 0 shows all of it.
fate-minimap = Small map; press to go to its middle
fate-zoom = Zoom
fate-zoom-in = Nearer
fate-zoom-out = Farther
fate-zoom-all = Whole map
fate-key-zoom = zoom the map, when it has the focus
fate-arrows = Arrows
fate-key-arrows = on the map: to the next place, or move the map
fate-legend = What the signs mean
fate-line-blue = blue
fate-line-lime = lime
fate-line-green = green
fate-line-orange = orange
fate-line-magenta = magenta
fate-line-yellow = yellow
fate-line-teal = teal
fate-sign-haven = haven
fate-sign-hold = stronghold
fate-sign-shadow = shadow army
fate-sign-nazgul = Nazgûl
fate-sign-eye = the Eye
fate-sign-elf = Elves
fate-sign-dwarf = Dwarves
fate-sign-rohan = Rohan
fate-sign-gondor = Gondor
fate-sign-spawn = shadow armies appear
fate-sign-special = road that costs symbols
fate-sort-haven = haven
fate-sort-hold = stronghold of the Shadow
fate-sort-spawn = shadow armies appear here
fate-musters = { $people } muster here
fate-count = { $count ->
        [one] { $count } { $what_army }
       *[other] { $count } { $what_many }
    }
fate-count-shadow = { $count ->
        [one] { $count } shadow army
       *[other] { $count } shadow armies
    }
fate-count-free = { $count ->
        [one] { $count } friendly army
       *[other] { $count } friendly armies
    }
fate-crowd = { $count ->
        [one] { $count } more character
       *[other] { $count } more characters
    }
fate-riders = { $region }: { $count ->
        [0] no Nazgûl
       *[other] { $count } Nazgûl
    }{ $eye ->
        [0] {""}
       *[other] , the Eye
    }
fate-plaque = { $region }: { $free } friendly armies, { $shadow } shadow armies, { $nazgul } Nazgûl. Go there.

## The turn

fate-steps = Steps of the turn
fate-phase-act = Actions
fate-phase-draw = Draw 2
fate-phase-shadow = Shadow · { $count }
fate-four-or-one = 4 or 1
    .short = 4/1
fate-left = { $character }: { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }

## Symbols

fate-symbol-friendship = Friendship
    .about = Musters armies, pays some special roads, and wins the hearts that several objectives ask for.
fate-symbol-valor = Valor
    .about = Three capture a stronghold; after a battle each one removes another shadow army.
fate-symbol-stealth = Stealth
    .about = One hides Frodo from a search when he travels; many special roads cost it, too.
fate-symbol-resistance = Resistance
    .about = Each one rolls a die of a search or a battle again; five destroy the Ring on Mount Doom.

## Questions

fate-deed-travel = Travel
    .help = Pick a gold ring on the map
fate-deed-prepare = Prepare
    .help = At a haven: a region card for a token of its symbol
fate-deed-fellowship = Fellowship
    .help = Give or take a card of this region, with somebody who is here
fate-deed-muster = Muster
    .help = One Friendship brings an army where a people musters
fate-deed-attack = Attack
    .help = One die for each friendly army, three at most
fate-deed-capture = Capture
    .help = A stronghold with a friendly army and no shadow armies becomes a haven
fate-deed-objective = Objective
    .help = What an objective asks for
fate-deed-ability = Ability
    .help = What this character alone can do
fate-deed-interrupt = Ask others
    .help = Somebody else may play an event now
fate-travel-hint = Pick a gold ring. Dotted roads cost the symbols on their coin.
fate-finish = Finish
fate-finish-sure = There are actions left. End them all the same?
fate-back = Back
fate-which = Which of these?
fate-this = Do this?
fate-armies = { $people }: { $count } of { $most }
fate-bill = { $count } of { $most } picked. Click cards or tokens in any order.
fate-rolled-battle = Battle { $place_in }: do you change any dice?
fate-rolled-peril = { $objective }: as things stand this costs { $count } hope.
    .hint = { $ignoring } ignores a die, { $sparing } saves one hope.
fate-rolled-search = Search { $place_in }: do you change any dice?
fate-set-out = Set out
fate-company-hint = Pick companions and armies here or on the map. Owners of other characters are asked.
    .solo = Pick companions and armies here or on the map.
fate-quiet-hint = Before the next card: events and abilities can be used now.
fate-interrupt-hint = You may play events or use abilities now.
fate-interrupt-end = Wait no longer
    .hint = An event may be played now; you need not wait for it.
fate-any-time = can be played at any time
fate-here = of the region where the one who acts is
fate-pick-place = Pick a gold ring on the map.
fate-pick-region = Pick a region on the map.
fate-pick-character = Pick a character on the map.
fate-pick-card = Pick a card.
fate-pick-face = Pick a die.
fate-pick-seat = Pick a player.
fate-pick-people = Pick an army.
fate-pick-symbol = Pick a token.

fate-act = { $character } { $character_number ->
        [many] act
       *[one] acts
    } { $place_in }: { $count ->
        [0] no action left
        [one] one action left
       *[other] { $count } actions left
    }.
    .hint = Pick a gold ring on the map or one of these.
    .open = With a second action here, { $other_the } will have only one this turn.
    .ride = One Travel this turn costs no action.
    .none = Let another character act, play an event, or finish.
fate-act-first = Who acts first, { $character_the } or { $other_the }?
    .hint = One of the two gets four actions and the other one, in either order.
    .solo = { $character }: four actions. { $other }: one.

## What stands on the buttons: what it costs, or why not

fate-note-action = one action
fate-note-none = no cost
fate-note-ride = no action
fate-note-some = some roads cost
fate-note-search = Stealth or a search
fate-note-prepare = card for a token
fate-note-fellowship = one card
fate-note-ways = { $count } ways
fate-note-dice = { $count ->
        [one] one die
       *[other] up to { $count } dice
    }
fate-note-left = { $count ->
        [one] one action
       *[other] { $count } actions
    }
fate-note-finish = then draw 2
fate-not-no-actions = no action left
fate-not-no-enemy = no enemy here
fate-not-no-friends = no army of yours
fate-not-haven-already = a haven already
fate-not-no-stronghold = no stronghold
fate-not-shadow-there = enemies still here
fate-not-no-other-price = no stronghold
fate-not-alone = nobody else
fate-not-nobody-there = nobody here
fate-not-nobody-here = nobody here
fate-not-no-card-of-region = no card for it
fate-not-no-card-here = no card for it
fate-not-no-region-card = no region card
fate-not-refused-already = was refused
fate-not-boromir = not Boromir
fate-not-cost = needs { $cost }
fate-not-road-cost = needs { $cost }
fate-not-no-armies-left = no army left
fate-not-no-muster = no people here
fate-not-not-haven = no haven here
fate-not-no-tokens-left = no token left
fate-not-gollum = not Gollum
fate-no-card-here = You hold no card of { $region_the } to Prepare with.
fate-no-region-card = You hold no region card to Prepare with.
fate-nobody-here = Nobody else’s character is { $place_in }.

## What is told

fate-told = Line { $at } of { $of }
fate-next = Next
fate-skip = Skip
fate-shadow-step = What the Shadow does
fate-way-turned = Shadow card
fate-way-advance = Advance
fate-way-reinforce = Reinforce
fate-way-special = Special card
fate-dice = Dice
fate-dice-search = Search
fate-dice-battle = Battle
fate-dice-at = { $what }: { $place }
fate-dice-count = { $count } × { $face }
fate-dice-means = { $count } × { $face }:
fate-dice-can = { $face }: { $what }
fate-peril-rout = harmless
fate-peril-overrun = 1 hope each
fate-peril-exchange = 2 hope each
fate-peril-nazgul = 3 hope each
fate-dice-peril = Peril
fate-sides = { $free } friendly against { $shadow } shadow armies

## What everybody has

fate-hand = Your hand
fate-limit = { $count } of { $most } cards; more must be discarded
fate-more-below = Further down there is more
fate-tray = Cards to choose from
fate-no-cards = no cards
fate-watching = You are watching. Everybody’s hand is beside the map.
fate-solo = Your row of characters
fate-tokens = Tokens
fate-token-count = { $count } { $symbol }
fate-bot = bot
fate-tabs = More of the table
fate-tab-hand = Hand
fate-tab-friends = Friends
fate-tab-shadow = Shadow
fate-tab-goals = Goals

## Tracks, decks, objectives

fate-hope = Hope { $count }
fate-hope-help = at 0 all is lost
fate-threat = Threat { $count }
fate-threat-help = shadow cards each turn
fate-shadow-deck = Shadow deck
fate-left-and-gone = { $count } left · { $gone } seen
fate-back-red = Red back on top.
    .short = RED
fate-back-black = Black back on top.
    .short = BLACK
fate-under-open = When it is turned, the back below decides: red advance ({ $red }), black reinforce ({ $black }).
fate-under-brief = Under it: { $red } red, { $black } black.
fate-under-advance = The back below is red: the turned card will advance.
fate-under-reinforce = The back below is black: the turned card will reinforce.
fate-known = Known:
fate-player-deck = Player deck: { $count } cards, { $skies } Skies Darken among them.
fate-discard = Discard: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fate-next-dark = One of the next { $count } cards is Skies Darken.
fate-objectives = Objectives
fate-objectives-done = { $done } of { $count } complete
fate-done = done
fate-locked = after the others
fate-or = or
fate-step-at = { $place_in }
fate-step-haven = { $place } a haven
fate-step-way = { $place }
fate-step-army = { $people }: { $have } of { $want } armies
fate-step-held = Places held: { $have } of { $want }
fate-step-clear = { $region }: { $have } shadow armies and { $want } strongholds in the way
fate-step-shadow = Shadow armies in the way: { $have }
fate-step-cost = { $symbol }: { $want }
fate-step-count = { $have } of { $want }
fate-step-nazgul = Nazgûl: { $have } of { $want }
fate-step-region = { $region }
fate-step-people = { $people }

## Why a bot would do it

why-frodo-hides = { $there ->
        [0] No Nazgûl is { $region_in }; where Frodo stands there are { $here }.
       *[other] Fewer Nazgûl are { $region_in } ({ $there }) than where Frodo stands ({ $here }).
    }
why-from-the-eye = The Eye looks where Frodo stands: he gets out of its sight.
why-nearer-doom = { $steps ->
        [0] That is Mount Doom itself.
        [one] Mount Doom is one road away then.
       *[other] Mount Doom is { $steps } roads away then.
    }
why-objective-there = { $objective_object } is fulfilled { $place_in }.
why-objective-nearer = It is on the way { $goal_to }, for { $objective_object }.
why-shadow-there = { $count ->
        [one] One shadow army stands { $place_in }: it can be fought there.
       *[other] { $count } shadow armies stand { $place_in }: they can be fought there.
    }
why-haven = { $count ->
        [one] The threat: one shadow army stands a road away from the haven { $place_in }.
       *[other] The threat: { $count } shadow armies stand a road away from the haven { $place_in }.
    }
why-meets = { $other }: a meeting at which cards can change hands.
why-frodo-acts = { $count ->
        [0] No Nazgûl is { $region_in }: Frodo can go on unseen.
        [one] One Nazgûl is { $region_in }: Frodo should not stay.
       *[other] { $count } Nazgûl are { $region_in }: Frodo should not stay.
    }
why-acts-near = { $character } can do most for { $objective_object }.
why-acts-threat = { $count ->
        [one] { $character } can do something about the shadow army near { $place_the }.
       *[other] { $character } can do something about the { $count } shadow armies near { $place_the }.
    }
why-acts = The actions of { $character_the } are worth most now.
why-muster = { $count ->
        [0] No friendly army stands { $place_in } yet.
        [one] Only one friendly army stands { $place_in }.
       *[other] { $count } friendly armies stand { $place_in }; more are wanted.
    }
why-muster-threat = { $count ->
        [one] The threat: one shadow army stands a road away.
       *[other] The threat: { $count } shadow armies stand a road away.
    }
why-attack = { $friends } against { $shadow } { $place_in }: the odds are good.
why-attack-anyway = Every shadow army that falls { $place_in } is one less to threaten us.
why-army-wanted = { $lacking ->
        [one] { $objective_object } wants one { $people_army } more.
       *[other] { $objective_object } wants { $lacking } { $people_many } more.
    }
why-army-along = On the way { $people_one } can be of use.
why-symbol-wanted = { $objective_object } asks for { $symbol } ({ $count }).
why-symbol = { $symbol } will be needed.
why-spends-unwanted = No open objective asks for { $symbol }.
why-spends = { $left ->
        [0] It is the last { $symbol } of the hand, but nothing else would do.
        [one] One more { $symbol } is left in the hand.
       *[other] { $left } more { $symbol } are left in the hand.
    }
why-spends-event = The event would come too late.
why-objective = { $left ->
        [0] It is the last objective.
        [one] Then one objective is left.
       *[other] Then { $left } objectives are left.
    }
why-nazgul-from-frodo = { $count ->
        [0] Then no Nazgûl is left where Frodo stands.
       *[other] Then { $count } Nazgûl are left where Frodo stands.
    }
why-nazgul-far = One { $region_from } harms Frodo least.
why-together = { $character } can help there as well.
why-event = { $event }: it helps most at this moment.
why-enough-company = More would be missed where they stand now.
why-enough = What is left to do would do more harm than good.
why-nothing-now = Nothing that could be done now would help.
why-capture = A stronghold less, and the shadow armies have one place less to come from.
why-song = Hope is what keeps the company going.
why-distract = Every Nazgûl that looks for Merry & Pippin does not look for Frodo.
why-shoot = One shadow army less where it threatens.
why-shoot_nazgul = One Nazgûl less near Frodo.
why-stealth = A search could cost more than one Stealth.
why-ring = The Ring costs something, but a search would cost more.
why-yes = It serves the whole company.
why-hope-low = { $hope ->
        [one] The threat: only one hope is left.
       *[other] The threat: only { $hope } hope left.
    }

## Beside the chances in a review

mark-hope = Hope
mark-threat = Threat: shadow cards a turn
mark-objectives = Objectives fulfilled
