### Was nur die Seite über Die zwei Türme sagt.

## Der Weg

towers-road = Der Weg vom Amon Hen nach Minas Tirith
towers-start = Start
towers-next = nächster
towers-here = hier
towers-taken = gewertet
towers-spaces = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
towers-place = { $place }: { $signs }; Plättchen { $tokens }
towers-place-taken = { $place }: { $signs }; gewertet
towers-stage = Weg { $place_to }, { $step } von { $spaces }
towers-stage-at = { $place }: Reihen legen

## Spieler und Reihen

towers-own-rows = deine Reihen
towers-hand-below = Hand unten
towers-points = { $count ->
        [one] Pkt.
       *[other] Pkt.
    }
towers-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
towers-held = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
towers-known = Offen genommen: { $cards }
towers-ring = Ring
towers-none = keine Reihe
towers-row = { $colour }: { $count } × { $quality }
towers-row-gandalf = { $colour }: Gandalf und { $count } × { $quality }
towers-row-none = { $colour }: keine Reihe
towers-row-counts = { $row }, zählt am nächsten Ort

## Offene Karten und Hand

towers-table = Offene Karten
towers-open = { $count ->
        [one] { $count }, nicht aufgefüllt
       *[other] { $count }, nicht aufgefüllt
    }
towers-open-none = Es gibt keine offenen Karten.
towers-pile = { $count } im Stapel
towers-pile-label = { $count ->
        [one] Stapel, { $count } Karte
       *[other] Stapel, { $count } Karten
    }
towers-discards = { $count ->
        [one] { $count } abgelegt
       *[other] { $count } abgelegt
    }
