### Les mots communs à tous les jeux : la ligne de commande et le terminal, en français.

## Petites choses

seat-number = Place { $number }
percent = { $number } %
yes = oui
    .words = o, oui
yes-or-no = (o/n)
form-compiled = compilé
form-interpreted = interprété

## À la table

curtain = Au tour de : { $seat }. Les autres, ne regardez pas.
curtain-enter = { $seat } : appuyez sur Entrée quand vous êtes seul à voir l’écran.
shortcuts = Placements tout prêts :
nothing-to-choose = Rien à choisir. Appuyez sur Entrée.
hint-help = Tapez un numéro, ou « aide » pour en savoir plus.
which-of = Plusieurs coups correspondent :
no-such-number = Il n’y a pas de coup { $number }.
not-understood = « { $text } » n’est ni un choix proposé ni un coup de ce jeu. Tapez un numéro de la liste, ou « aide ».
help-choosing = Tapez le numéro d’un coup (par exemple { $number }), sa notation (par exemple { $example }), ou le début de ses mots si un seul coup correspond. Vous pouvez aussi taper :
command-help = aide
    .names = aide, help, ?, h
    .help = cette liste
command-rules = règles
    .names = règles, regles, rules
    .help = lire les règles
command-log = journal
    .names = journal, log
    .help = montrer tout ce que vous avez vu
command-about = info NOM
    .names = info, about, figure, card
    .help = montrer ce que peut une figurine ou une carte
command-why = pourquoi ACTION
    .names = pourquoi, why
    .help = dire pourquoi une action est impossible
command-undo = annuler
    .names = annuler, undo, u
    .help = annuler votre dernier coup, tant que rien de caché n’a été révélé
command-consent = annuler!
    .names = annuler!, undo!
    .help = annuler votre dernier coup et tout ce qui suit, si tous ici sont d’accord
command-board = plateau
    .names = plateau, board, b
    .help = remontrer le plateau
command-save = sauver FICHIER
    .names = sauver, save
    .help = enregistrer la partie ; pour continuer : « bywater play --resume FICHIER »
command-quit = quitter
    .names = quitter, quit, exit, q
    .help = quitter la partie
about-nothing = Il n’y a rien à dire ici sur « { $text } ».
why-what = Pourquoi quoi ? Tapez « pourquoi » et une action dans sa notation.
why-you-can = C’est possible : { $choice }.
undo-nothing = Vous n’avez rien à annuler.
undo-not-free = Quelque chose a été révélé, ou quelqu’un d’autre a joué. « { command-consent } » l’annule si tous ici sont d’accord.
undo-agree = { $seat } : permettre cette annulation ? On en sait peut-être plus.
undo-refused = { $seat } refuse. Rien ne change.
saved = Enregistré dans { $file }.
rescued = La partie a été interrompue. Elle est enregistrée dans { $file }. Pour continuer : bywater play --resume { $file }
quit-save = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour partir sans enregistrer.
finish-save = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour passer.
goodbye = Au revoir.
bot-failed = { $seat } ({ $bot }) n’a pas su choisir : il joue un coup sans risque.
bot-late = { $seat } ({ $bot }) a réfléchi plus longtemps que permis.
together-won = Vous avez gagné ensemble : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
together-lost = Vous avez perdu ensemble : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-won = { $seat } : victoire, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, valeur { $value }.
result-lost = { $seat } : défaite, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, valeur { $value }.
result-rank = { $seat } : { $place ->
    [1] 1re place
   *[other] { $place }e place
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-even = { $seat } : match nul, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, valeur { $value }.

## Un match

match-person = Joueur { $number }
match-bot = Joueur { $number } ({ $bot })
match-game = Partie { $number } sur { $games }
match-seat = { $seat } : { $player }
match-begin = Appuyez sur Entrée pour commencer.
match-points = Score actuel
match-player-points = { $player } : { $points }
match-won = { $player } gagne le match.
match-even = Le match est nul.

## Adversaires

# L’échelle des bots, le plus facile d’abord.
bots-title = Adversaires pour { $game }
bots-name = Nom
bots-about = Style de jeu
bots-others = Pour la recherche : { $names }. Mettez un budget après le nom : ranger@500 (itérations) ou wizard@5s (secondes). Avec *2 à la fin, comme wizard@5s*2, deux processus réfléchissent.
bot-novice = Novice
bot-wayfarer = Voyageur
bot-ranger = Rôdeur
bot-captain = Capitaine
bot-wizard = Magicien
bot-mo-ismcts = Chercheur
bot-about-mo-ismcts = réfléchit à l’avance à tout jeu
bot-about-novice = joue bien, avec quelques erreurs
bot-about-wayfarer = joue selon des règles simples
bot-about-ranger = réfléchit un peu à l’avance
bot-about-captain = réfléchit bien à l’avance
bot-about-wizard = jusqu’à 2 secondes par coup ; notre plus fort

## Revoir une partie

replay-prompt = Entrée : suivant, b : retour, un nombre : y aller, q : quitter.
replay-step = Étape { $step } sur { $last }

## Pages

games-id = Nom court
games-name = Jeu
games-seats = Joueurs
games-tagline = En bref
plugin-broken = Non chargé : { $name } ({ $reason })
where-source = Source
where-nothing = Aucune valeur imprimée ne correspond à « { $text } ».
source-rulebook = la règle du jeu
source-source = des sources publiques
source-derived = découle des autres règles
source-recalled = de mémoire
source-reconstructed = reconstitué

## Simuler

simulate-progress = Parties
simulate-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }, { $form }
simulate-seat = Place
simulate-player = Joueur
simulate-wins = Gagnées
simulate-games = Parties
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-range = { $low } à { $high }
simulate-nobody = personne
simulate-ending = Fin de partie
simulate-length = Une partie dure { $mean } actions en moyenne, de { $low } à { $high }.
simulate-speed = { $seconds } s : { $games } parties et { $actions } actions par seconde.
simulate-thing = Utilisé
simulate-uses = Fois
simulate-no-coverage = Ce jeu ne dit pas quels éléments ont servi.

