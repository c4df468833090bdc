/** The words of the list of possible duplicates in Polish. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Możliwe duplikaty',
  intro:
    'Ci kandydaci mogą być tą samą osobą. Porównaj ich, a następnie scal albo zaznacz, że to różne osoby.',
  link: {
    one: '{count} możliwy duplikat',
    few: '{count} możliwe duplikaty',
    many: '{count} możliwych duplikatów',
    other: '{count} możliwego duplikatu',
  },
  pairs: {
    one: '{count} para',
    few: '{count} pary',
    many: '{count} par',
    other: '{count} pary',
  },
  lists: 'Listy par',
  open: 'Do sprawdzenia',
  dismissedList: 'Różne osoby',
  reasons: {
    phone: 'To samo imię i nazwisko oraz numer telefonu',
    employer: 'To samo imię i nazwisko oraz pracodawca',
    cv: 'Ten sam plik CV',
  },
  pair: '{name} i {other}',
  merge: 'Scal…',
  dismiss: 'Różne osoby',
  restore: 'Sugeruj ponownie',
  dismissed: 'Ta para nie będzie już sugerowana.',
  restored: 'Ta para jest znów sugerowana.',
  all: 'Wszystkie pary',
  empty: 'Nie ma możliwych duplikatów.',
  emptyText: 'Kandydaci są porównywani w ciągu kilku minut od dodania lub zmiany.',
  emptyDismissed: 'Tutaj pojawiają się pary różnych osób.',
};
