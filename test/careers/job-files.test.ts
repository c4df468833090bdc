/** Files of all jobs of a site or company over HTTP: their pages, their times, and what they refuse. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fresh, visit } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { parseXml } from '../support/feeds.ts';

const HOST = 'karriere-alpen.example';
const SWISS = 756;

beforeAll(openDomains, 60_000);

describe('a list that is read by its time', () => {
  const since = async (path: string) =>
    (await open(HOST, fresh(path))).headers.get('last-modified') ?? '';
  const read = (path: string, time: string) =>
    visit(HOST, fresh(path), { 'if-modified-since': time });

  test.each(['/feed.xml', '/feed.json', '/jobs.xml', '/jobs.json'])(
    '%s answers 304 until a job comes, is edited or goes, the newest one, too',
    async (path) => {
      const acme = await openCompany({ domain: HOST });
      const office = await acme.openOffice({ country_id: SWISS, city: 'Basel' });
      const job = await acme.postJob({ status: 'Live', office_id: office.id });
      let time = await since(path);
      expect((await read(path, time)).status).toBe(304);
      for (const change of [
        () => acme.recruiter('POST', `/api/jobs/update/${job.id}`, { title: 'Chef de partie' }),
        () => acme.recruiter('POST', `/api/jobs/update/${job.id}`, { status: 'Closed' }),
      ]) {
        // Times of HTTP are whole seconds.
        await new Promise((resolve) => setTimeout(resolve, 1100));
        expect((await change()).status).toBe(200);
        const changed = await read(path, time);
        expect(changed.status).toBe(200);
        await changed.text();
        const next = await since(path);
        expect(Date.parse(next)).toBeGreaterThan(Date.parse(time));
        time = next;
      }
    },
  );
});

describe('the jobs of one company', () => {
  test('are all in its files, and nobody else is', async () => {
    const rival = await openCompany({ domain: HOST });
    const office = await rival.openOffice({ country_id: SWISS, city: 'Chur' });
    const own = [];
    for (let at = 0; at < 3; at++)
      own.unshift((await rival.postJob({ status: 'Live', office_id: office.id })).hash_id);
    const folder = `/companies/${rival.subdomain}`;
    const { source } = parseXml((await open(HOST, fresh(`${folder}/jobs.xml`))).html);
    expect(source).toMatchObject({ publisher: 'Acme', jobCount: '3' });
    expect(source.job.map((one: { referencenumber: string }) => one.referencenumber)).toEqual(own);
    const json = JSON.parse((await open(HOST, fresh(`${folder}/jobs.json`))).html);
    expect(json).toMatchObject({ total: 3, company: { subdomain: rival.subdomain } });
    expect(json.jobs.map(({ id }: { id: string }) => id)).toEqual(own);
    const boards = await open(HOST, fresh(`${folder}/feeds/xing.xml`));
    expect(boards.html).toContain(`?src=xing`);
    for (const missing of ['/companies/nobody-here/jobs.xml', `${folder}/feeds/stepstone.xml`])
      expect((await open(HOST, fresh(missing))).status, missing).toBe(404);
  });

  test('are read in pages by key, which lose none where one closes in between', async () => {
    const bakery = await openCompany({ domain: HOST });
    const office = await bakery.openOffice({ country_id: SWISS, city: 'Olten' });
    const posted = [];
    for (let at = 0; at < 5; at++)
      posted.unshift(await bakery.postJob({ status: 'Live', office_id: office.id }));
    const path = `/companies/${bakery.subdomain}/jobs.json`;
    const first = await open(HOST, fresh(`${path}?max=2`));
    const [, next = ''] = /<(.+)>; rel="next"/u.exec(first.headers.get('link') ?? '') ?? [];
    await bakery.recruiter('POST', `/api/jobs/update/${posted[1]?.id}`, { status: 'Closed' });
    const rest = await open(HOST, fresh(`${path}${next}`));
    const idsOf = ({ html }: { html: string }) =>
      JSON.parse(html).jobs.map(({ id }: { id: string }) => id);
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(
      posted.slice(0, 4).map(({ hash_id: id }) => id),
    );
    expect(rest.headers.get('link')).toContain('rel="next"');
  });

  test('carry the number of the employer that LinkedIn asks for', async () => {
    const { html } = await open(HOST, fresh('/feeds/linkedin.xml?company-id=1234'));
    if (html.includes('<job>')) expect(html).toContain('<companyId><![CDATA[1234]]></companyId>');
    expect((await open(HOST, fresh('/feeds/linkedin.xml?company-id=a'))).status).toBe(400);
  });
});

describe('a feed', () => {
  test.each(['/feed.xml', '/feed.json', '/jobs.xml', '/jobs.json'])(
    '%s may be fetched from any origin, is of a type that the edge compresses, and names what it does not know',
    async (path) => {
      const { headers } = await open(HOST, `${path}?v=1`);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('content-type')).toMatch(/^application\/(?:json|xml|rss\+xml)/u);
      expect(headers.get('x-unknown-parameters')).toBe('v');
    },
  );
});
