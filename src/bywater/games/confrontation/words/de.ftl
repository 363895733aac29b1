### Die Entscheidung auf Deutsch.
###
### Ein Name im Satz bringt seine Formen mit: $figure ist der bloße Name, $figure_subject beginnt einen
### Satz, $figure_the (Nominativ) und $figure_object (Akkusativ) stehen darin, $figure_number sagt, ob das
### Verb in der Mehrzahl steht. Gebiete haben .in, .to, .from und .object; Karten .the und .object.

## Das Spiel und seine Plätze

game-confrontation = Die Entscheidung
    .tagline = Neun gegen neun, alle verdeckt: Bring Frodo nach Mordor, bevor die Finsternis ihn findet.
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
    .power = Wird er angegriffen, darf er vor allen Karten seitwärts ausweichen, in ein Gebiet mit Platz und ohne Feinde. Nicht im Gebirge und nicht vor dem Warg. Fällt er, gewinnt die Finsternis; betritt er Mordor, gewinnt das Licht.
figure-sam = Sam
    .short = Sam
    .subject = Sam
    .the = Sam
    .object = Sam
    .number = one
    .power = Wird er in Frodos Gebiet angegriffen, darf er beide aufdecken und mit 5 kämpfen. Wird dort Frodo angegriffen, darf Sam für ihn kämpfen, auch gegen den Ork. Nicht gegen den Warg.
figure-pippin = Pippin
    .short = Pippin
    .subject = Pippin
    .the = Pippin
    .object = Pippin
    .number = one
    .power = Greift er an, darf er vor allen Karten Richtung Auenland ausweichen, in ein Gebiet mit Platz und ohne Feinde. Nicht vor dem Warg, und nicht, wenn er angegriffen wird.
figure-merry = Merry
    .short = Merry
    .subject = Merry
    .the = Merry
    .object = Merry
    .number = one
    .power = Besiegt den Hexenkönig sofort und ohne Karten, egal wer angreift.
figure-gandalf = Gandalf
    .short = Gandalf
    .subject = Gandalf
    .the = Gandalf
    .object = Gandalf
    .number = one
    .power = Die Finsternis spielt ihre Karte zuerst und offen, auch Zauberkraft. Dann antwortet das Licht mit einer Karte. Nicht gegen den Warg.
figure-aragorn = Aragorn
    .short = Aragorn
    .subject = Aragorn
    .the = Aragorn
    .object = Aragorn
    .number = one
    .power = Darf in jedes Nachbargebiet ziehen, auch seitwärts oder rückwärts, wenn er dort angreift. Nie seitwärts im Gebirge. Das gilt auch gegen den Warg.
figure-legolas = Legolas
    .short = Legolas
    .subject = Legolas
    .the = Legolas
    .object = Legolas
    .number = one
    .power = Besiegt den Fliegenden Nazgûl sofort und ohne Karten, egal wer angreift.
figure-gimli = Gimli
    .short = Gimli
    .subject = Gimli
    .the = Gimli
    .object = Gimli
    .number = one
    .power = Besiegt den Ork sofort und ohne Karten, auch wenn dieser ihn angreift.
figure-boromir = Boromir
    .short = Boromir
    .subject = Boromir
    .the = Boromir
    .object = Boromir
    .number = one
    .power = Beide Kämpfer fallen sofort, egal wer angreift. Nicht gegen den Warg, und nicht gegen den Balrog im Tunnel.

## Figuren der Finsternis

figure-orcs = Ork
    .short = Ork
    .subject = Der Ork
    .the = der Ork
    .object = den Ork
    .number = one
    .power = Greift er an, besiegt er die erste Figur, auf die er in diesem Zug trifft, sofort. Aber Gimli besiegt ihn, Boromir fällt mit ihm, und Frodo darf vorher ausweichen oder Sam schicken.
figure-shelob = Kankra
    .short = Kankra
    .subject = Kankra
    .the = Kankra
    .object = Kankra
    .number = one
    .power = Überlebt nur sie einen Kampf, kommt sie nach Gondor. Steht dort eine helle Figur oder stehen dort zwei andere dunkle, ist auch sie verloren. Nach einem Sieg in Gondor selbst bleibt sie dort.
