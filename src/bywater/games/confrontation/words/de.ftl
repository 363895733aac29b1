### Die Entscheidung auf Deutsch.
###
### Ein Name im Satz bringt seine Formen mit: $figure ist der bloße Name, $figure_subject beginnt einen
### Satz, $figure_the (Nominativ) und $figure_object (Akkusativ) stehen darin, $figure_number sagt, ob das
### Verb in der Mehrzahl steht. Gebiete haben .in, .to, .from und .object; Karten .the und .object.

## Das Spiel und seine Plätze

game-confrontation = Die Entscheidung
    .tagline = Neun gegen neun mit verborgenem Gesicht: Frodo muss Mordor erreichen, bevor die Finsternis ihn findet.
seat-light = Licht
seat-dark = Finsternis

side-light = Licht
    .subject = Das Licht
    .the = das Licht
    .id = light
side-dark = Finsternis
    .subject = Die Finsternis
    .the = die Finsternis
    .id = dark

## Figuren des Lichts

figure-frodo = Frodo
    .short = Frodo
    .subject = Frodo
    .the = Frodo
    .object = Frodo
    .number = one
    .power = Wird er angegriffen, darf er vor allen Karten seitwärts weichen, in ein Gebiet ohne Feinde und mit Platz: nicht im Gebirge und nicht vor dem Warg. Fällt er, gewinnt die Finsternis; betritt er Mordor, gewinnt das Licht.
figure-sam = Sam
    .short = Sam
    .subject = Sam
    .the = Sam
    .object = Sam
    .number = one
    .power = Wird er im selben Gebiet wie Frodo angegriffen, darf er beide zeigen und mit 5 kämpfen. Wird dort Frodo angegriffen, darf Sam für ihn kämpfen, auch gegen den Ork. Nicht gegen den Warg.
figure-pippin = Pippin
    .short = Pippin
    .subject = Pippin
    .the = Pippin
    .object = Pippin
    .number = one
    .power = Greift er an, darf er vor allen Karten zurückweichen, Richtung Auenland, in ein Gebiet ohne Feinde und mit Platz: nicht vor dem Warg, und nicht, wenn er selbst angegriffen wird.
figure-merry = Merry
    .short = Merry
    .subject = Merry
    .the = Merry
    .object = Merry
    .number = one
    .power = Besiegt den Hexenkönig auf der Stelle und ohne Karten, wer auch immer angreift.
figure-gandalf = Gandalf
    .short = Gandalf
    .subject = Gandalf
    .the = Gandalf
    .object = Gandalf
    .number = one
    .power = Die Finsternis spielt ihre Karte zuerst und offen, Zauberkraft eingeschlossen; dann antwortet das Licht mit einer Karte. Nicht gegen den Warg.
figure-aragorn = Aragorn
    .short = Aragorn
    .subject = Aragorn
    .the = Aragorn
    .object = Aragorn
    .number = one
    .power = Darf in jedes Nachbargebiet ziehen, auch seitwärts und rückwärts, wenn er dort angreift; nie seitwärts im Gebirge. So kommt er auch an den Warg heran.
figure-legolas = Legolas
    .short = Legolas
    .subject = Legolas
    .the = Legolas
    .object = Legolas
    .number = one
    .power = Besiegt den Fliegenden Nazgûl auf der Stelle und ohne Karten, wer auch immer angreift.
figure-gimli = Gimli
    .short = Gimli
    .subject = Gimli
    .the = Gimli
    .object = Gimli
    .number = one
    .power = Besiegt den Ork auf der Stelle und ohne Karten, auch wenn dieser ihn angreift.
figure-boromir = Boromir
    .short = Boromir
    .subject = Boromir
    .the = Boromir
    .object = Boromir
    .number = one
    .power = Beide Kämpfer fallen auf der Stelle, wer auch immer angreift. Nicht gegen den Warg, und nicht gegen den Balrog, der im Tunnel zuschlägt.

## Figuren der Finsternis

figure-orcs = Ork
    .short = Ork
    .subject = Der Ork
    .the = der Ork
    .object = den Ork
    .number = one
    .power = Greift er an, besiegt er die erste Figur, auf die er in diesem Zug trifft, auf der Stelle. Gimli besiegt stattdessen ihn, Boromir fällt mit ihm zusammen, und Frodo darf vorher weichen oder Sam schicken.
