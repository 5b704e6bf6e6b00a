### The comments are in ../en/prompts.ftl.

## What you are asked

prompt-keep = 選1張牌留下，其餘傳給左手邊
prompt-found = 從桌面中央選1張牌，放進你的出牌區
prompt-play = 選擇要打出的牌（{ $left }張）
prompt-effect = 發動效果，或結束回合
prompt-discard = 選擇要棄掉的手牌（{ $left }張）
prompt-sacrifice = 從出牌區選擇要棄掉的牌（{ $left }張）
prompt-recall = 從出牌區選擇要收回的牌（{ $left }張）
prompt-take = 從棄牌堆選擇要拿取的牌（{ $left }張）
prompt-give = 選擇要還給 { $target } 的牌（{ $left }張）
prompt-over = 遊戲結束

## What you are asked when an effect needs a target

prompt-attack = 選擇要襲擊的領域：你也會失去1張
prompt-inquisition = 選擇要拿走誰的手牌
prompt-embargo = 選擇要封鎖的領域，任何玩家的都可以
prompt-democracy = 選擇要讓領域專精變難的領域，任何玩家的都可以
prompt-inspiration = 選擇要複製的效果

## What someone else is deciding

waiting-keep = { $seat } 正在選要留下的牌
waiting-found = { $seat } 正在從桌面中央選牌
waiting-play = { $seat } 正在選要打出的牌（{ $left }張）
waiting-effect = { $seat } 正在考慮效果
waiting-discard = { $seat } 正在選要棄掉的手牌（{ $left }張）
waiting-sacrifice = { $seat } 正在選要從出牌區棄掉的牌（{ $left }張）
waiting-recall = { $seat } 正在選要收回的牌（{ $left }張）
waiting-take = { $seat } 正在從棄牌堆選牌（{ $left }張）
waiting-give =
    { $you ->
        [target] { $seat } 正在選要還給你的牌
       *[other] { $seat } 正在選要還給 { $target } 的牌
    }
waiting-others = 等待 { $seats }

## What an action does

action-keep = 留下{ $card }，其餘傳給左手邊
action-found = 從桌面中央拿取{ $card }，放進出牌區
action-play = 從手牌打出{ $card }
action-discard = 棄掉手牌{ $card }
action-sacrifice = 從出牌區棄掉{ $card }
action-recall = 從出牌區收回{ $card }
action-take = 從棄牌堆拿取{ $card }
action-give = 把手牌還給對方：{ $card }
action-end = 結束回合並抽牌
action-permanent = 發動「{ $effect }」
action-inspiration = 複製 { $target } 的「{ $copied }」
action-attack = 襲擊{ DOMAIN($domain) }領域
action-inquisition = 對 { $target } 發動「審判」
action-embargo =
    { $you ->
        [target] 對自己的{ DOMAIN($domain) }領域實施「禁運」
       *[other] 對 { $target } 的{ DOMAIN($domain) }領域實施「禁運」
    }
action-breakthrough = 發動「突破」
action-democracy =
    { $you ->
        [target] 在自己的{ DOMAIN($domain) }領域推行「民主」
       *[other] 在 { $target } 的{ DOMAIN($domain) }領域推行「民主」
    }

## Why something cannot be done now

reason-level = 出牌區需要{ $need }張{ DOMAIN($domain) }牌，你有{ $have }張
reason-hand = 需要{ $need }張手牌，你有{ $have }張
reason-area = 出牌區需要{ $need }張牌，你有{ $have }張
reason-pile = 棄牌堆需要{ $need }張牌，現有{ $have }張
reason-used-permanent = 本回合已用過{ DOMAIN($domain) }的持續效果
reason-used-copied = 本回合已複製過{ DOMAIN($domain) }的效果
reason-cost = 要花費出牌區的1張{ DOMAIN($domain) }牌，你沒有
reason-used-discard = 本回合已用過{ DOMAIN($domain) }的棄牌效果
reason-attack = 付出代價後，你就沒有可以襲擊的領域了
reason-embargo = 場上沒有牌可以讓你放置
reason-democracy = 場上沒有牌可以讓你放置
reason-culture = 文化牌必須比其他每位玩家都多：你有{ $have }張，其他人最多{ $need }張
reason-nothing-to-copy = 目前其他玩家沒有你能用的效果
reason-embargoed = { DOMAIN($domain) }遭到禁運，本回合不能打出
reason-not-playing = 現在不能選這張牌
reason-not-your-turn = 還沒輪到你
reason-play-first = 請先打出一張牌
reason-finish-first = 請先完成進行中的效果
reason-draft = 輪抽之後才能發動效果
reason-over = 遊戲結束了
reason-watching = 你正在觀戰