figure-saruman = Saruman
    .short = Saruman
    .subject = Saruman
    .the = Saruman
    .object = Saruman
    .number = one
    .power = Nach der Fähigkeit der hellen Figur darf die Finsternis in diesem Kampf Karten verbieten. Dann entscheidet nur die Stärke.
figure-nazgul = Fliegender Nazgûl
    .short = Nazgûl
    .subject = Der Fliegende Nazgûl
    .the = der Fliegende Nazgûl
    .object = den Fliegenden Nazgûl
    .number = one
    .power = Darf von überall in ein Gebiet mit genau einer hellen Figur fliegen und sie angreifen. Sonst zieht er wie alle 1 Schritt vorwärts.
figure-balrog = Balrog
    .short = Balrog
    .subject = Der Balrog
    .the = der Balrog
    .object = den Balrog
    .number = one
    .power = Steht er in Moria, darf die Finsternis ihn aufdecken, wenn eine Figur den Tunnel nimmt: Sie ist ohne Kampf verloren, der Balrog bleibt unversehrt.
figure-warg = Warg
    .short = Warg
    .subject = Der Warg
    .the = der Warg
    .object = den Warg
    .number = one
    .power = Die Fähigkeit der hellen Figur wirkt in diesem Kampf nicht, und Sam kann nicht helfen. Die Karten des Lichts wirken wie sonst.
figure-black_rider = Schwarzer Reiter
    .short = Reiter
    .subject = Der Schwarze Reiter
    .the = der Schwarze Reiter
    .object = den Schwarzen Reiter
    .number = one
    .power = Darf beliebig weit vorwärts reiten, wenn er am Ende angreift. Durch ein Gebiet mit einer hellen Figur oder voll von dunklen kommt er nicht.
figure-witch_king = Hexenkönig
    .short = Hexenkönig
    .subject = Der Hexenkönig
    .the = der Hexenkönig
    .object = den Hexenkönig
    .number = one
    .power = Darf auch seitwärts ziehen, um anzugreifen; nie im Gebirge.
figure-troll = Troll
    .short = Troll
    .subject = Der Troll
    .the = der Troll
    .object = den Troll
    .number = one
    .power = Die dunkle Karte hat in diesem Kampf weder Zahl noch Text, aber eine muss gespielt werden und ist verbraucht.

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
    .from = außerhalb des Spiels
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
    .text = Tausche sie nach dem Aufdecken gegen eine deiner abgelegten Karten. Hast du keine, zählt sie 0.
card-light_sacrifice = Edles Opfer
    .short = Opfer
    .the = das Edle Opfer
    .object = das Edle Opfer
    .text = Beide Kämpfer fallen, außer die Finsternis entkommt durch ihren Rückzug.
card-light_cloak = Elbenmantel
    .short = Mantel
    .the = der Elbenmantel
    .object = den Elbenmantel
    .text = Die Zahl der dunklen Karte zählt 0. Wirkt nicht gegen eine Textkarte.
card-light_retreat = Rückzug rückwärts
    .short = Rückzug
    .the = der Rückzug rückwärts
    .object = den Rückzug rückwärts
    .text = Die helle Figur darf Richtung Auenland in ein Nachbargebiet mit Platz und ohne Feinde gehen, auch wenn die Finsternis ebenfalls weg ist.
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
    .text = Tausche sie nach dem Aufdecken gegen eine deiner abgelegten Karten. Hast du keine, zählt sie 0. Spielen beide Zauberkraft, tauscht die Finsternis zuerst.
card-dark_eye = Saurons Auge
    .short = Auge
    .the = Saurons Auge
    .object = Saurons Auge
    .text = Hebt den Text der hellen Karte auf, sie zählt dann 0. Wirkt nicht gegen eine Zahl.
card-dark_retreat = Rückzug seitwärts
    .short = Rückzug
    .the = der Rückzug seitwärts
    .object = den Rückzug seitwärts
    .text = Die dunkle Figur darf seitwärts in ein Nachbargebiet mit Platz und ohne Feinde gehen; nie im Gebirge.

