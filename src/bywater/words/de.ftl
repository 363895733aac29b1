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
curtain-enter = { $seat }: Enter drücken, sobald du allein vor dem Bildschirm sitzt.
shortcuts = Fertige Aufstellungen:
nothing-to-choose = Hier gibt es nichts zu wählen: Enter drücken.
hint-help = Gib eine Nummer ein, oder „hilfe“.
which-of = Das kann mehreres heißen:
no-such-number = Eine Möglichkeit { $number } gibt es jetzt nicht.
not-understood = „{ $text }“ steht nicht zur Wahl und ist auch sonst keine Aktion dieses Spiels. Gib eine Nummer aus der Liste ein, oder „hilfe“.
help-choosing = Gib die Nummer einer Möglichkeit ein (etwa { $number }), ihre Notation (etwa { $example }) oder die Anfänge ihrer Wörter, wenn nur eine Möglichkeit passt. Außerdem:
command-help = hilfe
    .names = hilfe, help, ?, h
    .help = diese Liste
command-rules = regeln
    .names = regeln, rules
    .help = die Spielregeln lesen
command-log = verlauf
    .names = verlauf, log
    .help = alles, was du geschehen sahst
command-about = info NAME
    .names = info, about, figure, card
    .help = was eine Figur oder eine Karte kann
command-why = warum AKTION
    .names = warum, why
    .help = warum etwas jetzt nicht geht
command-undo = zurück
    .names = zurück, zurueck, undo, u
    .help = die letzte eigene Wahl zurücknehmen, solange nichts Verborgenes gezeigt wurde
command-consent = zurück!
    .names = zurück!, zurueck!, undo!
    .help = die letzte eigene Wahl und alles danach zurücknehmen, wenn alle hier zustimmen
command-board = brett
    .names = brett, board, b
    .help = den Tisch neu zeichnen
command-save = sichern DATEI
    .names = sichern, speichern, save
    .help = die Partie aufschreiben, um später mit „bywater play --resume DATEI“ weiterzuspielen
command-quit = ende
    .names = ende, quit, exit, q
    .help = den Tisch verlassen
about-nothing = Hier heißt nichts „{ $text }“, oder es gibt nichts darüber zu sagen.
why-what = Warum was? Gib „warum“ und eine Aktion in ihrer Notation ein.
why-you-can = Das geht: { $choice }.
undo-nothing = Es gibt keine eigene Wahl zurückzunehmen.
undo-not-free = Seitdem wurde etwas Verborgenes gezeigt, oder jemand anderes hat gehandelt. „{ command-consent }“ nimmt es zurück, wenn alle hier zustimmen.
undo-agree = { $seat }: zurücknehmen, obwohl nun vielleicht mehr bekannt ist?
undo-refused = { $seat } stimmt nicht zu. Alles bleibt, wie es ist.
saved = Gesichert in { $file }.
rescued = Die Partie wurde abgebrochen. Sie ist gesichert in { $file }; weiter geht es mit: bywater play --resume { $file }
quit-save = Partie sichern? Gib einen Dateinamen ein, oder nur Enter, um ohne Sichern zu gehen.
finish-save = Partie aufheben? Gib einen Dateinamen ein, oder nur Enter.
goodbye = Leb wohl.
bot-failed = { $seat } ({ $bot }) konnte sich nicht entscheiden: An seiner Stelle wurde etwas Sicheres getan.
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
result-even = { $seat } gewinnt und verliert nicht: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Wert { $value }.

## Ein Match

match-person = Spieler { $number }
match-bot = Spieler { $number } ({ $bot })
match-game = Partie { $number } von { $games }
match-seat = { $seat }: { $player }
match-begin = Enter drücken, um zu beginnen.
match-points = Punkte bisher
match-player-points = { $player }: { $points }
match-won = { $player } gewinnt das Match.
match-even = Das Match endet unentschieden.

## Gegner

