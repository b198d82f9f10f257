### What is wrong with the shape of a request, a command, an address, a document or a record; part of a sentence.

rr-shape-no-body = Sie hat keinen Inhalt
rr-shape-not-json = Das ist kein JSON
rr-shape-missing = „{ $field }“ fehlt
rr-shape-unknown = Es gibt kein Feld „{ $field }“
rr-shape-type = „{ $field }“ muss { $expected } sein, nicht { $given }
rr-shape-least = „{ $field }“ muss mindestens { $bound } sein
rr-shape-most = „{ $field }“ darf höchstens { $bound } sein
rr-shape-shortest = „{ $field }“ muss mindestens die Länge { $length } haben
rr-shape-longest = „{ $field }“ darf höchstens die Länge { $length } haben
rr-shape-pattern = „{ $field }“ muss zu { $pattern } passen
rr-shape-value = „{ $field }“ kann nicht „{ $given }“ sein
rr-shape-value-of = „{ $field }“ kann nicht „{ $given }“ sein; möglich: { $choice }
rr-shape-value-key = „{ $field }“ hat kein „{ $given }“; möglich: { $choice }
rr-shape-unknown-of = Es gibt kein Feld „{ $field }“; möglich: { $choice }
rr-shape-length = „{ $field }“ muss die Länge { $length } haben, nicht { $given }