## Sonderkarten

special-shadowfax = Schattenfell
    .the = Schattenfell
    .object = Schattenfell
    .text = Eine helle Figur geht einen zusätzlichen Schritt vorwärts, auch über Fluss oder Tunnel, in ein Gebiet mit Platz und ohne dunkle Figuren. Danach macht sie den Zug.
special-gandalf_the_white = Gandalf der Weiße
    .the = Gandalf der Weiße
    .object = Gandalf den Weißen
    .text = Statt eines Zuges kommt der besiegte Gandalf nach Fangorn zurück, wenn dort keine dunkle und höchstens eine helle Figur steht.
special-palantir = Palantír
    .the = der Palantír
    .object = den Palantír
    .text = Vor ihrem Zug sieht die Finsternis alle hellen Figuren eines Gebiets, nur nicht im Auenland. Bis zum Zugende werden sie nicht gemischt: Die Finsternis darf also wählen, wen sie angreift.
special-recall = Ringgeist
    .the = der Ringgeist
    .object = den Ringgeist
    .text = Statt eines Zuges kommt eine dunkle Figur nach Mordor zurück, wenn dort keine helle Figur und weniger als vier dunkle stehen.

## Was gefragt wird

prompt-place = Wer beginnt { $region_in }?
prompt-turn = Welche Figur ziehst du?
prompt-turn-again = Welche Figur ziehst du? Diese Stellung gab es schon: Beim nächsten Mal ist die Partie unentschieden.
prompt-step = Wer reitet Schattenfell, und wohin? Dieselbe Figur macht danach deinen Zug.
prompt-gallop = Wohin geht der Reiter weiter? Der zusätzliche Schritt endete { $region_in }.
prompt-tunnel = Den Balrog aufdecken? Die Figur im Tunnel wäre ohne Kampf verloren.
prompt-target = Gegen wen { $attacker_number ->
        [many] kämpfen
       *[one] kämpft
    } { $attacker_the } { $region_in }?
prompt-frodo = Was macht Frodo? { $dark_subject } { $dark_number ->
        [many] greifen
       *[one] greift
    } ihn { $region_in } an.
prompt-sam = Aufdecken, dass Frodo bei Sam ist? { $dark_subject } { $dark_number ->
        [many] greifen
       *[one] greift
    } Sam { $region_in } an; mit Frodo kämpft er mit 5.
prompt-flee = Weicht Pippin aus? Er ist { $region_in } auf { $dark_object } getroffen.
prompt-ban = Karten in diesem Kampf verbieten? Saruman kämpft { $region_in } gegen { $light_object }; nur die Stärke würde entscheiden.
prompt-card = Welche Karte spielst du? { $light_subject } gegen { $dark_object } { $region_in }.
prompt-fetch = Welche Karte holst du zurück? Sie ersetzt die Zauberkraft.
prompt-withdraw = { $side_id ->
        [dark] Wohin { $dark_number ->
            [many] gehen
           *[one] geht
        } { $dark_the } beim Rückzug? Der Kampf ist { $region_in }.
       *[light] Wohin geht { $light_the } beim Rückzug? Der Kampf ist { $region_in }.
    }
prompt-linger = Den Palantír vor dem Zugende benutzen?

wait-place = { $side_subject } stellt verdeckt auf.
wait-turn = { $side_subject } wählt einen Zug.
wait-turn-again = { $side_subject } wählt einen Zug. Diese Stellung gab es schon: Beim nächsten Mal ist die Partie unentschieden.
wait-step = { $side_subject } wählt, wer Schattenfell reitet.
wait-gallop = Schattenfell ist { $region_to } gekommen. { $side_subject } wählt, wohin der Reiter weitergeht.
wait-tunnel = Ist der Balrog in Moria? { $side_subject } entscheidet.
wait-target = { $side_subject } wählt, gegen wen { $attacker_the } { $region_in } { $attacker_number ->
        [many] kämpfen
       *[one] kämpft
    }.
