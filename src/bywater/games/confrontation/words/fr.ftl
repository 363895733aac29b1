### La Confrontation en français.
###
### Dans une phrase, un nom vient avec ses formes : $figure est le nom seul, $figure_subject ouvre une
### phrase, $figure_the et $figure_object s’y insèrent, $figure_number dit si le verbe est au pluriel.
### Les régions ont .in, .to, .from et .object ; les cartes ont .the et .object.

## Le jeu et ses places

game-confrontation = La Confrontation
    .tagline = Neuf contre neuf, à visage caché : Frodon doit atteindre le Mordor avant que l’Ombre ne le trouve.
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
    .power = Attaqué, il peut s’esquiver avant toute carte, sur le côté, dans une région sans ennemi où il reste de la place : ni dans les montagnes, ni face au Warg. S’il tombe, l’Ombre gagne ; s’il entre au Mordor, la Lumière gagne.
figure-sam = Sam
    .short = Sam
    .subject = Sam
    .the = Sam
    .object = Sam
    .number = one
    .power = Attaqué dans la même région que Frodon, il peut les montrer tous deux et combattre avec 5. Si Frodon y est attaqué, Sam peut combattre à sa place, même contre les Orques. Pas contre le Warg.
figure-pippin = Pippin
    .short = Pippin
    .subject = Pippin
    .the = Pippin
    .object = Pippin
    .number = one
    .power = Quand il attaque, il peut s’esquiver avant toute carte, en arrière vers la Comté, dans une région sans ennemi où il reste de la place : pas face au Warg, ni quand c’est lui qu’on attaque.
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
    .power = L’Ombre joue sa carte la première et à découvert, Sorcellerie comprise ; la Lumière répond ensuite par une carte. Pas contre le Warg.
figure-aragorn = Aragorn
    .short = Aragorn
    .subject = Aragorn
    .the = Aragorn
    .object = Aragorn
    .number = one
    .power = Peut aller dans toute région voisine, même sur le côté ou en arrière, s’il y attaque ; jamais sur le côté dans les montagnes. Il atteint ainsi même le Warg.
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
    .power = Les deux combattants tombent aussitôt, quel que soit l’attaquant. Sauf contre le Warg, et sauf contre le Balrog qui frappe dans le tunnel.

## Figurines de l’Ombre

figure-orcs = Orques
    .short = Orques
    .subject = Les Orques
    .the = les Orques
    .object = les Orques
    .number = many
    .power = Quand ils attaquent, ils vainquent aussitôt la première figurine rencontrée dans le tour. Mais Gimli les vainc, Boromir tombe avec eux, et Frodon peut d’abord s’esquiver ou envoyer Sam.
figure-shelob = Arachne
    .short = Arachne
    .subject = Arachne
    .the = Arachne
    .object = Arachne
    .number = one
    .power = Quand elle survit seule à un combat, elle est replacée au Gondor. S’il s’y trouve une figurine de la Lumière ou deux autres de l’Ombre, elle est perdue aussi. Après une victoire au Gondor même, elle y reste.
figure-saruman = Saroumane
    .short = Saroumane
    .subject = Saroumane
    .the = Saroumane
    .object = Saroumane
    .number = one
    .power = L’Ombre peut interdire toute carte dans ce combat, une fois utilisé le pouvoir de la Lumière ; seules les forces imprimées comptent alors.
figure-nazgul = Nazgûl volant
    .short = Nazgûl
    .subject = Le Nazgûl volant
    .the = le Nazgûl volant
    .object = le Nazgûl volant
    .number = one
    .power = Peut voler de partout vers toute région qui contient exactement une figurine de la Lumière, et l’attaque. Sinon, un pas en avant comme tout le monde.
figure-balrog = Balrog
    .short = Balrog
    .subject = Le Balrog
    .the = le Balrog
    .object = le Balrog
    .number = one
    .power = S’il se tient dans la Moria, l’Ombre peut le montrer quand une figurine prend le tunnel : elle est perdue sans combat, et le Balrog reste indemne.
figure-warg = Warg
    .short = Warg
    .subject = Le Warg
    .the = le Warg
    .object = le Warg
    .number = one
    .power = Le pouvoir de la figurine de la Lumière est sans effet dans ce combat, l’aide de Sam comprise. Les cartes de la Lumière agissent normalement.
