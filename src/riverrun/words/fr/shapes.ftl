### What is wrong with the shape of a request, a command, an address, a document or a record; part of a sentence.

rr-shape-no-body = elle n’a pas de corps
rr-shape-not-json = ce n’est pas du JSON
rr-shape-missing = « { $field } » manque
rr-shape-unknown = il n’y a pas de champ « { $field } »
rr-shape-type = « { $field } » doit être { $expected }, pas { $given }
rr-shape-least = « { $field } » doit valoir au moins { $bound }
rr-shape-most = « { $field } » doit valoir au plus { $bound }
rr-shape-shortest = « { $field } » doit avoir une longueur d’au moins { $length }
rr-shape-longest = « { $field } » doit avoir une longueur d’au plus { $length }
rr-shape-pattern = « { $field } » doit correspondre à { $pattern }
rr-shape-value = « { $field } » ne peut pas être « { $given } »
rr-shape-value-of = « { $field } » ne peut pas être « { $given } » ; donnez { $choice }
rr-shape-value-key = « { $field } » n’a pas de « { $given } » ; donnez { $choice }
rr-shape-unknown-of = il n’y a pas de champ « { $field } » ; donnez { $choice }
rr-shape-length = « { $field } » doit avoir la longueur { $length }, pas { $given }
