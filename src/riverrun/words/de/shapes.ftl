### What is wrong with the shape of a request, a command or an address; part of a sentence.

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
