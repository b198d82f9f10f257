### 內容無法進行遊戲時，《Epochs》對內容包和實驗室的說明。owner 是配件的代號；鍵和代號維持內容包中的寫法。

## 整盒

ep-content-size =
    { $what ->
        [unit] 單位有 { $count } 種；必須有 { $size } 種（EP-A65）。
        [wonder] 奇觀有 { $count } 座；必須有 { $size } 座（EP-A65）。
        [invention] 發明有 { $count } 項；必須有 { $size } 項（EP-A65）。
        [civilization] 文明有 { $count } 個；必須有 { $size } 個（EP-A65）。
        [government] 政體有 { $count } 種；必須有 { $size } 種（EP-A65）。
       *[tile] 板塊有 { $count } 片；必須有 { $size } 片（EP-A65）。
    }
ep-content-market = 市場有 { $count } 張時代 { $epoch } 的牌；必須有 { $size } 張（EP-11.3）。
ep-content-copies =
    { $kind ->
        [basic] { $owner }：基本單位須有 { $copies } 張，不是 { $given } 張（EP-A65）。
        [market] { $owner }：市場單位須有 { $copies } 張，不是 { $given } 張（EP-A65）。
        [unique] { $owner }：特有單位須有 { $copies } 張，不是 { $given } 張（EP-A65）。
       *[invention] { $owner }：發明須有 { $copies } 張，不是 { $given } 張（EP-A65）。
    }

## 起始配置

ep-content-start-unit = 玩家起始的單位「{ $unit }」不是盒中的單位（EP-1.9）。
ep-content-start-form = 玩家起始的政體「{ $form }」不是盒中的政體（EP-1.9）。
ep-content-start-cities = 「start_board」的「cities」須為 { $size }，與「{ $form }」相同，不是 { $cities }（EP-6.7）。

## 單位

ep-content-basic-units =
    { $slot ->
        [main] 時代 { $epoch } 有 { $count } 種基本的主力單位；必須有 1 種（EP-1.3）。
       *[support] 時代 { $epoch } 有 { $count } 種基本的支援單位；必須有 1 種（EP-1.3）。
    }
ep-content-unit-cost = { $owner }：特有單位沒有印刷的費用，其他單位都有（EP-6.6）。
ep-content-unit-icons = { $owner }：「expenditure」和「advantages」各須為 1 到 9（EP-7.1、EP-8.2）。
ep-content-groups = { $owner }：群由「sea」組成，或由「plain」和「desert」組成，或由「plain」、「forest」、「desert」和「mountain」組成（EP-A21）。

## 發明、文明、政體

ep-content-inventions = { $owner }：每個時代須有 { $names } 項發明，依時代順序排列（EP-A65）。
ep-content-abilities = { $owner }：這個文明有 { $count } 項能力；必須有 { $size } 項（EP-9.2）。
ep-content-ability-epoch = { $owner }：能力在時代 I、II 或 III 才可使用（EP-9.2）。
ep-content-arrow = { $owner }：箭頭從「{ $form }」通到這裡，而它不是低一階的政體（EP-6.7）。

## 效果

ep-content-effects = { $owner }：一項能力最多有 { $most } 個效果。
ep-content-type = { $owner }：「{ $verb }」不適合類型為「{ $type }」的能力。
ep-content-vp-condition = { $owner }：「vp」的條件須為「government_level>=N」或「not_warmonger_in_epoch:E」，不是「{ $condition }」。
ep-content-resource = { $owner }：「{ $verb }」的「res」須為「food」、「production」或「science」。
ep-content-gains = { $owner }：「{ $verb }」的「res」須寫明獲得什麼、獲得多少。
ep-content-return-land = { $owner }：「may_return_land」最多獲得兩種資源，且「not」須為「just_expanded」。
ep-content-action = { $owner }：「{ $verb }」沒有行動「{ $action }」；可用的有：{ LIST($known) }。
ep-content-count-as = { $owner }：「count_as」用於「upgrade」，不是「{ $given }」。
ep-content-extra-after = { $owner }：「extra_action」在行動之後執行，不是在「{ $given }」之後；可用的有：{ LIST($known) }。
ep-content-extra-may = { $owner }：「extra_action」不能是「{ $given }」；可用的有：{ LIST($known) }。
ep-content-extra-none = { $owner }：「extra_action」的「may」須有行動。
ep-content-government = { $owner }：只有變更政體才有「ignore」和「levels」。
ep-content-unique = { $owner }：「{ $unit }」不是特有單位。
ep-content-count = { $owner }：「{ $per }」不能計數。可用的有：{ LIST($known) }；後接「/N」表示每 N 個算一。
ep-content-modify-per = { $owner }：「modify_per」計算「land」、「city」或「post」，不是「{ $per }」。

