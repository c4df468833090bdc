/** The words of the list of possible duplicates in German. */
import type { DuplicatesWords } from './en.ts';

export const words: DuplicatesWords = {
  title: 'Mögliche Dubletten',
  intro:
    'Hinter diesen Einträgen könnte dieselbe Person stehen. Vergleichen Sie sie und führen Sie sie zusammen, oder geben Sie an, dass es verschiedene Personen sind.',
  link: {
    one: '{count} mögliche Dublette',
    other: '{count} mögliche Dubletten',
  },
  pairs: {
    one: '{count} Paar',
    other: '{count} Paare',
  },
  lists: 'Listen der Paare',
  open: 'Zu prüfen',
  dismissedList: 'Verschiedene Personen',
  reasons: {
    phone: 'Gleicher Name und gleiche Telefonnummer',
    employer: 'Gleicher Name und gleicher Arbeitgeber',
    cv: 'Dieselbe Lebenslaufdatei',
  },
  pair: '{name} und {other}',
  merge: 'Zusammenführen …',
  dismiss: 'Verschiedene Personen',
  restore: 'Wieder vorschlagen',
  dismissed: 'Das Paar wird nicht mehr vorgeschlagen.',
  restored: 'Das Paar wird wieder vorgeschlagen.',
  all: 'Alle Paare',
  empty: 'Es gibt keine möglichen Dubletten.',
  emptyText: 'Neue und geänderte Personen werden innerhalb weniger Minuten verglichen.',
  emptyDismissed: 'Hier stehen Paare, die verschiedene Personen sind.',
};
