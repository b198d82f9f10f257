### What is refused about content packs, whichever game they are for: their files, their pieces, their values.

## A pack and its files

rr-content-no-folder = { $where } 不是資料夾；內容包是含有 pack.toml 的資料夾。
rr-content-no-pack = 這不是內容包：沒有 pack.toml。
rr-content-no-archive = 這個檔案不是內容包：內容包以其檔案的 zip 壓縮檔分享。
rr-content-too-large = 內容包最多有 { $files } 個檔案，總共 { $signs } 個字元。
rr-content-other-game = { $where }：這是 { $pack } 的內容包，不是 { $game } 的。
rr-content-in = { $where }：{ $reason }
rr-content-no-file = { $file } 不是 { $game } 內容包的檔案；內容包可包含：{ LIST($files) }。
rr-content-no-pack-file = 「{ $file }」不是內容包的檔案。
rr-content-file-missing = 缺少 { $where }。
rr-content-unreadable = 無法讀取 { $where }：{ $detail }。
rr-content-no-text = { $where } 含有不是文字的字元。
rr-content-no-toml = { $where } 不是有效的 TOML：{ $detail }。
rr-content-no-number = { $where }：有數字超出 64 位元的範圍。
rr-content-changed = { $where } 和伺服器讀取時已經不同。
rr-content-pickled = 這裡《{ $game }》的內容和以 pickle 儲存的遊戲不同。

## Its pieces

rr-content-form = { $where } 的格式不對：{ $detail }。
rr-content-tables = { $where }：內容包把每個「{ $word }」寫成一個 [[{ $word }]] 表格。
rr-content-id-of-change = { $where }：每個 [[{ $word }]] 都要以 id 指明更改什麼。
rr-content-id-text = { $where }：每個 [[{ $word }]] 都有「id」；它是文字，「replaces」也是。
rr-content-no-piece = { $where }：沒有可更改的 [[{ $word }]]「{ $piece }」。
rr-content-no-piece-new = { $where }：沒有可更改的 [[{ $word }]]「{ $piece }」；新的要以「replaces」寫明取代哪一個。
rr-content-no-piece-of = { $where }：沒有可更改的 [[{ $word }]]「{ $piece }」，請給 { $choice }。
rr-content-no-piece-new-of = { $where }：沒有可更改的 [[{ $word }]]「{ $piece }」，請給 { $choice }；新的要以「replaces」寫明取代哪一個。
rr-content-changed-twice = { $where }：[[{ $word }]]「{ $piece }」更改了兩次；請把所有更改寫在同一個 [[{ $word }]]。
rr-content-there-already = { $where }：[[{ $word }]]「{ $piece }」已在盒中。
rr-content-id-twice = { $where }：[[{ $word }]] 的 id「{ $piece }」用了兩次。
rr-content-id-signs = [[{ $word }]] 的 id「{ $id }」不能用：id 由小寫字母 a 到 z、數字和 _ 組成。
rr-content-ids-alike = [[{ $word }]] 的 id「{ $id }」和「{ $other }」讀起來相同；除了 _ 之外還要有別的差異。

## Its values

rr-content-between = { $owner }：「{ $field }」須為 { $low } 到 { $high }，不能是 { $given }（{ $clause }）。
rr-content-fixed = { $owner }：「{ $field }」一律為 { $number }，不能是 { $given }（{ $clause }）。
rr-content-between-of = { $owner }：「{ $verb }」的「{ $field }」須為 { $low } 到 { $high }，不能是 { $given }。
rr-content-no-verb = { $owner }：這裡沒有效果「{ $verb }」；可用的有：{ LIST($known) }。
rr-content-missing = { $owner }：「{ $verb }」需要「{ $field }」的值。
rr-content-unused = { $owner }：「{ $verb }」用不到「{ $field }」。
rr-content-kinds = 內容包的值是數字、文字、true 和 false、列表以及表格。
rr-content-nesting = 內容包的值不能有這麼多層。
rr-content-rows = 「{ $what }」總共超過 { $room } 個；沒有空間放 { $owner } 的 { $rows } 個。
rr-content-row = { $owner }：有一個「{ $what }」有 { $numbers } 個數字；最多只能有 { $room } 個。
rr-content-number = { $owner }：「{ $what }」中有一個數字是 { $number }，超出 32 位元。
