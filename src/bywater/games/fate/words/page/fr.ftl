### Ce que seule la page dit du Destin de la Communauté.

## La carte

fate-map = Carte de la Terre du Milieu. Les flèches la déplacent ou vont de lieu en lieu, plus et moins zooment, 0 la montre en entier.
fate-minimap = Petite carte ; appuyez pour aller en son milieu
fate-zoom = Zoom
fate-zoom-in = Plus près
fate-zoom-out = Plus loin
fate-zoom-all = Toute la carte
fate-key-zoom = zoom de la carte, quand elle a le focus
fate-arrows = Flèches
fate-key-arrows = sur la carte : lieu suivant, ou déplacer la carte
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
fate-musters = ralliement : { $people }
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
fate-riders = { $region } : { $count ->
        [0] aucun Nazgûl
       *[other] { $count } Nazgûl
    }{ $eye ->
        [0] {""}
       *[other] , l’Œil
    }
fate-plaque = { $region } : armées alliées { $free }, armées de l’Ombre { $shadow }, Nazgûl { $nazgul }. Y aller.

## Le tour

fate-steps = Étapes du tour
fate-phase-act = Actions
fate-phase-draw = Pioche 2
fate-phase-shadow = Ombre · { $count }
fate-four-or-one = 4 ou 1
    .short = 4/1
fate-left = { $character } : { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }

## Les symboles

fate-symbol-friendship = Amitié
    .about = Rallie des armées et paie certaines routes spéciales et plusieurs objectifs.
fate-symbol-valor = Vaillance
    .about = 3 capturent une forteresse ; après une bataille, chacune retire une armée de l’Ombre.
fate-symbol-stealth = Furtivité
    .about = 1 cache Frodon quand il voyage ; bien des routes spéciales la demandent aussi.
fate-symbol-resistance = Résistance
    .about = Chacune relance un dé de traque ou de bataille ; 5 détruisent l’Anneau à la Montagne du Destin.

## Les questions

fate-deed-travel = Voyage
    .help = Choisissez un anneau doré sur la carte
fate-deed-prepare = Préparatifs
    .help = Dans un refuge : une carte de région contre un pion de son symbole
fate-deed-fellowship = Communauté
    .help = Donner ou prendre une carte de cette région
fate-deed-muster = Ralliement
    .help = 1 Amitié amène une armée du peuple d’ici
fate-deed-attack = Attaque
    .help = 1 dé par armée alliée, 3 au plus
fate-deed-capture = Capture
    .help = Une forteresse tenue par une armée alliée, sans armée de l’Ombre, devient un refuge
fate-deed-objective = Objectif
    .help = Ce que demande un objectif
fate-deed-ability = Capacité
    .help = Ce que ce personnage est seul à savoir faire
fate-deed-interrupt = Consulter
    .help = Un autre joueur peut agir d’abord
fate-travel-hint = Choisissez un anneau doré. Les routes en pointillé coûtent les symboles de leur jeton.
fate-finish = Terminer
fate-finish-sure = Il reste des actions. Finir quand même ?
fate-back = Retour
fate-which = Laquelle ?
fate-this = Faire cela ?
fate-armies = { $people } : { $count } sur { $most }
fate-bill = { $count } sur { $most }. Choisissez cartes ou pions, dans n’importe quel ordre.
fate-rolled-battle = Changez-vous des dés ? Bataille { $place_in }
fate-rolled-peril = { $objective } : cela coûte { $count } Espoir.
    .hint = { $ignoring } : ignorer un dé ; { $sparing } : sauver 1 Espoir.
fate-rolled-search = Changez-vous des dés ? Traque { $place_in }
fate-set-out = En route
fate-company-hint = Choisissez compagnons et armées ici ou sur la carte. Les autres joueurs décident pour leurs personnages.
    .solo = Choisissez compagnons et armées ici ou sur la carte.
