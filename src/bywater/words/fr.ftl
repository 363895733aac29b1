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

curtain = Au tour de : { $seat }. Les autres détournent les yeux.
curtain-enter = { $seat } : appuyez sur Entrée quand vous êtes seul devant l’écran.
shortcuts = Placements tout prêts :
nothing-to-choose = Il n’y a rien à choisir : appuyez sur Entrée.
hint-help = Tapez un numéro, ou « aide » pour en savoir plus.
which-of = Cela peut vouloir dire plusieurs choses :
no-such-number = Il n’y a pas de choix { $number } en ce moment.
not-understood = « { $text } » n’est ni l’un des choix ni une autre action de ce jeu. Tapez un numéro de la liste, ou « aide ».
help-choosing = Tapez le numéro d’un choix (par exemple { $number }), sa notation (par exemple { $example }), ou le début de ses mots si un seul choix convient. De plus :
command-help = aide
    .names = aide, help, ?, h
    .help = cette liste
command-rules = règles
    .names = règles, regles, rules
    .help = lire les règles du jeu
command-log = journal
    .names = journal, log
    .help = tout ce que vous avez vu se passer
command-about = info NOM
    .names = info, about, figure, card
    .help = ce que peut une figurine ou une carte
command-why = pourquoi ACTION
    .names = pourquoi, why
    .help = pourquoi une chose est impossible maintenant
command-undo = annuler
    .names = annuler, undo, u
    .help = reprendre votre dernier choix, tant que rien de caché n’a été montré
command-consent = annuler!
    .names = annuler!, undo!
    .help = reprendre votre dernier choix et tout ce qui a suivi, si tous ici sont d’accord
command-board = plateau
    .names = plateau, board, b
    .help = redessiner la table
command-save = sauver FICHIER
    .names = sauver, save
    .help = écrire la partie dans un fichier, pour continuer plus tard avec « bywater play --resume FICHIER »
command-quit = quitter
    .names = quitter, quit, exit, q
    .help = quitter la table
about-nothing = Rien ici ne s’appelle « { $text } », ou il n’y a rien à en dire.
why-what = Pourquoi quoi ? Tapez « pourquoi » suivi d’une action dans sa notation.
why-you-can = C’est possible : { $choice }.
undo-nothing = Vous n’avez aucun choix à reprendre.
undo-not-free = Quelque chose de caché a été montré depuis, ou quelqu’un d’autre a joué. « { command-consent } » revient en arrière si tous ici sont d’accord.
undo-agree = { $seat } : revenir en arrière, bien que l’on en sache peut-être plus ?
undo-refused = { $seat } n’est pas d’accord. Tout reste en l’état.
saved = Enregistré dans { $file }.
rescued = La partie a été interrompue. Elle est enregistrée dans { $file } ; pour continuer : bywater play --resume { $file }
quit-save = Enregistrer la partie ? Tapez un nom de fichier, ou seulement Entrée pour partir sans enregistrer.
finish-save = Garder la partie ? Tapez un nom de fichier, ou seulement Entrée.
goodbye = Adieu.
bot-failed = { $seat } ({ $bot }) n’a pas su choisir : un coup sans risque a été joué à sa place.
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
result-even = { $seat } : ni victoire ni défaite, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, valeur { $value }.

## Un match

match-person = Joueur { $number }
match-bot = Joueur { $number } ({ $bot })
match-game = Partie { $number } sur { $games }
match-seat = { $seat } : { $player }
match-begin = Appuyez sur Entrée pour commencer.
match-points = Points jusqu’ici
match-player-points = { $player } : { $points }
match-won = { $player } gagne le match.
match-even = Le match est nul.

## Adversaires

