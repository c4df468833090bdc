/** The words of a candidate's own page in Polish. */

import type { PortalWords } from './dictionary.ts';

export const pl: PortalWords = {
  heading: 'Twoje aplikacje',
  about:
    'W firmie {company}. Link z e-maila otwiera tę stronę przez 30 dni. Kto go ma, widzi to samo co Ty: nie udostępniaj go.',
  applications: 'Aplikacje',
  none: 'Nie masz żadnych aplikacji.',
  status: {
    active: 'W toku',
    closed: 'Zakończona',
    hired: 'Zatrudnienie',
    withdrawn: 'Wycofana',
  },
  appliedOn: 'Wysłano {date}',
  withdraw: {
    open: 'Wycofaj tę aplikację',
    text: 'Firma dowie się, że nie interesuje Cię już ta praca. Nie cofniesz tego samodzielnie.',
    button: 'Wycofaj',
  },
  meetings: 'Spotkania',
  documents: 'Dokumenty',
  addCv: 'Dodaj CV',
  upload: 'Prześlij',
  details: 'Twoje dane kontaktowe',
  emailHint: 'Piszemy na adres {email}. Aby zmienić adres, odpowiedz na e-mail firmy.',
  links: 'Profile i strony, po jednym w wierszu',
  linksError:
    'Podaj najwyżej 20 adresów zaczynających się od https:// lub http://, po jednym w wierszu.',
  tooManyDocuments: 'Dodano już maksymalną liczbę dokumentów.',
  changed:
    'Ta informacja zmieniła się, odkąd strona została otwarta. Teraz jest to: {value}. Zapisz ponownie, aby ją zastąpić.',
  save: 'Zapisz',
  data: 'Twoje dane',
  downloadHint: 'Plik ZIP ze wszystkim, co firma przechowuje o Tobie, oraz z Twoimi dokumentami.',
  download: 'Pobierz moje dane',
  back: 'Wstecz',
  notes: {
    withdrawn: 'Twoja aplikacja została wycofana.',
    corrected: 'Twoje dane zostały zapisane.',
    uploaded: 'Twoje CV zostało dodane.',
  },
  tooMany: 'Było zbyt wiele prób. Spróbuj ponownie później.',
  gone: {
    heading: 'Ten link nie działa',
    text: 'Wygasł lub jest niepełny. Podaj swój adres e-mail, a wyślemy nowy.',
  },
  link: {
    heading: 'Uzyskaj nowy link',
    text: 'Podaj adres e-mail użyty w aplikacji. Link przyjdzie e-mailem.',
    send: 'Wyślij link',
  },
  sent: {
    heading: 'Sprawdź skrzynkę',
    text: 'Jeśli jakaś firma zna ten adres, link jest już w drodze.',
  },
  erase: {
    heading: 'Usuń moje dane',
    text: 'Wszystko, co {company} przechowuje o Tobie, zostanie trwale usunięte, a Twoje aplikacje się zakończą. Dla bezpieczeństwa najpierw wyślemy kod e-mailem.',
    send: 'Wyślij kod na {email}',
    again: 'Wyślij kolejny kod',
    sent: 'Wysłaliśmy kod na {email}. Jest ważny 15 minut.',
    code: 'Kod',
    button: 'Usuń trwale',
    wrong: 'Ten kod jest nieprawidłowy lub wygasł.',
  },
  erased: {
    heading: 'Twoje dane zostały usunięte',
    text: 'Wysłaliśmy potwierdzenie e-mailem. Ten link już nie działa.',
  },
  held: {
    heading: 'Twój wniosek został zapisany',
    text: 'Z powodów prawnych Twoje dane muszą być na razie zachowane. Firma odpowie do {date}.',
  },
};