figure-shelob = Kankra
    .short = Kankra
    .subject = Kankra
    .the = Kankra
    .object = Kankra
    .number = one
    .power = Hat sie als Einzige einen Kampf überlebt, kommt sie nach Gondor. Steht dort eine helle Figur oder stehen dort zwei andere dunkle, ist auch sie verloren. Nach einem Sieg in Gondor selbst bleibt sie dort.
figure-saruman = Saruman
    .short = Saruman
    .subject = Saruman
    .the = Saruman
    .object = Saruman
    .number = one
    .power = Die Finsternis darf alle Karten in diesem Kampf verbieten, nachdem die helle Figur ihre Fähigkeit genutzt hat; dann entscheidet die bloße Stärke.
figure-nazgul = Fliegender Nazgûl
    .short = Nazgûl
    .subject = Der Fliegende Nazgûl
    .the = der Fliegende Nazgûl
    .object = den Fliegenden Nazgûl
    .number = one
    .power = Darf von überall in jedes Gebiet fliegen, in dem genau eine helle Figur steht, und greift sie an. Sonst zieht er wie alle einen Schritt vorwärts.
figure-balrog = Balrog
    .short = Balrog
    .subject = Der Balrog
    .the = der Balrog
    .object = den Balrog
    .number = one
    .power = Steht er in Moria, darf die Finsternis ihn zeigen, wenn eine Figur den Tunnel nimmt: Sie ist ohne Kampf verloren, und der Balrog bleibt unversehrt.
figure-warg = Warg
    .short = Warg
    .subject = Der Warg
    .the = der Warg
    .object = den Warg
    .number = one
    .power = Die Fähigkeit der hellen Figur wirkt in diesem Kampf nicht, auch Sams Hilfe nicht. Die Karten des Lichts wirken wie sonst.
figure-black_rider = Schwarzer Reiter
    .short = Reiter
    .subject = Der Schwarze Reiter
    .the = der Schwarze Reiter
    .object = den Schwarzen Reiter
    .number = one
    .power = Darf beliebig weit vorwärts reiten, wenn er am Ende angreift. Unterwegs darf kein Gebiet eine helle Figur enthalten oder voll von dunklen sein.
figure-witch_king = Hexenkönig
    .short = Hexenkönig
    .subject = Der Hexenkönig
    .the = der Hexenkönig
    .object = den Hexenkönig
    .number = one
    .power = Darf auch seitwärts ziehen, wenn er dort angreift; nie im Gebirge.
figure-troll = Troll
    .short = Troll
    .subject = Der Troll
    .the = der Troll
    .object = den Troll
    .number = one
    .power = Die dunkle Karte hat in diesem Kampf weder Zahl noch Text, muss aber gespielt werden und ist verbraucht.

## Gebiete

region-shire = Auenland
    .short = Auenland
    .in = im Auenland
    .to = ins Auenland
    .from = aus dem Auenland
    .object = das Auenland
region-arthedain = Arthedain
    .short = Arthedain
    .in = in Arthedain
    .to = nach Arthedain
    .from = aus Arthedain
    .object = Arthedain
region-cardolan = Cardolan
    .short = Cardolan
    .in = in Cardolan
    .to = nach Cardolan
    .from = aus Cardolan
    .object = Cardolan
region-rhudaur = Rhudaur
    .short = Rhudaur
    .in = in Rhudaur
    .to = nach Rhudaur
    .from = aus Rhudaur
    .object = Rhudaur
region-eregion = Hulsten
    .short = Hulsten
    .in = in Hulsten
    .to = nach Hulsten
    .from = aus Hulsten
    .object = Hulsten
region-enedwaith = Enedwaith
    .short = Enedwaith
    .in = in Enedwaith
    .to = nach Enedwaith
    .from = aus Enedwaith
    .object = Enedwaith
region-high_pass = Hoher Pass
    .short = Hoher Pass
    .in = auf dem Hohen Pass
    .to = auf den Hohen Pass
    .from = vom Hohen Pass
    .object = den Hohen Pass
region-misty_mountains = Nebelgebirge
    .short = Nebelgeb.
    .in = im Nebelgebirge
    .to = ins Nebelgebirge
    .from = aus dem Nebelgebirge
    .object = das Nebelgebirge
region-moria = Moria
    .short = Moria
    .in = in Moria
    .to = nach Moria
    .from = aus Moria
    .object = Moria
