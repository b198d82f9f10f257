# Les règles d’Epochs en français, section par section : de la mise en place aux actions. Vouvoiement.


ep-section-setup = Mise en place

ep-clause-1-1 = Epochs se joue de 2 à 4, en trois époques : I antique, II médiévale, III moderne. À chaque époque, chacun joue 6 tours, 18 en tout. À 2 joueurs, on prend la face du plateau prévue pour deux.
    .title = Joueurs, époques, tours

ep-clause-1-2 = Tous les joueurs partagent une piste de recherche. Le parchemin commence sous la première ligne.
    .title = Piste de recherche

ep-clause-1-3 = Deux unités de base de l’époque en cours sont toujours disponibles, une principale et une de soutien ; celles des époques suivantes attendent. Déduit : il y en a 4 exemplaires de chaque, un par joueur.
    .title = Unités de base

ep-clause-1-4 = Mélangez les cartes du marché de l’époque I en une pioche face cachée et révélez-en 4 : les unités dans la colonne de gauche, les merveilles à droite.
    .title = Marché des unités et merveilles

ep-clause-1-5 = Mélangez les inventions de l’époque II : c’est la pioche de l’époque I. Mélangez celles de l’époque I, donnez-en 6 à chacun en main secrète et posez-en 4 face visible sur le marché des inventions ; les autres quittent la partie.
    .title = Inventions

ep-clause-1-6 = Mettez à l’écart les cartes du marché II, III et III+ et les inventions III. Nourriture, production, science et or forment la banque ; jetons belliciste et 12 dés sont à portée.
    .title = À l’écart

ep-clause-1-7 = Mélangez les 16 tuiles et posez-en 9, 12 ou 16 face cachée pour 2, 3 ou 4 joueurs. Révélez les 1, 2 ou 4 du milieu (EP-2.9), orientez-les selon EP-2.2 et EP-A7 et posez leurs pièces. Les autres quittent la partie sans être vues. Déduit : les grilles font 3 × 3, 3 × 4 et 4 × 4.
    .title = La carte

ep-clause-1-8 = Donnez 2 plateaux de civilisation à chacun, 1 à quatre joueurs. Tous en choisissent un en même temps ; les autres quittent la partie. Déduit : le choix reste secret jusqu’à ce que tous aient choisi.
    .title = Choix de la civilisation

ep-clause-1-9 = Vous avez un Guerrier à la hache, la Chefferie, 5 points d’honneur, 1 nourriture, 1 point de production, 1 point de science, pas d’or, et culture, offre et demande à 0. Votre plateau de civilisation porte 1 ville, 4 cubes, 4 comptoirs et 2 cubes de capacité. Votre réserve contient 5 villes et 20 cubes, inutilisables tant que vous ne les gagnez pas.
    .title = Votre départ

ep-clause-1-10 = Le premier joueur est tiré au sort une fois les choix faits ; on joue dans le sens horaire. « À gauche » désigne le joueur suivant ; à 2 joueurs, l’adversaire.
    .title = Premier joueur


ep-section-map = La carte

ep-clause-2-1 = Chaque hexagone a un terrain. Par priorité : mer, plaine, forêt, désert, montagne. Décision : forêt, montagne et l’ordre après la plaine sont de nous.
    .title = Terrains

ep-clause-2-2 = Une tuile révélée reste telle quelle ou tourne de 180°. Cherchez le terrain le plus prioritaire qui peut toucher le même terrain d’une voisine révélée. Si un seul sens convient, elle est posée ainsi ; si les deux ou aucun ne convient, celui qui l’a révélée choisit (EP-2.13).
    .title = Orienter une tuile

ep-clause-2-3 = Posez la ville neutre, les camps barbares et les jetons d’exploration face cachée là où la tuile les montre. S’il y a 6 villes neutres sur la carte, on n’en pose plus. Déduit : la ville neutre est sur le coin marqué.
    .title = Pièces d’une tuile

ep-clause-2-4 = Une icône au dos d’une tuile promet un cheval ou du fer au recto. Vous pouvez regarder les dos avant de révéler.
    .title = Dos des tuiles

ep-clause-2-5 = La ressource naturelle de chacun de vos territoires est à vous : un produit de luxe donne 2 d’offre ; un petit produit de luxe, un cheval ou du fer, 1. Le territoire perdu, l’offre l’est aussi. Cheval et fer sont stratégiques.
    .title = Ressources naturelles

