### Les Deux Tours en français.
###
### Un nom dans une phrase apporte ses formes : $card est le nom seul, $card_object s’emploie dans la phrase
### (« une sagesse verte »), $card_no le nie, $card_short tient sur une petite carte. Les lieux ont .in, .to
### et .from ; les qualités ont .object, les couleurs .row. Les places s’emploient telles quelles, car à une
### table le nom des joueurs les remplace.

## Le jeu et ses places

game-towers = Les Deux Tours
    .tagline = Réunissez des cartes sur la route de Minas Tirith : à chaque lieu, les plus longues rangées qui conviennent gagnent.
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
    .object = une carte Force verte
    .no = aucune carte Force verte
card-green_wisdom = Sagesse verte
    .short = Sagesse
    .object = une carte Sagesse verte
    .no = aucune carte Sagesse verte
card-green_endurance = Persévérance verte
    .short = Persévér.
    .object = une carte Persévérance verte
    .no = aucune carte Persévérance verte
card-green_resolve = Résolution verte
    .short = Résolution
    .object = une carte Résolution verte
    .no = aucune carte Résolution verte
card-ochre_strength = Force ocre
    .short = Force
    .object = une carte Force ocre
    .no = aucune carte Force ocre
card-ochre_wisdom = Sagesse ocre
    .short = Sagesse
    .object = une carte Sagesse ocre
    .no = aucune carte Sagesse ocre
card-ochre_endurance = Persévérance ocre
    .short = Persévér.
    .object = une carte Persévérance ocre
    .no = aucune carte Persévérance ocre
card-ochre_resolve = Résolution ocre
    .short = Résolution
    .object = une carte Résolution ocre
    .no = aucune carte Résolution ocre
card-blue_strength = Force bleue
    .short = Force
    .object = une carte Force bleue
    .no = aucune carte Force bleue
card-blue_wisdom = Sagesse bleue
    .short = Sagesse
    .object = une carte Sagesse bleue
    .no = aucune carte Sagesse bleue
card-blue_endurance = Persévérance bleue
    .short = Persévér.
    .object = une carte Persévérance bleue
    .no = aucune carte Persévérance bleue
card-blue_resolve = Résolution bleue
    .short = Résolution
    .object = une carte Résolution bleue
    .no = aucune carte Résolution bleue
card-grey_strength = Force grise
    .short = Force
    .object = une carte Force grise
    .no = aucune carte Force grise
card-grey_wisdom = Sagesse grise
    .short = Sagesse
    .object = une carte Sagesse grise
    .no = aucune carte Sagesse grise
card-grey_endurance = Persévérance grise
    .short = Persévér.
    .object = une carte Persévérance grise
    .no = aucune carte Persévérance grise
card-grey_resolve = Résolution grise
    .short = Résolution
    .object = une carte Résolution grise
    .no = aucune carte Résolution grise
card-gandalf = Gandalf
    .short = Gandalf
    .object = un Gandalf
    .no = aucun Gandalf
    .text = Commence une nouvelle rangée, avec au moins une carte de qualité, et compte comme une carte de plus. Un seul par rangée, jamais dans une rangée déjà posée. Si sa dernière carte de qualité part, Gandalf part aussi.

## Ce qui est demandé

prompt-gain = Prenez une carte, ou échangez-en 1 contre 2.
prompt-taking = { $left ->
        [one] Quelle carte prenez-vous encore ? Une visible, ou une de la pioche.
       *[other] Quelles 2 cartes prenez-vous ? D’abord les visibles ; après avoir pioché, on n’y revient plus.
    }
prompt-laying = Quelles cartes posez-vous ? Décompte ensuite { $place_in }.

wait-gain = { $seat } prend une carte en route { $place_to }.
wait-taking = { $left ->
        [one] { $seat } échange 1 carte contre 2 et en prend encore 1.
       *[other] { $seat } échange 1 carte contre 2.
    }
wait-laying = { $seat } pose des cartes. Décompte ensuite { $place_in }.

chance-ring = Le hasard donne l’Anneau à qui commence.
chance-path = Les cartes de chemin sont mélangées et placées.
chance-token = Les jetons sont mélangés et placés.
chance-swap_out = Minas Tirith n’a pas de 5 : un jeton au hasard part.
chance-swap_in = Minas Tirith n’a pas de 5 : un 5 au hasard arrive.
chance-deal = { $to } reçoit une carte.
chance-turn_up = Une carte est retournée.
chance-pile = { $to } pioche.

## Ce qu’on peut choisir

do-take = Prendre { $card_object }
do-draw = Piocher une carte
do-draw-rest = { $count ->
        [one] Piocher 1 carte
       *[other] Piocher 2 cartes
    }
