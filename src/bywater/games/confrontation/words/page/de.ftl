### Was nur die Seite über Die Entscheidung sagt. Namen kommen mit ihren Formen, wie in den Worten des Spiels.

## Die Karte und ihre Zeichen

scene-map = Karte mit 16 Gebieten; deine Heimat liegt unten
scene-north = N
scene-river = Anduin
scene-turn = Zug { $turns }
scene-signs = Symbole
scene-sign-light = helle Figur
scene-sign-dark = dunkle Figur
scene-sign-free = freier Platz
scene-sign-river = Fluss, nur Licht
scene-sign-tunnel = Tunnel, nur Licht
scene-sign-last = letzter Zug
scene-figure-label = { $figure }, Stärke { $strength }, { $region_in }
scene-figure-strength = { $figure }, Stärke { $strength }
scene-hidden-label = Verdeckte Figur ({ $side }) { $region_in }.

## Plätze, Karten, Gefallene

scene-seat-note = { $side } · { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
scene-to-move = am Zug
scene-player = { $name } · { $side }
scene-cards-of = { $side }: Karten
scene-card-set = Die neun Karten der Seite { $side }
scene-cards-count = { $played } von 9 gespielt
scene-card-spent = { $card }, gespielt
scene-your-cards = Deine Karten
scene-hand-count = { $left } auf der Hand, { $played } gespielt
scene-fallen = { $side }: gefallen
scene-fallen-count = Karten und gefallene Figuren: { $count }
scene-nobody = noch niemand
scene-specials = { $side }: Sonderkarten
scene-close = Schließen
scene-about = Über { $figure_object }

## Wer wohin geht

scene-pick-figure = Wähle eine Figur, um zu sehen, wohin sie kann.
scene-where = Wohin { $figure_number ->
        [many] gehen
       *[one] geht
    } { $figure_the } { $region_from }?
scene-where-hint = Wähle ein markiertes Gebiet oder eine andere Figur.
scene-other-figure = Andere Figur wählen
scene-back = Zurück
scene-move = { $to }
scene-attack = Greife { $to_object } an
scene-tunnel = Nimm den Tunnel { $to_to }
scene-attack-tunnel = Greife { $to_object } durch den Tunnel an
scene-use-palantir = Palantír benutzen
scene-palantir = Benutze den Palantír { $region_in }
scene-use-recall = Figur nach Mordor zurückrufen
scene-using-palantir = Welches Gebiet siehst du dir an?
scene-using-recall = Welche Figur kehrt nach Mordor zurück?

## Aufstellen

scene-placing = Wo beginnen deine neun Figuren? Die andere Seite sieht nichts.
scene-placing-hint = Je eine in jedes markierte Gebiet, die anderen vier nach Hause. Wähle eine Figur, dann ihren Platz, oder zieh sie hin.
scene-placing-held = Wo { $figure_number ->
        [many] beginnen
       *[one] beginnt
    } { $figure_the }? Wähle ein markiertes Gebiet.
scene-ready = Bereit
scene-ready-missing = { $count ->
        [one] Ein Gebiet ist noch leer.
       *[other] { $count } Gebiete sind noch leer.
    }
scene-promised = Du bist bereit. Die andere Seite stellt noch auf.
scene-change = Aufstellung ändern
scene-shuffle = Mischen
scene-clear = Alle abräumen
scene-formations = Vorlagen
scene-formation = Vorlage
scene-your-figures = Deine Figuren

## Der Kampf

scene-battle = Kampf { $region_in }
scene-battle-turn = Zug { $turns } · { $side_subject } greift an
scene-step-reveal = Aufdecken
scene-step-powers = Fähigkeiten
scene-step-cards = Karten
scene-step-result = Ergebnis
scene-strength = Stärke
scene-strength-low = Stärke
scene-not-shown = noch nicht aufgedeckt
scene-no-cards = Keine Karten in diesem Kampf
scene-no-card-yet = Noch keine Karte
scene-face-down = Verdeckt
scene-your-card = Deine Karte: { $card }
scene-played = { $card }
scene-fetched = Zauberkraft: { $card }
scene-against = gegen
scene-beats = besiegt
scene-loses-to = unterliegt
scene-both-fall = beide fallen
scene-parted = niemand fällt
scene-defeated = Besiegt
scene-withdrew = Zurückgezogen
scene-choose-card = Wähle eine Karte
scene-fetch-card = Hole eine Karte zurück
scene-lay = Spiele { $card_object }
scene-lay-open = Spiele { $card_object }
scene-take-back = Hole { $card_object } zurück
scene-see-map = Karte zeigen
scene-to-battle = Kampf zeigen
scene-go-on = Weiter

## Das Ende

scene-end-won = Du hast gewonnen
scene-end-lost = Du hast verloren
scene-end-side = { $side_subject } gewinnt
scene-end-nobody = Niemand gewinnt
scene-end-turns = Nach { $turns } Zügen
scene-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
scene-fell = gefallen

## Erklärungen

scene-panel = Einzelheiten
scene-card-of = Karte: { $side }
scene-special-card = Sonderkarte, für ein Mal
scene-number-card = Gibt der Figur { $value } Stärke dazu.
scene-room = { $count ->
        [one] Platz für 1 Figur je Seite
       *[other] Platz für { $count } Figuren je Seite
    }
scene-nobody-there = Hier ist niemand.
scene-anybody = Eine verdeckte Figur ({ $side })
scene-one-of = Eine von: { $names }
scene-goal-attack = Angriff: { $who }
scene-goal-free = frei
scene-goal-tunnel = durch den Tunnel; ein Balrog in Moria kann zuschlagen
scene-aim-light = Du gewinnst, wenn Frodo Mordor betritt oder die Finsternis nicht mehr ziehen kann. Du verlierst, wenn Frodo fällt, drei dunkle Figuren das Auenland erreichen oder du nicht mehr ziehen kannst.
scene-aim-dark = Du gewinnst, wenn Frodo fällt, drei deiner Figuren das Auenland erreichen oder das Licht nicht mehr ziehen kann. Du verlierst, wenn Frodo Mordor betritt oder du nicht mehr ziehen kannst.
scene-aim-both = Das Licht gewinnt, wenn Frodo Mordor betritt. Die Finsternis gewinnt, wenn er fällt oder drei dunkle Figuren das Auenland erreichen. Wer nicht mehr ziehen kann, verliert.
scene-region-moria = Darunter läuft der Tunnel von Hulsten nach Fangorn. Ein Balrog hier kann zuschlagen.
scene-region-eregion = Von hier kann das Licht den Tunnel nach Fangorn nehmen.
scene-region-fangorn = Hier endet der Tunnel aus Hulsten, und das Licht kann den Fluss nach Rohan nehmen.
scene-region-mirkwood = Von hier kann das Licht den Fluss nach Fangorn nehmen.
scene-region-mordor = Betritt Frodo Mordor, gewinnt das Licht.
scene-region-shire = Stehen hier drei dunkle Figuren, gewinnt die Finsternis.

## Woran man sich erinnert

scene-notes-of = { $side_id ->
        [dark] Was du über die Finsternis weißt
       *[light] Was du über das Licht weißt
    }
scene-notes-one-of = { $count ->
        [one] 1 von
       *[other] { $count } von
    }
scene-notes-unknown = { $count } unbekannt
scene-notes-open = Aufenthaltsort unbekannt:
scene-notes-fallen = Gefallen:
scene-notes-secret = Stellt noch verdeckt auf.
scene-notes-nothing = Alle Figuren sind aufgedeckt.

## Warum ein Bot das täte

why-frodo-arrives = Frodo betritt Mordor, und das Licht gewinnt sofort.
why-shire-taken = Die dritte dunkle Figur betritt das Auenland, und die Finsternis gewinnt sofort.
why-shire-next = { $left ->
        [0] Dann sind drei dunkle Figuren im Auenland.
        [one] Dann gewinnt noch 1 weitere dunkle Figur im Auenland.
       *[other] Dann gewinnen noch 2 weitere dunkle Figuren im Auenland.
    }
why-attack-frodo = Frodo steht { $region_in }: Wer ihn besiegt, gewinnt.
why-attack-stronger = Dort steht, wie wir wissen, { $other_the }: { $mine } gegen { $theirs }.
why-attack-known = Dort steht, wie wir wissen, { $other_the }: keine Überraschung.
why-may-be-frodo = Es kann Frodo sein: einer von { $count }, die { $region_in } stehen können.
why-mostly-weaker = { $figure }: { $weaker } von den { $count }, die dort stehen können, sind schwächer.
why-finds-out = Wenigstens erfahren wir, wer { $region_in } steht.
why-frodo-escapes = { $count ->
        [one] Die Finsternis kann Frodo { $region_in } aus 1 Gebiet erreichen, also geht er.
       *[other] Die Finsternis kann Frodo { $region_in } aus { $count } Gebieten erreichen, also geht er.
    }
why-frodo-nearer = { $steps ->
        [one] Dann ist Frodo 1 Schritt von Mordor entfernt.
       *[other] Dann ist Frodo { $steps } Schritte von Mordor entfernt.
    }
why-frodo-freed = Eine Gefahr weniger: { $region_from } kann die Finsternis Frodo { $other_in } erreichen.
why-beside-frodo = { $figure } kann Frodo dort helfen.
why-way-for-frodo = Frodo ist { $region_in } in Gefahr, und so hat er mehr Platz.
why-before-frodo = { $figure } macht Frodo den Weg frei, der { $region_in } steht.
why-meets-them = Als Nächstes können wir { $region_from } dunkle Figuren angreifen.
why-dark-nearer = { $steps ->
        [one] { $figure }: dann 1 Schritt vor dem Auenland.
       *[other] { $figure }: dann { $steps } Schritte vor dem Auenland.
    }
why-frodo-fights = Frodo selbst kämpft: Nichts ist wichtiger.
why-text-card = Der Text der Karte „{ $card }“ kann hier mehr wert sein als eine Zahl.
why-saves-card = Es genügt, { $played_object } zu spielen; { $card_the } bleibt für einen anderen Kampf.
why-makes-up = { $other }: um { $behind } stärker, doch { $card_the } gleicht das aus.
why-makes-sure = Mit { $card } kann { $other_the } den Kampf nicht mehr wenden.
why-already-ahead = { $figure }: ohne Karte um { $ahead } vorn.
why-fetch = Am dringendsten brauchen wir { $card_object }.
why-retreats = Lieber gehen, als { $figure_object } hier zu verlieren.
why-frodo-flees = Frodo darf nicht erwischt werden, und { $region_in } ist kein Feind.
why-stands = Hier ist Bleiben besser als Gehen.
why-sam = Sam kämpft für Frodo, mit { $strength }.
why-ban = Ohne Karten entscheidet nur die Stärke, und das ist gut für uns.
why-place-frodo = Frodo { $region_in }: Dort sucht ihn zuerst niemand.
why-place-strong = { $figure } ist stark und gehört dorthin, wo zuerst gekämpft wird.
why-place-weak = { $figure } { $region_in }: Niemand soll Starke von Schwachen unterscheiden.