# Die Leiter der Bots, der sanfteste zuerst.
bots-title = Gegner für { $game }
bots-name = Name
bots-about = Was er tut
bots-others = Für die Forschung gibt es außerdem: { $names }. Ein Budget steht hinter dem Namen: ranger@500 (Durchläufe) oder wizard@5s (Sekunden); mit *2 dahinter, etwa wizard@5s*2, denken zwei Prozesse nach.
bot-novice = Neuling
bot-wayfarer = Wanderer
bot-ranger = Waldläufer
bot-captain = Hauptmann
bot-wizard = Zauberer
bot-mo-ismcts = Sucher
bot-about-mo-ismcts = denkt in jedem Spiel voraus
bot-about-novice = meint es gut, aber greift ab und zu daneben
bot-about-wayfarer = spielt nach einfachen Faustregeln
bot-about-ranger = denkt ein wenig voraus
bot-about-captain = denkt weit voraus
bot-about-wizard = nimmt sich bis zu zwei Sekunden für jeden Zug und ist der stärkste, den wir haben

## Nachspielen

replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende.
replay-step = Schritt { $step } von { $last }

## Seiten

games-id = Kurzname
games-name = Spiel
games-seats = Spieler
games-tagline = Worum es geht
plugin-broken = Nicht geladen: { $name } ({ $reason })
where-source = Woher
where-nothing = Kein gedruckter Wert hat „{ $text }“ im Namen, im Wert oder in der Anmerkung.
source-rulebook = Spielregel
source-source = öffentliche Quellen
source-derived = folgt aus dem Übrigen
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
simulate-speed = { $seconds } s: { $games } Partien und { $actions } Aktionen in der Sekunde.
simulate-thing = Benutzt
simulate-uses = Wie oft
simulate-no-coverage = Dieses Spiel sagt nicht, welche seiner Dinge benutzt wurden.

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
arena-go-on = Sie liegen in { $folder }. Derselbe Befehl macht dort weiter.
arena-not-kept = Nichts wurde aufgehoben. Mit --out ORDNER kann ein Turnier abgebrochen und fortgesetzt werden.
arena-written = Ergebnisse in { $folder }: results.json und results.svg, jede Partie in games.jsonl.
arena-ratings = Spielstärke
arena-ratings-note = Elo-Punkte gegenüber { $bot }: 400 mehr heißt zehn zu eins.
arena-meetings = Wer gegen wen gewonnen hat
arena-meetings-table = Allein an einem Tisch des anderen
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
arena-overruns = Überzogen
arena-range = { $low } bis { $high }
arena-with-interval = { $value } ({ $low } bis { $high })
arena-elo-axis = Elo-Punkte gegenüber { $bot }, mit 95-%-Bereichen
arena-won-axis = Gewonnene Partien, mit 95-%-Bereichen
arena-alike = Nur { $distinct } von { $games } Partien zwischen { $bot } und { $against } unterscheiden sich: Diese Bereiche versprechen zu viel.

## Was nicht geht

