### Was nur die Zeichnung im Terminal über Die Entscheidung sagt.

table-acts = am Zug
table-hand = Hand:
table-played = Gespielt:
table-fallen = Gefallen:
table-to-place = Aufzustellen:
table-secret = verdeckt
table-specials = Sonderkarten:
table-none = –
table-battle = Kampf { $region_in }:
table-against = gegen
table-face-down = verdeckt
table-free = freier Platz
table-ways = ≈ Anduin und ∩ Tunnel: nur Licht
table-last = letzter Zug

## Eine Figur und wohin sie kann

table-figures = Figuren
table-figure = { $figure_short } { $region_in }
to-move = { $to }
to-attack = { $to_object } angreifen
to-attack-tunnel = { $to_object } durch den Tunnel angreifen
to-tunnel = Tunnel nehmen { $to_to }
