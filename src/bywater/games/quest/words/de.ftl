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
    .power = Darf jede weiße Hobbitkarte als Joker benutzen, beim Ausspielen und beim Abgeben.
hobbit-sam = Sam
    .the = Sam
    .to = Sam
    .of = von Sam
    .power = Der Würfel kostet ihn nie mehr als eins: einen Schritt statt zwei oder drei, eine Karte statt zwei.
hobbit-pippin = Pippin
    .the = Pippin
    .to = Pippin
    .of = von Pippin
    .power = Darf in seinem Zug zwei beliebige Karten spielen, nicht nur eine weiße und eine graue.
hobbit-merry = Merry
    .the = Merry
    .to = Merry
    .of = von Merry
    .power = Braucht am Ende eines Abenteuers nur zwei verschiedene Lebensmarker.
hobbit-fatty = Dick
    .the = Dick
    .to = Dick
    .of = von Dick
    .power = Zieht nach jedem Abenteuer zwei Hobbitkarten zusätzlich.

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

card-white_friendship = Weiße Freundschaft
    .short = Freundschaft
    .object = eine weiße Freundschaft
    .many = weiße Karten „Freundschaft“
card-white_travelling = Weißes Wandern
    .short = Wandern
    .object = ein weißes Wandern
    .many = weiße Karten „Wandern“
card-white_hiding = Weißes Verstecken
    .short = Verstecken
    .object = ein weißes Verstecken
    .many = weiße Karten „Verstecken“
card-white_fighting = Weißes Kämpfen
    .short = Kämpfen
    .object = ein weißes Kämpfen
    .many = weiße Karten „Kämpfen“
card-white_joker = Joker
    .short = Joker
    .object = einen Joker
    .many = Joker
card-grey_friendship = Graue Freundschaft
    .short = Freundschaft
    .object = eine graue Freundschaft
    .many = graue Karten „Freundschaft“
card-grey_travelling = Graues Wandern
    .short = Wandern
    .object = ein graues Wandern
    .many = graue Karten „Wandern“
card-grey_hiding = Graues Verstecken
    .short = Verstecken
    .object = ein graues Verstecken
    .many = graue Karten „Verstecken“
card-grey_fighting = Graues Kämpfen
    .short = Kämpfen
    .object = ein graues Kämpfen
    .many = graue Karten „Kämpfen“

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
    .text = Gleich nachdem ein Plättchen mit Sonnenuhr und drei Dingen aufgedeckt ist: Es bewirkt nichts, und das nächste wird aufgedeckt.
card-athelas = Athelas
    .short = Athelas
    .object = Athelas
    .text = Wenn Lebensmarker fehlen, am Ende eines Abenteuers oder in Mordor: Einem Hobbit bleiben die Folgen erspart.
card-miruvor = Miruvor
    .short = Miruvor
    .object = Miruvor
    .text = Jederzeit: Ein Hobbit darf einem anderen eine Karte geben.
card-mithril = Mithril
    .short = Mithril
    .object = Mithril
    .text = Gleich nach einem Wurf: Der Würfel tut dem, der gewürfelt hat, nichts.
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
    .text = Jederzeit: Ein Hobbit füllt seine Hand mit Hobbitkarten auf sechs auf.
card-elessar = Elessar
    .short = Elessar
    .object = Elessar
    .text = Jederzeit: Ein Hobbit geht einen Schritt zum Licht.
card-phial = Phiole
    .short = Phiole
    .object = die Phiole
    .text = Bevor ein Plättchen aufgedeckt wird: keine weiteren in diesem Zug, gleich kommen die Karten.
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
    .text = Drei Joker. Wer Gollum auf einer Leiste spielt, würfelt auch.
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
    .text = Ein Hobbit sieht sich die nächsten drei Plättchen an und legt sie in beliebiger Folge zurück.
gandalf-magic = Magie
    .text = Das Ereignis, das der Marker eben erreicht hat, findet nicht statt. Das letzte beendet trotzdem das Abenteuer; gegen das letzte von Mordor hilft sie nicht.
gandalf-healing = Heilung
    .text = Ein Hobbit geht zwei Schritte zum Licht.
gandalf-guidance = Führung
    .text = Gilt für den aktiven Spieler wie eine Karte mit zwei Jokern: zwei Felder auf einer Leiste oder zwei Zeichen zum Bezahlen.
gandalf-persistence = Beharrlichkeit
    .text = Ein Hobbit zieht vier Hobbitkarten.

## Plättchen, Würfel und Lebensmarker

tile-friendship = Freundschaft
    .short = Freundschaft
    .text = Freundschaft rückt ein Feld vor (sonst eine andere Leiste).
tile-travelling = Wandern
    .short = Wandern
    .text = Wandern rückt ein Feld vor (sonst eine andere Leiste).
tile-hiding = Verstecken
    .short = Verstecken
    .text = Verstecken rückt ein Feld vor (sonst eine andere Leiste).
tile-fighting = Kämpfen
    .short = Kämpfen
    .text = Kämpfen rückt ein Feld vor (sonst eine andere Leiste).
tile-sundial = Sonnenuhr
    .short = Sonnenuhr
    .text = Das nächste Ereignis tritt ein.
