### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = 隨機
    .text = 做任何允許的行動，適合隨意試玩。
rr-bot-easy = 簡單
    .text = 憑第一印象行動，不往後看，適合第一局。
rr-bot-greedy = 貪心
    .text = 選當下看起來最好的，不往後看。
rr-bot-medium = 中等
    .text = 往後看：每步至少模擬 100 次。
rr-bot-hard = 困難
    .text = 看得很遠：以模擬或神經網路判斷，視何者在此桌較強。
rr-bot-expert = 專家
    .text = 每步思考 3 秒。
rr-bot-net = 網路
    .text = 依照從一百多萬局中學習的神經網路下棋，不往後看。
rr-bot-master = 大師
    .text = 每步思考 3 秒，由從一百多萬局中學習的神經網路引導。
