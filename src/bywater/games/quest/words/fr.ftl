### Le Seigneur des Anneaux en français.
###
### Un nom dans une phrase vient avec ses formes : $hobbit commence une phrase, $hobbit_the est au milieu,
### $hobbit_to et $hobbit_of dépendent d’un verbe ou d’une chose ; $card_object est complément. Les lieux ont .in
### et .to, les jetons .object. Le .short tient dans une colonne étroite, le .text ou le .power se demande.

## Le jeu et ses places

game-quest = Le Seigneur des Anneaux
    .tagline = Tous ensemble contre Sauron : portez l’Anneau de Cul-de-Sac à la Montagne du Destin avant que les ténèbres ne prennent son porteur.
seat-frodo = Frodon
    .sign = F
seat-sam = Sam
    .sign = S
seat-pippin = Pippin
    .sign = P
seat-merry = Merry
    .sign = M
seat-fatty = Le Gros
    .sign = G

## Les Hobbits

hobbit-frodo = Frodon
    .the = Frodon
    .to = à Frodon
    .of = de Frodon
    .power = Toutes ses cartes Hobbit blanches valent aussi un joker, pour jouer comme pour payer.
hobbit-sam = Sam
    .the = Sam
    .to = à Sam
    .of = de Sam
    .power = Le dé ne lui coûte jamais plus de 1 case ou 1 carte.
hobbit-pippin = Pippin
    .the = Pippin
    .to = à Pippin
    .of = de Pippin
    .power = Peut jouer 2 cartes quelconques à son tour, pas seulement une blanche et une grise.
hobbit-merry = Merry
    .the = Merry
    .to = à Merry
    .of = de Merry
    .power = N’a besoin que de 2 jetons Vie différents à la fin d’un scénario.
hobbit-fatty = Le Gros
    .the = le Gros
    .to = au Gros
    .of = du Gros
    .power = Pioche 2 cartes Hobbit de plus après chaque scénario.

## Les lieux

place-bag_end = Cul-de-Sac
    .short = Cul-de-Sac
    .in = à Cul-de-Sac
    .to = à Cul-de-Sac
place-rivendell = Fondcombe
    .short = Fondcombe
    .in = à Fondcombe
    .to = à Fondcombe
place-moria = Moria
    .short = Moria
    .in = dans la Moria
    .to = dans la Moria
place-lothlorien = Lothlórien
    .short = Lórien
    .in = en Lothlórien
    .to = en Lothlórien
place-helms_deep = Gouffre de Helm
    .short = Gouffre
    .in = au Gouffre de Helm
    .to = au Gouffre de Helm
place-shelobs_lair = Antre d’Arachne
    .short = Arachne
    .in = dans l’Antre d’Arachne
    .to = dans l’Antre d’Arachne
place-mordor = Mordor
    .short = Mordor
    .in = en Mordor
    .to = en Mordor
place-mount_doom = Montagne du Destin
    .short = Destin
    .in = sur la Montagne du Destin
    .to = à la Montagne du Destin

## Les activités

line-friendship = Amitié
line-travelling = Voyager
line-hiding = Se cacher
line-fighting = Combattre
line-joker = Joker

## Les cartes Hobbit

card-white_friendship = Amitié (blanche)
    .short = Amitié
    .object = une carte Amitié blanche
    .many = cartes Amitié blanches
card-white_travelling = Voyager (blanche)
    .short = Voyager
    .object = une carte Voyager blanche
    .many = cartes Voyager blanches
card-white_hiding = Se cacher (blanche)
    .short = Se cacher
    .object = une carte Se cacher blanche
    .many = cartes Se cacher blanches
card-white_fighting = Combattre (blanche)
    .short = Combattre
    .object = une carte Combattre blanche
    .many = cartes Combattre blanches
card-white_joker = Joker
    .short = Joker
    .object = un joker
    .many = jokers
card-grey_friendship = Amitié (grise)
    .short = Amitié
    .object = une carte Amitié grise
    .many = cartes Amitié grises
card-grey_travelling = Voyager (grise)
    .short = Voyager
    .object = une carte Voyager grise
    .many = cartes Voyager grises
card-grey_hiding = Se cacher (grise)
    .short = Se cacher
    .object = une carte Se cacher grise
    .many = cartes Se cacher grises
card-grey_fighting = Combattre (grise)
    .short = Combattre
    .object = une carte Combattre grise
    .many = cartes Combattre grises

## Les cartes Action

card-boromir = Boromir
    .short = Boromir
    .object = Boromir
card-gimli = Gimli
    .short = Gimli
    .object = Gimli
card-gandalf = Gandalf
    .short = Gandalf
    .object = Gandalf
card-legolas = Legolas
    .short = Legolas
    .object = Legolas
card-aragorn = Aragorn
    .short = Aragorn
    .object = Aragorn
card-glamdring = Glamdring
    .short = Glamdring
    .object = Glamdring
card-anduril = Andúril
    .short = Andúril
    .object = Andúril
card-sting = Dard
    .short = Dard
    .object = Dard
card-staff = Bâton
    .short = Bâton
    .object = le Bâton
    .text = Juste après une tuile cadran solaire à 3 cartes ou 3 éléments : cette tuile est annulée, on retourne la suivante.
card-athelas = Athelas
    .short = Athelas
    .object = Athelas
    .text = Quand il manque des jetons Vie à un Hobbit, en fin de scénario ou en Mordor : il n’en subit pas les conséquences.
card-miruvor = Miruvor
    .short = Miruvor
    .object = Miruvor
    .text = À tout moment : un Hobbit peut donner une carte à un autre.
card-mithril = Mithril
    .short = Mithril
    .object = Mithril
    .text = Juste après un jet : le dé n’a aucun effet sur celui qui l’a lancé.
card-book = Livre
    .short = Livre
    .object = le Livre
card-pipe = Pipe
    .short = Pipe
    .object = la Pipe
card-elven_cloak = Cape elfique
    .short = Cape
    .object = la Cape elfique
card-elven_rope = Corde elfique
    .short = Corde
    .object = la Corde elfique
