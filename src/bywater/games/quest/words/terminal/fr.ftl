### Ce que seul le dessin du terminal dit du Seigneur des Anneaux.

## Les Hobbits en une lettre

mark-frodo = F
mark-sam = S
mark-pippin = P
mark-merry = M
mark-fatty = G

## La table

table-light = lumière
table-sauron = Sauron
table-dark = obscurité
table-tiles = Tuiles ({ $count })
table-turned = retournée : { $tile_short }
table-next = prochaine : { $tile_short }
table-then = puis { $tile_short }
table-looked = { $count } regardées
table-step = case
table-hand = main
table-out = éliminé
table-deck = pioche { $deck }, défausse { $discards }
table-discards = défausse :
table-shown = retournée : { $card }
table-pledged = promis :
table-missing = il manque :
table-met = assez : payez
table-guidance = { gandalf-guidance } 2
missing-symbols = { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    }
missing-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
missing-tokens = { $count ->
        [one] { $count } jeton Vie
       *[other] { $count } jetons Vie
    }
missing-shields = { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
missing-volunteer = un volontaire

## Ce que veulent dire les signes

table-sign-ring = Anneau
table-sign-shield = bouclier
table-sign-special = spécial
table-sign-tokens = vie
table-sign-die = dé
table-sign-light = vers la lumière
table-sign-white = blanche
table-sign-grey = grise
table-sign-joker = joker
table-sign-pledged = promis

## Les choix sous des titres

group-discard = Défausser
group-pledge = Promettre
group-pledge-own = Donner
group-give = Donner
group-interrupt = Demander à
group-interrupt-demand = Demander de donner
group-interrupt-volunteer = Demander de se dévouer
group-friendship = ∞ { line-friendship }
group-travelling = » { line-travelling }
group-hiding = ♠ { line-hiding }
group-fighting = † { line-fighting }
group-idle = Sans effet
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
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
