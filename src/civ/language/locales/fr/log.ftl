### The comments are in ../en/log.ftl.

## What happened

log-dealt =
    { $you ->
        [seat] Vous commencez avec { $cards }.
       *[other] { $seat } commence avec { $cards }.
    }
log-kept =
    { $you ->
        [seat] Vous gardez { $cards }.
       *[other] { $seat } garde { $cards }.
    }
log-received =
    { $you ->
        [seat] Vous recevez { $cards } de votre droite.
       *[other] { $seat } reçoit { $cards } de sa droite.
    }
log-revealed = Au centre de la table : { $cards }.
log-founded =
    { $you ->
        [seat] Vous prenez { $cards } au centre pour votre plan de jeu.
       *[other] { $seat } prend { $cards } au centre pour son plan de jeu.
    }
log-turn =
    { $you ->
        [seat] Tour { $turn } : vous
       *[other] Tour { $turn } : { $seat }
    }
log-skipped =
    { $you ->
        [seat] Vous n’avez aucune carte à jouer.
       *[other] { $seat } n’a aucune carte à jouer.
    }
log-played =
    { $you ->
        [seat] Vous jouez { $cards }.
       *[other] { $seat } joue { $cards }.
    }
log-cut-short =
    { $you ->
        [seat] Vous ne pouvez plus rien jouer : l’effet s’arrête là.
       *[other] { $seat } ne peut plus rien jouer : l’effet s’arrête là.
    }
log-lost =
    { $you ->
        [seat] Vous perdez { $cards } dans l’attaque.
       *[other] { $seat } perd { $cards } dans l’attaque.
    }
log-seized =
    { $you ->
        [seat] Vous prenez à { $target } toute sa main : { $cards }.
        [target] { $seat } prend toute votre main : { $cards }.
       *[other] { $seat } prend à { $target } toute sa main : { $cards }.
    }
log-gave =
    { $you ->
        [seat] Vous rendez { $cards } à { $target }.
        [target] { $seat } vous rend { $cards }.
       *[other] { $seat } rend { $cards } à { $target }.
    }
log-drew =
    { $you ->
        [seat] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards }.
    }
log-discarded =
    { $you ->
        [seat] Vous défaussez { $cards } de votre main.
       *[other] { $seat } défausse { $cards } de sa main.
    }
log-sacrificed =
    { $you ->
        [seat] Vous défaussez { $cards } de votre plan de jeu.
       *[other] { $seat } défausse { $cards } de son plan de jeu.
    }
log-recalled =
    { $you ->
        [seat] Vous reprenez en main { $cards }.
       *[other] { $seat } reprend en main { $cards }.
    }
log-took =
    { $you ->
        [seat] Vous prenez { $cards } dans la défausse.
       *[other] { $seat } prend { $cards } dans la défausse.
    }
log-lifted =
    { $you ->
        [seat] L’Embargo sur votre Domaine { DOMAIN($domain) } est levé ({ $cards } à la défausse).
       *[other] L’Embargo en { DOMAIN($domain) } chez { $seat } est levé ({ $cards } à la défausse).
    }
log-coin-returned = La pièce de Majorité en Art retourne près de la pioche.
log-final-round = La dernière carte est piochée : place au dernier tour de table.

## What happened by an effect

log-applied-assassination =
    { $you ->
        [seat] Vous appliquez { effect-assassination }.
       *[other] { $seat } applique { effect-assassination }.
    }
log-applied-purge =
    { $you ->
        [seat] Vous appliquez { effect-purge }.
       *[other] { $seat } applique { effect-purge }.
    }
log-applied-holy-book =
    { $you ->
        [seat] Vous appliquez { effect-holy-book } : ce tour-ci, votre main se complète jusqu’à 5 cartes.
       *[other] { $seat } applique { effect-holy-book } : ce tour-ci, sa main se complète jusqu’à 5 cartes.
    }
log-applied-divine-right =
    { $you ->
        [seat] Vous appliquez { effect-divine-right } : ce tour-ci, votre main se complète jusqu’à 7 cartes.
       *[other] { $seat } applique { effect-divine-right } : ce tour-ci, sa main se complète jusqu’à 7 cartes.
    }
log-applied-development =
    { $you ->
        [seat] Vous appliquez { effect-development }.
       *[other] { $seat } applique { effect-development }.
    }
log-applied-monopoly =
    { $you ->
        [seat] Vous appliquez { effect-monopoly }.
       *[other] { $seat } applique { effect-monopoly }.
    }
