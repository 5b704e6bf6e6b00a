### The comments are in ../en/pages.ftl.

## The frame of every page

app-name = Carta Impera
app-tagline = Six Domaines, trois Âges, une seule victoire
app-needs-script = Carta Impera a besoin de JavaScript.
nav-home = Accueil
nav-play = Jouer
nav-learn = Leçon
nav-rules = Règles
nav-leaderboard = Classement
nav-settings = Réglages
nav-about = Infos
page-title = { $title } · Carta Impera
page-title-turn = À vous ! · Carta Impera
loading = Chargement…

## Home

home-title = Un empire en vingt minutes
home-text = Un jeu de cartes de civilisation et de diplomatie, de deux à quatre. Réunissez un Domaine avant qu’on vous arrête, ou dominez le plus de Domaines à la fin des Âges.
home-play-now = Jouer maintenant
    .text = Contre des bots, tout de suite
home-play-friends = Jouer entre amis
    .text = Ouvrez une table, envoyez le lien
home-learn = Apprendre en cinq minutes
    .text = Jouez vos premiers tours, pas à pas
home-leaderboard = Classement
    .text = Les meilleurs à deux, trois et quatre
home-replay = Revoir une partie
    .text = Toutes les mains, et les tournants de la partie

## A new table

new-title = Nouvelle table
new-players = Joueurs
new-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
new-variant = Mise en place
new-teams = Équipes
    .text = Deux contre deux, partenaires face à face.
new-seats = Places
new-seat-me = Moi
new-seat-anyone = N’importe qui
new-seat-bot = Bot
new-seat-level = Niveau du bot
new-access = Qui peut venir
new-access-open = Tout le monde
    .text = La table s’affiche à l’accueil.
new-access-link = Avec le lien seulement
    .text = La table n’est affichée nulle part.
new-pace = Pendule
new-pace-live = En direct
    .text = Un temps pour la partie, et un peu plus à chaque tour.
new-pace-days = En jours
    .text = Quelques jours pour chaque tour.
new-pace-none = Sans pendule
    .text = Rien ne presse.
new-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
new-increment =
    { $count ->
        [one] et { $count } seconde par tour
       *[other] et { $count } secondes par tour
    }
new-live = { $time } { $more }
new-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
new-absence = Quand le temps est écoulé
new-absence-bot = Un bot prend le relais
    .text = Jusqu’au retour du joueur.
new-absence-lose = Défaite au temps
new-rated = Partie classée
    .text = Le résultat compte pour le classement. Avec pendule, sans conseils et sans nos bots.
new-hints = Conseils permis
new-open = Ouvrir la table
new-start = Commencer
new-opening = À partir du tour { $turn } d’une partie revue
new-fair = Un mélange honnête
    .text = Le serveur scelle d’abord son secret ; chacun peut y ajouter un mot. Après coup, tout le monde peut vérifier la pioche.
new-word = Votre mot pour le mélange
    .text = Facultatif : n’importe quel mot fait l’affaire.

## Waiting for players

wait-title = En attente de joueurs
wait-text = La partie commence dès que toutes les places sont prises.
wait-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
wait-invite = Inviter
    .text = Envoyez ce lien, ou faites scanner le code.
wait-qr = Code QR de l’invitation
wait-sit = S’asseoir ici
wait-free = Place libre
wait-add-bot = Ajouter un bot
wait-remove-bot = Retirer le bot
wait-stand-up = Quitter la place
wait-invited = { $seat } vous invite à jouer

## The lobby

lobby-title = Tables ouvertes
lobby-empty = Aucune table en attente
    .text = Ouvrez-en une, on la trouvera ici.
lobby-join = Rejoindre
lobby-more = En voir plus

## My games

games-title = Mes parties
games-your-turn = À vous de jouer
games-waiting = Aux autres de jouer
games-over = Terminée
games-won = Gagnée
games-lost = Perdue
games-shared = Partagée
games-drawn = Sans vainqueur
games-against = contre { $seats }

## Who one is

account-title = Vous
account-name = Votre nom
    .text = Les autres le voient à la table.
account-change-name = Changer de nom
account-name-saved = Vous vous appelez maintenant { $name }
account-first = Comment vous appelle-t-on ?
account-start = Jouons
account-recovery = Sur un autre appareil
    .text = Ce lien emmène votre nom, vos parties et votre cote sur un autre appareil. Il sert une seule fois, et vaut un jour. Gardez-le pour vous.
account-recovery-make = Créer un lien
account-recovery-done = Sur cet appareil, vous jouez désormais sous le nom { $name }
account-recovery-here = Jouer ici
    .text = Ce lien apporte sur cet appareil le nom, les parties et la cote d’un joueur.
