### Wörter, die alle Spiele gemeinsam haben: Befehlszeile und Terminal, auf Deutsch.

## Kleinigkeiten

seat-number = Platz { $number }
percent = { $number } %
yes = ja
    .words = j, ja
yes-or-no = (j/n)
form-compiled = kompiliert
form-interpreted = interpretiert

## Am Tisch

curtain = Als Nächstes: { $seat }. Alle anderen schauen weg.
curtain-enter = { $seat }: Drück Enter, sobald nur du den Bildschirm siehst.
shortcuts = Fertige Aufstellungen:
nothing-to-choose = Nichts zu wählen. Drück Enter.
hint-help = Gib eine Nummer ein, oder „hilfe“.
which-of = Das passt auf mehrere Züge:
no-such-number = Einen Zug { $number } gibt es nicht.
not-understood = „{ $text }“ steht nicht zur Wahl und ist auch sonst kein Zug in diesem Spiel. Gib eine Nummer aus der Liste ein, oder „hilfe“.
help-choosing = Gib die Nummer eines Zugs ein (etwa { $number }), seine Notation (etwa { $example }) oder die Anfänge seiner Wörter, wenn nur ein Zug passt. Außerdem:
command-help = hilfe
    .names = hilfe, help, ?, h
    .help = diese Liste
command-rules = regeln
    .names = regeln, rules
    .help = die Regeln lesen
command-log = verlauf
    .names = verlauf, log
    .help = alles zeigen, was du bisher gesehen hast
command-about = info NAME
    .names = info, about, figure, card
    .help = zeigen, was eine Figur oder Karte kann
command-why = warum AKTION
    .names = warum, why
    .help = zeigen, warum etwas jetzt nicht geht
command-undo = zurück
    .names = zurück, zurueck, undo, u
    .help = den letzten eigenen Zug zurücknehmen, solange nichts Verborgenes aufgedeckt wurde
command-consent = zurück!
    .names = zurück!, zurueck!, undo!
    .help = den letzten eigenen Zug und alles danach zurücknehmen, wenn alle hier zustimmen
command-board = brett
    .names = brett, board, b
    .help = den Spielplan neu zeigen
command-save = sichern DATEI
    .names = sichern, speichern, save
    .help = die Partie speichern; weiter geht es mit „bywater play --resume DATEI“
command-quit = ende
    .names = ende, quit, exit, q
    .help = die Partie verlassen
about-nothing = Zu „{ $text }“ gibt es hier nichts zu sagen.
why-what = Warum was? Gib „warum“ und einen Zug in seiner Notation ein.
why-you-can = Das geht: { $choice }.
undo-nothing = Du kannst nichts zurücknehmen.
undo-not-free = Seitdem wurde etwas aufgedeckt, oder jemand anderes hat gespielt. „{ command-consent }“ nimmt es zurück, wenn alle hier zustimmen.
undo-agree = { $seat }: Zurücknehmen erlauben? Vielleicht ist nun mehr bekannt.
undo-refused = { $seat } sagt Nein. Alles bleibt, wie es ist.
saved = Gespeichert in { $file }.
rescued = Die Partie wurde abgebrochen. Sie ist gespeichert in { $file }. Weiter geht es mit: bywater play --resume { $file }
quit-save = Partie speichern? Gib einen Dateinamen ein. Nur Enter: beenden, ohne zu speichern.
finish-save = Partie speichern? Gib einen Dateinamen ein, oder nur Enter.
goodbye = Leb wohl.
bot-failed = { $seat } ({ $bot }) konnte sich nicht entscheiden und hat einen sicheren Zug gespielt.
bot-late = { $seat } ({ $bot }) hat länger nachgedacht als erlaubt.
together-won = Ihr habt gemeinsam gewonnen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
together-lost = Ihr habt gemeinsam verloren: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
result-won = { $seat } gewinnt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Wert { $value }.
result-lost = { $seat } verliert: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Wert { $value }.
result-rank = { $seat }: Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
result-even = { $seat } spielt unentschieden: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Wert { $value }.

## Ein Match

match-person = Spieler { $number }
match-bot = Spieler { $number } ({ $bot })
match-game = Partie { $number } von { $games }
match-seat = { $seat }: { $player }
match-begin = Drück Enter, um zu beginnen.
match-points = Punkte bisher
match-player-points = { $player }: { $points }
match-won = { $player } gewinnt das Match.
match-even = Das Match endet unentschieden.

## Gegner

