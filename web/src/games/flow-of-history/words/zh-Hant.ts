/**
 * 繁體中文（臺灣用語）。稱呼一律用「你」；句中的牌名加「」。
 *
 * 代幣（token）、供應區（Supply）、儲備區（Reserve）、市場（market）、國家（nation）、時代（age）、圖示（icon）、
 * 戰力（strength）；投資（invest）、完成（complete）、搶購（snipe）、啟動（activate）、收穫（harvest）；獲得（gain）、
 * 棄掉（discard）、額外行動（bonus action）、回合行動（turn action）、計分（scoring）、銀行家（the Banker）。
 * 牌的類型：軍事、建築、知識、政府、領袖、奇觀。圖示：文化、收穫、貿易、攻擊、科學、防禦、工業。
 */

import type { Effect, Icon, Type } from './face'
import { voiceOf, type Tongue } from './speak'

const icons: Record<Icon, string> = {
  culture: '文化',
  harvest: '收穫',
  trade: '貿易',
  attack: '攻擊',
  science: '科學',
  defense: '防禦',
  industry: '工業',
}

const types: Record<Type, string> = {
  military: '軍事',
  construction: '建築',
  knowledge: '知識',
  government: '政府',
  leader: '領袖',
  wonder: '奇觀',
}

const tokens = (count: number) => `${count} 個代幣`
const listed = (parts: string[], last: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}${last}${parts[parts.length - 1]}`
const named = (kinds: Type[], last: string) =>
  listed(
    kinds.map((kind) => types[kind]),
    last,
  )

function given(effect: Effect): string {
  return listed(
    effect.icons.map(([icon, count]) => `${count} ${icons[icon]}`),
    '和 ',
  )
}

/** 「每有 1 張奇觀牌」「每有 2 個防禦圖示」 */
function per(effect: Effect, count = effect.per): string {
  return effect.of_type ? `每有 ${count} 張${types[effect.of_type]}牌` : effect.of_icon ? `每有 ${count} 個${icons[effect.of_icon]}圖示` : ''
}

/** 先付出的代價。 */
function first(effect: Effect, card: string): string {
  if (effect.discard_own) return `棄掉你最上方的${types[effect.discard_own]}牌，然後`
  if (effect.remove_self) return `將${card}移出遊戲，然後`
  return effect.cost ? `支付 ${tokens(effect.cost)}，然後` : ''
}

function effect(effect: Effect, card: string): string {
  const victim = effect.all ? '每位較弱的對手' : '一位較弱的對手'
  const provide = () => `${per(effect, 1)}，提供 ${effect.amount} ${effect.icon ? icons[effect.icon] : ''}。`
  const score = () => `${per(effect)}，得 ${effect.amount} 文化。`
  const sayings: Record<string, () => string> = {
    none: () => '無效果。',
    provide: () => `提供 ${given(effect)}。`,
    provide_per_card: provide,
    provide_per_icon: provide,
    gain_market: () =>
      `${first(effect, card)}從市場獲得一張無人投資的${effect.types.length === 6 ? '牌' : `${named(effect.types, '或')}牌`}。`,
    gain_top: () => `${first(effect, card)}獲得牌庫最上方的牌。`,
    take_tokens: () => `${per(effect, 1)}，從${effect.source === 'supply' ? '供應區' : '儲備區'}拿取 ${tokens(effect.amount)}。`,
    steal_tokens: () => `從${victim}${effect.all ? '各' : ''}拿走至多 ${tokens(effect.amount)}。`,
    discard_top: () =>
      effect.choose === 2
        ? `${victim}失去最上方的${named(effect.types, '牌和')}牌。`
        : `${victim}失去最上方的${named(effect.types, '或')}牌${effect.types.length > 1 ? '，由你選擇' : ''}。`,
    discard_wonder: () => `${victim}失去一座由你選擇的奇觀。`,
    communism: () => '所有玩家的代幣都放入供應區，再平均分配。',
    on_attack_take: () => `每當你的攻擊效果發生時，從供應區拿取 ${tokens(effect.amount)}。`,
    pacifist: () => '你獲得的攻擊不會發生，任何攻擊也傷不到你。',
    end_game: () => '進入市場或任何國家時，遊戲結束。',
    score_per_card: score,
    score_per_icon: score,
    score_sets: () => `每有一組${named(effect.types, '和')}牌，得 ${effect.amount} 文化。`,
    score_gain_icons: () => `計分時提供 ${given(effect)}。`,
  }
  const said = sayings[effect.verb]?.() ?? ''
  return said + (effect.obsolete ? '計分時失效。' : '')
}

export const chinese: Tongue = {
  cards: {
    agrarian_tribe: '農耕部落',
    aristocracy: '貴族',
    craftsman_tribe: '工匠部落',
    military_caste: '武士階級',
    religious_tribe: '宗教部落',
    seafaring_traders: '航海商人',
    warriors: '戰士',
    barracks: '兵營',
    working_animal: '役用動物',
    ramesses_ii: '拉美西斯二世',
    pyramids: '金字塔',
    archers: '弓箭手',
    swordsmen: '劍士',
    lighthouse: '燈塔',
    temple: '神廟',
    iron_works: '煉鐵',
    philosophy: '哲學',
    republic: '共和制',
    theocracy: '神權政治',
    aristotle: '亞里斯多德',
    confucius: '孔子',
    great_wall: '萬里長城',
    hanging_gardens: '空中花園',
    crossbowmen: '弩手',
    knights: '騎士',
    castle: '城堡',
    monastery: '修道院',
    astronomy: '天文學',
    irrigation: '灌溉',
    bureaucracy: '官僚制度',
    feudalism: '封建制度',
    genghis_khan: '成吉思汗',
    justinian_i: '查士丁尼一世',
    angkor_wat: '吳哥窟',
    great_mosque: '大清真寺',
    cannon: '大砲',
    frigate: '巡防艦',
    military_academy: '軍事學院',
    seaport: '海港',
    printing_press: '印刷術',
    steam_power: '蒸汽動力',
    constitutional_monarchy: '君主立憲制',
    mercantilism: '重商主義',
    christopher_columbus: '哥倫布',
    napoleon_bonaparte: '拿破崙',
    himeji_castle: '姬路城',
    taj_mahal: '泰姬瑪哈陵',
    tank: '戰車',
    warplane: '軍機',
    factory: '工廠',
    stock_exchange: '證券交易所',
    computers: '電腦',
    mechanized_farming: '機械化農業',
    communism: '共產主義',
    democracy: '民主',
    albert_einstein: '愛因斯坦',
    mahatma_gandhi: '甘地',
    eiffel_tower: '艾菲爾鐵塔',
    manhattan_project: '曼哈頓計畫',
    fighter_jet: '噴射戰鬥機',
    nuclear_power_plant: '核電廠',
    satellites: '人造衛星',
    capitalism: '資本主義',
    john_lennon: '約翰・藍儂',
    apollo_program: '阿波羅計畫',
    internet: '網際網路',
    future: '未來',
  },
  types,
  icons,
  timings: {
    none: '無效果',
    instant: '立即',
    attack: '攻擊',
    attack_all: '全面攻擊',
    permanent: '常駐',
    action: '回合行動',
    scoring: '計分',
    end: '終局',
  },
  verbs: {
    invest: '投資',
    stake: '加注',
    complete: '完成',
    snipe: '搶購',
    activate: '啟動',
    harvest: '收穫',
    take: '獲得',
    discard: '棄掉',
    keep: '保留',
    bank: '銀行家',
    attack: '攻擊',
    pass: '跳過',
  },
  ties: { cards: '牌數', tokens: '代幣數' },
  options: {
    edition: {
      name: '版本',
      text: '採用哪一版的規則與牌名：第二版（2 到 5 人）或第一版（3 到 5 人）。',
      values: { second: '第二版', first: '第一版' },
    },
    future_ends: {
      name: '「未來」何時終局',
      text: '「未來」何時結束遊戲：目前回合之後，或立即。',
      values: { turn: '回合之後', immediately: '立即' },
    },
    glossary: {
      name: '牌義說明',
      text: '「灌溉」與「機械化農業」依規則範例，或依第二版牌表所印。',
      values: { corrected: '依範例修正', literal: '照字面' },
    },
    theocracy: {
      name: '神權政治',
      text: '「神權政治」的攻擊圖示在計分時是否計算。',
      values: { counts: '計算', obsolete: '失效' },
    },
    age_check: {
      name: '時代檢查',
      text: '補牌之後是否重複時代檢查，直到沒有過時的牌。',
      values: { repeat: '重複', once: '一次' },
    },
    idle_activate: {
      name: '無目標啟動',
      text: '沒有目標的回合行動，可否啟動以當作跳過。',
      values: { refused: '不可', allowed: '可以' },
    },
    stall: {
      name: '僵局',
      text: '每位玩家連續多少回合沒有投資也沒有獲得牌，遊戲就結束。',
      values: { '10': '10', off: '不限' },
    },
  },
  events: {
    first: '{seat} 是起始玩家。',
    start: '{seat} 以{card}起始。',
    dealt: '{seat} 拿到{card}和{other}。',
    keep: '{seat} 保留{card}。',
    turn: '輪到 {seat}。',
    invest: '{seat} 在{card}上投資 {tokens}。',
    complete: '{seat} 完成{card}：{tokens}進入供應區，拿回 {bonus} 個。',
    snipe: '{seat} 搶購{card}：付給 {investor} {tokens}。',
    snipe_banker: '{seat} 搶購{card}：{tokens}進入供應區。',
    trade: '{investor} 因貿易拿取 {tokens}。',
    half: '{investor} 拿取 {tokens}，即供應區的一半。',
    activate: '{seat} 啟動{card}。',
    idle: '{seat} 啟動{card}，但沒有目標。',
    pay: '{seat} 支付 {tokens}到供應區。',
    sow: '{seat} 收穫：{tokens}從儲備區放入供應區。',
    reap: '{seat} 拿取 {tokens}，即供應區的一半。',
    catch_up: '{seat} 從供應區拿取 {tokens}、從儲備區拿取 {reserve} 個，補到時代數 {age}。',
    gain: '{seat} 獲得{card}。',
    replace: '{card}讓位給 {seat} 的新領袖。',
    remove: '{seat} 放棄{card}。',
    draw: '{by}為 {seat} 翻出{card}。',
    reveal: '{card}進入市場。',
    take: '{card}讓 {seat} 從供應區得到 {tokens}。',
    take_reserve: '{card}讓 {seat} 從儲備區得到 {tokens}。',
    nothing: '{card}找不到目標。',
    attack: '{seat} 以{card}發動攻擊，戰力 {strength}。',
    khan: '{card}為 {seat} 從供應區拿取 {tokens}。',
    pacifist: '{seat} 愛好和平：{card}不會攻擊。',
    steal: '{seat} 從 {target} 拿走 {tokens}。',
    lose: '{target} 因 {seat} 的{card}失去{lost}。',
    communism: '{card}：現在每人有 {tokens}，供應區留下 {supply} 個。',
    outdated: '{card}在時代 {age} 已過時，離開市場。',
    banker_leaves: '銀行家的{card}離開市場；{tokens}進入供應區。',
    banker: '銀行家在{card}上投資 {tokens}。',
    pass: '{seat} 放棄額外行動。',
    future: '「未來」已到：遊戲在這個回合後結束。',
    stall: '連續 {turns} 個回合沒有投資也沒有獲得牌：遊戲結束。',
    end: '遊戲結束。',
  },
  decisions: {
    action: '請選擇行動：投資、完成、搶購、啟動或收穫。',
    keep: '請選擇要保留的起始牌；另一張移出遊戲。',
    bonus: '額外行動：投資、搶購，或跳過。',
    bank: '請選擇銀行家要投資的牌。',
    take: '{card}：請選擇要從市場獲得的牌。',
    target: '{card}：請選擇要攻擊誰。',
    discard: '{card}：請選擇 {target} 要失去什麼。',
    stake: '請選擇要在{card}上再放多少代幣。',
  },
  places: {
    removed: '已移出遊戲',
    deck: '還在牌庫裡',
    market: '在市場上',
    dealt: '是還在手上的起始牌',
    nation: '在 {seat} 的國家裡',
  },
  sentences: {
    place: '在{card}上放 {tokens}。',
    placeMore: '在{card}上放 {tokens}，並選擇再加多少。',
    complete: '{stake}進入供應區，因 {count} {icon}拿回 {bonus} 個，並獲得{card}。',
    snipeBanker: '支付 {price}到供應區，獲得{card}。',
    snipe: '支付 {price}給 {seat}，獲得{card}。',
    take: '獲得{card}：{effect}',
    keep: '保留{card}作為起始牌。',
    bank: '銀行家在{card}上放 {tokens}。',
    attack: '攻擊 {seat}，戰力 {strength}。',
    pass: '放棄額外行動。',
    harvestMore: '在供應區加 {sown} 個代幣，變成 {supply} 個；拿取 {half} 個，再拿 {lacking} 個補到時代數。',
    harvest: '在供應區加 {sown} 個代幣，變成 {supply} 個；拿取 {half} 個。',
    discard: '{seat} 失去{card}。',
    over: '遊戲結束了。',
    asked: '現在要做的是別的選擇。{decision}',
    noPassing: '不能跳過；隨時都可以收穫。',
    investedAlready: '你在{own}上有進行中的投資，請先完成它。',
    noTokens: '你沒有代幣可以投資。',
    notOnMarket: '{card}{where}，不在市場上。',
    investedYou: '你已經投資了{card}。',
    investedBanker: '銀行家已經投資了{card}。',
    investedBy: '{seat} 已經投資了{card}。',
    tooManyMore: '你有 {held}，不能放超過 {most} 個。',
    tooMany: '你有 {held}，不能放 {amount} 個。',
    noInvestment: '你沒有進行中的投資可以完成。',
    otherInvestment: '你投資的是{own}，不是{card}。',
    snipeNotInvested: '沒有人投資{card}；只能搶購對手投資的牌。',
    snipeOwn: '{card}是你自己的投資，請改為完成它。',
    snipeTooDear: '{card}上有 {stake}，而你有 {held}。',
    notYours: '{card}{where}，不在你的國家裡。',
    noTurnAction: '{card}沒有回合行動。',
    covered: '{card}被{cover}蓋住了。',
    cannotDiscard: '你無法支付{card}的代價：你沒有{type}牌可以棄掉。',
    cannotPay: '你無法支付{card}的代價：需要 {cost}，而你有 {held}。',
    noTarget: '{card}現在什麼也得不到：沒有符合的牌。',
    takeInvestedYou: '你投資了{card}，不能用效果獲得。',
    takeInvestedBanker: '銀行家投資了{card}，不能用效果獲得。',
    takeInvestedBy: '{seat} 投資了{card}，不能用效果獲得。',
    takeWrongType: '{card}是{type}牌，{about}不能獲得這種牌。',
    noSuchSeat: '這場遊戲沒有玩家 {seat}。',
    self: '你不能攻擊自己。',
    peaceful: '{seat} 有和平主義者，任何攻擊都傷不到。',
    notWeaker: '{seat} 的戰力是 {theirs}，不低於你的 {yours}。',
    nothingToLose: '{seat} 沒有{about}能奪走的東西；另有目標有。',
    cannotLose: '{about}不能奪走 {seat} 的{card}。',
    notDealt: '你沒有拿到{card}。',
    bankInvestedYou: '你投資了{card}，銀行家需要另一張牌。',
    bankInvestedBanker: '銀行家已經投資了{card}，需要另一張牌。',
    bankInvestedBy: '{seat} 投資了{card}，銀行家需要另一張牌。',
    emptyMove: '空白不是走法；{usage}。',
    noMove: '「{text}」不是走法；{usage}。',
    noCardHint: '沒有「{text}」這張牌；你是指「{hint}」嗎？',
    noCard: '沒有「{text}」這張牌。',
    noAmount: '「{text}」不是代幣數量；可以是 1 到 {most}，或用 {most2}+ 再選更多。',
    firstEdition: '第一版是 3 到 5 人；2 人規則在第二版（FOH-O1）。',
    literal: '照字面的牌義屬於第二版（FOH-O3）。',
    oneCulture: '{count} 個文化圖示',
    culture: '{count} 個文化圖示',
    oneOther: '{count} 個其他圖示，每 2 個得 1 分',
    other: '{count} 個其他圖示，每 2 個得 1 分',
    activate: '{card}：{effect}',
  },
  banker: '銀行家',
  facts: {
    tokens: '代幣',
    attack: '進攻戰力',
    defense: '防守戰力',
    snipers: '能搶購你投資的對手',
  },
  quoted: (name) => `「${name}」`,
  tokens,
  icon: (icon) => icons[icon],
  type: (type) => types[type],
  effect,
}

export default voiceOf(chinese)
