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
shell-not-copied = Dein Browser lässt uns nicht kopieren. Bitte markiere den Text und kopiere ihn selbst.
shell-again = Noch einmal versuchen
shell-main = Hauptmenü
shell-skip = Zum Inhalt
shell-language = Sprache
shell-theme = Farben
shell-theme-day = Tag
shell-theme-night = Nacht
shell-theme-system = Wie das System
shell-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
shell-not-found = Hier ist nichts.
shell-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
shell-not-sent = Die Verbindung ist weg, darum wurde nichts gesendet. Bitte wähle noch einmal, sobald sie wieder da ist.
nav-play = Spielen
nav-games = Meine Partien
nav-replays = Rückblicke
nav-rules = Regeln
nav-about = Über uns
nav-more = Mehr
foot-fan = Inoffizielles Fanprojekt. Die Namen gehören ihren Inhabern.
foot-credits = Urheber und Lizenzen
name-title = Dein Name
name-label = Wie sollen dich die anderen nennen?
name-help = Alle an deinen Tischen sehen ihn. Ein Konto brauchst du nicht.
lost-title = Diese Seite gibt es nicht
lost-text = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
lost-table = Tisch { $code }

## Die Lobby

lobby-title = Setz dich dazu.
lobby-lead = Vier Brettspiele um den Ring, in deinem Browser. Spiel sofort gegen einen Bot, oder schick jemandem einen Link.
lobby-code = Hast du einen Tischcode?
lobby-code-example = z. B. OAK-HILL-STAR-17
lobby-join = Dazusetzen
lobby-how = Wie möchtest du spielen?
lobby-mode-bot = Gegen Bots
    .help = Beginnt sofort
lobby-mode-friend = Freunde einladen
    .help = Link schicken, ohne Konto
lobby-mode-same = An einem Bildschirm
    .help = Das Gerät geht reihum
lobby-mode-watch = Bots zusehen
    .help = Zurücklehnen und lernen
lobby-go-bot = Spielen
lobby-go-friend = Link erstellen
lobby-go-same = Tisch aufbauen
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
lobby-recent = Letzte Rückblicke
lobby-all = Alle
lobby-confrontation = Die Entscheidung
    .about = Verborgene Figuren, eine Karte. Bring Frodo nach Mordor, oder jage ihn.
    .picture = Grüne Hügel und ein dunkles Land, dazwischen ein Gebirge, und Spielfiguren, die einander gegenüberstehen
lobby-towers = Die zwei Türme
    .about = Sammle Reihen auf dem Weg nach Minas Tirith. Ein flottes Kartenrennen.
    .picture = Zwei Türme unter einem fahlen Mond, ein Weg mit sieben Stationen, vier farbige Karten
lobby-quest = Der Herr der Ringe
    .short = Der Herr der Ringe
    .about = Die Hobbits gemeinsam gegen den Schatten, durch vier gefährliche Orte.
    .picture = Fünf Wanderer auf einem Grat, vor ihnen ein brennender Berg, am Himmel ein schmaler Ring
lobby-fate = Das Schicksal der Gemeinschaft
    .short = Das Schicksal
    .about = Haltet die Zufluchten, entzündet die Leuchtfeuer und entkommt dem suchenden Auge.
    .picture = Leuchtfeuer auf Berggipfeln bei Nacht, davor eine weiße Stadt

## Listen von Spielen

list-with = mit { $names }
list-several = { $count } × { $name }
list-lesson = Geführte Partie
list-watching = { $names }; du siehst zu
list-alone = allein
list-free = einem freien Stuhl
list-same = an diesem Bildschirm
list-waiting = Warten auf { $name }
list-your-turn = Du bist dran
list-open = Öffnen
list-watch = Rückblick ansehen
list-upload = Aufzeichnung öffnen
list-no-games = Keine laufenden Partien.
list-no-replays = Noch ist keine Partie zu Ende.
list-play-bot = Gegen einen Bot spielen
list-watch-bots = Bots zusehen
list-begin = Eine neue Partie beginnen

## Vor einem Spiel

setup-rules = Regeln lesen
setup-seats = Spieler
setup-who = Wer sitzt wo
setup-me = Ich
setup-here = Jemand an diesem Bildschirm
setup-open-chair = Freier Stuhl, per Link
setup-bots = Bots, die sanftesten zuerst
setup-fine = Feinheiten der Regeln ({ $count })
setup-changed = { $count } geändert
setup-open = Tisch eröffnen
setup-begin = Beginnen

## Das Wartezimmer

room-title = Der Tisch ist gedeckt
room-come = { $count ->
        [one] Ein Stuhl ist frei: Setz dich.
       *[other] { $count } Stühle sind frei: Setz dich, wohin du magst.
    }