tile-sundial_cards = Sonnenuhr oder drei Karten
    .short = 3 Karten
    .text = Gebt zusammen drei Karten ab, sonst tritt das nächste Ereignis ein.
tile-sundial_items = Sonnenuhr oder drei Dinge
    .short = 3 Dinge
    .text = Gebt zusammen eine Karte, einen Lebensmarker und einen Schild ab, sonst tritt das nächste Ereignis ein.
tile-ring_dark = Die Last des Rings
    .short = Last
    .text = Der Ringträger geht einen Schritt ins Dunkel.
tile-eye_or_two_dark = Das Auge
    .short = Auge
    .text = Ein Hobbit geht zwei Schritte ins Dunkel, sonst kommt Sauron eins näher.
face-blank = eine leere Seite
    .text = nichts geschieht
face-one_dot = einen Punkt
    .text = ein Schritt ins Dunkel
face-two_dots = zwei Punkte
    .text = zwei Schritte ins Dunkel
face-three_dots = drei Punkte
    .text = drei Schritte ins Dunkel
face-two_cards = zwei Karten
    .text = zwei Karten weg
face-eye = das Auge
    .text = Sauron kommt eins näher
face-spared_two_dots = zwei Punkte
    .text = nur ein Schritt ins Dunkel, denn es ist Sam
face-spared_three_dots = drei Punkte
    .text = nur ein Schritt ins Dunkel, denn es ist Sam
face-spared_two_cards = zwei Karten
    .text = nur eine Karte weg, denn es ist Sam
token-ring = Ring
    .object = einen Ringmarker
token-heart = Herz
    .object = einen Herzmarker
token-sun = Sonne
    .object = einen Sonnenmarker

## Ereignisse

event-speak_friend = Sprich, Freund, und tritt ein
    .short = Sprich, Freund
    .text = Gebt zusammen ein Zeichen Freundschaft und einen Joker ab, sonst kommt Sauron eins näher.
event-watcher = Der Wächter im Wasser
    .short = Der Wächter
    .text = Jeder Hobbit gibt ein Zeichen Verstecken ab oder würfelt.
event-stone_in_the_well = Der Stein im Brunnen
    .short = Der Stein
    .text = Eine Hobbitkarte wird aufgedeckt: Der Aktive gibt zwei Zeichen dieser Art ab und bekommt die Pfeife, sonst kommt Sauron eins näher und das nächste Ereignis tritt ein.
event-trapped = In der Falle?
    .short = In der Falle?
    .text = Wenn Wandern und Verstecken nicht beide vollendet sind, kommt Sauron zwei näher und der Ringträger würfelt.
event-orcs_attack = Die Orks greifen an
    .short = Orks greifen an
    .text = Gebt zusammen fünf Zeichen Kämpfen ab, sonst kommt Sauron zwei näher.
event-fly_you_fools = Flieht, ihr Narren!
    .short = Flieht, Narren!
    .text = Ein Hobbit geht drei Schritte ins Dunkel, sonst würfeln alle. Dann ist Moria zu Ende.
event-wormtongue = Schlangenzunge wird entlarvt
    .short = Schlangenzunge
    .text = Ein Hobbit gibt ein Zeichen Freundschaft und ein Zeichen Kämpfen ab, sonst sind die Karten neben dem Plan verloren.
event-riders = Die Reiter von Rohan
    .short = Reiter
    .text = Ist Freundschaft vollendet, bekommt der Aktive die Reiter von Rohan; sonst kommt Sauron eins näher und der Ringträger würfelt.
event-orcs_gate = Die Orks am Tor
    .short = Orks am Tor
    .text = Ist der erste Teil von Wandern vollendet, zieht jeder Hobbit eine Karte; sonst kommt Sauron zwei näher.
event-fire_of_orthanc = Das Feuer von Orthanc
    .short = Orthancs Feuer
    .text = Eine Hobbitkarte wird aufgedeckt: Der Aktive gibt zwei Zeichen dieser Art ab, sonst würfeln alle.
event-orcs_storm = Die Orks stürmen vor
    .short = Orks stürmen
    .text = Gebt zusammen einen Ring-, einen Herz- und einen Sonnenmarker ab, sonst kommt Sauron zwei näher.
event-orcs_conquer = Die Orks nehmen Helms Klamm
    .short = Orks siegen
    .text = Sauron kommt zwei näher; ist Wandern nicht vollendet, würfelt der Ringträger auch zweimal. Dann ist Helms Klamm zu Ende.
event-gollum = Gollum
    .short = Gollum
    .text = Ihr dürft zusammen sieben Schilde abgeben; dann bekommt der Aktive Gollum, und alle anderen ziehen zwei Karten.
event-faces_of_the_dead = Die Gesichter der Toten
    .short = Totengesichter
    .text = Jeder Hobbit gibt einen Joker oder sonst drei Schilde ab; wer nicht kann, scheidet aus.
event-forbidden_pool = Der verbotene Weiher
    .short = Weiher
    .text = Ein Hobbit gibt fünf Schilde ab, und jeder zieht eine Karte; sonst kommt Sauron zwei näher.
event-nazgul_search = Der Herr der Nazgûl sucht den Ring
    .short = Nazgûl suchen
    .text = Eine Hobbitkarte wird aufgedeckt: Der Ringträger gibt drei Zeichen dieser Art ab und geht einen Schritt zum Licht, sonst würfeln alle.
