/** The emails that the forms of career sites send, in German. */

import type { FormEmailWords } from './dictionary.ts';

export const de: FormEmailWords = {
  confirmation: {
    subject: 'Ihre Bewerbung ist eingegangen: {job}',
    text: 'Guten Tag,\n\nvielen Dank für Ihre Bewerbung auf die Stelle „{job}“ bei {company}. Sie ist angekommen und liegt jetzt bei {company}. Von dort hören Sie, wie es weitergeht.\n\nDie Stelle: {url}\n\nWenn Sie sich nicht selbst beworben haben, hat jemand Ihre Adresse versehentlich angegeben. Dann können Sie diese Nachricht ignorieren.\n\n{site}\n\nDiese Nachricht wurde automatisch versandt; Antworten werden nicht gelesen.',
  },
  link: {
    subject: 'Ihre Bewerbungen bei {company}',
    text: 'Guten Tag,\n\nSie haben den Link zu Ihren Bewerbungen und Daten bei {company} angefordert. Er gilt 30 Tage.\n\nWenn Sie das nicht waren, können Sie diese Nachricht ignorieren.\n\n{site}',
  },
  code: {
    subject: 'Ihr Code: {code}',
    text: 'Guten Tag,\n\n{code} ist der Code, mit dem Ihre Daten bei {company} endgültig gelöscht werden. Er gilt 15 Minuten.\n\nWenn Sie das nicht möchten, geben Sie den Code nicht weiter. Ohne ihn wird nichts gelöscht.\n\n{site}',
  },
  certificate: {
    subject: 'Ihre Daten bei {company} wurden gelöscht',
    text: 'Guten Tag,\n\nIhre Daten bei {company} wurden am {time} gelöscht.\n\nPerson: {candidate}\nBewerbungen: {applications}\nDatensätze: {tables}\n\nDiese Nachricht wurde automatisch versandt; Antworten werden nicht gelesen.\n\n{site}',
  },
};
