# Les règles de Flow en français, section par section. Vouvoiement.


fl-section-components-and-board = Matériel et plateau

fl-clause-a1 = Le plateau a 7 rangées et 7 colonnes. Un animal occupe chaque coin et le bateau le milieu ; les 44 autres cases sont libres. La notation compte rangées et colonnes à partir de 0 : le bateau est en r3c3.
    .title = Le plateau

fl-clause-a2 = La case d’un animal est ouverte sur ses deux bords intérieurs.
    .title = Deux ouvertures par animal

fl-clause-a3 = Les faces 1 à 6 d’un dé frappent les lignes 0, 1, 2, 4, 5 et 6, comptées à partir de 0 : la ligne du milieu n’a pas de numéro. Le bateau n’est donc jamais frappé, et une case d’une ligne du milieu l’est par un dé au plus. Inventé : le blanc compte les rangées depuis le haut, le noir les colonnes depuis la gauche.
    .title = Dés et lignes

fl-clause-a4 = Il y a 42 tuiles de rivière : 31 simples et 11 avec obstacle. Par forme, simples et avec obstacle : ligne droite 8 et 3, courbe 9 et 2, bifurcation 7 et 3, croix 7 et 3. Les nombres sont imprimés ; la forme à laquelle chacun appartient est déduite de leur ordre.
    .title = Les tuiles de rivière

fl-clause-a5 = Il y a 8 tuiles de scénario avec obstacles. Le bateau a deux faces : l’une avec quatre chemins ouverts, l’autre avec un seul.
    .title = Tuiles de scénario et bateau

fl-clause-a6 = Une tuile simple relie tous ses bords ouverts. Une tuile avec obstacle a les mêmes bords ouverts pour le raccord, mais l’eau ne la traverse pas. Avec obstacle=one_arm, seule la tige d’une bifurcation (inventé) ou un bras d’une croix ne prend pas d’eau, et les autres bras sont reliés. Les lignes droites et les courbes avec obstacle arrêtent toujours toute l’eau. Une tuile de scénario n’a pas d’eau, et tout se raccorde à ses bords.
    .title = Où passe l’eau

fl-clause-a7 = Il y a 3 jetons oiseau, un dé blanc et un dé noir, 15 cartes action et 11 cartes scénario. Les cartes action sont 3 « Soutien », 3 « Oiseau », 3 « Courant », 2 « Pêche », 2 « Eaux calmes » et 2 « Retour ».
    .title = Oiseaux, dés et cartes

fl-clause-a8 = Les bords ouverts d’une tuile disent comment elle est posée. Une ligne droite peut l’être de 2 façons, une courbe et une bifurcation de 4, une croix de 1 (de 4 si l’un de ses bras est à sec). Les exemplaires d’une tuile ou d’une carte sont identiques : un coup en nomme donc la sorte.
    .title = Orientations


fl-section-setup = Mise en place

fl-clause-b1 = Le bateau montre ses quatre chemins. Les 42 tuiles de rivière sont mélangées face cachée. Quel que soit le nombre de tas, elles forment ici une seule pile ; on pioche et on pêche sur le dessus.
    .title = Bateau et pile de tuiles

fl-clause-b2 = Un joueur seul reçoit 3 cartes action, deux joueurs 2 chacun, trois à six joueurs 1 chacun. Le reste forme la pioche : 12, 11, 12, 11, 10 ou 9 cartes de 1 à 6 joueurs. Elle n’est jamais remélangée, et les mains n’ont pas de limite.
    .title = Distribuer les cartes action

fl-clause-b3 = Le premier joueur est désigné par le hasard ou par l’option « first ». Le livret désigne qui a vu le film ou nagé le plus récemment. On joue dans le sens horaire ; seul, tous les tours sont à vous.
    .title = Le premier joueur

fl-clause-b4 = Une partie à scénario a 1 à 6 cartes scénario, selon sa difficulté : très facile, facile, moyen, difficile, très difficile, inconcevable. Elles sont tirées parmi les 11. Inventé : l’option « scenarios » les nomme à la place. D’abord, une deuxième « Pas un mot » est remplacée ; elle est hors du jeu, et sa remplaçante est vérifiée à son tour. Ensuite, on pose les obstacles (FL-H1). Puis on retourne le bateau (FL-H6).
    .title = Cartes scénario


fl-section-round-and-turn = Manche et tour

