### The comments are in ../en/table.ftl.

## The state of the game

table-turn = Tura { $turn }
table-draft = Draft
table-your-turn = Twoja tura
table-final-round = Ostatnia runda
    .text = Stos Epok się skończył. Gramy do końca rundy i nikt już nie dobiera kart.

## The piles

table-deck =
    { $count ->
        [one] { $count } karta w stosie Epok
        [few] { $count } karty w stosie Epok
        [many] { $count } kart w stosie Epok
       *[other] { $count } karty w stosie Epok
    }
table-discard-pile =
    { $count ->
        [one] Stos kart odrzuconych: { $count } karta
        [few] Stos kart odrzuconych: { $count } karty
        [many] Stos kart odrzuconych: { $count } kart
       *[other] Stos kart odrzuconych: { $count } karty
    }
table-discard-pile-empty = Nikt jeszcze niczego nie odrzucił
table-centre = Środek stołu w drafcie

## A seat

table-you = ty
table-bot = bot
table-partner = w twoim zespole
table-away = na razie gra bot
table-out = poza grą
table-not-here = offline
table-hand-empty = Brak kart na ręce
table-kept = Zatrzymane

## A column of cards

table-column =
    { DOMAIN($domain) }: { $count } z { $need } do Hegemonii{ $level ->
        [0] { "" }
       *[other] , poziom { $level } osiągnięty
    }
table-danger = Jedna karta do Hegemonii!
table-embargo =
    { $you ->
        [seat] Embargo: w następnej turze nie zagrasz kart { DOMAIN($domain, form: "genitive") }.
       *[other] Embargo: { $seat } w następnej turze nie zagra kart { DOMAIN($domain, form: "genitive") }.
    }
table-embargo-now =
    { $you ->
        [seat] Embargo: w tej turze nie zagrasz kart { DOMAIN($domain, form: "genitive") }.
       *[other] Embargo: { $seat } w tej turze nie zagra kart { DOMAIN($domain, form: "genitive") }.
    }
table-democracy =
    { $count ->
        [one] Demokracja: Hegemonia wymaga tu o { $count } kartę więcej
        [few] Demokracja: Hegemonia wymaga tu o { $count } karty więcej
        [many] Demokracja: Hegemonia wymaga tu o { $count } kart więcej
       *[other] Demokracja: Hegemonia wymaga tu o { $count } karty więcej
    }
table-coin =
    { $you ->
        [seat] Moneta Kultury: kopiujesz ten efekt
       *[other] Moneta Kultury: { $seat } kopiuje ten efekt
    }

## The reference board

board-title = Planszetka
board-help = Podświetlone efekty można teraz zastosować. Pozostałe mówią, czego brakuje.
board-level-1 =
    { $need ->
        [one] Poziom 1: { $need } karta
        [few] Poziom 1: { $need } karty
        [many] Poziom 1: { $need } kart
       *[other] Poziom 1: { $need } karty
    }
board-level-2 =
    { $need ->
        [one] Poziom 2: { $need } karta
        [few] Poziom 2: { $need } karty
        [many] Poziom 2: { $need } kart
       *[other] Poziom 2: { $need } karty
    }
board-discard = Odrzuć 1

## The one big button, and the others

button-end =
    { $count ->
        [0] Zakończ turę
        [one] Zakończ efekty i dobierz { $count } kartę
        [few] Zakończ efekty i dobierz { $count } karty
        [many] Zakończ efekty i dobierz { $count } kart
       *[other] Zakończ efekty i dobierz { $count } karty
    }
button-end-anyway = Zakończ mimo to
button-result = Zobacz wynik

do-keep = Zatrzymaj { $cards }
do-found = Weź { $cards }
do-play = Zagraj { $cards }
do-discard = Odrzuć { $cards }
do-sacrifice = Odrzuć { $cards }
do-recall = Weź na rękę { $cards }
do-take = Weź { $cards }
do-give = Oddaj { $cards }
do-apply = Zastosuj efekt { $effect }

button-undo = Cofnij
    .title = Cofnij swoją ostatnią akcję
button-confirm = Potwierdź
button-cancel = Anuluj
button-hint = Podpowiedź
    .title = Spytaj mocnego bota, co by zrobił
