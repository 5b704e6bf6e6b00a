### The comments are in ../en/rules.ftl.

rules-title = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-empty = Nic o „{ $words }”
rules-search-found =
    { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
        [many] { $count } rozdziałów
       *[other] { $count } rozdziału
    }
rules-link = Link do „{ $title }”

## C: cards

rules-goal = Cel gry
    .text =
        Prowadzisz swój lud przez trzy Epoki. Kto kończy turę z wymaganą liczbą kart jednej Domeny, od razu
        wygrywa: to Hegemonia. Jeśli nikomu się to nie uda, zanim skończy się stos Epok, wygrywa ten, kto
        przewodzi w największej liczbie Domen: to Większość.
rules-cards = Karty
    .text =
        W grze są 104 karty: sześć Domen i trzy Epoki. Karta to jej Domena i Epoka, nic więcej; dwie karty tej
        samej Domeny i Epoki niczym się nie różnią. Efekt zależy tylko od Domeny.

        Rewers karty pokazuje Epokę. Wszyscy widzą więc Epoki kart na twojej ręce i Epokę następnej karty
        stosu.

## S: setup

rules-setup = Przygotowanie
    .text =
        Każdą Epokę tasuje się osobno. W dwie lub trzy osoby po 3 karty każdej Epoki opuszczają grę bez
        podglądania. Epoka I leży na Epoce II, a ta na Epoce III: to stos Epok. Pierwszego Gracza
        wyznacza los. Moneta Kultury leży obok stosu.
rules-basic = Wariant podstawowy
    .text = Każdy dobiera 3 karty.
rules-draft = Wariant draftu
    .text =
        Każdy dobiera 4 karty. Potem trzy razy każdy zatrzymuje jedną w tajemnicy, a resztę podaje w lewo.
        Ostatniej karty się nie podaje: trafia odkryta na środek stołu.

        Potem każdy bierze jedną kartę ze środka do swojego obszaru gry. Zaczyna osoba po prawej stronie
        Pierwszego Gracza, a dalej idzie się przeciwnie do ruchu wskazówek zegara, więc Pierwszy Gracz wybiera
        na końcu. Zaczynasz z 3 kartami na ręce i 1 w grze.
rules-teams = Gra zespołowa
    .text =
        We czworo można grać dwoje na dwoje. Członkowie zespołu siedzą naprzeciw siebie i nie widzą nawzajem
        swoich rąk.

## T: a turn

rules-turn = Tura
    .text = Gramy zgodnie z ruchem wskazówek zegara. Tura ma trzy kroki: zagranie karty, efekty, dobieranie.
rules-step-play = 1. Zagranie karty
    .text =
        Połóż 1 kartę z ręki w swoim obszarze gry. To obowiązek: krok pomija się tylko wtedy, gdy żadnej karty
        z ręki nie można zagrać.
rules-step-effects = 2. Efekty
    .text =
        Zastosuj dowolnie wiele efektów, w dowolnej kolejności, jeden po drugim. W jednej turze każda Domena
        daje ci najwyżej jeden stały efekt i jeden efekt odrzuconej karty.
rules-step-draw = 3. Dobieranie
    .text =
        Dobierz karty do 3 na ręce, a z efektem Religii do 5 lub 7. Jeśli masz ich już tyle lub więcej, nie
        dobierasz, ale też niczego nie odrzucasz.
rules-permanent = Stałe efekty
    .text =
        W chwili zastosowania efektu potrzebujesz odpowiedniej liczby kart Domeny w obszarze gry. Zostają one
        na miejscu. Mając dość na poziom 2, możesz wybrać poziom 1, ale nie oba naraz.

        „Zrób to, a potem tamto” działa tylko wtedy, gdy pierwszą część da się wykonać w całości. Drugą trzeba
        potem wykonać na tyle, na ile można.
rules-discard = Efekty odrzuconej karty
    .text =
        Kosztują 1 kartę Domeny z twojego obszaru gry. Nie wybierasz, którą: odchodzi najstarsza Epoka. Przy
        Embargu i Demokracji ta karta staje się znacznikiem, przy pozostałych trafia na stos kart odrzuconych.

        Liczą się tylko odkryte karty. Znaczniki leżą zakryte: nie liczą się do niczego i żaden efekt ich nie
        rusza.

## E: effects

rules-effects = Efekty
    .text = Poziom 1, poziom 2 i to, co można kupić za jedną kartę.
rules-domain-M = Armia
    .text =
        Atak wymaga Domeny, której kartę masz jeszcze po opłaceniu kosztu. Tracisz jedną jej kartę, a z tobą
        każdy inny gracz, który ją ma, także z twojego zespołu. Najpierw odchodzi najstarsza Epoka.