fl-clause-c1 = Le premier joueur lance le chrono d’une minute et joue un tour ; après une vague géante, c’est le joueur suivant qui le fait.
    .title = Le chrono

fl-clause-c2 = Un tour est exactement l’une de deux actions : piocher une tuile ou jouer une carte action. Vous ne pouvez pas passer, ni commencer une action qui ne peut être menée à bien.
    .title = Une action par tour

fl-clause-c3 = Seul le joueur dont c’est le tour agit ; on ne pioche une tuile que quand le tour précédent est terminé.
    .title = Seul le joueur actif agit

fl-clause-c4 = Quand un tour est terminé, on vérifie si la partie est gagnée ; puis le joueur à gauche devient actif.
    .title = Après un tour

fl-clause-c5 = Avant le premier tour, « facing » est demandé une fois. À un tour, « turn » est demandé : piocher, prendre une tuile face visible ou jouer une carte. Après avoir pioché, « tile » est demandé : placer, échanger ou défausser. Pour une carte, « aim » demande ses cibles l’une après l’autre. Si « Eaux calmes » agit, « die » est demandé.
    .title = Les choix demandés

fl-clause-c6 = Un tour se termine dans cet ordre. La carte s’en va. On vérifie la victoire. Si le temps est écoulé, la vague vient. Le joueur suivant devient actif. On vérifie la défaite.
    .title = La fin d’un tour

fl-clause-c7 = Une carte est jouable s’il existe maintenant une façon de la jouer en entier ; tout choix proposé peut être mené à bien. Un refus nomme la première règle qui n’est pas respectée. Viennent d’abord le mauvais joueur, un choix qui n’est pas demandé, et une carte qu’on n’a pas ou rien à piocher. Viennent ensuite les cartes scénario et « Eaux calmes », la règle propre au coup, puis le placement dans l’ordre de ses règles.
    .title = Cartes jouables et ordre des refus


fl-section-drawing-a-tile = Piocher une tuile

fl-clause-d1 = Prenez la première tuile face cachée, ou une tuile que « Pêche » a mise face visible à un tour précédent. S’il n’en reste aucune face cachée, prenez-en une face visible. Elle est visible de tous et ne peut être remise.
    .title = Ce qu’on pioche

fl-clause-d2 = Vous pouvez défausser face visible une ligne droite, une courbe ou une bifurcation simple contre une carte action, si la pioche n’est pas vide. Le livret montre trois sortes dont les images sont perdues. Déduit : la quatrième, qui ne s’échange pas, est la croix (option « untradable »). La carte sert aux tours suivants.
    .title = Échanger contre une carte action

fl-clause-d3 = Sinon, placez la tuile selon les règles, tournée comme vous voulez. Une tuile qui peut être placée et n’est pas échangée doit être placée.
    .title = Placer la tuile

fl-clause-d4 = Une tuile avec obstacle qui n’a aucune case permise est défaussée, sans carte en échange. Il en va de même si elle ne peut aller que là où elle bloquerait complètement un animal.
    .title = Obstacle sans case

fl-clause-d5 = Une tuile simple qui n’a aucune case permise est défaussée, sans carte en échange ; si sa sorte s’échange, vous pouvez encore l’échanger.
    .title = Tuile simple sans case

fl-clause-d6 = Tant qu’il reste une tuile, vous pouvez piocher, même une tuile face visible dont on sait qu’elle n’a pas de case.
    .title = Piocher est toujours permis


fl-section-placing-a-tile = Placer une tuile

fl-clause-e1 = Une tuile va sur une case vide qui partage un bord avec la case d’un animal ou avec n’importe quelle tuile. Le bateau et les tuiles de scénario comptent.
    .title = À côté de quelque chose

fl-clause-e2 = Au moins un bord ouvert de la tuile doit rencontrer un bord ouvert d’une case que l’eau d’un animal atteint. C’est la case d’un animal, une tuile simple ou le bateau, jamais un obstacle. La nouvelle tuile peut être elle-même un obstacle : elle termine alors le chemin.
    .title = L’eau doit l’atteindre

fl-clause-e3 = Avec chaque tuile voisine, chaque case d’animal et le bateau, l’ouvert rencontre l’ouvert et le fermé le fermé. Le bateau à un chemin a trois côtés fermés.
    .title = Les bords se raccordent

