### Was nur die Seite im Browser über das Schicksal der Gefährten sagt.

## Die Karte

fate-map = Karte von Mittelerde. Die Pfeiltasten verschieben sie oder gehen von Ort zu Ort, Plus und Minus zoomen, 0 zeigt sie ganz.
fate-minimap = Kleine Karte; drücken führt in ihre Mitte
fate-zoom = Zoom
fate-zoom-in = Näher
fate-zoom-out = Weiter weg
fate-zoom-all = Ganze Karte
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
fate-sign-special = Straße, die Symbole kostet
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
        [one] { $count } befreundete Armee
       *[other] { $count } befreundete Armeen
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
fate-plaque = { $region }: befreundete Armeen { $free }, Schattenarmeen { $shadow }, Nazgûl { $nazgul }. Dorthin gehen.

## Der Zug

fate-steps = Schritte des Zuges
fate-phase-act = Aktionen
fate-phase-draw = 2 ziehen
fate-phase-shadow = Schatten · { $count }
fate-four-or-one = 4 oder 1
fate-left = { $character }: { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }

## Symbole

fate-symbol-friendship = Freundschaft
    .about = Bietet Armeen auf, bezahlt manche besonderen Straßen und gewinnt die Herzen, um die es bei mehreren Zielen geht.
fate-symbol-valor = Tapferkeit
    .about = Drei erobern eine Festung; nach einer Schlacht entfernt jede noch eine Schattenarmee.
fate-symbol-stealth = Heimlichkeit
    .about = Eine verbirgt Frodo vor einer Suche, wenn er reist; auch viele besondere Straßen kosten sie.
fate-symbol-resistance = Widerstand
    .about = Jeder wirft einen Würfel einer Suche oder Schlacht noch einmal; fünf zerstören den Ring auf dem Schicksalsberg.

## Fragen

fate-deed-travel = Reisen
    .help = Wähle einen goldenen Ring auf der Karte
fate-deed-prepare = Vorbereiten
    .help = In einer Zuflucht: eine Regionskarte für einen Marker ihres Symbols
fate-deed-fellowship = Gemeinschaft
    .help = Eine Karte dieser Region geben oder nehmen, mit jemandem, der hier ist
fate-deed-muster = Aufbieten
    .help = Eine Freundschaft bringt eine Armee, wo ein Volk sie aufbietet
fate-deed-attack = Angreifen
    .help = Ein Würfel je befreundeter Armee, höchstens drei
fate-deed-capture = Erobern
    .help = Eine Festung mit einer befreundeten Armee und ohne Schattenarmeen wird zur Zuflucht
fate-deed-objective = Ziel
    .help = Was ein Ziel verlangt
fate-deed-ability = Fähigkeit
    .help = Was nur diese Figur kann
fate-deed-floor = Andere fragen
    .help = Jemand anderes darf jetzt ein Ereignis spielen
fate-travel-hint = Wähle einen goldenen Ring. Gepunktete Straßen kosten die Symbole auf ihrer Münze.
fate-finish = Beenden
fate-finish-sure = Es sind noch Aktionen übrig. Trotzdem beenden?
fate-back = Zurück
fate-which = Was davon?
fate-armies = { $people }: { $count } von { $most }
fate-bill = { $count } von { $most } gewählt. Klicke Karten oder Marker in beliebiger Reihenfolge an.
fate-rolled-battle = Schlacht { $place_in }: Änderst du Würfel?
fate-rolled-search = Suche { $place_in }: Änderst du Würfel?
fate-set-out = Aufbrechen
fate-company-hint = Wähle Begleiter und Armeen hier oder auf der Karte. Wem andere Figuren gehören, wird gefragt.
fate-quiet-hint = Vor der nächsten Karte: Ereignisse und Fähigkeiten sind jetzt erlaubt.
fate-floor-hint = Du darfst jetzt Ereignisse spielen oder Fähigkeiten nutzen.
fate-any-time = jederzeit spielbar
fate-here = aus der Region, in der die handelnde Figur ist
fate-pick-place = Wähle einen goldenen Ring auf der Karte.
fate-pick-region = Wähle eine Region auf der Karte.
fate-pick-character = Wähle eine Figur auf der Karte.
fate-pick-card = Wähle eine Karte.
fate-pick-face = Wähle einen Würfel.
fate-pick-seat = Wähle jemanden.
fate-pick-people = Wähle eine Armee.
fate-pick-symbol = Wähle einen Marker.

## Was erzählt wird

fate-told = Zeile { $at } von { $of }
fate-next = Weiter
fate-skip = Überspringen
fate-shadow-step = Was der Schatten tut
fate-way-turned = Schattenkarte
fate-way-advance = Vormarsch
fate-way-reinforce = Verstärkung
fate-way-special = Sonderkarte
fate-dice = Würfel
fate-dice-search = Suche
fate-dice-battle = Schlacht
fate-dice-peril = Gefahr
fate-sides = { $free } befreundete gegen { $shadow } Schattenarmeen

## Was alle haben

fate-hand = Deine Hand
fate-limit = { $count } von { $most } Karten; was darüber ist, muss abgelegt werden
fate-tray = Karten zur Auswahl
fate-no-cards = keine Karten
fate-watching = Du schaust zu. Neben der Karte liegt, was alle in der Hand haben.
fate-solo = Deine Reihe von Figuren
fate-tokens = Marker
fate-token-count = { $symbol }: { $count }
fate-bot = Bot
fate-tabs = Mehr vom Tisch
fate-tab-hand = Hand
fate-tab-friends = Freunde
fate-tab-shadow = Schatten
fate-tab-goals = Ziele

## Leisten, Stapel, Ziele

fate-hope = Hoffnung { $count }
fate-hope-help = bei 0 ist alles verloren
fate-threat = Bedrohung { $count }
fate-threat-help = Schattenkarten je Zug
fate-shadow-deck = Schattenstapel
fate-left-and-gone = noch { $count } · { $gone } gesehen
fate-back-red = Oben liegt ein roter Rücken.
    .short = ROT
fate-back-black = Oben liegt ein schwarzer Rücken.
    .short = SCHWARZ
fate-under-open = Wird sie umgedreht, entscheidet der Rücken darunter: rot Vormarsch ({ $red }), schwarz Verstärkung ({ $black }).
fate-under-advance = Der Rücken darunter ist rot: Die umgedrehte Karte bringt einen Vormarsch.
fate-under-reinforce = Der Rücken darunter ist schwarz: Die umgedrehte Karte bringt Verstärkung.
fate-known = Bekannt:
fate-player-deck = Spielerstapel: { $count } Karten, darunter { $skies }-mal verdunkelter Himmel.
fate-next-dark = Eine der nächsten { $count } Karten ist verdunkelter Himmel.
fate-objectives = Ziele
fate-objectives-done = { $done } von { $count } erfüllt
fate-done = erfüllt
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