error-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $games }.
error-unknown-language = Es gibt keine Sprache „{ $lang }“. Es gibt: { $langs }.
error-bad-seats = { $game } wird zu { $counts } gespielt, nicht zu { $seats }.
error-unknown-seat = Es gibt keinen Platz „{ $seat }“. Es gibt: { $seats }.
error-seat-form = „{ $text }“ sagt nicht, wer wo sitzt. Schreib PLATZ=WER, etwa dark=random.
error-unknown-player = Es gibt keinen Spieler „{ $player }“. Es gibt: { $players }.
error-bot-not-for-game = Der Bot „{ $player }“ kennt { $game } nicht. Diese kennen es: { $players }.
error-bad-budget = „{ $budget }“ sagt nicht, wie lange ein Bot nachdenken darf. Schreibe eine Anzahl von Durchläufen wie 1000 oder Sekunden wie 2s; mit *2 dahinter denken zwei Prozesse nach.
error-option-form = „{ $text }“ sagt nicht, was gewählt wird. Schreib NAME=WERT.
error-unknown-option = Es gibt keine Option „{ $option }“. Es gibt: { $options }.
error-bad-option = Option { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-options-clash = { $reason } Möglich: { $allowed }.
error-bad-table = { $file } passt nicht zur Option { $option } ({ $detail }).
error-resume-alone = Eine fortgesetzte Partie bringt Plätze und Optionen mit: ohne --seats, --option und --match.
error-other-game = { $file } ist eine Partie des Spiels { $game }.
error-cannot-read = { $file } lässt sich nicht lesen ({ $detail }).
error-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }).
error-older-database = { $file } stammt von einer früheren Version von Bywater: Die Datei hat Datenbankversion { $found }, und diese Version liest { $expected }. Wähl mit --data eine andere Datei.
error-newer-database = { $file } stammt von einer neueren Version von Bywater: Die Datei hat Datenbankversion { $found }, und diese Version liest { $expected }. Aktualisiere Bywater oder wähl mit --data eine andere Datei.
error-database-in-use = { $file } wird von einem anderen Bywater-Server benutzt (Prozess { $pid }). Beende ihn zuerst, oder wähl mit --data eine andere Datei.
error-keeps-other = { $file } ist keine aufgeschriebene Partie und wird nicht überschrieben.
error-not-rescued = Die Partie wurde abgebrochen, und sie ließ sich nirgends sichern.
error-not-text = { $file } ist keine Textdatei.
error-bad-record = Die aufgeschriebene Partie ist beschädigt ({ $detail }).
error-other-version = Die aufgeschriebene Partie gehört zu einer anderen Fassung der Regeln ({ $detail }).
error-no-manual = Für { $game } gibt es noch keine Anleitung.
error-other = Das geht nicht ({ $detail }).
serve-ready = Der Tisch ist gedeckt: Öffne { $address } in einem Browser. Strg-C beendet ihn.
serve-kept = Partien werden in { $file } aufbewahrt.
error-no-page = Die Seite wurde noch nicht gebaut. Dazu: make play
error-cannot-serve = Unter { $address } lässt sich nichts bereitstellen: { $detail }.
error-arena-twice = Jeder Bot darf nur einmal genannt werden: Er wäre nicht von sich selbst zu unterscheiden.
error-arena-levels-twice = Jede Stufe darf nur einmal genannt werden: Sie wäre nicht von sich selbst zu unterscheiden.
error-arena-alone = Hier spielen Bots gegeneinander: Nenn mindestens zwei.
error-arena-empty = Es gibt nichts zu spielen.
error-arena-levels = Stufen lassen sich nur vergleichen, wo alle gemeinsam gewinnen oder verlieren.
error-arena-levels-form = „{ $text }“ sagt nicht, welche Stufen verglichen werden. Schreib NAME=WERT,WERT, etwa sauron=15,12,10.
error-arena-dealt = { $game } hat keine geheime Aufstellung, die verteilt werden könnte.
error-arena-mirror = Hier gewinnen oder verlieren alle zusammen: Ein Bot hat niemanden, gegen den er spielen könnte.
error-arena-other = In { $folder } liegen die Partien eines anderen Turniers. Wiederhol dessen Befehl, um weiterzuspielen (mit so vielen Runden oder mehr), oder nenn einen anderen Ordner.
error-arena-busy = In { $folder } wird gerade ein anderes Turnier gespielt. Warte auf sein Ende oder nenn einen anderen Ordner.
error-arena-damaged = Zeile { $line } von { $file } ist beschädigt.
error-arena-died = Ein Prozess endete mitten in einer Partie. Beendete Partien sind aufgehoben, wenn es einen Ordner dafür gibt.
error-arena-cluster = Unter { $address } antwortet kein Ray-Cluster.
error-arena-ray = Ray ist nicht installiert. Es kommt mit: { "pip install 'bywater[ray]'" }
usage-no-such-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $commands }.
usage-no-such-option = Es gibt keine Option { $option }. „--help“ nennt alle.
usage-missing = { $name } fehlt. „--help“ erklärt den Befehl.
usage-number = { $name } muss eine ganze Zahl sein.
usage-least = { $name } muss eine ganze Zahl sein, mindestens { $least }.
usage-bad-value = Der Wert von { $name } passt nicht ({ $detail }).
usage-no-value = { $option } braucht einen Wert.
usage-other = Der Befehl ist nicht zu verstehen ({ $detail }).

## Hilfe

help-usage = Aufruf: { $usage }
help-arguments = Angaben
help-options = Optionen
    .title = Optionen
help-commands = Befehle
help-command = BEFEHL
help-option = Optionen
    .help = diese Seite zeigen
    .lang = Sprache: en, fr oder de; sonst die der Umgebung
    .seats = Zahl der Spieler, wo ein Spiel mehrere zulässt
    .option = eine Wahl zu den Spielregeln, oder NAME=DATEI für eigene Daten; mehrfach möglich
    .seed = Startzahl des Zufalls, um dieselbe Partie wieder zu erhalten
