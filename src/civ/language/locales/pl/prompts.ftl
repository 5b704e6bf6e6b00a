### The comments are in ../en/prompts.ftl.

## What you are asked

prompt-keep = Wybierz kartę, którą zatrzymasz; reszta idzie w lewo
prompt-found = Wybierz kartę ze środka stołu do swojego obszaru gry
prompt-play =
    { $left ->
        [one] Wybierz kartę do zagrania
        [few] Wybierz { $left } karty do zagrania
        [many] Wybierz { $left } kart do zagrania
       *[other] Wybierz { $left } karty do zagrania
    }
prompt-effect = Zastosuj efekt albo zakończ turę
prompt-discard =
    { $left ->
        [one] Wybierz kartę z ręki do odrzucenia
        [few] Wybierz { $left } karty z ręki do odrzucenia
        [many] Wybierz { $left } kart z ręki do odrzucenia
       *[other] Wybierz { $left } karty z ręki do odrzucenia
    }
prompt-sacrifice =
    { $left ->
        [one] Wybierz kartę z obszaru gry do odrzucenia
        [few] Wybierz { $left } karty z obszaru gry do odrzucenia
        [many] Wybierz { $left } kart z obszaru gry do odrzucenia
       *[other] Wybierz { $left } karty z obszaru gry do odrzucenia
    }
prompt-recall =
    { $left ->
        [one] Wybierz kartę z obszaru gry, którą weźmiesz na rękę
        [few] Wybierz { $left } karty z obszaru gry, które weźmiesz na rękę
        [many] Wybierz { $left } kart z obszaru gry, które weźmiesz na rękę
       *[other] Wybierz { $left } karty z obszaru gry, które weźmiesz na rękę
    }
prompt-take =
    { $left ->
        [one] Wybierz kartę ze stosu kart odrzuconych
        [few] Wybierz { $left } karty ze stosu kart odrzuconych
        [many] Wybierz { $left } kart ze stosu kart odrzuconych
       *[other] Wybierz { $left } karty ze stosu kart odrzuconych
    }
prompt-give =
    { $left ->
        [one] Wybierz kartę, którą oddasz graczowi { $target }
        [few] Wybierz { $left } karty, które oddasz graczowi { $target }
        [many] Wybierz { $left } kart, które oddasz graczowi { $target }
       *[other] Wybierz { $left } karty, które oddasz graczowi { $target }
    }
prompt-over = Koniec gry

## What you are asked when an effect needs a target

prompt-attack = Wskaż Domenę do ataku: ty też stracisz jej kartę
prompt-inquisition = Wskaż gracza, któremu zabierzesz rękę
prompt-embargo = Wskaż Domenę do zablokowania, u kogokolwiek
prompt-democracy = Wskaż, gdzie Hegemonia będzie trudniejsza, u kogokolwiek
prompt-inspiration = Wybierz efekt do skopiowania

## What someone else is deciding

waiting-keep = { $seat } wybiera kartę do zatrzymania
waiting-found = { $seat } wybiera kartę ze środka stołu
waiting-play =
    { $left ->
        [one] { $seat } wybiera kartę do zagrania
        [few] { $seat } wybiera { $left } karty do zagrania
        [many] { $seat } wybiera { $left } kart do zagrania
       *[other] { $seat } wybiera { $left } karty do zagrania
    }
waiting-effect = { $seat } zastanawia się nad efektami
waiting-discard =
    { $left ->
        [one] { $seat } wybiera kartę z ręki do odrzucenia
        [few] { $seat } wybiera { $left } karty z ręki do odrzucenia
        [many] { $seat } wybiera { $left } kart z ręki do odrzucenia
       *[other] { $seat } wybiera { $left } karty z ręki do odrzucenia
    }
waiting-sacrifice =
    { $left ->
        [one] { $seat } wybiera kartę z obszaru gry do odrzucenia
        [few] { $seat } wybiera { $left } karty z obszaru gry do odrzucenia
        [many] { $seat } wybiera { $left } kart z obszaru gry do odrzucenia
       *[other] { $seat } wybiera { $left } karty z obszaru gry do odrzucenia
    }
waiting-recall =
    { $left ->
        [one] { $seat } wybiera kartę z obszaru gry, którą weźmie na rękę
        [few] { $seat } wybiera { $left } karty z obszaru gry, które weźmie na rękę
        [many] { $seat } wybiera { $left } kart z obszaru gry, które weźmie na rękę
       *[other] { $seat } wybiera { $left } karty z obszaru gry, które weźmie na rękę
    }
waiting-take =
    { $left ->
        [one] { $seat } wybiera kartę ze stosu kart odrzuconych
        [few] { $seat } wybiera { $left } karty ze stosu kart odrzuconych
        [many] { $seat } wybiera { $left } kart ze stosu kart odrzuconych
       *[other] { $seat } wybiera { $left } karty ze stosu kart odrzuconych
    }
