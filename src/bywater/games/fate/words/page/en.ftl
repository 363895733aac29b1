### What only the page says of Fate of the Fellowship.

## The map

fate-map = Map of Middle-earth. Arrow keys move it or step from place to place, plus and minus zoom, 0 shows all of it.
fate-minimap = Small map; press to go to its middle
fate-zoom = Zoom
fate-zoom-in = Nearer
fate-zoom-out = Farther
fate-zoom-all = Whole map
fate-key-zoom = zoom the map while it has the focus
fate-arrows = Arrows
fate-key-arrows = on the map: to the next place, or move the map
fate-legend = Symbols on the map
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
fate-plaque = { $region }: { $free } friendly armies, { $shadow } shadow armies, { $nazgul } Nazgûl. Show it.

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
    .about = Musters armies and pays for some special roads and several objectives.
fate-symbol-valor = Valor
    .about = 3 capture a stronghold; after a battle each one removes a shadow army.
fate-symbol-stealth = Stealth
    .about = 1 hides Frodo when he travels; many special roads cost it, too.
fate-symbol-resistance = Resistance
    .about = Each one rerolls a die of a search or a battle; 5 destroy the Ring on Mount Doom.

## Questions

fate-deed-travel = Travel
    .help = Pick a gold ring on the map
fate-deed-prepare = Prepare
    .help = In a haven, turn a region card into a token
fate-deed-fellowship = Fellowship
    .help = Give or take a card of this region
fate-deed-muster = Muster
    .help = 1 Friendship brings an army of the people here
fate-deed-attack = Attack
    .help = 1 die per friendly army, 3 at most
fate-deed-capture = Capture
    .help = A stronghold with a friendly army and no shadow armies becomes a haven
fate-deed-objective = Objective
    .help = Do what an objective asks for
fate-deed-ability = Ability
    .help = Use what only this character can do
fate-deed-interrupt = Ask others
    .help = Another player may act first
fate-travel-hint = Pick a gold ring. Dotted roads cost the symbols on their coin.
fate-finish = Finish
fate-finish-sure = You have actions left. Finish anyway?
fate-back = Back
fate-which = Which one?
fate-this = Do this?
fate-armies = { $people }: { $count } of { $most }
fate-bill = { $count } of { $most } picked. Pick cards or tokens in any order.
fate-rolled-battle = Change any dice? Battle { $place_in }
fate-rolled-peril = { $objective }: this costs { $count } hope.
    .hint = Each { $ignoring } ignores a die, each { $sparing } saves 1 hope.
fate-rolled-search = Change any dice? Search { $place_in }
fate-set-out = Set out
fate-company-hint = Pick companions and armies here or on the map. Other players decide for their own characters.
    .solo = Pick companions and armies here or on the map.
fate-quiet-hint = You can use events and abilities before the next card.
fate-interrupt-hint = You can play events or use abilities now.
fate-interrupt-end = Don’t wait
    .hint = An event may be played now; you need not wait for it.
fate-any-time = playable at any time
fate-here = of the region of the acting character
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
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }.
    .hint = Pick a gold ring on the map or one of these.
    .open = After a second action here, { $other_the } will have only 1 this turn.
    .ride = 1 Travel this turn is free.
    .none = Let another character act, play an event, or finish.
fate-act-first = Who acts first, { $character_the } or { $other_the }?
    .hint = One of them gets 4 actions, the other 1, in either order.
    .solo = { $character }: 4 actions. { $other }: 1.

## What stands on the buttons: what it costs, or why not

fate-note-action = 1 action
fate-note-none = free
fate-note-ride = free
fate-note-some = some roads cost
fate-note-search = Stealth or a search
fate-note-prepare = card for a token
fate-note-fellowship = 1 card
fate-note-ways = { $count } ways
fate-note-dice = { $count ->
        [one] 1 die
       *[other] up to { $count } dice
    }
fate-note-left = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
fate-note-finish = then draw 2
fate-not-no-actions = no action left
fate-not-no-enemy = no enemy here
fate-not-no-friends = no army here
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
fate-not-refused-already = refused
fate-not-boromir = not Boromir
fate-not-cost = needs { $cost }
fate-not-road-cost = needs { $cost }
fate-not-no-armies-left = no army left
fate-not-no-muster = no people here
fate-not-not-haven = no haven here
fate-not-no-tokens-left = no token left
fate-not-gollum = not Gollum
fate-no-card-here = You have no card of { $region_the } to Prepare with.
fate-no-region-card = You have no region card to Prepare with.
fate-nobody-here = No other player’s character is { $place_in }.

## What is told

fate-told = Line { $at } of { $of }
fate-next = Next
fate-skip = Skip
fate-shadow-step = The Shadow acts
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
fate-limit = { $count } of { $most } cards: discard down to { $most }
fate-more-below = More below
fate-tray = Cards to choose from
fate-no-cards = no cards
fate-watching = You are watching. All hands are open, beside the map.
fate-solo = Your characters
fate-tokens = Tokens
fate-token-count = { $count } { $symbol }
fate-bot = bot
fate-tabs = More
fate-tab-hand = Hand
fate-tab-friends = Friends
fate-tab-shadow = Shadow
fate-tab-goals = Goals

