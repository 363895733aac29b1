### Was nur die Zeichnung im Terminal über Das Schicksal der Gemeinschaft sagt.

## Die Völker in einem Buchstaben, die Figuren in dreien

mark-elf = E
mark-dwarf = Z
mark-rohan = R
mark-gondor = G
mark-aragorn = Ara
mark-arwen = Arw
mark-boromir = Bor
mark-eomer = Éom
mark-eowyn = Éow
mark-faramir = Far
mark-frodo_sam = Fro
mark-galadriel = Gal
mark-gandalf = Gan
mark-gimli = Gim
mark-gollum = Gol
mark-legolas = Leg
mark-merry_pippin = Mer

## Leisten und Stapel

table-hope = Hoffnung
table-threat = Bedrohung
table-threat-cards = { $count ->
        [one] { $count } Schattenkarte im Zug
       *[other] { $count } Schattenkarten im Zug
    }
table-shadow-deck = Schattenstapel { $count }, Ablage { $gone }
table-back = oben { $back }
table-odds = darunter entscheidet: { $red } rot (Vormarsch), { $black } schwarz (Verstärkung)
table-advance = der Rücken darunter ist rot: Vormarsch
table-reinforce = der Rücken darunter ist schwarz: Verstärkung
table-known = bekannt: { $line } / { $order }
table-known-special = bekannt: { $card }
table-player-deck = Spielerstapel { $count }, Ablage { $gone }
table-skies = „Der Himmel verdunkelt sich“: { $count }
table-piles = Teile
table-next = zuoberst:
table-then = dann

## Der Zug

table-turn = Am Zug: { $player }
table-act = Aktionen
table-draw = 2 Karten
table-shadow = Schatten
table-actions = { $character }: { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
table-either = { $character }: 4 oder 1
table-to-come = { $count ->
        [one] noch { $count } Schattenkarte
       *[other] noch { $count } Schattenkarten
    }
table-roads = Straßen { $place_from }:
table-company = Gemeinsam:
table-due = Zu zahlen:
table-search = Suche { $place_in }:
table-battle = Schlacht { $place_in }:
table-peril = Würfel:

## Ziele und Spieler

table-objective = { $objective_short }:
table-objectives = Ziele
table-way = Weg nach{ " " }
table-or = oder
table-places = Orte{ " " }
table-away = (nicht auf dem Plan)
table-supply = Vorrat

## Was die Zeichen bedeuten

table-sign-haven = Zuflucht
table-sign-stronghold = Festung
table-sign-shadow-place = Schattenort
table-sign-shadow = Schattenarmee
table-sign-nazgul = Nazgûl
table-sign-eye = Auge
table-sign-muster = bieten dort auf
table-sign-skies = „Der Himmel verdunkelt sich“ darin
table-sign-token = Marker
table-sign-event = Ereignis

## Die Auswahl unter Überschriften

group-act = Handeln mit
group-travel = Reisen
group-armies = Armeen
group-objective = Ziel
group-pledge = Treue schwören
group-prepare = Vorbereiten
group-give = Karte geben an
group-take = Karte nehmen von
group-ability = Fähigkeit
group-event = Ereignis
group-interrupt = Zuerst handelt
group-wheels = 2 von
group-reroll = Neu werfen
group-die = Würfel
group-disregard = Aufheben
group-card = Karte
group-spend = Ausgeben
group-discard = Ablegen
group-along = Mitnehmen
group-armies-along = Mitnehmen: { $people }
group-who = Wer
group-at = Wo
group-number = Wie viele
group-lose = Verlieren
group-nazgul-from = Nazgûl aus
group-nazgul = Nazgûl
group-token-for = Für { $player }
to-card = { $card_short }
to-player = { $seat } ({ $first_short }, { $second_short })
to-player-one = { $seat } ({ $first_short })
to-seat = { $seat }
to-ability = { $ability }
to-face = { $face }
to-turned = { $face } → { $into }
to-character = { $character }
to-objective = { $objective }
to-otherwise = { $objective } (anderer Preis)
to-event = { $event }
to-nazgul = ein Nazgûl
to-token = { $symbol_token }
to-symbol = { $symbol }
to-number = ×{ $count }
to-people = { $people }
to-region = { $region }
to-step = { $region } → { $into }
to-place = { $place }
to-road = { $place } ({ $count }{ $symbol_short })
to-muster = { $count ->
        [one] { $people_one } aufbieten
       *[other] { $count } { $people_many } aufbieten
    }
to-attack = { $count ->
        [one] mit { $count } Würfel angreifen
       *[other] mit { $count } Würfeln angreifen
    }
to-capture = erobern
to-capture-otherwise = erobern (anderer Preis)