region-gap_of_rohan = Pforte von Rohan
    .short = Pforte
    .in = an der Pforte von Rohan
    .to = zur Pforte von Rohan
    .from = von der Pforte von Rohan
    .object = die Pforte von Rohan
region-mirkwood = Düsterwald
    .short = Düsterwald
    .in = im Düsterwald
    .to = in den Düsterwald
    .from = aus dem Düsterwald
    .object = den Düsterwald
region-fangorn = Fangorn
    .short = Fangorn
    .in = in Fangorn
    .to = nach Fangorn
    .from = aus Fangorn
    .object = Fangorn
region-rohan = Rohan
    .short = Rohan
    .in = in Rohan
    .to = nach Rohan
    .from = aus Rohan
    .object = Rohan
region-dagorlad = Dagorlad
    .short = Dagorlad
    .in = auf der Dagorlad
    .to = auf die Dagorlad
    .from = von der Dagorlad
    .object = die Dagorlad
region-gondor = Gondor
    .short = Gondor
    .in = in Gondor
    .to = nach Gondor
    .from = aus Gondor
    .object = Gondor
region-mordor = Mordor
    .short = Mordor
    .in = in Mordor
    .to = nach Mordor
    .from = aus Mordor
    .object = Mordor
region-road = Unterwegs
    .short = Weg
    .in = unterwegs
    .to = auf den Weg
    .from = vom Weg
    .object = den Weg
region-out = Aus dem Spiel
    .short = Aus
    .in = außerhalb des Spiels
    .to = aus dem Spiel
    .from = aus dem Kreis der Gefallenen
    .object = die Gefallenen

## Karten

card-light_1 = 1
    .short = 1
    .the = die 1
    .object = die 1
card-light_2 = 2
    .short = 2
    .the = die 2
    .object = die 2
card-light_3 = 3
    .short = 3
    .the = die 3
    .object = die 3
card-light_4 = 4
    .short = 4
    .the = die 4
    .object = die 4
card-light_5 = 5
    .short = 5
    .the = die 5
    .object = die 5
card-light_magic = Zauberkraft
    .short = Zauber
    .the = die Zauberkraft
    .object = die Zauberkraft
    .text = Setze nach dem Aufdecken eine deiner abgelegten Karten an ihre Stelle. Liegt dort keine, zählt sie 0.
card-light_sacrifice = Edles Opfer
    .short = Opfer
    .the = das Edle Opfer
    .object = das Edle Opfer
    .text = Beide Kämpfer fallen, außer wenn die Finsternis durch ihren Rückzug entkommt.
card-light_cloak = Elbenmantel
    .short = Mantel
    .the = der Elbenmantel
    .object = den Elbenmantel
    .text = Die Zahl auf der dunklen Karte zählt 0. Gegen eine dunkle Textkarte ohne Wirkung.
card-light_retreat = Rückzug rückwärts
    .short = Rückzug
    .the = der Rückzug rückwärts
    .object = den Rückzug rückwärts
    .text = Die helle Figur darf Richtung Auenland in ein Nachbargebiet ohne Feinde und mit Platz weichen, auch wenn die Finsternis ebenfalls gewichen ist.
card-dark_1 = 1
    .short = 1
    .the = die 1
    .object = die 1
card-dark_2 = 2
    .short = 2
    .the = die 2
    .object = die 2
card-dark_3 = 3
    .short = 3
    .the = die 3
    .object = die 3
card-dark_4 = 4
    .short = 4
    .the = die 4
    .object = die 4
card-dark_5 = 5
    .short = 5
    .the = die 5
    .object = die 5
card-dark_6 = 6
    .short = 6
    .the = die 6
    .object = die 6
card-dark_magic = Zauberkraft
    .short = Zauber
    .the = die Zauberkraft
    .object = die Zauberkraft
    .text = Setze nach dem Aufdecken eine deiner abgelegten Karten an ihre Stelle. Liegt dort keine, zählt sie 0. Spielen beide Zauberkraft, wählt die Finsternis zuerst.
card-dark_eye = Saurons Auge
    .short = Auge
    .the = Saurons Auge
    .object = Saurons Auge
    .text = Der Text der hellen Karte wirkt nicht, und sie zählt 0. Gegen eine helle Zahl ohne Wirkung.
card-dark_retreat = Rückzug seitwärts
    .short = Rückzug
    .the = der Rückzug seitwärts
    .object = den Rückzug seitwärts
    .text = Die dunkle Figur darf seitwärts in ein Nachbargebiet ohne Feinde und mit Platz weichen; nie im Gebirge.

