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
    .power = Peut utiliser toute carte Hobbit blanche comme joker, pour la jouer comme pour la donner.
hobbit-sam = Sam
    .the = Sam
    .to = à Sam
    .of = de Sam
    .power = Le dé ne lui coûte jamais plus d’une chose : une case au lieu de deux ou trois, une carte au lieu de deux.
hobbit-pippin = Pippin
    .the = Pippin
    .to = à Pippin
    .of = de Pippin
    .power = Peut jouer deux cartes quelconques à son tour, sans devoir en jouer une blanche et une grise.
hobbit-merry = Merry
    .the = Merry
    .to = à Merry
    .of = de Merry
    .power = N’a besoin que de deux jetons Vie différents à la fin d’un scénario.
hobbit-fatty = Le Gros
    .the = le Gros
    .to = au Gros
    .of = du Gros
    .power = Pioche deux cartes Hobbit de plus après chaque scénario.

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
    .text = Juste après qu’on a retourné un carré qui montre un cadran solaire et trois éléments : ce carré n’a aucun effet, on retourne le suivant.
card-athelas = Athelas
    .short = Athelas
    .object = Athelas
    .text = Quand il manque des jetons Vie, à la fin d’un scénario ou en Mordor : un Hobbit en évite les conséquences.
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
    .text = Avant un jet : un Hobbit n’a pas à lancer le dé. Pas quand on met l’Anneau.
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = À tout moment : un Hobbit pioche des cartes Hobbit jusqu’à en avoir six en main.
card-elessar = Elessar
    .short = Elessar
    .object = Elessar
    .text = À tout moment : un Hobbit recule d’une case vers la lumière.
card-phial = Fiole
    .short = Fiole
    .object = la Fiole
    .text = Avant qu’on retourne un carré : plus aucun carré à ce tour, on passe aux cartes.
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
    .text = Trois jokers. Qui joue Gollum sur une ligne lance aussi le dé.
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
    .text = Un Hobbit regarde les trois prochains carrés et les remet dans l’ordre qu’il veut.
gandalf-magic = Magie
    .text = L’événement que le repère vient d’atteindre n’a pas lieu. Le dernier termine quand même le scénario ; contre le dernier du Mordor, rien n’y fait.
gandalf-healing = Salutaire
    .text = Un Hobbit recule de deux cases vers la lumière.
gandalf-guidance = Aide
    .text = Pour le joueur actif, elle vaut une carte à deux jokers : deux cases sur une ligne, ou deux symboles pour payer.
gandalf-persistence = Persévérance
    .text = Un Hobbit pioche quatre cartes Hobbit.

## Les carrés, le dé et les jetons Vie

tile-friendship = Amitié
    .short = Amitié
    .text = Amitié avance d’une case (sinon une autre ligne).
tile-travelling = Voyager
    .short = Voyager
    .text = Voyager avance d’une case (sinon une autre ligne).
tile-hiding = Se cacher
    .short = Se cacher
    .text = Se cacher avance d’une case (sinon une autre ligne).
tile-fighting = Combattre
    .short = Combattre
    .text = Combattre avance d’une case (sinon une autre ligne).
tile-sundial = Cadran solaire
    .short = cadran
    .text = L’événement suivant a lieu.
tile-sundial_cards = Cadran solaire ou trois cartes
    .short = 3 cartes
    .text = Donnez ensemble trois cartes, sinon l’événement suivant a lieu.
tile-sundial_items = Cadran solaire ou trois éléments
    .short = 3 éléments
    .text = Donnez ensemble une carte, un jeton Vie et un bouclier, sinon l’événement suivant a lieu.
tile-ring_dark = Le fardeau de l’Anneau
    .short = fardeau
    .text = Le porteur de l’Anneau avance d’une case vers l’obscurité.
tile-eye_or_two_dark = L’Œil
    .short = Œil
    .text = Un Hobbit avance de deux cases vers l’obscurité, sinon Sauron avance d’une case.
face-blank = une face vide
    .text = il ne se passe rien
face-one_dot = un point
    .text = une case vers l’obscurité
face-two_dots = deux points
    .text = deux cases vers l’obscurité
face-three_dots = trois points
    .text = trois cases vers l’obscurité
face-two_cards = deux cartes
    .text = deux cartes à défausser
face-eye = l’Œil
    .text = Sauron avance d’une case
face-spared_two_dots = deux points
    .text = une seule case vers l’obscurité, car c’est Sam
face-spared_three_dots = trois points
    .text = une seule case vers l’obscurité, car c’est Sam
face-spared_two_cards = deux cartes
    .text = une seule carte à défausser, car c’est Sam
token-ring = Anneau
    .object = un jeton Anneau
token-heart = Cœur
    .object = un jeton Cœur
token-sun = Soleil
    .object = un jeton Soleil

## Les événements

event-speak_friend = Parle, ami, et entre
    .short = Parle, ami
    .text = Donnez ensemble un symbole Amitié et un joker, sinon Sauron avance d’une case.
