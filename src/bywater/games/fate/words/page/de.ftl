### Was nur die Seite im Browser über das Schicksal der Gefährten sagt.

## Die Karte

fate-map = Karte von Mittelerde. Die Pfeiltasten verschieben sie oder gehen von Ort zu Ort, Plus und Minus zoomen, 0 zeigt sie ganz.
fate-minimap = Kleine Karte; drücken führt in ihre Mitte
fate-zoom = Zoom
fate-zoom-in = Näher
fate-zoom-out = Weiter weg
fate-zoom-all = Ganze Karte
fate-key-zoom = Karte näher oder ferner, wenn sie den Fokus hat
fate-arrows = Pfeile
fate-key-arrows = auf der Karte: zum nächsten Ort, oder die Karte schieben
fate-legend = Was die Zeichen bedeuten
fate-line-blue = blau
fate-line-lime = hellgrün
fate-line-green = dunkelgrün
fate-line-orange = orange
fate-line-magenta = magenta
fate-line-yellow = gelb
fate-line-teal = türkis
fate-sign-haven = Zuflucht
fate-sign-hold = Festung
fate-sign-shadow = Schattenarmee
fate-sign-nazgul = Nazgûl
fate-sign-eye = das Auge
fate-sign-elf = Elben
fate-sign-dwarf = Zwerge
fate-sign-rohan = Rohan
fate-sign-gondor = Gondor
fate-sign-spawn = Schattenarmeen kommen hier
fate-sign-special = Straße, die Zeichen kostet
fate-sort-haven = Zuflucht
fate-sort-hold = Festung des Schattens
fate-sort-spawn = hier kommen Schattenarmeen ins Spiel
fate-musters = { $people } bieten hier Armeen auf
fate-count = { $count ->
        [one] { $count } { $what_army }
       *[other] { $count } { $what_many }
    }
fate-count-shadow = { $count ->
        [one] { $count } Schattenarmee
       *[other] { $count } Schattenarmeen
    }
fate-count-free = { $count ->
        [one] { $count } verbündete Armee
       *[other] { $count } verbündete Armeen
    }
fate-crowd = { $count ->
        [one] { $count } weitere Figur
       *[other] { $count } weitere Figuren
    }
fate-riders = { $region }: { $count ->
        [0] kein Nazgûl
       *[other] { $count } Nazgûl
    }{ $eye ->
        [0] {""}
       *[other] , das Auge
    }
fate-plaque = { $region }: verbündete Armeen { $free }, Schattenarmeen { $shadow }, Nazgûl { $nazgul }. Dorthin gehen.

## Der Zug

fate-steps = Schritte des Zuges
fate-phase-act = Aktionen
fate-phase-draw = 2 ziehen
fate-phase-shadow = Schatten · { $count }
fate-four-or-one = 4 oder 1
    .short = 4/1
fate-left = { $character }: { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }

## Symbole

fate-symbol-friendship = Freundschaft
    .about = Bietet Armeen auf und bezahlt manche besonderen Straßen und mehrere Ziele.
fate-symbol-valor = Tapferkeit
    .about = 3 erobern eine Festung; nach einer Schlacht entfernt jede eine Schattenarmee.
fate-symbol-stealth = Heimlichkeit
    .about = 1 verbirgt Frodo, wenn er reist; auch viele besondere Straßen kosten sie.
fate-symbol-resistance = Widerstand
    .about = Jeder wirft einen Würfel einer Suche oder Schlacht neu; 5 zerstören den Ring auf dem Schicksalsberg.

## Fragen

fate-deed-travel = Reisen
    .help = Wähle einen goldenen Ring auf der Karte
fate-deed-prepare = Vorbereiten
    .help = In einer Zuflucht: eine Regionskarte für einen Marker ihres Zeichens
fate-deed-fellowship = Gemeinschaft
    .help = Eine Karte dieser Region geben oder nehmen
fate-deed-muster = Aufbieten
    .help = 1 Freundschaft bringt eine Armee des Volkes hier
fate-deed-attack = Angreifen
    .help = 1 Würfel je verbündeter Armee, höchstens 3
fate-deed-capture = Erobern
    .help = Eine Festung mit einer verbündeten Armee und ohne Schattenarmeen wird zur Zuflucht
fate-deed-objective = Ziel
    .help = Was ein Ziel verlangt
fate-deed-ability = Fähigkeit
    .help = Was nur diese Figur kann
fate-deed-interrupt = Andere fragen
    .help = Andere dürfen zuerst handeln
