/** Which column of a CSV file fills which field: the header rows of other services, and what people call their columns. */
import { fold } from '#lib/fold.ts';

/** What a column can fill. */
export const csvFields = [
  'external_id',
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'link',
  'website',
  'job',
  'stage',
  'source',
  'note',
  'company',
  'title',
  'address',
  'department',
  'office',
  'credited_to',
  'created_at',
  'rejected_at',
  'hired_at',
  'rejection_reason',
] as const;
export type CsvField = (typeof csvFields)[number];

export const presets = ['csv', 'greenhouse', 'lever', 'ashby', 'workable'] as const;
export type Preset = (typeof presets)[number];

type Names = Partial<Record<CsvField, readonly string[]>>;

/** The columns of the files of each service, in its spelling. */
const vendors: Readonly<Record<Exclude<Preset, 'csv'>, Names>> = {
  greenhouse: {
    first_name: ['First Name'],
    last_name: ['Last Name'],
    company: ['Company'],
    title: ['Title'],
    email: ['Email'],
    phone: ['Phone'],
    link: ['Social Media'],
    website: ['Website'],
    address: ['Address'],
    note: ['Notes'],
    source: ['Source'],
    credited_to: ['Who gets credit'],
    job: ['Job'],
    department: ['Department'],
    office: ['Office'],
    stage: ['Milestone'],
  },
  lever: {
    full_name: ['Full-Name'],
    email: ['Email'],
    created_at: ['Date-Added'],
    stage: ['Stage'],
    rejection_reason: ['Archive-Reason'],
    rejected_at: ['Archive-Date'],
    source: ['Sources', 'Origin'],
    phone: ['Phone'],
    link: ['Links'],
    job: ['Posting', 'Posting-Title'],
    company: ['Company'],
  },
  ashby: {
    external_id: ['Candidate ID', 'Candidate Id'],
    full_name: ['Name', 'Candidate Name'],
    email: ['Email', 'Primary Email'],
    phone: ['Phone', 'Phone Number'],
    link: ['LinkedIn', 'LinkedIn URL'],
    job: ['Job', 'Job Title'],
    stage: ['Current Interview Stage', 'Interview Stage', 'Stage'],
    source: ['Source'],
    company: ['Company', 'Current Company'],
    title: ['Title', 'Current Title'],
    created_at: ['Created At', 'Created Date'],
    rejection_reason: ['Archive Reason'],
    rejected_at: ['Archived At'],
  },
  workable: {
    external_id: ['Candidate ID', 'ID'],
    full_name: ['Name', 'Candidate', 'Candidate Name'],
    first_name: ['First name'],
    last_name: ['Last name'],
    email: ['Email'],
    phone: ['Phone'],
    job: ['Job', 'Job title'],
    stage: ['Stage'],
    source: ['Source', 'Domain'],
    title: ['Headline'],
    address: ['Address'],
    note: ['Cover letter', 'Comments'],
    created_at: ['Created at', 'Date created', 'Applied at'],
    rejected_at: ['Disqualified at'],
    rejection_reason: ['Disqualification reason', 'Disqualified reason'],
  },
};

/** What columns are called elsewhere. */
const common: Names = {
  external_id: ['external id', 'candidate id', 'id'],
  full_name: ['name', 'full name', 'candidate', 'candidate name'],
  first_name: ['first name', 'given name', 'vorname', 'prénom', 'nombre'],
  last_name: ['last name', 'surname', 'family name', 'nachname', 'nom', 'apellido', 'apellidos'],
  email: ['email', 'e-mail', 'email address', 'e-mail-adresse'],
  phone: ['phone', 'phone number', 'mobile', 'telefon', 'téléphone', 'teléfono'],
  link: ['linkedin', 'profile', 'linkedin url'],
  website: ['website', 'portfolio', 'homepage'],
  job: ['job', 'job title', 'position', 'stelle', 'vacancy', 'posting'],
  stage: ['stage name', 'stage', 'status', 'phase', 'milestone'],
  source: ['source', 'quelle', 'origin'],
  note: ['note', 'notes', 'comment', 'comments', 'notizen'],
  company: ['company', 'employer', 'current company'],
  title: ['title', 'current title', 'headline'],
  address: ['address', 'location', 'city'],
  created_at: ['created at', 'date added', 'applied at', 'applied on', 'date', 'datum'],
  rejected_at: ['rejected at', 'archived at', 'disqualified at'],
  hired_at: ['hired at', 'hired on', 'hire date'],
  rejection_reason: ['rejection reason', 'archive reason'],
};

/** The header that fills each field: the first that the service, or else anybody, calls so. A header fills one field. */
export function guessColumns(
  headers: readonly string[],
  preset: Preset,
): Partial<Record<CsvField, string>> {
  const byKey = new Map(headers.map((header) => [keyOf(header), header]));
  const lists = [...(preset === 'csv' ? [] : [vendors[preset]]), common];
  const columns: Partial<Record<CsvField, string>> = {};
  const taken = new Set<string>();
  for (const names of lists) {
    for (const field of csvFields) {
      const found = (names[field] ?? []).map((name) => byKey.get(keyOf(name)) ?? '');
      const header = found.find((one) => one !== '' && !taken.has(one));
      if (columns[field] !== undefined || header === undefined) continue;
      columns[field] = header;
      taken.add(header);
    }
  }
  return columns;
}

/** `Full-Name`, `full name` and `FULL_NAME` are one. */
export function keyOf(header: string): string {
  return fold(header)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
