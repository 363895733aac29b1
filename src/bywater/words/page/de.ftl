### Was nur die Seite im Browser sagt, außerhalb der Spiele selbst, auf Deutsch.

## Überall

shell-you = Du
shell-guest = Gast { $number }
shell-pair = { $label }: { $value }
shell-close = Schließen
shell-cancel = Abbrechen
shell-save = Speichern
shell-copy = Kopieren
shell-copied = Kopiert.
shell-not-copied = Dein Browser erlaubt das Kopieren nicht. Bitte markiere den Text und kopiere ihn selbst.
shell-again = Noch einmal versuchen
shell-main = Hauptmenü
shell-skip = Zum Inhalt
shell-language = Sprache
shell-theme = Farben
shell-theme-day = Tag
shell-theme-night = Nacht
shell-theme-system = Wie das System
shell-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
shell-not-found = Hier ist nichts zu finden.
shell-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
shell-not-sent = Verbindung verloren, es wurde nichts gesendet. Bitte wähle noch einmal, sobald sie wieder da ist.
nav-play = Spielen
nav-games = Meine Partien
nav-replays = Wiederholungen
nav-rules = Regeln
nav-about = Über Bywater
nav-more = Mehr
foot-fan = Inoffizielles Fanprojekt. Die Namen gehören ihren Inhabern.
foot-credits = Urheber und Lizenzen
name-title = Dein Name
name-label = Anzeigename
name-help = Alle an deinen Tischen sehen ihn. Ein Konto brauchst du nicht.
lost-title = Seite nicht gefunden
lost-text = Vielleicht fehlt in der Adresse ein Buchstabe.
lost-table = Tisch { $code }

## Die Lobby

lobby-title = Spiel mit!
lobby-lead = Vier Brettspiele um den Ring, in deinem Browser. Spiel sofort gegen einen Bot oder schick jemandem einen Link.
lobby-code = Hast du einen Tischcode?
lobby-code-example = z. B. OAK-HILL-STAR-17
lobby-join = Beitreten
lobby-how = Wie möchtest du spielen?
lobby-mode-bot = Gegen Bots
    .help = Beginnt sofort
lobby-mode-friend = Freunde einladen
    .help = Link schicken, ohne Konto
lobby-mode-same = An einem Bildschirm
    .help = Das Gerät geht reihum
lobby-mode-watch = Bots zusehen
    .help = Zurücklehnen und lernen