## Sonderkarten

special-shadowfax = Schattenfell
    .the = Schattenfell
    .object = Schattenfell
    .text = Eine helle Figur geht einen zusätzlichen Schritt vorwärts, auch über Fluss oder Tunnel, in ein Gebiet ohne dunkle Figuren und mit Platz. Danach macht dieselbe Figur den regulären Zug.
special-gandalf_the_white = Gandalf der Weiße
    .the = Gandalf der Weiße
    .object = Gandalf den Weißen
    .text = Statt eines Zuges kehrt der besiegte Gandalf in Fangorn zurück, wenn dort keine dunkle und höchstens eine helle Figur steht.
special-palantir = Palantír
    .the = der Palantír
    .object = den Palantír
    .text = Vor ihrem Zug sieht die Finsternis alle hellen Figuren eines Gebiets, nur nicht im Auenland. Bis zum Ende des Zuges bleiben sie, wie sie stehen, und ein Angreifer darf unter ihnen wählen.
special-recall = Ringgeist
    .the = der Ringgeist
    .object = den Ringgeist
    .text = Statt eines Zuges kehrt eine dunkle Figur nach Mordor zurück, wenn dort keine helle Figur und weniger als vier dunkle stehen.

## Was gefragt wird

prompt-place = Wen stellst du { $region_in } auf?
prompt-turn = Du bist am Zug. Welche Figur geht wohin?
prompt-turn-again = Welche Figur geht wohin? Diese Stellung war schon einmal da; kommt sie wieder, endet die Partie unentschieden.
prompt-step = Schattenfell ist gesattelt. Wer macht den zusätzlichen Schritt, und wohin?
prompt-gallop = Schattenfell ist { $region_to } gekommen. Wohin geht der Reiter weiter?
prompt-tunnel = Jemand geht durch die Minen von Moria. Zeigst du dort den Balrog?
prompt-target = Gegen wen { $attacker_number ->
        [many] kämpfen
       *[one] kämpft
    } { $attacker_the } { $region_in }?
prompt-frodo = { $dark_subject } { $dark_number ->
        [many] greifen
       *[one] greift
    } Frodo { $region_in } an. Was tut er?
prompt-sam = { $dark_subject } { $dark_number ->
        [many] greifen
       *[one] greift
    } Sam { $region_in } an. Ist Frodo bei ihm, und willst du das zeigen?
prompt-flee = Pippin ist { $region_in } auf { $dark_object } gestoßen. Macht er sich davon?
prompt-ban = Saruman tritt { $region_in } gegen { $light_object } an. Verbietest du alle Karten?
prompt-card = { $light_subject } gegen { $dark_object } { $region_in }. Welche Karte spielst du?
prompt-fetch = Zauberkraft! Welche deiner abgelegten Karten setzt du an ihre Stelle?
prompt-withdraw = { $side_id ->
        [dark] Dein Rückzug lässt { $dark_object } { $region_in } aus dem Kampf entkommen. Wohin?
       *[light] Dein Rückzug lässt { $light_object } { $region_in } aus dem Kampf entkommen. Wohin?
    }
prompt-linger = Dein Zug ist fast vorbei. Blickst du vorher in den Palantír?

wait-place = { $side_subject } stellt sich im Verborgenen auf.
wait-turn = { $side_subject } überlegt den nächsten Zug.
wait-turn-again = { $side_subject } überlegt den nächsten Zug. Diese Stellung war schon einmal da; kommt sie wieder, endet die Partie unentschieden.
wait-step = { $side_subject } überlegt, wer auf Schattenfell reitet.
wait-gallop = Schattenfell ist { $region_to } gekommen. { $side_subject } überlegt, wohin der Reiter weitergeht.
wait-tunnel = Lauert der Balrog in Moria? { $side_subject } überlegt.
wait-target = { $side_subject } überlegt, gegen wen { $attacker_the } { $region_in } { $attacker_number ->
        [many] kämpfen
       *[one] kämpft
    }.
wait-frodo_or_sam = { $dark_subject } { $dark_number ->
        [many] greifen
       *[one] greift
    } { $light_object } { $region_in } an. { $side_subject } überlegt.