room-text = { $count ->
        [one] Ein Stuhl ist frei. Schick jemandem den Link oder den Code.
       *[other] { $count } Stühle sind frei. Schick den Link oder den Code an alle, die mitspielen sollen.
    }
room-full = Alle sind da. Es geht los.
room-code = Tischcode
room-link = Link zu diesem Tisch
room-share = Teilen
room-sit = Hier hinsetzen
room-leave = Aufstehen
room-fill = Einen Bot hinsetzen
room-empty = Stuhl freigeben
room-note = Die Partie beginnt, sobald alle Stühle besetzt sind.

## Stühle

chair-open = Freier Stuhl
chair-waiting-for = hier kann sich jemand hinsetzen
chair-here = da
chair-to-act = am Zug
chair-away = nicht da
chair-away-for = nicht da; in { $seconds } s übernimmt ein Bot
chair-standing-in = nicht da; solange spielt ein Bot
chair-bot = Bot
chair-bot-thinking = Bot, überlegt
chair-take-back = Wieder selbst spielen

## Der Tisch

bar-lobby = Zurück zur Lobby
bar-rules = Regeln
bar-resign = Aufgeben
bar-result = Ergebnis
bar-settings = Einstellungen
bar-seats = Wer hier sitzt
bar-keys = Tasten
bar-rail = Protokoll, Notizen und Gespräch
bar-copy-link = Link zu diesem Tisch kopieren
bar-your-turn = Du bist dran
bar-watching = Du siehst zu
bar-over = Zu Ende
bar-opening = Der Tisch wird gedeckt …
set-motion = Bewegung
    .help = Figuren und Karten wandern. Sonst sind sie einfach da.
set-memory = Gedächtnishilfe
    .help = Erinnert an das, was du dir hättest merken können: gesehene Figuren, offen genommene Karten.
set-numbers = Tastenkürzel
    .help = 1 bis 9 wählen, Buchstaben öffnen Listen. „?“ zeigt alle Tasten.
key-enter = Eingabe
key-space = Leertaste
key-does-numbers = wählen, was diese Nummer trägt
key-does-all = Liste aller Möglichkeiten
key-does-tab = von einer Möglichkeit zur nächsten
key-does-choose = das Markierte wählen
key-does-undo = zurücknehmen
key-does-log = Protokoll
key-does-hint = ein Hinweis
key-does-chat = Gespräch
key-does-keys = diese Liste
key-does-cancel = zurücklegen, schließen
key-does-step = einen Moment zurück oder vor
key-does-ends = zum Anfang, zum Ende
key-does-play = abspielen oder anhalten
prompt-look = Inzwischen kannst du dich umsehen.
prompt-understood = In Ordnung
choices-all = { $count ->
        [one] Die einzige Möglichkeit
       *[other] Alle { $count } Möglichkeiten
    }
choices-find = Unter den Möglichkeiten suchen
choices-none = So heißt keine der Möglichkeiten.
undo-free = Zurücknehmen
undo-ask = Zurücknehmen, wenn die anderen zustimmen
tab-log = Protokoll
tab-notes = Notizen
tab-chat = Gespräch
rail-log-empty = Noch ist nichts geschehen.
rail-log-earlier = Zeigen, was vorher war
rail-log-look = Diesen Moment ansehen
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
undo-done = Ein Zug wurde zurückgenommen.
chat-send = Senden
explain-nothing = Mehr gibt es dazu nicht zu sagen.
plain-table = Auf dem Tisch
resign-title = Diese Partie aufgeben?
resign-text = Die Partie endet sofort und zählt für dich als verloren. Das lässt sich nicht zurücknehmen.
resign-text-several = Ein Bot übernimmt deinen Platz und spielt für dich weiter; die anderen müssen nicht aufhören. Du siehst dann nur noch zu.
resign-text-together = Die Partie endet sofort und zählt für euch alle als verloren. Das lässt sich nicht zurücknehmen.
notice-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter, und du siehst jetzt zu.
notice-resigned-one = Am aufgegebenen Platz spielt ein Bot weiter.
notice-interrupt-ended = { $name } hat nicht länger gewartet: Was du begonnen hattest, ist verworfen.
resign-text-challenge = Die Partie endet sofort und ist verloren. Bei einer Herausforderung zählt deine erste beendete Partie, und auch Aufgeben beendet sie: Weitere Versuche laufen außer Konkurrenz.
lost-line = Verbindung verloren.
lost-line-again = { $seconds ->
        [0] Neuer Versuch. Deine Partie ist sicher.
       *[other] Neuer Versuch in { $seconds } s. Deine Partie ist sicher.
    }
