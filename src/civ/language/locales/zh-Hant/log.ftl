### The comments are in ../en/log.ftl.

## What happened

log-dealt =
    { $you ->
        [seat] 你的起始手牌：{ $cards }。
       *[other] { $seat } 的起始手牌：{ $cards }。
    }
log-kept =
    { $you ->
        [seat] 你保留了{ $cards }。
       *[other] { $seat } 保留了{ $cards }。
    }
log-received =
    { $you ->
        [seat] 你從右手邊收到{ $cards }。
       *[other] { $seat } 從右手邊收到{ $cards }。
    }
log-revealed = 桌面中央攤開了{ $cards }。
log-founded =
    { $you ->
        [seat] 你從桌面中央選了{ $cards }，放進出牌區。
       *[other] { $seat } 從桌面中央選了{ $cards }，放進出牌區。
    }
log-turn =
    { $you ->
        [seat] 第{ $turn }回合：你
       *[other] 第{ $turn }回合：{ $seat }
    }
log-skipped =
    { $you ->
        [seat] 你沒有牌可以打出。
       *[other] { $seat } 沒有牌可以打出。
    }
log-played =
    { $you ->
        [seat] 你打出{ $cards }。
       *[other] { $seat } 打出{ $cards }。
    }
log-cut-short =
    { $you ->
        [seat] 你沒有牌可以再打出，效果到此為止。
       *[other] { $seat } 沒有牌可以再打出，效果到此為止。
    }
log-lost =
    { $you ->
        [seat] 你在襲擊中失去{ $cards }。
       *[other] { $seat } 在襲擊中失去{ $cards }。
    }
log-seized =
    { $you ->
        [seat] 你拿走 { $target } 的所有手牌：{ $cards }。
        [target] { $seat } 拿走你的所有手牌：{ $cards }。
       *[other] { $seat } 拿走 { $target } 的所有手牌：{ $cards }。
    }
log-gave =
    { $you ->
        [seat] 你還給 { $target }：{ $cards }。
        [target] { $seat } 還給你：{ $cards }。
       *[other] { $seat } 還給 { $target }：{ $cards }。
    }
log-drew =
    { $you ->
        [seat] 你抽了{ $cards }。
       *[other] { $seat } 抽了{ $cards }。
    }
log-discarded =
    { $you ->
        [seat] 你棄掉手牌：{ $cards }。
       *[other] { $seat } 棄掉手牌：{ $cards }。
    }
log-sacrificed =
    { $you ->
        [seat] 你從出牌區棄掉{ $cards }。
       *[other] { $seat } 從出牌區棄掉{ $cards }。
    }
log-recalled =
    { $you ->
        [seat] 你從出牌區收回{ $cards }。
       *[other] { $seat } 從出牌區收回{ $cards }。
    }
log-took =
    { $you ->
        [seat] 你從棄牌堆拿取{ $cards }。
       *[other] { $seat } 從棄牌堆拿取{ $cards }。
    }
log-lifted =
    { $you ->
        [seat] 你的{ DOMAIN($domain) }領域解除禁運（棄掉{ $cards }）。
       *[other] { $seat } 的{ DOMAIN($domain) }領域解除禁運（棄掉{ $cards }）。
    }
log-coin-returned = 文化標記回到牌堆旁。
log-final-round = 牌堆的最後一張牌被抽走，最後一輪開始！

## What happened by an effect

log-applied-assassination =
    { $you ->
        [seat] 你發動「{ effect-assassination }」。
       *[other] { $seat } 發動「{ effect-assassination }」。
    }
log-applied-purge =
    { $you ->
        [seat] 你發動「{ effect-purge }」。
       *[other] { $seat } 發動「{ effect-purge }」。
    }
log-applied-holy-book =
    { $you ->
        [seat] 你發動「{ effect-holy-book }」：本回合手牌補到5張。
       *[other] { $seat } 發動「{ effect-holy-book }」：本回合手牌補到5張。
    }
log-applied-divine-right =
    { $you ->
        [seat] 你發動「{ effect-divine-right }」：本回合手牌補到7張。
       *[other] { $seat } 發動「{ effect-divine-right }」：本回合手牌補到7張。
    }
log-applied-development =
    { $you ->
        [seat] 你發動「{ effect-development }」。
       *[other] { $seat } 發動「{ effect-development }」。
    }