## 事件之後的效果

ep-content-event = { $owner }：沒有事件「{ $event }」；可用的有：{ LIST($known) }。
ep-content-condition = { $owner }：「{ $condition }」不是事件的條件。
ep-content-condition-event = { $owner }：條件「{ $condition }」與事件「{ $event }」不合。
ep-content-do = { $owner }：「on」的「do」須有效果。
ep-content-follow = { $owner }：「{ $verb }」不能接在事件之後。
ep-content-follow-may = { $owner }：「may」只能接在事件「invent」之後，因為效果給的行動不會引發它（EP-D16）。
ep-content-follow-return = { $owner }：「may_return_land」接在事件「expand」之後。

## 板塊

ep-content-marks = 板塊上標示了 { $marks } 個探索標記和 { $camps } 個蠻族；配件有 { $tokens } 個標記和 { $barbarians } 個蠻族（EP-2.3）。
ep-content-hexes = { $owner }：板塊須有 4 個六角格，不是 { $given } 個（EP-2.9）。
ep-content-no-land = { $owner }：每片板塊都須有一個既非海洋也非蠻族營地的六角格（EP-A10）。
ep-content-sea = { $owner }：海洋上不印任何東西（EP-2.7）。
ep-content-features = { $owner }：六角格最多有一個天然資源或標記，蠻族最多一次（EP-2.3）。
ep-content-back = { $owner }：有馬或鐵的板塊，背面才有圖示，且必有圖示（EP-2.4）。

## 規則的數字

ep-content-price = 「{ $field }」須為一種可支付的資源，數量 0 到 20（EP-A66）。
ep-content-start-resources = 「start_resources」的「food」、「production」、「science」和「gold」各須為 0 到 60（EP-1.9）。
ep-content-first-expand = 用「start_resources」沒有人付得起第一次擴張（EP-A10）。
ep-content-each-epoch = 「{ $field }」在 3 個時代各須有一個 0 到 20 的數字（EP-A66）。
ep-content-art-award = { $players } 人遊戲時，「art_award」在 3 個時代各須為 0 到 { $players }（EP-10.1）。
ep-content-civilizations-dealt = 「civilizations_dealt」須為 1 或 2，四人遊戲須為 1（EP-1.8）。
ep-content-feed-reward = 「feed_reward」在 3 個時代各須有一份獎勵（EP-10.3）。
ep-content-war-benefits = 「war_benefits」須有三項，差距各為 1 到 99，最小的在前（EP-8.7）。
ep-content-vp = 「vp」的「culture」、「honor」、「land」和「city」各須為 0 到 20，「gold_per_vp」至少為 1（EP-12.1）。
ep-content-cubes = 「start_board」和「personal_supply」合計須有「authority_max」個方塊，版圖上至少要有 1 個（EP-5.2）。
ep-content-cities = 「start_board」和「personal_supply」合計須有 6 座城市（EP-1.9）。
ep-content-posts = 「start_board」須有「posts_per_player」個貿易站和「abilities_max」個能力方塊（EP-1.9）。

## 版圖、骰子和標記

ep-content-rows = 研究軌須有 { $rows } 列，不是 { $given } 列（EP-A65）。
ep-content-row = 研究軌的一列須花費 0 到 60 科學，獎勵須為 0 到 99（EP-6.4）。
ep-content-two-players = 雙人面須有其中的 8 列，依其順序（EP-1.1）。
ep-content-trade = 貿易版圖對 0 到 15 的每個數值各須有 0 到 99 的收入（EP-A56）。
ep-content-art = 0、1 直到最多 15 件藝術傑作各得 0 到 999 分（EP-12.1）。
ep-content-die = 骰子須有 6 面，各為 0 到 9（EP-8.3）。
ep-content-tokens = 探索標記須有 { $tokens } 個，共 1 到 4 種（EP-2.6）。
ep-content-token = 探索標記須顯示一種東西，數量 1 到 20（EP-2.6）。
