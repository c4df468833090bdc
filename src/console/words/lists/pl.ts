/** The words of the screens of tags and sources in Polish. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Etykiety',
    about: 'Krótkie nazwy kandydatów, według których filtruje się listy.',
    create: 'Nowa etykieta',
    empty: 'Firma nie ma jeszcze etykiet.',
    inUse: 'Ponad 1000 kandydatów ma tę etykietę. Najpierw usuń ją u części z nich.',
    full: 'Firma może mieć najwyżej 500 etykiet.',
  },
  sources: {
    title: 'Źródła',
    about: 'Skąd przychodzą zgłoszenia. Źródła podane w zgłoszeniach dodają się same.',
    create: 'Nowe źródło',
    empty: 'Firma nie ma jeszcze źródeł.',
    inUse: 'To źródło ma zgłoszenie albo link śledzący.',
    full: 'Firma może mieć najwyżej 200 źródeł.',
  },
  name: 'Nazwa',
  kind: 'Rodzaj',
  kinds: {
    inbound: 'Z własnej inicjatywy',
    board: 'Portal z ofertami',
    referral: 'Polecenie',
    sourced: 'Bezpośredni kontakt',
    agency: 'Agencja',
    event: 'Wydarzenie',
    internal: 'Wewnętrzne',
  },
  carriers: 'Kandydaci z tą etykietą: {count}. Po usunięciu ją stracą.',
  delete: 'Usuń',
  deleteTitle: 'Usunąć „{name}”?',
  deleteText: 'Tego nie można cofnąć.',
  fault: 'Wpisz w jednym wierszu nazwę, której jeszcze nie ma.',
  notices: {
    created: 'Utworzono.',
    saved: 'Zapisano.',
    deleted: 'Usunięto.',
  },
};