event-watcher = Le Guetteur de l’eau
    .short = Le Guetteur
    .text = Chaque Hobbit donne un symbole Se cacher ou lance le dé.
event-stone_in_the_well = La pierre dans le puits
    .short = La pierre
    .text = On retourne une carte Hobbit : le joueur actif donne deux symboles de cette sorte et reçoit la Pipe, sinon Sauron avance d’une case et l’événement suivant a lieu.
event-trapped = Pris au piège ?
    .short = Au piège ?
    .text = Si les lignes Voyager et Se cacher ne sont pas terminées, Sauron avance de deux cases et le porteur de l’Anneau lance le dé.
event-orcs_attack = Les Orques attaquent
    .short = Les Orques
    .text = Donnez ensemble cinq symboles Combattre, sinon Sauron avance de deux cases.
event-fly_you_fools = Fuyez, fous que vous êtes !
    .short = Fuyez, fous !
    .text = Un Hobbit avance de trois cases vers l’obscurité, sinon chacun lance le dé. Puis la Moria est finie.
event-wormtongue = Langue de Serpent démasqué
    .short = Serpent
    .text = Un Hobbit donne un symbole Amitié et un symbole Combattre, sinon les cartes qui restent près du plateau sont perdues.
event-riders = Les Cavaliers de Rohan
    .short = Cavaliers
    .text = Si la ligne Amitié est terminée, le joueur actif reçoit les Cavaliers de Rohan ; sinon, Sauron avance d’une case et le porteur de l’Anneau lance le dé.
event-orcs_gate = Les Orques attaquent la porte
    .short = La porte
    .text = Si la première partie de Voyager est terminée, chaque Hobbit pioche une carte ; sinon, Sauron avance de deux cases.
event-fire_of_orthanc = Le feu d’Orthanc
    .short = Feu d’Orthanc
    .text = On retourne une carte Hobbit : le joueur actif donne deux symboles de cette sorte, sinon chacun lance le dé.
event-orcs_storm = Les Orques chargent
    .short = Ils chargent
    .text = Donnez ensemble un jeton Anneau, un jeton Cœur et un jeton Soleil, sinon Sauron avance de deux cases.
event-orcs_conquer = Les Orques prennent le Gouffre
    .short = Le Gouffre
    .text = Sauron avance de deux cases ; si la ligne Voyager n’est pas terminée, le porteur de l’Anneau lance aussi deux fois le dé. Puis le Gouffre de Helm est fini.
event-gollum = Gollum
    .short = Gollum
    .text = Vous pouvez donner ensemble sept boucliers ; le joueur actif reçoit alors Gollum, et tous les autres piochent deux cartes.
event-faces_of_the_dead = Les visages des morts
    .short = Les visages
    .text = Chaque Hobbit donne un joker, sinon trois boucliers ; qui ne le peut pas est éliminé.
event-forbidden_pool = L’étang interdit
    .short = L’étang
    .text = Un Hobbit donne cinq boucliers, et chaque Hobbit pioche une carte ; sinon Sauron avance de deux cases.
event-nazgul_search = Le Seigneur des Nazgûl cherche l’Anneau
    .short = Il cherche
    .text = On retourne une carte Hobbit : le porteur de l’Anneau donne trois symboles de cette sorte et recule d’une case vers la lumière, sinon chacun lance le dé.
event-shelob_appears = Arachne apparaît
    .short = Arachne vient
    .text = Le joueur actif lance deux fois le dé, sinon Sauron avance de deux cases.
event-shelob_attacks = Arachne attaque
    .short = Elle attaque
    .text = Donnez ensemble sept symboles Combattre, sinon Sauron avance de trois cases. Puis l’Antre d’Arachne est fini.
event-sam_saves_frodo = Sam sauve Frodon
    .short = Sam le sauve
    .text = Chaque Hobbit peut donner trois boucliers pour deux cartes ou une case vers la lumière.
event-nazgul_attacks = Le Seigneur des Nazgûl attaque
    .short = Il attaque
    .text = Un Hobbit donne Eowyn, et chaque Hobbit pioche une carte ; sinon chacun lance le dé.
event-pelennor = Bataille des champs du Pelennor
    .short = Pelennor
    .text = Chaque Hobbit donne un jeton Cœur, sinon il lance le dé puis perd deux cartes.
event-mouth_of_sauron = La Bouche de Sauron
    .short = La Bouche
    .text = Chaque Hobbit donne un jeton Soleil, sinon il lance le dé puis perd deux cartes.
event-dark_forces = Encerclés par les forces obscures
    .short = Cernés
    .text = Donnez ensemble sept cartes quelconques, sinon Sauron avance de trois cases.
event-ring_is_mine = L’Anneau est à moi !
    .short = Il est à moi !
    .text = Sauron s’empare de l’Anneau, et tout est perdu. La Magie n’y peut rien.

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

## Ce qui est demandé