card-boat = Bateau
    .short = Bateau
    .object = le Bateau
card-brooch = Broche
    .short = Broche
    .object = la Broche
card-galadriel = Galadriel
    .short = Galadriel
    .object = Galadriel
card-arwen = Arwen
    .short = Arwen
    .object = Arwen
card-box_of_earth = Boîte de terre
    .short = Boîte
    .object = la Boîte de terre
card-bow = Arc
    .short = Arc
    .object = l’Arc
card-belt = Ceinture
    .short = Ceinture
    .object = la Ceinture
    .text = Avant un jet : un Hobbit ne lance pas le dé. Pas quand on met l’Anneau.
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = À tout moment : un Hobbit pioche des cartes Hobbit jusqu’à en avoir 6 en main.
card-elessar = Elessar
    .short = Elessar
    .object = Elessar
    .text = À tout moment : un Hobbit recule de 1 case vers la lumière.
card-phial = Fiole
    .short = Fiole
    .object = la Fiole
    .text = Avant une tuile : plus de tuiles à ce tour, on passe aux cartes.
card-theoden = Théoden
    .short = Théoden
    .object = Théoden
card-shadowfax = Gripoil
    .short = Gripoil
    .object = Gripoil
card-eomer = Eomer
    .short = Eomer
    .object = Eomer
card-riders_of_rohan = Cavaliers de Rohan
    .short = Cavaliers
    .object = les Cavaliers de Rohan
card-faramir = Faramir
    .short = Faramir
    .object = Faramir
card-gollum = Gollum
    .short = Gollum
    .object = Gollum
    .text = 3 jokers. Qui joue Gollum sur une ligne lance aussi le dé.
card-army_of_the_dead = Armée des morts
    .short = Armée
    .object = l’Armée des morts
card-ghan = Ghân
    .short = Ghân
    .object = Ghân
card-eowyn = Eowyn
    .short = Eowyn
    .object = Eowyn

## Les cartes de Gandalf

gandalf-foresight = Prévoyance
    .text = Un Hobbit regarde les 3 prochaines tuiles et les remet dans l’ordre de son choix.
gandalf-magic = Magie
    .text = Annule l’événement que le repère vient d’atteindre. Le dernier termine quand même le scénario, et rien n’arrête le dernier du Mordor.
gandalf-healing = Salutaire
    .text = Un Hobbit recule de 2 cases vers la lumière.
gandalf-guidance = Aide
    .text = Donne 2 jokers au joueur actif : 2 cases sur une ligne, ou 2 symboles pour payer.
gandalf-persistence = Persévérance
    .text = Un Hobbit pioche 4 cartes Hobbit.

## Les tuiles, le dé et les jetons Vie

tile-friendship = Amitié
    .short = Amitié
    .text = Sa ligne avance de 1 case, sinon une autre.
tile-travelling = Voyager
    .short = Voyager
    .text = Sa ligne avance de 1 case, sinon une autre.
tile-hiding = Se cacher
    .short = Se cacher
    .text = Sa ligne avance de 1 case, sinon une autre.
tile-fighting = Combattre
    .short = Combattre
    .text = Sa ligne avance de 1 case, sinon une autre.
tile-sundial = Cadran solaire
    .short = cadran
    .text = L’événement suivant a lieu.
tile-sundial_cards = Cadran solaire ou trois cartes
    .short = 3 cartes
    .text = Donnez ensemble 3 cartes, sinon l’événement suivant a lieu.
tile-sundial_items = Cadran solaire ou trois éléments
    .short = 3 éléments
    .text = Donnez ensemble 1 carte, 1 jeton Vie et 1 bouclier, sinon l’événement suivant a lieu.
tile-ring_dark = Le fardeau de l’Anneau
    .short = fardeau
    .text = Le porteur de l’Anneau avance de 1 case vers l’obscurité.
tile-eye_or_two_dark = L’Œil
    .short = Œil
    .text = Un Hobbit avance de 2 cases vers l’obscurité, sinon Sauron avance de 1 case.
face-blank = une face vide
    .text = il ne se passe rien
face-one_dot = un point
    .text = 1 case vers l’obscurité
face-two_dots = deux points
    .text = 2 cases vers l’obscurité
face-three_dots = trois points
    .text = 3 cases vers l’obscurité
face-two_cards = deux cartes
    .text = 2 cartes à défausser
face-eye = l’Œil
    .text = Sauron avance de 1 case
face-spared_two_dots = deux points
    .text = 1 seule case vers l’obscurité, car c’est Sam
face-spared_three_dots = trois points
    .text = 1 seule case vers l’obscurité, car c’est Sam
face-spared_two_cards = deux cartes
    .text = 1 seule carte à défausser, car c’est Sam
token-ring = Anneau
    .object = un jeton Anneau
token-heart = Cœur
    .object = un jeton Cœur
token-sun = Soleil
    .object = un jeton Soleil

## Les événements

event-speak_friend = Parle, ami, et entre
    .short = Parle, ami
    .text = Donnez ensemble 1 symbole Amitié et 1 joker, sinon Sauron avance de 1 case.
event-watcher = Le Guetteur de l’eau
    .short = Le Guetteur
    .text = Chaque Hobbit donne 1 symbole Se cacher ou lance le dé.
event-stone_in_the_well = La pierre dans le puits
    .short = La pierre
    .text = On retourne une carte Hobbit : le joueur actif donne 2 de ses symboles et reçoit la Pipe, sinon Sauron avance de 1 case et l’événement suivant a lieu.
event-trapped = Pris au piège ?
    .short = Au piège ?
    .text = Si les lignes Voyager et Se cacher ne sont pas terminées, Sauron avance de 2 cases et le porteur de l’Anneau lance le dé.
event-orcs_attack = Les Orques attaquent
    .short = Les Orques
    .text = Donnez ensemble 5 symboles Combattre, sinon Sauron avance de 2 cases.
event-fly_you_fools = Fuyez, fous que vous êtes !
    .short = Fuyez, fous !
    .text = Un Hobbit avance de 3 cases vers l’obscurité, sinon chacun lance le dé. Puis la Moria est finie.
