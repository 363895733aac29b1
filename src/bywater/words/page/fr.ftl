### Ce que seule la page du navigateur dit, hors des jeux eux-mêmes, en français.

## Partout

shell-you = Vous
shell-guest = Invité { $number }
shell-pair = { $label } : { $value }
shell-close = Fermer
shell-cancel = Annuler
shell-save = Enregistrer
shell-copy = Copier
shell-copied = Copié.
shell-not-copied = Votre navigateur ne permet pas la copie. Sélectionnez le texte et copiez-le vous-même.
shell-again = Réessayer
shell-main = Menu principal
shell-skip = Aller au contenu
shell-language = Langue
shell-theme = Thème
shell-theme-day = Jour
shell-theme-night = Nuit
shell-theme-system = Comme le système
shell-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
shell-not-found = Il n’y a rien ici.
shell-failed = Cela n’a pas marché. Veuillez réessayer.
shell-not-sent = La connexion est perdue, rien n’a été envoyé. Choisissez de nouveau quand elle sera rétablie.
nav-play = Jouer
nav-games = Mes parties
nav-replays = Rediffusions
nav-rules = Règles
nav-about = À propos
nav-more = Plus
foot-fan = Projet d’amateurs, non officiel. Les noms appartiennent à leurs propriétaires.
foot-credits = Crédits et licences
name-title = Votre nom
name-label = Comment les autres doivent-ils vous appeler ?
name-help = Tous ceux qui jouent à vos tables le voient. Aucun compte n’est nécessaire.
lost-title = Cette page n’existe pas
lost-text = L’adresse ne mène nulle part. Il y manque peut-être une lettre.
lost-table = Table { $code }

## L’accueil

lobby-title = Prenez place.
lobby-lead = Quatre jeux de plateau autour de l’Anneau, dans votre navigateur. Jouez tout de suite contre un bot, ou envoyez un lien à un ami.
lobby-code = Un code de table ?
lobby-code-example = p. ex. OAK-HILL-STAR-17
lobby-join = Rejoindre
lobby-how = Comment voulez-vous jouer ?
lobby-mode-bot = Contre des bots
    .help = Commence aussitôt
lobby-mode-friend = Inviter un ami
    .help = Un lien, pas de compte
lobby-mode-same = Même écran
    .help = L’appareil passe de main en main
lobby-mode-watch = Regarder des bots
    .help = Observer et apprendre