# L’échelle des bots, le plus doux d’abord.
bots-title = Adversaires pour { $game }
bots-name = Nom
bots-about = Ce qu’il fait
bots-others = Pour la recherche, il y a aussi : { $names }. Un budget suit le nom : ranger@500 (itérations) ou wizard@5s (secondes) ; avec *2 à la fin, comme wizard@5s*2, deux processus réfléchissent.
bot-novice = Novice
bot-wayfarer = Voyageur
bot-ranger = Rôdeur
bot-captain = Capitaine
bot-wizard = Magicien
bot-mo-ismcts = Chercheur
bot-about-mo-ismcts = réfléchit à l’avance à tout jeu
bot-about-novice = fait de son mieux, mais se trompe parfois
bot-about-wayfarer = joue selon des règles simples
bot-about-ranger = réfléchit un peu à l’avance
bot-about-captain = réfléchit bien à l’avance
bot-about-wizard = prend jusqu’à deux secondes par coup ; c’est le plus fort que nous ayons

## Revoir une partie

replay-prompt = Entrée : suivant, b : retour, un nombre : y aller, q : quitter.
replay-step = Étape { $step } sur { $last }

## Pages

games-id = Nom court
games-name = Jeu
games-seats = Joueurs
games-tagline = De quoi il s’agit
plugin-broken = Non chargé : { $name } ({ $reason })
where-source = D’après
where-nothing = Aucune valeur imprimée ne contient « { $text } » dans son nom, sa valeur ou sa remarque.
source-rulebook = la règle du jeu
source-source = des sources publiques
source-derived = découle du reste
source-recalled = le souvenir
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
simulate-ending = Comment cela a fini
simulate-length = Une partie dure { $mean } actions en moyenne, de { $low } à { $high }.
simulate-speed = { $seconds } s : { $games } parties et { $actions } actions par seconde.
simulate-thing = Utilisé
simulate-uses = Fois
simulate-no-coverage = Ce jeu ne dit pas lesquels de ses éléments ont servi.

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
arena-broken-off = Interrompu : { $played } parties sur { $planned } sont jouées.
arena-go-on = Elles sont gardées dans { $folder }. La même commande reprend à partir de là.
arena-not-kept = Rien n’a été gardé. Avec --out DOSSIER, un tournoi peut être interrompu puis repris.
arena-written = Résultats dans { $folder } : results.json et results.svg, chaque partie dans games.jsonl.
arena-ratings = Force
arena-ratings-note = Points Elo par rapport à { $bot } : 400 de plus, c’est dix contre un.
arena-meetings = Qui a gagné contre qui
arena-meetings-table = Seul à une table de l’autre
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
arena-alike = Seules { $distinct } parties sur { $games } entre { $bot } et { $against } diffèrent : ces intervalles sont trop sûrs d’eux.

## Ce qui ne va pas

