### Les règles de New Game, section par section.

new-section-setup = Mise en place
new-clause-1 = Mélangez les 15 pierres et posez-les en pile, face cachée.
    .title = La pile
new-clause-2 = Tirez au sort qui commence ; on joue ensuite dans le sens horaire.
    .title = Qui commence

new-section-turns = Tours
new-clause-3 = À votre tour, prenez 1, 2 ou 3 pierres du dessus de la pile, si elle en a autant.
    .title = Prendre
new-clause-4 = Révélez les pierres que vous prenez et gardez-les ; chacune compte sa valeur.
    .title = Révéler

new-section-end = La fin
new-clause-5 = La partie se termine quand la pile est vide ; la dernière pierre compte 5 de plus pour la personne qui l’a prise.
    .title = La dernière pierre
new-clause-6 = Le plus grand nombre de points l’emporte ; en cas d’égalité, la victoire est partagée.
    .title = Gagner

new-section-what-is-hidden = Ce qui est caché
new-clause-7 = Personne ne connaît l’ordre de la pile ; le nombre de pierres de chaque sorte se déduit de ce qui est visible.
    .title = L’ordre de la pile
