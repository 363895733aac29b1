### Ce que seule la page dit du Destin de la Communauté.

## La carte

fate-map = Carte de la Terre du Milieu. Les flèches la déplacent ou vont de lieu en lieu, plus et moins zooment, 0 la montre en entier.
fate-minimap = Petite carte ; appuyez pour aller en son milieu
fate-zoom = Zoom
fate-zoom-in = Plus près
fate-zoom-out = Plus loin
fate-zoom-all = Toute la carte
fate-legend = Légende
fate-line-blue = bleu
fate-line-lime = vert clair
fate-line-green = vert foncé
fate-line-orange = orange
fate-line-magenta = magenta
fate-line-yellow = jaune
fate-line-teal = turquoise
fate-sign-haven = refuge
fate-sign-hold = forteresse
fate-sign-shadow = armée de l’Ombre
fate-sign-nazgul = Nazgûl
fate-sign-eye = l’Œil
fate-sign-elf = Elfes
fate-sign-dwarf = Nains
fate-sign-rohan = Rohirrim
fate-sign-gondor = Gondor
fate-sign-spawn = arrivée d’armées de l’Ombre
fate-sign-special = route payante
fate-sort-haven = refuge
fate-sort-hold = forteresse de l’Ombre
fate-sort-spawn = des armées de l’Ombre arrivent ici
fate-musters = ralliement : { $people }
fate-count = { $count ->
        [one] { $count } { $what_army }
       *[other] { $count } { $what_many }
    }
fate-count-shadow = { $count ->
        [one] { $count } armée de l’Ombre
       *[other] { $count } armées de l’Ombre
    }
fate-count-free = { $count ->
        [one] { $count } armée alliée
       *[other] { $count } armées alliées
    }
fate-crowd = { $count ->
        [one] { $count } autre personnage
       *[other] { $count } autres personnages
    }
fate-riders = { $region } : { $count ->
        [0] aucun Nazgûl
       *[other] { $count } Nazgûl
    }{ $eye ->
        [0] {""}
       *[other] , l’Œil
    }
fate-plaque = { $region } : armées alliées { $free }, armées de l’Ombre { $shadow }, Nazgûl { $nazgul }. Y aller.

## Le tour

fate-steps = Étapes du tour
fate-phase-act = Actions
fate-phase-draw = Pioche 2
fate-phase-shadow = Ombre · { $count }
fate-four-or-one = 4 ou 1
fate-left = { $character } : { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }

## Les symboles

fate-symbol-friendship = Amitié
    .about = Rallie des armées, paie certaines routes spéciales et gagne les cœurs que demandent plusieurs objectifs.
fate-symbol-valor = Vaillance
    .about = Trois capturent une forteresse ; après une bataille, chacune retire encore une armée de l’Ombre.
fate-symbol-stealth = Furtivité
    .about = Une seule épargne à Frodon la traque quand il voyage ; bien des routes spéciales la demandent aussi.
fate-symbol-resistance = Résistance
    .about = Chacune relance un dé de traque ou de bataille ; cinq détruisent l’Anneau à la Montagne du Destin.

## Les questions

fate-deed-travel = Voyage
    .help = Choisissez un anneau doré sur la carte
fate-deed-prepare = Préparatifs
    .help = Dans un refuge : une carte de région contre un pion de son symbole
fate-deed-fellowship = Communauté
    .help = Donner ou prendre une carte de cette région, avec quelqu’un qui s’y trouve
fate-deed-muster = Ralliement
    .help = Une Amitié amène une armée là où un peuple se rallie
fate-deed-attack = Attaque
    .help = Un dé par armée alliée, trois au plus
fate-deed-capture = Capture
    .help = Une forteresse tenue par une armée alliée, sans armée de l’Ombre, devient un refuge
fate-deed-objective = Objectif
    .help = Ce que demande un objectif
fate-deed-ability = Capacité
    .help = Ce que ce personnage est seul à savoir faire
fate-deed-floor = Consulter
    .help = Quelqu’un d’autre peut jouer un événement maintenant
