### What is wrong with the shape of a request, a command, an address, a document or a record; part of a sentence.

rr-shape-no-body = it has no body
rr-shape-not-json = it is not JSON
rr-shape-missing = ‘{ $field }’ is missing
rr-shape-unknown = there is no field ‘{ $field }’
rr-shape-type = ‘{ $field }’ must be { $expected }, not { $given }
rr-shape-least = ‘{ $field }’ must be at least { $bound }
rr-shape-most = ‘{ $field }’ must be at most { $bound }
rr-shape-shortest = ‘{ $field }’ must have a length of at least { $length }
rr-shape-longest = ‘{ $field }’ must have a length of at most { $length }
rr-shape-pattern = ‘{ $field }’ must match { $pattern }
rr-shape-value = ‘{ $field }’ can’t be ‘{ $given }’
rr-shape-value-of = ‘{ $field }’ can’t be ‘{ $given }’; give { $choice }
rr-shape-value-key = ‘{ $field }’ has no ‘{ $given }’; give { $choice }
rr-shape-unknown-of = there is no field ‘{ $field }’; give { $choice }
rr-shape-length = ‘{ $field }’ must have the length { $length }, not { $given }
