/** The words of a candidate's own page in Italian. */

import type { PortalWords } from './dictionary.ts';

export const it: PortalWords = {
  heading: 'Le Sue candidature',
  about:
    'Presso {company}. Il link nell’e-mail apre questa pagina per 30 giorni. Chi lo possiede vede ciò che vede Lei: non lo condivida.',
  applications: 'Candidature',
  none: 'Non ha candidature.',
  status: {
    active: 'In corso',
    closed: 'Chiusa',
    hired: 'Assunzione',
    withdrawn: 'Ritirata',
  },
  appliedOn: 'Inviata il {date}',
  withdraw: {
    open: 'Ritira questa candidatura',
    text: 'L’azienda saprà che non è più interessato/a. Non potrà annullare da solo/a.',
    button: 'Ritira',
  },
  meetings: 'Appuntamenti',
  documents: 'Documenti',
  addCv: 'Aggiungi un CV',
  upload: 'Carica',
  details: 'I Suoi recapiti',
  emailHint: 'Scriviamo a {email}. Per cambiare indirizzo, risponda a un’e-mail dell’azienda.',
  links: 'Profili e siti web, uno per riga',
  linksError:
    'Inserisca al massimo 20 indirizzi che iniziano con https:// o http://, uno per riga.',
  tooManyDocuments: 'Ha aggiunto il numero massimo di documenti.',
  changed:
    'Questo dato è cambiato da quando ha aperto la pagina. Ora è: {value}. Salvi di nuovo per sostituirlo.',
  save: 'Salva',
  data: 'I Suoi dati',
  downloadHint:
    'Un file ZIP con tutto ciò che l’azienda conserva su di Lei e con i Suoi documenti.',
  download: 'Scarica i miei dati',
  back: 'Indietro',
  notes: {
    withdrawn: 'La Sua candidatura è stata ritirata.',
    corrected: 'I Suoi dati sono stati salvati.',
    uploaded: 'Il Suo CV è stato aggiunto.',
  },
  tooMany: 'Ci sono stati troppi tentativi. Riprovi più tardi.',
  gone: {
    heading: 'Questo link non funziona',
    text: 'È scaduto o non è completo. Inserisca il Suo indirizzo e-mail e Le invieremo un nuovo link.',
  },
  link: {
    heading: 'Richiedi un nuovo link',
    text: 'Inserisca l’indirizzo e-mail con cui si è candidato/a. Il link arriverà via e-mail.',
    send: 'Invia link',
  },
  sent: {
    heading: 'Controlli la posta',
    text: 'Se un’azienda conosce questo indirizzo, il link è in arrivo.',
  },
  erase: {
    heading: 'Elimina i miei dati',
    text: 'Tutto ciò che {company} conserva su di Lei sarà eliminato definitivamente e le Sue candidature termineranno. Per la Sua sicurezza Le inviamo prima un codice via e-mail.',
    send: 'Invia un codice a {email}',
    again: 'Invia un altro codice',
    sent: 'Abbiamo inviato un codice a {email}. È valido per 15 minuti.',
    code: 'Codice',
    button: 'Elimina definitivamente',
    wrong: 'Questo codice non è corretto o è scaduto.',
  },
  erased: {
    heading: 'I Suoi dati sono stati eliminati',
    text: 'Le abbiamo inviato un certificato via e-mail. Questo link non funziona più.',
  },
  held: {
    heading: 'La Sua richiesta è stata registrata',
    text: 'Per motivi legali i Suoi dati devono essere conservati per ora. L’azienda Le risponderà entro il {date}.',
  },
};
