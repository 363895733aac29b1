### Die zwei Türme auf Deutsch.
###
### Ein Name im Satz bringt seine Formen mit: $card ist der bloße Name, $card_object steht im Satz
### (Akkusativ: „eine grüne Weisheit“), $card_no verneint ihn, $card_short passt auf eine kleine Karte. Orte
### haben .in, .to und .from; Eigenschaften .object, Farben .row. Plätze stehen ohne Zutaten da, weil am Tisch
### die Namen der Leute an ihre Stelle treten.

## Das Spiel und seine Plätze

game-towers = Die zwei Türme
    .tagline = Sammelt Karten auf dem Weg nach Minas Tirith: An jedem Ort gewinnen die längsten passenden Reihen.
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
    .object = eine grüne Karte Kraft
    .no = keine grüne Karte Kraft
card-green_wisdom = Grüne Weisheit
    .short = Weisheit
    .object = eine grüne Karte Weisheit
    .no = keine grüne Karte Weisheit
card-green_endurance = Grüne Ausdauer
    .short = Ausdauer
    .object = eine grüne Karte Ausdauer
    .no = keine grüne Karte Ausdauer
card-green_resolve = Grüne Entschlossenheit
    .short = Entschluss
    .object = eine grüne Karte Entschlossenheit
    .no = keine grüne Karte Entschlossenheit
card-ochre_strength = Ockergelbe Kraft
    .short = Kraft
    .object = eine ockergelbe Karte Kraft
    .no = keine ockergelbe Karte Kraft
card-ochre_wisdom = Ockergelbe Weisheit
    .short = Weisheit
    .object = eine ockergelbe Karte Weisheit
    .no = keine ockergelbe Karte Weisheit
card-ochre_endurance = Ockergelbe Ausdauer
    .short = Ausdauer
    .object = eine ockergelbe Karte Ausdauer
    .no = keine ockergelbe Karte Ausdauer
card-ochre_resolve = Ockergelbe Entschlossenheit
    .short = Entschluss
    .object = eine ockergelbe Karte Entschlossenheit
    .no = keine ockergelbe Karte Entschlossenheit
card-blue_strength = Blaue Kraft
    .short = Kraft
    .object = eine blaue Karte Kraft
    .no = keine blaue Karte Kraft
card-blue_wisdom = Blaue Weisheit
    .short = Weisheit
    .object = eine blaue Karte Weisheit
    .no = keine blaue Karte Weisheit
card-blue_endurance = Blaue Ausdauer
    .short = Ausdauer
    .object = eine blaue Karte Ausdauer
    .no = keine blaue Karte Ausdauer
card-blue_resolve = Blaue Entschlossenheit
    .short = Entschluss
    .object = eine blaue Karte Entschlossenheit
    .no = keine blaue Karte Entschlossenheit
card-grey_strength = Graue Kraft
    .short = Kraft
    .object = eine graue Karte Kraft
    .no = keine graue Karte Kraft
card-grey_wisdom = Graue Weisheit
    .short = Weisheit
    .object = eine graue Karte Weisheit
    .no = keine graue Karte Weisheit
card-grey_endurance = Graue Ausdauer
    .short = Ausdauer
    .object = eine graue Karte Ausdauer
    .no = keine graue Karte Ausdauer
card-grey_resolve = Graue Entschlossenheit
    .short = Entschluss
    .object = eine graue Karte Entschlossenheit
    .no = keine graue Karte Entschlossenheit
card-gandalf = Gandalf
    .short = Gandalf
    .object = einen Gandalf
    .no = keinen Gandalf
    .text = Beginnt eine neue Reihe, zusammen mit mindestens einer Eigenschaftskarte, und zählt als eine Karte mehr. Einer je Reihe; zu einer Reihe, die schon liegt, kommt er nie. Geht ihre letzte Eigenschaftskarte, geht auch Gandalf.

## Was gefragt wird

prompt-gain = Nimm eine Karte, oder tausche 1 gegen 2.
prompt-taking = { $left ->
        [one] Welche Karte nimmst du noch? Eine offene, oder eine vom Stapel.
       *[other] Welche 2 Karten nimmst du? Offene zuerst; wer vom Stapel gezogen hat, kehrt nicht zu ihnen zurück.
    }
prompt-laying = Welche Karten legst du? { $place } wird danach gewertet.

wait-gain = { $seat } nimmt eine Karte auf dem Weg { $place_to }.
wait-taking = { $left ->
        [one] { $seat } tauscht 1 Karte gegen 2 und nimmt noch 1.
       *[other] { $seat } tauscht 1 Karte gegen 2.
    }
wait-laying = { $seat } legt Karten. { $place } wird danach gewertet.

chance-ring = Der Zufall bestimmt, wer den Ring bekommt und beginnt.
chance-path = Die Wegkarten werden gemischt und ausgelegt.
chance-token = Die Plättchen werden gemischt und ausgelegt.
chance-swap_out = Minas Tirith hat keine 5: Ein zufälliges Plättchen geht.
chance-swap_in = Minas Tirith hat keine 5: Eine zufällige 5 kommt.
chance-deal = { $to } bekommt eine Karte.
chance-turn_up = Eine Karte wird aufgedeckt.
chance-pile = { $to } zieht vom Stapel.

## Was man wählen kann

do-take = Nimm { $card_object }
do-draw = Zieh vom Stapel
do-draw-rest = { $count ->
        [one] Zieh 1 Karte vom Stapel
       *[other] Zieh 2 Karten vom Stapel
    }
