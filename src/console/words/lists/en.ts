/** The words of the screens of tags and sources: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  tags: {
    title: 'Tags',
    about: 'Short names that you give to candidates and filter lists by.',
    create: 'New tag',
    empty: 'Your company has no tags yet.',
    inUse: 'More than 1,000 candidates have this tag. Remove it from some of them first.',
    full: 'A company has at most 500 tags.',
  },
  sources: {
    title: 'Sources',
    about:
      'Where applications come from. A source that an application names is added automatically.',
    create: 'New source',
    empty: 'Your company has no sources yet.',
    inUse: 'An application or a tracking link has this source.',
    full: 'A company has at most 200 sources.',
  },
  name: 'Name',
  kind: 'Kind',
  kinds: {
    inbound: 'Inbound',
    board: 'Job board',
    referral: 'Referral',
    sourced: 'Sourced',
    agency: 'Agency',
    event: 'Event',
    internal: 'Internal',
  },
  carriers: 'Candidates with this tag: {count}. Deleting removes it from them.',
  delete: 'Delete',
  deleteTitle: 'Delete “{name}”?',
  deleteText: 'This can’t be undone.',
  fault: 'Enter a name on one line that is not in use.',
  notices: { created: 'Created.', saved: 'Saved.', deleted: 'Deleted.' },
} as const;

export type ListsWords = Shaped<typeof words, Plural>;
