### The comments are in ../en/table.ftl.

## The state of the game

table-turn = Turno { $turn }
table-draft = Draft
table-your-turn = Tocca a te
table-final-round = Ultimo giro
    .text = Il mazzo è finito. Si gioca fino alla fine del giro, e nessuno pesca più.

## The piles

table-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
table-discard-pile =
    { $count ->
        [one] Pila degli scarti: { $count } carta
       *[other] Pila degli scarti: { $count } carte
    }
table-discard-pile-empty = Nessuno ha ancora scartato nulla
table-centre = Il centro del draft

## A seat

table-you = tu
table-bot = bot
table-partner = in squadra con te
table-away = per ora gioca un bot
table-out = fuori gioco
table-not-here = offline
table-hand-empty = Nessuna carta in mano
table-kept = Tenute

## A column of cards

table-column =
    { DOMAIN($domain) }: { $count } su { $need } per l’Egemonia{ $level ->
        [0] { "" }
       *[other] , livello { $level } raggiunto
    }
table-danger = A una carta dall’Egemonia!
table-embargo =
    { $you ->
        [seat] Embargo: nel tuo prossimo turno non puoi giocare { DOMAIN($domain) }.
       *[other] Embargo: nel suo prossimo turno { $seat } non può giocare { DOMAIN($domain) }.
    }
table-embargo-now =
    { $you ->
        [seat] Embargo: in questo turno non puoi giocare { DOMAIN($domain) }.
       *[other] Embargo: in questo turno { $seat } non può giocare { DOMAIN($domain) }.
    }
table-democracy =
    { $count ->
        [one] Democrazia: qui l’Egemonia chiede { $count } carta in più
       *[other] Democrazia: qui l’Egemonia chiede { $count } carte in più
    }
table-coin =
    { $you ->
        [seat] Moneta Cultura: qui hai copiato tu
       *[other] Moneta Cultura: qui ha copiato { $seat }
    }

## The reference board

board-title = Scheda di consultazione
board-help = Gli effetti accesi si possono applicare ora. Gli altri dicono che cosa manca.
board-level-1 = Livello 1: { $need } carte
board-level-2 = Livello 2: { $need } carte
board-discard = Scarta 1

## The one big button, and the others

button-end =
    { $count ->
        [0] Chiudi il turno
        [one] Chiudi gli effetti e pesca { $count } carta
       *[other] Chiudi gli effetti e pesca { $count } carte
    }
button-end-anyway = Chiudi comunque
button-result = Guarda il risultato

do-keep = Tieni { $cards }
do-found = Prendi { $cards }
do-play = Gioca { $cards }
do-discard = Scarta { $cards }
do-sacrifice = Scarta { $cards }
do-recall = Riprendi { $cards }
do-take = Prendi { $cards }
do-give = Rendi { $cards }
do-apply = Applica { $effect }

button-undo = Annulla
    .title = Torna indietro di un’azione
button-confirm = Conferma
button-cancel = Lascia stare
button-hint = Suggerimento
    .title = Chiedi a un bot forte cosa farebbe
button-resign = Abbandona
button-offer-end = Proponi di finire
    .title = Proponi di finire la partita senza vincitori
button-accept-end = Finiamo qui
button-refuse-end = Continuiamo
button-withdraw-end = Ritira la proposta
button-log = Cronaca
button-chat = Chat
button-phrases = Diplomazia
button-mute = Silenzia
    .title = Nascondi ciò che dice { $seat }
button-unmute = Riattiva
    .title = Mostra di nuovo ciò che dice { $seat }
button-rules = Regole
button-leave = Lascia il tavolo
button-skip = Salta
    .title = Mostra subito il risultato
button-back = Indietro
button-more = Altro
button-send = Invia
button-copy = Copia
button-copy-link = Copia il link
button-copied = Copiato
button-share = Condividi
button-try-again = Riprova
button-im-back = Eccomi
    .title = Riprenditi il posto dal bot

## Questions before something is done

confirm-end-free = Chiudere senza { $effect }?
    .text = { $effect } non costa nulla, e ti fa pescare più carte alla fine di questo turno.
confirm-resign = Abbandonare la partita?
    .text = Non si torna indietro. Gli altri continuano senza di te.
confirm-resign-two = Abbandonare la partita?
    .text = Non si torna indietro. La vittoria va all’altra parte.
confirm-offer-end = Proporre di finire la partita?
    .text = Se tutti accettano, finisce senza vincitori.
offer-end = Proposta di finire qui, senza vincitori ({ $seats }). Accetti?
offer-end-yours = Hai proposto di finire. Si aspettano gli altri.

## The hint

hint-title = Il consiglio di un bot forte:
hint-thinking = Ci penso…
hint-then = poi { $actions }.
hint-second = Seconda scelta: { $action } ({ $percent }%).
hint-chance = Le tue probabilità di vincere: { $before }% ora, { $after }% dopo.
hint-change = { $before }% → { $after }%
hint-seat-chance = Probabilità di vincere: { $chance }
hint-percent = { $percent }%
hint-other = { $action }: { $percent }%.