event-shelob_appears = Kankra erscheint
    .short = Kankra kommt
    .text = Der Aktive würfelt zweimal, sonst kommt Sauron zwei näher.
event-shelob_attacks = Kankra greift an
    .short = Kankra kämpft
    .text = Gebt zusammen sieben Zeichen Kämpfen ab, sonst kommt Sauron drei näher. Dann ist Kankras Lauer zu Ende.
event-sam_saves_frodo = Sam rettet Frodo
    .short = Sam rettet
    .text = Jeder Hobbit darf drei Schilde für zwei Karten oder einen Schritt zum Licht geben.
event-nazgul_attacks = Der Herr der Nazgûl greift an
    .short = Nazgûl-Angriff
    .text = Ein Hobbit gibt Éowyn ab, und jeder zieht eine Karte; sonst würfeln alle.
event-pelennor = Die Schlacht auf dem Pelennor
    .short = Pelennor
    .text = Jeder Hobbit gibt einen Herzmarker ab, sonst würfelt er und verliert dann zwei Karten.
event-mouth_of_sauron = Saurons Mund
    .short = Saurons Mund
    .text = Jeder Hobbit gibt einen Sonnenmarker ab, sonst würfelt er und verliert dann zwei Karten.
event-dark_forces = Von dunklen Mächten umringt
    .short = Umringt
    .text = Gebt zusammen sieben beliebige Karten ab, sonst kommt Sauron drei näher.
event-ring_is_mine = Der Ring ist mein!
    .short = Ring ist mein!
    .text = Sauron nimmt den Ring, und alles ist verloren. Magie hält ihn nicht auf.

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

## Was gefragt wird

prompt-quiet-before_a_tile = Gleich wird ein Plättchen aufgedeckt. Will vorher jemand etwas tun?
prompt-quiet-after_a_tile = Das Plättchen: { $tile }. { $tile_text } Will vorher jemand etwas tun?
prompt-quiet-after_a_roll = { $whom } hat { $face } gewürfelt: { $face_text }. Will vorher jemand etwas tun?
prompt-quiet-last_event = Sauron greift nach dem Ring: Geht ihr weiter, ist alles verloren. Die letzte Gelegenheit, etwas zu tun!
prompt-quiet-end_of_scenario = { $place } liegt hinter euch; nun zählen die Lebensmarker. Will vorher jemand etwas tun?
prompt-quiet-the_attempt = { $active } will den Ring ins Feuer werfen: Wer nach dem Wurf noch da ist, hat es für alle geschafft. Will vorher jemand etwas tun?
prompt-quiet-before_a_loss = { $whom } verliert gleich { $count } Karten. Will vorher jemand etwas tun?
prompt-quiet-between_events = { $event } – { $event_text } Will vorher jemand etwas tun?
prompt-quiet-before_the_steps = { $count ->
        [one] { $whom } geht gleich 1 Schritt ins Dunkel. Will vorher jemand etwas tun?
       *[other] { $whom } geht gleich { $count } Schritte ins Dunkel. Will vorher jemand etwas tun?
    }
prompt-quiet-not_paid = { $demand }: { $outcome }. Will vorher jemand etwas tun?
prompt-quiet-before_cards = { $active } spielt gleich Karten. Will vorher jemand etwas tun?
prompt-rivals-before_a_tile = Gleich wird ein Plättchen aufgedeckt. Willst du vorher etwas tun?
prompt-rivals-after_a_tile = Das Plättchen: { $tile }. { $tile_text } Willst du vorher etwas tun?
prompt-rivals-after_a_roll = { $whom } hat { $face } gewürfelt: { $face_text }. Willst du vorher etwas tun?
prompt-rivals-last_event = Sauron greift nach dem Ring. Willst du etwas tun, ehe alles verloren ist?
prompt-rivals-end_of_scenario = { $place } liegt hinter euch; nun zählen die Lebensmarker. Willst du vorher etwas tun?
prompt-rivals-the_attempt = { $active } will den Ring ins Feuer werfen. Willst du vorher etwas tun?
prompt-rivals-before_a_loss = { $whom } verliert gleich { $count } Karten. Willst du vorher etwas tun?
prompt-rivals-between_events = { $event } – { $event_text } Willst du vorher etwas tun?
prompt-rivals-before_the_steps = { $count ->
        [one] { $whom } geht gleich 1 Schritt ins Dunkel. Willst du vorher etwas tun?
       *[other] { $whom } geht gleich { $count } Schritte ins Dunkel. Willst du vorher etwas tun?
    }
prompt-rivals-not_paid = { $demand }: { $outcome }. Willst du vorher etwas tun?
prompt-rivals-before_cards = { $active } spielt gleich Karten. Willst du vorher etwas tun?

