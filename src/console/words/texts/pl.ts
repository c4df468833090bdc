/** The words of texts in several languages, of rows and of kinds of answers in Polish. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Język',
  openLanguage: 'Otwórz tłumaczenie',
  up: 'Przesuń w górę: {name}',
  down: 'Przesuń w dół: {name}',
  drop: 'Usuń: {name}',
  options: 'Opcje',
  option: 'Opcja {n}',
  addOption: 'Dodaj opcję',
  key: 'Nazwa w API',
  keyHint: 'Nigdy się nie zmienia. Puste: powstaje z tekstu.',
  kind: 'Rodzaj',
  kinds: {
    short_text: 'Krótki tekst',
    long_text: 'Długi tekst',
    yes_no: 'Tak lub nie',
    single_choice: 'Jeden wybór',
    multiple_choice: 'Kilka wyborów',
    number: 'Liczba',
    date: 'Data',
    url: 'Link',
    money: 'Kwota',
    member: 'Członek zespołu',
  },
  required: 'Wymagane',
  stale:
    'Ktoś w międzyczasie to zmienił. Wpisane dane są zachowane: zapisz ponownie, aby zastąpić tamtą zmianę, albo odśwież stronę.',
  faults: {
    text: 'Wpisz najwyżej 255 znaków w jednym wierszu.',
    options: 'Wybór wymaga co najmniej dwóch opcji.',
    key: 'Użyj a–z, 0–9 i _, zaczynając od litery. Każdej nazwy można użyć raz.',
  },
};
