### The comments are in ../en/table.ftl.

## The state of the game

table-turn = Tour { $turn }
table-draft = Draft
table-your-turn = À vous de jouer
table-final-round = Dernier tour
    .text = La pioche est vide. On joue jusqu’à la fin du tour de table, sans plus rien piocher.

## The piles

table-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-discard-pile =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
table-discard-pile-empty = Rien n’a encore été défaussé
table-centre = Le centre du draft

## A seat

table-you = vous
table-bot = bot
table-partner = partenaire
table-away = un bot prend le relais
table-out = hors jeu
table-not-here = hors ligne
table-hand-empty = Aucune carte en main
table-kept = Gardées

## A column of cards

table-column =
    { DOMAIN($domain) } : { $count } sur { $need } pour l’Hégémonie{ $level ->
        [0] { "" }
       *[other] , niveau { $level } atteint
    }
table-danger = À une carte de l’Hégémonie !
table-embargo =
    { $you ->
        [seat] Embargo : vous ne pourrez rien jouer en { DOMAIN($domain) } à votre prochain tour.
       *[other] Embargo : { $seat } ne pourra rien jouer en { DOMAIN($domain) } à son prochain tour.
    }
table-embargo-now =
    { $you ->
        [seat] Embargo : vous ne pouvez rien jouer en { DOMAIN($domain) } ce tour-ci.
       *[other] Embargo : { $seat } ne peut rien jouer en { DOMAIN($domain) } ce tour-ci.
    }
table-democracy =
    { $count ->
        [one] Démocratie : ici, l’Hégémonie demande { $count } carte de plus
       *[other] Démocratie : ici, l’Hégémonie demande { $count } cartes de plus
    }
table-coin =
    { $you ->
        [seat] Pièce de Majorité en Art : vous avez copié ceci
       *[other] Pièce de Majorité en Art : { $seat } a copié ceci
    }

## The reference board

board-title = Aide de jeu
board-help = Les effets allumés peuvent être appliqués maintenant. Les autres disent ce qui manque.
board-level-1 = Niveau 1 : { $need } cartes
board-level-2 = Niveau 2 : { $need } cartes
board-discard = Sacrifier 1

## The one big button, and the others

button-end =
    { $count ->
        [0] Finir votre tour
        [one] Finir les effets et piocher { $count } carte
       *[other] Finir les effets et piocher { $count } cartes
    }
button-end-anyway = Finir quand même
button-result = Voir le résultat

do-keep = Garder { $cards }
do-found = Prendre { $cards }
do-play = Jouer { $cards }
do-discard = Défausser { $cards }
do-sacrifice = Défausser { $cards }
do-recall = Reprendre { $cards }
do-take = Prendre { $cards }
do-give = Rendre { $cards }
do-apply = Appliquer { $effect }

button-undo = Défaire
    .title = Revenir sur votre dernière action
button-confirm = Confirmer
button-cancel = Annuler
button-hint = Conseil
    .title = Demander à un bot fort ce qu’il ferait
button-resign = Abandonner
button-offer-end = Proposer d’arrêter
    .title = Proposer d’arrêter la partie sans vainqueur
button-accept-end = Accepter d’arrêter
button-refuse-end = Continuer
button-withdraw-end = Retirer la proposition
button-log = Journal
button-chat = Discussion
button-phrases = Diplomatie
button-mute = Masquer
    .title = Masquer les messages : { $seat }
button-unmute = Réafficher
    .title = Afficher de nouveau les messages : { $seat }
button-rules = Règles
button-leave = Quitter la table
button-skip = Passer
    .title = Voir le résultat tout de suite
button-back = Retour
button-more = Plus
button-send = Envoyer
button-copy = Copier
button-copy-link = Copier le lien
button-copied = Copié
button-share = Partager
button-try-again = Réessayer
button-im-back = Me revoilà
    .title = Reprendre votre place au bot

## Questions before something is done

confirm-end-free = Finir sans { $effect } ?
    .text = { $effect } ne coûte rien, et vous fait piocher plus de cartes à la fin de ce tour.
confirm-resign = Abandonner la partie ?
    .text = C’est définitif. Les autres continuent sans vous.
confirm-resign-two = Abandonner la partie ?
    .text = C’est définitif. La victoire va à l’adversaire.
confirm-offer-end = Proposer d’arrêter la partie ?
    .text = Si tout le monde accepte, elle finit sans vainqueur.
offer-end = Proposition d’arrêter là, sans vainqueur ({ $seats }). Êtes-vous d’accord ?
offer-end-yours = Vous avez proposé d’arrêter. On attend les autres.

## The hint

