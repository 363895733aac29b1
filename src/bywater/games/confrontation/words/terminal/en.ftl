### What only the drawing in the terminal says of The Confrontation.

table-acts = to move
table-hand = Hand:
table-played = Played:
table-fallen = Fallen:
table-to-place = To set up:
table-secret = hidden
table-specials = Special cards:
table-none = –
table-battle = Battle { $region_in }:
table-against = against
table-face-down = face down
table-free = free space
table-ways = ≈ Anduin and ∩ tunnel: Light only
table-last = last move

## A figure and where it can go

table-figures = Figures
table-figure = { $figure_short } { $region_in }
to-move = { $to }
to-attack = attack { $to_object }
to-attack-tunnel = attack { $to_object } through the tunnel
to-tunnel = take the tunnel { $to_to }
