/**
 * The forms in which job boards and job search engines read jobs, as data over a `FeedRecord`: only boards whose form is published.
 * `docs/careers-feeds.md` names the document of each.
 */
import { textOf } from '#lib/html.ts';
import type { EmploymentType } from '#vocabulary/lists.ts';
import { amount, common, distinct, everything, indeedTypes } from './forms.ts';
import type { BoardForm, Refusal } from './forms.ts';
import type { FeedRecord } from './record.ts';

const linkedInTypes: Readonly<Record<EmploymentType, string | null>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Permanent: null,
  Temporary: 'TEMPORARY',
  Contract: 'CONTRACT',
  Internship: 'INTERNSHIP',
  Apprenticeship: 'OTHER',
  Freelance: 'CONTRACT',
};

/** Boards refuse what is too short to say anything. */
const DESCRIPTION_LENGTH_MIN = 100;

export const boardForms: Readonly<Record<string, BoardForm>> = {
  indeed: {
    ...everything,
    head: ['publisher', 'publisherurl', 'lastBuildDate'],
    fields: { ...common, lastactivitydate: ({ changedAt }) => changedAt.toISOString() },
    refuses: (job) => withoutPlace(job),
  },
  talent: {
    around: ['source'],
    head: ['publisher', 'publisherurl', 'lastBuildDate'],
    headNames: { lastBuildDate: 'lastbuilddate' },
    job: 'job',
    fields: {
      title: common.title,
      company: common.company,
      city: common.city,
      state: common.state,
      country: common.country,
      dateposted: ({ postedAt }) => postedAt.toISOString(),
      referencenumber: common.referencenumber,
      url: common.url,
      description: common.description,
      expirationdate: common.expirationdate,
      postalcode: common.postalcode,
      streetaddress: common.streetaddress,
      salary: common.salary,
      jobtype: common.jobtype,
      isremote: ({ workplace }) => (workplace === 'Remote' ? 'yes' : null),
      category: common.category,
      experience: common.experience,
      logo: ({ company }) => company.logo,
    },
    refuses: (job) => withoutPlace(job),
  },
  linkedin: {
    around: ['source'],
    head: ['lastBuildDate', 'publisherurl', 'publisher', 'jobCount'],
    headNames: { publisherurl: 'publisherUrl', jobCount: 'expectedJobCount' },
    job: 'job',
    fields: {
      partnerJobId: ({ id }) => id,
      company: ({ company }) => company.name,
      title: ({ title }) => title,
      description: ({ description }) => description,
      applyUrl: ({ url }) => url,
      location: ({ office }) => distinct([office.city, office.region, office.countryName]),
      city: ({ office }) => office.city,
      state: ({ office }) => office.region,
      country: ({ office }) => office.country,
      postalCode: ({ office }) => office.postalCode,
      workplaceTypes: ({ workplace }) => workplace,
      jobtype: ({ employmentTypes: types }) => distinct(types.map((type) => linkedInTypes[type])),
    },
    refuses: (job) => withoutPlace(job) ?? tooShort(job),
  },
  jooble: {
    around: ['jobs'],
    head: [],
    job: 'job',
    idAttribute: 'id',
    fields: {
      link: ({ url }) => url,
      name: ({ title }) => title,
      region: ({ office }) => distinct([office.city, office.region, office.countryName]),
      description: ({ description }) => description,
      pubdate: ({ postedAt }) => dayFirst(postedAt),
      updated: ({ changedAt }) => dayFirst(changedAt),
      expire: ({ expiresAt }) => dayFirst(expiresAt),
      salary: ({ payText }) => payText,
      company: ({ company }) => company.name,
      jobtype: ({ employmentTypes }) => distinct(employmentTypes.map((type) => indeedTypes[type])),
    },
    refuses: ({ office }) => (office.country === null ? 'no_country' : null),
  },
  adzuna: {
    around: ['jobs'],
    head: [],
    job: 'job',
    fields: {
      title: ({ title }) => title,
      id: ({ id }) => id,
      description: ({ description }) => description,
      url: ({ url }) => url,
      location: ({ office }) => distinct([office.city, office.region, office.countryName]),
      company: ({ company }) => company.name,
      category: ({ category }) => category,
      postcode: ({ office }) => office.postalCode,
      country: ({ office }) => office.country,
      date: ({ postedAt }) => postedAt.toISOString(),
      salary: ({ payText }) => payText,
      salary_min: ({ pay }) => amount(pay?.min),
      salary_max: ({ pay }) => amount(pay?.max),
      salary_currency: ({ pay }) => pay?.currency ?? null,
      contract_time: ({ employmentTypes }) =>
        first(employmentTypes, { 'Full-time': 'full_time', 'Part-time': 'part_time' }),
      contract_type: ({ employmentTypes }) =>
        first(employmentTypes, {
          Permanent: 'permanent',
          Contract: 'contract',
          Temporary: 'contract',
        }),
    },
    refuses: (job) => tooShort(job) ?? (job.office.country === null ? 'no_country' : null),
  },
  careerjet: {
    around: ['jobs'],
    head: [],
    job: 'job',
    fields: {
      id: ({ id }) => id,
      title: ({ title }) => title,
      url: ({ url }) => url,
      location: ({ office }) => ({
        city: office.city,
        region: office.region,
        country: office.countryName,
      }),
      company: ({ company }) => company.name,
      company_url: ({ company }) => company.website,
      description: ({ description }) => description,
      contract_type: ({ employmentTypes }) => first(employmentTypes, { Permanent: 'permanent' }),
      working_hours: ({ employmentTypes }) =>
        first(employmentTypes, { 'Full-time': 'full-time', 'Part-time': 'part-time' }),
      salary: ({ payText }) => payText,
      apply_url: ({ applyUrl }) => applyUrl,
    },
    refuses: ({ office }) => (office.country === null ? 'no_country' : null),
  },
  jobrapido: {
    around: ['source', 'jobs'],
    head: [],
    job: 'job',
    fields: {
      title: ({ title }) => title,
      location: ({ office }) => office.city,
      state: ({ office }) => office.region,
      country: ({ office }) => office.country,
      postalcode: ({ office }) => office.postalCode,
      company: ({ company }) => company.name,
      website: ({ company }) => company.website,
      publishdate: ({ postedAt }) => dayFirst(postedAt, '/'),
      expirydate: ({ expiresAt }) => dayFirst(expiresAt, '/'),
      url: ({ url }) => url,
      description: ({ description }) => description,
      reference_id: ({ id }) => id,
      salary: ({ payText }) => payText,
    },
    refuses: (job) => withoutPlace(job) ?? (job.office.region === null ? 'no_state' : null),
  },
  xing: {
    around: ['feed', 'postings'],
    head: [],
    job: 'posting',
    fields: {
      id: ({ id }) => id,
      job_title: ({ title }) => title,
      description: ({ description }) => description,
      url: ({ url }) => url,
      company_name: ({ company }) => company.name,
      job_location: ({ office }) => ({
        city: office.city,
        country: office.country,
      }),
    },
    refuses: withoutPlace,
  },
};

function withoutPlace({ office }: FeedRecord): Refusal | null {
  if (office.country === null) return 'no_country';
  return office.city === null ? 'no_city' : null;
}

function tooShort({ description }: FeedRecord): Refusal | null {
  return textOf(description).length < DESCRIPTION_LENGTH_MIN ? 'description_too_short' : null;
}

function first(
  types: readonly EmploymentType[],
  names: Readonly<Partial<Record<EmploymentType, string>>>,
): string | null {
  return types.map((type) => names[type]).find((name) => name !== undefined) ?? null;
}

/** `20.11.2026`, UTC. */
function dayFirst(at: Date, between = '.'): string {
  return at.toISOString().slice(0, 10).split('-').toReversed().join(between);
}
