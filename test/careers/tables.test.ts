/** Which tables the career domains and the location API read: those of the listing, and nothing of a company's. They write none. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicDomains, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { API } from '../support/call.ts';
import { callWith, recorded } from '../support/d1.ts';

/** The tables of the listing, the places and the domains. */
const readable =
  /^(?:listed_jobs|listed_texts|share_pictures$|job_pages|company_profiles|company_pages|listed_companies|job_counts|listing_search|search_word|places|located_places|renamed_places|towns|states|career_domain)/u;

const HOST = 'karriere-alpen.example';
const city = `Tabellen ${crypto.randomUUID().slice(0, 8)}`;
const cityPath = `/ch/${city.toLowerCase().replaceAll(' ', '-')}`;
const today = new Date().toISOString().slice(0, 10);
let company: string;
let hashId: string;
let closedHashId: string;

beforeAll(async () => {
  await openDomains();
  const acme = await openCompany({ domain: HOST });
  company = acme.subdomain;
  const office = await acme.openOffice({ country_id: 756, city });
  const input = { status: 'Live', office_id: office.id, description: '<p>Brot</p>' };
  ({ hash_id: hashId } = await acme.postJob({ title: 'Konditor', ...input }));
  const closed = await acme.postJob({ title: 'Müller', ...input });
  closedHashId = closed.hash_id;
  await acme.recruiter('POST', `/api/jobs/update-status/${closed.id}`, { status: 'Closed' });
}, 60_000);

/** The statements that answer a GET. */
async function statementsOf(url: string): Promise<{ status: number; statements: string[] }> {
  const { binding, statements } = recorded(env.DB);
  // Views of bots are not counted.
  const response = await callWith(binding, 'GET', url, { 'user-agent': 'examplebot' });
  await response.text();
  return { status: response.status, statements };
}

/** The tables that statements open, as SQLite compiles them: views are resolved, triggers included. */
async function tablesOf(statements: readonly string[]): Promise<string[]> {
  const roots = await env.DB.prepare('select tbl_name, rootpage from sqlite_master').all<{
    tbl_name: string;
    rootpage: number;
  }>();
  const nameOf = new Map(roots.results.map((row) => [row.rootpage, row.tbl_name]));
  const tables = new Set<string>();
  for (const statement of new Set(statements)) {
    const values = Array.from(statement.matchAll(/\?/gu), () => null);
    const program = await env.DB.prepare(`explain ${statement}`)
      .bind(...values)
      .all<{
        opcode: string;
        p2: number;
        p3: number;
      }>();
    for (const { opcode, p2, p3 } of program.results) {
      // p3 is 0 in the database itself, and 1 among temporary tables.
      if (/^(?:OpenRead|ReopenIdx|OpenWrite)$/u.test(opcode) && p3 === 0) {
        const name = nameOf.get(p2) ?? `page ${p2}`;
        tables.add(opcode === 'OpenWrite' ? `written: ${name}` : name);
      }
    }
  }
  return [...tables].toSorted();
}

const unread = (tables: readonly string[]) => tables.filter((name) => !readable.test(name));

describe('a GET of the public', () => {
  test.each([
    ['/', 200],
    ['/ch', 200],
    ['/ch?q=kondi&workplace=remote', 200],
    [cityPath, 200],
    [`${cityPath}?page=2`, 404],
    ['/jobs/{listed}', 200],
    ['/jobs/{closed}', 410],
    ['/jobs/unknown', 404],
    ['/saved', 200],
    ['/companies', 200],
    ['/companies/{company}', 200],
    ['/feed.xml', 200],
    ['/feed.json', 200],
    ['/jobs.xml', 200],
    [`${cityPath}/feed.xml`, 200],
    ['/sitemap.xml', 200],
    ['/sitemaps/pages.xml', 200],
    ['/sitemaps/cities-ch-1.xml', 200],
    [`/sitemaps/jobs-${today}-1-1.xml`, 200],
    ['/llms.txt', 200],
  ] as const)(
    'of %s on a career domain reads the tables of the listing only',
    async (path, status) => {
      const url = `https://${HOST}${path
        .replace('{listed}', hashId)
        .replace('{closed}', closedHashId)
        .replace('{company}', company)}`;
      const answer = await statementsOf(url);
      expect(answer.status, url).toBe(status);
      expect(unread(await tablesOf(answer.statements)), url).toEqual([]);
    },
  );

  test.each([
    '/api/locations/countries',
    '/api/locations/cities?country=CH',
    '/api/locations/jobs',
    '/api/locations/jobs?country=CH&search-key=kondi&page=2',
    '/api/central/jobs?per_page=100',
  ])('of %s reads the tables of the listing only', async (path) => {
    const { status, statements } = await statementsOf(`${API}${path}`);
    expect(status).toBe(200);
    const tables = await tablesOf(statements);
    expect(unread(tables)).toEqual([]);
    expect(tables).not.toEqual([]);
  });
});

test('knows a table of a company when it sees one', async () => {
  expect(publicDomains.length).toBeGreaterThan(1);
  expect(unread(await tablesOf(['select * from jobs', 'select * from jobs_as_listed']))).toEqual([
    'departments',
    'jobs',
    'offices',
  ]);
});
