### Flow 的內容包可以包含什麼，以及為何拒絕其他內容。

## 板塊與牌

fl-content-negative = 「{ $piece }」的數量不能少於 0。
fl-content-name-empty = 「{ $piece }」的名稱是空的。
fl-content-name-missing = 缺少「{ $piece }」的名稱。
fl-content-tiles = 有 { $count } 片地圖板塊；盒中有 { $total } 片（FL-A4）。
fl-content-cards = 有 { $count } 張行動牌；盒中有 { $total } 張（FL-A7）。
fl-content-scenarios = 有 { $count } 張情境牌；盒中有 { $total } 張（FL-A7）。
fl-content-shape = 板塊「{ $tile }」的形狀是固定的：內容包只能改數量和名稱（FL-A8）。
fl-content-birds = 飛鳥標記有 { $birds } 個，「飛鳥」牌不能比這更多（FL-G2）。
fl-content-scenario-tiles = 每張「情境障礙」至少要有兩片情境板塊（FL-H1）。
fl-content-scenarios-least = 除了「禁止交談」，至少要有 { $least } 張情境牌（FL-B4、FL-R12）。

## 盒中其他內容

fl-content-cards-each = 「cards_each」是 1 到 { $players } 人時每位玩家各發幾張牌，合計最多 { $deck } 張（FL-B2）。
fl-content-levels = 「levels」是各難度的情境牌張數：{ $levels } 個從 0 到 { $most } 的數，第一個是 0（FL-B4）。
fl-content-lines = 「lines」是骰子六面各打中哪條線：0 到 { $last } 各一次，不可有 { $middle }（FL-A3）。
fl-content-corners = 四隻動物在四個角落，逐列排列（FL-A1）。
fl-content-animal-ids = 四隻動物各有自己的 id（FL-A1）。
