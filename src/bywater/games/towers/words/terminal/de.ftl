### Was nur die Zeichnung im Terminal über Die zwei Türme sagt.

## Die Eigenschaften in acht Buchstaben, für schmale Spalten

sign-strength = Kraft
sign-wisdom = Weisheit
sign-endurance = Ausdauer
sign-resolve = Entschl.

## Der Tisch

table-scored = gewertet
table-forecast = { $place }, jetzt gewertet
    .short = { $place } jetzt
table-ranking = Rangfolge
table-points = Punkte
table-cards = Karten
table-display = Offene Karten
table-piles = (Stapel { $pile }, Ablage { $discards })
table-hand = Deine Hand ({ $count })
table-hand-of = { $seat } hat
table-took = { $seat } nahm offen
table-none = –

## Was die Zeichen bedeuten

table-sign-actor = am Zug
table-sign-ring = Ring
table-sign-marker = Marker
table-sign-counts = zählt { $place_in }
table-sign-gandalf = Gandalf
table-sign-card = Karte

## Die Auswahl unter Überschriften

table-take = Nimm
table-offer = Tausche 1 gegen 2
to-draw = vom Stapel
to-lay = { $quality }, neue Reihe
to-lead = Gandalf + { $quality }, neue Reihe
to-lay-replace = { $quality } statt { $old }
to-lead-replace = Gandalf + { $quality } statt { $old }
to-extend = { $quality }, dann { $count }