prompt-quiet-before_a_tile = On va retourner un carré. Quelqu’un veut-il faire quelque chose avant ?
prompt-quiet-after_a_tile = Le carré : { $tile }. { $tile_text } Quelqu’un veut-il faire quelque chose avant ?
prompt-quiet-after_a_roll = { $whom } a obtenu { $face } : { $face_text }. Quelqu’un veut-il faire quelque chose avant ?
prompt-quiet-last_event = Sauron va saisir l’Anneau : si vous continuez, tout est perdu. Dernière chance d’agir !
prompt-quiet-end_of_scenario = { $place } : c’est fini ; on va regarder les jetons Vie. Quelqu’un veut-il faire quelque chose avant ?
prompt-quiet-the_attempt = { $active } va jeter l’Anneau dans le feu : qui est encore là après le dé l’a détruit pour tous. Quelqu’un veut-il faire quelque chose avant ?
prompt-quiet-before_a_loss = { $whom } va perdre { $count } cartes. Quelqu’un veut-il agir avant ?
prompt-quiet-between_events = { $event } – { $event_text } Quelqu’un veut-il agir avant ?
prompt-quiet-before_the_steps = { $count ->
        [one] { $whom } va faire 1 pas vers l’obscurité. Quelqu’un veut-il agir avant ?
       *[other] { $whom } va faire { $count } pas vers l’obscurité. Quelqu’un veut-il agir avant ?
    }
prompt-quiet-not_paid = { $demand } : { $outcome }. Quelqu’un veut-il agir avant ?
prompt-quiet-before_cards = { $active } va jouer des cartes. Quelqu’un veut-il agir avant ?
prompt-rivals-before_a_tile = On va retourner un carré. Voulez-vous faire quelque chose avant ?
prompt-rivals-after_a_tile = Le carré : { $tile }. { $tile_text } Voulez-vous faire quelque chose avant ?
prompt-rivals-after_a_roll = { $whom } a obtenu { $face } : { $face_text }. Voulez-vous faire quelque chose avant ?
prompt-rivals-last_event = Sauron va saisir l’Anneau. Voulez-vous agir avant que tout ne soit perdu ?
prompt-rivals-end_of_scenario = { $place } : c’est fini ; on va regarder les jetons Vie. Voulez-vous faire quelque chose avant ?
prompt-rivals-the_attempt = { $active } va jeter l’Anneau dans le feu. Voulez-vous faire quelque chose avant ?
prompt-rivals-before_a_loss = { $whom } va perdre { $count } cartes. Voulez-vous agir avant ?
prompt-rivals-between_events = { $event } – { $event_text } Voulez-vous agir avant ?
prompt-rivals-before_the_steps = { $count ->
        [one] { $whom } va faire 1 pas vers l’obscurité. Voulez-vous agir avant ?
       *[other] { $whom } va faire { $count } pas vers l’obscurité. Voulez-vous agir avant ?
    }
prompt-rivals-not_paid = { $demand } : { $outcome }. Voulez-vous agir avant ?
prompt-rivals-before_cards = { $active } va jouer des cartes. Voulez-vous agir avant ?

prompt-cards = { $hobbit } : jouez une carte ou deux (blanche et grise), piochez-en deux, ou reculez vers la lumière.
prompt-cards-any = { $hobbit } : jouez une carte ou deux de toute couleur, piochez-en deux, ou reculez vers la lumière.
prompt-cards-second = { $hobbit } : jouez une deuxième carte, ou finissez votre tour.
prompt-interrupt = { $hobbit }, vous agissez d’abord. Que faites-vous ?
prompt-interrupt-demand = { $demand } : que donnez-vous, { $hobbit_the } ?
prompt-before_tile = Jouez-vous la Fiole ? On ne retourne alors pas de carré, et { $active_the } passe aux cartes.
prompt-after_tile = Le carré : { $tile }. Jouez-vous le Bâton ? Il n’a alors aucun effet.
prompt-before_roll = { $whom } doit lancer le dé. Jouez-vous la Ceinture pour l’éviter ?
prompt-after_roll = { $whom } a obtenu { $face } : { $face_text }. Jouez-vous Mithril pour l’éviter ?
prompt-after_marker = { $event } – { $event_text } Appelez-vous Gandalf pour cinq boucliers, afin que sa Magie l’empêche ?
prompt-missing_tokens = Il manque des jetons Vie { $whom_to }. Jouez-vous Athelas pour en éviter les conséquences ?
prompt-gandalf_called = { $whom } a appelé Gandalf. Laquelle de ses cartes utilisez-vous, et comment ?
prompt-foreseeing = Vous voyez les prochains carrés. Lequel doit venir d’abord ?
prompt-sending = Miruvor : à qui donnez-vous une carte ?
prompt-passing = Quelle carte donnez-vous { $whom_to } ?
prompt-passing-council = Le conseil : passez une carte, face cachée, { $whom_to }.
prompt-losing = { $count ->
        [one] Vous devez défausser une carte. Laquelle ?
       *[other] Vous devez défausser { $count } cartes. Lesquelles ?
    }
