### What only the page in the browser says, outside the games themselves, in English.

## Everywhere

shell-you = You
shell-guest = Guest { $number }
shell-pair = { $label }: { $value }
shell-close = Close
shell-cancel = Cancel
shell-save = Save
shell-copy = Copy
shell-copied = Copied.
shell-not-copied = Your browser blocks copying. Please select the text and copy it yourself.
shell-again = Try again
shell-main = Main menu
shell-skip = Skip to the content
shell-language = Language
shell-theme = Theme
shell-theme-day = Day
shell-theme-night = Night
shell-theme-system = Same as system
shell-unreachable = The server can’t be reached. Please try again in a moment.
shell-not-found = Nothing found here.
shell-failed = That did not work. Please try again.
shell-not-sent = Connection lost, so nothing was sent. Please choose again once it is back.
nav-play = Play
nav-games = My games
nav-replays = Replays
nav-rules = Rules
nav-about = About
nav-more = More
foot-fan = Unofficial fan project. Names belong to their owners.
foot-credits = Credits and licences
name-title = Your name
name-label = Display name
name-help = Everyone at your tables sees it. No account needed.
lost-title = Page not found
lost-text = Please check the address for a missing letter.
lost-table = Table { $code }

## The lobby

lobby-title = Come and play.
lobby-lead = Four board games of the Ring, in your browser. Play a bot right now, or send a friend a link.
lobby-code = Have a table code?
lobby-code-example = e.g. OAK-HILL-STAR-17
lobby-join = Join
lobby-how = How do you want to play?
lobby-mode-bot = Against bots
    .help = Starts at once
lobby-mode-friend = Invite a friend
    .help = Send a link, no account
lobby-mode-same = Same screen
    .help = Pass the device around
lobby-mode-watch = Watch bots
    .help = Sit back and learn
lobby-go-bot = Play now
lobby-go-friend = Create a link
lobby-go-same = Set up the game
lobby-go-watch = Watch a game
lobby-set = Rules and options
lobby-versus = Versus
lobby-coop = Co-op
lobby-players = players
lobby-minutes = { $minutes } min
lobby-running = Your games
lobby-waiting = { $count } waiting for you
lobby-recent = Recent replays
lobby-all = All
lobby-confrontation = The Confrontation
    .about = Hidden figures, one map. Get Frodo to Mordor, or hunt him down.
    .picture = Green hills and a dark land, a mountain range between them, and playing pieces facing each other
lobby-towers = The Two Towers
    .about = Collect sets along the road to Minas Tirith. A quick card race.
    .picture = Two towers under a pale moon, a path of seven stations, four coloured cards
lobby-quest = The Lord of the Rings
    .short = The Lord of the Rings
    .about = Play the Hobbits together and carry the Ring through four perilous places.
    .picture = Five walkers on a ridge, a burning mountain ahead, a thin ring in the sky
lobby-fate = Fate of the Fellowship
    .short = Fate of the Fellowship
    .about = Hold the havens, light the beacons, and slip past the searching Eye.
    .picture = Beacon fires along mountain peaks at night, a white city in front

## Lists of games

list-with = with { $names }
list-several = { $count } × { $name }
list-lesson = Guided first game
list-watching = { $names } (you watch)
list-alone = alone
list-free = a free seat
list-same = on this device
list-waiting = Waiting for { $name }
list-your-turn = Your turn
list-open = Open
list-watch = Watch replay
list-upload = Open a saved game
list-no-games = No games in progress.
list-no-replays = No finished games yet.
list-play-bot = Play a bot
list-watch-bots = Watch bots play
list-begin = Start a game

## Before a game

setup-rules = Read the rules
setup-seats = Number of players
setup-who = Players
setup-me = Me
setup-here = Player on this device
setup-open-chair = Invite by link
setup-bots = Bots, easiest first
setup-fine = Advanced rules ({ $count })
setup-changed = { $count } changed
setup-open = Create the table
setup-begin = Start the game

## The waiting room

room-title = The table is ready
room-come = { $count ->
        [one] 1 seat is free. Take it to play.
       *[other] { $count } seats are free. Take one to play.
    }
