### Der Herr der Ringe auf Deutsch.
###
### Ein Name im Satz bringt seine Formen mit: $hobbit beginnt einen Satz, $hobbit_the steht mittendrin,
### $hobbit_to (Dativ) und $hobbit_of hängen von etwas ab; $card_object steht im Akkusativ. Orte haben .in und
### .to, Marker .object. Ein .short passt in schmale Spalten, nach .text und .power kann man fragen.

## Das Spiel und seine Plätze

game-quest = Der Herr der Ringe
    .tagline = Gemeinsam gegen Sauron: Tragt den Ring von Beutelsend zum Schicksalsberg, ehe das Dunkel seinen Träger holt.
seat-frodo = Frodo
    .sign = F
seat-sam = Sam
    .sign = S
seat-pippin = Pippin
    .sign = P
seat-merry = Merry
    .sign = M
seat-fatty = Dick
    .sign = D

## Hobbits

hobbit-frodo = Frodo
    .the = Frodo
    .to = Frodo
    .of = von Frodo
    .power = Alle seine weißen Hobbitkarten zählen auch als Joker, beim Spielen und beim Zahlen.
hobbit-sam = Sam
    .the = Sam
    .to = Sam
    .of = von Sam
    .power = Der Würfel kostet ihn nie mehr als 1 Schritt oder 1 Karte.
hobbit-pippin = Pippin
    .the = Pippin
    .to = Pippin
    .of = von Pippin
    .power = Darf in seinem Zug 2 beliebige Karten spielen, nicht nur eine weiße und eine graue.
hobbit-merry = Merry
    .the = Merry
    .to = Merry
    .of = von Merry
    .power = Braucht am Ende eines Abenteuers nur 2 verschiedene Lebensmarker.
hobbit-fatty = Dick
    .the = Dick
    .to = Dick
    .of = von Dick
    .power = Zieht nach jedem Abenteuer 2 Hobbitkarten mehr.

## Orte

place-bag_end = Beutelsend
    .short = Beutelsend
    .in = in Beutelsend
    .to = nach Beutelsend
place-rivendell = Bruchtal
    .short = Bruchtal
    .in = in Bruchtal
    .to = nach Bruchtal
place-moria = Moria
    .short = Moria
    .in = in Moria
    .to = nach Moria
place-lothlorien = Lothlórien
    .short = Lórien
    .in = in Lothlórien
    .to = nach Lothlórien
place-helms_deep = Helms Klamm
    .short = Klamm
    .in = in Helms Klamm
    .to = nach Helms Klamm
place-shelobs_lair = Kankras Lauer
    .short = Kankra
    .in = in Kankras Lauer
    .to = in Kankras Lauer
place-mordor = Mordor
    .short = Mordor
    .in = in Mordor
    .to = nach Mordor
place-mount_doom = Schicksalsberg
    .short = Berg
    .in = am Schicksalsberg
    .to = zum Schicksalsberg

## Tätigkeiten

line-friendship = Freundschaft
line-travelling = Wandern
line-hiding = Verstecken
line-fighting = Kämpfen
line-joker = Joker

## Hobbitkarten

card-white_friendship = Freundschaft (weiß)
    .short = Freundschaft
    .object = eine weiße Karte Freundschaft
    .many = weiße Karten Freundschaft
card-white_travelling = Wandern (weiß)
    .short = Wandern
    .object = eine weiße Karte Wandern
    .many = weiße Karten Wandern
card-white_hiding = Verstecken (weiß)
    .short = Verstecken
    .object = eine weiße Karte Verstecken
    .many = weiße Karten Verstecken
card-white_fighting = Kämpfen (weiß)
    .short = Kämpfen
    .object = eine weiße Karte Kämpfen
    .many = weiße Karten Kämpfen
card-white_joker = Joker
    .short = Joker
    .object = einen Joker
    .many = Joker
card-grey_friendship = Freundschaft (grau)
    .short = Freundschaft
    .object = eine graue Karte Freundschaft
    .many = graue Karten Freundschaft
card-grey_travelling = Wandern (grau)
    .short = Wandern
    .object = eine graue Karte Wandern
    .many = graue Karten Wandern
card-grey_hiding = Verstecken (grau)
    .short = Verstecken
    .object = eine graue Karte Verstecken
    .many = graue Karten Verstecken
card-grey_fighting = Kämpfen (grau)
    .short = Kämpfen
    .object = eine graue Karte Kämpfen
    .many = graue Karten Kämpfen

## Besondere Karten

card-boromir = Boromir
    .short = Boromir
    .object = Boromir
card-gimli = Gimli
    .short = Gimli
    .object = Gimli
card-gandalf = Gandalf
    .short = Gandalf
    .object = Gandalf
card-legolas = Legolas
    .short = Legolas
    .object = Legolas
card-aragorn = Aragorn
    .short = Aragorn
    .object = Aragorn
card-glamdring = Glamdring
    .short = Glamdring
    .object = Glamdring
card-anduril = Andúril
    .short = Andúril
    .object = Andúril
card-sting = Stich
    .short = Stich
    .object = Stich
card-staff = Stab
    .short = Stab
    .object = den Stab
    .text = Gleich nachdem ein Plättchen mit Sonnenuhr und 3 Karten oder 3 Dingen aufgedeckt ist: Es entfällt, und das nächste wird aufgedeckt.
card-athelas = Athelas
    .short = Athelas
    .object = Athelas
    .text = Wenn einem Hobbit Lebensmarker fehlen, am Ende eines Abenteuers oder in Mordor: Die Folgen bleiben ihm erspart.
card-miruvor = Miruvor
    .short = Miruvor
    .object = Miruvor
    .text = Jederzeit: Ein Hobbit darf einem anderen eine Karte geben.
card-mithril = Mithril
    .short = Mithril
    .object = Mithril
    .text = Gleich nach einem Wurf: Der Wurf hat keine Folgen.
card-book = Buch
    .short = Buch
    .object = das Buch
card-pipe = Pfeife
    .short = Pfeife
    .object = die Pfeife
card-elven_cloak = Elbenmantel
    .short = Mantel
    .object = den Elbenmantel
card-elven_rope = Elbenseil
    .short = Seil
    .object = das Elbenseil
card-boat = Boot
    .short = Boot
    .object = das Boot
card-brooch = Spange
    .short = Spange
    .object = die Spange
card-galadriel = Galadriel
    .short = Galadriel
    .object = Galadriel
