### La Confrontation en français.
###
### Dans une phrase, un nom vient avec ses formes : $figure est le nom seul, $figure_subject ouvre une
### phrase, $figure_the et $figure_object s’y insèrent, $figure_number dit si le verbe est au pluriel.
### Les régions ont .in, .to, .from et .object ; les cartes ont .the et .object.

## Le jeu et ses places

game-confrontation = La Confrontation
    .tagline = Neuf contre neuf, visages cachés : amenez Frodon au Mordor avant que l’Ombre ne le trouve.
seat-light = Lumière
seat-dark = Ombre

side-light = Lumière
    .subject = La Lumière
    .the = la Lumière
    .id = light
side-dark = Ombre
    .subject = L’Ombre
    .the = l’Ombre
    .id = dark

## Figurines de la Lumière

figure-frodo = Frodon
    .short = Frodon
    .subject = Frodon
    .the = Frodon
    .object = Frodon
    .number = one
    .power = Attaqué, il peut s’esquiver sur le côté avant toute carte, dans une région sans ennemi où il reste de la place. Ni dans les montagnes, ni face au Warg. S’il tombe, l’Ombre gagne ; s’il entre au Mordor, la Lumière gagne.
figure-sam = Sam
    .short = Sam
    .subject = Sam
    .the = Sam
    .object = Sam
    .number = one
    .power = Attaqué dans la région de Frodon, il peut révéler les deux et combattre avec 5. Si Frodon y est attaqué, Sam peut combattre à sa place, même contre les Orques. Pas contre le Warg.
figure-pippin = Pippin
    .short = Pippin
    .subject = Pippin
    .the = Pippin
    .object = Pippin
    .number = one
    .power = Quand il attaque, il peut s’esquiver vers la Comté avant toute carte, dans une région sans ennemi où il reste de la place. Ni face au Warg, ni quand c’est lui qu’on attaque.
figure-merry = Merry
    .short = Merry
    .subject = Merry
    .the = Merry
    .object = Merry
    .number = one
    .power = Vainc aussitôt le Roi-Sorcier, sans cartes, quel que soit l’attaquant.
figure-gandalf = Gandalf
    .short = Gandalf
    .subject = Gandalf
    .the = Gandalf
    .object = Gandalf
    .number = one
    .power = L’Ombre joue sa carte en premier, face visible, même la Sorcellerie. Puis la Lumière répond par une carte. Pas contre le Warg.
figure-aragorn = Aragorn
    .short = Aragorn
    .subject = Aragorn
    .the = Aragorn
    .object = Aragorn
    .number = one
    .power = Peut aller dans toute région voisine, même sur le côté ou en arrière, s’il y attaque. Jamais sur le côté dans les montagnes. Cela vaut aussi contre le Warg.
figure-legolas = Legolas
    .short = Legolas
    .subject = Legolas
    .the = Legolas
    .object = Legolas
    .number = one
    .power = Vainc aussitôt le Nazgûl volant, sans cartes, quel que soit l’attaquant.
figure-gimli = Gimli
    .short = Gimli
    .subject = Gimli
    .the = Gimli
    .object = Gimli
    .number = one
    .power = Vainc aussitôt les Orques, sans cartes, même quand ce sont eux qui l’attaquent.
figure-boromir = Boromir
    .short = Boromir
    .subject = Boromir
    .the = Boromir
    .object = Boromir
    .number = one
    .power = Les deux combattants tombent aussitôt, quel que soit l’attaquant. Sauf contre le Warg, et sauf contre le Balrog dans le tunnel.

## Figurines de l’Ombre

figure-orcs = Orques
    .short = Orques
    .subject = Les Orques
    .the = les Orques
    .object = les Orques
    .number = many
    .power = Quand ils attaquent, ils vainquent aussitôt la première figurine rencontrée ce tour. Mais Gimli les vainc, Boromir tombe avec eux, et Frodon peut d’abord s’esquiver ou envoyer Sam.