error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
error-unknown-language = Il n’y a pas de langue « { $lang } ». Il y a : { $langs }.
error-bad-seats = { $game } se joue à { $counts }, pas à { $seats }.
error-unknown-seat = Il n’y a pas de place « { $seat } ». Il y a : { $seats }.
error-seat-form = « { $text } » ne dit pas qui s’assied où. Écrivez PLACE=QUI, par exemple dark=random.
error-unknown-player = Il n’y a pas de joueur « { $player } ». Il y a : { $players }.
error-bot-not-for-game = Le bot « { $player } » ne connaît pas { $game }. Ceux-ci le connaissent : { $players }.
error-bad-budget = « { $budget } » ne dit pas combien de temps un bot peut réfléchir. Écrivez un nombre d’itérations, comme 1000, ou des secondes, comme 2s ; avec *2 à la fin, deux processus réfléchissent.
error-option-form = « { $text } » ne dit pas ce qu’il faut choisir. Écrivez NOM=VALEUR.
error-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
error-bad-option = L’option { $option } ne peut pas être « { $value } ». Possible : { $allowed }.
error-options-clash = { $reason } Possible : { $allowed }.
error-bad-table = { $file } ne convient pas à l’option { $option } ({ $detail }).
error-resume-alone = Une partie reprise apporte ses places et ses options : sans --seats, --option ni --match.
error-other-game = { $file } est une partie du jeu { $game }.
error-cannot-read = { $file } ne peut pas être lu ({ $detail }).
error-cannot-write = { $file } ne peut pas être écrit ({ $detail }).
error-older-database = { $file } a été créé par une version antérieure de Bywater : sa version de base de données est { $found }, et celle-ci lit { $expected }. Choisissez un autre fichier avec --data.
error-newer-database = { $file } a été créé par une version plus récente de Bywater : sa version de base de données est { $found }, et celle-ci lit { $expected }. Mettez Bywater à jour ou choisissez un autre fichier avec --data.
error-database-in-use = { $file } est utilisé par un autre serveur Bywater (processus { $pid }). Arrêtez-le d’abord ou choisissez un autre fichier avec --data.
error-keeps-other = { $file } n’est pas une partie enregistrée et ne sera pas remplacé.
error-not-rescued = La partie a été interrompue, et elle n’a pu être enregistrée nulle part.
error-not-text = { $file } n’est pas un fichier texte.
error-bad-record = La partie enregistrée est abîmée ({ $detail }).
error-other-version = La partie enregistrée relève d’une autre version des règles ({ $detail }).
error-no-manual = Il n’y a pas encore de règles pour { $game }.
error-other = C’est impossible ({ $detail }).
serve-ready = La table est mise : ouvrez { $address } dans un navigateur. Ctrl-C pour arrêter.
serve-kept = Les parties sont gardées dans { $file }.
error-no-page = La page n’a pas été construite. Lancez : make play
error-cannot-serve = Impossible de servir à l’adresse { $address } : { $detail }.
error-arena-twice = Nommez chaque bot une seule fois : on ne saurait le distinguer de lui-même.
error-arena-levels-twice = Nommez chaque niveau une seule fois : on ne saurait le distinguer de lui-même.
error-arena-alone = Ici les bots jouent les uns contre les autres : nommez-en au moins deux.
error-arena-empty = Il n’y a rien à jouer.
error-arena-levels = On ne peut comparer des niveaux que là où tous gagnent ou perdent ensemble.
error-arena-levels-form = « { $text } » ne dit pas quels niveaux comparer. Écrivez NOM=VALEUR,VALEUR, par exemple sauron=15,12,10.
error-arena-dealt = { $game } n’a pas de mise en place secrète à distribuer.
error-arena-mirror = Ici, tous gagnent ou perdent ensemble : un bot n’a personne contre qui jouer.
error-arena-other = { $folder } contient les parties d’un autre tournoi. Répétez sa commande pour le reprendre (avec autant de tours ou plus), ou nommez un autre dossier.
error-arena-busy = Un autre tournoi se joue en ce moment dans { $folder }. Attendez sa fin, ou nommez un autre dossier.
error-arena-damaged = La ligne { $line } de { $file } est abîmée.
error-arena-died = Un processus s’est arrêté au milieu d’une partie. Les parties finies sont gardées s’il y a un dossier pour elles.
error-arena-cluster = Aucune grappe Ray ne répond à { $address }.
error-arena-ray = Ray n’est pas installé. Installez-le avec : { "pip install 'bywater[ray]'" }
usage-no-such-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
usage-no-such-option = Il n’y a pas d’option { $option }. « --help » donne la liste.
usage-missing = Il manque { $name }. « --help » explique la commande.
usage-number = { $name } doit être un nombre entier.
usage-least = { $name } doit être un nombre entier, au moins { $least }.
usage-bad-value = La valeur de { $name } ne convient pas ({ $detail }).
usage-no-value = { $option } demande une valeur.
usage-other = La commande n’est pas comprise ({ $detail }).

## Aide

help-usage = Usage : { $usage }
help-arguments = Arguments
help-options = options
    .title = Options
