/** The emails that the forms of career sites send, in Dutch. */

import type { FormEmailWords } from './dictionary.ts';

export const nl: FormEmailWords = {
  confirmation: {
    subject: 'We hebben je sollicitatie ontvangen: {job}',
    text: 'Hallo,\n\nBedankt voor je sollicitatie op de vacature ‘{job}’ bij {company}. Je sollicitatie is aangekomen en ligt nu bij {company}. Daarvandaan hoor je hoe het verdergaat.\n\nDe vacature: {url}\n\nHeb je niet zelf gesolliciteerd? Dan heeft iemand per ongeluk jouw adres ingevuld en kun je dit bericht negeren.\n\n{site}\n\nDit bericht is automatisch verstuurd; antwoorden worden niet gelezen.',
  },
  link: {
    subject: 'Uw sollicitaties bij {company}',
    text: 'Hallo,\n\nU hebt de link naar uw sollicitaties en gegevens bij {company} aangevraagd. Hij is 30 dagen geldig.\n\nWas u dit niet, dan kunt u dit bericht negeren.\n\n{site}',
  },
  code: {
    subject: 'Uw code: {code}',
    text: 'Hallo,\n\n{code} is de code waarmee uw gegevens bij {company} definitief worden verwijderd. Hij is 15 minuten geldig.\n\nWilt u dit niet, geef de code dan niet door. Zonder de code wordt niets verwijderd.\n\n{site}',
  },
  certificate: {
    subject: 'Uw gegevens bij {company} zijn verwijderd',
    text: 'Hallo,\n\nUw gegevens bij {company} zijn op {time} verwijderd.\n\nPersoon: {candidate}\nSollicitaties: {applications}\nRecords: {tables}\n\nDit bericht is automatisch verstuurd; antwoorden worden niet gelezen.\n\n{site}',
  },
};
