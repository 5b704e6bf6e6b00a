### The comments are in ../en/lesson.ftl.

lesson-title = 教學
lesson-next = 下一步
lesson-back = 上一步
lesson-leave = 離開教學
lesson-resume = 從上次的進度繼續
lesson-again = 重新開始
lesson-progress = 第{ $number }步，共{ $count }步
lesson-well-done = 做得好！
lesson-not-this = 不是這張，試試亮起的那張。

## The table

lesson-welcome = 歡迎
    .text = 你將帶領一個民族走過三個時代。只要五分鐘，就能學會整個遊戲。
    .task = 準備好了嗎？按「下一步」。
lesson-goal = 目標
    .text = 六個領域，六欄牌。在自己回合結束時有8張同領域的牌，就立刻獲勝，這叫「領域專精」。（三、四人遊戲只要7張。）
    .task = 看看各欄上方的圓環：越接近就越滿。

## A turn

lesson-play = 出牌
    .text = 每個回合都先從手上打出一張牌，放進它的那一欄。
    .task = 打出科技。
lesson-draw = 抽牌
    .text = 回合結束時，把手牌補到3張。
    .task = 按下大按鈕。
lesson-rival = 對手的回合
    .text = 換對手了。牌堆旁會告訴你上回合之後發生的事，「紀錄」則會記下一切。
    .task = 看完後按「下一步」。

## Permanent effects

lesson-levels = 等級
    .text = 三張同領域的牌點亮第一個效果，五張點亮第二個。牌會留在原處。（四人遊戲為兩張和四張。）
    .task = 打出你的第三張科技牌。
lesson-experiment = 實驗
    .text = 科技讓你從場上收回一張牌，再打出一張手牌。改變主意的好方法。
    .task = 發動實驗：收回軍事，打出科技。
lesson-second-level = 等級2
    .text = 五張同領域的牌會點亮第二個效果。有五張宗教牌，神權就能讓你手牌滿滿：本回合結束時補到7張。
    .task = 發動神權，然後結束回合。
lesson-once = 每回合一次
    .text = 每回合每個領域有一次持續效果（等級1或2）和一次棄牌效果。想用幾個領域都可以。
    .task = 看看提示卡：用過的會變暗。

## Discard effects

lesson-discard-effects = 棄牌效果
    .text = 除了文化，每個領域每回合還能出擊一次。代價是出牌區的一張該領域牌，一張就夠。
    .task = 在提示卡上找到棄牌效果。
lesson-attack = 襲擊
    .text = 付出一張軍事牌，指定一個領域。你失去一張，其他有牌的人也一樣。對手有7張科技牌了！
    .task = 趁還來得及，襲擊科技。
lesson-embargo = 禁運
    .text = 付出一張經濟牌，放在一欄牌上。那位玩家下回合就不能打出該領域的牌。
    .task = 對對手的文化實施禁運。
lesson-inquisition = 審判
    .text = 付出一張宗教牌，拿走對手的所有手牌，留下你要的，再還給對方同樣的張數。
    .task = 發動審判，把最不需要的牌還回去。
lesson-breakthrough = 突破
    .text = 付出一張科技牌，抽5張，再棄5張。留下最好的牌。
    .task = 發動突破。
lesson-democracy = 民主
    .text = 付出一張民生牌，放進一欄牌。從此那裡的領域專精要多一張牌，直到遊戲結束。
    .task = 在對手最大的領域推行民主。

## Culture

lesson-inspiration = 激勵
    .text = 文化擅長模仿。你的文化牌比其他每位玩家都多時，就能把另一位玩家的持續效果當成自己的來用，並以文化標記註明。
    .task = 複製對手的研究：收回軍事和宗教，再打出兩張文化。

## The end

lesson-hegemony = 領域專精
    .text = 你有七張科技牌，第八張就在手上。
    .task = 打出它，結束回合，贏得勝利。
lesson-final-round = 最後一輪
    .text = 如果牌堆先抽完，就不再抽牌，把這一輪玩完。
    .task = 打出你的最後一張牌，然後結束回合。
lesson-majority = 霸權帝國
    .text = 接著，每個領域牌最多的人得一分，總分最高者獲勝。平手先比民生，再比文化。
    .task = 數數看：誰在哪裡領先？
lesson-done = 你學會了
    .text = 剩下的就是時機、記憶，加上一點外交手腕。祝你好運！
    .task = 玩你的第一局。