event-wormtongue = Langue de Serpent démasqué
    .short = Serpent
    .text = Un Hobbit donne 1 symbole Amitié et 1 symbole Combattre, sinon les cartes qui restent près du plateau sont perdues.
event-riders = Les Cavaliers de Rohan
    .short = Cavaliers
    .text = Si la ligne Amitié est terminée, le joueur actif reçoit les Cavaliers de Rohan. Sinon, Sauron avance de 1 case et le porteur de l’Anneau lance le dé.
event-orcs_gate = Les Orques attaquent la porte
    .short = La porte
    .text = Si la première partie de Voyager est terminée, chaque Hobbit pioche une carte. Sinon, Sauron avance de 2 cases.
event-fire_of_orthanc = Le feu d’Orthanc
    .short = Feu d’Orthanc
    .text = On retourne une carte Hobbit : le joueur actif donne 2 de ses symboles, sinon chacun lance le dé.
event-orcs_storm = Les Orques chargent
    .short = Ils chargent
    .text = Donnez ensemble un jeton Anneau, un jeton Cœur et un jeton Soleil, sinon Sauron avance de 2 cases.
event-orcs_conquer = Les Orques prennent le Gouffre
    .short = Le Gouffre
    .text = Sauron avance de 2 cases. Si la ligne Voyager n’est pas terminée, le porteur de l’Anneau lance aussi 2 fois le dé. Puis le Gouffre de Helm est fini.
event-gollum = Gollum
    .short = Gollum
    .text = Vous pouvez donner ensemble 7 boucliers. Le joueur actif reçoit alors Gollum, et tous les autres piochent 2 cartes.
event-faces_of_the_dead = Les visages des morts
    .short = Les visages
    .text = Chaque Hobbit donne 1 joker ou 3 boucliers. Qui ne le peut pas est éliminé.
event-forbidden_pool = L’étang interdit
    .short = L’étang
    .text = Un Hobbit donne 5 boucliers, et chaque Hobbit pioche une carte. Sinon, Sauron avance de 2 cases.
event-nazgul_search = Le Seigneur des Nazgûl cherche l’Anneau
    .short = Il cherche
    .text = On retourne une carte Hobbit : le porteur de l’Anneau donne 3 de ses symboles et recule de 1 case vers la lumière, sinon chacun lance le dé.
event-shelob_appears = Arachne apparaît
    .short = Arachne vient
    .text = Le joueur actif lance 2 fois le dé, sinon Sauron avance de 2 cases.
event-shelob_attacks = Arachne attaque
    .short = Elle attaque
    .text = Donnez ensemble 7 symboles Combattre, sinon Sauron avance de 3 cases. Puis l’Antre d’Arachne est fini.
event-sam_saves_frodo = Sam sauve Frodon
    .short = Sam le sauve
    .text = Chaque Hobbit peut dépenser 3 boucliers pour piocher 2 cartes ou reculer de 1 case vers la lumière.
event-nazgul_attacks = Le Seigneur des Nazgûl attaque
    .short = Il attaque
    .text = Un Hobbit donne Eowyn, et chaque Hobbit pioche une carte. Sinon, chacun lance le dé.
event-pelennor = Bataille des champs du Pelennor
    .short = Pelennor
    .text = Chaque Hobbit donne un jeton Cœur, sinon il lance le dé puis défausse 2 cartes.
event-mouth_of_sauron = La Bouche de Sauron
    .short = La Bouche
    .text = Chaque Hobbit donne un jeton Soleil, sinon il lance le dé puis défausse 2 cartes.
event-dark_forces = Encerclés par les forces obscures
    .short = Cernés
    .text = Donnez ensemble 7 cartes quelconques, sinon Sauron avance de 3 cases.
event-ring_is_mine = L’Anneau est à moi !
    .short = Il est à moi !
    .text = Sauron s’empare de l’Anneau et vous perdez. La Magie n’y peut rien.

## Les exigences

demand-nazgul_appears = Un Nazgûl apparaît
demand-fellowship = Communauté
demand-test_of_galadriel = L’épreuve de Galadriel
demand-sundial_cards = Cadran solaire ou trois cartes
demand-sundial_items = Cadran solaire ou trois éléments
demand-eye_or_two_dark = L’Œil
demand-speak_friend = Parle, ami, et entre
demand-watcher = Le Guetteur de l’eau
demand-stone_in_the_well = La pierre dans le puits
demand-orcs_attack = Les Orques attaquent
demand-fly_you_fools = Fuyez, fous que vous êtes !
demand-wormtongue = Langue de Serpent démasqué
demand-fire_of_orthanc = Le feu d’Orthanc
demand-orcs_storm = Les Orques chargent
demand-gollum = Gollum
demand-faces_of_the_dead = Les visages des morts
demand-forbidden_pool = L’étang interdit
demand-nazgul_search = Le Seigneur des Nazgûl cherche l’Anneau
demand-shelob_attacks = Arachne attaque
demand-nazgul_attacks = Le Seigneur des Nazgûl attaque
demand-pelennor = Bataille des champs du Pelennor
demand-mouth_of_sauron = La Bouche de Sauron
demand-dark_forces = Encerclés par les forces obscures

## Invites

prompt-quiet-before_a_tile = Retourner la prochaine tuile ? Chacun peut agir avant.
prompt-quiet-after_a_tile = { $tile } : appliquer la tuile ? { $tile_text } Chacun peut agir avant.
prompt-quiet-after_a_roll = { $whom } a fait { $face } : { $face_text }. Chacun peut agir avant.
prompt-quiet-last_event = Agir avant que Sauron prenne l’Anneau ? Si personne ne l’arrête, vous perdez.
prompt-quiet-end_of_scenario = { $place } : c’est fini. Les jetons Vie manquants coûtent des cases vers l’obscurité. Chacun peut agir avant.
prompt-quiet-the_attempt = { $active } va lancer le dé : qui survit au jet détruit l’Anneau. Chacun peut agir avant.
prompt-quiet-before_a_loss = { $whom } va défausser { $count } cartes. Chacun peut agir avant.
prompt-quiet-between_events = { $event } – { $event_text } Chacun peut agir avant.
prompt-quiet-before_the_steps = { $count ->
        [one] { $whom } va avancer de 1 case vers l’obscurité. Chacun peut agir avant.
       *[other] { $whom } va avancer de { $count } cases vers l’obscurité. Chacun peut agir avant.
    }
