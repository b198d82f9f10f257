# 《歷史長流》的提問、允許與拒絕。稱呼一律用「你」；句中的牌名加「」。

foh-title = 歷史長流
foh-about = 從石器到霓虹，打造你的國家：投資卡牌，或搶走別人的。

## 提問

foh-ask-action = 請選擇行動：投資、完成、搶購、啟動或收穫。
foh-ask-keep = 請選擇要保留的起始牌；另一張移出遊戲。
foh-ask-bonus = 請選擇額外行動：投資、搶購或跳過。
foh-ask-bank = 請選擇銀行家要投資的牌。
foh-ask-take = 「{ $card }」：請選擇要從市場獲得的牌。
foh-ask-target = 「{ $card }」：請選擇要攻擊誰。
foh-ask-discard = 「{ $card }」：請選擇 { $target } 要失去什麼。
foh-ask-stake = 請選擇要在「{ $card }」上再放多少代幣。

## 行動的作用。數量 64 代表 `63+`：63 個代幣，並再詢問數量。

foh-may-invest =
    { $amount ->
        [64] 在「{ $card }」上放 63 個代幣，並選擇再加多少。
       *[other] 在「{ $card }」上放 { $amount } 個代幣。
    }
foh-may-stake =
    { $amount ->
        [64] 在「{ $card }」上再放 63 個代幣，並選擇再加多少。
       *[other] 在「{ $card }」上再放 { $amount } 個代幣。
    }
foh-may-complete = 將 { $stake } 個代幣放入供應區，因 { $count } 個{ NAME($icon, case: "one") }拿回 { $bonus } 個，並獲得「{ $card }」。
foh-may-snipe =
    { ID($investor) ->
        [banker] 支付 { $price } 個代幣到供應區，獲得「{ $card }」。
       *[other] 支付 { $price } 個代幣給 { $investor }，獲得「{ $card }」。
    }
foh-may-activate = 「{ $card }」：{ $effect }
foh-may-activate-idle = 沒有目標；你跳過這個回合，不支付也不獲得任何東西。
foh-may-take = 獲得「{ $card }」：{ $effect }
foh-may-discard = { $target } 失去「{ $card }」。
foh-may-keep = 保留「{ $card }」作為起始牌。
foh-may-bank = 銀行家在「{ $card }」上放 { $tokens } 個代幣。
foh-may-attack = 攻擊 { $target }，戰力 { $strength }。
foh-may-harvest =
    { $lacking ->
        [0] 在供應區加 { $sown } 個代幣，變成 { $supply } 個，然後拿取 { $half } 個。
       *[other] 在供應區加 { $sown } 個代幣，變成 { $supply } 個；拿取 { $half } 個，再拿 { $lacking } 個補到時代數。
    }
foh-may-pass = 放棄額外行動。

## 牌在哪裡（用於拒絕的句子）

foh-where-removed = 已移出遊戲
foh-where-deck = 還在牌庫裡
foh-where-market = 在市場上
foh-where-dealt = 是還在手上的起始牌
foh-where-nation = 在 { $seat } 的國家裡

## 為何拒絕

foh-refuse-over = 遊戲已經結束。
foh-refuse-no-passing = 不能跳過；隨時都可以收穫。
foh-refuse-invested-already = 你已經投資了「{ $own }」，請先完成它。
foh-refuse-no-tokens = 你沒有代幣可以投資。
foh-refuse-not-on-market = 「{ $card }」{ $where }，不在市場上。
foh-refuse-card-invested =
    { $who ->
        [you] 你已經投資了「{ $card }」。
        [banker] 銀行家已經投資了「{ $card }」。
       *[player] { $investor } 已經投資了「{ $card }」。
    }
foh-refuse-too-many-tokens =
    { $amount ->
        [64] 你有 { $held } 個代幣，不能放超過 63 個。
       *[other] 你有 { $held } 個代幣，不能放 { $amount } 個。
    }
foh-refuse-no-investment = 你沒有可以完成的投資。
foh-refuse-other-investment = 你投資的是「{ $own }」，不是「{ $card }」。
foh-refuse-snipe-not-on-market = 「{ $card }」{ $where }，不在市場上。
foh-refuse-snipe-not-invested = 沒有人投資「{ $card }」；只能搶購對手投資的牌。
foh-refuse-snipe-own = 「{ $card }」是你自己的投資，請改為完成它。
foh-refuse-snipe-too-dear = 「{ $card }」上有 { $stake } 個代幣，而你有 { $held } 個。
foh-refuse-not-yours = 「{ $card }」{ $where }，不在你的國家裡。
foh-refuse-no-turn-action = 「{ $card }」沒有回合行動。
foh-refuse-covered = 「{ $card }」被「{ $cover }」蓋住了。
foh-refuse-cannot-pay = 你無法支付「{ $card }」的代價：{ $why }
foh-refuse-no-target = 「{ $card }」現在什麼也得不到：沒有符合的牌。
foh-refuse-take-not-on-market = 「{ $card }」{ $where }，不在市場上。
foh-refuse-take-invested =
    { $who ->
        [you] 你投資了「{ $card }」，不能用效果獲得。
        [banker] 銀行家投資了「{ $card }」，不能用效果獲得。
       *[player] { $investor } 投資了「{ $card }」，不能用效果獲得。
    }
foh-refuse-take-wrong-type = 「{ $card }」是{ NAME($type, case: "one") }，「{ $about }」不能獲得這種牌。
foh-refuse-no-such-seat = 這場遊戲沒有玩家 { $target }。
foh-refuse-self = 你不能攻擊自己。
foh-refuse-peaceful = { $target } 有和平主義者，任何攻擊都無效。
foh-refuse-not-weaker = { $target } 的戰力是 { $theirs }，不低於你的 { $yours }。
foh-refuse-nothing-to-lose = { $target } 沒有「{ $about }」能奪走的東西；另一位對手有。
foh-refuse-cannot-lose = 「{ $about }」不能奪走 { $victim } 的「{ $card }」。
foh-refuse-not-dealt = 你沒有拿到「{ $card }」。
foh-refuse-bank-not-on-market = 「{ $card }」{ $where }，不在市場上。
foh-refuse-bank-invested =
    { $who ->
        [you] 你投資了「{ $card }」，銀行家需要另一張牌。
        [banker] 銀行家已經投資了「{ $card }」，需要另一張牌。
       *[player] { $investor } 投資了「{ $card }」，銀行家需要另一張牌。
    }

## 支付回合行動還缺什麼

foh-lack-tokens = 需要 { $cost } 個代幣，而你有 { $held } 個。
foh-lack-card = 你沒有{ NAME($type, case: "one") }可以棄掉。

## 不能並用的選項

foh-error-first-edition = 第一版適合 3 到 5 人；2 人請選 edition=second（FOH-O1）。
foh-error-literal-glossary = glossary=literal 屬於第二版；請同時選 edition=second（FOH-O3）。

## 分數的來源，以及平手時比什麼

foh-score-culture = { $count } 個文化圖示
foh-score-other-icons = { $count } 個其他圖示，每 2 個得 1 分
foh-score-scoring-effects = 「{ $card }」：{ $effect }
foh-tie-cards = 牌數
foh-tie-tokens = 代幣數

## 行動會改變什麼

foh-fact-tokens = 代幣
foh-fact-icon = { NAME($icon, case: "many") }
foh-fact-attack = 攻擊戰力
foh-fact-defense = 防禦戰力
foh-fact-snipers = 能搶購你投資的對手