card-arwen = Arwen
    .short = Arwen
    .object = Arwen
card-box_of_earth = Kästchen mit Erde
    .short = Kästchen
    .object = das Kästchen mit Erde
card-bow = Bogen
    .short = Bogen
    .object = den Bogen
card-belt = Gürtel
    .short = Gürtel
    .object = den Gürtel
    .text = Vor einem Wurf: Ein Hobbit muss nicht würfeln. Nicht, wenn der Ring angesteckt wird.
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = Jederzeit: Ein Hobbit zieht Hobbitkarten, bis er 6 Karten hat.
card-elessar = Elessar
    .short = Elessar
    .object = Elessar
    .text = Jederzeit: Ein Hobbit geht 1 Schritt zum Licht.
card-phial = Phiole
    .short = Phiole
    .object = die Phiole
    .text = Bevor ein Plättchen aufgedeckt wird: keine Plättchen mehr in diesem Zug, gleich kommen die Karten.
card-theoden = Théoden
    .short = Théoden
    .object = Théoden
card-shadowfax = Schattenfell
    .short = Schattenfell
    .object = Schattenfell
card-eomer = Éomer
    .short = Éomer
    .object = Éomer
card-riders_of_rohan = Reiter von Rohan
    .short = Reiter
    .object = die Reiter von Rohan
card-faramir = Faramir
    .short = Faramir
    .object = Faramir
card-gollum = Gollum
    .short = Gollum
    .object = Gollum
    .text = 3 Joker. Wer Gollum auf einer Leiste spielt, würfelt auch.
card-army_of_the_dead = Heer der Toten
    .short = Heer
    .object = das Heer der Toten
card-ghan = Ghân
    .short = Ghân
    .object = Ghân
card-eowyn = Éowyn
    .short = Éowyn
    .object = Éowyn

## Gandalfs Karten

gandalf-foresight = Voraussicht
    .text = Ein Hobbit sieht sich die nächsten 3 Plättchen an und legt sie in beliebiger Reihenfolge zurück.
gandalf-magic = Magie
    .text = Das Ereignis, das eben erreicht wurde, entfällt. Das letzte beendet trotzdem das Abenteuer, und das letzte von Mordor hält nichts auf.
gandalf-healing = Heilung
    .text = Ein Hobbit geht 2 Schritte zum Licht.
gandalf-guidance = Führung
    .text = Gibt dem aktiven Spieler 2 Joker: 2 Felder auf einer Leiste oder 2 Zeichen zum Bezahlen.
gandalf-persistence = Beharrlichkeit
    .text = Ein Hobbit zieht 4 Hobbitkarten.

## Plättchen, Würfel und Lebensmarker

tile-friendship = Freundschaft
    .short = Freundschaft
    .text = Die Leiste rückt 1 Feld vor, sonst eine andere.
tile-travelling = Wandern
    .short = Wandern
    .text = Die Leiste rückt 1 Feld vor, sonst eine andere.
tile-hiding = Verstecken
    .short = Verstecken
    .text = Die Leiste rückt 1 Feld vor, sonst eine andere.
tile-fighting = Kämpfen
    .short = Kämpfen
    .text = Die Leiste rückt 1 Feld vor, sonst eine andere.
tile-sundial = Sonnenuhr
    .short = Sonnenuhr
    .text = Das nächste Ereignis tritt ein.
tile-sundial_cards = Sonnenuhr oder drei Karten
    .short = 3 Karten
    .text = Gebt zusammen 3 Karten ab, sonst tritt das nächste Ereignis ein.
tile-sundial_items = Sonnenuhr oder drei Dinge
    .short = 3 Dinge
    .text = Gebt zusammen 1 Karte, 1 Lebensmarker und 1 Schild ab, sonst tritt das nächste Ereignis ein.
tile-ring_dark = Die Last des Rings
    .short = Last
    .text = Der Ringträger geht 1 Schritt ins Dunkel.
tile-eye_or_two_dark = Das Auge
    .short = Auge
    .text = Ein Hobbit geht 2 Schritte ins Dunkel, sonst kommt Sauron 1 Schritt näher.
face-blank = eine leere Seite
    .text = nichts geschieht
face-one_dot = einen Punkt
    .text = 1 Schritt ins Dunkel
face-two_dots = zwei Punkte
    .text = 2 Schritte ins Dunkel
face-three_dots = drei Punkte
    .text = 3 Schritte ins Dunkel
face-two_cards = zwei Karten
    .text = 2 Karten ablegen
face-eye = das Auge
    .text = Sauron kommt 1 Schritt näher
face-spared_two_dots = zwei Punkte
    .text = nur 1 Schritt ins Dunkel, denn es ist Sam
face-spared_three_dots = drei Punkte
    .text = nur 1 Schritt ins Dunkel, denn es ist Sam
face-spared_two_cards = zwei Karten
    .text = nur 1 Karte ablegen, denn es ist Sam
token-ring = Ring
    .object = einen Ringmarker
token-heart = Herz
    .object = einen Herzmarker
token-sun = Sonne
    .object = einen Sonnenmarker

## Ereignisse

event-speak_friend = Sprich, Freund, und tritt ein
    .short = Sprich, Freund
    .text = Gebt zusammen 1 Zeichen Freundschaft und 1 Joker ab, sonst kommt Sauron 1 Schritt näher.
event-watcher = Der Wächter im Wasser
    .short = Der Wächter
    .text = Jeder Hobbit gibt 1 Zeichen Verstecken ab oder würfelt.
event-stone_in_the_well = Der Stein im Brunnen
    .short = Der Stein
    .text = Eine Hobbitkarte wird aufgedeckt: Der aktive Spieler gibt 2 Zeichen dieser Art ab und bekommt die Pfeife, sonst kommt Sauron 1 Schritt näher und das nächste Ereignis tritt ein.
event-trapped = In der Falle?
    .short = In der Falle?
    .text = Wenn Wandern und Verstecken nicht beide vollendet sind, kommt Sauron 2 Schritte näher und der Ringträger würfelt.
event-orcs_attack = Die Orks greifen an
    .short = Orks greifen an
    .text = Gebt zusammen 5 Zeichen Kämpfen ab, sonst kommt Sauron 2 Schritte näher.
event-fly_you_fools = Flieht, ihr Narren!
    .short = Flieht, Narren!
    .text = Ein Hobbit geht 3 Schritte ins Dunkel, sonst würfeln alle. Dann ist Moria zu Ende.
