### The comments are in ../en/log.ftl.

## What happened

log-dealt =
    { $you ->
        [seat] Na początek dostajesz { $cards }.
       *[other] { $seat } dostaje na początek { $cards }.
    }
log-kept =
    { $you ->
        [seat] Zatrzymujesz { $cards }.
       *[other] { $seat } zatrzymuje { $cards }.
    }
log-received =
    { $you ->
        [seat] Dostajesz z prawej { $cards }.
       *[other] { $seat } dostaje z prawej { $cards }.
    }
log-revealed = Na środku stołu leżą { $cards }.
log-founded =
    { $you ->
        [seat] Bierzesz ze środka stołu do obszaru gry { $cards }.
       *[other] { $seat } bierze ze środka stołu do obszaru gry { $cards }.
    }
log-turn =
    { $you ->
        [seat] Tura { $turn }: ty
       *[other] Tura { $turn }: { $seat }
    }
log-skipped =
    { $you ->
        [seat] Nie masz karty do zagrania.
       *[other] { $seat } nie ma karty do zagrania.
    }
log-played =
    { $you ->
        [seat] Zagrywasz { $cards }.
       *[other] { $seat } zagrywa { $cards }.
    }
log-cut-short =
    { $you ->
        [seat] Nie możesz zagrać nic więcej: reszta efektu przepada.
       *[other] { $seat } nie może zagrać nic więcej: reszta efektu przepada.
    }
log-lost =
    { $you ->
        [seat] Tracisz w ataku { $cards }.
       *[other] { $seat } traci w ataku { $cards }.
    }
log-seized =
    { $you ->
        [seat] Zabierasz graczowi { $target } całą rękę – { $cards }.
        [target] { $seat } zabiera ci całą rękę – { $cards }.
       *[other] { $seat } zabiera graczowi { $target } całą rękę – { $cards }.
    }
log-gave =
    { $you ->
        [seat] Oddajesz graczowi { $target } { $cards }.
        [target] { $seat } oddaje ci { $cards }.
       *[other] { $seat } oddaje graczowi { $target } { $cards }.
    }
log-drew =
    { $you ->
        [seat] Dobierasz { $cards }.
       *[other] { $seat } dobiera { $cards }.
    }
log-discarded =
    { $you ->
        [seat] Odrzucasz z ręki { $cards }.
       *[other] { $seat } odrzuca z ręki { $cards }.
    }
log-sacrificed =
    { $you ->
        [seat] Odrzucasz z obszaru gry { $cards }.
       *[other] { $seat } odrzuca z obszaru gry { $cards }.
    }
log-recalled =
    { $you ->
        [seat] Bierzesz z obszaru gry na rękę { $cards }.
       *[other] { $seat } bierze z obszaru gry na rękę { $cards }.
    }
log-took =
    { $you ->
        [seat] Bierzesz ze stosu kart odrzuconych { $cards }.
       *[other] { $seat } bierze ze stosu kart odrzuconych { $cards }.
    }
log-lifted =
    { $you ->
        [seat] Koniec Embarga na twoją { DOMAIN($domain, form: "accusative") }, odrzucasz { $cards }.
       *[other] Koniec Embarga na { DOMAIN($domain, form: "accusative") }, { $seat } odrzuca { $cards }.
    }
log-coin-returned = Moneta Kultury wraca na miejsce obok stosu Epok.
log-final-round = Dobrano ostatnią kartę stosu Epok: zaczyna się ostatnia runda.

## What happened by an effect

log-applied-assassination =
    { $you ->
        [seat] Stosujesz efekt { effect-assassination }.
       *[other] { $seat } stosuje efekt { effect-assassination }.
    }
log-applied-purge =
    { $you ->
        [seat] Stosujesz efekt { effect-purge }.
       *[other] { $seat } stosuje efekt { effect-purge }.
    }
log-applied-holy-book =
    { $you ->
        [seat] Stosujesz efekt { effect-holy-book }: w tej turze dobierasz karty do 5 na ręce.
       *[other] { $seat } stosuje efekt { effect-holy-book }: w tej turze dobiera karty do 5 na ręce.
    }
log-applied-divine-right =
    { $you ->
        [seat] Stosujesz efekt { effect-divine-right }: w tej turze dobierasz karty do 7 na ręce.
       *[other] { $seat } stosuje efekt { effect-divine-right }: w tej turze dobiera karty do 7 na ręce.
    }
log-applied-development =
    { $you ->
        [seat] Stosujesz efekt { effect-development }.
       *[other] { $seat } stosuje efekt { effect-development }.
    }
log-applied-monopoly =
    { $you ->
        [seat] Stosujesz efekt { effect-monopoly }.
       *[other] { $seat } stosuje efekt { effect-monopoly }.
    }
log-applied-experiment =
    { $you ->
        [seat] Stosujesz efekt { effect-experiment }.
       *[other] { $seat } stosuje efekt { effect-experiment }.
    }
