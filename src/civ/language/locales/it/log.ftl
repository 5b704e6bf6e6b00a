### The comments are in ../en/log.ftl.

## What happened

log-dealt =
    { $you ->
        [seat] Cominci con { $cards }.
       *[other] { $seat } comincia con { $cards }.
    }
log-kept =
    { $you ->
        [seat] Tieni { $cards }.
       *[other] { $seat } tiene { $cards }.
    }
log-received =
    { $you ->
        [seat] Ricevi { $cards } da destra.
       *[other] { $seat } riceve { $cards } da destra.
    }
log-revealed = Al centro del tavolo: { $cards }.
log-founded =
    { $you ->
        [seat] Prendi { $cards } dal centro per la tua area di gioco.
       *[other] { $seat } prende { $cards } dal centro per la sua area di gioco.
    }
log-turn =
    { $you ->
        [seat] Turno { $turn }: tu
       *[other] Turno { $turn }: { $seat }
    }
log-skipped =
    { $you ->
        [seat] Non hai carte da giocare.
       *[other] { $seat } non ha carte da giocare.
    }
log-played =
    { $you ->
        [seat] Giochi { $cards }.
       *[other] { $seat } gioca { $cards }.
    }
log-cut-short =
    { $you ->
        [seat] Non puoi giocare altro: il resto dell’effetto salta.
       *[other] { $seat } non può giocare altro: il resto dell’effetto salta.
    }
log-lost =
    { $you ->
        [seat] Perdi { $cards } nell’attacco.
       *[other] { $seat } perde { $cards } nell’attacco.
    }
log-seized =
    { $you ->
        [seat] Prendi tutta la mano di { $target }: { $cards }.
        [target] { $seat } prende tutta la tua mano: { $cards }.
       *[other] { $seat } prende tutta la mano di { $target }: { $cards }.
    }
log-gave =
    { $you ->
        [seat] Rendi { $cards } a { $target }.
        [target] { $seat } ti rende { $cards }.
       *[other] { $seat } rende { $cards } a { $target }.
    }
log-drew =
    { $you ->
        [seat] Peschi { $cards }.
       *[other] { $seat } pesca { $cards }.
    }
log-discarded =
    { $you ->
        [seat] Scarti { $cards } dalla mano.
       *[other] { $seat } scarta { $cards } dalla mano.
    }
log-sacrificed =
    { $you ->
        [seat] Scarti { $cards } dall’area di gioco.
       *[other] { $seat } scarta { $cards } dall’area di gioco.
    }
log-recalled =
    { $you ->
        [seat] Riprendi in mano { $cards }.
       *[other] { $seat } riprende in mano { $cards }.
    }
log-took =
    { $you ->
        [seat] Prendi { $cards } dagli scarti.
       *[other] { $seat } prende { $cards } dagli scarti.
    }
log-lifted =
    { $you ->
        [seat] Finisce l’Embargo sul tuo Dominio { DOMAIN($domain) } ({ $cards } negli scarti).
       *[other] Finisce l’Embargo sul Dominio { DOMAIN($domain) } di { $seat } ({ $cards } negli scarti).
    }
log-coin-returned = La moneta Cultura torna accanto al mazzo.
log-final-round = Pescata l’ultima carta del mazzo: comincia l’ultimo giro.

## What happened by an effect

log-applied-assassination =
    { $you ->
        [seat] Applichi { effect-assassination }.
       *[other] { $seat } applica { effect-assassination }.
    }
log-applied-purge =
    { $you ->
        [seat] Applichi { effect-purge }.
       *[other] { $seat } applica { effect-purge }.
    }
log-applied-holy-book =
    { $you ->
        [seat] Applichi { effect-holy-book }: in questo turno peschi fino ad avere 5 carte.
       *[other] { $seat } applica { effect-holy-book }: in questo turno pesca fino ad avere 5 carte.
    }
log-applied-divine-right =
    { $you ->
        [seat] Applichi { effect-divine-right }: in questo turno peschi fino ad avere 7 carte.
       *[other] { $seat } applica { effect-divine-right }: in questo turno pesca fino ad avere 7 carte.
    }
log-applied-development =
    { $you ->
        [seat] Applichi { effect-development }.
       *[other] { $seat } applica { effect-development }.
    }
log-applied-monopoly =
    { $you ->
        [seat] Applichi { effect-monopoly }.
       *[other] { $seat } applica { effect-monopoly }.
    }