account-recovery-instead = Jusqu’ici, cet appareil joue sous le nom { $name }. Sans lien pour le retrouver, ce nom et ses parties seront perdus.
account-recovery-dead = Ce lien ne marche plus
    .text = Il a déjà servi, ou il date de plus d’un jour. Créez-en un nouveau dans les réglages de l’autre appareil.
account-no-password = Ni mot de passe, ni e-mail : votre navigateur se souvient de vous.
account-bots = Vos bots
    .text = Un programme à vous peut jouer ici. Il s’identifie par un jeton.
account-bots-empty = Vous n’avez pas encore de bot
account-bot-make = Ajouter un bot
account-bot-drop = Retirer
account-bot-name = Nom du bot
account-bot-token = Son jeton
    .text = Copiez-le maintenant : il ne s’affiche qu’une fois.
account-sign-out = M’oublier sur cet appareil
    .text = Sans lien vers un autre appareil, votre nom et vos parties seront perdus pour vous.

## A player's page

player-since = Ici depuis le { $date }
player-ratings = Cotes
player-games = Parties
player-games-empty = Aucune partie terminée
player-played =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } partie
       *[other] { NUMBER($count, useGrouping: 0) } parties
    }
player-wins =
    { $wins ->
        [one] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } victoire
       *[other] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } victoires
    }
player-not-rated = Pas encore de cote
player-form =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties
    }

## The leaderboard

leaderboard-title = Classement
leaderboard-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
leaderboard-place = Rang
leaderboard-name = Nom
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-wins = Victoires
leaderboard-empty = Personne n’a encore de cote
    .text = Jouez une partie classée et ouvrez la liste !
leaderboard-you = Votre rang : { NUMBER($place, useGrouping: 0) }
leaderboard-how = La cote estime votre force, moins notre doute. Elle monte quand vous gagnez, et à mesure que vous jouez.
number = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }

## The replay

replay-title = Relecture
replay-step = { $ply } sur { $last }
replay-turn = Tour { $turn } : { $seat }
replay-deal = La donne
replay-timeline = Fil de la partie
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-previous-turn = Tour d’avant
replay-next-turn = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-near = Vue depuis
replay-graph = Chances de gagner
    .text = Vues par un bot fort, tour après tour.
replay-graph-loading = Le bot étudie la partie…
replay-graph-none = Pas encore d’estimation pour cette partie
replay-chance = { $seat } : { $percent } %
replay-turning-points = Tournants
replay-turning-points-empty = Pas de grand revirement : une partie serrée jusqu’au bout
replay-swing-up = { $seat } monte de { $points } %
replay-swing-down = { $seat } descend de { $points } %
replay-download = Télécharger
    .text = Toute la partie dans un petit fichier.
replay-upload = Ouvrir un fichier
    .text = Déposez ici un fichier .civ.jsonl, ou choisissez-en un.
replay-upload-game = Partie { $number } du fichier
replay-link = Lien vers cet instant
replay-play-on = Jouer à partir d’ici
    .text = Ouvrir une table qui part de cette position.
replay-play-on-seat = Votre place
replay-keys = Flèches : pas à pas ; avec Maj : tour par tour. Espace : lecture ou pause. Début, Fin : début, fin.

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-sound = Sons
    .text = Une carte, une pièce, un tambour quand l’Hégémonie approche.
settings-speed = Vitesse des animations
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Aucune
settings-memory = Aide-mémoire
    .text = Montre, dans les autres mains, les cartes que vous pourriez connaître à coup sûr.
settings-confirm-cards = Confirmer chaque carte
    .text = La carte choisie attend le grand bouton.

## About

about-title = À propos
about-unofficial = Non officiel
    .text = Une édition gratuite et non officielle, faite par passion et sans l’éditeur. Si le jeu vous plaît, offrez-vous les vraies cartes : elles sont superbes.
about-game = Le jeu
    .text = Carta Impera Victoria est un jeu de Rémi Amy, développé par Cédric Lefebvre, illustré par Christopher Matt, publié par Ludonaute. Tous les droits sur le jeu et son nom leur appartiennent.
about-icons = Icônes
    .text = De game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0.
about-code = Code
    .text = Logiciel libre, sous licence MIT.
about-texts = Textes
    .text = Les règles et la leçon sont racontées avec nos propres mots.
about-privacy = Vie privée
    .text = Ni publicité, ni pistage. Nous gardons votre nom, vos parties et vos cotes, et un cookie qui se souvient de vous.

## When there is nothing to show

missing-title = Il n’y a rien ici
    .text = Le lien est erroné, ou la table n’existe plus.
missing-home = Retour à l’accueil
failed-title = Ça n’a pas marché
