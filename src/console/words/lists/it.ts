/** The words of the screens of tags and sources in Italian. */
import type { ListsWords } from './en.ts';

export const words: ListsWords = {
  tags: {
    title: 'Etichette',
    about: 'Nomi brevi per i candidati, con cui si filtrano gli elenchi.',
    create: 'Nuova etichetta',
    empty: 'La tua azienda non ha ancora etichette.',
    inUse: 'Più di 1000 candidati hanno questa etichetta. Toglila prima ad alcuni di loro.',
    full: 'Un’azienda ha al massimo 500 etichette.',
  },
  sources: {
    title: 'Fonti',
    about:
      'Da dove arrivano le candidature. Quelle citate dalle candidature si aggiungono da sole.',
    create: 'Nuova fonte',
    empty: 'La tua azienda non ha ancora fonti.',
    inUse: 'Una candidatura o un link di tracciamento ha questa fonte.',
    full: 'Un’azienda ha al massimo 200 fonti.',
  },
  name: 'Nome',
  kind: 'Tipo',
  kinds: {
    inbound: 'Di propria iniziativa',
    board: 'Sito di annunci',
    referral: 'Segnalazione',
    sourced: 'Contatto diretto',
    agency: 'Agenzia',
    event: 'Evento',
    internal: 'Interno',
  },
  carriers: 'Candidati con questa etichetta: {count}. Eliminandola, la perdono.',
  delete: 'Elimina',
  deleteTitle: 'Eliminare «{name}»?',
  deleteText: 'L’operazione non si può annullare.',
  fault: 'Inserisci su una riga un nome che non esiste ancora.',
  notices: {
    created: 'Creato.',
    saved: 'Salvato.',
    deleted: 'Eliminato.',
  },
};
