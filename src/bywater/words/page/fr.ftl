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
shell-not-copied = Votre navigateur bloque la copie. Sélectionnez le texte et copiez-le vous-même.
shell-again = Réessayer
shell-main = Menu principal
shell-skip = Aller au contenu
shell-language = Langue
shell-theme = Thème
shell-theme-day = Jour
shell-theme-night = Nuit
shell-theme-system = Comme le système
shell-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
shell-not-found = Rien à cette adresse.
shell-failed = Cela n’a pas marché. Réessayez.
shell-not-sent = Connexion perdue : rien n’a été envoyé. Choisissez de nouveau quand elle sera rétablie.
nav-play = Jouer
nav-games = Mes parties
nav-replays = Replays
nav-rules = Règles
nav-about = À propos
nav-more = Plus
foot-fan = Projet d’amateurs, non officiel. Les noms appartiennent à leurs propriétaires.
foot-credits = Crédits et licences
name-title = Votre nom
name-label = Nom affiché
name-help = Tous les joueurs de vos tables le voient. Pas besoin de compte.
lost-title = Page introuvable
lost-text = Il manque peut-être une lettre à l’adresse.
lost-table = Table { $code }

## L’accueil

lobby-title = Venez jouer.
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
lobby-go-bot = Jouer maintenant
lobby-go-friend = Créer un lien
lobby-go-same = Préparer la partie
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
lobby-recent = Derniers replays
lobby-all = Toutes
lobby-confrontation = La Confrontation
    .about = Des figurines cachées, une carte. Menez Frodon au Mordor, ou traquez-le.
    .picture = Des collines vertes et un pays sombre, une chaîne de montagnes entre eux, et des pions qui se font face
lobby-towers = Les Deux Tours
    .about = Réunissez des séries sur la route de Minas Tirith. Une course aux cartes, rapide.
    .picture = Deux tours sous une lune pâle, un chemin de sept étapes, quatre cartes de couleur
lobby-quest = Le Seigneur des Anneaux
    .short = Seigneur des Anneaux
    .about = Jouez ensemble les Hobbits et portez l’Anneau à travers quatre lieux périlleux.
    .picture = Cinq marcheurs sur une crête, une montagne en feu devant eux, un mince anneau dans le ciel
lobby-fate = Le Destin de la Communauté
    .short = Le Destin
    .about = Tenez les refuges, allumez les feux d’alarme et échappez à l’Œil qui cherche.
    .picture = Des feux d’alarme sur des cimes la nuit, une cité blanche au premier plan

## Listes de parties

list-with = avec { $names }
list-several = { $count } × { $name }
list-lesson = Partie guidée
list-watching = { $names } (vous regardez)
list-alone = en solitaire
list-free = une place libre
list-same = sur cet appareil
list-waiting = On attend { $name }
list-your-turn = À vous
list-open = Ouvrir
list-watch = Voir le replay
list-upload = Ouvrir une partie enregistrée
list-no-games = Aucune partie en cours.
list-no-replays = Aucune partie terminée.
list-play-bot = Jouer contre un bot
list-watch-bots = Regarder des bots
list-begin = Commencer une partie

## Avant une partie

