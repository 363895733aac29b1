### What only the page says of The Confrontation. Names come with their forms, as in the game's own words.

## The map and its signs

scene-map = Map of sixteen regions; your own home is at the bottom
scene-north = N
scene-river = Anduin
scene-turn = Turn { $turns }
scene-signs = Signs
scene-sign-light = Light figure
scene-sign-dark = Dark figure
scene-sign-free = free place
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
scene-to-move = to act
scene-player = { $name } · { $side }
scene-cards-of = { $side }: cards
scene-card-set = The nine cards of { $side_the }
scene-cards-count = { $played } of 9 played
scene-card-spent = { $card }, played
scene-your-cards = Your cards
scene-hand-count = { $left } to play, { $played } played
scene-fallen = { $side }: fallen
scene-fallen-count = Cards and fallen figures: { $count }
scene-nobody = nobody yet
scene-specials = { $side }: special cards
scene-close = Close
scene-about = About { $figure_object }

## Whose turn it is to go where

scene-pick-figure = Click one of your figures to see where it can go.
scene-where = { $figure_subject } { $figure_number ->
        [many] are
       *[one] is
    } { $region_in }. Where to?
scene-where-hint = Click a marked region, press its number, or choose another figure.
scene-other-figure = Another figure
scene-back = Back
scene-move = { $to }
scene-attack = Attack { $to_object }
scene-tunnel = Tunnel { $to_to }
scene-attack-tunnel = Attack { $to_object } by the tunnel
scene-use-palantir = Use the Palantír
scene-palantir = Palantír: { $region }
scene-use-recall = Recall to Mordor
scene-using-palantir = Which region shall the Palantír show?
scene-using-recall = Which figure goes back to Mordor?

## Setting up

scene-placing = Set up your nine figures, unseen by the other side
scene-placing-hint = One in each marked region; the other four stay at home. Click a figure and then its place, or drag it.
scene-placing-held = Where does { $figure_the } stand? Click a marked region.
scene-ready = Ready
scene-ready-missing = { $count ->
        [one] One region is still empty.
       *[other] { $count } regions are still empty.
    }
scene-promised = Your figures stand. The other side is still setting up.
scene-change = Change
scene-shuffle = Shuffle
scene-clear = Take all back
scene-formations = Ready-made
scene-formation = Ready-made set-up
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
scene-not-shown = not shown yet
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
scene-parted = they part
scene-defeated = Defeated
scene-withdrew = Withdrawn
scene-choose-card = Choose a card
scene-fetch-card = Bring back a card
scene-lay = Lay { $card_object } face down
scene-lay-open = Answer with { $card_object }
scene-take-back = Bring back { $card_object }
scene-see-map = See the map
scene-to-battle = To the battle
scene-go-on = Go on

## The end

scene-end-won = You have won
scene-end-lost = You have lost
scene-end-side = { $side_subject } wins
scene-end-nobody = Nobody wins
scene-end-turns = After { $turns } turns
scene-points = { $count ->
        [one] point
       *[other] points
    }
scene-fell = fell

## Explanations

scene-panel = What this is
scene-card-of = Card of { $side_the }
scene-special-card = Special card, to be used once
scene-number-card = Adds { $value } to the strength of the figure.
scene-room = { $count ->
        [one] Room for one figure of each side
       *[other] Room for { $count } figures of each side
    }
scene-nobody-there = Nobody is here.
scene-anybody = A hidden { $side } figure
scene-one-of = One of: { $names }
scene-goal-attack = attack: { $who }
scene-goal-free = free to enter
scene-goal-tunnel = by the tunnel; a Balrog in Moria may strike
scene-aim-light = You win when Frodo enters Mordor, or when Dark cannot move. You lose if Frodo falls, if three Dark figures reach the Shire, or if you cannot move.
scene-aim-dark = You win when Frodo falls, when three of your figures stand in the Shire, or when Light cannot move. You lose if Frodo enters Mordor or you cannot move.
scene-aim-both = Light wins when Frodo enters Mordor; Dark wins when he falls or three Dark figures stand in the Shire. Whoever cannot move loses.
scene-region-moria = The tunnel from Eregion to Fangorn runs beneath. A Balrog here may strike whoever takes it.
scene-region-eregion = Light may take the tunnel from here to Fangorn.
scene-region-fangorn = The tunnel from Eregion ends here, and the river carries Light on to Rohan.
scene-region-mirkwood = The river carries Light from here to Fangorn.
scene-region-mordor = If Frodo enters, Light wins.
scene-region-shire = If three Dark figures stand here, Dark wins.

