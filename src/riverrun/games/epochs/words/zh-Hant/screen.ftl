# 以文字呈現的桌面。

ep-screen-head = { $epoch }，第 { $turn } 回合，共 { $turns } 回合。回合玩家：{ $active }；{ $state }。市場牌庫 { $deck }。
ep-screen-over = 遊戲結束
ep-screen-to-choose = { $seat } 決定中
ep-screen-map = 地圖
ep-screen-legend = ~ 海洋、= 平原、^ 森林、: 沙漠、A 山地、? 面朝下、! 面朝下且有馬或鐵。 L 奢侈品、l 次級奢侈品、H 馬、I 鐵、t 探索標記、B 蠻族，最後是領土主人。 [1] 是 p1 的城市，[n] 是中立城市，位於其格右下方：先是角 a，再是角 b。
ep-screen-cities = 城市：{ $cities }
ep-screen-city = { $site } { $seat }
ep-screen-neutral = { $site } 中立
ep-screen-posts = { $city }（貿易站：{ LIST($seats) }）
ep-screen-market = 發明市場
ep-screen-units = 單位
ep-screen-basics = 基本單位
ep-screen-wonders = 奇觀
ep-screen-entry = { $at } { $card }： { $about }
ep-screen-over-cards = 蓋住{ $cards }
ep-screen-price = 費用 { LIST($price) }
ep-screen-no-gold = 費用 { LIST($price) }（不可用金幣）
ep-screen-free = 免費
ep-screen-reward = 給予 { LIST($res) }
ep-screen-debut = 首發 { LIST($res) }
ep-screen-combat = 戰力 { $combat }
ep-screen-needs = 需要{ LIST($needs) }
ep-screen-due = 軍費 { LIST($res) }
ep-screen-advantage = { $kind } { $n } 顆骰子
ep-screen-across = 可越過{ LIST($terrains) }
ep-screen-barred = 不能攻擊{ LIST($terrains) }
ep-screen-formation = { $formation }陣型
ep-screen-research = 研究：第 { $row } 列需要 { $cost } 科學；左 { LIST($left) }，右 { LIST($right) }。
ep-screen-culture = 文化，由高到低：{ $order }
ep-screen-rank = { $seat } { $culture }
ep-screen-seat = { $civilization }，{ $form }：{ $points } 分
ep-screen-seat-unknown = { $form }：{ $points } 分
ep-screen-held = { LIST($held) }
ep-screen-cubes = 權威：版圖上 { $authority }，地圖上 { $lands }，已消耗 { $consumed }，可獲得 { $gain }
ep-screen-towns = 地圖上的城市 { $cities }／{ $most }，貿易站 { $posts }；供給 { $supply }，需求 { $demand }
ep-screen-forces =
    { $units }：戰力 { $combat }，{ $state ->
        [ready] 就緒
       *[unready] 未就緒
    }{ $marker ->
        [yes] ，好戰者
       *[no] { "" }
    }
ep-screen-cards = 手牌：本時代 { $now } 張，下一時代 { $next } 張。本時代已發明 { $invented } 次，蓋住 { $covered } 次。
ep-screen-inventions = 發明：{ $cards }
ep-screen-built = 奇觀：{ $cards }
ep-screen-own = 你的牌的效果
ep-screen-does = { $card }： { $text }
ep-screen-ability-open = 能力 { $number }，{ $ability }，{ $epoch } 起： { $text }
ep-screen-ability-priced = 能力 { $number }，{ $ability }，{ $epoch } 起，價格 { LIST($price) }： { $text }
ep-screen-ability-in-use = 能力 { $number }，{ $ability }，{ $epoch }，使用中： { $text }
ep-screen-hand = 手牌
ep-screen-sentences = { $first } { $second }
ep-screen-more = { $first }、 { $second }
ep-screen-name = { $name }
