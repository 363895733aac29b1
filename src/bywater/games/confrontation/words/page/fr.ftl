### Ce que seule la page dit de La Confrontation. Les noms viennent avec leurs formes, comme dans les mots du jeu.

## La carte et ses signes

scene-map = Carte de seize régions ; votre foyer est en bas
scene-north = N
scene-river = Anduin
scene-turn = Tour { $turns }
scene-signs = Signes
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
scene-cards-count = jouées : { $played } sur 9
scene-card-spent = { $card }, jouée
scene-your-cards = Vos cartes
scene-hand-count = { $left } à jouer, { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }
scene-fallen = { $side } : tombés
scene-fallen-count = Cartes et figurines tombées : { $count }
scene-nobody = personne encore
scene-specials = { $side } : cartes spéciales
scene-close = Fermer
scene-about = À propos : { $figure }

## Qui va où

scene-pick-figure = Cliquez sur une de vos figurines pour voir où elle peut aller.
scene-where = { $figure_subject } { $figure_number ->
        [many] sont
       *[one] est
    } { $region_in }. Pour aller où ?
scene-where-hint = Cliquez sur une région marquée, tapez son numéro ou choisissez une autre figurine.
scene-other-figure = Autre figurine
scene-back = Retour
scene-move = { $to }
scene-attack = Attaquer { $to_object }
scene-tunnel = Tunnel { $to_to }
scene-attack-tunnel = Attaquer { $to_object } par le tunnel
scene-use-palantir = Utiliser le Palantír
scene-palantir = Palantír : { $region }
scene-use-recall = Rappeler au Mordor
scene-using-palantir = Quelle région le Palantír doit-il montrer ?
scene-using-recall = Quelle figurine retourne au Mordor ?

## Mise en place

scene-placing = Placez vos neuf figurines, à l’insu de l’adversaire
scene-placing-hint = Une dans chaque région marquée ; les quatre autres restent au foyer. Cliquez sur une figurine puis sur sa place, ou faites-la glisser.
scene-placing-held = Où placer { $figure_object } ? Cliquez sur une région marquée.
scene-ready = Prêt
scene-ready-missing = { $count ->
        [one] Une région est encore vide.
       *[other] { $count } régions sont encore vides.
    }
scene-promised = Vos figurines sont en place. L’autre camp se prépare encore.
scene-change = Changer
scene-shuffle = Mélanger
scene-clear = Tout reprendre
scene-formations = Placements tout prêts
scene-formation = Placement tout prêt
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
scene-parted = ils se quittent
scene-defeated = Vaincu
scene-withdrew = Retiré
scene-choose-card = Choisissez une carte
scene-fetch-card = Reprenez une carte
scene-lay = Poser { $card_object } face cachée
scene-lay-open = Répondre avec { $card_object }
scene-take-back = Reprendre { $card_object }
scene-see-map = Voir le plateau
scene-to-battle = Vers le combat
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

scene-panel = De quoi il s’agit
scene-card-of = Carte : { $side }
scene-special-card = Carte spéciale, utilisable une fois
scene-number-card = Ajoute { $value } à la force de la figurine.
scene-room = { $count ->
        [one] Une place pour chaque camp
       *[other] { $count } places pour chaque camp
    }
scene-nobody-there = Il n’y a personne ici.
scene-anybody = Une figurine cachée ({ $side })
scene-one-of = L’un de : { $names }
scene-goal-attack = attaque : { $who }
scene-goal-free = entrée libre
scene-goal-tunnel = par le tunnel ; un Balrog dans la Moria peut frapper
scene-aim-light = Vous gagnez quand Frodon entre au Mordor ou quand l’Ombre ne peut plus bouger. Vous perdez si Frodon tombe, si trois figurines de l’Ombre atteignent la Comté ou si vous ne pouvez plus bouger.
scene-aim-dark = Vous gagnez quand Frodon tombe, quand trois de vos figurines sont dans la Comté ou quand la Lumière ne peut plus bouger. Vous perdez si Frodon entre au Mordor ou si vous ne pouvez plus bouger.
scene-aim-both = La Lumière gagne quand Frodon entre au Mordor ; l’Ombre, quand il tombe ou que trois de ses figurines sont dans la Comté. Qui ne peut plus bouger perd.
scene-region-moria = Le tunnel d’Eregion à Fangorn passe dessous. Un Balrog ici peut frapper qui l’emprunte.
scene-region-eregion = D’ici, la Lumière peut prendre le tunnel vers Fangorn.
scene-region-fangorn = Le tunnel d’Eregion débouche ici, et le fleuve porte la Lumière vers le Rohan.
scene-region-mirkwood = D’ici, le fleuve porte la Lumière vers Fangorn.
scene-region-mordor = Si Frodon y entre, la Lumière gagne.
scene-region-shire = Si trois figurines de l’Ombre s’y trouvent, l’Ombre gagne.

