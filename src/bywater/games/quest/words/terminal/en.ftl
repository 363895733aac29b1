### What only the drawing in the terminal says of The Lord of the Rings.

## Hobbits in one letter

mark-frodo = F
mark-sam = S
mark-pippin = P
mark-merry = M
mark-fatty = B

## The table

table-light = light
table-sauron = Sauron
table-dark = dark
table-tiles = Tiles ({ $count })
table-turned = revealed: { $tile_short }
table-next = next: { $tile_short }
table-then = then { $tile_short }
table-looked = { $count } looked at
table-step = step
table-hand = hand
table-out = out of the game
table-deck = deck { $deck }, discards { $discards }
table-discards = discards:
table-shown = revealed: { $card }
table-pledged = pledged:
table-missing = missing:
table-met = enough: pay
table-guidance = { gandalf-guidance } 2
missing-symbols = { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
missing-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
missing-tokens = { $count ->
        [one] { $count } life token
       *[other] { $count } life tokens
    }
missing-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
missing-volunteer = a volunteer

## What the signs mean

table-sign-ring = Ring
table-sign-shield = shield
table-sign-special = special
table-sign-tokens = life
table-sign-die = die
table-sign-light = to the light
table-sign-white = white
table-sign-grey = grey
table-sign-joker = joker
table-sign-pledged = pledged

## Choices under headings

group-discard = Discard
group-pledge = Pledge
group-pledge-own = Give
group-give = Give
group-interrupt = Ask
group-interrupt-demand = Ask to give
group-interrupt-volunteer = Ask to volunteer
group-friendship = ∞ { line-friendship }
group-travelling = » { line-travelling }
group-hiding = ♠ { line-hiding }
group-fighting = † { line-fighting }
group-idle = No effect
to-white_friendship = ▯∞
to-white_travelling = ▯»
to-white_hiding = ▯♠
to-white_fighting = ▯†
to-white_joker = ▯★
to-grey_friendship = ▮∞
to-grey_travelling = ▮»
to-grey_hiding = ▮♠
to-grey_fighting = ▮†
to-card = { $card_short }
to-stars = { $card_short } ×{ $count }
to-idle = { $card } ({ $line })
to-name = { $card }
to-token = { $token }
to-hobbit = { $hobbit }
to-line = { $line }
to-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