setup-rules = Lire les règles
setup-seats = Nombre de joueurs
setup-who = Joueurs
setup-me = Moi
setup-here = Joueur sur cet appareil
setup-open-chair = Inviter par lien
setup-bots = Bots, du plus facile au plus fort
setup-fine = Règles avancées ({ $count })
setup-changed = { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
setup-open = Créer la table
setup-begin = Commencer la partie

## La salle d’attente

room-title = La table est prête
room-come = { $count ->
        [one] 1 place est libre. Prenez-la pour jouer.
       *[other] { $count } places sont libres. Prenez-en une pour jouer.
    }
room-text = { $count ->
        [one] 1 place est libre. Envoyez le lien ou le code à un ami.
       *[other] { $count } places sont libres. Envoyez le lien ou le code à vos amis.
    }
room-full = Tout le monde est là. On commence.
room-code = Code de la table
room-link = Lien vers cette table
room-share = Partager
room-sit = Prendre cette place
room-leave = Quitter la place
room-fill = Ajouter un bot
room-empty = Enlever le bot
room-note = La partie commence dès que toutes les places sont prises.

## Les places

chair-open = Place libre
chair-waiting-for = on attend un joueur
chair-here = présent
chair-to-act = doit jouer
chair-away = absent
chair-away-for = absent ; un bot le remplace dans { $seconds } s
chair-standing-in = absent ; un bot joue
chair-bot = bot
chair-bot-thinking = bot, réfléchit
chair-take-back = Reprendre ma place

## La table

bar-lobby = Retour à l’accueil
bar-rules = Règles
bar-resign = Abandonner
bar-result = Résultat
bar-settings = Réglages
bar-seats = Joueurs
bar-keys = Touches
bar-rail = Journal, notes et chat
bar-copy-link = Copier le lien vers cette table
bar-your-turn = À vous
bar-watching = Spectateur
bar-over = Terminée
bar-opening = La table s’ouvre…
set-volume = Sons
    .help = De brefs sons pour votre tour, les cartes, les dés et les combats. Tout ce qui s’entend se voit aussi.
set-volume-off = Non
set-volume-level = { $percent } %
set-mute = Couper le son
set-vibration = Vibrations
    .help = Le téléphone vibre quand c’est à vous de jouer.
set-motion = Animations
    .help = Animer les pions et les cartes.
set-memory = Aide-mémoire
    .help = Montre ce que vous auriez pu retenir : figurines vues, cartes prises face visible.
set-numbers = Raccourcis clavier
    .help = 1 à 9 pour choisir, des lettres pour ouvrir les listes. « ? » montre toutes les touches.
key-enter = Entrée
key-space = Espace
key-does-numbers = choisir le coup de ce numéro
key-does-all = tous les coups
key-does-tab = coup suivant
key-does-choose = jouer le coup marqué
key-does-undo = annuler
key-does-log = journal
key-does-hint = conseil
key-does-chat = chat
key-does-keys = cette liste
key-does-cancel = annuler, fermer
key-does-step = un coup en arrière ou en avant
key-does-ends = premier ou dernier coup
key-does-play = lecture ou pause
prompt-understood = Compris
choices-all = { $count ->
        [one] Le seul coup
       *[other] Tous les coups ({ $count })
    }
choices-find = Chercher un coup
choices-none = Aucun résultat.
undo-free = Annuler le coup
undo-ask = Demander à annuler
tab-log = Journal
tab-notes = Notes
tab-chat = Chat
rail-log-empty = Il ne s’est encore rien passé.
rail-log-earlier = Voir les coups précédents
rail-log-look = Voir ce coup
chat-empty = Aucun message.
chat-say = Écrire un message
undo-done = Un coup a été annulé.
chat-send = Envoyer
explain-nothing = Rien de plus à en dire.
plain-table = Sur la table
resign-title = Abandonner cette partie ?
resign-text = La partie s’arrête et compte comme perdue pour vous. C’est irréversible.
resign-text-challenge = La partie s’arrête et elle est perdue. Votre première partie terminée compte, et abandonner la termine. Vous pourrez réessayer pour vous entraîner.
resign-text-several = Un bot prend votre place et joue pour vous ; les autres continuent. Ensuite, vous regardez.
resign-text-together = La partie s’arrête et compte comme perdue pour vous tous. C’est irréversible.
notice-resigned = Vous avez abandonné. Un bot joue pour vous, et vous regardez.
notice-resigned-one = Un bot joue désormais à la place abandonnée.
notice-interrupt-ended = { $name } n’a plus attendu. Ce que vous aviez commencé est annulé.
lost-line = Connexion perdue.
lost-line-again = { $seconds ->
        [0] Nouvel essai. Votre partie est en sûreté.
       *[other] Nouvel essai dans { $seconds } s. Votre partie est en sûreté.
    }
stood-in-you = Vous étiez absent : un bot joue pour vous.
stood-in = { $name } est absent. Un bot joue.
is-away = { $seconds ->
        [0] { $name } est absent.
       *[other] { $name } est absent. Un bot prend la relève dans { $seconds } s.
    }
asks-undo = { $name } voudrait annuler son dernier coup. D’accord ?
asks-rematch = { $name } voudrait rejouer. Vous aussi ?
asked-others = { $what ->
        [undo] Annulation demandée. On attend : { $names }
       *[rematch] Nouvelle partie demandée. On attend : { $names }
    }
answer-yes = Oui
answer-no = Non
peek = Vous revoyez le coup { $moment }. La partie continue.
peek-back = Revenir à la partie
curtain-title = Passez l’appareil à { $name }
curtain-text = Les autres, ne regardez pas.
curtain-ready = Je suis { $name }, montrez-moi la table
carry-title = Continuer sur un autre appareil
carry-text = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Votre place suit.
carry-qr = Code QR du lien
carry-link = Lien vers votre place
carry-note = Le lien sert une fois, pendant 15 minutes. Quiconque l’ouvre joue à votre place : gardez-le pour vous.
carry-coming = Votre place vous suit…
carry-late = Ce lien a expiré

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
end-asked = On demande aux autres de rejouer…
end-rematch = Rejouer
end-rematch-swapped = Rejouer, camps échangés
end-next = À la partie suivante
end-replay = Voir le replay
end-record = Télécharger la partie

## Replays

replay-title = Replay
replay-moment = Coup { $moment } sur { $last }
replay-first = Premier coup
replay-before = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Dernier coup
replay-eyes = Vue
replay-all = Mains ouvertes
replay-watcher = Spectateur
replay-link = Lien vers ce coup
replay-branch = Jouer à partir d’ici
replay-branch-text = Une nouvelle table commence au coup { $moment }. Qui joue ?

## Règles et crédits

rules-games = Jeux
rules-none = Il n’y a pas encore de règles pour ce jeu.
credits-title = À propos de Bywater
credits-lead = Quatre jeux de plateau sur la quête de l’Anneau, réunis.
credits-fan = Un projet d’amateurs
credits-fan-text = Bywater n’a rien d’officiel et aucun lien avec les auteurs, les éditeurs et les ayants droit des jeux et des livres qu’il aime. Tous les noms appartiennent à leurs propriétaires. Il n’utilise ni scan, ni image, ni phrase d’un jeu imprimé : nous expliquons les règles avec nos propres mots.
credits-drawn = Images
credits-drawn-text = L’emblème, les cartes, les vignettes et les icônes au trait sont dessinés pour Bywater. Le reste est sous licence libre :
credits-icons = pictogrammes de Lorc, Delapouite et d’autres, recolorés, tirés de
credits-alegreya = caractère de Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = caractère de Paul D. Hunt, Adobe,
credits-made = Pour les gens et les programmes
credits-made-text = Les mêmes jeux se jouent dans un terminal et se pilotent depuis Python. Les bots ne voient que ce qu’un joueur verrait à leur place.
credits-kept = Ce qui est conservé
credits-kept-text = Vos réglages restent dans ce navigateur. Le serveur conserve vos parties et vos messages, vos résultats aux défis et aux problèmes, et votre nom ; un cookie lui permet de vous reconnaître. Il n’y a pas de traceurs, et la page ne charge rien d’ailleurs.

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
fact-turned_up = Face visible
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
fact-open_shields = Boucliers visibles
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

declined-undo = L’autre préfère ne pas annuler.
declined-rematch = Pas de nouvelle partie maintenant, merci.
refused-chair = Cette place est prise, ou ne peut pas être quittée maintenant.
refused-carry = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau sur l’appareil où vous jouez : Réglages, puis « Continuer sur un autre appareil ».
refused-fault = Une erreur s’est produite de notre côté. Rien n’a changé.
refused-host = Seul le joueur qui a créé la table peut le faire.
refused-no-question = Cette question a déjà sa réponse.
refused-no-table = Aucune table ne porte ce code. Vérifiez les lettres.
refused-no-undo = Il n’y a rien à annuler.
refused-not-now = C’est impossible maintenant.
refused-not-started = La partie n’a pas encore commencé.
refused-not-yours = Ce choix n’est pas le vôtre.
refused-own = Vos propres valeurs ne conviennent pas{ $line ->
    [0] .
   *[other] {" "}: vérifiez la ligne { $line }.
}
refused-options = Ces joueurs et ces options ne vont pas ensemble. Vérifiez-les.
refused-over = La partie est terminée.
refused-record = Ce fichier n’est pas une partie enregistrée, ou il est abîmé.
refused-rematch = Pas d’autre partie possible à cette table pour le moment.
refused-running = Vous le verrez quand la partie sera terminée.
refused-stale = La table a changé. Choisissez de nouveau.
refused-storage = La partie ne peut pas être enregistrée pour l’instant. Réessayez bientôt.
refused-too-big = C’est trop long.
refused-too-fast = Trop rapide. Attendez un instant.
refused-unknown = Le serveur n’a pas compris. Rechargez la page.
refused-version = Cette partie a commencé avec une autre version des règles et ne peut pas continuer.
refused-wait = Ce n’est pas à vous de jouer.
refused-watching = Ici, vous regardez seulement.
ended-resigned = Quelqu’un a abandonné.

## Conseils : pourquoi un bot choisirait cela

why-only = C’est le seul coup.
why-habit = Je joue cela par principe.
why-nothing-else = Rien d’autre n’en approche. Chances de gagner : environ { $chance } %.
why-clearly = Nettement mieux que le meilleur autre coup (+{ $ahead } %). Chances de gagner : environ { $chance } %.
why-slightly = Un peu mieux que le meilleur autre coup (+{ $ahead } %). Chances de gagner : environ { $chance } %.
why-equal = Un autre coup est à peu près aussi bon. Chances de gagner : environ { $chance } %.
why-always = Contre un adversaire attentif, tout autre coup est moins bon.
why-mixed = Qui joue toujours pareil se fait deviner : je jouerais cela { $share } fois sur 100.
hint-ask = Conseil
hint-ask-long = Conseil : que jouerait un bot, et pourquoi ?
hint-thinking = Le bot réfléchit…
hint-choice = { $choice }
hint-do = Jouer ce coup
hint-close = Fermer le conseil
hint-marked = conseil
refused-hint = Pas de conseil ici : ce serait injuste pour les autres joueurs.
refused-no-hint = Pas de conseil pour l’instant.

## Revoir une partie

review-title = Analyse
review-ask = Analyser cette partie
review-what = Un bot réexamine chaque choix, en ne voyant que ce que le joueur voyait, et estime les chances de gagner.
review-start = Commencer l’analyse
review-waiting = D’autres parties passent d’abord. La vôtre vient ensuite.
review-progress = { $done } choix examinés sur { $of }.
review-failed = L’analyse a échoué. Réessayez.
review-again = Réessayer
review-close = Fermer l’analyse
review-busy = Analyse en cours
refused-review-busy = Beaucoup de parties sont analysées en ce moment. Réessayez bientôt.
refused-review-yours = Plusieurs de vos parties sont déjà en cours d’analyse. Attendez que l’une d’elles soit terminée.
review-chart = Chances de gagner, coup par coup. Les flèches gauche et droite vont d’un choix à l’autre, page haut et page bas d’un choix marqué à l’autre.
review-line-team = Chances de l’équipe
review-line-two = Chances du camp « { $side } », vues par { $seat }
review-whose = Chances à mettre en avant
review-estimate = Estimation d’un bot, d’après ce que ce joueur pouvait voir.
review-point = Coup { $moment }, { $seat } : { $chance } %
review-played = Joué
review-preferred = Le bot jouerait
review-lost = −{ $lost } %
review-same = Le bot jouerait la même chose.
review-luck = Bon choix ; c’est la suite qui a changé la partie.
review-expected = La suite attendue
review-expected-note = depuis cette position, jusqu’au prochain hasard
review-turns = Tournants
review-turn-from = { $before } % → { $after } %
review-turn-label = { $seat }, coup { $moment }
review-turn-then = après « { $played } »
review-cost = −{ $lost } %
review-costly = Les coups les plus coûteux
review-costly-too = Autres coups coûteux
review-sank = Les chances ont baissé peu à peu, de { $before } % à { $after } %, presque sans tournant.
review-sank-for = Pour { $seat }, les chances ont baissé peu à peu, de { $before } % à { $after } %, presque sans tournant.
review-rose = Les chances ont monté peu à peu, de { $before } % à { $after } %, presque sans tournant.
review-rose-for = Pour { $seat }, les chances ont monté peu à peu, de { $before } % à { $after } %, presque sans tournant.
review-beside = Au fil de la partie
review-board = Voir le plateau
review-whole = Toute l’analyse
review-before = Le choix marqué précédent
review-next = Le choix marqué suivant
review-none = Pas de tournant : ni un choix ni un hasard n’a changé grand-chose.
review-empty = Il n’y avait pas de choix dans cette partie.

## Les parties guidées

learn = Apprendre en 10 minutes
learn-on = Reprendre la partie guidée
coach = Votre guide
coach-step = Étape { $step } sur { $of }
coach-on = Continuer
coach-back = Étape précédente
coach-again = Étape suivante
coach-watch = Regardez ce qui se passe.
coach-own-way = À votre façon
coach-other-way = Cela marche aussi ! Annulez pour suivre la leçon, ou continuez. Je vous ferai signe dès qu’il y aura du nouveau.
coach-free = Jouez comme vous voulez. Dès qu’il y aura du nouveau, je vous l’expliquerai.
coach-take-back = Annuler le coup
coach-play-on = Continuer
coach-new = Nouvelle partie
coach-leave = Arrêter la leçon
coach-leave-title = Arrêter la leçon ?
coach-leave-text = La partie continue sans guide. Vous pourrez recommencer la leçon depuis l’accueil.
refused-no-lesson = Il n’y a pas de leçon ici.
refused-lesson-seats = Les places ne changent pas pendant une leçon. Arrêtez-la d’abord.

## Défis

challenge-chip = Défi
challenge-title = Défi
challenge-daily = Défi du { $day }
challenge-lead = La même mise en place et la même chance pour tous ceux qui ouvrent ce lien. Pas d’annulation, pas de conseil, et seule votre première partie terminée compte.
challenge-who = Joueurs
challenge-option = { $label } : { $value }
challenge-begin = Jouer
challenge-go-on = Reprendre votre partie
challenge-again = Réessayer pour s’entraîner
challenge-share = Envoyer le lien
challenge-before = Jour précédent
challenge-after = Jour suivant
challenge-past = Son jour est passé depuis longtemps : vous ne pouvez plus le jouer.
challenge-results = Résultats
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
    [one] 1 bot joue encore.
   *[other] { $count } bots jouent encore.
}
challenge-look = Voir la partie de { $name }
challenge-make = En faire un défi
challenge-make-help = Un lien avec cette mise en place et la même chance pour tous
challenge-friend = Défier un ami avec cette mise en place
challenge-fared = Voir les résultats
challenge-own = Mes défis
challenge-made = Votre défi
challenge-taken = Défi
challenge-running = partie en cours
challenge-done = joué
challenge-waiting = pas encore joué
today-title = Défis et problèmes
today-daily = Défi du jour
today-puzzles = Problèmes
    .help = La Confrontation : trouvez la victoire forcée en 1 à 3 coups