button-resign = Poddaj grę
button-offer-end = Zaproponuj koniec
    .title = Zaproponuj zakończenie gry bez zwycięzcy
button-accept-end = Kończymy
button-refuse-end = Gramy dalej
button-withdraw-end = Wycofaj propozycję
button-log = Dziennik
button-chat = Czat
button-phrases = Dyplomacja
button-mute = Wycisz
    .title = Ukryj wiadomości: { $seat }
button-unmute = Wyłącz wyciszenie
    .title = Pokaż znów wiadomości: { $seat }
button-rules = Zasady
button-leave = Odejdź od stołu
button-skip = Pomiń
    .title = Pokaż od razu wynik
button-back = Wstecz
button-more = Więcej
button-send = Wyślij
button-copy = Kopiuj
button-copy-link = Skopiuj link
button-copied = Skopiowano
button-share = Udostępnij
button-try-again = Spróbuj ponownie
button-im-back = Już jestem
    .title = Odbierz botowi swoje miejsce

## Questions before something is done

confirm-end-free = Zakończyć bez efektu { $effect }?
    .text = { $effect } nic nie kosztuje, a pozwala dobrać więcej kart na koniec tej tury.
confirm-resign = Poddać tę grę?
    .text = Tego nie da się cofnąć. Pozostali grają dalej bez ciebie.
confirm-resign-two = Poddać tę grę?
    .text = Tego nie da się cofnąć. Wygra druga strona.
confirm-offer-end = Zaproponować koniec gry?
    .text = Jeśli wszyscy się zgodzą, skończy się bez zwycięzcy.
offer-end = Propozycja, by skończyć bez zwycięzcy ({ $seats }). Zgoda?
offer-end-yours = Twoja propozycja końca gry czeka na pozostałych.

## The hint

hint-title = Rada mocnego bota:
hint-thinking = Zastanawiam się…
hint-then = potem { $actions }.
hint-second = Druga możliwość: { $action } ({ $percent }%).
hint-chance = Twoja szansa na wygraną: teraz { $before }%, potem { $after }%.
hint-change = { $before }% → { $after }%
hint-seat-chance = Szansa na wygraną: { $chance }
hint-percent = { $percent }%
hint-other = { $action }: { $percent }%.

## The recap

recap-title = Od twojej ostatniej tury

## Log and chat

log-title = Dziennik
log-empty = Tu przeczytasz, co się dzieje
chat-title = Czat
chat-empty = Przywitaj się!
chat-placeholder = Napisz coś
chat-to-all = Wszyscy
chat-to-team = Mój zespół
phrases-title = Powiedz to w każdym języku
phrases-text = Każdy czyta te zdania w swoim języku.
phrases-whom = Kto?
phrases-where = W której Domenie?
phrases-how = Jak?
phrases-anyone = ktokolwiek
phrases-anywhere = gdziekolwiek
phrases-anyhow = jakkolwiek

## The connection

connection-lost = Utracono połączenie
    .text = Nic nie przepadło: gra jest bezpieczna na serwerze.
connection-offline = Jesteś offline
    .text = Sprawdź sieć. Gra ruszy dalej, gdy tylko wrócisz.
connection-sending = Wysyłam…
connection-stale = Stół był już krok dalej: oto, jak jest teraz
connection-new-version = Jest nowa wersja
    .text = Odśwież stronę, żeby grać dalej.
button-reload = Odśwież

## The clocks

clock-title = Zegar: { $seat }
clock-yours = Twój zegar
clock-days =
    { $days ->
        [one] jeszcze { $days } dzień
        [few] jeszcze { $days } dni
        [many] jeszcze { $days } dni
       *[other] jeszcze { $days } dnia
    }
clock-hours =
    { $hours ->
        [one] jeszcze { $hours } godzina
        [few] jeszcze { $hours } godziny
        [many] jeszcze { $hours } godzin
       *[other] jeszcze { $hours } godziny
    }
away-title = Za ciebie gra bot
    .text = Twój czas się skończył. Wróć na swoje miejsce, kiedy chcesz.

## The end