room-text = { $count ->
        [one] 1 seat is free. Send a friend the link or the code.
       *[other] { $count } seats are free. Send your friends the link or the code.
    }
room-full = Everyone is here. Let’s start.
room-code = Table code
room-link = Link to this table
room-share = Share
room-sit = Take this seat
room-leave = Leave seat
room-fill = Add a bot
room-empty = Remove the bot
room-note = The game starts when every seat is taken.

## Seats

chair-open = Free seat
chair-waiting-for = waiting for a player
chair-here = here
chair-to-act = to move
chair-away = away
chair-away-for = away; a bot takes over in { $seconds } s
chair-standing-in = away; a bot is playing
chair-bot = bot
chair-bot-thinking = bot, thinking
chair-take-back = Take back your seat

## The table

bar-lobby = Back to the lobby
bar-rules = Rules
bar-resign = Resign
bar-result = Result
bar-settings = Settings
bar-seats = Players
bar-keys = Keys
bar-rail = Log, notes and chat
bar-copy-link = Copy the link to this table
bar-your-turn = Your turn
bar-watching = Watching
bar-over = Game over
bar-opening = Opening the table…
set-volume = Sounds
    .help = Short sounds for your turn, cards, dice and battles. Everything you hear can also be seen.
set-volume-off = Off
set-volume-level = { $percent }%
set-mute = Mute
set-vibration = Vibration
    .help = The phone vibrates when it is your turn.
set-motion = Animation
    .help = Animate pieces and cards.
set-memory = Memory aid
    .help = Shows what you could have remembered: figures you saw, cards taken face up.
set-numbers = Keyboard shortcuts
    .help = 1 to 9 choose, letters open lists. “?” shows all keys.
key-enter = Enter
key-space = Space
key-does-numbers = choose the move with this number
key-does-all = all moves
key-does-tab = next move
key-does-choose = play the selected move
key-does-undo = undo
key-does-log = log
key-does-hint = hint
key-does-chat = chat
key-does-keys = this list
key-does-cancel = cancel, close
key-does-step = one move back or forward
key-does-ends = first or last move
key-does-play = play or pause
prompt-understood = Got it
choices-all = { $count ->
        [one] The only move
       *[other] All moves ({ $count })
    }
choices-find = Search moves
choices-none = No match.
undo-free = Undo
undo-ask = Ask to undo
tab-log = Log
tab-notes = Notes
tab-chat = Chat
rail-log-empty = Nothing has happened yet.
rail-log-earlier = Show earlier moves
rail-log-look = Look at this move
chat-empty = No messages yet.
chat-say = Write a message
undo-done = A move was undone.
chat-send = Send
explain-nothing = No more to say about this.
plain-table = On the table
resign-title = Resign this game?
resign-text = The game ends now and counts as a loss for you. You can’t undo this.
resign-text-several = A bot takes your seat, and the others play on. You watch from then on.
resign-text-together = The game ends now and counts as a loss for all of you. You can’t undo this.
notice-resigned = You resigned. A bot plays on for you, and you watch.
notice-resigned-one = A bot now plays the resigned seat.
notice-interrupt-ended = { $name } stopped waiting. What you had begun is cancelled.
resign-text-challenge = The game ends now and is lost. Your first finished game counts, and resigning finishes it. You can try again for practice.
lost-line = Connection lost.
lost-line-again = { $seconds ->
        [0] Trying again. Your game is safe.
       *[other] Trying again in { $seconds } s. Your game is safe.
    }
stood-in-you = You were away, so a bot is playing for you.
stood-in = { $name } is away. A bot is playing.
is-away = { $seconds ->
        [0] { $name } is away.
       *[other] { $name } is away. A bot takes over in { $seconds } s.
    }
asks-undo = { $name } wants to undo the last move. Do you agree?
asks-rematch = { $name } wants to play again. Are you in?
asked-others = { $what ->
        [undo] Asked to undo. Waiting for: { $names }
       *[rematch] Asked for another game. Waiting for: { $names }
    }
