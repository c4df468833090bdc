/** Filters and sorts of the public job lists over HTTP: pay, date, employer, and the cursors of each order. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const API_HOST = new URL(API).host;
const tag = crypto.randomUUID().slice(0, 8);
const CITY = `Filter ${tag}`;
const ALPINE = 'karriere-alpen.example';
const GERMAN = 'karriere-de.example';

type Answer = {
  status: number;
  data: CentralJobs;
  errors?: Record<string, string[]>;
  text: string;
};

async function ask(query: Record<string, string>): Promise<Answer> {
  const asked = new URLSearchParams(query).toString();
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?${asked}`));
  const text = await response.text();
  return { ...JSON.parse(text), status: response.status, text };
}

/** The titles of a list in the city of this test. */
async function titles(query: Record<string, string>): Promise<string[]> {
  const { data, text } = await ask({ country: 'DE', city: CITY, per_page: '100', ...query });
  expect(data?.total, text).toBe(data.data.length);
  return data.data.map(({ title }) => title);
}

let acme: Company;
let other: Company;
const posted = new Map<string, Job>();

async function post(company: Company, office: number, title: string, job: object = {}) {
  posted.set(title, await company.postJob({ title, status: 'Live', office_id: office, ...job }));
}

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: GERMAN });
  other = await openCompany({ domain: GERMAN, name: 'Globex' });
  const office = await acme.openOffice({ country_id: 276, city: CITY });
  const second = await other.openOffice({ country_id: 276, city: CITY });
  const euros = { currency: 'EUR', rate_salary: 'yearly' };
  await post(acme, office.id, 'Koch', { ...euros, min_salary: 30_000, max_salary: 45_000 });
  await post(acme, office.id, 'Leitender Koch', { ...euros, min_salary: 61_000 });
  await post(acme, office.id, 'Köchin', { ...euros, rate_salary: 'monthly', max_salary: 5000 });
  await post(acme, office.id, 'Beikoch');
  await post(other, second.id, 'Koch in Zürich', { ...euros, currency: 'CHF', min_salary: 90_000 });
  await post(other, second.id, 'Jungkoch', { ...euros, rate_salary: 'hourly', min_salary: 15 });
  const old = posted.get('Beikoch');
  await env.DB.prepare('update jobs set published_at = ? where id = ?')
    .bind(Date.now() - 3 * DAY_MS - 60_000, old?.id ?? 0)
    .run();
}, 60_000);

describe('salary_min', () => {
  test('leaves jobs that reach the amount in a year, in the currency of the country', async () => {
    expect(await titles({ salary_min: '20000' })).toEqual([
      'Jungkoch',
      'Köchin',
      'Leitender Koch',
      'Koch',
    ]);
    expect(await titles({ salary_min: '60000' })).toEqual(['Köchin', 'Leitender Koch']);
    expect(await titles({ salary_min: '70000' })).toEqual([]);
    expect(await titles({ salary_min: '40000', 'search-key': 'koch' })).toEqual([
      'Köchin',
      'Leitender Koch',
      'Koch',
    ]);
  });

  test('follows the pay of a job', async () => {
    const job = posted.get('Koch');
    const put = (max: number) =>
      acme.recruiter('POST', `/api/jobs/update/${job?.id}`, { max_salary: max });
    await put(80_000);
    expect(await titles({ salary_min: '80000' })).toEqual(['Koch']);
    await put(45_000);
    expect(await titles({ salary_min: '80000' })).toEqual([]);
  });

  test('takes the currency of a domain of one currency, and finds nothing where there is no such place', async () => {
    const { data } = await ask({ career_domain: GERMAN, city: CITY, salary_min: '60000' });
    expect(data.total).toBe(2);
    for (const place of [{ country: 'Atlantis' }, { career_domain: 'nobody.example' }]) {
      const { status, data: none } = await ask({ ...place, salary_min: '1', sort: 'salary' });
      expect([status, none.total]).toEqual([200, 0]);
    }
  });

  test.each([
    [{ salary_min: '60000' }, 'salary_min'],
    [{ salary_min: '60000', career_domain: ALPINE }, 'salary_min'],
    [{ sort: 'salary' }, 'sort'],
    [{ sort: 'salary', career_domain: ALPINE }, 'sort'],
    [{ salary_min: '65000', country: 'DE' }, 'salary_min'],
    [{ salary_min: '60000', country: 'JP' }, 'salary_min'],
    [{ salary_min: '0', country: 'DE' }, 'salary_min'],
    [{ salary_min: 'many', country: 'DE' }, 'salary_min'],
    [{ salary_min: '6e4', country: 'DE' }, 'salary_min'],
    [{ posted_within: '0' }, 'posted_within'],
    [{ posted_within: '1.5' }, 'posted_within'],
    [{ sort: 'pay' }, 'sort'],
    [{ company: 'x'.repeat(501) }, 'company'],
  ])('refuses %j (422)', async (query, field) => {
    const { status, errors } = await ask(query);
    expect(status).toBe(422);
    expect(errors).toEqual({ [field]: [expect.any(String)] });
  });

  test('names the amounts of the currency', async () => {
    const { errors } = await ask({ salary_min: '60000', country: 'Japan' });
    expect(errors?.['salary_min']).toEqual([expect.stringMatching(/^Must be .*4000000.*\(JPY\)/u)]);
  });
});

