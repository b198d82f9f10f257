# 軍事步驟、戰爭和時代結束時詢問、允許和拒絕的事；分數。

## 詢問

ep-ask-military =
    { $ready ->
        [yes]
            { $marker ->
                [yes] 你的單位已就緒，而且你是好戰者。請攻擊，或結束回合。
               *[no] 你的單位已就緒。請成為好戰者、攻擊，或結束回合。
            }
       *[no] 你的單位未就緒。請支付軍費、成為好戰者，或結束回合。
    }
ep-ask-protect = { $attacker } 以戰力 { $attack } 和 { $attack_dice } 顆骰子攻擊中立城市 { $site }。要以戰力 { $combat } 和 { $dice } 顆骰子保護它嗎？
ep-ask-spoils =
    { $what ->
        [city] 建城點 { $at } 空了。要免費放上你的城市嗎？
       *[cube] 六角格 { $at } 空了。要免費放上你的方塊嗎？
    }
ep-ask-famine = 你的城市需要 { $price } 糧食；你有 { $food } 糧食和 { $gold } 枚金幣。請選擇要移除的城市。
ep-ask-keep = 你有 { $count } { $resource }。要保留多少？其餘每 { $ratio } 個換 1 枚金幣。

## 可做的事

ep-may-ready = 支付單位的軍費：到你下次維護之前都就緒。
ep-may-spare-main = 支付支援單位的軍費，免付主力單位。
ep-may-spare-support = 支付主力單位的軍費，免付支援單位。
ep-may-declare = 成為好戰者：你在外的貿易站和他人在你城市的貿易站都收回。
ep-may-attack = 攻擊 { $hex }。
ep-may-attack-city = 攻擊城市 { $site }。
ep-may-end = 結束你的回合。
ep-may-protect-yes = 視同自己的城市加以保護。
ep-may-protect-no = 不保護這座城市。
ep-may-spoils-yes =
    { $what ->
        [city] 放上一座城市。
       *[cube] 放上一個方塊。
    }
ep-may-spoils-no = 讓該處空著。
ep-may-starve = 移除你的城市 { $site }。
ep-may-keep = 保留 { $amount } { $resource }。

## 拒絕的理由

ep-refuse-is-ready = 你的單位已經就緒。
ep-refuse-too-late-to-pay = 軍費要在宣告或攻擊之前支付。
ep-refuse-cannot-ready = 你的單位需要 { $expenditure } { $short_of }；你有 { $in_store }，金幣共 { $gold_left } 枚。
ep-refuse-must-spare-one = 有一個單位免付軍費：請指定哪一個。
ep-refuse-spares-none = 你沒有能免除軍費的牌。
ep-refuse-has-marker = 你已經是好戰者。
ep-refuse-too-late-to-declare = 要在首次攻擊之前成為好戰者。
ep-refuse-not-ready = 你的單位未就緒，不能攻擊。
ep-refuse-one-attack = 你本回合已經攻擊過。
ep-refuse-attacked-already = 你本回合已經攻擊過 { $target_owner }。
ep-refuse-only-rivals = 攻擊對手之後，本回合不能再以蠻族和中立城市為目標。
ep-refuse-nothing-to-attack = { $hex } 沒有可攻擊的目標。
ep-refuse-own-land = { $hex } 是你自己的領土。
ep-refuse-at-peace = { $hex } 屬於 { $target_owner }，而你們都不是好戰者。
ep-refuse-no-city-to-attack = { $site } 沒有城市。
ep-refuse-own-city = 城市 { $site } 是你自己的。
ep-refuse-city-at-peace = 城市 { $site } 屬於 { $target_owner }，而你們都不是好戰者。
ep-refuse-neutral-at-peace = 只有好戰者能攻擊 { $site } 這樣的中立城市。
ep-refuse-terrain-barred = { $hex } 是{ $target_terrain }，你有單位不能攻擊這種地形。
ep-refuse-land-out-of-reach =
    { $distance ->
        [0] 到不了 { $hex }：你在地圖上沒有領土、城市或貿易站。
       *[other] { $hex } 距離你最近的領土、城市或貿易站 { $nearest } 有 { $distance } 格，你的單位到不了。
    }
ep-refuse-city-out-of-reach =
    { $distance ->
        [0] 到不了城市 { $site }：你在地圖上沒有領土、城市或貿易站。
       *[other] 城市 { $site } 距離你最近的領土、城市或貿易站 { $nearest } 有 { $distance } 格，你的單位到不了。
    }
ep-refuse-no-city-to-starve = 你在 { $site } 沒有城市。
ep-refuse-not-so-many = 你不能保留 { $amount } { $kept_of }：最多 { $most_kept }。

## 分數

ep-score-culture = 文化
ep-score-honor = 榮譽
ep-score-land = { $count } 塊領土
ep-score-city = { $count } 座城市
ep-score-gold = { $count } 枚金幣
ep-score-art = { $count } 件藝術傑作
ep-score-card = { $card }
ep-tie-culture = 文化
