# Flow 行動牌與情境牌的效果。


## 行動牌

fl-effect-support = 移除版圖上任意一片板塊，船除外。
fl-effect-bird = 把鳥放在船以外的任意板塊上；牠使該板塊免受巨浪一顆骰子的影響。
fl-effect-current = 把船以外的任意板塊移到另一個空格；水不必流到那裡。
fl-effect-fishing = 翻開 2 片面朝下的板塊；從下一回合起，任何人都可以抽取其中一片。
fl-effect-calm-waters = 下一次巨浪只擲一顆骰子，而不是兩顆。
fl-effect-return = 依放置規則把任意一片棄置的板塊放到版圖上。

## 情境牌

fl-effect-obstacles = 擲骰放置兩片有障礙的情境板塊。
fl-effect-no-communication = 除了巨浪期間，誰都不能說話；手牌隱藏。
fl-effect-one-card = 全隊每輪只能打出一張行動牌。
fl-effect-no-new-cards = 不能用板塊換行動牌。
fl-effect-firm-obstacles = 「支援」和「水流」對有障礙的板塊無效。
fl-effect-single-path = 船只有一面開口；由你們選擇朝向。
fl-effect-obstacles-remain = 巨浪不會帶走任何有障礙的板塊。