do-offer = Tausche { $card_object } gegen 2 Karten
do-lay = Lege { $card_object } als neue Reihe
do-lead = Lege Gandalf und { $card_object } als neue Reihe
do-lay-replace = Lege { $card_object } als neue Reihe; die Reihe { $old_object } wird abgelegt
do-lead-replace = Lege Gandalf und { $card_object } als neue Reihe; die Reihe { $old_object } wird abgelegt
do-extend = Lege { $card_object } an: { $count } Karten in der Reihe
do-done = Fertig
do-ring = Gib den Ring an einen zufälligen Spieler
do-path = Lege eine Wegkarte aus
do-token = Lege ein Plättchen aus
do-swap_out = Nimm ein Plättchen aus Minas Tirith
do-swap_in = Lege eine 5 nach Minas Tirith
do-card = { $card }

## Was geschah

log-ring = { $seat } bekommt den Ring.
    .you = Du bekommst den Ring.
log-path = { $count ->
        [one] Der Weg { $from_from } { $to_to } hat { $count } Feld.
       *[other] Der Weg { $from_from } { $to_to } hat { $count } Felder.
    }
log-token = Ein Plättchen mit { $value } kommt { $place_to }.
log-swapped = Minas Tirith braucht eine 5: Ein Plättchen dort wird gegen eine 5 aus der Schachtel getauscht.
log-swapped-with = Minas Tirith braucht eine 5: Ein Plättchen dort wird gegen eine 5 { $place_from } getauscht.
log-turned-up = Eine Karte wird aufgedeckt: { $card }.
log-moved = Der Marker zieht auf Feld { $step } des Weges { $place_to }.
log-arrived = Der Marker kommt { $place_to }. Nun werden Reihen gelegt, dann wird gewertet.
log-took = { $seat } nimmt { $card_object }.
    .you = Du nimmst { $card_object }.
log-drew = { $seat } zieht { $card_object } vom Stapel.
    .you = Du ziehst { $card_object } vom Stapel.
log-drew-hidden = { $seat } zieht eine Karte vom Stapel.
    .you = Du ziehst eine Karte vom Stapel.
log-offered = { $seat } tauscht { $card_object } gegen 2 Karten.
    .you = Du tauschst { $card_object } gegen 2 Karten.
log-reshuffled = { $count ->
        [one] Der Stapel ist leer: Die einzige abgelegte Karte wird zum neuen Stapel.
       *[other] Der Stapel ist leer: Die { $count } abgelegten Karten werden gemischt und zum neuen Stapel.
    }
log-laid = { $seat } legt { $card_object }.
    .you = Du legst { $card_object }.
log-led = { $seat } legt Gandalf und { $card_object } als neue Reihe.
    .you = Du legst Gandalf und { $card_object } als neue Reihe.
log-cleared = { $seat } legt die alte { $colour_row } ab.
    .you = Du legst deine alte { $colour_row } ab.
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
log-lost-gandalf = { $seat } legt einen Gandalf ohne Reihe ab.
    .you = Du legst einen Gandalf ohne Reihe ab.
log-finished = { $seat } ist fertig.
    .you = Du bist fertig.
log-ended = Die Reise ist zu Ende.

## Wie es ausging

ending-minas_tirith = Die Reise endet in Minas Tirith.
winner = { $seat } gewinnt. Nächstes Mal: Spare Karten für die Zeichen von Minas Tirith.
    .you = Du gewinnst!

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Diesen Zug gibt es nicht.
refused-not-asked = Zuerst entscheidet jemand anders.
refused-other-question = Beantworte zuerst die aktuelle Frage.
refused-not-displayed = Unter den offenen Karten findest du { $card_no }.
refused-no-pile = Es gibt nichts mehr zu ziehen: Stapel und Ablage sind leer.
refused-too-few = Stapel und Ablage haben zu wenige Karten für beide: Nimm zuerst eine offene.
refused-not-in-hand = Du hast { $card_no } auf der Hand.
refused-offered-already = Du hast schon eine Karte getauscht. Nimm deine 2 Karten.
refused-no-gandalf = Du hast keinen Gandalf auf der Hand.
refused-gandalf-late = Gandalf kann eine Reihe nur beginnen, und deine { $colour_row } liegt schon: Du kannst { $card_object } anlegen, aber keinen Gandalf.
refused-row-touched = An deine { $colour_row } hast du in diesem Zug schon gelegt: Du kannst sie jetzt nicht durch { $card_object } ersetzen.
refused-order = Karten werden in fester Reihenfolge gelegt, und { $card } kam früher. Nimm zurück, was du danach gelegt hast.

## Optionen

option-symbols = Zeichen der Orte
    .help = Welche Eigenschaften jeder der sechs Orte wertet.
choice-symbols-twelve = Zwölf Zeichen, jede Eigenschaft dreimal
choice-symbols-eleven = Elf Zeichen: in Edoras nur Entschlossenheit; in Minas Tirith Ausdauer statt Kraft
choice-symbols-ten = Zehn Zeichen: in Edoras nur Entschlossenheit, am Orthanc nur Weisheit
option-own = Eigene Werte
    .help = Die Werte deines eigenen Spiels, als TOML: paths = sechs Längen, und unter [symbols] die Eigenschaften jedes Ortes. Was fehlt, bleibt wie oben gewählt.
option-automatic = Einzige Möglichkeiten automatisch spielen
    .help = Ein: Eine einzige Antwort wird für dich gespielt. Aus: Du wählst, auch wenn es nur eine gibt.
