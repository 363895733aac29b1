### What only the page says of The Confrontation. Names come with their forms, as in the game's own words.

## The map and its signs

scene-map = Map of 16 regions; your home is at the bottom
scene-north = N
scene-river = Anduin
scene-turn = Turn { $turns }
scene-signs = Symbols
scene-sign-light = Light figure
scene-sign-dark = Dark figure
scene-sign-free = free space
scene-sign-river = river, Light only
scene-sign-tunnel = tunnel, Light only
scene-sign-last = last move
scene-figure-label = { $figure }, strength { $strength }, { $region_in }
scene-figure-strength = { $figure }, strength { $strength }
scene-hidden-label = Hidden { $side } figure { $region_in }.

## Seats, cards, the fallen

scene-seat-note = { $side } · { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
scene-to-move = to move
scene-player = { $name } · { $side }
scene-cards-of = { $side }: cards
scene-card-set = The nine cards of { $side_the }
scene-cards-count = { $played } of 9 played
scene-card-spent = { $card }, played
scene-your-cards = Your cards
scene-hand-count = { $left } left, { $played } played
scene-fallen = { $side }: fallen
scene-fallen-count = Cards and fallen figures: { $count }
scene-nobody = none yet
scene-specials = { $side }: special cards
scene-close = Close
scene-about = About { $figure_object }

## Whose turn it is to go where

scene-pick-figure = Choose a figure to see where it can go.
scene-where = Where { $figure_number ->
        [many] do
       *[one] does
    } { $figure_the } go { $region_from }?
scene-where-hint = Choose a marked region or another figure.
scene-other-figure = Choose another figure
scene-back = Back
scene-move = { $to }
scene-attack = Attack { $to_object }
scene-tunnel = Take the tunnel { $to_to }
scene-attack-tunnel = Attack { $to_object } through the tunnel
scene-use-palantir = Use the Palantír
scene-palantir = Use the Palantír { $region_in }
scene-use-recall = Recall a figure to Mordor
scene-using-palantir = Which region do you look at?
scene-using-recall = Which figure goes back to Mordor?

## Setting up

scene-placing = Where do your nine figures start? The other side can’t see.
scene-placing-hint = One in each marked region, the other four at home. Choose a figure, then its place, or drag it.
scene-placing-held = Where { $figure_number ->
        [many] do
       *[one] does
    } { $figure_the } start? Choose a marked region.
scene-ready = Ready
scene-ready-missing = { $count ->
        [one] One region is still empty.
       *[other] { $count } regions are still empty.
    }
scene-promised = You are ready. The other side is still setting up.
scene-change = Change the set-up
scene-shuffle = Shuffle
scene-clear = Clear all
scene-formations = Presets
scene-formation = Preset
scene-your-figures = Your figures

## The battle

scene-battle = Battle { $region_in }
scene-battle-turn = Turn { $turns } · { $side_subject } attacks
scene-step-reveal = Reveal
scene-step-powers = Powers
scene-step-cards = Cards
scene-step-result = Result
scene-strength = Strength
scene-strength-low = strength
scene-not-shown = not revealed yet
scene-no-cards = No cards in this battle
scene-no-card-yet = No card yet
scene-face-down = Face down
scene-your-card = Your card: { $card }
scene-played = { $card }
scene-fetched = Magic: { $card }
scene-against = against
scene-beats = beats
scene-loses-to = loses to
scene-both-fall = both fall
scene-parted = no one falls
scene-defeated = Defeated
scene-withdrew = Retreated
scene-choose-card = Choose a card
scene-fetch-card = Bring back a card
scene-lay = Play { $card_object }
scene-lay-open = Play { $card_object }
scene-take-back = Bring back { $card_object }
scene-see-map = Show the map
scene-to-battle = Show the battle
scene-go-on = Continue

## The end

scene-end-won = You win
scene-end-lost = You lose
scene-end-side = { $side_subject } wins
scene-end-nobody = No one wins
scene-end-turns = After { $turns } turns
scene-points = { $count ->
        [one] point
       *[other] points
    }
scene-fell = fell

## Explanations

scene-panel = Details
scene-card-of = Card of { $side_the }
scene-special-card = Special card, used once
scene-number-card = Adds { $value } to the figure’s strength.
scene-room = { $count ->
        [one] Room for 1 figure per side
       *[other] Room for { $count } figures per side
    }
scene-nobody-there = No one is here.
scene-anybody = A hidden { $side } figure
scene-one-of = One of: { $names }
scene-goal-attack = attack: { $who }
scene-goal-free = free to enter
scene-goal-tunnel = through the tunnel; a Balrog in Moria may strike
scene-aim-light = You win when Frodo enters Mordor or Dark can’t move. You lose if Frodo falls, three Dark figures reach the Shire, or you can’t move.
scene-aim-dark = You win when Frodo falls, three of your figures reach the Shire, or Light can’t move. You lose if Frodo enters Mordor or you can’t move.
scene-aim-both = Light wins when Frodo enters Mordor. Dark wins when he falls or three Dark figures reach the Shire. Whoever can’t move loses.
scene-region-moria = The tunnel from Eregion to Fangorn runs below. A Balrog here may strike whoever takes it.
scene-region-eregion = Light can take the tunnel from here to Fangorn.
scene-region-fangorn = The tunnel from Eregion ends here, and Light can take the river to Rohan.
scene-region-mirkwood = Light can take the river from here to Fangorn.
scene-region-mordor = If Frodo enters, Light wins.
scene-region-shire = If three Dark figures are here, Dark wins.

## What is remembered

scene-notes-of = What you know about { $side_the }
scene-notes-one-of = { $count ->
        [one] 1 of
       *[other] { $count } of
    }
scene-notes-unknown = { $count } unknown
scene-notes-open = Whereabouts unknown:
scene-notes-fallen = Fallen:
scene-notes-secret = Still setting up in secret.
scene-notes-nothing = All figures are revealed.

## Why a bot would do it

why-frodo-arrives = Frodo enters Mordor, and Light wins at once.
why-shire-taken = The third Dark figure enters the Shire, and Dark wins at once.
why-shire-next = { $left ->
        [0] That makes three Dark figures in the Shire.
        [one] Then 1 more Dark figure in the Shire wins.
       *[other] Then 2 more Dark figures in the Shire win.
    }
why-attack-frodo = Frodo is { $region_in }: whoever defeats him wins.
why-attack-stronger = We know { $other_the } { $other_number ->
        [many] are
       *[one] is
    } there: { $mine } against { $theirs }.
why-attack-known = We know { $other_the } { $other_number ->
        [many] are
       *[one] is
    } there: no surprise for { $figure_object }.
why-may-be-frodo = It may be Frodo: he is one of { $count } who can be { $region_in }.
why-mostly-weaker = { $figure }: { $weaker } of the { $count } who can be there are weaker.
why-finds-out = At least we learn who is { $region_in }.
why-frodo-escapes = { $count ->
        [one] Dark can reach Frodo { $region_in } from 1 region, so he leaves.
       *[other] Dark can reach Frodo { $region_in } from { $count } regions, so he leaves.
    }
why-frodo-nearer = { $steps ->
        [one] Then Frodo is 1 step from Mordor.
       *[other] Then Frodo is { $steps } steps from Mordor.
    }
why-frodo-freed = It removes a threat: from { $region_object } Dark can reach Frodo { $other_in }.
why-beside-frodo = { $figure } can help Frodo there.
why-way-for-frodo = Frodo is in danger { $region_in }, and this gives him more room.
why-before-frodo = { $figure } clears the way for Frodo, who is { $region_in }.
why-meets-them = From { $region_object } we can attack Dark figures next.
why-dark-nearer = { $steps ->
        [one] { $figure }: then 1 step from the Shire.
       *[other] { $figure }: then { $steps } steps from the Shire.
    }
why-frodo-fights = Frodo himself is fighting: nothing matters more.
why-text-card = The text of { $card_the } may be worth more than a number here.
why-saves-card = Playing { $played_object } is enough; { $card_the } is saved for another battle.
why-makes-up = { $other }: ahead by { $behind }, and { $card_the } makes up for it.
why-makes-sure = With { $card_object }, { $other_the } can’t turn the battle.
why-already-ahead = { $figure }: ahead by { $ahead } without a card.
why-fetch = We need { $card_object } most.
why-retreats = Better to leave than to lose { $figure_object } here.
why-frodo-flees = Frodo must not be caught, and no enemy is { $region_in }.
why-stands = Staying is better than leaving here.
why-sam = Sam fights for Frodo with { $strength }.
why-ban = Without cards strength alone decides, and that is good for us.
why-place-frodo = Frodo { $region_in }: no one looks for him there first.
why-place-strong = { $figure }: strong, so best where the first battles will be.
why-place-weak = { $figure } { $region_in }: no one should tell strong from weak.