fl-clause-e4 = N’importe quel bord d’une tuile, ouvert ou fermé, peut toucher le bord du plateau ou une tuile de scénario.
    .title = Le bord du plateau

fl-clause-e5 = Quand des tuiles quittent le plateau, toutes les autres restent, même coupées de tout animal. Une tuile coupée ne donne pas d’eau avant d’être reliée de nouveau. Mais une nouvelle tuile peut être posée à côté et doit s’y raccorder.
    .title = Les tuiles restent

fl-clause-e6 = Un animal est complètement bloqué quand son eau n’a pas atteint le bateau et n’a aucun bord ouvert vers une case vide. Une tuile avec obstacle ne peut le faire à aucun des quatre animaux ; une tuile simple le peut. Le bateau n’est pas protégé : un obstacle peut fermer son dernier côté.
    .title = Animaux complètement bloqués


fl-section-timer-and-giant-wave = Chrono et vague géante

fl-clause-f1 = Quand le chrono est à 0, la manche se termine et le jeu s’arrête.
    .title = Le temps est écoulé

fl-clause-f2 = On termine d’abord comme d’habitude la tuile piochée ou la carte déjà jouée, échange et défausse compris. Puis on vérifie la victoire ; après une victoire, on ne lance pas les dés.
    .title = Terminer un tour

fl-clause-f3 = Un joueur qui n’a pas agi quand le temps est écoulé perd ce tour.
    .title = Un tour perdu

fl-clause-f4 = Le joueur actif, qui a terminé en retard ou perdu le tour, lance les deux dés. Si « Eaux calmes » agit, il lance un seul dé, choisi avant le lancer.
    .title = Qui lance les dés

fl-clause-f5 = Toutes les tuiles de rivière et de scénario de la rangée du dé blanc et de la colonne du dé noir sont retirées d’un coup. C’est le plateau d’avant le lancer qui compte. Les animaux et le bateau restent. Les tuiles de rivière vont face visible à la défausse, les tuiles de scénario hors du jeu.
    .title = Ce que prend la vague

fl-clause-f6 = Une tuile avec un oiseau qu’un seul dé frappe reste ; son jeton oiseau retourne à la réserve.
    .title = Un oiseau contre un dé

fl-clause-f7 = Une tuile avec un oiseau que les deux dés frappent est retirée, et son jeton oiseau retourne à la réserve.
    .title = Un oiseau contre les deux dés

fl-clause-f8 = « Eaux calmes », si elle agissait, est défaussée. Ce qui se compte par manche repart de zéro. Le joueur suivant devient actif, on vérifie la défaite, et le chrono repart.
    .title = Une nouvelle manche

fl-clause-f9 = Chaque manche finit par un lancer, quoi qu’il y ait sur le plateau. Il ne touche ni la pile, ni les tuiles face visible, ni la pioche, ni les mains.
    .title = Chaque manche finit par un lancer


fl-section-action-cards = Cartes action

fl-clause-g1 = Retirez n’importe quelle tuile du plateau, sauf le bateau, vers la défausse. Un oiseau qui s’y trouve retourne à la réserve et ne la protège pas ; une tuile de scénario quitte le jeu.
    .title = Soutien

fl-clause-g2 = Posez un jeton oiseau sur n’importe quelle tuile qui n’en a pas, sauf le bateau ; les obstacles et les tuiles de scénario sont permis aussi. Il y a toujours un jeton : trois cartes, trois jetons.
    .title = Oiseau

fl-clause-g3 = Soulevez n’importe quelle tuile sauf le bateau et placez-la sur une autre case vide, tournée comme vous voulez. Les règles de placement s’appliquent une fois la tuile soulevée, sauf que l’eau n’a pas à l’atteindre. Un obstacle ou une tuile de scénario ne peut pas bloquer complètement un animal. La case qu’elle a quittée n’est pas une cible. Tout se raccorde à une tuile de scénario, qui peut aller sur une ligne du milieu. Un oiseau voyage avec sa tuile.
    .title = Courant

fl-clause-g4 = Mettez face visible 2 tuiles face cachée. Dès le tour suivant, chacun peut en piocher une ; elles restent jusqu’à ce qu’on les pioche et comptent parmi les tuiles restantes. Au moins 2 tuiles doivent être face cachée.
    .title = Pêche

