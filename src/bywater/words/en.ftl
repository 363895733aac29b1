### Words that all games share: the command line and the terminal, in English.

## Small things

seat-number = Seat { $number }
percent = { $number }%
yes = yes
    .words = y, yes
yes-or-no = (y/n)
form-compiled = compiled
form-interpreted = interpreted

## At the table

curtain = { $seat } is next. Everyone else, look away.
curtain-enter = { $seat }: press Enter when only you can see the screen.
shortcuts = Ready-made set-ups:
nothing-to-choose = Nothing to choose. Press Enter.
hint-help = Type a number, or help for more.
which-of = That could mean any of these:
no-such-number = There is no choice { $number }.
not-understood = “{ $text }” is not one of the choices, nor any action of this game. Type a number from the list, or help.
help-choosing = Type the number of a choice (such as { $number }), its notation (such as { $example }), or the first letters of its words if only one choice fits. You can also type:
command-help = help
    .names = help, ?, h
    .help = this list
command-rules = rules
    .names = rules
    .help = read the rules
command-log = log
    .names = log
    .help = show everything you have seen so far
command-about = about NAME
    .names = about, figure, card
    .help = show what a figure or card can do
command-why = why ACTION
    .names = why
    .help = show why an action is not possible now
command-undo = undo
    .names = undo, u
    .help = undo your last choice, as long as nothing hidden was revealed
command-consent = undo!
    .names = undo!
    .help = undo your last choice and everything after it, if everyone here agrees
command-board = board
    .names = board, b
    .help = show the board again
command-save = save FILE
    .names = save
    .help = save the game; continue it with “bywater play --resume FILE”
command-quit = quit
    .names = quit, exit, q
    .help = leave the game
about-nothing = There is nothing to say about “{ $text }” here.
why-what = Why what? Type “why” and an action in its notation.
why-you-can = You can: { $choice }.
undo-nothing = You have nothing to undo.
undo-not-free = Something hidden was revealed, or another player has acted. “{ command-consent }” undoes it if everyone here agrees.
undo-agree = { $seat }: allow this undo? More may be known now.
undo-refused = { $seat } says no. Nothing changes.
saved = Saved in { $file }.
rescued = The game was interrupted. It is saved in { $file }. To continue: bywater play --resume { $file }
quit-save = Save the game? Type a file name, or press Enter to leave without saving.
finish-save = Save this game? Type a file name, or press Enter to skip.
goodbye = Farewell.
bot-failed = { $seat } ({ $bot }) could not decide, so a safe move was played.
bot-late = { $seat } ({ $bot }) took longer than allowed.
together-won = You won together: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
together-lost = You lost together: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-won = { $seat } wins: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, return { $value }.
result-lost = { $seat } loses: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, return { $value }.
result-rank = { $seat }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-even = { $seat } draws: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, return { $value }.

## A match

match-person = Player { $number }
match-bot = Player { $number } ({ $bot })
match-game = Game { $number } of { $games }
match-seat = { $seat }: { $player }
match-begin = Press Enter to start.
match-points = Points so far
match-player-points = { $player }: { $points }
match-won = { $player } wins the match.
match-even = The match is a draw.

## Opponents

# The ladder of bots, the easiest first.
bots-title = Opponents in { $game }
bots-name = Name
bots-about = What it does
bots-others = For research: { $names }. Put a budget after the name: ranger@500 (iterations) or wizard@5s (seconds). With *2 at the end, as in wizard@5s*2, two processes think.
bot-novice = Novice
bot-wayfarer = Wayfarer
bot-ranger = Ranger
bot-captain = Captain
bot-wizard = Wizard
bot-mo-ismcts = Searcher
bot-about-mo-ismcts = looks ahead in any game
bot-about-novice = plays well, with a slip now and then
bot-about-wayfarer = plays by simple rules of thumb
bot-about-ranger = looks a little ahead
bot-about-captain = looks far ahead
bot-about-wizard = thinks up to 2 seconds per move; our strongest

## Replaying

replay-prompt = Enter: next, b: back, a number: go there, q: quit.
replay-step = Step { $step } of { $last }

## Pages

games-id = Id
games-name = Game
games-seats = Players
games-tagline = About
plugin-broken = Not loaded: { $name } ({ $reason })
where-source = Source
where-nothing = No printed value matches “{ $text }”.
source-rulebook = the rulebook
source-source = public sources
source-derived = follows from the other rules
source-recalled = memory
source-reconstructed = reconstructed

## Simulating

