### Die zwei Türme auf Deutsch.
###
### Ein Name im Satz bringt seine Formen mit: $card ist der bloße Name, $card_object steht im Satz
### (Akkusativ: „eine grüne Weisheit“), $card_no verneint ihn, $card_short passt auf eine kleine Karte. Orte
### haben .in, .to und .from; Eigenschaften .object, Farben .row. Plätze stehen ohne Zutaten da, weil am Tisch
### die Namen der Leute an ihre Stelle treten.

## Das Spiel und seine Plätze

game-towers = Die zwei Türme
    .tagline = Sammelt Eigenschaften auf dem Weg nach Minas Tirith: An jedem Ort gewinnen die längsten passenden Reihen.
seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5
seat-first = { seat-1 }
seat-second = { seat-2 }
seat-third = { seat-3 }
seat-fourth = { seat-4 }
seat-fifth = { seat-5 }

## Orte

place-amon_hen = Amon Hen
    .short = Amon Hen
    .in = am Amon Hen
    .to = zum Amon Hen
    .from = vom Amon Hen
place-rohan = Rohan
    .short = Rohan
    .in = in Rohan
    .to = nach Rohan
    .from = aus Rohan
place-fangorn = Fangorn
    .short = Fangorn
    .in = in Fangorn
    .to = nach Fangorn
    .from = aus Fangorn
place-edoras = Edoras
    .short = Edoras
    .in = in Edoras
    .to = nach Edoras
    .from = aus Edoras
place-orthanc = Orthanc
    .short = Orthanc
    .in = am Orthanc
    .to = zum Orthanc
    .from = vom Orthanc
place-helms_deep = Helms Klamm
    .short = Helms Klamm
    .in = in Helms Klamm
    .to = nach Helms Klamm
    .from = aus Helms Klamm
place-minas_tirith = Minas Tirith
    .short = Minas Tirith
    .in = in Minas Tirith
    .to = nach Minas Tirith
    .from = aus Minas Tirith

## Eigenschaften und Farben

quality-strength = Kraft
    .short = Kraft
    .object = Kraft
quality-wisdom = Weisheit
    .short = Weisheit
    .object = Weisheit
quality-endurance = Ausdauer
    .short = Ausdauer
    .object = Ausdauer
quality-resolve = Entschlossenheit
    .short = Entschluss
    .object = Entschlossenheit

colour-green = Grün
    .row = grüne Reihe
colour-ochre = Ocker
    .row = ockergelbe Reihe
colour-blue = Blau
    .row = blaue Reihe
colour-grey = Grau
    .row = graue Reihe

## Karten

card-green_strength = Grüne Kraft
    .short = Kraft
    .object = eine grüne Kraft
    .no = keine grüne Kraft
card-green_wisdom = Grüne Weisheit
    .short = Weisheit
    .object = eine grüne Weisheit
    .no = keine grüne Weisheit
card-green_endurance = Grüne Ausdauer
    .short = Ausdauer
    .object = eine grüne Ausdauer
    .no = keine grüne Ausdauer
card-green_resolve = Grüne Entschlossenheit
    .short = Entschluss
    .object = eine grüne Entschlossenheit
    .no = keine grüne Entschlossenheit
card-ochre_strength = Ockergelbe Kraft
    .short = Kraft
    .object = eine ockergelbe Kraft
    .no = keine ockergelbe Kraft
card-ochre_wisdom = Ockergelbe Weisheit
    .short = Weisheit
    .object = eine ockergelbe Weisheit
    .no = keine ockergelbe Weisheit
card-ochre_endurance = Ockergelbe Ausdauer
    .short = Ausdauer
    .object = eine ockergelbe Ausdauer
    .no = keine ockergelbe Ausdauer
card-ochre_resolve = Ockergelbe Entschlossenheit
    .short = Entschluss
    .object = eine ockergelbe Entschlossenheit
    .no = keine ockergelbe Entschlossenheit
card-blue_strength = Blaue Kraft
    .short = Kraft
    .object = eine blaue Kraft
    .no = keine blaue Kraft
card-blue_wisdom = Blaue Weisheit
    .short = Weisheit
    .object = eine blaue Weisheit
    .no = keine blaue Weisheit
card-blue_endurance = Blaue Ausdauer
    .short = Ausdauer
    .object = eine blaue Ausdauer
    .no = keine blaue Ausdauer
card-blue_resolve = Blaue Entschlossenheit
    .short = Entschluss
    .object = eine blaue Entschlossenheit
    .no = keine blaue Entschlossenheit
card-grey_strength = Graue Kraft
    .short = Kraft
    .object = eine graue Kraft
    .no = keine graue Kraft