refused-challenge-chairs = Un défi est pour vous et des bots seulement. Enlevez les autres joueurs.
refused-challenge-hint = Pas de conseil dans un défi : chacun trouve son chemin.
refused-puzzle-hint = Pas de conseil dans un problème : essayez de trouver.
refused-challenge-seats = Les joueurs d’un défi ne changent pas.
refused-challenge-undo = Pas d’annulation dans un défi : il est le même pour tous.
refused-daily-past = Ce jour est trop ancien. Jouez plutôt le défi d’aujourd’hui.
refused-no-challenge = Ce défi n’existe pas. Vérifiez le lien, ou attendez son jour.

## Problèmes

puzzle-list = Problèmes
puzzle-lead = Des positions de parties de La Confrontation entre bots, chacune avec une victoire que personne ne peut empêcher. Trouvez-la : l’autre camp se défend de son mieux.
puzzle-grade = Niveau { $grade }
puzzle-number = Problème { $number }
puzzle-in = { $moves ->
    [one] { $side } gagne en 1 coup
   *[other] { $side } gagne en { $moves } coups
}
puzzle-light = La Lumière
puzzle-dark = L’Ombre
puzzle-open = Toutes les figurines sont connues
puzzle-hidden = Des figurines sont cachées : gagnez où qu’elles soient
puzzle-solved-mark = résolu
puzzle-tried-mark = pas encore résolu
puzzle-count = { $solved ->
    [one] { $solved } résolu sur { $count }
   *[other] { $solved } résolus sur { $count }
}
puzzle-left = { $left ->
    [0] Ce coup doit être le bon.
    [one] Encore 1 coup.
   *[other] Encore { $left } coups.
}
puzzle-solved = Résolu !
puzzle-solved-text = Personne n’aurait pu l’empêcher.
puzzle-failed = Pas tout à fait.
puzzle-failed-text = Après cela, la victoire n’est plus certaine. Il y avait mieux : réessayez.
bot-defence = Défense
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
refused-no-puzzle = Ce problème n’existe pas.
refused-puzzle-undo = Pas d’annulation dans un problème. Recommencez-le.

