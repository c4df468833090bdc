/** The words of meetings in German. */

import type { Words } from './dictionary.ts';

export const de: Words = {
  emails: {
    request: { subject: 'Einladung: {title}', lead: '{company} lädt Sie zu einem Gespräch ein.' },
    update: {
      subject: 'Geändert: {title}',
      lead: '{company} hat einen Termin mit Ihnen geändert. Die neuen Angaben:',
    },
    cancel: { subject: 'Abgesagt: {title}', lead: '{company} hat diesen Termin abgesagt:' },
    join: 'Hier nehmen Sie teil: {url}',
  },
  pages: {
    waiting: {
      heading: 'Gespräch mit {company}',
      text: 'Von hier aus nehmen Sie teil, sobald das Gespräch beginnt: Öffnen Sie diese Seite dann noch einmal. Öffnet sich nichts, antworten Sie bitte auf die Einladung.',
    },
    canceled: {
      heading: 'Dieser Termin ist abgesagt',
      text: '{company} hat ihn abgesagt. Es wird niemand da sein.',
    },
    over: {
      heading: 'Dieser Termin ist vorbei',
      text: 'Eine Teilnahme ist nicht mehr möglich.',
    },
    unknown: {
      heading: 'Diesen Termin gibt es nicht',
      text: 'Bitte prüfen Sie, ob der Link vollständig ist, so wie er in der Einladung steht.',
    },
  },
  when: 'Wann',
  job: 'Stelle',
  skip: 'Zum Inhalt springen',
};