figure-shelob = Arachne
    .short = Arachne
    .subject = Arachne
    .the = Arachne
    .object = Arachne
    .number = one
    .power = Si elle seule survit à un combat, elle va au Gondor. S’il s’y trouve une figurine de la Lumière ou deux autres de l’Ombre, elle est perdue aussi. Après une victoire au Gondor même, elle y reste.
figure-saruman = Saroumane
    .short = Saroumane
    .subject = Saroumane
    .the = Saroumane
    .object = Saroumane
    .number = one
    .power = Après le pouvoir de la Lumière, l’Ombre peut interdire les cartes dans ce combat. Seules les forces décident alors.
figure-nazgul = Nazgûl volant
    .short = Nazgûl
    .subject = Le Nazgûl volant
    .the = le Nazgûl volant
    .object = le Nazgûl volant
    .number = one
    .power = Peut voler de partout vers une région où se trouve exactement une figurine de la Lumière, et l’attaquer. Sinon, 1 pas en avant comme les autres.
figure-balrog = Balrog
    .short = Balrog
    .subject = Le Balrog
    .the = le Balrog
    .object = le Balrog
    .number = one
    .power = S’il est dans la Moria, l’Ombre peut le révéler quand une figurine prend le tunnel : elle est perdue sans combat, et le Balrog reste indemne.
figure-warg = Warg
    .short = Warg
    .subject = Le Warg
    .the = le Warg
    .object = le Warg
    .number = one
    .power = Le pouvoir de la figurine de la Lumière est sans effet dans ce combat, et Sam ne peut pas aider. Les cartes de la Lumière agissent normalement.
figure-black_rider = Cavalier Noir
    .short = Cavalier
    .subject = Le Cavalier Noir
    .the = le Cavalier Noir
    .object = le Cavalier Noir
    .number = one
    .power = Peut avancer aussi loin qu’il veut s’il attaque au bout. Il ne peut traverser ni une région de la Lumière, ni une région pleine de figurines de l’Ombre.
figure-witch_king = Roi-Sorcier
    .short = Roi-Sorcier
    .subject = Le Roi-Sorcier
    .the = le Roi-Sorcier
    .object = le Roi-Sorcier
    .number = one
    .power = Peut aussi aller sur le côté pour attaquer ; jamais dans les montagnes.
figure-troll = Troll
    .short = Troll
    .subject = Le Troll
    .the = le Troll
    .object = le Troll
    .number = one
    .power = La carte de l’Ombre n’a ni chiffre ni texte dans ce combat, mais il faut en jouer une et elle est dépensée.

## Régions

region-shire = La Comté
    .short = Comté
    .in = dans la Comté
    .to = dans la Comté
    .from = de la Comté
    .object = la Comté
region-arthedain = Arthedain
    .short = Arthedain
    .in = en Arthedain
    .to = en Arthedain
    .from = d’Arthedain
    .object = l’Arthedain
region-cardolan = Cardolan
    .short = Cardolan
    .in = au Cardolan
    .to = au Cardolan
    .from = du Cardolan
    .object = le Cardolan
region-rhudaur = Rhudaur
    .short = Rhudaur
    .in = au Rhudaur
    .to = au Rhudaur
    .from = du Rhudaur
    .object = le Rhudaur
region-eregion = Eregion
    .short = Eregion
    .in = en Eregion
    .to = en Eregion
    .from = d’Eregion
    .object = l’Eregion
region-enedwaith = Enedwaith
    .short = Enedwaith
    .in = en Enedwaith
    .to = en Enedwaith
    .from = d’Enedwaith
    .object = l’Enedwaith
region-high_pass = Haut Col
    .short = Haut Col
    .in = au Haut Col
    .to = au Haut Col
    .from = du Haut Col
    .object = le Haut Col
region-misty_mountains = Monts Brumeux
    .short = Mts Brumeux
    .in = dans les Monts Brumeux
    .to = dans les Monts Brumeux
    .from = des Monts Brumeux
    .object = les Monts Brumeux
region-moria = La Moria
    .short = Moria
    .in = dans la Moria
    .to = dans la Moria
    .from = de la Moria
    .object = la Moria