do-offer = Échanger { $card_object } contre 2 cartes
do-lay = Commencer une rangée avec { $card_object }
do-lead = Commencer une rangée avec Gandalf et { $card_object }
do-lay-replace = Commencer une rangée avec { $card_object } et défausser la rangée de { $old_object }
do-lead-replace = Commencer une rangée avec Gandalf et { $card_object } et défausser la rangée de { $old_object }
do-extend = Ajouter { $card_object } : { $count } cartes dans la rangée
do-done = Fini
do-ring = Donner l’Anneau au hasard
do-path = Placer une carte de chemin
do-token = Placer un jeton
do-swap_out = Retirer un jeton de Minas Tirith
do-swap_in = Apporter un 5 à Minas Tirith
do-card = { $card }

## Ce qui s’est passé

log-ring = { $seat } reçoit l’Anneau.
    .you = Vous recevez l’Anneau.
log-path = { $count ->
        [one] Le chemin { $from_from } { $to_to } a { $count } case.
       *[other] Le chemin { $from_from } { $to_to } a { $count } cases.
    }
log-token = Un jeton de { $value } est placé { $place_in }.
log-swapped = Il faut un 5 à Minas Tirith : un de ses jetons est échangé contre un 5 de la boîte.
log-swapped-with = Il faut un 5 à Minas Tirith : un de ses jetons est échangé contre un 5 { $place_from }.
log-turned-up = Une carte est retournée : { $card }.
log-moved = Le marqueur avance à la case { $step }, en route { $place_to }.
log-arrived = Le marqueur arrive { $place_in }. On pose des rangées, puis on les compte.
log-took = { $seat } prend { $card_object }.
    .you = Vous prenez { $card_object }.
log-drew = { $seat } pioche { $card_object }.
    .you = Vous piochez { $card_object }.
log-drew-hidden = { $seat } pioche une carte.
    .you = Vous piochez une carte.
log-offered = { $seat } échange { $card_object } contre 2 cartes.
    .you = Vous échangez { $card_object } contre 2 cartes.
log-reshuffled = { $count ->
        [one] La pioche est vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche est vide : les { $count } cartes défaussées sont mélangées en une nouvelle pioche.
    }
log-laid = { $seat } pose { $card_object }.
    .you = Vous posez { $card_object }.
log-led = { $seat } commence une rangée avec Gandalf et { $card_object }.
    .you = Vous commencez une rangée avec Gandalf et { $card_object }.
log-cleared = { $seat } défausse son ancienne { $colour_row }.
    .you = Vous défaussez votre ancienne { $colour_row }.
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
log-lost = { $seat } défausse { $card_object } d’une rangée comptée.
    .you = Vous défaussez { $card_object } d’une rangée comptée.
log-lost-gandalf = { $seat } défausse un Gandalf resté seul.
    .you = Vous défaussez un Gandalf resté seul.
log-finished = { $seat } a fini de poser.
    .you = Vous avez fini de poser.
log-ended = Le voyage est terminé.

## Comment cela s’est terminé

ending-minas_tirith = Le voyage se termine à Minas Tirith.
winner = { $seat } gagne. La prochaine fois, gardez des cartes pour les symboles de Minas Tirith.
    .you = Vous gagnez !

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Ce coup n’existe pas.
refused-not-asked = C’est d’abord à quelqu’un d’autre.
refused-other-question = Répondez d’abord à la question en cours.
refused-not-displayed = Il n’y a { $card_no } parmi les cartes visibles.
refused-no-pile = Rien à piocher : la pioche et la défausse sont vides.
refused-too-few = La pioche et la défausse n’ont pas assez de cartes pour deux : prenez d’abord une carte visible.
refused-not-in-hand = Vous n’avez { $card_no } en main.
refused-offered-already = Vous avez déjà échangé une carte. Prenez vos 2 cartes.
refused-no-gandalf = Vous n’avez aucun Gandalf en main.
refused-gandalf-late = Gandalf ne peut que commencer une rangée, et votre { $colour_row } est déjà là. Vous pouvez y ajouter { $card_object }, mais pas de Gandalf.
refused-row-touched = Vous avez déjà posé dans votre { $colour_row } ce tour : { $card_object } ne peut pas la remplacer maintenant.
refused-order = On pose dans un ordre fixe, et { $card_object } venait plus tôt. Annulez ce que vous avez posé depuis.

## Options

option-symbols = Symboles des lieux
    .help = Les qualités que compte chacun des six lieux.
choice-symbols-twelve = Douze symboles, chaque qualité trois fois
choice-symbols-eleven = Onze symboles : seulement la résolution à Edoras ; la persévérance et non la force à Minas Tirith
choice-symbols-ten = Dix symboles : seulement la résolution à Edoras, seulement la sagesse à Orthanc
option-own = Vos propres valeurs
    .help = Les valeurs de votre exemplaire, en TOML : paths = six longueurs, et sous [symbols] les qualités de chaque lieu. Ce qui manque reste comme choisi plus haut.
option-automatic = Jouer d’office les choix uniques
    .help = Activée : une réponse unique est jouée d’office. Désactivée : vous choisissez même s’il n’y en a qu’une.
