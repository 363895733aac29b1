### Ce que seule la page dit des Deux Tours.

## La route

towers-road = La route d’Amon Hen à Minas Tirith
towers-start = Départ
towers-next = à venir
towers-here = ici
towers-taken = compté
towers-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
towers-place = { $place } : { $signs } ; jetons { $tokens }
towers-place-taken = { $place } : { $signs } ; compté
towers-stage = En route { $place_to }, { $step } sur { $spaces }
towers-stage-at = { $place } : pose des rangées

## Les joueurs et leurs rangées

towers-own-rows = vos rangées
towers-hand-below = main ci-dessous
towers-points = { $count ->
        [one] pt
       *[other] pts
    }
towers-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
towers-held = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
towers-known = Prises visibles : { $cards }
towers-ring = Anneau
towers-none = pas de rangée
towers-row = { $colour } : { $count } × { $quality }
towers-row-gandalf = { $colour } : Gandalf et { $count } × { $quality }
towers-row-none = { $colour } : pas de rangée
towers-row-counts = { $row }, compte au prochain lieu

## Cartes visibles et main

towers-table = Cartes visibles
towers-open = { $count ->
        [one] { $count }, non remplacée
       *[other] { $count }, non remplacées
    }
towers-open-none = Aucune carte visible.
towers-pile = { $count } dans la pioche
towers-pile-label = { $count ->
        [one] pioche, { $count } carte
       *[other] pioche, { $count } cartes
    }
towers-discards = { $count ->
        [one] défausse : { $count }
       *[other] défausse : { $count }
    }
