### Les Deux Tours en français.
###
### Un nom dans une phrase apporte ses formes : $card est le nom seul, $card_object s’emploie dans la phrase
### (« une sagesse verte »), $card_no le nie, $card_short tient sur une petite carte. Les lieux ont .in, .to
### et .from ; les qualités ont .object, les couleurs .row. Les places s’emploient telles quelles, car à une
### table le nom des joueurs les remplace.

## Le jeu et ses places

game-towers = Les Deux Tours
    .tagline = Réunissez des qualités sur la route de Minas Tirith : à chaque lieu, les plus longues rangées qui conviennent l’emportent.
seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-5 = Joueur 5
seat-first = { seat-1 }
seat-second = { seat-2 }
seat-third = { seat-3 }
seat-fourth = { seat-4 }
seat-fifth = { seat-5 }

## Lieux

place-amon_hen = Amon Hen
    .short = Amon Hen
    .in = à Amon Hen
    .to = vers Amon Hen
    .from = d’Amon Hen
place-rohan = Rohan
    .short = Rohan
    .in = au Rohan
    .to = vers le Rohan
    .from = du Rohan
place-fangorn = Fangorn
    .short = Fangorn
    .in = à Fangorn
    .to = vers Fangorn
    .from = de Fangorn
place-edoras = Edoras
    .short = Edoras
    .in = à Edoras
    .to = vers Edoras
    .from = d’Edoras
place-orthanc = Orthanc
    .short = Orthanc
    .in = à Orthanc
    .to = vers Orthanc
    .from = d’Orthanc
place-helms_deep = Gouffre de Helm
    .short = Gouffre
    .in = au Gouffre de Helm
    .to = vers le Gouffre de Helm
    .from = du Gouffre de Helm
place-minas_tirith = Minas Tirith
    .short = Minas Tirith
    .in = à Minas Tirith
    .to = vers Minas Tirith
    .from = de Minas Tirith

## Qualités et couleurs

quality-strength = Force
    .short = Force
    .object = force
quality-wisdom = Sagesse
    .short = Sagesse
    .object = sagesse
quality-endurance = Persévérance
    .short = Persévér.
    .object = persévérance
quality-resolve = Résolution
    .short = Résolution
    .object = résolution

colour-green = Vert
    .row = rangée verte
colour-ochre = Ocre
    .row = rangée ocre
colour-blue = Bleu
    .row = rangée bleue
colour-grey = Gris
    .row = rangée grise

## Cartes

card-green_strength = Force verte
    .short = Force
    .object = une force verte
    .no = aucune force verte
card-green_wisdom = Sagesse verte
    .short = Sagesse
    .object = une sagesse verte
    .no = aucune sagesse verte
card-green_endurance = Persévérance verte
    .short = Persévér.
    .object = une persévérance verte
    .no = aucune persévérance verte
card-green_resolve = Résolution verte
    .short = Résolution
    .object = une résolution verte
    .no = aucune résolution verte
card-ochre_strength = Force ocre
    .short = Force
    .object = une force ocre
    .no = aucune force ocre
card-ochre_wisdom = Sagesse ocre
    .short = Sagesse
    .object = une sagesse ocre
    .no = aucune sagesse ocre
card-ochre_endurance = Persévérance ocre
    .short = Persévér.
    .object = une persévérance ocre
    .no = aucune persévérance ocre
card-ochre_resolve = Résolution ocre
    .short = Résolution
    .object = une résolution ocre
    .no = aucune résolution ocre
card-blue_strength = Force bleue
    .short = Force
    .object = une force bleue
    .no = aucune force bleue
card-blue_wisdom = Sagesse bleue
    .short = Sagesse
    .object = une sagesse bleue
    .no = aucune sagesse bleue
card-blue_endurance = Persévérance bleue
    .short = Persévér.
    .object = une persévérance bleue
    .no = aucune persévérance bleue
card-blue_resolve = Résolution bleue
    .short = Résolution
    .object = une résolution bleue
    .no = aucune résolution bleue
card-grey_strength = Force grise
    .short = Force
    .object = une force grise
    .no = aucune force grise
card-grey_wisdom = Sagesse grise
    .short = Sagesse
    .object = une sagesse grise
    .no = aucune sagesse grise