answer-yes = Yes
answer-no = No
peek = You are looking at move { $moment }. The game goes on.
peek-back = Back to the game
curtain-title = Pass the device to { $name }
curtain-text = Everyone else, look away.
curtain-ready = I am { $name }, show the table
carry-title = Continue on another device
carry-text = Scan this with the other device, or open the link there. Your seat moves with you.
carry-qr = QR code of the link
carry-link = Link to your seat
carry-note = The link works once, for 15 minutes. Whoever opens it plays for you, so keep it to yourself.
carry-coming = Moving your seat…
carry-late = This link has expired

## The end

end-you-won = You won!
end-you-lost = You lost.
end-won = { $name } won.
end-even = Nobody won.
end-together-won = You won together!
end-together-lost = You lost together.
end-resigned = { $name } resigned.
end-you-resigned = You resigned.
end-first = winner
end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-match = { $games } games so far: { $points }
end-asked = Asked the others for another game. Waiting…
end-rematch = Play again
end-rematch-swapped = Play again, swap sides
end-next = Go to the next game
end-replay = Watch replay
end-record = Download game

## Replays

replay-title = Replay
replay-moment = Move { $moment } of { $last }
replay-first = First move
replay-before = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Last move
replay-eyes = View
replay-all = Open hands
replay-watcher = Spectator
replay-link = Link to this move
replay-branch = Play on from here
replay-branch-text = A new table starts at move { $moment }. Who plays?

## Rules and credits

rules-games = Games
rules-none = There are no rules for this game yet.
credits-title = About Bywater
credits-lead = Four board games about the quest of the Ring, in one place.
credits-fan = A fan project
credits-fan-text = Bywater is unofficial and not connected with the authors, publishers or rights holders of the games and books it loves. All names belong to their owners. It uses no scan, picture or sentence of a printed game: we explain the rules in our own words.
credits-drawn = Art
credits-drawn-text = We drew the logo, maps, vignettes, cards and line icons for Bywater. The rest is openly licensed:
credits-icons = glyphs by Lorc, Delapouite and contributors, recoloured, from
credits-alegreya = typeface by Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = typeface by Paul D. Hunt, Adobe,
credits-made = For people and programs
credits-made-text = Play the same games in a terminal, or run them from Python. Bots see only what a player in their seat would see.
credits-kept = What is stored
credits-kept-text = Your settings stay in this browser. The server stores your games and chat messages, your results in challenges and puzzles, and your name; a cookie lets it recognise you. There are no trackers, and the page loads nothing from elsewhere.

## Facts of a table without a board

fact-true = yes
fact-false = no
fact-place = Place
fact-sauron = Sauron
fact-dark = Corruption
fact-gone = Out of the game
fact-bearer = Ring-bearer
fact-active = Active
fact-lines = Lines
fact-event = Event
fact-ring_used = Ring used
fact-gandalf = Gandalf
fact-board_cards = Cards beside the board
fact-turned_up = Face up
fact-shared = Handed out
fact-discards = Discarded
fact-discard = Discarded
fact-tiles = Tiles
fact-tokens = Tokens
fact-pledged = Pledged
fact-hands = Hands
fact-hand_sizes = Cards in hand
fact-deck_size = Cards in the deck
fact-foreseen = Foreseen
fact-shields = Shields
fact-open_shields = Face-up shields
fact-special_shields = Special shields
fact-specials = Special shields
fact-taken = Taken
fact-score = Points
fact-hope = Hope
fact-threat = Threat
fact-eye = The Eye
fact-nazgul = Nazgûl
fact-friends = Friendly armies
fact-shadow = Shadow armies
fact-havens = Havens
fact-strongholds = Strongholds
fact-characters = Characters
fact-row = Row
fact-piles = Player deck
fact-dark_piles = Skies Darken
fact-events_in = Events in the deck
fact-skies_gone = Skies Darken drawn
fact-shadow_discard = Shadow cards discarded
fact-objectives = Objectives
fact-done = Completed
fact-acting = Acting now
fact-first_taken = Actions of the first
fact-finished = Have acted
fact-party = Travelling together
fact-shot = Shot
fact-slain = Slain
fact-seat = Seat
fact-cards = Cards
fact-solo_turn = Turn
fact-successor = Successor
fact-dice = Dice

