### Was nur die Seite über den Herrn der Ringe sagt.

## Der Weg und die Korruptionsleiste

quest-stage = { $place }, Ereignis { $event } von 6
quest-stage-first = { $place }, noch kein Ereignis
quest-way = Die Reise
quest-line = Korruptionsleiste
quest-light = Das Licht
quest-dark = Das Dunkel
quest-sauron = Sauron
quest-sauron-on = Sauron steht auf { $space }
quest-hobbit-on = { $hobbit } steht auf { $space }
quest-steps = { $count ->
        [one] { $count } Schritt zwischen { $hobbit_the } und Sauron
       *[other] { $count } Schritte zwischen { $hobbit_the } und Sauron
    }
quest-if-refused = wenn nicht
quest-if-chosen = dann
quest-sauron-would = Sauron käme auf { $space }
quest-hobbit-would = { $hobbit } käme auf { $space }

## Die Gefährten

quest-fellowship = Die Hobbits
quest-power-frodo = Weiße Hobbitkarten sind Joker
quest-power-sam = Der Würfel kostet ihn höchstens eins
quest-power-pippin = Spielt zwei beliebige Karten
quest-power-merry = Braucht nur zwei Lebensmarker
quest-power-fatty = Zwei Karten mehr nach jedem Plan
quest-bearer = Ringträger
quest-put-on = Anstecken
quest-ring-used = Ring hier schon benutzt
quest-ring-not = Ring hier noch nicht benutzt
quest-active = { $who }, am Zug
quest-out = ausgeschieden
quest-out-shields = { $count ->
        [one] Ein Schild bleibt und zählt weiter.
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

quest-worth = die Hauptleiste zählt jetzt { $points } Punkte
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
        [one] ein Wurf
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
quest-space-die = es wird gewürfelt
quest-space-heal = ein Schritt zum Licht

## Zufluchten und der Berg

quest-place-bag_end = die Reise beginnt
quest-place-rivendell = eine Zuflucht vor Moria
quest-place-lothlorien = eine Zuflucht vor Helms Klamm
quest-place-mount_doom = wer nach dem Wurf noch da ist, hat den Ring vernichtet
quest-stop-bag_end-0 = Gandalf
    .text = Jeder Hobbit bekommt sechs Hobbitkarten.
quest-stop-bag_end-1 = Vorbereitungen
    .text = Nur wenn es vereinbart ist: Der Ringträger darf würfeln und verteilt dann vier Karten.
quest-stop-bag_end-2 = Ein Nazgûl erscheint
    .text = Ein Hobbit gibt zwei Zeichen Verstecken ab, oder Sauron kommt eins näher.
quest-stop-rivendell-0 = Elrond
    .text = Die Karten von Bruchtal werden verdeckt verteilt.
quest-stop-rivendell-1 = Der Rat
    .text = Jeder Hobbit gibt eine Karte verdeckt nach links.
quest-stop-rivendell-2 = Gemeinschaft
    .text = Jeder Hobbit gibt ein Zeichen Freundschaft ab oder würfelt.
quest-stop-lothlorien-0 = Galadriel
    .text = Die Karten von Lothlórien werden verdeckt verteilt.
quest-stop-lothlorien-1 = Erholung
    .text = Jeder Hobbit darf für zwei Schilde zwei Karten ziehen oder einen Schritt zum Licht gehen.
quest-stop-lothlorien-2 = Galadriels Prüfung
    .text = Jeder Hobbit gibt einen Joker ab oder würfelt.
quest-doom-now = versucht, den Ring zu vernichten
quest-doom-waits = wartet
quest-doom-out = gefallen
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
        [one] 60 für den Ring und ein Schild von allen zusammen.
       *[other] 60 für den Ring und { $count } Schilde von allen zusammen.
    }
quest-points-failed = Der Berg war erreicht: Das allein zählt 60.
quest-points-lost = Es zählt die Zahl unter dem Marker der Hauptleiste.
quest-end-on = auf { $space }

## Forderungen