wait-frodo_or_sam = { $dark_subject } { $dark_number ->
        [many] greifen
       *[one] greift
    } { $light_object } { $region_in } an. { $side_subject } entscheidet, was geschieht.
wait-flee = Pippin ist { $region_in } auf { $dark_object } getroffen. { $side_subject } entscheidet, ob er bleibt.
wait-ban = Saruman kämpft { $region_in } gegen { $light_object }. { $side_subject } entscheidet, ob Karten erlaubt sind.
wait-card = { $light_subject } gegen { $dark_object } { $region_in }. { $side_subject } wählt eine Karte.
wait-fetch = { $side_subject } hat Zauberkraft gespielt und wählt eine Karte zum Zurückholen.
wait-withdraw = { $side_id ->
        [dark] { $side_subject } entscheidet, ob sich { $dark_the } { $dark_number ->
            [many] zurückziehen
           *[one] zurückzieht
        }.
       *[light] { $side_subject } entscheidet, ob sich { $light_the } zurückzieht.
    }
wait-linger = { $side_subject } beendet gleich den Zug.

chance-defender = Der Zufall bestimmt, auf wen { $attacker_the } { $region_in } { $attacker_number ->
        [many] treffen
       *[one] trifft
    }.

## Was gewählt werden kann

do-place = Stelle { $figure_object } { $region_in } auf
do-move = Ziehe { $figure_object } { $from_from } { $to_to }
do-attack = Ziehe { $figure_object } { $from_from } { $to_to } und greife an
do-attack-tunnel = Ziehe { $figure_object } durch den Tunnel { $to_to } und greife an
do-tunnel = Ziehe { $figure_object } durch den Tunnel { $to_to }
do-shadowfax = Reite Schattenfell
do-gandalf_the_white = Hole Gandalf nach Fangorn zurück
do-palantir = Benutze den Palantír { $region_in }
do-recall = Rufe { $figure_object } nach Mordor zurück
do-strike = Decke den Balrog auf
do-fight_hidden = Kämpfe gegen eine zufällige verdeckte Figur
do-fight = Kämpfe gegen { $figure_object }
do-defender = { $figure_subject } { $figure_number ->
        [many] verteidigen
       *[one] verteidigt
    }
do-retreat = Ziehe dich { $region_to } zurück
do-sam-for-frodo = Lass Sam für Frodo kämpfen
do-sam-with-frodo = Decke Frodo auf: Sam kämpft mit 5
do-ban = Verbiete Karten
do-play = Spiele { $card_object }
do-fetch = Hole { $card_object } zurück

do-pass-gallop = Beende den Zug
do-pass-tunnel = Lass die Figur durch
do-pass-frodo_or_sam = Bleib und kämpfe
do-pass-flee = Bleib und kämpfe
do-pass-ban = Erlaube Karten
do-pass-fetch = Behalte die Zauberkraft, mit 0
do-pass-withdraw = Bleib und kämpfe
do-pass-linger = Beende den Zug

## Was geschah

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
        [many] nehmen
       *[one] nimmt
    } den Tunnel { $from_from } { $to_to }.
log-tunnel-hidden = Eine helle Figur nimmt den Tunnel { $from_from } { $to_to }.
log-attacked = { $figure_subject } { $figure_number ->
        [many] kommen { $from_from } und greifen
       *[one] kommt { $from_from } und greift
    } { $to_object } an.
log-shown = { $figure_subject } { $figure_number ->
        [many] werden
       *[one] wird
    } { $region_in } aufgedeckt.
log-left = { $figure_subject } { $figure_number ->
        [many] ziehen
       *[one] zieht
    } sich { $from_from } { $to_to } zurück.
log-defeated = { $figure_subject } { $figure_number ->
        [many] fallen
       *[one] fällt
    } { $region_in }.