## Les règles : sections, recherche, images, et l’origine d’une valeur

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-here = Dans ces règles
rules-search-all = Dans tous les jeux
rules-hits =
    { $count ->
        [0] Aucun résultat.
        [one] 1 résultat
       *[other] { $count } résultats
    }
rules-hits-more = Voici les { $count } premiers.
rules-clear = Effacer la recherche
rules-page = Ouvrir dans une page
rules-print = Imprimer
rules-failed = Les règles ne se chargent pas. Réessayez.
rules-picture-failed = L’image ne se dessine pas.
rules-rule = Source de la règle { $rule }
more-rules = En savoir plus dans les règles
more-rules-of = { $name } : en savoir plus dans les règles
key-does-more = en savoir plus dans les règles
where-from = Source
where-from-title = Sources
where-from-lead = Nous avons vérifié tout ce qui figure sur nos plateaux et nos cartes. Voici d’où cela vient. Pour une règle, choisissez son numéro.
where-from-count =
    { $count ->
        [one] 1 valeur
       *[other] { $count } valeurs
    }
where-from-rules =
    { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }
where-from-unknown = Aucune source n’est notée.
where-own = Votre exemplaire dit autre chose ? En préparant une partie, ouvrez les options et saisissez-le sous « { $option } » :
from-rulebook = De la règle imprimée.
from-source = Comme imprimé, mais pas dans la règle. Connu par des sources publiques : photos, listes, propriétaires du jeu.
from-reconstructed = Notre meilleure hypothèse : aucune source connue ne le montre.
from-rule-rulebook = De la règle imprimée.
from-rule-source = La règle se tait ; des sources publiques tranchent : éditions ultérieures, questions et réponses, propriétaires du jeu.
from-rule-rulebook-source = De la règle imprimée et de sources publiques.
from-rule-rulebook-reconstructed = De la règle imprimée ; là où elle se tait, notre décision.
from-rule-recalled = Tel que s’en souviennent ceux qui connaissent le jeu.
from-rule-derived = Découle des autres règles.
from-rule-reconstructed = Notre décision : aucune source n’en parle.
from-sure-very-high = Nous en sommes tout à fait sûrs.
from-sure-high = Nous en sommes sûrs, même sans l’avoir vu imprimé.
from-sure-medium = Il y a aussi de bonnes raisons de lire autrement.
from-note-option = L’autre lecture se joue aussi : option « { $option } ».
from-note-other-reading = Une autre source l’entend autrement. On peut jouer ainsi : option « { $option } ».
from-note-other-name = La règle imprimée l’appelle { $name }.
from-note-later-name = Une édition ultérieure le nomme { $name }.
from-note-names-recalled = Ses noms allemand et français sont cités de mémoire.
from-note-names-ours = Leur nombre est certain ; les noms sont de nous.
from-note-guess = Ce que représente ce signe est notre hypothèse.
from-note-reported-range = Les critiques s’accordent sur le plus petit et le plus grand nombre ; leur répartition est notre hypothèse.
from-note-guess-beside-example = Un lieu figure dans un exemple de la règle ; les autres sont supposés de sorte que tout revienne aussi souvent.
from-note-even-split = Le total est certain ; la répartition égale est notre hypothèse.
from-note-fits-rulebook = Les nombres s’accordent avec la règle.
from-note-weakest = Une frontière de cette région est moins sûre que les autres.
from-note-back-guessed = Des photos montrent son effet ; la couleur de son dos est notre hypothèse, l’une rouge et l’autre noire.
from-note-line-guessed = Des photos montrent les deux bouts ; laquelle de deux lignes y mène est notre hypothèse.
from-note-between = Les nombres entre ceux qui sont imprimés sont permis ici aussi.
from-note-part-ours = Une partie est notre lecture.
from-note-part-public = Une partie vient de sources publiques.
from-note-numbers-public = Les nombres viennent de sources publiques.
from-note-see-rule = Voir aussi la règle { $rule }.
from-note-by-analogy = Là où rien n’est dit, nous suivons le cas semblable.
from-note-from-example = Un exemple détaillé de la règle le montre.
from-note-asked-author = La question a été posée à l’auteur du jeu.
from-note-wording = C’est ce que disent les mots, à la lettre.
from-note-would-not-work = Aucune autre lecture ne fonctionne.
from-note-sources-differ = Les sources divergent ; nous suivons la plus proche du jeu imprimé.
from-note-sources-differ-majority = Les sources divergent ; nous suivons la plupart, ou le jeu imprimé.
credits-research = Pour la recherche
credits-research-text = Les jeux sont aussi des environnements pour programmes : règles complètes, hasard reproductible, vues sans secrets, adaptateurs, bots à la force mesurée.
credits-research-link = Installer, jouer un pas, entraîner : la page pour les chercheurs