event-wormtongue = Schlangenzunge wird entlarvt
    .short = Schlangenzunge
    .text = Ein Hobbit gibt 1 Zeichen Freundschaft und 1 Zeichen Kämpfen ab, sonst sind die Karten neben dem Plan verloren.
event-riders = Die Reiter von Rohan
    .short = Reiter
    .text = Ist Freundschaft vollendet, bekommt der aktive Spieler die Reiter von Rohan. Sonst kommt Sauron 1 Schritt näher und der Ringträger würfelt.
event-orcs_gate = Die Orks am Tor
    .short = Orks am Tor
    .text = Ist der erste Teil von Wandern vollendet, zieht jeder Hobbit eine Karte. Sonst kommt Sauron 2 Schritte näher.
event-fire_of_orthanc = Das Feuer von Orthanc
    .short = Orthancs Feuer
    .text = Eine Hobbitkarte wird aufgedeckt: Der aktive Spieler gibt 2 Zeichen dieser Art ab, sonst würfeln alle.
event-orcs_storm = Die Orks stürmen vor
    .short = Orks stürmen
    .text = Gebt zusammen einen Ring-, einen Herz- und einen Sonnenmarker ab, sonst kommt Sauron 2 Schritte näher.
event-orcs_conquer = Die Orks nehmen Helms Klamm
    .short = Orks siegen
    .text = Sauron kommt 2 Schritte näher. Ist Wandern nicht vollendet, würfelt der Ringträger auch zweimal. Dann ist Helms Klamm zu Ende.
event-gollum = Gollum
    .short = Gollum
    .text = Ihr dürft zusammen 7 Schilde abgeben. Dann bekommt der aktive Spieler Gollum, und alle anderen ziehen 2 Karten.
event-faces_of_the_dead = Die Gesichter der Toten
    .short = Totengesichter
    .text = Jeder Hobbit gibt 1 Joker oder 3 Schilde ab. Wer das nicht kann, scheidet aus.
event-forbidden_pool = Der verbotene Weiher
    .short = Weiher
    .text = Ein Hobbit gibt 5 Schilde ab, und jeder zieht eine Karte. Sonst kommt Sauron 2 Schritte näher.
event-nazgul_search = Der Herr der Nazgûl sucht den Ring
    .short = Nazgûl suchen
    .text = Eine Hobbitkarte wird aufgedeckt: Der Ringträger gibt 3 Zeichen dieser Art ab und geht 1 Schritt zum Licht, sonst würfeln alle.
event-shelob_appears = Kankra erscheint
    .short = Kankra kommt
    .text = Der aktive Spieler würfelt zweimal, sonst kommt Sauron 2 Schritte näher.
event-shelob_attacks = Kankra greift an
    .short = Kankra kämpft
    .text = Gebt zusammen 7 Zeichen Kämpfen ab, sonst kommt Sauron 3 Schritte näher. Dann ist Kankras Lauer zu Ende.
event-sam_saves_frodo = Sam rettet Frodo
    .short = Sam rettet
    .text = Jeder Hobbit darf 3 Schilde ausgeben, um 2 Karten zu ziehen oder 1 Schritt zum Licht zu gehen.
event-nazgul_attacks = Der Herr der Nazgûl greift an
    .short = Nazgûl-Angriff
    .text = Ein Hobbit gibt Éowyn ab, und jeder zieht eine Karte. Sonst würfeln alle.
event-pelennor = Die Schlacht auf dem Pelennor
    .short = Pelennor
    .text = Jeder Hobbit gibt einen Herzmarker ab, sonst würfelt er und legt dann 2 Karten ab.
event-mouth_of_sauron = Saurons Mund
    .short = Saurons Mund
    .text = Jeder Hobbit gibt einen Sonnenmarker ab, sonst würfelt er und legt dann 2 Karten ab.
event-dark_forces = Von dunklen Mächten umringt
    .short = Umringt
    .text = Gebt zusammen 7 beliebige Karten ab, sonst kommt Sauron 3 Schritte näher.
event-ring_is_mine = Der Ring ist mein!
    .short = Ring ist mein!
    .text = Sauron nimmt den Ring, und ihr verliert. Magie hält ihn nicht auf.

## Forderungen

demand-nazgul_appears = Ein Nazgûl erscheint
demand-fellowship = Gemeinschaft
demand-test_of_galadriel = Galadriels Prüfung
demand-sundial_cards = Sonnenuhr oder drei Karten
demand-sundial_items = Sonnenuhr oder drei Dinge
demand-eye_or_two_dark = Das Auge
demand-speak_friend = Sprich, Freund, und tritt ein
demand-watcher = Der Wächter im Wasser
demand-stone_in_the_well = Der Stein im Brunnen
demand-orcs_attack = Die Orks greifen an
demand-fly_you_fools = Flieht, ihr Narren!
demand-wormtongue = Schlangenzunge wird entlarvt
demand-fire_of_orthanc = Das Feuer von Orthanc
demand-orcs_storm = Die Orks stürmen vor
demand-gollum = Gollum
demand-faces_of_the_dead = Die Gesichter der Toten
demand-forbidden_pool = Der verbotene Weiher
demand-nazgul_search = Der Herr der Nazgûl sucht den Ring
demand-shelob_attacks = Kankra greift an
demand-nazgul_attacks = Der Herr der Nazgûl greift an
demand-pelennor = Die Schlacht auf dem Pelennor
demand-mouth_of_sauron = Saurons Mund
demand-dark_forces = Von dunklen Mächten umringt

## Fragen

prompt-quiet-before_a_tile = Das nächste Plättchen aufdecken? Jeder darf vorher handeln.
prompt-quiet-after_a_tile = { $tile }: das Plättchen ausführen? { $tile_text } Jeder darf vorher handeln.
prompt-quiet-after_a_roll = { $whom } hat { $face } gewürfelt: { $face_text }. Jeder darf vorher handeln.
prompt-quiet-last_event = Handeln, bevor Sauron den Ring nimmt? Hält ihn niemand auf, verliert ihr.
prompt-quiet-end_of_scenario = { $place } ist zu Ende. Fehlende Lebensmarker kosten Schritte ins Dunkel. Jeder darf vorher handeln.
prompt-quiet-the_attempt = { $active } würfelt gleich: Wer den Wurf übersteht, vernichtet den Ring. Jeder darf vorher handeln.
prompt-quiet-before_a_loss = { $whom } legt gleich { $count } Karten ab. Jeder darf vorher handeln.
prompt-quiet-between_events = { $event } – { $event_text } Jeder darf vorher handeln.
prompt-quiet-before_the_steps = { $count ->
        [one] { $whom } geht gleich 1 Schritt ins Dunkel. Jeder darf vorher handeln.
       *[other] { $whom } geht gleich { $count } Schritte ins Dunkel. Jeder darf vorher handeln.
    }
