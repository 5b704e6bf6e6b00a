### The comments are in ../en/table.ftl.

## The state of the game

table-turn = 第{ $turn }回合
table-draft = 輪抽
table-your-turn = 輪到你了
table-final-round = 最後一輪
    .text = 牌堆已空。大家玩完這一輪，不再抽牌。

## The piles

table-deck = 牌堆剩{ $count }張
table-discard-pile = 棄牌堆：{ $count }張
table-discard-pile-empty = 還沒有人棄牌
table-centre = 輪抽的桌面中央

## A seat

table-you = 你
table-bot = 電腦
table-partner = 隊友
table-away = 不在，電腦代打
table-out = 已出局
table-not-here = 離線
table-hand-empty = 沒有手牌
table-kept = 已保留

## A column of cards

table-column =
    { DOMAIN($domain) }：{ $count }張，領域專精需要{ $need }張{ $level ->
        [0] { "" }
       *[other] ，已達等級{ $level }
    }
table-danger = 只差一張就領域專精！
table-embargo =
    { $you ->
        [seat] 禁運：你下回合不能打出{ DOMAIN($domain) }牌。
       *[other] 禁運：{ $seat } 下回合不能打出{ DOMAIN($domain) }牌。
    }
table-embargo-now =
    { $you ->
        [seat] 禁運：你本回合不能打出{ DOMAIN($domain) }牌。
       *[other] 禁運：{ $seat } 本回合不能打出{ DOMAIN($domain) }牌。
    }
table-democracy = 民主：這裡的領域專精要多{ $count }張牌
table-coin =
    { $you ->
        [seat] 文化標記：你複製了這個效果
       *[other] 文化標記：{ $seat } 複製了這個效果
    }

## The reference board

board-title = 提示卡
board-help = 亮起的效果現在可以發動，其他的會說明原因。
board-level-1 = 等級1：{ $need }張
board-level-2 = 等級2：{ $need }張
board-discard = 棄1張

## The one big button, and the others

button-end =
    { $count ->
        [0] 結束回合
       *[other] 結束效果，抽{ $count }張牌
    }
button-end-anyway = 仍要結束
button-result = 查看結果

do-keep = 留下{ $cards }
do-found = 拿取{ $cards }
do-play = 打出{ $cards }
do-discard = 棄掉{ $cards }
do-sacrifice = 棄掉{ $cards }
do-recall = 收回{ $cards }
do-take = 拿取{ $cards }
do-give = 歸還{ $cards }
do-apply = 發動「{ $effect }」

button-undo = 收回
    .title = 收回你的上一個動作
button-confirm = 確定
button-cancel = 取消
button-hint = 提示
    .title = 問問高手電腦會怎麼做
button-resign = 認輸
button-offer-end = 提議結束
    .title = 提議結束遊戲，不分勝負
button-accept-end = 同意結束
button-refuse-end = 繼續玩
button-withdraw-end = 收回提議
button-log = 紀錄
button-chat = 聊天
button-phrases = 外交
button-mute = 靜音
    .title = 隱藏 { $seat } 說的話
button-unmute = 取消靜音
    .title = 顯示 { $seat } 說的話
button-rules = 規則
button-leave = 離開牌桌
button-skip = 略過
    .title = 直接看結果
button-back = 返回
button-more = 更多
button-send = 送出
button-copy = 複製
button-copy-link = 複製連結
button-copied = 已複製
button-share = 分享
button-try-again = 再試一次
button-im-back = 我回來了
    .title = 從電腦手中拿回座位

## Questions before something is done

confirm-end-free = 不用「{ $effect }」就結束嗎？
    .text = 「{ $effect }」不需任何代價，還能讓你在本回合結束時多抽牌。
confirm-resign = 要認輸嗎？
    .text = 認輸後無法反悔，其他人會繼續玩。
confirm-resign-two = 要認輸嗎？
    .text = 認輸後無法反悔，由對手獲勝。
confirm-offer-end = 要提議結束遊戲嗎？
    .text = 所有人都同意的話，就不分勝負。
offer-end = { $seats } 提議就此結束，不分勝負。你同意嗎？
offer-end-yours = 你提議結束遊戲，正在等其他人回應。

## The hint

