### Ce que seule la page dit de La Confrontation. Les noms viennent avec leurs formes, comme dans les mots du jeu.

## La carte et ses signes

scene-map = Carte de 16 régions ; votre foyer est en bas
scene-north = N
scene-river = Anduin
scene-turn = Tour { $turns }
scene-signs = Symboles
scene-sign-light = figurine de la Lumière
scene-sign-dark = figurine de l’Ombre
scene-sign-free = place libre
scene-sign-river = fleuve, Lumière seule
scene-sign-tunnel = tunnel, Lumière seule
scene-sign-last = dernier coup
scene-figure-label = { $figure }, force { $strength }, { $region_in }
scene-figure-strength = { $figure }, force { $strength }
scene-hidden-label = Figurine cachée ({ $side }) { $region_in }.

## Places, cartes, tombés

scene-seat-note = { $side } · { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
scene-to-move = à jouer
scene-player = { $name } · { $side }
scene-cards-of = { $side } : cartes
scene-card-set = Les neuf cartes de { $side_the }
scene-cards-count = { $played } sur 9 jouées
scene-card-spent = { $card }, jouée
scene-your-cards = Vos cartes
scene-hand-count = { $left } en main, { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }
scene-fallen = { $side } : tombés
scene-fallen-count = Cartes et figurines tombées : { $count }
scene-nobody = encore personne
scene-specials = { $side } : cartes spéciales
scene-close = Fermer
scene-about = À propos : { $figure }

## Qui va où

scene-pick-figure = Choisissez une figurine pour voir où elle peut aller.
scene-where = Où { $figure_number ->
        [many] vont
       *[one] va
    } { $figure_the } en partant { $region_from } ?
scene-where-hint = Choisissez une région marquée ou une autre figurine.
scene-other-figure = Choisir une autre figurine
scene-back = Retour
scene-move = { $to }
scene-attack = Attaquer { $to_object }
scene-tunnel = Prendre le tunnel { $to_to }
scene-attack-tunnel = Attaquer { $to_object } par le tunnel
scene-use-palantir = Utiliser le Palantír
scene-palantir = Utiliser le Palantír { $region_in }
scene-use-recall = Rappeler une figurine au Mordor
scene-using-palantir = Quelle région regardez-vous ?
scene-using-recall = Quelle figurine revient au Mordor ?

## Mise en place

scene-placing = Où commencent vos neuf figurines ? L’autre camp ne voit rien.
scene-placing-hint = Une dans chaque région marquée, les quatre autres au foyer. Choisissez une figurine puis sa place, ou faites-la glisser.
scene-placing-held = Où { $figure_number ->
        [many] commencent
       *[one] commence
    } { $figure_the } ? Choisissez une région marquée.
scene-ready = Prêt
scene-ready-missing = { $count ->
        [one] Une région est encore vide.
       *[other] { $count } régions sont encore vides.
    }
scene-promised = Tout est prêt. L’autre camp se place encore.
scene-change = Changer le placement
scene-shuffle = Mélanger
scene-clear = Tout retirer
scene-formations = Modèles
scene-formation = Modèle
scene-your-figures = Vos figurines

## Le combat

scene-battle = Combat { $region_in }
scene-battle-turn = Tour { $turns } · { $side_subject } attaque
scene-step-reveal = Révéler
scene-step-powers = Pouvoirs
scene-step-cards = Cartes
scene-step-result = Résultat
scene-strength = Force
scene-strength-low = force
scene-not-shown = pas encore révélée
scene-no-cards = Pas de cartes dans ce combat
scene-no-card-yet = Pas encore de carte
scene-face-down = Face cachée
scene-your-card = Votre carte : { $card }
scene-played = { $card }
scene-fetched = Sorcellerie : { $card }
scene-against = contre
scene-beats = l’emporte
scene-loses-to = est battu
scene-both-fall = tous deux tombent
scene-parted = personne ne tombe
scene-defeated = Vaincu
scene-withdrew = Retiré
scene-choose-card = Choisissez une carte
scene-fetch-card = Reprenez une carte
scene-lay = Jouer { $card_object }
scene-lay-open = Jouer { $card_object }
scene-take-back = Reprendre { $card_object }
scene-see-map = Voir la carte
scene-to-battle = Voir le combat
scene-go-on = Continuer

## La fin

scene-end-won = Vous avez gagné
scene-end-lost = Vous avez perdu
scene-end-side = { $side_subject } gagne
scene-end-nobody = Personne ne gagne
scene-end-turns = Après { $turns } tours
scene-points = { $count ->
        [one] point
       *[other] points
    }
scene-fell = hors jeu

## Explications

scene-panel = Détails
scene-card-of = Carte : { $side }
scene-special-card = Carte spéciale, pour une fois
scene-number-card = Ajoute { $value } à la force de la figurine.
scene-room = { $count ->
        [one] 1 place par camp
       *[other] { $count } places par camp
    }
scene-nobody-there = Personne ici.
scene-anybody = Une figurine cachée ({ $side })
scene-one-of = L’un de : { $names }
scene-goal-attack = attaque : { $who }
scene-goal-free = libre
scene-goal-tunnel = par le tunnel ; un Balrog dans la Moria peut frapper
scene-aim-light = Vous gagnez si Frodon entre au Mordor ou si l’Ombre ne peut plus bouger. Vous perdez si Frodon tombe, si trois figurines de l’Ombre atteignent la Comté ou si vous ne pouvez plus bouger.
scene-aim-dark = Vous gagnez si Frodon tombe, si trois de vos figurines atteignent la Comté ou si la Lumière ne peut plus bouger. Vous perdez si Frodon entre au Mordor ou si vous ne pouvez plus bouger.
scene-aim-both = La Lumière gagne si Frodon entre au Mordor ; l’Ombre, s’il tombe ou si trois de ses figurines atteignent la Comté. Qui ne peut plus bouger perd.
scene-region-moria = Le tunnel d’Eregion à Fangorn passe dessous. Un Balrog ici peut frapper qui le prend.
scene-region-eregion = D’ici, la Lumière peut prendre le tunnel vers Fangorn.
scene-region-fangorn = Le tunnel d’Eregion finit ici, et la Lumière peut prendre le fleuve vers le Rohan.
scene-region-mirkwood = D’ici, la Lumière peut prendre le fleuve vers Fangorn.
scene-region-mordor = Si Frodon y entre, la Lumière gagne.
scene-region-shire = Si trois figurines de l’Ombre sont ici, l’Ombre gagne.

## Ce dont on se souvient

scene-notes-of = { $side_id ->
        [dark] Ce que vous savez de l’Ombre
       *[light] Ce que vous savez de la Lumière
    }
scene-notes-one-of = { $count ->
        [one] 1 parmi
       *[other] { $count } parmi
    }
scene-notes-unknown = { $count ->
        [one] { $count } inconnu
       *[other] { $count } inconnus
    }
scene-notes-open = Position inconnue :
scene-notes-fallen = Tombés :
scene-notes-secret = Encore en train de se placer, en secret.
scene-notes-nothing = Toutes les figurines sont révélées.

## Pourquoi un bot le ferait

why-frodo-arrives = Frodon entre au Mordor, et la Lumière gagne aussitôt.
why-shire-taken = La troisième figurine de l’Ombre entre dans la Comté, et l’Ombre gagne aussitôt.
why-shire-next = { $left ->
        [0] Cela fait trois figurines de l’Ombre dans la Comté.
        [one] Ensuite, 1 figurine de plus dans la Comté suffit pour gagner.
       *[other] Ensuite, 2 figurines de plus dans la Comté suffisent pour gagner.
    }
why-attack-frodo = Frodon est { $region_in } : qui le bat gagne.
why-attack-stronger = On sait qui s’y trouve ({ $other }) : { $mine } contre { $theirs }.
why-attack-known = On sait qui s’y trouve ({ $other }) : pas de surprise pour { $figure_object }.
why-may-be-frodo = C’est peut-être Frodon : { $count } figurines peuvent être { $region_in }.
why-mostly-weaker = { $figure } : { $weaker } des { $count } qui peuvent y être sont plus faibles.
why-finds-out = Au moins, on saura qui est { $region_in }.
why-frodo-escapes = { $count ->
        [one] L’Ombre peut atteindre Frodon { $region_in } depuis 1 région : il part.
       *[other] L’Ombre peut atteindre Frodon { $region_in } depuis { $count } régions : il part.
    }
why-frodo-nearer = { $steps ->
        [one] Frodon est alors à 1 pas du Mordor.
       *[other] Frodon est alors à { $steps } pas du Mordor.
    }
why-frodo-freed = Une menace de moins : depuis { $region_object }, l’Ombre peut atteindre Frodon { $other_in }.
why-beside-frodo = { $figure } peut y aider Frodon.
why-way-for-frodo = Frodon est en danger { $region_in } : cela lui donne plus de place.
why-before-frodo = { $figure } ouvre la route à Frodon, qui est { $region_in }.
why-meets-them = Depuis { $region_object }, on peut ensuite attaquer l’Ombre.
why-dark-nearer = { $figure } : à { $steps } pas de la Comté ensuite.
why-frodo-fights = C’est Frodon qui combat : rien n’est plus important.
why-text-card = Le texte de cette carte ({ $card }) peut valoir plus qu’un chiffre ici.
why-saves-card = Il suffit de jouer { $played_object } ; on garde { $card_the } pour un autre combat.
why-makes-up = { $other } : { $behind } d’avance ; { $card_the } rattrape l’écart.
why-makes-sure = Avec { $card_object }, { $other_the } ne peut pas renverser le combat.
why-already-ahead = { $figure } : { $ahead } d’avance sans carte.
why-fetch = C’est { $card_the } qui nous manque le plus.
why-retreats = Mieux vaut partir que perdre { $figure_object } ici.
why-frodo-flees = Frodon ne doit pas être pris, et il n’y a aucun ennemi { $region_in }.
why-stands = Ici, mieux vaut rester que partir.
why-sam = Sam combat pour Frodon avec { $strength }.
why-ban = Sans cartes, seule la force décide, et c’est bon pour nous.
why-place-frodo = Frodon { $region_in } : on ne l’y cherche pas d’abord.
why-place-strong = { $figure } : une force pour les premiers combats.
why-place-weak = { $figure } { $region_in } : personne ne doit distinguer les forts des faibles.
