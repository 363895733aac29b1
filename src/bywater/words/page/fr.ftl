### Ce que seule la page du navigateur dit, hors des jeux eux-mêmes, en français.

## Partout

shell-you = Vous
shell-guest = Invité { $number }
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
lobby-code-example = p. ex. OAK-HILL-STAR-17
lobby-join = Rejoindre
lobby-how = Comment voulez-vous jouer ?
lobby-mode-bot = Contre des bots
    .help = Commence aussitôt
lobby-mode-friend = Inviter un ami
    .help = Un lien, pas de compte
lobby-mode-same = Sur un écran
    .help = L’appareil passe de main en main
lobby-mode-watch = Regarder des bots
    .help = Observer et apprendre
lobby-go-bot = Jouer
lobby-go-friend = Créer un lien
lobby-go-same = Dresser la table
lobby-go-watch = Regarder
lobby-set = Règles et options
lobby-versus = Duel
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
    .about = Les Hobbits ensemble contre l’ombre, à travers quatre lieux périlleux.
    .picture = Cinq marcheurs sur une crête, une montagne en feu devant eux, un mince anneau dans le ciel
lobby-fate = Le Destin de la Communauté
    .about = Tenez les refuges, allumez les feux d’alarme et échappez à l’Œil qui cherche.
    .picture = Des feux d’alarme sur des cimes la nuit, une cité blanche au premier plan

## Listes de parties

list-with = avec { $names }
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
        [one] Une chaise est libre : asseyez-vous.
       *[other] { $count } chaises sont libres : asseyez-vous où vous voulez.
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
room-fill = Y asseoir un bot
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
set-motion = Mouvement
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
chat-advice = Je choisirais : { $choice }
chat-ask-advice = Demander conseil à un bot
chat-send = Envoyer
explain-nothing = Il n’y a rien de plus à en dire.
plain-table = Sur la table
resign-title = Abandonner cette partie ?
resign-text = La partie s’arrête aussitôt et compte comme perdue pour vous. C’est sans retour.
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
asked-others = On attend une réponse : { $names }
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
carry-note = Quiconque a ce lien joue à votre place : gardez-le pour vous.

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
replay-all = Toutes les mains ouvertes
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
credits-kept-text = Vos réglages restent dans ce navigateur. Le serveur garde vos parties et le nom que vous donnez, ainsi qu’un cookie qui vous reconnaît. Il n’y a ni traceurs ni autres adresses.

## Faits d’une table sans plateau

fact-true = oui
fact-false = non
fact-place = Lieu
fact-sauron = Sauron
fact-dark = Corruption
fact-gone = Hors du jeu
fact-bearer = Porteur de l’Anneau
fact-active = Joueur actif
fact-lines = Pistes
fact-event = Événement
fact-ring_used = Anneau utilisé
fact-gandalf = Gandalf
fact-board_cards = Cartes près du plateau
fact-turned_up = Retournée
fact-shared = Réparties
fact-discards = Défausse
fact-discard = Défausse
fact-tiles = Tuiles
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
fact-shadow = Armées de l’ombre
fact-havens = Refuges
fact-strongholds = Places fortes
fact-characters = Personnages
fact-row = Rangée
fact-piles = Pioche des joueurs
fact-dark_piles = Le ciel s’obscurcit
fact-events_in = Événements dans la pioche
fact-skies_gone = Cieux obscurcis
fact-shadow_discard = Cartes d’ombre défaussées
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
   *[other] {" "}: voyez la ligne { $line }.
}
refused-options = On ne peut pas jouer ainsi : revoyez les joueurs et les options.
refused-over = La partie est terminée.
refused-record = Ce fichier n’est pas un fichier de partie, ou il est abîmé.
refused-rematch = Il ne peut pas y avoir d’autre partie à cette table pour le moment.
refused-running = Cela ne se voit qu’une fois la partie terminée.
refused-stale = La table a changé entre-temps. Choisissez de nouveau.
refused-storage = La partie ne peut pas être conservée en ce moment. Réessayez bientôt.
refused-too-big = C’est trop long.
refused-too-fast = C’était très rapide. Attendez un instant.
refused-unknown = Cela n’a pas été compris.
refused-version = Cette partie a commencé avec d’autres règles et ne peut pas continuer.
refused-wait = Ce n’est pas à vous.
refused-watching = À cette table, vous ne faites que regarder.
ended-resigned = Quelqu’un a abandonné.
