/** What the location API answers, and what the API document says of that and of longer parameters. Only types of it reach a Worker. */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { JobsQuery } from '#careers/locations/schemas/queries.ts';
import { described, describeFields, named } from '#lib/described.ts';
import { pageFields } from '#lib/pagination-fields.ts';
import { legalTextOwners } from '#vocabulary/legal-texts.ts';
import { employmentTypes, legalKinds, payPeriods, workplaces } from '#vocabulary/lists.ts';
import { questionKinds } from '#vocabulary/questions.ts';

const COUNT = 'Null in a list of more than 500 jobs.';

function facetOf<Value extends z.ZodMiniType>(value: Value, about: string) {
  const count = described(z.nullable(z.int()), COUNT);
  return described(z.array(z.object({ value, count })), about);
}

export const JobFacets = named(
  z.object({
    'key-category': described(
      z.array(
        z.object({
          value: z.int(),
          name: z.string(),
          count: described(z.nullable(z.int()), COUNT),
        }),
      ),
      'The ids of categories.',
    ),
    workplace: facetOf(z.enum(workplaces), 'The workplaces.'),
    employment_type: facetOf(z.string(), 'The employment types.'),
    salary_min: facetOf(
      z.int(),
      'Yearly pay in the currency of the country or domain. Empty where that has several. Jobs without pay are in none.',
    ),
    posted_within: facetOf(z.int(), 'Days.'),
    company: described(
      z.array(
        z.object({
          value: described(z.string(), 'The subdomain.'),
          name: z.string(),
          count: described(z.nullable(z.int()), COUNT),
        }),
      ),
      'The 20 employers with the most jobs, in a list of more than 500 jobs among its newest 200.',
    ),
  }),
  'JobFacets',
);
export type JobFacets = z.output<typeof JobFacets>;

export const NearTown = z.object({
  name: described(z.nullable(z.string()), 'Null if `where` is a point.'),
  state: z.nullable(z.string()),
  country: described(z.nullable(z.string()), 'In English.'),
  latitude: described(
    z.nullable(z.number()),
    'Null for a region, and for a city that is in no list of towns: the list has the jobs there alone.',
  ),
  longitude: z.nullable(z.number()),
  radius: described(z.int(), 'In kilometers; 0 for a region.'),
});
export type NearTown = z.output<typeof NearTown>;

export const PlaceRead = z.object({
  ...NearTown.shape,
  text: described(z.string(), 'The words.'),
});
export type PlaceRead = z.output<typeof PlaceRead>;

export const Country = named(
  z.object({
    name: described(z.string(), 'In English.'),
    iso2: z.string(),
    country_id: described(z.int(), 'The ISO 3166-1 numeric code.'),
    job_count: z.int(),
  }),
  'Country',
);
export type Country = z.output<typeof Country>;

export const City = named(
  z.object({
    name: z.string(),
    slug: z.string(),
    state: z.nullable(z.string()),
    job_count: z.int(),
  }),
  'City',
);
export type City = z.output<typeof City>;

export const CentralJob = named(
  z.object({
    id: z.int(),
    has_id: z.string(),
    title: z.string(),
    workplace: z.enum(workplaces),
    currency: described(z.nullable(z.string()), 'The ISO 4217 currency code.'),
    date_share: described(z.string(), 'When the job was published.'),
    min_salary: z.nullable(z.number()),
    max_salary: z.nullable(z.number()),
    rate_salary: z.nullable(z.enum(payPeriods)),
    name_company: z.string(),
    city_company: z.nullable(z.string()),
    state_company: z.nullable(z.string()),
    country_company: described(z.nullable(z.string()), 'In English.'),
    logo_company: described(
      z.nullable(z.string()),
      "The URL of the company's logo, on the host of the request. Null without a logo.",
    ),
    skills: z.array(z.string()),
    employment_types: z.array(z.string()),
    urlJobApplay: described(z.string(), "The job's apply page on the company's career domain."),
  }),
  'CentralJob',
);
export type CentralJob = z.output<typeof CentralJob>;

export const CentralJobs = z.object({
  ...pageFields(CentralJob),
  near: described(
    z.optional(z.nullable(NearTown)),
    'With `where`: the town or region that was found, or null if nothing has the name.',
  ),
  first_page_url: described(z.string(), 'The first page of the same address.'),
  corrected: described(
    z.optional(z.nullable(z.string())),
    'With `q`: what was searched for instead, or null if the words are as typed, or other forms of them.',
  ),
  left_out: described(
    z.optional(z.array(z.string())),
    'With `q`: words as they were typed that were not searched for, because no job has all of them. Words that say nothing, such as "jobs", are not among them.',
  ),
  place: described(
    z.optional(z.nullable(PlaceRead)),
    'With `q`: the place that words of the query were read as, or null. The jobs are in it or, where `radius` is not 0, around it.',
  ),
  filters: described(
    z.optional(
      z.object({
        employment_type: z.array(z.enum(Object.values(employmentTypes))),
        workplace: z.array(z.enum(workplaces)),
      }),
    ),
    'With `q`, or where `where` is one: by parameter, the values that words of the query were read as. A job has one of them, or the words.',
  ),
  facets: described(
    z.optional(JobFacets),
    'With `facets=yes`: by parameter, the values that have jobs. Those of a filter that is set are as without it.',
  ),
});
export type CentralJobs = z.output<typeof CentralJobs>;