hint-title = 高手會這麼做：
hint-thinking = 思考中⋯⋯
hint-then = 接著{ $actions }。
hint-second = 次佳選擇：{ $action }（{ $percent }%）。
hint-chance = 你的勝率：目前{ $before }%，之後{ $after }%。
hint-change = { $before }% → { $after }%
hint-seat-chance = 勝率：{ $chance }
hint-percent = { $percent }%
hint-other = { $action }：{ $percent }%。

## The recap

recap-title = 你上回合之後

## Log and chat

log-title = 紀錄
log-empty = 發生的事會記在這裡
chat-title = 聊天
chat-empty = 打個招呼吧！
chat-placeholder = 說點什麼
chat-to-all = 所有人
chat-to-team = 隊友
phrases-title = 用每種語言說
phrases-text = 每位玩家都會看到自己的語言。
phrases-whom = 誰？
phrases-where = 哪個領域？
phrases-how = 怎麼做？
phrases-anyone = 任何人
phrases-anywhere = 任何領域
phrases-anyhow = 任何方法

## The connection

connection-lost = 連線中斷
    .text = 別擔心，遊戲都好好存在伺服器上。
connection-offline = 你目前離線
    .text = 請檢查網路。一恢復就能繼續。
connection-sending = 傳送中⋯⋯
connection-stale = 牌局已經往前走了，這是目前的狀況
connection-new-version = 有新版本了
    .text = 重新整理頁面即可繼續。
button-reload = 重新整理

## The clocks

clock-title = { $seat } 的剩餘時間
clock-yours = 你的剩餘時間
clock-days = 剩{ $days }天
clock-hours = 剩{ $hours }小時
away-title = 電腦正在替你出牌
    .text = 你的時間用完了。隨時可以拿回座位。

## The end

end-won = 你贏了！
end-won-team = 你的隊伍贏了！
end-shared = 共享勝利
end-lost = { $seats } 獲勝
end-drawn = 沒有贏家
end-points = 得分
end-majorities = 領先領域
end-majority-of = { $seat } 的{ DOMAIN($domain) }牌最多
end-tie-break = 得分平手，由{ DOMAIN($domain) }牌的張數決勝。
end-turns = 共{ $turns }回合
end-see-board = 看看牌桌
end-replay = 重播
end-rematch = 再戰一局
end-rematch-join = 接受再戰
end-home = 首頁
end-fair = 驗證洗牌
    .text = 牌序由大家的字詞，加上事先封存的祕密共同決定。

## Watching

watch-title = 觀戰中

## Keys

keys-title = 快捷鍵
keys-cards = 1到9：選那張牌
keys-end = Enter：大按鈕
keys-undo = U：收回
keys-hint = H：提示
keys-board = E：效果
keys-log = L：紀錄
keys-chat = C：聊天
keys-cancel = Esc：取消或關閉
keys-help = ?：顯示快捷鍵

## What a screen reader says

announce-your-turn = 輪到你了。{ $prompt }。
announce-effects = 可以發動：{ $effects }。
announce-danger =
    { $you ->
        [seat] 你的{ DOMAIN($domain) }只差一張就領域專精。
       *[other] { $seat } 的{ DOMAIN($domain) }只差一張就領域專精。
    }

## Labels for a screen reader

label-table = 牌桌
label-your-side = 你這一側
label-hand = 你的手牌，一排{ $count }張
label-hand-of = { $seat } 的手牌，{ $count }張蓋牌
label-area = 你的出牌區，共六欄
label-area-of = { $seat } 的出牌區，共六欄
label-column =
    { DOMAIN($domain) }，{ $count }張，需要{ $need }張{ $level ->
        [0] { "" }
       *[other] ，已達等級{ $level }
    }
label-card = { $card }。{ $action }
label-card-disabled = { $card }。{ $reason }
label-card-back = 一張{ $age }的蓋牌
label-deck =
    { $count ->
        [0] 牌堆已空
       *[other] 牌堆剩{ $count }張，下一張是{ $age }
    }
label-discard-pile =
    { $count ->
        [0] 棄牌堆是空的
       *[other] 棄牌堆，{ $count }張
    }
label-board = 提示卡：你的效果
label-effect-ready = { $effect }，可發動。{ $text }
label-effect-disabled = { $effect }。{ $text }{ $reason }
label-log = 遊戲紀錄
label-chat = 聊天
label-menu = 選單
label-close = 關閉
label-language = 語言