stood-in-you = Du warst nicht da, darum spielt ein Bot für dich.
stood-in = { $name } ist nicht da. Solange spielt ein Bot.
is-away = { $seconds ->
        [0] { $name } ist nicht da.
       *[other] { $name } ist nicht da. In { $seconds } s übernimmt ein Bot.
    }
asks-undo = { $name } möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
asks-rematch = { $name } möchte noch einmal spielen. Bist du dabei?
asked-others = { $what ->
        [undo] Warten auf Antwort zum Zurücknehmen: { $names }
       *[rematch] Warten auf Antwort zu einer neuen Partie: { $names }
    }
answer-yes = Ja
answer-no = Nein
peek = Du siehst den Moment { $moment }. Die Partie geht inzwischen weiter.
peek-back = Zurück zum Jetzt
curtain-title = Gib das Gerät an { $name }
curtain-text = Alle anderen schauen weg.
curtain-ready = Ich bin { $name }, zeig mir den Tisch
carry-title = Auf einem anderen Gerät weiterspielen
carry-text = Scanne dies mit dem anderen Gerät, oder öffne dort den Link. Dein Platz kommt mit.
carry-qr = Der Link als QR-Code
carry-link = Link zu deinem Platz
carry-note = Der Link gilt einmal und nur eine Viertelstunde lang. Wer ihn öffnet, spielt für dich: Behalte ihn für dich.
carry-coming = Dein Platz kommt mit …
carry-late = Dieser Link führt nirgends mehr hin

## Das Ende

end-you-won = Du hast gewonnen!
end-you-lost = Du hast verloren.
end-won = { $name } hat gewonnen.
end-even = Niemand hat gewonnen.
end-together-won = Ihr habt gemeinsam gewonnen!
end-together-lost = Ihr habt gemeinsam verloren.
end-resigned = { $name } hat aufgegeben.
end-you-resigned = Du hast aufgegeben.
end-first = gewinnt
end-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-match = Bisher { $games } Partien: { $points }
end-asked = Die anderen werden gefragt, ob sie noch einmal spielen.
end-rematch = Noch einmal spielen
end-rematch-swapped = Noch einmal, Seiten getauscht
end-next = Zur nächsten Partie
end-replay = Rückblick
end-record = Aufzeichnung

## Rückblicke

replay-title = Rückblick
replay-moment = Moment { $moment } von { $last }
replay-first = Zum Anfang
replay-before = Eins zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Eins weiter
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-all = Alle Karten offen
replay-watcher = Als Zuschauer
replay-link = Link zu diesem Moment
replay-branch = Von hier weiterspielen
replay-branch-text = Ein neuer Tisch beginnt so, wie es bei Moment { $moment } war. Wer sitzt dort?

## Regeln und Urheber

rules-games = Spiele
rules-none = Für dieses Spiel gibt es noch keine Regeln zu lesen.
credits-title = Über Bywater
credits-lead = Ein Tisch für vier Brettspiele um die Fahrt mit dem Ring.
credits-fan = Ein Fanprojekt
credits-fan-text = Bywater ist inoffiziell und hat mit den Autoren, Verlagen und Rechteinhabern der Spiele und Bücher, die es mag, nichts zu tun. Alle Namen gehören ihren Inhabern. Kein Scan, kein Bild und kein Satz eines gedruckten Spiels wird verwendet: Die Regeln sind in eigenen Worten erzählt.
credits-drawn = Was du siehst
credits-drawn-text = Zeichen, Landkarten, Vignetten, Karten und Liniensymbole sind für Bywater gezeichnet. Der Rest ist frei lizenziert:
credits-icons = Bildzeichen von Lorc, Delapouite und anderen, umgefärbt, aus
credits-alegreya = Schrift von Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = Schrift von Paul D. Hunt, Adobe,
credits-made = Für Menschen und Programme
credits-made-text = Dieselben Regeln lassen sich im Terminal spielen und aus Python steuern. Bots sehen nur, was jemand auf ihrem Platz sähe.
credits-kept = Was aufbewahrt wird
credits-kept-text = Deine Einstellungen bleiben in diesem Browser. Der Server bewahrt deine Partien auf und was du an Tischen schreibst, wie deine Herausforderungen und Rätsel ausgingen, und den Namen, den du angibst; an einem Cookie erkennt er dich. Es gibt keine Tracker und keine fremden Adressen.

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
fact-shared = Verteilt
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
fact-acting = Handelt
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

