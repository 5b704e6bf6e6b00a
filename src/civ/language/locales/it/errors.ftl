### The comments are in ../en/errors.ftl.

## The game

error-error = Non ha funzionato. Riprova.
error-bad-notation = Non è un’azione del gioco. Scegline una tra quelle offerte.
error-bad-setup = Una partita così non si può preparare. Controlla giocatori, variante e squadre.
error-not-your-turn = Non è il tuo turno. Un attimo di pazienza!
error-illegal-action = Ora non è possibile. Scegli una carta o un effetto illuminato.
error-game-over = La partita è finita. Puoi rivederla, o chiedere la rivincita.
error-nothing-to-undo = Non c’è nulla da annullare.
error-inconsistent-state = Nessuna partita può arrivare qui. Controlla dove sono le carte.
error-no-record = Questa partita non ha una registrazione, perché è cominciata a metà.
error-bad-record = Questo file non è una partita registrata, o è rovinato. Scegline un altro.
error-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
error-bad-spec = Questo bot non esiste. Scegli uno dei livelli.

## The server

error-unauthorized = Non ci conosciamo ancora. Scegli un nome, poi riprova.
error-forbidden = Questo non spetta a te.
error-not-your-seat = Non siedi a questo tavolo. Puoi guardare.
error-not-found = Qui non c’è nulla. Il link è sbagliato, o il tavolo non c’è più.
error-bad-table = Un tavolo così non si può aprire. Controlla posti, orologio e squadre.
error-bad-name = Scegli un nome di 24 caratteri al massimo, con almeno una lettera o una cifra.
error-name-taken = Questo nome è già preso, o troppo simile a un altro. Scegline uno diverso.
error-table-full = Tutti i posti sono presi. Puoi guardare, o cercare un altro tavolo.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata. Parte quando tutti i posti sono presi.
error-not-over = Si saprà a partita finita.
error-no-hints = A questo tavolo niente suggerimenti.
error-too-many = Troppo in una volta. Aspetta un momento, poi riprova.
error-too-long = È troppo lungo. Accorcialo.
error-unavailable = Il server è occupato o in aggiornamento. Nulla è perduto; riprova tra un minuto.
error-bad-database = Il database non si può usare. Se ne deve occupare chi gestisce il server.
error-thinking-failed = Il bot non ha saputo rispondere. Riprova tra un momento.
error-internal = Qualcosa si è rotto da noi. Nulla è perduto; riprova tra un momento.

## The browser

error-broken = La connessione è caduta. Nulla è perduto; riprova appena torna.
error-unreadable-file = Questo file non si legge. Scegli un file .civ.jsonl.
error-clipboard = Non si è potuto copiare il link. Selezionalo e copialo a mano.
error-unknown = Non ha funzionato. Riprova. ({ $code })