ep-clause-2-6 = Retournez le jeton quand vous vous étendez sur lui. Un petit produit de luxe reste sur l’hexagone. Sinon, prenez ce qu’il montre et défaussez-le. Déduit : 1 pièce d’or ou 2 nourritures.
    .title = Jetons d’exploration

ep-clause-2-7 = Personne n’occupe jamais la mer.
    .title = La mer

ep-clause-2-8 = Un hexagone se note q.r, colonne et ligne à partir de 0 ; la carte fait 6 × 6, 6 × 8 ou 8 × 8 hexagones pour 2, 3 ou 4 joueurs. L’hexagone (q, r) touche (q+1, r), (q+1, r−1), (q, r−1), (q−1, r), (q−1, r+1) et (q, r+1).
    .title = Hexagones

ep-clause-2-9 = La tuile de l’emplacement (i, j) couvre les hexagones A (2i, 2j), B (2i+1, 2j), C (2i, 2j+1) et D (2i+1, 2j+1). La tourner échange A et D, B et C, et ses deux coins intérieurs. Au milieu : 1.1, à trois aussi 1.2, à quatre 1.1, 2.1, 1.2 et 2.2. Deux tuiles sont adjacentes si leurs hexagones se touchent.
    .title = Tuiles et emplacements

ep-clause-2-10 = Un coin est un hexagone et une lettre : q.ra touche (q, r), (q+1, r) et (q, r+1) ; q.rb touche (q+1, r), (q, r+1) et (q+1, r+1). Un coin existe si l’un de ses trois hexagones est sur la carte.
    .title = Coins

ep-clause-2-11 = Une arête sépare deux hexagones et relie deux coins ; elle existe si l’un des hexagones est sur la carte. Deux coins reliés par une arête sont adjacents. Chaque coin a trois arêtes.
    .title = Arêtes

ep-clause-2-12 = Un site est un coin dont les trois hexagones sont sur la carte ; tous les autres coins forment le bord. Toute ville est sur un site, un comptoir est dans sa ville. Il y a 50, 70 ou 98 sites pour 2, 3 ou 4 joueurs.
    .title = Sites

ep-clause-2-13 = Parcourez les terrains dans l’ordre. Prenez le premier qui, dans un sens au moins, a un hexagone touchant le même terrain d’une autre tuile révélée : les sens où c’est le cas sont permis. Si aucun ne convient, les deux le sont.
    .title = Orientation exacte

ep-clause-2-14 = Une ville ou un comptoir touche les trois hexagones de son coin. Près de la mer : qui touche un hexagone de mer. Un groupe est un ensemble d’hexagones révélés des terrains nommés qui se touchent, quel qu’en soit le propriétaire. Un hexagone caché n’a pas de terrain et n’est d’aucun groupe. Une arête de terre borde un hexagone révélé qui n’est pas de mer.
    .title = Vocabulaire de la carte

ep-clause-2-15 = Pour toute taille de carte, l’hexagone q.r a le numéro 8r + q, le site q.ra 2(7r + q), q.rb un de plus, l’emplacement i.j 4j + i. Ainsi l’hexagone 3.5 est le 43, le site 3.5a le 76, 3.5b le 77, l’emplacement 2.1 le 6.
    .title = Numéros et notation


ep-section-upkeep = Entretien

ep-clause-3-1 = Aux époques I et II, piochez 1 invention de l’époque suivante.
    .title = Piocher

ep-clause-3-2 = Posez 1 carte du marché, 2 l’une après l’autre à 2 joueurs, sur la case libre la plus haute de sa colonne. Si la colonne est pleine, défaussez d’abord la carte du haut et remontez les autres. Dès qu’une case se libère, les cartes du dessous remontent.
    .title = Garnir le marché

ep-clause-3-3 = Révélez une tuile face cachée de votre choix, s’il en reste.
    .title = Révéler une tuile

ep-clause-3-4 = Rendez à la banque toute la solde posée sur vos unités.
    .title = Retirer la solde


ep-section-inventions = Inventions

ep-clause-4-1 = À chaque tour, vous utilisez une invention de l’époque en cours de votre main. Soit vous inventez : jouez-la, ou donnez-la contre une invention du marché que vous jouez ; puis 1 action. Soit vous recouvrez avec elle une invention du marché et faites 2 actions.
    .title = Inventer ou recouvrir

ep-clause-4-2 = À chaque époque, vous inventez exactement 3 fois et recouvrez exactement 3 fois.
    .title = Trois de chaque

ep-clause-4-3 = Vous ne pouvez pas inventer un nom que vous avez déjà. La carte donnée ou qui recouvre peut porter n’importe quel nom.
    .title = Jamais deux fois le même nom