# Die Leiter der Bots, der leichteste zuerst.
bots-title = Gegner für { $game }
bots-name = Name
bots-about = Spielweise
bots-others = Für die Forschung gibt es außerdem: { $names }. Ein Budget steht hinter dem Namen: ranger@500 (Durchläufe) oder wizard@5s (Sekunden). Mit *2 am Ende, etwa wizard@5s*2, denken zwei Prozesse.
bot-novice = Neuling
bot-wayfarer = Wanderer
bot-ranger = Waldläufer
bot-captain = Hauptmann
bot-wizard = Zauberer
bot-mo-ismcts = Sucher
bot-about-mo-ismcts = denkt in jedem Spiel voraus
bot-about-novice = spielt ordentlich, macht aber Fehler
bot-about-wayfarer = spielt nach einfachen Faustregeln
bot-about-ranger = denkt ein wenig voraus
bot-about-captain = denkt weit voraus
bot-about-wizard = denkt bis zu 2 Sekunden je Zug; unser stärkster

## Nachspielen

replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende.
replay-step = Schritt { $step } von { $last }

## Seiten

games-id = Kurzname
games-name = Spiel
games-seats = Spieler
games-tagline = Worum es geht
plugin-broken = Nicht geladen: { $name } ({ $reason })
where-source = Quelle
where-nothing = Kein gedruckter Wert passt zu „{ $text }“.
source-rulebook = Spielregel
source-source = öffentliche Quellen
source-derived = folgt aus den anderen Regeln
source-recalled = Erinnerung
source-reconstructed = erschlossen

## Simulieren

simulate-progress = Partien
simulate-title = { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }, { $form }
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Gewonnen
simulate-games = Partien
simulate-share = Anteil
simulate-interval = 95-%-Bereich
simulate-range = { $low } bis { $high }
simulate-nobody = niemand
simulate-ending = Wie es endete
simulate-length = Eine Partie dauert im Mittel { $mean } Aktionen, von { $low } bis { $high }.
simulate-speed = { $seconds } s: { $games } Partien und { $actions } Aktionen je Sekunde.
simulate-thing = Benutzt
simulate-uses = Wie oft
simulate-no-coverage = Dieses Spiel meldet nicht, welche Teile benutzt wurden.

## Die Arena

arena-progress = Partien
arena-title = { $game }: { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }
arena-subtitle = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }
arena-broken-off = Abgebrochen: { $played } von { $planned } Partien sind gespielt.
arena-go-on = Sie sind gespeichert in { $folder }. Derselbe Befehl setzt sie fort.
arena-not-kept = Nichts wurde gespeichert. Mit --out ORDNER lässt sich ein Turnier abbrechen und fortsetzen.
arena-written = Ergebnisse in { $folder }: results.json und results.svg, jede Partie in games.jsonl.
arena-ratings = Spielstärke
arena-ratings-note = Elo-Punkte gegenüber { $bot }: 400 mehr heißt zehn zu eins.
arena-meetings = Wer gegen wen gewann
arena-meetings-table = Ein Bot am Tisch des anderen
arena-sides = Siege nach Platz
arena-mirrors = Gegen sich selbst
arena-teams = Als Team
arena-conduct = Wie sie spielen
arena-bot = Bot
arena-level = Stufe
arena-seat = Platz
arena-against = Gegen
arena-games = Partien
arena-elo = Elo
arena-interval = 95-%-Bereich
arena-first = Erster
arena-won = Gewonnen
arena-share = Anteil
arena-place = Rang
arena-points = Punkte
arena-score = Punkte
arena-ahead = Gegenüber { $bot } bei gleichen Startzahlen, mit 95-%-Bereichen
arena-ahead-won = Gewonnen (%-Punkte)
arena-seeds = Startzahlen
arena-moves = Züge je Partie
arena-seconds = ms je Zug
arena-slowest = Langsamster
arena-fallbacks = Versagt
arena-overruns = Zu langsam
arena-range = { $low } bis { $high }
arena-with-interval = { $value } ({ $low } bis { $high })
arena-elo-axis = Elo-Punkte gegenüber { $bot }, mit 95-%-Bereichen
arena-won-axis = Gewonnene Partien, mit 95-%-Bereichen
arena-alike = Nur { $distinct } von { $games } Partien zwischen { $bot } und { $against } unterscheiden sich: Diese Bereiche sind zu eng.

## Was nicht geht

