/** The words of the application form in Italian. */

import type { ApplyWords } from './dictionary.ts';

export const it: ApplyWords = {
  heading: 'La tua candidatura',
  about: 'I tuoi dati e i tuoi file vengono inviati all’azienda {company}.',
  optional: 'facoltativo',
  labels: {
    first_name: 'Nome',
    last_name: 'Cognome',
    email: 'Indirizzo e-mail',
    phone: 'Numero di telefono',
    file_cv: 'Curriculum',
    cover_letter: 'Lettera di presentazione',
    consent: 'Acconsento',
  },
  emailHint: 'Invieremo una conferma a questo indirizzo.',
  cvHint:
    'File PDF, Word, OpenDocument, RTF o di testo, JSON Resume o Europass XML, al massimo {size} MB',
  fileHint: 'File PDF, Word, OpenDocument, RTF o di testo, al massimo {size} MB',
  cv: {
    reading: 'Lettura del documento in corso…',
    filled: 'Il modulo è stato compilato con i dati del documento. Controllali prima di inviare.',
  },
  questions: {
    yes: 'Sì',
    no: 'No',
    none: 'Nessuna risposta',
    mayReject:
      'Le risposte a queste domande possono chiudere automaticamente la candidatura. In quel caso puoi chiedere che la esamini una persona.',
  },
  consent: 'Consenso',
  honeypot: 'Lascia vuoto questo campo',
  send: 'Invia la candidatura',
  back: 'Torna all’offerta',
  checkEntries: 'Controlla i dati inseriti',
  fieldErrors: {
    required: 'Compila questo campo.',
    too_long: 'Usa al massimo {max} caratteri.',
    not_email: 'Inserisci un indirizzo e-mail, per esempio nome@example.com.',
    not_phone: 'Inserisci un numero di telefono, per esempio +39 06 1234 5678.',
    not_number: 'Inserisci un numero, per esempio 3 o 2,5.',
    not_date: 'Inserisci una data, per esempio 2027-03-31.',
    not_url: 'Inserisci un indirizzo web, per esempio https://example.com.',
    no_choice: 'Scegli una risposta.',
    unreadable: 'Alcuni caratteri non sono leggibili. Scrivi di nuovo il testo.',
    no_consent: 'Per inoltrare la candidatura ci serve il tuo consenso.',
    empty_file: 'Questo file è vuoto. Scegline un altro.',
    big_file: 'Questo file supera {size} MB. Scegline uno più piccolo.',
    other_file: 'Non è un file PDF, Word, OpenDocument, RTF o di testo.',
    other_cv:
      'Non è un file PDF, Word, OpenDocument, RTF o di testo, né JSON Resume o Europass XML.',
  },
  formErrors: {
    stale:
      'Il modulo è rimasto aperto troppo a lungo o è cambiato. Controllalo e invialo di nuovo.',
    too_fast: 'L’invio è stato molto rapido. Controlla i dati e inviali di nuovo.',
    too_many:
      'In questo momento riceviamo molte candidature. Attendi qualche minuto e invia di nuovo la tua.',
  },
  filesAgain: 'Non abbiamo potuto conservare i tuoi file. Sceglili di nuovo.',
  refused: {
    heading: 'Non è stato possibile inviare la candidatura',
    text: 'Torna all’offerta, apri di nuovo il modulo e invialo da lì.',
    too_large:
      'I tuoi file sono troppo grandi. Torna indietro e scegline di più piccoli, al massimo {size} MB ciascuno.',
    too_many: 'Dalla tua rete arrivano troppi moduli. Riprova tra un minuto.',
  },
  thanks: {
    heading: 'Grazie per la tua candidatura',
    text: 'È stata inoltrata all’azienda {company}, che ti contatterà.',
    email:
      'Se è la prima volta che ti candidi per questa posizione, riceverai una conferma via e-mail.',
  },
  review: {
    heading: 'Chiedi che una persona esamini la tua candidatura',
    text: 'La tua candidatura è stata chiusa automaticamente in base alle risposte nel modulo. Se vuoi, una persona di {company} la esaminerà.',
    send: 'Chiedi un esame',
    asked: {
      heading: 'Una persona esaminerà la tua candidatura',
      text: '{company} ha ricevuto la tua richiesta e ti risponderà.',
    },
  },
};
