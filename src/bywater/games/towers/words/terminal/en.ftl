### What only the drawing in the terminal says of The Two Towers.

## Qualities in eight letters, for narrow columns

sign-strength = Strength
sign-wisdom = Wisdom
sign-endurance = Endur.
sign-resolve = Resolve

## The table

table-scored = scored
table-forecast = { $place } if scored now
    .short = { $place } now
table-ranking = Final ranking
table-points = Points
table-cards = Cards
table-display = Open cards
table-piles = (pile { $pile }, discards { $discards })
table-hand = Your hand ({ $count })
table-hand-of = { $seat } has
table-took = { $seat } took, face up
table-none = –

## What the signs mean

table-sign-actor = to move
table-sign-ring = ring
table-sign-marker = marker
table-sign-counts = scores { $place_in }
table-sign-gandalf = Gandalf
table-sign-card = card

## Choices under headings

table-take = Take
table-offer = Swap 1 for 2
to-draw = from the pile
to-lay = { $quality }, new row
to-lead = Gandalf + { $quality }, new row
to-lay-replace = { $quality } instead of { $old }
to-lead-replace = Gandalf + { $quality } instead of { $old }
to-extend = { $quality }, makes { $count }