region-gap_of_rohan = Trouée de Rohan
    .short = Trouée
    .in = dans la Trouée de Rohan
    .to = dans la Trouée de Rohan
    .from = de la Trouée de Rohan
    .object = la Trouée de Rohan
region-mirkwood = Forêt Noire
    .short = Forêt Noire
    .in = dans la Forêt Noire
    .to = dans la Forêt Noire
    .from = de la Forêt Noire
    .object = la Forêt Noire
region-fangorn = Fangorn
    .short = Fangorn
    .in = à Fangorn
    .to = à Fangorn
    .from = de Fangorn
    .object = Fangorn
region-rohan = Rohan
    .short = Rohan
    .in = au Rohan
    .to = au Rohan
    .from = du Rohan
    .object = le Rohan
region-dagorlad = Dagorlad
    .short = Dagorlad
    .in = sur le Dagorlad
    .to = sur le Dagorlad
    .from = du Dagorlad
    .object = le Dagorlad
region-gondor = Gondor
    .short = Gondor
    .in = au Gondor
    .to = au Gondor
    .from = du Gondor
    .object = le Gondor
region-mordor = Mordor
    .short = Mordor
    .in = au Mordor
    .to = au Mordor
    .from = du Mordor
    .object = le Mordor
region-road = En chemin
    .short = Chemin
    .in = en chemin
    .to = sur le chemin
    .from = du chemin
    .object = le chemin
region-out = Hors jeu
    .short = Hors jeu
    .in = hors jeu
    .to = hors jeu
    .from = hors jeu
    .object = les vaincus

## Cartes

card-light_1 = 1
    .short = 1
    .the = le 1
    .object = le 1
card-light_2 = 2
    .short = 2
    .the = le 2
    .object = le 2
card-light_3 = 3
    .short = 3
    .the = le 3
    .object = le 3
card-light_4 = 4
    .short = 4
    .the = le 4
    .object = le 4
card-light_5 = 5
    .short = 5
    .the = le 5
    .object = le 5
card-light_magic = Sorcellerie
    .short = Sorcellerie
    .the = la Sorcellerie
    .object = la Sorcellerie
    .text = Les deux cartes révélées, échangez-la contre une de vos cartes défaussées. Si vous n’en avez pas, elle vaut 0.
card-light_sacrifice = Noble Sacrifice
    .short = Sacrifice
    .the = le Noble Sacrifice
    .object = le Noble Sacrifice
    .text = Les deux combattants tombent, sauf si l’Ombre s’échappe par sa Retraite.
card-light_cloak = Cape elfique
    .short = Cape
    .the = la Cape elfique
    .object = la Cape elfique
    .text = Le chiffre de la carte de l’Ombre vaut 0. Sans effet sur une carte à texte.
card-light_retreat = Retraite en arrière
    .short = Retraite
    .the = la Retraite en arrière
    .object = la Retraite en arrière
    .text = La figurine de la Lumière peut reculer vers la Comté, dans une région voisine sans ennemi où il reste de la place, même si l’Ombre est partie aussi.
card-dark_1 = 1
    .short = 1
    .the = le 1
    .object = le 1
card-dark_2 = 2
    .short = 2
    .the = le 2
    .object = le 2
card-dark_3 = 3
    .short = 3
    .the = le 3
    .object = le 3
card-dark_4 = 4
    .short = 4
    .the = le 4
    .object = le 4
card-dark_5 = 5
    .short = 5
    .the = le 5
    .object = le 5
card-dark_6 = 6
    .short = 6
    .the = le 6
    .object = le 6
card-dark_magic = Sorcellerie
    .short = Sorcellerie
    .the = la Sorcellerie
    .object = la Sorcellerie
    .text = Les deux cartes révélées, échangez-la contre une de vos cartes défaussées. Si vous n’en avez pas, elle vaut 0. Si les deux camps la jouent, l’Ombre choisit d’abord.
