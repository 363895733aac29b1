### What only the page says of Fate of the Fellowship.

## The map

fate-map = Map of Middle-earth. Arrow keys move it or walk from place to place, plus and minus zoom, 0 shows all of it.
fate-minimap = Small map; press to go to its middle
fate-zoom = Zoom
fate-zoom-in = Nearer
fate-zoom-out = Farther
fate-zoom-all = Whole map
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
fate-deed-floor = Ask others
    .help = Somebody else may play an event now
fate-travel-hint = Pick a gold ring. Dotted roads cost the symbols on their coin.
fate-finish = Finish
fate-finish-sure = There are actions left. End them all the same?
fate-back = Back
fate-which = Which of these?
fate-armies = { $people }: { $count } of { $most }
fate-bill = { $count } of { $most } picked. Click cards or tokens in any order.
fate-rolled-battle = Battle { $place_in }: do you change any dice?
fate-rolled-search = Search { $place_in }: do you change any dice?
fate-set-out = Set out
fate-company-hint = Pick companions and armies here or on the map. Owners of other characters are asked.
fate-quiet-hint = Before the next card: events and abilities can be used now.
fate-floor-hint = You may play events or use abilities now.
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
fate-dice-peril = Peril
fate-sides = { $free } friendly against { $shadow } shadow armies

## What everybody has

fate-hand = Your hand
fate-limit = { $count } of { $most } cards; more must be discarded
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
fate-under-advance = The back below is red: the turned card will advance.
fate-under-reinforce = The back below is black: the turned card will reinforce.
fate-known = Known:
fate-player-deck = Player deck: { $count } cards, { $skies } Skies Darken among them.
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
