# Flow 的提問、允許與拒絕。稱呼用「你」，全隊用「你們」。列是橫的，行是直的。

fl-title = Flow
fl-about = 同心協力鋪出河道，在浪潮沖走它之前，把四隻動物與小船相連。

## 提問

fl-ask-facing = 請選擇船的開口朝哪一邊。
fl-ask-turn = 請抽一片板塊，或打出一張行動牌。
fl-ask-tile =
    { $choices ->
        [place] 你有{ $tile }：放置它。
        [place-or-trade] 你有{ $tile }：放置它，或換一張行動牌。
        [discard] 你有{ $tile }，無處可放：棄置它。
       *[discard-or-trade] 你有{ $tile }，無處可放：棄置它，或換一張行動牌。
    }
fl-ask-aim =
    { ID($card) ->
        [support] 「{ $card }」：請選擇要移除的板塊。
        [bird] 「{ $card }」：請選擇鳥要停的板塊。
        [current] 「{ $card }」：請選擇要移動的板塊。
       *[return] 「{ $card }」：請選擇要回來的棄置板塊。
    }
fl-ask-aim-space = 「{ $card }」：請選擇{ $tile }要放哪裡。
fl-ask-die = 「平靜水面」：請選擇要擲的骰子。

## 行動的作用

fl-may-place =
    { $moved ->
        [0] 把{ $tile }放在{ $cell }
       *[other] 把{ $tile }移到{ $cell }
    }{ ID($form) ->
        [wild] 。
       *[other] ，開口朝{ $form }。
    }
fl-may-aim =
    { ID($card) ->
        [support] 移除{ $cell }的{ $tile }。
        [bird] 鳥停在{ $cell }的{ $tile }上。
       *[current] 移動{ $cell }的{ $tile }。
    }
fl-may-choose = 從棄置區取回{ $tile }。
fl-may-take = 抽取翻開的{ $tile }。
fl-may-play = 「{ $card }」：{ $effect }
fl-may-face = 把船的開口轉向{ $side }。
fl-may-die =
    { ID($die) ->
        [white] 擲白色骰子，打中一列。
       *[black] 擲黑色骰子，打中一行。
    }
fl-may-draw =
    { $stack ->
        [1] 抽最後一片面朝下的板塊。
       *[other] 抽 { $stack } 片面朝下板塊最上面的一片。
    }
fl-may-trade =
    { $deck ->
        [1] 棄置{ $tile }，抽最後一張行動牌。
       *[other] 棄置{ $tile }，從 { $deck } 張行動牌抽一張。
    }
fl-may-discard = 棄置無處可放的{ $tile }。
fl-may-tide =
    { $late ->
        [0] 時間到：巨浪來襲。
       *[other] 時間到：{ $seat } 完成這個回合，然後巨浪來襲。
    }

## 為何拒絕

fl-refuse-over =
    { $won ->
        [0] 遊戲已經結束：你們輸了。
       *[other] 遊戲已經結束：你們獲勝。
    }
fl-refuse-tide-early = 船轉好之前不計時。
fl-refuse-tide-in-wave = 巨浪期間不計時。
fl-refuse-tide-twice = 時間已經到了；正在完成這個回合。
fl-refuse-nothing-to-draw = 沒有面朝下的板塊可抽了。
fl-refuse-not-revealed = 沒有翻開的{ $tile }。
fl-refuse-not-held = 你沒有「{ $card }」。
fl-refuse-round-spent = 「每輪一張行動牌」：全隊這一輪已經打過牌了。
fl-refuse-no-new-cards = 「沒有新牌」：不能用板塊換行動牌。
fl-refuse-calm-already = 「平靜水面」已經生效；一輪只能打一張。
fl-refuse-only-firm = 「{ $card }」對障礙無效，而版圖上沒有別的板塊。
fl-refuse-no-tile-on-board = 版圖上沒有可用「{ $card }」的板塊。
fl-refuse-bird-on-every-tile = 版圖上每片板塊都有鳥了。
fl-refuse-nothing-moves = 版圖上沒有板塊能移到別的格。
fl-refuse-too-few-to-fish =
    { $stack ->
        [0] 「垂釣」要翻開 2 片面朝下的板塊；一片也不剩。
       *[other] 「垂釣」要翻開 2 片面朝下的板塊；只剩 { $stack } 片。
    }
fl-refuse-no-discards = 沒有棄置的板塊可以回來。
fl-refuse-no-discard-fits = 棄置的板塊都無處可放。
fl-refuse-not-tradable = { $tile }不能換行動牌。
fl-refuse-deck-empty = 沒有行動牌可抽了。
fl-refuse-can-be-placed =
    { $trade ->
        [0] { $tile }有地方可放，你必須放置。
       *[other] { $tile }有地方可放，你必須放置或換牌。
    }
fl-refuse-wrong-form =
    { ID($form) ->
        [wild] 你有{ $tile }；請說明開口朝哪幾邊。
       *[other] 你有{ $tile }，不能擺成開口朝{ $form }。
    }
fl-refuse-same-cell = 板塊來自{ $cell }；必須移到別的格。
fl-refuse-not-empty = { $cell }不是空格。
fl-refuse-not-beside = { $cell }旁邊沒有板塊，也沒有動物。
fl-refuse-no-water = 放在{ $cell }的板塊，沒有動物的水能流到。
fl-refuse-clashes = 在{ $cell }，開口會碰到封閉的一面：{ LIST($sides, join: "and") }。
fl-refuse-blocks-animal = 在{ $cell }，障礙會完全困住{ LIST($animals, join: "and") }。
fl-refuse-firm = 「{ $card }」對{ $cell }的{ $tile }無效。
fl-refuse-no-tile-there =
    { ID($there) ->
        [nothing] { $cell }沒有可用「{ $card }」的板塊。
       *[other] { $cell }是{ $there }；「{ $card }」對它無效。
    }
fl-refuse-bird-there = { $cell }已經有鳥了。
fl-refuse-cannot-move = { $cell }的{ $tile }沒有別的格可去。
fl-refuse-not-discarded = 棄置區裡沒有{ $tile }。
fl-refuse-does-not-fit = { $tile }在版圖上無處可放。
fl-refuse-no-route = 船若朝{ $side }，會有動物沒有通往船的路。

## 不能並用的選項

fl-error-first-player = first={ $first } 至少需要那麼多位玩家；現在是 { $players } 位（FL-B3）。
fl-error-listed-and-drawn = 用 scenarios 列出情境牌，或依難度抽取，不能兩者並用（FL-B4）。
fl-error-no-scenario = 沒有情境牌「{ $name }」；可選 { LIST($known, join: "or") }（FL-B4）。
fl-error-too-many-scenarios = 情境牌「{ $name }」最多 { $most } 張生效（FL-B4、FL-H2）。
fl-error-silent-alone = 「禁止交談」不適合單人；請列出別的情境牌（FL-R12）。
fl-error-clock-without-table = clock={ $clock } 需要伺服器上的牌桌；在這裡巨浪永遠不會來。請改用 turns，例如 turns=8（FL-K4）。
fl-error-endless-round = turns=none 加上 clock=none，一輪永遠不會結束；請選擇回合數或計時（FL-K3）。

## 動物的情況

fl-score-animals =
    { $home ->
        [0] { $animal }沒有抵達船。
       *[other] { $animal }抵達船。
    }

## 行動會改變什麼

fl-fact-need = { $animal }還需要的板塊
fl-fact-cards = 你的行動牌
fl-fact-birds = 供應區的鳥
