### The comments are in ../en/terminal.ftl.

## The table

terminal-hand = 手牌
terminal-kept = 保留
terminal-embargo = 禁運
terminal-democracy = 目標+{ $number }
terminal-coin = 標記 { $seat }
terminal-pile = { $title }（{ $count }）：{ $cards }
terminal-deck = 牌堆：{ $count }張，下一張是{ $age }。{ $first }
terminal-deck-empty = 牌堆：0張，最後一輪。{ $first }
terminal-first = 起始玩家：{ $seat }。
terminal-first-teams = 起始玩家：{ $seat }。A、C 對 B、D。

## The line above the table

terminal-situation = { $when }，{ $who }：{ $todo }
terminal-turn = 第{ $turn }回合
terminal-draft = 輪抽
terminal-over = 遊戲結束，共{ $turn }回合。
terminal-todo-keep = 留下1張牌
terminal-todo-found = 從桌面中央選1張牌
terminal-todo-play = 打出{ $left }張牌
terminal-todo-discard = 棄掉{ $left }張手牌
terminal-todo-sacrifice = 從出牌區棄掉{ $left }張牌
terminal-todo-recall = 從出牌區收回{ $left }張牌
terminal-todo-take = 從棄牌堆拿取{ $left }張牌
terminal-todo-give = 還{ $left }張牌
terminal-todo-effect = 發動效果，或結束回合

## Playing

terminal-prompt = 你的動作（編號或文字；help 說明；quit 離開）：
terminal-not-legal = 現在不能 { $line }。可以：{ $legal }
terminal-no-such-number = 沒有動作 { $line }：請選1到{ $last }的編號。
terminal-no-such-action = { $line } 不是動作。請輸入編號，或清單上的動作：{ $legal }
terminal-stopped = 遊戲到此中斷，下次再會！
terminal-seed = 這是第 { NUMBER($seed, useGrouping: 0) } 號牌局；--seed { NUMBER($seed, useGrouping: 0) } 可以再發一次。
terminal-effect = { $action }。{ $text }
terminal-help =
    輪到你時，先打出1張牌，再任意發動效果，最後把手牌補到3張。

    持續效果需要出牌區有3張該領域的牌，等級2需要5張（四人遊戲為2張和4張）。棄牌效果要花費1張該領域的牌。每回合每個領域各可發動一次。

    回合結束時有8張同領域的牌就立刻獲勝（三、四人遊戲為7張）。牌堆抽完且最後一輪結束後，每個領域牌最多的玩家得1分，總分最高者獲勝。

    表格中的「3 ¹¹²」表示3張牌：兩張時代 I、一張時代 II。「目標+1」表示有民主：在該領域要多這麼多張牌才能立刻獲勝。

## Replaying

terminal-replay-prompt = Enter 下一步，p 上一步，t T 回合，編號，q 離開：
terminal-replay-help =
    Enter 或 n：下一個動作。p：上一個動作。t：下一回合。T：上一回合。

    數字：那麼多個動作之後的局面。q：離開。
terminal-no-such-step = 沒有動作 { $line }：這局共有{ $last }個動作。
terminal-step = { $ply } / { $last }：{ $action }
terminal-step-deal = 0 / { $last }：發牌