card-grey_endurance = Persévérance grise
    .short = Persévér.
    .object = une persévérance grise
    .no = aucune persévérance grise
card-grey_resolve = Résolution grise
    .short = Résolution
    .object = une résolution grise
    .no = aucune résolution grise
card-gandalf = Gandalf
    .short = Gandalf
    .object = un Gandalf
    .no = aucun Gandalf
    .text = Se place en tête d’une nouvelle rangée, avec au moins une carte de qualité, et compte comme une carte de plus de cette rangée. Un seul par rangée, jamais ajouté à une rangée déjà posée. Si la dernière carte de qualité s’en va, Gandalf part avec elle.

## Ce qui est demandé

prompt-gain = En route { $place_to } : prenez une carte, ou étalez une des vôtres et prenez-en deux.
prompt-taking = { $left ->
        [one] Encore une carte : une carte visible, ou la première de la pioche.
       *[other] Prenez maintenant deux cartes : d’abord une carte visible, ou les deux dans la pioche.
    }
prompt-laying = Évaluation { $place_in }. Quelles cartes posez-vous ?

wait-gain = En route { $place_to }, { $seat } prend des cartes.
wait-taking = { $left ->
        [one] { $seat } a étalé une carte et en prend encore une.
       *[other] { $seat } a étalé une carte et en prend deux.
    }
wait-laying = Évaluation { $place_in }. { $seat } pose ses cartes.

chance-ring = Le hasard donne l’anneau à qui commence.
chance-path = On mélange et on pose les cartes de chemin.
chance-token = On mélange et on pose les jetons.
chance-swap_out = Il manque un 5 à Minas Tirith : le hasard désigne le jeton qui part.
chance-swap_in = Il manque un 5 à Minas Tirith : le hasard désigne celui qui arrive.
chance-deal = { $to } reçoit une carte.
chance-turn_up = On retourne une carte.
chance-pile = { $to } pioche.

## Ce qu’on peut choisir

do-take = Prendre { $card_object }
do-draw = Piocher une carte
do-draw-rest = { $count ->
        [one] Piocher la seconde carte
       *[other] Piocher les deux cartes
    }
do-offer = Étaler { $card_object } et prendre deux cartes
do-lay = Commencer une rangée avec { $card_object }
do-lead = Commencer une rangée avec Gandalf et { $card_object }
do-lay-replace = Commencer une rangée avec { $card_object } ; la rangée de { $old_object } est défaussée
do-lead-replace = Commencer une rangée avec Gandalf et { $card_object } ; la rangée de { $old_object } est défaussée
do-extend = Ajouter { $card_object } : la rangée aura { $count } cartes
do-done = Fini : ne plus rien poser
do-ring = Quelqu’un reçoit l’anneau
do-path = On pose une carte de chemin
do-token = On pose un jeton
do-swap_out = Un jeton quitte Minas Tirith
do-swap_in = Un 5 arrive à Minas Tirith
do-card = { $card }

## Ce qui s’est passé

log-ring = { $seat } reçoit l’anneau.
    .you = Vous recevez l’anneau.
log-path = { $count ->
        [one] Le chemin { $from_from } { $to_to } a { $count } case.
       *[other] Le chemin { $from_from } { $to_to } a { $count } cases.
    }
log-token = Un jeton de { $value } est posé { $place_in }.
log-swapped = Il faut un 5 à Minas Tirith : l’un de ses jetons est échangé contre un 5 de la boîte.
log-swapped-with = Il faut un 5 à Minas Tirith : l’un de ses jetons est échangé contre un 5 { $place_from }.
log-turned-up = Une carte est retournée : { $card }.
log-moved = Le repère avance : case { $step } en route { $place_to }.
log-arrived = Le repère est arrivé { $place_in } : on pose les rangées, puis on évalue.
log-took = { $seat } prend { $card_object } parmi les cartes visibles.
    .you = Vous prenez { $card_object } parmi les cartes visibles.
log-drew = { $seat } pioche { $card_object }.
    .you = Vous piochez { $card_object }.
log-drew-hidden = { $seat } pioche une carte.
    .you = Vous piochez une carte.