## The recap

recap-title = Dal tuo ultimo turno

## Log and chat

log-title = Cronaca
log-empty = Qui leggerai che cosa succede
chat-title = Chat
chat-empty = Saluta il tavolo!
chat-placeholder = Di’ qualcosa
chat-to-all = Tutti
chat-to-team = La mia squadra
phrases-title = Dillo in tutte le lingue
phrases-text = Ognuno legge queste frasi nella propria lingua.
phrases-whom = Chi?
phrases-where = In quale Dominio?
phrases-how = Come?
phrases-anyone = chiunque
phrases-anywhere = ovunque
phrases-anyhow = in qualsiasi modo

## The connection

connection-lost = Connessione persa
    .text = Nulla è perduto: la partita è al sicuro sul server.
connection-offline = Sei offline
    .text = Controlla la connessione. Si riprende appena torni.
connection-sending = Invio…
connection-stale = Il tavolo era già andato avanti: ecco com’è ora
connection-new-version = C’è una nuova versione
    .text = Ricarica la pagina per continuare.
button-reload = Ricarica

## The clocks

clock-title = Orologio di { $seat }
clock-yours = Il tuo orologio
clock-days =
    { $days ->
        [one] ancora { $days } giorno
       *[other] ancora { $days } giorni
    }
clock-hours =
    { $hours ->
        [one] ancora { $hours } ora
       *[other] ancora { $hours } ore
    }
away-title = Un bot gioca al posto tuo
    .text = Il tuo tempo è finito. Riprenditi il posto quando vuoi.

## The end

end-won = Hai vinto!
end-won-team = La tua squadra ha vinto!
end-shared = Vittoria condivisa
end-lost =
    { $count ->
       *[one] Vince { $seats }
        [other] Vincono { $seats }
    }
end-drawn = Nessun vincitore
end-points = Punti
end-majorities = Maggioranze
end-majority-of = { $seat } ha più carte { DOMAIN($domain) } di tutti
end-tie-break = Pari punti. Hanno deciso le carte { DOMAIN($domain) }.
end-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
end-see-board = Guarda il tavolo
end-replay = Rivedi la partita
end-rematch = Rivincita
end-rematch-join = Accetta la rivincita
end-home = Pagina iniziale
end-fair = Controlla la mescolata
    .text = Il mazzo nasce dalle parole di tutti e da un segreto sigillato prima.

## Watching

watch-title = Stai guardando

## Keys

keys-title = Tasti
keys-cards = Da 1 a 9: scegli quella carta
keys-end = Invio: il pulsante grande
keys-undo = U: annulla
keys-hint = H: suggerimento
keys-board = E: effetti
keys-log = L: cronaca
keys-chat = C: chat
keys-cancel = Esc: lascia stare o chiudi
keys-help = ?: questi tasti

## What a screen reader says

announce-your-turn = Tocca a te. { $prompt }.
announce-effects = Puoi applicare: { $effects }.
announce-danger =
    { $you ->
        [seat] Ti manca una carta all’Egemonia in { DOMAIN($domain) }.
       *[other] A { $seat } manca una carta all’Egemonia in { DOMAIN($domain) }.
    }

## Labels for a screen reader

label-table = Il tavolo
label-your-side = Il tuo lato del tavolo
label-hand =
    { $count ->
        [one] La tua mano, una fila di { $count } carta
       *[other] La tua mano, una fila di { $count } carte
    }
label-hand-of =
    { $count ->
        [one] Mano di { $seat }, { $count } carta coperta
       *[other] Mano di { $seat }, { $count } carte coperte
    }
label-area = La tua area di gioco, sei colonne
label-area-of = Area di gioco di { $seat }, sei colonne
label-column =
    { $count ->
        [one] { DOMAIN($domain) }, { $count } carta su { $need }
       *[other] { DOMAIN($domain) }, { $count } carte su { $need }
    }{ $level ->
        [0] { "" }
       *[other] , livello { $level } raggiunto
    }
label-card = { $card }. { $action }
label-card-disabled = { $card }. { $reason }
label-card-back = Una carta dell’{ $age }, coperta
label-deck =
    { $count ->
        [0] Il mazzo è vuoto
        [one] Mazzo, { $count } carta dell’{ $age }
       *[other] Mazzo, { $count } carte, la prossima dell’{ $age }
    }
label-discard-pile =
    { $count ->
        [0] Pila degli scarti, vuota
        [one] Pila degli scarti, { $count } carta
       *[other] Pila degli scarti, { $count } carte
    }
label-board = Scheda di consultazione: i tuoi effetti
label-effect-ready = { $effect }, pronto. { $text }
label-effect-disabled = { $effect }. { $text } { $reason }
label-log = Cronaca della partita
label-chat = Chat
label-menu = Menu
label-close = Chiudi
label-language = Lingua
