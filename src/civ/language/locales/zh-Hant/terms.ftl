### The comments are in ../en/terms.ftl.

## The game

game = 迷你文明
domain = 領域
age = 時代
team-game = 組隊遊戲
first-player = 起始玩家
permanent-effect = 持續效果
discard-effect = 棄牌效果

## The domains

domain-M = 軍事
domain-R = 宗教
domain-E = 經濟
domain-S = 科技
domain-C = 文化
domain-U = 民生

## The ages

age-1 = 時代 I
age-2 = 時代 II
age-3 = 時代 III

## The kinds of cards

kind-M1 = 軍事 I
kind-M2 = 軍事 II
kind-M3 = 軍事 III
kind-R1 = 宗教 I
kind-R2 = 宗教 II
kind-E1 = 經濟 I
kind-E2 = 經濟 II
kind-E3 = 經濟 III
kind-S1 = 科技 I
kind-S2 = 科技 II
kind-S3 = 科技 III
kind-C1 = 文化 I
kind-C2 = 文化 II
kind-C3 = 文化 III
kind-U3 = 民生 III

## The effects

effect-assassination = 暗殺
    .text = 棄掉1張手牌。
effect-purge = 肅清
    .text = 棄掉2張手牌。
effect-attack = 襲擊
    .text = 從出牌區棄掉1張軍事牌，指定一個領域：你失去1張該領域的牌，其他有該領域牌的玩家也各失去1張。
effect-holy-book = 聖經
    .text = 本回合結束時，把手牌補到5張。
effect-divine-right = 神權
    .text = 本回合結束時，把手牌補到7張。
effect-inquisition = 審判
    .text = 從出牌區棄掉1張宗教牌，拿走另一位玩家的所有手牌，再還給對方同樣張數的牌。
effect-development = 發展
    .text = 從出牌區棄掉1張牌，再打出1張手牌。
effect-monopoly = 壟斷
    .text = 從出牌區棄掉2張牌，再打出2張手牌。
effect-embargo = 禁運
    .text = 把出牌區的1張經濟牌放在任一玩家的一個領域上：該玩家下回合不能打出該領域的牌。
effect-experiment = 實驗
    .text = 從出牌區收回1張牌，再打出1張手牌。
effect-research = 研究
    .text = 從出牌區收回2張牌，再打出2張手牌。
effect-breakthrough = 突破
    .text = 從出牌區棄掉1張科技牌，抽5張牌，再棄掉同樣張數的手牌。
effect-oligarchy = 統治
    .text = 從棄牌堆任選1張牌加入手牌。
effect-republic = 共和
    .text = 從棄牌堆任選2張牌加入手牌。
effect-democracy = 民主
    .text = 把出牌區的1張民生牌放進任一玩家的一個領域：直到遊戲結束，該玩家在該領域要多1張牌才能達成領域專精。
effect-inspiration = 激勵
    .text = 你的文化牌比其他每位玩家都多時，可以把另一位玩家的一個持續效果當成自己的來用。

effect-level = 等級{ $level }

## The two endings

hegemony = 領域專精
    .text = 回合結束時集齊一個領域所需的張數，立刻獲勝。
majority = 霸權帝國
    .text = 牌堆抽完後，在最多領域領先的玩家獲勝。

## How the cards are dealt

variant-basic = 直接發牌
    .text = 抽3張牌，馬上開始。
variant-draft = 輪抽
    .text = 手牌輪流傳遞，挑出你的起始牌。

## Places and things

hand = 手牌
play-area = 出牌區
deck = 時代牌堆
discard-pile = 棄牌堆
centre = 桌面中央
culture-coin = 文化標記
reference-board = 提示卡

## The bots

level-beginner = 新手
    .text = 懂規則，但常常分心。
level-easy = 簡單
    .text = 專收一個領域，也會阻止快要獲勝的人。
level-medium = 普通
    .text = 會往前想一點。
level-strong = 困難
    .text = 會規劃整個回合。
level-expert = 專家
    .text = 規劃自己的回合，也料到你的。
level-master = 大師
    .text = 深思熟慮。祝你好運！

## Players

you = 你
seat = 座位 { $letter }
bot-name = 電腦（{ $level }）
bot-name-at = 電腦 { $letter }（{ $level }）
name-at = { $name }（{ $letter }）
team = 隊伍：{ $seats }

## Lists

list-comma = { $rest }、{ $next }
list-and = { $rest }、{ $last }
list-outer = { $rest }，{ $next }

## Cards inside a sentence of the log

cards-open = { $list }
cards-equal = { $count }張{ $card }
cards-hidden = { $count }張牌（{ $age }）
cards-hidden-mixed = { $count }張牌（{ $list }）
cards-of-age = { $age }：{ $count }張
cards-count = { $count }張牌
