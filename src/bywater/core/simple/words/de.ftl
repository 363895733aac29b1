### Messages that all simple games share (bywater.core.simple), in German.

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5
prompt-move = Du bist am Zug.
wait-move = { $seat } ist am Zug.
wait-chance = Der Zufall entscheidet.
do-action = { $action }
log-played = { $seat }: { $action }
log-secret = { $seat } wählt verdeckt.
log-chance = Zufall: { $action }
log-secret-chance = Etwas wird verdeckt gezogen.
log-revealed = { $seat } hatte gewählt: { $action }
log-revealed-chance = Aufgedeckt: { $action }
ending-over = Die Partie ist zu Ende.
ending-draw = Niemand gewinnt.
why-game-over = Die Partie ist zu Ende.
why-chance-first = Zuerst entscheidet der Zufall.
why-not-your-turn = { $seat } ist am Zug.
why-not-possible = Das ist jetzt nicht möglich.
