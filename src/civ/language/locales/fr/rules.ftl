### The comments are in ../en/rules.ftl.

rules-title = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-empty = Rien sur « { $words } »
rules-search-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-link = Lien vers « { $title } »

## C: cards

rules-goal = Le but
    .text =
        Vous menez un peuple à travers trois Âges. Qui finit son tour avec assez de cartes d’un même Domaine
        gagne aussitôt : c’est l’Hégémonie. Si personne n’y parvient avant la fin de la pioche, la victoire
        revient à qui domine le plus de Domaines : ce sont les Majorités.
rules-cards = Les cartes
    .text =
        Il y a 104 cartes, en six Domaines et trois Âges. Une carte, c’est son Domaine et son Âge, rien de
        plus ; deux cartes de même Domaine et de même Âge se valent. L’effet ne dépend que du Domaine.

        Le dos d’une carte montre son Âge. Tout le monde voit donc l’Âge des cartes que vous avez en main, et
        celui de la prochaine carte de la pioche.

## S: setup

rules-setup = La mise en place
    .text =
        Chaque Âge est mélangé à part. À deux ou trois joueurs, 3 cartes de chaque Âge quittent le jeu sans
        être vues. L’Âge I est posé sur l’Âge II, lui-même sur l’Âge III : voilà la pioche. Le hasard
        désigne le Premier Joueur. La pièce de Majorité en Art attend près de la pioche.
rules-basic = Variante classique
    .text = Chacun pioche 3 cartes.
rules-draft = Variante draft
    .text =
        Chacun pioche 4 cartes. Puis, trois fois : on en garde une en secret et on passe le reste à gauche.
        La dernière carte qui reste n’est pas passée ; elle va au centre, face visible.

        Ensuite chacun prend une carte du centre pour son plan de jeu, en commençant à droite du Premier
        Joueur et dans le sens inverse des aiguilles d’une montre : le Premier Joueur choisit en dernier.
        Vous débutez avec 3 cartes en main et 1 en jeu.
rules-teams = Par équipes
    .text =
        À quatre, on peut jouer deux contre deux. Les partenaires se font face, et ne voient pas la main de
        l’autre.

## T: a turn

rules-turn = Un tour
    .text = On joue dans le sens des aiguilles d’une montre. Un tour a trois étapes : jouer, appliquer des effets, piocher.
rules-step-play = 1. Jouer
    .text =
        Posez 1 carte de votre main dans votre plan de jeu. C’est obligatoire si c’est possible : on ne passe
        l’étape que si aucune carte en main ne peut être jouée.
rules-step-effects = 2. Les effets
    .text =
        Appliquez autant d’effets que vous voulez, dans l’ordre de votre choix, l’un après l’autre. À chaque
        tour, un Domaine vous offre au plus un effet permanent et un effet de sacrifice.
rules-step-draw = 3. Piocher
    .text =
        Piochez jusqu’à avoir 3 cartes en main, ou 5 ou 7 grâce à un effet de Religion. Si vous en avez déjà
        autant ou plus, vous ne piochez pas, et vous n’avez jamais à en défausser pour cela.
rules-permanent = Effets permanents
    .text =
        Il faut assez de cartes du Domaine dans votre plan de jeu au moment d’appliquer l’effet. Elles y
        restent. Si le niveau 2 vous est ouvert, vous pouvez préférer le niveau 1, mais pas faire les deux.

        « Faites ceci, puis cela » n’est possible que si vous pouvez faire toute la première partie. La
        seconde doit ensuite se faire autant que possible.
rules-discard = Effets de sacrifice
    .text =
        Ils coûtent 1 carte du Domaine, prise dans votre plan de jeu. Vous ne choisissez pas laquelle : c’est
        l’Âge le plus ancien qui part. Pour l’Embargo et la Démocratie, elle devient le marqueur ; pour les
        autres, elle va à la défausse.

        Seules comptent les cartes face visible. Les marqueurs sont face cachée : ils ne comptent pour rien,
        et aucun effet ne les déplace.

## E: effects

rules-effects = Les effets
    .text = Le niveau 1, le niveau 2, et ce qu’une seule carte peut acheter.
rules-domain-M = Militaire
    .text =
        Pour une Attaque, il vous faut un Domaine où il vous reste une carte après avoir payé. Vous y perdez
        une carte, comme tous les autres qui en ont, y compris votre partenaire. L’Âge le plus ancien part en
        premier.