prompt-quiet-not_paid = { $demand }: { $outcome }. Jeder darf vorher handeln.
prompt-quiet-before_cards = { $active } spielt gleich Karten. Jeder darf vorher handeln.
prompt-rivals-before_a_tile = Gleich wird das nächste Plättchen aufgedeckt. Du darfst vorher handeln.
prompt-rivals-after_a_tile = { $tile }: { $tile_text } Du darfst vorher handeln.
prompt-rivals-after_a_roll = { $whom } hat { $face } gewürfelt: { $face_text }. Du darfst vorher handeln.
prompt-rivals-last_event = Handeln, bevor Sauron den Ring nimmt? Hält ihn niemand auf, ist alles verloren.
prompt-rivals-end_of_scenario = { $place } ist zu Ende. Fehlende Lebensmarker kosten Schritte ins Dunkel. Du darfst vorher handeln.
prompt-rivals-the_attempt = { $active } würfelt gleich, um den Ring zu vernichten. Du darfst vorher handeln.
prompt-rivals-before_a_loss = { $whom } legt gleich { $count } Karten ab. Du darfst vorher handeln.
prompt-rivals-between_events = { $event } – { $event_text } Du darfst vorher handeln.
prompt-rivals-before_the_steps = { $count ->
        [one] { $whom } geht gleich 1 Schritt ins Dunkel. Du darfst vorher handeln.
       *[other] { $whom } geht gleich { $count } Schritte ins Dunkel. Du darfst vorher handeln.
    }
prompt-rivals-not_paid = { $demand }: { $outcome }. Du darfst vorher handeln.
prompt-rivals-before_cards = { $active } spielt gleich Karten. Du darfst vorher handeln.

prompt-cards = { $hobbit }: Karten spielen, 2 ziehen oder zurückgehen? Du darfst 1 weiße und 1 graue spielen.
prompt-cards-any = { $hobbit }: Karten spielen, 2 ziehen oder zurückgehen? Du darfst 2 beliebige spielen.
prompt-cards-second = { $hobbit }, spielst du eine zweite Karte? Sonst beende deinen Zug.
prompt-interrupt = { $hobbit }, was tust du zuerst?
prompt-interrupt-demand = { $demand }: Was gibst du, { $hobbit_the }?
prompt-before_tile = Die Phiole spielen? Keine Plättchen mehr in diesem Zug: { $active_the } spielt gleich Karten.
prompt-after_tile = Den Stab spielen? Das Plättchen entfällt: { $tile }.
prompt-before_roll = Den Gürtel spielen? { $whom } muss dann nicht würfeln.
prompt-after_roll = Mithril spielen? { $whom } hat { $face } gewürfelt: { $face_text }. Mithril verhindert das.
prompt-after_marker = Gandalf für 5 Schilde rufen? Seine Magie kann dies verhindern: { $event } – { $event_text }
prompt-missing_tokens = Athelas spielen? { $whom_to } fehlen Lebensmarker: Athelas erspart die Folgen.
prompt-gandalf_called = Welche Karte Gandalfs nutzt du? { $whom } hat ihn gerufen.
prompt-foreseeing = Welches dieser Plättchen kommt zuerst?
prompt-sending = Wem gibst du eine Karte? Miruvor erlaubt es.
prompt-passing = Welche Karte gibst du { $whom_to }?
prompt-passing-council = Welche Karte gibst du { $whom_to }? Der Rat: Jeder gibt eine verdeckt weiter.
prompt-losing = { $count ->
        [one] Welche Karte legst du ab? Eine musst du verlieren.
       *[other] Welche { $count } Karten legst du ab?
    }
prompt-line = Welche Leiste rückt stattdessen 1 Feld vor? Die des Plättchens ist vollendet oder fehlt auf diesem Plan.
prompt-line-ring = { $count ->
        [one] Welche Leiste rückt der Ring vor? 1 Feld, ohne Gewinn und Schaden.
       *[other] Welche Leiste rückt der Ring vor? { $count } Felder, unterwegs ohne Gewinn und Schaden.
    }
prompt-offer = { $hobbit }, gibst du { $count } Schilde aus? Dafür 2 Karten ziehen oder 1 Schritt zum Licht gehen.
prompt-shelob_appears = Kankra erscheint: zweimal würfeln? Sonst kommt Sauron 2 Schritte näher.
prompt-preparing = Für die Vorbereitungen würfeln? Du deckst dann 4 Hobbitkarten auf und verteilst sie.
prompt-sharing = Wer bekommt { $card_object }?