prompt-cards = { $hobbit }, spiel bis zu zwei Karten (weiß und grau), zieh zwei, oder geh zum Licht.
prompt-cards-any = { $hobbit }, spiel bis zu zwei beliebige Karten, zieh zwei, oder geh zum Licht.
prompt-cards-second = { $hobbit }, spiel eine zweite Karte oder beende deinen Zug.
prompt-interrupt = { $hobbit }, du handelst zuerst. Was tust du?
prompt-interrupt-demand = { $demand }: Was gibst du, { $hobbit_the }?
prompt-before_tile = Spielst du die Phiole? Dann wird kein Plättchen aufgedeckt, und { $active_the } spielt gleich Karten.
prompt-after_tile = Das Plättchen: { $tile }. Spielst du den Stab? Dann bewirkt es nichts.
prompt-before_roll = { $whom } muss würfeln. Spielst du den Gürtel, damit es nicht sein muss?
prompt-after_roll = { $whom } hat { $face } gewürfelt: { $face_text }. Spielst du Mithril, damit nichts geschieht?
prompt-after_marker = { $event } – { $event_text } Rufst du für fünf Schilde Gandalf, damit seine Magie es verhindert?
prompt-missing_tokens = { $whom_to } fehlen Lebensmarker. Spielst du Athelas, damit es keine Folgen hat?
prompt-gandalf_called = { $whom } hat Gandalf gerufen. Welche seiner Karten nutzt du, und wie?
prompt-foreseeing = Du siehst die nächsten Plättchen. Welches soll zuerst kommen?
prompt-sending = Miruvor: Wem gibst du eine Karte?
prompt-passing = Welche Karte gibst du { $whom_to }?
prompt-passing-council = Der Rat: Gib { $whom_to } eine Karte verdeckt weiter.
prompt-losing = { $count ->
        [one] Du musst eine Karte ablegen. Welche?
       *[other] Du musst { $count } Karten ablegen. Welche?
    }
prompt-line = Diese Leiste ist vollendet oder fehlt auf diesem Plan. Welche rückt stattdessen ein Feld vor?
prompt-line-ring = { $count ->
        [one] Der Ring rückt eine Leiste ein Feld vor, ohne dass es etwas bewirkt. Welche?
       *[other] Der Ring rückt eine Leiste { $count } Felder vor, ohne dass sie etwas bewirken. Welche?
    }
prompt-offer = { $hobbit }, für { $count } Schilde kannst du zwei Karten ziehen oder einen Schritt zum Licht gehen.
prompt-shelob_appears = Kankra erscheint: Würfle zweimal, sonst kommt Sauron zwei näher.
prompt-preparing = Vorbereitungen: Würfle, dann werden vier Hobbitkarten aufgedeckt, die du verteilst. Willst du?
prompt-sharing = Wer bekommt { $card_object }?

prompt-demand-nazgul_appears = Ein Nazgûl erscheint: Einer gibt zwei Zeichen Verstecken ab, sonst kommt Sauron eins näher.
prompt-demand-fellowship = Gemeinschaft: { $hobbit }, gib ein Zeichen Freundschaft ab, sonst würfelst du.
prompt-demand-test_of_galadriel = Galadriels Prüfung: { $hobbit }, gib einen Joker ab, sonst würfelst du.
prompt-demand-sundial_cards = Gebt zusammen drei Karten ab, sonst tritt das nächste Ereignis ein.
prompt-demand-sundial_items = Gebt zusammen eine Karte, einen Lebensmarker und einen Schild ab, sonst tritt das nächste Ereignis ein.
prompt-demand-eye_or_two_dark = Das Auge: Einer geht zwei Schritte ins Dunkel, sonst kommt Sauron eins näher. Wer meldet sich?
prompt-demand-speak_friend = Sprich, Freund, und tritt ein: Gebt zusammen ein Zeichen Freundschaft und einen Joker ab, sonst kommt Sauron eins näher.
prompt-demand-watcher = Der Wächter im Wasser: { $hobbit }, gib ein Zeichen Verstecken ab, sonst würfelst du.
prompt-demand-stone_in_the_well = Der Stein im Brunnen ({ $symbol }): { $hobbit }, gib zwei Zeichen { $symbol } ab und nimm die Pfeife, sonst kommt Sauron eins näher, und das nächste Ereignis tritt sofort ein.
prompt-demand-orcs_attack = Die Orks greifen an: Gebt zusammen fünf Zeichen Kämpfen ab, sonst kommt Sauron zwei näher.
prompt-demand-fly_you_fools = Flieht, ihr Narren! Einer geht drei Schritte ins Dunkel, sonst würfeln alle. Wer meldet sich?
prompt-demand-wormtongue = Schlangenzunge wird entlarvt: Ein Hobbit gibt ein Zeichen Freundschaft und ein Zeichen Kämpfen ab, sonst sind die Karten neben dem Plan verloren.
prompt-demand-fire_of_orthanc = Das Feuer von Orthanc ({ $symbol }): { $hobbit }, gib zwei Zeichen { $symbol } ab, sonst würfeln alle.
prompt-demand-orcs_storm = Die Orks stürmen vor: Gebt zusammen einen Ring-, einen Herz- und einen Sonnenmarker ab, sonst kommt Sauron zwei näher.
prompt-demand-gollum = Gollum: Ihr dürft zusammen sieben Schilde abgeben; dann bekommt der Aktive Gollum, und alle anderen ziehen zwei Karten.
prompt-demand-faces_of_the_dead = Die Gesichter der Toten: { $hobbit }, gib einen Joker oder sonst drei Schilde ab. Wer beides nicht kann, scheidet aus.
prompt-demand-forbidden_pool = Der verbotene Weiher: Ein Hobbit gibt fünf Schilde ab, und jeder zieht eine Karte; sonst kommt Sauron zwei näher.
prompt-demand-nazgul_search = Der Herr der Nazgûl sucht den Ring ({ $symbol }): { $hobbit }, gib drei Zeichen { $symbol } ab und geh einen Schritt zum Licht, sonst würfeln alle.
prompt-demand-shelob_attacks = Kankra greift an: Gebt zusammen sieben Zeichen Kämpfen ab, sonst kommt Sauron drei näher. Dann ist Kankras Lauer zu Ende.
prompt-demand-nazgul_attacks = Der Herr der Nazgûl greift an: Ein Hobbit gibt Éowyn ab, und jeder zieht eine Karte; sonst würfeln alle.
prompt-demand-pelennor = Die Schlacht auf dem Pelennor: { $hobbit }, gib einen Herzmarker ab, sonst würfelst du und verlierst dann zwei Karten.
prompt-demand-mouth_of_sauron = Saurons Mund: { $hobbit }, gib einen Sonnenmarker ab, sonst würfelst du und verlierst dann zwei Karten.
prompt-demand-dark_forces = Von dunklen Mächten umringt: Gebt zusammen sieben beliebige Karten ab, sonst kommt Sauron drei näher.

