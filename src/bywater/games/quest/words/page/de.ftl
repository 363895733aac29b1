### Was nur die Seite über den Herrn der Ringe sagt.

## Der Weg und die Korruptionsleiste

quest-stage = { $place }, Ereignis { $event } von 6
quest-stage-first = { $place }, noch kein Ereignis
quest-way = Die Reise
quest-line = Korruptionsleiste
quest-light = Das Licht
quest-dark = Das Dunkel
quest-sauron = Sauron
quest-sauron-on = Sauron ist auf { $space }
quest-hobbit-on = { $hobbit } ist auf { $space }
quest-steps = { $count ->
        [one] { $count } Schritt zwischen { $hobbit_the } und Sauron
       *[other] { $count } Schritte zwischen { $hobbit_the } und Sauron
    }
quest-if-refused = wenn nicht
quest-if-chosen = wenn ja
quest-sauron-would = Sauron käme auf { $space }
quest-hobbit-would = { $hobbit } käme auf { $space }

## Die Gefährten

quest-fellowship = Die Hobbits
quest-power-frodo = Weiße Hobbitkarten zählen als Joker
quest-power-sam = Der Würfel kostet ihn höchstens 1
quest-power-pippin = Spielt 2 beliebige Karten
quest-power-merry = Braucht nur 2 Lebensmarker
quest-power-fatty = 2 Karten mehr nach jedem Plan
quest-bearer = Ringträger
quest-put-on = Anstecken
quest-ring-used = Ring hier schon benutzt
quest-ring-not = Ring hier noch nicht benutzt
quest-active = { $who }, am Zug
quest-out = ausgeschieden
quest-out-shields = { $count ->
        [one] 1 Schild bleibt und zählt weiter.
       *[other] { $count } Schilde bleiben und zählen weiter.
    }
quest-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
quest-count-of = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
quest-shields = { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }
quest-life = Lebensmarker
quest-token = { $token }: { $count }
quest-show-hand = Karten { $hobbit_of } zeigen
quest-about = Über { $hobbit_the }

## Der Plan

quest-worth = Hauptleiste: jetzt { $points } Punkte
quest-main = Hauptleiste
quest-of = { $reached } von { $last }
quest-line-at = { $line }: { $reached } von { $last }.
quest-line-next = Als Nächstes:
quest-events = Die sechs Ereignisse
quest-breaks = Schlangen|zunge Toten|gesichter Pelen|nor
quest-marker = Ereignismarker
quest-was = geschehen
quest-left-out = entfällt
quest-was-paid = bezahlt
quest-was-refused = verweigert
quest-was-magic = durch Magie verhindert
quest-was-sauron = Sauron auf { $space }
quest-was-rolled = { $count ->
        [one] 1 Wurf
       *[other] { $count } Würfe
    }
quest-flavour-moria-hiding = leise durch die Hallen
quest-flavour-moria-travelling = zum Osttor
quest-flavour-helms_deep-friendship = Hilfe aus Rohan
quest-flavour-helms_deep-travelling = zur Hornburg
quest-flavour-shelobs_lair-hiding = durch Ithilien
quest-flavour-shelobs_lair-travelling = die Treppen hinauf
quest-flavour-mordor-friendship = die anderen helfen
quest-flavour-mordor-fighting = vor den Toren
quest-flavour-mordor-hiding = über die Ebene
quest-space-shield = ein Schild
quest-space-special_shield = ein besonderer Schild
quest-space-ring = ein Ringmarker
quest-space-heart = ein Herzmarker
quest-space-sun = ein Sonnenmarker
quest-space-die = würfeln
quest-space-heal = 1 Schritt zum Licht

## Zufluchten und der Berg

quest-place-bag_end = die Reise beginnt
quest-place-rivendell = eine Zuflucht vor Moria
quest-place-lothlorien = eine Zuflucht vor Helms Klamm
quest-place-mount_doom = wer den Wurf übersteht, vernichtet den Ring
quest-stop-bag_end-0 = Gandalf
    .text = Jeder Hobbit zieht 6 Hobbitkarten.
quest-stop-bag_end-1 = Vorbereitungen
    .text = Nur mit dieser Option: Der Ringträger darf würfeln und 4 Karten verteilen.
quest-stop-bag_end-2 = Ein Nazgûl erscheint
    .text = Ein Hobbit gibt 2 Zeichen Verstecken ab, sonst kommt Sauron 1 Schritt näher.
quest-stop-rivendell-0 = Elrond
    .text = Die Karten von Bruchtal werden verdeckt verteilt.
