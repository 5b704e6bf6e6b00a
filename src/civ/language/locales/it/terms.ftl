### The comments are in ../en/terms.ftl.

## The game

game = Carta Impera Victoria
domain = Dominio
age = Era
team-game = Partita a squadre
first-player = Primo Giocatore
permanent-effect = Effetto permanente
discard-effect = Effetto di scarto

## The domains

domain-M = Esercito
domain-R = Religione
domain-E = Economia
domain-S = Scienza
domain-C = Cultura
domain-U = Utopia

## The ages

age-1 = Era I
age-2 = Era II
age-3 = Era III

## The kinds of cards

kind-M1 = Esercito I
kind-M2 = Esercito II
kind-M3 = Esercito III
kind-R1 = Religione I
kind-R2 = Religione II
kind-E1 = Economia I
kind-E2 = Economia II
kind-E3 = Economia III
kind-S1 = Scienza I
kind-S2 = Scienza II
kind-S3 = Scienza III
kind-C1 = Cultura I
kind-C2 = Cultura II
kind-C3 = Cultura III
kind-U3 = Utopia III

## The effects

effect-assassination = Assassino
    .text = Scarta 1 carta dalla mano.
effect-purge = Epurazione
    .text = Scarta 2 carte dalla mano.
effect-attack = Attacco
    .text = Scarta 1 carta Esercito in gioco. Scegli un Dominio: ne perdi 1 carta, e con te chiunque ne abbia.
effect-holy-book = Libro Sacro
    .text = Alla fine di questo turno, pesca fino ad avere 5 carte in mano.
effect-divine-right = Diritto Divino
    .text = Alla fine di questo turno, pesca fino ad avere 7 carte in mano.
effect-inquisition = Inquisizione
    .text = Scarta 1 carta Religione in gioco. Prendi tutta la mano di un altro giocatore, poi rendigli altrettante carte.
effect-development = Sviluppo
    .text = Scarta 1 carta dall’area di gioco, poi giocane 1 dalla mano.
effect-monopoly = Monopolio
    .text = Scarta 2 carte dall’area di gioco, poi giocane 2 dalla mano.
effect-embargo = Embargo
    .text = Metti 1 tua carta Economia in gioco sul Dominio di un giocatore: nel suo prossimo turno non potrà giocarne le carte.
effect-experiment = Esperimento
    .text = Riprendi in mano 1 carta dall’area di gioco, poi giocane 1.
effect-research = Ricerca
    .text = Riprendi in mano 2 carte dall’area di gioco, poi giocane 2.
effect-breakthrough = Scoperta Rivoluzionaria
    .text = Scarta 1 carta Scienza in gioco. Pesca 5 carte, poi scartane altrettante dalla mano.
effect-oligarchy = Oligarchia
    .text = Prendi 1 carta a scelta dalla pila degli scarti.
effect-republic = Repubblica
    .text = Prendi 2 carte a scelta dalla pila degli scarti.
effect-democracy = Democrazia
    .text = Metti 1 tua carta Utopia in gioco nel Dominio di un giocatore: lì l’Egemonia chiede 1 carta in più, fino a fine partita.
effect-inspiration = Ispirazione
    .text = Se hai più carte Cultura di chiunque altro, usa come tuo un effetto permanente di un altro giocatore.

effect-level = Livello { $level }

## The two endings

hegemony = Egemonia
    .text = Chiudi il turno con abbastanza carte di un Dominio e vinci all’istante.
majority = Maggioranza
    .text = Finito il mazzo, vince chi ha la maggioranza in più Domini.

## How the cards are dealt

variant-basic = Base
    .text = Pesca 3 carte e comincia.
variant-draft = Draft
    .text = Scegli le prime carte mentre le mani fanno il giro.

## Places and things

hand = Mano
play-area = Area di gioco
deck = Mazzo delle Ere
discard-pile = Pila degli scarti
centre = Centro
culture-coin = Moneta Cultura
reference-board = Scheda di consultazione

## The bots

level-beginner = Principiante
    .text = Conosce le regole, ma si distrae spesso.
level-easy = Facile
    .text = Raccoglie un Dominio e ferma chi sta per vincere.
level-medium = Medio
    .text = Guarda un po’ più avanti.
level-strong = Forte
    .text = Pianifica tutto il turno.
level-expert = Esperto
    .text = Pianifica il turno e prevede il tuo.
level-master = Maestro
    .text = Ci pensa a lungo. Buona fortuna!

## Players

you = tu
seat = Posto { $letter }
bot-name = Bot ({ $level })
bot-name-at = Bot { $letter } ({ $level })
name-at = { $name } ({ $letter })
team = Squadra { $seats }

## Lists

list-comma = { $rest }, { $next }
list-and = { $rest } e { $last }
list-outer = { $rest }, { $next }

## Cards inside a sentence of the log

cards-open = { $list }
cards-equal = { $count } × { $card }
cards-hidden =
    { $count ->
        [one] una carta dell’{ $age }
       *[other] { $count } carte dell’{ $age }
    }
cards-hidden-mixed =
    { $count ->
        [one] { $count } carta ({ $list })
       *[other] { $count } carte ({ $list })
    }
cards-of-age = { $count } dell’{ $age }
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