log-applied-monopoly =
    { $you ->
        [seat] 你發動「{ effect-monopoly }」。
       *[other] { $seat } 發動「{ effect-monopoly }」。
    }
log-applied-experiment =
    { $you ->
        [seat] 你發動「{ effect-experiment }」。
       *[other] { $seat } 發動「{ effect-experiment }」。
    }
log-applied-research =
    { $you ->
        [seat] 你發動「{ effect-research }」。
       *[other] { $seat } 發動「{ effect-research }」。
    }
log-applied-oligarchy =
    { $you ->
        [seat] 你發動「{ effect-oligarchy }」。
       *[other] { $seat } 發動「{ effect-oligarchy }」。
    }
log-applied-republic =
    { $you ->
        [seat] 你發動「{ effect-republic }」。
       *[other] { $seat } 發動「{ effect-republic }」。
    }
log-applied-inspiration =
    { $you ->
        [seat] 你用「激勵」複製了 { $target } 的「{ $copied }」。
        [target] { $seat } 用「激勵」複製了你的「{ $copied }」。
       *[other] { $seat } 用「激勵」複製了 { $target } 的「{ $copied }」。
    }
log-applied-attack =
    { $you ->
        [seat] 你棄掉{ $cards }，襲擊{ DOMAIN($domain) }領域。
       *[other] { $seat } 棄掉{ $cards }，襲擊{ DOMAIN($domain) }領域。
    }
log-applied-inquisition =
    { $you ->
        [seat] 你棄掉{ $cards }，對 { $target } 發動「審判」。
        [target] { $seat } 棄掉{ $cards }，對你發動「審判」。
       *[other] { $seat } 棄掉{ $cards }，對 { $target } 發動「審判」。
    }
log-applied-embargo =
    { $you ->
        [seat] 你對 { $target } 的{ DOMAIN($domain) }領域實施「禁運」，用掉{ $cards }。
        [target] { $seat } 對你的{ DOMAIN($domain) }領域實施「禁運」，用掉{ $cards }。
        [both] 你對自己的{ DOMAIN($domain) }領域實施「禁運」，用掉{ $cards }。
        [self] { $seat } 對自己的{ DOMAIN($domain) }領域實施「禁運」，用掉{ $cards }。
       *[other] { $seat } 對 { $target } 的{ DOMAIN($domain) }領域實施「禁運」，用掉{ $cards }。
    }
log-applied-breakthrough =
    { $you ->
        [seat] 你棄掉{ $cards }，發動「突破」。
       *[other] { $seat } 棄掉{ $cards }，發動「突破」。
    }
log-applied-democracy =
    { $you ->
        [seat] 你在 { $target } 的{ DOMAIN($domain) }領域推行「民主」，用掉{ $cards }。
        [target] { $seat } 在你的{ DOMAIN($domain) }領域推行「民主」，用掉{ $cards }。
        [both] 你在自己的{ DOMAIN($domain) }領域推行「民主」，用掉{ $cards }。
        [self] { $seat } 在自己的{ DOMAIN($domain) }領域推行「民主」，用掉{ $cards }。
       *[other] { $seat } 在 { $target } 的{ DOMAIN($domain) }領域推行「民主」，用掉{ $cards }。
    }

log-attack-losses =
    { $you ->
        [only] 只有你失去1張牌。
        [seat] 你和 { $seats } 各失去1張牌。
       *[other]
            { $count ->
                [1] 只有 { $seats } 失去1張牌。
               *[other] { $seats } 各失去1張牌。
            }
    }

## How it ended

result-hegemony =
    { $you ->
        [only] 你以{ DOMAIN($domain) }達成「領域專精」，獲得勝利。
        [seat] 你和 { $seats } 以{ DOMAIN($domain) }達成「領域專精」，獲得勝利。
       *[other] { $seats } 以{ DOMAIN($domain) }達成「領域專精」，獲得勝利。
    }
result-majority =
    { $you ->
        [only] 你以「霸權帝國」獲勝（得分：{ $points }）。
        [seat] 你和 { $seats } 以「霸權帝國」獲勝（得分：{ $points }）。
       *[other] { $seats } 以「霸權帝國」獲勝（得分：{ $points }）。
    }