## What the server refuses

declined-undo = They would rather not undo that.
declined-rematch = No other game for now, thanks.
refused-chair = That seat is taken, or can’t be left now.
refused-carry = This link was used or has expired. Get a new one on the device where you play: Settings, then “Continue on another device”.
refused-fault = Something went wrong on our side. Nothing has changed.
refused-host = Only the player who created the table can do that.
refused-no-question = That question is already answered.
refused-no-table = No table has this code. Please check the letters.
refused-no-undo = There is nothing to undo.
refused-not-now = That is not possible now.
refused-not-started = The game has not started yet.
refused-not-yours = That choice is not yours.
refused-own = Your own values don’t work{ $line ->
    [0] .
   *[other] : please check line { $line }.
}
refused-options = These players and options don’t work together. Please check them.
refused-over = The game is over.
refused-record = This file is not a saved game, or it is damaged.
refused-rematch = You can’t start another game at this table now.
refused-running = You can see that when the game is over.
refused-stale = The table has changed. Please choose again.
refused-storage = The game can’t be saved right now. Please try again soon.
refused-too-big = That is too long.
refused-too-fast = Too fast. Please wait a moment.
refused-unknown = The server did not understand that. Please reload the page.
refused-version = This game was started with another version of the rules and can’t go on.
refused-wait = It is not your turn.
refused-watching = You are only watching here.
ended-resigned = A player resigned.

## Hints: why a bot would choose something

why-only = It is the only move.
why-habit = I play this by a rule of thumb.
why-nothing-else = Nothing else comes close. Chance to win: about { $chance }%.
why-clearly = Clearly better than the next best move (+{ $ahead }%). Chance to win: about { $chance }%.
why-slightly = Slightly better than the next best move (+{ $ahead }%). Chance to win: about { $chance }%.
why-equal = Another move is about as good. Chance to win: about { $chance }%.
why-always = Against a careful opponent, every other move is worse.
why-mixed = If you always play the same, you get caught out. I would play this { $share }% of the time.
hint-ask = Hint
hint-ask-long = Hint: what would a bot play, and why?
hint-thinking = The bot is thinking…
hint-choice = { $choice }
hint-do = Play this
hint-close = Close the hint
hint-marked = hint
refused-hint = No hints here: it would be unfair to the other people at the table.
refused-no-hint = There is no hint right now.

## Looking back at a game

review-title = Review
review-ask = Review this game
review-what = A bot looks at every choice again, seeing only what that player saw, and estimates the chance to win.
review-start = Start the review
review-waiting = Other games are reviewed first. Yours is next.
review-progress = { $done } of { $of } choices reviewed.
review-failed = The review failed. Please try again.
review-again = Try again
review-close = Close the review
review-busy = Reviewing
refused-review-busy = Many games are being reviewed. Please try again soon.
refused-review-yours = Some of your games are already being reviewed. Please wait until one is finished.
review-chart = Chance to win, move by move. Left and right arrow keys go from choice to choice, page up and page down from one marked choice to the next.
review-line-team = Chance of the team
review-line-two = Chance of { $side }, as { $seat } saw it
review-whose = Whose chance to highlight
review-estimate = Bot estimate, using only what that player could see.
review-point = Move { $moment }, { $seat }: { $chance }%
review-played = Played
review-preferred = The bot would play
review-lost = −{ $lost }%
review-same = The bot would play the same.
review-luck = A good choice; what came next turned the game.
review-expected = The line it expected
review-expected-note = from this position, up to the next roll or draw
review-turns = Turning points
review-turn-from = { $before }% → { $after }%
review-turn-label = { $seat }, move { $moment }
review-turn-then = after “{ $played }”
review-cost = −{ $lost }%
review-costly = Costliest moves
review-costly-too = Other costly moves
review-sank = The chance fell bit by bit, from { $before }% to { $after }%, mostly without a turning point.
review-sank-for = For { $seat }, the chance fell bit by bit, from { $before }% to { $after }%, mostly without a turning point.
review-rose = The chance rose bit by bit, from { $before }% to { $after }%, mostly without a turning point.
review-rose-for = For { $seat }, the chance rose bit by bit, from { $before }% to { $after }%, mostly without a turning point.
review-beside = Along the way
review-board = Show the board
review-whole = Full review
review-before = Previous marked choice
review-next = Next marked choice
review-none = No turning points: no single choice or roll changed much.
review-empty = There were no choices in this game.