card-dark_eye = Œil de Sauron
    .short = Œil
    .the = l’Œil de Sauron
    .object = l’Œil de Sauron
    .text = Annule le texte de la carte de la Lumière, qui vaut alors 0. Sans effet sur un chiffre.
card-dark_retreat = Retraite latérale
    .short = Retraite
    .the = la Retraite latérale
    .object = la Retraite latérale
    .text = La figurine de l’Ombre peut partir sur le côté, dans une région voisine sans ennemi où il reste de la place ; jamais dans les montagnes.

## Cartes spéciales

special-shadowfax = Gripoil
    .the = Gripoil
    .object = Gripoil
    .text = Une figurine de la Lumière fait un pas de plus en avant, fleuve et tunnel compris, vers une région sans figurine de l’Ombre où il reste de la place. Puis elle fait le mouvement du tour.
special-gandalf_the_white = Gandalf le Blanc
    .the = Gandalf le Blanc
    .object = Gandalf le Blanc
    .text = Au lieu de jouer, faites revenir Gandalf vaincu à Fangorn, si l’Ombre n’y est pas et si la Lumière y a au plus une figurine.
special-palantir = Palantír
    .the = le Palantír
    .object = le Palantír
    .text = Avant son mouvement, l’Ombre regarde toutes les figurines de la Lumière d’une région, sauf la Comté. On ne peut pas les mélanger avant la fin du tour : l’Ombre peut donc choisir qui attaquer.
special-recall = Esprit de l’Anneau
    .the = l’Esprit de l’Anneau
    .object = l’Esprit de l’Anneau
    .text = Au lieu de jouer, ramenez une figurine de l’Ombre au Mordor, s’il ne s’y trouve aucune figurine de la Lumière et moins de quatre de l’Ombre.

## Ce qui est demandé

prompt-place = Qui commence { $region_in } ?
prompt-turn = Quelle figurine déplacez-vous ?
prompt-turn-again = Quelle figurine déplacez-vous ? Cette position est déjà apparue : la prochaine fois, la partie est nulle.
prompt-step = Qui monte Gripoil, et pour aller où ? La même figurine fait ensuite votre mouvement.
prompt-gallop = Où va ensuite le cavalier ? Le pas de plus s’est terminé { $region_in }.
prompt-tunnel = Révéler le Balrog ? La figurine dans le tunnel serait perdue sans combat.
prompt-target = Contre qui { $attacker_number ->
        [many] combattent
       *[one] combat
    } { $attacker_the } { $region_in } ?
prompt-frodo = Que fait Frodon ? { $dark_subject } l’{ $dark_number ->
        [many] attaquent
       *[one] attaque
    } { $region_in }.
prompt-sam = Révéler que Frodon est avec Sam ? { $dark_subject } { $dark_number ->
        [many] attaquent
       *[one] attaque
    } Sam { $region_in } ; avec Frodon, il combat avec 5.
prompt-flee = Pippin s’esquive-t-il ? Il est tombé sur { $dark_object } { $region_in }.
prompt-ban = Interdire les cartes dans ce combat ? Saroumane affronte { $light_object } { $region_in } ; seules les forces décideraient.
prompt-card = Quelle carte jouez-vous ? { $light_subject } contre { $dark_object } { $region_in }.
prompt-fetch = Quelle carte reprenez-vous ? Elle prend la place de la Sorcellerie.
prompt-withdraw = { $side_id ->
        [dark] Retraite : où { $dark_number ->
            [many] vont
           *[one] va
        } { $dark_the } ? Le combat a lieu { $region_in }.
       *[light] Retraite : où va { $light_the } ? Le combat a lieu { $region_in }.
    }
prompt-linger = Utiliser le Palantír avant la fin du tour ?

wait-place = { $side_subject } se place en secret.
wait-turn = { $side_subject } choisit son mouvement.
wait-turn-again = { $side_subject } choisit son mouvement. Cette position est déjà apparue : la prochaine fois, la partie est nulle.
wait-step = { $side_subject } choisit qui monte Gripoil.
wait-gallop = Gripoil est arrivé { $region_to }. { $side_subject } choisit où va son cavalier.
wait-tunnel = Le Balrog est-il dans la Moria ? { $side_subject } décide.
wait-target = { $side_subject } choisit qui { $attacker_the } { $attacker_number ->
        [many] affrontent
       *[one] affronte
    } { $region_in }.