quest-stop-rivendell-1 = Der Rat
    .text = Jeder Hobbit gibt 1 Karte verdeckt nach links.
quest-stop-rivendell-2 = Gemeinschaft
    .text = Jeder Hobbit gibt 1 Zeichen Freundschaft ab oder würfelt.
quest-stop-lothlorien-0 = Galadriel
    .text = Die Karten von Lothlórien werden verdeckt verteilt.
quest-stop-lothlorien-1 = Erholung
    .text = Jeder Hobbit darf 2 Schilde ausgeben, um 2 Karten zu ziehen oder 1 Schritt zum Licht zu gehen.
quest-stop-lothlorien-2 = Galadriels Prüfung
    .text = Jeder Hobbit gibt 1 Joker ab oder würfelt.
quest-doom-now = würfelt
quest-doom-waits = wartet
quest-doom-out = ausgeschieden
quest-doom-did = hat den Ring vernichtet
quest-doom-room = { $count ->
        [one] einen Schritt von Sauron
       *[other] { $count } Schritte von Sauron
    }

## Das Ende

quest-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
quest-points-won = { $count ->
        [one] 60 für den Ring, dazu 1 Schild.
       *[other] 60 für den Ring, dazu { $count } Schilde.
    }
quest-points-failed = Ihr habt den Berg erreicht: 60 Punkte.
quest-points-lost = Die Punkte unter dem Marker der Hauptleiste.
quest-end-on = auf { $space }

## Forderungen

quest-owes-group = { $demand }: Die Gruppe zahlt
quest-owes-one = { $demand }: Ein Hobbit zahlt
quest-owes-self = { $demand }: { $hobbit_the } zahlt
quest-turned-up = Aufgedeckt: { $card }. Zahlt mit diesem Zeichen.
quest-jokers = Joker zählen als jedes Zeichen.
quest-goes-back = Zugesagtes geht zurück, wenn ihr nicht zahlt.
quest-one-pays = Ein Hobbit zahlt alles.
quest-wants-volunteer = Wer sich meldet, geht { $count } Schritte ins Dunkel.
quest-dark-steps = { $count } ins Dunkel
quest-also = Du kannst auch geben:
quest-gives = { $count } { $thing }
quest-gives-nothing = gibt nichts
quest-goes = geht { $count } ins Dunkel
quest-decides = entscheidet
quest-thing-friendship = Freundschaft
quest-thing-travelling = Wandern
quest-thing-hiding = Verstecken
quest-thing-fighting = Kämpfen
quest-thing-joker = Joker
quest-thing-ring = Ring
quest-thing-heart = Herz
quest-thing-sun = Sonne
quest-thing-shield = Schild
quest-thing-card = Karte
quest-thing-guidance = Führung
quest-pay = Zahlen
quest-pay-missing = { $count ->
        [one] Zahlen: 1 fehlt
       *[other] Zahlen: { $count } fehlen
    }
quest-pay-state = { $given } von { $all } gedeckt.
quest-pay-spare = { $count ->
        [one] 1 Zeichen ginge verloren.
       *[other] { $count } Zeichen gingen verloren.
    }
quest-pay-hint = Wähle Handkarten zum Zahlen.
quest-pay-things = Wähle neben den Feldern, was du gibst.
quest-pay-none = Du hast nichts, womit du zahlen kannst.
quest-lack-group = Der Gruppe fehlt: { $things }.
quest-lack-self = { $hobbit } fehlt: { $things }.
quest-lack-one = Kein Hobbit kann allein zahlen.
quest-lack-title = { $demand }: { $lack }
quest-lack-token = { $count ->
        [one] ein Lebensmarker
       *[other] { $count } Lebensmarker
    }
quest-lack-ring = { $count ->
        [one] ein Ringmarker
       *[other] { $count } Ringmarker
    }
quest-lack-heart = { $count ->
        [one] ein Herzmarker
       *[other] { $count } Herzmarker
    }
quest-lack-sun = { $count ->
        [one] ein Sonnenmarker
       *[other] { $count } Sonnenmarker
    }
quest-lack-shield = { $count ->
        [one] ein Schild
       *[other] { $count } Schilde
    }
quest-lack-card = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
quest-lack-symbol = { $count ->
        [one] 1 Zeichen
       *[other] { $count } Zeichen
    }
quest-pay-others = Du kannst helfen: Wähle Karten und sag sie zu.
quest-pay-enough = Das reicht schon. Nimm erst etwas zurück.
quest-pledge = { $count ->
        [one] Zusagen
       *[other] { $count } zusagen
    }