lobby-go-bot = Jouer
lobby-go-friend = Créer un lien
lobby-go-same = Préparer la table
lobby-go-watch = Regarder
lobby-set = Règles et options
lobby-versus = Compétitif
lobby-coop = Coopératif
lobby-players = joueurs
lobby-minutes = { $minutes } min
lobby-running = Vos parties
lobby-waiting = { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
lobby-recent = Dernières rediffusions
lobby-all = Toutes
lobby-confrontation = La Confrontation
    .about = Des figurines cachées, une carte. Menez Frodo au Mordor, ou traquez-le.
    .picture = Des collines vertes et un pays sombre, une chaîne de montagnes entre eux, et des pions qui se font face
lobby-towers = Les Deux Tours
    .about = Réunissez des séries sur la route de Minas Tirith. Une course aux cartes, rapide.
    .picture = Deux tours sous une lune pâle, un chemin de sept étapes, quatre cartes de couleur
lobby-quest = Le Seigneur des Anneaux
    .short = Seigneur des Anneaux
    .about = Les Hobbits ensemble contre l’ombre, à travers quatre lieux périlleux.
    .picture = Cinq marcheurs sur une crête, une montagne en feu devant eux, un mince anneau dans le ciel
lobby-fate = Le Destin de la Communauté
    .short = Le Destin
    .about = Tenez les refuges, allumez les feux d’alarme et échappez à l’Œil qui cherche.
    .picture = Des feux d’alarme sur des cimes la nuit, une cité blanche au premier plan

## Listes de parties

list-with = avec { $names }
list-several = { $count } × { $name }
list-lesson = Partie guidée
list-watching = { $names } ; vous regardez
list-alone = en solitaire
list-free = une chaise libre
list-same = sur cet écran
list-waiting = On attend { $name }
list-your-turn = À vous
list-open = Ouvrir
list-watch = Voir la rediffusion
list-upload = Ouvrir un fichier de partie
list-no-games = Aucune partie en cours.
list-no-replays = Aucune partie n’est encore finie.
list-play-bot = Jouer contre un bot
list-watch-bots = Regarder des bots
list-begin = En commencer une

## Avant une partie

setup-rules = Lire les règles
setup-seats = Joueurs
setup-who = Qui s’assied où
setup-me = Moi
setup-here = Quelqu’un devant cet écran
setup-open-chair = Chaise libre, par lien
setup-bots = Bots, du plus doux au plus fort
setup-fine = Points de détail des règles ({ $count })
setup-changed = { $count ->
        [one] { $count } modifié
       *[other] { $count } modifiés
    }
setup-open = Ouvrir la table
setup-begin = Commencer

## La salle d’attente

room-title = La table est dressée
room-come = { $count ->
        [one] Une chaise est libre : asseyez-vous.
       *[other] { $count } chaises sont libres : asseyez-vous où vous voulez.
    }
room-text = { $count ->
        [one] Une chaise est libre. Envoyez le lien ou le code à la personne avec qui vous voulez jouer.
       *[other] { $count } chaises sont libres. Envoyez le lien ou le code à ceux avec qui vous voulez jouer.
    }
room-full = Tout le monde est là. On commence.
room-code = Code de la table
room-link = Lien vers cette table
room-share = Partager
room-sit = S’asseoir ici
room-leave = Se lever
room-fill = Asseoir un bot ici
room-empty = Libérer la chaise
room-note = La partie commence dès que toutes les chaises sont prises.

## Les chaises

chair-open = Chaise libre
chair-waiting-for = quelqu’un peut s’asseoir ici
chair-here = présent
chair-to-act = doit jouer
chair-away = absent
chair-away-for = absent ; un bot le remplace dans { $seconds } s
chair-standing-in = absent ; un bot joue en attendant
chair-bot = bot
chair-bot-thinking = bot, réfléchit
chair-take-back = Reprendre la main

## La table

bar-lobby = Retour à l’accueil
bar-rules = Règles
bar-resign = Abandonner
bar-result = Résultat
bar-settings = Réglages
bar-seats = Qui est à table
bar-keys = Touches
bar-rail = Journal, notes et discussion
bar-copy-link = Copier le lien vers cette table
bar-your-turn = À vous
bar-watching = Spectateur
bar-over = Terminée
bar-opening = On dresse la table…
set-motion = Animations
    .help = Les pions et les cartes se déplacent. Sans cela, ils changent simplement de place.
set-memory = Aide-mémoire
    .help = Rappelle ce que vous auriez pu retenir : figurines vues, cartes prises ouvertement.
set-numbers = Touches pour agir
    .help = 1 à 9 pour choisir, des lettres pour ouvrir les listes. « ? » montre toutes les touches.
key-enter = Entrée
key-space = Espace
key-does-numbers = choisir ce qui porte ce numéro
key-does-all = liste de tous les choix
key-does-tab = d’un choix au suivant
key-does-choose = choisir ce qui est marqué
key-does-undo = reprendre un choix
key-does-log = journal
key-does-hint = un conseil
key-does-chat = discussion
key-does-keys = cette liste
key-does-cancel = reposer, fermer
key-does-step = un moment en arrière ou en avant
key-does-ends = au début, à la fin
key-does-play = lecture ou pause
prompt-look = En attendant, vous pouvez tout regarder.
prompt-understood = D’accord
choices-all = { $count ->
        [one] Le seul choix
       *[other] Les { $count } choix
    }
choices-find = Chercher parmi les choix
choices-none = Aucun choix ne porte ce nom.
undo-free = Reprendre le dernier choix
undo-ask = Reprendre le dernier choix, si les autres sont d’accord
tab-log = Journal
tab-notes = Notes
tab-chat = Discussion
rail-log-empty = Il ne s’est encore rien passé.
rail-log-earlier = Montrer ce qui précède
rail-log-look = Revoir ce moment
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
undo-done = Un coup a été repris.
chat-send = Envoyer
explain-nothing = Il n’y a rien de plus à en dire.
plain-table = Sur la table
resign-title = Abandonner cette partie ?
resign-text = La partie s’arrête aussitôt et compte comme perdue pour vous. C’est irréversible.
resign-text-challenge = La partie s’arrête aussitôt et elle est perdue. Dans un défi, c’est votre première partie terminée qui compte, et abandonner la termine : les essais suivants sont hors concours.
resign-text-several = Un bot prend votre place et joue pour vous ; les autres n’ont pas à s’arrêter. Ensuite, vous ne faites plus que regarder.
resign-text-together = La partie s’arrête aussitôt et compte comme perdue pour vous tous. C’est irréversible.
notice-resigned = Vous avez abandonné. Un bot joue pour vous, et vous regardez désormais.
notice-resigned-one = Un bot joue désormais à la place abandonnée.
notice-interrupt-ended = { $name } n’a pas attendu davantage : ce que vous aviez commencé est abandonné.
lost-line = Connexion perdue.
lost-line-again = { $seconds ->
        [0] Nouvel essai. Votre partie est en sûreté.
       *[other] Nouvel essai dans { $seconds } s. Votre partie est en sûreté.
    }
stood-in-you = Vous étiez absent : un bot joue pour vous.
stood-in = { $name } est absent. Un bot joue en attendant.
is-away = { $seconds ->
        [0] { $name } est absent.
       *[other] { $name } est absent. Un bot prend la relève dans { $seconds } s.
    }
asks-undo = { $name } voudrait reprendre son dernier choix. Êtes-vous d’accord ?
asks-rematch = { $name } voudrait rejouer. En êtes-vous ?
asked-others = { $what ->
        [undo] On attend une réponse pour reprendre le choix : { $names }
       *[rematch] On attend une réponse pour une autre partie : { $names }
    }
answer-yes = Oui
answer-no = Non
peek = Vous revoyez le moment { $moment }. La partie continue pendant ce temps.
peek-back = Revenir au présent
curtain-title = Passez l’appareil à { $name }
curtain-text = Les autres détournent les yeux.
curtain-ready = Je suis { $name }, montrez-moi la table
carry-title = Continuer sur un autre appareil
carry-text = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Votre place vous suit.
carry-qr = Le lien sous forme de code QR
carry-link = Lien vers votre place
carry-note = Le lien ne sert qu’une fois, dans le quart d’heure. Quiconque l’ouvre joue à votre place : gardez-le pour vous.
carry-coming = Votre place vous suit…
carry-late = Ce lien ne mène plus nulle part

## La fin

end-you-won = Vous avez gagné !
end-you-lost = Vous avez perdu.
end-won = { $name } a gagné.
end-even = Personne n’a gagné.
end-together-won = Vous avez gagné ensemble !
end-together-lost = Vous avez perdu ensemble.
end-resigned = { $name } a abandonné.
end-you-resigned = Vous avez abandonné.
end-first = gagne
end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-match = { $games } parties jusqu’ici : { $points }
end-asked = On demande aux autres s’ils veulent rejouer.
end-rematch = Rejouer
end-rematch-swapped = Rejouer, camps échangés
end-next = À la partie suivante
end-replay = Rediffusion
end-record = Fichier de partie

## Rediffusions

replay-title = Rediffusion
replay-moment = Moment { $moment } sur { $last }
replay-first = Au début
replay-before = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-eyes = Vu par
replay-all = Mains ouvertes
replay-watcher = En spectateur
replay-link = Lien vers ce moment
replay-branch = Jouer à partir d’ici
replay-branch-text = Une nouvelle table reprend la partie au moment { $moment }. Qui s’y assied ?

## Règles et crédits

rules-games = Jeux
rules-none = Il n’y a pas encore de règles à lire pour ce jeu.
credits-title = À propos de Bywater
credits-lead = Une seule table pour quatre jeux de plateau sur la quête de l’Anneau.
credits-fan = Un projet d’amateurs
credits-fan-text = Bywater n’a rien d’officiel et aucun lien avec les auteurs, les éditeurs et les ayants droit des jeux et des livres qu’il aime. Tous les noms appartiennent à leurs propriétaires. Aucune numérisation, aucune image ni aucune phrase d’un jeu imprimé n’est reprise : les règles sont racontées avec nos propres mots.
credits-drawn = Ce que vous voyez
credits-drawn-text = L’emblème, les cartes, les vignettes et les icônes au trait sont dessinés pour Bywater. Le reste est sous licence libre :
credits-icons = pictogrammes de Lorc, Delapouite et d’autres, recolorés, tirés de
credits-alegreya = caractère de Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = caractère de Paul D. Hunt, Adobe,
credits-made = Pour les gens et les programmes
credits-made-text = Les mêmes règles se jouent dans un terminal et se pilotent depuis Python. Les bots ne voient que ce qu’un joueur verrait à leur place.
credits-kept = Ce qui est conservé
credits-kept-text = Vos réglages restent dans ce navigateur. Le serveur garde vos parties et ce que vous écrivez aux tables, l’issue de vos défis et de vos problèmes, et le nom que vous donnez ; un cookie lui permet de vous reconnaître. Il n’y a ni traceurs ni autres adresses.

## Faits d’une table sans plateau

fact-true = oui
fact-false = non
fact-place = Lieu
fact-sauron = Sauron
fact-dark = Corruption
fact-gone = Hors du jeu
fact-bearer = Porteur de l’Anneau
fact-active = Joueur actif
fact-lines = Lignes
fact-event = Événement
fact-ring_used = Anneau utilisé
fact-gandalf = Gandalf
fact-board_cards = Cartes près du plateau
fact-turned_up = Retournée
fact-shared = Réparties
fact-discards = Défausse
fact-discard = Défausse
fact-tiles = Carrés
fact-tokens = Jetons
fact-pledged = Promis
fact-hands = Mains
fact-hand_sizes = Cartes en main
fact-deck_size = Cartes dans la pioche
fact-foreseen = Prévues
fact-shields = Boucliers
fact-open_shields = Boucliers ouverts
fact-special_shields = Boucliers spéciaux
fact-specials = Boucliers spéciaux
fact-taken = Pris
fact-score = Points
fact-hope = Espoir
fact-threat = Menace
fact-eye = L’Œil
fact-nazgul = Nazgûl
fact-friends = Armées alliées
fact-shadow = Armées de l’Ombre
fact-havens = Refuges
fact-strongholds = Forteresses
fact-characters = Personnages
fact-row = Rangée
fact-piles = Pioche des joueurs
fact-dark_piles = Le ciel s’assombrit
fact-events_in = Événements dans la pioche
fact-skies_gone = Cieux assombris
fact-shadow_discard = Cartes Ombre défaussées
fact-objectives = Objectifs
fact-done = Accomplis
fact-acting = Agit
fact-first_taken = Actions du premier
fact-finished = Ont agi
fact-party = Voyagent ensemble
fact-shot = Abattus
fact-slain = Tués
fact-seat = Place
fact-cards = Cartes
fact-solo_turn = Tour
fact-successor = Successeur
fact-dice = Dés

## Ce que le serveur refuse

declined-undo = L’autre préfère ne pas revenir en arrière.
declined-rematch = Pas de nouvelle partie maintenant, merci.
refused-chair = Cette chaise est prise, ou ne peut pas être quittée maintenant.
refused-carry = Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau sur l’appareil où vous jouez : Réglages, puis « Continuer sur un autre appareil ».
refused-fault = Une erreur s’est produite de notre côté. Rien n’a changé.
refused-host = Seule la personne qui a ouvert la table peut le faire.
refused-no-question = On a déjà répondu à cette question.
refused-no-table = Aucune table ne porte ce code. Une lettre est peut-être fausse.
refused-no-undo = Il n’y a rien à reprendre maintenant.
refused-not-now = Cela ne peut pas se faire maintenant.
refused-not-started = La partie n’a pas encore commencé.
refused-not-yours = Ce choix ne vous revient pas.
refused-own = Vos propres valeurs ne conviennent pas{ $line ->
    [0] .
   *[other] {" "}: voyez la ligne { $line }.
}
refused-options = On ne peut pas jouer ainsi : revoyez les joueurs et les options.
refused-over = La partie est terminée.
refused-record = Ce fichier n’est pas un fichier de partie, ou il est abîmé.
refused-rematch = Il ne peut pas y avoir d’autre partie à cette table pour le moment.
refused-running = Cela ne se voit qu’une fois la partie terminée.
refused-stale = La table a changé entre-temps. Choisissez de nouveau.
refused-storage = La partie ne peut pas être conservée en ce moment. Réessayez bientôt.
refused-too-big = C’est trop long.
refused-too-fast = C’était trop rapide. Attendez un instant.
refused-unknown = Cela n’a pas été compris.
refused-version = Cette partie a commencé avec d’autres règles et ne peut pas continuer.
refused-wait = Ce n’est pas à vous de jouer.
refused-watching = À cette table, vous ne faites que regarder.
ended-resigned = Quelqu’un a abandonné.

## Conseils : pourquoi un bot choisirait cela

why-only = Il n’y a rien d’autre à choisir.
why-habit = Je le fais par habitude, sans y réfléchir longtemps.
why-nothing-else = Rien d’autre n’en approche. Je vois environ { $chance } % de chances de gagner.
why-clearly = C’est nettement mieux : sur cent parties, on en gagne ainsi { $ahead } de plus qu’avec le meilleur autre choix. Chances de gagner : environ { $chance } %.
why-slightly = C’est un peu mieux que le meilleur autre choix ({ $ahead } sur cent). Chances de gagner : environ { $chance } %.
why-equal = Un autre choix serait à peu près aussi bon. Chances de gagner : environ { $chance } %.
why-always = Tout le reste serait moins bon contre un adversaire attentif.
why-mixed = Qui fait toujours la même chose est vite percé à jour : je le ferais { $share } fois sur cent.
hint-ask = Conseil
hint-ask-long = Conseil : que ferait un bot ici, et pourquoi ?
hint-thinking = Le bot réfléchit…
hint-choice = Je choisirais : { $choice }
hint-do = Faire cela
hint-close = Fermer le conseil
hint-marked = conseil
refused-hint = Pas de conseil ici : une autre personne est à cette table, ce ne serait pas équitable.
refused-no-hint = Aucun conseil n’est possible pour l’instant.

## Revoir une partie

review-title = Analyse
review-ask = Analyser cette partie
review-what = Un bot examine de nouveau chaque choix, d’après ce que son auteur pouvait voir alors, et estime les chances de gagner.
review-start = Commencer l’analyse
review-waiting = D’autres parties sont analysées d’abord. La vôtre vient ensuite.
review-progress = { $done } choix examinés sur { $of }.
review-failed = L’analyse n’a pas pu être faite.
review-again = Réessayer
review-close = Fermer l’analyse
review-busy = Analyse en cours
refused-review-busy = Beaucoup de parties sont analysées en ce moment. Réessayez bientôt.
refused-review-yours = Plusieurs de vos parties sont déjà en cours d’analyse. Attendez que l’une d’elles soit terminée.
review-chart = Chances de gagner au fil de la partie. Les flèches gauche et droite vont d’un choix à l’autre, page haut et page bas d’un choix marqué à l’autre.
review-line-team = Chances de la compagnie
review-line-two = Chances du camp « { $side } », vues par { $seat }
review-whose = Les chances mises en avant
review-estimate = Une estimation d’un bot d’après ce que l’auteur du choix pouvait voir, pas une certitude.
review-point = Moment { $moment }, { $seat } : { $chance } %
review-played = Joué
review-preferred = Le bot aurait choisi
review-lost = Perdu : { $lost } %
review-same = Le bot aurait fait de même.
review-luck = Le choix était bon ; c’est la suite qui a changé la partie.
review-expected = La suite qu’il attendait
review-expected-note = sur la table telle qu’elle était, jusqu’au prochain coup du hasard
review-turns = Tournants
review-turn-from = { $before } % → { $after } %
review-turn-label = { $seat }, moment { $moment }
review-turn-then = la suite de « { $played } »
review-cost = −{ $lost } %
review-costly = Les choix les plus coûteux
review-costly-too = Ce qui a coûté le plus, à part cela
review-sank = Les chances ont baissé peu à peu, de { $before } % à { $after } %, pour l’essentiel sans tournant.
review-sank-for = Pour { $seat }, les chances ont baissé peu à peu, de { $before } % à { $after } %, pour l’essentiel sans tournant.
review-rose = Les chances ont monté peu à peu, de { $before } % à { $after } %, pour l’essentiel sans tournant.
review-rose-for = Pour { $seat }, les chances ont monté peu à peu, de { $before } % à { $after } %, pour l’essentiel sans tournant.
review-beside = Au fil de la partie
review-board = Voir le plateau
review-whole = Toute l’analyse
review-before = Le choix marqué précédent
review-next = Le choix marqué suivant
review-none = La partie n’a jamais basculé d’un coup : ni un choix ni le hasard n’y ont changé grand-chose.
review-empty = Il n’y avait rien à choisir dans cette partie.

## Les parties guidées

learn = Apprendre en dix minutes
learn-on = Reprendre la partie guidée
coach = Votre guide
coach-step = Étape { $step } sur { $of }
coach-on = Continuer
coach-back = Relire l’étape précédente
coach-again = Avancer de nouveau
coach-watch = Regardez ce qui se passe.
coach-own-way = À votre façon
coach-other-way = C’est permis aussi ! Reprenez votre coup pour suivre la leçon, ou continuez : je vous ferai signe dès qu’il y aura du nouveau.
coach-free = Vous jouez à votre guise. Dès qu’il y aura du nouveau, je vous le dirai.
coach-take-back = Reprendre le coup
coach-play-on = Continuer cette partie
coach-new = Nouvelle partie
coach-leave = Arrêter la leçon
coach-leave-title = Arrêter la leçon ici ?
coach-leave-text = La partie continue comme une autre, sans guide. Vous pourrez recommencer la leçon depuis l’accueil quand vous voudrez.
refused-no-lesson = Il n’y a pas de leçon ici.
refused-lesson-seats = Terminez d’abord la leçon : tant qu’elle dure, chacun reste à sa place.

## Défis

challenge-chip = Défi
challenge-title = Défi
challenge-daily = Défi du { $day }
challenge-lead = La même mise en place et la même chance pour tous ceux qui ouvrent ce lien. Aucun coup ne se reprend, personne ne conseille, et seule compte votre première partie terminée.
challenge-who = Qui joue où
challenge-option = { $label } : { $value }
challenge-begin = Relever le défi
challenge-go-on = Reprendre votre partie
challenge-again = Réessayer, hors concours
challenge-share = Envoyer le lien
challenge-before = La veille
challenge-after = Le lendemain
challenge-past = Son jour est passé depuis longtemps : il ne peut plus être relevé.
challenge-results = Comment ils s’en sont tirés
challenge-place = Rang
challenge-name = Nom
challenge-result = Résultat
challenge-score = Points
challenge-moves = Coups
challenge-date = Date
challenge-won = gagné
challenge-lost = perdu
challenge-even = nul
challenge-middle = entre les deux
challenge-resigned = abandonné
challenge-try = essai n° { $number }, ne compte pas
challenge-yours = vous
challenge-bot = Bot
challenge-nobody = Personne ne l’a encore terminé.
challenge-bots-to-come = { $count ->
    [one] Un bot joue encore.
   *[other] { $count } bots doivent encore jouer.
}
challenge-look = Voir la partie de { $name }
challenge-make = En faire un défi
challenge-make-help = Un lien avec cette mise en place et la même chance pour tous
challenge-friend = Défier un ami avec cette mise en place
challenge-fared = Comment les autres s’en sont tirés
challenge-own = Mes défis
challenge-made = Votre défi
challenge-taken = Défi
challenge-running = partie en cours
challenge-done = joué
challenge-waiting = pas encore relevé
today-title = Défis et problèmes
today-daily = Défi du jour
today-puzzles = Problèmes
    .help = La Confrontation : une victoire forcée en un à trois coups
refused-challenge-chairs = Un défi se joue entre vous et des bots, sans personne d’autre : une chaise libre en ferait une autre partie pour chacun.
refused-challenge-hint = Pas de conseil dans un défi : chacun doit trouver son chemin.
refused-puzzle-hint = Pas de conseil dans un problème : tout l’intérêt est de trouver soi-même.
refused-challenge-seats = La place de chacun fait partie du défi.
refused-challenge-undo = Aucun coup ne se reprend dans un défi : il est le même pour tous.
refused-daily-past = Le défi de ce jour ne peut plus être relevé : il est trop ancien.
refused-no-challenge = Ce défi n’existe pas. Une lettre est peut-être fausse, ou son jour n’est pas venu.

## Problèmes

puzzle-list = Problèmes
puzzle-lead = Des positions tirées de parties de La Confrontation jouées par des bots, chacune avec une victoire que personne ne peut empêcher. À vous de la trouver : l’autre camp se défend de son mieux.
puzzle-grade = Niveau { $grade }
puzzle-number = Problème { $number }
puzzle-in = { $moves ->
    [one] { $side } gagne en un coup
    [2] { $side } gagne en deux coups
    [3] { $side } gagne en trois coups
   *[other] { $side } gagne en { $moves } coups
}
puzzle-light = La Lumière
puzzle-dark = L’Ombre
puzzle-open = Toutes les figurines sont connues
puzzle-hidden = Des figurines sont cachées : cela doit réussir où qu’elles soient
puzzle-solved-mark = résolu
puzzle-tried-mark = pas encore résolu
puzzle-count = { $solved ->
    [one] { $solved } résolu sur { $count }
   *[other] { $solved } résolus sur { $count }
}
puzzle-left = { $left ->
    [0] Ce coup doit être le bon.
    [one] Encore un coup.
    [2] Encore deux coups.
    [3] Encore trois coups.
   *[other] Encore { $left } coups.
}
puzzle-solved = Résolu !
puzzle-solved-text = Personne n’aurait pu l’empêcher.
puzzle-failed = Pas tout à fait.
puzzle-failed-text = Après cela, la victoire n’est plus certaine. Il y avait mieux.
bot-defence = Défense
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
refused-no-puzzle = Ce problème n’existe pas.
refused-puzzle-undo = Aucun coup ne se reprend dans un problème. Vous pouvez toujours le recommencer.

## Les règles : sections, recherche, images, et l’origine d’une valeur

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-here = Dans ces règles
rules-search-all = Dans tous les jeux
rules-hits =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
rules-hits-more = Seuls les { $count } premiers sont affichés.
rules-clear = Effacer la recherche
rules-page = Ouvrir dans une page
rules-print = Imprimer
rules-failed = Les règles ne sont pas accessibles pour l’instant. Veuillez réessayer.
rules-picture-failed = L’image ne peut pas être dessinée pour l’instant.
rules-rule = Règle { $rule } : d’où vient-elle ?
more-rules = En savoir plus dans les règles
more-rules-of = { $name } : en savoir plus dans les règles
key-does-more = en savoir plus, dans les règles, sur ce qui est expliqué
where-from = D’où cela vient-il ?
where-from-title = D’où viennent les valeurs
where-from-lead = Tout ce qui figure sur nos plateaux et nos cartes a été cherché quelque part. Voici ce qui vient d’où ; pour une règle, son numéro le dit.
where-from-count =
    { $count ->
        [one] Un élément
       *[other] { $count } éléments
    }
where-from-rules =
    { $count ->
        [one] Une règle
       *[other] { $count } règles
    }
where-from-unknown = Rien n’est noté à ce sujet.
where-own = Vous possédez le jeu, et votre exemplaire dit autre chose ? En préparant une partie, ouvrez les options et saisissez-le sous « { $option } » :
from-rulebook = Comme dans la règle imprimée.
from-source = Comme imprimé. La règle ne le montre pas ; on le connaît par des sources publiques : photos, listes, propriétaires du jeu.
from-reconstructed = Reconstitué : aucune source à notre portée ne le montre, c’est donc notre meilleure hypothèse.
from-rule-rulebook = Comme dans la règle imprimée.
from-rule-source = La règle se tait ; des sources publiques tranchent : éditions ultérieures, questions et réponses, propriétaires du jeu.
from-rule-rulebook-source = De la règle imprimée, complétée par des sources publiques.
from-rule-rulebook-reconstructed = De la règle imprimée ; là où elle se tait, notre décision.
from-rule-recalled = Tel que s’en souviennent ceux qui connaissent le jeu.
from-rule-derived = Cela découle des autres règles.
from-rule-reconstructed = Notre décision : personne n’en dit rien, et il faut bien trancher.
from-sure-very-high = Nous en sommes tout à fait sûrs.
from-sure-high = Nous en sommes sûrs, même sans l’avoir vu imprimé.
from-sure-medium = Il y a aussi de bonnes raisons de lire autrement.
from-note-option = Une option passe à l’autre lecture : « { $option } ».
from-note-other-reading = Une autre source l’entend autrement ; une option permet de jouer ainsi : « { $option } ».
from-note-other-name = Le livret imprime un autre nom : { $name }.
from-note-later-name = Une édition ultérieure le nomme { $name }.
from-note-names-recalled = Ses noms allemand et français sont cités de mémoire, et non lus sur un exemplaire.
from-note-names-ours = Leur nombre est certain ; les noms sont de nous.
from-note-guess = Que ce signe le représente est notre hypothèse.
from-note-reported-range = Les critiques s’accordent sur le plus petit et le plus grand nombre ; leur répartition est notre hypothèse.
from-note-guess-beside-example = Un lieu figure dans un exemple de la règle ; les autres sont supposés de sorte que tout revienne aussi souvent.
from-note-even-split = Le total est certain ; qu’il y en ait autant de chaque sorte est notre hypothèse.
from-note-fits-rulebook = Les nombres s’accordent avec ce que raconte la règle.
from-note-weakest = Une frontière de cette région est moins sûre que les autres.
from-note-back-guessed = Des photos montrent son effet ; la couleur de son dos est notre hypothèse, l’une rouge et l’autre noire.
from-note-line-guessed = Des photos montrent les deux bouts ; laquelle de deux lignes y mène est notre hypothèse.
from-note-between = Les nombres entre ceux qui sont imprimés sont permis ici aussi.
from-note-part-ours = Une partie est notre lecture.
from-note-part-public = Une partie vient de sources publiques.
from-note-numbers-public = Les nombres viennent de sources publiques.
from-note-see-rule = Voir aussi la règle { $rule }.
from-note-by-analogy = Là où rien n’est dit, le cas semblable décide.
from-note-from-example = Un exemple détaillé de la règle le montre.
from-note-asked-author = La question a été posée à l’auteur du jeu.
from-note-wording = C’est ce que dit le texte, pris au mot.
from-note-would-not-work = Toute autre lecture ne mènerait à rien.
from-note-sources-differ = Les sources divergent ici ; nous suivons la plus proche de l’objet imprimé.
from-note-sources-differ-majority = Les sources divergent ici ; nous suivons la plupart, ou ce qui est imprimé.
credits-research = Pour la recherche
credits-research-text = Les jeux sont aussi des environnements pour programmes : règles complètes, hasard reproductible, vues sans secrets, adaptateurs, bots à la force mesurée.
credits-research-link = Installer, avancer, entraîner : la page pour les chercheurs

## Revenir : notifications, parties sur plusieurs jours, historique et données personnelles

call-turn = C’est à vous de jouer.
call-over = La partie est terminée.
call-undo = Quelqu’un aimerait reprendre un choix.
call-rematch = Quelqu’un aimerait rejouer.
refused-calling = Ce navigateur n’a donné aucune adresse pour les notifications.
shell-gone = Invité parti
nav-history = Historique et données
history-title = Votre historique
history-lead = Vos parties terminées et leur issue. Seul ce navigateur peut voir cette page.
history-none = Aucune de vos parties n’est encore terminée.
history-played = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
history-list = { $count ->
        [one] Une partie
       *[other] Les { $count } parties
    }
history-more = En voir plus
history-people = Des humains
history-level-sauron = Sauron sur { $start }
history-head-against = Contre
history-head-level = Niveau
history-head-won = Gagnées
history-head-lost = Perdues
history-head-even = Nulles
history-head-share = Part de victoires
history-share = { $share } (intervalle à 95 % : { $low } à { $high })
history-result-won = Gagnée
history-result-lost = Perdue
history-result-even = Nulle
history-few = affichée à partir de { $enough } parties
calls-title = Notifications
calls-text = Bywater peut vous prévenir quand c’est à vous de jouer, quand une partie est terminée ou quand quelqu’un vous demande quelque chose, même si cette page est fermée. Votre navigateur vous demandera la permission. Son service de notifications transmet le message ; il est scellé et ne nomme que le jeu et la table.
calls-begin = Me prévenir
calls-busy = Un instant…
calls-on = Ce navigateur reçoit les notifications.
calls-end = Ne plus en envoyer à ce navigateur
calls-denied = Votre navigateur n’autorise pas cette page à vous prévenir. Vous pouvez changer cela dans ses réglages pour cette page.
calls-cannot = Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
calls-failed = Cela n’a pas marché : ce navigateur ou son service de notifications est injoignable. Rien n’a changé.
calls-table = Me prévenir pour cette table
    .help = Quand c’est à vous de jouer et que vous ne regardez pas.
install-title = En application
install-text = Bywater peut rejoindre vos autres applications, avec sa propre fenêtre et, sur son icône, le nombre de parties qui vous attendent.
install-begin = Installer
data-title = Ce qui est conservé sur vous
data-text = Un numéro dans un cookie, le nom que vous avez donné, vos tables avec leur déroulement et leur analyse, ce que vous avez écrit dans les discussions, l’issue de vos défis et de vos problèmes, et l’adresse où prévenir ce navigateur. Rien d’autre. Quiconque a le lien d’une de vos tables ou d’un de vos défis y voit votre nom et votre résultat, et le défi du jour est ouvert à tous. À part cela, personne n’en est informé.
data-download = Tout télécharger
data-delete = Tout supprimer
data-shared = Le fichier est au format JSON ; les parties terminées y figurent avec leur déroulement. D’une partie en cours, il ne contient que vos propres choix, car d’autres y ont des secrets.
data-sure-title = Tout supprimer ?
data-sure-text = Les tables où personne d’autre n’est assis sont supprimées avec leur déroulement. Aux tables partagées, un bot prend votre chaise dans une partie en cours, et une partie terminée garde son déroulement sans votre nom. Ce que vous avez écrit dans les discussions est retiré partout, de même que vos résultats aux défis et aux problèmes. Le cookie et les réglages de ce navigateur disparaissent aussi. Sur un autre appareil, vous êtes un autre invité : supprimez-y vos données également. C’est irréversible.
data-sure-yes = Tout supprimer
data-deleted = Tout ce qui était à vous a été supprimé.
offline-title = Pas de connexion
offline-text = Bywater est injoignable pour le moment. Vos parties sont en sûreté sur le serveur et reprendront où elles en étaient.
offline-again = Réessayer
offline-rules = À lire en attendant
offline-no-rules = Les règles que vous avez ouvertes une fois se lisent ici sans connexion.
days-label = Quand quelqu’un est absent
    .help = Sur plusieurs jours, chacun joue quand il a le temps. Qui le souhaite est prévenu quand c’est à lui de jouer.
days-soon = Un bot joue bientôt à sa place
days-some = { $days ->
        [one] Sur plusieurs jours : un bot joue après un jour
       *[other] Sur plusieurs jours : un bot joue après { $days } jours
    }
days-never = Sur plusieurs jours : la table attend, aussi longtemps qu’il le faut
days-room = { $days ->
        [one] On joue sur plusieurs jours : un bot ne remplace quelqu’un qu’après un jour.
       *[other] On joue sur plusieurs jours : un bot ne remplace quelqu’un qu’après { $days } jours.
    }
days-room-never = On joue sur plusieurs jours : aucun bot ne remplace jamais personne.
is-away-never = { $name } est absent. La table attend.
is-away-hours = { $hours ->
        [one] { $name } est absent. Un bot prend la relève dans une heure.
       *[other] { $name } est absent. Un bot prend la relève dans { $hours } heures.
    }
is-away-days = { $days ->
        [one] { $name } est absent. Un bot prend la relève dans un jour.
       *[other] { $name } est absent. Un bot prend la relève dans { $days } jours.
    }