wait-frodo_or_sam = { $dark_subject } { $dark_number ->
        [many] attaquent
       *[one] attaque
    } { $light_object } { $region_in }. { $side_subject } décide de la suite.
wait-flee = Pippin est tombé sur { $dark_object } { $region_in }. { $side_subject } décide s’il reste.
wait-ban = Saroumane affronte { $light_object } { $region_in }. { $side_subject } décide si les cartes sont permises.
wait-card = { $light_subject } contre { $dark_object } { $region_in }. { $side_subject } choisit une carte.
wait-fetch = { $side_subject } a joué la Sorcellerie et choisit une carte à reprendre.
wait-withdraw = { $side_id ->
        [dark] { $side_subject } décide si { $dark_the } { $dark_number ->
            [many] se retirent
           *[one] se retire
        }.
       *[light] { $side_subject } décide si { $light_the } se retire.
    }
wait-linger = { $side_subject } va terminer son tour.

chance-defender = Le hasard désigne qui { $attacker_the } { $attacker_number ->
        [many] rencontrent
       *[one] rencontre
    } { $region_in }.

## Ce qu’on peut choisir

do-place = Placer { $figure_object } { $region_in }
do-move = Déplacer { $figure_object } { $from_from } { $to_to }
do-attack = Attaquer { $to_object } avec { $figure_object }, en venant { $from_from }
do-attack-tunnel = Attaquer { $to_object } avec { $figure_object }, par le tunnel
do-tunnel = Déplacer { $figure_object } par le tunnel { $to_to }
do-shadowfax = Monter Gripoil
do-gandalf_the_white = Faire revenir Gandalf à Fangorn
do-palantir = Utiliser le Palantír { $region_in }
do-recall = Rappeler { $figure_object } au Mordor
do-strike = Révéler le Balrog
do-fight_hidden = Affronter une figurine cachée, au hasard
do-fight = Affronter { $figure_object }
do-defender = { $figure_subject } { $figure_number ->
        [many] défendent
       *[one] défend
    }
do-retreat = Se retirer { $region_to }
do-sam-for-frodo = Laisser Sam combattre pour Frodon
do-sam-with-frodo = Révéler Frodon : Sam combat avec 5
do-ban = Interdire les cartes
do-play = Jouer { $card_object }
do-fetch = Reprendre { $card_object }

do-pass-gallop = Finir le tour
do-pass-tunnel = Laisser passer la figurine
do-pass-frodo_or_sam = Rester et combattre
do-pass-flee = Rester et combattre
do-pass-ban = Autoriser les cartes
do-pass-fetch = Garder la Sorcellerie, avec 0
do-pass-withdraw = Rester et combattre
do-pass-linger = Finir le tour

## Ce qui s’est passé

log-ready = { $side_subject } est en place.
log-moved = { $figure_subject } { $figure_number ->
        [many] vont
       *[one] va
    } { $from_from } { $to_to }.
log-moved-hidden =
    { $side_id ->
        [dark] Une figurine de l’Ombre
       *[light] Une figurine de la Lumière
    } va { $from_from } { $to_to }.
log-tunnel = { $figure_subject } { $figure_number ->
        [many] prennent
       *[one] prend
    } le tunnel { $from_from } { $to_to }.
log-tunnel-hidden = Une figurine de la Lumière prend le tunnel { $from_from } { $to_to }.
log-attacked = Venant { $from_from }, { $figure_the } { $figure_number ->
        [many] attaquent
       *[one] attaque
    } { $to_object }.
log-shown = { $figure_subject } se { $figure_number ->
        [many] révèlent
       *[one] révèle
    } { $region_in }.
log-left = { $figure_subject } se { $figure_number ->
        [many] retirent
       *[one] retire
    } { $from_from } { $to_to }.