figure-black_rider = Cavalier Noir
    .short = Cavalier
    .subject = Le Cavalier Noir
    .the = le Cavalier Noir
    .object = le Cavalier Noir
    .number = one
    .power = Peut avancer d’autant de régions qu’il veut s’il attaque au bout. En chemin, aucune région ne doit contenir une figurine de la Lumière ni être pleine de figurines de l’Ombre.
figure-witch_king = Roi-Sorcier
    .short = Roi-Sorcier
    .subject = Le Roi-Sorcier
    .the = le Roi-Sorcier
    .object = le Roi-Sorcier
    .number = one
    .power = Peut aussi aller sur le côté s’il y attaque ; jamais dans les montagnes.
figure-troll = Troll
    .short = Troll
    .subject = Le Troll
    .the = le Troll
    .object = le Troll
    .number = one
    .power = La carte de l’Ombre n’a dans ce combat ni chiffre ni texte, mais il faut en jouer une et elle est dépensée.

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
    .from = d’entre les vaincus
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
    .text = Une fois les cartes retournées, remplacez-la par une de vos cartes défaussées. S’il n’y en a pas, elle vaut 0.
card-light_sacrifice = Noble Sacrifice
    .short = Sacrifice
    .the = le Noble Sacrifice
    .object = le Noble Sacrifice
    .text = Les deux combattants tombent, sauf si l’Ombre s’échappe grâce à sa Retraite.
card-light_cloak = Cape elfique
    .short = Cape
    .the = la Cape elfique
    .object = la Cape elfique
    .text = Le chiffre de la carte de l’Ombre vaut 0. Sans effet sur une carte à texte.
card-light_retreat = Retraite en arrière
    .short = Retraite
    .the = la Retraite en arrière
    .object = la Retraite en arrière
    .text = La figurine de la Lumière peut reculer vers la Comté, dans une région voisine sans ennemi où il reste de la place, même si l’Ombre s’est retirée aussi.
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
    .text = Une fois les cartes retournées, remplacez-la par une de vos cartes défaussées. S’il n’y en a pas, elle vaut 0. Si les deux camps jouent la Sorcellerie, l’Ombre choisit d’abord.
card-dark_eye = Œil de Sauron
    .short = Œil
    .the = l’Œil de Sauron
    .object = l’Œil de Sauron
    .text = Le texte de la carte de la Lumière est sans effet, et elle vaut 0. Sans effet sur un chiffre.
card-dark_retreat = Retraite latérale
    .short = Retraite
    .the = la Retraite latérale
    .object = la Retraite latérale
    .text = La figurine de l’Ombre peut se retirer sur le côté, dans une région voisine sans ennemi où il reste de la place ; jamais dans les montagnes.

## Cartes spéciales

special-shadowfax = Gripoil
    .the = Gripoil
    .object = Gripoil
    .text = Une figurine de la Lumière fait un pas de plus en avant, fleuve et tunnel compris, vers une région sans figurine de l’Ombre où il reste de la place. Puis la même figurine fait son mouvement normal.
special-gandalf_the_white = Gandalf le Blanc
    .the = Gandalf le Blanc
    .object = Gandalf le Blanc
    .text = Au lieu du tour, Gandalf vaincu revient à Fangorn, s’il ne s’y trouve aucune figurine de l’Ombre et au plus une de la Lumière.
special-palantir = Palantír
    .the = le Palantír
    .object = le Palantír
    .text = Avant son mouvement, l’Ombre regarde toutes les figurines de la Lumière d’une région, sauf dans la Comté. Elles restent en place jusqu’à la fin du tour, et un attaquant peut choisir parmi elles.
special-recall = Esprit de l’Anneau
    .the = l’Esprit de l’Anneau
    .object = l’Esprit de l’Anneau
    .text = Au lieu du tour, une figurine de l’Ombre revient au Mordor, s’il ne s’y trouve aucune figurine de la Lumière et moins de quatre de l’Ombre.

## Ce qui est demandé

prompt-place = Qui placez-vous { $region_in } ?
prompt-turn = À vous de jouer. Quelle figurine va où ?
prompt-turn-again = Quelle figurine va où ? Cette position a déjà été là ; si elle revient, la partie est nulle.
prompt-step = Gripoil est sellé. Qui fait le pas supplémentaire, et vers où ?
prompt-gallop = Gripoil est arrivé { $region_to }. Où va ensuite son cavalier ?
prompt-tunnel = Quelqu’un traverse les mines de la Moria. Y montrez-vous le Balrog ?
prompt-target = Choisissez qui { $attacker_the } { $attacker_number ->
        [many] vont
       *[one] va
    } affronter { $region_in }.