wait-quiet = { $hobbit } wartet, ob jemand etwas tun will.
wait-cards = { $hobbit } spielt Karten.
wait-interrupt = { $hobbit } handelt zuerst.
wait-rivals = { $hobbit } kann jetzt etwas tun.
wait-before_tile = { $hobbit } wird nach der Phiole gefragt.
wait-after_tile = { $hobbit } wird nach dem Stab gefragt.
wait-before_roll = { $hobbit } wird nach dem Gürtel gefragt.
wait-after_roll = { $hobbit } wird nach Mithril gefragt.
wait-after_marker = { $event } – { $hobbit } kann Gandalf rufen.
wait-missing_tokens = { $hobbit } wird nach Athelas gefragt.
wait-demand = { $demand }: { $hobbit } entscheidet.
wait-pledging = { $demand }: { $hobbit } kann etwas geben.
wait-gandalf_called = Gandalf ist da. { $hobbit } wählt eine seiner Karten.
wait-foreseeing = { $hobbit } ordnet die nächsten Plättchen.
wait-sending = Miruvor: { $hobbit } darf jemandem eine Karte geben.
wait-passing = { $hobbit } sucht eine Karte für { $whom_the } aus.
wait-losing = { $hobbit } muss Karten ablegen.
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

do-pass-before_a_tile = Weiter: Plättchen aufdecken
do-pass-after_a_tile = Weiter: Plättchen ausführen
do-pass-after_a_roll = Weiter: Würfel hinnehmen
do-pass-last_event = Weiter: Der Ring ist verloren
do-pass-end_of_scenario = Weiter: Marker ansehen
do-pass-the_attempt = Weiter: würfeln
do-pass-before_a_loss = Weiter: Karten verlieren
do-pass-between_events = Weiter: Das Ereignis tritt ein
do-pass-before_the_steps = Weiter: Schritte gehen
do-pass-not_paid = Weiter: nicht zahlen
do-pass-before_cards = Weiter: Karten spielen
do-done-cards = Zug beenden
do-done-interrupt = Nichts weiter
do-done-rivals = Nichts
do-done-pledging = Nichts mehr geben
do-done-nothing = Nichts geben
do-done-not_me = Sich nicht melden
do-pass-before_tile = Plättchen aufdecken lassen
do-pass-after_tile = Plättchen gelten lassen
do-pass-before_roll = Würfeln lassen
do-pass-after_roll = Würfel gelten lassen
do-pass-after_marker = Geschehen lassen
do-pass-missing_tokens = Geschehen lassen
do-pass-sending = Doch keine Karte geben
do-pass-offer = Schilde behalten
do-pass-preparing = Keine Vorbereitungen
do-pay = Zahlen, was versprochen ist
do-draw = Zwei Karten ziehen
do-step_back = Ein Schritt zum Licht
do-ring = Den Ring anstecken
do-call = Gandalf rufen (fünf Schilde)
do-phial = Die Phiole spielen
do-staff = Den Stab spielen
do-belt = Den Gürtel spielen
do-mithril = Mithril spielen
do-athelas = Athelas spielen
do-volunteer = Sich melden: { $count } Schritte ins Dunkel
do-buy_cards = Zwei Karten für { $count } Schilde
do-buy_step = Ein Schritt zum Licht für { $count } Schilde
do-roll_twice = Zweimal würfeln
do-prepare = Würfeln und vier Karten verteilen
do-interrupt = { $hobbit_the } fragen
do-interrupt-demand = { $hobbit_the } um etwas bitten
do-interrupt-volunteer = { $hobbit_the } bitten, sich zu melden
do-interrupt-own = Erst etwas anderes tun ({ $hobbit_the })
do-interrupt-take = Jetzt handeln ({ $hobbit_the })
do-to = { $hobbit }
do-elessar = Elessar: { $hobbit_the } einen Schritt zum Licht
do-lembas = Lembas: { $hobbit_the } füllt auf sechs Karten auf
do-miruvor = Miruvor: { $hobbit_the } darf eine Karte weitergeben
do-foresight = Voraussicht: { $hobbit_the } sieht die nächsten drei Plättchen an
do-healing = Heilung: { $hobbit_the } zwei Schritte zum Licht
do-persistence = Beharrlichkeit: { $hobbit_the } zieht vier Karten
do-magic = Magie: Das Ereignis findet nicht statt
do-guidance_pledge = Führung: zwei Zeichen für die Forderung
do-guidance = Führung: zwei Felder auf { $line }
do-advance = { $line } vorrücken
do-play = { $count ->
        [one] { $card } spielen: { $line }, ein Feld
       *[other] { $card } spielen: { $line }, { $count } Felder
    }
