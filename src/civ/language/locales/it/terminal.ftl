### The comments are in ../en/terminal.ftl.

## The table

terminal-hand = Mano
terminal-kept = tenute
terminal-embargo = embargo
terminal-democracy = meta +{ $number }
terminal-coin = moneta { $seat }
terminal-pile = { $title } ({ $count }): { $cards }
terminal-deck = Mazzo: { $count }, prossima carta dell’{ $age }. { $first }
terminal-deck-empty = Mazzo: 0, ultimo giro. { $first }
terminal-first = Primo Giocatore: { $seat }.
terminal-first-teams = Primo Giocatore: { $seat }. Squadre: A e C contro B e D.

## The line above the table

terminal-situation = { $when }, { $who }: { $todo }
terminal-turn = Turno { $turn }
terminal-draft = Draft
terminal-over =
    { $turn ->
        [one] La partita è finita dopo { $turn } turno.
       *[other] La partita è finita dopo { $turn } turni.
    }
terminal-todo-keep = tenere una carta
terminal-todo-found = prendere una carta dal centro
terminal-todo-play =
    { $left ->
        [one] giocare { $left } carta
       *[other] giocare { $left } carte
    }
terminal-todo-discard =
    { $left ->
        [one] scartare { $left } carta dalla mano
       *[other] scartare { $left } carte dalla mano
    }
terminal-todo-sacrifice =
    { $left ->
        [one] scartare { $left } carta dall’area di gioco
       *[other] scartare { $left } carte dall’area di gioco
    }
terminal-todo-recall =
    { $left ->
        [one] riprendere in mano { $left } carta
       *[other] riprendere in mano { $left } carte
    }
terminal-todo-take =
    { $left ->
        [one] prendere { $left } carta dagli scarti
       *[other] prendere { $left } carte dagli scarti
    }
terminal-todo-give =
    { $left ->
        [one] rendere { $left } carta
       *[other] rendere { $left } carte
    }
terminal-todo-effect = applicare un effetto, o chiudere il turno

## Playing

terminal-prompt = La tua azione (numero o testo; help: aiuto; quit: esci):
terminal-not-legal = { $line } ora non è possibile. Puoi: { $legal }
terminal-no-such-number = Non c’è un’azione { $line }: scegli un numero da 1 a { $last }.
terminal-no-such-action = { $line } non è un’azione. Scrivi un numero, o un’azione dell’elenco: { $legal }
terminal-stopped = La partita si ferma qui, a metà. Alla prossima!
terminal-seed = Era la smazzata { NUMBER($seed, useGrouping: 0) }; --seed { NUMBER($seed, useGrouping: 0) } la ridà.
terminal-effect = { $action }. { $text }
terminal-help =
    Nel tuo turno giochi 1 carta, poi applichi tutti gli effetti che vuoi, poi peschi fino ad averne 3.

    Un effetto permanente richiede 3 carte del suo Dominio nella tua area di gioco, e 5 per il secondo
    livello (in quattro: 2 e 4). Un effetto di scarto costa 1 carta del suo Dominio. In un turno ogni
    Dominio ti dà un effetto per tipo.

    Vinci all’istante se chiudi il turno con 8 carte di un Dominio (7 in tre o quattro). Finito il mazzo e
    l’ultimo giro, ogni Dominio dà un punto a chi ne ha più carte, e vince chi fa più punti.

    Nella tabella, 3 ¹¹² vuol dire 3 carte: due dell’Era I e una dell’Era II. «meta +1» segnala una
    Democrazia: per vincere all’istante in quel Dominio serve una carta in più.

## Replaying

terminal-replay-prompt = Invio avanti, p indietro, t T turno, numero, q esci:
terminal-replay-help =
    Invio o n: l’azione seguente. p: la precedente. t: il turno seguente. T: il turno prima.

    Un numero: la posizione dopo quel numero di azioni. q: esci.
terminal-no-such-step = Non c’è un’azione { $line }: la partita ne ha { $last }.
terminal-step = { $ply } di { $last }: { $action }
terminal-step-deal = 0 di { $last }: la distribuzione
