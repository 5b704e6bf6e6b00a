### The comments are in ../en/rules.ftl.

rules-title = Regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-empty = Niente su «{ $words }»
rules-search-found =
    { $count ->
        [one] { $count } sezione
       *[other] { $count } sezioni
    }
rules-link = Link a «{ $title }»

## C: cards

rules-goal = L’obiettivo
    .text =
        Guidi un popolo attraverso tre Ere. Chi chiude un turno con abbastanza carte di un Dominio vince
        all’istante: è l’Egemonia. Se nessuno ci riesce prima che finisca il mazzo, vince chi ha più carte
        degli altri nel maggior numero di Domini: è la Maggioranza.
rules-cards = Le carte
    .text =
        Ci sono 104 carte, in sei Domini e tre Ere. Una carta è il suo Dominio e la sua Era, nient’altro; due
        carte con lo stesso Dominio e la stessa Era sono uguali. L’effetto dipende solo dal Dominio.

        Il dorso di una carta ne mostra l’Era. Tutti vedono quindi le Ere delle carte che hai in mano, e quella
        della prossima carta del mazzo.

## S: setup

rules-setup = La preparazione
    .text =
        Ogni Era si mescola da sola. In due o tre giocatori, 3 carte di ogni Era escono dal gioco senza essere
        viste. L’Era I sta sull’Era II, e questa sull’Era III: ecco il mazzo delle Ere. Il caso sceglie il
        Primo Giocatore. La moneta Cultura sta accanto al mazzo.
rules-basic = Variante base
    .text = Ognuno pesca 3 carte.
rules-draft = Variante draft
    .text =
        Ognuno pesca 4 carte. Poi, per tre volte: se ne tiene una in segreto e si passa il resto a sinistra.
        L’ultima carta rimasta non si passa, ma va scoperta al centro.

        Poi ognuno prende una carta del centro per la propria area di gioco, cominciando alla destra del Primo
        Giocatore e proseguendo in senso antiorario: il Primo Giocatore sceglie per ultimo. Si comincia con 3
        carte in mano e 1 in gioco.
rules-teams = A squadre
    .text =
        In quattro si può giocare due contro due. I compagni siedono uno di fronte all’altro, e non vedono
        l’uno la mano dell’altro.

## T: a turn

rules-turn = Un turno
    .text = Si gioca in senso orario. Un turno ha tre passi: giocare, applicare effetti, pescare.
rules-step-play = 1. Giocare
    .text =
        Metti 1 carta dalla mano nella tua area di gioco. È obbligatorio, se puoi: il passo si salta solo
        quando nessuna carta in mano si può giocare.
rules-step-effects = 2. Gli effetti
    .text =
        Applica tutti gli effetti che vuoi, nell’ordine che vuoi, uno dopo l’altro. In un turno ogni Dominio
        ti dà al massimo un effetto permanente e un effetto di scarto.
rules-step-draw = 3. Pescare
    .text =
        Pesca fino ad avere 3 carte in mano, o 5 o 7 con un effetto della Religione. Se ne hai già
        altrettante o di più, non peschi, e non devi mai scartare per questo.
rules-permanent = Effetti permanenti
    .text =
        Nel momento in cui applichi l’effetto servono abbastanza carte del Dominio nella tua area di gioco.
        Restano dove sono. Se basta per il livello 2 puoi scegliere comunque il livello 1, ma non entrambi.

        «Fai questo, poi quello» vale solo se puoi fare per intero la prima parte. La seconda va poi fatta per
        quanto possibile.
rules-discard = Effetti di scarto
    .text =
        Costano 1 carta del Dominio dalla tua area di gioco. Non scegli tu quale: va via l’Era più antica. Per
        Embargo e Democrazia la carta diventa il segnalino; per gli altri va negli scarti.

        Contano solo le carte scoperte. I segnalini sono coperti: non contano nulla, e nessun effetto li
        sposta.

## E: effects

rules-effects = Gli effetti
    .text = Il livello 1, il livello 2, e ciò che si compra con una carta sola.
rules-domain-M = Esercito
    .text =
        Per un Attacco serve un Dominio di cui ti resti una carta dopo aver pagato. Ne perdi una tu; ne perde
        una ogni altro giocatore che ne abbia, anche chi è in squadra con te. Va via prima l’Era più antica.