do-play-on = { $count ->
        [one] { $card } als { $line } spielen: ein Feld
       *[other] { $card } als { $line } spielen: { $count } Felder
    }
do-play-idle = { $card } auf { $line } spielen, ohne vorzurücken
do-discard = { $card } ablegen
do-pledge = { $card } versprechen
do-pledge-own = { $card } abgeben
do-pledge_token = { $token_object } versprechen
do-pledge_token-own = { $token_object } abgeben
do-pledge_shields = { $count ->
        [one] Einen Schild versprechen
       *[other] { $count } Schilde versprechen
    }
do-pledge_shields-own = { $count ->
        [one] Einen Schild abgeben
       *[other] { $count } Schilde abgeben
    }
do-give = { $card } geben
do-next = { $tile }
do-card = { $card }
do-tile = { $tile }
do-die = Der Würfel zeigt { $face }
do-special_shield = Ein besonderer Schild zu { $count }
do-refuse-nazgul_appears = Nichts geben: Sauron kommt eins näher
do-refuse-fellowship = Nichts geben: würfeln
do-refuse-test_of_galadriel = Nichts geben: würfeln
do-refuse-sundial_cards = Nichts geben: Das nächste Ereignis tritt ein
do-refuse-sundial_items = Nichts geben: Das nächste Ereignis tritt ein
do-refuse-eye_or_two_dark = Niemand: Sauron kommt eins näher
do-refuse-speak_friend = Nichts geben: Sauron kommt eins näher
do-refuse-watcher = Nichts geben: würfeln
do-refuse-stone_in_the_well = Nichts geben: Sauron kommt eins näher, und das nächste Ereignis tritt ein
do-refuse-orcs_attack = Nichts geben: Sauron kommt zwei näher
do-refuse-fly_you_fools = Niemand: Alle würfeln
do-refuse-wormtongue = Nichts geben: Die Karten neben dem Plan sind verloren
do-refuse-fire_of_orthanc = Nichts geben: Alle würfeln
do-refuse-orcs_storm = Nichts geben: Sauron kommt zwei näher
do-refuse-gollum = Nichts geben: Gollum geht seiner Wege
do-refuse-faces_of_the_dead = Nichts geben: ausscheiden
do-refuse-forbidden_pool = Nichts geben: Sauron kommt zwei näher
do-refuse-nazgul_search = Nichts geben: Alle würfeln
do-refuse-shelob_attacks = Nichts geben: Sauron kommt drei näher
do-refuse-nazgul_attacks = Nichts geben: Alle würfeln
do-refuse-pelennor = Nichts geben: würfeln und zwei Karten verlieren
do-refuse-mouth_of_sauron = Nichts geben: würfeln und zwei Karten verlieren
do-refuse-dark_forces = Nichts geben: Sauron kommt drei näher
do-refuse-shelob_appears = Nicht würfeln: Sauron kommt zwei näher

unpaid-nazgul_appears = Sauron kommt eins näher
unpaid-sundial_cards = Das nächste Ereignis tritt ein
unpaid-sundial_items = Das nächste Ereignis tritt ein
unpaid-eye_or_two_dark = Sauron kommt eins näher
unpaid-speak_friend = Sauron kommt eins näher
unpaid-stone_in_the_well = Sauron kommt eins näher, und das nächste Ereignis tritt ein
unpaid-orcs_attack = Sauron kommt zwei näher
unpaid-wormtongue = Die Karten neben dem Plan sind verloren
unpaid-orcs_storm = Sauron kommt zwei näher
unpaid-forbidden_pool = Sauron kommt zwei näher
unpaid-shelob_attacks = Sauron kommt drei näher
unpaid-dark_forces = Sauron kommt drei näher
unpaid-shelob_appears = Sauron kommt zwei näher

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
log-pledged = { $hobbit } verspricht { $card_object }.
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
log-pledged-token = { $hobbit } verspricht { $token_object }.
log-paid-tokens = { $count ->
        [one] { $hobbit } gibt einen Lebensmarker ab.
       *[other] { $hobbit } gibt { $count } Lebensmarker ab.
    }
log-pledged-shields = { $count ->
        [one] { $hobbit } verspricht einen Schild.
       *[other] { $hobbit } verspricht { $count } Schilde.
    }
log-paid-shields = { $count ->
        [one] { $hobbit } gibt einen Schild ab.
       *[other] { $hobbit } gibt { $count } Schilde ab.
    }
log-volunteered = { $hobbit } meldet sich.
log-paid = { $demand }: Es ist bezahlt.
log-refused = { $demand }: Nichts wird gegeben.
log-bought-cards = { $hobbit } gibt Schilde für zwei Karten aus.
log-bought-step = { $hobbit } gibt Schilde für einen Schritt zum Licht aus.
log-opened-shields = { $count ->
        [one] { $hobbit } hat einen Schild.
       *[other] { $hobbit } hat { $count } Schilde.
    }
