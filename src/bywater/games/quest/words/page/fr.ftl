### Ce que seule la page dit du Seigneur des Anneaux.

## Le chemin et la ligne de corruption

quest-stage = { $place }, événement { $event } sur 6
quest-stage-first = { $place }, sans événement
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
quest-if-chosen = alors
quest-sauron-would = Sauron viendrait sur { $space }
quest-hobbit-would = { $hobbit } viendrait sur { $space }

## La communauté

quest-fellowship = Les Hobbits
quest-power-frodo = Cartes Hobbit blanches = jokers
quest-power-sam = Le dé lui coûte un au plus
quest-power-pippin = Joue deux cartes quelconques
quest-power-merry = N’a besoin que de deux jetons Vie
quest-power-fatty = Deux cartes de plus après un plateau
quest-bearer = Porteur
quest-put-on = Le mettre
quest-ring-used = Anneau déjà mis ici
quest-ring-not = Anneau pas encore mis ici
quest-active = { $who }, actif
quest-out = éliminé
quest-out-shields = { $count ->
        [one] A laissé un bouclier, qui compte encore.
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

quest-worth = la ligne principale vaut { $points } points
quest-main = ligne principale
quest-of = { $reached } sur { $last }
quest-line-at = { $line } : { $reached } sur { $last }.
quest-line-next = Ensuite :
quest-events = Les six événements
quest-breaks = En|cer|clés Cava|liers
quest-marker = Repère d’événement
quest-was = passé
quest-left-out = omis
quest-was-paid = payé
quest-was-refused = refusé
quest-was-magic = annulé par la Magie
quest-was-sauron = Sauron en { $space }
quest-was-rolled = { $count ->
        [one] un jet
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
quest-space-die = on lance le dé
quest-space-heal = une case vers la lumière

## Les refuges et la montagne

quest-place-bag_end = le voyage commence
quest-place-rivendell = un refuge avant la Moria
quest-place-lothlorien = un refuge avant le Gouffre de Helm
quest-place-mount_doom = qui est encore là après le dé a détruit l’Anneau
quest-stop-bag_end-0 = Gandalf
    .text = Chaque Hobbit reçoit six cartes Hobbit.
quest-stop-bag_end-1 = Préparatifs
    .text = Seulement si c’est convenu : le porteur peut lancer le dé, puis répartit quatre cartes.
quest-stop-bag_end-2 = Un Nazgûl apparaît
    .text = Un Hobbit donne deux symboles Se cacher, ou Sauron avance d’une case.
quest-stop-rivendell-0 = Elrond
    .text = Les cartes de Fondcombe sont distribuées face cachée.
quest-stop-rivendell-1 = Le Conseil
    .text = Chaque Hobbit passe une carte cachée à gauche.
quest-stop-rivendell-2 = Communauté
    .text = Chaque Hobbit donne un symbole Amitié ou lance le dé.
quest-stop-lothlorien-0 = Galadriel
    .text = Les cartes de la Lothlórien sont distribuées face cachée.
quest-stop-lothlorien-1 = Repos
    .text = Chaque Hobbit peut donner deux boucliers pour deux cartes ou une case vers la lumière.
quest-stop-lothlorien-2 = L’épreuve de Galadriel
    .text = Chaque Hobbit donne un joker ou lance le dé.
quest-doom-now = tente de détruire l’Anneau
quest-doom-waits = attend
quest-doom-out = tombé
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
        [one] 60 pour l’Anneau, et un bouclier en tout.
       *[other] 60 pour l’Anneau, et { $count } boucliers en tout.
    }
quest-points-failed = La montagne est atteinte : cela seul vaut 60.
quest-points-lost = C’est le nombre sous le repère de la ligne principale qui compte.
quest-end-on = en { $space }

## Les exigences

quest-owes-group = { $demand } : au groupe de payer
quest-owes-one = { $demand } : à un seul Hobbit de payer
quest-owes-self = { $demand } : c’est { $hobbit_to } de payer
quest-turned-up = Retournée : { $card }. On demande ce symbole.
quest-jokers = Les jokers valent n’importe quel symbole.
quest-goes-back = Ce qui est promis est rendu si l’on ne paie pas.
quest-one-pays = Un seul Hobbit donne tout.
quest-wants-volunteer = Qui se dévoue avance de { $count } cases vers l’obscurité.
quest-dark-steps = { $count } vers l’obscurité
quest-also = Vous pouvez donner :
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
        [one] Payer : il en manque un
       *[other] Payer : il en manque { $count }
    }
