### Ce que seule la page dit du Seigneur des Anneaux.

## Le chemin et la ligne de corruption

quest-stage = { $place }, événement { $event } sur 6
quest-stage-first = { $place }, aucun événement
quest-way = Le voyage
quest-line = Ligne de corruption
quest-light = La lumière
quest-dark = L’obscurité
quest-sauron = Sauron
quest-sauron-on = Sauron est sur { $space }
quest-hobbit-on = { $hobbit } est sur { $space }
quest-steps = { $count ->
        [one] { $count } pas entre { $hobbit_the } et Sauron
       *[other] { $count } pas entre { $hobbit_the } et Sauron
    }
quest-if-refused = si refusé
quest-if-chosen = si choisi
quest-sauron-would = Sauron viendrait sur { $space }
quest-hobbit-would = { $hobbit } viendrait sur { $space }

## La communauté

quest-fellowship = Les Hobbits
quest-power-frodo = Cartes Hobbit blanches = jokers
quest-power-sam = Le dé lui coûte 1 au plus
quest-power-pippin = Joue 2 cartes quelconques
quest-power-merry = N’a besoin que de 2 jetons Vie
quest-power-fatty = 2 cartes de plus par plateau
quest-bearer = Porteur
quest-put-on = Le mettre
quest-ring-used = Anneau déjà utilisé ici
quest-ring-not = Anneau pas encore utilisé ici
quest-active = { $who }, actif
quest-out = éliminé
quest-out-shields = { $count ->
        [one] A laissé 1 bouclier, qui compte encore.
       *[other] A laissé { $count } boucliers, qui comptent encore.
    }