log-applied-experiment =
    { $you ->
        [seat] Applichi { effect-experiment }.
       *[other] { $seat } applica { effect-experiment }.
    }
log-applied-research =
    { $you ->
        [seat] Applichi { effect-research }.
       *[other] { $seat } applica { effect-research }.
    }
log-applied-oligarchy =
    { $you ->
        [seat] Applichi { effect-oligarchy }.
       *[other] { $seat } applica { effect-oligarchy }.
    }
log-applied-republic =
    { $you ->
        [seat] Applichi { effect-republic }.
       *[other] { $seat } applica { effect-republic }.
    }
log-applied-inspiration =
    { $you ->
        [seat] Con l’Ispirazione copi { $copied } da { $target }.
        [target] Con l’Ispirazione { $seat } copia da te { $copied }.
       *[other] Con l’Ispirazione { $seat } copia { $copied } da { $target }.
    }
log-applied-attack =
    { $you ->
        [seat] Scarti { $cards } e attacchi il Dominio { DOMAIN($domain) }.
       *[other] { $seat } scarta { $cards } e attacca il Dominio { DOMAIN($domain) }.
    }
log-applied-inquisition =
    { $you ->
        [seat] Scarti { $cards } e mandi l’Inquisizione da { $target }.
        [target] { $seat } scarta { $cards } e ti manda l’Inquisizione.
       *[other] { $seat } scarta { $cards } e manda l’Inquisizione da { $target }.
    }
log-applied-embargo =
    { $you ->
        [seat] Metti { $cards } come Embargo sul Dominio { DOMAIN($domain) } di { $target }.
        [target] { $seat } mette { $cards } come Embargo sul tuo Dominio { DOMAIN($domain) }.
        [both] Metti { $cards } come Embargo sul tuo stesso Dominio { DOMAIN($domain) }.
        [self] { $seat } mette { $cards } come Embargo sul proprio Dominio { DOMAIN($domain) }.
       *[other] { $seat } mette { $cards } come Embargo sul Dominio { DOMAIN($domain) } di { $target }.
    }
log-applied-breakthrough =
    { $you ->
        [seat] Scarti { $cards } per una Scoperta Rivoluzionaria.
       *[other] { $seat } scarta { $cards } per una Scoperta Rivoluzionaria.
    }
log-applied-democracy =
    { $you ->
        [seat] Metti { $cards } come Democrazia nel Dominio { DOMAIN($domain) } di { $target }.
        [target] { $seat } mette { $cards } come Democrazia nel tuo Dominio { DOMAIN($domain) }.
        [both] Metti { $cards } come Democrazia nel tuo stesso Dominio { DOMAIN($domain) }.
        [self] { $seat } mette { $cards } come Democrazia nel proprio Dominio { DOMAIN($domain) }.
       *[other] { $seat } mette { $cards } come Democrazia nel Dominio { DOMAIN($domain) } di { $target }.
    }

log-attack-losses =
    { $you ->
        [only] Solo tu perdi una carta.
        [seat] Tu e { $seats } perdete una carta a testa.
       *[other]
            { $count ->
                [1] Solo { $seats } perde una carta.
               *[other] { $seats } perdono una carta a testa.
            }
    }

## How it ended

result-hegemony =
    { $you ->
        [only] Vinci per Egemonia in { DOMAIN($domain) }.
        [seat] Tu e { $seats } vincete per Egemonia in { DOMAIN($domain) }.
       *[other]
            { $count ->
                [1] { $seats } vince per Egemonia in { DOMAIN($domain) }.
               *[other] { $seats } vincono per Egemonia in { DOMAIN($domain) }.
            }
    }
result-majority =
    { $you ->
        [only] Vinci per Maggioranza (punti: { $points }).
        [seat] Tu e { $seats } vincete per Maggioranza (punti: { $points }).
       *[other]
            { $count ->
                [1] { $seats } vince per Maggioranza (punti: { $points }).
               *[other] { $seats } vincono per Maggioranza (punti: { $points }).
            }
    }
result-majority-tie =
    { $you ->
        [only] Vinci per Maggioranza (punti: { $points }; spareggio in { DOMAIN($domain) }).
        [seat] Tu e { $seats } vincete per Maggioranza (punti: { $points }; spareggio in { DOMAIN($domain) }).
       *[other]
            { $count ->
                [1] { $seats } vince per Maggioranza (punti: { $points }; spareggio in { DOMAIN($domain) }).
               *[other] { $seats } vincono per Maggioranza (punti: { $points }; spareggio in { DOMAIN($domain) }).
            }
    }
