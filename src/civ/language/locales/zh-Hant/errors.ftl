### The comments are in ../en/errors.ftl.

## The game

error-error = 沒有成功，請再試一次。
error-bad-notation = 沒有這個動作。請選擇畫面上的動作。
error-bad-setup = 無法這樣設置遊戲。請檢查人數、發牌方式和隊伍。
error-not-your-turn = 還沒輪到你，請稍候。
error-illegal-action = 現在不能這麼做。請選擇亮起的牌或效果。
error-game-over = 遊戲結束了。你可以看重播，或邀大家再戰一局。
error-nothing-to-undo = 沒有可以收回的動作。
error-inconsistent-state = 不可能出現這樣的局面。請檢查牌的位置。
error-no-record = 這局從中途開始，所以沒有紀錄。
error-bad-record = 這個檔案不是遊戲紀錄，或已損壞。請選擇其他檔案。
error-bad-request = 伺服器看不懂這個要求。請重新整理頁面再試。
error-bad-spec = 沒有這個電腦玩家。請選擇其中一個等級。

## The server

error-unauthorized = 我們還不認識你。請先取個名字，再試一次。
error-forbidden = 你不能這麼做。
error-not-your-seat = 你不在這張牌桌上，但可以觀戰。
error-not-found = 這裡什麼都沒有。連結有誤，或牌桌已經不在了。
error-bad-table = 無法開這樣的牌桌。請檢查座位、計時方式和隊伍。
error-bad-name = 名字最多24個字元，至少要有一個文字或數字。
error-name-taken = 這個名字有人用了，或和別人的太像，請換一個。
error-table-full = 座位都滿了。你可以觀戰，或找別的牌桌。
error-already-started = 遊戲已經開始了。
error-not-started = 遊戲還沒開始，坐滿就會開始。
error-not-over = 遊戲結束後才會揭曉。
error-no-hints = 這桌不能使用提示。
error-too-many = 動作太頻繁了，請稍等一下再試。
error-too-long = 太長了，請縮短一點。
error-unavailable = 伺服器忙碌或維護中。遊戲沒有遺失，請一分鐘後再試。
error-bad-database = 資料庫無法使用，請伺服器管理者檢查。
error-thinking-failed = 電腦沒能回應，請稍後再試。
error-internal = 我們這邊出了點問題。遊戲沒有遺失，請稍後再試。

## The browser

error-broken = 連線斷了。遊戲沒有遺失，恢復連線後請再試一次。
error-unreadable-file = 無法讀取這個檔案。請選擇 .civ.jsonl 檔案。
error-clipboard = 無法複製連結。請選取後手動複製。
error-unknown = 沒有成功，請再試一次。（{ $code }）
