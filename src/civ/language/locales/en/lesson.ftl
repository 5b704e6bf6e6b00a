### The lesson: about five minutes, a game for two against a bot that plays along. One step is one screen.
###
### The value of lesson-STEP is its title, the text what is explained, the task what the player does to go on.

lesson-title = Learn
lesson-next = Next
lesson-back = Back
lesson-leave = Leave the lesson
lesson-resume = Go on where you stopped
lesson-again = Start again
# $number: of this step; $count: of all.
lesson-progress = Step { $number } of { $count }
lesson-well-done = Well done!
lesson-not-this = Not this one: try the lit one.

## The table

lesson-welcome = Welcome
    .text = You lead a people through three ages. In five minutes you will know the whole game.
    .task = Ready? Press Next.
lesson-goal = The goal
    .text = Six domains, six columns. End your turn with 8 cards of one domain, and you win at once: that is Hegemony. (With three or four players, 7 are enough.)
    .task = Look at the rings above the columns: they fill as you come closer.

## A turn

lesson-play = Play a card
    .text = Every turn begins with one card from your hand into its column.
    .task = Play Science.
lesson-draw = Draw
    .text = At the end of the turn you draw until you hold 3 cards.
    .task = Press the big button.
lesson-rival = Your rival’s turn
    .text = Now the other side plays. Beside the deck you read what happened since your last turn; the log keeps everything.
    .task = Watch, then press Next.

## Permanent effects

lesson-levels = Levels
    .text = Three cards of a domain light its first effect, five the second. The cards stay where they are. (With four players it is two and four.)
    .task = Play your third Science card.
lesson-experiment = Experiment
    .text = Science lets you take a card from play back into your hand, then play one. A fine way to change your mind.
    .task = Apply Experiment: take back Military, play Science.
lesson-second-level = The second level
    .text = Five cards of a domain light its second effect. With five Religion cards, Divine Right fills your hand: at the end of this turn you draw until you hold 7 cards.
    .task = Apply Divine Right, then end your turn.
lesson-once = Once a turn
    .text = Each domain gives you one permanent effect a turn, level 1 or level 2, and one discard effect. Use as many domains as you like.
    .task = Look at the board: what you used is dimmed.

## Discard effects

lesson-discard-effects = Discard effects
    .text = Every domain but Culture can also strike once a turn. The price is one of its cards from your play area; one card is enough.
    .task = Find the discard effects on the board.
lesson-attack = Attack
    .text = Pay a Military card and name a domain. You lose one card of it, and so does everyone who has one. Your rival has 7 Science cards!
    .task = Attack Science before it is too late.
lesson-embargo = Embargo
    .text = Pay an Economy card and lay it on a column. On their next turn, that player cannot play cards of this domain.
    .task = Lay an Embargo on your rival’s Culture.
lesson-inquisition = Inquisition
    .text = Pay a Religion card, take your rival’s whole hand, keep what you like, and give back as many.
    .task = Send the Inquisition, then give back the cards you need least.
lesson-breakthrough = Breakthrough
    .text = Pay a Science card, draw 5, discard 5. You keep the best.
    .task = Make a Breakthrough.
lesson-democracy = Democracy
    .text = Pay a Utopia card and lay it on a column. There, Hegemony takes one more card for the rest of the game.
    .task = Lay a Democracy on your rival’s largest domain.

## Culture

lesson-inspiration = Inspiration
    .text = Culture copies. With more Culture cards than anyone else, you may use a permanent effect of another player as if it were yours. The coin marks it.
    .task = Copy Research from your rival: take back Military and Religion, then play both Culture cards.

## The end

lesson-hegemony = Hegemony
    .text = You have seven cards of Science, and the eighth in your hand.
    .task = Play it, end your turn, and win.
lesson-final-round = The final round
    .text = If the deck runs out first, nobody draws any more, and the round is played to its end.
    .task = Play your last card, then end your turn.
lesson-majority = Majority
    .text = Then every domain gives a point to whoever has the most cards of it. Most points win; Utopia breaks a tie first, then Culture.
    .task = Count: who leads where?
lesson-done = You know the game
    .text = The rest is timing, memory, and a little diplomacy. Good luck!
    .task = Play your first game.
