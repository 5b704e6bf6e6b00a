### The comments are in ../en/pages.ftl.

## The frame of every page

app-name = Carta Impera
app-tagline = 六大領域，三個時代，一位贏家
app-needs-script = Carta Impera 需要 JavaScript。
nav-home = 首頁
nav-play = 開始玩
nav-learn = 教學
nav-rules = 規則
nav-leaderboard = 排行榜
nav-settings = 設定
nav-about = 關於
page-title = { $title } · Carta Impera
page-title-turn = 輪到你了！· Carta Impera
loading = 載入中⋯⋯

## Home

home-title = 二十分鐘，建立一個帝國
home-text = 二到四人的文明與外交卡牌遊戲。在被阻止之前集齊一個領域，或在時代終結時稱霸最多領域。
home-play-now = 馬上開始
    .text = 立刻和電腦對戰
home-play-friends = 和朋友玩
    .text = 開一桌，把連結傳給朋友
home-learn = 五分鐘學會
    .text = 一步一步玩過最初幾個回合
home-leaderboard = 排行榜
    .text = 兩人、三人、四人局的高手
home-replay = 觀看重播
    .text = 看清每個人的手牌與勝負的轉折

## A new table

new-title = 新牌桌
new-players = 玩家
new-players-count = { $count }位玩家
new-variant = 發牌方式
new-teams = 組隊
    .text = 二對二，隊友相對而坐。
new-seats = 座位
new-seat-me = 我
new-seat-anyone = 任何人
new-seat-bot = 電腦
new-seat-level = 電腦的等級
new-access = 誰可以加入
new-access-open = 所有人
    .text = 牌桌會列在首頁。
new-access-link = 只限有連結的人
    .text = 牌桌不會出現在任何清單。
new-pace = 計時方式
new-pace-live = 即時
    .text = 整局有一段時間，每回合再加一點。
new-pace-days = 以天計
    .text = 每回合有幾天的時間。
new-pace-none = 不計時
    .text = 慢慢來，不用急。
new-minutes = { $count }分鐘
new-increment = 每回合加{ $count }秒
new-live = { $time }，{ $more }
new-days = 每回合{ $count }天
new-absence = 時間用完時
new-absence-bot = 由電腦代打
    .text = 直到玩家回來。
new-absence-lose = 判該玩家落敗
new-rated = 計入評分
    .text = 結果會計入排行榜。必須計時，不能用提示，也沒有我們的電腦玩家。
new-hints = 可以使用提示
new-open = 開桌
new-start = 開始遊戲
new-opening = 從重播的第{ $turn }回合開始
new-fair = 公平洗牌
    .text = 伺服器先封存祕密，每位玩家都可以加一個字詞。賽後誰都能驗證牌序。
new-word = 為洗牌加一個字詞
    .text = 可不填，任何字詞都行。

## Waiting for players

wait-title = 等待玩家
wait-text = 坐滿就開始。
wait-free-seats = 還有{ $count }個空位
wait-invite = 邀請
    .text = 傳送這個連結，或讓對方掃描 QR 碼。
wait-qr = 邀請的 QR 碼
wait-sit = 坐這裡
wait-free = 空位
wait-add-bot = 加入電腦
wait-remove-bot = 移除電腦
wait-stand-up = 離座
wait-invited = { $seat } 邀你一起玩

## The lobby

lobby-title = 開放的牌桌
lobby-empty = 沒有牌桌在等人
    .text = 開一桌吧，別人會在這裡找到你。
lobby-join = 加入
lobby-more = 顯示更多

## My games

games-title = 我的遊戲
games-your-turn = 輪到你了
games-waiting = 等待其他人
games-over = 已結束
games-won = 勝
games-lost = 敗
games-shared = 共享勝利
games-drawn = 沒有贏家
games-against = 對手：{ $seats }

## Who one is

account-title = 你
account-name = 你的名字
    .text = 其他人會在牌桌上看到。
account-change-name = 更改名字
account-name-saved = 你現在叫做 { $name }
account-first = 我們該怎麼稱呼你？
account-start = 開始玩吧
account-recovery = 換一台裝置
    .text = 這個連結可以把你的名字、遊戲和評分帶到另一台裝置。只能用一次，一天內有效，請勿外傳。
account-recovery-make = 產生連結
account-recovery-done = 這台裝置現在以 { $name } 的身分遊玩
account-recovery-here = 在這裡繼續玩
    .text = 這個連結會把一位玩家的名字、遊戲和評分帶到這台裝置。
account-recovery-instead = 這台裝置目前以 { $name } 的身分遊玩。若沒有另外的連結，這個名字和遊戲就找不回來了。
account-recovery-dead = 這個連結已經失效
    .text = 它已經用過，或超過一天了。請在另一台裝置的設定裡產生新的連結。