rules-domain-R = Religione
    .text =
        Libro Sacro e Diritto Divino valgono per tutto questo turno, anche se le carte Religione se ne vanno
        prima che tu peschi. Dal turno seguente si torna a 3 carte.

        Dopo un’Inquisizione puoi rendere le carte che vuoi, tue o altrui. Puoi anche scegliere un giocatore
        con la mano vuota.
rules-domain-E = Economia
    .text =
        Un Embargo richiede una colonna con almeno una carta, di chiunque, anche tua. Nel suo prossimo turno
        quel giocatore non può giocare carte del Dominio, nemmeno con un effetto. Alla fine di quel turno il
        segnalino va negli scarti. Su di te blocca il prossimo turno, non questo.

        Se le carte della colonna se ne vanno, il segnalino resta e blocca ancora.
rules-domain-S = Scienza
    .text =
        Ciò che hai ripreso puoi rigiocarlo subito. Se nel mazzo ci sono meno di 5 carte, una Scoperta
        Rivoluzionaria pesca quelle che ci sono, e ne scarti altrettante.
rules-domain-C = Cultura
    .text =
        La Cultura non ha livelli né effetto di scarto. Finché hai più carte Cultura di ogni altro giocatore,
        l’Ispirazione ti fa applicare un effetto permanente, di livello 1 o 2, per cui un altro ha abbastanza
        carte. Ciò che l’effetto richiede devi averlo tu: carte in mano, in gioco, negli scarti. In quel turno
        conta anche come tuo effetto permanente del Dominio copiato.

        La moneta segna ciò che hai copiato. Torna quando qualcuno ti raggiunge in Cultura, o quando comincia
        il tuo prossimo turno.
rules-domain-U = Utopia
    .text =
        Una Democrazia richiede una colonna con almeno una carta, di chiunque, anche tua. Resta fino alla fine
        della partita, anche se le carte della colonna se ne vanno, e più Democrazie si sommano.

## G: the end

rules-end = La fine
    .text = Una partita finisce in uno di due modi.
rules-hegemony = Egemonia
    .text =
        Vinci all’istante se, alla fine del tuo turno, hai 8 carte di un Dominio in due giocatori, o 7 in tre o
        quattro. Ogni Democrazia in quel Dominio ne chiede una in più.
rules-final-round = L’ultimo giro
    .text =
        Quando si pesca l’ultima carta del mazzo, nessuno pesca più. Si gioca finché tutti hanno avuto lo stesso
        numero di turni.
rules-majority = Maggioranza
    .text =
        In ogni Dominio, chi ha più carte segna 1 punto; in caso di parità, lo segna ciascuno. Vince chi fa più
        punti.

        Pari punti? Si confrontano le carte Utopia, poi Cultura, Scienza, Economia, Religione ed Esercito. Chi
        è ancora pari dopo tutte e sei divide la vittoria.

        Anche una partita arrivata a 240 turni finisce per Maggioranza.
rules-majority-teams = Maggioranza a squadre
    .text =
        L’Egemonia di uno fa vincere entrambi. Per Maggioranza, una squadra segna 1 punto per ogni Dominio in cui
        almeno uno dei due ha più carte di tutti. Le squadre pari confrontano le carte di entrambi insieme,
        nello stesso ordine; se sono pari in tutto, la partita è patta.

## V: what one may see

rules-view = Che cosa vedono tutti
    .text =
        Tutto ciò che è in gioco, gli scarti, il numero di carte del mazzo, il numero e le Ere delle carte in
        ogni mano: è tutto visibile. Nascosti sono l’ordine del mazzo, i Domini delle carte nelle mani altrui,
        ciò che si tiene nel draft e ciò che si rende dopo un’Inquisizione.
rules-memory = Memoria
    .text =
        Chi guarda con attenzione sa di più: una carta ripresa in mano è ancora lì. Il promemoria nelle
        impostazioni se ne ricorda per te.

## Tables

rules-column-players = Giocatori
rules-column-all = Totale
rules-column-level-1 = Livello 1
rules-column-level-2 = Livello 2
rules-column-hegemony = Egemonia
