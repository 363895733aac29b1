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
undo-not-free = Seitdem wurde etwas Verborgenes gezeigt, oder jemand anderes hat gehandelt. „zurück!“ nimmt es zurück, wenn alle hier zustimmen.
undo-agree = { $seat }: zurücknehmen, obwohl nun vielleicht mehr bekannt ist?
undo-refused = { $seat } stimmt nicht zu. Alles bleibt, wie es ist.
saved = Gesichert in { $file }.
rescued = Die Partie wurde abgebrochen. Sie ist gesichert in { $file }; weiter geht es mit: bywater play --resume { $file }
quit-save = Partie sichern? Gib einen Dateinamen ein, oder nur Enter, um ohne Sichern zu gehen.
finish-save = Partie aufheben? Gib einen Dateinamen ein, oder nur Enter.
goodbye = Leb wohl.
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

## Nachspielen

replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende.
replay-step = Schritt { $step } von { $last }

## Seiten

games-id = Kurzname
games-name = Spiel
games-seats = Spieler
games-tagline = Worum es geht
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
simulate-speed = { $seconds } s: { $games } Partien und { $actions } Aktionen in der Sekunde.
simulate-thing = Benutzt
simulate-uses = Wie oft
simulate-no-coverage = Dieses Spiel sagt nicht, welche seiner Dinge benutzt wurden.

## Was nicht geht

error-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $games }.
error-unknown-language = Es gibt keine Sprache „{ $lang }“. Es gibt: { $langs }.
error-bad-seats = { $game } wird zu { $counts } gespielt, nicht zu { $seats }.
error-unknown-seat = Es gibt keinen Platz „{ $seat }“. Es gibt: { $seats }.
error-seat-form = „{ $text }“ sagt nicht, wer wo sitzt. Schreib PLATZ=WER, etwa dark=random.
error-unknown-player = Es gibt keinen Spieler „{ $player }“. Es gibt: { $players }.
error-bot-not-for-game = Der Bot „{ $player }“ kennt { $game } nicht. Diese kennen es: { $players }.
error-bad-budget = „{ $budget }“ sagt nicht, wie lange ein Bot nachdenken darf. Schreibe eine Anzahl von Durchläufen wie 1000 oder Sekunden wie 2s.
error-option-form = „{ $text }“ sagt nicht, was gewählt wird. Schreib NAME=WERT.
error-unknown-option = Es gibt keine Option „{ $option }“. Es gibt: { $options }.
error-bad-option = Option { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-bad-table = { $file } passt nicht zur Option { $option } ({ $detail }).
error-resume-alone = Eine fortgesetzte Partie bringt Plätze und Optionen mit: ohne --seats, --option und --match.
error-other-game = { $file } ist eine Partie des Spiels { $game }.
error-cannot-read = { $file } lässt sich nicht lesen ({ $detail }).
error-cannot-write = { $file } lässt sich nicht schreiben ({ $detail }).
error-keeps-other = { $file } ist keine aufgeschriebene Partie und wird nicht überschrieben.
error-not-rescued = Die Partie wurde abgebrochen, und sie ließ sich nirgends sichern.
error-not-text = { $file } ist keine Textdatei.
error-bad-record = Die aufgeschriebene Partie ist beschädigt ({ $detail }).
error-other-version = Die aufgeschriebene Partie gehört zu einer anderen Fassung der Regeln ({ $detail }).
error-no-manual = Für { $game } gibt es noch keine Anleitung.
error-other = Das geht nicht ({ $detail }).
usage-no-such-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $commands }.
usage-no-such-option = Es gibt keine Option { $option }. „--help“ nennt alle.
usage-missing = { $name } fehlt. „--help“ erklärt den Befehl.
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
help-simulate = Bots viele Partien spielen lassen und sagen, wer wie oft gewinnt.
    .game = welches Spiel, wie in „bywater games“
    .games = wie viele Partien; sonst 1000
    .seat = welcher Bot wo sitzt, etwa dark=random; mehrfach möglich
    .jobs = wie viele Prozesse; sonst einer für jeden Prozessor
    .json = das Ergebnis als JSON ausgeben und sonst nichts
    .coverage = zählen, welche Dinge aus der Schachtel benutzt wurden; langsamer
help-replay = Eine gesicherte Partie Schritt für Schritt ansehen.
    .file = die Datei mit der Partie
    .seat = von diesem Platz aus; sonst von allen Plätzen, wenn die Partie vorbei ist
    .plain = den ganzen Verlauf ausgeben und sonst nichts
help-games = Die Spiele auflisten.
help-rules = Die Regeln eines Spiels lesen, oder woher ein gedruckter Wert stammt.
    .game = welches Spiel, wie in „bywater games“
    .where = sagen, woher die gedruckten Werte mit diesem Text stammen, etwa moria