prompt-frodo = { $dark_subject } { $dark_number ->
        [many] attaquent
       *[one] attaque
    } Frodon { $region_in }. Que fait-il ?
prompt-sam = { $dark_subject } { $dark_number ->
        [many] attaquent
       *[one] attaque
    } Sam { $region_in }. Frodon est-il avec lui, et voulez-vous le montrer ?
prompt-flee = Pippin est tombé sur { $dark_object } { $region_in }. S’esquive-t-il ?
prompt-ban = Saroumane affronte { $light_object } { $region_in }. Interdisez-vous toute carte ?
prompt-card = { $light_subject } contre { $dark_object } { $region_in }. Quelle carte jouez-vous ?
prompt-fetch = Sorcellerie ! Laquelle de vos cartes défaussées prend sa place ?
prompt-withdraw = { $side_id ->
        [dark] Votre Retraite laisse { $dark_object } quitter le combat { $region_in }. Vers où ?
       *[light] Votre Retraite laisse { $light_object } quitter le combat { $region_in }. Vers où ?
    }
prompt-linger = Votre tour s’achève. Consultez-vous d’abord le Palantír ?

wait-place = { $side_subject } se déploie en secret.
wait-turn = { $side_subject } choisit son mouvement.
wait-turn-again = { $side_subject } choisit son mouvement. Cette position a déjà été là ; si elle revient, la partie est nulle.
wait-step = { $side_subject } choisit qui monte Gripoil.
wait-gallop = Gripoil est arrivé { $region_to }. { $side_subject } choisit où va son cavalier.
wait-tunnel = Le Balrog guette-t-il dans la Moria ? { $side_subject } réfléchit.
wait-target = { $side_subject } choisit qui { $attacker_the } { $attacker_number ->
        [many] vont
       *[one] va
    } affronter { $region_in }.
wait-frodo_or_sam = { $dark_subject } { $dark_number ->
        [many] attaquent
       *[one] attaque
    } { $light_object } { $region_in }. { $side_subject } réfléchit.
wait-flee = Pippin est tombé sur { $dark_object } { $region_in }. { $side_subject } décide s’il reste.
wait-ban = Saroumane affronte { $light_object } { $region_in }. { $side_subject } décide si les cartes sont permises.
wait-card = { $light_subject } contre { $dark_object } { $region_in }. { $side_subject } choisit une carte.
wait-fetch = { $side_subject } a joué la Sorcellerie et parcourt sa défausse.
wait-withdraw = { $side_id ->
        [dark] { $side_subject } décide si et où { $dark_the } { $dark_number ->
            [many] se retirent
           *[one] se retire
        }.
       *[light] { $side_subject } décide si et où { $light_the } se retire.
    }
wait-linger = { $side_subject } va terminer son tour.

chance-defender = Le hasard désigne qui { $attacker_the } { $attacker_number ->
        [many] rencontrent
       *[one] rencontre
    } { $region_in }.

## Ce qu’on peut choisir

do-place = Placer { $figure_object } { $region_in }
do-move = { $figure } : { $from_from } { $to_to }
do-attack = { $figure } : attaquer { $to_object } en venant { $from_from }
do-attack-tunnel = { $figure } : attaquer { $to_object } par le tunnel
do-tunnel = { $figure } : par le tunnel, { $from_from } { $to_to }
do-shadowfax = Monter Gripoil
do-gandalf_the_white = Faire revenir Gandalf à Fangorn
do-palantir = Consulter le Palantír : qui est { $region_in } ?
do-recall = Rappeler { $figure_object } au Mordor
do-strike = Montrer le Balrog et frapper
do-fight_hidden = Affronter une des figurines cachées, au hasard
do-fight = Affronter { $figure_object }
do-defender = { $figure_subject } { $figure_number ->
        [many] se présentent
       *[one] se présente
    }
do-retreat = Se retirer { $region_to }
do-sam-for-frodo = Sam combat à la place de Frodon
do-sam-with-frodo = Montrer Frodon : Sam combat avec 5
do-ban = Interdire toute carte
do-play = Jouer { $card_object }
do-fetch = Reprendre { $card_object }