simulate-progress = Playing
simulate-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }, { $form }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Won
simulate-games = Games
simulate-share = Share
simulate-interval = 95% interval
simulate-range = { $low } to { $high }
simulate-nobody = nobody
simulate-ending = How it ended
simulate-length = A game takes { $mean } actions on average, from { $low } to { $high }.
simulate-speed = { $seconds } s: { $games } games and { $actions } actions per second.
simulate-thing = Used
simulate-uses = Times
simulate-no-coverage = This game does not report which of its parts were used.

## The arena

arena-progress = Playing
arena-title = { $game }: { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-subtitle = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-broken-off = Interrupted: { $played } of { $planned } games played.
arena-go-on = They are saved in { $folder }. Run the same command to continue.
arena-not-kept = Nothing was saved. With --out FOLDER, you can interrupt a tournament and continue it later.
arena-written = Results in { $folder }: results.json and results.svg, every game in games.jsonl.
arena-ratings = Rating
arena-ratings-note = Elo points relative to { $bot }: 400 more mean odds of 10 to 1.
arena-meetings = Head to head
arena-meetings-table = One bot at a table of the other
arena-sides = Wins by seat
arena-mirrors = Against itself
arena-teams = As a team
arena-conduct = How they play
arena-bot = Bot
arena-level = Level
arena-seat = Seat
arena-against = Against
arena-games = Games
arena-elo = Elo
arena-interval = 95% interval
arena-first = First
arena-won = Won
arena-share = Share
arena-place = Place
arena-points = Points
arena-score = Score
arena-ahead = Compared with { $bot } on the same seeds, with 95% intervals
arena-ahead-won = Won (% points)
arena-seeds = Seeds
arena-moves = Moves per game
arena-seconds = ms per move
arena-slowest = Slowest
arena-fallbacks = Failed
arena-overruns = Too slow
arena-range = { $low } to { $high }
arena-with-interval = { $value } ({ $low } to { $high })
arena-elo-axis = Elo points relative to { $bot }, with 95% intervals
arena-won-axis = Games won, with 95% intervals
arena-alike = Only { $distinct } of { $games } games between { $bot } and { $against } differ, so these intervals are too narrow.

## What goes wrong

error-unknown-game = There is no game “{ $game }”. Choose from: { $games }.
error-unknown-language = There is no language “{ $lang }”. Choose from: { $langs }.
error-bad-seats = { $game } is for { $counts } players, not { $seats }.
error-unknown-seat = There is no seat “{ $seat }”. Choose from: { $seats }.
error-seat-form = “{ $text }” does not say who plays which seat. Write SEAT=WHO, such as dark=random.
error-unknown-player = There is no player “{ $player }”. Choose from: { $players }.
error-bot-not-for-game = The bot “{ $player }” can’t play { $game }. These can: { $players }.
error-bad-budget = “{ $budget }” is not a budget. Write a number of iterations, such as 1000, or seconds, such as 2s; with *2 at the end, two processes think.
error-option-form = “{ $text }” sets no option. Write NAME=VALUE.
error-unknown-option = There is no option “{ $option }”. Choose from: { $options }.
error-bad-option = Option { $option } can’t be “{ $value }”. Choose from: { $allowed }.
error-options-clash = { $reason } Choose from: { $allowed }.
error-bad-table = { $file } does not fit option { $option } ({ $detail }).
error-resume-alone = A resumed game has its own seats and options. Leave out --seats, --option and --match.
error-other-game = { $file } is a saved game of { $game }.
error-cannot-read = Can’t read { $file } ({ $detail }).
error-cannot-write = Can’t write { $file } ({ $detail }).
error-older-database = { $file } was written by an earlier version of Bywater: it has database version { $found }, and this version reads { $expected }. Choose another file with --data.
error-newer-database = { $file } was written by a newer version of Bywater: it has database version { $found }, and this version reads { $expected }. Update Bywater, or choose another file with --data.
error-database-in-use = { $file } is in use by another Bywater server (process { $pid }). Stop it first, or choose another file with --data.
error-keeps-other = { $file } is not a saved game, so it is not overwritten.
error-not-rescued = The game was interrupted and could not be saved.
error-not-text = { $file } is not a text file.
error-bad-record = The saved game is damaged ({ $detail }).
error-other-version = The saved game belongs to another version of the rules ({ $detail }).
error-no-manual = There is no manual for { $game } yet.
error-other = That did not work ({ $detail }).
serve-ready = The table is ready: open { $address } in a browser. Press Ctrl-C to stop.
serve-kept = Games are saved in { $file }.
error-no-page = The page is not built yet. Run: make play
error-cannot-serve = Can’t serve at { $address }: { $detail }.
error-arena-twice = Name each bot only once.
error-arena-levels-twice = Name each level only once.
error-arena-alone = Bots play against each other here: name at least 2.
error-arena-empty = There is nothing to play.
error-arena-levels = You can compare levels only in games where all players win or lose together.
error-arena-levels-form = “{ $text }” names no levels to compare. Write NAME=VALUE,VALUE, such as sauron=15,12,10.
error-arena-dealt = { $game } has no secret set-up to draw.
error-arena-mirror = All players win or lose together here, so a bot can’t play against itself.
error-arena-other = { $folder } holds another tournament. To continue it, repeat its command with as many rounds or more. Or name another folder.
error-arena-busy = Another tournament is running in { $folder }. Wait until it ends, or name another folder.
error-arena-damaged = Line { $line } of { $file } is damaged.
error-arena-died = A process died during a game. Finished games are saved if you named a folder.
error-arena-cluster = No Ray cluster answers at { $address }.
error-arena-ray = Ray is not installed. Install it with: { "pip install 'bywater[ray]'" }
usage-no-such-command = There is no command “{ $command }”. Choose from: { $commands }.
usage-no-such-option = There is no option { $option }. “--help” lists all options.
usage-missing = { $name } is missing. “--help” shows how to use the command.
usage-number = { $name } must be a whole number.
usage-least = { $name } must be a whole number, { $least } or more.
usage-bad-value = { $name } has a wrong value ({ $detail }).
usage-no-value = { $option } needs a value.
usage-other = The command has a mistake ({ $detail }).

## Help

help-usage = Usage: { $usage }
help-arguments = Arguments
help-options = options
    .title = Options
help-commands = Commands
help-command = COMMAND
help-option = Options
    .help = show this page
    .lang = language: en, fr or de; default: your system’s
    .seats = number of players, if the game allows several
    .option = a rule option, or NAME=FILE for your own data; can be repeated
    .seed = random seed, to get the same game again
help-bywater = Board games of the Ring: play them, let bots play them, read their rules.
    .version = show the version, and whether the rules run compiled or interpreted
    .more = “bywater COMMAND --help” explains each command. To start: bywater play confrontation
help-play = Play a game in this terminal.
    .game = the game, as in “bywater games”; not needed with --resume
    .seat = who plays which seat, such as light=human or dark=random; a seat is a name, or a number from 1. By default you take the first seat and bots take the others
    .resume = continue the game saved in this file
    .match = play a match: everyone plays every seat once, and points add up
    .more = Example: bywater play confrontation --seat light=random --seat dark=human
help-serve = Host games in the browser from this machine.
    .host = the address to listen on; 0.0.0.0 lets other machines in
    .port = the port; 0 takes any free one
    .data = the file for tables; default: one in your user data folder
    .browser = open the page in a browser
help-simulate = Let bots play many games, and count who wins.
    .game = the game, as in “bywater games”
    .games = how many games; default 1000
    .seat = which bot plays which seat, such as dark=random; can be repeated
    .jobs = how many processes; default: one per processor
    .json = print the result as JSON only
    .coverage = count which parts of the game were used; slower
help-arena = Let bots play each other, and show which is better and how sure that is.
    .game = the game, as in “bywater games”
    .bots = two bots or more, such as random cautious; one is enough where all win or lose together
    .rounds = how many rounds; default 100. In a round of rivals, each of two bots plays every seat once, with the same luck; in a round of teams, each plays one game per level
    .levels = values of an option to compare, such as sauron=15,12,10, where all win or lose together
    .dealt = draw secret set-ups at random, the same for both games of a pair, so that only play is compared
    .mirror = also let each bot play itself once per round, to see what the seats are worth
    .out = a folder for the results; run the command again to continue an interrupted tournament or to add rounds
    .jobs = how many processes; default: one per processor
    .ray = play on a Ray cluster: the one in RAY_ADDRESS, or one started here
    .json = print the result as JSON only
    .more = Bots with a budget in seconds think less when many processes share the machine: give each its own processor. Example: bywater arena quest random cautious -n 50 --levels sauron=15,12,10 --out trial
help-replay = Step through a saved game.
    .file = the saved game
    .seat = the seat to watch from; default: all seats, once the game is over
    .plain = print the log only
help-games = List the games.
help-bots = List the bots of a game, easiest first.
    .game = the game, as in “bywater games”
help-rules = Read the rules of a game, or the source of a printed value.
    .game = the game, as in “bywater games”
    .where = show the source of printed values that match this text, such as moria
