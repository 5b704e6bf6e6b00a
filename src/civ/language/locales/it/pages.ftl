### The comments are in ../en/pages.ftl.

## The frame of every page

app-name = Carta Impera
app-tagline = Sei Domini, tre Ere, una sola vittoria
app-needs-script = Carta Impera ha bisogno di JavaScript.
nav-home = Inizio
nav-play = Gioca
nav-learn = Impara
nav-rules = Regole
nav-leaderboard = Classifica
nav-settings = Impostazioni
nav-about = Info
page-title = { $title } · Carta Impera
page-title-turn = Tocca a te! · Carta Impera
loading = Caricamento…

## Home

home-title = Un impero in venti minuti
home-text = Un gioco di carte di civiltà e diplomazia, da due a quattro giocatori. Raccogli un Dominio prima che ti fermino, o conquista la maggioranza in più Domini alla fine delle Ere.
home-play-now = Gioca subito
    .text = Contro i bot, senza attese
home-play-friends = Gioca con gli amici
    .text = Apri un tavolo, manda il link
home-learn = Impara in cinque minuti
    .text = I tuoi primi turni, passo dopo passo
home-leaderboard = Classifica
    .text = I migliori in due, in tre e in quattro
home-replay = Rivedi una partita
    .text = Tutte le mani, e dove la partita è cambiata

## A new table

new-title = Nuovo tavolo
new-players = Giocatori
new-players-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
new-variant = Distribuzione
new-teams = Squadre
    .text = Due contro due, compagni di fronte.
new-seats = Posti
new-seat-me = Io
new-seat-anyone = Chiunque
new-seat-bot = Bot
new-seat-level = Livello del bot
new-access = Chi può entrare
new-access-open = Tutti
    .text = Il tavolo compare nella pagina iniziale.
new-access-link = Solo con il link
    .text = Il tavolo non compare in nessun elenco.
new-pace = Orologio
new-pace-live = Dal vivo
    .text = Un tempo per la partita, e un po’ in più a ogni turno.
new-pace-days = A giorni
    .text = Qualche giorno per ogni turno.
new-pace-none = Senza orologio
    .text = Nessuna fretta.
new-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
new-increment =
    { $count ->
        [one] e { $count } secondo a turno
       *[other] e { $count } secondi a turno
    }
new-live = { $time } { $more }
new-days =
    { $count ->
        [one] { $count } giorno a turno
       *[other] { $count } giorni a turno
    }
new-absence = Quando il tempo finisce
new-absence-bot = Continua un bot
    .text = Finché il giocatore non torna.
new-absence-lose = Il giocatore perde
new-rated = Da classifica
    .text = Il risultato conta per la classifica. Con l’orologio, senza suggerimenti e senza i nostri bot.
new-hints = Suggerimenti ammessi
new-open = Apri il tavolo
new-start = Comincia la partita
new-opening = Dal turno { $turn } di una partita rivista
new-fair = Una mescolata onesta
    .text = Il server sigilla prima il suo segreto; ognuno può aggiungere una parola. Alla fine chiunque può controllare il mazzo.
new-word = La tua parola per la mescolata
    .text = Facoltativa: va bene qualsiasi parola.

## Waiting for players

wait-title = In attesa dei giocatori
wait-text = La partita comincia appena tutti i posti sono presi.
wait-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
wait-invite = Invita
    .text = Manda questo link, o fai inquadrare il codice.
wait-qr = Codice QR dell’invito
wait-sit = Siediti qui
wait-free = Posto libero
wait-add-bot = Aggiungi un bot
wait-remove-bot = Togli il bot
wait-stand-up = Lascia il posto
wait-invited = { $seat } ti invita a giocare

## The lobby

lobby-title = Tavoli aperti
lobby-empty = Nessun tavolo in attesa
    .text = Aprine uno, e gli altri lo troveranno qui.
lobby-join = Partecipa
lobby-more = Mostra altri

## My games

games-title = Le mie partite
games-your-turn = Tocca a te
games-waiting = Tocca agli altri
games-over = Finita
games-won = Vinta
games-lost = Persa
games-shared = Vittoria condivisa
games-drawn = Senza vincitori
games-against = contro { $seats }

## Who one is

account-title = Tu
account-name = Il tuo nome
    .text = Gli altri lo vedono al tavolo.
account-change-name = Cambia nome
account-name-saved = Ora ti chiami { $name }
account-first = Come ti chiamiamo?
account-start = Giochiamo
account-recovery = Su un altro dispositivo
    .text = Questo link porta il tuo nome, le partite e il punteggio su un altro dispositivo. Vale una volta sola, per un giorno. Tienilo per te.
account-recovery-make = Crea un link
account-recovery-done = Su questo dispositivo ora giochi come { $name }
account-recovery-here = Gioca qui
    .text = Questo link porta su questo dispositivo il nome, le partite e il punteggio di un giocatore.