account-no-password = 不用密碼，也不用電子郵件：瀏覽器會記得你。
account-bots = 你的電腦玩家
    .text = 你自己寫的程式也能在這裡玩，用權杖登入。
account-bots-empty = 你還沒有電腦玩家
account-bot-make = 新增電腦玩家
account-bot-drop = 移除
account-bot-name = 電腦玩家的名字
account-bot-token = 權杖
    .text = 請立刻複製，只會顯示這一次。
account-sign-out = 在這台裝置上忘記我
    .text = 若沒有通往其他裝置的連結，你的名字和遊戲就找不回來了。

## A player's page

player-since = { $date } 加入
player-ratings = 評分
player-games = 遊戲
player-games-empty = 還沒有完成的遊戲
player-played = { NUMBER($count, useGrouping: 0) }局
player-wins = { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) }勝
player-not-rated = 尚無評分
player-form = 最近{ $count }局

## The leaderboard

leaderboard-title = 排行榜
leaderboard-players = { $count }人遊戲
leaderboard-place = 名次
leaderboard-name = 名字
leaderboard-rating = 評分
leaderboard-games = 局數
leaderboard-wins = 勝場
leaderboard-empty = 還沒有人上榜
    .text = 玩一局計分遊戲，搶下頭香。
leaderboard-you = 你的名次：{ NUMBER($place, useGrouping: 0) }
leaderboard-how = 評分是對你實力的估計，再扣掉不確定的部分。贏了會上升，玩得多也會。
number = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }

## The replay

replay-title = 重播
replay-step = { $ply } / { $last }
replay-turn = 第{ $turn }回合：{ $seat }
replay-deal = 發牌
replay-timeline = 時間軸
replay-first = 到開頭
replay-previous = 上一步
replay-next = 下一步
replay-last = 到結尾
replay-previous-turn = 上一回合
replay-next-turn = 下一回合
replay-play = 播放
replay-pause = 暫停
replay-speed = 速度
replay-near = 視角
replay-graph = 勝率
    .text = 高手電腦逐回合的看法。
replay-graph-loading = 電腦正在研究這局⋯⋯
replay-graph-none = 這局還沒有評估
replay-chance = { $seat }：{ $percent }%
replay-turning-points = 關鍵時刻
replay-turning-points-empty = 沒有大逆轉，一路難分難捨
replay-swing-up = { $seat } 的勝率上升{ $points }%
replay-swing-down = { $seat } 的勝率下降{ $points }%
replay-download = 下載
    .text = 整局存成一個小檔案。
replay-upload = 開啟檔案
    .text = 把 .civ.jsonl 檔案拖到這裡，或選擇檔案。
replay-upload-game = 檔案中的第{ $number }局
replay-link = 這一刻的連結
replay-play-on = 從這裡接著玩
    .text = 開一桌，從這個局面開始。
replay-play-on-seat = 你的座位
replay-keys = 方向鍵：逐步；加 Shift：逐回合。空白鍵：播放或暫停。Home、End：開頭、結尾。

## Settings

settings-title = 設定
settings-language = 語言
settings-theme = 佈景主題
settings-theme-system = 跟隨裝置
settings-theme-dark = 深色
settings-theme-light = 淺色
settings-sound = 音效
    .text = 牌聲、標記聲，有人快要領域專精時還有鼓聲。
settings-speed = 動畫速度
settings-speed-slow = 慢
settings-speed-normal = 一般
settings-speed-fast = 快
settings-speed-off = 關閉
settings-memory = 記憶輔助
    .text = 顯示其他人手中你能確定的牌。
settings-confirm-cards = 每張牌都要確認
    .text = 選好的牌要按下大按鈕才會打出。

## About

about-title = 關於
about-unofficial = 非官方版本
    .text = 玩家自製的免費非官方版本，與出版社無關。喜歡的話，請收藏實體卡牌，真的很美。
about-game = 原作
    .text = 《Carta Impera Victoria 迷你文明》由 Rémi Amy 設計，Cédric Lefebvre 開發，Christopher Matt 繪圖，Ludonaute 出版。遊戲及其名稱的一切權利均屬原作者與出版社。
about-icons = 圖示
    .text = 來自 game-icons.net，作者為 Lorc、Delapouite 等人，採用 CC BY 3.0 授權。
about-code = 程式碼
    .text = 自由軟體，採用 MIT 授權。
about-texts = 文字
    .text = 規則與教學都是我們自己撰寫的。
about-privacy = 隱私
    .text = 沒有廣告，也沒有追蹤。我們只保存你的名字、遊戲和評分，以及一個用來記住你的 cookie。

## When there is nothing to show

missing-title = 這裡什麼都沒有
    .text = 連結有誤，或牌桌已經不在了。
missing-home = 回首頁
failed-title = 沒有成功
