/** Writes all jobs of a site or company, a chunk at a time: as XML in the form of a board, or as JSON. */
import { careerOrigin } from '#lib/career-origin.ts';
import { cdata, element, XML_HEAD, xmlText } from '#lib/xml.ts';
import type { BoardForm } from './forms.ts';
import type { WholeFeed } from './props.ts';
import type { FeedRecord } from './record.ts';

/** What stands before, between and after the jobs of a file. */
export type Writer = {
  contentType: string;
  before: string;
  /** Null: the reader would refuse the job. */
  job: (record: FeedRecord) => string | null;
  between: string;
  after: string;
};

const XML = 'application/xml; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** `companyId`: the employer's number at LinkedIn, which it asks of applicant-tracking systems. */
export function xmlWriter(
  feed: WholeFeed,
  form: BoardForm,
  companyId: string | null = null,
): Writer {
  const { site, company, jobCount, changedAt } = feed;
  const facts = {
    publisher: company?.name ?? site.name,
    publisherurl: `${careerOrigin(site.hostname)}/`,
    lastBuildDate: changedAt && changedAt.toUTCString(),
    jobCount: String(jobCount),
  };
  const head = form.head.map((name) => element(form.headNames?.[name] ?? name, facts[name]));
  const ofAll = companyId === null ? {} : { companyId };
  return {
    contentType: XML,
    before: `${XML_HEAD}${form.around.map((name) => `<${name}>\n`).join('')}${head.map((line) => `${line}\n`).join('')}`,
    job: (record) => (form.refuses?.(record) ? null : jobElement(form, record, ofAll)),
    between: '\n',
    after: `\n${form.around
      .toReversed()
      .map((name) => `</${name}>\n`)
      .join('')}`,
  };
}

function jobElement(form: BoardForm, record: FeedRecord, ofAll: Record<string, string>): string {
  const values = Object.entries(form.fields).map(([name, of]) => [name, of(record)] as const);
  const attribute =
    form.idAttribute === undefined ? '' : ` ${form.idAttribute}="${xmlText(record.id)}"`;
  const content = [...values, ...Object.entries(ofAll)].map(([name, value]) =>
    written(name, value),
  );
  return `<${form.job}${attribute}>${content.join('')}</${form.job}>`;
}

type Value = ReturnType<BoardForm['fields'][string]>;

function written(name: string, value: Value): string {
  if (value === null || value === '') return '';
  if (typeof value === 'string') return `<${name}>${cdata(value)}</${name}>`;
  const inner = Object.entries(value).map(([part, text]) => written(part, text));
  return inner.every((text) => text === '') ? '' : `<${name}>${inner.join('')}</${name}>`;
}

/** Names are those of the API; times are RFC 3339, UTC. */
export function jsonWriter({ site, company, jobCount, changedAt }: WholeFeed): Writer {
  const head = {
    site: { name: site.name, url: `${careerOrigin(site.hostname)}/`, language: site.language },
    company: company && { name: company.name, subdomain: company.slug },
    changed_at: changedAt && changedAt.toISOString(),
    total: jobCount,
  };
  return {
    contentType: JSON_TYPE,
    before: `${JSON.stringify(head).slice(0, -1)},"jobs":[\n`,
    job: (record) => JSON.stringify(jsonOf(record)),
    between: ',\n',
    after: '\n]}\n',
  };
}

function jsonOf({ company, place, pay, ...job }: FeedRecord) {
  return {
    id: job.id,
    title: job.title,
    url: job.url,
    apply_url: job.applyUrl,
    company,
    place: {
      street: place.street,
      postal_code: place.postalCode,
      city: place.city,
      region: place.region,
      country: place.country,
      country_name: place.countryName,
    },
    workplace: job.workplace,
    employment_types: job.employmentTypes,
    category: job.category,
    department: job.department,
    seniority: job.seniority,
    occupation_code: job.occupationCode,
    skills: job.skills,
    benefits: job.benefits,
    pay: pay && { min: pay.min, max: pay.max, currency: pay.currency, period: pay.period },
    pay_text: job.payText,
    summary: job.summary,
    description: job.description,
    language: job.language,
    posted_at: job.postedAt.toISOString(),
    changed_at: job.changedAt.toISOString(),
    expires_at: job.expiresAt.toISOString(),
  };
}

/** The text of a file, a chunk for each chunk of jobs. */
export async function* chunksOf(
  writer: Writer,
  jobs: AsyncIterable<readonly FeedRecord[]>,
): AsyncGenerator<string> {
  yield writer.before;
  let isFirst = true;
  for await (const records of jobs) {
    const texts = records.map(writer.job).filter((text) => text !== null);
    if (texts.length > 0) {
      yield `${isFirst ? '' : writer.between}${texts.join(writer.between)}`;
      isFirst = false;
    }
  }
  yield writer.after;
}
