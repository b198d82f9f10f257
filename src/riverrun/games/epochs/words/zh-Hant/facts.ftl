# 提示用來說明理由的數字。
ep-fact-stored = { NAME($resource) }
ep-fact-authority = 版圖上的權威
ep-fact-culture = 文化
ep-fact-rank = 文化名次
ep-fact-art = 藝術傑作
ep-fact-supply = 供給
ep-fact-demand = 需求
ep-fact-trade-gold = 時代結束時的貿易金幣
ep-fact-trade-culture = 時代結束時的貿易文化
ep-fact-hungry = 你的城市還缺的糧食
ep-fact-free-cities = 版圖上的城市
ep-fact-reach = 可擴張的六角格
ep-fact-camps = 你邊界的蠻族營地
ep-fact-combat = 戰力
ep-fact-dice = 優勢
ep-fact-ready = 就緒的單位
ep-fact-command = 生產命令的收益