prompt-line = Cette ligne est terminée ou absente de ce plateau. Laquelle avance d’une case à sa place ?
prompt-line-ring = { $count ->
        [one] L’Anneau fait avancer une ligne d’une case, sans rien gagner ni subir. Laquelle ?
       *[other] L’Anneau fait avancer une ligne de { $count } cases, sans rien y gagner ni subir. Laquelle ?
    }
prompt-offer = { $hobbit } : pour { $count } boucliers, vous pouvez piocher deux cartes ou reculer d’une case vers la lumière.
prompt-shelob_appears = Arachne apparaît : lancez deux fois le dé, sinon Sauron avance de deux cases.
prompt-preparing = Préparatifs : lancez le dé, et l’on retourne quatre cartes Hobbit que vous répartissez. Le voulez-vous ?
prompt-sharing = Qui reçoit { $card_object } ?

prompt-demand-nazgul_appears = Un Nazgûl apparaît : un Hobbit donne deux symboles Se cacher, sinon Sauron avance d’une case.
prompt-demand-fellowship = Communauté : { $hobbit_the }, donnez un symbole Amitié, sinon vous lancez le dé.
prompt-demand-test_of_galadriel = L’épreuve de Galadriel : { $hobbit_the }, donnez un joker, sinon vous lancez le dé.
prompt-demand-sundial_cards = Donnez ensemble trois cartes, sinon l’événement suivant a lieu.
prompt-demand-sundial_items = Donnez ensemble une carte, un jeton Vie et un bouclier, sinon l’événement suivant a lieu.
prompt-demand-eye_or_two_dark = L’Œil : un Hobbit avance de deux cases vers l’obscurité, sinon Sauron avance d’une case. Qui se dévoue ?
prompt-demand-speak_friend = Parle, ami, et entre : donnez ensemble un symbole Amitié et un joker, sinon Sauron avance d’une case.
prompt-demand-watcher = Le Guetteur de l’eau : { $hobbit_the }, donnez un symbole Se cacher, sinon vous lancez le dé.
prompt-demand-stone_in_the_well = La pierre dans le puits ({ $symbol }) : { $hobbit_the }, donnez deux symboles { $symbol } et recevez la Pipe, sinon Sauron avance d’une case et l’événement suivant a lieu aussitôt.
prompt-demand-orcs_attack = Les Orques attaquent : donnez ensemble cinq symboles Combattre, sinon Sauron avance de deux cases.
prompt-demand-fly_you_fools = Fuyez, fous que vous êtes ! Un Hobbit avance de trois cases vers l’obscurité, sinon chacun lance le dé. Qui se dévoue ?
prompt-demand-wormtongue = Langue de Serpent démasqué : un Hobbit donne un symbole Amitié et un symbole Combattre, sinon les cartes qui restent près du plateau sont perdues.
prompt-demand-fire_of_orthanc = Le feu d’Orthanc ({ $symbol }) : { $hobbit_the }, donnez deux symboles { $symbol }, sinon chacun lance le dé.
prompt-demand-orcs_storm = Les Orques chargent : donnez ensemble un jeton Anneau, un jeton Cœur et un jeton Soleil, sinon Sauron avance de deux cases.
prompt-demand-gollum = Gollum : vous pouvez donner ensemble sept boucliers ; le joueur actif reçoit alors Gollum, et tous les autres piochent deux cartes.
prompt-demand-faces_of_the_dead = Les visages des morts : { $hobbit_the }, donnez un joker, sinon trois boucliers. Qui ne peut donner ni l’un ni l’autre est éliminé.
prompt-demand-forbidden_pool = L’étang interdit : un Hobbit donne cinq boucliers, et chaque Hobbit pioche une carte ; sinon Sauron avance de deux cases.
prompt-demand-nazgul_search = Le Seigneur des Nazgûl cherche l’Anneau ({ $symbol }) : { $hobbit_the }, donnez trois symboles { $symbol } et reculez d’une case vers la lumière, sinon chacun lance le dé.
prompt-demand-shelob_attacks = Arachne attaque : donnez ensemble sept symboles Combattre, sinon Sauron avance de trois cases. Puis l’Antre d’Arachne est fini.
prompt-demand-nazgul_attacks = Le Seigneur des Nazgûl attaque : un Hobbit donne Eowyn, et chaque Hobbit pioche une carte ; sinon chacun lance le dé.
prompt-demand-pelennor = Bataille des champs du Pelennor : { $hobbit_the }, donnez un jeton Cœur, sinon vous lancez le dé puis perdez deux cartes.
prompt-demand-mouth_of_sauron = La Bouche de Sauron : { $hobbit_the }, donnez un jeton Soleil, sinon vous lancez le dé puis perdez deux cartes.
prompt-demand-dark_forces = Encerclés par les forces obscures : donnez ensemble sept cartes quelconques, sinon Sauron avance de trois cases.

