/** Jobs in a country that their career site has no page for: they are on all lists of the site, and on no page of a place. */
import { beforeAll, expect, test } from 'vitest';
import { fresh } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';

const HOST = 'kyujin-jp.example';
const KENYA = 404;

beforeAll(openDomains, 60_000);

test('a job abroad is on the home page, in every file of the site, in its counts, and on its own page', async () => {
  const acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({ country_id: KENYA, city: 'Nairobi' });
  const job = await acme.postJob({ title: 'Baker abroad', status: 'Live', office_id: office.id });
  const folder = `/companies/${acme.subdomain}`;
  const sitemap = await open(HOST, fresh('/sitemap.xml'));
  const [, ofJobs = ''] = /(\/sitemaps\/jobs-[^<]+)/u.exec(sitemap.html) ?? [];
  for (const path of [
    '/',
    '/?q=baker',
    '/feed.xml',
    '/feed.json',
    '/jobs.xml',
    '/jobs.json',
    '/feeds/indeed.xml',
    folder,
    `${folder}/feed.xml`,
    `${folder}/jobs.json`,
    ofJobs,
    '/api/locations/jobs',
  ]) {
    const { status, html } = await open(HOST, fresh(path));
    expect([path, status, html.includes(job.hash_id)]).toEqual([path, 200, true]);
  }
  expect((await open(HOST, `/jobs/${job.hash_id}`)).status).toBe(200);
  const { total } = JSON.parse((await open(HOST, fresh('/jobs.json'))).html);
  const api = JSON.parse((await open(HOST, fresh('/api/locations/jobs'))).html);
  expect(api.data.total).toBe(total);
  expect((await open(HOST, fresh('/llms.txt'))).html).toMatch(new RegExp(`\\b${total}\\b`, 'u'));
  expect((await open(HOST, fresh('/ke'))).status).toBe(404);
});
