### The comments are in ../en/terminal.ftl.

## The table

terminal-hand = Ręka
terminal-kept = zostaje
terminal-embargo = embargo
terminal-democracy = cel +{ $number }
terminal-coin = moneta { $seat }
terminal-pile = { $title } ({ $count }): { $cards }
terminal-deck = Stos Epok: { $count }, następna karta: { $age }. { $first }
terminal-deck-empty = Stos Epok: 0, ostatnia runda. { $first }
terminal-first = Pierwszy Gracz: { $seat }.
terminal-first-teams = Pierwszy Gracz: { $seat }. Zespoły: A i C przeciw B i D.

## The line above the table

terminal-situation = { $when }, { $who }: { $todo }
terminal-turn = Tura { $turn }
terminal-draft = Draft
terminal-over =
    { $turn ->
        [one] Koniec gry po { $turn } turze.
        [few] Koniec gry po { $turn } turach.
        [many] Koniec gry po { $turn } turach.
       *[other] Koniec gry po { $turn } turach.
    }
terminal-todo-keep = zatrzymanie karty
terminal-todo-found = wybór karty ze środka stołu
terminal-todo-play =
    { $left ->
        [one] zagranie { $left } karty
        [few] zagranie { $left } kart
        [many] zagranie { $left } kart
       *[other] zagranie { $left } karty
    }
terminal-todo-discard =
    { $left ->
        [one] odrzucenie { $left } karty z ręki
        [few] odrzucenie { $left } kart z ręki
        [many] odrzucenie { $left } kart z ręki
       *[other] odrzucenie { $left } karty z ręki
    }
terminal-todo-sacrifice =
    { $left ->
        [one] odrzucenie { $left } karty z obszaru gry
        [few] odrzucenie { $left } kart z obszaru gry
        [many] odrzucenie { $left } kart z obszaru gry
       *[other] odrzucenie { $left } karty z obszaru gry
    }
terminal-todo-recall =
    { $left ->
        [one] wzięcie { $left } karty z obszaru gry na rękę
        [few] wzięcie { $left } kart z obszaru gry na rękę
        [many] wzięcie { $left } kart z obszaru gry na rękę
       *[other] wzięcie { $left } karty z obszaru gry na rękę
    }
terminal-todo-take =
    { $left ->
        [one] wzięcie { $left } karty ze stosu kart odrzuconych
        [few] wzięcie { $left } kart ze stosu kart odrzuconych
        [many] wzięcie { $left } kart ze stosu kart odrzuconych
       *[other] wzięcie { $left } karty ze stosu kart odrzuconych
    }
terminal-todo-give =
    { $left ->
        [one] oddanie { $left } karty
        [few] oddanie { $left } kart
        [many] oddanie { $left } kart
       *[other] oddanie { $left } karty
    }
terminal-todo-effect = efekt albo koniec tury

## Playing

terminal-prompt = Twoja akcja (numer lub tekst; help – pomoc; quit – koniec):
terminal-not-legal = Teraz nie można: { $line }. Można: { $legal }
terminal-no-such-number = Nie ma akcji { $line }: wybierz numer od 1 do { $last }.
terminal-no-such-action = { $line } to nie akcja. Wpisz numer albo jedną z akcji: { $legal }
terminal-stopped = Gra kończy się tu, przed czasem. Do zobaczenia!
terminal-seed = To było rozdanie { NUMBER($seed, useGrouping: 0) }; --seed { NUMBER($seed, useGrouping: 0) } rozda je znowu.
terminal-effect = { $action }. { $text }
terminal-help =
    W swojej turze zagrywasz 1 kartę, potem stosujesz dowolnie wiele efektów, a na koniec dobierasz karty do
    3 na ręce.

    Stały efekt wymaga 3 kart swojej Domeny w twoim obszarze gry, a na drugim poziomie 5 (w cztery osoby: 2
    i 4). Efekt odrzuconej karty kosztuje 1 kartę swojej Domeny. W jednej turze każda Domena daje ci po
    jednym efekcie każdego rodzaju.

    Wygrywasz od razu, jeśli kończysz turę z 8 kartami jednej Domeny (w trzy lub cztery osoby z 7). Gdy stos
    Epok się wyczerpie i minie ostatnia runda, za każdą Domenę punkt dostaje ten, kto ma jej najwięcej kart.
    Wygrywa najwięcej punktów.

    W tabeli 3 ¹¹² to 3 karty: dwie z Epoki I i jedna z Epoki II. „cel +1” oznacza Demokrację: do
    natychmiastowej wygranej w tej Domenie potrzeba o tyle kart więcej.

## Replaying

terminal-replay-prompt = Enter dalej, p wstecz, t T tura, numer, q koniec:
terminal-replay-help =
    Enter lub n: następna akcja. p: poprzednia. t: następna tura. T: poprzednia tura.

    Numer: pozycja po tylu akcjach. q: koniec.
terminal-no-such-step = Nie ma akcji { $line }: gra ma ich { $last }.
terminal-step = { $ply } z { $last }: { $action }
terminal-step-deal = 0 z { $last }: rozdanie
