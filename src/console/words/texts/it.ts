/** The words of texts in several languages, of rows and of kinds of answers in Italian. */
import type { TextsWords } from './en.ts';

export const words: TextsWords = {
  language: 'Lingua',
  openLanguage: 'Apri traduzione',
  up: 'Sposta {name} in alto',
  down: 'Sposta {name} in basso',
  drop: 'Rimuovi {name}',
  options: 'Opzioni',
  option: 'Opzione {n}',
  addOption: 'Aggiungi un’opzione',
  key: 'Nome nell’API',
  keyHint: 'Non cambia mai. Vuoto: ricavato dal testo.',
  kind: 'Tipo',
  kinds: {
    short_text: 'Testo breve',
    long_text: 'Testo lungo',
    yes_no: 'Sì o no',
    single_choice: 'Scelta singola',
    multiple_choice: 'Scelta multipla',
    number: 'Numero',
    date: 'Data',
    url: 'Link',
    money: 'Importo',
    member: 'Membro del team',
  },
  required: 'Obbligatorio',
  stale:
    'Qualcuno ha modificato questo nel frattempo. Quanto hai scritto è conservato: salva di nuovo per sostituire l’altra modifica o ricarica la pagina.',
  faults: {
    text: 'Inserisci al massimo 255 caratteri su una riga.',
    options: 'Una scelta richiede almeno due opzioni.',
    key: 'Usa da a a z, da 0 a 9 e _, iniziando con una lettera. Ogni nome si usa una volta sola.',
  },
};