const Department = z.nullable(z.object({ id: z.int(), name: z.string() }));

export const BoardJob = named(
  z.object({ ...CentralJob.shape, department: Department }),
  'BoardJob',
);
export type BoardJob = z.output<typeof BoardJob>;

const BoardJobs = z.object(pageFields(BoardJob));

const BoardField = z.object({
  name: z.string(),
  type: z.enum(['text', 'email', 'tel', 'textarea', 'file']),
  required: z.boolean(),
  max_length: described(z.nullable(z.int()), 'Null for a file.'),
  max_bytes: described(z.nullable(z.int()), 'Null for a text.'),
  kinds: described(
    z.array(z.string()),
    'The extensions of files that are taken; empty for a text.',
  ),
});
export type BoardField = z.output<typeof BoardField>;

const BoardQuestion = z.object({
  id: z.int(),
  name: described(z.string(), 'Of its field: `q` and the id.'),
  kind: z.enum(questionKinds),
  text: z.string(),
  help: z.nullable(z.string()),
  required: z.boolean(),
  max_length: described(z.nullable(z.int()), 'Null where it is no text.'),
  options: described(
    z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        name: described(
          z.string(),
          'Of its field in a form. Where several can be chosen, each has its own, with the value `yes`.',
        ),
      }),
    ),
    'Of a choice; empty for others. Of `yes_no`, the answers are `yes` and `no`.',
  ),
});
export type BoardQuestion = z.output<typeof BoardQuestion>;

const BoardForm = z.object({
  language: described(z.string(), 'That was asked for, or that of the career site.'),
  fields: z.array(BoardField),
  questions: z.array(BoardQuestion),
  may_reject: described(
    z.boolean(),
    'Answers can end the application automatically. Say so at the form.',
  ),
  consent: described(
    z.nullable(
      z.object({ text: z.string(), version: described(z.string(), 'Sent as `consent`.') }),
    ),
    'What applicants have to agree to. Null where the company asks for no consent.',
  ),
  retention_months: described(z.int(), 'How long the data is kept after the last activity.'),
  legal_links: described(
    z.array(z.object({ of: z.enum(legalTextOwners), kind: z.enum(legalKinds), url: z.string() })),
    'The legal texts of the company and of the career site. Link them at the form.',
  ),
});

const Html = described(z.nullable(z.string()), 'Sanitized HTML.');

export const BoardJobDetail = named(
  z.object({
    ...BoardJob.shape,
    expires_at: z.string(),
    description: Html,
    tasks: Html,
    requirements: Html,
    benefits: z.array(z.string()),
    form: BoardForm,
  }),
  'BoardJobDetail',
);
export type BoardJobDetail = z.output<typeof BoardJobDetail>;

export const Suggestion = named(
  z.object({
    name: described(z.string(), 'The text for `q` or `where` of the list of jobs.'),
    state: z.nullable(z.string()),
    country: described(z.nullable(z.string()), 'In English; null for a title.'),
  }),
  'Suggestion',
);
export type Suggestion = z.output<typeof Suggestion>;

describeFields(JobsQuery, {
  where:
    'The name of a town, alone or before a comma and its state or country, a region, a postal code of an office, or `latitude,longitude` in ' +
    'degrees, of which two digits are used; signs of degrees and N, S, E and W are read, too. Only jobs within `radius` that are not remote ' +
    'are included. Words such as `Remote` are the filter `workplace`. If nothing has the name, towns that are spelled like it are looked ' +
    'for; if there are none, the list is empty and `near` is null.',
  'search-key':
    'Words from the title, in any form. The last word can be a prefix. Exact words rank first, then the newest jobs.',
  q: 'Words from the title, employer, skills or city, in any form. If no job has a word as it is typed, words that are spelled nearly like it are searched for.',
  company: 'An employer: its subdomain or its id. The API of the company has both.',
  salary_min:
    'Only jobs whose pay reaches this amount a year, in the currency of `country`, or of `career_domain` if its countries have one: 20, 30, ' +
    '40 and so on to 120 thousand, in currencies of other sizes amounts like those. Other periods count as full time. Jobs without pay ' +
    'are left out.',
  sort:
    '`relevance`: exact words first, then the newest jobs; the default with words. `date`: the newest jobs first; the default without. `salary`: ' +
    'the highest steps of `salary_min` first, then the newest jobs; needs a country or domain as `salary_min` does. `distance`: the nearest ' +
    'to `where` first, in rings that end at 2, 5, 10, 15, 25, 50, 75 and 100 kilometers, then the newest jobs; remote jobs last.',
  facets: '`yes` adds `facets`: the values of the filters that have jobs beside all other filters.',
  cursor:
    'The `next_cursor` of the previous page. Use it instead of `page`; every page is equally fast.',
  remote: 'With `where`: `yes` adds the remote jobs of the country of the town.',
});

/** By the path of the endpoint. */
export const answers: Readonly<Record<string, $ZodType>> = {
  '/api/locations/countries': z.array(Country),
  '/api/locations/cities': z.array(City),
  '/api/locations/jobs': CentralJobs,
  '/api/central/jobs': CentralJobs,
  '/api/locations/suggest': z.array(Suggestion),
  '/api/board/{company}/jobs': BoardJobs,
  '/api/board/{company}/jobs/{hash_id}': BoardJobDetail,
};
