# Décisions sur Along History en français : là où les règles sont obscures ou muettes.


ah-section-rulings = Décisions d’interprétation

ah-clause-q1 = Actions, acquisitions, achats et Âge d’or alternent librement dans une même phase principale. Les phases 5 à 9 suivent ensuite strictement.
    .title = Ordre dans le tour

ah-clause-q2 = Ils coûtent 1 Population par tour en tout, sur les dés ou les pions et pas en guerre, exactement comme en AH-99. Leur type est Calamité.
    .title = Tigres à dents de sabre

ah-clause-q3 = Elle se gagne d’elle-même à la fin d’un tour sans nouvelle carte. Les cartes résolues ou gratuites comptent comme nouvelles. Si vous en avez déjà 2, elle est perdue.
    .title = Gagner une Ressource universelle

ah-clause-q4 = x2 avec Guerre signifie deux guerres. Les règles ne disent pas ce que fait une face Guerre doublée ; une armée ou une différence doublée serait bien plus forte.
    .title = Guerre doublée

ah-clause-q5 = Toute Calamité sans protection dans votre zone à la phase 5 frappe, quelle que soit la façon dont elle y est venue.
    .title = Toute Calamité frappe

ah-clause-q6 = L’attaquant et le défenseur peuvent tous deux utiliser leurs Généraux : une relance de dés au choix pour chacun.
    .title = Généraux des deux côtés

ah-clause-q7 = Seuls les jetons pris sur le plateau entraînent la décadence, et eux seuls peuvent terminer l’âge.
    .title = Seulement du plateau

ah-clause-q8 = Le défenseur voit d’abord le total de l’attaquant. Le jeton volé n’est pas un choix : un plus petit n’est jamais meilleur, et deux jetons égaux se valent.
    .title = Le défenseur décide en dernier

ah-clause-q9 = Utilisez au plus une carte d’héritage par tour. Celles qui restent se gardent, même jusqu’à un troisième âge.
    .title = L’héritage dure

ah-clause-q10 = Un losange est un bonus. « Feu » compte pour 2 ; un losange d’or compte pour 1, quel que soit son nombre.
    .title = Compter les bonus

ah-clause-q11 = Une carte recouverte suit celle qui la recouvre. Quand celle-ci est détruite, les cartes placées juste dessous redeviennent actives ; ce qui est sous elles reste recouvert.
    .title = Cartes sous des cartes

ah-clause-q12 = Prendre une carte gratuite est facultatif, se fait dans votre propre phase principale et ne dépend pas de l’inclinaison. La carte qui la rend gratuite ne doit pas être recouverte à ce moment.
    .title = Cartes gratuites

ah-clause-q13 = Une Calamité transmise peut porter une zone à 4 cartes. Vous ne piochez qu’en dessous de 3.
    .title = Une zone de quatre

ah-clause-q14 = Un pas vertical n’est ni en avant ni en arrière. Il est permis en avançant, même seul, mais pas dans le recul.
    .title = Pas verticaux

ah-clause-q15 = Vous ne pouvez pas entrer dans une case qui porte un jeton sans le prendre.
    .title = Pas de passage

ah-clause-q16 = Guerre et Âge d’or, et x2 pour la Guerre seulement, restent utilisables jusqu’à la fin de la phase 6 s’ils ne sont pas dépensés. Une face Relance ne sert qu’en phase principale.
    .title = Dés rouges après la phase principale

ah-clause-q17 = Chaque camp doit avoir une carte échangeable. L’adversaire ne peut pas refuser. Les effets des cartes de la zone, comme celui des Tigres, s’appliquent aussitôt.
    .title = Échanges

ah-clause-q18 = Quand la pioche est vide, personne ne pioche ; la manche est terminée normalement.
    .title = Pioche vide

ah-clause-q19 = L’Initiation et le mode progressif finissent aussi la manche.
    .title = Finir la manche

ah-clause-q20 = Vous détruisez « Pompéi » si elle n’est pas recouverte, sinon une carte selon le type.
    .title = Éruption volcanique

ah-clause-q21 = Vous prenez l’or quand vous engagez le dé Pièces ; x2 ne s’applique qu’à ce moment. Au plus tard à la fin de la phase 4, vous le prenez tel quel. Les autres reçoivent la dernière face.
    .title = Quand prendre les pièces

ah-clause-q22 = Le coût en Population ne descend pas sous 0. La Ressource reste due, sauf si la carte est gratuite.
    .title = Les coûts s’arrêtent à 0

ah-clause-q23 = Les pièces de la boîte font 120 ; nous ignorons cette limite.
    .title = Or sans limite

ah-clause-q24 = Une Calamité dont vous êtes protégé ne frappe jamais. La prendre dépend de vous et vous coûterait la Ressource universelle de la phase 9 ; ce n’est donc jamais forcé, et elle reste dans la zone.
    .title = Les Calamités protégées attendent

ah-clause-q25 = « À tout moment de votre tour » signifie pendant la phase principale, plus dès que la phase 5 a commencé.
    .title = Quand acheter

ah-clause-q26 = Nommez la carte en phase principale : son or va à votre trésor et elle quitte le jeu. C’est votre carte d’héritage du tour.
    .title = Héritage avec or

ah-clause-q27 = Cartes payées, achetées ou gratuites entrent de la même façon : chaque Merveille apporte sa Ressource universelle, et chaque carte l’or qu’elle fait gagner.
    .title = Toutes les cartes entrent de même


