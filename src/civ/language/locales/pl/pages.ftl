### The comments are in ../en/pages.ftl.

## The frame of every page

app-name = Carta Impera
app-tagline = Sześć Domen, trzy Epoki, jedno zwycięstwo
app-needs-script = Carta Impera wymaga JavaScriptu.
nav-home = Strona główna
nav-play = Graj
nav-learn = Samouczek
nav-rules = Zasady
nav-leaderboard = Czołówka
nav-settings = Ustawienia
nav-about = O grze
page-title = { $title } · Carta Impera
page-title-turn = Twoja tura! · Carta Impera
loading = Wczytuję…

## Home

home-title = Imperium w dwadzieścia minut
home-text = Gra karciana o cywilizacji i dyplomacji dla dwóch do czterech osób. Zbierz jedną Domenę, zanim cię powstrzymają, albo prowadź w największej liczbie Domen, gdy skończą się Epoki.
home-play-now = Zagraj od razu
    .text = Przeciw botom, bez czekania
home-play-friends = Zagraj ze znajomymi
    .text = Otwórz stół i wyślij link
home-learn = Naucz się w pięć minut
    .text = Pierwsze tury, krok po kroku
home-leaderboard = Czołówka
    .text = Najlepsi w grze we dwoje, troje i czworo
home-replay = Obejrzyj powtórkę
    .text = Zobacz wszystkie ręce i chwile, w których gra się odwróciła

## A new table

new-title = Nowy stół
new-players = Gracze
new-players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
new-variant = Rozdanie
new-teams = Zespoły
    .text = Dwoje na dwoje, naprzeciw siebie.
new-seats = Miejsca
new-seat-me = Ja
new-seat-anyone = Ktokolwiek
new-seat-bot = Bot
new-seat-level = Poziom bota
new-access = Kto może dołączyć
new-access-open = Wszyscy
    .text = Stół widać na stronie głównej.
new-access-link = Tylko z linkiem
    .text = Stołu nie ma na żadnej liście.
new-pace = Zegar
new-pace-live = Na żywo
    .text = Stały czas na grę i trochę więcej za każdą turę.
new-pace-days = Na dni
    .text = Kilka dni na każdą turę.
new-pace-none = Bez zegara
    .text = Nikomu się nie spieszy.
new-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
new-increment =
    { $count ->
        [one] i { $count } sekunda za turę
        [few] i { $count } sekundy za turę
        [many] i { $count } sekund za turę
       *[other] i { $count } sekundy za turę
    }
new-live = { $time } { $more }
new-days =
    { $count ->
        [one] { $count } dzień na turę
        [few] { $count } dni na turę
        [many] { $count } dni na turę
       *[other] { $count } dnia na turę
    }
new-absence = Gdy skończy się czas
new-absence-bot = Dalej gra bot
    .text = Dopóki gracz nie wróci.
new-absence-lose = Gracz przegrywa
new-rated = Do rankingu
    .text = Wynik liczy się do rankingu. Z zegarem, bez podpowiedzi i bez naszych botów.
new-hints = Podpowiedzi dozwolone
new-open = Otwórz stół
new-start = Zacznij grę
new-opening = Od tury { $turn } z powtórki
new-fair = Uczciwe tasowanie
    .text = Serwer najpierw pieczętuje swój sekret; każdy może dodać słowo. Po grze każdy sprawdzi talię.
new-word = Twoje słowo do tasowania
    .text = Nieobowiązkowe: może być dowolne.

## Waiting for players

wait-title = Czekamy na graczy
wait-text = Gra ruszy, gdy tylko wszystkie miejsca będą zajęte.
wait-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
wait-invite = Zaproś
    .text = Wyślij ten link albo daj zeskanować kod.
wait-qr = Kod QR zaproszenia
wait-sit = Usiądź tutaj
wait-free = Wolne miejsce
wait-add-bot = Posadź bota
wait-remove-bot = Usuń bota
wait-stand-up = Zwolnij miejsce
wait-invited = { $seat } zaprasza cię do gry

## The lobby

lobby-title = Otwarte stoły
lobby-empty = Żaden stół nie czeka
    .text = Otwórz swój, a inni go tu znajdą.
lobby-join = Dołącz
lobby-more = Pokaż więcej

## My games

games-title = Moje gry
games-your-turn = Twoja tura
games-waiting = Czeka na innych
games-over = Zakończona
games-won = Wygrana
games-lost = Przegrana
games-shared = Wspólna wygrana
games-drawn = Bez zwycięzcy
games-against = przeciw: { $seats }

## Who one is

account-title = Ty
account-name = Twoje imię
    .text = Inni widzą je przy stole.
account-change-name = Zmień imię
account-name-saved = Twoje imię to teraz { $name }
account-first = Jak mamy się do ciebie zwracać?
account-start = Gramy
account-recovery = Inne urządzenie
    .text = Ten link przeniesie twoje imię, gry i ranking na inne urządzenie. Działa tylko raz, przez jeden dzień. Zachowaj go dla siebie.
account-recovery-make = Utwórz link
account-recovery-done = Na tym urządzeniu grasz teraz jako { $name }
account-recovery-here = Graj tutaj
    .text = Ten link przeniesie na to urządzenie imię, gry i ranking gracza.
account-recovery-instead = Na razie grasz na tym urządzeniu jako { $name }. Bez osobnego linku to imię i jego gry przepadną.
account-recovery-dead = Ten link już nie działa
    .text = Został wykorzystany albo ma więcej niż jeden dzień. Utwórz nowy w ustawieniach na tamtym urządzeniu.