fate-travel-hint = Wähle einen goldenen Ring. Gepunktete Straßen kosten die Zeichen auf ihrer Münze.
fate-finish = Beenden
fate-finish-sure = Es sind noch Aktionen übrig. Trotzdem beenden?
fate-back = Zurück
fate-which = Welches?
fate-this = Das tun?
fate-armies = { $people }: { $count } von { $most }
fate-bill = { $count } von { $most } gewählt. Wähle Karten oder Marker in beliebiger Reihenfolge.
fate-rolled-battle = Änderst du Würfel? Schlacht { $place_in }
fate-rolled-peril = { $objective }: Das kostet { $count } Hoffnung.
    .hint = { $ignoring }: ein Würfel zählt nicht; { $sparing }: 1 Hoffnung gerettet.
fate-rolled-search = Änderst du Würfel? Suche { $place_in }
fate-set-out = Aufbrechen
fate-company-hint = Wähle Begleiter und Armeen hier oder auf der Karte. Über andere Figuren entscheiden ihre Spieler.
    .solo = Wähle Begleiter und Armeen hier oder auf der Karte.
fate-quiet-hint = Vor der nächsten Karte kannst du Ereignisse und Fähigkeiten nutzen.
fate-interrupt-hint = Du darfst jetzt Ereignisse spielen oder Fähigkeiten nutzen.
fate-interrupt-end = Nicht warten
    .hint = Jetzt darf ein Ereignis gespielt werden; du musst nicht darauf warten.
fate-any-time = jederzeit spielbar
fate-here = aus der Region der handelnden Figur
fate-pick-place = Wähle einen goldenen Ring auf der Karte.
fate-pick-region = Wähle eine Region auf der Karte.
fate-pick-character = Wähle eine Figur auf der Karte.
fate-pick-card = Wähle eine Karte.
fate-pick-face = Wähle einen Würfel.
fate-pick-seat = Wähle jemanden.
fate-pick-people = Wähle eine Armee.
fate-pick-symbol = Wähle einen Marker.

fate-act = { $character } { $character_number ->
        [many] handeln
       *[one] handelt
    } { $place_in }: { $count ->
        [0] keine Aktion mehr
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }.
    .hint = Wähle einen goldenen Ring auf der Karte oder einen dieser Knöpfe.
    .open = Nach einer zweiten Aktion hier { $other_number ->
            [many] haben
           *[one] hat
        } { $other_the } in diesem Zug nur 1.
    .ride = 1 Reise in diesem Zug ist kostenlos.
    .none = Lass eine andere Figur handeln, spiel ein Ereignis oder beende.
fate-act-first = Wer handelt zuerst, { $character_the } oder { $other_the }?
    .hint = Einer hat 4 Aktionen, der andere 1, in beliebiger Folge.
    .solo = { $character }: 4 Aktionen. { $other }: 1.

## Was auf den Knöpfen steht: was es kostet, oder warum nicht

fate-note-action = 1 Aktion
fate-note-none = kostenlos
fate-note-ride = kostenlos
fate-note-some = manche kosten
fate-note-search = Heimlichkeit/Suche
fate-note-prepare = Karte für Marker
fate-note-fellowship = 1 Karte
fate-note-ways = { $count } Arten
fate-note-dice = { $count ->
        [one] 1 Würfel
       *[other] bis zu { $count } Würfel
    }