## What is remembered

scene-notes-of = Remembered of { $side_the }
scene-notes-one-of = { $count ->
        [one] one of
       *[other] { $count } of
    }
scene-notes-unknown = { $count ->
        [one] one unknown
       *[other] { $count } unknown
    }
scene-notes-open = Place not certain:
scene-notes-fallen = Fallen:
scene-notes-secret = Still setting up, in secret.
scene-notes-nothing = All figures lie open.

## Why a bot would do it

why-frodo-arrives = Frodo enters Mordor, and Light wins at once.
why-shire-taken = The third Dark figure enters the Shire, and Dark wins at once.
why-shire-next = { $left ->
        [0] With it three Dark figures are in the Shire.
        [one] After it one more Dark figure in the Shire would win.
       *[other] Two more Dark figures in the Shire would win.
    }
why-attack-frodo = Frodo stands { $region_in }: whoever defeats him wins.
why-attack-stronger = It is { $other_the }, as we know: { $mine } against { $theirs }.
why-attack-known = It is { $other_the }, as we know, and no surprise awaits { $figure_object }.
why-may-be-frodo = It may be Frodo: he is one of { $count } who can stand { $region_in }.
why-mostly-weaker = { $figure }: { $weaker } of the { $count } who can stand there are weaker.
why-finds-out = At least we learn who stands { $region_in }.
why-frodo-escapes = { $count ->
        [one] Dark can reach Frodo { $region_in } from one region: he gets away.
       *[other] Dark can reach Frodo { $region_in } from { $count } regions: he gets away.
    }
why-frodo-nearer = { $steps ->
        [one] Then Frodo is one step from Mordor.
       *[other] Then Frodo is { $steps } steps from Mordor.
    }
why-frodo-freed = The threat: from { $region_object } they can reach Frodo { $other_in }.
why-beside-frodo = { $figure } can stand by Frodo there.
why-way-for-frodo = Frodo is threatened { $region_in }: there is more room for him now.
why-before-frodo = { $figure } goes before Frodo, who stands { $region_in }, and clears his way.
why-meets-them = From { $region_object } Dark figures can be attacked next.
why-dark-nearer = { $steps ->
        [one] { $figure }: one step from the Shire then.
       *[other] { $figure }: { $steps } steps from the Shire then.
    }
why-frodo-fights = Frodo himself fights: nothing matters more.
why-text-card = What { $card_the } says may count more than a number here.
why-saves-card = It is enough to play { $played_object }; { $card_the } is saved for another battle.
why-makes-up = { $other }: stronger by { $behind }, and { $card_the } makes up for it.
why-makes-sure = We play { $card_object } so that { $other_the } can’t turn the battle.
why-already-ahead = { $figure }: ahead by { $ahead } without any card.
why-fetch = What we miss most is { $card_the }.
why-retreats = Better to leave than to lose { $figure_object } here.
why-frodo-flees = Frodo must not be caught: { $region_in } nobody waits for him.
why-stands = Standing is better than giving way here.
why-sam = Sam fights for Frodo with { $strength }.
why-ban = Without cards strength alone decides, and that suits us.
why-place-frodo = Frodo { $region_in }: where nobody looks for him first.
why-place-strong = { $figure }: strong, so best where the first battles will be.
why-place-weak = { $figure } { $region_in }: nobody should be able to tell the strong from the weak.
