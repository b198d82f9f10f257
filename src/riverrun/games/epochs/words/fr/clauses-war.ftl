# Les règles d’Epochs en français : de l’étape militaire au décompte, questions, et ce qui est caché.


ep-section-military = Étape militaire

ep-clause-7-1 = Vous pouvez payer toute la solde indiquée sur vos unités, en la posant dessus. Elles sont alors prêtes pour toutes les guerres jusqu’à votre prochain entretien. C’est tout ou rien. Sans solde, une unité est toujours prête. Non prêtes, elles ont 0 au combat, aucun avantage et n’attaquent pas.
    .title = Solde

ep-clause-7-2 = Vous pouvez prendre un jeton belliciste et le garder jusqu’à la fin de l’époque. Vos comptoirs dans les villes adverses et neutres, et ceux des autres dans vos villes, sont retirés. Un comptoir retiré revient sur le plateau de civilisation de son propriétaire, qui gagne 1 pièce d’or et perd ses 2 de demande. De même si la ville du comptoir est retirée.
    .title = Belliciste

ep-clause-7-3 = Attaquez une cible voisine d’un territoire, d’une ville ou d’un comptoir à vous, ou que vous atteignez par-delà. Un belliciste attaque territoires et villes adverses, camps barbares et villes neutres ; les autres, seulement les territoires et villes des bellicistes, et les camps.
    .title = Attaque

ep-clause-7-4 = Au tour où vous prenez le jeton, vous pouvez plutôt attaquer chaque adversaire une fois ; mais alors ni ville neutre ni barbares.
    .title = Attaquer chacun

ep-clause-7-5 = Certaines unités franchissent une mer, les unités montées plaine et désert, l’aviation atteint tout, sauf une ville d’un joueur avec antiaérien. Un terrain qu’une unité ne peut attaquer n’est pas une cible pour vous.
    .title = Par-delà et aviation


ep-section-war = Guerre

ep-clause-8-1 = Avec des unités prêtes, votre total est leur combat, formation et effets compris, plus 1 dé et 1 de plus par avantage qui s’applique. Pour une ville, chaque camp ajoute 1 par territoire à lui qui la touche. Avec des unités non prêtes, le total est 0.
    .title = Totaux

ep-clause-8-2 = Les avantages : près de la mer, un terrain, ville, défense ou protection, attaque, contre une unité montée, contre l’aviation. Chaque icône est un dé. Déduit : les terrains autres que la mer. Décision : l’attaque.
    .title = Avantages

ep-clause-8-3 = Un dé montre 0, 1, 1, 2, 3 et 4. Décision : les faces entre 0 et 4 sont de nous.
    .title = Dés

ep-clause-8-4 = Un camp barbare vaut 3. Une ville neutre vaut 7, sauf si un joueur qui y a un comptoir la protège comme la sienne. Si deux le veulent, c’est le plus proche de l’attaquant dans le sens horaire ; si personne, elle vaut 7.
    .title = Barbares, villes neutres, protecteur

ep-clause-8-5 = L’attaquant doit être strictement supérieur.
    .title = Qui gagne

ep-clause-8-6 = Les barbares vaincus sont retirés et vous pouvez y poser un cube gratuitement. Une ville neutre vaincue sans protecteur est retirée et vous pouvez y mettre une ville à vous gratuitement.
    .title = Vaincre barbares et villes neutres

ep-clause-8-7 = Battre un joueur ou protecteur de 1 ou plus : prenez 1 point d’honneur. De 3 ou plus : retirez le cube ou la ville, et vous pouvez poser le vôtre gratuitement ; son dernier territoire reste. De 6 ou plus : prenez 1 chef-d’œuvre. Tout ce qui s’applique est pris dans cet ordre ; ce qu’il n’a pas est omis. Seul l’attaquant prend du butin.
    .title = Butin

ep-clause-8-8 = Territoires et villes gagnés à la guerre ne déclenchent aucune capacité d’expansion ou de construction.
    .title = La guerre n’est pas une action


ep-section-free-actions = Actions libres

ep-clause-9-1 = Consommez 2 points d’autorité, soit 2 cubes du plateau de civilisation vers celui de gouvernement, et changez 1 ressource de base en une autre.
    .title = Convertir

ep-clause-9-2 = Posez un cube de capacité sur l’une des 4 capacités de votre civilisation et payez son prix éventuel. Son époque doit être venue. Au plus 2 par partie, jamais deux fois la même.
    .title = Débloquer une capacité


ep-section-epoch-end = Fin d’une époque

ep-clause-10-1 = Les plus hautes cultures reçoivent chacune 1 chef-d’œuvre. À 2 joueurs, la première ; à 3 joueurs, les 2, 2 et 1 premières aux époques I, II et III ; à 4 joueurs, les 3, 2 et 1 premières.
    .title = 1 : chefs-d’œuvre