do-pass-gallop = S’arrêter ici
do-pass-tunnel = Laisser passer le voyageur
do-pass-frodo_or_sam = Tenir bon et combattre ainsi
do-pass-flee = Rester et combattre
do-pass-ban = Laisser jouer les cartes
do-pass-fetch = Laisser la Sorcellerie, avec 0
do-pass-withdraw = Rester au combat
do-pass-linger = Terminer le tour sans regarder

## Ce qui s’est passé

log-placed = { $figure_subject } { $figure_number ->
        [many] prennent
       *[one] prend
    } position { $region_in }.
log-ready = { $side_subject } est en place.
log-moved = { $figure_subject } { $figure_number ->
        [many] passent
       *[one] passe
    } { $from_from } { $to_to }.
log-moved-hidden =
    { $side_id ->
        [dark] Une figurine de l’Ombre
       *[light] Une figurine de la Lumière
    } passe { $from_from } { $to_to }.
log-tunnel = { $figure_subject } { $figure_number ->
        [many] s’engagent
       *[one] s’engage
    } dans les mines de la Moria pour passer { $from_from } { $to_to }.
log-tunnel-hidden = Une figurine de la Lumière s’engage dans les mines de la Moria pour passer { $from_from } { $to_to }.
log-attacked = Venant { $from_from }, { $figure_the } { $figure_number ->
        [many] attaquent
       *[one] attaque
    } { $to_object }.
log-shown = { $figure_subject } se { $figure_number ->
        [many] tiennent
       *[one] tient
    } à découvert { $region_in }.
log-left = { $figure_subject } se { $figure_number ->
        [many] retirent
       *[one] retire
    } { $from_from } { $to_to }.
log-defeated = { $figure_subject } { $figure_number ->
        [many] tombent
       *[one] tombe
    } { $region_in }.
log-stood-in = Sam se place devant Frodon et prend le combat sur lui.
log-stood-by = Avec Frodon à ses côtés, Sam combat avec 5.
log-banned = Saroumane élève la voix : aucune carte dans ce combat.
log-chose = { $side_subject } pose une carte face cachée.
log-played = { $side_subject } joue { $card_object }.
log-fetched = { $side_subject } use de Sorcellerie et reprend { $card_object }.
log-voided = Sous l’Œil de Sauron, { $card_the } reste sans effet.
log-counted = On compare les forces : Lumière { $light }, Ombre { $dark }.
log-returned = { $figure_subject } { $figure_number ->
        [many] reviennent
       *[one] revient
    } { $region_to }.
log-recycled = Toutes les cartes ont été jouées ; chaque camp reprend ses neuf cartes.
log-struck = Dans les profondeurs de la Moria, le Balrog fond sur { $figure_object }.
log-special = { $side_subject } utilise une carte spéciale : { $special }.
log-recalled = { $side_subject } utilise { $special_object } : { $figure_the } { $figure_number ->
        [many] reviennent
       *[one] revient
    } { $from_from } au Mordor.
log-recalled-hidden = { $side_subject } utilise { $special_object } : une figurine de l’Ombre revient { $from_from } au Mordor.
log-looked = Le Palantír montre { $figure_object } { $region_in }.
log-looked-hidden = L’Ombre voit dans le Palantír une figurine { $region_in }.
log-repeated = Cette position a déjà été là, avec le même camp au trait. Si elle revient, la partie est nulle.

## Comment cela s’est terminé

ending-ring_destroyed = Frodon a atteint le Mordor, et l’Anneau disparaît dans le feu. La Lumière gagne.
ending-frodo_defeated = Frodon est tombé, et l’Anneau avec lui. L’Ombre gagne.
ending-shire_taken = Trois figurines de l’Ombre sont dans la Comté. L’Ombre gagne.
ending-light_stuck = La Lumière n’a plus aucun mouvement. L’Ombre gagne.
ending-dark_stuck = L’Ombre n’a plus aucun mouvement. La Lumière gagne.
ending-too_long = La partie a trop duré et s’arrête là. Personne ne gagne.
ending-repetition = La même position pour la troisième fois : partie nulle. Personne ne marque de point.

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Cette action n’existe pas.
refused-not-yours = Cela appartient à l’autre camp.
refused-not-asked = C’est d’abord à l’autre camp de décider.
refused-other-question = Ce n’est pas ce qui est demandé maintenant.
refused-placed = { $figure_subject } { $figure_number ->
        [many] ont
       *[one] a
    } déjà une place.
refused-other-slot = Choisissez d’abord qui placer { $region_in }.
refused-out = { $figure_subject } { $figure_number ->
        [many] sont
       *[one] est
    } hors jeu.