## Guided first games

learn = Learn it in 10 minutes
learn-on = Continue your first game
coach = Your guide
coach-step = Step { $step } of { $of }
coach-on = Continue
coach-back = Previous step
coach-again = Next step
coach-watch = Watch what happens.
coach-own-way = Your own way
coach-other-way = That works too! Undo it to follow the lesson, or play on. I will speak up when something new comes.
coach-free = Play as you like. When something new comes, I will explain it.
coach-take-back = Undo
coach-play-on = Play on
coach-new = New game
coach-leave = End the lesson
coach-leave-title = End the lesson?
coach-leave-text = The game goes on without a guide. You can start the lesson again from the lobby.
refused-no-lesson = There is no lesson here.
refused-lesson-seats = Seats can’t change during a lesson. End the lesson first.

## Challenges

challenge-chip = Challenge
challenge-title = Challenge
challenge-daily = Challenge of { $day }
challenge-lead = The same set-up and the same luck for everyone who opens this link. No undo, no hints, and your first finished game counts.
challenge-who = Players
challenge-option = { $label }: { $value }
challenge-begin = Play
challenge-go-on = Continue your game
challenge-again = Try again for practice
challenge-share = Send the link
challenge-before = Previous day
challenge-after = Next day
challenge-past = Its day is long past, so you can’t play it any more.
challenge-results = Results
challenge-place = Place
challenge-name = Name
challenge-result = Result
challenge-score = Points
challenge-moves = Moves
challenge-date = Date
challenge-won = won
challenge-lost = lost
challenge-even = draw
challenge-middle = in the middle
challenge-resigned = resigned
challenge-try = try { $number }, does not count
challenge-yours = you
challenge-bot = Bot
challenge-nobody = Nobody has finished it yet.
challenge-bots-to-come = { $count ->
    [one] 1 bot is still playing.
   *[other] { $count } bots are still playing.
}
challenge-look = Watch { $name }’s game
challenge-make = Turn it into a challenge
challenge-make-help = A link with this set-up and the same luck for everyone
challenge-friend = Challenge a friend with this set-up
challenge-fared = See the results
challenge-own = My challenges
challenge-made = Your own challenge
challenge-taken = Challenge
challenge-running = you are playing
challenge-done = played
challenge-waiting = not played yet
today-title = Challenges and puzzles
today-daily = Challenge of the day
today-puzzles = Puzzles
    .help = The Confrontation: find the forced win in 1 to 3 moves
refused-challenge-chairs = A challenge is for you and bots only. Remove the other players.
refused-challenge-hint = No hints in a challenge: everyone finds their own way.
refused-puzzle-hint = No hints in a puzzle: try to find it yourself.
refused-challenge-seats = You can’t change the players of a challenge.
refused-challenge-undo = No undo in a challenge: it is the same for everyone.
refused-daily-past = That day is too long past. Play today’s challenge instead.
refused-no-challenge = There is no such challenge. Check the link, or wait for its day.

## Puzzles

puzzle-list = Puzzles
puzzle-lead = Positions from bots’ games of The Confrontation. Each has a win that nobody can stop. Find it: the other side defends as well as it can.
puzzle-grade = Level { $grade }
puzzle-number = Puzzle { $number }
puzzle-in = { $moves ->
    [one] { $side } wins in 1 move
   *[other] { $side } wins in { $moves } moves
}
puzzle-light = Light
puzzle-dark = Dark
puzzle-open = All figures are known
puzzle-hidden = Some figures are hidden: your win must work wherever they stand
puzzle-solved-mark = solved
puzzle-tried-mark = not solved yet
puzzle-count = { $solved } of { $count } solved
puzzle-left = { $left ->
    [0] This move must do it.
    [one] 1 move left.
   *[other] { $left } moves left.
}
puzzle-solved = Solved!
puzzle-solved-text = Nobody could have stopped that.
puzzle-failed = Not quite.
puzzle-failed-text = After that, the win is no longer certain. There was a better move: try again.
bot-defence = Defence
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
refused-no-puzzle = There is no such puzzle.
refused-puzzle-undo = No undo in a puzzle. Start it again instead.

