### What is wrong with the shape of a request, a command, an address, a document or a record; part of a sentence.

rr-shape-no-body = 沒有內容
rr-shape-not-json = 不是 JSON
rr-shape-missing = 缺少「{ $field }」
rr-shape-unknown = 沒有「{ $field }」這個欄位
rr-shape-type = 「{ $field }」必須是 { $expected }，不能是 { $given }
rr-shape-least = 「{ $field }」至少要是 { $bound }
rr-shape-most = 「{ $field }」最多只能是 { $bound }
rr-shape-shortest = 「{ $field }」的長度至少要是 { $length }
rr-shape-longest = 「{ $field }」的長度最多只能是 { $length }
rr-shape-pattern = 「{ $field }」必須符合 { $pattern }
rr-shape-value = 「{ $field }」不能是「{ $given }」
rr-shape-value-of = 「{ $field }」不能是「{ $given }」，請給 { $choice }
rr-shape-value-key = 「{ $field }」沒有「{ $given }」，請給 { $choice }
rr-shape-unknown-of = 沒有「{ $field }」這個欄位，請給 { $choice }
rr-shape-length = 「{ $field }」的長度必須是 { $length }，不能是 { $given }
