### The comments are in ../en/table.ftl.

## The state of the game

table-turn = Tour { $turn }
table-draft = Draft
table-draft-pass = Draft : carte { $number } sur 3
table-your-turn = À vous de jouer
table-turn-of = { $seat } joue
table-final-round = Dernier tour
    .text = La pioche est vide. On joue jusqu’à la fin du tour de table, sans plus rien piocher.
table-last-turn = Votre dernier tour
table-first-player = { $seat } commence

## The piles

table-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-deck-next = À suivre : { $age }
table-deck-empty = La pioche est vide
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
table-hand-of =
    { $count ->
        [one] { $seat } : { $count } carte en main
       *[other] { $seat } : { $count } cartes en main
    }
table-your-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
table-hand-empty = Aucune carte en main
table-known = Vous connaissez cette carte : { $card }
table-unknown = Une carte de l’{ $age }
table-kept = Gardées

## A column of cards

table-column = { DOMAIN($domain) } : { $count } sur { $need } pour l’Hégémonie
table-column-empty = Aucune carte { DOMAIN($domain) }
table-level-reached = Niveau { $level } atteint
table-level-missing = Niveau { $level } : { $need } cartes
table-danger = À une carte de l’Hégémonie !
table-danger-reached = Assez pour l’Hégémonie !
table-embargo = Bloqué au prochain tour
table-embargo-now = Bloqué ce tour-ci
table-embargo-text =
    { $you ->
        [seat] Embargo : vous ne pourrez rien jouer en { DOMAIN($domain) } à votre prochain tour.
       *[other] Embargo : { $seat } ne pourra rien jouer en { DOMAIN($domain) } à son prochain tour.
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
table-area-empty = Aucune carte en jeu pour l’instant

## The reference board

board-title = Aide de jeu
board-level-1 = Niveau 1 : { $need } cartes
board-level-2 = Niveau 2 : { $need } cartes
board-discard = Sacrifier 1
board-copy = Majorité en Art
board-usable = Prêt
board-used = Déjà utilisé ce tour-ci

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
button-recap = Résumé
    .title = Ce qui s’est passé depuis votre dernier tour
button-log = Journal
button-chat = Discussion
button-phrases = Diplomatie
button-mute = Masquer
    .title = Masquer les messages : { $seat }
button-unmute = Réafficher
    .title = Afficher de nouveau les messages : { $seat }
button-settings = Réglages
button-rules = Règles
button-leave = Quitter la table
button-skip = Passer
    .title = Voir le résultat tout de suite
button-faster = Plus vite
button-close = Fermer
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
button-fullscreen = Plein écran

## Questions before something is done

confirm-move = On y va ? { $action }
confirm-end-free = Finir sans { $effect } ?
    .text = { $effect } ne coûte rien, et vous fait piocher plus de cartes à la fin de ce tour.
confirm-resign = Abandonner la partie ?
    .text = C’est définitif. Les autres continuent sans vous.
confirm-resign-two = Abandonner la partie ?
    .text = C’est définitif. La victoire va à l’adversaire.
confirm-offer-end = Proposer d’arrêter la partie ?
    .text = Si tout le monde accepte, elle finit sans vainqueur.
confirm-leave = Quitter la table ?
    .text = Votre place reste la vôtre, et la partie vous attend.
confirm-leave-waiting = Quitter la table ?
    .text = Votre place sera libre pour quelqu’un d’autre.
offer-end = Proposition d’arrêter là, sans vainqueur ({ $seats }). Êtes-vous d’accord ?
offer-end-yours = Vous avez proposé d’arrêter. On attend les autres.
undo-done =
    { $count ->
        [one] Une action annulée
       *[other] { $count } actions annulées
    }
undo-seen = Trop tard pour annuler : une carte a été vue, ou quelqu’un a joué depuis

## The hint

hint-title = Le conseil d’un bot fort :
hint-thinking = Réflexion…
hint-chance = Vos chances de gagner : { $percent } %
hint-then = Et ensuite : { $actions }
hint-off = Pas de conseils à cette table

## The recap

recap-title = Depuis votre dernier tour
recap-empty = Il ne s’est encore rien passé

## Log and chat

log-title = Journal
log-empty = Ce qui arrive sera raconté ici
chat-title = Discussion
chat-empty = Dites bonjour !
chat-placeholder = Dites quelque chose
chat-to-all = Tout le monde
chat-to-team = Partenaire
chat-muted = Messages masqués : { $seat }
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
connection-retrying = Reconnexion…
connection-retry-in =
    { $seconds ->
        [one] Nouvel essai dans { $seconds } seconde
       *[other] Nouvel essai dans { $seconds } secondes
    }
connection-back = Connexion rétablie
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
clock-low = Le temps presse !
clock-out = Temps écoulé
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
clock-minutes =
    { $minutes ->
        [one] encore { $minutes } minute
       *[other] encore { $minutes } minutes
    }
clock-none = Sans pendule
away-title = Un bot joue à votre place
    .text = Votre temps est écoulé. Reprenez votre place quand vous voulez.

## The end

end-won = Victoire !
end-won-team = Victoire de votre équipe !
end-shared = Victoire partagée
end-lost =
    { $count ->
        [1] { $seats } l’emporte
       *[other] { $seats } l’emportent
    }
end-drawn = Pas de vainqueur
end-watched = La partie est finie
end-points = Points
end-majorities = Majorités
end-majority-of = { $seat } domine en { DOMAIN($domain) }
end-tie-break = Égalité aux points. Les cartes { DOMAIN($domain) } ont départagé.
end-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
end-rating = Cote : { NUMBER($before, maximumFractionDigits: 0, useGrouping: 0) } → { NUMBER($after, maximumFractionDigits: 0, useGrouping: 0) }
end-unrated = Cette partie ne comptait pas pour le classement
end-see-board = Revoir la table
end-replay = Revoir la partie
end-rematch = Revanche
end-rematch-waiting = On attend les autres…
end-rematch-asked = { $seat } demande une revanche
end-rematch-join = Accepter la revanche
end-new-table = Nouvelle table
end-home = Accueil
end-fair = Vérifier le mélange
    .text = La pioche vient des mots de chacun et d’un secret scellé avant eux.

## Watching

watch-title = Vous regardez
watch-count =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## Keys

keys-title = Touches
keys-cards = 1 à 9 : choisir cette carte
keys-end = Entrée : le grand bouton
keys-undo = U : défaire
keys-hint = H : conseil
keys-board = E : effets
keys-log = L : journal
keys-chat = C : discussion
keys-recap = R : résumé
keys-cancel = Échap : annuler ou fermer
keys-help = ? : ces touches

## What a screen reader says

announce-your-turn = À vous de jouer. { $prompt }.
announce-turn = C’est au tour de { $seat }.
announce-choices =
    { $count ->
        [one] Vous avez { $count } choix.
       *[other] Vous avez { $count } choix.
    }
announce-danger =
    { $you ->
        [seat] Vous êtes à une carte de l’Hégémonie en { DOMAIN($domain) }.
       *[other] { $seat } est à une carte de l’Hégémonie en { DOMAIN($domain) }.
    }
announce-undone = Action annulée.
announce-played = C’est fait : { $action }.
announce-over = La partie est finie. { $result }
announce-chat = { $seat } dit : { $text }
announce-connection-lost = Connexion perdue. Rien n’est perdu.
announce-connection-back = Connexion rétablie.
announce-clock-low = Il vous reste peu de temps.

## Labels for a screen reader

label-table = La table
label-your-side = Votre côté
label-seat-of-bot = { $seat }, un bot
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
label-progress = { $number } sur { $count }
