### Was nur die Seite über Die Entscheidung sagt. Namen kommen mit ihren Formen, wie in den Worten des Spiels.

## Die Karte und ihre Zeichen

scene-map = Karte mit sechzehn Gebieten; die eigene Heimat liegt unten
scene-north = N
scene-river = Anduin
scene-turn = Zug { $turns }
scene-signs = Zeichen
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
scene-hand-count = { $left } zu spielen, { $played } gespielt
scene-fallen = { $side }: gefallen
scene-fallen-count = Karten und gefallene Figuren: { $count }
scene-nobody = noch niemand
scene-specials = { $side }: Sonderkarten
scene-close = Schließen
scene-about = Über { $figure_object }

## Wer wohin geht

scene-pick-figure = Klicke auf eine deiner Figuren, um zu sehen, wohin sie kann.
scene-where = { $figure_subject } { $figure_number ->
        [many] sind
       *[one] ist
    } { $region_in }. Wohin?
scene-where-hint = Klicke auf ein markiertes Gebiet, drücke seine Nummer oder wähle eine andere Figur.
scene-other-figure = Andere Figur
scene-back = Zurück
scene-move = { $to }
scene-attack = Angriff: { $to }
scene-tunnel = Tunnel { $to_to }
scene-attack-tunnel = Angriff durch den Tunnel: { $to }
scene-use-palantir = Den Palantír benutzen
scene-palantir = Palantír: { $region }
scene-use-recall = Nach Mordor zurückrufen
scene-using-palantir = Welches Gebiet soll der Palantír zeigen?
scene-using-recall = Welche Figur geht nach Mordor zurück?

## Aufstellen

scene-placing = Stelle deine neun Figuren auf, ungesehen von der anderen Seite
scene-placing-hint = Je eine in jedes markierte Gebiet; die anderen vier bleiben daheim. Klicke auf eine Figur und dann auf ihren Platz, oder ziehe sie hin.
scene-placing-held = Wohin kommt { $figure_the }? Klicke auf ein markiertes Gebiet.
scene-ready = Fertig
scene-ready-missing = { $count ->
        [one] Ein Gebiet ist noch leer.
       *[other] { $count } Gebiete sind noch leer.
    }
scene-promised = Deine Figuren stehen. Die andere Seite stellt noch auf.
scene-change = Ändern
scene-shuffle = Mischen
scene-clear = Alle zurücknehmen
scene-formations = Fertige Aufstellungen
scene-formation = Fertige Aufstellung
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
scene-parted = sie trennen sich
scene-defeated = Besiegt
scene-withdrew = Entkommen
scene-choose-card = Wähle eine Karte
scene-fetch-card = Hole eine Karte zurück
scene-lay = { $card } verdeckt legen
scene-lay-open = Mit { $card } antworten
scene-take-back = { $card } zurückholen
scene-see-map = Zur Landkarte
scene-to-battle = Zum Kampf
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

scene-panel = Was das ist
scene-card-of = Karte: { $side }
scene-special-card = Sonderkarte, einmal zu benutzen
scene-number-card = Zählt { $value } zur Stärke der Figur hinzu.
scene-room = { $count ->
        [one] Platz für je eine Figur beider Seiten
       *[other] Platz für je { $count } Figuren beider Seiten
    }
scene-nobody-there = Hier ist niemand.
scene-anybody = Eine verdeckte Figur ({ $side })
scene-one-of = Eine von: { $names }
scene-goal-attack = Angriff: { $who }
scene-goal-free = frei zu betreten
scene-goal-tunnel = durch den Tunnel; ein Balrog in Moria kann zuschlagen
scene-aim-light = Du gewinnst, wenn Frodo Mordor betritt oder die Finsternis nicht mehr ziehen kann. Du verlierst, wenn Frodo fällt, wenn drei dunkle Figuren im Auenland stehen oder wenn du nicht mehr ziehen kannst.
scene-aim-dark = Du gewinnst, wenn Frodo fällt, wenn drei deiner Figuren im Auenland stehen oder wenn das Licht nicht mehr ziehen kann. Du verlierst, wenn Frodo Mordor betritt oder du nicht mehr ziehen kannst.
scene-aim-both = Das Licht gewinnt, wenn Frodo Mordor betritt; die Finsternis, wenn er fällt oder drei dunkle Figuren im Auenland stehen. Wer nicht mehr ziehen kann, verliert.
scene-region-moria = Darunter führt der Tunnel von Hulsten nach Fangorn. Ein Balrog kann von hier aus zuschlagen.
scene-region-eregion = Von hier kann das Licht durch den Tunnel nach Fangorn gehen.
scene-region-fangorn = Hier endet der Tunnel aus Hulsten, und der Fluss trägt das Licht weiter nach Rohan.
scene-region-mirkwood = Der Fluss trägt das Licht von hier nach Fangorn.
scene-region-mordor = Betritt Frodo Mordor, gewinnt das Licht.
scene-region-shire = Stehen hier drei dunkle Figuren, gewinnt die Finsternis.