log-rolled = { $hobbit } würfelt { $face }.
log-darker = { $hobbit } geht ins Dunkel, auf { $space }.
log-lighter = { $hobbit } geht zum Licht, auf { $space }.
log-sauron = Sauron kommt näher, auf { $space }.
log-fell-caught = Sauron holt { $hobbit_the }, der damit ausscheidet.
log-fell-want = { $hobbit } kann nicht geben, was er muss, und scheidet aus.
log-moved = { $hobbit } rückt { $line } auf Feld { $space } vor.
log-lacked = { $count ->
        [one] { $hobbit_to } fehlt ein Lebensmarker.
       *[other] { $hobbit_to } fehlen { $count } Lebensmarker.
    }
log-came-to = Der Weg führt { $place_to }.
log-turned-tile = { $hobbit } deckt ein Plättchen auf: { $tile }.
log-turn = { $hobbit } ist am Zug.
log-ring = { $hobbit } steckt den Ring an.
log-called = { $hobbit } ruft Gandalf.
log-gandalf-foresight = { $hobbit } nutzt die Voraussicht für { $whom_the }.
log-gandalf-magic = { $hobbit } nutzt die Magie.
log-gandalf-healing = { $hobbit } nutzt die Heilung für { $whom_the }.
log-gandalf-guidance = { $hobbit } nutzt die Führung.
log-gandalf-persistence = { $hobbit } nutzt die Beharrlichkeit für { $whom_the }.
log-guided = { $hobbit } verspricht die zwei Zeichen der Führung.
log-happened = Ereignis: { $event }
log-ignored = Die Magie verhindert es: { $event }
log-cards-out = Die Karten neben dem Plan sind verloren.
log-kept = { $hobbit } gibt doch keine Karte.
log-foresaw = { $hobbit } sieht ein Plättchen: { $tile }.
log-foresaw-hidden = { $hobbit } sieht ein Plättchen an.
log-ordered = { $hobbit } legt ein Plättchen zurück: { $tile }.
log-opened-tile = Ein Plättchen, das jemand kannte: { $tile }.
log-bearer = { $hobbit } ist nun der Ringträger.
log-tokens-back = Alle Lebensmarker gehen zurück.
log-chose-draw = { $hobbit } zieht, statt zu spielen.
log-chose-step_back = { $hobbit } ruht aus, statt zu spielen.
log-chose-prepare = { $hobbit } trifft Vorbereitungen.
log-chose-no_preparations = { $hobbit } trifft keine Vorbereitungen.
log-chose-roll_twice = { $hobbit } wagt zwei Würfe.
log-chose-sauron = { $hobbit } wagt nicht zu würfeln.
log-scenario-over = { $place } liegt hinter euch.
log-attempted = { $hobbit } will den Ring vernichten.
log-ended-destroyed = Der Ring ist vernichtet.
log-ended-failed = Am Schicksalsberg ist niemand mehr übrig.
log-ended-caught = Der Ringträger ist gefangen.
log-ended-want = Der Ringträger kann nicht weiter.
log-ended-seized = Sauron hat den Ring.
log-ended-joined = Der Ringträger geht zu Sauron über.

## Wie es ausging

ending-destroyed = Der Ring ist vernichtet und Sauron mit ihm!
ending-failed = Der Schicksalsberg war erreicht, doch niemand war übrig, den Ring zu vernichten.
ending-caught = Sauron hat den Ringträger gefangen: Alles ist verloren.
ending-want = Der Ringträger hatte nichts mehr zu geben: Alles ist verloren.
ending-seized = Sauron hat den Ring genommen: Alles ist verloren.
ending-joined = Der Ringträger ist zu Sauron übergegangen und gewinnt allein.

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Das gibt es hier nicht.
refused-out = Du bist ausgeschieden.
refused-not-asked = Zuerst muss sich jemand anderes entscheiden.
refused-other-question = Gefragt ist gerade etwas anderes.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refused-line-finished = Diese Leiste ist vollendet oder fehlt auf diesem Plan: { $line }.
refused-not-met = Noch ist nicht genug versprochen.
refused-must-pay = Du kannst zahlen, also musst du.
refused-played-already = Du hast schon eine Karte gespielt: Spiel noch eine, oder beende deinen Zug.
refused-nothing-played = Du musst eine Karte spielen, zwei ziehen oder einen Schritt zum Licht gehen.
refused-too-few-shields = { $count ->
        [one] Du hast keinen Schild.
       *[other] Du hast keine { $count } Schilde.
    }
