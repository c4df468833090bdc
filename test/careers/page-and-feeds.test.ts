/** What the page of a job, its structured data and each file say of it, field by field. `npm run check:feeds` compares 1,000 jobs. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { formatsFor } from '#careers/words/format.ts';
import { fresh } from '../support/call.ts';
import { open, openDomains, publicDomains, thingsOf } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { parseXml } from '../support/feeds.ts';

/** Of each site. */
const JOBS = Number(env.FEED_JOBS);

beforeAll(openDomains, 60_000);

/** What the comparison is of: each field in the words of the API, from one of the files. */
type Facts = Record<string, unknown>;
// oxlint-disable-next-line typescript/no-explicit-any -- What a file says is read as it comes.
type Json = Record<string, any>;

const types: Record<string, string | null> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Permanent: null,
  Temporary: 'TEMPORARY',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Apprenticeship: 'OTHER',
  Freelance: 'CONTRACTOR',
};
const units: Record<string, string> = {
  hourly: 'HOUR',
  daily: 'DAY',
  weekly: 'WEEK',
  monthly: 'MONTH',
  yearly: 'YEAR',
};

/** A bit of `at` for each field: with all of them, with none, and all that is between. */
function fieldsOf(at: number, offices: readonly number[]): Json {
  const has = (bit: number) => at === 0 || (at !== 1 && ((at * 37) >> bit) % 2 === 1);
  const text = (name: string) =>
    `<p>${name} ${at} &amp; &lt;more&gt; “ü” 日本 <a href="/about?a=1&amp;b=2">us</a> ]]&gt;</p>`;
  return {
    title: `Baker ${at} <b> & "Co" 日本`,
    status: 'Live',
    ...(has(0) && { description: text('Description') }),
    ...(has(1) && { tasks: text('Tasks') }),
    ...(has(2) && { requirements: `${text('Needs')}<ul><li>1</li></ul>` }),
    ...(has(3) && { skills: ['Bread & butter', 'C#', `Skill ${at}`] }),
    ...(has(4) && { benefits: [1, 2, 1 + (at % 8)] }),
    ...(has(5) && { employment_types: [1 + (at % 8), 1 + ((at * 3) % 8)] }),
    ...(has(6) && { category_id: 1 + (at % 20), seniority: 'Senior & "lead"' }),
    ...(has(6) && { occupation_code: `${4310 + at}${1 + (at % 4)}` }),
    ...(has(7) && {
      min_salary: 20 + at,
      max_salary: at % 3 === 0 ? 20 + at : 4000 + at,
      currency: ['EUR', 'JPY', 'USD'][at % 3],
      rate_salary: ['hourly', 'daily', 'weekly', 'monthly', 'yearly'][at % 5],
    }),
    workplace: ['On-site', 'Remote', 'Hybrid'][at % 3],
    ...(at !== 1 && { office_id: offices[at % offices.length] }),
  };
}

async function openSiteCompany(hostname: string, iso2: string) {
  const acme = await openCompany({ domain: hostname });
  await acme.admin('POST', `/api/companies/update/${acme.id}`, {
    website: 'https://bakery.example/?a=1&b=2',
    description: '<p>We bake & sell “bread”.</p>',
  });
  const country_id = countryByIso2(iso2)?.id;
  const where = { country_id, city: 'Bäckerstadt', address: 'Gasse 1 & 2', zipcode: '01234' };
  const offices = [
    (await acme.openOffice(where)).id,
    (await acme.openOffice({ country_id, city: '' })).id,
    (await acme.openOffice({ country_id, city: 'Bäckerstadt' })).id,
  ];
  for (let at = 0; at < JOBS; at++) await acme.postJob(fieldsOf(at, offices));
  return acme;
}

const withoutEmpty = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );

const namesOf = (names: readonly string[]): string =>
  names.toSorted((one, other) => one.localeCompare(other)).join();

/** The JobPosting of the page. */
function ofPosting(posting: Json): Facts {
  const address = posting['jobLocation']?.address ?? {};
  const { value, currency } = posting['baseSalary'] ?? {};
  return {
    id: posting['identifier'].value,
    title: posting['title'],
    url: posting['url'],
    description: posting['description'],
    posted: posting['datePosted'],
    expires: posting['validThrough'],
    company: posting['hiringOrganization'].name,
    website: posting['hiringOrganization'].sameAs,
    logo: posting['hiringOrganization'].logo,
    street: address.streetAddress,
    postalCode: address.postalCode,
    city: address.addressLocality,
    region: address.addressRegion,
    country: address.addressCountry ?? posting['applicantLocationRequirements'].name,
    isRemote: posting['jobLocationType'] === 'TELECOMMUTE',
    types: namesOf(posting['employmentType'] ?? []),
    category: posting['industry'],
    occupation: posting['occupationalCategory']?.codeValue,
    skills: posting['skills'],
    benefits: posting['jobBenefits'],
    min: value?.minValue ?? value?.value,
    max: value?.maxValue ?? value?.value,
    currency,
    unit: value?.unitText,
  };
}

function typesOf(names: readonly string[]): string {
  const values = names.map((name) => types[name] ?? null).filter((name) => name !== null);
  return namesOf([...new Set(values)]);
}

