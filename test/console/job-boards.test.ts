/** The page of job boards: each address, what a board refuses and why, and by whom the files are read. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import { fresh, visit } from '../support/call.ts';
import { open as openSite, openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { parseXml } from '../support/feeds.ts';

const HOST = 'karriere-alpen.example';
const SWISS = 756;
const LONG = `<p>${'We bake bread, and we need help. '.repeat(8)}</p>`;

beforeAll(openDomains, 60_000);

const openBakery = async () => {
  const bakery = await openCompany({ domain: HOST });
  const office = await bakery.openOffice({ country_id: SWISS, city: 'Basel' });
  const post = (fields: Record<string, unknown>) =>
    bakery.postJob({ status: 'Live', office_id: office.id, ...fields });
  return { bakery, post, ...(await openConsole(bakery)) };
};

/** What stands at a board, as text without tags. */
function partOf(html: string, board: string): string {
  const from = html.indexOf(`<li id="file-of-${board}">`);
  return (
    html.slice(from, html.indexOf('</section>', from)).split(/<li id="file-of-\w+">/u)[1] ?? ''
  );
}
const addressIn = (html: string) => /value="(https:[^"]+)"/u.exec(html)?.[1] ?? '';

describe('an employer who wants to be on LinkedIn', () => {
  test('finds the page in the settings, adds the number of their page, and copies an address that has their jobs', async () => {
    const { post, open } = await openBakery();
    const job = await post({ title: 'Baker', description: LONG });
    const settings = await open('/settings');
    const [, path = ''] = /href="[^"]*(\/job-boards)"/u.exec(settings.html) ?? [];
    const first = await open(path);
    expect(partOf(first.html, 'linkedin')).toContain('name="linkedin"');
    const { html } = await open(`${path}?linkedin=4711`);
    const address = addressIn(partOf(html, 'linkedin'));
    expect(address).toMatch(
      new RegExp(`^https://${HOST}/companies/[\\w-]+/feeds/linkedin\\.xml\\?company-id=4711$`, 'u'),
    );
    const file = await openSite(HOST, fresh(address.slice(address.indexOf('/companies'))));
    expect(parseXml(file.html).source.job[0]).toMatchObject({
      partnerJobId: job.hash_id,
      companyId: '4711',
    });
  });

  test.each(['abc', '<b>', '1'.repeat(21), '-1'])(
    'a number such as %j is not added',
    async (number) => {
      const { open } = await openBakery();
      const { html } = await open(`/job-boards?linkedin=${encodeURIComponent(number)}`);
      expect(addressIn(partOf(html, 'linkedin'))).toMatch(/linkedin\.xml$/u);
    },
  );
});

describe('the page of job boards', () => {
  test('gives every address, and each answers with as many jobs as it says', async () => {
    const { bakery, post, open } = await openBakery();
    const nowhere = await bakery.openOffice({ country_id: SWISS, city: '' });
    await post({ title: 'Baker', description: LONG });
    await post({ title: 'Cook', description: '<p>Short.</p>' });
    await bakery.postJob({ title: 'Nomad', status: 'Live', office_id: nowhere.id });
    const { html } = await open('/job-boards');
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const addresses = [...html.matchAll(/value="(https:[^"]+)"/gu)].map(([, found = '']) => found);
    expect(new Set(addresses.map((address) => address.split('/').at(-1)))).toEqual(
      new Set([
        'adzuna.xml',
        'careerjet.xml',
        'feed.json',
        'feed.xml',
        'indeed.xml',
        'jobrapido.xml',
        'jobs.json',
        'jobs.xml',
        'jooble.xml',
        'linkedin.xml',
        'talent.xml',
        'xing.xml',
      ]),
    );
    for (const address of addresses.filter((one) => one.includes('/feeds/'))) {
      const board = /(\w+)\.xml$/u.exec(address)?.[1] ?? '';
      const file = await openSite(HOST, fresh(address.slice(address.indexOf('/companies'))));
      expect(file.status, address).toBe(200);
      const [, said = ''] = /class="count"> (\d+) job/u.exec(partOf(html, board)) ?? [];
      const jobs = [...file.html.matchAll(/<(?:job|posting)(?: |>)/gu)];
      expect([board, jobs.length]).toEqual([board, Number(said)]);
    }
  });

  test('names the jobs that a board leaves out, and why', async () => {
    const { bakery, post, open } = await openBakery();
    const nowhere = await bakery.openOffice({ country_id: SWISS, city: '' });
    const short = await post({ title: 'Cook <b>', description: '<p>Short.</p>' });
    const lost = await bakery.postJob({ title: 'Nomad', status: 'Live', office_id: nowhere.id });
    await post({ title: 'Baker', description: LONG });
    const { html } = await open('/job-boards');
    const linkedIn = partOf(html, 'linkedin');
    expect(linkedIn).toContain('2 jobs left out');
    expect(linkedIn).toContain('fewer than 100 characters');
    expect(linkedIn).toContain('The office has no city');
    expect(linkedIn).toContain(`/jobs/${short.id}"><bdi>Cook &lt;b&gt;</bdi>`);
    expect(linkedIn).toContain(`/jobs/${lost.id}">`);
    expect(partOf(html, 'jooble')).not.toContain('left out');
  });

  test('of a test company says that its files are empty', async () => {
    const { bakery, post, open } = await openBakery();
    await post({ title: 'Baker' });
    await env.DB.prepare('update companies set is_test = 1 where id = ?').bind(bakery.id).run();
    const { html } = await open('/job-boards');
    expect(html).toContain('This is a test company');
    expect(partOf(html, 'indeed')).toContain('0 jobs');
  });
});