rules-domain-R = Religia
    .text =
        Święta Księga i Boskie Prawo działają do końca tej tury, nawet jeśli karty Religii znikną przed
        dobieraniem. W następnej turze znów są to 3 karty.

        Po Inkwizycji możesz oddać dowolne karty z ręki, swoje lub cudze. Możesz też wskazać gracza z pustą
        ręką.
rules-domain-E = Ekonomia
    .text =
        Embargo wymaga kolumny z co najmniej jedną kartą, u kogokolwiek, nawet u siebie. W swojej następnej
        turze ten gracz nie zagra kart tej Domeny, nawet dzięki efektowi. Na koniec tamtej tury znacznik trafia
        na stos kart odrzuconych. Położone u siebie blokuje następną turę, nie obecną.

        Jeśli karty z kolumny znikną, znacznik zostaje i nadal blokuje.
rules-domain-S = Nauka
    .text =
        Kartę wziętą na rękę możesz od razu zagrać ponownie. Gdy w stosie jest mniej niż 5 kart, Przełom
        dobiera tyle, ile jest, i tyle samo odrzucasz.
rules-domain-C = Kultura
    .text =
        Kultura nie ma poziomów ani efektu odrzuconej karty. Dopóki masz więcej kart Kultury niż każdy inny
        gracz, Inspiracja pozwala zastosować stały efekt poziomu 1 lub 2, na który inny gracz ma dość kart. To,
        czego efekt wymaga, musisz mieć u siebie: karty na ręce, w obszarze gry, na stosie kart odrzuconych.
        Liczy się też jako twój stały efekt skopiowanej Domeny w tej turze.

        Moneta pokazuje, co kopiujesz. Wraca, gdy ktoś dogoni cię w Kulturze albo gdy zacznie się
        twoja następna tura.
rules-domain-U = Utopia
    .text =
        Demokracja wymaga kolumny z co najmniej jedną kartą, u kogokolwiek, nawet u siebie. Zostaje do końca
        gry, nawet jeśli karty z kolumny znikną, a kolejne się sumują.

## G: the end

rules-end = Koniec gry
    .text = Gra kończy się na jeden z dwóch sposobów.
rules-hegemony = Hegemonia
    .text =
        Wygrywasz od razu, jeśli na koniec własnej tury masz 8 kart jednej Domeny w dwie osoby albo 7 w trzy
        lub cztery. Każda Demokracja w tej Domenie to o jedną kartę więcej.
rules-final-round = Ostatnia runda
    .text =
        Gdy ktoś dobierze ostatnią kartę stosu, nikt już nie dobiera. Gra toczy się, aż wszyscy będą mieli za
        sobą tyle samo tur.
rules-majority = Większość
    .text =
        W każdej Domenie 1 punkt dostaje ten, kto ma najwięcej kart; przy remisie dostaje go każdy z
        remisujących. Wygrywa ten, kto ma najwięcej punktów.

        Remis w punktach? Porównajcie karty Utopii, potem Kultury, Nauki, Ekonomii, Religii i Armii. Kto
        remisuje we wszystkich sześciu, dzieli się zwycięstwem.

        Gra, która dotrwa do 240 tur, też kończy się przez Większość.
rules-majority-teams = Większość w zespołach
    .text =
        Hegemonia jednej osoby to wygrana całego zespołu. Przy Większości zespół dostaje 1 punkt za każdą Domenę, w
        której przynajmniej jedna osoba z zespołu ma najwięcej kart. Przy remisie porównuje się w tej samej
        kolejności karty obojga razem; jeśli wszystko jest równe, gra kończy się remisem.

## V: what one may see

rules-view = Co widzą wszyscy
    .text =
        Jawne jest wszystko, co leży w grze, stos kart odrzuconych, liczba kart w stosie Epok oraz liczba i
        Epoki kart na każdej ręce. Ukryte są kolejność stosu, Domeny kart na cudzych rękach, karty zatrzymane
        w drafcie i karty oddane po Inkwizycji.
rules-memory = Pamięć
    .text =
        Kto uważnie patrzy, wie więcej: karta wzięta z powrotem na rękę wciąż tam jest. Pomoc pamięci w
        ustawieniach pilnuje tego za ciebie.

## Tables

rules-column-players = Gracze
rules-column-all = Razem
rules-column-level-1 = Poziom 1
rules-column-level-2 = Poziom 2
rules-column-hegemony = Hegemonia