/** The job in `jobs.json`. */
function ofJson(job: Json, language: string): Facts {
  const isRemote = job['workplace'] === 'Remote';
  return {
    id: job['id'],
    title: job['title'],
    url: job['url'],
    description: job['description'],
    posted: job['posted_at'],
    expires: job['expires_at'],
    company: job['company'].name,
    website: job['company'].website,
    logo: job['company'].logo,
    street: job['place'].street,
    postalCode: job['place'].postal_code,
    city: job['place'].city,
    region: job['place'].region,
    country: isRemote ? job['place'].country_name : job['place'].country,
    isRemote,
    types: typesOf(job['employment_types']),
    category: job['category'],
    occupation: job['occupation_code'],
    skills: job['skills'].join(', '),
    benefits: job['benefits'].length > 0 ? formatsFor(language).list(job['benefits']) : null,
    ...(job['pay']?.period && {
      min: job['pay'].min,
      max: job['pay'].max,
      currency: job['pay'].currency,
      unit: units[job['pay'].period],
    }),
  };
}

/** What `jobs.xml` says, in the words of `jobs.json`. */
function ofXml(job: Json): Facts {
  return {
    id: job['referencenumber'],
    title: job['title'],
    url: job['url'],
    apply: job['applyurl'],
    description: job['description'],
    posted: job['date'],
    changed: job['lastactivitydate'],
    expires: job['expirationdate'],
    company: job['company'],
    companyUrl: job['companyurl'],
    website: job['companywebsite'],
    logo: job['logo'],
    street: job['streetaddress'],
    postalCode: job['postalcode'],
    city: job['city'],
    region: job['state'],
    country: job['country'],
    category: job['category'],
    seniority: job['experience'],
    occupation: job['occupationcode'],
    skills: job['skills'],
    benefits: job['benefits'],
    pay: job['salary'],
    min: job['salarymin'],
    max: job['salarymax'],
    currency: job['salarycurrency'],
    period: job['salaryperiod'],
    language: job['language'],
  };
}

function ofJsonAsXml(job: Json): Facts {
  return {
    id: job['id'],
    title: job['title'],
    url: job['url'],
    apply: job['apply_url'],
    description: job['description'],
    posted: job['posted_at'],
    changed: job['changed_at'],
    expires: job['expires_at'],
    company: job['company'].name,
    companyUrl: job['company'].url,
    website: job['company'].website,
    logo: job['company'].logo,
    street: job['place'].street,
    postalCode: job['place'].postal_code,
    city: job['place'].city,
    region: job['place'].region,
    country: job['place'].country,
    category: job['category'],
    seniority: job['seniority'],
    occupation: job['occupation_code'],
    skills: job['skills'].join(', '),
    benefits: job['benefits'].join(', '),
    pay: job['pay_text'],
    min: job['pay'] && job['pay'].min !== null ? String(job['pay'].min) : null,
    max: job['pay'] && job['pay'].max !== null ? String(job['pay'].max) : null,
    currency: job['pay']?.currency,
    period: job['pay']?.period,
    language: job['language'],
  };
}

async function readAll(hostname: string, { subdomain }: Company) {
  const read = async (name: string) =>
    (await open(hostname, fresh(`/companies/${subdomain}/${name}`))).html;
  return {
    json: JSON.parse(await read('jobs.json')).jobs as Json[],
    xml: parseXml(await read('jobs.xml')).source.job as Json[],
    items: parseXml(await read('feed.xml')).rss.channel.item as Json[],
    feed: JSON.parse(await read('feed.json')).items as Json[],
    embed: JSON.parse((await open(hostname, fresh(`/embed/${subdomain}.json`))).html)
      .jobs as Json[],
  };
}

test.each(
  publicDomains.map(({ hostname, language, countries }) => [hostname, language, countries]),
)(
  'on %s a job is the same on its page, in its structured data and in each file',
  async (hostname, language, [iso2 = '']) => {
    const acme = await openSiteCompany(hostname, iso2);
    const { json, xml, items, feed, embed } = await readAll(hostname, acme);
    expect(json).toHaveLength(JOBS);
    for (const [at, job] of json.entries()) {
      expect(withoutEmpty(ofXml(xml[at] ?? {}))).toEqual(withoutEmpty(ofJsonAsXml(job)));
      const { html } = await open(hostname, `/jobs/${job['id']}`);
      const [posting] = thingsOf(html, 'JobPosting');
      // Without a country Google would refuse it.
      if (posting) {
        expect(withoutEmpty(ofPosting(posting))).toEqual(withoutEmpty(ofJson(job, language)));
      } else expect(job['place'].country).toBe(null);
      const short = { title: job['title'], url: job['url'], content: job['description'] };
      const item = items[at];
      if (item) {
        const { title, link: url, 'content:encoded': content, guid, pubDate } = item;
        expect({ title, url, content }).toEqual(short);
        expect(guid['#text']).toBe(job['url']);
        expect(new Date(pubDate).toISOString().slice(0, 19)).toBe(job['posted_at'].slice(0, 19));
      }
      const entry = feed[at];
      if (entry) {
        const { title, url, content_html: content, summary, date_published: posted } = entry;
        expect({ title, url, content }).toEqual(short);
        expect({ summary, posted }).toEqual({ summary: job['summary'], posted: job['posted_at'] });
        expect(entry['date_modified']).toBe(job['changed_at']);
      }
      const shown = embed.find(({ id }) => id === job['id']);
      if (shown) {
        expect(shown).toMatchObject({
          title: job['title'],
          url: job['url'],
          workplace: job['workplace'],
          employment_types: job['employment_types'],
          pay: job['pay'] && { ...job['pay'] },
          pay_text: job['pay_text'],
          posted_at: job['posted_at'],
        });
      }
    }
  },
  600_000,
);