describe('the readers of a file', () => {
  const read = async (company: Company, file: string, agent: string | null, query = '') => {
    const path = `/companies/${company.subdomain}/${file}`;
    const headers = agent === null ? {} : { 'user-agent': agent };
    const response = await visit(HOST, `${path}${query}`, headers);
    await response.text();
    return response;
  };
  const rowsOf = async (company: Company) => {
    const { results } = await env.DB.prepare(
      'select file, agent, reads from feed_reads where company_id = ? order by file, agent',
    )
      .bind(company.id)
      .all();
    return results;
  };

  test('are counted by day and name, also those that are up to date, and a file in pages once', async () => {
    const { bakery, post, open } = await openBakery();
    await post({ title: 'Baker', description: LONG });
    const indeed = 'Mozilla/5.0 (compatible; Indeedbot/1.1; +https://indeed.com)';
    const first = await read(bakery, 'feeds/indeed.xml', indeed);
    const again = await visit(HOST, `/companies/${bakery.subdomain}/feeds/indeed.xml`, {
      'user-agent': indeed,
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    await read(bakery, 'jobs.xml', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140');
    await read(bakery, 'jobs.json', 'python-requests/2.32', '?max=1');
    await read(bakery, 'jobs.json', '<script>alert(1)</script>');
    await vi.waitFor(async () => expect(await rowsOf(bakery)).toHaveLength(4), {
      timeout: 8000,
      interval: 200,
    });
    expect(await rowsOf(bakery)).toEqual([
      { file: 'indeed.xml', agent: 'Indeedbot', reads: 2 },
      { file: 'jobs.json', agent: 'python-requests', reads: 1 },
      { file: 'jobs.json', agent: 'script', reads: 1 },
      { file: 'jobs.xml', agent: 'Mozilla', reads: 1 },
    ]);
    const { html } = await open('/job-boards');
    expect(partOf(html, 'indeed')).toMatch(/Last read .+ by Indeedbot\./u);
    expect(partOf(html, 'indeed')).toContain('2 times');
    expect(partOf(html, 'xing')).toContain('Not read in the last 14 days.');
    expect(html).toContain('by a browser');
  });

  test('are seen by their own company only, and of the last days only', async () => {
    const [one, other] = [await openBakery(), await openBakery()];
    const day = Math.floor(Date.now() / DAY_MS);
    const insert = (company: Company, age: number, agent: string) =>
      env.DB.prepare('insert into feed_reads values (?, ?, ?, ?, 1, ?)')
        .bind(company.id, 'xing.xml', day - age, agent, Date.now() - age * DAY_MS)
        .run();
    await insert(one.bakery, 2, 'XINGbot');
    await insert(one.bakery, 15, 'Oldbot');
    expect(partOf((await one.open('/job-boards')).html, 'xing')).toContain('XINGbot');
    expect((await one.open('/job-boards')).html).not.toContain('Oldbot');
    expect((await other.open('/job-boards')).html).not.toContain('XINGbot');
  });

  test('are twenty by name, and the rest together', async () => {
    const { countReads } = await import('#careers/company-feeds/actions.ts');
    const { publicContext } = await import('#http/context.ts');
    const { openBackgroundServices } = await import('#platform/background-services.ts');
    const { withReader } = await import('../support/with-reader.ts');
    setClock(Date.parse('2026-12-01T12:00:00Z'));
    const { bakery } = await openBakery();
    const services = openBackgroundServices(withReader(env), { waitUntil: () => {} });
    const ctx = publicContext(services, new Date());
    for (let at = 0; at < 30; at++)
      await countReads(ctx, new Map([[`${bakery.subdomain} jobs.xml reader${at % 25}`, 2]]));
    const rows = await rowsOf(bakery);
    expect(rows).toHaveLength(21);
    expect(rows.find(({ agent }) => agent === '…')).toMatchObject({ reads: 10 });
    expect(rows.find(({ agent }) => agent === 'reader0')).toMatchObject({ reads: 4 });
    for (const wrong of [
      '',
      'a b',
      `${bakery.subdomain} jobs.xml a b`,
      'a ../x.xml b',
      'A b.xml c',
    ])
      await expect(countReads(ctx, new Map([[wrong, 1]]))).rejects.toThrow(/malformed/u);
    await expect(countReads(ctx, new Map([['nobody-here jobs.xml x', 1]]))).resolves.toBe(
      undefined,
    );
    expect(await rowsOf(bakery)).toEqual(rows);
  });
});