ep-clause-4-4 = Quand vous inventez, vous et le joueur à votre gauche recevez la prime de lancement. Puis ses capacités sont à vous : immédiates sur-le-champ, de fin de partie au décompte, les autres pour le reste de la partie.
    .title = Prime de lancement et capacités

ep-clause-4-5 = Votre première action de la partie doit être Expansion.
    .title = Première action : Expansion

ep-clause-4-6 = Déduit : la carte quitte votre main et change de place ; puis viennent votre prime de lancement, celle de votre voisin de gauche, les effets (EP-A47) et l’action.
    .title = Ordre


ep-section-resources = Ressources

ep-clause-5-1 = Nourriture, production et science sont de base. L’or remplace chacune, sauf mention « sans or » ; vous choisissez combien d’or utiliser (EP-D7). Le stockage est illimité.
    .title = Ressources de base et or

ep-clause-5-2 = L’autorité, ce sont vos cubes. Pour 1 point, déplacez un cube de votre réserve sur votre plateau de civilisation. Vous en avez au plus 24 en tout, sur le plateau, la carte et consommés ; le surplus est perdu. Seules les pièces du plateau sont utilisables.
    .title = Autorité

ep-clause-5-3 = La culture est une position sur la piste ; à égalité, le premier arrivé est devant. À partir de 30, le jeton « 30+ » ajoute 30 à votre position.
    .title = Culture

ep-clause-5-4 = La demande vaut 1 par ville et 2 par comptoir à vous sur la carte. L’offre vient des ressources naturelles.
    .title = Offre et demande


ep-section-actions = Actions

ep-clause-6-1 = Payez 1 nourriture et posez un cube de votre plateau de civilisation sur un hexagone. Il doit toucher un territoire, une ville ou un comptoir à vous, n’être ni territoire adverse, ni mer, ni tenu par des barbares, être révélé et pas encore à vous. Votre première expansion n’a rien à toucher.
    .title = Expansion

ep-clause-6-2 = Payez 3 points de production et posez une ville de votre plateau de civilisation sur un site dont les hexagones hors mer sont tous vos territoires. Elle ne peut pas être adjacente à une autre ville. Elle donne 1 de demande et 4 PV à la fin, et mange à chaque époque. Déduit : on paie en production.
    .title = Bâtir une ville

ep-clause-6-3 = Partez d’un coin d’un de vos territoires, de votre ville ou d’une ville avec votre comptoir. La cible est une ville qui n’est pas à vous : neutre, ou d’un joueur non belliciste, sans comptoir à vous et avec moins de 2 comptoirs. Une route terrestre suit 1 ou 2 arêtes de terre et coûte 1 point de production ; une route maritime traverse une mer et coûte 2. La ville d’un joueur demande son accord ; chacun gagne alors 1 pièce d’or. Vous gagnez 2 de demande et un nouveau point de départ. 4 comptoirs au plus.
    .title = Bâtir un comptoir

ep-clause-6-4 = Payez la science de la ligne au-dessus du parchemin, prenez la récompense de gauche ou de droite et avancez-y le parchemin. La ligne du haut reste ouverte à tous : le parchemin ne la couvre jamais.
    .title = Recherche

ep-clause-6-5 = Prenez une merveille de la colonne de droite, payez sa production, recevez sa récompense et sa capacité. Pas de limite.
    .title = Bâtir une merveille

ep-clause-6-6 = Prenez une unité de base ou de la colonne de gauche pour son emplacement, principale ou soutien. Payez en production la différence avec l’unité en place ; un emplacement vide et une unité unique comptent 0. Payez 2 de plus par cheval ou fer demandé qu’aucun de vos territoires n’a, et par terrain demandé dont vous n’avez pas de territoire (pour la mer, un territoire en bord de mer suffit). La nouvelle couvre l’ancienne. Ne reprenez jamais un nom déjà eu. Le combat est la somme des deux, plus 1 si la formation est la même.
    .title = Améliorer une unité

ep-clause-6-7 = Suivez une flèche vers un régime du niveau suivant dont vous avez atteint la culture et prenez sa récompense immédiate ; sa capacité remplace l’ancienne. Vos villes, plateau et carte, doivent égaler la nouvelle limite : prenez-en dans votre réserve, ou rendez les excédentaires, de la carte seulement si le plateau n’en a pas. Déduit : le deuxième niveau demande 2 de culture.
    .title = Changer de régime

ep-clause-6-8 = Gagnez ce que votre régime indique pour cet ordre.
    .title = Ordre de production