help-bywater = Brettspiele um den Ring: hier spielen, Bots spielen lassen, Regeln lesen.
    .version = die Version zeigen, und ob die Regeln kompiliert oder interpretiert laufen
    .more = „bywater BEFEHL --help“ sagt mehr zu jedem Befehl. Zum Anfangen: bywater play confrontation
help-play = Ein Spiel in diesem Terminal spielen.
    .game = welches Spiel, wie in „bywater games“; mit --resume nicht nötig
    .seat = wer wo sitzt, etwa light=human oder dark=random; ein Platz ist sein Name oder seine Nummer ab 1. Sonst gehört dir der erste Platz, und Bots die übrigen
    .resume = eine Partie fortsetzen, die in dieser Datei gesichert ist
    .match = ein Match spielen: alle sitzen einmal überall, und die Punkte werden addiert
    .more = Beispiel: bywater play confrontation --seat light=random --seat dark=human
help-serve = Den Tisch im Browser auf diesem Rechner bereitstellen.
    .host = die Adresse, unter der gelauscht wird; 0.0.0.0 lässt andere Rechner herein
    .port = der Port; 0 nimmt irgendeinen freien
    .data = die Datei, in der Tische aufbewahrt werden; sonst eine bei den Daten deiner Programme
    .browser = die Seite in einem Browser öffnen
help-simulate = Bots viele Partien spielen lassen und sagen, wer wie oft gewinnt.
    .game = welches Spiel, wie in „bywater games“
    .games = wie viele Partien; sonst 1000
    .seat = welcher Bot wo sitzt, etwa dark=random; mehrfach möglich
    .jobs = wie viele Prozesse; sonst einer für jeden Prozessor
    .json = das Ergebnis als JSON ausgeben und sonst nichts
    .coverage = zählen, welche Dinge aus der Schachtel benutzt wurden; langsamer
help-arena = Bots gegeneinander spielen lassen und sagen, welcher besser ist und wie sicher das ist.
    .game = welches Spiel, wie in „bywater games“
    .bots = zwei Bots oder mehr, etwa random cautious; wo alle gemeinsam gewinnen oder verlieren, genügt einer
    .rounds = wie viele Runden; sonst 100. In einer Runde von Gegnern sitzt jeder von zwei Bots einmal auf jedem Platz, bei gleichem Zufall; in einer Runde von Teams spielt jeder eine Partie auf jeder Stufe
    .levels = Werte einer Option, die verglichen werden, etwa sauron=15,12,10, wo alle gemeinsam gewinnen oder verlieren
    .dealt = geheime Aufstellungen auslosen, dieselben für beide Partien eines Paars, damit nur das Spiel verglichen wird
    .mirror = jeden Bot einmal je Runde auch gegen sich selbst spielen lassen, um zu sehen, was die Plätze wert sind
    .out = ein Ordner für die Ergebnisse; ein abgebrochenes Turnier geht dort weiter, ebenso eines, das mehr Runden haben soll
    .jobs = wie viele Prozesse; sonst einer für jeden Prozessor
    .ray = auf einem Ray-Cluster spielen: dem aus RAY_ADDRESS, sonst einem hier gestarteten
    .json = das Ergebnis als JSON ausgeben und sonst nichts
    .more = Bots mit einem Budget in Sekunden denken weniger, wenn viele Prozesse sich die Maschine teilen: Gib ihnen je einen Prozessor. Beispiel: bywater arena quest random cautious -n 50 --levels sauron=15,12,10 --out versuch
help-replay = Eine gesicherte Partie Schritt für Schritt ansehen.
    .file = die Datei mit der Partie
    .seat = von diesem Platz aus; sonst von allen Plätzen, wenn die Partie vorbei ist
    .plain = den ganzen Verlauf ausgeben und sonst nichts
help-games = Die Spiele auflisten.
help-bots = Sagen, welche Bots ein Spiel spielen, vom sanftesten zum stärksten.
    .game = welches Spiel, wie in „bywater games“
help-rules = Die Regeln eines Spiels lesen, oder woher ein gedruckter Wert stammt.
    .game = welches Spiel, wie in „bywater games“
    .where = sagen, woher die gedruckten Werte mit diesem Text stammen, etwa moria