refused-elsewhere = { $figure_subject } se { $figure_number ->
        [many] trouvent
       *[one] trouve
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
refused-nazgul = Le Nazgûl volant ne vole que là où se trouve exactement une figurine de la Lumière, et ce n’est pas le cas { $region_in }.
refused-nazgul-mountains = Dans cette partie, le Nazgûl volant ne vole pas d’une région de montagne à une autre.
refused-rider-path = Le Cavalier Noir ne va loin que pour attaquer, vers l’avant, sans traverser de région pleine ou tenue par la Lumière. Il ne peut donc pas aller { $region_to }.
refused-shadowfax-enemy = Gripoil n’emmène pas { $figure_object } { $region_to } : des figurines de l’Ombre s’y trouvent.
refused-shadowfax-river = Dans cette partie, le pas de Gripoil ne suit pas le fleuve.
refused-rider-only = Seule la figurine qui monte Gripoil peut continuer maintenant.
refused-must-ride-on = Le cavalier doit continuer tant qu’il a un chemin.
refused-shadowfax-nowhere = Aucune figurine n’a de pas en avant vers une région sans figurine de l’Ombre où il reste de la place.
refused-no-special = Carte indisponible ({ $special }) : elle n’est pas de cette partie, ou elle a déjà servi.
refused-gandalf-lives = Gandalf n’a pas été vaincu : il ne peut pas revenir.
refused-fangorn-taken = À Fangorn se trouve une figurine de l’Ombre, ou déjà deux de la Lumière.
refused-palantir-shire = Le Palantír ne montre pas la Comté.
refused-palantir-empty = Aucune figurine de la Lumière n’est à voir là.
refused-mordor-taken = Au Mordor se trouve une figurine de la Lumière, ou déjà quatre de l’Ombre.
refused-recall = Impossible de rappeler { $figure_object } : il faut une figurine qui soit sur le plateau et hors du Mordor.
refused-card-spent = Vous n’avez plus { $card_object } en main.
refused-not-discarded = Vous n’avez pas défaussé { $card_object } : la Sorcellerie ne peut pas aller chercher cette carte.
refused-must-fetch = Dans cette partie, la Sorcellerie doit être remplacée s’il y a une carte dans la défausse.
refused-friend-away = Sam et Frodon ne sont pas ensemble ici, ou Sam ne peut plus intervenir.
refused-must-withdraw = Dans cette partie, une Retraite doit être suivie s’il y a une issue.
refused-no-balrog = Le Balrog n’est pas dans la Moria.
refused-mountains = Dans les montagnes, personne ne va sur le côté, et aucun autre chemin ne mène là.
refused-not-adjacent = Depuis ce combat, aucun chemin ne mène { $region_to }.
refused-enemy-there = Personne ne se retire parmi les ennemis, et il y en a { $region_in }.
refused-no-room = Il n’y a plus de place { $region_in }.
refused-wrong-way = Cette retraite ne mène pas { $region_to } : Frodon et la Retraite de l’Ombre vont sur le côté, Pippin et la Retraite de la Lumière reculent vers la Comté.

## Options

option-light_specials = Cartes spéciales de la Lumière
    .help = Les cartes spéciales posées devant la Lumière. Chacune sert une fois. Aucune ne fait partie du jeu de base.
choice-light_specials-shadowfax = { special-shadowfax }
choice-light_specials-gandalf_the_white = { special-gandalf_the_white }
option-dark_specials = Cartes spéciales de l’Ombre
    .help = Les cartes spéciales posées devant l’Ombre. Chacune sert une fois. Aucune ne fait partie du jeu de base.
choice-dark_specials-palantir = { special-palantir }
choice-dark_specials-recall = { special-recall }
option-sacrifice_stopped_by_any_retreat_card = Toute Retraite de l’Ombre annule le Noble Sacrifice
    .help = Activée, la Retraite de l’Ombre sauve les deux combattants du Noble Sacrifice même si la figurine reste ; les forces imprimées décident alors. Désactivée, seul un départ réel les sauve.
option-shadowfax_may_stop = Gripoil peut s’arrêter
    .help = Activée, la figurine qui a fait le pas de Gripoil peut finir son tour là. Désactivée, elle doit aussi faire son mouvement normal si elle le peut.
option-stuck_despite_special_card = Une carte spéciale ne sauve pas un camp bloqué
    .help = Activée, un camp sans mouvement perd même s’il pouvait utiliser Gandalf le Blanc ou l’Esprit de l’Anneau au lieu de son tour.
option-frodo_may_enter_full_mordor = Frodon peut entrer dans un Mordor plein
    .help = Activée, Frodon peut entrer au Mordor et gagner même si quatre figurines de la Lumière s’y trouvent déjà.
option-no_dark_retreat_on_river = Pas de Retraite de l’Ombre le long du fleuve
    .help = Activée, la Retraite de l’Ombre ne permet à personne de quitter un combat dans la Forêt Noire, à Fangorn ou au Rohan.
option-sam_steps_in_first_battle_only = Sam n’intervient qu’au premier combat
    .help = Activée, Sam ne peut prendre la place de Frodon que dans le premier combat d’un tour. Désactivée, dans tout combat où Frodon est attaqué.
option-retreat_compulsory = Les Retraites obligent
    .help = Activée, qui joue une Retraite doit partir s’il y a une issue. Désactivée, la figurine peut rester.
option-magic_compulsory = La Sorcellerie doit être remplacée
    .help = Activée, la Sorcellerie doit être remplacée par une carte défaussée s’il y en a une. Désactivée, elle peut rester et valoir 0.
option-fetched_eye_stops_magic = Un Œil repris arrête la Sorcellerie
    .help = Si les deux camps jouent la Sorcellerie et que l’Ombre reprend l’Œil de Sauron : activée, la Sorcellerie de la Lumière reste sans effet ; désactivée, la Lumière reprend encore une carte, et l’Œil vise celle-ci.
option-palantir_any_time = Le Palantír à tout moment du tour
    .help = Activée, l’Ombre peut aussi consulter le Palantír avant de choisir un défenseur et à la fin de son tour. Désactivée, seulement avant son mouvement.
option-light_magic_before_dark_retreat = La Sorcellerie de la Lumière avant la Retraite de l’Ombre
    .help = Si la Lumière joue la Sorcellerie contre la Retraite de l’Ombre : activée, la Lumière reprend sa carte avant que l’Ombre dise si elle part et où. Désactivée, l’Ombre décide d’abord.
option-no_draw_by_repetition = Pas de nulle par répétition
    .help = Activée, la même position peut revenir sans limite ; la partie s’arrête tout de même après 200 tours. Désactivée, la troisième fois donne une nulle sans points.
option-shelob_stays_when_frodo_falls = Arachne reste quand elle vainc Frodon
    .help = Activée, la partie finit avant le retour d’Arachne, qui compte dans les points de l’Ombre. Désactivée, elle revient d’abord au Gondor, et tombe si elle n’y a pas de place.
option-no_nazgul_between_mountains = Pas de vol entre montagnes
    .help = Activée, le Nazgûl volant ne vole pas d’une région de montagne à une autre. Désactivée, il le peut.
option-no_shadowfax_on_river = Gripoil évite le fleuve
    .help = Activée, le pas de Gripoil va seulement vers l’avant, tunnel compris, mais ne suit pas l’Anduin. Désactivée, le fleuve compte comme vers l’avant.
option-automatic = Faire d’office les choix à une seule réponse
    .help = Activée, la dernière carte d’une main, par exemple, est jouée d’office. Désactivée, on vous le demande même s’il n’y a qu’une réponse.

## Déploiements tout prêts

formation-light-balanced = Équilibré
    .help = Gandalf tient le centre, Boromir et Gimli gardent les ailes, et Frodon attend chez lui auprès de Sam.
formation-light-vanguard = Gandalf en tête
    .help = Toutes les figurines fortes sont devant les montagnes et frappent les premières, les quatre hobbits restent derrière.
formation-light-hidden_bearer = Porteur caché
    .help = Frodon se tient là où on ne le cherche pas, avec Sam à côté pour refuge, et une garde solide tient la Comté.
formation-dark-balanced = Équilibré
    .help = Le Balrog est à un pas de la Moria, les Orques et le Warg vont devant, et des figurines fortes gardent le chemin du Mordor.
formation-dark-hunt = La chasse
    .help = Tout ce qui va loin ou tue d’un coup se tient près des montagnes et cherche Frodon dès le premier tour.
formation-dark-march = En marche vers la Comté
    .help = Les plus lourds passent les montagnes pour arriver à trois dans la Comté, tandis que le Nazgûl garde l’arrière.