prompt-quiet-not_paid = { $demand } : { $outcome }. Chacun peut agir avant.
prompt-quiet-before_cards = { $active } va jouer des cartes. Chacun peut agir avant.
prompt-rivals-before_a_tile = On va retourner la prochaine tuile. Vous pouvez agir avant.
prompt-rivals-after_a_tile = { $tile } : { $tile_text } Vous pouvez agir avant.
prompt-rivals-after_a_roll = { $whom } a fait { $face } : { $face_text }. Vous pouvez agir avant.
prompt-rivals-last_event = Agir avant que Sauron prenne l’Anneau ? Si personne ne l’arrête, tout est perdu.
prompt-rivals-end_of_scenario = { $place } : c’est fini. Les jetons Vie manquants coûtent des cases vers l’obscurité. Vous pouvez agir avant.
prompt-rivals-the_attempt = { $active } va lancer le dé pour détruire l’Anneau. Vous pouvez agir avant.
prompt-rivals-before_a_loss = { $whom } va défausser { $count } cartes. Vous pouvez agir avant.
prompt-rivals-between_events = { $event } – { $event_text } Vous pouvez agir avant.
prompt-rivals-before_the_steps = { $count ->
        [one] { $whom } va avancer de 1 case vers l’obscurité. Vous pouvez agir avant.
       *[other] { $whom } va avancer de { $count } cases vers l’obscurité. Vous pouvez agir avant.
    }
prompt-rivals-not_paid = { $demand } : { $outcome }. Vous pouvez agir avant.
prompt-rivals-before_cards = { $active } va jouer des cartes. Vous pouvez agir avant.

prompt-cards = { $hobbit } : jouer, piocher 2 cartes ou reculer ? Vous pouvez jouer 1 carte blanche et 1 grise.
prompt-cards-any = { $hobbit } : jouer, piocher 2 cartes ou reculer ? Vous pouvez jouer 2 cartes quelconques.
prompt-cards-second = { $hobbit } : jouez-vous une deuxième carte ? Sinon, finissez votre tour.
prompt-interrupt = { $hobbit } : que faites-vous d’abord ?
prompt-interrupt-demand = { $demand } : que donnez-vous, { $hobbit_the } ?
prompt-before_tile = Jouer la Fiole ? Plus de tuiles à ce tour : { $active_the } passe aux cartes.
prompt-after_tile = Jouer le Bâton ? Il annule la tuile : { $tile }.
prompt-before_roll = Jouer la Ceinture ? { $whom } n’a alors pas à lancer le dé.
prompt-after_roll = Jouer Mithril ? { $whom } a fait { $face } : { $face_text }. Mithril l’annule.
prompt-after_marker = Appeler Gandalf pour 5 boucliers ? Sa Magie peut annuler ceci : { $event } – { $event_text }
prompt-missing_tokens = Jouer Athelas ? Il manque des jetons Vie { $whom_to } : Athelas en évite les conséquences.
prompt-gandalf_called = Quelle carte de Gandalf utilisez-vous ? { $whom } l’a appelé.
prompt-foreseeing = Laquelle de ces tuiles vient d’abord ?
prompt-sending = À qui donnez-vous une carte ? Miruvor vous le permet.
prompt-passing = Quelle carte donnez-vous { $whom_to } ?
prompt-passing-council = Quelle carte passez-vous { $whom_to } ? Le Conseil : chacun en passe une, face cachée.
prompt-losing = { $count ->
        [one] Quelle carte défaussez-vous ? Vous devez en perdre une.
       *[other] Quelles { $count } cartes défaussez-vous ?
    }
prompt-line = Quelle ligne avance de 1 case à la place ? Celle de la tuile est terminée ou absente de ce plateau.
prompt-line-ring = { $count ->
        [one] Quelle ligne l’Anneau fait-il avancer ? De 1 case, sans rien gagner ni subir.
       *[other] Quelle ligne l’Anneau fait-il avancer ? De { $count } cases, sans rien y gagner ni subir.
    }
prompt-offer = { $hobbit } : dépensez-vous { $count } boucliers ? Pour piocher 2 cartes ou reculer de 1 case vers la lumière.
prompt-shelob_appears = Arachne apparaît : lancer 2 fois le dé ? Sinon, Sauron avance de 2 cases.
prompt-preparing = Lancer le dé pour les préparatifs ? Vous retournez ensuite 4 cartes Hobbit et les répartissez.
prompt-sharing = Qui reçoit { $card_object } ?

