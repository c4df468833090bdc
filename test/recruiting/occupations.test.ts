/** Occupations of jobs (KldB 2010): what is stored and refused, suggested by a title, and told to machines. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { fresh } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { parseXml } from '../support/feeds.ts';

const HOST = 'karriere-alpen.example';

type Suggested = { code: string; name: string }[];

describe('the occupation of a job', () => {
  test('is stored, changed, cleared and audited', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ occupation_code: '43414' });
    expect(job).toMatchObject({ occupation_code: '43414' });
    const path = `/api/jobs/update-details/${job.id}`;
    await acme.recruiter('POST', path, { occupation_code: '43413' });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'job.update',
      changes: { occupation_code: { from: '43414', to: '43413' } },
    });
    const cleared = await acme.recruiter<Job>('POST', path, { occupation_code: null });
    expect(cleared.body.data).toMatchObject({ occupation_code: null });
  });

  test.each([
    '4341',
    '434145',
    '43415',
    '43410',
    '4341a',
    ' 43414',
    '４３４１４',
    43414,
    ['43414'],
  ])('is refused as %j, and nothing is stored', async (code) => {
    const acme = await openCompany();
    const job = await acme.postJob({ occupation_code: '01104' });
    const path = `/api/jobs/update/${job.id}`;
    const answer = await acme.recruiter('POST', path, { occupation_code: code, title: 'Cook' });
    expect(answer.status).toBe(422);
    expect(await acme.showJob(job)).toMatchObject({ occupation_code: '01104', title: job.title });
  });
});

describe('suggestions for a title', () => {
  test.each([
    ['Softwareentwickler (m/w/d)', '43414'],
    ['Altenpflegerin', '82102'],
    ['Bankkauffrau', '72112'],
    ['Leiter Einkauf', '61194'],
    ['Elektroniker/in für Betriebstechnik', '26252'],
    ['Truck Driver', '52122'],
    ['Küchenhelfer*in', '29301'],
  ])('of %s begin with %s', async (title, code) => {
    const acme = await openCompany();
    const path = `/api/jobs/occupations?title=${encodeURIComponent(title)}`;
    const { status, body } = await acme.viewer<Suggested>('GET', path);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ code });
    expect(body.data.length).toBeLessThanOrEqual(5);
    expect(body.data[0]?.name).toMatch(/ – /u);
  });

  test('are none for words that name no occupation, and without a title', async () => {
    const acme = await openCompany();
    for (const title of ['(m/w/d)', 'Xyzzy', '東京', '😀'])
      expect(
        (await acme.viewer('GET', `/api/jobs/occupations?title=${encodeURIComponent(title)}`)).body,
      ).toMatchObject({ data: [] });
    for (const query of ['', '?title=', '?title=%20'])
      expect((await acme.viewer('GET', `/api/jobs/occupations${query}`)).body, query).toMatchObject(
        {
          data: [],
        },
      );
    const tooLong = await acme.viewer('GET', `/api/jobs/occupations?title=${'x'.repeat(5000)}`);
    expect(tooLong.status).toBe(422);
  });
});

describe('machines and the console', () => {
  beforeAll(openDomains, 60_000);

  test('files of jobs and the page tell the occupation, and follow its change', async () => {
    const acme = await openCompany({ domain: HOST });
    const office = await acme.openOffice({ country_id: 756, city: 'Basel' });
    const job = await acme.postJob({
      status: 'Live',
      office_id: office.id,
      occupation_code: '29222',
    });
    const told = async () => {
      const folder = `/companies/${acme.subdomain}`;
      const json = JSON.parse((await open(HOST, fresh(`${folder}/jobs.json`))).html);
      const { source } = parseXml((await open(HOST, fresh(`${folder}/jobs.xml`))).html);
      const { html } = await open(HOST, fresh(`/jobs/${job.hash_id}`));
      const posting = /"@type":"CategoryCode","codeValue":"(\d+)"/u.exec(html);
      return [json.jobs[0].occupation_code, source.job[0].occupationcode, posting?.[1]];
    };
    expect(await told()).toEqual(['29222', '29222', '29222']);
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { occupation_code: '29223' });
    expect(await told()).toEqual(['29223', '29223', '29223']);
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { occupation_code: null });
    expect(await told()).toEqual([null, undefined, undefined]);
  });

  test('the editor suggests codes for the saved title, without a script, and names the chosen one', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ title: 'Bäcker', occupation_code: '82102' });
    const { open: show } = await openConsole(acme);
    const { html } = await show(`/jobs/${job.hash_id}`);
    expect(html).toMatch(/name="occupation_code" value="82102"[^>]* list="occupations"/u);
    expect(html).toContain('Berufe in der Altenpflege (ohne Spezialisierung) – fachlich');
    expect(html).toMatch(/<option value="29222" lang="de">Berufe in der Back-/u);
  });
});