log-defeated = { $figure_subject } { $figure_number ->
        [many] tombent
       *[one] tombe
    } { $region_in }.
log-stood-in = Sam combat à la place de Frodon.
log-stood-by = Frodon est avec Sam, qui combat avec 5.
log-banned = Saroumane interdit les cartes dans ce combat.
log-chose = { $side_subject } joue une carte face cachée.
log-played = { $side_subject } joue { $card_object }.
log-fetched = { $side_subject } reprend { $card_object } par la Sorcellerie.
log-voided = L’Œil de Sauron annule { $card_the }.
log-counted = { $ahead ->
        [0] Lumière { $light }, Ombre { $dark } : les deux tombent.
       *[other] Lumière { $light }, Ombre { $dark }.
    }
log-returned = { $figure_subject } { $figure_number ->
        [many] reviennent
       *[one] revient
    } { $region_to }.
log-recycled = Toutes les cartes ont été jouées : chaque camp reprend les neuf siennes.
log-struck = Le Balrog frappe { $figure_object } dans le tunnel.
log-special = { $side_subject } utilise { $special_object }.
log-recalled = { $side_subject } utilise { $special_object } : { $figure_the } { $figure_number ->
        [many] reviennent
       *[one] revient
    } { $from_from } au Mordor.
log-recalled-hidden = { $side_subject } utilise { $special_object } : une figurine de l’Ombre revient { $from_from } au Mordor.
log-looked = Le Palantír montre { $figure_object } { $region_in }.
log-looked-hidden = L’Ombre voit une figurine { $region_in } dans le Palantír.
log-repeated = La même position, avec le même camp au trait. La prochaine fois, la partie est nulle.

## Comment cela s’est terminé

ending-ring_destroyed = Frodon a atteint le Mordor. La Lumière gagne. La prochaine fois, l’Ombre devrait garder le Dagorlad et le Gondor.
ending-frodo_defeated = Frodon est tombé. L’Ombre gagne. La prochaine fois, la Lumière devrait lui garder une région libre à côté.
ending-shire_taken = Trois figurines de l’Ombre sont dans la Comté. L’Ombre gagne. La prochaine fois, la Lumière devrait y laisser une garde.
ending-light_stuck = La Lumière ne peut plus bouger. L’Ombre gagne. La prochaine fois, la Lumière devrait garder quelques pas pour la fin.
ending-dark_stuck = L’Ombre ne peut plus bouger. La Lumière gagne. La prochaine fois, l’Ombre devrait garder quelques pas pour la fin.
ending-too_long = 200 tours sont passés : la partie s’arrête là. Personne ne gagne.
ending-repetition = La même position pour la troisième fois : partie nulle. Personne ne marque.

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Ce coup n’existe pas.
refused-not-yours = Cela appartient à l’autre camp.
refused-not-asked = L’autre camp décide d’abord.
refused-other-question = Répondez d’abord à la question en cours.
refused-placed = { $figure_subject } { $figure_number ->
        [many] sont déjà en place
       *[one] est déjà en place
    }.
refused-other-slot = Choisissez d’abord qui commence { $region_in }.
refused-out = { $figure_subject } { $figure_number ->
        [many] sont
       *[one] est
    } hors jeu.
refused-elsewhere = { $figure_subject } { $figure_number ->
        [many] sont
       *[one] est
    } { $region_in }, pas là.
refused-full = Il n’y a plus de place { $region_in } pour { $figure_object }.
refused-forward-only = { $figure_subject } ne { $figure_number ->
        [many] peuvent
       *[one] peut
    } qu’avancer, et d’ici aucun chemin vers l’avant ne mène { $region_to }.
refused-only-to-attack = { $figure_subject } ne { $figure_number ->
        [many] peuvent
       *[one] peut
    } aller { $region_to } que pour attaquer, et il n’y a là aucun ennemi.
