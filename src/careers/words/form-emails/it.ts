/** The emails that the forms of career sites send, in Italian. */

import type { FormEmailWords } from './dictionary.ts';

export const it: FormEmailWords = {
  confirmation: {
    subject: 'Abbiamo ricevuto la tua candidatura: {job}',
    text: 'Ciao,\n\ngrazie per la tua candidatura alla posizione «{job}» presso {company}. È arrivata ed è stata inoltrata all’azienda, che ti contatterà.\n\nL’offerta: {url}\n\nSe la candidatura non è tua, qualcuno ha inserito il tuo indirizzo per errore. Puoi ignorare questo messaggio.\n\n{site}\n\nQuesto messaggio è stato inviato automaticamente; le risposte non vengono lette.',
  },
  link: {
    subject: 'Le Sue candidature presso {company}',
    text: 'Buongiorno,\n\nha richiesto il link alle Sue candidature e ai Suoi dati presso {company}. È valido per 30 giorni.\n\nSe non è stato/a Lei, ignori questo messaggio.\n\n{site}',
  },
  code: {
    subject: 'Il Suo codice: {code}',
    text: 'Buongiorno,\n\n{code} è il codice che elimina definitivamente i Suoi dati presso {company}. È valido per 15 minuti.\n\nSe non lo desidera, non comunichi il codice. Senza di esso non viene eliminato nulla.\n\n{site}',
  },
  certificate: {
    subject: 'I Suoi dati presso {company} sono stati eliminati',
    text: 'Buongiorno,\n\ni Suoi dati presso {company} sono stati eliminati il {time}.\n\nPersona: {candidate}\nCandidature: {applications}\nRegistrazioni: {tables}\n\nQuesto messaggio è stato inviato automaticamente; le risposte non vengono lette.\n\n{site}',
  },
};