declined-undo = Die andere Seite möchte das nicht zurücknehmen.
declined-rematch = Jetzt keine weitere Partie, danke.
refused-chair = Dieser Stuhl ist besetzt oder kann jetzt nicht verlassen werden.
refused-carry = Dieser Link wurde schon benutzt oder ist zu alt. Hol dir einen neuen auf dem Gerät, auf dem du spielst: Einstellungen, dann „Auf einem anderen Gerät weiterspielen“.
refused-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
refused-host = Das kann nur, wer den Tisch eröffnet hat.
refused-no-question = Diese Frage ist schon beantwortet.
refused-no-table = Einen Tisch mit diesem Code gibt es nicht. Vielleicht stimmt ein Buchstabe nicht.
refused-no-undo = Es gibt jetzt nichts zurückzunehmen.
refused-not-now = Das geht jetzt nicht.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-yours = Diese Wahl liegt nicht bei dir.
refused-own = Deine eigenen Werte passen nicht{ $line ->
    [0] .
   *[other] : Bitte sieh dir Zeile { $line } an.
}
refused-options = So lässt sich das nicht spielen: Bitte sieh dir Spieler und Optionen noch einmal an.
refused-over = Die Partie ist zu Ende.
refused-record = Diese Datei ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
refused-rematch = An diesem Tisch kann es jetzt keine weitere Partie geben.
refused-running = Das ist erst zu sehen, wenn die Partie zu Ende ist.
refused-stale = Der Tisch hat sich inzwischen verändert. Bitte wähle noch einmal.
refused-storage = Die Partie lässt sich gerade nicht aufbewahren. Bitte versuch es bald noch einmal.
refused-too-big = Das ist zu lang.
refused-too-fast = Das ging sehr schnell. Bitte warte einen Moment.
refused-unknown = Das wurde nicht verstanden.
refused-version = Diese Partie wurde mit anderen Regeln begonnen und kann nicht weitergehen.
refused-wait = Du bist nicht dran.
refused-watching = An diesem Tisch siehst du nur zu.
ended-resigned = Jemand hat aufgegeben.

## Hinweise: warum ein Bot etwas wählen würde

why-only = Etwas anderes gibt es nicht zu wählen.
why-habit = Das tue ich aus Gewohnheit, ohne lange abzuwägen.
why-nothing-else = Nichts anderes kommt dem nahe. Ich sehe eine Siegchance von etwa { $chance } %.
why-clearly = Es ist deutlich besser: Von hundert Partien gewinnt man damit { $ahead } mehr als mit dem Nächstbesten. Siegchance: etwa { $chance } %.
why-slightly = Es ist ein wenig besser als das Nächstbeste ({ $ahead } von hundert). Siegchance: etwa { $chance } %.
why-equal = Anderes wäre etwa gleich gut. Siegchance: etwa { $chance } %.
why-always = Alles andere wäre gegen einen aufmerksamen Gegner schlechter.
why-mixed = Wer immer dasselbe tut, wird durchschaut: Ich würde es in { $share } von hundert solchen Momenten tun.
hint-ask = Hinweis
hint-ask-long = Hinweis: Was würde ein Bot hier tun, und warum?
hint-thinking = Der Bot denkt nach …
hint-choice = Ich würde wählen: { $choice }
hint-do = So spielen
hint-close = Hinweis schließen
hint-marked = Hinweis
refused-hint = Hier gibt es keine Hinweise: Ein anderer Mensch sitzt am Tisch, das wäre unfair.
refused-no-hint = Gerade ist kein Hinweis möglich.

## Auf ein Spiel zurückblicken