prompt-demand-nazgul_appears = Un Nazgûl apparaît : qui donne 2 symboles Se cacher ? Si personne ne le fait, Sauron avance de 1 case.
prompt-demand-fellowship = Communauté : { $hobbit_the }, donnez-vous 1 symbole Amitié ? Sinon, vous lancez le dé.
prompt-demand-test_of_galadriel = L’épreuve de Galadriel : { $hobbit_the }, donnez-vous 1 joker ? Sinon, vous lancez le dé.
prompt-demand-sundial_cards = Donner ensemble 3 cartes ? Sinon, l’événement suivant a lieu.
prompt-demand-sundial_items = Donner 1 carte, 1 jeton Vie et 1 bouclier ? Sinon, l’événement suivant a lieu.
prompt-demand-eye_or_two_dark = L’Œil : qui avance de 2 cases vers l’obscurité ? Si personne ne le fait, Sauron avance de 1 case.
prompt-demand-speak_friend = Parle, ami, et entre : donner ensemble 1 symbole Amitié et 1 joker ? Sinon, Sauron avance de 1 case.
prompt-demand-watcher = Le Guetteur de l’eau : { $hobbit_the }, donnez-vous 1 symbole Se cacher ? Sinon, vous lancez le dé.
prompt-demand-stone_in_the_well = La pierre dans le puits : { $hobbit_the }, donnez-vous 2 symboles { $symbol } ? Vous recevez la Pipe. Sinon, Sauron avance de 1 case et l’événement suivant a lieu.
prompt-demand-orcs_attack = Les Orques attaquent : donner ensemble 5 symboles Combattre ? Sinon, Sauron avance de 2 cases.
prompt-demand-fly_you_fools = Fuyez, fous que vous êtes ! Qui avance de 3 cases vers l’obscurité ? Si personne ne le fait, chacun lance le dé.
prompt-demand-wormtongue = Langue de Serpent démasqué : qui donne 1 symbole Amitié et 1 symbole Combattre ? Si personne ne le fait, les cartes près du plateau sont perdues.
prompt-demand-fire_of_orthanc = Le feu d’Orthanc : { $hobbit_the }, donnez-vous 2 symboles { $symbol } ? Sinon, chacun lance le dé.
prompt-demand-orcs_storm = Les Orques chargent : donner ensemble un jeton Anneau, un Cœur et un Soleil ? Sinon, Sauron avance de 2 cases.
prompt-demand-gollum = Gollum : donner ensemble 7 boucliers ? Le joueur actif reçoit alors Gollum, et tous les autres piochent 2 cartes.
prompt-demand-faces_of_the_dead = Les visages des morts : { $hobbit_the }, que donnez-vous ? 1 joker ou 3 boucliers. Si vous ne pouvez pas, vous êtes éliminé.
prompt-demand-forbidden_pool = L’étang interdit : qui donne 5 boucliers ? Chaque Hobbit pioche alors une carte. Si personne ne le fait, Sauron avance de 2 cases.
prompt-demand-nazgul_search = Le Seigneur des Nazgûl cherche l’Anneau : { $hobbit_the }, donnez-vous 3 symboles { $symbol } ? Vous reculez de 1 case vers la lumière. Sinon, chacun lance le dé.
prompt-demand-shelob_attacks = Arachne attaque : donner ensemble 7 symboles Combattre ? Sinon, Sauron avance de 3 cases. Puis l’Antre d’Arachne est fini.
prompt-demand-nazgul_attacks = Le Seigneur des Nazgûl attaque : qui donne Eowyn ? Chaque Hobbit pioche alors une carte. Si personne ne le fait, chacun lance le dé.
prompt-demand-pelennor = Bataille des champs du Pelennor : { $hobbit_the }, donnez-vous un jeton Cœur ? Sinon, vous lancez le dé puis défaussez 2 cartes.
prompt-demand-mouth_of_sauron = La Bouche de Sauron : { $hobbit_the }, donnez-vous un jeton Soleil ? Sinon, vous lancez le dé puis défaussez 2 cartes.
prompt-demand-dark_forces = Encerclés par les forces obscures : donner ensemble 7 cartes quelconques ? Sinon, Sauron avance de 3 cases.

wait-quiet = { $hobbit } attend, au cas où quelqu’un agirait avant.
wait-cards = { $hobbit } joue ses cartes.
wait-interrupt = { $hobbit } agit d’abord.
wait-rivals = { $hobbit } peut agir avant.
wait-before_tile = { $hobbit } peut jouer la Fiole.
wait-after_tile = { $hobbit } peut jouer le Bâton.
wait-before_roll = { $hobbit } peut jouer la Ceinture.
wait-after_roll = { $hobbit } peut jouer Mithril.
wait-after_marker = { $event } – { $hobbit_the } peut appeler Gandalf.
wait-missing_tokens = { $hobbit } peut jouer Athelas.
wait-demand = { $demand } : { $hobbit_the } décide.
wait-pledging = { $demand } : { $hobbit_the } peut donner quelque chose.
wait-gandalf_called = Gandalf est venu. { $hobbit } choisit une de ses cartes.
wait-foreseeing = { $hobbit } range les prochaines tuiles.
wait-sending = Miruvor : { $hobbit_the } peut donner une carte à quelqu’un.
wait-passing = { $hobbit } choisit une carte à donner { $whom_to }.
wait-losing = { $hobbit } choisit ce qu’il défausse.
wait-choosing_line = { $hobbit } choisit une ligne à faire avancer.
wait-offer = { $hobbit } peut dépenser { $count } boucliers.
wait-shelob_appears = Arachne apparaît : { $hobbit_the } décide.
wait-preparing = { $hobbit } décide des préparatifs.
wait-sharing = { $hobbit } répartit les cartes : { $card }.

chance-draw = { $count ->
        [one] { $whom } pioche une carte.
       *[other] { $whom } pioche { $count } cartes.
    }
chance-deal = { $count ->
        [one] { $whom } reçoit une carte.
       *[other] { $whom } reçoit { $count } cartes.
    }
chance-tile = On retourne une tuile.
chance-die = { $whom } lance le dé.
chance-special_shield = { $whom } prend un bouclier spécial.
chance-turn_up = On retourne une carte Hobbit.
chance-foresight = { $whom } regarde les prochaines tuiles.

## Ce qu’on peut choisir

