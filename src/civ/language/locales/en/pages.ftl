### The pages around the table: home, new table, lobby, my games, waiting, replay, player, leaderboard, settings,
### about.

## The frame of every page

app-name = Carta Impera
app-tagline = Six domains, three ages, one winner
app-needs-script = Carta Impera needs JavaScript.
nav-home = Home
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-leaderboard = Leaderboard
nav-settings = Settings
nav-about = About
# The title of the browser's tab. $title: the page.
page-title = { $title } · Carta Impera
page-title-turn = Your turn! · Carta Impera
loading = Loading…

## Home

home-title = Build an empire in twenty minutes
home-text = A card game of civilisation and diplomacy for two to four. Gather one domain before anyone stops you, or rule the most of them when the ages end.
home-play-now = Play now
    .text = Against bots, right away
home-play-friends = Play with friends
    .text = Open a table, send the link
home-learn = Learn in five minutes
    .text = Play your first turns, step by step
home-leaderboard = Leaderboard
    .text = Who is best at two, three and four
home-replay = Watch a replay
    .text = See every hand, and where the game turned

## A new table

new-title = New table
new-players = Players
new-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
new-variant = Deal
new-teams = Teams
    .text = Two against two; partners sit across.
new-seats = Seats
new-seat-me = Me
new-seat-anyone = Anyone
new-seat-bot = Bot
new-seat-level = Level of the bot
new-access = Who may join
new-access-open = Everyone
    .text = The table is listed on the home page.
new-access-link = Only with the link
    .text = The table is not listed anywhere.
new-pace = Clock
new-pace-live = Live
    .text = A fixed time for the game, and a little more for each turn.
new-pace-days = Days
    .text = A few days for each turn.
new-pace-none = No clock
    .text = Nobody hurries.
new-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
new-increment =
    { $count ->
        [one] and { $count } second a turn
       *[other] and { $count } seconds a turn
    }
# A live clock. $time: new-minutes; $more: new-increment.
new-live = { $time } { $more }
new-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
new-absence = When time runs out
new-absence-bot = A bot plays on
    .text = Until the player is back.
new-absence-lose = The player loses
new-rated = Rated
    .text = The result counts for the leaderboard. With a clock, without hints, without our bots.
new-hints = Hints allowed
new-open = Open the table
new-start = Start the game
# From a replay. $turn: its number.
new-opening = From turn { $turn } of a replay
new-fair = A fair shuffle
    .text = The server seals its secret first; each player may add a word. Afterwards anyone can check the deck.
new-word = Your word for the shuffle
    .text = Optional: any word goes into it.

## Waiting for players

wait-title = Waiting for players
wait-text = The game starts as soon as every seat is taken.
wait-free-seats =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
wait-invite = Invite
    .text = Send this link, or let them scan the code.
wait-qr = QR code of the invitation
wait-sit = Sit here
wait-free = Free seat
# Of the host, on a free seat.
wait-add-bot = Add a bot
wait-remove-bot = Remove the bot
wait-stand-up = Leave the seat
# Above the seats, to someone with the link. $seat: who opened the table.
wait-invited = { $seat } invites you to play

## The lobby

lobby-title = Open tables
lobby-empty = No table is waiting
    .text = Open one, and others will find it here.
lobby-join = Join
lobby-more = Show more

## My games

games-title = My games
games-your-turn = Your turn
games-waiting = Waiting for others
games-over = Finished
games-won = Won
games-lost = Lost
games-shared = Shared
games-drawn = No winner
# Of a table: what is played.
games-against = against { $seats }

## Who one is

account-title = You
account-name = Your name
    .text = Others see it at the table.
account-change-name = Change the name
account-name-saved = Your name is now { $name }
account-first = What shall we call you?
account-start = Let’s play
account-recovery = Use another device
    .text = This link carries your name, games and rating to another device. It works once, for one day. Keep it to yourself.
account-recovery-make = Make a link
account-recovery-done = This device now plays as { $name }
account-recovery-here = Play on here
    .text = This link brings a player’s name, games and rating to this device.
# To someone who has another name on this device. $name: that one.
account-recovery-instead = So far this device plays as { $name }. Without a link of its own, that name and its games are lost.
account-recovery-dead = This link no longer works
    .text = It has been used, or it is older than a day. Make a new one in the settings of the other device.