review-title = Analyse
review-ask = Diese Partie analysieren
review-what = Ein Bot sieht sich jede Wahl noch einmal an, mit dem, was man damals sehen konnte, und schätzt die Siegchance.
review-start = Analyse beginnen
review-waiting = Erst werden andere Partien analysiert. Diese kommt danach.
review-progress = { $done } von { $of } Entscheidungen sind angesehen.
review-failed = Die Analyse ist nicht gelungen.
review-again = Noch einmal versuchen
review-close = Analyse schließen
review-busy = Die Analyse läuft
refused-review-busy = Gerade werden viele Partien analysiert. Bitte versuch es bald noch einmal.
refused-review-yours = Einige deiner Partien werden schon analysiert. Bitte warte, bis eine davon fertig ist.
review-chart = Siegchance im Lauf der Partie. Pfeil links und rechts gehen von Wahl zu Wahl, Bild auf und Bild ab von einer markierten Wahl zur nächsten.
review-line-team = Siegchance der Gefährten
review-line-two = Siegchance für { $side }, wie { $seat } sie sah
review-whose = Wessen Siegchance hervortritt
review-estimate = Die Schätzung eines Bots aus dem, was man bei der Wahl sehen konnte; keine Gewissheit.
review-point = Moment { $moment }, { $seat }: { $chance } %
review-played = Gespielt
review-preferred = Der Bot hätte gewählt
review-lost = Verschenkt: { $lost } %
review-same = Der Bot hätte dasselbe getan.
review-luck = Die Wahl war gut; was danach kam, hat die Partie gewendet.
review-expected = Womit er gerechnet hat
review-expected-note = auf dem Tisch, wie er war, bis zum nächsten Zufall
review-turns = Wendepunkte
review-turn-from = { $before } % → { $after } %
review-turn-label = { $seat }, Moment { $moment }
review-turn-then = was auf „{ $played }“ folgte
review-cost = −{ $lost } %
review-costly = Die teuersten Entscheidungen
review-costly-too = Was sonst am meisten kostete
review-sank = Die Siegchance sank nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-sank-for = Für { $seat } sank die Siegchance nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-rose = Die Siegchance stieg nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-rose-for = Für { $seat } stieg die Siegchance nach und nach von { $before } % auf { $after } %, größtenteils ohne Wendepunkt.
review-beside = Im Lauf der Partie
review-board = Zum Spielplan
review-whole = Die ganze Analyse
review-before = Die markierte Wahl davor
review-next = Die nächste markierte Wahl
review-none = Die Partie hat sich nie auf einen Schlag gewendet: Keine Wahl und kein Zufall hat viel geändert.
review-empty = In dieser Partie gab es nichts zu wählen.

## Geführte erste Spiele

learn = In zehn Minuten lernen
learn-on = Geführte Partie fortsetzen
coach = Dein Begleiter
coach-step = Schritt { $step } von { $of }
coach-on = Weiter
coach-back = Den Schritt davor noch einmal lesen
coach-again = Wieder vorwärts
coach-watch = Schau, was geschieht.
coach-own-way = Dein eigener Weg
coach-other-way = Auch das ist erlaubt! Nimm den Zug zurück, um der Lektion zu folgen, oder spiel weiter: Ich melde mich, wenn etwas Neues kommt.
coach-free = Du spielst, wie du magst. Wenn etwas Neues kommt, sage ich es dir.
coach-take-back = Zurücknehmen
coach-play-on = Hier weiterspielen
coach-new = Neue Partie
coach-leave = Lektion beenden
coach-leave-title = Die Lektion hier beenden?
coach-leave-text = Die Partie geht als gewöhnliche weiter, ohne Begleiter. Du kannst die Lektion jederzeit in der Lobby neu beginnen.
refused-no-lesson = Hier gibt es keine Lektion.
refused-lesson-seats = Beende zuerst die Lektion: Solange sie dauert, bleiben alle sitzen.

## Herausforderungen

challenge-chip = Herausforderung
challenge-title = Herausforderung
challenge-daily = Herausforderung vom { $day }
challenge-lead = Derselbe Aufbau und dasselbe Glück für alle, die diesen Link öffnen. Nichts wird zurückgenommen, niemand gibt Rat, und die erste beendete Partie zählt.
challenge-who = Wer sitzt wo
challenge-option = { $label }: { $value }
challenge-begin = Annehmen
challenge-go-on = Die eigene Partie fortsetzen
challenge-again = Noch einmal, außer Konkurrenz
challenge-share = Link verschicken
challenge-before = Der Tag davor
challenge-after = Der Tag danach
challenge-past = Ihr Tag ist lange vorbei, daher kann sie nicht mehr angenommen werden.
challenge-results = So erging es allen
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
challenge-nobody = Noch hat niemand die Partie beendet.
challenge-bots-to-come = { $count ->
    [one] Ein Bot spielt noch.
   *[other] { $count } Bots spielen noch.
}
challenge-look = Die Partie von { $name } ansehen
challenge-make = Herausforderung daraus machen
challenge-make-help = Ein Link mit diesem Aufbau und demselben Glück für alle
challenge-friend = Mit diesem Aufbau jemanden herausfordern
challenge-fared = Wie es anderen erging
challenge-own = Meine Herausforderungen
challenge-made = Eigene Herausforderung
challenge-taken = Herausforderung
challenge-running = du spielst gerade
challenge-done = gespielt
challenge-waiting = noch nicht angenommen
today-title = Herausforderungen und Rätsel
today-daily = Herausforderung des Tages
today-puzzles = Rätsel
    .help = Die Entscheidung: ein erzwungener Sieg in ein bis drei Zügen