log-applied-experiment =
    { $you ->
        [seat] Vous appliquez { effect-experiment }.
       *[other] { $seat } applique { effect-experiment }.
    }
log-applied-research =
    { $you ->
        [seat] Vous appliquez { effect-research }.
       *[other] { $seat } applique { effect-research }.
    }
log-applied-oligarchy =
    { $you ->
        [seat] Vous appliquez { effect-oligarchy }.
       *[other] { $seat } applique { effect-oligarchy }.
    }
log-applied-republic =
    { $you ->
        [seat] Vous appliquez { effect-republic }.
       *[other] { $seat } applique { effect-republic }.
    }
log-applied-inspiration =
    { $you ->
        [seat] Inspiration : vous copiez { $copied } chez { $target }.
        [target] Inspiration : { $seat } copie { $copied } chez vous.
       *[other] Inspiration : { $seat } copie { $copied } chez { $target }.
    }
log-applied-attack =
    { $you ->
        [seat] Vous sacrifiez { $cards } et attaquez le Domaine { DOMAIN($domain) }.
       *[other] { $seat } sacrifie { $cards } et attaque le Domaine { DOMAIN($domain) }.
    }
log-applied-inquisition =
    { $you ->
        [seat] Vous sacrifiez { $cards } et envoyez l’Inquisition chez { $target }.
        [target] { $seat } sacrifie { $cards } et vous envoie l’Inquisition.
       *[other] { $seat } sacrifie { $cards } et envoie l’Inquisition chez { $target }.
    }
log-applied-embargo =
    { $you ->
        [seat] Vous posez { $cards } en Embargo sur le Domaine { DOMAIN($domain) } chez { $target }.
        [target] { $seat } pose { $cards } en Embargo sur votre Domaine { DOMAIN($domain) }.
        [both] Vous posez { $cards } en Embargo sur votre propre Domaine { DOMAIN($domain) }.
        [self] { $seat } pose { $cards } en Embargo sur son propre Domaine { DOMAIN($domain) }.
       *[other] { $seat } pose { $cards } en Embargo sur le Domaine { DOMAIN($domain) } chez { $target }.
    }
log-applied-breakthrough =
    { $you ->
        [seat] Vous sacrifiez { $cards } pour un Saut technologique.
       *[other] { $seat } sacrifie { $cards } pour un Saut technologique.
    }
log-applied-democracy =
    { $you ->
        [seat] Vous glissez { $cards } en Démocratie sous le Domaine { DOMAIN($domain) } chez { $target }.
        [target] { $seat } glisse { $cards } en Démocratie sous votre Domaine { DOMAIN($domain) }.
        [both] Vous glissez { $cards } en Démocratie sous votre propre Domaine { DOMAIN($domain) }.
        [self] { $seat } glisse { $cards } en Démocratie sous son propre Domaine { DOMAIN($domain) }.
       *[other] { $seat } glisse { $cards } en Démocratie sous le Domaine { DOMAIN($domain) } chez { $target }.
    }

log-attack-losses =
    { $you ->
        [only] Une seule perte : la vôtre.
        [seat] Vous et { $seats } y laissez une carte.
       *[other]
            { $count ->
                [1] Une seule perte : { $seats }.
               *[other] { $seats } y laissent une carte.
            }
    }

## How it ended

result-hegemony =
    { $you ->
        [only] Vous gagnez par Hégémonie en { DOMAIN($domain) }.
        [seat] Vous et { $seats } gagnez par Hégémonie en { DOMAIN($domain) }.
       *[other]
            { $count ->
                [1] { $seats } gagne par Hégémonie en { DOMAIN($domain) }.
               *[other] { $seats } gagnent par Hégémonie en { DOMAIN($domain) }.
            }
    }
result-majority =
    { $you ->
        [only] Vous gagnez aux Majorités (points : { $points }).
        [seat] Vous et { $seats } gagnez aux Majorités (points : { $points }).
       *[other]
            { $count ->
                [1] { $seats } gagne aux Majorités (points : { $points }).
               *[other] { $seats } gagnent aux Majorités (points : { $points }).
            }
    }
result-majority-tie =
    { $you ->
        [only] Vous gagnez aux Majorités (points : { $points } ; départage en { DOMAIN($domain) }).
        [seat] Vous et { $seats } gagnez aux Majorités (points : { $points } ; départage en { DOMAIN($domain) }).
       *[other]
            { $count ->
                [1] { $seats } gagne aux Majorités (points : { $points } ; départage en { DOMAIN($domain) }).
               *[other] { $seats } gagnent aux Majorités (points : { $points } ; départage en { DOMAIN($domain) }).
            }
    }