## The manual: sections, search, pictures, and where a value comes from

rules-contents = Contents
rules-search = Search the rules
rules-search-here = In these rules
rules-search-all = In all games
rules-hits =
    { $count ->
        [0] Nothing found.
        [one] 1 result
       *[other] { $count } results
    }
rules-hits-more = Showing the first { $count }.
rules-clear = Clear the search
rules-page = Open as a page
rules-print = Print
rules-failed = The rules can’t be loaded. Please try again.
rules-picture-failed = The picture can’t be drawn.
rules-rule = Source of rule { $rule }
more-rules = More in the rules
more-rules-of = { $name }: more in the rules
key-does-more = more in the rules
where-from = Source
where-from-title = Sources
where-from-lead = We looked up everything printed on our boards and cards. Here is where each value comes from. For a rule, choose its number.
where-from-count =
    { $count ->
        [one] 1 value
       *[other] { $count } values
    }
where-from-rules =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
where-from-unknown = No source is noted.
where-own = Does your copy of the game say something else? When you set up a game, open the options and enter it under “{ $option }”:
from-rulebook = From the printed rulebook.
from-source = As printed, but not in the rulebook. Known from public sources: photos, lists, owners of the game.
from-reconstructed = Our best guess: no source we know shows it.
from-rule-rulebook = From the printed rulebook.
from-rule-source = The rulebook is silent. Public sources settle it: later editions, answers to questions, owners of the game.
from-rule-rulebook-source = From the printed rulebook and public sources.
from-rule-rulebook-reconstructed = From the printed rulebook; where it is silent, our ruling.
from-rule-recalled = As people who know the game remember it.
from-rule-derived = Follows from the other rules.
from-rule-reconstructed = Our ruling: no source covers it.
from-sure-very-high = We are certain of it.
from-sure-high = We are sure of it, though we have not seen it printed.
from-sure-medium = There are good reasons for another reading, too.
from-note-option = You can play the other reading: option “{ $option }”.
from-note-other-reading = Another source reads it differently. You can play it that way: option “{ $option }”.
from-note-other-name = The rulebook calls it { $name }.
from-note-later-name = A later edition calls it { $name }.
from-note-names-recalled = Its German and French names are from memory.
from-note-names-ours = The number is certain; the names are ours.
from-note-guess = What this sign stands for is our guess.
from-note-reported-range = Reviews agree on the lowest and highest number; the spread is our guess.
from-note-guess-beside-example = An example in the rulebook shows one place; the others are our guess, so that each comes up equally often.
from-note-even-split = The total is certain; the equal split is our guess.
from-note-fits-rulebook = The numbers fit the rulebook.
from-note-weakest = One border of this region is less sure than the others.
from-note-back-guessed = Photos show what it does; the colour of its back is our guess: one red, one black.
from-note-line-guessed = Photos show both ends; which of two lines leads there is our guess.
from-note-between = The numbers between the printed ones are allowed, too.
from-note-part-ours = Part of it is our reading.
from-note-part-public = Part of it comes from public sources.
from-note-numbers-public = The numbers come from public sources.
from-note-see-rule = See also rule { $rule }.
from-note-by-analogy = Where nothing is said, we follow the similar case.
from-note-from-example = A worked example in the rulebook shows it.
from-note-asked-author = The author of the game was asked.
from-note-wording = This is what the words say, taken literally.
from-note-would-not-work = No other reading works.
from-note-sources-differ = Sources differ; we follow the one closest to the printed game.
from-note-sources-differ-majority = Sources differ; we follow most of them, or the printed game.
credits-research = For research
credits-research-text = The games are environments for programs, too: complete rules, seeded chance, views without secrets, adapters, rated bots.
credits-research-link = Install, step and train: the page for researchers

