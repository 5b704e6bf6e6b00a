### The comments are in ../en/lesson.ftl.

lesson-title = Impara
lesson-next = Avanti
lesson-back = Indietro
lesson-leave = Lascia la lezione
lesson-resume = Riprendi da dove eri
lesson-again = Ricomincia
lesson-progress = Passo { $number } di { $count }
lesson-well-done = Ottimo!
lesson-not-this = Non questa: prova quella illuminata.

## The table

lesson-welcome = Si comincia
    .text = Guidi un popolo attraverso tre Ere. Tra cinque minuti conoscerai tutto il gioco.
    .task = Tutto pronto? Premi Avanti.
lesson-goal = L’obiettivo
    .text = Sei Domini, sei colonne. Chiudi il tuo turno con 8 carte di un Dominio e vinci all’istante: è l’Egemonia. (In tre o quattro giocatori ne bastano 7.)
    .task = Guarda gli anelli sopra le colonne: si riempiono man mano che ti avvicini.

## A turn

lesson-play = Giocare una carta
    .text = Ogni turno comincia con una carta dalla mano, messa nella sua colonna.
    .task = Gioca Scienza.
lesson-draw = Pescare
    .text = Alla fine del turno peschi fino ad avere 3 carte in mano.
    .task = Premi il pulsante grande.
lesson-rival = Il turno del rivale
    .text = Ora gioca l’altra parte. Accanto al mazzo leggi che cosa è successo dal tuo ultimo turno; la cronaca conserva tutto.
    .task = Guarda, poi premi Avanti.

## Permanent effects

lesson-levels = I livelli
    .text = Tre carte di un Dominio accendono il primo effetto, cinque il secondo. Le carte restano dove sono. (In quattro giocatori: due e quattro.)
    .task = Gioca la tua terza carta Scienza.
lesson-experiment = Esperimento
    .text = Con la Scienza riprendi in mano una carta in gioco, poi ne giochi una. L’ideale per cambiare idea.
    .task = Applica Esperimento: riprendi Esercito, gioca Scienza.
lesson-second-level = Il secondo livello
    .text = Cinque carte di un Dominio accendono il secondo effetto. Con cinque carte Religione, Diritto Divino ti riempie la mano: alla fine di questo turno peschi fino ad avere 7 carte.
    .task = Applica Diritto Divino, poi chiudi il turno.
lesson-once = Una volta a turno
    .text = In un turno ogni Dominio ti dà un effetto permanente, di livello 1 o 2, e un effetto di scarto. Usa tutti i Domini che vuoi.
    .task = Guarda la scheda: ciò che hai usato si spegne.

## Discard effects

lesson-discard-effects = Effetti di scarto
    .text = Ogni Dominio tranne la Cultura può anche colpire, una volta a turno. Il prezzo è una sua carta dalla tua area di gioco; ne basta una.
    .task = Trova gli effetti di scarto sulla scheda.
lesson-attack = Attacco
    .text = Paga una carta Esercito e scegli un Dominio. Ne perdi una carta, e con te chiunque ne abbia. Il rivale ha 7 carte Scienza!
    .task = Attacca la Scienza prima che sia tardi.
lesson-embargo = Embargo
    .text = Paga una carta Economia e mettila su una colonna. Nel suo prossimo turno quel giocatore non può giocare carte di quel Dominio.
    .task = Metti un Embargo sulla Cultura del rivale.
lesson-inquisition = Inquisizione
    .text = Paga una carta Religione, prendi tutta la mano del rivale, tieni ciò che ti piace e rendi altrettante carte.
    .task = Manda l’Inquisizione, poi rendi le carte che ti servono meno.
lesson-breakthrough = Scoperta Rivoluzionaria
    .text = Paga una carta Scienza, pesca 5 carte, scartane 5. Ti restano le migliori.
    .task = Fai una Scoperta Rivoluzionaria.
lesson-democracy = Democrazia
    .text = Paga una carta Utopia e mettila in una colonna. Da ora lì l’Egemonia chiede una carta in più, fino alla fine della partita.
    .task = Metti una Democrazia nel Dominio più grande del rivale.

## Culture

lesson-inspiration = Ispirazione
    .text = La Cultura copia. Con più carte Cultura di chiunque altro puoi usare come tuo un effetto permanente altrui. La moneta lo segna.
    .task = Copia Ricerca dal rivale: riprendi Esercito e Religione, poi gioca le due carte Cultura.

## The end

lesson-hegemony = Egemonia
    .text = Hai sette carte Scienza, e l’ottava in mano.
    .task = Giocala, chiudi il turno e vinci.
lesson-final-round = L’ultimo giro
    .text = Se prima finisce il mazzo, nessuno pesca più, e il giro si gioca fino in fondo.
    .task = Gioca la tua ultima carta, poi chiudi il turno.
lesson-majority = Maggioranza
    .text = Allora ogni Dominio dà un punto a chi ne ha più carte. Vince chi fa più punti; a parità decide l’Utopia, poi la Cultura.
    .task = Conta: chi domina dove?
lesson-done = Ora sai giocare
    .text = Il resto è tempismo, memoria e un po’ di diplomazia. Buona fortuna!
    .task = Gioca la tua prima partita.