## Woran man sich erinnert

scene-notes-of = Bekannt: { $side }
scene-notes-one-of = { $count ->
        [one] eine von
       *[other] { $count } von
    }
scene-notes-unknown = { $count ->
        [one] eine unbekannt
       *[other] { $count } unbekannt
    }
scene-notes-open = Ort nicht sicher:
scene-notes-fallen = Gefallen:
scene-notes-secret = Stellt noch verdeckt auf.
scene-notes-nothing = Alle Figuren liegen offen.

## Warum ein Bot das täte

why-frodo-arrives = Frodo betritt Mordor, und das Licht gewinnt sofort.
why-shire-taken = Die dritte dunkle Figur betritt das Auenland, und die Finsternis gewinnt sofort.
why-shire-next = { $left ->
        [0] Dann sind drei dunkle Figuren im Auenland.
        [one] Danach genügt noch eine dunkle Figur im Auenland zum Sieg.
       *[other] Noch zwei dunkle Figuren im Auenland genügen zum Sieg.
    }
why-attack-frodo = Frodo steht { $region_in }: Wer ihn besiegt, gewinnt.
why-attack-stronger = Dort steht, wie wir wissen, { $other_the }: { $mine } gegen { $theirs }.
why-attack-known = Dort steht, wie wir wissen, { $other_the }: Es droht keine Überraschung.
why-may-be-frodo = Es kann Frodo sein: Er ist einer von { $count }, die { $region_in } stehen können.
why-mostly-weaker = { $figure }: { $weaker } von den { $count }, die dort stehen können, sind schwächer.
why-finds-out = Wenigstens erfahren wir, wer { $region_in } steht.
why-frodo-escapes = { $count ->
        [one] Die Finsternis kann Frodo { $region_in } aus einem Gebiet erreichen: Er bringt sich in Sicherheit.
       *[other] Die Finsternis kann Frodo { $region_in } aus { $count } Gebieten erreichen: Er bringt sich in Sicherheit.
    }
why-frodo-nearer = { $steps ->
        [one] Dann ist Frodo einen Schritt von Mordor entfernt.
       *[other] Dann ist Frodo { $steps } Schritte von Mordor entfernt.
    }
why-frodo-freed = Die Bedrohung: { $region_from } können sie Frodo { $other_in } erreichen.
why-beside-frodo = { $figure } kann Frodo dort beistehen.
why-way-for-frodo = Frodo ist { $region_in } bedroht: Jetzt hat er mehr Platz.
why-before-frodo = { $figure } geht Frodo voran, der { $region_in } steht, und macht ihm den Weg frei.
why-meets-them = Als Nächstes lassen sich { $region_from } dunkle Figuren angreifen.
why-dark-nearer = { $steps ->
        [one] { $figure }: dann einen Schritt vor dem Auenland.
       *[other] { $figure }: dann { $steps } Schritte vor dem Auenland.
    }
why-frodo-fights = Frodo selbst kämpft: Nichts ist wichtiger.
why-text-card = Was auf der Karte „{ $card }“ steht, kann hier mehr zählen als eine Zahl.
why-saves-card = Es genügt, { $played_object } zu spielen; { $card_the } bleibt für einen anderen Kampf.
why-makes-up = { $other }: um { $behind } stärker, doch { $card_the } gleicht das aus.
why-makes-sure = Wir spielen { $card_object }, damit { $other_the } den Kampf nicht wendet.
why-already-ahead = { $figure }: ohne Karte um { $ahead } vorn.
why-fetch = Am meisten fehlt uns { $card_the }.
why-retreats = Besser weichen, als { $figure_object } hier zu verlieren.
why-frodo-flees = Frodo darf nicht gefasst werden: { $region_in } wartet niemand auf ihn.
why-stands = Standhalten ist hier besser als Weichen.
why-sam = Sam kämpft für Frodo, mit { $strength }.
why-ban = Ohne Karten entscheidet allein die Stärke, und das kommt uns gelegen.
why-place-frodo = Frodo { $region_in }: wo man ihn nicht zuerst sucht.
why-place-strong = { $figure } ist stark und gehört dorthin, wo zuerst gekämpft wird.
why-place-weak = { $figure } { $region_in }: Niemand soll die Starken von den Schwachen unterscheiden können.