log-stood-in = Sam kämpft an Frodos Stelle.
log-stood-by = Frodo ist bei Sam, der mit 5 kämpft.
log-banned = Saruman verbietet Karten in diesem Kampf.
log-chose = { $side_subject } spielt eine Karte verdeckt.
log-played = { $side_subject } spielt { $card_object }.
log-fetched = { $side_subject } holt mit Zauberkraft { $card_object } zurück.
log-voided = Saurons Auge macht { $card_object } wirkungslos.
log-counted = { $ahead ->
        [0] Licht { $light }, Finsternis { $dark }: Beide fallen.
       *[other] Licht { $light }, Finsternis { $dark }.
    }
log-returned = { $figure_subject } { $figure_number ->
        [many] kehren
       *[one] kehrt
    } { $region_to } zurück.
log-recycled = Alle Karten sind gespielt: Beide Seiten nehmen ihre neun zurück.
log-struck = Der Balrog schlägt im Tunnel zu: Er trifft { $figure_object }.
log-special = { $side_subject } benutzt { $special_object }.
log-recalled = { $side_subject } benutzt { $special_object }: { $figure_subject } { $figure_number ->
        [many] kehren
       *[one] kehrt
    } { $from_from } nach Mordor zurück.
log-recalled-hidden = { $side_subject } benutzt { $special_object }: Eine dunkle Figur kehrt { $from_from } nach Mordor zurück.
log-looked = Der Palantír zeigt { $figure_object } { $region_in }.
log-looked-hidden = Die Finsternis sieht im Palantír eine Figur { $region_in }.
log-repeated = Dieselbe Stellung, mit derselben Seite am Zug. Beim nächsten Mal ist die Partie unentschieden.

## Wie es endete

ending-ring_destroyed = Frodo hat Mordor erreicht. Das Licht gewinnt. Nächstes Mal sollte die Finsternis Dagorlad und Gondor bewachen.
ending-frodo_defeated = Frodo ist gefallen. Die Finsternis gewinnt. Nächstes Mal sollte das Licht ein Gebiet neben ihm frei halten.
ending-shire_taken = Drei dunkle Figuren stehen im Auenland. Die Finsternis gewinnt. Nächstes Mal sollte das Licht eine Wache zu Hause lassen.
ending-light_stuck = Das Licht kann nicht mehr ziehen. Die Finsternis gewinnt. Nächstes Mal sollte das Licht Schritte für das Ende aufsparen.
ending-dark_stuck = Die Finsternis kann nicht mehr ziehen. Das Licht gewinnt. Nächstes Mal sollte die Finsternis Schritte für das Ende aufsparen.
ending-too_long = Nach 200 Zügen endet die Partie hier. Niemand gewinnt.
ending-repetition = Dieselbe Stellung zum dritten Mal: unentschieden. Niemand bekommt Punkte.

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Diesen Zug gibt es nicht.
refused-not-yours = Das gehört der anderen Seite.
refused-not-asked = Zuerst entscheidet die andere Seite.
refused-other-question = Beantworte zuerst die aktuelle Frage.
refused-placed = { $figure_subject } { $figure_number ->
        [many] stehen
       *[one] steht
    } schon.
refused-other-slot = Wähle zuerst, wer { $region_in } beginnt.
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
    } nur vorwärts ziehen, und vorwärts führt kein Weg { $region_to }.
refused-only-to-attack = { $figure_subject } { $figure_number ->
        [many] dürfen
       *[one] darf
    } { $region_to } nur ziehen, um anzugreifen, und dort ist kein Feind.
