### The comments are in ../en/errors.ftl.

## The game

error-error = Ça n’a pas marché. Réessayez.
error-bad-notation = Ce n’est pas une action du jeu. Choisissez parmi celles proposées.
error-bad-setup = Impossible de préparer cette partie. Vérifiez les joueurs, la mise en place et les équipes.
error-not-your-turn = Ce n’est pas votre tour. Un peu de patience !
error-illegal-action = Ce n’est pas possible maintenant. Choisissez une carte ou un effet éclairé.
error-game-over = La partie est finie. Vous pouvez la revoir, ou demander une revanche.
error-nothing-to-undo = Il n’y a rien à annuler.
error-inconsistent-state = Aucune partie ne peut arriver là. Vérifiez où sont les cartes.
error-no-record = Cette partie n’a pas d’enregistrement, car elle a commencé en cours de route.
error-bad-record = Ce fichier n’est pas une partie enregistrée, ou il est abîmé. Choisissez-en un autre.
error-bad-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
error-bad-spec = Ce bot n’existe pas. Choisissez un des niveaux.

## The server

error-unauthorized = Nous ne vous connaissons pas encore. Choisissez un nom, puis réessayez.
error-forbidden = Ce n’est pas à vous de le faire.
error-not-your-seat = Vous n’êtes pas à cette table. Vous pouvez regarder.
error-not-found = Il n’y a rien ici. Le lien est erroné, ou la table n’existe plus.
error-bad-table = Impossible d’ouvrir cette table. Vérifiez les places, la pendule et les équipes.
error-bad-name = Choisissez un nom de 24 caractères au plus, avec au moins une lettre ou un chiffre.
error-name-taken = Ce nom est déjà pris, ou trop proche d’un autre. Choisissez-en un différent.
error-table-full = Toutes les places sont prises. Regardez la partie, ou cherchez une autre table.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas commencé. Elle débute quand toutes les places sont prises.
error-not-over = On le saura à la fin de la partie.
error-no-hints = Il n’y a pas de conseils à cette table.
error-too-many = Pas si vite ! Attendez un instant, puis réessayez.
error-too-long = C’est trop long. Faites plus court.
error-unavailable = Le serveur est occupé ou en travaux. Rien n’est perdu ; réessayez dans une minute.
error-bad-database = La base de données est inutilisable. À l’hébergeur du serveur d’y regarder.
error-thinking-failed = Le bot n’a pas su répondre. Réessayez dans un instant.
error-internal = Quelque chose a cassé de notre côté. Rien n’est perdu ; réessayez dans un instant.

## The browser

error-broken = La connexion a lâché. Rien n’est perdu ; réessayez dès qu’elle revient.
error-unreadable-file = Ce fichier est illisible. Choisissez un fichier .civ.jsonl.
error-clipboard = Impossible de copier le lien. Sélectionnez-le et copiez-le à la main.
error-unknown = Ça n’a pas marché. Réessayez. ({ $code })