account-no-password = No password, no e-mail: your browser remembers you.
account-bots = Your bots
    .text = A program of your own can play here. It signs in with a token.
account-bots-empty = You have no bots yet
account-bot-make = Add a bot
account-bot-drop = Remove
account-bot-name = Name of the bot
account-bot-token = Its token
    .text = Copy it now: it is shown only once.
account-sign-out = Forget me on this device
    .text = Without a link to another device, you lose your name and your games.

## A player's page

player-since = Here since { $date }
player-ratings = Ratings
player-games = Games
player-games-empty = No finished games yet
# $count: games.
player-played =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } game
       *[other] { NUMBER($count, useGrouping: 0) } games
    }
# $wins: a number, perhaps with a fraction.
player-wins = { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } won
player-not-rated = Not rated yet
# A row of small bars, the newest last. $count: how many games.
player-form =
    { $count ->
        [one] The last game
       *[other] The last { $count } games
    }

## The leaderboard

leaderboard-title = Leaderboard
leaderboard-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
leaderboard-place = Place
leaderboard-name = Name
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-wins = Won
leaderboard-empty = Nobody is rated yet
    .text = Play a rated game and be the first.
leaderboard-you = Your place: { NUMBER($place, useGrouping: 0) }
leaderboard-how = The rating is an estimate of your skill, minus our doubt. It rises as you win, and as you play.
# A rating or a place as a number.
number = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }

## The replay

replay-title = Replay
replay-step = { $ply } of { $last }
# $turn: its number; $seat: whose turn.
replay-turn = Turn { $turn }: { $seat }
replay-deal = The deal
replay-timeline = Timeline
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-previous-turn = Turn before
replay-next-turn = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
# A choice of players: whose side is at the bottom of the screen.
replay-near = Seen from
replay-graph = Chances to win
    .text = As a strong bot sees it, from turn to turn.
replay-graph-loading = The bot is looking at the game…
replay-graph-none = No estimate for this game yet
# A point of the graph. $percent: a whole number.
replay-chance = { $seat }: { $percent }%
replay-turning-points = Turning points
replay-turning-points-empty = No great swing: a close game to the end
# $points: how much the chance changed, in whole per cent.
replay-swing-up = { $seat } gained { $points }%
replay-swing-down = { $seat } lost { $points }%
replay-download = Download
    .text = The whole game as one small file.
replay-upload = Open a file
    .text = Drop a .civ.jsonl file here, or choose one.
replay-upload-game = Game { $number } of the file
replay-link = Link to this moment
replay-play-on = Play on from here
    .text = Open a table that begins at this position.
# A choice of players: which of them you are.
replay-play-on-seat = Your seat
# The keys of a replay.
replay-keys = Arrow keys: step by step; with Shift: turn by turn. Space: play or pause. Home, End: start, end.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Like the device
settings-theme-dark = Dark
settings-theme-light = Light
settings-sound = Sounds
    .text = A card, a coin, a drum when someone is close to Hegemony.
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = None
settings-memory = Memory aid
    .text = Shows the cards in other hands that you could know for certain.
settings-confirm-cards = Confirm every card
    .text = A chosen card waits for the big button.

## About

about-title = About
about-unofficial = Unofficial
    .text = A free, unofficial edition for fans, made without the publisher. If you like the game, get the real cards: they are beautiful.
about-game = The game
    .text = Carta Impera Victoria is a game by Rémi Amy, developed by Cédric Lefebvre, with art by Christopher Matt, published by Ludonaute. All rights in the game and its name are theirs.
about-icons = Icons
    .text = From game-icons.net, by Lorc, Delapouite and others, under the licence CC BY 3.0.
about-code = Code
    .text = Free software under the MIT licence.
about-texts = Texts
    .text = The rules and the lesson are told in our own words.
about-privacy = Privacy
    .text = No advertising, no tracking. We keep your name, your games and your ratings, and a cookie that remembers you.

## When there is nothing to show

missing-title = There is nothing here
    .text = The link is wrong, or the table is gone.
missing-home = Back home
# Above what went wrong, where trying again may help.
failed-title = That did not work