## Revenir : notifications, parties sur plusieurs jours, historique et données personnelles

call-turn = C’est à vous de jouer.
call-over = La partie est terminée.
call-undo = Quelqu’un voudrait annuler un coup.
call-rematch = Quelqu’un voudrait rejouer.
refused-calling = Ce navigateur n’a donné aucune adresse pour les notifications.
shell-gone = Ancien invité
nav-history = Historique et données
history-title = Votre historique
history-lead = Vos parties terminées et leurs résultats. Seul ce navigateur voit cette page.
history-none = Vous n’avez pas encore de partie terminée.
history-played = { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
history-list = { $count ->
        [one] 1 partie
       *[other] Les { $count } parties
    }
history-more = En voir plus
history-people = Humains
history-level-sauron = Sauron sur { $start }
history-head-against = Contre
history-head-level = Niveau
history-head-won = Gagnées
history-head-lost = Perdues
history-head-even = Nulles
history-head-share = Taux de victoire
history-share = { $share } (intervalle à 95 % : { $low } à { $high })
history-result-won = Gagnée
history-result-lost = Perdue
history-result-even = Nulle
history-few = affichée à partir de { $enough } parties
calls-title = Notifications
calls-text = Bywater peut vous prévenir quand c’est à vous de jouer, quand une partie se termine ou quand quelqu’un vous demande quelque chose, même si cette page est fermée. Votre navigateur demandera la permission. Son service de notifications transmet le message, chiffré ; il ne nomme que le jeu et la table.
calls-begin = Me prévenir
calls-busy = Un instant…
calls-on = Ce navigateur reçoit les notifications.
calls-end = Arrêter les notifications de ce navigateur
calls-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
calls-cannot = Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
calls-failed = Cela n’a pas marché : ce navigateur ou son service de notifications est injoignable. Rien n’a changé.
calls-table = Me prévenir pour cette table
    .help = Quand c’est à vous de jouer et que vous ne regardez pas.
install-title = Installer l’application
install-text = Mettez Bywater à côté de vos autres applications, avec sa propre fenêtre. Son icône montre combien de parties vous attendent.
install-begin = Installer
data-title = Ce qui est conservé sur vous
data-text = Un numéro dans un cookie, votre nom, vos tables avec leur déroulement et leur analyse, vos messages, vos résultats aux défis et aux problèmes, et l’adresse de notification de ce navigateur. Rien d’autre. Quiconque a le lien d’une de vos tables ou d’un de vos défis y voit votre nom et votre résultat, et le défi du jour est ouvert à tous. Personne d’autre ne les voit.
data-download = Tout télécharger
data-delete = Tout supprimer
data-shared = Le fichier est au format JSON et contient vos parties terminées. D’une partie en cours, il ne contient que vos propres choix, car d’autres y ont des secrets.
data-sure-title = Tout supprimer ?
data-sure-text = Les tables où vous êtes seul sont supprimées avec leur déroulement. Aux autres tables, un bot prend votre place dans les parties en cours, et les parties terminées gardent leur déroulement sans votre nom. Vos messages et vos résultats aux défis et aux problèmes sont retirés partout, ainsi que le cookie et les réglages de ce navigateur. Sur un autre appareil, vous êtes un autre invité : supprimez-y aussi vos données. C’est irréversible.
data-sure-yes = Tout supprimer
data-deleted = Toutes vos données sont supprimées.
offline-title = Pas de connexion
offline-text = Bywater est injoignable pour le moment. Vos parties sont en sûreté sur le serveur et reprendront où vous les avez laissées.
offline-again = Réessayer
offline-rules = À lire en attendant
offline-no-rules = Les règles que vous avez ouvertes une fois se lisent ici hors connexion.
days-label = Si un joueur est absent
    .help = Sur plusieurs jours, chacun joue quand il a le temps. Les joueurs peuvent activer les notifications pour leur tour.
days-soon = Un bot le remplace bientôt
days-some = { $days ->
        [one] Sur plusieurs jours : un bot joue après 1 jour
       *[other] Sur plusieurs jours : un bot joue après { $days } jours
    }
days-never = Sur plusieurs jours : la table attend, aussi longtemps qu’il le faut
days-room = { $days ->
        [one] Cette partie dure plusieurs jours : un bot ne remplace un absent qu’après 1 jour.
       *[other] Cette partie dure plusieurs jours : un bot ne remplace un absent qu’après { $days } jours.
    }
days-room-never = Cette partie dure plusieurs jours : aucun bot ne remplace personne.
is-away-never = { $name } est absent. La table attend.
is-away-hours = { $hours ->
        [one] { $name } est absent. Un bot prend la relève dans 1 heure.
       *[other] { $name } est absent. Un bot prend la relève dans { $hours } heures.
    }
is-away-days = { $days ->
        [one] { $name } est absent. Un bot prend la relève dans 1 jour.
       *[other] { $name } est absent. Un bot prend la relève dans { $days } jours.
    }