prompt-demand-nazgul_appears = Ein Nazgûl erscheint: Wer gibt 2 Zeichen Verstecken ab? Tut es keiner, kommt Sauron 1 Schritt näher.
prompt-demand-fellowship = Gemeinschaft: { $hobbit }, gibst du 1 Zeichen Freundschaft ab? Sonst würfelst du.
prompt-demand-test_of_galadriel = Galadriels Prüfung: { $hobbit }, gibst du 1 Joker ab? Sonst würfelst du.
prompt-demand-sundial_cards = Zusammen 3 Karten abgeben? Sonst tritt das nächste Ereignis ein.
prompt-demand-sundial_items = 1 Karte, 1 Lebensmarker und 1 Schild abgeben? Sonst tritt das nächste Ereignis ein.
prompt-demand-eye_or_two_dark = Das Auge: Wer geht 2 Schritte ins Dunkel? Tut es keiner, kommt Sauron 1 Schritt näher.
prompt-demand-speak_friend = Sprich, Freund, und tritt ein: zusammen 1 Zeichen Freundschaft und 1 Joker abgeben? Sonst kommt Sauron 1 Schritt näher.
prompt-demand-watcher = Der Wächter im Wasser: { $hobbit }, gibst du 1 Zeichen Verstecken ab? Sonst würfelst du.
prompt-demand-stone_in_the_well = Der Stein im Brunnen: { $hobbit }, gibst du 2 Zeichen { $symbol } ab? Du bekommst die Pfeife. Sonst kommt Sauron 1 Schritt näher, und das nächste Ereignis tritt ein.
prompt-demand-orcs_attack = Die Orks greifen an: zusammen 5 Zeichen Kämpfen abgeben? Sonst kommt Sauron 2 Schritte näher.
prompt-demand-fly_you_fools = Flieht, ihr Narren! Wer geht 3 Schritte ins Dunkel? Tut es keiner, würfeln alle.
prompt-demand-wormtongue = Schlangenzunge wird entlarvt: Wer gibt 1 Zeichen Freundschaft und 1 Zeichen Kämpfen ab? Tut es keiner, sind die Karten neben dem Plan verloren.
prompt-demand-fire_of_orthanc = Das Feuer von Orthanc: { $hobbit }, gibst du 2 Zeichen { $symbol } ab? Sonst würfeln alle.
prompt-demand-orcs_storm = Die Orks stürmen vor: zusammen einen Ring-, einen Herz- und einen Sonnenmarker abgeben? Sonst kommt Sauron 2 Schritte näher.
prompt-demand-gollum = Gollum: zusammen 7 Schilde abgeben? Dann bekommt der aktive Spieler Gollum, und alle anderen ziehen 2 Karten.
prompt-demand-faces_of_the_dead = Die Gesichter der Toten: { $hobbit }, was gibst du ab? 1 Joker oder 3 Schilde. Kannst du das nicht, scheidest du aus.
prompt-demand-forbidden_pool = Der verbotene Weiher: Wer gibt 5 Schilde ab? Dann zieht jeder eine Karte. Tut es keiner, kommt Sauron 2 Schritte näher.
prompt-demand-nazgul_search = Der Herr der Nazgûl sucht den Ring: { $hobbit }, gibst du 3 Zeichen { $symbol } ab? Du gehst 1 Schritt zum Licht. Sonst würfeln alle.
prompt-demand-shelob_attacks = Kankra greift an: zusammen 7 Zeichen Kämpfen abgeben? Sonst kommt Sauron 3 Schritte näher. Dann ist Kankras Lauer zu Ende.
prompt-demand-nazgul_attacks = Der Herr der Nazgûl greift an: Wer gibt Éowyn ab? Dann zieht jeder eine Karte. Tut es keiner, würfeln alle.
prompt-demand-pelennor = Die Schlacht auf dem Pelennor: { $hobbit }, gibst du einen Herzmarker ab? Sonst würfelst du und legst dann 2 Karten ab.
prompt-demand-mouth_of_sauron = Saurons Mund: { $hobbit }, gibst du einen Sonnenmarker ab? Sonst würfelst du und legst dann 2 Karten ab.
prompt-demand-dark_forces = Von dunklen Mächten umringt: zusammen 7 beliebige Karten abgeben? Sonst kommt Sauron 3 Schritte näher.

wait-quiet = { $hobbit } wartet, falls jemand vorher handelt.
wait-cards = { $hobbit } spielt Karten.
wait-interrupt = { $hobbit } handelt zuerst.
wait-rivals = { $hobbit } darf vorher handeln.
wait-before_tile = { $hobbit } darf die Phiole spielen.
wait-after_tile = { $hobbit } darf den Stab spielen.
wait-before_roll = { $hobbit } darf den Gürtel spielen.
wait-after_roll = { $hobbit } darf Mithril spielen.
wait-after_marker = { $event } – { $hobbit } darf Gandalf rufen.
wait-missing_tokens = { $hobbit } darf Athelas spielen.
wait-demand = { $demand }: { $hobbit } entscheidet.
wait-pledging = { $demand }: { $hobbit } darf etwas geben.
wait-gandalf_called = Gandalf ist da. { $hobbit } wählt eine seiner Karten.
wait-foreseeing = { $hobbit } ordnet die nächsten Plättchen.
wait-sending = Miruvor: { $hobbit } darf jemandem eine Karte geben.
wait-passing = { $hobbit } sucht eine Karte für { $whom_the } aus.
wait-losing = { $hobbit } wählt, was abgelegt wird.
wait-choosing_line = { $hobbit } wählt eine Leiste, die vorrückt.
wait-offer = { $hobbit } darf { $count } Schilde ausgeben.
wait-shelob_appears = Kankra erscheint: { $hobbit } entscheidet.
wait-preparing = { $hobbit } entscheidet über die Vorbereitungen.
wait-sharing = { $hobbit } verteilt die Karten: { $card }.

chance-draw = { $count ->
        [one] { $whom } zieht eine Karte.
       *[other] { $whom } zieht { $count } Karten.
    }
chance-deal = { $count ->
        [one] { $whom } bekommt eine Karte.
       *[other] { $whom } bekommt { $count } Karten.
    }
chance-tile = Ein Plättchen wird aufgedeckt.
chance-die = { $whom } würfelt.
chance-special_shield = { $whom } nimmt einen besonderen Schild.
chance-turn_up = Eine Hobbitkarte wird aufgedeckt.
chance-foresight = { $whom } sieht sich die nächsten Plättchen an.

## Was man wählen kann

