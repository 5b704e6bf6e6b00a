### The comments are in ../en/prompts.ftl.

## What you are asked

prompt-keep = Scegli una carta da tenere; le altre vanno a sinistra
prompt-found = Scegli una carta del centro per la tua area di gioco
prompt-play =
    { $left ->
        [one] Scegli una carta da giocare
       *[other] Scegli { $left } carte da giocare
    }
prompt-effect = Applica un effetto, o chiudi il turno
prompt-discard =
    { $left ->
        [one] Scegli una carta della mano da scartare
       *[other] Scegli { $left } carte della mano da scartare
    }
prompt-sacrifice =
    { $left ->
        [one] Scegli una carta dell’area di gioco da scartare
       *[other] Scegli { $left } carte dell’area di gioco da scartare
    }
prompt-recall =
    { $left ->
        [one] Scegli una carta dell’area di gioco da riprendere
       *[other] Scegli { $left } carte dell’area di gioco da riprendere
    }
prompt-take =
    { $left ->
        [one] Scegli una carta dalla pila degli scarti
       *[other] Scegli { $left } carte dalla pila degli scarti
    }
prompt-give =
    { $left ->
        [one] Scegli una carta da rendere a { $target }
       *[other] Scegli { $left } carte da rendere a { $target }
    }
prompt-over = La partita è finita

## What you are asked when an effect needs a target

prompt-attack = Scegli il Dominio da attaccare: ne perdi una carta anche tu
prompt-inquisition = Scegli di chi prendere la mano
prompt-embargo = Scegli il Dominio da bloccare, di chiunque
prompt-democracy = Scegli dove l’Egemonia diventa più difficile, nel Dominio di chiunque
prompt-inspiration = Scegli l’effetto da copiare

## What someone else is deciding

waiting-keep = { $seat } sceglie una carta da tenere
waiting-found = { $seat } sceglie una carta del centro
waiting-play =
    { $left ->
        [one] { $seat } sceglie una carta da giocare
       *[other] { $seat } sceglie { $left } carte da giocare
    }
waiting-effect = { $seat } pensa agli effetti
waiting-discard =
    { $left ->
        [one] { $seat } sceglie una carta da scartare dalla mano
       *[other] { $seat } sceglie { $left } carte da scartare dalla mano
    }
waiting-sacrifice =
    { $left ->
        [one] { $seat } sceglie una carta da scartare dall’area di gioco
       *[other] { $seat } sceglie { $left } carte da scartare dall’area di gioco
    }
waiting-recall =
    { $left ->
        [one] { $seat } sceglie una carta da riprendere in mano
       *[other] { $seat } sceglie { $left } carte da riprendere in mano
    }
waiting-take =
    { $left ->
        [one] { $seat } sceglie una carta dagli scarti
       *[other] { $seat } sceglie { $left } carte dagli scarti
    }
waiting-give =
    { $you ->
        [target] { $seat } sceglie cosa renderti
       *[other] { $seat } sceglie cosa rendere a { $target }
    }
waiting-others = In attesa di { $seats }

## What an action does

action-keep = tieni { $card } e passa il resto a sinistra
action-found = prendi { $card } dal centro per la tua area di gioco
action-play = gioca { $card } dalla mano nella tua area di gioco
action-discard = scarta { $card } dalla mano
action-sacrifice = scarta { $card } dall’area di gioco
action-recall = riprendi in mano { $card } dall’area di gioco
action-take = prendi { $card } dalla pila degli scarti
action-give = rendi { $card } al giocatore di cui hai preso la mano
action-end = chiudi il turno e pesca
action-permanent = applica { $effect }
action-inspiration = copia { $copied } da { $target }
action-attack = attacca il Dominio { DOMAIN($domain) }
action-inquisition = manda l’Inquisizione da { $target }
action-embargo =
    { $you ->
        [target] metti un Embargo sul tuo stesso Dominio { DOMAIN($domain) }
       *[other] metti un Embargo sul Dominio { DOMAIN($domain) } di { $target }
    }
action-breakthrough = fai una Scoperta Rivoluzionaria
action-democracy =
    { $you ->
        [target] metti una Democrazia nel tuo stesso Dominio { DOMAIN($domain) }
       *[other] metti una Democrazia nel Dominio { DOMAIN($domain) } di { $target }
    }

## Why something cannot be done now

reason-level =
    { $need ->
        [one] Serve { $need } carta { DOMAIN($domain) } in gioco; ne hai { $have }
       *[other] Servono { $need } carte { DOMAIN($domain) } in gioco; ne hai { $have }
    }
reason-hand =
    { $need ->
        [one] Serve { $need } carta in mano; ne hai { $have }
       *[other] Servono { $need } carte in mano; ne hai { $have }
    }
reason-area =
    { $need ->
        [one] Serve { $need } carta nella tua area di gioco; ne hai { $have }
       *[other] Servono { $need } carte nella tua area di gioco; ne hai { $have }
    }
reason-pile =
    { $need ->
        [one] Serve { $need } carta tra gli scarti; per ora { $have }
       *[other] Servono { $need } carte tra gli scarti; per ora { $have }
    }
reason-used-permanent = Effetto permanente di { DOMAIN($domain) } già usato in questo turno
reason-used-copied = Effetto di { DOMAIN($domain) } già copiato in questo turno
reason-cost = Costa una carta { DOMAIN($domain) } in gioco, e non ne hai
reason-used-discard = Effetto di scarto di { DOMAIN($domain) } già usato in questo turno
reason-attack = Pagato l’Attacco, non ti resterebbe un Dominio da attaccare
reason-embargo = Non c’è una carta in gioco su cui metterlo
reason-democracy = Non c’è una carta in gioco sotto cui metterla
reason-culture = Servono più carte Cultura di chiunque altro: ne hai { $have }, un altro giocatore { $need }
reason-nothing-to-copy = Nessun altro ha ora un effetto che tu possa usare
reason-embargoed = Embargo in { DOMAIN($domain) }: in questo turno non puoi giocare questa carta
reason-not-playing = Questa carta ora non si può scegliere
reason-not-your-turn = Non è il tuo turno
reason-play-first = Prima gioca una carta
reason-finish-first = Prima completa l’effetto in corso
reason-draft = Gli effetti arrivano dopo il draft
reason-over = La partita è finita
reason-watching = Stai guardando questa partita