end-won = Wygrywasz!
end-won-team = Wygrywa twój zespół!
end-shared = Wspólne zwycięstwo
end-lost =
    { $count ->
       *[one] Wygrywa { $seats }
        [few] Wygrywają { $seats }
        [many] Wygrywają { $seats }
        [other] Wygrywają { $seats }
    }
end-drawn = Bez zwycięzcy
end-points = Punkty
end-majorities = Przewagi
end-majority-of = { $seat } ma najwięcej { DOMAIN($domain, form: "genitive") }
end-tie-break = Remis w punktach. Rozstrzyga liczba kart { DOMAIN($domain, form: "genitive") }.
end-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
end-see-board = Popatrz na stół
end-replay = Powtórka
end-rematch = Rewanż
end-rematch-join = Przyjmij rewanż
end-home = Strona główna
end-fair = Sprawdź tasowanie
    .text = O kolejności kart zdecydowały słowa wszystkich graczy i sekret zapieczętowany przed nimi.

## Watching

watch-title = Oglądasz grę

## Keys

keys-title = Klawisze
keys-cards = 1 do 9: wybór karty
keys-end = Enter: duży przycisk
keys-undo = U: cofnij
keys-hint = H: podpowiedź
keys-board = E: efekty
keys-log = L: dziennik
keys-chat = C: czat
keys-cancel = Esc: anuluj lub zamknij
keys-help = ?: te klawisze

## What a screen reader says

announce-your-turn = Twoja tura. { $prompt }.
announce-effects = Możesz zastosować: { $effects }.
announce-danger =
    { $you ->
        [seat] Brakuje ci jednej karty do Hegemonii w { DOMAIN($domain, form: "locative") }.
       *[other] Graczowi { $seat } brakuje jednej karty do Hegemonii w { DOMAIN($domain, form: "locative") }.
    }

## Labels for a screen reader

label-table = Stół
label-your-side = Twoja strona stołu
label-hand =
    { $count ->
        [one] Twoja ręka, rząd: { $count } karta
        [few] Twoja ręka, rząd: { $count } karty
        [many] Twoja ręka, rząd: { $count } kart
       *[other] Twoja ręka, rząd: { $count } karty
    }
label-hand-of =
    { $count ->
        [one] Ręka gracza { $seat }, { $count } zakryta karta
        [few] Ręka gracza { $seat }, { $count } zakryte karty
        [many] Ręka gracza { $seat }, { $count } zakrytych kart
       *[other] Ręka gracza { $seat }, { $count } zakrytej karty
    }
label-area = Twój obszar gry, sześć kolumn
label-area-of = Obszar gry gracza { $seat }, sześć kolumn
label-column =
    { $count ->
        [one] { DOMAIN($domain) }, { $count } karta z { $need }
        [few] { DOMAIN($domain) }, { $count } karty z { $need }
        [many] { DOMAIN($domain) }, { $count } kart z { $need }
       *[other] { DOMAIN($domain) }, { $count } karty z { $need }
    }{ $level ->
        [0] { "" }
       *[other] , poziom { $level } osiągnięty
    }
label-card = { $card }. { $action }
label-card-disabled = { $card }. { $reason }
label-card-back = Zakryta karta, { $age }
label-deck =
    { $count ->
        [0] Stos Epok jest pusty
        [one] Stos Epok, { $count } karta, { $age }
        [few] Stos Epok, { $count } karty, następna: { $age }
        [many] Stos Epok, { $count } kart, następna: { $age }
       *[other] Stos Epok, { $count } karty, następna: { $age }
    }
label-discard-pile =
    { $count ->
        [0] Stos kart odrzuconych, pusty
        [one] Stos kart odrzuconych, { $count } karta
        [few] Stos kart odrzuconych, { $count } karty
        [many] Stos kart odrzuconych, { $count } kart
       *[other] Stos kart odrzuconych, { $count } karty
    }
label-board = Planszetka: twoje efekty
label-effect-ready = { $effect }, gotowy. { $text }
label-effect-disabled = { $effect }. { $text } { $reason }
label-log = Dziennik gry
label-chat = Czat
label-menu = Menu
label-close = Zamknij
label-language = Język