help-commands = Commandes
help-command = COMMANDE
help-option = Options
    .help = montrer cette page
    .lang = langue : en, fr ou de ; sinon celle de l’environnement
    .seats = nombre de joueurs, si un jeu admet plusieurs nombres
    .option = un choix sur les règles du jeu, ou NOM=FICHIER pour vos propres données ; peut être donné plusieurs fois
    .seed = nombre de départ du hasard, pour retrouver la même partie
help-bywater = Les jeux de plateau de l’Anneau : y jouer ici, y faire jouer des bots, lire leurs règles.
    .version = montrer la version, et si les règles tournent compilées ou interprétées
    .more = « bywater COMMANDE --help » en dit plus sur chaque commande. Pour commencer : bywater play confrontation
help-play = Jouer à un jeu dans ce terminal.
    .game = quel jeu, comme dans « bywater games » ; inutile avec --resume
    .seat = qui s’assied où, par exemple light=human ou dark=random ; une place est son nom ou son numéro à partir de 1. Sinon, à vous la première place, aux bots les autres
    .resume = continuer une partie enregistrée dans ce fichier
    .match = jouer un match : chacun s’assied partout une fois, et les points s’ajoutent
    .more = Exemple : bywater play confrontation --seat light=random --seat dark=human
help-serve = Servir la table dans le navigateur depuis cette machine.
    .host = l’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines
    .port = le port ; 0 en prend un de libre
    .data = le fichier où sont gardées les tables ; sinon, parmi les données de vos programmes
    .browser = ouvrir la page dans un navigateur
help-simulate = Faire jouer beaucoup de parties à des bots, et dire qui gagne combien de fois.
    .game = quel jeu, comme dans « bywater games »
    .games = combien de parties ; 1000 sauf indication
    .seat = quel bot s’assied où, par exemple dark=random ; peut être donné plusieurs fois
    .jobs = combien de processus ; un par processeur sauf indication
    .json = donner le résultat en JSON et rien d’autre
    .coverage = compter quels éléments de la boîte ont servi ; plus lent
help-arena = Faire jouer des bots les uns contre les autres, et dire lequel est le meilleur et avec quelle certitude.
    .game = quel jeu, comme dans « bywater games »
    .bots = au moins deux bots, par exemple random cautious ; un seul suffit là où tous gagnent ou perdent ensemble
    .rounds = combien de tours ; 100 sauf indication. Dans un tour entre rivaux, chacun des deux bots occupe chaque place une fois, avec le même hasard ; dans un tour d’équipes, chacun joue une partie à chaque niveau
    .levels = valeurs d’une option à comparer, par exemple sauron=15,12,10, là où tous gagnent ou perdent ensemble
    .dealt = tirer au sort les mises en place secrètes, les mêmes pour les deux parties d’une paire, pour ne comparer que le jeu
    .mirror = faire aussi jouer chaque bot contre lui-même, une fois par tour, pour voir ce que valent les places
    .out = un dossier pour les résultats ; un tournoi interrompu y reprend, et s’y poursuit si l’on demande plus de tours
    .jobs = combien de processus ; un par processeur sauf indication
    .ray = jouer sur une grappe Ray : celle de RAY_ADDRESS, sinon une démarrée ici
    .json = donner le résultat en JSON et rien d’autre
    .more = Les bots dont le budget est en secondes réfléchissent moins quand beaucoup de processus partagent la machine : donnez-leur un processeur chacun. Exemple : bywater arena quest random cautious -n 50 --levels sauron=15,12,10 --out essai
help-replay = Revoir pas à pas une partie enregistrée.
    .file = le fichier de la partie
    .seat = vue depuis cette place ; sinon de toutes les places une fois la partie finie
    .plain = donner tout le journal et rien d’autre
help-games = Donner la liste des jeux.
help-bots = Dire quels bots jouent à un jeu, du plus doux au plus fort.
    .game = quel jeu, comme dans « bywater games »
help-rules = Lire les règles d’un jeu, ou l’origine d’une valeur imprimée.
    .game = quel jeu, comme dans « bywater games »
    .where = dire d’où viennent les valeurs imprimées où figure ce texte, par exemple moria