wait-flee = Pippin ist { $region_in } auf { $dark_object } gestoßen. { $side_subject } überlegt, ob er bleibt.
wait-ban = Saruman tritt { $region_in } gegen { $light_object } an. { $side_subject } überlegt, ob Karten erlaubt sind.
wait-card = { $light_subject } gegen { $dark_object } { $region_in }. { $side_subject } wählt eine Karte.
wait-fetch = { $side_subject } hat Zauberkraft gespielt und sieht die abgelegten Karten durch.
wait-withdraw = { $side_id ->
        [dark] { $side_subject } überlegt, ob und wohin { $dark_the } { $dark_number ->
            [many] weichen
           *[one] weicht
        }.
       *[light] { $side_subject } überlegt, ob und wohin { $light_the } weicht.
    }
wait-linger = { $side_subject } beendet gleich den Zug.

chance-defender = Der Zufall bestimmt, auf wen { $attacker_the } { $region_in } { $attacker_number ->
        [many] treffen
       *[one] trifft
    }.

## Was gewählt werden kann

do-place = Stelle { $figure_object } { $region_in } auf
do-move = { $figure }: { $from_from } { $to_to }
do-attack = { $figure }: Angriff { $from_from } auf { $to_object }
do-attack-tunnel = { $figure }: Angriff durch den Tunnel auf { $to_object }
do-tunnel = { $figure }: durch den Tunnel { $from_from } { $to_to }
do-shadowfax = Reite auf Schattenfell
do-gandalf_the_white = Hole Gandalf zurück, in Fangorn
do-palantir = Blicke in den Palantír: Wer ist { $region_in }?
do-recall = Rufe { $figure_object } nach Mordor zurück
do-strike = Zeige den Balrog und schlage zu
do-fight_hidden = Kämpfe gegen eine der verborgenen Figuren, wie der Zufall will
do-fight = Kämpfe gegen { $figure_object }
do-defender = { $figure_subject } { $figure_number ->
        [many] stellen
       *[one] stellt
    } sich dem Kampf
do-retreat = Weiche { $region_to }
do-sam-for-frodo = Sam kämpft an Frodos Stelle
do-sam-with-frodo = Zeige Frodo: Sam kämpft mit 5
do-ban = Verbiete alle Karten
do-play = Spiele { $card_object }
do-fetch = Hole { $card_object } zurück

do-pass-gallop = Bleib hier
do-pass-tunnel = Lass die Figur ziehen
do-pass-frodo_or_sam = Halte stand und kämpfe so
do-pass-flee = Bleib und kämpfe
do-pass-ban = Lass Karten zu
do-pass-fetch = Lass die Zauberkraft liegen, mit 0
do-pass-withdraw = Bleib im Kampf
do-pass-linger = Beende den Zug ohne Blick

## Was geschah

log-placed = { $figure_subject } { $figure_number ->
        [many] beziehen
       *[one] bezieht
    } { $region_in } Stellung.
log-ready = { $side_subject } hat sich aufgestellt.
log-moved = { $figure_subject } { $figure_number ->
        [many] ziehen
       *[one] zieht
    } { $from_from } { $to_to }.
log-moved-hidden =
    { $side_id ->
        [dark] Eine dunkle Figur
       *[light] Eine helle Figur
    } zieht { $from_from } { $to_to }.
log-tunnel = { $figure_subject } { $figure_number ->
        [many] betreten
       *[one] betritt
    } die Minen von Moria, auf dem Weg { $from_from } { $to_to }.
log-tunnel-hidden = Eine helle Figur betritt die Minen von Moria, auf dem Weg { $from_from } { $to_to }.
log-attacked = { $figure_subject } { $figure_number ->
        [many] kommen { $from_from } und greifen
       *[one] kommt { $from_from } und greift
    } { $to_object } an.
log-shown = { $figure_subject } { $figure_number ->
        [many] stehen
       *[one] steht
    } offen { $region_in }.
log-left = { $figure_subject } { $figure_number ->
        [many] weichen
       *[one] weicht
    } { $from_from } { $to_to }.
log-defeated = { $figure_subject } { $figure_number ->
        [many] fallen
       *[one] fällt
    } { $region_in }.