fate-note-left = { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
fate-note-finish = dann 2 ziehen
fate-not-no-actions = keine Aktion mehr
fate-not-no-enemy = kein Feind hier
fate-not-no-friends = keine Armee hier
fate-not-haven-already = schon Zuflucht
fate-not-no-stronghold = keine Festung
fate-not-shadow-there = noch Feinde hier
fate-not-no-other-price = keine Festung
fate-not-alone = niemand sonst
fate-not-nobody-there = niemand hier
fate-not-nobody-here = niemand hier
fate-not-no-card-of-region = keine Karte dafür
fate-not-no-card-here = keine Karte dafür
fate-not-no-region-card = keine Regionskarte
fate-not-refused-already = abgelehnt
fate-not-boromir = nicht Boromir
fate-not-cost = braucht { $cost }
fate-not-road-cost = braucht { $cost }
fate-not-no-armies-left = keine Armee mehr
fate-not-no-muster = kein Volk hier
fate-not-not-haven = keine Zuflucht hier
fate-not-no-tokens-left = kein Marker mehr
fate-not-gollum = nicht Gollum
fate-no-card-here = Du hast keine Karte dieser Region ({ $region }) zum Vorbereiten.
fate-no-region-card = Du hast keine Regionskarte zum Vorbereiten.
fate-nobody-here = Niemand sonst hat eine Figur { $place_in }.

## Was erzählt wird

fate-told = Zeile { $at } von { $of }
fate-next = Weiter
fate-skip = Überspringen
fate-shadow-step = Der Schatten handelt
fate-way-turned = Schattenkarte
fate-way-advance = Vormarsch
fate-way-reinforce = Verstärkung
fate-way-special = Sonderkarte
fate-dice = Würfel
fate-dice-search = Suche
fate-dice-battle = Schlacht
fate-dice-at = { $what }: { $place }
fate-dice-count = { $count } × { $face }
fate-dice-means = { $count } × { $face }:
fate-dice-can = { $face }: { $what }
fate-peril-rout = harmlos
fate-peril-overrun = je 1 Hoffnung
fate-peril-exchange = je 2 Hoffnung
fate-peril-nazgul = je 3 Hoffnung
fate-dice-peril = Gefahr
fate-sides = { $free } verbündete gegen { $shadow } Schattenarmeen

## Was alle haben

fate-hand = Deine Hand
fate-limit = { $count } von { $most } Karten: auf { $most } ablegen
fate-more-below = Weiter unten kommt noch mehr
fate-tray = Karten zur Auswahl
fate-no-cards = keine Karten
fate-watching = Du schaust zu. Alle Hände liegen offen neben der Karte.
fate-solo = Deine Figuren
fate-tokens = Marker
fate-token-count = { $symbol }: { $count }
fate-bot = Bot
fate-tabs = Mehr
fate-tab-hand = Hand
fate-tab-friends = Freunde
fate-tab-shadow = Schatten
fate-tab-goals = Ziele

## Leisten, Stapel, Ziele

fate-hope = Hoffnung { $count }
fate-hope-help = bei 0 verliert ihr
fate-threat = Bedrohung { $count }
fate-threat-help = Schattenkarten je Zug
fate-shadow-deck = Schattenstapel
fate-left-and-gone = noch { $count } · { $gone } gesehen
fate-back-red = Oben liegt ein roter Rücken.
    .short = ROT
fate-back-black = Oben liegt ein schwarzer Rücken.
    .short = SCHWARZ
fate-under-open = Wird sie aufgedeckt, entscheidet der Rücken darunter: rot Vormarsch ({ $red }), schwarz Verstärkung ({ $black }).
fate-under-brief = Darunter: { $red } rot, { $black } schwarz.
fate-under-advance = Der Rücken darunter ist rot: Die aufgedeckte Karte bringt einen Vormarsch.
fate-under-reinforce = Der Rücken darunter ist schwarz: Die aufgedeckte Karte bringt Verstärkung.
fate-known = Bekannt:
fate-player-deck = Spielerstapel: { $count } Karten, darunter { $skies }-mal „Der Himmel verdunkelt sich“.
fate-discard = Ablage: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
fate-next-dark = Eine der nächsten { $count } Karten ist „Der Himmel verdunkelt sich“.
fate-objectives = Ziele
fate-objectives-done = { $done } von { $count } erreicht
fate-done = erreicht
fate-locked = nach den anderen
fate-or = oder
fate-step-at = { $place_in }
fate-step-haven = { $place } als Zuflucht
fate-step-way = { $place }
fate-step-army = { $people }: { $have } von { $want } Armeen
fate-step-held = Gehaltene Orte: { $have } von { $want }
fate-step-clear = { $region }: noch { $have } Schattenarmeen und { $want } Festungen
fate-step-shadow = Schattenarmeen vor Ort: { $have }
fate-step-cost = { $symbol }: { $want }
fate-step-count = { $have } von { $want }
fate-step-nazgul = Nazgûl: { $have } von { $want }
fate-step-region = { $region }
fate-step-people = { $people }

## Warum ein Bot das täte

why-frodo-hides = { $there ->
        [0] Kein Nazgûl ist { $region_in }; bei Frodo sind es { $here }.
       *[other] Es sind { $region_in } weniger Nazgûl ({ $there }) als bei Frodo ({ $here }).
    }
why-from-the-eye = Das Auge blickt dorthin, wo Frodo steht: Er entzieht sich ihm.
why-nearer-doom = { $steps ->
        [0] Das ist der Schicksalsberg selbst.
        [one] Dann ist der Schicksalsberg eine Straße entfernt.
       *[other] Dann ist der Schicksalsberg { $steps } Straßen entfernt.
    }
why-objective-there = { $objective_object } erreicht man { $place_in }.
why-objective-nearer = Es liegt auf dem Weg { $goal_to }, für { $objective_object }.
why-shadow-there = { $count ->
        [one] Eine Schattenarmee steht { $place_in }: Dort lässt sie sich bekämpfen.
       *[other] { $count } Schattenarmeen stehen { $place_in }: Dort lassen sie sich bekämpfen.
    }
why-haven = { $count ->
        [one] Gefahr: 1 Schattenarmee steht eine Straße vor der Zuflucht { $place_in }.
       *[other] Gefahr: { $count } Schattenarmeen stehen eine Straße vor der Zuflucht { $place_in }.
    }
why-meets = { $other } ist dort: Karten können den Besitzer wechseln.
why-frodo-acts = { $count ->
        [0] Kein Nazgûl ist { $region_in }: Frodo kommt ungesehen weiter.
        [one] Ein Nazgûl ist { $region_in }: Frodo sollte nicht bleiben.
       *[other] Es sind { $count } Nazgûl { $region_in }: Frodo sollte nicht bleiben.
    }
why-acts-near = { $character }: Niemand kann mehr tun für { $objective_object }.
why-acts-threat = { $count ->
        [one] { $character }: gegen die Schattenarmee in der Nähe ({ $place }).
       *[other] { $character }: gegen die { $count } Schattenarmeen in der Nähe ({ $place }).
    }
why-acts = Die Aktionen { $character_of } sind jetzt am meisten wert.
why-muster = { $count ->
        [0] Es steht noch keine verbündete Armee { $place_in }.
        [one] Es steht nur eine verbündete Armee { $place_in }.
       *[other] Es stehen { $count } verbündete Armeen { $place_in }; mehr sind gefragt.
    }
why-muster-threat = { $count ->
        [one] Gefahr: 1 Schattenarmee steht eine Straße entfernt.
       *[other] Gefahr: { $count } Schattenarmeen stehen eine Straße entfernt.
    }
why-attack = { $friends } gegen { $shadow } { $place_in }: Das steht günstig.
why-attack-anyway = Jede Schattenarmee, die { $place_in } fällt, ist eine Gefahr weniger.
why-army-wanted = { $lacking ->
        [one] { $objective_object } verlangt noch { $people_one }.
       *[other] { $objective_object } verlangt noch { $lacking } { $people_many }.
    }
why-army-along = Unterwegs kann { $people_one } nützen.
why-symbol-wanted = { $objective_object } verlangt { $symbol } ({ $count }).
why-symbol = { $symbol } wird noch gebraucht.
why-spends-unwanted = Kein offenes Ziel verlangt { $symbol }.
why-spends = { $left ->
        [0] Es ist die letzte Karte { $symbol } auf der Hand, aber nichts anderes taugt.
        [one] Auf der Hand bleibt noch eine Karte { $symbol }.
       *[other] Auf der Hand bleiben noch { $left } Karten { $symbol }.
    }
why-spends-event = Das Ereignis käme zu spät.
why-objective = { $left ->
        [0] Es ist das letzte Ziel.
        [one] Dann bleibt noch ein Ziel.
       *[other] Dann bleiben noch { $left } Ziele.
    }
why-nazgul-from-frodo = { $count ->
        [0] Dann ist kein Nazgûl mehr dort, wo Frodo steht.
       *[other] Dann sind noch { $count } Nazgûl dort, wo Frodo steht.
    }
why-nazgul-far = Einer { $region_from } schadet Frodo am wenigsten.
why-together = { $character } { $character_number ->
        [many] können
       *[one] kann
    } auch dort helfen.
why-event = { $event }: Das hilft jetzt am meisten.
why-enough-company = Andere nützen mehr, wo sie sind.
why-enough = Alles andere würde mehr schaden als nützen.
why-nothing-now = Sonst hilft jetzt nichts.
why-capture = Eine Festung weniger, aus der Schattenarmeen kommen.
why-song = Mehr Hoffnung hält euch im Spiel.
why-distract = Ein Nazgûl, der Merry & Pippin sucht, sucht nicht nach Frodo.
why-shoot = Eine Schattenarmee weniger, wo sie droht.
why-shoot_nazgul = Ein Nazgûl weniger in Frodos Nähe.
why-stealth = Eine Suche könnte mehr kosten als eine Heimlichkeit.
why-ring = Der Ring kostet etwas, aber eine Suche würde mehr kosten.
why-yes = Es hilft euch allen.
why-hope-low = Gefahr: Nur noch { $hope } Hoffnung ist übrig.

## Neben den Aussichten in einer Analyse

mark-hope = Hoffnung
mark-threat = Bedrohung: Schattenkarten je Zug
mark-objectives = Erreichte Ziele