describe('posted_within', () => {
  test('leaves the jobs of the last days', async () => {
    const all = await titles({});
    expect(all).toHaveLength(6);
    expect(await titles({ posted_within: '3' })).toEqual(all.filter((one) => one !== 'Beikoch'));
    expect(await titles({ posted_within: '4' })).toEqual(all);
    expect(await titles({ posted_within: '900' })).toEqual(all);
    expect(await titles({ posted_within: '3', 'search-key': 'beikoch' })).toEqual([]);
    expect((await ask({ country: 'DE', posted_within: '3' })).data.total).toBeGreaterThan(4);
  });
});

describe('several values of a filter', () => {
  const types = { Koch: [1, 3], Beikoch: [2], Jungkoch: [7] };

  async function setTypes(typesOf: (title: keyof typeof types) => number[]) {
    for (const title of ['Koch', 'Beikoch', 'Jungkoch'] as const) {
      const company = title === 'Jungkoch' ? other : acme;
      const path = `/api/jobs/update-details/${posted.get(title)?.id}`;
      // oxlint-disable-next-line no-await-in-loop
      await company.recruiter('POST', path, { employment_types: typesOf(title) });
    }
  }

  beforeAll(() => setTypes((title) => types[title]));
  afterAll(() => setTypes(() => []));

  test('leave the jobs that have one of them, in any case and order, each once', async () => {
    expect(await titles({ employment_type: 'Part-time,Full-time' })).toEqual(['Koch', 'Beikoch']);
    expect(await titles({ employment_type: ' part-TIME , apprenticeship,Part-time' })).toEqual([
      'Jungkoch',
      'Beikoch',
    ]);
    expect(await titles({ employment_type: 'Part-time,Internship', workplace: 'Remote' })).toEqual(
      [],
    );
    expect(await titles({ workplace: 'On-site,Remote,Hybrid' })).toHaveLength(6);
  });

  test('have the facets of the list without them, and stand in the address of its first page', async () => {
    const { data } = await ask({
      country: 'DE',
      city: CITY,
      employment_type: 'part-time,full-time',
      facets: 'yes',
    });
    expect(data.facets?.employment_type.map(({ value, count }) => [value, count])).toEqual([
      ['Full-time', 1],
      ['Part-time', 1],
      ['Permanent', 1],
      ['Apprenticeship', 1],
    ]);
    expect(new URL(data.first_page_url).searchParams.get('employment_type')).toBe(
      'Part-time,Full-time',
    );
  });

  test.each([
    [{ employment_type: 'Full-time,Sometimes' }, 'employment_type'],
    [{ employment_type: 'Full-time,' }, 'employment_type'],
    [{ workplace: 'Remote;Hybrid' }, 'workplace'],
    [{ 'key-category': '1,two' }, 'key-category'],
    [{ 'key-category': Array.from({ length: 51 }, (_, at) => at + 1).join(',') }, 'key-category'],
    [{ 'key-category': '1,'.repeat(251) }, 'key-category'],
  ])('are refused where one is none (%j, 422)', async (query, field) => {
    const { status, errors } = await ask(query);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  test('are not sent as one name twice (400)', async () => {
    const path = '/api/locations/jobs?workplace=Remote&workplace=Hybrid';
    expect((await visit(API_HOST, path)).status).toBe(400);
  });

  test('of a page come from its form or with commas; others are ignored', async () => {
    const { data } = await ask({ country: 'DE', city: CITY, per_page: '1' });
    expect(data.total).toBe(6);
    const path = `/de/${encodeURIComponent(CITY.toLowerCase().replaceAll(' ', '-'))}`;
    const see = async (query: string) => (await visit(GERMAN, fresh(`${path}?${query}`))).text();
    for (const query of [
      'employment_type=Full-time&employment_type=&employment_type=Part-time',
      'employment_type=full-time,part-time,nonsense',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const html = await see(query);
      expect(html).toContain('<title>2 Jobs in');
      expect(html).toContain(': Vollzeit · Teilzeit |');
      expect(html).toMatch(/value="Full-time" checked/u);
      expect(html).toMatch(/value="Part-time" checked/u);
      expect(html).toContain(`rel="canonical" href="https://${GERMAN}${path}"`);
      // Each is removed alone.
      expect(html).toContain(`href="${path}?employment_type=Part-time"`);
      expect(html).toContain(`href="${path}?employment_type=Full-time"`);
    }
  });
});

describe('company', () => {
  test('is the subdomain or the id of an employer', async () => {
    const ours = ['Köchin', 'Leitender Koch', 'Koch', 'Beikoch'];
    for (const company of [acme.subdomain, acme.subdomain.toUpperCase(), String(acme.id)]) {
      expect(await titles({ company })).toEqual(ours);
    }
    const { data } = await ask({ company: other.subdomain });
    expect(data.data.map(({ title }) => title)).toEqual(['Jungkoch', 'Koch in Zürich']);
    expect(await titles({ company: acme.subdomain, 'search-key': 'beikoch' })).toEqual(['Beikoch']);
  });

  test.each(['nobody', '999999999999', `o1' OR 1`, 'd1) OR scope : (w1'])(
    'of %j has no jobs',
    async (company) => {
      expect((await ask({ company })).data.total).toBe(0);
    },
  );
});

describe('sort', () => {
  const inCity = { country: 'DE', city: CITY };

  const byTime = ['Jungkoch', 'Koch in Zürich', 'Köchin', 'Leitender Koch', 'Koch', 'Beikoch'];
  const byPay = ['Köchin', 'Leitender Koch', 'Koch', 'Jungkoch', 'Koch in Zürich', 'Beikoch'];

  test('by date leaves the words in the order of time', async () => {
    const [forms = '', ...written] = byTime;
    const old = written.pop() ?? '';
    expect(await titles({ 'search-key': 'koch' })).toEqual([...written, forms, old]);
    expect(await titles({ 'search-key': 'koch', sort: 'date' })).toEqual(byTime);
    expect(await titles({ q: 'koch', sort: 'Date' })).toEqual(byTime);
    expect(await titles({ sort: 'relevance' })).toEqual(byTime);
  });

  test('by salary begins with the highest step, and ends with the jobs without pay', async () => {
    expect(await titles({ sort: 'salary' })).toEqual(byPay);
    expect(await titles({ sort: 'salary', q: 'koch' })).toEqual(byPay);
    const ours = byPay.filter((title) => title !== 'Jungkoch' && title !== 'Koch in Zürich');
    expect(await titles({ sort: 'salary', company: acme.subdomain })).toEqual(ours);
  });

  test.each(['1', '2', '41'])('walks each order to its end, %s a page', async (size) => {
    for (const order of [
      {},
      { sort: 'salary' },
      { sort: 'date', 'search-key': 'koch' },
      { q: 'koch' },
    ]) {
      const query = { ...inCity, ...order };
      const whole = await titles(order);
      const walked: string[] = [];
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { data } = await ask({ ...query, per_page: size, cursor });
        walked.push(...data.data.map(({ title }) => title));
        const page = await ask({ ...query, per_page: size, page: String(data.current_page) });
        paged.push(...page.data.data.map(({ title }) => title));
        cursor = data.next_cursor;
      }
      expect(walked, JSON.stringify(order)).toEqual(whole);
      expect(paged, JSON.stringify(order)).toEqual(whole);
    }
  });

  test('refuses the cursor of another order (400)', async () => {
    const lists = [
      { sort: 'date', 'search-key': 'koch' },
      { sort: 'relevance', 'search-key': 'koch' },
      { sort: 'salary', 'search-key': 'koch' },
    ];
    const cursors = await Promise.all(
      lists.map(
        async (list) => (await ask({ ...inCity, ...list, per_page: '1' })).data.next_cursor,
      ),
    );
    for (const [index, list] of lists.entries()) {
      for (const [from, cursor] of cursors.entries()) {
        const { status, errors, text } = await ask({ ...inCity, ...list, cursor: cursor ?? '' });
        expect(status, text).toBe(from === index ? 200 : 400);
        if (from !== index) expect(errors).toEqual({ cursor: [expect.any(String)] });
      }
    }
  });
});

describe('facets', () => {
  const inCity = { country: 'DE', city: CITY, facets: 'yes' };
  const facetsOf = async (query: Record<string, string>) =>
    (await ask({ ...inCity, ...query })).data.facets;

  test('are the values that have jobs, with counts', async () => {
    const job = posted.get('Koch');
    const change = { workplace: 'Remote', category_id: 11, employment_types: [1, 8] };
    await acme.recruiter('POST', `/api/jobs/update/${job?.id}`, change);
    expect(await facetsOf({})).toMatchObject({
      'key-category': [{ value: 11, name: 'Hospitality', count: 1 }],
      employment_type: [
        { value: 'Full-time', count: 1 },
        { value: 'Freelance', count: 1 },
      ],
      posted_within: [
        { value: 1, count: 5 },
        { value: 3, count: 5 },
        { value: 7, count: 6 },
        { value: 14, count: 6 },
      ],
      company: [
        { value: acme.subdomain, name: 'Acme', count: 4 },
        { value: other.subdomain, name: 'Globex', count: 2 },
      ],
    });
    const facets = await facetsOf({ q: 'koch' });
    expect(facets?.salary_min.find(({ value }) => value === 60_000)).toEqual({
      value: 60_000,
      count: 2,
    });
    expect(facets?.workplace.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(6);
  });

  test('of a filter that is set are as without it, the others beside it', async () => {
    const facets = await facetsOf({ company: other.subdomain, posted_within: '3' });
    expect(facets?.company.map(({ name, count }) => [name, count])).toEqual([
      ['Acme', 3],
      ['Globex', 2],
    ]);
    expect(facets?.posted_within.map(({ count }) => count)).toEqual([2, 2, 2, 2]);
    expect(facets?.['key-category']).toEqual([]);
  });

  test('are those of the words that were searched for instead', async () => {
    const { data } = await ask({ ...inCity, q: 'leitendr' });
    expect(data).toMatchObject({ corrected: 'leitender', total: 1 });
    expect(data.facets?.company).toEqual([{ value: acme.subdomain, name: 'Acme', count: 1 }]);
  });

  test('offer no pay where there are several currencies', async () => {
    const { data } = await ask({ city: CITY, facets: 'yes' });
    expect(data.facets?.salary_min).toEqual([]);
    expect(data.facets?.company).toHaveLength(2);
  });

  test('are empty of a list without jobs, absent unless asked for, and yes or no', async () => {
    const empty = Object.fromEntries(
      Object.keys((await facetsOf({})) ?? {}).map((name) => [name, []]),
    );
    expect(Object.keys(empty)).toHaveLength(6);
    for (const query of [{ city: 'Atlantis' }, { country: 'Atlantis' }, { 'search-key': '"*"' }]) {
      expect(await facetsOf(query), JSON.stringify(query)).toEqual(empty);
    }
    expect((await ask({ city: CITY, facets: 'no' })).data).not.toHaveProperty('facets');
    expect((await ask({ facets: 'all' })).errors).toEqual({ facets: [expect.any(String)] });
  });
});

describe('the employer on career pages', () => {
  const city = `/de/${CITY.toLowerCase().replace(' ', '-')}`;
  const page = async (query: string) => {
    const response = await visit(GERMAN, `${city}${query}`);
    return { status: response.status, html: await response.text() };
  };

  test('is offered where a list has several, and narrows the list', async () => {
    const { html } = await page(`?${new URLSearchParams({ posted_within: '14' }).toString()}`);
    expect(html).toContain(`<option value="${acme.subdomain}">Acme (4)</option>`);
    expect(html).toContain(`<option value="${other.subdomain}">Globex (2)</option>`);
    const narrowed = await page(`?company=${other.subdomain}`);
    expect(narrowed.status).toBe(200);
    expect(/<title>([^<]*)<\/title>/u.exec(narrowed.html)?.[1]).toMatch(/^2 Jobs .*: Globex \|/u);
    expect(narrowed.html).toContain(`<option value="${other.subdomain}" selected="">Globex (2)`);
    expect(narrowed.html).not.toContain('Leitender Koch');
  });

  test('that is unknown has no jobs, and one that cannot be is ignored', async () => {
    expect((await page('?company=nobody')).html).toContain('Keine Jobs gefunden: nobody');
    const ignored = await page('?company=%22%3E%3Cscript%3E');
    expect(ignored.html).toContain('Leitender Koch');
    expect(ignored.html).not.toContain('"><script>');
  });
});