log-offered = { $seat } étale { $card_object } et prend deux cartes en échange.
    .you = Vous étalez { $card_object } et prenez deux cartes en échange.
log-reshuffled = { $count ->
        [one] La pioche est vide : l’unique carte défaussée devient la nouvelle pioche.
       *[other] La pioche est vide : les { $count } cartes défaussées sont mélangées et forment la nouvelle pioche.
    }
log-laid = { $seat } pose { $card_object }.
    .you = Vous posez { $card_object }.
log-led = { $seat } pose { $card_object } dans une nouvelle rangée, avec Gandalf en tête.
    .you = Vous posez { $card_object } dans une nouvelle rangée, avec Gandalf en tête.
log-cleared = L’ancienne { $colour_row } de { $seat } est défaussée.
    .you = Votre ancienne { $colour_row } est défaussée.
log-counted = { $count ->
        [0] { $seat } n’a aucune carte qui compte.
        [one] { $seat } a { $count } carte qui compte.
       *[other] { $seat } a { $count } cartes qui comptent.
    }
    .you = { $count ->
        [0] Vous n’avez aucune carte qui compte.
        [one] Vous avez { $count } carte qui compte.
       *[other] Vous avez { $count } cartes qui comptent.
    }
log-won = { $seat } gagne le jeton de { $value }.
    .you = Vous gagnez le jeton de { $value }.
log-lost = { $seat } défausse { $card_object } d’une rangée qui a compté.
    .you = Vous défaussez { $card_object } d’une rangée qui a compté.
log-lost-gandalf = { $seat } défausse le Gandalf resté seul.
    .you = Vous défaussez le Gandalf resté seul.
log-finished = { $seat } a fini de poser.
    .you = Vous avez fini de poser.
log-ended = Le voyage est fini.

## Comment cela s’est terminé

ending-minas_tirith = Le voyage s’est achevé à Minas Tirith.
winner = L’évaluation à Minas Tirith est faite, le voyage est fini. { $seat } gagne.
    .you = L’évaluation à Minas Tirith est faite, le voyage est fini. Vous gagnez.

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Cette action n’existe pas.
refused-not-asked = C’est à quelqu’un d’autre de décider.
refused-other-question = Ce n’est pas ce qui est demandé maintenant.
refused-not-displayed = Il n’y a { $card_no } parmi les cartes visibles.
refused-no-pile = Il n’y a plus rien à piocher : la pioche et la défausse sont vides.
refused-too-few = La pioche et la défausse ont trop peu de cartes pour les deux : prenez d’abord une carte visible.
refused-not-in-hand = Vous n’avez { $card_no } en main.
refused-offered-already = Vous avez déjà étalé une carte. Prenez-en maintenant deux.
refused-no-gandalf = Vous n’avez aucun Gandalf en main.
refused-gandalf-late = Gandalf ne peut que commencer une rangée, et votre { $colour_row } est commencée : on peut y ajouter { $card_object }, mais pas de Gandalf.
refused-row-touched = Une seule rangée par couleur, et vous avez posé des cartes dans votre { $colour_row } pendant ce tour : { $card_object } ne peut pas les remplacer maintenant.
refused-order = On pose les cartes dans un ordre fixe, et { $card_object } aurait dû venir plus tôt. Reprenez ce que vous avez posé depuis.

## Options

option-symbols = Symboles des lieux
    .help = Ce que demandent les six lieux. Les images des cartes imprimées sont perdues, chacune de ces listes est donc une supposition. Sont certains les deux symboles de Fangorn, et que Minas Tirith en a trois.
choice-symbols-twelve = Douze symboles, chaque qualité trois fois
choice-symbols-eleven = Onze symboles : seulement la résolution à Edoras ; la persévérance au lieu de la force à Minas Tirith
choice-symbols-ten = Dix symboles : seulement la résolution à Edoras, seulement la sagesse à Orthanc
option-own = Vos propres valeurs
    .help = Ce qui figure sur les cartes de votre exemplaire, en TOML : paths = six longueurs, et sous [symbols] les qualités de chaque lieu. Ce qui manque reste comme choisi plus haut.
option-automatic = Faire automatiquement les choix à réponse unique
    .help = Désactivé : la question est posée même s’il n’y a qu’une réponse possible.