do-pass-before_a_tile = Plättchen aufdecken
do-pass-after_a_tile = Plättchen ausführen
do-pass-after_a_roll = Wurf ausführen
do-pass-last_event = Sauron den Ring lassen
do-pass-end_of_scenario = Lebensmarker prüfen
do-pass-the_attempt = Würfeln
do-pass-before_a_loss = Karten ablegen
do-pass-between_events = Ereignis ausführen
do-pass-before_the_steps = Schritte gehen
do-pass-not_paid = Folgen tragen
do-pass-before_cards = Karten spielen
do-done-cards = Zug beenden
do-done-interrupt = Fertig
do-done-rivals = Passen
do-done-pledging = Fertig
do-done-nothing = Passen
do-done-not_me = Passen
do-pass-before_tile = Passen
do-pass-after_tile = Passen
do-pass-before_roll = Passen
do-pass-after_roll = Passen
do-pass-after_marker = Passen
do-pass-missing_tokens = Passen
do-pass-sending = Passen
do-pass-offer = Passen
do-pass-preparing = Passen
do-pay = Zahlen
do-draw = 2 Karten ziehen
do-step_back = Zurück zum Licht gehen
do-ring = Den Ring anstecken
do-call = Gandalf rufen (5 Schilde)
do-phial = Die Phiole spielen
do-staff = Den Stab spielen
do-belt = Den Gürtel spielen
do-mithril = Mithril spielen
do-athelas = Athelas spielen
do-volunteer = Sich melden: { $count } Schritte ins Dunkel
do-buy_cards = { $count } Schilde ausgeben: 2 Karten ziehen
do-buy_step = { $count } Schilde ausgeben: 1 Schritt zum Licht
do-roll_twice = Zweimal würfeln
do-prepare = Würfeln und 4 Karten verteilen
do-interrupt = { $hobbit_the } fragen
do-interrupt-demand = { $hobbit_the } um etwas bitten
do-interrupt-volunteer = { $hobbit_the } bitten, sich zu melden
do-interrupt-own = Zuerst handeln ({ $hobbit_the })
do-interrupt-take = Jetzt handeln ({ $hobbit_the })
do-to = { $hobbit }
do-elessar = Elessar: { $hobbit_the } 1 Schritt zum Licht
do-lembas = Lembas: { $hobbit_the } zieht bis 6 Karten
do-miruvor = Miruvor: { $hobbit_the } darf eine Karte weitergeben
do-foresight = Voraussicht: { $hobbit_the } sieht 3 Plättchen an
do-healing = Heilung: { $hobbit_the } 2 Schritte zum Licht
do-persistence = Beharrlichkeit: { $hobbit_the } zieht 4 Karten
do-magic = Magie: Ereignis verhindern
do-guidance_pledge = Führung: 2 Zeichen zahlen
do-guidance = Führung: 2 Felder auf { $line }
do-advance = { $line } vorrücken
do-play = { $count ->
        [one] { $card } spielen: { $line }, 1 Feld
       *[other] { $card } spielen: { $line }, { $count } Felder
    }
do-play-on = { $count ->
        [one] { $card } als { $line } spielen: 1 Feld
       *[other] { $card } als { $line } spielen: { $count } Felder
    }
do-play-idle = { $card } auf { $line } spielen: ohne Wirkung
do-discard = { $card } ablegen
do-pledge = { $card } zusagen
do-pledge-own = { $card } abgeben
do-pledge_token = { $token } zusagen
do-pledge_token-own = { $token } abgeben
do-pledge_shields = { $count ->
        [one] 1 Schild zusagen
       *[other] { $count } Schilde zusagen
    }
do-pledge_shields-own = { $count ->
        [one] 1 Schild abgeben
       *[other] { $count } Schilde abgeben
    }
do-give = { $card } geben
do-next = { $tile }
do-card = { $card }
do-tile = { $tile }
do-die = Der Würfel zeigt { $face }
do-special_shield = Ein besonderer Schild zu { $count }
do-refuse-nazgul_appears = Nichts geben: Sauron kommt 1 Schritt näher
do-refuse-fellowship = Nichts geben: würfeln
do-refuse-test_of_galadriel = Nichts geben: würfeln
do-refuse-sundial_cards = Nichts geben: Das nächste Ereignis tritt ein
do-refuse-sundial_items = Nichts geben: Das nächste Ereignis tritt ein
do-refuse-eye_or_two_dark = Niemand: Sauron kommt 1 Schritt näher
do-refuse-speak_friend = Nichts geben: Sauron kommt 1 Schritt näher
do-refuse-watcher = Nichts geben: würfeln
do-refuse-stone_in_the_well = Nichts geben: Sauron 1 Schritt näher, nächstes Ereignis
do-refuse-orcs_attack = Nichts geben: Sauron kommt 2 Schritte näher
do-refuse-fly_you_fools = Niemand: Alle würfeln
do-refuse-wormtongue = Nichts geben: Die Karten neben dem Plan sind verloren
do-refuse-fire_of_orthanc = Nichts geben: Alle würfeln
do-refuse-orcs_storm = Nichts geben: Sauron kommt 2 Schritte näher
do-refuse-gollum = Nichts geben: Gollum geht
do-refuse-faces_of_the_dead = Nichts geben: ausscheiden
do-refuse-forbidden_pool = Nichts geben: Sauron kommt 2 Schritte näher
do-refuse-nazgul_search = Nichts geben: Alle würfeln
do-refuse-shelob_attacks = Nichts geben: Sauron kommt 3 Schritte näher
do-refuse-nazgul_attacks = Nichts geben: Alle würfeln
do-refuse-pelennor = Nichts geben: würfeln, 2 Karten ablegen
do-refuse-mouth_of_sauron = Nichts geben: würfeln, 2 Karten ablegen
do-refuse-dark_forces = Nichts geben: Sauron kommt 3 Schritte näher
do-refuse-shelob_appears = Nicht würfeln: Sauron kommt 2 Schritte näher

unpaid-nazgul_appears = Sauron kommt 1 Schritt näher
unpaid-sundial_cards = Das nächste Ereignis tritt ein
unpaid-sundial_items = Das nächste Ereignis tritt ein
unpaid-eye_or_two_dark = Sauron kommt 1 Schritt näher
unpaid-speak_friend = Sauron kommt 1 Schritt näher
unpaid-stone_in_the_well = Sauron kommt 1 Schritt näher, und das nächste Ereignis tritt ein
unpaid-orcs_attack = Sauron kommt 2 Schritte näher
unpaid-wormtongue = Die Karten neben dem Plan sind verloren
unpaid-orcs_storm = Sauron kommt 2 Schritte näher
unpaid-forbidden_pool = Sauron kommt 2 Schritte näher
unpaid-shelob_attacks = Sauron kommt 3 Schritte näher
unpaid-dark_forces = Sauron kommt 3 Schritte näher
unpaid-shelob_appears = Sauron kommt 2 Schritte näher

## Was geschah

log-drew = { $hobbit } zieht { $card_object }.
log-drew-hidden = { $hobbit } zieht eine Karte.
log-dealt = { $hobbit } bekommt { $card_object }.
log-dealt-hidden = { $hobbit } bekommt eine Karte.
log-passed-card = { $hobbit } gibt { $to_to } { $card_object }.
log-passed-card-hidden = { $hobbit } gibt { $to_to } eine Karte.
log-turned-card = Eine Hobbitkarte wird aufgedeckt: { $card }.
log-gave-back = { $count ->
        [one] { $hobbit } gibt { $card_object } zurück.
       *[other] { $hobbit } gibt { $count } { $card_many } zurück.
    }
