/** The feed of all jobs, with texts of the maximum length. */
import { env } from 'cloudflare:workers';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { fresh } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';

const HOST = 'lavoro-it.example';
const JOBS = 30;
/** As long as the skills of 25 jobs with the maximum of skills. Seeded, because posting 750 jobs takes half a minute. */
const skills = JSON.stringify(Array.from({ length: 1250 }, () => 'x'.repeat(250)));

beforeAll(openDomains, 60_000);

test('GET /jobs.xml answers even if its rows exceed the maximum size of a D1 text', async () => {
  const acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({ country_id: 380, city: 'Ferrara' });
  const posted: string[] = [];
  for (let at = 0; at < JOBS; at++) {
    posted.push((await acme.postJob({ status: 'Live', office_id: office.id })).hash_id);
  }
  const plant = (text: string) =>
    env.DB.prepare('update jobs set skills = ? where company_id = ?').bind(text, acme.id).run();
  await plant(skills);
  const { status, html } = await open(HOST, fresh('/jobs.xml'));
  // Other tests have jobs on this domain, too.
  await plant('[]');
  expect(status, html.slice(0, 200)).toBe(200);
  expect(XMLValidator.validate(html)).toBe(true);
  const { source } = new XMLParser().parse(html);
  const found = source.job
    .map((job: { referencenumber: string }) => job.referencenumber)
    .filter((hash: string) => posted.includes(hash));
  expect(found).toEqual(posted.toReversed());
}, 60_000);
