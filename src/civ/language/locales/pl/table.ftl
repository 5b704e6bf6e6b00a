### The comments are in ../en/table.ftl.

## The state of the game

table-turn = Tura { $turn }
table-draft = Draft
table-draft-pass = Draft: karta { $number } z 3
table-your-turn = Twoja tura
table-turn-of = Gra { $seat }
table-final-round = Ostatnia runda
    .text = Stos Epok się skończył. Gramy do końca rundy i nikt już nie dobiera kart.
table-last-turn = Twoja ostatnia tura
table-first-player = { $seat } zaczyna

## The piles

table-deck =
    { $count ->
        [one] { $count } karta w stosie Epok
        [few] { $count } karty w stosie Epok
        [many] { $count } kart w stosie Epok
       *[other] { $count } karty w stosie Epok
    }
table-deck-next = Następna: { $age }
table-deck-empty = Stos Epok jest pusty
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
table-hand-of =
    { $count ->
        [one] { $seat }: { $count } karta na ręce
        [few] { $seat }: { $count } karty na ręce
        [many] { $seat }: { $count } kart na ręce
       *[other] { $seat }: { $count } karty na ręce
    }
table-your-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
table-hand-empty = Brak kart na ręce
table-known = Znasz tę kartę: { $card }
table-unknown = Karta, { $age }
table-kept = Zatrzymane

## A column of cards

table-column = { DOMAIN($domain) }: { $count } z { $need } do Hegemonii
table-column-empty = Brak kart { DOMAIN($domain, form: "genitive") }
table-level-reached = Poziom { $level } osiągnięty
table-level-missing =
    { $need ->
        [one] Poziom { $level }: potrzebna { $need } karta
        [few] Poziom { $level }: potrzebne { $need } karty
        [many] Poziom { $level }: potrzeba { $need } kart
       *[other] Poziom { $level }: potrzebne { $need } karty
    }
