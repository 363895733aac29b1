### Was nur die Seite im Browser sagt, außerhalb der Spiele selbst, auf Deutsch.

## Überall

shell-you = Du
shell-guest = Gast { $number }
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
nav-games = Meine Spiele
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
lobby-go-same = Tisch decken
lobby-go-watch = Zusehen
lobby-set = Regeln und Optionen
lobby-versus = Gegeneinander
lobby-coop = Miteinander
lobby-players = Spieler
lobby-minutes = { $minutes } Min.
lobby-running = Deine Spiele
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
    .about = Die Hobbits gemeinsam gegen den Schatten, durch vier gefährliche Orte.
    .picture = Fünf Wanderer auf einem Grat, vor ihnen ein brennender Berg, am Himmel ein schmaler Ring
lobby-fate = Das Schicksal der Gemeinschaft
    .about = Haltet die Zufluchten, entzündet die Leuchtfeuer und entkommt dem suchenden Auge.
    .picture = Leuchtfeuer auf Berggipfeln bei Nacht, davor eine weiße Stadt

## Listen von Spielen

list-with = mit { $names }
list-watching = { $names }; du siehst zu
list-alone = allein
list-free = einem freien Stuhl
list-same = an diesem Bildschirm
list-waiting = Warten auf { $name }
list-your-turn = Du bist dran
list-open = Öffnen
list-watch = Rückblick ansehen
list-upload = Aufzeichnung öffnen
list-no-games = Keine laufenden Spiele.
list-no-replays = Noch ist kein Spiel zu Ende.
list-play-bot = Gegen einen Bot spielen
list-watch-bots = Bots zusehen
list-begin = Eins beginnen

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
        [one] Ein Stuhl ist frei. Schick den Link oder den Code an wen du magst.
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
room-note = Das Spiel beginnt, sobald alle Stühle besetzt sind.

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
bar-opening = Der Tisch wird gedeckt …
set-motion = Bewegung
    .help = Figuren und Karten wandern. Sonst sind sie einfach da.
set-memory = Gedächtnishilfe
    .help = Erinnert an das, was du dir hättest merken können: gesehene Figuren, offen genommene Karten.
set-numbers = Tasten zum Handeln
    .help = 1 bis 9 wählen, Buchstaben öffnen Listen. „?“ zeigt alle Tasten.
key-enter = Eingabe
key-space = Leertaste
key-does-numbers = wählen, was diese Nummer trägt
key-does-all = Liste aller Möglichkeiten
key-does-tab = von einer Möglichkeit zur nächsten
key-does-choose = das Markierte wählen
key-does-undo = zurücknehmen
key-does-log = Protokoll
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
chat-advice = Ich würde wählen: { $choice }
chat-ask-advice = Einen Bot um Rat fragen
chat-send = Senden
explain-nothing = Mehr gibt es dazu nicht zu sagen.
plain-table = Auf dem Tisch
resign-title = Dieses Spiel aufgeben?
resign-text = Das Spiel endet sofort und zählt für dich als verloren. Das lässt sich nicht zurücknehmen.
lost-line = Verbindung verloren.
lost-line-again = { $seconds ->
        [0] Neuer Versuch. Dein Spiel ist sicher.
       *[other] Neuer Versuch in { $seconds } s. Dein Spiel ist sicher.
    }
stood-in-you = Du warst nicht da, darum spielt ein Bot für dich.
stood-in = { $name } ist nicht da. Solange spielt ein Bot.
is-away = { $seconds ->
        [0] { $name } ist nicht da.
       *[other] { $name } ist nicht da. In { $seconds } s übernimmt ein Bot.
    }
asks-undo = { $name } möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
asks-rematch = { $name } möchte noch einmal spielen. Bist du dabei?
asked-others = Warten auf Antwort: { $names }
answer-yes = Ja
answer-no = Nein
peek = Du siehst den Moment { $moment }. Das Spiel geht inzwischen weiter.
peek-back = Zurück zum Jetzt
curtain-title = Gib das Gerät an { $name }
curtain-text = Alle anderen schauen weg.
curtain-ready = Ich bin { $name }, zeig mir den Tisch
carry-title = Auf einem anderen Gerät weiterspielen
carry-text = Scanne dies mit dem anderen Gerät, oder öffne dort den Link. Dein Platz kommt mit.
carry-qr = Der Link als QR-Code
carry-link = Link zu deinem Platz
carry-note = Wer diesen Link hat, spielt für dich: Behalte ihn für dich.

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
end-match = Bisher { $games } Spiele: { $points }
end-asked = Die anderen werden gefragt, ob sie noch einmal spielen.
end-rematch = Noch einmal spielen
end-rematch-swapped = Noch einmal, Seiten getauscht
end-next = Zum nächsten Spiel
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
replay-branch-text = Ein neuer Tisch beginnt so, wie es im Moment { $moment } war. Wer sitzt dort?

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
credits-kept-text = Deine Einstellungen bleiben in diesem Browser. Der Server bewahrt deine Spiele und den Namen auf, den du angibst, und ein Cookie, an dem er dich erkennt. Es gibt keine Verfolgung und keine fremden Adressen.

## Angaben zu einem Tisch ohne Brett

fact-true = ja
fact-false = nein
fact-place = Ort
fact-sauron = Sauron
fact-dark = Verderbnis
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
fact-tokens = Marken
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
fact-friends = Befreundete Heere
fact-shadow = Schattenheere
fact-havens = Zufluchten
fact-strongholds = Festungen
fact-characters = Charaktere
fact-row = Auslage
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
refused-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
refused-host = Das kann nur, wer den Tisch eröffnet hat.
refused-no-question = Diese Frage ist schon beantwortet.
refused-no-table = Einen Tisch mit diesem Code gibt es nicht. Vielleicht stimmt ein Buchstabe nicht.
refused-no-undo = Es gibt jetzt nichts zurückzunehmen.
refused-not-now = Das geht jetzt nicht.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-yours = Das hast nicht du zu wählen.
refused-own = Deine eigenen Werte passen nicht{ $line ->
    [0] .
   *[other] : Bitte sieh dir Zeile { $line } an.
}
refused-options = So lässt sich das nicht spielen: Bitte sieh dir Spieler und Optionen noch einmal an.
refused-over = Das Spiel ist zu Ende.
refused-record = Diese Datei ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt.
refused-rematch = An diesem Tisch kann es jetzt kein weiteres Spiel geben.
refused-running = Das ist erst zu sehen, wenn das Spiel zu Ende ist.
refused-stale = Der Tisch hat sich inzwischen verändert. Bitte wähle noch einmal.
refused-storage = Das Spiel lässt sich gerade nicht aufbewahren. Bitte versuch es bald noch einmal.
refused-too-big = Das ist zu lang.
refused-too-fast = Das ging sehr schnell. Bitte warte einen Moment.
refused-unknown = Das wurde nicht verstanden.
refused-version = Dieses Spiel wurde mit anderen Regeln begonnen und kann nicht weitergehen.
refused-wait = Du bist nicht dran.
refused-watching = An diesem Tisch siehst du nur zu.
ended-resigned = Jemand hat aufgegeben.