## Coming back: calls, games over days, one's own history and data

call-turn = It is your turn.
call-over = The game is over.
call-undo = A player wants to undo a move.
call-rematch = A player wants to play again.
refused-calling = This browser gave no address for notifications.
shell-gone = Former guest
nav-history = History and data
history-title = Your history
history-lead = Your finished games and their results. Only this browser can see this page.
history-none = You have no finished games yet.
history-played = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
history-list = { $count ->
        [one] 1 game
       *[other] All { $count } games
    }
history-more = Show more
history-people = People
history-level-sauron = Sauron on { $start }
history-head-against = Against
history-head-level = Level
history-head-won = Won
history-head-lost = Lost
history-head-even = Draws
history-head-share = Win rate
history-share = { $share } (95% interval: { $low } to { $high })
history-result-won = Won
history-result-lost = Lost
history-result-even = Draw
history-few = shown after { $enough } games
calls-title = Notifications
calls-text = Bywater can notify you when it is your turn, when a game ends, or when a player asks you something, even while this page is closed. Your browser will ask for permission. Its push service delivers the message, encrypted; it names only the game and the table.
calls-begin = Notify me
calls-busy = One moment…
calls-on = This browser gets notifications.
calls-end = Stop notifications in this browser
calls-denied = Your browser blocks notifications from this page. You can allow them in its settings.
calls-cannot = This browser can’t show notifications. On an iPhone or iPad, add the page to the home screen first.
calls-failed = That did not work: this browser or its push service can’t be reached. Nothing has changed.
calls-table = Notify me about this table
    .help = When it is your turn and you are not looking.
install-title = Install as an app
install-text = Put Bywater next to your other apps, with its own window. Its icon shows how many games wait for you.
install-begin = Install
data-title = What is stored about you
data-text = A number in a cookie, your name, your tables with their records and reviews, your chat messages, your results in challenges and puzzles, and where to send notifications to this browser. Nothing else. Anyone with the link to one of your tables or challenges sees your name and result there, and the challenge of the day is open to everyone. Nobody else can see any of it.
data-download = Download everything
data-delete = Delete everything
data-shared = The file is JSON, with the records of finished games. Of a game in progress, it holds only your own choices, because the other players have secrets there.
data-sure-title = Delete everything?
data-sure-text = Tables where you are alone are deleted with their records. At other tables, a bot takes your seat in running games, and finished games keep their record without your name. Your chat messages and your results in challenges and puzzles are removed everywhere, and so are this browser’s cookie and settings. On another device you are another guest: delete your data there as well. You can’t undo this.
data-sure-yes = Delete everything
data-deleted = All your data is deleted.
offline-title = No connection
offline-text = Bywater can’t be reached right now. Your games are safe on the server and will go on where you left them.
offline-again = Try again
offline-rules = Rules to read meanwhile
offline-no-rules = Rules that you have opened once can be read here offline.
days-label = If a player is away
    .help = Over several days, everyone plays when they have time. Players can turn on notifications for their turn.
days-soon = A bot takes over soon
days-some = { $days ->
        [one] Over several days: a bot takes over after 1 day
       *[other] Over several days: a bot takes over after { $days } days
    }
days-never = Over several days: the table waits as long as it takes
days-room = { $days ->
        [one] This game runs over several days: a bot takes over for an absent player after 1 day.
       *[other] This game runs over several days: a bot takes over for an absent player after { $days } days.
    }
days-room-never = This game runs over several days: no bot ever takes over.
is-away-never = { $name } is away. The table waits.
is-away-hours = { $hours ->
        [one] { $name } is away. A bot takes over in 1 hour.
       *[other] { $name } is away. A bot takes over in { $hours } hours.
    }
is-away-days = { $days ->
        [one] { $name } is away. A bot takes over in 1 day.
       *[other] { $name } is away. A bot takes over in { $days } days.
    }
