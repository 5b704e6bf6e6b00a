### The comments are in ../en/lesson.ftl.

lesson-title = Samouczek
lesson-next = Dalej
lesson-back = Wstecz
lesson-leave = Wyjdź z lekcji
lesson-resume = Wróć do przerwanej lekcji
lesson-again = Zacznij od nowa
lesson-progress = Krok { $number } z { $count }
lesson-well-done = Świetnie!
lesson-not-this = Nie ta: spróbuj podświetlonej.

## The table

lesson-welcome = Witaj
    .text = Prowadzisz swój lud przez trzy Epoki. Za pięć minut poznasz całą grę.
    .task = Zaczynamy? Naciśnij Dalej.
lesson-goal = Cel
    .text = Sześć Domen, sześć kolumn. Zakończ swoją turę z 8 kartami jednej Domeny, a wygrasz od razu: to Hegemonia. (W trzy lub cztery osoby wystarczy 7.)
    .task = Spójrz na pierścienie nad kolumnami: wypełniają się, im bliżej celu.

## A turn

lesson-play = Zagranie karty
    .text = Każda tura zaczyna się od jednej karty z ręki, położonej w swojej kolumnie.
    .task = Zagraj Naukę.
lesson-draw = Dobieranie
    .text = Na koniec tury dobierasz karty do 3 na ręce.
    .task = Naciśnij duży przycisk.
lesson-rival = Tura rywala
    .text = Teraz gra druga strona. Obok stosu przeczytasz, co się działo od twojej ostatniej tury; dziennik pamięta wszystko.
    .task = Popatrz, a potem naciśnij Dalej.

## Permanent effects

lesson-levels = Poziomy
    .text = Trzy karty Domeny zapalają jej pierwszy efekt, pięć kart drugi. Karty zostają na miejscu. (W cztery osoby: dwie i cztery.)
    .task = Zagraj trzecią kartę Nauki.
lesson-experiment = Eksperyment
    .text = Dzięki Nauce bierzesz kartę z obszaru gry na rękę, a potem zagrywasz jedną. W sam raz, żeby zmienić zdanie.
    .task = Zastosuj Eksperyment: weź Armię, zagraj Naukę.
lesson-second-level = Drugi poziom
    .text = Pięć kart Domeny zapala jej drugi efekt. Masz pięć kart Religii: dzięki Boskiemu Prawu na koniec tej tury dobierzesz karty do 7 na ręce.
    .task = Zastosuj Boskie Prawo i zakończ turę.
lesson-once = Raz na turę
    .text = W każdej turze Domena daje ci jeden stały efekt, poziomu 1 albo 2, i jeden efekt odrzuconej karty. Korzystaj z tylu Domen, z ilu chcesz.
    .task = Spójrz na planszetkę: to, co użyte, przygasa.

## Discard effects

lesson-discard-effects = Efekty odrzuconej karty
    .text = Każda Domena prócz Kultury może też raz na turę uderzyć. Ceną jest jedna jej karta z twojego obszaru gry; jedna wystarczy.
    .task = Znajdź na planszetce efekty odrzuconej karty.
lesson-attack = Atak
    .text = Zapłać kartą Armii i wskaż Domenę. Ty i każdy, kto ma jej kartę, tracicie po jednej. Rywal ma 7 kart Nauki!
    .task = Zaatakuj Naukę, póki nie jest za późno.
lesson-embargo = Embargo
    .text = Zapłać kartą Ekonomii i połóż ją na kolumnie. W swojej następnej turze ten gracz nie zagra kart tej Domeny.
    .task = Nałóż Embargo na Kulturę rywala.
lesson-inquisition = Inkwizycja
    .text = Zapłać kartą Religii, zabierz rywalowi całą rękę, zatrzymaj, co chcesz, i oddaj tyle samo kart.
    .task = Naślij Inkwizycję, a potem oddaj karty najmniej potrzebne.
lesson-breakthrough = Przełom
    .text = Zapłać kartą Nauki, dobierz 5 kart, odrzuć 5. Najlepsze zostają z tobą.
    .task = Dokonaj Przełomu.
lesson-democracy = Demokracja
    .text = Zapłać kartą Utopii i połóż ją w kolumnie. Do końca gry Hegemonia wymaga tam o jedną kartę więcej.
    .task = Połóż Demokrację w największej Domenie rywala.

## Culture

lesson-inspiration = Inspiracja
    .text = Kultura kopiuje. Mając więcej kart Kultury niż każdy inny, możesz użyć stałego efektu innego gracza jak własnego. Moneta pokazuje którego.
    .task = Skopiuj od rywala Badania: weź na rękę Armię i Religię, a potem zagraj obie karty Kultury.

## The end

lesson-hegemony = Hegemonia
    .text = Masz siedem kart Nauki, a ósmą na ręce.
    .task = Zagraj ją, zakończ turę i wygraj.
lesson-final-round = Ostatnia runda
    .text = Jeśli wcześniej skończy się stos Epok, nikt już nie dobiera, a rundę gra się do końca.
    .task = Zagraj ostatnią kartę i zakończ turę.
lesson-majority = Większość
    .text = Wtedy każda Domena daje punkt temu, kto ma najwięcej jej kart. Wygrywa ten, kto ma ich najwięcej; remis rozstrzyga najpierw Utopia, potem Kultura.
    .task = Policz: kto gdzie przewodzi?
lesson-done = Znasz już grę
    .text = Reszta to wyczucie chwili, pamięć i odrobina dyplomacji. Powodzenia!
    .task = Rozegraj swoją pierwszą grę.
