### Ce que seule la page dit des Deux Tours.

## La route

towers-road = La route d’Amon Hen à Minas Tirith
towers-start = Départ
towers-next = à venir
towers-here = ici
towers-taken = évalué
towers-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
towers-place = { $place } : { $signs } ; jetons { $tokens }
towers-place-taken = { $place } : { $signs } ; évalué
towers-stage = En route { $place_to }, { $step } sur { $spaces }
towers-stage-at = { $place } : on pose

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
towers-known = Pris parmi les cartes visibles : { $cards }
towers-ring = Anneau
towers-none = pas de rangée
towers-row = { $colour } : { $count } × { $quality }
towers-row-gandalf = { $colour } : Gandalf et { $count } × { $quality }
towers-row-none = { $colour } : pas de rangée
towers-row-counts = { $row }, compte au prochain lieu

## Cartes visibles et main

towers-table = Sur la table
towers-open = { $count ->
        [one] { $count } carte visible, non remplacée
       *[other] { $count } cartes visibles, non remplacées
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
       *[other] { $card }, en { $count } exemplaires
    }
towers-qualities = Qualités
towers-hand = Votre main
towers-hand-label = { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
towers-hand-none = Vous n’avez aucune carte en main.

## La prévision et l’évaluation

towers-if = Bilan actuel { $place_in }
towers-now = Bilan { $place_in }
towers-if-note = Cartes des rangées : { $signs }. À égalité, qui pose d’abord l’emporte.
towers-if-two = Symbole par symbole ; le dernier donne l’anneau. À égalité, qui pose d’abord l’emporte.
towers-sign = Symbole
towers-takes = gagne
towers-nobody = personne
towers-counted = { $count ->
        [one] carte qui compte
       *[other] cartes qui comptent
    }
towers-tie = À égalité, qui pose d’abord l’emporte.
towers-token = Jeton de { $value }
towers-scored = Évaluation { $place_in }
towers-last = L’évaluation { $place_in }
towers-go-on = Continuer
towers-ranking = Classement final
towers-tied = À égalité de points, le plus de cartes comptées à Minas Tirith l’emporte, puis le tour de pose le plus tôt.

## Ce qui est demandé

towers-gain-hint = Cliquez sur une carte visible ou sur la pioche. Pour en étaler une d’abord, cliquez dans votre main.
towers-taking-hint = Cliquez sur une carte visible ou sur la pioche.
towers-offer = En étaler une, en prendre deux
towers-offer-hint = Choisissez dans votre main la carte que vous étalez.
towers-offer-sure = Tous la voient, et vous pouvez la reprendre comme l’une des deux.
towers-back = Retour
towers-laying-hint = Choisissez des cartes de votre main, dans n’importe quel ordre. Vous les posez toutes ensemble.
towers-laying-none = Vous n’avez plus de carte à poser.
towers-lay-hint = Ensuite, votre tour à ce lieu est fini.
towers-lay = { $count ->
        [one] Poser { $count } carte
       *[other] Poser { $count } cartes
    }
towers-clear = Reposer
towers-lead-on = Gandalf en tête : { $colour_row }
towers-lead-off = Sans Gandalf : { $colour_row }
towers-lead-hint = Gandalf se place en tête d’une nouvelle rangée : cliquez sur lui dans votre main, ou sur la rangée.
towers-lead-alone = Gandalf a besoin d’une carte à mener : choisissez-en une qui commence une rangée.
towers-replaces = Votre ancienne { $colour_row } de { $old_object } sera défaussée.

## Ce que tous ont vu

notes-title = Vu
towers-notes-known = Pris à la vue de tous, pas encore posé
towers-notes-hands = Ce qui restait en main
towers-notes-none = rien

## Explications

about-marker = Le repère
    .text = Sur une case du chemin, chacun gagne une carte ; à un lieu, on pose des rangées et on les évalue.
about-ring = L’anneau
    .text = Qui l’a déplace le repère, prend et pose en premier, et l’emporte donc à égalité.
about-pile = La pioche
    .text = Vous pouvez piocher au lieu de prendre une carte visible. Si elle est vide, on mélange la défausse.
about-amon_hen = { place-amon_hen }
    .text = La route commence ici. Rien n’y est évalué.
about-rohan = { place-rohan }
    .text = Quand le repère arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées que demandent ses symboles, et les jetons vont du plus haut au plus bas, à qui en a le plus. À deux, chaque symbole est compté à part.
about-fangorn = { place-fangorn }
    .text = Quand le repère arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées que demandent ses symboles, et les jetons vont du plus haut au plus bas, à qui en a le plus. À deux, chaque symbole est compté à part.
about-edoras = { place-edoras }
    .text = Quand le repère arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées que demandent ses symboles, et les jetons vont du plus haut au plus bas, à qui en a le plus. À deux, chaque symbole est compté à part.
about-orthanc = { place-orthanc }
    .text = Quand le repère arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées que demandent ses symboles, et les jetons vont du plus haut au plus bas, à qui en a le plus. À deux, chaque symbole est compté à part.
about-helms_deep = { place-helms_deep }
    .text = Quand le repère arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées que demandent ses symboles, et les jetons vont du plus haut au plus bas, à qui en a le plus. À deux, chaque symbole est compté à part.
about-minas_tirith = { place-minas_tirith }
    .text = Quand le repère arrive ici, chacun pose des rangées. Puis on compte les cartes des rangées que demandent ses symboles, et les jetons vont du plus haut au plus bas, à qui en a le plus. À deux, chaque symbole est compté à part.
about-strength = { quality-strength }
    .text = Là où un lieu porte ce symbole, les rangées de cette qualité comptent, avec le Gandalf à leur tête.
about-wisdom = { quality-wisdom }
    .text = Là où un lieu porte ce symbole, les rangées de cette qualité comptent, avec le Gandalf à leur tête.
about-endurance = { quality-endurance }
    .text = Là où un lieu porte ce symbole, les rangées de cette qualité comptent, avec le Gandalf à leur tête.
about-resolve = { quality-resolve }
    .text = Là où un lieu porte ce symbole, les rangées de cette qualité comptent, avec le Gandalf à leur tête.
about-green = { colour-green }
    .text = Une seule rangée par couleur, et toutes ses cartes ont la même qualité. Une autre qualité remplace toute la rangée.
about-ochre = { colour-ochre }
    .text = Une seule rangée par couleur, et toutes ses cartes ont la même qualité. Une autre qualité remplace toute la rangée.
about-blue = { colour-blue }
    .text = Une seule rangée par couleur, et toutes ses cartes ont la même qualité. Une autre qualité remplace toute la rangée.
about-grey = { colour-grey }
    .text = Une seule rangée par couleur, et toutes ses cartes ont la même qualité. Une autre qualité remplace toute la rangée.
about-green_strength = { card-green_strength }
    .text = Une carte pour votre { colour-green.row }. Elle compte là où un lieu porte ce symbole : { quality-strength }. Il y en a cinq.
about-green_wisdom = { card-green_wisdom }
    .text = Une carte pour votre { colour-green.row }. Elle compte là où un lieu porte ce symbole : { quality-wisdom }. Il y en a cinq.
about-green_endurance = { card-green_endurance }
    .text = Une carte pour votre { colour-green.row }. Elle compte là où un lieu porte ce symbole : { quality-endurance }. Il y en a cinq.
about-green_resolve = { card-green_resolve }
    .text = Une carte pour votre { colour-green.row }. Elle compte là où un lieu porte ce symbole : { quality-resolve }. Il y en a cinq.
about-ochre_strength = { card-ochre_strength }
    .text = Une carte pour votre { colour-ochre.row }. Elle compte là où un lieu porte ce symbole : { quality-strength }. Il y en a cinq.
about-ochre_wisdom = { card-ochre_wisdom }
    .text = Une carte pour votre { colour-ochre.row }. Elle compte là où un lieu porte ce symbole : { quality-wisdom }. Il y en a cinq.
about-ochre_endurance = { card-ochre_endurance }
    .text = Une carte pour votre { colour-ochre.row }. Elle compte là où un lieu porte ce symbole : { quality-endurance }. Il y en a cinq.
about-ochre_resolve = { card-ochre_resolve }
    .text = Une carte pour votre { colour-ochre.row }. Elle compte là où un lieu porte ce symbole : { quality-resolve }. Il y en a cinq.
about-blue_strength = { card-blue_strength }
    .text = Une carte pour votre { colour-blue.row }. Elle compte là où un lieu porte ce symbole : { quality-strength }. Il y en a cinq.
about-blue_wisdom = { card-blue_wisdom }
    .text = Une carte pour votre { colour-blue.row }. Elle compte là où un lieu porte ce symbole : { quality-wisdom }. Il y en a cinq.
about-blue_endurance = { card-blue_endurance }
    .text = Une carte pour votre { colour-blue.row }. Elle compte là où un lieu porte ce symbole : { quality-endurance }. Il y en a cinq.
about-blue_resolve = { card-blue_resolve }
    .text = Une carte pour votre { colour-blue.row }. Elle compte là où un lieu porte ce symbole : { quality-resolve }. Il y en a cinq.
about-grey_strength = { card-grey_strength }
    .text = Une carte pour votre { colour-grey.row }. Elle compte là où un lieu porte ce symbole : { quality-strength }. Il y en a cinq.
about-grey_wisdom = { card-grey_wisdom }
    .text = Une carte pour votre { colour-grey.row }. Elle compte là où un lieu porte ce symbole : { quality-wisdom }. Il y en a cinq.
about-grey_endurance = { card-grey_endurance }
    .text = Une carte pour votre { colour-grey.row }. Elle compte là où un lieu porte ce symbole : { quality-endurance }. Il y en a cinq.
about-grey_resolve = { card-grey_resolve }
    .text = Une carte pour votre { colour-grey.row }. Elle compte là où un lieu porte ce symbole : { quality-resolve }. Il y en a cinq.

## Pourquoi un bot le ferait

why-gandalf = Gandalf compte dans n’importe quelle rangée, en tout lieu.
why-row-grows = Cela prolonge une rangée déjà posée : { $count } cartes ensuite.
why-more-of-it = On en a alors { $count } : ensemble, une longue rangée.
why-counts-next = Cela compte { $place_in }, le prochain lieu.
why-counts-next-and-later = { $more ->
        [one] Cela compte { $place_in }, le prochain lieu, et à un autre ensuite.
       *[other] Cela compte { $place_in }, le prochain lieu, et à { $more } autres ensuite.
    }
why-counts-later = { $count ->
        [one] Cela ne compte pas encore, mais comptera { $place_in }.
       *[other] Cela ne compte pas encore, mais comptera { $place_in }, et à { $count } lieux en tout.
    }
why-denies = { $seat } collectionne cette carte et ne l’aura pas.
why-nothing-open = Aucune carte n’est visible.
why-draw-none-counts = Aucune carte visible ne compte { $place_in }.
why-draw-few-count = { $count ->
        [one] Une carte visible compte { $place_in }, mais ajoute peu à nos rangées : la pioche promet davantage.
       *[other] { $count } cartes visibles comptent { $place_in }, mais ajoutent peu à nos rangées : la pioche promet davantage.
    }
why-offer-never = { $card } : ne compte plus nulle part.
why-offer-late = { $card } : ne compte qu’à partir de { $place } ; on a le temps d’en trouver une autre.
why-offer-takes = Deux cartes pour une, et l’on voit { $card_object }.
why-offer-two = Deux cartes pour une qui aide peu.
why-lay-wins = Cela rapporte { $more } points de plus { $place_in }.
why-lay-overtakes = Cela dépasse { $seat } { $place_in }.
why-row-spent = { $quality } : ne compte plus nulle part ; la { $colour_row } est libre pour mieux.
why-stays = { $count ->
        [one] La rangée reste, et compte encore une fois plus tard.
       *[other] La rangée reste, et compte encore à { $count } lieux.
    }
why-lead = Avec Gandalf en tête, la rangée compte une carte de plus.
why-lay-counts = Cela compte { $place_in } maintenant, et nul ne sait ce que les autres poseront.
why-first-already = On est déjà premier { $place_in } sans cela.
why-kept-for = { $card } : on la garde, elle compte { $place_in }.
why-keeps-gandalf = On garde Gandalf pour une rangée plus longue.
