/** What people are told of a meeting, in Polish. */

import type { Words } from './words.ts';

export const pl: Words = {
  mails: {
    request: { subject: 'Zaproszenie: {title}', lead: '{company} zaprasza na spotkanie.' },
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
      text: 'Stąd można dołączyć, gdy spotkanie się rozpocznie: należy wtedy ponownie otworzyć tę stronę. Jeśli nic się nie otwiera, prosimy odpowiedzieć na zaproszenie.',
    },
    canceled: {
      heading: 'To spotkanie zostało odwołane',
      text: '{company} informuje o odwołaniu spotkania. Nikogo na nim nie będzie.',
    },
    over: { heading: 'To spotkanie już się zakończyło', text: 'Nie można już dołączyć.' },
    unknown: {
      heading: 'Nie ma takiego spotkania',
      text: 'Prosimy sprawdzić, czy link jest kompletny, taki jak w zaproszeniu.',
    },
  },
  when: 'Kiedy',
  job: 'Stanowisko',
  skip: 'Przejdź do treści',
};