log-played = { $hobbit } spielt { $card_object } auf { $line }.
log-used-own = { $hobbit } benutzt { $card_object }.
log-used = { $hobbit } benutzt { $card_object } für { $whom_the }.
log-got-card = { $hobbit } bekommt { $card_object }.
log-discarded = { $hobbit } legt { $card_object } ab.
log-pledged = { $hobbit } sagt { $card_object } zu.
log-paid-card = { $hobbit } gibt { $card_object } ab.
log-shared = { $hobbit } bekommt { $card_object }.
log-opened = { $count ->
        [one] { $hobbit } hatte { $card_object } auf der Hand.
       *[other] { $hobbit } hatte { $count } { $card_many } auf der Hand.
    }
log-reshuffled = { $count ->
        [one] Die einzige abgelegte Karte wird zum neuen Stapel.
       *[other] Die { $count } abgelegten Karten werden zum neuen Stapel.
    }
log-got-shield = { $hobbit } bekommt einen Schild.
log-got-special = { $hobbit } nimmt einen besonderen Schild: Er zählt { $count }.
log-got-special-hidden = { $hobbit } nimmt einen besonderen Schild.
log-got-token = { $hobbit } bekommt { $token_object }.
log-pledged-token = { $hobbit } sagt { $token_object } zu.
log-paid-tokens = { $count ->
        [one] { $hobbit } gibt 1 Lebensmarker ab.
       *[other] { $hobbit } gibt { $count } Lebensmarker ab.
    }
log-pledged-shields = { $count ->
        [one] { $hobbit } sagt 1 Schild zu.
       *[other] { $hobbit } sagt { $count } Schilde zu.
    }
log-paid-shields = { $count ->
        [one] { $hobbit } gibt 1 Schild ab.
       *[other] { $hobbit } gibt { $count } Schilde ab.
    }
log-volunteered = { $hobbit } meldet sich.
log-paid = { $demand }: bezahlt.
log-refused = { $demand }: nicht bezahlt.
log-bought-cards = { $hobbit } gibt Schilde aus und zieht 2 Karten.
log-bought-step = { $hobbit } gibt Schilde für 1 Schritt zum Licht aus.
log-opened-shields = { $count ->
        [one] { $hobbit } hat 1 Schild.
       *[other] { $hobbit } hat { $count } Schilde.
    }
log-rolled = { $hobbit } würfelt { $face }.
log-darker = { $hobbit } geht ins Dunkel, auf { $space }.
log-lighter = { $hobbit } geht zum Licht, auf { $space }.
log-sauron = Sauron kommt näher, auf { $space }.
log-fell-caught = Sauron fängt { $hobbit_the }, der damit ausscheidet.
log-fell-want = { $hobbit } kann nicht zahlen und scheidet aus.
log-moved = { $hobbit } rückt { $line } auf Feld { $space } vor.
log-lacked = { $count ->
        [one] { $hobbit_to } fehlt 1 Lebensmarker.
       *[other] { $hobbit_to } fehlen { $count } Lebensmarker.
    }
log-came-to = Die Reise führt { $place_to }.
log-turned-tile = { $hobbit } deckt ein Plättchen auf: { $tile }.
log-turn = { $hobbit } ist am Zug.
log-ring = { $hobbit } steckt den Ring an.
log-called = { $hobbit } ruft Gandalf.
log-gandalf-foresight = { $hobbit } nutzt die Voraussicht für { $whom_the }.
log-gandalf-magic = { $hobbit } nutzt die Magie.
log-gandalf-healing = { $hobbit } nutzt die Heilung für { $whom_the }.
log-gandalf-guidance = { $hobbit } nutzt die Führung.
log-gandalf-persistence = { $hobbit } nutzt die Beharrlichkeit für { $whom_the }.
log-guided = { $hobbit } sagt 2 Zeichen der Führung zu.
log-happened = Ereignis: { $event }
log-ignored = Die Magie verhindert das Ereignis: { $event }
log-cards-out = Die Karten neben dem Plan sind verloren.
log-kept = { $hobbit } gibt keine Karte.
log-foresaw = { $hobbit } sieht ein Plättchen: { $tile }.
log-foresaw-hidden = { $hobbit } sieht ein Plättchen an.
log-ordered = { $hobbit } legt ein Plättchen zurück: { $tile }.
log-opened-tile = Ein angesehenes Plättchen: { $tile }.
log-bearer = { $hobbit } ist nun der Ringträger.
log-tokens-back = Alle Lebensmarker gehen zurück.
log-chose-draw = { $hobbit } zieht 2 Karten, statt zu spielen.
log-chose-step_back = { $hobbit } geht zurück, statt zu spielen.
log-chose-prepare = { $hobbit } würfelt für die Vorbereitungen.
log-chose-no_preparations = { $hobbit } verzichtet auf die Vorbereitungen.
log-chose-roll_twice = { $hobbit } würfelt zweimal.
log-chose-sauron = { $hobbit } würfelt nicht: Sauron kommt näher.
log-scenario-over = { $place } ist zu Ende.
log-attempted = { $hobbit } will den Ring vernichten.
log-ended-destroyed = Der Ring ist vernichtet.
log-ended-failed = Am Schicksalsberg ist niemand mehr übrig.
log-ended-caught = Der Ringträger ist gefangen.
log-ended-want = Der Ringträger kann nicht zahlen und scheidet aus.
log-ended-seized = Sauron nimmt den Ring.
log-ended-joined = Der Ringträger geht zu Sauron über.

## Wie es ausging

ending-destroyed = Der Ring ist vernichtet und Sauron mit ihm!
ending-failed = Ihr habt den Schicksalsberg erreicht, aber niemand hat den Wurf überstanden. Haltet nächstes Mal mehr Abstand zu Sauron.
ending-caught = Sauron hat den Ringträger gefangen: Alles ist verloren. Geht nächstes Mal zurück, bevor er zu nahe ist.
ending-want = Der Ringträger konnte nicht zahlen: Alles ist verloren. Behaltet nächstes Mal Karten und Schilde in Reserve.
ending-seized = Sauron hat den Ring genommen: Alles ist verloren. Schafft Mordor nächstes Mal vor dem sechsten Ereignis.
ending-joined = Der Ringträger ist zu Sauron übergegangen und gewinnt allein.

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Diese Aktion gibt es nicht.
refused-out = Du bist ausgeschieden.
refused-not-asked = Jetzt entscheidet ein anderer Spieler.
refused-other-question = Zuerst ist etwas anderes zu entscheiden.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refused-line-finished = Diese Leiste ist vollendet oder fehlt auf diesem Plan: { $line }.
refused-not-met = Noch ist nicht genug zugesagt.
refused-must-pay = Du kannst zahlen, also musst du.
refused-played-already = Du hast schon eine Karte gespielt: Spiel noch eine oder beende deinen Zug.
refused-nothing-played = Spiel erst eine Karte, zieh 2 oder geh zurück zum Licht.
refused-too-few-shields = { $count ->
        [one] Du brauchst 1 Schild.
       *[other] Du brauchst { $count } Schilde.
    }