wait-quiet = { $hobbit } attend que quelqu’un veuille faire quelque chose.
wait-cards = { $hobbit } joue ses cartes.
wait-interrupt = { $hobbit } agit d’abord.
wait-rivals = { $hobbit } peut faire quelque chose.
wait-before_tile = { $hobbit } peut jouer la Fiole.
wait-after_tile = { $hobbit } peut jouer le Bâton.
wait-before_roll = { $hobbit } peut jouer la Ceinture.
wait-after_roll = { $hobbit } peut jouer Mithril.
wait-after_marker = { $event } – { $hobbit_the } peut appeler Gandalf.
wait-missing_tokens = { $hobbit } peut jouer Athelas.
wait-demand = { $demand } : { $hobbit_the } décide.
wait-pledging = { $demand } : { $hobbit_the } peut donner quelque chose.
wait-gandalf_called = Gandalf est venu. { $hobbit } choisit une de ses cartes.
wait-foreseeing = { $hobbit } range les prochains carrés.
wait-sending = Miruvor : { $hobbit_the } peut donner une carte à quelqu’un.
wait-passing = { $hobbit } choisit une carte à donner { $whom_to }.
wait-losing = { $hobbit } doit défausser des cartes.
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
chance-tile = On retourne un carré.
chance-die = { $whom } lance le dé.
chance-special_shield = { $whom } prend un bouclier spécial.
chance-turn_up = On retourne une carte Hobbit.
chance-foresight = { $whom } regarde les prochains carrés.

## Ce qu’on peut choisir

do-pass-before_a_tile = Continuer : retourner le carré
do-pass-after_a_tile = Continuer : appliquer le carré
do-pass-after_a_roll = Continuer : subir le dé
do-pass-last_event = Continuer : l’Anneau est perdu
do-pass-end_of_scenario = Continuer : regarder les jetons
do-pass-the_attempt = Continuer : lancer le dé
do-pass-before_a_loss = Continuer : perdre les cartes
do-pass-between_events = Continuer : l’événement a lieu
do-pass-before_the_steps = Continuer : faire les pas
do-pass-not_paid = Continuer : ne pas payer
do-pass-before_cards = Continuer : jouer des cartes
do-done-cards = Finir le tour
do-done-interrupt = Rien de plus
do-done-rivals = Rien
do-done-pledging = Ne rien donner de plus
do-done-nothing = Ne rien donner
do-done-not_me = Ne pas se dévouer
do-pass-before_tile = Laisser retourner le carré
do-pass-after_tile = Laisser agir le carré
do-pass-before_roll = Laisser lancer le dé
do-pass-after_roll = Laisser agir le dé
do-pass-after_marker = Laisser faire
do-pass-missing_tokens = Laisser faire
do-pass-sending = Ne donner finalement aucune carte
do-pass-offer = Garder les boucliers
do-pass-preparing = Pas de préparatifs
do-pay = Payer ce qui est promis
do-draw = Piocher deux cartes
do-step_back = Une case vers la lumière
do-ring = Mettre l’Anneau
do-call = Appeler Gandalf (cinq boucliers)
do-phial = Jouer la Fiole
do-staff = Jouer le Bâton
do-belt = Jouer la Ceinture
do-mithril = Jouer Mithril
do-athelas = Jouer Athelas
do-volunteer = Se dévouer : { $count } cases vers l’obscurité
do-buy_cards = Deux cartes pour { $count } boucliers
do-buy_step = Une case vers la lumière pour { $count } boucliers
do-roll_twice = Lancer deux fois le dé
do-prepare = Lancer le dé et répartir quatre cartes
do-interrupt = Demander { $hobbit_to }
do-interrupt-demand = Demander { $hobbit_to } de donner
do-interrupt-volunteer = Demander { $hobbit_to } de se dévouer
do-interrupt-own = Faire d’abord autre chose ({ $hobbit_the })
do-interrupt-take = Agir maintenant ({ $hobbit_the })
do-to = { $hobbit }
do-elessar = Elessar : { $hobbit_the }, une case vers la lumière
do-lembas = Lembas : { $hobbit_the } complète sa main à six cartes
do-miruvor = Miruvor : { $hobbit_the } peut donner une carte
do-foresight = Prévoyance : { $hobbit_the } regarde les trois prochains carrés
do-healing = Salutaire : { $hobbit_the }, deux cases vers la lumière
do-persistence = Persévérance : { $hobbit_the } pioche quatre cartes
do-magic = Magie : l’événement n’a pas lieu
do-guidance_pledge = Aide : deux symboles pour l’exigence
do-guidance = Aide : deux cases sur { $line }
do-advance = Avancer { $line }
do-play = { $count ->
        [one] Jouer { $card_object } : { $line }, une case
       *[other] Jouer { $card_object } : { $line }, { $count } cases
    }
