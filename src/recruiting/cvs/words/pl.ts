/** The paragraphs about CVs that could not be read, in Polish, which address people without a grammatical gender. */
import type { Words } from './dictionary.ts';

export const pl: Words = {
  no_text:
    'W sprawie Twojego CV: plik dotarł i firma {company} może go otworzyć. Nasz program nie odczytał jego tekstu, prawdopodobnie dlatego, że jest to skan lub obraz. Nie musisz nic robić. Jeśli masz też wersję z tekstem, który można zaznaczyć, na przykład plik PDF zapisany w edytorze tekstu, możesz ją przesłać, gdy firma {company} do Ciebie napisze: wystarczy odpowiedzieć na tamtą wiadomość.',
  encrypted:
    'W sprawie Twojego CV: plik dotarł, ale jest chroniony hasłem, więc firma {company} może nie być w stanie go otworzyć. Jeśli masz wersję bez hasła, możesz ją przesłać, gdy firma {company} do Ciebie napisze: wystarczy odpowiedzieć na tamtą wiadomość.',
  corrupt:
    'W sprawie Twojego CV: plik dotarł, ale wydaje się uszkodzony, więc firma {company} może nie być w stanie go otworzyć. Sprawdź, czy otwiera się na Twoim urządzeniu. Nieuszkodzoną wersję możesz przesłać, gdy firma {company} do Ciebie napisze: wystarczy odpowiedzieć na tamtą wiadomość.',
  too_large:
    'W sprawie Twojego CV: plik dotarł i firma {company} może go otworzyć. Jest zbyt duży, by nasz program odczytał jego tekst. Nie musisz nic robić. Jeśli masz też krótszą wersję, możesz ją przesłać, gdy firma {company} do Ciebie napisze: wystarczy odpowiedzieć na tamtą wiadomość.',
  failed:
    'W sprawie Twojego CV: plik dotarł i firma {company} może go otworzyć. Nasz program nie odczytał jego tekstu. Nie musisz nic robić. Jeśli masz też wersję w innym formacie, na przykład plik PDF zapisany w edytorze tekstu, możesz ją przesłać, gdy firma {company} do Ciebie napisze: wystarczy odpowiedzieć na tamtą wiadomość.',
};