log-stood-in = Sam tritt vor Frodo und nimmt den Kampf auf sich.
log-stood-by = Mit Frodo an seiner Seite kämpft Sam mit 5.
log-banned = Saruman erhebt die Stimme: keine Karten in diesem Kampf.
log-chose = { $side_subject } legt eine Karte verdeckt hin.
log-played = { $side_subject } spielt { $card_object }.
log-fetched = { $side_subject } holt mit Zauberkraft { $card_object } zurück.
log-voided = Unter Saurons Auge bleibt { $card_the } ohne Wirkung.
log-counted = Die Stärken werden verglichen: Licht { $light }, Finsternis { $dark }.
log-returned = { $figure_subject } { $figure_number ->
        [many] kehren
       *[one] kehrt
    } { $region_to } zurück.
log-recycled = Alle Karten sind gespielt; beide Seiten nehmen ihre neun wieder auf.
log-struck = In den Tiefen von Moria fällt der Balrog über { $figure_object } her.
log-special = { $side_subject } setzt eine Sonderkarte ein: { $special }.
log-recalled = { $side_subject } setzt { $special_object } ein: { $figure_subject } { $figure_number ->
        [many] kehren
       *[one] kehrt
    } { $from_from } nach Mordor zurück.
log-recalled-hidden = { $side_subject } setzt { $special_object } ein: Eine dunkle Figur kehrt { $from_from } nach Mordor zurück.
log-looked = Der Palantír zeigt { $figure_object } { $region_in }.
log-looked-hidden = Die Finsternis sieht im Palantír eine Figur { $region_in }.
log-repeated = Diese Stellung war schon einmal da, mit derselben Seite am Zug. Kommt sie wieder, endet die Partie unentschieden.

## Wie es endete

ending-ring_destroyed = Frodo hat Mordor erreicht, und der Ring vergeht im Feuer. Das Licht gewinnt.
ending-frodo_defeated = Frodo ist gefallen, und mit ihm der Ring. Die Finsternis gewinnt.
ending-shire_taken = Drei dunkle Figuren stehen im Auenland. Die Finsternis gewinnt.
ending-light_stuck = Das Licht kann nicht mehr ziehen. Die Finsternis gewinnt.
ending-dark_stuck = Die Finsternis kann nicht mehr ziehen. Das Licht gewinnt.
ending-too_long = Die Partie dauert zu lange und wird abgebrochen. Niemand gewinnt.
ending-repetition = Dieselbe Stellung zum dritten Mal: Die Partie endet unentschieden. Niemand bekommt Punkte.

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Das gibt es hier nicht.
refused-not-yours = Das gehört der anderen Seite.
refused-not-asked = Zuerst muss sich die andere Seite entscheiden.
refused-other-question = Gefragt ist gerade etwas anderes.
refused-placed = { $figure_subject } { $figure_number ->
        [many] haben
       *[one] hat
    } schon einen Platz.
refused-other-slot = Wähle zuerst, wer { $region_in } steht.
refused-out = { $figure_subject } { $figure_number ->
        [many] sind
       *[one] ist
    } aus dem Spiel.
refused-elsewhere = { $figure_subject } { $figure_number ->
        [many] stehen
       *[one] steht
    } { $region_in }, nicht dort.
refused-full = Für { $figure_object } ist { $region_in } kein Platz mehr.
refused-forward-only = { $figure_subject } { $figure_number ->
        [many] dürfen
       *[one] darf
    } nur vorwärts ziehen, und von hier führt kein Weg vorwärts { $region_to }.
refused-only-to-attack = { $figure_subject } { $figure_number ->
        [many] dürfen
       *[one] darf
    } { $region_to } nur ziehen, um anzugreifen, und dort steht kein Feind.