do-play-on = { $count ->
        [one] Jouer { $card_object } comme { $line } : une case
       *[other] Jouer { $card_object } comme { $line } : { $count } cases
    }
do-play-idle = Jouer { $card_object } sur { $line }, qui n’avance pas
do-discard = Défausser { $card_object }
do-pledge = Promettre { $card_object }
do-pledge-own = Donner { $card_object }
do-pledge_token = Promettre { $token_object }
do-pledge_token-own = Donner { $token_object }
do-pledge_shields = { $count ->
        [one] Promettre un bouclier
       *[other] Promettre { $count } boucliers
    }
do-pledge_shields-own = { $count ->
        [one] Donner un bouclier
       *[other] Donner { $count } boucliers
    }
do-give = Donner { $card_object }
do-next = { $tile }
do-card = { $card }
do-tile = { $tile }
do-die = Le dé montre { $face }
do-special_shield = Un bouclier spécial de { $count }
do-refuse-nazgul_appears = Ne rien donner : Sauron avance d’une case
do-refuse-fellowship = Ne rien donner : lancer le dé
do-refuse-test_of_galadriel = Ne rien donner : lancer le dé
do-refuse-sundial_cards = Ne rien donner : l’événement suivant a lieu
do-refuse-sundial_items = Ne rien donner : l’événement suivant a lieu
do-refuse-eye_or_two_dark = Personne : Sauron avance d’une case
do-refuse-speak_friend = Ne rien donner : Sauron avance d’une case
do-refuse-watcher = Ne rien donner : lancer le dé
do-refuse-stone_in_the_well = Ne rien donner : Sauron avance d’une case et l’événement suivant a lieu
do-refuse-orcs_attack = Ne rien donner : Sauron avance de deux cases
do-refuse-fly_you_fools = Personne : chacun lance le dé
do-refuse-wormtongue = Ne rien donner : les cartes près du plateau sont perdues
do-refuse-fire_of_orthanc = Ne rien donner : chacun lance le dé
do-refuse-orcs_storm = Ne rien donner : Sauron avance de deux cases
do-refuse-gollum = Ne rien donner : Gollum s’en va
do-refuse-faces_of_the_dead = Ne rien donner : être éliminé
do-refuse-forbidden_pool = Ne rien donner : Sauron avance de deux cases
do-refuse-nazgul_search = Ne rien donner : chacun lance le dé
do-refuse-shelob_attacks = Ne rien donner : Sauron avance de trois cases
do-refuse-nazgul_attacks = Ne rien donner : chacun lance le dé
do-refuse-pelennor = Ne rien donner : lancer le dé et perdre deux cartes
do-refuse-mouth_of_sauron = Ne rien donner : lancer le dé et perdre deux cartes
do-refuse-dark_forces = Ne rien donner : Sauron avance de trois cases
do-refuse-shelob_appears = Ne pas lancer le dé : Sauron avance de deux cases

unpaid-nazgul_appears = Sauron avance d’une case
unpaid-sundial_cards = l’événement suivant a lieu
unpaid-sundial_items = l’événement suivant a lieu
unpaid-eye_or_two_dark = Sauron avance d’une case
unpaid-speak_friend = Sauron avance d’une case
unpaid-stone_in_the_well = Sauron avance d’une case et l’événement suivant a lieu
unpaid-orcs_attack = Sauron avance de deux cases
unpaid-wormtongue = les cartes près du plateau sont perdues
unpaid-orcs_storm = Sauron avance de deux cases
unpaid-forbidden_pool = Sauron avance de deux cases
unpaid-shelob_attacks = Sauron avance de trois cases
unpaid-dark_forces = Sauron avance de trois cases
unpaid-shelob_appears = Sauron avance de deux cases

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
log-got-special = { $hobbit } prend un bouclier spécial : il en vaut { $count }.
log-got-special-hidden = { $hobbit } prend un bouclier spécial.
log-got-token = { $hobbit } reçoit { $token_object }.
log-pledged-token = { $hobbit } promet { $token_object }.
log-paid-tokens = { $count ->
        [one] { $hobbit } donne un jeton Vie.
       *[other] { $hobbit } donne { $count } jetons Vie.
    }
log-pledged-shields = { $count ->
        [one] { $hobbit } promet un bouclier.
       *[other] { $hobbit } promet { $count } boucliers.
    }
log-paid-shields = { $count ->
        [one] { $hobbit } donne un bouclier.
       *[other] { $hobbit } donne { $count } boucliers.
    }
log-volunteered = { $hobbit } se dévoue.
log-paid = { $demand } : c’est payé.
log-refused = { $demand } : rien n’est donné.
log-bought-cards = { $hobbit } dépense des boucliers pour deux cartes.
log-bought-step = { $hobbit } dépense des boucliers pour une case vers la lumière.
log-opened-shields = { $count ->
        [one] { $hobbit } a { $count } bouclier.
       *[other] { $hobbit } a { $count } boucliers.
    }
