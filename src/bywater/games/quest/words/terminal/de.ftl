### Was nur die Zeichnung im Terminal über Der Herr der Ringe sagt.

## Die Hobbits in einem Buchstaben

mark-frodo = F
mark-sam = S
mark-pippin = P
mark-merry = M
mark-fatty = D

## Der Tisch

table-light = Licht
table-sauron = Sauron
table-dark = Dunkel
table-tiles = Plättchen ({ $count })
table-turned = aufgedeckt: { $tile_short }
table-next = als Nächstes: { $tile_short }
table-then = dann { $tile_short }
table-looked = { $count } angesehen
table-step = Feld
table-hand = Hand
table-out = ausgeschieden
table-deck = Stapel { $deck }, Ablage { $discards }
table-discards = Ablage:
table-shown = aufgedeckt: { $card }
table-pledged = zugesagt:
table-missing = es fehlt:
table-met = genug: zahlen
table-guidance = { gandalf-guidance } 2
missing-symbols = { $count ->
        [one] { $count } Zeichen
       *[other] { $count } Zeichen
    }
missing-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
missing-tokens = { $count ->
        [one] { $count } Lebensmarker
       *[other] { $count } Lebensmarker
    }
missing-shields = { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }
missing-volunteer = ein Freiwilliger

## Was die Zeichen bedeuten

table-sign-ring = Ring
table-sign-shield = Schild
table-sign-special = besonderer
table-sign-tokens = Leben
table-sign-die = Würfel
table-sign-light = zum Licht
table-sign-white = weiß
table-sign-grey = grau
table-sign-joker = Joker
table-sign-pledged = zugesagt

## Die Auswahl unter Überschriften

group-discard = Ablegen
group-pledge = Zusagen
group-pledge-own = Abgeben
group-give = Geben
group-interrupt = Fragen
group-interrupt-demand = Um etwas bitten
group-interrupt-volunteer = Freiwillig?
group-friendship = ∞ { line-friendship }
group-travelling = » { line-travelling }
group-hiding = ♠ { line-hiding }
group-fighting = † { line-fighting }
group-idle = Ohne Wirkung
to-white_friendship = ▯∞
to-white_travelling = ▯»
to-white_hiding = ▯♠
to-white_fighting = ▯†
to-white_joker = ▯★
to-grey_friendship = ▮∞
to-grey_travelling = ▮»
to-grey_hiding = ▮♠
to-grey_fighting = ▮†
to-card = { $card_short }
to-stars = { $card_short } ×{ $count }
to-idle = { $card } ({ $line })
to-name = { $card }
to-token = { $token }
to-hobbit = { $hobbit }
to-line = { $line }
to-shields = { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }
