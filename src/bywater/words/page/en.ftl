### What only the page in the browser says, outside the games themselves, in English.

## Everywhere

shell-you = You
shell-guest = Guest { $number }
shell-close = Close
shell-cancel = Cancel
shell-save = Save
shell-copy = Copy
shell-copied = Copied.
shell-not-copied = Your browser does not let us copy. Please select the text and copy it yourself.
shell-again = Try again
shell-main = Main menu
shell-skip = Skip to the content
shell-language = Language
shell-theme = Theme
shell-theme-day = Day
shell-theme-night = Night
shell-theme-system = As the system
shell-unreachable = The server can’t be reached. Please try again in a moment.
shell-not-found = There is nothing here.
shell-failed = That did not work. Please try again.
shell-not-sent = The connection is lost, so nothing was sent. Please choose again when it is back.
nav-play = Play
nav-games = My games
nav-replays = Replays
nav-rules = Rules
nav-about = About
nav-more = More
foot-fan = Unofficial fan project. Names belong to their owners.
foot-credits = Credits and licences
name-title = Your name
name-label = What shall the others call you?
name-help = Everybody at your tables sees it. No account is needed.
lost-title = There is no such page
lost-text = The address leads nowhere. Perhaps a letter is missing.
lost-table = Table { $code }

## The lobby

lobby-title = Pull up a chair.
lobby-lead = Four board games of the Ring, in your browser. Play a bot this minute, or send a friend a link.
lobby-code = Have a table code?
lobby-code-example = e.g. OAK-HILL-STAR-17
lobby-join = Join
lobby-how = How do you want to play?
lobby-mode-bot = Against bots
    .help = Starts at once
lobby-mode-friend = Invite a friend
    .help = Send a link, no account
lobby-mode-same = Same screen
    .help = Pass the device round
lobby-mode-watch = Watch bots
    .help = Lean back and learn
