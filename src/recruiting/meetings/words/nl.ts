/** The words of meetings in Dutch. */

import type { Words } from './dictionary.ts';

export const nl: Words = {
  emails: {
    request: { subject: 'Uitnodiging: {title}', lead: '{company} nodigt je uit voor een gesprek.' },
    update: {
      subject: 'Gewijzigd: {title}',
      lead: '{company} heeft een afspraak met je gewijzigd. Dit zijn de nieuwe gegevens:',
    },
    cancel: { subject: 'Geannuleerd: {title}', lead: '{company} heeft deze afspraak geannuleerd:' },
    join: 'Hier neem je deel: {url}',
  },
  pages: {
    waiting: {
      heading: 'Gesprek met {company}',
      text: 'Zodra het gesprek begint, kun je vanaf hier deelnemen: open deze pagina dan opnieuw. Gaat er niets open, beantwoord dan de uitnodiging.',
    },
    canceled: {
      heading: 'Deze afspraak is geannuleerd',
      text: '{company} heeft de afspraak geannuleerd. Er zal niemand zijn.',
    },
    over: { heading: 'Deze afspraak is voorbij', text: 'Je kunt niet meer deelnemen.' },
    unknown: {
      heading: 'Deze afspraak bestaat niet',
      text: 'Controleer of de link volledig is, zoals hij in de uitnodiging staat.',
    },
  },
  when: 'Wanneer',
  job: 'Vacature',
  skip: 'Naar de inhoud',
};