table-danger = Jedna karta do Hegemonii!
table-danger-reached = Dość na Hegemonię!
table-embargo = Blokada w następnej turze
table-embargo-now = Blokada w tej turze
table-embargo-text =
    { $you ->
        [seat] Embargo: w następnej turze nie zagrasz kart { DOMAIN($domain, form: "genitive") }.
       *[other] Embargo: { $seat } w następnej turze nie zagra kart { DOMAIN($domain, form: "genitive") }.
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
table-area-empty = Nie ma jeszcze kart w grze

## The reference board

board-title = Planszetka
board-level-1 =
    { $need ->
        [one] Poziom 1: { $need } karta
        [few] Poziom 1: { $need } karty
        [many] Poziom 1: { $need } kart
       *[other] Poziom 1: { $need } karty
    }
board-level-2 =
    { $need ->
        [one] Poziom 2: { $need } karta
        [few] Poziom 2: { $need } karty
        [many] Poziom 2: { $need } kart
       *[other] Poziom 2: { $need } karty
    }
board-discard = Odrzuć 1
board-copy = Najwięcej Kultury
board-usable = Gotowy
board-used = Użyty w tej turze

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
button-recap = Skrót
    .title = Co się działo od twojej ostatniej tury
button-log = Dziennik
button-chat = Czat
button-phrases = Dyplomacja
button-mute = Wycisz
    .title = Ukryj wiadomości: { $seat }
button-unmute = Wyłącz wyciszenie
    .title = Pokaż znów wiadomości: { $seat }
button-settings = Ustawienia
button-rules = Zasady
button-leave = Odejdź od stołu
button-skip = Pomiń
    .title = Pokaż od razu wynik
button-faster = Szybciej
button-close = Zamknij
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
button-fullscreen = Pełny ekran

## Questions before something is done

confirm-move = Na pewno? { $action }
confirm-end-free = Zakończyć bez efektu { $effect }?
    .text = { $effect } nic nie kosztuje, a pozwala dobrać więcej kart na koniec tej tury.
confirm-resign = Poddać tę grę?
    .text = Tego nie da się cofnąć. Pozostali grają dalej bez ciebie.
confirm-resign-two = Poddać tę grę?
    .text = Tego nie da się cofnąć. Wygra druga strona.
confirm-offer-end = Zaproponować koniec gry?
    .text = Jeśli wszyscy się zgodzą, skończy się bez zwycięzcy.
confirm-leave = Odejść od stołu?
    .text = Miejsce zostaje twoje, a gra na ciebie poczeka.
confirm-leave-waiting = Odejść od stołu?
    .text = Twoje miejsce będzie wolne dla kogoś innego.
offer-end = Propozycja, by skończyć bez zwycięzcy ({ $seats }). Zgoda?
offer-end-yours = Twoja propozycja końca gry czeka na pozostałych.
undo-done =
    { $count ->
        [one] Cofnięto jedną akcję
        [few] Cofnięto { $count } akcje
        [many] Cofnięto { $count } akcji
       *[other] Cofnięto { $count } akcji
    }
undo-seen = Tego już nie cofniesz: odsłoniła się karta albo ktoś zagrał po tobie

## The hint

hint-title = Rada mocnego bota:
hint-thinking = Zastanawiam się…
hint-chance = Twoja szansa na wygraną: { $percent }%
hint-then = A potem: { $actions }
hint-off = Przy tym stole nie ma podpowiedzi

## The recap

recap-title = Od twojej ostatniej tury
recap-empty = Jeszcze nic się nie działo

## Log and chat

log-title = Dziennik
log-empty = Tu przeczytasz, co się dzieje
chat-title = Czat
chat-empty = Przywitaj się!
chat-placeholder = Napisz coś
chat-to-all = Wszyscy
chat-to-team = Mój zespół
chat-muted = Ukryte wiadomości: { $seat }
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
connection-retrying = Łączę ponownie…
connection-retry-in =
    { $seconds ->
        [one] Kolejna próba za { $seconds } sekundę
        [few] Kolejna próba za { $seconds } sekundy
        [many] Kolejna próba za { $seconds } sekund
       *[other] Kolejna próba za { $seconds } sekundy
    }
connection-back = Znów jest połączenie
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
clock-low = Zostało mało czasu!
clock-out = Koniec czasu
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
clock-minutes =
    { $minutes ->
        [one] jeszcze { $minutes } minuta
        [few] jeszcze { $minutes } minuty
        [many] jeszcze { $minutes } minut
       *[other] jeszcze { $minutes } minuty
    }
clock-none = Bez zegara
away-title = Za ciebie gra bot
    .text = Twój czas się skończył. Wróć na swoje miejsce, kiedy chcesz.

## The end

end-won = Wygrywasz!
end-won-team = Wygrywa twój zespół!
end-shared = Wspólne zwycięstwo
end-lost =
    { $count ->
        [1] Wygrywa { $seats }
       *[other] Wygrywają { $seats }
    }
end-drawn = Bez zwycięzcy
end-watched = Koniec gry
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
end-rating = Ranking: { NUMBER($before, maximumFractionDigits: 0, useGrouping: 0) } → { NUMBER($after, maximumFractionDigits: 0, useGrouping: 0) }
end-unrated = Ta gra nie liczyła się do rankingu
end-see-board = Popatrz na stół
end-replay = Powtórka
end-rematch = Rewanż
end-rematch-waiting = Czekamy na pozostałych…
end-rematch-asked = { $seat } chce rewanżu
end-rematch-join = Przyjmij rewanż
end-new-table = Nowy stół
end-home = Strona główna
end-fair = Sprawdź tasowanie
    .text = O kolejności kart zdecydowały słowa wszystkich graczy i sekret zapieczętowany przed nimi.

## Watching

watch-title = Oglądasz grę
watch-count =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }

## Keys

keys-title = Klawisze
keys-cards = 1 do 9: wybór karty
keys-end = Enter: duży przycisk
keys-undo = U: cofnij
keys-hint = H: podpowiedź
keys-board = E: efekty
keys-log = L: dziennik
keys-chat = C: czat
keys-recap = R: skrót
keys-cancel = Esc: anuluj lub zamknij
keys-help = ?: te klawisze

## What a screen reader says

announce-your-turn = Twoja tura. { $prompt }.
announce-turn = Tura gracza { $seat }.
announce-choices =
    { $count ->
        [one] Masz { $count } możliwość.
        [few] Masz { $count } możliwości.
        [many] Masz { $count } możliwości.
       *[other] Masz { $count } możliwości.
    }
announce-danger =
    { $you ->
        [seat] Brakuje ci jednej karty do Hegemonii w { DOMAIN($domain, form: "locative") }.
       *[other] Graczowi { $seat } brakuje jednej karty do Hegemonii w { DOMAIN($domain, form: "locative") }.
    }
announce-undone = Cofnięto.
announce-played = Gotowe: { $action }.
announce-over = Koniec gry. { $result }
announce-chat = { $seat } mówi: { $text }
announce-connection-lost = Utracono połączenie. Nic nie przepadło.
announce-connection-back = Znów jest połączenie.
announce-clock-low = Zostało ci mało czasu.

## Labels for a screen reader

label-table = Stół
label-your-side = Twoja strona stołu
label-seat-of-bot = { $seat }, bot
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
label-progress = { $number } z { $count }