lobby-go-bot = Play now
lobby-go-friend = Make a link
lobby-go-same = Set up the table
lobby-go-watch = Watch a game
lobby-set = Rules and options
lobby-versus = Versus
lobby-coop = Co-op
lobby-players = players
lobby-minutes = { $minutes } min
lobby-running = Your games
lobby-waiting = { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
lobby-recent = Recent replays
lobby-all = All
lobby-confrontation = The Confrontation
    .about = Hidden figures, one map. Get Frodo to Mordor, or hunt him down.
    .picture = Green hills and a dark land, a mountain range between them, and playing pieces facing each other
lobby-towers = The Two Towers
    .about = Collect sets along the road to Minas Tirith. A quick card race.
    .picture = Two towers under a pale moon, a path of seven stations, four coloured cards
lobby-quest = The Lord of the Rings
    .about = Hobbits together against the shadow, through four perilous places.
    .picture = Five walkers on a ridge, a burning mountain ahead, a thin ring in the sky
lobby-fate = Fate of the Fellowship
    .about = Hold the havens, light the beacons, and slip past the searching Eye.
    .picture = Beacon fires along mountain peaks at night, a white city in front

## Lists of games

list-with = with { $names }
list-watching = { $names }, you watch
list-alone = alone
list-free = an open chair
list-same = at this screen
list-waiting = Waiting for { $name }
list-your-turn = Your turn
list-open = Open
list-watch = Watch the replay
list-upload = Open a record
list-no-games = No running games.
list-no-replays = No game is finished yet.
list-play-bot = Play a bot
list-watch-bots = Watch bots play
list-begin = Begin one

## Before a game

setup-rules = Read the rules
setup-seats = Players
setup-who = Who sits where
setup-me = Me
setup-here = Somebody at this screen
setup-open-chair = Open chair, by link
setup-bots = Bots, the gentlest first
setup-fine = Fine points of the rules ({ $count })
setup-changed = { $count } changed
setup-open = Open the table
setup-begin = Begin

## The waiting room

room-title = The table is set
room-come = { $count ->
        [one] One chair is free: sit down there.
       *[other] { $count } chairs are free: sit down where you like.
    }
room-text = { $count ->
        [one] One chair is free. Send the link or the code to the person you want to play with.
       *[other] { $count } chairs are free. Send the link or the code to those you want to play with.
    }
room-full = Everybody is here. It begins.
room-code = Table code
room-link = Link to this table
room-share = Share
room-sit = Sit here
room-leave = Stand up
room-fill = Let a bot sit here
room-empty = Open the chair
room-note = The game begins as soon as every chair is taken.

## Chairs

chair-open = Open chair
chair-waiting-for = somebody may sit here
chair-here = here
chair-to-act = to act
chair-away = away
chair-away-for = away; a bot takes over in { $seconds } s
chair-standing-in = away; a bot plays meanwhile
chair-bot = bot
chair-bot-thinking = bot, thinking
chair-take-back = Take over again

## The table

bar-lobby = Back to the lobby
bar-rules = Rules
bar-resign = Resign
bar-result = Result
bar-settings = Settings
bar-seats = Who sits here
bar-keys = Keys
bar-rail = Log, notes and chat
bar-copy-link = Copy the link to this table
bar-your-turn = Your turn
bar-watching = Watching
bar-over = Over
bar-opening = The table is being set …
set-motion = Motion
    .help = Pieces and cards travel. When off, they are simply there.
set-memory = Memory aid
    .help = Reminds you of what you could have remembered: figures seen, cards taken openly.
set-numbers = Keys for actions
    .help = 1 to 9 choose, letters open lists. “?” shows all keys.
key-enter = Enter
key-space = Space
key-does-numbers = choose what has this number
key-does-all = list of all choices
key-does-tab = from one choice to the next
key-does-choose = choose what is marked
key-does-undo = take back
key-does-log = log
key-does-chat = chat
key-does-keys = this list
key-does-cancel = put back, close
key-does-step = one moment back or on
key-does-ends = to the beginning, to the end
key-does-play = play or pause
prompt-look = You can look around meanwhile.
prompt-understood = All right
choices-all = { $count ->
        [one] The only choice
       *[other] All { $count } choices
    }
choices-find = Find among the choices
choices-none = No choice has this in its name.
undo-free = Take back
undo-ask = Take back, if the others agree
tab-log = Log
tab-notes = Notes
tab-chat = Chat
rail-log-empty = Nothing has happened yet.
rail-log-earlier = Show what came before
rail-log-look = Look at this moment
chat-empty = Nobody has said anything yet.
chat-say = Say something
undo-done = A move was taken back.
chat-advice = I would choose: { $choice }
chat-ask-advice = Ask a bot for advice
chat-send = Send
explain-nothing = There is nothing more to tell about this.
plain-table = On the table
resign-title = Resign this game?
resign-text = The game ends at once, and it counts as lost for you. This can’t be taken back.
lost-line = Connection lost.
lost-line-again = { $seconds ->
        [0] Trying again. Your game is safe.
       *[other] Trying again in { $seconds } s. Your game is safe.
    }
stood-in-you = You were away, so a bot plays for you.
stood-in = { $name } is away. A bot plays meanwhile.
is-away = { $seconds ->
        [0] { $name } is away.
       *[other] { $name } is away. A bot takes over in { $seconds } s.
    }
asks-undo = { $name } would like to take back the last choice. Do you agree?
asks-rematch = { $name } would like to play again. Are you in?
asked-others = Waiting for an answer: { $names }
answer-yes = Yes
answer-no = No
peek = You look at moment { $moment }. The game goes on meanwhile.
peek-back = Back to now
curtain-title = Pass the device to { $name }
curtain-text = Everybody else looks away.
curtain-ready = I am { $name }, show me the table
carry-title = Continue on another device
carry-text = Scan this with the other device, or open the link there. Your seat comes along.
carry-qr = The link as a QR code
carry-link = Link to your seat
carry-note = Whoever has this link plays for you: keep it to yourself.

## The end

end-you-won = You have won!
end-you-lost = You have lost.
end-won = { $name } has won.
end-even = Nobody has won.
end-together-won = You have won together!
end-together-lost = You have lost together.
end-resigned = { $name } has resigned.
end-you-resigned = You have resigned.
end-first = won
end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-match = { $games } games so far: { $points }
end-asked = The others are asked for another game.
end-rematch = Play again
end-rematch-swapped = Play again, sides swapped
end-next = To the next game
end-replay = Replay
end-record = Record

## Replays

replay-title = Replay
replay-moment = Moment { $moment } of { $last }
replay-first = To the beginning
replay-before = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-eyes = Seen by
replay-all = All hands open
replay-watcher = As a watcher
replay-link = Link to this moment
replay-branch = Play on from here
replay-branch-text = A new table begins as it was at moment { $moment }. Who sits there?

## Rules and credits

rules-games = Games
rules-none = There are no rules to read for this game yet.
credits-title = About Bywater
credits-lead = One table for four board games about the quest of the Ring.
credits-fan = A fan project
credits-fan-text = Bywater is unofficial and has nothing to do with the authors, publishers and rights holders of the games and books it is fond of. All names belong to their owners. No scan, no picture and no sentence of a printed game is used: rules are retold in our own words.
credits-drawn = What you see
credits-drawn-text = Mark, maps, vignettes, cards and line icons are drawn for Bywater. The rest is openly licensed:
credits-icons = glyphs by Lorc, Delapouite and contributors, recoloured, from
credits-alegreya = typeface by Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = typeface by Paul D. Hunt, Adobe,
credits-made = For people and programs
credits-made-text = The same rules can be played in a terminal and driven from Python. Bots see only what a player in their seat would see.
credits-kept = What is kept
credits-kept-text = Your settings stay in this browser. The server keeps your games and the name you give, and a cookie that recognises you. There are no trackers and no other addresses.

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
fact-turned_up = Turned up
fact-shared = Shared out
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
fact-open_shields = Open shields
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
fact-skies_gone = Darkened skies
fact-shadow_discard = Shadow cards discarded
fact-objectives = Objectives
fact-done = Done
fact-acting = Acting
fact-first_taken = Actions taken first
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

declined-undo = The other side would rather not take that back.
declined-rematch = Not another game now, thank you.
refused-chair = That chair is taken, or can’t be left now.
refused-fault = Something went wrong on our side. Nothing was changed.
refused-host = Only whoever opened the table can do that.
refused-no-question = That question has been answered already.
refused-no-table = There is no table with this code. Perhaps a letter is wrong.
refused-no-undo = There is nothing to take back now.
refused-not-now = That can’t be done now.
refused-not-started = The game has not begun yet.
refused-not-yours = That is not yours to choose.
refused-own = Your own values can’t be used{ $line ->
    [0] .
   *[other] : please look at line { $line }.
}
refused-options = The game can’t be played like this: please look at players and options again.
refused-over = The game is over.
refused-record = This file is no record of a game, or it is damaged.
refused-rematch = There can be no other game at this table now.
refused-running = That can be seen only when the game is over.
refused-stale = The table has changed meanwhile. Please choose again.
refused-storage = The game can’t be kept at the moment. Please try again soon.
refused-too-big = That is too long.
refused-too-fast = That was very fast. Please wait a moment.
refused-unknown = That was not understood.
refused-version = This game was begun with other rules and can’t be gone on with.
refused-wait = It is not your turn.
refused-watching = You only watch at this table.
ended-resigned = Somebody has resigned.
