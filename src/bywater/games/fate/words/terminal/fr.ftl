### Ce que seul le dessin du terminal dit du Destin de la Communauté.

## Les peuples en une lettre, les personnages en trois

mark-elf = E
mark-dwarf = N
mark-rohan = R
mark-gondor = G
mark-aragorn = Ara
mark-arwen = Arw
mark-boromir = Bor
mark-eomer = Eom
mark-eowyn = Eow
mark-faramir = Far
mark-frodo_sam = Fro
mark-galadriel = Gal
mark-gandalf = Gan
mark-gimli = Gim
mark-gollum = Gol
mark-legolas = Leg
mark-merry_pippin = Mer

## Les pistes et les pioches

table-hope = Espoir
table-threat = Menace
table-threat-cards = { $count ->
        [one] { $count } carte Ombre par tour
       *[other] { $count } cartes Ombre par tour
    }
table-shadow-deck = Pioche Ombre { $count }, défausse { $gone }
table-back = dos visible : { $back }
table-odds = le dos en dessous décide : rouge { $red } (Avancée), noir { $black } (Renforts)
table-advance = le dos en dessous est rouge : Avancée
table-reinforce = le dos en dessous est noir : Renforts
table-known = connue : { $line } / { $order }
table-known-special = connue : { $card }
table-player-deck = Pioche Joueur { $count }, défausse { $gone }
table-skies = « Le ciel s’assombrit » : { $count }
table-piles = paquets
table-next = dessus :
table-then = puis

## Le tour

table-turn = Tour : { $player }
table-act = actions
table-draw = 2 cartes
table-shadow = Ombre
table-actions = { $character } : { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
table-either = { $character } : 4 ou 1
table-to-come = { $count ->
        [one] encore { $count } carte Ombre
       *[other] encore { $count } cartes Ombre
    }
table-roads = Routes { $place_from } :
table-company = Ensemble :
table-due = À payer :
table-search = Traque { $place_in } :
table-battle = Bataille { $place_in } :
table-peril = Dés :

## Les objectifs et les joueurs

table-objective = { $objective_short } :
table-objectives = Objectifs
table-way = route d’{ "" }
table-or = ou
table-places = lieux{ " " }
table-away = (hors du plateau)
table-supply = Réserve

## Ce que veulent dire les signes

table-sign-haven = refuge
table-sign-stronghold = forteresse
table-sign-shadow-place = lieu de l’Ombre
table-sign-shadow = armée de l’Ombre
table-sign-nazgul = Nazgûl
table-sign-eye = Œil
table-sign-muster = s’y rallient
table-sign-skies = « Le ciel s’assombrit » dedans
table-sign-token = pion
table-sign-event = Événement

## Les choix sous leurs titres

group-act = Agir avec
group-travel = Voyage
group-armies = Armées
group-objective = Objectif
group-pledge = Serment
group-prepare = Préparatifs
group-give = Donner à
group-take = Prendre à
group-ability = Capacité
group-event = Événement
group-interrupt = Agit d’abord
group-wheels = 2 de
group-reroll = Relancer
group-die = Dé
group-disregard = Ignorer
group-card = Carte
group-spend = Dépenser
group-discard = Défausser
group-along = Emmener
group-armies-along = Emmener : { $people }
group-who = Qui
group-at = Où
group-number = Combien
group-lose = Perdre
group-nazgul-from = Nazgûl de
group-nazgul = Nazgûl
group-token-for = Pour { $player }
to-card = { $card_short }
to-player = { $seat } ({ $first_short }, { $second_short })
to-player-one = { $seat } ({ $first_short })
to-seat = { $seat }
to-ability = { $ability }
to-face = { $face }
to-turned = { $face } → { $into }
to-character = { $character }
to-objective = { $objective }
to-otherwise = { $objective } (autre prix)
to-event = { $event }
to-nazgul = un Nazgûl
to-token = { $symbol_token }
to-symbol = { $symbol }
to-number = ×{ $count }
to-people = { $people }
to-region = { $region }
to-step = { $region } → { $into }
to-place = { $place }
to-road = { $place } ({ $count }{ $symbol_short })
to-muster = { $count ->
        [one] rallier { $people_one }
       *[other] rallier { $count } { $people_many }
    }
to-attack = { $count ->
        [one] attaquer avec { $count } dé
       *[other] attaquer avec { $count } dés
    }
to-capture = capturer
to-capture-otherwise = capturer (autre prix)