refused-nazgul = Pour y voler, le Nazgûl a besoin d’exactement une figurine de la Lumière { $region_in }.
refused-nazgul-mountains = Une option de cette partie interdit au Nazgûl de voler entre les montagnes.
refused-rider-path = Le Cavalier Noir ne peut pas aller { $region_to } : il ne va loin qu’en avant et pour attaquer, sans traverser la Lumière ni une région pleine.
refused-shadowfax-enemy = Gripoil ne peut pas porter { $figure_object } { $region_to } : l’Ombre y est.
refused-shadowfax-river = Une option de cette partie interdit le fleuve à Gripoil.
refused-rider-only = Seule la figurine sur Gripoil peut jouer maintenant.
refused-must-ride-on = Le cavalier peut encore avancer, il doit donc le faire.
refused-shadowfax-nowhere = Aucune figurine n’a de pas en avant vers une région sans figurine de l’Ombre où il reste de la place.
refused-no-special = Carte indisponible ({ $special }) : absente de cette partie, ou déjà utilisée.
refused-gandalf-lives = Gandalf ne peut revenir que s’il est tombé.
refused-fangorn-taken = À Fangorn, l’Ombre doit être absente et la Lumière avoir au plus une figurine.
refused-palantir-shire = Le Palantír ne montre pas la Comté.
refused-palantir-empty = Il n’y a là aucune figurine de la Lumière à regarder.
refused-mordor-taken = Au Mordor, il ne faut aucune figurine de la Lumière et moins de quatre de l’Ombre.
refused-recall = Impossible de rappeler { $figure_object } : il faut une figurine sur le plateau, hors du Mordor.
refused-card-spent = Vous n’avez plus { $card_object }.
refused-not-discarded = Carte absente de votre défausse ({ $card }) : la Sorcellerie ne peut pas la reprendre.
refused-must-fetch = Une option de cette partie oblige à remplacer la Sorcellerie si la défausse a une carte.
refused-friend-away = Sam ne peut pas intervenir : il n’est pas avec Frodon, ou il est trop tard.
refused-must-withdraw = Une option de cette partie oblige à se retirer s’il y a une issue.
refused-no-balrog = Le Balrog n’est pas dans la Moria.
refused-mountains = Personne ne va sur le côté dans les montagnes, et aucun autre chemin ne mène là.
refused-not-adjacent = Depuis ce combat, aucun chemin ne mène { $region_to }.
refused-enemy-there = Retraite impossible : il y a des ennemis { $region_in }.
refused-no-room = Il n’y a plus de place { $region_in }.
refused-wrong-way = Cette retraite ne mène pas { $region_to } : Frodon et la Retraite de l’Ombre vont sur le côté, Pippin et la Retraite de la Lumière reculent vers la Comté.

## Options

option-light_specials = Cartes spéciales de la Lumière
    .help = Des cartes en plus pour la Lumière, chacune pour une fois. Le jeu de base n’en a pas.
choice-light_specials-shadowfax = { special-shadowfax }
choice-light_specials-gandalf_the_white = { special-gandalf_the_white }
option-dark_specials = Cartes spéciales de l’Ombre
    .help = Des cartes en plus pour l’Ombre, chacune pour une fois. Le jeu de base n’en a pas.
choice-dark_specials-palantir = { special-palantir }
choice-dark_specials-recall = { special-recall }
option-sacrifice_stopped_by_any_retreat_card = Toute Retraite de l’Ombre annule le Noble Sacrifice
    .help = Activée : la Retraite de l’Ombre sauve les deux combattants du Noble Sacrifice même si la figurine reste ; les forces décident. Désactivée : seul un vrai départ sauve.
option-shadowfax_may_stop = Gripoil peut s’arrêter
    .help = Activée : la figurine peut finir le tour après le pas de plus. Désactivée : elle doit aussi se déplacer, si elle le peut.
option-stuck_despite_special_card = Une carte spéciale ne sauve pas un camp bloqué
    .help = Activée : un camp bloqué perd, même s’il pouvait utiliser Gandalf le Blanc ou l’Esprit de l’Anneau.
option-frodo_may_enter_full_mordor = Frodon peut entrer dans un Mordor plein
    .help = Activée : Frodon peut entrer au Mordor et gagner même si quatre figurines de la Lumière y sont.