fl-clause-g5 = À la prochaine vague géante, on lance un seul dé. On ne peut jouer qu’une carte de ce genre par manche : une deuxième est injouable jusqu’à la fin de la vague.
    .title = Eaux calmes

fl-clause-g6 = Placez n’importe quelle tuile de rivière défaussée, simple ou avec obstacle, de quelque façon qu’elle y soit arrivée, selon toutes les règles de placement. Elle ne peut être ni échangée ni défaussée. La carte est injouable si aucune sorte défaussée n’a de case permise.
    .title = Retour

fl-clause-g7 = Une carte jouée est défaussée face visible, « Eaux calmes » après sa vague.
    .title = Où vont les cartes jouées

fl-clause-g8 = Une carte appartient à la manche où elle a été jouée, même si son tour se termine après la fin du chrono.
    .title = La manche d’une carte


fl-section-scenario-cards = Cartes scénario

fl-clause-h1 = Chacune des quatre cartes apporte deux tuiles de scénario, et les dés disent où : blanc 3 et noir 4, c’est r2c4. Relancez si la case est occupée ou si c’est la case d’un animal. Relancez aussi si un animal n’a alors plus de chemin, par des cases non barrées, jusqu’à un côté ouvert du bateau. On le vérifie tuile par tuile ; un chemin peut traverser des cases d’animaux.
    .title = Obstacles de scénario

fl-clause-h2 = Il y a deux de ces cartes, dont une seule peut être en jeu : personne ne communique, sauf pendant la vague géante.
    .title = Pas un mot

fl-clause-h3 = Le groupe peut jouer une carte action par manche. Pour le reste de la manche, toute carte est injouable et n’évite pas la défaite.
    .title = Une carte action par manche

fl-clause-h4 = Aucune tuile ne peut être échangée contre une carte action.
    .title = Pas de nouvelles cartes

fl-clause-h5 = « Soutien » et « Courant » ne peuvent toucher ni une tuile de rivière avec obstacle ni une tuile de scénario. Elles sont injouables s’il n’y a pas d’autre tuile. « Oiseau », « Retour », « Pêche » et le placement ne sont pas limités.
    .title = Obstacles tenaces

fl-clause-h6 = Une fois les obstacles posés, le bateau est retourné sur la face à un seul chemin ouvert. Les joueurs choisissent de quel côté il s’ouvre ; il ne tourne plus jamais. Inventé : c’est le premier joueur qui décide.
    .title = Bateau à un chemin

fl-clause-h7 = Les vagues ne retirent jamais une tuile de rivière avec obstacle ni une tuile de scénario. Un oiseau posé dessus n’est pas perdu, même frappé par les deux dés. « Soutien » et « Courant » agissent toujours sur elles.
    .title = Les obstacles restent

fl-clause-h8 = Quand une carte scénario contredit une règle, la carte l’emporte.
    .title = Les cartes scénario priment


fl-section-the-end = La fin

fl-clause-i1 = La partie est gagnée si l’eau relie les quatre animaux au bateau à la fin d’un tour, par des chemins séparés ou communs. Cela vaut aussi pour un tour terminé après la fin du chrono.
    .title = Gagner

fl-clause-i2 = La partie est perdue s’il n’y a aucune tuile à piocher au début d’un tour et si le joueur actif n’a aucune carte jouable. Les tuiles à piocher sont celles face cachée et celles face visible. Après une vague, on le vérifie avant de lancer le chrono.
    .title = Perdre

fl-clause-i3 = Il y a au plus 57 tours où quelqu’un agit : 42 pioches et 15 cartes. Les tours perdus à cause du chrono n’usent rien. Il faut au moins 14 tuiles pour gagner, ou 15 avec le bateau à un chemin.
    .title = La durée possible d’une partie

fl-clause-i4 = À tout moment, les tuiles de rivière face cachée, face visible, en main, sur le plateau et défaussées sont 42. Les cartes action en main, dans la pioche, en train d’être jouées, en effet et défaussées sont 15. Les jetons oiseau de la réserve et des tuiles sont 3.
    .title = Rien ne disparaît


fl-section-what-is-seen = Ce qu’on voit

fl-clause-j1 = Chacun voit le plateau, les oiseaux, la tuile piochée, les tuiles face visible, la défausse, les cartes jouées et les cartes scénario. Chacun voit aussi si « Eaux calmes » agit, la taille de la pile et de la pioche, les dés lancés et toutes les mains. On connaît donc le mélange de la pile.
    .title = Visible

