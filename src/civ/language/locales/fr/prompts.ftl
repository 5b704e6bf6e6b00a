### The comments are in ../en/prompts.ftl.

## What you are asked

prompt-keep = Choisissez une carte à garder ; les autres partent à gauche
prompt-found = Choisissez une carte du centre pour votre plan de jeu
prompt-play =
    { $left ->
        [one] Choisissez une carte à jouer
       *[other] Choisissez { $left } cartes à jouer
    }
prompt-effect = Appliquez un effet, ou finissez votre tour
prompt-discard =
    { $left ->
        [one] Choisissez une carte de votre main à défausser
       *[other] Choisissez { $left } cartes de votre main à défausser
    }
prompt-sacrifice =
    { $left ->
        [one] Choisissez une carte de votre plan de jeu à défausser
       *[other] Choisissez { $left } cartes de votre plan de jeu à défausser
    }
prompt-recall =
    { $left ->
        [one] Choisissez une carte de votre plan de jeu à reprendre
       *[other] Choisissez { $left } cartes de votre plan de jeu à reprendre
    }
prompt-take =
    { $left ->
        [one] Choisissez une carte à prendre dans la défausse
       *[other] Choisissez { $left } cartes à prendre dans la défausse
    }
prompt-give =
    { $left ->
        [one] Choisissez une carte à rendre à { $target }
       *[other] Choisissez { $left } cartes à rendre à { $target }
    }
prompt-over = La partie est finie

## What you are asked when an effect needs a target

prompt-attack = Choisissez le Domaine à attaquer : vous y perdez aussi une carte
prompt-inquisition = Choisissez le joueur dont vous prenez la main
prompt-embargo = Choisissez le Domaine à bloquer, chez n’importe qui
prompt-democracy = Choisissez où l’Hégémonie sera plus difficile, chez n’importe qui
prompt-inspiration = Choisissez l’effet à copier

## What someone else is deciding

waiting-keep = { $seat } choisit une carte à garder
waiting-found = { $seat } choisit une carte du centre
waiting-play =
    { $left ->
        [one] { $seat } choisit une carte à jouer
       *[other] { $seat } choisit { $left } cartes à jouer
    }
waiting-effect = { $seat } réfléchit à ses effets
waiting-discard =
    { $left ->
        [one] { $seat } choisit une carte de sa main à défausser
       *[other] { $seat } choisit { $left } cartes de sa main à défausser
    }
waiting-sacrifice =
    { $left ->
        [one] { $seat } choisit une carte de son plan de jeu à défausser
       *[other] { $seat } choisit { $left } cartes de son plan de jeu à défausser
    }
waiting-recall =
    { $left ->
        [one] { $seat } choisit une carte à reprendre en main
       *[other] { $seat } choisit { $left } cartes à reprendre en main
    }
waiting-take =
    { $left ->
        [one] { $seat } choisit une carte dans la défausse
       *[other] { $seat } choisit { $left } cartes dans la défausse
    }
waiting-give =
    { $you ->
        [target] { $seat } choisit quoi vous rendre
       *[other] { $seat } choisit quoi rendre à { $target }
    }
waiting-others = On attend { $seats }

## What an action does

action-keep = garder { $card } et passer le reste à gauche
action-found = prendre { $card } au centre pour votre plan de jeu
action-play = jouer { $card } de votre main dans votre plan de jeu
action-discard = défausser { $card } de votre main
action-sacrifice = défausser { $card } de votre plan de jeu
action-recall = reprendre en main { $card } de votre plan de jeu
action-take = prendre en main { $card } dans la défausse
action-give = rendre { $card } au joueur dont vous avez pris la main
action-end = finir votre tour et compléter votre main
action-permanent = appliquer { $effect }
action-inspiration = copier { $copied } chez { $target }
action-attack = attaquer le Domaine { DOMAIN($domain) }
action-inquisition = envoyer l’Inquisition chez { $target }
action-embargo =
    { $you ->
        [target] poser un Embargo sur votre propre Domaine { DOMAIN($domain) }
       *[other] poser un Embargo sur le Domaine { DOMAIN($domain) } chez { $target }
    }
action-breakthrough = faire un Saut technologique
action-democracy =
    { $you ->
        [target] poser une Démocratie sous votre propre Domaine { DOMAIN($domain) }
       *[other] poser une Démocratie sous le Domaine { DOMAIN($domain) } chez { $target }
    }

## Why something cannot be done now

reason-level =
    { $need ->
        [one] Il faut { $need } carte { DOMAIN($domain) } en jeu ; vous en avez { $have }
       *[other] Il faut { $need } cartes { DOMAIN($domain) } en jeu ; vous en avez { $have }
    }
reason-hand =
    { $need ->
        [one] Il faut { $need } carte en main ; vous en avez { $have }
       *[other] Il faut { $need } cartes en main ; vous en avez { $have }
    }
reason-area =
    { $need ->
        [one] Il faut { $need } carte dans votre plan de jeu ; vous en avez { $have }
       *[other] Il faut { $need } cartes dans votre plan de jeu ; vous en avez { $have }
    }
reason-pile =
    { $need ->
        [one] Il faut { $need } carte dans la défausse ; il y en a { $have }
       *[other] Il faut { $need } cartes dans la défausse ; il y en a { $have }
    }
reason-used-permanent = Effet permanent en { DOMAIN($domain) } déjà appliqué ce tour-ci
reason-used-copied = Effet en { DOMAIN($domain) } déjà copié ce tour-ci
reason-cost = Coûte une carte { DOMAIN($domain) } en jeu, et vous n’en avez pas
reason-used-discard = Effet de sacrifice en { DOMAIN($domain) } déjà appliqué ce tour-ci
reason-attack = Une fois l’Attaque payée, il ne vous resterait aucun Domaine à attaquer
reason-embargo = Aucune carte en jeu sur laquelle le poser
reason-democracy = Aucune carte en jeu sous laquelle la glisser
reason-culture = Il faut plus de cartes Art que chacun des autres : vous en avez { $have }, un autre joueur { $need }
reason-nothing-to-copy = Aucun effet des autres ne peut vous servir en ce moment
reason-embargoed = Embargo en { DOMAIN($domain) } : impossible d’y jouer ce tour-ci
reason-not-playing = Cette carte ne peut pas être choisie maintenant
reason-not-your-turn = Ce n’est pas votre tour
reason-play-first = Jouez d’abord une carte
reason-finish-first = Finissez d’abord l’effet en cours
reason-draft = Les effets viennent après le draft
reason-over = La partie est finie
reason-watching = Vous regardez cette partie
