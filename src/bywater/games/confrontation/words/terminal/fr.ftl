### Ce que seul le dessin du terminal dit de La Confrontation.

table-acts = à jouer
table-hand = Main :
table-played = Jouées :
table-fallen = Tombés :
table-to-place = À placer :
table-secret = en secret
table-specials = Cartes spéciales :
table-none = –
table-battle = Combat { $region_in } :
table-against = contre
table-face-down = face cachée
table-free = place libre
table-ways = ≈ Anduin et ∩ tunnel : Lumière seule
table-last = dernier coup

## Une figurine et où elle peut aller

table-figures = Figurines
table-figure = { $figure_short } { $region_in }
to-move = { $to }
to-attack = attaquer { $to_object }
to-attack-tunnel = attaquer { $to_object } par le tunnel
to-tunnel = prendre le tunnel { $to_to }