card-grey_wisdom = Graue Weisheit
    .short = Weisheit
    .object = eine graue Weisheit
    .no = keine graue Weisheit
card-grey_endurance = Graue Ausdauer
    .short = Ausdauer
    .object = eine graue Ausdauer
    .no = keine graue Ausdauer
card-grey_resolve = Graue Entschlossenheit
    .short = Entschluss
    .object = eine graue Entschlossenheit
    .no = keine graue Entschlossenheit
card-gandalf = Gandalf
    .short = Gandalf
    .object = einen Gandalf
    .no = keinen Gandalf
    .text = Steht am Kopf einer neuen Reihe, zusammen mit mindestens einer Eigenschaftskarte, und zählt als eine Karte mehr. Einer je Reihe; nie kommt er zu einer Reihe, die schon liegt. Geht die letzte Eigenschaftskarte, geht Gandalf mit.

## Was gefragt wird

prompt-gain = Unterwegs { $place_to }: Nimm eine Karte oder lege eine eigene aus und nimm zwei.
prompt-taking = { $left ->
        [one] Noch eine Karte: eine offene, oder die oberste vom Stapel.
       *[other] Nimm jetzt zwei Karten: zuerst eine offene, oder beide vom Stapel.
    }
prompt-laying = { $place } wird gewertet. Welche Karten legst du?

wait-gain = Unterwegs { $place_to }: { $seat } nimmt Karten.
wait-taking = { $left ->
        [one] { $seat } hat eine Karte ausgelegt und nimmt noch eine.
       *[other] { $seat } hat eine Karte ausgelegt und nimmt zwei.
    }
wait-laying = { $place } wird gewertet. { $seat } legt Karten.

chance-ring = Der Zufall bestimmt, wer den Ring bekommt und beginnt.
chance-path = Die Wegkarten werden gemischt und ausgelegt.
chance-token = Die Plättchen werden gemischt und ausgelegt.
chance-swap_out = In Minas Tirith fehlt eine 5: Der Zufall bestimmt das Plättchen, das geht.
chance-swap_in = In Minas Tirith fehlt eine 5: Der Zufall bestimmt die, die kommt.
chance-deal = { $to } bekommt eine Karte.
chance-turn_up = Eine Karte wird aufgedeckt.
chance-pile = { $to } zieht vom Stapel.

## Was man wählen kann

do-take = Nimm { $card_object }
do-draw = Zieh vom Stapel
do-draw-rest = { $count ->
        [one] Zieh die zweite Karte vom Stapel
       *[other] Zieh beide Karten vom Stapel
    }
do-offer = Lege { $card_object } aus und nimm zwei Karten
do-lay = Lege { $card_object } als neue Reihe
do-lead = Lege Gandalf und { $card_object } als neue Reihe
do-lay-replace = Lege { $card_object } als neue Reihe; die Reihe { $old_object } wird abgelegt
do-lead-replace = Lege Gandalf und { $card_object } als neue Reihe; die Reihe { $old_object } wird abgelegt
do-extend = Lege { $card_object } an: Dann hat die Reihe { $count } Karten
do-done = Fertig: nichts mehr legen
do-ring = Jemand bekommt den Ring
do-path = Eine Wegkarte wird ausgelegt
do-token = Ein Plättchen wird ausgelegt
do-swap_out = Ein Plättchen verlässt Minas Tirith
do-swap_in = Eine 5 kommt nach Minas Tirith
do-card = { $card }

## Was geschah

log-ring = { $seat } bekommt den Ring.
    .you = Du bekommst den Ring.
log-path = { $count ->
        [one] Der Weg { $from_from } { $to_to } hat { $count } Feld.
       *[other] Der Weg { $from_from } { $to_to } hat { $count } Felder.
    }
log-token = Ein Plättchen mit { $value } kommt { $place_to }.
log-swapped = Minas Tirith braucht eine 5: Eines der Plättchen dort wird gegen eine 5 aus der Schachtel getauscht.
log-swapped-with = Minas Tirith braucht eine 5: Eines der Plättchen dort wird gegen eine 5 { $place_from } getauscht.
log-turned-up = Eine Karte wird aufgedeckt: { $card }.
log-moved = Der Marker geht weiter: Feld { $step } auf dem Weg { $place_to }.
log-arrived = Der Marker ist { $place_in } angekommen: Nun werden Reihen gelegt, und der Ort wird gewertet.
log-took = { $seat } nimmt { $card_object } aus den offenen Karten.
    .you = Du nimmst { $card_object } aus den offenen Karten.
log-drew = { $seat } zieht { $card_object } vom Stapel.
    .you = Du ziehst { $card_object } vom Stapel.