quest-pay-state = { $given } sur { $all } sont couverts.
quest-pay-spare = { $count ->
        [one] Un symbole serait perdu.
       *[other] { $count } symboles seraient perdus.
    }
quest-pay-hint = Choisissez des cartes de votre main qui peuvent payer.
quest-pay-things = Donnez ce qui est proposé à côté des cases.
quest-pay-none = Vous n’avez rien pour payer cela.
quest-lack-group = Il manque au groupe { $things }.
quest-lack-self = Il manque { $hobbit_to } { $things }.
quest-lack-one = Aucun Hobbit n’a tout cela à lui seul.
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
        [one] un des symboles
       *[other] { $count } des symboles
    }
quest-pay-others = Vous pouvez aider : choisissez des cartes, puis promettez-les.
quest-pay-enough = C’est déjà assez. Reprenez d’abord quelque chose.
quest-pledge = { $count ->
        [one] Promettre
       *[other] En promettre { $count }
    }
quest-give = { $count ->
        [one] Donner
       *[other] En donner { $count }
    }
quest-volunteer-hint = On peut aussi demander aux autres de se dévouer.

## Ce qui est demandé

quest-back = Retour
quest-first = D’abord : { $hobbit_the }
quest-brief-prompt-quiet-after_a_tile = Le carré : { $tile }. Quelque chose à faire avant ?
quest-brief-prompt-quiet-after_a_roll = { $whom } a obtenu { $face }. Quelque chose à faire avant ?
quest-brief-prompt-quiet-end_of_scenario = { $place } : c’est fini, les jetons Vie comptent. Quelque chose à faire avant ?
quest-brief-prompt-quiet-the_attempt = { $active } va jeter l’Anneau dans le feu. Quelque chose à faire avant ?
quest-brief-prompt-after_marker = { $event } – appeler Gandalf pour cinq boucliers, afin que sa Magie l’empêche ?
quest-anytime = Avant cela, chacun peut jouer une carte jaune, mettre l’Anneau ou appeler Gandalf.
quest-anytime-brief = D’abord carte jaune, Anneau ou Gandalf ?
quest-interrupt-open = Vous pourriez agir maintenant.
quest-interrupt-hint = Cartes jaunes, Anneau et Gandalf brillent s’ils servent. On peut jeter les autres cartes.
quest-interrupt-end = Ne plus attendre
quest-interrupt-wait = { $hobbit } va agir. Si vous n’attendez pas, c’est abandonné pour l’instant, et { $hobbit_the } en est averti.
quest-cards-or-rest = { $hobbit } : jouez une carte ou deux, ou reposez-vous.
quest-play-hint = Choisissez une carte de votre main.
quest-play-none = Vous n’avez aucune carte à jouer.
quest-play-sure = Les cases cerclées montrent ce qu’elle apporte.
quest-play-lines = Choisissez la ligne, sur le plateau ou ici.
quest-play-idle = Aucune ligne n’avancerait.
quest-line-hint = Choisissez une ligne sur le plateau.
quest-foresee-hint = Celui que vous choisissez sera retourné d’abord.
quest-whom-hint = Choisissez un Hobbit.
quest-give-hint = Choisissez la carte dans votre main.
quest-lose-hint = { $count ->
        [one] Choisissez encore une carte.
       *[other] Choisissez { $count } cartes.
    }
quest-lose-enough = C’est assez. Reprenez-en une d’abord.
quest-discard = { $count ->
        [one] Défausser
       *[other] Défausser { $count } cartes
    }
quest-discard-sure = Elle est perdue.
quest-ring-title = Mettre l’Anneau ?
quest-ring-sure = Une fois sur ce plateau. Vous lancez le dé et le subissez ; puis une ligne avance de quatre cases moins les symboles du dé. Ces cases ne donnent rien.
quest-call-title = Appeler Gandalf pour cinq boucliers ?
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
quest-table = Sur la table
quest-hobbit-card = Hobbit
quest-white = blanche
quest-grey = grise
quest-yellow = jaune
quest-stars = { $count } × { $line }
quest-tag-pledged = promise
quest-tag-chosen = choisie
quest-tag-pays = peut payer
quest-tag-now = maintenant
quest-when-staff = après un carré à trois éléments
quest-when-athelas = s’il manque des jetons Vie
quest-when-miruvor = à tout moment
quest-when-mithril = après un jet
quest-when-belt = avant un jet
quest-when-lembas = à tout moment
quest-when-elessar = à tout moment
quest-when-phial = avant un carré
quest-tabs = Main, carrés, Gandalf, dé
quest-tab-hand = Main
quest-tab-tiles = Carrés
quest-tab-gandalf = Gandalf
quest-tab-die = Dé