refused-no-cards-left = Für { $hobbit_the } ist keine Karte mehr zu ziehen.
refused-in-the-light = { $hobbit } steht schon auf dem hellsten Feld.
refused-not-quiet = Nicht jetzt: Erst muss diese Entscheidung fallen.
refused-not-here = { $hobbit } ist nicht im Spiel.
refused-rivals = Unter Rivalen handelt jeder für sich.
refused-interrupt-again = { $hobbit } hat schon zuerst gehandelt; seitdem hat sich nichts geändert.
refused-pending-payment = Es ist etwas zugesagt: Zahlt erst, oder gebt nichts.
refused-nothing-to-do = { $hobbit } kann jetzt nichts tun.
refused-frodo-only = Nur Frodo darf eine weiße Karte als Joker benutzen: { $card }.
refused-one-of-each = Je Zug 1 weiße und 1 graue Karte, und keine gelben auf Leisten: { $card }.
refused-other-moment = Diese Karte kann jetzt nicht gespielt werden: { $card }.
refused-not-bearer = Das darf nur der Ringträger.
refused-ring-used = Der Ring ist in diesem Abenteuer schon benutzt.
refused-ring-early = Deck in diesem Abenteuer erst ein Plättchen auf oder spiel eine Karte. Dann geht der Ring.
refused-ring-moment = Während eines Wurfs oder Ereignisses lässt sich der Ring nicht anstecken.
refused-behind-interrupt = Wähle vorher „Zuerst handeln“.
refused-no-gandalf = Keine von Gandalfs Karten würde jetzt nützen.
refused-hand-full = { $hobbit } hat schon { $count } Karten oder mehr.
refused-nothing-to-give = { $hobbit } hat keine Karte oder niemanden, dem er sie geben kann.
refused-gandalf-used = Diese Karte Gandalfs ist schon benutzt: { $card }.
refused-gandalf-not-called = Ruf erst Gandalf.
refused-guidance-useless = Die Führung hilft hier nicht beim Zahlen.
refused-order = Sag in der gezeigten Reihenfolge zu: { $card } kam früher, oder danach bleiben zu wenige.
refused-no-demand = Jetzt ist nichts zu zahlen.
refused-met = Es ist schon genug zugesagt: { $demand }.
refused-not-yours = Das muss ein anderer Spieler zahlen: { $demand }.
refused-one-payer = Nur ein Hobbit zahlt, und ein anderer hat angefangen: { $demand }.
refused-pays-nothing = { $card } hilft hier nicht: { $demand }.
refused-no-token = Dir fehlt: { $token }.
refused-alone = Einer allein muss alles zahlen können: { $demand }.
refused-pays-nothing-symbol = { $card } zeigt nicht das richtige Zeichen: { $demand }.
refused-pays-nothing-thing = Das hilft hier nicht: { $demand }.
refused-pays-nothing-covered = Davon ist schon genug zugesagt: { $demand }.
refused-pays-nothing-rest = Gibst du das, lässt sich der Rest nicht zahlen: { $demand }.

## Optionen

option-sauron = Saurons Start
    .help = Schwierigkeit: leicht 15, normal 12, schwer 10. Beginne deine erste Partie mit 15.
option-preparations = Vorbereitungen
    .help = Eingeschaltet: In Beutelsend darf der Ringträger würfeln, um 4 Hobbitkarten aufzudecken und zu verteilen.
option-heir = Ein Erbe des Rings
    .help = Eingeschaltet: Scheidet der Ringträger nur aus, weil Karten oder Schilde fehlen, geht der Ring an den rechten Nachbarn. Sonst verliert ihr.
option-clockwise = Reihum weiter
    .help = Eingeschaltet: Ein neues Abenteuer beginnt der Nachbar des zuletzt aktiven Spielers. Sonst der Ringträger.
option-competitive = Rivalen
    .help = Eingeschaltet: Jeder zählt seine eigenen Schilde, besondere Schilde bleiben geheim, und ein Ringträger mit 3 Ringmarkern, den Sauron fängt, gewinnt allein.
option-hands = Handkarten
    .help = Über Karten darf man reden, zeigen darf man sie nicht. Offen: Alle sehen alle Hände. Geheim: Du siehst nur deine eigene.
choice-hands-by_game = Offen; unter Rivalen geheim
choice-hands-described = Offene Hände
choice-hands-secret = Geheime Hände
option-guidance_one_kind = Führung zahlt nur gleiche Zeichen
    .help = Eingeschaltet: Die zwei Zeichen der Führung müssen beim Bezahlen gleich sein. Sonst zahlt sie wie zwei Joker.
option-open_piles = Offene Stapel
    .help = Eingeschaltet: Du siehst die ganze Ablage und die übrigen Plättchen. Sonst nur die oberste Karte und die letzten Plättchen.
first-game = Deine erste Partie: Sauron beginnt auf 15, das ist leichter. Ab der zweiten beginnt er auf 12.
option-roll_to_destroy = Kein Wurf, kein Sieg
    .help = An: Der Gürtel gibt am Schicksalsberg den Würfel an den nächsten Hobbit weiter. Aus: Wem der Wurf erspart bleibt, der vernichtet den Ring.
option-end_at_once = Abenteuer enden sofort
    .help = An: Ein Abenteuer endet, sobald der Hauptmarker ankommt. Aus: Ein begonnener Wurf oder ein begonnenes Ereignis wird erst beendet.
option-automatic = Auswahl mit nur einer Antwort überspringen
    .help = An: Was nur eine Antwort hat, wird für dich gewählt, außer es verriete eine geheime Karte. Aus: Du triffst jede Auswahl selbst.
