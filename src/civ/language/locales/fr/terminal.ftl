### The comments are in ../en/terminal.ftl.

## The table

terminal-hand = Main
terminal-kept = gardé
terminal-embargo = embargo
terminal-democracy = but +{ $number }
terminal-coin = pièce { $seat }
terminal-pile = { $title } ({ $count }) : { $cards }
terminal-deck = Pioche : { $count }, prochaine carte de l’{ $age }. { $first }
terminal-deck-empty = Pioche : 0, dernier tour de table. { $first }
terminal-first = Premier Joueur : { $seat }.
terminal-first-teams = Premier Joueur : { $seat }. Équipes : A et C contre B et D.

## The line above the table

terminal-situation = { $when }, { $who } : { $todo }
terminal-turn = Tour { $turn }
terminal-draft = Draft
terminal-over =
    { $turn ->
        [one] La partie est finie après { $turn } tour.
       *[other] La partie est finie après { $turn } tours.
    }
terminal-todo-keep = garder une carte
terminal-todo-found = prendre une carte au centre
terminal-todo-play =
    { $left ->
        [one] jouer { $left } carte
       *[other] jouer { $left } cartes
    }
terminal-todo-discard =
    { $left ->
        [one] défausser { $left } carte de la main
       *[other] défausser { $left } cartes de la main
    }
terminal-todo-sacrifice =
    { $left ->
        [one] défausser { $left } carte du plan de jeu
       *[other] défausser { $left } cartes du plan de jeu
    }
terminal-todo-recall =
    { $left ->
        [one] reprendre en main { $left } carte du plan de jeu
       *[other] reprendre en main { $left } cartes du plan de jeu
    }
terminal-todo-take =
    { $left ->
        [one] prendre { $left } carte dans la défausse
       *[other] prendre { $left } cartes dans la défausse
    }
terminal-todo-give =
    { $left ->
        [one] rendre { $left } carte
       *[other] rendre { $left } cartes
    }
terminal-todo-effect = appliquer un effet, ou finir le tour

## Playing

terminal-prompt = Votre action (numéro ou texte ; help : aide ; quit : quitter) :
terminal-not-legal = { $line } n’est pas possible maintenant. Vous pouvez : { $legal }
terminal-no-such-number = Il n’y a pas d’action { $line } : choisissez un numéro de 1 à { $last }.
terminal-no-such-action = { $line } n’est pas une action. Tapez un numéro, ou une action de la liste : { $legal }
terminal-stopped = La partie s’arrête ici, inachevée. À bientôt !
terminal-seed = C’était la donne { NUMBER($seed, useGrouping: 0) } ; --seed { NUMBER($seed, useGrouping: 0) } la redistribue.
terminal-effect = { $action }. { $text }
terminal-help =
    À votre tour, vous jouez 1 carte, vous appliquez autant d’effets que vous voulez, puis vous complétez
    votre main jusqu’à 3 cartes.

    Un effet permanent demande 3 cartes de son Domaine dans votre plan de jeu, et 5 pour son second niveau
    (2 et 4 à quatre joueurs). Un effet de sacrifice coûte 1 carte de son Domaine. Chaque tour, chaque
    Domaine vous offre un effet de chaque sorte.

    Vous gagnez aussitôt si vous finissez votre tour avec 8 cartes d’un même Domaine (7 à trois ou quatre
    joueurs). Quand la pioche est vide et le dernier tour de table joué, chaque Domaine rapporte un point à
    qui y a le plus de cartes, et le plus grand total l’emporte.

    Dans le tableau, 3 ¹¹² veut dire 3 cartes, deux de l’Âge I et une de l’Âge II. « but +1 » signale une
    Démocratie : il faut une carte de plus dans ce Domaine pour gagner aussitôt.

## Replaying

terminal-replay-prompt = Entrée suite, p retour, t T tour, numéro, q fin :
terminal-replay-help =
    Entrée ou n : l’action suivante. p : la précédente. t : le tour suivant. T : le tour d’avant.

    Un numéro : la position après autant d’actions. q : quitter.
terminal-no-such-step = Il n’y a pas d’action { $line } : la partie en a { $last }.
terminal-step = { $ply } sur { $last } : { $action }
terminal-step-deal = 0 sur { $last } : la donne