result-majority-tie =
    { $you ->
        [only] 你以「霸權帝國」獲勝（得分：{ $points }；平手由{ DOMAIN($domain) }決勝）。
        [seat] 你和 { $seats } 以「霸權帝國」獲勝（得分：{ $points }；平手由{ DOMAIN($domain) }決勝）。
       *[other] { $seats } 以「霸權帝國」獲勝（得分：{ $points }；平手由{ DOMAIN($domain) }決勝）。
    }
result-shared =
    { $you ->
        [seat] 你和 { $seats } 樣樣平手，共享勝利（得分：{ $points }）。
       *[other] { $seats } 樣樣平手，共享勝利（得分：{ $points }）。
    }
result-resignation =
    { $you ->
        [only] 你獲勝了：沒有對手繼續玩下去。
        [seat] 你和 { $seats } 獲勝了：沒有對手繼續玩下去。
       *[other] { $seats } 獲勝了：沒有對手繼續玩下去。
    }
result-time =
    { $you ->
        [only] 你獲勝了：對手的時間用完了。
        [seat] 你和 { $seats } 獲勝了：對手的時間用完了。
       *[other] { $seats } 獲勝了：對手的時間用完了。
    }
result-agreement = 大家同意就此結束，沒有贏家。
result-abandoned = 有人離席，遊戲中止，沒有贏家。
result-points = { $side } { $points }

## What happened at the table

mark-undone =
    { $you ->
        [seat] 你收回了{ $count }個動作。
       *[other] { $seat } 收回了{ $count }個動作。
    }
mark-resigned =
    { $you ->
        [seat] 你認輸了。
       *[other] { $seat } 認輸了。
    }
mark-timed-out =
    { $you ->
        [seat] 你的時間用完了。
       *[other] { $seat } 的時間用完了。
    }
mark-away =
    { $you ->
        [seat] 你不在，由電腦代打。
       *[other] { $seat } 不在，由電腦代打。
    }
mark-back =
    { $you ->
        [seat] 你回來了。
       *[other] { $seat } 回來了。
    }
mark-offered-end =
    { $you ->
        [seat] 你提議就此結束，不分勝負。
       *[other] { $seat } 提議就此結束，不分勝負。
    }
mark-accepted-end =
    { $you ->
        [seat] 你同意結束遊戲。
       *[other] { $seat } 同意結束遊戲。
    }
mark-refused-end =
    { $you ->
        [seat] 你想繼續玩。
       *[other] { $seat } 想繼續玩。
    }

## Diplomacy

phrase-truce = 我們暫時互不侵犯，好嗎？
phrase-stop =
    { $means ->
        [attack] 用襲擊
        [embargo] 用禁運
        [democracy] 用民主
       *[none] 一起
    }{ $domain ->
        [none]
            { $you ->
                [none] 阻止領先的人！
                [seat] 阻止你！
               *[other] 阻止 { $seat }！
            }
       *[other]
            { $you ->
                [none] 阻止{ DOMAIN($domain) }領先的人！
                [seat] 阻止你的{ DOMAIN($domain) }！
               *[other] 阻止 { $seat } 的{ DOMAIN($domain) }！
            }
    }
phrase-promise =
    { $means ->
        [attack] 我會發動襲擊
        [embargo] 我會實施禁運
        [democracy] 我會推行民主
       *[none] 交給我
    }{ $domain ->
        [none] 。
       *[other] ：{ DOMAIN($domain) }。
    }
phrase-accept = 一言為定！
phrase-refuse = 這次不行。
phrase-thanks = 謝謝！
phrase-warn =
    { $you ->
        [none] 小心，有人快贏了
        [seat] 小心，你快贏了
       *[other] 小心，{ $seat } 快贏了
    }{ $domain ->
        [none] ！
       *[other] ：{ DOMAIN($domain) }！
    }
phrase-threat =
    { $means ->
        [attack] 你敢這麼做，我就襲擊
        [embargo] 你敢這麼做，我就禁運
        [democracy] 你敢這麼做，我就推行民主
       *[none] 你敢這麼做，我一定奉還
    }{ $domain ->
        [none] 。
       *[other] ：{ DOMAIN($domain) }。
    }
phrase-sorry = 抱歉啦，別介意！
phrase-well-played = 打得漂亮！
phrase-hello = 哈囉，玩得開心！
phrase-good-game = 這局玩得真開心！

phrase-to =
    { $you ->
        [target] 對你說：
       *[other] 對 { $target } 說：
    }
phrase-addressed = { $to }{ $said }
