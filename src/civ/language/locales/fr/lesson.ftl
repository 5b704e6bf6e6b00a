### The comments are in ../en/lesson.ftl.

lesson-title = Apprendre
lesson-next = Suite
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-resume = Reprendre où vous en étiez
lesson-again = Recommencer
lesson-progress = Étape { $number } sur { $count }
lesson-well-done = Bravo !
lesson-not-this = Pas celle-ci : essayez celle qui brille.

## The table

lesson-welcome = Bienvenue
    .text = Vous menez un peuple à travers trois Âges. Dans cinq minutes, vous connaîtrez tout le jeu.
    .task = Tout est prêt ? Appuyez sur Suite.
lesson-goal = Le but
    .text = Six Domaines, six colonnes. Finissez votre tour avec 8 cartes d’un même Domaine, et c’est gagné : c’est l’Hégémonie. (À trois ou quatre joueurs, 7 suffisent.)
    .task = Regardez les anneaux au-dessus des colonnes : ils se remplissent à mesure que vous approchez.

## A turn

lesson-play = Jouer une carte
    .text = Chaque tour commence par une carte de votre main, posée dans sa colonne.
    .task = Jouez Science.
lesson-draw = Piocher
    .text = À la fin du tour, vous piochez jusqu’à avoir 3 cartes en main.
    .task = Appuyez sur le grand bouton.
lesson-rival = Le tour du rival
    .text = À l’autre camp de jouer. À côté de la pioche, vous lisez ce qui s’est passé depuis votre dernier tour ; le journal garde tout.
    .task = Regardez, puis appuyez sur Suite.

## Permanent effects

lesson-levels = Les niveaux
    .text = Trois cartes d’un Domaine éclairent son premier effet, cinq le second. Les cartes restent en place. (À quatre joueurs, c’est deux et quatre.)
    .task = Jouez votre troisième carte Science.
lesson-experiment = Expérience
    .text = Avec la Science, reprenez en main une carte en jeu, puis jouez-en une. Rien de tel pour changer d’avis.
    .task = Appliquez Expérience : reprenez Militaire, jouez Science.
lesson-second-level = Le second niveau
    .text = Cinq cartes d’un Domaine éclairent son second effet. Avec cinq cartes Religion, Droit Divin remplit votre main : à la fin de ce tour, vous la complétez jusqu’à 7 cartes.
    .task = Appliquez Droit Divin, puis finissez votre tour.
lesson-once = Une fois par tour
    .text = À chaque tour, un Domaine vous offre un effet permanent, de niveau 1 ou 2, et un effet de sacrifice. Servez-vous d’autant de Domaines que vous voulez.
    .task = Regardez l’aide de jeu : ce qui a servi est grisé.

## Discard effects

lesson-discard-effects = Effets de sacrifice
    .text = Tous les Domaines sauf l’Art peuvent aussi frapper une fois par tour. Le prix : une de leurs cartes, prise dans votre plan de jeu. Une seule suffit.
    .task = Trouvez les effets de sacrifice sur l’aide de jeu.
lesson-attack = Attaque
    .text = Payez une carte Militaire et nommez un Domaine. Vous y perdez une carte, comme tous ceux qui en ont. Votre rival a 7 cartes Science !
    .task = Attaquez la Science avant qu’il soit trop tard.
lesson-embargo = Embargo
    .text = Payez une carte Économie et posez-la sur une colonne. À son prochain tour, ce joueur n’y pose plus rien.
    .task = Posez un Embargo sur l’Art du rival.
lesson-inquisition = Inquisition
    .text = Payez une carte Religion, prenez toute la main du rival, gardez ce qui vous plaît, et rendez autant de cartes.
    .task = Envoyez l’Inquisition, puis rendez les cartes les moins utiles.
lesson-breakthrough = Saut technologique
    .text = Payez une carte Science, piochez 5 cartes, défaussez-en 5. Vous gardez les meilleures.
    .task = Faites un Saut technologique.
lesson-democracy = Démocratie
    .text = Payez une carte Utopie et glissez-la sous une colonne. L’Hégémonie y demande une carte de plus, jusqu’à la fin de la partie.
    .task = Posez une Démocratie sous le plus grand Domaine du rival.

## Culture

lesson-inspiration = Inspiration
    .text = L’Art copie. Avec plus de cartes Art que chacun des autres, servez-vous d’un effet permanent d’un autre joueur comme s’il était à vous. La pièce le marque.
    .task = Copiez Recherche chez votre rival : reprenez Militaire et Religion, puis jouez vos deux cartes Art.

## The end

lesson-hegemony = Hégémonie
    .text = Vous avez sept cartes Science, et la huitième en main.
    .task = Jouez-la, finissez votre tour, et gagnez.
lesson-final-round = Le dernier tour de table
    .text = Si la pioche s’épuise d’abord, plus personne ne pioche, et on finit le tour de table.
    .task = Jouez votre dernière carte, puis finissez votre tour.
lesson-majority = Majorités
    .text = Chaque Domaine donne alors un point à qui y a le plus de cartes. Le plus grand total l’emporte ; l’Utopie départage d’abord, puis l’Art.
    .task = Comptez : qui domine où ?
lesson-done = Vous savez jouer
    .text = Le reste, c’est le bon moment, la mémoire, et un peu de diplomatie. Bonne chance !
    .task = Jouez votre première partie.