option-no_dark_retreat_on_river = Pas de Retraite de l’Ombre le long du fleuve
    .help = Activée : la Retraite de l’Ombre est sans effet dans la Forêt Noire, à Fangorn et au Rohan.
option-sam_steps_in_first_battle_only = Sam n’intervient qu’au premier combat
    .help = Activée : Sam ne peut remplacer Frodon qu’au premier combat du tour. Désactivée : chaque fois que Frodon est attaqué.
option-retreat_compulsory = La Retraite est obligatoire
    .help = Activée : qui joue une Retraite doit partir s’il y a une issue. Désactivée : la figurine peut rester.
option-magic_compulsory = La Sorcellerie doit être remplacée
    .help = Activée : la Sorcellerie doit être échangée contre une carte défaussée s’il y en a une. Désactivée : elle peut rester à 0.
option-fetched_eye_stops_magic = Un Œil repris arrête la Sorcellerie
    .help = Les deux camps jouent la Sorcellerie, et l’Ombre reprend l’Œil de Sauron. Activée : la Sorcellerie de la Lumière est sans effet. Désactivée : la Lumière reprend encore une carte, et l’Œil vise celle-ci.
option-palantir_any_time = Le Palantír à tout moment du tour
    .help = Activée : l’Ombre peut aussi utiliser le Palantír avant de choisir un défenseur et à la fin de son tour. Désactivée : seulement avant son mouvement.
option-light_magic_before_dark_retreat = La Sorcellerie de la Lumière avant la Retraite de l’Ombre
    .help = La Sorcellerie de la Lumière rencontre la Retraite de l’Ombre. Activée : la Lumière reprend sa carte avant que l’Ombre dise si elle part et où. Désactivée : l’Ombre décide d’abord.
option-no_draw_by_repetition = Pas de nulle par répétition
    .help = Activée : une position peut revenir sans limite ; la partie finit tout de même après 200 tours. Désactivée : la troisième fois donne une nulle sans points.
option-shelob_stays_when_frodo_falls = Arachne reste quand elle vainc Frodon
    .help = Activée : la partie finit avant qu’Arachne aille au Gondor, et elle compte dans les points de l’Ombre. Désactivée : elle y va d’abord, et elle est perdue s’il n’y a pas de place.
option-no_nazgul_between_mountains = Pas de vol entre montagnes
    .help = Activée : le Nazgûl volant ne peut pas voler d’une montagne à une autre. Désactivée : il le peut.
option-no_shadowfax_on_river = Pas de fleuve pour Gripoil
    .help = Activée : le pas de plus va vers l’avant ou par le tunnel, mais ne suit pas l’Anduin. Désactivée : le fleuve compte comme vers l’avant.
option-automatic = Jouer d’office les choix uniques
    .help = Activée : votre dernière carte, par exemple, est jouée d’office. Désactivée : vous choisissez même s’il n’y a qu’une réponse.

## Déploiements tout prêts

formation-light-balanced = Équilibré
    .help = Gandalf tient le centre, Boromir et Gimli gardent les ailes, et Frodon attend à la maison avec Sam.
formation-light-vanguard = Gandalf en tête
    .help = Les figurines fortes sont devant les montagnes et frappent d’abord. Les quatre hobbits restent derrière.
formation-light-hidden_bearer = Porteur caché
    .help = Frodon est là où personne ne le cherche, Sam à côté pour refuge, et une garde solide tient la Comté.
formation-dark-balanced = Équilibré
    .help = Le Balrog est à 1 pas de la Moria, les Orques et le Warg ouvrent la route, et des figurines fortes gardent le chemin du Mordor.
formation-dark-hunt = La chasse
    .help = Celles qui vont loin ou tuent d’un coup sont près des montagnes et chassent Frodon dès le premier tour.
formation-dark-march = En marche vers la Comté
    .help = Les plus fortes passent les montagnes pour amener trois figurines dans la Comté. Le Nazgûl garde l’arrière.