log-drew-hidden = { $seat } zieht eine Karte vom Stapel.
    .you = Du ziehst eine Karte vom Stapel.
log-offered = { $seat } legt { $card_object } aus und nimmt dafür zwei Karten.
    .you = Du legst { $card_object } aus und nimmst dafür zwei Karten.
log-reshuffled = { $count ->
        [one] Der Stapel ist leer: Die einzige abgelegte Karte wird zum neuen Stapel.
       *[other] Der Stapel ist leer: Die { $count } abgelegten Karten werden gemischt und zum neuen Stapel.
    }
log-laid = { $seat } legt { $card_object }.
    .you = Du legst { $card_object }.
log-led = { $seat } legt { $card_object } in eine neue Reihe mit Gandalf am Kopf.
    .you = Du legst { $card_object } in eine neue Reihe mit Gandalf am Kopf.
log-cleared = Die alte { $colour_row } von { $seat } kommt auf die Ablage.
    .you = Deine alte { $colour_row } kommt auf die Ablage.
log-counted = { $count ->
        [0] { $seat } hat keine Karte, die zählt.
        [one] { $seat } hat { $count } Karte, die zählt.
       *[other] { $seat } hat { $count } Karten, die zählen.
    }
    .you = { $count ->
        [0] Du hast keine Karte, die zählt.
        [one] Du hast { $count } Karte, die zählt.
       *[other] Du hast { $count } Karten, die zählen.
    }
log-won = { $seat } gewinnt das Plättchen mit { $value }.
    .you = Du gewinnst das Plättchen mit { $value }.
log-lost = { $seat } legt { $card_object } aus einer gewerteten Reihe ab.
    .you = Du legst { $card_object } aus einer gewerteten Reihe ab.
log-lost-gandalf = { $seat } legt den Gandalf ab, der allein geblieben ist.
    .you = Du legst den Gandalf ab, der allein geblieben ist.
log-finished = { $seat } legt nichts weiter.
    .you = Du legst nichts weiter.
log-ended = Die Reise ist zu Ende.

## Wie es ausging

ending-minas_tirith = Die Reise endete in Minas Tirith.
winner = Minas Tirith ist gewertet, die Reise ist zu Ende. { $seat } gewinnt.
    .you = Minas Tirith ist gewertet, die Reise ist zu Ende. Du gewinnst.

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Das gibt es hier nicht.
refused-not-asked = Zuerst muss sich jemand anderes entscheiden.
refused-other-question = Gefragt ist gerade etwas anderes.
refused-not-displayed = Unter den offenen Karten findest du { $card_no }.
refused-no-pile = Es gibt nichts mehr zu ziehen: Stapel und Ablage sind leer.
refused-too-few = Im Stapel und in der Ablage sind zu wenige Karten für beide: Nimm zuerst eine offene.
refused-not-in-hand = Du hast { $card_no } auf der Hand.
refused-offered-already = Du hast schon eine Karte ausgelegt. Nimm jetzt zwei dafür.
refused-no-gandalf = Du hast keinen Gandalf auf der Hand.
refused-gandalf-late = Gandalf kann eine Reihe nur beginnen, und deine { $colour_row } liegt schon: Du kannst { $card_object } anlegen, aber keinen Gandalf.
refused-row-touched = Je Farbe gibt es nur eine Reihe, und an deine { $colour_row } hast du in diesem Zug schon gelegt: Du kannst sie jetzt nicht durch { $card_object } ersetzen.
refused-order = Karten werden in fester Reihenfolge gelegt, und { $card } wäre früher dran gewesen. Nimm zurück, was du danach gelegt hast.

## Optionen

option-symbols = Zeichen der Orte
    .help = Was die sechs Orte verlangen. Die Bilder der gedruckten Karten sind verloren, jede dieser Listen ist also eine Vermutung. Sicher sind die zwei Zeichen von Fangorn, und dass Minas Tirith drei hat.
choice-symbols-twelve = Zwölf Zeichen, jede Eigenschaft dreimal
choice-symbols-eleven = Elf Zeichen: in Edoras nur Entschlossenheit; in Minas Tirith Ausdauer statt Kraft
choice-symbols-ten = Zehn Zeichen: in Edoras nur Entschlossenheit, am Orthanc nur Weisheit
option-own = Eigene Werte
    .help = Was auf den Karten deines eigenen Spiels steht, als TOML: paths = sechs Längen, und unter [symbols] die Eigenschaften jedes Ortes. Was fehlt, bleibt wie oben gewählt.
option-automatic = Entscheidungen mit nur einer Antwort automatisch treffen
    .help = Aus: Du wirst auch gefragt, wenn nur eine Antwort möglich ist.