log-applied-research =
    { $you ->
        [seat] Stosujesz efekt { effect-research }.
       *[other] { $seat } stosuje efekt { effect-research }.
    }
log-applied-oligarchy =
    { $you ->
        [seat] Stosujesz efekt { effect-oligarchy }.
       *[other] { $seat } stosuje efekt { effect-oligarchy }.
    }
log-applied-republic =
    { $you ->
        [seat] Stosujesz efekt { effect-republic }.
       *[other] { $seat } stosuje efekt { effect-republic }.
    }
log-applied-inspiration =
    { $you ->
        [seat] Dzięki Inspiracji kopiujesz od gracza { $target } efekt { $copied }.
        [target] Dzięki Inspiracji { $seat } kopiuje od ciebie efekt { $copied }.
       *[other] Dzięki Inspiracji { $seat } kopiuje od gracza { $target } efekt { $copied }.
    }
log-applied-attack =
    { $you ->
        [seat] Odrzucasz { $cards } i atakujesz { DOMAIN($domain, form: "accusative") }.
       *[other] { $seat } odrzuca { $cards } i atakuje { DOMAIN($domain, form: "accusative") }.
    }
log-applied-inquisition =
    { $you ->
        [seat] Odrzucasz { $cards } i nasyłasz Inkwizycję na gracza { $target }.
        [target] { $seat } odrzuca { $cards } i nasyła na ciebie Inkwizycję.
       *[other] { $seat } odrzuca { $cards } i nasyła Inkwizycję na gracza { $target }.
    }
log-applied-embargo =
    { $you ->
        [seat] Kładziesz { $cards } jako Embargo na { DOMAIN($domain, form: "accusative") } gracza { $target }.
        [target] { $seat } kładzie { $cards } jako Embargo na twoją { DOMAIN($domain, form: "accusative") }.
        [both] Kładziesz { $cards } jako Embargo na własną { DOMAIN($domain, form: "accusative") }.
        [self] { $seat } kładzie { $cards } jako Embargo na własną { DOMAIN($domain, form: "accusative") }.
       *[other] { $seat } kładzie { $cards } jako Embargo na { DOMAIN($domain, form: "accusative") } gracza { $target }.
    }
log-applied-breakthrough =
    { $you ->
        [seat] Odrzucasz { $cards } i dokonujesz Przełomu.
       *[other] { $seat } odrzuca { $cards } i dokonuje Przełomu.
    }
log-applied-democracy =
    { $you ->
        [seat] Kładziesz { $cards } jako Demokrację w { DOMAIN($domain, form: "locative") } gracza { $target }.
        [target] { $seat } kładzie { $cards } jako Demokrację w twojej { DOMAIN($domain, form: "locative") }.
        [both] Kładziesz { $cards } jako Demokrację w swojej { DOMAIN($domain, form: "locative") }.
        [self] { $seat } kładzie { $cards } jako Demokrację w swojej { DOMAIN($domain, form: "locative") }.
       *[other] { $seat } kładzie { $cards } jako Demokrację w { DOMAIN($domain, form: "locative") } gracza { $target }.
    }

log-attack-losses =
    { $you ->
        [only] Kartę tracisz tylko ty.
        [seat] Ty i { $seats } tracicie po karcie.
       *[other]
            { $count ->
                [1] Kartę traci tylko { $seats }.
               *[other] { $seats } tracą po karcie.
            }
    }

## How it ended

result-hegemony =
    { $you ->
        [only] Wygrywasz przez Hegemonię w { DOMAIN($domain, form: "locative") }.
        [seat] Ty i { $seats } wygrywacie przez Hegemonię w { DOMAIN($domain, form: "locative") }.
       *[other]
            { $count ->
                [1] { $seats } wygrywa przez Hegemonię w { DOMAIN($domain, form: "locative") }.
               *[other] { $seats } wygrywają przez Hegemonię w { DOMAIN($domain, form: "locative") }.
            }
    }
result-majority =
    { $you ->
        [only] Wygrywasz przez Większość (punkty: { $points }).
        [seat] Ty i { $seats } wygrywacie przez Większość (punkty: { $points }).
       *[other]
            { $count ->
                [1] { $seats } wygrywa przez Większość (punkty: { $points }).
               *[other] { $seats } wygrywają przez Większość (punkty: { $points }).
            }
    }
result-majority-tie =
    { $you ->
        [only] Wygrywasz przez Większość (punkty: { $points }; remis rozstrzyga { DOMAIN($domain) }).
        [seat] Ty i { $seats } wygrywacie przez Większość (punkty: { $points }; remis rozstrzyga { DOMAIN($domain) }).
       *[other]
            { $count ->
                [1] { $seats } wygrywa przez Większość (punkty: { $points }; remis rozstrzyga { DOMAIN($domain) }).
               *[other] { $seats } wygrywają przez Większość (punkty: { $points }; remis rozstrzyga { DOMAIN($domain) }).
            }
    }