result-shared =
    { $you ->
        [seat] Tu e { $seats } vi dividete la vittoria, pari in tutto (punti: { $points }).
       *[other] { $seats } si dividono la vittoria, pari in tutto (punti: { $points }).
    }
result-resignation =
    { $you ->
        [only] Vinci: nessun altro gioca più.
        [seat] Tu e { $seats } vincete: nessun altro gioca più.
       *[other]
            { $count ->
                [1] { $seats } vince: nessun altro gioca più.
               *[other] { $seats } vincono: nessun altro gioca più.
            }
    }
result-time =
    { $you ->
        [only] Vinci per tempo scaduto.
        [seat] Tu e { $seats } vincete per tempo scaduto.
       *[other]
            { $count ->
                [1] { $seats } vince per tempo scaduto.
               *[other] { $seats } vincono per tempo scaduto.
            }
    }
result-agreement = La partita finisce di comune accordo, senza vincitori.
result-abandoned = La partita è stata abbandonata, senza vincitori.
result-points = { $side } { $points }

## What happened at the table

mark-undone =
    { $you ->
        [seat]
            { $count ->
                [one] Annulli un’azione.
               *[other] Annulli { $count } azioni.
            }
       *[other]
            { $count ->
                [one] { $seat } annulla un’azione.
               *[other] { $seat } annulla { $count } azioni.
            }
    }
mark-resigned =
    { $you ->
        [seat] Abbandoni la partita.
       *[other] { $seat } abbandona la partita.
    }
mark-timed-out =
    { $you ->
        [seat] Il tuo tempo è finito.
       *[other] Tempo finito per { $seat }.
    }
mark-away =
    { $you ->
        [seat] In tua assenza gioca un bot.
       *[other] { $seat } non c’è: al suo posto gioca un bot.
    }
mark-back =
    { $you ->
        [seat] Torni al tavolo.
       *[other] { $seat } torna al tavolo.
    }
mark-offered-end =
    { $you ->
        [seat] Proponi di finire qui, senza vincitori.
       *[other] { $seat } propone di finire qui, senza vincitori.
    }
mark-accepted-end =
    { $you ->
        [seat] Accetti di finire la partita.
       *[other] { $seat } accetta di finire la partita.
    }
mark-refused-end =
    { $you ->
        [seat] Preferisci continuare.
       *[other] { $seat } preferisce continuare.
    }

## Diplomacy

phrase-truce = Ci lasciamo in pace per un po’?
phrase-stop =
    { $you ->
        [none] Bisogna fermare chi è in testa
        [seat] Bisogna fermarti
       *[other] Bisogna fermare { $seat }
    }{ $domain ->
        [none] { "" }
       *[other] { " " }in { DOMAIN($domain) }
    }{ $means ->
        [attack] { " " }con un Attacco!
        [embargo] { " " }con un Embargo!
        [democracy] { " " }con una Democrazia!
       *[none] !
    }
phrase-promise =
    { $means ->
        [attack] Attacco io
        [embargo] Metto un Embargo
        [democracy] Metto una Democrazia
       *[none] Ci penso io
    }{ $domain ->
        [none] .
       *[other] { " " }in { DOMAIN($domain) }.
    }
phrase-accept = D’accordo!
phrase-refuse = No, stavolta no.
phrase-thanks = Grazie!
phrase-warn =
    { $you ->
        [none] Attenzione, qualcuno sta per vincere
        [seat] Attenzione, stai per vincere
       *[other] Attenzione, { $seat } sta per vincere
    }{ $domain ->
        [none] !
       *[other] { " " }in { DOMAIN($domain) }!
    }
phrase-threat =
    { $means ->
        [attack] Se lo fai, attacco
        [embargo] Se lo fai, ti metto un Embargo
        [democracy] Se lo fai, ti metto una Democrazia
       *[none] Se lo fai, me la paghi
    }{ $domain ->
        [none] .
       *[other] { " " }in { DOMAIN($domain) }.
    }
phrase-sorry = Senza rancore!
phrase-well-played = Bella mossa!
phrase-hello = Ciao, buon divertimento!
phrase-good-game = Bella partita!

phrase-to =
    { $you ->
        [target] a te:
       *[other] a { $target }:
    }
phrase-addressed = { $to } { $said }
