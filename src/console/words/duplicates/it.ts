/** The words of the list of possible duplicates in Italian. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Possibili duplicati',
  intro:
    'Questi candidati potrebbero essere la stessa persona. Confrontali, poi uniscili o indica che sono persone diverse.',
  link: {
    one: '{count} possibile duplicato',
    many: '{count} di possibili duplicati',
    other: '{count} possibili duplicati',
  },
  pairs: {
    one: '{count} coppia',
    many: '{count} di coppie',
    other: '{count} coppie',
  },
  lists: 'Elenchi di coppie',
  open: 'Da controllare',
  dismissedList: 'Persone diverse',
  reasons: {
    phone: 'Stesso nome e stesso telefono',
    employer: 'Stesso nome e stesso datore di lavoro',
    cv: 'Stesso file del CV',
  },
  pair: '{name} e {other}',
  merge: 'Unisci…',
  dismiss: 'Persone diverse',
  restore: 'Suggerisci di nuovo',
  dismissed: 'La coppia non verrà più suggerita.',
  restored: 'La coppia viene di nuovo suggerita.',
  all: 'Tutte le coppie',
  empty: 'Non ci sono possibili duplicati.',
  emptyText: 'I candidati vengono confrontati entro pochi minuti dall’aggiunta o dalla modifica.',
  emptyDismissed: 'Qui compaiono le coppie di persone diverse.',
};