## Carrés, dé et Gandalf

quest-tiles = Carrés
quest-tiles-left = ce tour ; { $left } sur 23
quest-face-down = { $count ->
        [one] { $count } carré face cachée
       *[other] { $count } carrés face cachée
    }
quest-no-tile = Aucun retourné ce tour
quest-one-more = puis un autre
quest-foreseen = Ensuite :
quest-looked = { $count ->
        [one] Un carré a été regardé.
       *[other] { $count } carrés ont été regardés.
    }
quest-among = Face cachée : { $harm } sur { $left } sont néfastes
quest-last-tile = Le dernier carré retourné
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
quest-no-roll = Il n’a pas encore été lancé.
quest-gandalf = Gandalf
quest-gandalf-here = il est venu : choisissez
quest-gandalf-can = vous pouvez l’appeler
quest-gandalf-has = { $count ->
        [one] { $count } bouclier sur { $price }
       *[other] { $count } boucliers sur { $price }
    }
quest-gandalf-call = Appeler Gandalf
quest-gandalf-use = Utiliser { $card }
quest-use = Utiliser
quest-gandalf-used = utilisée
quest-gandalf-foresight = ordonner trois carrés
quest-gandalf-magic = annule un événement
quest-gandalf-healing = deux cases vers la lumière
quest-gandalf-guidance = vaut deux jokers
quest-gandalf-guidance-one-kind = deux symboles identiques
quest-gandalf-persistence = piocher quatre cartes

## Explications

about-bag_end = { place-bag_end }
    .text = Un refuge : on distribue des cartes, et trois choses s’y passent l’une après l’autre.
about-rivendell = { place-rivendell }
    .text = Un refuge : on distribue des cartes, et trois choses s’y passent l’une après l’autre.
about-moria = { place-moria }
    .text = Un plateau de scénario : il s’achève avec sa ligne principale ou son sixième événement. Qui manque alors de jetons Vie avance vers l’obscurité.
about-lothlorien = { place-lothlorien }
    .text = Un refuge : on distribue des cartes, et trois choses s’y passent l’une après l’autre.
about-helms_deep = { place-helms_deep }
    .text = Un plateau de scénario : il s’achève avec sa ligne principale ou son sixième événement. Qui manque alors de jetons Vie avance vers l’obscurité.
about-shelobs_lair = { place-shelobs_lair }
    .text = Un plateau de scénario : il s’achève avec sa ligne principale ou son sixième événement. Qui manque alors de jetons Vie avance vers l’obscurité.
about-mordor = { place-mordor }
    .text = Un plateau de scénario : il s’achève avec sa ligne principale ou son sixième événement. Qui manque alors de jetons Vie avance vers l’obscurité.
about-mount_doom = { place-mount_doom }
    .text = Quand la ligne principale du Mordor s’achève, les Hobbits lancent le dé l’un après l’autre. Qui reste ensuite a détruit l’Anneau.
about-space-shield = Bouclier
    .text = Un bouclier : des points à la fin, et cinq appellent Gandalf.
about-space-special_shield = Bouclier spécial
    .text = Un bouclier spécial : il vaut de un à trois.
about-space-ring = Jeton Anneau
    .text = Un jeton Vie. Qui a le plus d’anneaux portera l’Anneau.
about-space-heart = Jeton Cœur
    .text = Un jeton Vie. Il en faut un de chaque sorte à la fin du plateau.
about-space-sun = Jeton Soleil
    .text = Un jeton Vie. Il en faut un de chaque sorte à la fin du plateau.
about-space-die = Le dé
    .text = Qui amène le repère ici lance le dé.
about-space-heal = Vers la lumière
    .text = Qui amène le repère ici recule d’une case vers la lumière.
about-lines = Le début d’une ligne
    .text = Carrés et cartes font avancer le repère. Qui l’avance reçoit ce que donnent les cases.
about-sauron = Sauron
    .text = Qui est sur sa case ou au-delà est éliminé. Si c’est le porteur, tout est perdu.
about-ring = L’Anneau
    .text = Une fois par plateau, son porteur peut le mettre : il lance le dé, puis une ligne avance de quatre cases moins les symboles du dé.
about-white_friendship = { card-white_friendship }
    .text = Carte blanche, un symbole { line-friendship } : elle avance d’autant cette ligne, ou paie une exigence.