quest-give = { $count ->
        [one] Abgeben
       *[other] { $count } abgeben
    }
quest-volunteer-hint = Du kannst auch andere bitten, sich zu melden.

## Fragen

quest-back = Zurück
quest-first = Erst { $hobbit_the }
quest-brief-prompt-quiet-after_a_tile = { $tile }: das Plättchen ausführen? Jeder darf vorher handeln.
quest-brief-prompt-quiet-after_a_roll = { $whom } hat { $face } gewürfelt. Jeder darf vorher handeln.
quest-brief-prompt-quiet-end_of_scenario = { $place } ist zu Ende, die Lebensmarker zählen. Jeder darf vorher handeln.
quest-brief-prompt-quiet-the_attempt = { $active } würfelt, um den Ring zu vernichten. Jeder darf vorher handeln.
quest-brief-prompt-after_marker = Gandalf für 5 Schilde rufen? Seine Magie kann dies verhindern: { $event }
quest-anytime = Du darfst vorher eine gelbe Karte spielen, den Ring anstecken oder Gandalf rufen.
quest-anytime-brief = Vorher gelbe Karte, Ring oder Gandalf?
quest-interrupt-open = Du kannst jetzt handeln.
quest-interrupt-hint = Gelbe Karten, Ring und Gandalf leuchten, wo sie helfen. Andere Karten kannst du ablegen.
quest-interrupt-end = Nicht länger warten
quest-interrupt-wait = { $hobbit } handelt zuerst. Wartest du nicht länger, entfällt das, und { $hobbit_the } erfährt davon.
quest-cards-or-rest = { $hobbit }: Karten spielen, ziehen oder zurückgehen?
quest-play-hint = Wähle eine Handkarte.
quest-play-none = Du hast keine Karte zu spielen.
quest-play-sure = Du bekommst, was die umrandeten Felder zeigen.
quest-play-lines = Wähle eine Leiste, auf dem Plan oder hier.
quest-play-idle = Keine Leiste käme voran.
quest-line-hint = Wähle eine Leiste auf dem Plan.
quest-foresee-hint = Das gewählte kommt zuerst.
quest-whom-hint = Wähle einen Hobbit.
quest-give-hint = Wähle eine Handkarte.
quest-lose-hint = { $count ->
        [one] Wähle noch 1 Karte.
       *[other] Wähle { $count } Karten.
    }
quest-lose-enough = Das sind genug. Nimm erst eine zurück.
quest-discard = { $count ->
        [one] Ablegen
       *[other] { $count } Karten ablegen
    }
quest-discard-sure = Du verlierst die Karte.
quest-ring-title = Den Ring anstecken?
quest-ring-sure = Einmal je Plan. Du würfelst und trägst die Folgen. Dann rückt eine Leiste 4 Felder vor, minus die gewürfelten Zeichen, und unterwegs gibt es nichts.
quest-call-title = Gandalf für 5 Schilde rufen?
quest-call-sure = Der aktive Spieler wählt dann eine seiner Karten.
quest-shared = Aufgedeckt, zum Verteilen

## Die Hand

quest-your-hand = Deine Hand
quest-hand = { $count ->
        [one] Hand, { $count } Karte
       *[other] Hand, { $count } Karten
    }
quest-hand-none = { $hobbit } hat keine Karten.
quest-watching = Du siehst zu.
quest-table = Im Spiel
quest-hobbit-card = Hobbit
quest-white = weiß
quest-grey = grau
quest-yellow = gelb
quest-stars = { $count } × { $line }
quest-tag-pledged = zugesagt
quest-tag-chosen = gewählt
quest-tag-pays = kann zahlen
quest-tag-now = jetzt
quest-when-staff = nach Plättchen: 3 Karten/Dinge
quest-when-athelas = wenn Lebensmarker fehlen
quest-when-miruvor = jederzeit
quest-when-mithril = nach einem Wurf
quest-when-belt = vor einem Wurf
quest-when-lembas = jederzeit
quest-when-elessar = jederzeit
quest-when-phial = vor einem Plättchen
quest-tabs = Hand, Plättchen, Gandalf, Würfel
quest-tab-hand = Hand
quest-tab-tiles = Plättchen
quest-tab-gandalf = Gandalf
quest-tab-die = Würfel

## Plättchen, Würfel und Gandalf