rules-domain-R = Religion
    .text =
        Livre Saint et Droit Divin valent pour tout ce tour, même si vos cartes Religion s’en vont avant la
        pioche. Au tour suivant, on revient à 3 cartes.

        Après une Inquisition, rendez les cartes que vous voulez, les vôtres ou les siennes. Vous pouvez aussi
        choisir un joueur dont la main est vide.
rules-domain-E = Économie
    .text =
        Un Embargo demande une colonne d’au moins une carte, chez n’importe qui, même chez vous. À son
        prochain tour, ce joueur ne peut jouer aucune carte du Domaine, pas même par un effet. À la fin de ce
        tour, le marqueur part à la défausse. Chez vous, il bloque votre prochain tour, pas celui-ci.

        Si les cartes de la colonne s’en vont, le marqueur reste et bloque toujours.
rules-domain-S = Science
    .text =
        Ce que vous avez repris, vous pouvez le rejouer aussitôt. S’il reste moins de 5 cartes, un Saut
        technologique pioche ce qu’il y a, et vous en défaussez autant.
rules-domain-C = Art
    .text =
        L’Art n’a ni niveaux ni effet de sacrifice. Tant que vous avez strictement plus de cartes Art que
        chacun des autres, l’Inspiration vous permet d’appliquer un effet permanent, de niveau 1 ou 2, pour
        lequel un autre joueur a assez de cartes. Ce que l’effet demande, c’est à vous de l’avoir : cartes en
        main, en jeu, dans la défausse. Ce tour-ci, elle compte aussi comme votre effet permanent du Domaine
        copié.

        La pièce marque ce que vous avez copié. Elle revient dès que quelqu’un vous rattrape en Art, ou au
        début de votre prochain tour.
rules-domain-U = Utopie
    .text =
        Une Démocratie demande une colonne d’au moins une carte, chez n’importe qui, même chez vous. Elle
        reste jusqu’à la fin de la partie, même si les cartes de la colonne s’en vont, et plusieurs
        s’additionnent.

## G: the end

rules-end = La fin de la partie
    .text = Une partie se termine de deux façons.
rules-hegemony = Hégémonie
    .text =
        Vous gagnez aussitôt si, à la fin de votre propre tour, vous avez 8 cartes d’un même Domaine à deux
        joueurs, ou 7 à trois ou quatre. Chaque Démocratie sous ce Domaine en demande une de plus.
rules-final-round = Le dernier tour de table
    .text =
        Quand la dernière carte est piochée, plus personne ne pioche. On joue encore jusqu’à ce que tous aient eu le
        même nombre de tours.
rules-majority = Majorités
    .text =
        Dans chaque Domaine, qui a le plus de cartes marque 1 point ; en cas d’égalité, chacun le marque. Le
        plus grand total l’emporte.

        Égalité aux points ? Comparez les cartes Utopie, puis Art, Science, Économie, Religion et Militaire.
        Qui reste à égalité après les six partage la victoire.

        Une partie qui atteint 240 tours s’achève aussi aux Majorités.
rules-majority-teams = Majorités par équipes
    .text =
        L’Hégémonie d’un partenaire fait gagner les deux. Aux Majorités, une équipe marque 1 point pour chaque
        Domaine où l’un des deux au moins a le plus de cartes. Les équipes à égalité comparent les cartes des
        deux partenaires réunies, dans le même ordre ; si tout est égal, la partie est nulle.

## V: what one may see

rules-view = Ce que tout le monde voit
    .text =
        Tout ce qui est en jeu, la défausse, le nombre de cartes de la pioche, le nombre et l’Âge des cartes
        dans chaque main : tout cela est visible. Restent cachés l’ordre de la pioche, le Domaine des cartes
        des autres mains, ce qu’on garde au draft, et ce qu’on rend après une Inquisition.
rules-memory = Mémoire
    .text =
        Qui regarde bien en sait plus : une carte reprise en main y est toujours. L’aide-mémoire des réglages
        s’en souvient pour vous.

## Tables

rules-column-players = Joueurs
rules-column-all = Total
rules-column-level-1 = Niveau 1
rules-column-level-2 = Niveau 2
rules-column-hegemony = Hégémonie