quest-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
quest-count-of = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
quest-shields = { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
quest-life = Jetons Vie
quest-token = { $token } : { $count }
quest-show-hand = Voir la main { $hobbit_of }
quest-about = À propos { $hobbit_of }

## Le plateau

quest-worth = ligne principale : { $points } points
quest-main = ligne principale
quest-of = { $reached } sur { $last }
quest-line-at = { $line } : { $reached } sur { $last }.
quest-line-next = Ensuite :
quest-events = Les six événements
quest-breaks = En|cer|clés Cava|liers
quest-marker = Repère d’événement
quest-was = passé
quest-left-out = sauté
quest-was-paid = payé
quest-was-refused = refusé
quest-was-magic = annulé par la Magie
quest-was-sauron = Sauron en { $space }
quest-was-rolled = { $count ->
        [one] 1 jet
       *[other] { $count } jets
    }
quest-flavour-moria-hiding = en silence dans les salles
quest-flavour-moria-travelling = vers la porte de l’est
quest-flavour-helms_deep-friendship = l’aide du Rohan
quest-flavour-helms_deep-travelling = vers Fort-le-Cor
quest-flavour-shelobs_lair-hiding = à travers l’Ithilien
quest-flavour-shelobs_lair-travelling = par les escaliers
quest-flavour-mordor-friendship = l’aide des autres
quest-flavour-mordor-fighting = devant les portes
quest-flavour-mordor-hiding = à travers la plaine
quest-space-shield = un bouclier
quest-space-special_shield = un bouclier spécial
quest-space-ring = un jeton Anneau
quest-space-heart = un jeton Cœur
quest-space-sun = un jeton Soleil
quest-space-die = lancer le dé
quest-space-heal = 1 case vers la lumière

## Les refuges et la montagne

quest-place-bag_end = le voyage commence
quest-place-rivendell = un refuge avant la Moria
quest-place-lothlorien = un refuge avant le Gouffre de Helm
quest-place-mount_doom = qui survit au jet détruit l’Anneau
quest-stop-bag_end-0 = Gandalf
    .text = Chaque Hobbit pioche 6 cartes Hobbit.
quest-stop-bag_end-1 = Préparatifs
    .text = Seulement avec cette option : le porteur peut lancer le dé et répartir 4 cartes.
quest-stop-bag_end-2 = Un Nazgûl apparaît
    .text = Un Hobbit donne 2 symboles Se cacher, sinon Sauron avance de 1 case.
quest-stop-rivendell-0 = Elrond
    .text = Les cartes de Fondcombe sont distribuées face cachée.
quest-stop-rivendell-1 = Le Conseil
    .text = Chaque Hobbit passe 1 carte cachée à gauche.
quest-stop-rivendell-2 = Communauté
    .text = Chaque Hobbit donne 1 symbole Amitié ou lance le dé.
quest-stop-lothlorien-0 = Galadriel
    .text = Les cartes de la Lothlórien sont distribuées face cachée.
quest-stop-lothlorien-1 = Repos
    .text = Chaque Hobbit peut dépenser 2 boucliers pour piocher 2 cartes ou reculer de 1 case vers la lumière.
quest-stop-lothlorien-2 = L’épreuve de Galadriel
    .text = Chaque Hobbit donne 1 joker ou lance le dé.
quest-doom-now = lance le dé
quest-doom-waits = attend
quest-doom-out = éliminé
quest-doom-did = a détruit l’Anneau
quest-doom-room = { $count ->
        [one] à un pas de Sauron
       *[other] à { $count } pas de Sauron
    }

## La fin

quest-points = { $count ->
        [one] point
       *[other] points
    }
quest-points-won = { $count ->
        [one] 60 pour l’Anneau, plus 1 bouclier.
       *[other] 60 pour l’Anneau, plus { $count } boucliers.
    }
quest-points-failed = Vous avez atteint la montagne : 60 points.
quest-points-lost = Les points sous le repère de la ligne principale.
quest-end-on = en { $space }

## Les exigences

quest-owes-group = { $demand } : le groupe paie
quest-owes-one = { $demand } : un seul Hobbit paie
quest-owes-self = { $demand } : { $hobbit_the } paie
quest-turned-up = Retournée : { $card }. Payez avec ce symbole.
quest-jokers = Les jokers valent n’importe quel symbole.
quest-goes-back = Les promesses sont rendues si vous ne payez pas.
quest-one-pays = Un seul Hobbit paie tout.
quest-wants-volunteer = Qui se dévoue avance de { $count } cases vers l’obscurité.
quest-dark-steps = { $count } vers l’obscurité
quest-also = Vous pouvez aussi donner :
quest-gives = { $count } { $thing }
quest-gives-nothing = ne donne rien
quest-goes = avance de { $count } cases vers l’obscurité
quest-decides = décide
quest-thing-friendship = Amitié
quest-thing-travelling = Voyager
quest-thing-hiding = Se cacher
quest-thing-fighting = Combattre
quest-thing-joker = joker
quest-thing-ring = anneau
quest-thing-heart = cœur
quest-thing-sun = soleil
quest-thing-shield = bouclier
quest-thing-card = carte
quest-thing-guidance = Aide
quest-pay = Payer
quest-pay-missing = { $count ->
        [one] Payer : il en manque 1
       *[other] Payer : il en manque { $count }
    }
quest-pay-state = { $given } sur { $all } couverts.
quest-pay-spare = { $count ->
        [one] 1 symbole serait perdu.
       *[other] { $count } symboles seraient perdus.
    }
quest-pay-hint = Choisissez des cartes de votre main pour payer.
quest-pay-things = Choisissez quoi donner, à côté des cases.
quest-pay-none = Vous n’avez rien pour payer cela.
quest-lack-group = Il manque au groupe { $things }.
quest-lack-self = Il manque { $hobbit_to } { $things }.
quest-lack-one = Aucun Hobbit ne peut payer seul.
quest-lack-title = { $demand } : { $lack }
quest-lack-token = { $count ->
        [one] un jeton Vie
       *[other] { $count } jetons Vie
    }
quest-lack-ring = { $count ->
        [one] un jeton Anneau
       *[other] { $count } jetons Anneau
    }
quest-lack-heart = { $count ->
        [one] un jeton Cœur
       *[other] { $count } jetons Cœur
    }
quest-lack-sun = { $count ->
        [one] un jeton Soleil
       *[other] { $count } jetons Soleil
    }
quest-lack-shield = { $count ->
        [one] un bouclier
       *[other] { $count } boucliers
    }
quest-lack-card = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
quest-lack-symbol = { $count ->
        [one] 1 symbole
       *[other] { $count } symboles
    }
quest-pay-others = Vous pouvez aider : choisissez des cartes et promettez-les.
quest-pay-enough = C’est assez. Reprenez d’abord quelque chose.
quest-pledge = { $count ->
        [one] Promettre
       *[other] En promettre { $count }
    }
quest-give = { $count ->
        [one] Donner
       *[other] En donner { $count }
    }
quest-volunteer-hint = Vous pouvez aussi demander aux autres.

## Invites

quest-back = Retour
quest-first = D’abord : { $hobbit_the }
quest-brief-prompt-quiet-after_a_tile = { $tile } : appliquer la tuile ? Chacun peut agir avant.
quest-brief-prompt-quiet-after_a_roll = { $whom } a fait { $face }. Chacun peut agir avant.
quest-brief-prompt-quiet-end_of_scenario = { $place } : c’est fini, les jetons Vie comptent. Chacun peut agir avant.
quest-brief-prompt-quiet-the_attempt = { $active } va lancer le dé contre l’Anneau. Chacun peut agir avant.
quest-brief-prompt-after_marker = Appeler Gandalf pour 5 boucliers ? Sa Magie peut annuler ceci : { $event }
quest-anytime = Vous pouvez d’abord jouer une carte jaune, mettre l’Anneau ou appeler Gandalf.
quest-anytime-brief = D’abord carte jaune, Anneau ou Gandalf ?
quest-interrupt-open = Vous pouvez agir maintenant.
quest-interrupt-hint = Cartes jaunes, Anneau et Gandalf brillent s’ils servent. Vous pouvez défausser d’autres cartes.
quest-interrupt-end = Ne plus attendre
quest-interrupt-wait = { $hobbit } agit d’abord. Si vous n’attendez plus, c’est annulé et { $hobbit_the } en est averti.
quest-cards-or-rest = { $hobbit } : jouer, piocher ou reculer ?
quest-play-hint = Choisissez une carte de votre main.
quest-play-none = Vous n’avez aucune carte à jouer.
quest-play-sure = Vous recevez ce que montrent les cases cerclées.
quest-play-lines = Choisissez une ligne, sur le plateau ou ici.
quest-play-idle = Aucune ligne n’avancerait.
quest-line-hint = Choisissez une ligne sur le plateau.
quest-foresee-hint = Celle que vous choisissez vient d’abord.
quest-whom-hint = Choisissez un Hobbit.
quest-give-hint = Choisissez une carte de votre main.
quest-lose-hint = { $count ->
        [one] Choisissez encore 1 carte.
       *[other] Choisissez { $count } cartes.
    }
quest-lose-enough = C’est assez. Reprenez-en une d’abord.
quest-discard = { $count ->
        [one] Défausser
       *[other] Défausser { $count } cartes
    }
quest-discard-sure = Vous perdez la carte.
quest-ring-title = Mettre l’Anneau ?
quest-ring-sure = Une fois par plateau. Lancez le dé et appliquez-le. Puis une ligne avance de 4 cases moins les symboles du dé, sans rien gagner en chemin.
quest-call-title = Appeler Gandalf pour 5 boucliers ?
quest-call-sure = Le joueur actif choisit ensuite une de ses cartes.
quest-shared = Retournées, à répartir

## La main

quest-your-hand = Votre main
quest-hand = { $count ->
        [one] Main, { $count } carte
       *[other] Main, { $count } cartes
    }
quest-hand-none = { $hobbit } n’a aucune carte.
quest-watching = Vous regardez.
quest-table = En jeu
quest-hobbit-card = Hobbit
quest-white = blanche
quest-grey = grise
quest-yellow = jaune
quest-stars = { $count } × { $line }
quest-tag-pledged = promise
quest-tag-chosen = choisie
quest-tag-pays = peut payer
quest-tag-now = maintenant
quest-when-staff = après tuile à 3 cartes/éléments
quest-when-athelas = s’il manque des jetons Vie
quest-when-miruvor = à tout moment
quest-when-mithril = après un jet
quest-when-belt = avant un jet
quest-when-lembas = à tout moment
quest-when-elessar = à tout moment
quest-when-phial = avant une tuile
quest-tabs = Main, tuiles, Gandalf, dé
quest-tab-hand = Main
quest-tab-tiles = Tuiles
quest-tab-gandalf = Gandalf
quest-tab-die = Dé

## Tuiles, dé et Gandalf

quest-tiles = Tuiles
quest-tiles-left = ce tour ; { $left } sur 23
quest-face-down = { $count ->
        [one] { $count } tuile face cachée
       *[other] { $count } tuiles face cachée
    }
quest-no-tile = Aucune retournée ce tour
quest-one-more = puis 1 autre
quest-foreseen = Ensuite :
quest-looked = { $count ->
        [one] 1 tuile a été regardée.
       *[other] { $count } tuiles ont été regardées.
    }
quest-among = Face cachée : { $harm } sur { $left } sont néfastes
quest-last-tile = La dernière tuile retournée
quest-discards = Défausse
quest-discards-none = vide
quest-discards-top = { $card } sur le dessus, { $count ->
    [one] { $count } carte Hobbit
   *[other] { $count } cartes Hobbit
} en tout
quest-discards-count = { $count ->
    [one] { $count } carte Hobbit
   *[other] { $count } cartes Hobbit
}
quest-die = Dé
quest-rolled = { $hobbit } a obtenu { $face } :
quest-no-roll = Pas encore lancé.
quest-gandalf = Gandalf
quest-gandalf-here = il est là : choisissez
quest-gandalf-can = vous pouvez l’appeler
quest-gandalf-has = { $count ->
        [one] { $count } bouclier sur { $price }
       *[other] { $count } boucliers sur { $price }
    }
quest-gandalf-call = Appeler Gandalf
quest-gandalf-use = Utiliser { $card }
quest-use = Utiliser
quest-gandalf-used = utilisée
quest-gandalf-foresight = ordonner 3 tuiles
quest-gandalf-magic = annuler un événement
quest-gandalf-healing = 2 cases vers la lumière
quest-gandalf-guidance = 2 jokers
quest-gandalf-guidance-one-kind = 2 symboles identiques
quest-gandalf-persistence = piocher 4 cartes

## Explications

about-bag_end = { place-bag_end }
    .text = Un refuge : trois choses s’y passent dans l’ordre, les cartes d’abord.
about-rivendell = { place-rivendell }
    .text = Un refuge : trois choses s’y passent dans l’ordre, les cartes d’abord.
about-moria = { place-moria }
    .text = Un scénario : il finit avec la ligne principale ou le sixième événement. Les jetons Vie manquants coûtent alors des cases vers l’obscurité.
about-lothlorien = { place-lothlorien }
    .text = Un refuge : trois choses s’y passent dans l’ordre, les cartes d’abord.
about-helms_deep = { place-helms_deep }
    .text = Un scénario : il finit avec la ligne principale ou le sixième événement. Les jetons Vie manquants coûtent alors des cases vers l’obscurité.
about-shelobs_lair = { place-shelobs_lair }
    .text = Un scénario : il finit avec la ligne principale ou le sixième événement. Les jetons Vie manquants coûtent alors des cases vers l’obscurité.
about-mordor = { place-mordor }
    .text = Un scénario : finissez la ligne principale avant le sixième événement, sinon Sauron prend l’Anneau.
about-mount_doom = { place-mount_doom }
    .text = Quand la ligne principale du Mordor est finie, les Hobbits lancent le dé l’un après l’autre. Qui survit au jet détruit l’Anneau.
about-space-shield = Bouclier
    .text = Des points à la fin. Dépensez-en 5 pour appeler Gandalf.
about-space-special_shield = Bouclier spécial
    .text = Un bouclier spécial compte pour 1, 2 ou 3 boucliers.
about-space-ring = Jeton Anneau
    .text = Un jeton Vie : réunissez les trois sortes. Qui a le plus d’anneaux devient porteur.
about-space-heart = Jeton Cœur
    .text = Un jeton Vie : réunissez les trois sortes avant la fin du plateau.
about-space-sun = Jeton Soleil
    .text = Un jeton Vie : réunissez les trois sortes avant la fin du plateau.
about-space-die = Le dé
    .text = Qui amène le repère ici lance le dé.
about-space-heal = Vers la lumière
    .text = Qui amène le repère ici recule de 1 case vers la lumière.
about-lines = Le début d’une ligne
    .text = Tuiles et cartes font avancer le repère. Qui l’avance reçoit ce que montrent les cases.
about-sauron = Sauron
    .text = Qui est sur sa case ou au-delà est éliminé. Si c’est le porteur, vous perdez.
about-ring = L’Anneau
    .text = Une fois par plateau, le porteur peut le mettre : il lance le dé, puis une ligne avance de 4 cases moins les symboles du dé.
about-white_friendship = { card-white_friendship }
    .text = Carte blanche, 1 symbole { line-friendship } : avance cette ligne de 1 case ou paie une exigence.
about-white_travelling = { card-white_travelling }
    .text = Carte blanche, 1 symbole { line-travelling } : avance cette ligne de 1 case ou paie une exigence.
about-white_hiding = { card-white_hiding }
    .text = Carte blanche, 1 symbole { line-hiding } : avance cette ligne de 1 case ou paie une exigence.
about-white_fighting = { card-white_fighting }
    .text = Carte blanche, 1 symbole { line-fighting } : avance cette ligne de 1 case ou paie une exigence.
about-white_joker = { card-white_joker }
    .text = Carte blanche, 1 joker : avance toute ligne ou paie tout symbole.
about-grey_friendship = { card-grey_friendship }
    .text = Carte grise, 1 symbole { line-friendship } : avance cette ligne de 1 case ou paie une exigence.
about-grey_travelling = { card-grey_travelling }
    .text = Carte grise, 1 symbole { line-travelling } : avance cette ligne de 1 case ou paie une exigence.
about-grey_hiding = { card-grey_hiding }
    .text = Carte grise, 1 symbole { line-hiding } : avance cette ligne de 1 case ou paie une exigence.
about-grey_fighting = { card-grey_fighting }
    .text = Carte grise, 1 symbole { line-fighting } : avance cette ligne de 1 case ou paie une exigence.
about-boromir = { card-boromir }
    .text = Carte blanche, 2 symboles { line-fighting } : avance cette ligne de 2 cases ou paie une exigence.
about-gimli = { card-gimli }
    .text = Carte blanche, 2 symboles { line-fighting } : avance cette ligne de 2 cases ou paie une exigence.
about-gandalf = { card-gandalf }
    .text = Carte blanche, 2 symboles { line-travelling } : avance cette ligne de 2 cases ou paie une exigence.
about-legolas = { card-legolas }
    .text = Carte blanche, 2 symboles { line-hiding } : avance cette ligne de 2 cases ou paie une exigence.
about-aragorn = { card-aragorn }
    .text = Carte blanche, 2 jokers : avance toute ligne ou paie tout symbole.
about-glamdring = { card-glamdring }
    .text = Carte grise, 2 jokers : avance toute ligne ou paie tout symbole.
about-anduril = { card-anduril }
    .text = Carte grise, 2 symboles { line-fighting } : avance cette ligne de 2 cases ou paie une exigence.
about-sting = { card-sting }
    .text = Carte grise, 1 joker : avance toute ligne ou paie tout symbole.
about-staff = { card-staff }
    .text = Carte jaune. { card-staff.text }
about-athelas = { card-athelas }
    .text = Carte jaune. { card-athelas.text }
about-miruvor = { card-miruvor }
    .text = Carte jaune. { card-miruvor.text }
about-mithril = { card-mithril }
    .text = Carte jaune. { card-mithril.text }
about-book = { card-book }
    .text = Carte grise, 1 symbole { line-hiding } : avance cette ligne de 1 case ou paie une exigence.
about-pipe = { card-pipe }
    .text = Carte grise, 2 symboles { line-friendship } : avance cette ligne de 2 cases ou paie une exigence.
about-elven_cloak = { card-elven_cloak }
    .text = Carte grise, 2 symboles { line-hiding } : avance cette ligne de 2 cases ou paie une exigence.
about-elven_rope = { card-elven_rope }
    .text = Carte grise, 2 symboles { line-travelling } : avance cette ligne de 2 cases ou paie une exigence.
about-boat = { card-boat }
    .text = Carte grise, 1 symbole { line-travelling } : avance cette ligne de 1 case ou paie une exigence.
about-brooch = { card-brooch }
    .text = Carte grise, 1 symbole { line-friendship } : avance cette ligne de 1 case ou paie une exigence.
about-galadriel = { card-galadriel }
    .text = Carte grise, 2 jokers : avance toute ligne ou paie tout symbole.
about-arwen = { card-arwen }
    .text = Carte grise, 2 jokers : avance toute ligne ou paie tout symbole.
about-box_of_earth = { card-box_of_earth }
    .text = Carte grise, 1 joker : avance toute ligne ou paie tout symbole.
about-bow = { card-bow }
    .text = Carte grise, 1 symbole { line-fighting } : avance cette ligne de 1 case ou paie une exigence.
about-belt = { card-belt }
    .text = Carte jaune. { card-belt.text }
about-lembas = { card-lembas }
    .text = Carte jaune. { card-lembas.text }
about-elessar = { card-elessar }
    .text = Carte jaune. { card-elessar.text }
about-phial = { card-phial }
    .text = Carte jaune. { card-phial.text }
about-theoden = { card-theoden }
    .text = Carte blanche, 2 symboles { line-travelling } : avance cette ligne de 2 cases ou paie une exigence.
about-shadowfax = { card-shadowfax }
    .text = Carte grise, 2 symboles { line-travelling } : avance cette ligne de 2 cases ou paie une exigence.
about-eomer = { card-eomer }
    .text = Carte blanche, 2 symboles { line-fighting } : avance cette ligne de 2 cases ou paie une exigence.
about-riders_of_rohan = { card-riders_of_rohan }
    .text = Carte grise, 2 symboles { line-fighting } : avance cette ligne de 2 cases ou paie une exigence.
about-faramir = { card-faramir }
    .text = Carte blanche, 2 symboles { line-travelling } : avance cette ligne de 2 cases ou paie une exigence.
about-gollum = { card-gollum }
    .text = Carte blanche. { card-gollum.text }
about-army_of_the_dead = { card-army_of_the_dead }
    .text = Carte grise, 2 symboles { line-fighting } : avance cette ligne de 2 cases ou paie une exigence.
about-ghan = { card-ghan }
    .text = Carte blanche, 2 symboles { line-travelling } : avance cette ligne de 2 cases ou paie une exigence.
about-eowyn = { card-eowyn }
    .text = Carte blanche, 2 jokers : avance toute ligne ou paie tout symbole.

## Pourquoi un bot le ferait

why-main-line = Cela avance la ligne principale : { $left ->
        [one] il reste alors 1 case.
       *[other] il reste alors { $left } cases.
    }
why-main-ends = Cela finit la ligne principale, et le plateau avec elle.
why-side-line = { $line } : { $left ->
        [0] la ligne est alors terminée.
        [one] il reste alors 1 case.
       *[other] il reste alors { $left } cases.
    }
why-gains-card = Cela rapporte { $card_object }.
why-gains-shield = Cela rapporte des boucliers, et 5 boucliers appellent Gandalf.
why-token-missing = Il manque encore { $token_object } { $hobbit_to } : cela coûterait 1 case vers l’obscurité à la fin du plateau.
why-pay = Payer coûte moins que refuser.
why-pay-sauron = { $steps ->
        [one] Si l’on refuse, Sauron avance de 1 case : il en resterait { $gap } jusqu’au porteur de l’Anneau.
       *[other] Si l’on refuse, Sauron avance de { $steps } cases : il en resterait { $gap } jusqu’au porteur de l’Anneau.
    }
why-pay-spare = On peut se passer de cette carte : { $card }.
why-refuse-holds = { $count ->
        [one] La dernière carte en main vaut plus que le prix du refus.
       *[other] Les { $count } cartes en main valent plus que le prix du refus.
    }
why-step-back = { $hobbit } est en { $dark } et s’éloigne un peu de l’obscurité.
why-draw-few = { $count ->
        [0] { $hobbit } n’a plus de carte.
        [one] { $hobbit } n’a que 1 carte.
       *[other] { $hobbit } n’a que { $count } cartes.
    }
why-draw = Aucune ligne n’a besoin en ce moment des cartes { $hobbit_of } ({ $count }).
why-ring = { $left ->
        [one] { $line } : il reste 1 case, et l’Anneau y mène d’un coup.
       *[other] { $line } : il reste { $left } cases, et l’Anneau avance d’un coup.
    }
why-call = Avec { $shields } boucliers, l’aide de Gandalf vaut mieux maintenant.
why-interrupt = { $hobbit } peut encore empêcher cela.
why-volunteer = { $hobbit } peut le mieux se le permettre : à { $gap } cases de Sauron.
why-prevents = { $card } évite un malheur maintenant. Plus tard, ce serait peut-être trop tard.
why-healing = C’est { $hobbit_the } qui a le plus besoin de reculer vers la lumière.
why-lembas = C’est { $hobbit_the } qui a le plus besoin de cartes.
why-elessar = C’est { $hobbit_the } qui a le plus besoin de reculer vers la lumière.
why-miruvor = C’est { $hobbit_the } qui se servira le mieux de cette carte.
why-persistence = C’est { $hobbit_the } qui a le plus besoin de cartes.
why-foresight = Si nous connaissons les prochaines tuiles, nous pouvons nous préparer.
why-next-tile = Cet ordre nous coûte le moins.
why-discard-done = { $line } : la ligne est finie ici, { $card } ne sert plus.
why-discard-more = { $count ->
        [one] Il en reste 1 de cette sorte.
       *[other] Il en reste { $count } de cette sorte.
    }
why-discard-least = { $card } est la carte qui aidera le moins.
why-to = { $hobbit } a { $count } cartes.
why-give = { $card } est plus utile là-bas.
why-saves = { $more ->
        [0] Gardons { $card } pour un pire moment.
       *[other] Gardons { $card } et les autres cartes spéciales pour un pire moment.
    }
why-nothing-now = Rien n’aiderait en ce moment.
why-keeps-hand = Gardons la main ({ $count }) pour la suite.
why-bearer-near = { $gap ->
        [one] Menace : Sauron est à 1 case du porteur de l’Anneau ({ $hobbit }).
       *[other] Menace : Sauron est à { $gap } cases du porteur de l’Anneau ({ $hobbit }).
    }
why-hobbit-near = { $gap ->
        [one] Menace : Sauron est à 1 case { $hobbit_of }.
       *[other] Menace : Sauron est à { $gap } cases { $hobbit_of }.
    }

## À côté des chances, dans une analyse

mark-gap = Distance de Sauron au porteur de l’Anneau
mark-corruption = Corruption du porteur de l’Anneau
mark-progress = Étape du voyage
