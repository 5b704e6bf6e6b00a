### The comments are in ../en/errors.ftl.

## The game

error-error = Nie udało się. Spróbuj jeszcze raz.
error-bad-notation = Nie ma takiej akcji. Wybierz jedną z dostępnych.
error-bad-setup = Tak nie da się przygotować gry. Sprawdź graczy, rozdanie i zespoły.
error-not-your-turn = To nie twoja tura. Zagrasz, gdy tylko nadejdzie.
error-illegal-action = Teraz to niemożliwe. Wybierz podświetloną kartę lub efekt.
error-game-over = Gra się skończyła. Możesz obejrzeć powtórkę albo poprosić o rewanż.
error-nothing-to-undo = Nie ma czego cofnąć.
error-inconsistent-state = Żadna gra nie może tak wyglądać. Sprawdź, gdzie leżą karty.
error-no-record = Ta gra nie ma zapisu, bo zaczęła się w środku.
error-bad-record = Ten plik nie jest zapisem gry albo jest uszkodzony. Wybierz inny.
error-bad-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
error-bad-spec = Nie ma takiego bota. Wybierz jeden z poziomów.

## The server

error-unauthorized = Jeszcze się nie znamy. Wybierz imię i spróbuj ponownie.
error-forbidden = Do tego nie masz prawa.
error-not-your-seat = Nie siedzisz przy tym stole. Możesz oglądać.
error-not-found = Tu nic nie ma. Link jest błędny albo stołu już nie ma.
error-bad-table = Takiego stołu nie da się otworzyć. Sprawdź miejsca, zegar i zespoły.
error-bad-name = Wybierz imię, które ma najwyżej 24 znaki, a w nim choć jedną literę lub cyfrę.
error-name-taken = To imię jest zajęte albo zbyt podobne do innego. Wybierz inne.
error-table-full = Wszystkie miejsca są zajęte. Możesz oglądać albo poszukać innego stołu.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła. Ruszy, gdy wszystkie miejsca będą zajęte.
error-not-over = Tego dowiesz się po zakończeniu gry.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
error-too-long = To za długie. Skróć tekst.
error-unavailable = Serwer jest zajęty albo trwa jego aktualizacja. Nic nie przepadło; spróbuj za minutę.
error-bad-database = Baza danych nie działa. Musi się nią zająć opiekun serwera.
error-thinking-failed = Bot nie zdołał odpowiedzieć. Spróbuj za chwilę.
error-internal = Coś się u nas zepsuło. Nic nie przepadło; spróbuj za chwilę.

## The browser

error-broken = Połączenie się zerwało. Nic nie przepadło; spróbuj ponownie, gdy wróci.
error-unreadable-file = Tego pliku nie da się odczytać. Wybierz plik .civ.jsonl.
error-clipboard = Nie udało się skopiować linku. Zaznacz go i skopiuj ręcznie.
error-unknown = Nie udało się. Spróbuj jeszcze raz. ({ $code })