refused-nazgul = Um dorthin zu fliegen, braucht der Nazgûl genau eine helle Figur { $region_in }.
refused-nazgul-mountains = Eine Einstellung dieser Partie verbietet dem Nazgûl den Flug von Berg zu Berg.
refused-rider-path = Der Schwarze Reiter kommt nicht { $region_to }: Weit reitet er nur vorwärts, um anzugreifen, und nicht an hellen Figuren vorbei oder durch ein volles Gebiet.
refused-shadowfax-enemy = Schattenfell kann { $figure_object } nicht { $region_to } tragen: Dort stehen dunkle Figuren.
refused-shadowfax-river = Eine Einstellung dieser Partie verbietet Schattenfell den Fluss.
refused-rider-only = Jetzt darf nur die Figur auf Schattenfell ziehen.
refused-must-ride-on = Der Reiter kann noch ziehen, also muss er.
refused-shadowfax-nowhere = Keine Figur hat einen Schritt vorwärts in ein Gebiet mit Platz und ohne dunkle Figuren.
refused-no-special = { $special } geht nicht: Die Karte ist in dieser Partie nicht dabei oder schon verbraucht.
refused-gandalf-lives = Gandalf kann nur zurückkehren, wenn er gefallen ist.
refused-fangorn-taken = In Fangorn darf keine dunkle und höchstens eine helle Figur stehen.
refused-palantir-shire = Der Palantír reicht nicht ins Auenland.
refused-palantir-empty = Dort ist keine helle Figur zu sehen.
refused-mordor-taken = In Mordor darf keine helle Figur stehen, und weniger als vier dunkle.
refused-recall = { $figure_subject } { $figure_number ->
        [many] können
       *[one] kann
    } nicht zurück: Das geht nur mit einer Figur auf dem Plan, außerhalb von Mordor.
refused-card-spent = Du hast { $card_object } nicht mehr.
refused-not-discarded = { $card } liegt nicht auf deiner Ablage, die Zauberkraft kann sie also nicht holen.
refused-must-fetch = Eine Einstellung dieser Partie verlangt, Zauberkraft zu ersetzen, wenn du abgelegte Karten hast.
refused-friend-away = Sam kann nicht einspringen: Er ist nicht bei Frodo, oder es ist zu spät.
refused-must-withdraw = Eine Einstellung dieser Partie verlangt den Rückzug, wenn ein Weg frei ist.
refused-no-balrog = Der Balrog steht nicht in Moria.
refused-mountains = Im Gebirge geht niemand seitwärts, und ein anderer Weg führt nicht dorthin.
refused-not-adjacent = Vom Kampf führt kein Weg { $region_to }.
refused-enemy-there = Dorthin kannst du dich nicht zurückziehen: { $region_in } stehen Feinde.
refused-no-room = Es ist kein Platz mehr { $region_in }.
refused-wrong-way = Dieser Rückzug führt nicht { $region_to }: Frodo und der dunkle Rückzug gehen seitwärts, Pippin und der helle Rückzug Richtung Auenland.

## Einstellungen

option-light_specials = Sonderkarten des Lichts
    .help = Zusatzkarten für das Licht, jede für ein Mal. Das Grundspiel hat keine.
choice-light_specials-shadowfax = { special-shadowfax }
choice-light_specials-gandalf_the_white = { special-gandalf_the_white }
option-dark_specials = Sonderkarten der Finsternis
    .help = Zusatzkarten für die Finsternis, jede für ein Mal. Das Grundspiel hat keine.
choice-dark_specials-palantir = { special-palantir }
choice-dark_specials-recall = { special-recall }
option-sacrifice_stopped_by_any_retreat_card = Jeder dunkle Rückzug hebt das Edle Opfer auf
    .help = Ein: Die dunkle Rückzugskarte rettet beide Kämpfer vor dem Edlen Opfer, auch wenn die dunkle Figur bleibt; dann entscheidet nur die Stärke. Aus: Nur eine Figur, die wirklich geht, ist gerettet.
option-shadowfax_may_stop = Schattenfell darf anhalten
    .help = Ein: Die Figur darf den Zug nach dem zusätzlichen Schritt beenden. Aus: Sie muss auch noch ziehen, wenn sie kann.
option-stuck_despite_special_card = Eine Sonderkarte rettet nicht, wer festsitzt
    .help = Ein: Wer nicht ziehen kann, verliert, auch wenn Gandalf der Weiße oder der Ringgeist noch da wäre.
option-frodo_may_enter_full_mordor = Frodo darf in ein volles Mordor
    .help = Ein: Frodo darf Mordor betreten und gewinnt, auch wenn dort vier helle Figuren stehen.
option-no_dark_retreat_on_river = Kein dunkler Rückzug am Fluss
    .help = Ein: Die dunkle Rückzugskarte wirkt nicht im Düsterwald, in Fangorn und in Rohan.