## L’arène

arena-progress = Parties
arena-title = { $game } : { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-subtitle = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-broken-off = Interrompu : { $played } parties jouées sur { $planned }.
arena-go-on = Elles sont enregistrées dans { $folder }. La même commande les reprend.
arena-not-kept = Rien n’a été enregistré. Avec --out DOSSIER, on peut interrompre un tournoi et le reprendre.
arena-written = Résultats dans { $folder } : results.json et results.svg, chaque partie dans games.jsonl.
arena-ratings = Force
arena-ratings-note = Points Elo par rapport à { $bot } : 400 de plus, c’est dix contre un.
arena-meetings = Qui a gagné contre qui
arena-meetings-table = Un bot à la table de l’autre
arena-sides = Victoires par place
arena-mirrors = Contre lui-même
arena-teams = En équipe
arena-conduct = Comment ils jouent
arena-bot = Bot
arena-level = Niveau
arena-seat = Place
arena-against = Contre
arena-games = Parties
arena-elo = Elo
arena-interval = Intervalle à 95 %
arena-first = Premier
arena-won = Gagnées
arena-share = Part
arena-place = Rang
arena-points = Points
arena-score = Score
arena-ahead = Face à { $bot } sur les mêmes graines, avec intervalles à 95 %
arena-ahead-won = Gagnées (points de %)
arena-seeds = Graines
arena-moves = Coups par partie
arena-seconds = ms par coup
arena-slowest = Le plus lent
arena-fallbacks = Échecs
arena-overruns = Retards
arena-range = { $low } à { $high }
arena-with-interval = { $value } ({ $low } à { $high })
arena-elo-axis = Points Elo par rapport à { $bot }, avec intervalles à 95 %
arena-won-axis = Parties gagnées, avec intervalles à 95 %
arena-alike = Seules { $distinct } parties sur { $games } entre { $bot } et { $against } diffèrent : ces intervalles sont trop étroits.

## Ce qui ne va pas

error-unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
error-unknown-language = Il n’y a pas de langue « { $lang } ». Au choix : { $langs }.
error-bad-seats = { $game } se joue à { $counts }, pas à { $seats }.
error-unknown-seat = Il n’y a pas de place « { $seat } ». Au choix : { $seats }.
error-seat-form = « { $text } » ne dit pas qui joue à quelle place. Écrivez PLACE=QUI, par exemple dark=random.
error-unknown-player = Il n’y a pas de joueur « { $player } ». Au choix : { $players }.
error-bot-not-for-game = Le bot « { $player } » ne sait pas jouer à { $game }. Ceux-ci savent : { $players }.
error-bad-budget = « { $budget } » n’est pas un budget. Écrivez un nombre d’itérations, comme 1000, ou des secondes, comme 2s ; avec *2 à la fin, deux processus réfléchissent.
error-option-form = « { $text } » ne règle aucune option. Écrivez NOM=VALEUR.
error-unknown-option = Il n’y a pas d’option « { $option } ». Au choix : { $options }.
error-bad-option = L’option { $option } ne peut pas être « { $value } ». Au choix : { $allowed }.
error-options-clash = { $reason } Au choix : { $allowed }.
error-bad-table = { $file } ne convient pas à l’option { $option } ({ $detail }).
error-resume-alone = Une partie reprise a déjà ses places et ses options. Enlevez --seats, --option et --match.
error-other-game = { $file } est une partie enregistrée de { $game }.
error-cannot-read = Impossible de lire { $file } ({ $detail }).
error-cannot-write = Impossible d’écrire { $file } ({ $detail }).
error-older-database = { $file } a été créé par une version antérieure de Bywater : sa version de base de données est { $found }, et celle-ci lit { $expected }. Choisissez un autre fichier avec --data.
error-newer-database = { $file } a été créé par une version plus récente de Bywater : sa version de base de données est { $found }, et celle-ci lit { $expected }. Mettez Bywater à jour ou choisissez un autre fichier avec --data.
error-database-in-use = { $file } est utilisé par un autre serveur Bywater (processus { $pid }). Arrêtez-le d’abord ou choisissez un autre fichier avec --data.
error-keeps-other = { $file } n’est pas une partie enregistrée et n’est pas remplacé.
error-not-rescued = La partie a été interrompue et n’a pas pu être enregistrée.
error-not-text = { $file } n’est pas un fichier texte.
error-bad-record = La partie enregistrée est abîmée ({ $detail }).
error-other-version = La partie enregistrée relève d’une autre version des règles ({ $detail }).
error-no-manual = Il n’y a pas encore de règles pour { $game }.
error-other = Cela n’a pas marché ({ $detail }).
serve-ready = La table est prête : ouvrez { $address } dans un navigateur. Ctrl-C pour arrêter.
serve-kept = Les parties sont enregistrées dans { $file }.
error-no-page = La page n’est pas encore construite. Lancez : make play
error-cannot-serve = Impossible de servir à l’adresse { $address } : { $detail }.
error-arena-twice = Nommez chaque bot une seule fois.
error-arena-levels-twice = Nommez chaque niveau une seule fois.
error-arena-alone = Ici, les bots jouent les uns contre les autres : nommez-en au moins 2.
error-arena-empty = Il n’y a rien à jouer.
error-arena-levels = On ne compare des niveaux que dans les jeux où tous gagnent ou perdent ensemble.
error-arena-levels-form = « { $text } » ne nomme aucun niveau à comparer. Écrivez NOM=VALEUR,VALEUR, par exemple sauron=15,12,10.
error-arena-dealt = { $game } n’a pas de mise en place secrète à tirer au sort.
error-arena-mirror = Ici, tous gagnent ou perdent ensemble : un bot ne peut pas jouer contre lui-même.
error-arena-other = { $folder } contient un autre tournoi. Pour le reprendre, répétez sa commande avec au moins autant de tours. Ou nommez un autre dossier.
error-arena-busy = Un autre tournoi se joue en ce moment dans { $folder }. Attendez sa fin, ou nommez un autre dossier.
error-arena-damaged = La ligne { $line } de { $file } est abîmée.
error-arena-died = Un processus s’est arrêté au milieu d’une partie. Les parties finies sont enregistrées si vous avez nommé un dossier.
error-arena-cluster = Aucune grappe Ray ne répond à { $address }.
error-arena-ray = Ray n’est pas installé. Installez-le avec : { "pip install 'bywater[ray]'" }
usage-no-such-command = Il n’y a pas de commande « { $command } ». Au choix : { $commands }.
usage-no-such-option = Il n’y a pas d’option { $option }. « --help » donne la liste.
usage-missing = Il manque { $name }. « --help » explique la commande.
usage-number = { $name } doit être un nombre entier.
usage-least = { $name } doit être un nombre entier, au moins { $least }.
usage-bad-value = { $name } a une mauvaise valeur ({ $detail }).
usage-no-value = { $option } demande une valeur.
usage-other = La commande contient une erreur ({ $detail }).

## Aide

help-usage = Usage : { $usage }
help-arguments = Arguments
help-options = options
    .title = Options
help-commands = Commandes
help-command = COMMANDE
help-option = Options
    .help = montrer cette page
    .lang = langue : en, fr ou de ; sinon celle du système
    .seats = nombre de joueurs, si un jeu admet plusieurs nombres
    .option = une option des règles, ou NOM=FICHIER pour vos propres données ; peut être répétée
    .seed = nombre de départ du hasard, pour retrouver la même partie
help-bywater = Jeux de plateau autour de l’Anneau : y jouer, faire jouer des bots, lire les règles.
    .version = montrer la version, et si les règles tournent compilées ou interprétées
    .more = « bywater COMMANDE --help » explique chaque commande. Pour commencer : bywater play confrontation
help-play = Jouer dans ce terminal.
    .game = le jeu, comme dans « bywater games » ; inutile avec --resume
    .seat = qui joue à quelle place, par exemple light=human ou dark=random ; une place est un nom, ou un numéro à partir de 1. Sinon, à vous la première place, aux bots les autres
    .resume = continuer la partie enregistrée dans ce fichier
    .match = jouer un match : chacun joue à chaque place, et les points s’ajoutent
    .more = Exemple : bywater play confrontation --seat light=random --seat dark=human
help-serve = Proposer les jeux dans le navigateur depuis cette machine.
    .host = l’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines
    .port = le port ; 0 prend le premier libre
    .data = le fichier des tables ; sinon, parmi les données de vos programmes
    .browser = ouvrir la page dans un navigateur
help-simulate = Faire jouer beaucoup de parties à des bots, et compter qui gagne.
    .game = le jeu, comme dans « bywater games »
    .games = combien de parties ; 1000 par défaut
    .seat = quel bot joue à quelle place, par exemple dark=random ; peut être répété
    .jobs = combien de processus ; par défaut, un par processeur
    .json = donner le résultat seulement en JSON
    .coverage = compter quels éléments du jeu ont servi ; plus lent
help-arena = Faire jouer des bots les uns contre les autres, et montrer lequel est le meilleur et avec quelle certitude.
    .game = le jeu, comme dans « bywater games »
    .bots = au moins deux bots, par exemple random cautious ; un seul suffit là où tous gagnent ou perdent ensemble
    .rounds = combien de tours ; 100 par défaut. Dans un tour entre rivaux, chacun des deux bots joue une fois à chaque place, avec le même hasard ; dans un tour d’équipes, chacun joue une partie par niveau
    .levels = valeurs d’une option à comparer, par exemple sauron=15,12,10, là où tous gagnent ou perdent ensemble
    .dealt = tirer au sort les mises en place secrètes, les mêmes pour les deux parties d’une paire, pour ne comparer que le jeu
    .mirror = faire aussi jouer chaque bot contre lui-même, une fois par tour, pour voir ce que valent les places
    .out = un dossier pour les résultats ; la même commande reprend un tournoi interrompu ou ajoute des tours
    .jobs = combien de processus ; par défaut, un par processeur
    .ray = jouer sur une grappe Ray : celle de RAY_ADDRESS, sinon une démarrée ici
    .json = donner le résultat seulement en JSON
    .more = Les bots dont le budget est en secondes réfléchissent moins quand beaucoup de processus partagent la machine : donnez-leur un processeur chacun. Exemple : bywater arena quest random cautious -n 50 --levels sauron=15,12,10 --out essai
help-replay = Revoir une partie enregistrée pas à pas.
    .file = la partie enregistrée
    .seat = la place d’où regarder ; sinon toutes, une fois la partie finie
    .plain = donner seulement le journal
help-games = Donner la liste des jeux.
help-bots = Donner la liste des bots d’un jeu, du plus facile au plus fort.
    .game = le jeu, comme dans « bywater games »
help-rules = Lire les règles d’un jeu, ou la source d’une valeur imprimée.
    .game = le jeu, comme dans « bywater games »
    .where = montrer la source des valeurs imprimées où figure ce texte, par exemple moria