lobby-go-bot = Jetzt spielen
lobby-go-friend = Link erstellen
lobby-go-same = Partie vorbereiten
lobby-go-watch = Zusehen
lobby-set = Regeln und Optionen
lobby-versus = Gegeneinander
lobby-coop = Miteinander
lobby-players = Spieler
lobby-minutes = { $minutes } Min.
lobby-running = Deine Partien
lobby-waiting = { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
lobby-recent = Letzte Wiederholungen
lobby-all = Alle
lobby-confrontation = Die Entscheidung
    .about = Verborgene Figuren, eine Karte. Bring Frodo nach Mordor, oder jage ihn.
    .picture = Grüne Hügel und ein dunkles Land, dazwischen ein Gebirge, und Spielfiguren, die einander gegenüberstehen
lobby-towers = Die zwei Türme
    .about = Sammle Reihen auf dem Weg nach Minas Tirith. Ein schnelles Kartenrennen.
    .picture = Zwei Türme unter einem fahlen Mond, ein Weg mit sieben Stationen, vier farbige Karten
lobby-quest = Der Herr der Ringe
    .short = Der Herr der Ringe
    .about = Spielt gemeinsam die Hobbits und tragt den Ring durch vier gefährliche Orte.
    .picture = Fünf Wanderer auf einem Grat, vor ihnen ein brennender Berg, am Himmel ein schmaler Ring
lobby-fate = Das Schicksal der Gemeinschaft
    .short = Das Schicksal
    .about = Haltet die Zufluchten, entzündet die Leuchtfeuer und entkommt dem suchenden Auge.
    .picture = Leuchtfeuer auf Berggipfeln bei Nacht, davor eine weiße Stadt

## Listen von Spielen

list-with = mit { $names }
list-several = { $count } × { $name }
list-lesson = Geführte Partie
list-watching = { $names } (du siehst zu)
list-alone = allein
list-free = einem freien Platz
list-same = an diesem Gerät
list-waiting = Warten auf { $name }
list-your-turn = Du bist dran
list-open = Öffnen
list-watch = Wiederholung ansehen
list-upload = Gespeicherte Partie öffnen
list-no-games = Keine laufenden Partien.
list-no-replays = Noch keine beendeten Partien.
list-play-bot = Gegen einen Bot spielen
list-watch-bots = Bots zusehen
list-begin = Partie starten

## Vor einem Spiel

setup-rules = Regeln lesen
setup-seats = Anzahl der Spieler
setup-who = Spieler
setup-me = Ich
setup-here = Spieler an diesem Gerät
setup-open-chair = Per Link einladen
setup-bots = Bots, leichteste zuerst
setup-fine = Regeln für Fortgeschrittene ({ $count })
setup-changed = { $count } geändert
setup-open = Tisch erstellen
setup-begin = Partie starten

## Das Wartezimmer

room-title = Der Tisch ist bereit
room-come = { $count ->
        [one] 1 Platz ist frei. Nimm ihn und spiel mit.
       *[other] { $count } Plätze sind frei. Nimm einen und spiel mit.
    }
room-text = { $count ->
        [one] 1 Platz ist frei. Schick jemandem den Link oder den Code.
       *[other] { $count } Plätze sind frei. Schick den Link oder den Code an alle, die mitspielen sollen.
    }
room-full = Alle sind da. Es geht los.
room-code = Tischcode
room-link = Link zu diesem Tisch
room-share = Teilen
room-sit = Diesen Platz nehmen
room-leave = Platz verlassen
room-fill = Bot hinzufügen
room-empty = Bot entfernen
room-note = Die Partie beginnt, sobald alle Plätze besetzt sind.

## Plätze

chair-open = Freier Platz
chair-waiting-for = wartet auf einen Spieler
chair-here = da
chair-to-act = am Zug
chair-away = nicht da
chair-away-for = nicht da; in { $seconds } s übernimmt ein Bot
chair-standing-in = nicht da; ein Bot spielt
chair-bot = Bot
chair-bot-thinking = Bot, überlegt
chair-take-back = Platz zurücknehmen

## Der Tisch

bar-lobby = Zurück zur Lobby
bar-rules = Regeln
bar-resign = Aufgeben
bar-result = Ergebnis
bar-settings = Einstellungen
bar-seats = Spieler
bar-keys = Tasten
bar-rail = Protokoll, Notizen und Chat
bar-copy-link = Link zu diesem Tisch kopieren
bar-your-turn = Du bist dran
bar-watching = Du siehst zu
bar-over = Zu Ende
bar-opening = Der Tisch wird geöffnet …
set-volume = Töne
    .help = Kurze Töne für deinen Zug, Karten, Würfel und Kämpfe. Alles, was du hörst, siehst du auch.
set-volume-off = Aus
set-volume-level = { $percent } %
set-mute = Stumm
set-vibration = Vibration
    .help = Das Handy vibriert, wenn du am Zug bist.
set-motion = Animation
    .help = Figuren und Karten bewegen sich.
set-memory = Gedächtnishilfe
    .help = Zeigt, was du dir hättest merken können: gesehene Figuren, offen genommene Karten.
set-numbers = Tastenkürzel
    .help = 1 bis 9 wählen, Buchstaben öffnen Listen. „?“ zeigt alle Tasten.
key-enter = Eingabe
key-space = Leertaste
key-does-numbers = Zug mit dieser Nummer wählen
key-does-all = alle Züge
key-does-tab = nächster Zug
key-does-choose = den markierten Zug spielen
key-does-undo = zurücknehmen
key-does-log = Protokoll
key-does-hint = Hinweis
key-does-chat = Chat
key-does-keys = diese Liste
key-does-cancel = abbrechen, schließen
key-does-step = einen Zug zurück oder vor
key-does-ends = erster oder letzter Zug
key-does-play = abspielen oder anhalten
prompt-understood = Verstanden
choices-all = { $count ->
        [one] Der einzige Zug
       *[other] Alle Züge ({ $count })
    }
choices-find = Züge suchen
choices-none = Kein Treffer.
undo-free = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
tab-log = Protokoll
tab-notes = Notizen
tab-chat = Chat
rail-log-empty = Noch ist nichts geschehen.
rail-log-earlier = Frühere Züge zeigen
rail-log-look = Diesen Zug ansehen
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
undo-done = Ein Zug wurde zurückgenommen.
chat-send = Senden
explain-nothing = Mehr gibt es dazu nicht zu sagen.
plain-table = Auf dem Tisch
resign-title = Diese Partie aufgeben?
resign-text = Die Partie endet sofort und zählt für dich als verloren. Das lässt sich nicht zurücknehmen.
resign-text-several = Ein Bot übernimmt deinen Platz und spielt weiter, damit die anderen weiterspielen können. Du siehst dann zu.
resign-text-together = Die Partie endet sofort und zählt für euch alle als verloren. Das lässt sich nicht zurücknehmen.
notice-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter, und du siehst jetzt zu.
notice-resigned-one = Am aufgegebenen Platz spielt ein Bot weiter.
notice-interrupt-ended = { $name } hat nicht länger gewartet. Was du begonnen hattest, ist verworfen.
resign-text-challenge = Die Partie endet sofort und ist verloren. Deine erste beendete Partie zählt, und Aufgeben beendet sie. Weitere Versuche sind zur Übung.
lost-line = Verbindung verloren.
lost-line-again = { $seconds ->
        [0] Neuer Versuch. Deine Partie ist sicher.
       *[other] Neuer Versuch in { $seconds } s. Deine Partie ist sicher.
    }
stood-in-you = Du warst nicht da. Ein Bot spielt für dich.
stood-in = { $name } ist nicht da. Ein Bot spielt.
is-away = { $seconds ->
        [0] { $name } ist nicht da.
       *[other] { $name } ist nicht da. In { $seconds } s übernimmt ein Bot.
    }
asks-undo = { $name } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
asks-rematch = { $name } möchte noch einmal spielen. Bist du dabei?
asked-others = { $what ->
        [undo] Bitte um Zurücknehmen. Warten auf: { $names }
       *[rematch] Noch eine Partie? Warten auf: { $names }
    }
answer-yes = Ja
answer-no = Nein
peek = Du siehst Zug { $moment }. Die Partie geht weiter.
peek-back = Zurück zur Partie
curtain-title = Gib das Gerät an { $name }
curtain-text = Alle anderen schauen weg.
curtain-ready = Ich bin { $name }, zeig den Tisch
carry-title = Auf einem anderen Gerät weiterspielen
carry-text = Scanne dies mit dem anderen Gerät, oder öffne dort den Link. Dein Platz kommt mit.
carry-qr = QR-Code des Links
carry-link = Link zu deinem Platz
carry-note = Der Link gilt einmal und 15 Minuten lang. Wer ihn öffnet, spielt für dich: Behalte ihn für dich.
carry-coming = Dein Platz zieht um …
carry-late = Dieser Link ist abgelaufen

## Das Ende

end-you-won = Du hast gewonnen!
end-you-lost = Du hast verloren.
end-won = { $name } hat gewonnen.
end-even = Niemand hat gewonnen.
end-together-won = Ihr habt gemeinsam gewonnen!
end-together-lost = Ihr habt gemeinsam verloren.
end-resigned = { $name } hat aufgegeben.
end-you-resigned = Du hast aufgegeben.
end-first = Sieg
end-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-match = Bisher { $games } Partien: { $points }
end-asked = Die anderen sind gefragt, ob sie noch einmal spielen …
end-rematch = Noch einmal spielen
end-rematch-swapped = Noch einmal spielen, Seiten getauscht
end-next = Zur nächsten Partie gehen
end-replay = Wiederholung ansehen
end-record = Partie herunterladen

## Wiederholungen

replay-title = Wiederholung
replay-moment = Zug { $moment } von { $last }
replay-first = Erster Zug
replay-before = Voriger Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-last = Letzter Zug
replay-eyes = Ansicht
replay-all = Alle Karten offen
replay-watcher = Zuschauer
replay-link = Link zu diesem Zug
replay-branch = Von hier weiterspielen
replay-branch-text = Ein neuer Tisch beginnt bei Zug { $moment }. Wer spielt?

## Regeln und Urheber

rules-games = Spiele
rules-none = Für dieses Spiel gibt es noch keine Regeln.
credits-title = Über Bywater
credits-lead = Vier Brettspiele um die Fahrt mit dem Ring, an einem Ort.
credits-fan = Ein Fanprojekt
credits-fan-text = Bywater ist inoffiziell und hat mit den Autoren, Verlagen und Rechteinhabern der Spiele und Bücher, die es mag, nichts zu tun. Alle Namen gehören ihren Inhabern. Wir verwenden keinen Scan, kein Bild und keinen Satz eines gedruckten Spiels: Die Regeln stehen hier in eigenen Worten.
credits-drawn = Bilder
credits-drawn-text = Logo, Landkarten, Vignetten, Karten und Liniensymbole sind für Bywater gezeichnet. Der Rest ist frei lizenziert:
credits-icons = Bildzeichen von Lorc, Delapouite und anderen, umgefärbt, aus
credits-alegreya = Schrift von Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = Schrift von Paul D. Hunt, Adobe,
credits-made = Für Menschen und Programme
credits-made-text = Dieselben Spiele lassen sich im Terminal spielen und aus Python steuern. Bots sehen nur, was jemand auf ihrem Platz sähe.
credits-kept = Was gespeichert wird
credits-kept-text = Deine Einstellungen bleiben in diesem Browser. Der Server speichert deine Partien und Chatnachrichten, deine Ergebnisse bei Herausforderungen und Rätseln und deinen Namen; an einem Cookie erkennt er dich. Es gibt keine Tracker, und die Seite lädt nichts von anderswo.

## Angaben zu einem Tisch ohne Brett

fact-true = ja
fact-false = nein
fact-place = Ort
fact-sauron = Sauron
fact-dark = Korruption
fact-gone = Ausgeschieden
fact-bearer = Ringträger
fact-active = Am Zug
fact-lines = Leisten
fact-event = Ereignis
fact-ring_used = Ring benutzt
fact-gandalf = Gandalf
fact-board_cards = Karten neben dem Plan
fact-turned_up = Aufgedeckt
fact-shared = Ausgeteilt
fact-discards = Abgelegt
fact-discard = Abgelegt
fact-tiles = Plättchen
fact-tokens = Marker
fact-pledged = Zugesagt
fact-hands = Karten auf der Hand
fact-hand_sizes = Handkarten
fact-deck_size = Karten im Stapel
fact-foreseen = Vorhergesehen
fact-shields = Schilde
fact-open_shields = Offene Schilde
fact-special_shields = Besondere Schilde
fact-specials = Besondere Schilde
fact-taken = Genommen
fact-score = Punkte
fact-hope = Hoffnung
fact-threat = Bedrohung
fact-eye = Das Auge
fact-nazgul = Nazgûl
fact-friends = Verbündete Armeen
fact-shadow = Schattenarmeen
fact-havens = Zufluchten
fact-strongholds = Festungen
fact-characters = Figuren
fact-row = Reihe
fact-piles = Spielerstapel
fact-dark_piles = Der Himmel verdunkelt sich
fact-events_in = Ereignisse im Stapel
fact-skies_gone = Verdunkelte Himmel
fact-shadow_discard = Abgelegte Schattenkarten
fact-objectives = Ziele
fact-done = Erreicht
fact-acting = Handelt gerade
fact-first_taken = Aktionen des Ersten
fact-finished = Haben gehandelt
fact-party = Reisen zusammen
fact-shot = Erschossen
fact-slain = Erschlagen
fact-seat = Platz
fact-cards = Karten
fact-solo_turn = Zug
fact-successor = Nachfolger
fact-dice = Würfel

## Was der Server ablehnt

declined-undo = Die anderen möchten das lieber nicht zurücknehmen.
declined-rematch = Jetzt keine weitere Partie, danke.
refused-chair = Dieser Platz ist besetzt oder kann jetzt nicht verlassen werden.
refused-carry = Dieser Link wurde schon benutzt oder ist abgelaufen. Hol dir einen neuen auf dem Gerät, auf dem du spielst: Einstellungen, dann „Auf einem anderen Gerät weiterspielen“.
refused-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
refused-host = Das kann nur, wer den Tisch erstellt hat.
refused-no-question = Diese Frage ist schon beantwortet.
refused-no-table = Einen Tisch mit diesem Code gibt es nicht. Bitte prüf die Buchstaben.
refused-no-undo = Es gibt nichts zurückzunehmen.
refused-not-now = Das geht jetzt nicht.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-yours = Das darfst du nicht wählen.
refused-own = Deine eigenen Werte passen nicht{ $line ->
    [0] .
   *[other] : Bitte prüf Zeile { $line }.
}
refused-options = Diese Spieler und Optionen passen nicht zusammen. Bitte prüf sie.
refused-over = Die Partie ist zu Ende.
refused-record = Diese Datei ist keine gespeicherte Partie, oder sie ist beschädigt.
refused-rematch = An diesem Tisch geht jetzt keine weitere Partie.
refused-running = Das siehst du, wenn die Partie zu Ende ist.
refused-stale = Der Tisch hat sich verändert. Bitte wähle noch einmal.
refused-storage = Die Partie lässt sich gerade nicht speichern. Bitte versuch es bald noch einmal.
refused-too-big = Das ist zu lang.
refused-too-fast = Zu schnell. Bitte warte einen Moment.
refused-unknown = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-version = Diese Partie begann mit einer anderen Version der Regeln und kann nicht weitergehen.
refused-wait = Du bist nicht dran.
refused-watching = Hier siehst du nur zu.
ended-resigned = Jemand hat aufgegeben.

## Hinweise: warum ein Bot etwas wählen würde

why-only = Es ist der einzige Zug.
why-habit = Das spiele ich nach Faustregel.
why-nothing-else = Nichts anderes kommt dem nahe. Siegchance: etwa { $chance } %.
why-clearly = Deutlich besser als der nächstbeste Zug (+{ $ahead } %). Siegchance: etwa { $chance } %.
why-slightly = Etwas besser als der nächstbeste Zug (+{ $ahead } %). Siegchance: etwa { $chance } %.
why-equal = Ein anderer Zug wäre etwa gleich gut. Siegchance: etwa { $chance } %.
why-always = Gegen einen aufmerksamen Gegner ist jeder andere Zug schlechter.
why-mixed = Wer immer dasselbe spielt, wird durchschaut: Ich würde es in { $share } % der Fälle spielen.
hint-ask = Hinweis
hint-ask-long = Hinweis: Was würde ein Bot spielen, und warum?
hint-thinking = Der Bot denkt nach …
hint-choice = { $choice }
hint-do = Das spielen
hint-close = Hinweis schließen
hint-marked = Hinweis
refused-hint = Hier gibt es keine Hinweise: Das wäre den anderen am Tisch gegenüber unfair.
refused-no-hint = Gerade gibt es keinen Hinweis.

## Auf ein Spiel zurückblicken

review-title = Analyse
review-ask = Diese Partie analysieren
review-what = Ein Bot prüft jede Wahl noch einmal, mit dem, was man damals sehen konnte, und schätzt die Siegchance.
review-start = Analyse starten
review-waiting = Erst werden andere Partien analysiert. Deine kommt danach.
review-progress = { $done } von { $of } Entscheidungen geprüft.
review-failed = Die Analyse ist fehlgeschlagen. Bitte versuch es noch einmal.
review-again = Noch einmal versuchen
review-close = Analyse schließen
review-busy = Die Analyse läuft
refused-review-busy = Gerade werden viele Partien analysiert. Bitte versuch es bald noch einmal.
refused-review-yours = Einige deiner Partien werden schon analysiert. Bitte warte, bis eine davon fertig ist.
review-chart = Siegchance, Zug für Zug. Pfeil links und rechts gehen von Wahl zu Wahl, Bild auf und Bild ab von einer markierten Wahl zur nächsten.
review-line-team = Siegchance des Teams
review-line-two = Siegchance für { $side }, wie { $seat } sie sah
review-whose = Welche Siegchance hervorgehoben wird
review-estimate = Schätzung eines Bots, nur aus dem, was man bei der Wahl sehen konnte.
review-point = Zug { $moment }, { $seat }: { $chance } %
review-played = Gespielt
review-preferred = Der Bot würde spielen
review-lost = −{ $lost } %
review-same = Der Bot würde dasselbe spielen.
review-luck = Gut gewählt; was danach kam, hat die Partie gewendet.
review-expected = Erwarteter Verlauf
review-expected-note = von dieser Stellung aus, bis zum nächsten Zufall
review-turns = Wendepunkte
review-turn-from = { $before } % → { $after } %
review-turn-label = { $seat }, Zug { $moment }
review-turn-then = nach „{ $played }“
review-cost = −{ $lost } %
review-costly = Die teuersten Züge
review-costly-too = Weitere teure Züge
review-sank = Die Siegchance sank nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-sank-for = Für { $seat } sank die Siegchance nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-rose = Die Siegchance stieg nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-rose-for = Für { $seat } stieg die Siegchance nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-beside = Im Lauf der Partie
review-board = Spielplan zeigen
review-whole = Ganze Analyse
review-before = Vorige markierte Wahl
review-next = Nächste markierte Wahl
review-none = Keine Wendepunkte: Keine einzelne Wahl und kein Zufall hat viel geändert.
review-empty = In dieser Partie gab es nichts zu wählen.

## Geführte erste Spiele

learn = In 10 Minuten lernen
learn-on = Geführte Partie fortsetzen
coach = Dein Begleiter
coach-step = Schritt { $step } von { $of }
coach-on = Weiter
coach-back = Voriger Schritt
coach-again = Nächster Schritt
coach-watch = Schau, was geschieht.
coach-own-way = Dein eigener Weg
coach-other-way = Auch das geht! Nimm den Zug zurück, um der Lektion zu folgen, oder spiel weiter. Ich melde mich, wenn etwas Neues kommt.
coach-free = Spiel, wie du magst. Wenn etwas Neues kommt, erkläre ich es.
coach-take-back = Zurücknehmen
coach-play-on = Weiterspielen
coach-new = Neue Partie
coach-leave = Lektion beenden
coach-leave-title = Lektion beenden?
coach-leave-text = Die Partie geht ohne Begleiter weiter. Du kannst die Lektion jederzeit in der Lobby neu beginnen.
refused-no-lesson = Hier gibt es keine Lektion.
refused-lesson-seats = In einer Lektion bleiben die Plätze, wie sie sind. Beende sie zuerst.

## Herausforderungen

challenge-chip = Herausforderung
challenge-title = Herausforderung
challenge-daily = Herausforderung vom { $day }
challenge-lead = Derselbe Aufbau und dasselbe Glück für alle, die diesen Link öffnen. Kein Zurücknehmen, keine Hinweise, und deine erste beendete Partie zählt.
challenge-who = Spieler
challenge-option = { $label }: { $value }
challenge-begin = Spielen
challenge-go-on = Deine Partie fortsetzen
challenge-again = Zur Übung noch einmal
challenge-share = Link senden
challenge-before = Voriger Tag
challenge-after = Nächster Tag
challenge-past = Ihr Tag ist lange vorbei, du kannst sie nicht mehr spielen.
challenge-results = Ergebnisse
challenge-place = Platz
challenge-name = Name
challenge-result = Ergebnis
challenge-score = Punkte
challenge-moves = Züge
challenge-date = Datum
challenge-won = gewonnen
challenge-lost = verloren
challenge-even = unentschieden
challenge-middle = im Mittelfeld
challenge-resigned = aufgegeben
challenge-try = { $number }. Versuch, zählt nicht
challenge-yours = du
challenge-bot = Bot
challenge-nobody = Noch ist niemand fertig.
challenge-bots-to-come = { $count ->
    [one] 1 Bot spielt noch.
   *[other] { $count } Bots spielen noch.
}
challenge-look = Partie von { $name } ansehen
challenge-make = Herausforderung daraus machen
challenge-make-help = Ein Link mit diesem Aufbau und demselben Glück für alle
challenge-friend = Mit diesem Aufbau jemanden herausfordern
challenge-fared = Ergebnisse ansehen
challenge-own = Meine Herausforderungen
challenge-made = Eigene Herausforderung
challenge-taken = Herausforderung
challenge-running = du spielst
challenge-done = gespielt
challenge-waiting = noch nicht gespielt
today-title = Herausforderungen und Rätsel
today-daily = Herausforderung des Tages
today-puzzles = Rätsel
    .help = Die Entscheidung: Finde den sicheren Sieg in 1 bis 3 Zügen
refused-challenge-chairs = Eine Herausforderung ist nur für dich und Bots. Entferne die anderen Spieler.
refused-challenge-hint = Keine Hinweise bei Herausforderungen: Alle finden ihren Weg selbst.
refused-puzzle-hint = Keine Hinweise in Rätseln: Versuch es selbst.
refused-challenge-seats = Die Spieler einer Herausforderung stehen fest.
refused-challenge-undo = Kein Zurücknehmen bei Herausforderungen: Sie sind für alle gleich.
refused-daily-past = Dieser Tag ist zu lange vorbei. Spiel die Herausforderung von heute.
refused-no-challenge = Diese Herausforderung gibt es nicht. Prüf den Link, oder warte auf ihren Tag.

## Rätsel

puzzle-list = Rätsel
puzzle-lead = Stellungen aus Bot-Partien von „Die Entscheidung“, jede mit einem Sieg, den niemand verhindern kann. Finde ihn: Die andere Seite wehrt sich, so gut sie kann.
puzzle-grade = Stufe { $grade }
puzzle-number = Rätsel { $number }
puzzle-in = { $moves ->
    [one] { $side } gewinnt in 1 Zug
   *[other] { $side } gewinnt in { $moves } Zügen
}
puzzle-light = Das Licht
puzzle-dark = Die Finsternis
puzzle-open = Alle Figuren sind bekannt
puzzle-hidden = Einige Figuren sind verdeckt: Dein Sieg muss gelingen, wo auch immer sie stehen
puzzle-solved-mark = gelöst
puzzle-tried-mark = noch nicht gelöst
puzzle-count = { $solved } von { $count } gelöst
puzzle-left = { $left ->
    [0] Dieser Zug muss sitzen.
    [one] Noch 1 Zug.
   *[other] Noch { $left } Züge.
}
puzzle-solved = Gelöst!
puzzle-solved-text = Das hätte niemand verhindern können.
puzzle-failed = Nicht ganz.
puzzle-failed-text = Danach ist der Sieg nicht mehr sicher. Es gab einen besseren Zug: Versuch es noch einmal.
bot-defence = Verteidigung
puzzle-again = Noch einmal versuchen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-puzzle-undo = Kein Zurücknehmen in Rätseln. Fang es neu an.

## Die Regeln: Abschnitte, Suche, Bilder, und woher ein Wert kommt

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-here = In diesen Regeln
rules-search-all = In allen Spielen
rules-hits =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
rules-hits-more = Die ersten { $count } Treffer.
rules-clear = Suche leeren
rules-page = Als Seite öffnen
rules-print = Drucken
rules-failed = Die Regeln lassen sich nicht laden. Bitte versuch es noch einmal.
rules-picture-failed = Das Bild lässt sich nicht zeichnen.
rules-rule = Quelle von Regel { $rule }
more-rules = Mehr in den Regeln
more-rules-of = { $name }: mehr in den Regeln
key-does-more = mehr in den Regeln
where-from = Quelle
where-from-title = Quellen
where-from-lead = Alles, was auf unseren Plänen und Karten steht, haben wir nachgesehen. Hier steht, woher es kommt. Bei einer Regel verrät es ihre Nummer.
where-from-count =
    { $count ->
        [one] 1 Wert
       *[other] { $count } Werte
    }
where-from-rules =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
where-from-unknown = Keine Quelle vermerkt.
where-own = Steht auf deinem Exemplar etwas anderes? Öffne beim Vorbereiten einer Partie die Optionen und trag es unter „{ $option }“ ein:
from-rulebook = Aus der gedruckten Spielregel.
from-source = Wie gedruckt, aber nicht in der Spielregel. Bekannt aus öffentlichen Quellen: Fotos, Listen, Leute, die das Spiel besitzen.
from-reconstructed = Unsere beste Vermutung: Keine Quelle, die wir kennen, zeigt es.
from-rule-rulebook = Aus der gedruckten Spielregel.
from-rule-source = Die Spielregel schweigt; öffentliche Quellen klären es: spätere Ausgaben, Fragen und Antworten, Leute, die das Spiel besitzen.
from-rule-rulebook-source = Aus der gedruckten Spielregel und öffentlichen Quellen.
from-rule-rulebook-reconstructed = Aus der gedruckten Spielregel; wo sie schweigt, unsere Festlegung.
from-rule-recalled = So erinnern sich Leute, die das Spiel kennen.
from-rule-derived = Folgt aus den anderen Regeln.
from-rule-reconstructed = Unsere Festlegung: Keine Quelle sagt etwas dazu.
from-sure-very-high = Darin sind wir ganz sicher.
from-sure-high = Darin sind wir sicher, auch ohne es gedruckt gesehen zu haben.
from-sure-medium = Auch für eine andere Lesart gibt es gute Gründe.
from-note-option = Die andere Lesart lässt sich spielen: Option „{ $option }“.
from-note-other-reading = Eine andere Quelle liest es anders. Auch so lässt es sich spielen: Option „{ $option }“.
from-note-other-name = In der Spielregel heißt es { $name }.
from-note-later-name = Eine spätere Ausgabe nennt es { $name }.
from-note-names-recalled = Der deutsche und der französische Name stammen aus der Erinnerung.
from-note-names-ours = Die Zahl ist sicher; die Namen sind unsere.
from-note-guess = Wofür dieses Zeichen steht, ist unsere Vermutung.
from-note-reported-range = Besprechungen nennen einhellig die kleinste und die größte Zahl; die Verteilung ist unsere Vermutung.
from-note-guess-beside-example = Ein Ort steht in einem Beispiel der Spielregel; die anderen sind so vermutet, dass alles gleich oft vorkommt.
from-note-even-split = Die Summe ist sicher; die gleiche Verteilung ist unsere Vermutung.
from-note-fits-rulebook = Die Zahlen passen zur Spielregel.
from-note-weakest = Eine Grenze dieses Gebiets ist weniger sicher als die anderen.
from-note-back-guessed = Was sie bewirkt, zeigen Fotos; die Farbe der Rückseite ist unsere Vermutung, eine rot und eine schwarz.
from-note-line-guessed = Beide Enden zeigen Fotos; welche von zwei Linien dorthin führt, ist unsere Vermutung.
from-note-between = Hier sind auch die Zahlen zwischen den gedruckten erlaubt.
from-note-part-ours = Ein Teil davon ist unsere Lesart.
from-note-part-public = Ein Teil davon stammt aus öffentlichen Quellen.
from-note-numbers-public = Die Zahlen stammen aus öffentlichen Quellen.
from-note-see-rule = Siehe auch Regel { $rule }.
from-note-by-analogy = Wo nichts gesagt ist, folgen wir dem ähnlichen Fall.
from-note-from-example = Ein durchgerechnetes Beispiel der Spielregel zeigt es.
from-note-asked-author = Der Autor des Spiels wurde gefragt.
from-note-wording = So sagt es der Wortlaut, wörtlich genommen.
from-note-would-not-work = Keine andere Lesart funktioniert.
from-note-sources-differ = Die Quellen widersprechen sich; wir folgen der, die dem gedruckten Spiel am nächsten ist.
from-note-sources-differ-majority = Die Quellen widersprechen sich; wir folgen den meisten oder dem gedruckten Spiel.
credits-research = Für die Forschung
credits-research-text = Die Spiele sind auch Umgebungen für Programme: vollständige Regeln, Zufall mit Startwert, Sichten ohne Geheimnisse, Adapter, Bots mit gemessener Stärke.
credits-research-link = Installieren, ausführen, trainieren: die Seite für Forschende

## Wiederkommen: Benachrichtigungen, mehrtägige Partien, eigene Chronik und Daten

call-turn = Du bist am Zug.
call-over = Die Partie ist zu Ende.
call-undo = Jemand möchte einen Zug zurücknehmen.
call-rematch = Jemand möchte noch einmal spielen.
refused-calling = Dieser Browser hat keine Adresse für Benachrichtigungen genannt.
shell-gone = Ehemaliger Gast
nav-history = Verlauf und Daten
history-title = Dein Verlauf
history-lead = Deine beendeten Partien und ihre Ergebnisse. Nur dieser Browser kann diese Seite sehen.
history-none = Du hast noch keine beendeten Partien.
history-played = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
history-list = { $count ->
        [one] 1 Partie
       *[other] Alle { $count } Partien
    }
history-more = Mehr zeigen
history-people = Menschen
history-level-sauron = Sauron auf { $start }
history-head-against = Gegen
history-head-level = Stufe
history-head-won = Gewonnen
history-head-lost = Verloren
history-head-even = Remis
history-head-share = Siegquote
history-share = { $share } (95-%-Intervall: { $low } bis { $high })
history-result-won = Gewonnen
history-result-lost = Verloren
history-result-even = Remis
history-few = ab { $enough } Partien
calls-title = Benachrichtigungen
calls-text = Bywater kann dich benachrichtigen, wenn du am Zug bist, wenn eine Partie endet oder wenn dich jemand etwas fragt, auch wenn diese Seite geschlossen ist. Dein Browser fragt, ob das erlaubt ist. Sein Push-Dienst überbringt die Nachricht verschlüsselt; sie nennt nur das Spiel und den Tisch.
calls-begin = Benachrichtigen
calls-busy = Einen Augenblick …
calls-on = Dieser Browser bekommt Benachrichtigungen.
calls-end = In diesem Browser nicht mehr benachrichtigen
calls-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
calls-cannot = Dieser Browser kann keine Benachrichtigungen zeigen. Auf einem iPhone oder iPad muss die Seite zuerst auf den Home-Bildschirm.
calls-failed = Das hat nicht geklappt: Dieser Browser oder sein Push-Dienst ist nicht erreichbar. Es hat sich nichts geändert.
calls-table = Zu diesem Tisch benachrichtigen
    .help = Wenn du hier am Zug bist und gerade nicht hinsiehst.
install-title = Als App installieren
install-text = Leg Bywater neben deine anderen Apps, mit eigenem Fenster. Das Symbol zeigt, wie viele Partien auf dich warten.
install-begin = Installieren
data-title = Was über dich gespeichert ist
data-text = Eine Nummer in einem Cookie, dein Name, deine Tische mit ihren Aufzeichnungen und Analysen, deine Chatnachrichten, deine Ergebnisse bei Herausforderungen und Rätseln und wohin Benachrichtigungen an diesen Browser gehen. Sonst nichts. Wer den Link zu einem deiner Tische oder zu einer Herausforderung hat, sieht dort deinen Namen und dein Ergebnis, und die Herausforderung des Tages steht allen offen. Sonst sieht es niemand.
data-download = Alles herunterladen
data-delete = Alles löschen
data-shared = Die Datei ist JSON und enthält beendete Partien als Aufzeichnung. Von laufenden Partien enthält sie nur deine eigenen Züge, denn andere haben dort Geheimnisse.
data-sure-title = Alles löschen?
data-sure-text = Tische, an denen du allein bist, werden samt Aufzeichnung gelöscht. An anderen Tischen übernimmt in laufenden Partien ein Bot deinen Platz, und beendete Partien behalten ihre Aufzeichnung ohne deinen Namen. Deine Chatnachrichten und deine Ergebnisse bei Herausforderungen und Rätseln werden überall entfernt, ebenso das Cookie und die Einstellungen dieses Browsers. Auf einem anderen Gerät bist du ein anderer Gast: Lösch auch dort. Das lässt sich nicht rückgängig machen.
data-sure-yes = Alles löschen
data-deleted = Alle deine Daten sind gelöscht.
offline-title = Keine Verbindung
offline-text = Bywater ist gerade nicht erreichbar. Deine Partien sind auf dem Server sicher und gehen weiter, wo sie waren.
offline-again = Noch einmal versuchen
offline-rules = Regeln zum Lesen
offline-no-rules = Regeln, die du einmal geöffnet hast, kannst du hier ohne Verbindung lesen.
days-label = Wenn jemand nicht da ist
    .help = Über mehrere Tage spielen alle, wenn sie Zeit haben. Wer mag, bekommt eine Benachrichtigung, wenn er am Zug ist.
days-soon = Ein Bot übernimmt bald
days-some = { $days ->
        [one] Mehrere Tage: Nach 1 Tag übernimmt ein Bot
       *[other] Mehrere Tage: Nach { $days } Tagen übernimmt ein Bot
    }
days-never = Mehrere Tage: Der Tisch wartet, solange es dauert
days-room = { $days ->
        [one] Diese Partie geht über mehrere Tage: Ein Bot übernimmt erst nach 1 Tag.
       *[other] Diese Partie geht über mehrere Tage: Ein Bot übernimmt erst nach { $days } Tagen.
    }
days-room-never = Diese Partie geht über mehrere Tage: Es übernimmt nie ein Bot.
is-away-never = { $name } ist nicht da. Der Tisch wartet.
is-away-hours = { $hours ->
        [one] { $name } ist nicht da. In 1 Stunde übernimmt ein Bot.
       *[other] { $name } ist nicht da. In { $hours } Stunden übernimmt ein Bot.
    }
is-away-days = { $days ->
        [one] { $name } ist nicht da. In 1 Tag übernimmt ein Bot.
       *[other] { $name } ist nicht da. In { $days } Tagen übernimmt ein Bot.
    }