towers-card-count = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
towers-qualities = Qualités
towers-hand = Votre main
towers-hand-label = { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
towers-hand-none = Votre main est vide.

## La prévision et l’évaluation

towers-if = Si l’on comptait { $place_in }
towers-now = { $place } : état actuel
towers-if-note = Cartes des rangées : { $signs }. À égalité, qui pose d’abord gagne.
towers-if-two = Symbole par symbole ; le dernier donne l’Anneau. À égalité, qui pose d’abord gagne.
towers-sign = Symbole
towers-takes = gagne
towers-nobody = personne
towers-counted = { $count ->
        [one] carte comptée
       *[other] cartes comptées
    }
towers-tie = À égalité, qui pose d’abord gagne.
towers-token = Jeton de { $value }
towers-scored = Décompte { $place_in }
towers-last = Le décompte { $place_in }
towers-go-on = Continuer
towers-ranking = Classement final
towers-tied = À égalité : le plus de cartes comptées à Minas Tirith, puis le tour le plus tôt.

## Ce qui est demandé

towers-gain-hint = Choisissez une carte visible ou la pioche. Pour échanger, choisissez une carte de votre main.
towers-taking-hint = Choisissez une carte visible ou la pioche.
towers-offer = En échanger 1 contre 2
towers-offer-hint = Quelle carte échangez-vous ?
towers-offer-sure = Tous la voient, et vous pouvez la reprendre parmi les 2.
towers-back = Retour
towers-laying-hint = Choisissez des cartes, dans n’importe quel ordre ; vous les posez toutes ensemble.
towers-laying-none = Vous n’avez plus de carte à poser.
towers-lay-hint = Cela termine votre tour à ce lieu.
towers-lay = { $count ->
        [one] Poser { $count } carte
       *[other] Poser { $count } cartes
    }
towers-clear = Reprendre les cartes
towers-lead-on = Mettre Gandalf en tête : { $colour_row }
towers-lead-off = Retirer Gandalf : { $colour_row }
towers-lead-hint = Gandalf peut mener une nouvelle rangée : choisissez-le dans votre main, ou la rangée.
towers-lead-alone = Gandalf a besoin d’une carte : choisissez-en une qui commence une rangée.
towers-replaces = Cela défausse votre ancienne { $colour_row } de { $old_object }.

## Ce que tous ont vu

notes-title = Vu
towers-notes-known = Prises visibles, encore en main
towers-notes-hands = Ce qui restait en main
towers-notes-none = rien

## Explications

about-marker = Le marqueur
    .text = Sur une case, chacun prend une carte. À un lieu, chacun pose des rangées, puis on les compte.
about-ring = L’Anneau
    .text = Qui l’a avance le marqueur, prend et pose en premier, et gagne les égalités.
about-pile = La pioche
    .text = Vous pouvez piocher au lieu de prendre une carte visible. Quand la pioche est vide, on mélange la défausse.
about-amon_hen = { place-amon_hen }
    .text = La route commence ici. Rien n’y est compté.
about-rohan = { place-rohan }
    .text = Quand le marqueur arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées de ses symboles : le plus de cartes gagne le plus haut jeton, et ainsi de suite. À deux, chaque symbole est compté à part.
about-fangorn = { place-fangorn }
    .text = Quand le marqueur arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées de ses symboles : le plus de cartes gagne le plus haut jeton, et ainsi de suite. À deux, chaque symbole est compté à part.
about-edoras = { place-edoras }
    .text = Quand le marqueur arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées de ses symboles : le plus de cartes gagne le plus haut jeton, et ainsi de suite. À deux, chaque symbole est compté à part.
about-orthanc = { place-orthanc }
    .text = Quand le marqueur arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées de ses symboles : le plus de cartes gagne le plus haut jeton, et ainsi de suite. À deux, chaque symbole est compté à part.
about-helms_deep = { place-helms_deep }
    .text = Quand le marqueur arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées de ses symboles : le plus de cartes gagne le plus haut jeton, et ainsi de suite. À deux, chaque symbole est compté à part.
about-minas_tirith = { place-minas_tirith }
    .text = Quand le marqueur arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées de ses symboles : le plus de cartes gagne le plus haut jeton, et ainsi de suite. À deux, chaque symbole est compté à part.
about-strength = { quality-strength }
    .text = Un lieu avec ce symbole compte les rangées de cette qualité, et le Gandalf qui les mène.
about-wisdom = { quality-wisdom }
    .text = Un lieu avec ce symbole compte les rangées de cette qualité, et le Gandalf qui les mène.
about-endurance = { quality-endurance }
    .text = Un lieu avec ce symbole compte les rangées de cette qualité, et le Gandalf qui les mène.
about-resolve = { quality-resolve }
    .text = Un lieu avec ce symbole compte les rangées de cette qualité, et le Gandalf qui les mène.
about-green = { colour-green }
    .text = Une rangée par couleur, d’une seule qualité. Une autre qualité remplace toute la rangée.
about-ochre = { colour-ochre }
    .text = Une rangée par couleur, d’une seule qualité. Une autre qualité remplace toute la rangée.
about-blue = { colour-blue }
    .text = Une rangée par couleur, d’une seule qualité. Une autre qualité remplace toute la rangée.
about-grey = { colour-grey }
    .text = Une rangée par couleur, d’une seule qualité. Une autre qualité remplace toute la rangée.
about-green_strength = { card-green_strength }
    .text = Pour votre { colour-green.row }. Compte aux lieux avec ce symbole : { quality-strength }. Il y en a 5.
about-green_wisdom = { card-green_wisdom }
    .text = Pour votre { colour-green.row }. Compte aux lieux avec ce symbole : { quality-wisdom }. Il y en a 5.
about-green_endurance = { card-green_endurance }
    .text = Pour votre { colour-green.row }. Compte aux lieux avec ce symbole : { quality-endurance }. Il y en a 5.
about-green_resolve = { card-green_resolve }
    .text = Pour votre { colour-green.row }. Compte aux lieux avec ce symbole : { quality-resolve }. Il y en a 5.
about-ochre_strength = { card-ochre_strength }
    .text = Pour votre { colour-ochre.row }. Compte aux lieux avec ce symbole : { quality-strength }. Il y en a 5.
about-ochre_wisdom = { card-ochre_wisdom }
    .text = Pour votre { colour-ochre.row }. Compte aux lieux avec ce symbole : { quality-wisdom }. Il y en a 5.
about-ochre_endurance = { card-ochre_endurance }
    .text = Pour votre { colour-ochre.row }. Compte aux lieux avec ce symbole : { quality-endurance }. Il y en a 5.
about-ochre_resolve = { card-ochre_resolve }
    .text = Pour votre { colour-ochre.row }. Compte aux lieux avec ce symbole : { quality-resolve }. Il y en a 5.
about-blue_strength = { card-blue_strength }
    .text = Pour votre { colour-blue.row }. Compte aux lieux avec ce symbole : { quality-strength }. Il y en a 5.
about-blue_wisdom = { card-blue_wisdom }
    .text = Pour votre { colour-blue.row }. Compte aux lieux avec ce symbole : { quality-wisdom }. Il y en a 5.
about-blue_endurance = { card-blue_endurance }
    .text = Pour votre { colour-blue.row }. Compte aux lieux avec ce symbole : { quality-endurance }. Il y en a 5.
about-blue_resolve = { card-blue_resolve }
    .text = Pour votre { colour-blue.row }. Compte aux lieux avec ce symbole : { quality-resolve }. Il y en a 5.
about-grey_strength = { card-grey_strength }
    .text = Pour votre { colour-grey.row }. Compte aux lieux avec ce symbole : { quality-strength }. Il y en a 5.
about-grey_wisdom = { card-grey_wisdom }
    .text = Pour votre { colour-grey.row }. Compte aux lieux avec ce symbole : { quality-wisdom }. Il y en a 5.
about-grey_endurance = { card-grey_endurance }
    .text = Pour votre { colour-grey.row }. Compte aux lieux avec ce symbole : { quality-endurance }. Il y en a 5.
about-grey_resolve = { card-grey_resolve }
    .text = Pour votre { colour-grey.row }. Compte aux lieux avec ce symbole : { quality-resolve }. Il y en a 5.

## Pourquoi un bot le ferait

why-gandalf = Gandalf compte dans toute rangée, en tout lieu.
why-row-grows = Elle prolonge une de vos rangées : { $count } cartes alors.
why-more-of-it = Cela fait { $count } cartes pareilles : une longue rangée.
why-counts-next = Cela compte { $place_in }, le prochain lieu.
why-counts-next-and-later = { $more ->
        [one] Cela compte { $place_in }, le prochain lieu, et à 1 autre ensuite.
       *[other] Cela compte { $place_in }, le prochain lieu, et à { $more } autres ensuite.
    }
why-counts-later = { $count ->
        [one] Cela ne compte pas encore, mais comptera { $place_in }.
       *[other] Cela ne compte pas encore, mais comptera { $place_in } : { $count } lieux en tout.
    }
why-denies = { $seat } collectionne cette carte et ne l’aura pas.
why-nothing-open = Aucune carte n’est visible.
why-draw-none-counts = Aucune carte visible ne compte { $place_in }.
why-draw-few-count = { $count ->
        [one] 1 carte visible compte { $place_in }, mais ajoute peu à nos rangées : la pioche vaut mieux.
       *[other] { $count } cartes visibles comptent { $place_in }, mais ajoutent peu à nos rangées : la pioche vaut mieux.
    }
why-offer-never = { $card } : ne compte plus nulle part.
why-offer-late = { $card } : ne compte qu’à partir de { $place } ; on a le temps d’en trouver une autre.
why-offer-takes = 2 cartes pour 1, et on voit { $card_object }.
why-offer-two = 2 cartes pour 1 qui aide peu.
why-lay-wins = Cela rapporte { $more } points de plus { $place_in }.
why-lay-overtakes = Cela dépasse { $seat } { $place_in }.
why-row-spent = { $quality } : ne compte plus nulle part ; la { $colour_row } est libre pour mieux.
why-stays = { $count ->
        [one] La rangée reste, et compte encore une fois plus tard.
       *[other] La rangée reste, et compte encore à { $count } lieux.
    }
why-lead = Avec Gandalf en tête, la rangée compte une carte de plus.
why-lay-counts = Cela compte { $place_in } maintenant, et on ne sait pas ce que les autres poseront.
why-first-already = On est déjà premier { $place_in } sans cela.
why-kept-for = { $card } : on la garde, elle compte { $place_in }.
why-keeps-gandalf = On garde Gandalf pour une rangée plus longue.