fate-travel-hint = Choisissez un anneau doré. Les routes en pointillé coûtent les symboles de leur jeton.
fate-finish = Terminer
fate-finish-sure = Il reste des actions. Finir quand même ?
fate-back = Retour
fate-which = Que voulez-vous faire ?
fate-armies = { $people } : { $count } sur { $most }
fate-bill = { $count } sur { $most }. Cliquez sur des cartes ou des pions, dans n’importe quel ordre.
fate-rolled-battle = Bataille { $place_in } : changez-vous des dés ?
fate-rolled-search = Traque { $place_in } : changez-vous des dés ?
fate-set-out = En route
fate-company-hint = Choisissez compagnons et armées ici ou sur la carte. Les autres joueurs sont consultés pour les leurs.
fate-quiet-hint = Avant la prochaine carte : événements et capacités sont permis.
fate-floor-hint = Vous pouvez jouer des événements ou user de vos capacités.
fate-any-time = se joue à tout moment
fate-here = de la région où se trouve le personnage qui agit
fate-pick-place = Choisissez un anneau doré sur la carte.
fate-pick-region = Choisissez une région sur la carte.
fate-pick-character = Choisissez un personnage sur la carte.
fate-pick-card = Choisissez une carte.
fate-pick-face = Choisissez un dé.
fate-pick-seat = Choisissez quelqu’un.
fate-pick-people = Choisissez une armée.
fate-pick-symbol = Choisissez un pion.

## Le récit

fate-told = Ligne { $at } sur { $of }
fate-next = Suite
fate-skip = Passer
fate-shadow-step = Ce que fait l’Ombre
fate-way-turned = Carte Ombre
fate-way-advance = Avancée
fate-way-reinforce = Renforts
fate-way-special = Carte spéciale
fate-dice = Dés
fate-dice-search = Traque
fate-dice-battle = Bataille
fate-dice-peril = Péril
fate-sides = { $free } contre { $shadow } de l’Ombre

## Ce que chacun possède

fate-hand = Votre main
fate-limit = { $count } cartes sur { $most } ; au-delà, il faut défausser
fate-tray = Cartes à choisir
fate-no-cards = aucune carte
fate-watching = Vous regardez. Les mains de tous sont à côté de la carte.
fate-solo = Votre rangée de personnages
fate-tokens = Pions
fate-token-count = { $symbol } : { $count }
fate-bot = bot
fate-tabs = Le reste de la table
fate-tab-hand = Main
fate-tab-friends = Alliés
fate-tab-shadow = Ombre
fate-tab-goals = Objectifs

## Pistes, pioches, objectifs

fate-hope = Espoir { $count }
fate-hope-help = à 0, tout est perdu
fate-threat = Menace { $count }
fate-threat-help = cartes Ombre par tour
fate-shadow-deck = Pioche Ombre
fate-left-and-gone = { $count } restantes · { $gone } vues
fate-back-red = Dos rouge sur le dessus.
    .short = ROUGE
fate-back-black = Dos noir sur le dessus.
    .short = NOIR
fate-under-open = Quand elle est retournée, le dos en dessous décide : rouge Avancée ({ $red }), noir Renforts ({ $black }).
fate-under-advance = Le dos en dessous est rouge : la carte retournée sera une Avancée.
fate-under-reinforce = Le dos en dessous est noir : la carte retournée amènera des Renforts.
fate-known = Connue :
fate-player-deck = Pioche Joueur : { $count } cartes, dont { $skies } Ciel sombre.
fate-next-dark = L’une des { $count } prochaines cartes est un Ciel sombre.
fate-objectives = Objectifs
fate-objectives-done = { $done } sur { $count }
fate-done = accompli
fate-locked = après les autres
fate-or = ou
fate-step-at = { $place_in }
fate-step-haven = { $place } comme refuge
fate-step-way = { $place }
fate-step-army = { $people } : { $have } sur { $want } armées
fate-step-held = Lieux tenus : { $have } sur { $want }
fate-step-clear = { $region } : encore { $have } armées de l’Ombre et { $want } forteresses
fate-step-shadow = Armées de l’Ombre sur place : { $have }
fate-step-cost = { $symbol } : { $want }
fate-step-count = { $have } sur { $want }
fate-step-nazgul = Nazgûl : { $have } sur { $want }
fate-step-region = { $region }
fate-step-people = { $people }