refused-nazgul = Der Fliegende Nazgûl fliegt nur dorthin, wo genau eine helle Figur steht, und { $region_in } ist das nicht so.
refused-nazgul-mountains = In dieser Partie fliegt der Fliegende Nazgûl nicht von einem Gebirgsgebiet in ein anderes.
refused-rider-path = Der Schwarze Reiter reitet nur dann weit, wenn er angreift, nur vorwärts und durch kein Gebiet, das voll ist oder in dem das Licht steht. So kommt er nicht { $region_to }.
refused-shadowfax-enemy = Schattenfell trägt { $figure_object } nicht { $region_to }, denn dort stehen dunkle Figuren.
refused-shadowfax-river = In dieser Partie folgt der zusätzliche Schritt von Schattenfell nicht dem Fluss.
refused-rider-only = Jetzt darf nur die Figur weiterziehen, die auf Schattenfell reitet.
refused-must-ride-on = Der Reiter muss weiterziehen, solange es einen Weg gibt.
refused-shadowfax-nowhere = Keine Figur hat einen Schritt vorwärts in ein Gebiet ohne dunkle Figuren und mit Platz.
refused-no-special = { $special } lässt sich nicht einsetzen: Die Karte ist in dieser Partie nicht dabei oder schon verbraucht.
refused-gandalf-lives = Gandalf ist nicht besiegt und kann darum nicht zurückkehren.
refused-fangorn-taken = In Fangorn steht eine dunkle Figur, oder es stehen schon zwei helle dort.
refused-palantir-shire = Ins Auenland reicht der Blick des Palantírs nicht.
refused-palantir-empty = Dort ist keine helle Figur zu sehen.
refused-mordor-taken = In Mordor steht eine helle Figur, oder es stehen schon vier dunkle dort.
refused-recall = { $figure_subject } { $figure_number ->
        [many] können
       *[one] kann
    } nicht zurückgerufen werden: Das geht nur mit einer Figur, die auf dem Plan und nicht in Mordor steht.
refused-card-spent = Du hast { $card_object } nicht mehr auf der Hand.
refused-not-discarded = Du hast { $card_object } nicht abgelegt; die Zauberkraft kann nichts holen, was dort nicht liegt.
refused-must-fetch = In dieser Partie muss die Zauberkraft ersetzt werden, wenn eine abgelegte Karte da ist.
refused-friend-away = Sam und Frodo sind hier nicht beisammen, oder Sam darf nicht mehr einspringen.
refused-must-withdraw = In dieser Partie muss einem Rückzug gefolgt werden, wenn ein Weg offen ist.
refused-no-balrog = Der Balrog steht nicht in Moria.
refused-mountains = Im Gebirge geht niemand seitwärts, und ein anderer Weg führt nicht dorthin.
refused-not-adjacent = Vom Kampf führt kein Weg { $region_to }.
refused-enemy-there = Dorthin weicht niemand, denn { $region_in } stehen Feinde.
refused-no-room = Dorthin weicht niemand, denn { $region_in } ist kein Platz mehr.
refused-wrong-way = Dieser Rückzug führt nicht { $region_to }: Frodo und der dunkle Rückzug gehen seitwärts, Pippin und der helle Rückzug Richtung Auenland.

## Einstellungen

option-light_specials = Sonderkarten des Lichts
    .help = Die Sonderkarten, die vor dem Licht liegen. Jede wirkt einmal. Zum Grundspiel gehört keine davon.
choice-light_specials-shadowfax = { special-shadowfax }
choice-light_specials-gandalf_the_white = { special-gandalf_the_white }
option-dark_specials = Sonderkarten der Finsternis
    .help = Die Sonderkarten, die vor der Finsternis liegen. Jede wirkt einmal. Zum Grundspiel gehört keine davon.
choice-dark_specials-palantir = { special-palantir }
choice-dark_specials-recall = { special-recall }
option-sacrifice_stopped_by_any_retreat_card = Jeder dunkle Rückzug hebt das Edle Opfer auf
    .help = Eingeschaltet rettet die dunkle Rückzugskarte beide Kämpfer vor dem Edlen Opfer, auch wenn die dunkle Figur bleibt; dann entscheidet die bloße Stärke. Ausgeschaltet rettet nur ein Rückzug, der wirklich stattfindet.
option-shadowfax_may_stop = Schattenfell darf anhalten
    .help = Eingeschaltet darf eine Figur nach dem zusätzlichen Schritt von Schattenfell stehen bleiben. Ausgeschaltet muss sie auch den regulären Zug machen, wenn sie kann.
option-stuck_despite_special_card = Eine Sonderkarte rettet nicht vor dem Festsitzen
    .help = Eingeschaltet verliert eine Seite, die nicht ziehen kann, auch wenn sie statt des Zuges Gandalf den Weißen oder den Ringgeist einsetzen könnte.
option-frodo_may_enter_full_mordor = Frodo darf in ein volles Mordor
    .help = Eingeschaltet darf Frodo Mordor auch dann betreten und gewinnen, wenn dort schon vier helle Figuren stehen.
option-no_dark_retreat_on_river = Kein dunkler Rückzug am Fluss
    .help = Eingeschaltet hilft die dunkle Rückzugskarte niemandem aus einem Kampf im Düsterwald, in Fangorn oder in Rohan.