result-shared =
    { $you ->
        [seat] Ty i { $seats } dzielicie się zwycięstwem, z remisem we wszystkim (punkty: { $points }).
       *[other] { $seats } dzielą się zwycięstwem, z remisem we wszystkim (punkty: { $points }).
    }
result-resignation =
    { $you ->
        [only] Wygrywasz: nikt inny nie gra dalej.
        [seat] Ty i { $seats } wygrywacie: nikt inny nie gra dalej.
       *[other]
            { $count ->
                [1] { $seats } wygrywa: nikt inny nie gra dalej.
               *[other] { $seats } wygrywają: nikt inny nie gra dalej.
            }
    }
result-time =
    { $you ->
        [only] Wygrywasz na czas.
        [seat] Ty i { $seats } wygrywacie na czas.
       *[other]
            { $count ->
                [1] { $seats } wygrywa na czas.
               *[other] { $seats } wygrywają na czas.
            }
    }
result-agreement = Gra kończy się za zgodą wszystkich, bez zwycięzcy.
result-abandoned = Gra została przerwana, bez zwycięzcy.
result-points = { $side } { $points }

## What happened at the table

mark-undone =
    { $you ->
        [seat]
            { $count ->
                [one] Cofasz jedną akcję.
                [few] Cofasz { $count } akcje.
                [many] Cofasz { $count } akcji.
               *[other] Cofasz { $count } akcji.
            }
       *[other]
            { $count ->
                [one] { $seat } cofa jedną akcję.
                [few] { $seat } cofa { $count } akcje.
                [many] { $seat } cofa { $count } akcji.
               *[other] { $seat } cofa { $count } akcji.
            }
    }
mark-resigned =
    { $you ->
        [seat] Poddajesz grę.
       *[other] { $seat } poddaje grę.
    }
mark-timed-out =
    { $you ->
        [seat] Twój czas się skończył.
       *[other] Graczowi { $seat } skończył się czas.
    }
mark-away =
    { $you ->
        [seat] Pod twoją nieobecność gra za ciebie bot.
       *[other] Zamiast gracza { $seat } gra teraz bot.
    }
mark-back =
    { $you ->
        [seat] Wracasz do gry.
       *[other] { $seat } wraca do gry.
    }
mark-offered-end =
    { $you ->
        [seat] Proponujesz zakończyć grę bez zwycięzcy.
       *[other] { $seat } proponuje zakończyć grę bez zwycięzcy.
    }
mark-accepted-end =
    { $you ->
        [seat] Zgadzasz się zakończyć grę.
       *[other] { $seat } zgadza się zakończyć grę.
    }
mark-refused-end =
    { $you ->
        [seat] Wolisz grać dalej.
       *[other] { $seat } woli grać dalej.
    }

## Diplomacy

phrase-truce = Dajmy sobie na razie spokój, zgoda?
phrase-stop =
    { $you ->
        [none] Trzeba zatrzymać lidera
        [seat] Trzeba cię zatrzymać
       *[other] Trzeba zatrzymać gracza { $seat }
    }{ $domain ->
        [none] { "" }
       *[other] { " " }w { DOMAIN($domain, form: "locative") }
    }{ $means ->
        [attack] { " " }– Atakiem!
        [embargo] { " " }– Embargiem!
        [democracy] { " " }– Demokracją!
       *[none] !
    }
phrase-promise =
    { $means ->
        [attack] Zaatakuję
        [embargo] Nałożę Embargo
        [democracy] Położę Demokrację
       *[none] Zajmę się tym
    }{ $domain ->
        [none] .
       *[other] : { DOMAIN($domain) }.
    }
phrase-accept = Umowa stoi!
phrase-refuse = Nie tym razem.
phrase-thanks = Dziękuję!
phrase-warn =
    { $you ->
        [none] Uwaga, ktoś zaraz wygra
        [seat] Uwaga, zaraz wygrasz
       *[other] Uwaga, { $seat } zaraz wygra
    }{ $domain ->
        [none] !
       *[other] { " " }w { DOMAIN($domain, form: "locative") }!
    }
phrase-threat =
    { $means ->
        [attack] Jeśli to zrobisz, zaatakuję
        [embargo] Jeśli to zrobisz, nałożę Embargo
        [democracy] Jeśli to zrobisz, położę Demokrację
       *[none] Jeśli to zrobisz, odpłacę ci tym samym
    }{ $domain ->
        [none] .
       *[other] : { DOMAIN($domain) }.
    }
phrase-sorry = Bez urazy!
phrase-well-played = Dobrze zagrane!
phrase-hello = Cześć, miłej gry!
phrase-good-game = Dobra gra!

phrase-to =
    { $you ->
        [target] do ciebie:
       *[other] do gracza { $target }:
    }
phrase-addressed = { $to } { $said }