do-pass-before_a_tile = Retourner la tuile
do-pass-after_a_tile = Appliquer la tuile
do-pass-after_a_roll = Appliquer le jet
do-pass-last_event = Laisser l’Anneau à Sauron
do-pass-end_of_scenario = Compter les jetons Vie
do-pass-the_attempt = Lancer le dé
do-pass-before_a_loss = Défausser les cartes
do-pass-between_events = Appliquer l’événement
do-pass-before_the_steps = Avancer vers l’obscurité
do-pass-not_paid = Subir la conséquence
do-pass-before_cards = Jouer les cartes
do-done-cards = Finir le tour
do-done-interrupt = Fini
do-done-rivals = Passer
do-done-pledging = Fini
do-done-nothing = Passer
do-done-not_me = Passer
do-pass-before_tile = Passer
do-pass-after_tile = Passer
do-pass-before_roll = Passer
do-pass-after_roll = Passer
do-pass-after_marker = Passer
do-pass-missing_tokens = Passer
do-pass-sending = Passer
do-pass-offer = Passer
do-pass-preparing = Passer
do-pay = Payer
do-draw = Piocher 2 cartes
do-step_back = Reculer vers la lumière
do-ring = Mettre l’Anneau
do-call = Appeler Gandalf (5 boucliers)
do-phial = Jouer la Fiole
do-staff = Jouer le Bâton
do-belt = Jouer la Ceinture
do-mithril = Jouer Mithril
do-athelas = Jouer Athelas
do-volunteer = Se dévouer : { $count } cases vers l’obscurité
do-buy_cards = Dépenser { $count } boucliers : piocher 2 cartes
do-buy_step = Dépenser { $count } boucliers : 1 case vers la lumière
do-roll_twice = Lancer 2 fois le dé
do-prepare = Lancer le dé et répartir 4 cartes
do-interrupt = Demander { $hobbit_to }
do-interrupt-demand = Demander { $hobbit_to } de donner
do-interrupt-volunteer = Demander { $hobbit_to } de se dévouer
do-interrupt-own = Agir d’abord ({ $hobbit_the })
do-interrupt-take = Agir maintenant ({ $hobbit_the })
do-to = { $hobbit }
do-elessar = Elessar : { $hobbit_the }, 1 case vers la lumière
do-lembas = Lembas : { $hobbit_the } pioche jusqu’à 6 cartes
do-miruvor = Miruvor : { $hobbit_the } peut donner une carte
do-foresight = Prévoyance : { $hobbit_the } regarde 3 tuiles
do-healing = Salutaire : { $hobbit_the }, 2 cases vers la lumière
do-persistence = Persévérance : { $hobbit_the } pioche 4 cartes
do-magic = Magie : annuler l’événement
do-guidance_pledge = Aide : payer 2 symboles
do-guidance = Aide : 2 cases sur { $line }
do-advance = Avancer { $line }
do-play = { $count ->
        [one] Jouer { $card_object } : { $line }, 1 case
       *[other] Jouer { $card_object } : { $line }, { $count } cases
    }
do-play-on = { $count ->
        [one] Jouer { $card_object } comme { $line } : 1 case
       *[other] Jouer { $card_object } comme { $line } : { $count } cases
    }
do-play-idle = Jouer { $card_object } sur { $line } : sans effet
do-discard = Défausser { $card_object }
do-pledge = Promettre { $card_object }
do-pledge-own = Donner { $card_object }
do-pledge_token = Promettre { $token_object }
do-pledge_token-own = Donner { $token_object }
do-pledge_shields = { $count ->
        [one] Promettre 1 bouclier
       *[other] Promettre { $count } boucliers
    }
do-pledge_shields-own = { $count ->
        [one] Donner 1 bouclier
       *[other] Donner { $count } boucliers
    }
do-give = Donner { $card_object }
do-next = { $tile }
do-card = { $card }
do-tile = { $tile }
do-die = Le dé montre { $face }
do-special_shield = Un bouclier spécial de { $count }
do-refuse-nazgul_appears = Ne rien donner : Sauron avance de 1 case
do-refuse-fellowship = Ne rien donner : lancer le dé
do-refuse-test_of_galadriel = Ne rien donner : lancer le dé
do-refuse-sundial_cards = Ne rien donner : l’événement suivant a lieu
do-refuse-sundial_items = Ne rien donner : l’événement suivant a lieu
do-refuse-eye_or_two_dark = Personne : Sauron avance de 1 case
do-refuse-speak_friend = Ne rien donner : Sauron avance de 1 case
do-refuse-watcher = Ne rien donner : lancer le dé
do-refuse-stone_in_the_well = Ne rien donner : Sauron avance de 1 case, événement suivant
do-refuse-orcs_attack = Ne rien donner : Sauron avance de 2 cases
do-refuse-fly_you_fools = Personne : chacun lance le dé
do-refuse-wormtongue = Ne rien donner : les cartes près du plateau sont perdues
do-refuse-fire_of_orthanc = Ne rien donner : chacun lance le dé
do-refuse-orcs_storm = Ne rien donner : Sauron avance de 2 cases
do-refuse-gollum = Ne rien donner : Gollum s’en va
do-refuse-faces_of_the_dead = Ne rien donner : être éliminé
do-refuse-forbidden_pool = Ne rien donner : Sauron avance de 2 cases
do-refuse-nazgul_search = Ne rien donner : chacun lance le dé
do-refuse-shelob_attacks = Ne rien donner : Sauron avance de 3 cases
do-refuse-nazgul_attacks = Ne rien donner : chacun lance le dé
do-refuse-pelennor = Ne rien donner : lancer le dé, défausser 2 cartes
do-refuse-mouth_of_sauron = Ne rien donner : lancer le dé, défausser 2 cartes
do-refuse-dark_forces = Ne rien donner : Sauron avance de 3 cases
do-refuse-shelob_appears = Ne pas lancer le dé : Sauron avance de 2 cases

unpaid-nazgul_appears = Sauron avance de 1 case
unpaid-sundial_cards = l’événement suivant a lieu
unpaid-sundial_items = l’événement suivant a lieu
unpaid-eye_or_two_dark = Sauron avance de 1 case
unpaid-speak_friend = Sauron avance de 1 case
unpaid-stone_in_the_well = Sauron avance de 1 case et l’événement suivant a lieu
unpaid-orcs_attack = Sauron avance de 2 cases
unpaid-wormtongue = les cartes près du plateau sont perdues
unpaid-orcs_storm = Sauron avance de 2 cases
unpaid-forbidden_pool = Sauron avance de 2 cases
unpaid-shelob_attacks = Sauron avance de 3 cases
unpaid-dark_forces = Sauron avance de 3 cases
unpaid-shelob_appears = Sauron avance de 2 cases

## Ce qui s’est passé

log-drew = { $hobbit } pioche { $card_object }.
log-drew-hidden = { $hobbit } pioche une carte.
log-dealt = { $hobbit } reçoit { $card_object }.
log-dealt-hidden = { $hobbit } reçoit une carte.
log-passed-card = { $hobbit } donne { $card_object } { $to_to }.
log-passed-card-hidden = { $hobbit } donne une carte { $to_to }.
log-turned-card = On retourne une carte Hobbit : { $card }.
log-gave-back = { $count ->
        [one] { $hobbit } rend { $card_object }.
       *[other] { $hobbit } rend { $count } { $card_many }.
    }