fate-quiet-hint = Avant la prochaine carte, vous pouvez utiliser Événements et capacités.
fate-interrupt-hint = Vous pouvez jouer des Événements ou utiliser vos capacités.
fate-interrupt-end = Ne plus attendre
    .hint = Un Événement peut être joué maintenant ; vous n’êtes pas obligé d’attendre.
fate-any-time = se joue à tout moment
fate-here = de la région du personnage qui agit
fate-pick-place = Choisissez un anneau doré sur la carte.
fate-pick-region = Choisissez une région sur la carte.
fate-pick-character = Choisissez un personnage sur la carte.
fate-pick-card = Choisissez une carte.
fate-pick-face = Choisissez un dé.
fate-pick-seat = Choisissez quelqu’un.
fate-pick-people = Choisissez une armée.
fate-pick-symbol = Choisissez un pion.

fate-act = { $character } { $character_number ->
        [many] agissent
       *[one] agit
    } { $place_in } : { $count ->
        [0] plus d’action
        [one] encore 1 action
       *[other] encore { $count } actions
    }.
    .hint = Choisissez un anneau doré sur la carte, ou l’une de ces actions.
    .open = Après une deuxième action ici, { $other_the } n’en { $other_number ->
            [many] auront
           *[one] aura
        } qu’une ce tour-ci.
    .ride = 1 Voyage ce tour-ci est gratuit.
    .none = Faites agir un autre personnage, jouez un Événement ou terminez.
fate-act-first = Qui agit d’abord, { $character_the } ou { $other_the } ?
    .hint = L’un des deux a 4 actions, l’autre 1, dans l’ordre voulu.
    .solo = { $character } : 4 actions. { $other } : 1.

## Ce que portent les boutons : ce que cela coûte, ou pourquoi non

fate-note-action = 1 action
fate-note-none = gratuit
fate-note-ride = gratuit
fate-note-some = routes payantes
fate-note-search = Furtivité ou traque
fate-note-prepare = carte contre pion
fate-note-fellowship = 1 carte
fate-note-ways = { $count } façons
fate-note-dice = { $count ->
        [one] 1 dé
       *[other] jusqu’à { $count } dés
    }
fate-note-left = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
fate-note-finish = puis piocher 2
fate-not-no-actions = plus d’action
fate-not-no-enemy = pas d’ennemi ici
fate-not-no-friends = pas d’armée alliée
fate-not-haven-already = déjà un refuge
fate-not-no-stronghold = pas de forteresse
fate-not-shadow-there = encore des ennemis
fate-not-no-other-price = pas de forteresse
fate-not-alone = personne d’autre
fate-not-nobody-there = personne ici
fate-not-nobody-here = personne ici
fate-not-no-card-of-region = pas de carte d’ici
fate-not-no-card-here = pas de carte d’ici
fate-not-no-region-card = sans carte région
fate-not-refused-already = déjà refusé
fate-not-boromir = pas Boromir
fate-not-cost = il faut { $cost }
fate-not-road-cost = il faut { $cost }
fate-not-no-armies-left = plus d’armée
fate-not-no-muster = pas de peuple ici
fate-not-not-haven = pas de refuge ici
fate-not-no-tokens-left = plus de pion
fate-not-gollum = pas Gollum
fate-no-card-here = Vous n’avez aucune carte de cette région ({ $region }) pour vos Préparatifs.
fate-no-region-card = Vous n’avez aucune carte de région pour vos Préparatifs.
fate-nobody-here = Aucun autre joueur n’a de personnage { $place_in }.

## Le récit

fate-told = Ligne { $at } sur { $of }
fate-next = Suite
fate-skip = Passer
fate-shadow-step = L’Ombre agit
fate-way-turned = Carte Ombre
fate-way-advance = Avancée
fate-way-reinforce = Renforts
fate-way-special = Carte spéciale
fate-dice = Dés
fate-dice-search = Traque
fate-dice-battle = Bataille
fate-dice-at = { $what } : { $place }
fate-dice-count = { $count } × { $face }
fate-dice-means = { $count } × { $face } :
fate-dice-can = { $face } : { $what }
fate-peril-rout = sans effet
fate-peril-overrun = 1 Espoir chacun
fate-peril-exchange = 2 Espoir chacun
fate-peril-nazgul = 3 Espoir chacun
fate-dice-peril = Péril
fate-sides = { $free } contre { $shadow } de l’Ombre

