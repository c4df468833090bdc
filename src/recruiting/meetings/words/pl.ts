/** The words of meetings in Polish. */

import type { Words } from './dictionary.ts';

export const pl: Words = {
  emails: {
    request: { subject: 'Zaproszenie: {title}', lead: '{company} zaprasza Cię na spotkanie.' },
    update: {
      subject: 'Zmiana: {title}',
      lead: '{company} informuje o zmianie spotkania. Aktualne dane:',
    },
    cancel: {
      subject: 'Odwołane: {title}',
      lead: '{company} informuje o odwołaniu tego spotkania:',
    },
    join: 'Dołącz tutaj: {url}',
  },
  pages: {
    waiting: {
      heading: 'Spotkanie: {company}',
      text: 'Stąd możesz dołączyć, gdy spotkanie się rozpocznie: otwórz wtedy tę stronę ponownie. Jeśli nic się nie otworzy, odpowiedz na zaproszenie.',
    },
    canceled: {
      heading: 'To spotkanie zostało odwołane',
      text: '{company} informuje o odwołaniu spotkania. Nikogo na nim nie będzie.',
    },
    over: { heading: 'To spotkanie już się zakończyło', text: 'Nie można już dołączyć.' },
    unknown: {
      heading: 'Nie ma takiego spotkania',
      text: 'Sprawdź, czy link jest kompletny, taki jak w zaproszeniu.',
    },
  },
  when: 'Termin',
  job: 'Stanowisko',
  skip: 'Przejdź do treści',
};