log-rolled = { $hobbit } lance le dé : { $face }.
log-darker = { $hobbit } avance vers l’obscurité, case { $space }.
log-lighter = { $hobbit } recule vers la lumière, case { $space }.
log-sauron = Sauron avance, case { $space }.
log-fell-caught = Sauron attrape { $hobbit_the }, qui est éliminé.
log-fell-want = { $hobbit } ne peut pas donner ce qu’il faut et est éliminé.
log-moved = { $hobbit } avance { $line } à la case { $space }.
log-lacked = { $count ->
        [one] Il manque un jeton Vie { $hobbit_to }.
       *[other] Il manque { $count } jetons Vie { $hobbit_to }.
    }
log-came-to = Le chemin mène { $place_to }.
log-turned-tile = { $hobbit } retourne un carré : { $tile }.
log-turn = C’est au tour { $hobbit_of }.
log-ring = { $hobbit } met l’Anneau.
log-called = { $hobbit } appelle Gandalf.
log-gandalf-foresight = { $hobbit } utilise la Prévoyance pour { $whom_the }.
log-gandalf-magic = { $hobbit } utilise la Magie.
log-gandalf-healing = { $hobbit } utilise la carte Salutaire pour { $whom_the }.
log-gandalf-guidance = { $hobbit } utilise l’Aide.
log-gandalf-persistence = { $hobbit } utilise la Persévérance pour { $whom_the }.
log-guided = { $hobbit } promet les deux symboles de l’Aide.
log-happened = Événement : { $event }
log-ignored = La Magie l’empêche : { $event }
log-cards-out = Les cartes près du plateau sont perdues.
log-kept = { $hobbit } ne donne finalement aucune carte.
log-foresaw = { $hobbit } voit un carré : { $tile }.
log-foresaw-hidden = { $hobbit } regarde un carré.
log-ordered = { $hobbit } range un carré : { $tile }.
log-opened-tile = Un carré qui avait été regardé : { $tile }.
log-bearer = { $hobbit } est désormais le porteur de l’Anneau.
log-tokens-back = Tous les jetons Vie sont rendus.
log-chose-draw = { $hobbit } pioche au lieu de jouer.
log-chose-step_back = { $hobbit } se repose au lieu de jouer.
log-chose-prepare = { $hobbit } fait des préparatifs.
log-chose-no_preparations = { $hobbit } ne fait pas de préparatifs.
log-chose-roll_twice = { $hobbit } ose lancer deux fois le dé.
log-chose-sauron = { $hobbit } n’ose pas lancer le dé.
log-scenario-over = { $place } : c’est fini.
log-attempted = { $hobbit } essaie de détruire l’Anneau.
log-ended-destroyed = L’Anneau est détruit.
log-ended-failed = Il ne reste personne à la Montagne du Destin.
log-ended-caught = Le porteur de l’Anneau est pris.
log-ended-want = Le porteur de l’Anneau ne peut plus continuer.
log-ended-seized = Sauron tient l’Anneau.
log-ended-joined = Le porteur de l’Anneau rejoint Sauron.

## Comment cela s’est terminé

ending-destroyed = L’Anneau est détruit, et Sauron avec lui !
ending-failed = La Montagne du Destin était atteinte, mais il ne restait personne pour détruire l’Anneau.
ending-caught = Sauron a pris le porteur de l’Anneau : tout est perdu.
ending-want = Le porteur de l’Anneau n’avait plus rien à donner : tout est perdu.
ending-seized = Sauron s’est emparé de l’Anneau : tout est perdu.
ending-joined = Le porteur de l’Anneau a rejoint Sauron et gagne seul.

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Cette action n’existe pas.
refused-out = Vous êtes éliminé.
refused-not-asked = C’est à quelqu’un d’autre de décider.
refused-other-question = Ce n’est pas ce qui est demandé maintenant.
refused-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refused-line-finished = Cette ligne est terminée ou absente de ce plateau : { $line }.
refused-not-met = Ce qui est promis ne suffit pas encore.
refused-must-pay = Vous pouvez payer, donc vous le devez.
refused-played-already = Vous avez déjà joué une carte : jouez-en une autre, ou finissez votre tour.
refused-nothing-played = Vous devez jouer une carte, en piocher deux, ou reculer d’une case vers la lumière.
refused-too-few-shields = { $count ->
        [one] Vous n’avez pas { $count } bouclier.
       *[other] Vous n’avez pas { $count } boucliers.
    }
