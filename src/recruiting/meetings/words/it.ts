/** The words of meetings in Italian. */

import type { Words } from './dictionary.ts';

export const it: Words = {
  emails: {
    request: { subject: 'Invito: {title}', lead: '{company} ti invita a un colloquio.' },
    update: {
      subject: 'Modificato: {title}',
      lead: '{company} ha modificato un colloquio con te. I nuovi dettagli:',
    },
    cancel: { subject: 'Annullato: {title}', lead: '{company} ha annullato questo colloquio:' },
    join: 'Partecipa qui: {url}',
  },
  pages: {
    waiting: {
      heading: 'Colloquio con {company}',
      text: 'Potrai partecipare da qui quando inizierà il colloquio: riapri questa pagina in quel momento. Se non si apre nulla, rispondi all’invito.',
    },
    canceled: {
      heading: 'Questo colloquio è annullato',
      text: '{company} lo ha annullato. Non ci sarà nessuno.',
    },
    over: { heading: 'Questo colloquio è terminato', text: 'Non è più possibile partecipare.' },
    unknown: {
      heading: 'Questo colloquio non esiste',
      text: 'Controlla che il link sia completo, così come appare nell’invito.',
    },
  },
  when: 'Quando',
  job: 'Posizione',
  skip: 'Vai al contenuto',
};
