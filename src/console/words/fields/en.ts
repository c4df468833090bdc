/** The words of custom fields: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Custom fields',
  edit: 'Change the fields',
  yes: 'Yes',
  no: 'No',
  notSet: 'Not set',
  currency: 'Currency',
  noValues: 'Nothing is set yet.',
  adminsOnly: 'Only Admins see this field.',
  required: 'Required',
  about: 'What your company keeps beyond the standard fields.',
  entities: { candidate: 'Candidates', application: 'Applications', job: 'Jobs' },
  emptyList: 'No fields yet.',
  count: '{count} of {max}',
  newField: 'New field',
  newTitle: 'New field of {records}: {kind}',
  newHint: 'Choose what its values are. The kind never changes.',
  label: 'Name',
  requiredHint: 'Forms of the console ask for it. The API accepts records without it.',
  filter: 'Filter',
  filterHint:
    'Lists of candidates and applications can be filtered by it: at most 15 fields of each.',
  filterNeedsBands: 'Add bands to filter by it.',
  visibility: 'Who sees it',
  visibilities: { all: 'Everybody in the team', admin: 'Admins only' },
  adminMark: 'Admins only',
  archivedMark: 'Archived',
  optionsHint: 'Options stay once they are saved: they can be renamed and moved.',
  bands: 'Bands',
  bandsHint:
    'Lists are filtered by bands. A band ends where the next begins; the first can begin without a value.',
  band: 'Band {n}',
  from: 'From',
  addBand: 'Add a band',
  bandCurrency: 'Currency of the bands',
  archive: 'Archive field',
  archiveHint: 'Values of an archived field are shown, and no longer written.',
  restore: 'Restore field',
  faults: {
    from: 'Enter a value above that of the band before.',
    currency: 'Choose the currency of the bands.',
    filter: 'Add bands first, or switch off the filter of another field: at most 15 have one.',
    full: 'A kind of record has at most 50 fields.',
  },
  notices: {
    created: 'The field is created.',
    saved: 'The field is saved.',
    archived: 'The field is archived.',
    restored: 'The field is back.',
    moved: 'The order is saved.',
  },
} as const;

export type FieldsWords = Shaped<typeof words, Plural>;
