/** How a file of jobs is described, and the file that has all that a `FeedRecord` says. */
import type { EmploymentType, Workplace } from '#vocabulary/lists.ts';
import type { FeedRecord } from './record.ts';

type Fields = Readonly<Record<string, (job: FeedRecord) => Value>>;
/** Elements in an element; no element where there is no text. */
type Value = string | null | { readonly [element: string]: Value };

export type BoardForm = {
  /** The elements around all jobs, the outermost first. */
  around: readonly string[];
  /** Of the list, before its jobs. */
  head: readonly ('publisher' | 'publisherurl' | 'lastBuildDate' | 'jobCount')[];
  /** How the board spells them, where it does so otherwise. */
  headNames?: Readonly<Record<string, string>>;
  /** The element of a job, and its attribute with the id. */
  job: string;
  idAttribute?: string;
  fields: Fields;
  /** Why the board would refuse a job; null: it takes it. */
  refuses?: (job: FeedRecord) => Refusal | null;
};

export type Refusal = 'description_too_short' | 'no_city' | 'no_country' | 'no_state';

export const indeedTypes: Readonly<Record<EmploymentType, string>> = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Permanent: 'permanent',
  Temporary: 'temporary',
  Contract: 'contract',
  Internship: 'internship',
  Apprenticeship: 'apprenticeship',
  Freelance: 'contract',
};

const indeedRemote: Readonly<Record<Workplace, string | null>> = {
  'On-site': null,
  Remote: 'Fully remote',
  Hybrid: 'Hybrid remote',
};

/** What Indeed calls its fields, which most others read, too. */
export const common = {
  title: ({ title }) => title,
  date: ({ postedAt }) => postedAt.toISOString(),
  referencenumber: ({ id }) => id,
  requisitionid: ({ id }) => id,
  url: ({ url }) => url,
  company: ({ company }) => company.name,
  city: ({ office }) => office.city,
  state: ({ office }) => office.region,
  country: ({ office }) => office.country,
  postalcode: ({ office }) => office.postalCode,
  streetaddress: ({ office }) => office.street,
  description: ({ description }) => description,
  salary: ({ payText }) => payText,
  jobtype: ({ employmentTypes: types }) => distinct(types.map((type) => indeedTypes[type])),
  category: ({ category }) => category,
  experience: ({ seniority }) => seniority,
  remotetype: ({ workplace }) => workplace && indeedRemote[workplace],
  expirationdate: ({ expiresAt }) => expiresAt.toISOString(),
} satisfies Fields;

/** All that a `FeedRecord` says, for readers of no board: Indeed's form, and more elements. */
export const everything: BoardForm = {
  around: ['source'],
  head: ['publisher', 'publisherurl', 'lastBuildDate', 'jobCount'],
  job: 'job',
  fields: {
    ...common,
    city: ({ place }) => place.city,
    state: ({ place }) => place.region,
    postalcode: ({ place }) => place.postalCode,
    streetaddress: ({ place }) => place.street,
    lastactivitydate: ({ changedAt }) => changedAt.toISOString(),
    applyurl: ({ applyUrl }) => applyUrl,
    occupationcode: ({ occupationCode }) => occupationCode,
    companyurl: ({ company }) => company.url,
    companywebsite: ({ company }) => company.website,
    logo: ({ company }) => company.logo,
    language: ({ language }) => language,
    department: ({ department }) => department,
    skills: ({ skills }) => skills.join(', '),
    benefits: ({ benefits }) => benefits.join(', '),
    salarymin: ({ pay }) => amount(pay?.min),
    salarymax: ({ pay }) => amount(pay?.max),
    salarycurrency: ({ pay }) => pay?.currency ?? null,
    salaryperiod: ({ pay }) => pay?.period ?? null,
  },
};

export function distinct(values: readonly (string | null)[]): string {
  return [...new Set(values.filter((value) => value !== null))].join(', ');
}

export function amount(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