refused-no-cards-left = Il ne reste aucune carte à piocher { $hobbit_to }.
refused-in-the-light = { $hobbit } est déjà en pleine lumière.
refused-not-quiet = Pas maintenant : il faut d’abord décider ceci.
refused-not-here = { $hobbit } n’est pas dans la partie.
refused-rivals = Entre rivaux, chacun parle pour soi.
refused-interrupt-again = { $hobbit } a déjà pu agir d’abord ; rien n’a changé depuis.
refused-pending-payment = Quelque chose est promis : payez d’abord, ou ne donnez rien.
refused-nothing-to-do = { $hobbit } ne peut rien faire maintenant.
refused-frodo-only = Seul Frodon peut utiliser une carte blanche comme joker : { $card }.
refused-one-of-each = Une carte blanche et une grise par tour, et les cartes jaunes ne se jouent pas sur une ligne : { $card }.
refused-other-moment = Cette carte se joue à un autre moment : { $card }.
refused-not-bearer = Vous ne portez pas l’Anneau.
refused-ring-used = L’Anneau a déjà servi dans ce scénario.
refused-ring-early = On ne peut mettre l’Anneau que dans un scénario, une fois un carré retourné ou une carte jouée.
refused-ring-moment = On ne peut pas mettre l’Anneau au milieu d’un jet ou d’un événement.
refused-behind-interrupt = Choisissez d’abord de faire autre chose ; ce sera alors possible.
refused-no-gandalf = Aucune carte de Gandalf ne servirait maintenant.
refused-hand-full = { $hobbit } a déjà { $count } cartes ou plus.
refused-nothing-to-give = { $hobbit } n’a aucune carte à donner, ou personne à qui la donner.
refused-gandalf-used = Cette carte de Gandalf a déjà servi : { $card }.
refused-gandalf-not-called = Gandalf n’a pas été appelé.
refused-guidance-useless = L’Aide ne servirait pas à payer ceci.
refused-order = Les cartes se choisissent dans un ordre fixe ; il aurait fallu prendre plus tôt { $card_object }, ou il en resterait trop peu après.
refused-no-demand = Rien n’est exigé en ce moment.
refused-met = Ce qui est promis suffit : { $demand }.
refused-not-yours = C’est à un autre de payer : { $demand }.
refused-one-payer = Un seul Hobbit paie ceci, et un autre a commencé : { $demand }.
refused-pays-nothing = { $card } ne sert à rien ici : { $demand }.
refused-no-token = Il vous manque { $token_object }.
refused-alone = Un seul Hobbit doit pouvoir tout payer : { $demand }.
refused-pays-nothing-symbol = { $card } ne montre aucun symbole demandé : { $demand }.
refused-pays-nothing-thing = Rien de tel n’est demandé : { $demand }.
refused-pays-nothing-covered = Il y en a déjà assez de promis : { $demand }.
refused-pays-nothing-rest = Après cela, le reste ne pourrait plus être payé : { $demand }.

## Options

option-sauron = Départ de Sauron
    .help = 12 pour la partie normale, 10 pour les experts. 15 est plus facile : idéal pour une première partie.
option-preparations = Préparatifs
    .help = Activé : à Cul-de-Sac, le porteur de l’Anneau peut lancer le dé ; on retourne alors quatre cartes Hobbit, qu’il répartit.
option-heir = Un héritier de l’Anneau
    .help = Activé : un porteur éliminé seulement faute de cartes ou de boucliers laisse l’Anneau à son voisin de droite. Sinon, la partie est perdue.
option-clockwise = Tours dans l’ordre
    .help = Activé : un nouveau scénario commence avec le voisin du dernier joueur actif. Sinon, avec le porteur de l’Anneau.
option-competitive = Rivaux
    .help = Activé : chacun compte ses propres boucliers, les boucliers spéciaux restent secrets, et un porteur pris par Sauron avec trois jetons Anneau gagne seul.
option-hands = Mains
    .help = On peut parler de ses cartes, pas les montrer. Ouvertes : tous voient toutes les mains. Secrètes : vous ne voyez que la vôtre.
choice-hands-by_game = Ouvertes ; secrètes entre rivaux
choice-hands-described = Ouvertes à tous
choice-hands-secret = Secrètes
option-guidance_one_kind = L’Aide paie deux symboles pareils
    .help = Activé : les deux symboles de l’Aide doivent être pareils quand elle sert à payer. Sinon, elle paie comme deux jokers.
option-open_piles = Piles ouvertes
    .help = Activé : vous voyez toute la défausse et les carrés qui restent. Sinon, seulement la carte du dessus et les derniers carrés retournés, comme à une vraie table.
first-game = Première partie : Sauron part de 15, c’est plus facile. Dès la deuxième, il part de 12.
option-roll_to_destroy = Pas de dé, pas de victoire
    .help = Activé : à la Montagne du Destin, la Ceinture fait passer le dé au Hobbit suivant. Désactivé : qui n’a pas à lancer le dé détruit l’Anneau.
option-end_at_once = Fin de scénario immédiate
    .help = Activé : un scénario finit dès que le repère principal arrive, et ce qui était en cours est abandonné. Désactivé : un dé lancé et un événement commencé vont d’abord à leur terme.
option-automatic = Faire d’office les choix à réponse unique
    .help = Activé : une question n’est pas posée si tous voient qu’elle n’a qu’une réponse. Quand les mains sont secrètes, on la pose quand même si la sauter trahissait une carte. Désactivé : toutes les questions sont posées.