refused-challenge-chairs = Zu einer Herausforderung gehören du und Bots, sonst niemand: Ein freier Stuhl wäre für alle eine andere Partie.
refused-challenge-hint = Bei einer Herausforderung gibt es keinen Rat: Alle müssen ihren Weg selbst finden.
refused-puzzle-hint = In einem Rätsel gibt es keine Hinweise: Es will selbst gefunden sein.
refused-challenge-seats = Wer wo sitzt, gehört zur Herausforderung.
refused-challenge-undo = Bei einer Herausforderung wird nichts zurückgenommen: Sie ist für alle gleich.
refused-daily-past = Die Herausforderung dieses Tages kann nicht mehr angenommen werden: Er ist zu lange her.
refused-no-challenge = Diese Herausforderung gibt es nicht. Vielleicht ist ein Buchstabe falsch, oder ihr Tag ist noch nicht gekommen.

## Rätsel

puzzle-list = Rätsel
puzzle-lead = Stellungen aus Partien von „Die Entscheidung“, die Bots gespielt haben, jede mit einem Sieg, den niemand verhindern kann. Finde ihn: Die andere Seite wehrt sich, so gut sie kann.
puzzle-grade = Stufe { $grade }
puzzle-number = Rätsel { $number }
puzzle-in = { $moves ->
    [one] { $side } gewinnt in einem Zug
    [2] { $side } gewinnt in zwei Zügen
    [3] { $side } gewinnt in drei Zügen
   *[other] { $side } gewinnt in { $moves } Zügen
}
puzzle-light = Das Licht
puzzle-dark = Die Finsternis
puzzle-open = Alle Figuren sind bekannt
puzzle-hidden = Figuren sind verdeckt: Es muss gelingen, wie auch immer sie stehen
puzzle-solved-mark = gelöst
puzzle-tried-mark = noch nicht gelöst
puzzle-count = { $solved } von { $count } gelöst
puzzle-left = { $left ->
    [0] Dieser Zug muss sitzen.
    [one] Noch ein Zug.
    [2] Noch zwei Züge.
    [3] Noch drei Züge.
   *[other] Noch { $left } Züge.
}
puzzle-solved = Gelöst!
puzzle-solved-text = Das hätte niemand verhindern können.
puzzle-failed = Nicht ganz.
puzzle-failed-text = Danach ist der Sieg nicht mehr sicher. Es gab etwas Besseres.
bot-defence = Verteidigung
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-puzzle-undo = In einem Rätsel wird nichts zurückgenommen. Du kannst jederzeit von vorn beginnen.

## Die Regeln: Abschnitte, Suche, Bilder, und woher ein Wert kommt

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-here = In diesen Regeln
rules-search-all = In allen Spielen
rules-hits =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
rules-hits-more = Nur die ersten { $count } werden gezeigt.
rules-clear = Suche leeren
rules-page = Als Seite öffnen
rules-print = Drucken
rules-failed = Die Regeln sind gerade nicht zu erreichen. Bitte noch einmal versuchen.
rules-picture-failed = Das Bild lässt sich gerade nicht zeichnen.
rules-rule = Regel { $rule }: Woher kommt sie?
more-rules = Mehr in den Regeln
more-rules-of = { $name }: mehr in den Regeln
key-does-more = mehr in den Regeln zu dem, was erklärt wird
where-from = Woher kommt das?
where-from-title = Woher die Werte kommen
where-from-lead = Alles, was auf unseren Plänen und Karten steht, haben wir irgendwo nachgesehen. Hier steht, was woher kommt; bei einer Regel verrät es ihre Nummer.
where-from-count =
    { $count ->
        [one] Ein Eintrag
       *[other] { $count } Einträge
    }
