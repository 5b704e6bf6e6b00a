### The comments are in ../en/terms.ftl.

## The game

game = Carta Impera Victoria
domain = Domaine
age = Âge
team-game = Jeu par équipes
first-player = Premier Joueur
permanent-effect = Effet permanent
discard-effect = Effet de sacrifice

## The domains

domain-M = Militaire
domain-R = Religion
domain-E = Économie
domain-S = Science
domain-C = Art
domain-U = Utopie

## The ages

age-1 = Âge I
age-2 = Âge II
age-3 = Âge III

## The kinds of cards

kind-M1 = Militaire I
kind-M2 = Militaire II
kind-M3 = Militaire III
kind-R1 = Religion I
kind-R2 = Religion II
kind-E1 = Économie I
kind-E2 = Économie II
kind-E3 = Économie III
kind-S1 = Science I
kind-S2 = Science II
kind-S3 = Science III
kind-C1 = Art I
kind-C2 = Art II
kind-C3 = Art III
kind-U3 = Utopie III

## The effects

effect-assassination = Assassinat
    .text = Défaussez 1 carte de votre main.
effect-purge = Purge
    .text = Défaussez 2 cartes de votre main.
effect-attack = Attaque
    .text = Sacrifiez 1 carte Militaire. Nommez un Domaine : vous y perdez 1 carte, comme tous ceux qui en ont.
effect-holy-book = Livre Saint
    .text = À la fin de ce tour, complétez votre main jusqu’à 5 cartes.
effect-divine-right = Droit Divin
    .text = À la fin de ce tour, complétez votre main jusqu’à 7 cartes.
effect-inquisition = Inquisition
    .text = Sacrifiez 1 carte Religion. Prenez toute la main d’un autre joueur, puis rendez-lui le même nombre de cartes.
effect-development = Développement
    .text = Défaussez 1 carte de votre plan de jeu, puis jouez-en 1 de votre main.
effect-monopoly = Monopole
    .text = Défaussez 2 cartes de votre plan de jeu, puis jouez-en 2 de votre main.
effect-embargo = Embargo
    .text = Posez 1 de vos cartes Économie en jeu sur un Domaine d’un joueur : il ne pourra pas y jouer à son prochain tour.
effect-experiment = Expérience
    .text = Reprenez en main 1 carte de votre plan de jeu, puis jouez-en 1.
effect-research = Recherche
    .text = Reprenez en main 2 cartes de votre plan de jeu, puis jouez-en 2.
effect-breakthrough = Saut technologique
    .text = Sacrifiez 1 carte Science. Piochez 5 cartes, puis défaussez-en autant de votre main.
effect-oligarchy = Oligarchie
    .text = Prenez 1 carte de votre choix dans la défausse.
effect-republic = République
    .text = Prenez 2 cartes de votre choix dans la défausse.
effect-democracy = Démocratie
    .text = Glissez 1 de vos cartes Utopie en jeu sous un Domaine d’un joueur : l’Hégémonie y demandera 1 carte de plus jusqu’à la fin de la partie.
effect-inspiration = Inspiration
    .text = Si vous avez plus de cartes Art que chacun des autres, servez-vous d’un effet permanent d’un autre joueur.

effect-level = Niveau { $level }

## The two endings

hegemony = Hégémonie
    .text = Finissez votre tour avec assez de cartes d’un même Domaine, et la partie est gagnée.
majority = Majorités
    .text = Quand la pioche est vide, qui domine le plus de Domaines l’emporte.

## How the cards are dealt

variant-basic = Classique
    .text = Piochez 3 cartes, et c’est parti.
variant-draft = Draft
    .text = Choisissez vos premières cartes pendant que les mains circulent.

## Places and things

hand = Main
play-area = Plan de jeu
deck = Pioche
discard-pile = Défausse
centre = Centre
culture-coin = Pièce de Majorité en Art
reference-board = Aide de jeu

## The bots

level-beginner = Débutant
    .text = Connaît les règles, mais rêvasse souvent.
level-easy = Facile
    .text = Amasse un Domaine, et arrête qui va gagner.
level-medium = Moyen
    .text = Voit un peu plus loin.
level-strong = Fort
    .text = Prépare tout son tour.
level-expert = Expert
    .text = Prépare son tour et devine le vôtre.
level-master = Maître
    .text = Réfléchit longuement. Bonne chance !

## Players

you = vous
seat = Place { $letter }
bot-name = Bot ({ $level })
bot-name-at = Bot { $letter } ({ $level })
name-at = { $name } ({ $letter })
team = Équipe { $seats }

## Lists

list-comma = { $rest }, { $next }
list-and = { $rest } et { $last }
list-outer = { $rest }, { $next }

## Cards inside a sentence of the log

cards-open = { $list }
cards-equal = { $count } × { $card }
cards-hidden =
    { $count ->
        [one] une carte de l’{ $age }
       *[other] { $count } cartes de l’{ $age }
    }
cards-hidden-mixed =
    { $count ->
        [one] { $count } carte ({ $list })
       *[other] { $count } cartes ({ $list })
    }
cards-of-age = { $count } de l’{ $age }
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