## Ce dont on se souvient

scene-notes-of = Souvenirs : { $side }
scene-notes-one-of = { $count ->
        [one] l’un de
       *[other] { $count } parmi
    }
scene-notes-unknown = { $count ->
        [one] un inconnu
       *[other] { $count } inconnus
    }
scene-notes-open = Place incertaine :
scene-notes-fallen = Tombés :
scene-notes-secret = Encore en train de se placer, en secret.
scene-notes-nothing = Toutes les figurines sont visibles.

## Pourquoi un bot le ferait

why-frodo-arrives = Frodon entre au Mordor, et la Lumière gagne aussitôt.
why-shire-taken = La troisième figurine de l’Ombre entre dans la Comté, et l’Ombre gagne aussitôt.
why-shire-next = { $left ->
        [0] Il y a alors trois figurines de l’Ombre dans la Comté.
        [one] Ensuite, une figurine de l’Ombre de plus dans la Comté suffirait pour gagner.
       *[other] Deux figurines de l’Ombre de plus dans la Comté suffiraient pour gagner.
    }
why-attack-frodo = Frodon est { $region_in } : qui le bat gagne.
why-attack-stronger = On sait qui s’y trouve ({ $other }) : { $mine } contre { $theirs }.
why-attack-known = On sait qui s’y trouve ({ $other }) : aucune surprise n’attend { $figure_object }.
why-may-be-frodo = C’est peut-être Frodon : ils sont { $count } à pouvoir se trouver { $region_in }.
why-mostly-weaker = { $figure } : { $weaker } des { $count } qui peuvent s’y trouver sont plus faibles.
why-finds-out = Au moins, on saura qui se trouve { $region_in }.
why-frodo-escapes = { $count ->
        [one] L’Ombre peut atteindre Frodon { $region_in } depuis une région : il s’éloigne.
       *[other] L’Ombre peut atteindre Frodon { $region_in } depuis { $count } régions : il s’éloigne.
    }
why-frodo-nearer = { $steps ->
        [one] Frodon est alors à un pas du Mordor.
       *[other] Frodon est alors à { $steps } pas du Mordor.
    }
why-frodo-freed = La menace : { $region_in }, ils peuvent atteindre Frodon { $other_in }.
why-beside-frodo = { $figure } peut y soutenir Frodon.
why-way-for-frodo = Frodon est menacé { $region_in } : il a maintenant plus de place.
why-before-frodo = { $figure } précède Frodon, qui est { $region_in }, et lui ouvre la route.
why-meets-them = Une fois { $region_in }, on peut attaquer des figurines de l’Ombre.
why-dark-nearer = { $figure } : à { $steps } pas de la Comté ensuite.
why-frodo-fights = C’est Frodon qui combat : rien n’importe davantage.
why-text-card = Le texte de cette carte ({ $card }) peut valoir plus qu’un chiffre ici.
why-saves-card = Il suffit de jouer { $played_object } ; on garde { $card_the } pour un autre combat.
why-makes-up = { $other } : { $behind } de plus ; { $card_the } rattrape l’écart.
why-makes-sure = On joue { $card_object } pour que { $other_the } ne renverse pas le combat.
why-already-ahead = { $figure } : { $ahead } d’avance sans aucune carte.
why-fetch = Ce qui nous manque le plus, c’est { $card_the }.
why-retreats = Mieux vaut partir que perdre { $figure_object } ici.
why-frodo-flees = Frodon ne doit pas être pris : personne ne l’attend { $region_in }.
why-stands = Ici, mieux vaut tenir que céder.
why-sam = Sam combat pour Frodon avec { $strength }.
why-ban = Sans cartes, la force seule décide, et cela nous convient.
why-place-frodo = Frodon { $region_in } : là où on ne le cherche pas d’abord.
why-place-strong = { $figure } : une force à placer là où auront lieu les premiers combats.
why-place-weak = { $figure } { $region_in } : que nul ne distingue les forts des faibles.