fl-clause-j2 = Personne ne voit l’ordre de la pile ni de la pioche, ni les dés à venir.
    .title = Caché

fl-clause-j3 = Avec « Pas un mot », les mains des autres sont cachées toute la partie ; on peut nommer ses cartes pendant la vague.
    .title = Les mains avec « Pas un mot »


fl-section-rulings = Décisions

fl-clause-r1 = Seules les cartes du joueur actif comptent pour la défaite.
    .title = Quelles cartes évitent la défaite

fl-clause-r2 = Tout placement d’un obstacle qui bloque complètement un animal est interdit, même si la tuile a d’autres cases permises.
    .title = Bloquer n’est jamais permis

fl-clause-r3 = L’eau passe par les cases des animaux et par le bateau.
    .title = Animaux et bateau conduisent l’eau

fl-clause-r4 = Les bords doivent se raccorder aux ouvertures des cases d’animaux.
    .title = Se raccorder aux ouvertures des animaux

fl-clause-r5 = Une tuile d’une sorte échangeable qui ne peut être placée peut être échangée.
    .title = Échanger ce qui n’a pas de case

fl-clause-r6 = Une carte jouée avant la fin du chrono est menée à son terme.
    .title = Une carte jouée à temps est terminée

fl-clause-r7 = Un joueur qui devait agir quand le temps s’est écoulé lance les dés et perd le tour.
    .title = Un joueur inactif à 0

fl-clause-r8 = « Pêche » ne peut être jouée avec moins de deux tuiles face cachée.
    .title = Pêche demande deux tuiles

fl-clause-r9 = Une tuile de scénario retirée est hors du jeu : elle ne va pas à la défausse, et « Retour » ne peut la ramener.
    .title = Tuiles de scénario retirées

fl-clause-r10 = « Courant » peut déplacer des tuiles de scénario, sauf si une carte scénario l’interdit.
    .title = Courant et tuiles de scénario

fl-clause-r11 = L’unique dé d’« Eaux calmes » est choisi avant d’être lancé.
    .title = Quand on choisit l’unique dé

fl-clause-r12 = Pour un joueur seul, « Pas un mot » est remplacée par une autre carte scénario.
    .title = Pas un mot en solo

fl-clause-r13 = Les mains sont visibles, sauf si une carte scénario les cache.
    .title = Mains visibles

fl-clause-r14 = Les cartes qui ne peuvent être jouées maintenant n’évitent pas la défaite.
    .title = Cartes injouables

fl-clause-r15 = Seul un animal que la tuile vient bloquer rend une case interdite à un obstacle.
    .title = Animaux déjà bloqués

fl-clause-r16 = Avec le bateau à un chemin, on relance aussi pour une tuile de scénario si elle ne laisse aucune orientation que les quatre animaux peuvent atteindre. On ne peut choisir qu’une orientation vers laquelle les quatre ont un chemin.
    .title = Une orientation pour l’unique chemin

fl-clause-r17 = Une tuile face visible se pioche comme une autre : placée, échangée ou défaussée.
    .title = Les tuiles face visible se piochent


fl-section-the-clock-in-a-digital-game = Le chrono dans une partie numérique

fl-clause-k1 = Le moteur du jeu n’a pas de chrono : que le temps soit écoulé est un coup, joué par la table et non par un joueur. Si le joueur actif n’a pas encore agi, il termine aussitôt la manche. Avec une tuile en main ou une carte en train d’être jouée, il marque le tour comme en retard.
    .title = La fin du temps est un coup

fl-clause-k2 = Le coup de FL-K1 est refusé pendant qu’on choisit l’orientation du bateau ou un dé. Il l’est aussi une deuxième fois dans un tour déjà en retard, et dans une partie terminée.
    .title = Quand le temps ne peut pas s’écouler

fl-clause-k3 = Sans chrono, une manche se termine après un nombre de tours complets (option « turns »). Le joueur suivant lance les dés au lieu d’agir, sauf si la partie est alors perdue.
    .title = Jouer sans chrono

fl-clause-k4 = Avec l’option « clock », le chrono de la table termine les manches, et les tours ne sont pas comptés. L’option « pausable » dit s’il peut être mis en pause. Les deux relèvent de la table, pas des règles.
    .title = Jouer avec chrono