quest-tiles = Plättchen
quest-tiles-left = dieser Zug; { $left } von 23 übrig
quest-face-down = { $count ->
        [one] { $count } verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
quest-no-tile = In diesem Zug noch keines
quest-one-more = dann noch 1
quest-foreseen = Als Nächstes:
quest-looked = { $count ->
        [one] 1 Plättchen wurde angesehen.
       *[other] { $count } Plättchen wurden angesehen.
    }
quest-among = Verdeckt: { $harm } von { $left } bringen Unheil
quest-last-tile = Das zuletzt aufgedeckte Plättchen
quest-discards = Ablage
quest-discards-none = leer
quest-discards-top = oben { $card }, insgesamt { $count ->
    [one] 1 Hobbitkarte
   *[other] { $count } Hobbitkarten
}
quest-discards-count = { $count ->
    [one] 1 Hobbitkarte
   *[other] { $count } Hobbitkarten
}
quest-die = Würfel
quest-rolled = { $hobbit } hat { $face } gewürfelt:
quest-no-roll = Noch nicht gewürfelt.
quest-gandalf = Gandalf
quest-gandalf-here = ist da: wähle
quest-gandalf-can = du kannst ihn jetzt rufen
quest-gandalf-has = { $count } von { $price } Schilden
quest-gandalf-call = Gandalf rufen
quest-gandalf-use = { $card } einsetzen
quest-use = Einsetzen
quest-gandalf-used = verbraucht
quest-gandalf-foresight = 3 Plättchen ordnen
quest-gandalf-magic = ein Ereignis verhindern
quest-gandalf-healing = 2 Schritte zum Licht
quest-gandalf-guidance = 2 Joker
quest-gandalf-guidance-one-kind = 2 gleiche Zeichen
quest-gandalf-persistence = 4 Karten ziehen

## Erklärungen

about-bag_end = { place-bag_end }
    .text = Eine Zuflucht: Drei Dinge geschehen nacheinander, zuerst gibt es Karten.
about-rivendell = { place-rivendell }
    .text = Eine Zuflucht: Drei Dinge geschehen nacheinander, zuerst gibt es Karten.
about-moria = { place-moria }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Fehlende Lebensmarker kosten dann Schritte ins Dunkel.
about-lothlorien = { place-lothlorien }
    .text = Eine Zuflucht: Drei Dinge geschehen nacheinander, zuerst gibt es Karten.
about-helms_deep = { place-helms_deep }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Fehlende Lebensmarker kosten dann Schritte ins Dunkel.
about-shelobs_lair = { place-shelobs_lair }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Fehlende Lebensmarker kosten dann Schritte ins Dunkel.
about-mordor = { place-mordor }
    .text = Ein Abenteuer: Schafft die Hauptleiste vor dem sechsten Ereignis, sonst nimmt Sauron den Ring.
about-mount_doom = { place-mount_doom }
    .text = Wenn die Hauptleiste von Mordor zu Ende ist, würfeln die Hobbits nacheinander. Wer den Wurf übersteht, vernichtet den Ring.
about-space-shield = Schild
    .text = Am Ende Punkte wert. Für 5 Schilde kommt Gandalf.
about-space-special_shield = Besonderer Schild
    .text = Ein besonderer Schild zählt wie 1, 2 oder 3 Schilde.
about-space-ring = Ringmarker
    .text = Ein Lebensmarker: Sammelt alle drei Arten. Wer die meisten Ringe hat, wird Ringträger.
about-space-heart = Herzmarker
    .text = Ein Lebensmarker: Sammelt alle drei Arten, bevor der Plan endet.
about-space-sun = Sonnenmarker
    .text = Ein Lebensmarker: Sammelt alle drei Arten, bevor der Plan endet.
about-space-die = Der Würfel
    .text = Wer den Marker hierher bringt, würfelt.
about-space-heal = Zum Licht
    .text = Wer den Marker hierher bringt, geht 1 Schritt zum Licht.
about-lines = Der Anfang einer Leiste
    .text = Plättchen und Karten bewegen den Marker. Wer ihn bewegt, bekommt, was die Felder zeigen.
about-sauron = Sauron
    .text = Wer auf seinem Feld oder dahinter steht, scheidet aus. Ist es der Ringträger, verliert ihr.
about-ring = Der Ring
    .text = Einmal je Plan darf der Ringträger ihn anstecken: Er würfelt, dann rückt eine Leiste 4 Felder vor, minus die gewürfelten Zeichen.
about-white_friendship = { card-white_friendship }
    .text = Weiße Karte, 1 Zeichen { line-friendship }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-white_travelling = { card-white_travelling }
    .text = Weiße Karte, 1 Zeichen { line-travelling }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-white_hiding = { card-white_hiding }
    .text = Weiße Karte, 1 Zeichen { line-hiding }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-white_fighting = { card-white_fighting }
    .text = Weiße Karte, 1 Zeichen { line-fighting }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-white_joker = { card-white_joker }
    .text = Weiße Karte, 1 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-grey_friendship = { card-grey_friendship }
    .text = Graue Karte, 1 Zeichen { line-friendship }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-grey_travelling = { card-grey_travelling }
    .text = Graue Karte, 1 Zeichen { line-travelling }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-grey_hiding = { card-grey_hiding }
    .text = Graue Karte, 1 Zeichen { line-hiding }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-grey_fighting = { card-grey_fighting }
    .text = Graue Karte, 1 Zeichen { line-fighting }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-boromir = { card-boromir }
    .text = Weiße Karte, 2 Zeichen { line-fighting }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-gimli = { card-gimli }
    .text = Weiße Karte, 2 Zeichen { line-fighting }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-gandalf = { card-gandalf }
    .text = Weiße Karte, 2 Zeichen { line-travelling }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-legolas = { card-legolas }
    .text = Weiße Karte, 2 Zeichen { line-hiding }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-aragorn = { card-aragorn }
    .text = Weiße Karte, 2 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-glamdring = { card-glamdring }
    .text = Graue Karte, 2 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-anduril = { card-anduril }
    .text = Graue Karte, 2 Zeichen { line-fighting }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-sting = { card-sting }
    .text = Graue Karte, 1 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-staff = { card-staff }
    .text = Gelbe Karte. { card-staff.text }
about-athelas = { card-athelas }
    .text = Gelbe Karte. { card-athelas.text }
about-miruvor = { card-miruvor }
    .text = Gelbe Karte. { card-miruvor.text }
about-mithril = { card-mithril }
    .text = Gelbe Karte. { card-mithril.text }
about-book = { card-book }
    .text = Graue Karte, 1 Zeichen { line-hiding }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-pipe = { card-pipe }
    .text = Graue Karte, 2 Zeichen { line-friendship }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-elven_cloak = { card-elven_cloak }
    .text = Graue Karte, 2 Zeichen { line-hiding }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-elven_rope = { card-elven_rope }
    .text = Graue Karte, 2 Zeichen { line-travelling }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-boat = { card-boat }
    .text = Graue Karte, 1 Zeichen { line-travelling }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-brooch = { card-brooch }
    .text = Graue Karte, 1 Zeichen { line-friendship }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-galadriel = { card-galadriel }
    .text = Graue Karte, 2 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-arwen = { card-arwen }
    .text = Graue Karte, 2 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-box_of_earth = { card-box_of_earth }
    .text = Graue Karte, 1 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.
about-bow = { card-bow }
    .text = Graue Karte, 1 Zeichen { line-fighting }: rückt diese Leiste 1 Feld vor oder zahlt eine Forderung.
about-belt = { card-belt }
    .text = Gelbe Karte. { card-belt.text }
about-lembas = { card-lembas }
    .text = Gelbe Karte. { card-lembas.text }
about-elessar = { card-elessar }
    .text = Gelbe Karte. { card-elessar.text }
about-phial = { card-phial }
    .text = Gelbe Karte. { card-phial.text }
about-theoden = { card-theoden }
    .text = Weiße Karte, 2 Zeichen { line-travelling }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-shadowfax = { card-shadowfax }
    .text = Graue Karte, 2 Zeichen { line-travelling }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-eomer = { card-eomer }
    .text = Weiße Karte, 2 Zeichen { line-fighting }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-riders_of_rohan = { card-riders_of_rohan }
    .text = Graue Karte, 2 Zeichen { line-fighting }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-faramir = { card-faramir }
    .text = Weiße Karte, 2 Zeichen { line-travelling }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-gollum = { card-gollum }
    .text = Weiße Karte. { card-gollum.text }
about-army_of_the_dead = { card-army_of_the_dead }
    .text = Graue Karte, 2 Zeichen { line-fighting }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-ghan = { card-ghan }
    .text = Weiße Karte, 2 Zeichen { line-travelling }: rückt diese Leiste 2 Felder vor oder zahlt eine Forderung.
about-eowyn = { card-eowyn }
    .text = Weiße Karte, 2 Joker: rückt jede Leiste vor oder zahlt jedes Zeichen.

## Warum ein Bot das täte

why-main-line = Das rückt die Hauptleiste vor: { $left ->
        [one] Dann bleibt noch 1 Feld.
       *[other] Dann bleiben noch { $left } Felder.
    }
why-main-ends = Damit ist die Hauptleiste fertig und der Plan geschafft.
why-side-line = { $line }: { $left ->
        [0] Dann ist die Leiste vollendet.
        [one] Dann bleibt noch 1 Feld.
       *[other] Dann bleiben noch { $left } Felder.
    }
why-gains-card = Es bringt { $card_object }.
why-gains-shield = Es bringt Schilde, und 5 Schilde rufen Gandalf.
why-token-missing = { $hobbit } braucht noch { $token_object }: Sonst kostet es am Ende des Plans 1 Schritt ins Dunkel.
why-pay = Zahlen kostet weniger als die Weigerung.
why-pay-sauron = { $steps ->
        [one] Weigern wir uns, kommt Sauron 1 Schritt näher: Dann bleiben { $gap } bis zum Ringträger.
       *[other] Weigern wir uns, kommt Sauron { $steps } Schritte näher: Dann bleiben { $gap } bis zum Ringträger.
    }
why-pay-spare = { $card } ist entbehrlich.
why-refuse-holds = { $count ->
        [one] Die letzte Handkarte ist mehr wert, als die Weigerung kostet.
       *[other] Die { $count } Handkarten sind mehr wert, als die Weigerung kostet.
    }
why-step-back = { $hobbit } ist auf { $dark } und gewinnt Abstand zum Dunkel.
why-draw-few = { $count ->
        [0] { $hobbit } hat keine Karten und braucht neue.
        [one] { $hobbit } hat nur 1 Karte.
       *[other] { $hobbit } hat nur { $count } Karten.
    }
why-draw = Keine Leiste braucht gerade die Karten von { $hobbit_the } ({ $count }).
why-ring = { $left ->
        [one] { $line }: Es fehlt 1 Feld, und der Ring schafft es auf einmal.
       *[other] { $line }: Es fehlen { $left } Felder, und der Ring rückt auf einmal vor.
    }
why-call = Mit { $shields } Schilden ist Gandalfs Hilfe jetzt mehr wert.
why-interrupt = { $hobbit } kann etwas dagegen tun.
why-volunteer = { $hobbit } kann es sich am ehesten leisten: { $gap } Felder vor Sauron.
why-prevents = { $card } verhindert jetzt Schlimmes. Später ist es vielleicht zu spät.
why-healing = { $hobbit } muss am dringendsten zum Licht.
why-lembas = { $hobbit } braucht am dringendsten Karten.
why-elessar = { $hobbit } muss am dringendsten zum Licht.
why-miruvor = { $hobbit } kann diese Karte am besten gebrauchen.
why-persistence = { $hobbit } braucht am dringendsten Karten.
why-foresight = Kennen wir die nächsten Plättchen, können wir uns vorbereiten.
why-next-tile = Diese Reihenfolge kostet uns am wenigsten.
why-discard-done = { $line } ist hier vollendet: { $card } bewegt nichts mehr.
why-discard-more = { $count ->
        [one] Davon bleibt noch 1.
       *[other] Davon bleiben noch { $count }.
    }
why-discard-least = { $card } hilft ab jetzt am wenigsten.
why-to = { $hobbit } hat { $count } Karten.
why-give = { $card } nützt dort mehr.
why-saves = { $more ->
        [0] Heben wir { $card } für einen schlimmeren Moment auf.
       *[other] Heben wir { $card } und die anderen besonderen Karten für einen schlimmeren Moment auf.
    }
why-nothing-now = Im Moment würde nichts helfen.
why-keeps-hand = Heben wir die Hand ({ $count }) für später auf.
why-bearer-near = { $gap ->
        [one] Gefahr: Sauron ist 1 Feld vom Ringträger ({ $hobbit }) entfernt.
       *[other] Gefahr: Sauron ist { $gap } Felder vom Ringträger ({ $hobbit }) entfernt.
    }
why-hobbit-near = { $gap ->
        [one] Gefahr: Sauron ist 1 Feld { $hobbit_of } entfernt.
       *[other] Gefahr: Sauron ist { $gap } Felder { $hobbit_of } entfernt.
    }

## Neben den Aussichten in einer Analyse

mark-gap = Saurons Abstand zum Ringträger
mark-corruption = Korruption des Ringträgers
mark-progress = Station der Reise