about-white_travelling = { card-white_travelling }
    .text = Carte blanche, un symbole { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-white_hiding = { card-white_hiding }
    .text = Carte blanche, un symbole { line-hiding } : elle avance d’autant cette ligne, ou paie une exigence.
about-white_fighting = { card-white_fighting }
    .text = Carte blanche, un symbole { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-white_joker = { card-white_joker }
    .text = Carte blanche, un joker : pour toute ligne et toute exigence.
about-grey_friendship = { card-grey_friendship }
    .text = Carte grise, un symbole { line-friendship } : elle avance d’autant cette ligne, ou paie une exigence.
about-grey_travelling = { card-grey_travelling }
    .text = Carte grise, un symbole { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-grey_hiding = { card-grey_hiding }
    .text = Carte grise, un symbole { line-hiding } : elle avance d’autant cette ligne, ou paie une exigence.
about-grey_fighting = { card-grey_fighting }
    .text = Carte grise, un symbole { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-boromir = { card-boromir }
    .text = Carte blanche, deux symboles { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-gimli = { card-gimli }
    .text = Carte blanche, deux symboles { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-gandalf = { card-gandalf }
    .text = Carte blanche, deux symboles { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-legolas = { card-legolas }
    .text = Carte blanche, deux symboles { line-hiding } : elle avance d’autant cette ligne, ou paie une exigence.
about-aragorn = { card-aragorn }
    .text = Carte blanche, deux jokers : pour toute ligne et toute exigence.
about-glamdring = { card-glamdring }
    .text = Carte grise, deux jokers : pour toute ligne et toute exigence.
about-anduril = { card-anduril }
    .text = Carte grise, deux symboles { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-sting = { card-sting }
    .text = Carte grise, un joker : pour toute ligne et toute exigence.
about-staff = { card-staff }
    .text = Carte jaune. { card-staff.text }
about-athelas = { card-athelas }
    .text = Carte jaune. { card-athelas.text }
about-miruvor = { card-miruvor }
    .text = Carte jaune. { card-miruvor.text }
about-mithril = { card-mithril }
    .text = Carte jaune. { card-mithril.text }
about-book = { card-book }
    .text = Carte grise, un symbole { line-hiding } : elle avance d’autant cette ligne, ou paie une exigence.
about-pipe = { card-pipe }
    .text = Carte grise, deux symboles { line-friendship } : elle avance d’autant cette ligne, ou paie une exigence.
about-elven_cloak = { card-elven_cloak }
    .text = Carte grise, deux symboles { line-hiding } : elle avance d’autant cette ligne, ou paie une exigence.
about-elven_rope = { card-elven_rope }
    .text = Carte grise, deux symboles { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-boat = { card-boat }
    .text = Carte grise, un symbole { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-brooch = { card-brooch }
    .text = Carte grise, un symbole { line-friendship } : elle avance d’autant cette ligne, ou paie une exigence.
about-galadriel = { card-galadriel }
    .text = Carte grise, deux jokers : pour toute ligne et toute exigence.
about-arwen = { card-arwen }
    .text = Carte grise, deux jokers : pour toute ligne et toute exigence.
about-box_of_earth = { card-box_of_earth }
    .text = Carte grise, un joker : pour toute ligne et toute exigence.
about-bow = { card-bow }
    .text = Carte grise, un symbole { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-belt = { card-belt }
    .text = Carte jaune. { card-belt.text }
about-lembas = { card-lembas }
    .text = Carte jaune. { card-lembas.text }
about-elessar = { card-elessar }
    .text = Carte jaune. { card-elessar.text }
about-phial = { card-phial }
    .text = Carte jaune. { card-phial.text }
about-theoden = { card-theoden }
    .text = Carte blanche, deux symboles { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-shadowfax = { card-shadowfax }
    .text = Carte grise, deux symboles { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-eomer = { card-eomer }
    .text = Carte blanche, deux symboles { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-riders_of_rohan = { card-riders_of_rohan }
    .text = Carte grise, deux symboles { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-faramir = { card-faramir }
    .text = Carte blanche, deux symboles { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-gollum = { card-gollum }
    .text = Carte blanche. { card-gollum.text }
about-army_of_the_dead = { card-army_of_the_dead }
    .text = Carte grise, deux symboles { line-fighting } : elle avance d’autant cette ligne, ou paie une exigence.
about-ghan = { card-ghan }
    .text = Carte blanche, deux symboles { line-travelling } : elle avance d’autant cette ligne, ou paie une exigence.
about-eowyn = { card-eowyn }
    .text = Carte blanche, deux jokers : pour toute ligne et toute exigence.

## Pourquoi un bot le ferait

why-main-line = C’est la ligne principale : { $left ->
        [one] il reste alors une case.
       *[other] il reste alors { $left } cases.
    }
why-main-ends = On atteint la fin de la ligne principale : le plateau est fini.
why-side-line = { $line } : { $left ->
        [0] la ligne est alors finie.
        [one] il reste alors une case.
       *[other] il reste alors { $left } cases.
    }
why-gains-card = Cela rapporte { $card_object }.
why-gains-shield = Cela rapporte des boucliers, et avec cinq on peut appeler Gandalf.
why-token-missing = Il manque encore { $token_object } { $hobbit_to } : à la fin du plateau, ce serait un pas vers Sauron.
why-pay = Donner ce qui est demandé coûte moins que refuser.
why-pay-sauron = { $steps ->
        [one] Si l’on refuse, Sauron avance d’une case : il en resterait { $gap } jusqu’au porteur de l’Anneau.
       *[other] Si l’on refuse, Sauron avance de { $steps } cases : il en resterait { $gap } jusqu’au porteur de l’Anneau.
    }
why-pay-spare = { $card } : on peut s’en passer.
why-refuse-holds = { $count ->
        [one] La carte en main vaut plus que ce que coûte le refus.
       *[other] Les { $count } cartes en main valent plus que ce que coûte le refus.
    }
why-step-back = { $hobbit } est à { $dark } et sort un peu de l’obscurité.
why-draw-few = { $count ->
        [0] { $hobbit } n’a aucune carte : il en faudra.
        [one] { $hobbit } n’a qu’une carte.
       *[other] { $hobbit } n’a que { $count } cartes.
    }
why-draw = Aucune ligne n’a besoin pour l’instant de ce que tient { $hobbit_the } ({ $count }).
why-ring = { $left ->
        [one] { $line } : il reste une case, et l’Anneau nous fait avancer d’un coup.
       *[other] { $line } : il reste { $left } cases, et l’Anneau nous fait avancer d’un coup.
    }
why-call = Il y a { $shields } boucliers : l’aide de Gandalf vaut maintenant davantage.
why-interrupt = { $hobbit } peut encore empêcher cela.
why-volunteer = { $hobbit } peut le supporter le mieux : à { $gap } cases de Sauron.
why-prevents = { $card } : cela évite un malheur maintenant ; plus tard, ce serait peut-être trop tard.
why-healing = C’est { $hobbit_the } qui a le plus besoin de lumière.
why-lembas = C’est { $hobbit_the } qui a le plus besoin de cartes.
why-elessar = C’est { $hobbit_the } qui a le plus besoin de lumière.
why-miruvor = C’est { $hobbit_the } qui se servira le mieux de cette carte.
why-persistence = C’est { $hobbit_the } qui a le plus besoin de cartes.
why-foresight = Qui connaît les prochains carrés peut s’y préparer.
why-next-tile = Cet ordre nous coûte le moins.
why-discard-done = { $line } : la ligne est finie ici, { $card } ne sert plus.
why-discard-more = { $count ->
        [one] Il en reste encore une de cette sorte.
       *[other] Il en reste encore { $count } de cette sorte.
    }
why-discard-least = { $card } : c’est ce qui aidera le moins par la suite.
why-to = { $hobbit } a { $count } cartes.
why-give = { $card } : cela aide plus là-bas qu’ici.
why-saves = { $more ->
        [0] Rien ne presse : on garde { $card } pour un pire moment.
       *[other] Rien ne presse : on garde { $card } et d’autres cartes spéciales pour un pire moment.
    }
why-nothing-now = Rien de ce qu’on pourrait faire maintenant n’aiderait.
why-keeps-hand = On garde la main ({ $count }) pour la suite.
why-bearer-near = { $gap ->
        [one] La menace : Sauron est à une case du porteur de l’Anneau ({ $hobbit }).
       *[other] La menace : Sauron est à { $gap } cases du porteur de l’Anneau ({ $hobbit }).
    }
why-hobbit-near = { $gap ->
        [one] La menace : Sauron est à une case { $hobbit_of }.
       *[other] La menace : Sauron est à { $gap } cases { $hobbit_of }.
    }

## À côté des chances, dans une analyse

mark-gap = Distance de Sauron au porteur de l’Anneau
mark-corruption = Corruption du porteur de l’Anneau
mark-progress = Étape du voyage
