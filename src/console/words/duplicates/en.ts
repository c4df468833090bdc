/** The words of the list of possible duplicates: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Possible duplicates',
  intro:
    'These candidates may be the same person. Compare them, then merge them or say that they are not.',
  link: {
    one: '{count} possible duplicate',
    other: '{count} possible duplicates',
  },
  pairs: {
    one: '{count} pair',
    other: '{count} pairs',
  },
  lists: 'Lists of pairs',
  open: 'To review',
  dismissedList: 'Not the same person',
  reasons: {
    phone: 'Same name and phone number',
    employer: 'Same name and employer',
    cv: 'Same CV file',
  },
  pair: '{name} and {other}',
  merge: 'Merge…',
  dismiss: 'Not the same person',
  restore: 'Suggest again',
  dismissed: 'The pair is not suggested any more.',
  restored: 'The pair is suggested again.',
  all: 'All pairs',
  empty: 'There are no possible duplicates.',
  emptyText: 'Candidates are compared within minutes after they are added or changed.',
  emptyDismissed: 'Pairs that are not the same person appear here.',
} as const;

export type DuplicatesWords = Shaped<typeof words, Plural>;
