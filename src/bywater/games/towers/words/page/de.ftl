### Was nur die Seite über Die zwei Türme sagt.

## Der Weg

towers-road = Der Weg vom Amon Hen nach Minas Tirith
towers-start = Start
towers-next = nächster
towers-here = jetzt
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

towers-table = Auf dem Tisch
towers-open = { $count ->
        [one] { $count } offene Karte, nicht aufgefüllt
       *[other] { $count } offene Karten, nicht aufgefüllt
    }
towers-open-none = Keine Karte liegt offen.
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
       *[other] { $card }, { $count } davon
    }
towers-qualities = Eigenschaften
towers-hand = Deine Hand
towers-hand-label = { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
towers-hand-none = Du hast keine Karten auf der Hand.

## Vorschau und Wertung

towers-if = Jetziger Stand { $place_in }
towers-now = { $place } jetzt
towers-if-note = Karten in Reihen mit { $signs }. Bei Gleichstand gewinnt, wer zuerst legt.
towers-if-two = Jedes Zeichen für sich; das letzte bringt den Ring. Bei Gleichstand gewinnt, wer zuerst legt.
towers-sign = Zeichen
towers-takes = nimmt es
towers-nobody = niemand
towers-counted = { $count ->
        [one] Karte, die zählt
       *[other] Karten, die zählen
    }
towers-tie = Bei Gleichstand gewinnt, wer zuerst legt.
towers-token = Plättchen mit { $value }
towers-scored = { $place } wird gewertet
towers-last = So wurde { $place } gewertet
towers-go-on = Weiter
towers-ranking = Rangfolge
towers-tied = Bei gleichen Punkten entscheiden mehr gezählte Karten in Minas Tirith, dann der frühere Zug dort.

## Was gefragt wird

towers-gain-hint = Klick auf eine offene Karte oder den Stapel. Um zuerst eine auszulegen, klick sie in deiner Hand an.
towers-taking-hint = Klick auf eine offene Karte oder den Stapel.
towers-offer = Eine auslegen, zwei nehmen
towers-offer-hint = Wähle die Karte deiner Hand, die du auslegst.
towers-offer-sure = Alle sehen sie, und du darfst sie als eine der zwei wieder nehmen.
towers-back = Zurück
towers-laying-hint = Wähle Karten deiner Hand, in beliebiger Reihenfolge. Du legst sie alle zusammen.
towers-laying-none = Du hast keine Karte mehr, die sich legen ließe.
towers-lay-hint = Danach ist dein Zug an diesem Ort vorbei.
towers-lay = { $count ->
        [one] { $count } Karte legen
       *[other] { $count } Karten legen
    }
towers-clear = Zurücklegen
towers-lead-on = Gandalf vor die { $colour_row }
towers-lead-off = { $colour } ohne Gandalf
towers-lead-hint = Gandalf kommt an den Kopf einer neuen Reihe: Klick ihn in deiner Hand an, oder die Reihe.
towers-lead-alone = Gandalf braucht eine Karte hinter sich: Wähle eine, die eine Reihe beginnt.
towers-replaces = Deine alte { $colour_row } ({ $old_object }) wird dafür abgelegt.

## Was alle gesehen haben

notes-title = Gesehen
towers-notes-known = Offen genommen, seither nicht gelegt
towers-notes-hands = Was sie noch auf der Hand hatten
towers-notes-none = nichts

## Erklärungen

about-marker = Der Marker
    .text = Auf einem Feld des Weges bekommen alle eine Karte; an einem Ort werden Reihen gelegt und gewertet.
about-ring = Der Ring
    .text = Wer ihn hat, zieht den Marker, nimmt und legt zuerst und gewinnt damit jeden Gleichstand.
about-pile = Der Stapel
    .text = Statt einer offenen Karte darfst du die oberste vom Stapel ziehen. Ist er leer, wird die Ablage gemischt.
about-amon_hen = { place-amon_hen }
    .text = Hier beginnt der Weg. Gewertet wird hier nichts.
about-rohan = { place-rohan }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen seiner Zeichen, und die meisten gewinnen das höchste Plättchen, und so weiter abwärts. Zu zweit zählt jedes Zeichen für sich.
about-fangorn = { place-fangorn }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen seiner Zeichen, und die meisten gewinnen das höchste Plättchen, und so weiter abwärts. Zu zweit zählt jedes Zeichen für sich.
about-edoras = { place-edoras }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen seiner Zeichen, und die meisten gewinnen das höchste Plättchen, und so weiter abwärts. Zu zweit zählt jedes Zeichen für sich.
about-orthanc = { place-orthanc }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen seiner Zeichen, und die meisten gewinnen das höchste Plättchen, und so weiter abwärts. Zu zweit zählt jedes Zeichen für sich.
about-helms_deep = { place-helms_deep }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen seiner Zeichen, und die meisten gewinnen das höchste Plättchen, und so weiter abwärts. Zu zweit zählt jedes Zeichen für sich.
about-minas_tirith = { place-minas_tirith }
    .text = Kommt der Marker hierher, legen alle Reihen. Dann zählen die Karten in Reihen seiner Zeichen, und die meisten gewinnen das höchste Plättchen, und so weiter abwärts. Zu zweit zählt jedes Zeichen für sich.
about-strength = { quality-strength }
    .text = Wo ein Ort dieses Zeichen zeigt, zählen Reihen dieser Eigenschaft, mit dem Gandalf an ihrer Spitze.
about-wisdom = { quality-wisdom }
    .text = Wo ein Ort dieses Zeichen zeigt, zählen Reihen dieser Eigenschaft, mit dem Gandalf an ihrer Spitze.
about-endurance = { quality-endurance }
    .text = Wo ein Ort dieses Zeichen zeigt, zählen Reihen dieser Eigenschaft, mit dem Gandalf an ihrer Spitze.
about-resolve = { quality-resolve }
    .text = Wo ein Ort dieses Zeichen zeigt, zählen Reihen dieser Eigenschaft, mit dem Gandalf an ihrer Spitze.
about-green = { colour-green }
    .text = Eine Reihe je Farbe; alle ihre Karten haben dieselbe Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-ochre = { colour-ochre }
    .text = Eine Reihe je Farbe; alle ihre Karten haben dieselbe Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-blue = { colour-blue }
    .text = Eine Reihe je Farbe; alle ihre Karten haben dieselbe Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-grey = { colour-grey }
    .text = Eine Reihe je Farbe; alle ihre Karten haben dieselbe Eigenschaft. Eine andere Eigenschaft ersetzt die ganze Reihe.
about-green_strength = { card-green_strength }
    .text = Eine Karte für deine { colour-green.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-strength }. Fünf davon gibt es.
about-green_wisdom = { card-green_wisdom }
    .text = Eine Karte für deine { colour-green.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-wisdom }. Fünf davon gibt es.
about-green_endurance = { card-green_endurance }
    .text = Eine Karte für deine { colour-green.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-endurance }. Fünf davon gibt es.
about-green_resolve = { card-green_resolve }
    .text = Eine Karte für deine { colour-green.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-resolve }. Fünf davon gibt es.
about-ochre_strength = { card-ochre_strength }
    .text = Eine Karte für deine { colour-ochre.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-strength }. Fünf davon gibt es.
about-ochre_wisdom = { card-ochre_wisdom }
    .text = Eine Karte für deine { colour-ochre.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-wisdom }. Fünf davon gibt es.
about-ochre_endurance = { card-ochre_endurance }
    .text = Eine Karte für deine { colour-ochre.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-endurance }. Fünf davon gibt es.
about-ochre_resolve = { card-ochre_resolve }
    .text = Eine Karte für deine { colour-ochre.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-resolve }. Fünf davon gibt es.
about-blue_strength = { card-blue_strength }
    .text = Eine Karte für deine { colour-blue.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-strength }. Fünf davon gibt es.
about-blue_wisdom = { card-blue_wisdom }
    .text = Eine Karte für deine { colour-blue.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-wisdom }. Fünf davon gibt es.
about-blue_endurance = { card-blue_endurance }
    .text = Eine Karte für deine { colour-blue.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-endurance }. Fünf davon gibt es.
about-blue_resolve = { card-blue_resolve }
    .text = Eine Karte für deine { colour-blue.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-resolve }. Fünf davon gibt es.
about-grey_strength = { card-grey_strength }
    .text = Eine Karte für deine { colour-grey.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-strength }. Fünf davon gibt es.
about-grey_wisdom = { card-grey_wisdom }
    .text = Eine Karte für deine { colour-grey.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-wisdom }. Fünf davon gibt es.
about-grey_endurance = { card-grey_endurance }
    .text = Eine Karte für deine { colour-grey.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-endurance }. Fünf davon gibt es.
about-grey_resolve = { card-grey_resolve }
    .text = Eine Karte für deine { colour-grey.row }. Sie zählt, wo ein Ort dieses Zeichen zeigt: { quality-resolve }. Fünf davon gibt es.

## Warum ein Bot das täte

why-gandalf = Gandalf zählt in jeder Reihe, an jedem Ort.
why-row-grows = Es passt zu einer Reihe, die schon liegt: Dann sind es { $count } Karten.
why-more-of-it = Dann haben wir { $count } dieser Karten: Zusammen geben sie eine lange Reihe.
why-counts-next = Es zählt { $place_in }, am nächsten Ort.
why-counts-next-and-later = { $more ->
        [one] Es zählt { $place_in }, am nächsten Ort, und danach noch an einem.
       *[other] Es zählt { $place_in }, am nächsten Ort, und danach noch an { $more }.
    }
why-counts-later = { $count ->
        [one] Es zählt noch nicht, aber { $place_in } wird es zählen.
       *[other] Es zählt noch nicht, aber { $place_in } wird es zählen, insgesamt an { $count } Orten.
    }
why-denies = { $seat } sammelt diese Karte und bekommt sie nicht.
why-nothing-open = Es liegt keine Karte offen.
why-draw-none-counts = Keine offene Karte zählt { $place_in }.
why-draw-few-count = { $count ->
        [one] Eine offene Karte zählt { $place_in }, bringt unseren Reihen aber wenig: Der Stapel verspricht mehr.
       *[other] { $count } offene Karten zählen { $place_in }, bringen unseren Reihen aber wenig: Der Stapel verspricht mehr.
    }
why-offer-never = { $card }: zählt nirgends mehr.
why-offer-late = { $card }: zählt erst wieder am Ort { $place }; bis dahin findet sich eine andere.
why-offer-takes = Zwei Karten für eine, und { $card } liegt offen.
why-offer-two = Zwei Karten für eine, die wenig hilft.
why-lay-wins = Es bringt { $place_in } Plättchen, die { $more } mehr wert sind.
why-lay-overtakes = Es überholt { $seat } { $place_in }.
why-row-spent = { $quality } zählt nirgends mehr: Die { $colour_row } ist frei für Besseres.
why-stays = { $count ->
        [one] Die Reihe bleibt liegen und zählt später noch einmal.
       *[other] Die Reihe bleibt liegen und zählt später noch an { $count } Orten.
    }
why-lead = Mit Gandalf an der Spitze zählt die Reihe eins mehr.
why-lay-counts = Es zählt { $place_in } jetzt, und niemand weiß, was die anderen legen.
why-first-already = Wir sind { $place_in } auch ohne das vorn.
why-kept-for = { $card } bleibt auf der Hand: Sie zählt { $place_in }.
why-keeps-gandalf = Gandalf bleibt für eine längere Reihe auf der Hand.