option-sam_steps_in_first_battle_only = Sam springt nur im ersten Kampf ein
    .help = Eingeschaltet darf Sam nur im ersten Kampf eines Zuges an Frodos Stelle treten. Ausgeschaltet in jedem Kampf, in dem Frodo angegriffen wird.
option-retreat_compulsory = Rückzugskarten verpflichten
    .help = Eingeschaltet muss weichen, wer eine Rückzugskarte spielt und einen Weg hat. Ausgeschaltet darf die Figur bleiben.
option-magic_compulsory = Zauberkraft muss ersetzt werden
    .help = Eingeschaltet muss die Zauberkraft durch eine abgelegte Karte ersetzt werden, wenn es eine gibt. Ausgeschaltet darf sie als 0 liegen bleiben.
option-fetched_eye_stops_magic = Ein geholtes Auge hält die Zauberkraft auf
    .help = Spielen beide Zauberkraft und holt die Finsternis Saurons Auge: Eingeschaltet bleibt die helle Zauberkraft ohne Wirkung; ausgeschaltet holt das Licht noch eine Karte, und das Auge trifft diese.
option-palantir_any_time = Der Palantír zu jeder Zeit des Zuges
    .help = Eingeschaltet darf die Finsternis den Palantír auch vor der Wahl eines Gegners und am Ende ihres Zuges einsetzen. Ausgeschaltet nur vor ihrem Zug.
option-light_magic_before_dark_retreat = Helle Zauberkraft vor dem dunklen Rückzug
    .help = Trifft die helle Zauberkraft auf den dunklen Rückzug: Eingeschaltet holt das Licht seine Karte, bevor die Finsternis sagt, ob und wohin sie weicht. Ausgeschaltet entscheidet die Finsternis zuerst.
option-no_draw_by_repetition = Kein Unentschieden durch Wiederholung
    .help = Eingeschaltet darf dieselbe Stellung beliebig oft entstehen; nach 200 Zügen wird die Partie trotzdem abgebrochen. Ausgeschaltet endet sie beim dritten Mal unentschieden und ohne Punkte.
option-shelob_stays_when_frodo_falls = Kankra bleibt, wenn sie Frodo besiegt
    .help = Eingeschaltet endet die Partie, bevor Kankra zurückkehrt, und sie zählt für die Punkte der Finsternis. Ausgeschaltet kehrt sie erst nach Gondor zurück und ist verloren, wenn dort kein Platz für sie ist.
option-no_nazgul_between_mountains = Kein Flug von Berg zu Berg
    .help = Eingeschaltet fliegt der Fliegende Nazgûl nicht von einem Gebirgsgebiet in ein anderes. Ausgeschaltet darf er es.
option-no_shadowfax_on_river = Schattenfell meidet den Fluss
    .help = Eingeschaltet führt der zusätzliche Schritt von Schattenfell nur vorwärts, auch durch den Tunnel, aber nicht den Anduin entlang. Ausgeschaltet gilt der Fluss als vorwärts.
option-automatic = Entscheidungen mit nur einer Antwort automatisch treffen
    .help = Eingeschaltet wird zum Beispiel die letzte Handkarte gleich gespielt. Ausgeschaltet wirst du auch dann gefragt, wenn es nur eine Antwort gibt.

## Fertige Aufstellungen

formation-light-balanced = Ausgewogen
    .help = Gandalf hält die Mitte, Boromir und Gimli sichern die Flügel, und Frodo wartet neben Sam zu Hause.
formation-light-vanguard = Gandalf voran
    .help = Alle starken Figuren stehen vor dem Gebirge und schlagen zuerst zu, die vier Hobbits bleiben dahinter.
formation-light-hidden_bearer = Verborgener Ringträger
    .help = Frodo steht, wo ihn niemand sucht, mit Sam nebenan als Zuflucht, und eine starke Wache hält das Auenland.
formation-dark-balanced = Ausgewogen
    .help = Der Balrog ist einen Schritt von Moria entfernt, Ork und Warg gehen voran, und starke Figuren halten den Weg nach Mordor.
formation-dark-hunt = Die Jagd
    .help = Wer weit zieht oder sofort tötet, steht nahe am Gebirge und sucht Frodo vom ersten Zug an.
formation-dark-march = Marsch aufs Auenland
    .help = Die schwersten Figuren drängen über das Gebirge, um zu dritt ins Auenland zu kommen, der Nazgûl deckt den Rücken.