## Ce que chacun possède

fate-hand = Votre main
fate-limit = { $count } cartes sur { $most } : défaussez jusqu’à { $most }
fate-more-below = La suite est plus bas
fate-tray = Cartes à choisir
fate-no-cards = aucune carte
fate-watching = Vous regardez. Toutes les mains sont visibles à côté de la carte.
fate-solo = Vos personnages
fate-tokens = Pions
fate-token-count = { $symbol } : { $count }
fate-bot = bot
fate-tabs = Plus
fate-tab-hand = Main
fate-tab-friends = Alliés
fate-tab-shadow = Ombre
fate-tab-goals = Objectifs

## Pistes, pioches, objectifs

fate-hope = Espoir { $count }
fate-hope-help = à 0, vous perdez
fate-threat = Menace { $count }
fate-threat-help = cartes Ombre par tour
fate-shadow-deck = Pioche Ombre
fate-left-and-gone = { $count } restantes · { $gone } vues
fate-back-red = Dos rouge sur le dessus.
    .short = ROUGE
fate-back-black = Dos noir sur le dessus.
    .short = NOIR
fate-under-open = Quand elle est retournée, le dos en dessous décide : rouge Avancée ({ $red }), noir Renforts ({ $black }).
fate-under-brief = Dessous : { $red } rouges, { $black } noirs.
fate-under-advance = Le dos en dessous est rouge : la carte retournée sera une Avancée.
fate-under-reinforce = Le dos en dessous est noir : la carte retournée amènera des Renforts.
fate-known = Connue :
fate-player-deck = Pioche Joueur : { $count } cartes, dont { $skies } « Le ciel s’assombrit ».
fate-discard = Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
fate-next-dark = L’une des { $count } prochaines cartes est « Le ciel s’assombrit ».
fate-objectives = Objectifs
fate-objectives-done = { $done } sur { $count }
fate-done = accompli
fate-locked = après les autres
fate-or = ou
fate-step-at = { $place_in }
fate-step-haven = { $place } comme refuge
fate-step-way = { $place }
fate-step-army = { $people } : { $have } sur { $want } armées
fate-step-held = Lieux tenus : { $have } sur { $want }
fate-step-clear = { $region } : encore { $have } armées de l’Ombre et { $want } forteresses
fate-step-shadow = Armées de l’Ombre sur place : { $have }
fate-step-cost = { $symbol } : { $want }
fate-step-count = { $have } sur { $want }
fate-step-nazgul = Nazgûl : { $have } sur { $want }
fate-step-region = { $region }
fate-step-people = { $people }

## Pourquoi un bot le ferait

why-frodo-hides = { $there ->
        [0] Aucun Nazgûl { $region_in } ; là où est Frodon, il y en a { $here }.
       *[other] Moins de Nazgûl { $region_in } ({ $there }) que là où est Frodon ({ $here }).
    }
why-from-the-eye = L’Œil regarde là où est Frodon : il sort de sa vue.
why-nearer-doom = { $steps ->
        [0] C’est la Montagne du Destin elle-même.
        [one] La Montagne du Destin est alors à une route.
       *[other] La Montagne du Destin est alors à { $steps } routes.
    }
why-objective-there = { $objective_object } s’accomplit { $place_in }.
why-objective-nearer = C’est sur le chemin, { $goal_to }, pour { $objective_object }.
why-shadow-there = { $count ->
        [one] Une armée de l’Ombre se trouve { $place_in } : on peut l’y combattre.
       *[other] { $count } armées de l’Ombre se trouvent { $place_in } : on peut les y combattre.
    }