result-shared =
    { $you ->
        [seat] Vous et { $seats } partagez la victoire, à égalité en tout (points : { $points }).
       *[other] { $seats } partagent la victoire, à égalité en tout (points : { $points }).
    }
result-resignation =
    { $you ->
        [only] Vous gagnez : plus personne ne joue en face.
        [seat] Vous et { $seats } gagnez : plus personne ne joue en face.
       *[other]
            { $count ->
                [1] { $seats } gagne : plus personne ne joue en face.
               *[other] { $seats } gagnent : plus personne ne joue en face.
            }
    }
result-time =
    { $you ->
        [only] Vous gagnez au temps.
        [seat] Vous et { $seats } gagnez au temps.
       *[other]
            { $count ->
                [1] { $seats } gagne au temps.
               *[other] { $seats } gagnent au temps.
            }
    }
result-agreement = La partie s’arrête d’un commun accord, sans vainqueur.
result-abandoned = La partie est abandonnée, sans vainqueur.
result-points = { $side } { $points }

## What happened at the table

mark-undone =
    { $you ->
        [seat]
            { $count ->
                [one] Vous annulez une action.
               *[other] Vous annulez { $count } actions.
            }
       *[other]
            { $count ->
                [one] { $seat } annule une action.
               *[other] { $seat } annule { $count } actions.
            }
    }
mark-resigned =
    { $you ->
        [seat] Vous abandonnez.
       *[other] { $seat } abandonne.
    }
mark-timed-out =
    { $you ->
        [seat] Votre temps est écoulé.
       *[other] Temps écoulé pour { $seat }.
    }
mark-away =
    { $you ->
        [seat] En votre absence, un bot joue pour vous.
       *[other] { $seat } n’est pas là : un bot prend le relais.
    }
mark-back =
    { $you ->
        [seat] Vous êtes de retour.
       *[other] { $seat } est de retour.
    }
mark-offered-end =
    { $you ->
        [seat] Vous proposez d’arrêter là, sans vainqueur.
       *[other] { $seat } propose d’arrêter là, sans vainqueur.
    }
mark-accepted-end =
    { $you ->
        [seat] Vous acceptez d’arrêter la partie.
       *[other] { $seat } accepte d’arrêter la partie.
    }
mark-refused-end =
    { $you ->
        [seat] Vous préférez continuer.
       *[other] { $seat } préfère continuer.
    }

## Diplomacy

phrase-truce = On se laisse tranquilles un moment ?
phrase-stop =
    { $you ->
        [none] Il faut arrêter le leader
        [seat] Il faut vous arrêter
       *[other] Il faut arrêter { $seat }
    }{ $domain ->
        [none] { "" }
       *[other] { " " }en { DOMAIN($domain) }
    }{ $means ->
        [attack] { " " }avec une Attaque !
        [embargo] { " " }avec un Embargo !
        [democracy] { " " }avec une Démocratie !
       *[none] !
    }
phrase-promise =
    { $means ->
        [attack] Je vais attaquer
        [embargo] Je vais poser un Embargo
        [democracy] Je vais poser une Démocratie
       *[none] Je m’en charge
    }{ $domain ->
        [none] .
       *[other] { " " }en { DOMAIN($domain) }.
    }
phrase-accept = D’accord !
phrase-refuse = Non, pas cette fois.
phrase-thanks = Merci !
phrase-warn =
    { $you ->
        [none] Attention, quelqu’un va gagner
        [seat] Attention, vous allez gagner
       *[other] Attention, { $seat } va gagner
    }{ $domain ->
        [none] !
       *[other] { " " }en { DOMAIN($domain) } !
    }
phrase-threat =
    { $means ->
        [attack] Si vous faites ça, j’attaque
        [embargo] Si vous faites ça, ce sera un Embargo
        [democracy] Si vous faites ça, ce sera une Démocratie
       *[none] Si vous faites ça, je riposte
    }{ $domain ->
        [none] .
       *[other] { " " }en { DOMAIN($domain) }.
    }
phrase-sorry = Sans rancune !
phrase-well-played = Bien joué !
phrase-hello = Bonjour, et bonne partie !
phrase-good-game = Belle partie !

phrase-to =
    { $you ->
        [target] à vous :
       *[other] à { $target } :
    }
phrase-addressed = { $to } { $said }