hint-title = Le conseil d’un bot fort :
hint-thinking = Réflexion…
hint-then = puis { $actions }.
hint-second = Deuxième choix : { $action } ({ $percent } %).
hint-chance = Vos chances de gagner : { $before } % maintenant, { $after } % ensuite.
hint-change = { $before } % → { $after } %
hint-seat-chance = Chances de gagner : { $chance }
hint-percent = { $percent } %
hint-other = { $action } : { $percent } %.

## The recap

recap-title = Depuis votre dernier tour

## Log and chat

log-title = Journal
log-empty = Ce qui arrive sera raconté ici
chat-title = Discussion
chat-empty = Dites bonjour !
chat-placeholder = Dites quelque chose
chat-to-all = Tout le monde
chat-to-team = Partenaire
phrases-title = Parlez toutes les langues
phrases-text = Chacun lit ces phrases dans sa langue.
phrases-whom = Qui ?
phrases-where = Dans quel Domaine ?
phrases-how = Comment ?
phrases-anyone = n’importe qui
phrases-anywhere = n’importe où
phrases-anyhow = peu importe

## The connection

connection-lost = Connexion perdue
    .text = Rien n’est perdu : la partie est à l’abri sur le serveur.
connection-offline = Vous êtes hors ligne
    .text = Vérifiez votre réseau. La partie reprend dès votre retour.
connection-sending = Envoi…
connection-stale = La table avait déjà avancé : voici où elle en est
connection-new-version = Une nouvelle version est là
    .text = Rechargez la page pour continuer.
button-reload = Recharger

## The clocks

clock-title = Pendule : { $seat }
clock-yours = Votre pendule
clock-days =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
clock-hours =
    { $hours ->
        [one] encore { $hours } heure
       *[other] encore { $hours } heures
    }
away-title = Un bot joue à votre place
    .text = Votre temps est écoulé. Reprenez votre place quand vous voulez.

## The end

end-won = Victoire !
end-won-team = Victoire de votre équipe !
end-shared = Victoire partagée
end-lost =
    { $count ->
       *[one] { $seats } l’emporte
        [other] { $seats } l’emportent
    }
end-drawn = Pas de vainqueur
end-points = Points
end-majorities = Majorités
end-majority-of = { $seat } domine en { DOMAIN($domain) }
end-tie-break = Égalité aux points. Les cartes { DOMAIN($domain) } ont départagé.
end-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
end-see-board = Revoir la table
end-replay = Revoir la partie
end-rematch = Revanche
end-rematch-join = Accepter la revanche
end-home = Accueil
end-fair = Vérifier le mélange
    .text = La pioche vient des mots de chacun et d’un secret scellé avant eux.

## Watching

watch-title = Vous regardez

## Keys

keys-title = Touches
keys-cards = 1 à 9 : choisir cette carte
keys-end = Entrée : le grand bouton
keys-undo = U : défaire
keys-hint = H : conseil
keys-board = E : effets
keys-log = L : journal
keys-chat = C : discussion
keys-cancel = Échap : annuler ou fermer
keys-help = ? : ces touches

## What a screen reader says

announce-your-turn = À vous de jouer. { $prompt }.
announce-effects = Vous pouvez appliquer : { $effects }.
announce-danger =
    { $you ->
        [seat] Vous êtes à une carte de l’Hégémonie en { DOMAIN($domain) }.
       *[other] { $seat } est à une carte de l’Hégémonie en { DOMAIN($domain) }.
    }

## Labels for a screen reader

label-table = La table
label-your-side = Votre côté
label-hand =
    { $count ->
        [one] Votre main, une rangée de { $count } carte
       *[other] Votre main, une rangée de { $count } cartes
    }
label-hand-of =
    { $count ->
        [one] { $seat }, { $count } carte cachée en main
       *[other] { $seat }, { $count } cartes cachées en main
    }
label-area = Votre plan de jeu, six colonnes
label-area-of = Plan de jeu, six colonnes : { $seat }
label-column =
    { $count ->
        [one] { DOMAIN($domain) }, { $count } carte sur { $need }
       *[other] { DOMAIN($domain) }, { $count } cartes sur { $need }
    }{ $level ->
        [0] { "" }
       *[other] , niveau { $level } atteint
    }
label-card = { $card }. { $action }
label-card-disabled = { $card }. { $reason }
label-card-back = Une carte de l’{ $age }, face cachée
label-deck =
    { $count ->
        [0] La pioche est vide
        [one] Pioche, { $count } carte de l’{ $age }
       *[other] Pioche, { $count } cartes, la prochaine de l’{ $age }
    }
label-discard-pile =
    { $count ->
        [0] Défausse vide
        [one] Défausse, { $count } carte
       *[other] Défausse, { $count } cartes
    }
label-board = Aide de jeu : vos effets
label-effect-ready = { $effect }, prêt. { $text }
label-effect-disabled = { $effect }. { $text } { $reason }
label-log = Journal de la partie
label-chat = Discussion
label-menu = Menu
label-close = Fermer
label-language = Langue
