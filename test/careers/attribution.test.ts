/** Which source an application on a career site has, without a cookie or a script. */
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { applicationsOf, openForm, see } from '../support/apply-form.ts';
import { visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import type { Company } from '../support/company.ts';

const UK = 'careers-uk.example';
let acme: Company;
let job: Job;

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: UK });
  const office = await acme.openOffice({ country_id: 826, city: 'Leeds' });
  job = await acme.postJob({ title: 'Baker', status: 'Live', office_id: office.id });
});

/** The application of somebody who opened the form by this query and referrer. */
async function applied(
  from: { query?: string; referrer?: string },
  changes: Record<string, string> = {},
): Promise<ApplicationDetail> {
  const form = await openForm(acme, job, from);
  expect(form.headers.get('set-cookie')).toBeNull();
  const sent = await form.submit(changes);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('set-cookie')).toBeNull();
  const found = (await applicationsOf(acme)).find(({ email }) => email === form.email);
  return acme.showApplication(found as Application);
}

async function sourceOf({ source_id: id }: ApplicationDetail) {
  const { body } = await acme.viewer<{ key: string; name: string; kind: string }>(
    'GET',
    `/api/sources/show/${id}`,
  );
  return body.data;
}

describe('an application has the source', () => {
  test('career page, where nothing else is known', async () => {
    const made = await applied({});
    expect(made).toMatchObject({ source: 'career_page', origin: null });
    expect(await sourceOf(made)).toMatchObject({ key: 'career_page', kind: 'inbound' });
  });

  test('of the board whose feed had the link', async () => {
    const feed = await see(acme.host, '/feeds/jooble.xml');
    const url = `https://${acme.host}/jobs/${job.hash_id}?src=jooble`;
    expect(feed.html).toContain(`<link><![CDATA[${url}]]></link>`);
    // The form is opened from the page of the job.
    const made = await applied({ referrer: url });
    expect(made).toMatchObject({ source: 'Jooble', origin: null });
    expect(await sourceOf(made)).toMatchObject({ key: 'jooble', kind: 'board' });
  });

  test('of the tracking link that led to the job, before all else', async () => {
    const source = await acme.openSource({ name: 'Fair in Oslo', kind: 'event' });
    const link = await acme.openLink({ source_id: source.id, job_id: job.id });
    const { status, location, headers } = await see(acme.host, `/go/${link.token}`);
    expect([status, headers.get('set-cookie')]).toEqual([302, null]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(location).toBe(`https://${acme.host}/jobs/${job.hash_id}?src=${link.token}`);
    const made = await applied({ referrer: `${location}&utm_source=indeed` });
    expect(made).toMatchObject({
      source: 'Fair in Oslo',
      source_id: source.id,
      origin: { utm: { utm_source: 'indeed' }, referrer_host: null, tracking_link_id: link.id },
    });
  });

  test('of the campaign, where the company has a source of its name', async () => {
    const { id } = await acme.openSource({ name: 'Spring Mail' });
    const query = '?utm_source=spring%20MAIL&utm_medium=email&utm_campaign=may&utm_id=7';
    const made = await applied({ query });
    expect(made).toMatchObject({
      source: 'Spring Mail',
      source_id: id,
      origin: {
        utm: { utm_source: 'spring MAIL', utm_medium: 'email', utm_campaign: 'may' },
        referrer_host: null,
        tracking_link_id: null,
      },
    });
    const unknown = await applied({ query: '?utm_source=whoknows' });
    expect(unknown.source).toBe('Campaign');
    expect(await sourceOf(unknown)).toMatchObject({ key: 'campaign' });
    const board = await applied({ query: '?utm_source=google_jobs_apply' });
    expect(await sourceOf(board)).toMatchObject({ key: 'google', kind: 'board' });
  });

  test('of the website whose link led to the form', async () => {
    const made = await applied({ referrer: 'https://de.indeed.com/' });
    expect(made).toMatchObject({ source: 'Indeed', origin: { referrer_host: 'de.indeed.com' } });
    const other = await applied({ referrer: 'https://bakers.example/' });
    expect(other).toMatchObject({
      source: 'Other website',
      origin: { utm: {}, referrer_host: 'bakers.example', tracking_link_id: null },
    });
  });

  test('that a program says by the API, and its export has', async () => {
    const made = await acme.apply({ files: [], source: 'Headhunter' });
    expect(made).toMatchObject({ source: 'Headhunter', origin: null });
    const exported = await acme.admin<{ applications: ApplicationDetail[] }>(
      'GET',
      `/api/candidates/export/${made.candidate_id}`,
    );
    expect(exported.body.data.applications).toMatchObject([
      { source: 'Headhunter', source_id: made.source_id, origin: null },
    ]);
  });
});

describe('what a stranger sends', () => {
  test('counts as nothing where it was not sealed by the form', async () => {
    const forged = await applied({}, { origin: '1.AAAA' });
    expect(forged).toMatchObject({ source: 'career_page', origin: null });
    const other = await acme.postJob({ status: 'Live' });
    const { hidden } = await openForm(acme, other, { query: '?src=indeed' });
    const moved = await applied({}, { origin: hidden['origin'] ?? '' });
    expect(moved).toMatchObject({ source: 'career_page', origin: null });
    expect((await applied({}, { origin: 'x'.repeat(50_000) })).source).toBe('career_page');
  });

  test('is cut, and a forged `src` is passed over', async () => {
    const long = 'x'.repeat(10_000);
    const referrer = `https://${acme.host}/jobs/${job.hash_id}?utm_source=a%00%0Ab&utm_term=${long}`;
    const made = await applied({ referrer, query: '?src=%27--' });
    expect(made.origin?.utm).toEqual({ utm_source: 'a b', utm_term: 'x'.repeat(100) });
    expect((await applied({ query: '?src=abcdefghij' })).source).toBe('career_page');
    const globex = await openCompany();
    const theirs = await globex.openLink();
    expect((await applied({ query: `?src=${theirs.token}` })).source).toBe('career_page');
    const elsewhere = await acme.openLink({ job_id: (await acme.postJob()).id });
    expect((await applied({ query: `?src=${elsewhere.token}` })).source).toBe('career_page');
  });

  test('leads nowhere by an unknown token', async () => {
    for (const token of ['bcdfghjkmn', '%00', 'x'.repeat(500)]) {
      expect((await see(acme.host, `/go/${token}`)).status, token).toBe(404);
    }
    expect((await see(acme.host, '/feeds/bakers.xml')).status).toBe(404);
  });
});

test('a form that is corrected keeps where it came from', async () => {
  const form = await openForm(acme, job, { query: '?src=indeed' });
  const wrong = await form.submit({ first_name: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain(`name="origin" value="${form.hidden['origin']}"`);
});

test('a link without a job leads to the career page of the company, and counts for any job', async () => {
  const link = await acme.openLink();
  const { location } = await see(acme.host, `/go/${link.token}`);
  expect(location).toBe(`https://${acme.host}/companies/${acme.subdomain}?src=${link.token}`);
  const made = await applied({ query: `?src=${link.token}` });
  expect(made).toMatchObject({ source_id: link.source_id });
});

/** What links of boards, campaigns and networks add. */
const marks = [
  'src=indeed&utm_source=x',
  'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
  'gclid=1&fbclid=2&ref=linkedin',
];

test('pages and lists are the same, and one in the cache, with and without marks', async () => {
  const city = `Marked ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await acme.openOffice({ country_id: 826, city });
  await acme.postJob({ title: 'Marked Baker', status: 'Live', office_id: id });
  const list = `/gb/${city.toLowerCase().replaceAll(' ', '-')}`;
  // What other tests have loaded is out of date.
  setClock(Date.now() + MINUTE_MS);
  const lists = ['/gb', list, `${list}?q=baker`, `${list}?q=baker&posted_within=7&sort=date`];
  for (const path of ['/', `/companies/${acme.subdomain}`, `/jobs/${job.hash_id}`, ...lists]) {
    const { result: plain, ...first } = await costOf(() => visit(UK, path));
    expect([plain.status, first.trips > 0], path).toEqual([200, true]);
    const text = await plain.text();
    if (path.startsWith(list)) expect(text).toContain('Marked Baker');
    for (const each of marks) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${each}`;
      const { result: marked, ...second } = await costOf(() => visit(UK, address));
      expect(await marked.text(), address).toBe(text);
      expect(marked.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(marked.headers.get('set-cookie')).toBeNull();
      expect(second.trips, address).toBe(0);
    }
  }
});