## Tracks, decks, objectives

fate-hope = Hope { $count }
fate-hope-help = at 0 you lose
fate-threat = Threat { $count }
fate-threat-help = shadow cards per turn
fate-shadow-deck = Shadow deck
fate-left-and-gone = { $count } left · { $gone } seen
fate-back-red = Red back on top.
    .short = RED
fate-back-black = Black back on top.
    .short = BLACK
fate-under-open = When it is revealed, the back below decides: red advance ({ $red }), black reinforce ({ $black }).
fate-under-brief = Under it: { $red } red, { $black } black.
fate-under-advance = The back below is red: the revealed card will advance.
fate-under-reinforce = The back below is black: the revealed card will reinforce.
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
        [0] No Nazgûl are { $region_in }; { $here } are where Frodo is now.
       *[other] Fewer Nazgûl are { $region_in } ({ $there }) than where Frodo is now ({ $here }).
    }
why-from-the-eye = The Eye is on Frodo’s region: this gets him out.
why-nearer-doom = { $steps ->
        [0] This is Mount Doom itself.
        [one] Then Mount Doom is 1 road away.
       *[other] Then Mount Doom is { $steps } roads away.
    }
why-objective-there = { $objective_object } is completed { $place_in }.
why-objective-nearer = It is on the way { $goal_to }, for { $objective_object }.
why-shadow-there = { $count ->
        [one] 1 shadow army { $place_in } can be fought.
       *[other] { $count } shadow armies { $place_in } can be fought.
    }
why-haven = { $count ->
        [one] Threat: 1 shadow army is one road from the haven { $place_in }.
       *[other] Threat: { $count } shadow armies are one road from the haven { $place_in }.
    }
why-meets = { $other } is there, so cards can change hands.
why-frodo-acts = { $count ->
        [0] No Nazgûl are { $region_in }: Frodo can move on unseen.
        [one] 1 Nazgûl is { $region_in }: Frodo should not stay.
       *[other] { $count } Nazgûl are { $region_in }: Frodo should not stay.
    }
why-acts-near = { $character } can do most for { $objective_object }.
why-acts-threat = { $count ->
        [one] { $character } can deal with the shadow army near { $place_the }.
       *[other] { $character } can deal with the { $count } shadow armies near { $place_the }.
    }
why-acts = The actions of { $character_the } are worth most now.
why-muster = { $count ->
        [0] No friendly army is { $place_in } yet.
        [one] Only 1 friendly army is { $place_in }.
       *[other] { $count } friendly armies are { $place_in }; more are needed.
    }
why-muster-threat = { $count ->
        [one] Threat: 1 shadow army is one road away.
       *[other] Threat: { $count } shadow armies are one road away.
    }
why-attack = { $friends } against { $shadow } { $place_in }: the odds are good.
why-attack-anyway = Every shadow army removed { $place_in } is a threat less.
why-army-wanted = { $lacking ->
        [one] { $objective_object } needs 1 more { $people_army }.
       *[other] { $objective_object } needs { $lacking } more { $people_many }.
    }
why-army-along = { $people_one } can be useful on the way.
why-symbol-wanted = { $objective_object } needs { $symbol } ({ $count }).
why-symbol = You will need { $symbol }.
why-spends-unwanted = No open objective needs { $symbol }.
why-spends = { $left ->
        [0] It is the last { $symbol } in hand, but nothing else will do.
        [one] 1 more { $symbol } is left in hand.
       *[other] { $left } more { $symbol } are left in hand.
    }
why-spends-event = The event would come too late anyway.
why-objective = { $left ->
        [0] It is the last objective.
        [one] Then 1 objective is left.
       *[other] Then { $left } objectives are left.
    }
why-nazgul-from-frodo = { $count ->
        [0] Then no Nazgûl is left in Frodo’s region.
       *[other] Then { $count } Nazgûl are left in Frodo’s region.
    }
why-nazgul-far = A Nazgûl { $region_from } harms Frodo least.
why-together = { $character } can help there, too.
why-event = { $event } helps most right now.
why-enough-company = Others are more useful where they are.
why-enough = Anything else would do more harm than good.
why-nothing-now = Nothing else would help now.
why-capture = One stronghold less for shadow armies to come from.
why-song = More hope keeps you in the game.
why-distract = Nazgûl that chase Merry & Pippin do not chase Frodo.
why-shoot = One shadow army less where it threatens you.
why-shoot_nazgul = One Nazgûl less near Frodo.
why-stealth = A search could cost more than one Stealth.
why-ring = The Ring costs hope, but a search could cost more.
why-yes = It helps all of you.
why-hope-low = { $hope ->
        [one] Threat: only 1 hope is left.
       *[other] Threat: only { $hope } hope left.
    }

## Beside the chances in a review

mark-hope = Hope
mark-threat = Threat: shadow cards per turn
mark-objectives = Objectives complete
