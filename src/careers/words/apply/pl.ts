/** The words of the application form in Polish. */

import type { ApplyWords } from './dictionary.ts';

export const pl: ApplyWords = {
  heading: 'Twoja aplikacja',
  about: 'Twoje dane i pliki trafią do: {company}.',
  optional: 'opcjonalnie',
  labels: {
    first_name: 'Imię',
    last_name: 'Nazwisko',
    email: 'Adres e-mail',
    phone: 'Numer telefonu',
    file_cv: 'CV',
    cover_letter: 'List motywacyjny',
    consent: 'Wyrażam zgodę',
  },
  emailHint: 'Na ten adres wyślemy potwierdzenie.',
  cvHint:
    'Plik PDF, Word, OpenDocument, RTF lub tekstowy, JSON Resume albo Europass XML, maksymalnie {size} MB',
  fileHint: 'Plik PDF, Word, OpenDocument, RTF lub tekstowy, maksymalnie {size} MB',
  cv: {
    reading: 'Odczytujemy dokument…',
    filled: 'Formularz został wypełniony na podstawie dokumentu. Sprawdź dane.',
  },
  questions: {
    yes: 'Tak',
    no: 'Nie',
    none: 'Bez odpowiedzi',
    mayReject:
      'Twoje odpowiedzi na te pytania mogą automatycznie zakończyć rekrutację. W takim przypadku możesz poprosić, aby zgłoszenie sprawdził człowiek.',
  },
  consent: 'Zgoda',
  honeypot: 'Pozostaw to pole puste',
  send: 'Wyślij aplikację',
  back: 'Wróć do oferty',
  checkEntries: 'Sprawdź wprowadzone dane',
  fieldErrors: {
    required: 'Wypełnij to pole.',
    too_long: 'Wpisz maksymalnie {max} znaków.',
    not_email: 'Wpisz adres e-mail, na przykład imie@example.com.',
    not_phone: 'Wpisz numer telefonu, na przykład +48 22 123 45 67.',
    not_number: 'Wpisz liczbę, na przykład 3 lub 2,5.',
    not_date: 'Wpisz datę, na przykład 2027-03-31.',
    not_url: 'Wpisz adres strony, na przykład https://example.com.',
    no_choice: 'Wybierz odpowiedź.',
    unreadable: 'Niektórych znaków nie da się odczytać. Wpisz tekst jeszcze raz.',
    no_consent: 'Aby przekazać aplikację, potrzebujemy Twojej zgody.',
    empty_file: 'Ten plik jest pusty. Wybierz inny.',
    big_file: 'Ten plik ma więcej niż {size} MB. Wybierz mniejszy.',
    other_file: 'To nie jest plik PDF, Word, OpenDocument, RTF ani tekstowy.',
    other_cv:
      'To nie jest plik PDF, Word, OpenDocument, RTF ani tekstowy, ani JSON Resume, ani Europass XML.',
  },
  formErrors: {
    stale: 'Formularz był otwarty zbyt długo lub się zmienił. Sprawdź go i wyślij ponownie.',
    too_fast: 'Formularz został wysłany bardzo szybko. Sprawdź dane i wyślij je ponownie.',
    too_many:
      'W tej chwili otrzymujemy bardzo dużo aplikacji. Odczekaj kilka minut i wyślij swoją ponownie.',
  },
  filesAgain: 'Nie udało się zachować Twoich plików. Wybierz je ponownie.',
  refused: {
    heading: 'Nie udało się wysłać aplikacji',
    text: 'Wróć do oferty, otwórz formularz jeszcze raz i wyślij go stamtąd.',
    too_large: 'Twoje pliki są za duże. Wróć i wybierz mniejsze, maksymalnie {size} MB każdy.',
    too_many: 'Z Twojej sieci napływa zbyt wiele formularzy. Spróbuj ponownie za minutę.',
  },
  thanks: {
    heading: 'Dziękujemy za aplikację',
    text: 'Aplikacja została przekazana do: {company}. Stamtąd otrzymasz odpowiedź.',
    email: 'Jeśli aplikujesz na to stanowisko po raz pierwszy, otrzymasz potwierdzenie e-mailem.',
  },
  review: {
    heading: 'Poproś, aby Twoje zgłoszenie sprawdził człowiek',
    text: 'Twoje zgłoszenie zostało zakończone automatycznie na podstawie odpowiedzi w formularzu. Jeśli chcesz, sprawdzi je człowiek w {company}.',
    send: 'Poproś o sprawdzenie',
    asked: {
      heading: 'Twoje zgłoszenie sprawdzi człowiek',
      text: '{company} ma Twoją prośbę i odezwie się do Ciebie.',
    },
  },
};