towers-card-count = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
towers-qualities = Eigenschaften
towers-hand = Deine Hand
towers-hand-label = { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
towers-hand-none = Deine Hand ist leer.

## Vorschau und Wertung

towers-if = { $place }, jetzt gewertet
towers-now = { $place } jetzt
towers-if-note = Karten in Reihen mit { $signs }. Gleichstand: Wer zuerst legt, gewinnt.
towers-if-two = Jedes Zeichen für sich; das letzte bringt den Ring. Gleichstand: Wer zuerst legt, gewinnt.
towers-sign = Zeichen
towers-takes = gewinnt
towers-nobody = niemand
towers-counted = { $count ->
        [one] Karte gezählt
       *[other] Karten gezählt
    }
towers-tie = Gleichstand: Wer zuerst legt, gewinnt.
towers-token = Plättchen mit { $value }
towers-scored = { $place } wird gewertet
towers-last = So wurde { $place } gewertet
towers-go-on = Weiter
towers-ranking = Rangfolge
towers-tied = Gleichstand: mehr gezählte Karten in Minas Tirith, dann der frühere Zug dort.

## Was gefragt wird

towers-gain-hint = Wähle eine offene Karte oder den Stapel. Zum Tauschen wähle eine Karte deiner Hand.
towers-taking-hint = Wähle eine offene Karte oder den Stapel.
towers-offer = Tausche 1 gegen 2
towers-offer-hint = Welche Karte tauschst du?
towers-offer-sure = Alle sehen sie, und du darfst sie als eine der 2 zurücknehmen.
towers-back = Zurück
towers-laying-hint = Wähle Karten in beliebiger Reihenfolge; du legst sie alle zusammen.
towers-laying-none = Du hast keine Karte mehr zu legen.
towers-lay-hint = Das beendet deinen Zug an diesem Ort.
towers-lay = { $count ->
        [one] Lege { $count } Karte
       *[other] Lege { $count } Karten
    }
towers-clear = Karten zurücklegen
towers-lead-on = Stelle Gandalf vor die { $colour_row }
towers-lead-off = Nimm Gandalf weg: { $colour_row }
towers-lead-hint = Gandalf kann eine neue Reihe anführen: Wähle ihn in deiner Hand, oder die Reihe.
towers-lead-alone = Gandalf braucht eine Karte: Wähle eine, die eine Reihe beginnt.
towers-replaces = Das legt deine alte { $colour_row } ({ $old_object }) ab.

## Was alle gesehen haben

notes-title = Gesehen
towers-notes-known = Offen genommen, noch auf der Hand
towers-notes-hands = Was sie noch auf der Hand hatten
towers-notes-none = nichts

## Erklärungen

about-marker = Der Marker
    .text = Auf einem Feld nehmen alle eine Karte. An einem Ort legen alle Reihen, und sie werden gewertet.
about-ring = Der Ring
    .text = Wer ihn hat, zieht den Marker, nimmt und legt zuerst und gewinnt jeden Gleichstand.
about-pile = Der Stapel
    .text = Statt einer offenen Karte darfst du die oberste vom Stapel ziehen. Ist er leer, wird die Ablage gemischt.
about-amon_hen = { place-amon_hen }
    .text = Hier beginnt der Weg. Gewertet wird nichts.
about-rohan = { place-rohan }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen der Zeichen: Die meisten gewinnen das höchste Plättchen, und so weiter. Zu zweit zählt jedes Zeichen für sich.
about-fangorn = { place-fangorn }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen der Zeichen: Die meisten gewinnen das höchste Plättchen, und so weiter. Zu zweit zählt jedes Zeichen für sich.
about-edoras = { place-edoras }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen der Zeichen: Die meisten gewinnen das höchste Plättchen, und so weiter. Zu zweit zählt jedes Zeichen für sich.
about-orthanc = { place-orthanc }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen der Zeichen: Die meisten gewinnen das höchste Plättchen, und so weiter. Zu zweit zählt jedes Zeichen für sich.
about-helms_deep = { place-helms_deep }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen der Zeichen: Die meisten gewinnen das höchste Plättchen, und so weiter. Zu zweit zählt jedes Zeichen für sich.
about-minas_tirith = { place-minas_tirith }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen der Zeichen: Die meisten gewinnen das höchste Plättchen, und so weiter. Zu zweit zählt jedes Zeichen für sich.
about-strength = { quality-strength }
    .text = Orte mit diesem Zeichen werten Reihen dieser Eigenschaft, und den Gandalf, der sie anführt.
about-wisdom = { quality-wisdom }
    .text = Orte mit diesem Zeichen werten Reihen dieser Eigenschaft, und den Gandalf, der sie anführt.
about-endurance = { quality-endurance }
    .text = Orte mit diesem Zeichen werten Reihen dieser Eigenschaft, und den Gandalf, der sie anführt.
about-resolve = { quality-resolve }
    .text = Orte mit diesem Zeichen werten Reihen dieser Eigenschaft, und den Gandalf, der sie anführt.
about-green = { colour-green }
    .text = Du hast je Farbe eine Reihe, mit einer einzigen Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-ochre = { colour-ochre }
    .text = Du hast je Farbe eine Reihe, mit einer einzigen Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-blue = { colour-blue }
    .text = Du hast je Farbe eine Reihe, mit einer einzigen Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-grey = { colour-grey }
    .text = Du hast je Farbe eine Reihe, mit einer einzigen Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-green_strength = { card-green_strength }
    .text = Für deine { colour-green.row }. Zählt an Orten mit diesem Zeichen: { quality-strength }. Es gibt 5 davon.
about-green_wisdom = { card-green_wisdom }
    .text = Für deine { colour-green.row }. Zählt an Orten mit diesem Zeichen: { quality-wisdom }. Es gibt 5 davon.
about-green_endurance = { card-green_endurance }
    .text = Für deine { colour-green.row }. Zählt an Orten mit diesem Zeichen: { quality-endurance }. Es gibt 5 davon.
about-green_resolve = { card-green_resolve }
    .text = Für deine { colour-green.row }. Zählt an Orten mit diesem Zeichen: { quality-resolve }. Es gibt 5 davon.
about-ochre_strength = { card-ochre_strength }
    .text = Für deine { colour-ochre.row }. Zählt an Orten mit diesem Zeichen: { quality-strength }. Es gibt 5 davon.
about-ochre_wisdom = { card-ochre_wisdom }
    .text = Für deine { colour-ochre.row }. Zählt an Orten mit diesem Zeichen: { quality-wisdom }. Es gibt 5 davon.
about-ochre_endurance = { card-ochre_endurance }
    .text = Für deine { colour-ochre.row }. Zählt an Orten mit diesem Zeichen: { quality-endurance }. Es gibt 5 davon.
about-ochre_resolve = { card-ochre_resolve }
    .text = Für deine { colour-ochre.row }. Zählt an Orten mit diesem Zeichen: { quality-resolve }. Es gibt 5 davon.
about-blue_strength = { card-blue_strength }
    .text = Für deine { colour-blue.row }. Zählt an Orten mit diesem Zeichen: { quality-strength }. Es gibt 5 davon.
about-blue_wisdom = { card-blue_wisdom }
    .text = Für deine { colour-blue.row }. Zählt an Orten mit diesem Zeichen: { quality-wisdom }. Es gibt 5 davon.
about-blue_endurance = { card-blue_endurance }
    .text = Für deine { colour-blue.row }. Zählt an Orten mit diesem Zeichen: { quality-endurance }. Es gibt 5 davon.
about-blue_resolve = { card-blue_resolve }
    .text = Für deine { colour-blue.row }. Zählt an Orten mit diesem Zeichen: { quality-resolve }. Es gibt 5 davon.
about-grey_strength = { card-grey_strength }
    .text = Für deine { colour-grey.row }. Zählt an Orten mit diesem Zeichen: { quality-strength }. Es gibt 5 davon.
about-grey_wisdom = { card-grey_wisdom }
    .text = Für deine { colour-grey.row }. Zählt an Orten mit diesem Zeichen: { quality-wisdom }. Es gibt 5 davon.
about-grey_endurance = { card-grey_endurance }
    .text = Für deine { colour-grey.row }. Zählt an Orten mit diesem Zeichen: { quality-endurance }. Es gibt 5 davon.
about-grey_resolve = { card-grey_resolve }
    .text = Für deine { colour-grey.row }. Zählt an Orten mit diesem Zeichen: { quality-resolve }. Es gibt 5 davon.

## Warum ein Bot das täte

why-gandalf = Gandalf zählt in jeder Reihe, an jedem Ort.
why-row-grows = Sie passt zu einer deiner Reihen: dann { $count } Karten.
why-more-of-it = Dann sind es { $count } dieser Karten: eine lange Reihe.
why-counts-next = Es zählt { $place_in }, am nächsten Ort.
why-counts-next-and-later = { $more ->
        [one] Es zählt { $place_in }, am nächsten Ort, und später noch an 1 Ort.
       *[other] Es zählt { $place_in }, am nächsten Ort, und später noch an { $more } Orten.
    }
why-counts-later = { $count ->
        [one] Es zählt noch nicht, aber { $place_in } wird es zählen.
       *[other] Es zählt noch nicht, aber { $place_in } wird es zählen: { $count } Orte insgesamt.
    }
why-denies = { $seat } sammelt diese Karte und bekommt sie nicht.
why-nothing-open = Es gibt keine offenen Karten.
why-draw-none-counts = Keine offene Karte zählt { $place_in }.
why-draw-few-count = { $count ->
        [one] 1 offene Karte zählt { $place_in }, bringt unseren Reihen aber wenig: Der Stapel ist besser.
       *[other] { $count } offene Karten zählen { $place_in }, bringen unseren Reihen aber wenig: Der Stapel ist besser.
    }
why-offer-never = { $card }: zählt nirgends mehr.
why-offer-late = { $card }: zählt erst wieder am Ort { $place }; bis dahin findet sich eine andere.
why-offer-takes = 2 Karten für 1, und { $card } liegt offen.
why-offer-two = 2 Karten für 1, die wenig hilft.
why-lay-wins = Es gewinnt { $place_in } { $more } Punkte mehr.
why-lay-overtakes = Es überholt { $seat } { $place_in }.
why-row-spent = { $quality } zählt nirgends mehr: Die { $colour_row } ist frei für Besseres.
why-stays = { $count ->
        [one] Die Reihe bleibt und zählt später noch einmal.
       *[other] Die Reihe bleibt und zählt später noch an { $count } Orten.
    }
why-lead = Mit Gandalf zählt die Reihe 1 mehr.
why-lay-counts = Es zählt { $place_in } jetzt, und wir wissen nicht, was die anderen legen.
why-first-already = Wir sind { $place_in } auch ohne das vorn.
why-kept-for = { $card } bleibt auf der Hand: Sie zählt { $place_in }.
why-keeps-gandalf = Gandalf bleibt für eine längere Reihe auf der Hand.