account-recovery-instead = Finora su questo dispositivo giochi come { $name }. Senza un link per ritrovarli, quel nome e le sue partite andranno persi.
account-recovery-dead = Questo link non funziona più
    .text = È già stato usato, o ha più di un giorno. Creane uno nuovo nelle impostazioni dell’altro dispositivo.
account-no-password = Né password né e-mail: il tuo browser si ricorda di te.
account-bots = I tuoi bot
    .text = Qui può giocare anche un tuo programma. Si presenta con un token.
account-bots-empty = Non hai ancora un bot
account-bot-make = Aggiungi un bot
account-bot-drop = Togli
account-bot-name = Nome del bot
account-bot-token = Il suo token
    .text = Copialo adesso: si vede una volta sola.
account-sign-out = Dimenticami su questo dispositivo
    .text = Senza un link verso un altro dispositivo perderai il nome e le partite.

## A player's page

player-since = Qui dal { $date }
player-ratings = Punteggi
player-games = Partite
player-games-empty = Ancora nessuna partita finita
player-played =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } partita
       *[other] { NUMBER($count, useGrouping: 0) } partite
    }
player-wins =
    { $wins ->
        [one] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } vittoria
       *[other] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } vittorie
    }
player-not-rated = Ancora senza punteggio
player-form =
    { $count ->
        [one] L’ultima partita
       *[other] Le ultime { $count } partite
    }

## The leaderboard

leaderboard-title = Classifica
leaderboard-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
leaderboard-place = Posto
leaderboard-name = Nome
leaderboard-rating = Punteggio
leaderboard-games = Partite
leaderboard-wins = Vittorie
leaderboard-empty = La classifica è ancora vuota
    .text = Gioca una partita da classifica: il primo posto ti aspetta.
leaderboard-you = Il tuo posto: { NUMBER($place, useGrouping: 0) }
leaderboard-how = Il punteggio stima la tua bravura, meno il nostro dubbio. Cresce quando vinci, e man mano che giochi.
number = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }

## The replay

replay-title = Rivedi la partita
replay-step = { $ply } di { $last }
replay-turn = Turno { $turn }: { $seat }
replay-deal = La distribuzione
replay-timeline = Linea del tempo
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-previous-turn = Turno prima
replay-next-turn = Turno seguente
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-near = Visto da
replay-graph = Probabilità di vincere
    .text = Secondo un bot forte, turno per turno.
replay-graph-loading = Il bot studia la partita…
replay-graph-none = Ancora nessuna stima per questa partita
replay-chance = { $seat }: { $percent }%
replay-turning-points = Svolte
replay-turning-points-empty = Nessuna grande svolta: una partita in bilico fino alla fine
replay-swing-up = { $seat } sale del { $points }%
replay-swing-down = { $seat } scende del { $points }%
replay-download = Scarica
    .text = Tutta la partita in un piccolo file.
replay-upload = Apri un file
    .text = Trascina qui un file .civ.jsonl, o sceglilo.
replay-upload-game = Partita { $number } del file
replay-link = Link a questo momento
replay-play-on = Gioca da qui
    .text = Apri un tavolo che comincia da questa posizione.
replay-play-on-seat = Il tuo posto
replay-keys = Frecce: un passo alla volta; con Maiusc: un turno alla volta. Spazio: avvia o pausa. Inizio, Fine: inizio, fine.

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Come il dispositivo
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-sound = Suoni
    .text = Una carta, una moneta, un tamburo quando l’Egemonia è vicina.
settings-speed = Velocità delle animazioni
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-speed-off = Nessuna
settings-memory = Promemoria
    .text = Mostra, nelle mani altrui, le carte che potresti conoscere con certezza.
settings-confirm-cards = Conferma ogni carta
    .text = La carta scelta aspetta il pulsante grande.

## About

about-title = Informazioni
about-unofficial = Non ufficiale
    .text = Un’edizione gratuita e non ufficiale, fatta per passione e senza l’editore. Se il gioco ti piace, prenditi le carte vere: sono bellissime.
about-game = Il gioco
    .text = Carta Impera Victoria è un gioco di Rémi Amy, sviluppato da Cédric Lefebvre, illustrato da Christopher Matt, pubblicato da Ludonaute. Tutti i diritti sul gioco e sul suo nome sono loro.
about-icons = Icone
    .text = Da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0.
about-code = Codice
    .text = Software libero con licenza MIT.
about-texts = Testi
    .text = Le regole e la lezione sono raccontate con parole nostre.
about-privacy = Riservatezza
    .text = Niente pubblicità, niente tracciamento. Conserviamo il tuo nome, le partite e i punteggi, e un cookie che si ricorda di te.

## When there is nothing to show

missing-title = Qui non c’è nulla
    .text = Il link è sbagliato, o il tavolo non c’è più.
missing-home = Torna all’inizio
failed-title = Non ha funzionato