waiting-give =
    { $you ->
        [target] { $seat } wybiera, co ci oddać
       *[other] { $seat } wybiera, co oddać graczowi { $target }
    }
waiting-others = Jeszcze wybierają: { $seats }

## What an action does

action-keep = zatrzymaj kartę { $card }, a resztę podaj w lewo
action-found = weź kartę { $card } ze środka stołu do obszaru gry
action-play = zagraj z ręki kartę { $card }
action-discard = odrzuć z ręki kartę { $card }
action-sacrifice = odrzuć z obszaru gry kartę { $card }
action-recall = weź z obszaru gry na rękę kartę { $card }
action-take = weź ze stosu kart odrzuconych kartę { $card }
action-give = oddaj kartę { $card } graczowi, któremu zabierasz rękę
action-end = zakończ turę i dobierz karty
action-permanent = zastosuj efekt { $effect }
action-inspiration = skopiuj efekt { $copied } od gracza { $target }
action-attack = zaatakuj { DOMAIN($domain, form: "accusative") }
action-inquisition = naślij Inkwizycję na gracza { $target }
action-embargo =
    { $you ->
        [target] nałóż Embargo na własną { DOMAIN($domain, form: "accusative") }
       *[other] nałóż Embargo na { DOMAIN($domain, form: "accusative") } gracza { $target }
    }
action-breakthrough = dokonaj Przełomu
action-democracy =
    { $you ->
        [target] połóż Demokrację w swojej { DOMAIN($domain, form: "locative") }
       *[other] połóż Demokrację w { DOMAIN($domain, form: "locative") } gracza { $target }
    }

## Why something cannot be done now

reason-level =
    { $need ->
        [one] Potrzeba { $need } karty { DOMAIN($domain, form: "genitive") } w obszarze gry; masz { $have }
        [few] Potrzeba { $need } kart { DOMAIN($domain, form: "genitive") } w obszarze gry; masz { $have }
        [many] Potrzeba { $need } kart { DOMAIN($domain, form: "genitive") } w obszarze gry; masz { $have }
       *[other] Potrzeba { $need } karty { DOMAIN($domain, form: "genitive") } w obszarze gry; masz { $have }
    }
reason-hand =
    { $need ->
        [one] Potrzeba { $need } karty na ręce; masz { $have }
        [few] Potrzeba { $need } kart na ręce; masz { $have }
        [many] Potrzeba { $need } kart na ręce; masz { $have }
       *[other] Potrzeba { $need } karty na ręce; masz { $have }
    }
reason-area =
    { $need ->
        [one] Potrzeba { $need } karty w obszarze gry; masz { $have }
        [few] Potrzeba { $need } kart w obszarze gry; masz { $have }
        [many] Potrzeba { $need } kart w obszarze gry; masz { $have }
       *[other] Potrzeba { $need } karty w obszarze gry; masz { $have }
    }
reason-pile =
    { $need ->
        [one] Potrzeba { $need } karty na stosie kart odrzuconych; jest { $have }
        [few] Potrzeba { $need } kart na stosie kart odrzuconych; jest { $have }
        [many] Potrzeba { $need } kart na stosie kart odrzuconych; jest { $have }
       *[other] Potrzeba { $need } karty na stosie kart odrzuconych; jest { $have }
    }
reason-used-permanent = Stały efekt { DOMAIN($domain, form: "genitive") } był już w tej turze
reason-used-copied = Efekt { DOMAIN($domain, form: "genitive") } był już w tej turze skopiowany
reason-cost = Kosztuje kartę { DOMAIN($domain, form: "genitive") } z obszaru gry, a nie masz żadnej
reason-used-discard = Efekt odrzuconej karty { DOMAIN($domain, form: "genitive") } był już w tej turze
reason-attack = Po opłaceniu Ataku nie masz już Domeny, którą da się zaatakować
reason-embargo = Nie ma w grze karty, na której można je położyć
reason-democracy = Nie ma w grze karty, pod którą można ją położyć
reason-culture = Trzeba mieć więcej kart Kultury niż każdy inny: masz { $have }, ktoś inny { $need }
reason-nothing-to-copy = Nikt inny nie ma teraz efektu, który możesz wykorzystać
reason-embargoed = Embargo na { DOMAIN($domain, form: "accusative") }: w tej turze nie zagrasz tej karty
reason-not-playing = Tej karty nie można teraz wybrać
reason-not-your-turn = To nie twoja tura
reason-play-first = Najpierw zagraj kartę
reason-finish-first = Najpierw dokończ rozpoczęty efekt
reason-draft = Efekty będą po drafcie
reason-over = Gra się skończyła
reason-watching = Oglądasz tę grę