error-unknown-game = Es gibt kein Spiel „{ $game }“. Zur Wahl: { $games }.
error-unknown-language = Es gibt keine Sprache „{ $lang }“. Zur Wahl: { $langs }.
error-bad-seats = { $game } wird zu { $counts } gespielt, nicht zu { $seats }.
error-unknown-seat = Es gibt keinen Platz „{ $seat }“. Zur Wahl: { $seats }.
error-seat-form = „{ $text }“ sagt nicht, wer welchen Platz spielt. Schreib PLATZ=WER, etwa dark=random.
error-unknown-player = Es gibt keinen Spieler „{ $player }“. Zur Wahl: { $players }.
error-bot-not-for-game = Der Bot „{ $player }“ kann { $game } nicht. Diese können es: { $players }.
error-bad-budget = „{ $budget }“ ist kein Budget. Schreib eine Zahl von Durchläufen wie 1000 oder Sekunden wie 2s; mit *2 am Ende denken zwei Prozesse.
error-option-form = „{ $text }“ setzt keine Option. Schreib NAME=WERT.
error-unknown-option = Es gibt keine Option „{ $option }“. Zur Wahl: { $options }.
error-bad-option = Option { $option } kann nicht „{ $value }“ sein. Zur Wahl: { $allowed }.
error-options-clash = { $reason } Zur Wahl: { $allowed }.
error-bad-table = { $file } passt nicht zur Option { $option } ({ $detail }).
error-resume-alone = Eine fortgesetzte Partie hat schon Plätze und Optionen. Lass --seats, --option und --match weg.
error-other-game = { $file } ist eine gespeicherte Partie von { $game }.
error-cannot-read = { $file } lässt sich nicht lesen ({ $detail }).
error-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }).
error-older-database = { $file } stammt von einer früheren Version von Bywater: Die Datei hat Datenbankversion { $found }, und diese Version liest { $expected }. Wähl mit --data eine andere Datei.
error-newer-database = { $file } stammt von einer neueren Version von Bywater: Die Datei hat Datenbankversion { $found }, und diese Version liest { $expected }. Aktualisiere Bywater oder wähl mit --data eine andere Datei.
error-database-in-use = { $file } wird von einem anderen Bywater-Server benutzt (Prozess { $pid }). Beende ihn zuerst, oder wähl mit --data eine andere Datei.
error-keeps-other = { $file } ist keine gespeicherte Partie und wird nicht überschrieben.
error-not-rescued = Die Partie wurde abgebrochen und ließ sich nicht speichern.
error-not-text = { $file } ist keine Textdatei.
error-bad-record = Die gespeicherte Partie ist beschädigt ({ $detail }).
error-other-version = Die gespeicherte Partie gehört zu einer anderen Version der Regeln ({ $detail }).
error-no-manual = Für { $game } gibt es noch keine Anleitung.
error-other = Das hat nicht geklappt ({ $detail }).
serve-ready = Der Tisch ist bereit: Öffne { $address } in einem Browser. Strg-C beendet ihn.
serve-kept = Partien werden in { $file } gespeichert.
error-no-page = Die Seite ist noch nicht gebaut. Dazu: make play
error-cannot-serve = Unter { $address } lässt sich nichts bereitstellen: { $detail }.
error-arena-twice = Nenn jeden Bot nur einmal.
error-arena-levels-twice = Nenn jede Stufe nur einmal.
error-arena-alone = Hier spielen Bots gegeneinander: Nenn mindestens 2.
error-arena-empty = Es gibt nichts zu spielen.
error-arena-levels = Stufen lassen sich nur vergleichen, wo alle gemeinsam gewinnen oder verlieren.
error-arena-levels-form = „{ $text }“ nennt keine Stufen zum Vergleichen. Schreib NAME=WERT,WERT, etwa sauron=15,12,10.
error-arena-dealt = { $game } hat keine geheime Aufstellung zum Auslosen.
error-arena-mirror = Hier gewinnen oder verlieren alle zusammen: Ein Bot kann nicht gegen sich selbst spielen.
error-arena-other = In { $folder } liegt ein anderes Turnier. Wiederhol dessen Befehl mit mindestens so vielen Runden, um es fortzusetzen. Oder nenn einen anderen Ordner.
error-arena-busy = In { $folder } wird gerade ein anderes Turnier gespielt. Warte auf sein Ende oder nenn einen anderen Ordner.
error-arena-damaged = Zeile { $line } von { $file } ist beschädigt.
error-arena-died = Ein Prozess endete mitten in einer Partie. Beendete Partien sind gespeichert, wenn du einen Ordner genannt hast.
error-arena-cluster = Unter { $address } antwortet kein Ray-Cluster.
error-arena-ray = Ray ist nicht installiert. Es kommt mit: { "pip install 'bywater[ray]'" }
usage-no-such-command = Es gibt keinen Befehl „{ $command }“. Zur Wahl: { $commands }.
usage-no-such-option = Es gibt keine Option { $option }. „--help“ nennt alle.
usage-missing = { $name } fehlt. „--help“ erklärt den Befehl.
usage-number = { $name } muss eine ganze Zahl sein.
usage-least = { $name } muss eine ganze Zahl sein, mindestens { $least }.
usage-bad-value = { $name } hat einen falschen Wert ({ $detail }).
usage-no-value = { $option } braucht einen Wert.
usage-other = Der Befehl hat einen Fehler ({ $detail }).