option-sam_steps_in_first_battle_only = Sam springt nur im ersten Kampf ein
    .help = Ein: Sam darf Frodo nur im ersten Kampf eines Zuges vertreten. Aus: immer, wenn Frodo angegriffen wird.
option-retreat_compulsory = Rückzugskarten sind Pflicht
    .help = Ein: Wer eine Rückzugskarte spielt, muss gehen, wenn ein Weg frei ist. Aus: Die Figur darf bleiben.
option-magic_compulsory = Zauberkraft muss ersetzt werden
    .help = Ein: Zauberkraft muss gegen eine abgelegte Karte getauscht werden, wenn es eine gibt. Aus: Sie darf als 0 bleiben.
option-fetched_eye_stops_magic = Ein geholtes Auge hält die helle Zauberkraft auf
    .help = Beide spielen Zauberkraft, und die Finsternis holt Saurons Auge. Ein: Die helle Zauberkraft wirkt nicht. Aus: Das Licht holt noch eine Karte, und das Auge trifft diese.
option-palantir_any_time = Palantír zu jeder Zeit des Zuges
    .help = Ein: Die Finsternis darf den Palantír auch vor der Wahl eines Gegners und am Zugende benutzen. Aus: nur vor ihrem Zug.
option-light_magic_before_dark_retreat = Helle Zauberkraft vor dem dunklen Rückzug
    .help = Die helle Zauberkraft trifft auf den dunklen Rückzug. Ein: Das Licht holt seine Karte, bevor die Finsternis sagt, ob und wohin sie geht. Aus: Die Finsternis entscheidet zuerst.
option-no_draw_by_repetition = Kein Unentschieden durch Wiederholung
    .help = Ein: Eine Stellung darf beliebig oft wiederkommen; nach 200 Zügen endet die Partie trotzdem. Aus: Beim dritten Mal ist sie unentschieden, ohne Punkte.
option-shelob_stays_when_frodo_falls = Kankra bleibt, wenn sie Frodo besiegt
    .help = Ein: Die Partie endet, bevor Kankra nach Gondor kommt, und sie zählt für die Punkte der Finsternis. Aus: Sie kommt erst nach Gondor und ist verloren, wenn dort kein Platz ist.
option-no_nazgul_between_mountains = Kein Flug von Berg zu Berg
    .help = Ein: Der Fliegende Nazgûl kann nicht von einem Gebirgsgebiet ins andere fliegen. Aus: Er kann es.
option-no_shadowfax_on_river = Schattenfell meidet den Fluss
    .help = Ein: Der zusätzliche Schritt führt vorwärts oder durch den Tunnel, aber nicht den Anduin entlang. Aus: Der Fluss gilt als vorwärts.
option-automatic = Einzige Möglichkeiten automatisch spielen
    .help = Ein: Deine letzte Karte zum Beispiel wird für dich gespielt. Aus: Du wählst, auch wenn es nur eine Antwort gibt.

## Fertige Aufstellungen

formation-light-balanced = Ausgewogen
    .help = Gandalf hält die Mitte, Boromir und Gimli sichern die Flügel, und Frodo wartet mit Sam zu Hause.
formation-light-vanguard = Gandalf voran
    .help = Die starken Figuren stehen am Gebirge und schlagen zuerst zu. Die vier Hobbits bleiben dahinter.
formation-light-hidden_bearer = Verborgener Ringträger
    .help = Frodo steht, wo ihn niemand sucht, Sam ist nebenan als Zuflucht, und eine starke Wache hält das Auenland.
formation-dark-balanced = Ausgewogen
    .help = Der Balrog ist 1 Schritt von Moria entfernt, Ork und Warg gehen voran, und starke Figuren bewachen den Weg nach Mordor.
formation-dark-hunt = Die Jagd
    .help = Wer weit zieht oder sofort tötet, steht nahe am Gebirge und jagt Frodo vom ersten Zug an.
formation-dark-march = Marsch aufs Auenland
    .help = Die stärksten Figuren drängen über das Gebirge, um zu dritt ins Auenland zu kommen. Der Nazgûl deckt den Rücken.