refused-no-cards-left = Für { $hobbit_the } ist keine Karte mehr zu ziehen.
refused-in-the-light = { $hobbit } steht schon ganz im Licht.
refused-not-quiet = Nicht jetzt: Erst muss dies entschieden werden.
refused-not-here = { $hobbit } ist nicht im Spiel.
refused-rivals = Unter Rivalen spricht jeder für sich.
refused-interrupt-again = { $hobbit } hat schon zuerst gehandelt; seitdem hat sich nichts geändert.
refused-pending-payment = Etwas ist versprochen: Zahlt erst, oder gebt nichts.
refused-nothing-to-do = { $hobbit } könnte jetzt nichts tun.
refused-frodo-only = Nur Frodo darf eine weiße Karte als Joker benutzen: { $card }.
refused-one-of-each = Je Zug eine weiße und eine graue Karte, und gelbe werden nicht auf Leisten gespielt: { $card }.
refused-other-moment = Diese Karte wird in einem anderen Augenblick gespielt: { $card }.
refused-not-bearer = Du trägst den Ring nicht.
refused-ring-used = Der Ring ist in diesem Abenteuer schon benutzt.
refused-ring-early = Den Ring kann man nur in einem Abenteuer anstecken, sobald ein Plättchen aufgedeckt oder eine Karte gespielt ist.
refused-ring-moment = Mitten in einem Wurf oder Ereignis lässt sich der Ring nicht anstecken.
refused-behind-interrupt = Wähle zuerst, etwas anderes zu tun; dann geht das.
refused-no-gandalf = Keine von Gandalfs Karten würde jetzt nützen.
refused-hand-full = { $hobbit } hat schon { $count } Karten oder mehr.
refused-nothing-to-give = { $hobbit } hat keine Karte zu geben, oder niemanden dafür.
refused-gandalf-used = Diese Karte Gandalfs ist schon benutzt: { $card }.
refused-gandalf-not-called = Gandalf ist nicht gerufen.
refused-guidance-useless = Die Führung würde hier nicht zahlen helfen.
refused-order = Karten werden in fester Folge gewählt: { $card } wäre früher dran gewesen, oder danach bleiben zu wenige.
refused-no-demand = Jetzt wird nichts gefordert.
refused-met = Es ist genug versprochen: { $demand }.
refused-not-yours = Das muss jemand anderes zahlen: { $demand }.
refused-one-payer = Das zahlt einer allein, und ein anderer hat angefangen: { $demand }.
refused-pays-nothing = { $card } hilft hier nicht: { $demand }.
refused-no-token = Dir fehlt: { $token }.
refused-alone = Einer allein muss alles zahlen können: { $demand }.
refused-pays-nothing-symbol = { $card } zeigt kein Zeichen, das verlangt ist: { $demand }.
refused-pays-nothing-thing = Dergleichen ist nicht verlangt: { $demand }.
refused-pays-nothing-covered = Davon ist schon genug versprochen: { $demand }.
refused-pays-nothing-rest = Danach wäre der Rest nicht mehr zu zahlen: { $demand }.

## Optionen

option-sauron = Saurons Start
    .help = 12 ist das normale Spiel, 10 für Kenner. 15 ist leichter: ideal für die erste Partie.
option-preparations = Vorbereitungen
    .help = Eingeschaltet: In Beutelsend darf der Ringträger würfeln; dann werden vier Hobbitkarten aufgedeckt, die er verteilt.
option-heir = Ein Erbe des Rings
    .help = Eingeschaltet: Scheidet der Ringträger nur aus, weil Karten oder Schilde fehlen, geht der Ring an den rechten Nachbarn. Sonst ist das Spiel verloren.
option-clockwise = Reihum weiter
    .help = Eingeschaltet: Ein neues Abenteuer beginnt beim Nachbarn dessen, der zuletzt am Zug war. Sonst beim Ringträger.
option-competitive = Rivalen
    .help = Eingeschaltet: Jeder zählt seine eigenen Schilde, besondere Schilde bleiben geheim, und ein Ringträger mit drei Ringmarkern, den Sauron fängt, gewinnt allein.
option-hands = Handkarten
    .help = Über Karten darf man reden, zeigen darf man sie nicht. Offen: Alle sehen alle Hände. Geheim: Du siehst nur deine eigene.
choice-hands-by_game = Offen; unter Rivalen geheim
choice-hands-described = Offen für alle
choice-hands-secret = Geheim
option-guidance_one_kind = Führung zahlt nur gleiche Zeichen
    .help = Eingeschaltet: Die zwei Zeichen der Führung müssen beim Bezahlen gleich sein. Sonst zahlt sie wie zwei Joker.
option-open_piles = Offene Stapel
    .help = Eingeschaltet: Du siehst die ganze Ablage und welche Plättchen noch übrig sind. Sonst nur die oberste Karte und die zuletzt aufgedeckten Plättchen, wie am echten Tisch.
first-game = Deine erste Partie: Sauron beginnt auf 15, das ist leichter. Ab der zweiten beginnt er auf 12.
option-roll_to_destroy = Kein Wurf, kein Sieg
    .help = An: Der Gürtel gibt am Schicksalsberg den Würfel an den nächsten Hobbit weiter. Aus: Wem der Wurf erspart bleibt, der vernichtet den Ring.
option-end_at_once = Abenteuer enden sofort
    .help = An: Ein Abenteuer endet, sobald der Hauptmarker ankommt; was gerade lief, verfällt. Aus: Ein geworfener Würfel und ein begonnenes Ereignis werden erst zu Ende gebracht.
option-automatic = Auswahl mit nur einer Antwort selbsttätig treffen
    .help = An: Eine Frage entfällt, wenn alle sehen, dass es nur eine Antwort gibt. Bei geheimen Händen wird trotzdem gefragt, wenn sonst eine Karte verraten würde. Aus: Jede Frage wird gestellt.