quest-owes-group = { $demand }: Die Gruppe ist gefragt
quest-owes-one = { $demand }: Ein Hobbit ist gefragt
quest-owes-self = { $demand }: { $hobbit_the } ist gefragt
quest-turned-up = Aufgedeckt: { $card }. Dieses Zeichen ist verlangt.
quest-jokers = Joker zählen als jedes Zeichen.
quest-goes-back = Versprochenes geht zurück, wenn nicht bezahlt wird.
quest-one-pays = Ein Hobbit allein gibt alles.
quest-wants-volunteer = Wer sich meldet, geht { $count } Schritte ins Dunkel.
quest-dark-steps = { $count } ins Dunkel
quest-also = Du kannst geben:
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
quest-pay = Bezahlen
quest-pay-missing = { $count ->
        [one] Bezahlen: eins fehlt
       *[other] Bezahlen: { $count } fehlen
    }
quest-pay-state = { $given } von { $all } sind gedeckt.
quest-pay-spare = { $count ->
        [one] Ein Zeichen ginge verloren.
       *[other] { $count } Zeichen gingen verloren.
    }
quest-pay-hint = Wähle Karten deiner Hand, die zahlen können.
quest-pay-things = Gib, was neben den Feldern angeboten wird.
quest-pay-none = Du hast nichts, womit du das bezahlen könntest.
quest-lack-group = Der Gruppe fehlt: { $things }.
quest-lack-self = { $hobbit } fehlt: { $things }.
quest-lack-one = Kein Hobbit hat das alles allein.
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
        [one] eins der Zeichen
       *[other] { $count } der Zeichen
    }
quest-pay-others = Du kannst helfen: Wähle Karten und versprich sie.
quest-pay-enough = Das reicht schon. Nimm erst etwas zurück.
quest-pledge = { $count ->
        [one] Versprechen
       *[other] { $count } versprechen
    }
quest-give = { $count ->
        [one] Abgeben
       *[other] { $count } abgeben
    }
quest-volunteer-hint = Auch die anderen kann man bitten, sich zu melden.

## Was gefragt ist

quest-back = Zurück
quest-first = Erst { $hobbit_the }
quest-brief-prompt-quiet-after_a_tile = Das Plättchen: { $tile }. Will vorher jemand etwas tun?
quest-brief-prompt-quiet-after_a_roll = { $whom } hat { $face } gewürfelt. Will vorher jemand etwas tun?
quest-brief-prompt-quiet-end_of_scenario = { $place } liegt hinter euch, nun zählen die Lebensmarker. Will vorher jemand etwas tun?
quest-brief-prompt-quiet-the_attempt = { $active } will den Ring ins Feuer werfen. Will vorher jemand etwas tun?
quest-brief-prompt-after_marker = { $event } – für fünf Schilde Gandalf rufen, damit seine Magie es verhindert?
quest-anytime = Vorher darf jeder eine gelbe Karte spielen, den Ring anstecken oder Gandalf rufen.
quest-anytime-brief = Vorher gelbe Karte, Ring oder Gandalf?
quest-interrupt-open = Du könntest jetzt etwas tun.
quest-interrupt-hint = Gelbe Karten, Ring und Gandalf leuchten, wo sie helfen. Andere Karten kann man ablegen.
quest-interrupt-end = Nicht länger warten
quest-interrupt-wait = { $hobbit } will etwas tun. Wartest du nicht, fällt das erst einmal weg, und { $hobbit_the } erfährt davon.
quest-cards-or-rest = { $hobbit }, spiel eine oder zwei Karten, oder raste.
quest-play-hint = Wähle eine Karte deiner Hand.
quest-play-none = Du hast keine Karte zu spielen.
quest-play-sure = Die umrandeten Felder zeigen, was sie bringt.
quest-play-lines = Wähle die Leiste, auf dem Plan oder hier.
quest-play-idle = Keine Leiste käme voran.
quest-line-hint = Wähle eine Leiste auf dem Plan.
quest-foresee-hint = Das gewählte wird zuerst aufgedeckt.
quest-whom-hint = Wähle einen Hobbit.
quest-give-hint = Wähle die Karte in deiner Hand.
quest-lose-hint = { $count ->
        [one] Wähle noch eine Karte.
       *[other] Wähle { $count } Karten.
    }
quest-lose-enough = Das sind genug. Nimm erst eine zurück.
quest-discard = { $count ->
        [one] Ablegen
       *[other] { $count } Karten ablegen
    }
quest-discard-sure = Sie ist dann verloren.
quest-ring-title = Den Ring anstecken?
quest-ring-sure = Einmal auf diesem Plan. Du würfelst und erleidest es; dann rückt eine Leiste vier Felder vor, weniger die gewürfelten Zeichen. Diese Felder bringen nichts.
quest-call-title = Gandalf für fünf Schilde rufen?
quest-call-sure = Wer am Zug ist, wählt dann eine seiner Karten.
quest-shared = Aufgedeckt, zum Verteilen