## Hilfe

help-usage = Aufruf: { $usage }
help-arguments = Angaben
help-options = Optionen
    .title = Optionen
help-commands = Befehle
help-command = BEFEHL
help-option = Optionen
    .help = diese Seite zeigen
    .lang = Sprache: en, fr oder de; sonst die deines Systems
    .seats = Zahl der Spieler, wo ein Spiel mehrere zulässt
    .option = eine Option der Regeln, oder NAME=DATEI für eigene Daten; mehrfach möglich
    .seed = Startzahl des Zufalls, um dieselbe Partie wieder zu erhalten
help-bywater = Brettspiele um den Ring: hier spielen, Bots spielen lassen, Regeln lesen.
    .version = die Version zeigen, und ob die Regeln kompiliert oder interpretiert laufen
    .more = „bywater BEFEHL --help“ erklärt jeden Befehl. Zum Anfangen: bywater play confrontation
help-play = Ein Spiel in diesem Terminal spielen.
    .game = das Spiel, wie in „bywater games“; mit --resume nicht nötig
    .seat = wer welchen Platz spielt, etwa light=human oder dark=random; ein Platz ist ein Name oder eine Nummer ab 1. Sonst bekommst du den ersten Platz, und Bots die übrigen
    .resume = die in dieser Datei gespeicherte Partie fortsetzen
    .match = ein Match spielen: alle spielen einmal jeden Platz, und die Punkte werden addiert
    .more = Beispiel: bywater play confrontation --seat light=random --seat dark=human
help-serve = Auf diesem Rechner Partien im Browser anbieten.
    .host = die Adresse, unter der der Server lauscht; 0.0.0.0 lässt andere Rechner herein
    .port = der Port; 0 nimmt irgendeinen freien
    .data = die Datei für Tische; sonst eine bei den Daten deiner Programme
    .browser = die Seite in einem Browser öffnen
help-simulate = Bots viele Partien spielen lassen und zählen, wer gewinnt.
    .game = das Spiel, wie in „bywater games“
    .games = wie viele Partien; sonst 1000
    .seat = welcher Bot welchen Platz spielt, etwa dark=random; mehrfach möglich
    .jobs = wie viele Prozesse; sonst einer je Prozessor
    .json = das Ergebnis nur als JSON ausgeben
    .coverage = zählen, welche Teile des Spiels benutzt wurden; langsamer
help-arena = Bots gegeneinander spielen lassen und zeigen, welcher besser ist und wie sicher das ist.
    .game = das Spiel, wie in „bywater games“
    .bots = zwei Bots oder mehr, etwa random cautious; wo alle gemeinsam gewinnen oder verlieren, genügt einer
    .rounds = wie viele Runden; sonst 100. In einer Runde von Gegnern spielt jeder von zwei Bots jeden Platz einmal, mit demselben Glück; in einer Runde von Teams spielt jeder eine Partie je Stufe
    .levels = Werte einer Option, die verglichen werden, etwa sauron=15,12,10, wo alle gemeinsam gewinnen oder verlieren
    .dealt = geheime Aufstellungen auslosen, dieselben für beide Partien eines Paars, damit nur das Spiel verglichen wird
    .mirror = jeden Bot einmal je Runde auch gegen sich selbst spielen lassen, um zu sehen, was die Plätze wert sind
    .out = ein Ordner für die Ergebnisse; derselbe Befehl setzt ein abgebrochenes Turnier fort oder fügt Runden hinzu
    .jobs = wie viele Prozesse; sonst einer je Prozessor
    .ray = auf einem Ray-Cluster spielen: dem aus RAY_ADDRESS, sonst einem hier gestarteten
    .json = das Ergebnis nur als JSON ausgeben
    .more = Bots mit einem Budget in Sekunden denken weniger, wenn viele Prozesse sich die Maschine teilen: Gib ihnen je einen Prozessor. Beispiel: bywater arena quest random cautious -n 50 --levels sauron=15,12,10 --out versuch
help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
    .file = die gespeicherte Partie
    .seat = von diesem Platz aus; sonst von allen Plätzen, wenn die Partie vorbei ist
    .plain = nur den Verlauf ausgeben
help-games = Die Spiele auflisten.
help-bots = Die Bots eines Spiels auflisten, leichteste zuerst.
    .game = das Spiel, wie in „bywater games“
help-rules = Die Regeln eines Spiels lesen, oder die Quelle eines gedruckten Werts.
    .game = das Spiel, wie in „bywater games“
    .where = die Quelle der gedruckten Werte zeigen, zu denen dieser Text passt, etwa moria