log-played = { $hobbit } joue { $card_object } sur { $line }.
log-used-own = { $hobbit } utilise { $card_object }.
log-used = { $hobbit } utilise { $card_object } pour { $whom_the }.
log-got-card = { $hobbit } reçoit { $card_object }.
log-discarded = { $hobbit } défausse { $card_object }.
log-pledged = { $hobbit } promet { $card_object }.
log-paid-card = { $hobbit } donne { $card_object }.
log-shared = { $hobbit } reçoit { $card_object }.
log-opened = { $count ->
        [one] { $hobbit } avait en main { $card_object }.
       *[other] { $hobbit } avait en main { $count } { $card_many }.
    }
log-reshuffled = { $count ->
        [one] L’unique carte défaussée forme la nouvelle pioche.
       *[other] Les { $count } cartes défaussées forment la nouvelle pioche.
    }
log-got-shield = { $hobbit } reçoit un bouclier.
log-got-special = { $hobbit } prend un bouclier spécial, qui en vaut { $count }.
log-got-special-hidden = { $hobbit } prend un bouclier spécial.
log-got-token = { $hobbit } reçoit { $token_object }.
log-pledged-token = { $hobbit } promet { $token_object }.
log-paid-tokens = { $count ->
        [one] { $hobbit } donne 1 jeton Vie.
       *[other] { $hobbit } donne { $count } jetons Vie.
    }
log-pledged-shields = { $count ->
        [one] { $hobbit } promet 1 bouclier.
       *[other] { $hobbit } promet { $count } boucliers.
    }
log-paid-shields = { $count ->
        [one] { $hobbit } donne 1 bouclier.
       *[other] { $hobbit } donne { $count } boucliers.
    }
log-volunteered = { $hobbit } se dévoue.
log-paid = { $demand } : payé.
log-refused = { $demand } : pas payé.
log-bought-cards = { $hobbit } dépense des boucliers pour piocher 2 cartes.
log-bought-step = { $hobbit } dépense des boucliers pour 1 case vers la lumière.
log-opened-shields = { $count ->
        [one] { $hobbit } a { $count } bouclier.
       *[other] { $hobbit } a { $count } boucliers.
    }
log-rolled = { $hobbit } lance le dé : { $face }.
log-darker = { $hobbit } avance vers l’obscurité, case { $space }.
log-lighter = { $hobbit } recule vers la lumière, case { $space }.
log-sauron = Sauron avance, case { $space }.
log-fell-caught = Sauron attrape { $hobbit_the }, qui est éliminé.
log-fell-want = { $hobbit } ne peut pas payer et est éliminé.
log-moved = { $hobbit } avance { $line } à la case { $space }.
log-lacked = { $count ->
        [one] Il manque 1 jeton Vie { $hobbit_to }.
       *[other] Il manque { $count } jetons Vie { $hobbit_to }.
    }
log-came-to = Le voyage vous mène { $place_to }.
log-turned-tile = { $hobbit } retourne une tuile : { $tile }.
log-turn = C’est au tour { $hobbit_of }.
log-ring = { $hobbit } met l’Anneau.
log-called = { $hobbit } appelle Gandalf.
log-gandalf-foresight = { $hobbit } utilise la Prévoyance pour { $whom_the }.
log-gandalf-magic = { $hobbit } utilise la Magie.
log-gandalf-healing = { $hobbit } utilise la carte Salutaire pour { $whom_the }.
log-gandalf-guidance = { $hobbit } utilise l’Aide.
log-gandalf-persistence = { $hobbit } utilise la Persévérance pour { $whom_the }.
log-guided = { $hobbit } promet 2 symboles de l’Aide.
log-happened = Événement : { $event }
log-ignored = La Magie annule l’événement : { $event }
log-cards-out = Les cartes près du plateau sont perdues.
log-kept = { $hobbit } ne donne aucune carte.
log-foresaw = { $hobbit } voit une tuile : { $tile }.
log-foresaw-hidden = { $hobbit } regarde une tuile.
log-ordered = { $hobbit } remet une tuile : { $tile }.
log-opened-tile = Une tuile qui avait été regardée : { $tile }.
log-bearer = { $hobbit } est désormais le porteur de l’Anneau.
log-tokens-back = Tous les jetons Vie sont rendus.
log-chose-draw = { $hobbit } pioche 2 cartes au lieu de jouer.
log-chose-step_back = { $hobbit } recule au lieu de jouer.
log-chose-prepare = { $hobbit } lance le dé pour les préparatifs.
log-chose-no_preparations = { $hobbit } renonce aux préparatifs.
log-chose-roll_twice = { $hobbit } lance 2 fois le dé.
log-chose-sauron = { $hobbit } ne lance pas le dé : Sauron avance.
log-scenario-over = { $place } : c’est fini.
log-attempted = { $hobbit } essaie de détruire l’Anneau.
log-ended-destroyed = L’Anneau est détruit.
log-ended-failed = Il ne reste personne à la Montagne du Destin.
log-ended-caught = Le porteur de l’Anneau est pris.
log-ended-want = Le porteur de l’Anneau ne peut pas payer et est éliminé.
log-ended-seized = Sauron s’empare de l’Anneau.
log-ended-joined = Le porteur de l’Anneau rejoint Sauron.

## Comment cela s’est terminé