why-haven = { $count ->
        [one] Danger : 1 armée de l’Ombre est à une route du refuge { $place_in }.
       *[other] Danger : { $count } armées de l’Ombre sont à une route du refuge { $place_in }.
    }
why-meets = { $other } y est : des cartes peuvent changer de main.
why-frodo-acts = { $count ->
        [0] Aucun Nazgûl { $region_in } : Frodon peut avancer sans être vu.
        [one] Un Nazgûl { $region_in } : Frodon ne devrait pas rester.
       *[other] { $count } Nazgûl { $region_in } : Frodon ne devrait pas rester.
    }
why-acts-near = { $character } : personne ne peut faire plus pour { $objective_object }.
why-acts-threat = { $count ->
        [one] { $character } : contre l’armée de l’Ombre toute proche ({ $place }).
       *[other] { $character } : contre les { $count } armées de l’Ombre toutes proches ({ $place }).
    }
why-acts = Ce sont les actions { $character_of } qui valent le plus maintenant.
why-muster = { $count ->
        [0] Aucune armée alliée ne se trouve encore { $place_in }.
        [one] Une seule armée alliée se trouve { $place_in }.
       *[other] { $count } armées alliées se trouvent { $place_in } ; il en faut davantage.
    }
why-muster-threat = { $count ->
        [one] Danger : 1 armée de l’Ombre est à une route.
       *[other] Danger : { $count } armées de l’Ombre sont à une route.
    }
why-attack = { $friends } contre { $shadow } { $place_in } : c’est favorable.
why-attack-anyway = Chaque armée de l’Ombre qui tombe { $place_in } est une menace de moins.
why-army-wanted = { $lacking ->
        [one] { $objective_object } demande encore { $people_one }.
       *[other] { $objective_object } demande encore { $lacking } { $people_many }.
    }
why-army-along = En route, { $people_one } peut servir.
why-symbol-wanted = { $objective_object } demande { $symbol } ({ $count }).
why-symbol = Il faudra { $symbol_one }.
why-spends-unwanted = Aucun objectif ouvert ne demande { $symbol }.
why-spends = { $left ->
        [0] C’est la dernière carte { $symbol } de la main, mais rien d’autre ne convient.
        [one] Il reste encore une carte { $symbol } en main.
       *[other] Il reste encore { $left } cartes { $symbol } en main.
    }
why-spends-event = L’Événement viendrait trop tard.
why-objective = { $left ->
        [0] C’est le dernier objectif.
        [one] Il reste alors un objectif.
       *[other] Il reste alors { $left } objectifs.
    }
why-nazgul-from-frodo = { $count ->
        [0] Il ne reste alors aucun Nazgûl là où est Frodon.
       *[other] Il reste alors { $count } Nazgûl là où est Frodon.
    }
why-nazgul-far = Un Nazgûl venu { $region_from } nuit le moins à Frodon.
why-together = { $character } { $character_number ->
        [many] peuvent
       *[one] peut
    } aussi aider là-bas.
why-event = { $event } : rien n’aide plus en ce moment.
why-enough-company = Les autres sont plus utiles là où ils sont.
why-enough = Tout le reste ferait plus de mal que de bien.
why-nothing-now = Rien d’autre n’aiderait maintenant.
why-capture = Une forteresse de moins d’où viennent des armées de l’Ombre.
why-song = Plus d’Espoir vous garde en jeu.
why-distract = Un Nazgûl qui cherche Merry & Pippin ne cherche pas Frodon.
why-shoot = Une armée de l’Ombre de moins, là où elle menace.
why-shoot_nazgul = Un Nazgûl de moins près de Frodon.
why-stealth = Une traque pourrait coûter plus qu’une Furtivité.
why-ring = L’Anneau coûte quelque chose, mais une traque coûterait plus.
why-yes = Cela vous aide tous.
why-hope-low = Danger : il ne reste que { $hope } Espoir.

## À côté des chances, dans une analyse

mark-hope = Espoir
mark-threat = Menace : cartes Ombre par tour
mark-objectives = Objectifs accomplis
