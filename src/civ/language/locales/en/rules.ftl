### The rules page: headings, and the whole game in our own words. docs/rules.md is the exact reading.
###
### The value of a message is a heading, its text the paragraphs under it: an empty line begins a new
### paragraph, and a line break inside a paragraph is a space. Tables are made from terms.ftl and the
### rules-column-* below; under rules-domain-LETTER stand the effects of that domain (effect-*.text) first.

rules-title = Rules
rules-contents = Contents
# The field above the rules.
rules-search = Search the rules
# $words: what was typed there, and nothing fits.
rules-search-empty = Nothing about “{ $words }”
# $count: how many sections fit.
rules-search-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
# The link beside a heading. $title: the heading.
rules-link = Link to “{ $title }”

## C: cards

rules-goal = The goal
    .text =
        You lead a people through three ages. Whoever ends a turn with enough cards of one domain wins at
        once: that is Hegemony. If nobody gets there before the deck runs out, the player who leads in the
        most domains wins: that is Majority.
rules-cards = The cards
    .text =
        There are 104 cards in six domains and three ages. A card is its domain and its age, nothing more;
        two cards of the same domain and age are the same. Its effect depends on the domain alone.

        The back of a card shows its age. So everyone sees the ages of the cards in your hand, and the age
        of the next card of the deck.

## S: setup

rules-setup = Setting up
    .text =
        Each age is shuffled by itself. With two or three players, 3 cards of each age leave the game
        unseen. Age I lies on Age II, and Age II on Age III: that is the deck. Chance picks the First
        Player. The Culture coin lies beside the deck.
rules-basic = Basic deal
    .text = Everyone draws 3 cards.
rules-draft = Draft
    .text =
        Everyone draws 4 cards. Then, three times: keep one in secret, and pass the rest to the left. The
        one card left at the end is not passed; it goes face up to the centre.

        Then each takes one card of the centre into their play area, beginning on the First Player’s right
        and going counter-clockwise, so that the First Player chooses last. You start with 3 cards in hand
        and 1 in play.
rules-teams = Teams
    .text =
        Four can play two against two. Partners sit across from each other, and do not see each other’s
        hands.

## T: a turn

rules-turn = A turn
    .text = Turns go clockwise. Each has three steps: play, effects, draw.
rules-step-play = 1. Play
    .text =
        Put 1 card from your hand into your play area. You must, if you can: only when you hold no card that
        may be played is the step skipped.
rules-step-effects = 2. Effects
    .text =
        Apply as many effects as you like, in any order, one after the other. In one turn each domain gives
        you at most one permanent effect and one discard effect.
rules-step-draw = 3. Draw
    .text =
        Draw until you hold 3 cards, or 5 or 7 with an effect of Religion. If you hold that many or more,
        you draw none, and you never have to discard for it.
rules-permanent = Permanent effects
    .text =
        You need enough cards of the domain in your play area at the moment you apply the effect. They stay
        where they are. With enough for level 2 you may still choose level 1, but not both.

        “Do this, then that” works only if you can do the first part in full. The second part must then
        be done as far as possible.
rules-discard = Discard effects
    .text =
        They cost 1 card of the domain from your play area. You do not choose which one: the oldest age
        goes first. For Embargo and Democracy it becomes the marker; for the others it goes to the discard
        pile.

        Only cards that lie face up count. Markers lie face down: they count for nothing, and no effect
        moves them.

## E: effects

rules-effects = The effects
    .text = Level 1, level 2, and what one card can buy.
rules-domain-M = Military
    .text =
        An Attack needs a domain of which you still have a card after paying. You lose one of it yourself;
        every other player who has one loses one too, your partner included. The oldest age goes first.
rules-domain-R = Religion
    .text =
        Holy Book and Divine Right last for this turn, even if your Religion cards leave before you draw.
        Next turn it is 3 cards again.

        In an Inquisition you may give back any cards you now hold, your own or theirs. You may also choose
        a player whose hand is empty.
rules-domain-E = Economy
    .text =
        An Embargo needs a column with at least one card, anyone’s, even your own. On their next turn that
        player cannot play cards of the domain at all, not even by an effect. At the end of that turn the
        marker goes to the discard pile. On yourself it blocks your next turn, not this one.

        If the cards of the column leave, the marker stays and still blocks.
rules-domain-S = Science
    .text =
        What you took back you may play again at once. If the deck has fewer than 5 cards, a Breakthrough
        draws what there is, and you discard as many.
rules-domain-C = Culture
    .text =
        Culture has no levels and no discard effect. While you have strictly more Culture cards than every
        other player, Inspiration lets you apply a permanent effect that another player has enough cards
        for, level 1 or 2. What it needs, you must have yourself: cards in your hand, in your play area, in
        the discard pile. It also counts as your permanent effect of the copied domain this turn.

        The coin marks what you copied. It returns when someone catches up with your Culture, or when your
        next turn begins.
rules-domain-U = Utopia
    .text =
        A Democracy needs a column with at least one card, anyone’s, even your own. It stays to the end of
        the game, even if the cards of the column leave, and several add up.

## G: the end

rules-end = The end
    .text = A game ends in one of two ways.
rules-hegemony = Hegemony
    .text =
        You win at once if, at the end of your own turn, you have 8 cards of one domain with two
        players, or 7 with three or four. Each Democracy on that domain asks for one more.
rules-final-round = The final round
    .text =
        When the last card of the deck is drawn, nobody draws any more. Play goes on until everyone has had
        the same number of turns.
rules-majority = Majority
    .text =
        In each domain, whoever has the most cards scores 1 point; if several are tied, each scores. Most
        points win.

        Tied on points? Compare Utopia cards, then Culture, Science, Economy, Religion and Military. Those
        still equal after all six share the win.

        A game that has gone on for 240 turns ends by Majority too.
rules-majority-teams = Majority in teams
    .text =
        Hegemony of one partner wins for both. At a Majority, a team scores 1 point for each domain in which at
        least one partner has the most cards. Tied teams compare the cards of both partners together, in
        the same order; if they are equal in everything, the game is drawn.

## V: what one may see

rules-view = What everyone sees
    .text =
        Everything in play, the discard pile, the number of cards in the deck, and the number and ages of the
        cards in every hand are open. Hidden are the order of the deck, the domains of the cards in
        other hands, what is kept in the draft, and what is given back in an Inquisition.
rules-memory = Memory
    .text =
        If you watch closely, you know more: a card that was taken back into a hand is still there. The
        memory aid in the settings keeps track of it for you.

## Tables

rules-column-players = Players
rules-column-all = All
rules-column-level-1 = Level 1
rules-column-level-2 = Level 2
rules-column-hegemony = Hegemony