ending-destroyed = L’Anneau est détruit, et Sauron avec lui !
ending-failed = Vous avez atteint la Montagne du Destin, mais personne n’a survécu au jet. La prochaine fois, restez plus loin de Sauron.
ending-caught = Sauron a pris le porteur de l’Anneau : tout est perdu. La prochaine fois, reculez avant qu’il soit trop près.
ending-want = Le porteur de l’Anneau n’a pas pu payer : tout est perdu. La prochaine fois, gardez des cartes et des boucliers en réserve.
ending-seized = Sauron s’est emparé de l’Anneau : tout est perdu. La prochaine fois, finissez le Mordor avant son sixième événement.
ending-joined = Le porteur de l’Anneau a rejoint Sauron et gagne seul.

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Cette action n’existe pas.
refused-out = Vous êtes éliminé.
refused-not-asked = C’est à un autre joueur de décider.
refused-other-question = Il y a d’abord un autre choix à faire.
refused-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refused-line-finished = Cette ligne est terminée ou absente de ce plateau : { $line }.
refused-not-met = Ce qui est promis ne suffit pas encore.
refused-must-pay = Vous pouvez payer, donc vous le devez.
refused-played-already = Vous avez déjà joué une carte : jouez-en une autre ou finissez votre tour.
refused-nothing-played = Jouez d’abord une carte, piochez-en 2 ou reculez vers la lumière.
refused-too-few-shields = { $count ->
        [one] Il vous faut { $count } bouclier.
       *[other] Il vous faut { $count } boucliers.
    }
refused-no-cards-left = Il ne reste aucune carte à piocher { $hobbit_to }.
refused-in-the-light = { $hobbit } est déjà sur la case la plus claire.
refused-not-quiet = Pas maintenant : finissez d’abord ce choix.
refused-not-here = { $hobbit } n’est pas dans la partie.
refused-rivals = Entre rivaux, chacun agit pour soi.
refused-interrupt-again = { $hobbit } a déjà agi d’abord, et rien n’a changé depuis.
refused-pending-payment = Il y a des promesses : payez d’abord, ou ne donnez rien.
refused-nothing-to-do = { $hobbit } ne peut rien faire maintenant.
refused-frodo-only = Seul Frodon peut utiliser une carte blanche comme joker : { $card }.
refused-one-of-each = Par tour, 1 carte blanche et 1 grise, et pas de carte jaune sur une ligne : { $card }.
refused-other-moment = Cette carte ne se joue pas maintenant : { $card }.
refused-not-bearer = Seul le porteur de l’Anneau le peut.
refused-ring-used = L’Anneau a déjà servi dans ce scénario.
refused-ring-early = Retournez d’abord une tuile ou jouez une carte dans ce scénario. On pourra ensuite mettre l’Anneau.
refused-ring-moment = On ne met pas l’Anneau pendant un jet ou un événement.
refused-behind-interrupt = Choisissez d’abord « Agir d’abord ».
refused-no-gandalf = Aucune carte de Gandalf ne servirait maintenant.
refused-hand-full = { $hobbit } a déjà { $count } cartes ou plus.
refused-nothing-to-give = { $hobbit } n’a aucune carte à donner, ou personne à qui la donner.
refused-gandalf-used = Cette carte de Gandalf a déjà servi : { $card }.
refused-gandalf-not-called = Appelez d’abord Gandalf.
refused-guidance-useless = L’Aide ne servirait pas à payer cela.
refused-order = Promettez dans l’ordre affiché : { $card_object } venait plus tôt, ou il en resterait trop peu après.
refused-no-demand = Il n’y a rien à payer maintenant.
refused-met = Il y a déjà assez de promis : { $demand }.
refused-not-yours = C’est à un autre joueur de payer : { $demand }.
refused-one-payer = Un seul Hobbit paie, et un autre a commencé : { $demand }.
refused-pays-nothing = { $card } ne sert à rien ici : { $demand }.
refused-no-token = Il vous manque { $token_object }.
refused-alone = Un seul Hobbit doit pouvoir tout payer : { $demand }.
refused-pays-nothing-symbol = { $card } n’a pas le bon symbole : { $demand }.
refused-pays-nothing-thing = Cela ne sert à rien ici : { $demand }.
refused-pays-nothing-covered = Il y en a déjà assez : { $demand }.
refused-pays-nothing-rest = Si vous donnez cela, le reste ne pourra pas être payé : { $demand }.

## Options

option-sauron = Départ de Sauron
    .help = Difficulté : facile 15, normale 12, difficile 10. Commencez par 15 pour votre première partie.
option-preparations = Préparatifs
    .help = Activé : à Cul-de-Sac, le porteur de l’Anneau peut lancer le dé pour retourner 4 cartes Hobbit et les répartir.
option-heir = Héritier de l’Anneau
    .help = Activé : un porteur éliminé faute de cartes ou de boucliers laisse l’Anneau à son voisin de droite. Sinon, vous perdez.
option-clockwise = Tours dans l’ordre
    .help = Activé : le voisin du dernier joueur actif commence un nouveau scénario. Sinon, c’est le porteur de l’Anneau.
option-competitive = Rivaux
    .help = Activé : chacun compte ses propres boucliers, les boucliers spéciaux restent secrets, et un porteur pris par Sauron avec 3 jetons Anneau gagne seul.
option-hands = Mains
    .help = On peut parler de ses cartes, pas les montrer. Ouvertes : tous voient toutes les mains. Secrètes : vous ne voyez que la vôtre.
choice-hands-by_game = Ouvertes ; secrètes entre rivaux
choice-hands-described = Mains ouvertes
choice-hands-secret = Mains secrètes
option-guidance_one_kind = L’Aide paie deux symboles pareils
    .help = Activé : les deux symboles de l’Aide doivent être pareils quand elle sert à payer. Sinon, elle paie comme deux jokers.
option-open_piles = Piles ouvertes
    .help = Activé : vous voyez toute la défausse et les tuiles qui restent. Sinon, seulement la carte du dessus et les dernières tuiles.
first-game = Première partie : Sauron part de 15, c’est plus facile. Dès la deuxième, il part de 12.
option-roll_to_destroy = Pas de dé, pas de victoire
    .help = Activé : à la Montagne du Destin, la Ceinture fait passer le dé au Hobbit suivant. Sinon, qui évite le jet détruit l’Anneau.
option-end_at_once = Fin de scénario immédiate
    .help = Activé : un scénario finit dès que le repère principal arrive. Sinon, on termine d’abord le jet ou l’événement commencé.
option-automatic = Passer les choix à réponse unique
    .help = Activé : un choix à réponse unique se fait tout seul, sauf s’il trahissait une carte secrète. Sinon, vous faites tous les choix.
