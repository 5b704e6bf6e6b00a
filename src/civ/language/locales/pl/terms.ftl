### The comments are in ../en/terms.ftl.

## The game

game = Carta Impera Victoria
domain = Domena
age = Epoka
team-game = Gra zespołowa
first-player = Pierwszy Gracz
permanent-effect = Stały efekt
discard-effect = Efekt odrzuconej karty

## The domains

domain-M = Armia
    .genitive = Armii
    .accusative = Armię
    .locative = Armii
domain-R = Religia
    .genitive = Religii
    .accusative = Religię
    .locative = Religii
domain-E = Ekonomia
    .genitive = Ekonomii
    .accusative = Ekonomię
    .locative = Ekonomii
domain-S = Nauka
    .genitive = Nauki
    .accusative = Naukę
    .locative = Nauce
domain-C = Kultura
    .genitive = Kultury
    .accusative = Kulturę
    .locative = Kulturze
domain-U = Utopia
    .genitive = Utopii
    .accusative = Utopię
    .locative = Utopii

## The ages

age-1 = Epoka I
age-2 = Epoka II
age-3 = Epoka III

## The kinds of cards

kind-M1 = Armia I
kind-M2 = Armia II
kind-M3 = Armia III
kind-R1 = Religia I
kind-R2 = Religia II
kind-E1 = Ekonomia I
kind-E2 = Ekonomia II
kind-E3 = Ekonomia III
kind-S1 = Nauka I
kind-S2 = Nauka II
kind-S3 = Nauka III
kind-C1 = Kultura I
kind-C2 = Kultura II
kind-C3 = Kultura III
kind-U3 = Utopia III

## The effects

effect-assassination = Zamach
    .text = Odrzuć 1 kartę z ręki.
effect-purge = Czystka
    .text = Odrzuć 2 karty z ręki.
effect-attack = Atak
    .text = Odrzuć 1 kartę Armii z obszaru gry. Wskaż Domenę: ty i każdy, kto ma jej kartę, tracicie po 1.
effect-holy-book = Święta Księga
    .text = Na koniec tej tury dobierz karty do 5 na ręce.
effect-divine-right = Boskie Prawo
    .text = Na koniec tej tury dobierz karty do 7 na ręce.
effect-inquisition = Inkwizycja
    .text = Odrzuć 1 kartę Religii z obszaru gry. Zabierz innemu graczowi całą rękę, a potem oddaj mu tyle samo kart.
effect-development = Rozwój
    .text = Odrzuć 1 kartę z obszaru gry, a potem zagraj 1 z ręki.
effect-monopoly = Monopol
    .text = Odrzuć 2 karty z obszaru gry, a potem zagraj 2 z ręki.
effect-embargo = Embargo
    .text = Połóż 1 kartę Ekonomii z obszaru gry na Domenie dowolnego gracza: w następnej turze nie zagra on jej kart.
effect-experiment = Eksperyment
    .text = Weź 1 kartę z obszaru gry na rękę, a potem zagraj 1.
effect-research = Badania
    .text = Weź 2 karty z obszaru gry na rękę, a potem zagraj 2.
effect-breakthrough = Przełom
    .text = Odrzuć 1 kartę Nauki z obszaru gry. Dobierz 5 kart, a potem odrzuć tyle samo z ręki.
effect-oligarchy = Oligarchia
    .text = Weź na rękę 1 wybraną kartę ze stosu kart odrzuconych.
effect-republic = Republika
    .text = Weź na rękę 2 wybrane karty ze stosu kart odrzuconych.
effect-democracy = Demokracja
    .text = Połóż 1 kartę Utopii z obszaru gry w Domenie dowolnego gracza: do końca gry Hegemonia wymaga tam o 1 kartę więcej.
effect-inspiration = Inspiracja
    .text = Gdy masz więcej kart Kultury niż każdy inny, użyj stałego efektu innego gracza jak własnego.

effect-level = Poziom { $level }

## The two endings

hegemony = Hegemonia
    .text = Zakończ turę z wymaganą liczbą kart jednej Domeny, a wygrasz od razu.
majority = Większość
    .text = Gdy stos Epok się skończy, wygrywa ten, kto przewodzi w największej liczbie Domen.

## How the cards are dealt

variant-basic = Podstawowy
    .text = Dobierz 3 karty i zaczynaj.
variant-draft = Draft
    .text = Wybierz pierwsze karty, gdy ręce krążą wokół stołu.

## Places and things

hand = Ręka
play-area = Obszar gry
deck = Stos Epok
discard-pile = Stos kart odrzuconych
centre = Środek stołu
culture-coin = Moneta Kultury
reference-board = Planszetka

## The bots

level-beginner = Początkujący
    .text = Zna zasady, ale często buja w obłokach.
level-easy = Łatwy
    .text = Zbiera jedną Domenę i zatrzymuje tego, kto ma zaraz wygrać.
level-medium = Średni
    .text = Patrzy trochę naprzód.
level-strong = Mocny
    .text = Planuje całą turę.
level-expert = Ekspert
    .text = Planuje turę i przewiduje twoją.
level-master = Mistrz
    .text = Myśli długo i głęboko. Powodzenia!

## Players

you = ty
seat = Miejsce { $letter }
bot-name = Bot ({ $level })
bot-name-at = Bot { $letter } ({ $level })
name-at = { $name } ({ $letter })
team = Zespół { $seats }

## Lists

list-comma = { $rest }, { $next }
list-and = { $rest } i { $last }
list-outer = { $rest }, { $next }

## Cards inside a sentence of the log

cards-open =
    { $count ->
        [1] kartę { $list }
       *[other] karty: { $list }
    }
cards-equal = { $count } × { $card }
cards-hidden =
    { $count ->
        [one] kartę ({ $age })
        [few] { $count } karty ({ $age })
        [many] { $count } kart ({ $age })
       *[other] { $count } karty ({ $age })
    }
cards-hidden-mixed =
    { $count ->
        [one] { $count } kartę ({ $list })
        [few] { $count } karty ({ $list })
        [many] { $count } kart ({ $list })
       *[other] { $count } karty ({ $list })
    }
cards-of-age = { $count } × { $age }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