ah-section-more-rulings = Autres décisions

ah-clause-r1 = Les cartes sont numérotées à partir de 0 : « Forêt » est 0, « Feu » 19, « Pompéi » 64, « Fief » 128.
    .title = Numéros des cartes

ah-clause-r2 = Une carte est son nom anglais en minuscules avec des traits d’union, comme `sabre-toothed-tigers`. Les places sont `p1` à `p5`, les cases `space start` ou `space 3b`. `swap barter` est tout échange gratuit ; ceux de toutes vos cartes non recouvertes s’additionnent.
    .title = Notation

ah-clause-r3 = Les noms sont uniques. Un paquet qui a plusieurs exemplaires d’une carte est refusé.
    .title = Un exemplaire de chaque carte

ah-clause-r4 = `prehistory` (par défaut), `antiquity`, `middle_ages`, `prehistory+antiquity`, `antiquity+middle_ages` ou `all`. La Préhistoire avec le seul Moyen Âge est refusée.
    .title = Quels âges

ah-clause-r5 = Le mode linéaire se joue avec un, deux ou trois âges ; seul le progressif en demande deux ou trois. Les deux ne changent que les jetons disposés et la valeur finale.
    .title = Linéaire avec tout nombre d’âges

ah-clause-r6 = Avec `max_rounds`, un âge se termine quand ce nombre de manches est atteint. Décompte et changement se font comme d’habitude, et le journal dit pourquoi.
    .title = Limite de manches

ah-clause-r7 = Le premier dé vert nommé augmente le besoin de 1 au même instant : il peut donc manquer autant qu’avant. C’est permis si la carte reste payable. Plusieurs cartes de ce genre dans une zone s’additionnent, et cela arrive une fois par tour.
    .title = Les Tigres dans un paiement

ah-clause-r8 = Avec des dés verts égaux dont l’un est doublé, l’un ou l’autre peut être nommé d’abord.
    .title = Faces égales, doublement inégal

ah-clause-r9 = Une carte prise par échange peut être redonnée aussitôt, même en retour. Seuls les dés, les pions et les échanges gratuits limitent cela. Un échange ne révèle rien de caché : vous pouvez l’annuler jusqu’au prochain lancer ou à la prochaine pioche.
    .title = Les échanges se répètent

ah-clause-r10 = Avec une face Relance, vous devez choisir un dé ; ensuite vous pouvez vous arrêter. Chaque choix vaut pour un dé, donc des faces égales peuvent être nommées plusieurs fois. Avec un Général, vous pouvez vous arrêter aussitôt, ce qui renonce aux Généraux restants.
    .title = Choisir les dés à relancer

ah-clause-r11 = La question est posée dès que vous pourriez commencer une guerre, même si aucun adversaire n’a de jeton. Un Âge d’or seul ne suffit pas.
    .title = La guerre est toujours proposée

ah-clause-r12 = À qui n’a pas de jeton, rien n’est demandé, puisqu’il n’y a rien à prendre. Ses dés sont lancés et montrés.
    .title = Un défenseur sans jeton

ah-clause-r13 = Après `war x2`, le coup `war` déclare la seconde guerre. Non déclarée en phase 6, elle est perdue. Elle ne demande pas de dé : un dé dépensé ne peut être ni relancé ni doublé encore.
    .title = La seconde guerre

ah-clause-r14 = Il apporte de nouveau les bonus d’or. Cet or compte en phase 8, mais ne peut pas être dépensé ce tour.
    .title = Âge d’or en phase 6

ah-clause-r15 = S’il faut détruire plus de cartes qu’il n’y en a de non recouvertes, détruisez celles-ci l’une après l’autre. Une carte découverte par la première peut être la seconde.
    .title = Détruire plusieurs cartes

ah-clause-r16 = Les jetons 1, 3 et 5 viennent de la boîte, qui en a cinq de chaque ; leurs conditions ne comptent pas. Ils départagent les égalités, et sont décomptés et redistribués à chaque âge. Une pioche vide comme une 8e carte laissent finir la manche.
    .title = Jetons à l’Initiation

ah-clause-r17 = C’est la piste de score plus ce que donnerait un décompte maintenant. Les jetons détenus départagent les égalités.
    .title = Points à cet instant

ah-clause-r18 = Les joueurs encore à égalité après tous les jetons se partagent la victoire à parts égales. Un jeton absent est inférieur à tout autre.
    .title = Victoires partagées

ah-clause-r19 = Tout, sauf l’ordre de la pioche : la défausse, les cartes hors du jeu et les jetons écartés. Redistribuer mélange la pioche et rien d’autre ; les dés et les jetons d’un âge à venir sont encore du hasard.
    .title = Ce qui est visible

ah-clause-r20 = L’option `first` vaut `p1` à `p5` ou `random` ; par défaut `p1`.
    .title = Premier joueur

ah-clause-r21 = L’héritage est gardé par numéro de carte. Un troisième âge commence avec les cartes inutilisées des deux précédents. L’héritage n’est jamais incliné.
    .title = Garder l’héritage

ah-clause-r22 = Si les deux sont possibles, vous choisissez. Pour une carte gratuite, rien n’est demandé. Les réductions n’abaissent jamais le coût en or.
    .title = Or ou biens

ah-clause-r23 = Les règles n’ont pas de jeu en solitaire ; il n’y en a pas ici.
    .title = Pas de jeu en solitaire

ah-clause-r24 = Les pages des règles suivent la table des matières du livret.
    .title = Pages