account-no-password = Bez hasła i bez e-maila: pamięta cię przeglądarka.
account-bots = Twoje boty
    .text = Może tu grać twój własny program. Loguje się tokenem.
account-bots-empty = Nie masz jeszcze botów
account-bot-make = Dodaj bota
account-bot-drop = Usuń
account-bot-name = Imię bota
account-bot-token = Jego token
    .text = Skopiuj go teraz: pokażemy go tylko raz.
account-sign-out = Zapomnij o mnie na tym urządzeniu
    .text = Bez linku do innego urządzenia stracisz swoje imię i gry.

## A player's page

player-since = Tutaj od: { $date }
player-ratings = Rankingi
player-games = Gry
player-games-empty = Nie ma jeszcze zakończonych gier
player-played =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } gra
        [few] { NUMBER($count, useGrouping: 0) } gry
        [many] { NUMBER($count, useGrouping: 0) } gier
       *[other] { NUMBER($count, useGrouping: 0) } gry
    }
player-wins =
    { $wins ->
        [one] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } wygrana
        [few] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } wygrane
        [many] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } wygranych
       *[other] { NUMBER($wins, maximumFractionDigits: 1, useGrouping: 0) } wygranej
    }
player-not-rated = Jeszcze bez rankingu
player-form =
    { $count ->
        [one] Ostatnia gra
        [few] Ostatnie { $count } gry
        [many] Ostatnich { $count } gier
       *[other] Ostatnie { $count } gry
    }

## The leaderboard

leaderboard-title = Czołówka
leaderboard-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
leaderboard-place = Miejsce
leaderboard-name = Gracz
leaderboard-rating = Ranking
leaderboard-games = Gry
leaderboard-wins = Wygrane
leaderboard-empty = Lista jest jeszcze pusta
    .text = Rozegraj grę rankingową, a pierwsze miejsce będzie twoje.
leaderboard-you = Twoje miejsce: { NUMBER($place, useGrouping: 0) }
leaderboard-how = Ranking to szacunek twojej siły pomniejszony o naszą niepewność. Rośnie, gdy wygrywasz, i gdy po prostu grasz.
number = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }

## The replay

replay-title = Powtórka
replay-step = { $ply } z { $last }
replay-turn = Tura { $turn }: { $seat }
replay-deal = Rozdanie
replay-timeline = Oś czasu
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-previous-turn = Poprzednia tura
replay-next-turn = Następna tura
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-near = Widok od strony
replay-graph = Szanse na wygraną
    .text = Według mocnego bota, tura po turze.
replay-graph-loading = Bot przegląda grę…
replay-graph-none = Tej gry jeszcze nie oceniono
replay-chance = { $seat }: { $percent }%
replay-turning-points = Punkty zwrotne
replay-turning-points-empty = Bez wielkich zwrotów: wyrównana gra do końca
replay-swing-up = { $seat } zyskuje { $points }%
replay-swing-down = { $seat } traci { $points }%
replay-download = Pobierz
    .text = Cała gra w jednym małym pliku.
replay-upload = Otwórz plik
    .text = Upuść tu plik .civ.jsonl albo wybierz go z dysku.
replay-upload-game = Gra { $number } z pliku
replay-link = Link do tej chwili
replay-play-on = Graj od tego miejsca
    .text = Otwórz stół, który zaczyna się w tej pozycji.
replay-play-on-seat = Twoje miejsce
replay-keys = Strzałki: krok po kroku; z Shiftem: tura po turze. Spacja: odtwarzaj lub pauza. Home, End: początek, koniec.

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Jak w urządzeniu
settings-theme-dark = Ciemny
settings-theme-light = Jasny
settings-sound = Dźwięki
    .text = Karta, moneta i bęben, gdy ktoś jest o krok od Hegemonii.
settings-speed = Tempo animacji
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-off = Bez animacji
settings-memory = Pomoc pamięci
    .text = Pokazuje w cudzych rękach karty, co do których możesz mieć pewność.
settings-confirm-cards = Potwierdzaj każdą kartę
    .text = Wybrana karta czeka na duży przycisk.

## About

about-title = O grze
about-unofficial = Wydanie nieoficjalne
    .text = Darmowa, nieoficjalna wersja od fanów, bez udziału wydawcy. Jeśli gra ci się podoba, spraw sobie prawdziwe karty: są piękne.
about-game = Gra
    .text = Carta Impera Victoria to gra, którą wymyślił Rémi Amy, rozwinął Cédric Lefebvre, zilustrował Christopher Matt, a wydało Ludonaute. Wszelkie prawa do gry i jej nazwy należą do nich.
about-icons = Ikony
    .text = Z game-icons.net, autorzy: Lorc, Delapouite i inni, na licencji CC BY 3.0.
about-code = Kod
    .text = Wolne oprogramowanie na licencji MIT.
about-texts = Teksty
    .text = Zasady i lekcję opowiadamy własnymi słowami.
about-privacy = Prywatność
    .text = Bez reklam i bez śledzenia. Przechowujemy twoje imię, gry i rankingi oraz ciasteczko, dzięki któremu cię poznajemy.

## When there is nothing to show

missing-title = Tu nic nie ma
    .text = Link jest błędny albo stołu już nie ma.
missing-home = Na stronę główną
failed-title = Coś się nie udało