ep-clause-10-2 = Prenez la récompense sous la plus basse de votre offre et de votre demande. Avec 8 et 5, c’est celle du 5 : 3 pièces d’or et 2 points de culture.
    .title = 2 : revenu commercial

ep-clause-10-3 = Chaque ville sur la carte mange 1, 2 ou 3 nourritures à l’époque I, II ou III ; l’or convient. Nourrissez toutes celles que vous pouvez. Sinon, retirez des villes à votre choix jusqu’à pouvoir nourrir le reste, en perdant 1 point de culture chacune. Chaque ville nourrie donne 1 point d’autorité et 1 de culture en I, 2 d’autorité et 1 de culture en II, rien en III.
    .title = 3 : nourrir les villes

ep-clause-10-4 = Chaque lot de 3 ressources de base, même mêlées, devient 1 pièce d’or ; le reste retourne à la banque. Ce qu’une capacité permet de garder peut rester.
    .title = 4 : conversion en or

ep-clause-10-5 = Perdez 1 pièce d’or par camp barbare voisin d’un territoire ou d’une ville à vous, tant que vous avez de l’or.
    .title = 5 : pillage

ep-clause-10-6 = L’autorité consommée revient sur votre plateau de civilisation.
    .title = 6 : retour de l’autorité

ep-clause-10-7 = Les bellicistes rendent leur jeton et perdent 1, 2 ou 3 points de culture à l’époque I, II ou III.
    .title = 7 : bellicistes


ep-section-new-epoch = Nouvelle époque

ep-clause-11-1 = Les cartes du marché non révélées de l’ancienne époque quittent la partie. Celles des colonnes restent.
    .title = Anciennes cartes du marché

ep-clause-11-2 = Les unités de base de la nouvelle époque remplacent les anciennes.
    .title = Nouvelles unités de base

ep-clause-11-3 = Pour l’époque II, mélangez toutes les cartes II. Pour l’époque III, posez 14 cartes III au hasard sur toutes les III+, mélangées à part.
    .title = Nouvelle pioche du marché

ep-clause-11-4 = Videz le marché des inventions et posez-y 4 cartes de la pioche de la nouvelle époque ; le reste quitte la partie. En entrant dans l’époque II, mélangez les inventions III pour former la pioche.
    .title = Nouveau marché des inventions

ep-clause-11-5 = Le joueur à gauche du précédent premier joueur commence. Les mains contiennent déjà les 6 cartes piochées.
    .title = Nouveau premier joueur


ep-section-scoring = Décompte

ep-clause-12-1 = Après la fin de l’époque III, comptez 1 PV par point de culture, d’honneur et par territoire, 4 par ville sur la carte, 1 par 2 pièces d’or, les capacités de fin de partie et les chefs-d’œuvre selon leur tableau. Le plus de PV gagne ; à égalité, la plus haute culture.
    .title = Points de victoire


ep-section-faq = Questions et réponses

ep-clause-q1 = Vous ne pouvez pas attaquer avec une unité tant que l’autre n’est pas payée.
    .title = Toutes les unités

ep-clause-q2 = Après chaque expansion, avant l’effet suivant, vous pouvez reprendre le cube d’un autre territoire et gagner 2 nourritures. Avec la République : expansion, Nomades ou non, nouvelle expansion, Nomades ou non.
    .title = Nomades

ep-clause-q3 = Si votre limite de villes baisse, rendez les excédentaires à votre réserve, depuis la carte au besoin.
    .title = Villes excédentaires

ep-clause-q4 = Vous choisissez l’ordre des effets simultanés ; achevez chacun avant le suivant (EP-A47).
    .title = Plusieurs effets

ep-clause-q5 = Une action supplémentaire n’en déclenche jamais une autre (EP-A48).
    .title = Pas d’extra d’un extra

ep-clause-q6 = Le cheval du territoire que vous venez de prendre compte.
    .title = Domestication

ep-clause-q7 = L’action supplémentaire vient après la capacité de Sainte-Sophie, même si celle-ci change votre régime. Vous n’en avez pas si vous ne devenez Monarchie constitutionnelle que par elle.
    .title = Monarchie constitutionnelle et Sainte-Sophie

ep-clause-q8 = Si une capacité vous accorde une action, vous la payez, sauf mention contraire.
    .title = Les actions accordées se paient


ep-section-hidden = Caché et visible

ep-clause-14-1 = Sont cachés les cartes des mains adverses, mais pas leur nombre par époque ; l’ordre des pioches ; cartes et tuiles parties sans être vues ; les tuiles face cachée, sauf le dos ; les faces des jetons d’exploration ; le choix des civilisations jusqu’à ce que tous aient choisi.
    .title = Caché

ep-clause-14-2 = Tout le reste est visible : ressources, chefs-d’œuvre, défausses, inventions recouvertes et données aussi.
    .title = Visible

ep-clause-14-3 = Le hasard décide des mélanges de la mise en place et des nouvelles époques, du premier joueur, des orientations libres de départ et des dés.
    .title = Hasard
