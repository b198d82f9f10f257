### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = 隨機
    .text = 從所有合法行動中隨機挑選，機率相同。
rr-bot-easy = 簡單
    .text = 憑第一眼印象行動，不往後看。
rr-bot-greedy = 貪心
    .text = 選擇執行後局面看起來最好的行動。
rr-bot-medium = 中等
    .text = 往後看：每步至少模擬 100 次。
rr-bot-hard = 困難
    .text = 看得很遠：每步至少模擬 4,000 次。
rr-bot-expert = 專家
    .text = 每步思考 3 秒。