## Die Hand

quest-your-hand = Deine Hand
quest-hand = { $count ->
        [one] Hand, { $count } Karte
       *[other] Hand, { $count } Karten
    }
quest-hand-none = { $hobbit } hat keine Karten.
quest-watching = Du siehst zu.
quest-table = Auf dem Tisch
quest-hobbit-card = Hobbit
quest-white = weiß
quest-grey = grau
quest-yellow = gelb
quest-stars = { $count } × { $line }
quest-tag-pledged = versprochen
quest-tag-chosen = gewählt
quest-tag-pays = kann zahlen
quest-tag-now = jetzt
quest-when-staff = nach Plättchen mit drei Dingen
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
quest-one-more = dann noch eins
quest-foreseen = Als Nächstes:
quest-looked = { $count ->
        [one] Ein Plättchen wurde angesehen.
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
quest-no-roll = Er ist noch nicht gefallen.
quest-gandalf = Gandalf
quest-gandalf-here = er ist da: wähle
quest-gandalf-can = du kannst ihn jetzt rufen
quest-gandalf-has = { $count } von { $price } Schilden
quest-gandalf-call = Gandalf rufen
quest-gandalf-use = { $card } einsetzen
quest-use = Einsetzen
quest-gandalf-used = verbraucht
quest-gandalf-foresight = drei Plättchen ordnen
quest-gandalf-magic = verhindert ein Ereignis
quest-gandalf-healing = zwei Schritte zum Licht
quest-gandalf-guidance = gilt als zwei Joker
quest-gandalf-guidance-one-kind = zwei gleiche Zeichen
quest-gandalf-persistence = vier Karten ziehen

## Erklärungen

about-bag_end = { place-bag_end }
    .text = Eine Zuflucht: Karten werden verteilt, und dreierlei geschieht nacheinander.
about-rivendell = { place-rivendell }
    .text = Eine Zuflucht: Karten werden verteilt, und dreierlei geschieht nacheinander.
about-moria = { place-moria }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Wem dann Lebensmarker fehlen, der geht ins Dunkel.
about-lothlorien = { place-lothlorien }
    .text = Eine Zuflucht: Karten werden verteilt, und dreierlei geschieht nacheinander.
about-helms_deep = { place-helms_deep }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Wem dann Lebensmarker fehlen, der geht ins Dunkel.
about-shelobs_lair = { place-shelobs_lair }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Wem dann Lebensmarker fehlen, der geht ins Dunkel.
about-mordor = { place-mordor }
    .text = Ein Abenteuer: Es endet mit der Hauptleiste oder dem sechsten Ereignis. Wem dann Lebensmarker fehlen, der geht ins Dunkel.
about-mount_doom = { place-mount_doom }
    .text = Wenn die Hauptleiste von Mordor endet, würfelt ein Hobbit nach dem anderen. Wer danach noch da ist, hat den Ring vernichtet.
about-space-shield = Schild
    .text = Ein Schild: am Ende Punkte, und fünf rufen Gandalf.
about-space-special_shield = Besonderer Schild
    .text = Ein besonderer Schild: eins bis drei wert.
about-space-ring = Ringmarker
    .text = Ein Lebensmarker. Wer die meisten Ringe hat, trägt als Nächster den Ring.
about-space-heart = Herzmarker
    .text = Ein Lebensmarker. Am Ende des Plans braucht man jede Art.
about-space-sun = Sonnenmarker
    .text = Ein Lebensmarker. Am Ende des Plans braucht man jede Art.
about-space-die = Der Würfel
    .text = Wer den Marker hierher bringt, würfelt.
about-space-heal = Zum Licht
    .text = Wer den Marker hierher bringt, geht einen Schritt zum Licht.
about-lines = Der Anfang einer Leiste
    .text = Plättchen und Karten bewegen den Marker. Wer ihn bewegt, bekommt, was die Felder geben.
about-sauron = Sauron
    .text = Wer auf seinem Feld oder dahinter steht, scheidet aus. Ist es der Ringträger, ist alles verloren.
about-ring = Der Ring
    .text = Einmal je Plan darf sein Träger ihn anstecken: Er würfelt, dann rückt eine Leiste vier Felder vor, weniger die gewürfelten Zeichen.
about-white_friendship = { card-white_friendship }
    .text = Weiße Karte, ein Zeichen { line-friendship }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-white_travelling = { card-white_travelling }
    .text = Weiße Karte, ein Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-white_hiding = { card-white_hiding }
    .text = Weiße Karte, ein Zeichen { line-hiding }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-white_fighting = { card-white_fighting }
    .text = Weiße Karte, ein Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-white_joker = { card-white_joker }
    .text = Weiße Karte, ein Joker: für jede Leiste und jede Forderung.
about-grey_friendship = { card-grey_friendship }
    .text = Graue Karte, ein Zeichen { line-friendship }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-grey_travelling = { card-grey_travelling }
    .text = Graue Karte, ein Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-grey_hiding = { card-grey_hiding }
    .text = Graue Karte, ein Zeichen { line-hiding }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-grey_fighting = { card-grey_fighting }
    .text = Graue Karte, ein Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-boromir = { card-boromir }
    .text = Weiße Karte, zwei Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-gimli = { card-gimli }
    .text = Weiße Karte, zwei Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-gandalf = { card-gandalf }
    .text = Weiße Karte, zwei Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-legolas = { card-legolas }
    .text = Weiße Karte, zwei Zeichen { line-hiding }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-aragorn = { card-aragorn }
    .text = Weiße Karte, zwei Joker: für jede Leiste und jede Forderung.
about-glamdring = { card-glamdring }
    .text = Graue Karte, zwei Joker: für jede Leiste und jede Forderung.
about-anduril = { card-anduril }
    .text = Graue Karte, zwei Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-sting = { card-sting }
    .text = Graue Karte, ein Joker: für jede Leiste und jede Forderung.
about-staff = { card-staff }
    .text = Gelbe Karte. { card-staff.text }
about-athelas = { card-athelas }
    .text = Gelbe Karte. { card-athelas.text }
about-miruvor = { card-miruvor }
    .text = Gelbe Karte. { card-miruvor.text }
about-mithril = { card-mithril }
    .text = Gelbe Karte. { card-mithril.text }
about-book = { card-book }
    .text = Graue Karte, ein Zeichen { line-hiding }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-pipe = { card-pipe }
    .text = Graue Karte, zwei Zeichen { line-friendship }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-elven_cloak = { card-elven_cloak }
    .text = Graue Karte, zwei Zeichen { line-hiding }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-elven_rope = { card-elven_rope }
    .text = Graue Karte, zwei Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-boat = { card-boat }
    .text = Graue Karte, ein Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-brooch = { card-brooch }
    .text = Graue Karte, ein Zeichen { line-friendship }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-galadriel = { card-galadriel }
    .text = Graue Karte, zwei Joker: für jede Leiste und jede Forderung.
about-arwen = { card-arwen }
    .text = Graue Karte, zwei Joker: für jede Leiste und jede Forderung.
about-box_of_earth = { card-box_of_earth }
    .text = Graue Karte, ein Joker: für jede Leiste und jede Forderung.
about-bow = { card-bow }
    .text = Graue Karte, ein Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-belt = { card-belt }
    .text = Gelbe Karte. { card-belt.text }
about-lembas = { card-lembas }
    .text = Gelbe Karte. { card-lembas.text }
about-elessar = { card-elessar }
    .text = Gelbe Karte. { card-elessar.text }
about-phial = { card-phial }
    .text = Gelbe Karte. { card-phial.text }
about-theoden = { card-theoden }
    .text = Weiße Karte, zwei Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-shadowfax = { card-shadowfax }
    .text = Graue Karte, zwei Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-eomer = { card-eomer }
    .text = Weiße Karte, zwei Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-riders_of_rohan = { card-riders_of_rohan }
    .text = Graue Karte, zwei Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-faramir = { card-faramir }
    .text = Weiße Karte, zwei Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-gollum = { card-gollum }
    .text = Weiße Karte. { card-gollum.text }
about-army_of_the_dead = { card-army_of_the_dead }
    .text = Graue Karte, zwei Zeichen { line-fighting }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-ghan = { card-ghan }
    .text = Weiße Karte, zwei Zeichen { line-travelling }: So weit bewegt sie diese Leiste, oder sie zahlt für eine Forderung.
about-eowyn = { card-eowyn }
    .text = Weiße Karte, zwei Joker: für jede Leiste und jede Forderung.

## Warum ein Bot das täte

why-main-line = Das ist die Hauptleiste: { $left ->
        [one] Dann bleibt noch ein Feld.
       *[other] Dann bleiben noch { $left } Felder.
    }
why-main-ends = Damit ist das Ende der Hauptleiste erreicht und der Plan geschafft.
why-side-line = { $line }: { $left ->
        [0] Dann ist die Leiste geschafft.
        [one] Dann bleibt noch ein Feld.
       *[other] Dann bleiben noch { $left } Felder.
    }
why-gains-card = Es bringt { $card_object }.
why-gains-shield = Es bringt Schilde, und mit fünf davon lässt sich Gandalf rufen.
why-token-missing = { $hobbit } braucht noch { $token_object }: Am Ende des Plans wäre das ein Schritt auf Sauron zu.
why-pay = Das Verlangte kostet weniger als die Weigerung.
why-pay-sauron = { $steps ->
        [one] Weigern wir uns, kommt Sauron ein Feld näher: Bis zum Ringträger blieben { $gap }.
       *[other] Weigern wir uns, kommt Sauron { $steps } Felder näher: Bis zum Ringträger blieben { $gap }.
    }
why-pay-spare = { $card } ist entbehrlich.
why-refuse-holds = { $count ->
        [one] Die eine Handkarte ist mehr wert, als die Weigerung kostet.
       *[other] Die { $count } Handkarten sind mehr wert, als die Weigerung kostet.
    }
why-step-back = { $hobbit } steht auf { $dark } und kommt ein wenig aus dem Dunkel.
why-draw-few = { $count ->
        [0] { $hobbit } hat keine Karte: Es braucht neue.
        [one] { $hobbit } hat nur eine Karte.
       *[other] { $hobbit } hat nur { $count } Karten.
    }
why-draw = Keine Leiste braucht gerade, was { $hobbit_the } auf der Hand hat ({ $count }).
why-ring = { $left ->
        [one] { $line }: Ein Feld fehlt noch, und der Ring bringt uns auf einmal weiter.
       *[other] { $line }: { $left } Felder fehlen noch, und der Ring bringt uns auf einmal weiter.
    }
why-call = { $shields } Schilde sind da: Gandalfs Hilfe ist jetzt mehr wert.
why-interrupt = { $hobbit } kann etwas dagegen tun.
why-volunteer = { $hobbit } kann es am ehesten ertragen: { $gap } Felder vor Sauron.
why-prevents = { $card }: Jetzt verhindert das Schlimmes, später kommt es vielleicht zu spät.
why-healing = { $hobbit } braucht das Licht am nötigsten.
why-lembas = { $hobbit } braucht Karten am nötigsten.
why-elessar = { $hobbit } braucht das Licht am nötigsten.
why-miruvor = { $hobbit } kann diese Karte am besten brauchen.
why-persistence = { $hobbit } braucht Karten am nötigsten.
why-foresight = Wer die nächsten Plättchen kennt, kann sich darauf einstellen.
why-next-tile = Diese Reihenfolge kostet uns am wenigsten.
why-discard-done = { $line } ist hier geschafft: { $card } bewegt nichts mehr.
why-discard-more = { $count ->
        [one] Von dieser Sorte bleibt noch eine.
       *[other] Von dieser Sorte bleiben noch { $count }.
    }
why-discard-least = { $card } hilft am wenigsten bei dem, was noch kommt.
why-to = { $hobbit } hat { $count } Karten.
why-give = { $card } hilft dort mehr als hier.
why-saves = { $more ->
        [0] Nichts drängt: { $card } bleibt für einen schlimmeren Moment.
       *[other] Nichts drängt: { $card } und andere besondere Karten bleiben für einen schlimmeren Moment.
    }
why-nothing-now = Nichts, was sich jetzt tun ließe, würde helfen.
why-keeps-hand = Die Hand ({ $count }) bleibt für das, was kommt.
why-bearer-near = { $gap ->
        [one] Die Bedrohung: Sauron ist ein Feld vom Ringträger ({ $hobbit }) entfernt.
       *[other] Die Bedrohung: Sauron ist { $gap } Felder vom Ringträger ({ $hobbit }) entfernt.
    }
why-hobbit-near = { $gap ->
        [one] Die Bedrohung: Sauron ist ein Feld { $hobbit_of } entfernt.
       *[other] Die Bedrohung: Sauron ist { $gap } Felder { $hobbit_of } entfernt.
    }

## Neben den Aussichten in einer Analyse

mark-gap = Saurons Abstand zum Ringträger
mark-corruption = Korruption des Ringträgers
mark-progress = Station der Reise