where-from-rules =
    { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
where-from-unknown = Dazu ist nichts vermerkt.
where-own = Besitzt du das Spiel, und auf deinem Exemplar steht etwas anderes? Öffne beim Vorbereiten einer Partie die Optionen und trage es unter „{ $option }“ ein:
from-rulebook = So steht es in der gedruckten Spielregel.
from-source = Wie gedruckt. Die Spielregel zeigt es nicht; bekannt ist es aus öffentlichen Quellen: Fotos, Listen, Leute, die das Spiel besitzen.
from-reconstructed = Erschlossen: Keine Quelle, die wir kennen, zeigt es, also ist es unsere beste Vermutung.
from-rule-rulebook = So steht es in der gedruckten Spielregel.
from-rule-source = Die Spielregel schweigt; öffentliche Quellen klären es: spätere Ausgaben, Fragen und Antworten, Leute, die das Spiel besitzen.
from-rule-rulebook-source = Aus der gedruckten Spielregel, ergänzt aus öffentlichen Quellen.
from-rule-rulebook-reconstructed = Aus der gedruckten Spielregel; wo sie schweigt, unsere Festlegung.
from-rule-recalled = So erinnern sich Leute, die das Spiel kennen.
from-rule-derived = Es folgt aus den anderen Regeln.
from-rule-reconstructed = Unsere Festlegung: Niemand sagt etwas dazu, und jemand muss entscheiden.
from-sure-very-high = Darin sind wir ganz sicher.
from-sure-high = Darin sind wir sicher, auch ohne es gedruckt gesehen zu haben.
from-sure-medium = Auch für eine andere Lesart gibt es gute Gründe.
from-note-option = Eine Option schaltet auf die andere Lesart um: „{ $option }“.
from-note-other-reading = Eine andere Quelle liest es anders; eine Option spielt es so: „{ $option }“.
from-note-other-name = Die Spielregel druckt einen anderen Namen: { $name }.
from-note-later-name = Eine spätere Ausgabe nennt es { $name }.
from-note-names-recalled = Der deutsche und der französische Name stammen aus der Erinnerung, nicht von einem Exemplar.
from-note-names-ours = Dass es so viele sind, ist sicher; die Namen sind unsere.
from-note-guess = Dass dieses Zeichen dafür steht, ist unsere Vermutung.
from-note-reported-range = Über die kleinste und die größte Zahl sind sich Besprechungen einig; wie sie verteilt sind, ist unsere Vermutung.
from-note-guess-beside-example = Ein Ort steht in einem Beispiel der Spielregel; die anderen sind so vermutet, dass alles gleich oft vorkommt.
from-note-even-split = Die Zahl aller zusammen ist sicher; dass es von jeder Art gleich viele sind, ist unsere Vermutung.
from-note-fits-rulebook = Die Zahlen passen zu dem, was die Spielregel erzählt.
from-note-weakest = Eine Grenze dieses Gebiets ist weniger sicher als die anderen.
from-note-back-guessed = Was sie bewirkt, zeigen Fotos; die Farbe der Rückseite ist unsere Vermutung, eine rot und eine schwarz.
from-note-line-guessed = Beide Enden zeigen Fotos; welche von zwei Linien dorthin führt, ist unsere Vermutung.
from-note-between = Hier sind auch die Zahlen zwischen den gedruckten erlaubt.
from-note-part-ours = Ein Teil davon ist unsere Lesart.
from-note-part-public = Ein Teil davon stammt aus öffentlichen Quellen.
from-note-numbers-public = Die Zahlen stammen aus öffentlichen Quellen.
from-note-see-rule = Siehe auch Regel { $rule }.
from-note-by-analogy = Wo nichts gesagt ist, entscheidet der ähnliche Fall.
from-note-from-example = Ein durchgerechnetes Beispiel der Spielregel zeigt es.
from-note-asked-author = Der Autor des Spiels wurde gefragt.
from-note-wording = So sagt es der Wortlaut, wenn man ihn beim Wort nimmt.
from-note-would-not-work = Jede andere Lesart führte zu nichts.
from-note-sources-differ = Hier widersprechen sich die Quellen; wir folgen der, die dem Gedruckten am nächsten ist.
from-note-sources-differ-majority = Hier widersprechen sich die Quellen; wir folgen den meisten oder dem Gedruckten.
credits-research = Für die Forschung
credits-research-text = Die Spiele sind auch Umgebungen für Programme: vollständige Regeln, Zufall mit Startwert, Sichten ohne Geheimnisse, Adapter, Bots mit gemessener Stärke.
credits-research-link = Installieren, ausführen, trainieren: die Seite für Forschende

## Wiederkommen: Benachrichtigungen, mehrtägige Partien, eigene Chronik und Daten

call-turn = Du bist am Zug.
call-over = Die Partie ist zu Ende.
call-undo = Jemand möchte eine Entscheidung zurücknehmen.
call-rematch = Jemand möchte noch einmal spielen.
refused-calling = Dieser Browser hat keine Adresse für Benachrichtigungen genannt.
shell-gone = Ehemaliger Gast
nav-history = Chronik und Daten
history-title = Deine Chronik
history-lead = Deine beendeten Partien und wie sie ausgingen. Nur dieser Browser kann diese Seite sehen.
history-none = Noch keine deiner Partien ist zu Ende.
history-played = { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
history-list = { $count ->
        [one] Eine Partie
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
history-head-share = Anteil der Siege
history-share = { $share } (95-%-Intervall: { $low } bis { $high })
history-result-won = Gewonnen
history-result-lost = Verloren
history-result-even = Remis
history-few = ab { $enough } Partien
calls-title = Benachrichtigungen
calls-text = Bywater kann dir Bescheid geben, wenn du am Zug bist, wenn eine Partie zu Ende ist oder wenn dich jemand etwas fragt, auch wenn diese Seite geschlossen ist. Dein Browser wird fragen, ob das erlaubt ist. Sein Benachrichtigungsdienst überbringt die Nachricht; sie ist versiegelt und nennt nur das Spiel und den Tisch.
calls-begin = Gib mir Bescheid
calls-busy = Einen Augenblick …
calls-on = Dieser Browser bekommt Bescheid.
calls-end = Diesem Browser nicht mehr Bescheid geben
calls-denied = Dein Browser erlaubt dieser Seite nicht, dir Bescheid zu geben. Das lässt sich in seinen Einstellungen für diese Seite ändern.
calls-cannot = Diesem Browser lässt sich nicht Bescheid geben. Auf einem iPhone oder iPad muss die Seite zuerst auf den Home-Bildschirm.
calls-failed = Das ging nicht: Dieser Browser oder sein Benachrichtigungsdienst ist nicht zu erreichen. Es wurde nichts geändert.
calls-table = Gib mir zu diesem Tisch Bescheid
    .help = Wenn du hier am Zug bist und gerade nicht hinsiehst.
install-title = Als App
install-text = Bywater kann neben deinen anderen Apps liegen, mit eigenem Fenster und einer Zahl auf dem Symbol, wenn Partien auf dich warten.
install-begin = Installieren
data-title = Was über dich aufbewahrt wird
data-text = Eine Nummer in einem Cookie, der Name, den du genannt hast, deine Tische mit ihren Aufzeichnungen und Analysen, was du in Gesprächen geschrieben hast, wie deine Herausforderungen und Rätsel ausgingen, und wo diesem Browser Bescheid zu geben ist. Sonst nichts. Wer den Link zu einem deiner Tische oder zu einer Herausforderung hat, sieht dort deinen Namen und wie es dir erging, und die Herausforderung des Tages steht allen offen. Darüber hinaus erfährt niemand davon.
data-download = Alles herunterladen
data-delete = Alles löschen
data-shared = Die Datei ist JSON; beendete Partien stehen als Aufzeichnung darin. Von einer laufenden Partie enthält sie nur deine eigenen Entscheidungen, denn andere haben dort Geheimnisse.
data-sure-title = Alles löschen?
data-sure-text = Tische, an denen sonst niemand sitzt, werden samt Aufzeichnung gelöscht. An Tischen mit anderen übernimmt in einer laufenden Partie ein Bot deinen Stuhl, und eine beendete Partie behält ihre Aufzeichnung ohne deinen Namen. Was du in Gesprächen geschrieben hast, wird überall entfernt, ebenso deine Ergebnisse bei Herausforderungen und Rätseln. Auch das Cookie und die Einstellungen dieses Browsers verschwinden. Auf einem anderen Gerät bist du ein anderer Gast: Lösche auch dort. Das lässt sich nicht rückgängig machen.
data-sure-yes = Alles löschen
data-deleted = Alles von dir ist gelöscht.
offline-title = Keine Verbindung
offline-text = Bywater ist gerade nicht zu erreichen. Deine Partien liegen sicher auf dem Server und gehen weiter, wo sie waren.
offline-again = Noch einmal versuchen
offline-rules = Zum Lesen bis dahin
offline-no-rules = Regeln, die du einmal geöffnet hast, lassen sich hier ohne Verbindung lesen.
days-label = Wenn jemand nicht da ist
    .help = In einer mehrtägigen Partie spielen alle, wenn sie Zeit haben. Wer möchte, bekommt Bescheid, wenn er am Zug ist.
days-soon = Ein Bot springt bald ein
days-some = { $days ->
        [one] Mehrtägig: Nach einem Tag spielt ein Bot
       *[other] Mehrtägig: Nach { $days } Tagen spielt ein Bot
    }
days-never = Mehrtägig: Der Tisch wartet, solange es dauert
days-room = { $days ->
        [one] Die Partie ist mehrtägig: Ein Bot springt erst nach einem Tag ein.
       *[other] Die Partie ist mehrtägig: Ein Bot springt erst nach { $days } Tagen ein.
    }
days-room-never = Die Partie ist mehrtägig: Nie springt ein Bot für jemanden ein.
is-away-never = { $name } ist nicht da. Der Tisch wartet.
is-away-hours = { $hours ->
        [one] { $name } ist nicht da. In einer Stunde übernimmt ein Bot.
       *[other] { $name } ist nicht da. In { $hours } Stunden übernimmt ein Bot.
    }
is-away-days = { $days ->
        [one] { $name } ist nicht da. In einem Tag übernimmt ein Bot.
       *[other] { $name } ist nicht da. In { $days } Tagen übernimmt ein Bot.
    }
