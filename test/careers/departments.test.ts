/** Departments where the public sees them: on the page of a company, on its own website, and in its feeds. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Department } from '#recruiting/jobs/departments/schemas.ts';
import { fresh } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const HOST = 'karriere-de.example';

let acme: Company;
let kitchen: Department;
let care: Department;
let empty: Department;

const see = async (path: string) => (await open(HOST, fresh(path))).html;
const page = (query = '') => see(`/companies/${acme.subdomain}${query}`);

type Feed = {
  total: number;
  jobs: { title: string; department: string | null; group: string | null }[];
  filters: { name: string; options: { value: string; label: string; count: number }[] }[];
};
const feed = async (query = ''): Promise<Feed> =>
  JSON.parse(await see(`/embed/${acme.subdomain}.json${query}`));

/** What is listed of these words, in the order of the page. */
function inOrder(html: string, ...words: string[]): string[] {
  return words.toSorted((one, other) => html.lastIndexOf(one) - html.lastIndexOf(other));
}

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
  kitchen = await acme.openDepartment({ name: 'Küche <1>' });
  care = await acme.openDepartment({ name: 'Pflege' });
  empty = await acme.openDepartment({ name: 'Verwaltung' });
  await acme.postJob({ title: 'Koch', status: 'Live', department_id: kitchen.id });
  await acme.postJob({ title: 'Pfleger', status: 'Live', department_id: care.id });
  await acme.postJob({ title: 'Fahrer', status: 'Live' });
  await acme.postJob({ title: 'Kellner', status: 'Live', department_id: kitchen.id });
});

describe('the page of the company', () => {
  test('groups the jobs in the order of the departments, and leads to those that have jobs', async () => {
    const html = await page();
    expect(html).toContain('<h3 class="group" dir="auto">Küche &lt;1&gt;</h3>');
    expect(inOrder(html, 'Fahrer</a>', 'Pfleger</a>', 'Koch</a>', 'Kellner</a>')).toEqual([
      'Kellner</a>',
      'Koch</a>',
      'Pfleger</a>',
      'Fahrer</a>',
    ]);
    expect(html).toContain('Weitere Stellen');
    expect(html).toContain(`?department=${care.id}"`);
    expect(html).not.toContain(`department=${empty.id}`);
    await acme.admin('POST', `/api/departments/update/${care.id}`, { position: 1 });
    expect(inOrder(await page(), 'Pfleger</a>', 'Koch</a>')).toEqual(['Pfleger</a>', 'Koch</a>']);
    await acme.admin('POST', `/api/departments/update/${care.id}`, { position: 2 });
  });

  test('has the jobs of one department alone, and a chip that removes the filter', async () => {
    const html = await page(`?department=${care.id}`);
    expect(html).toContain('Pfleger</a>');
    expect(html).not.toMatch(/(?:Koch|Kellner|Fahrer)<\/a>/u);
    expect(html).not.toContain('class="group"');
    expect(html).toContain(`rel="canonical" href="https://${HOST}/companies/${acme.subdomain}"`);
    expect(html).toContain(`<input type="hidden" name="department" value="${care.id}"/>`);
    expect(html).toMatch(/class="chosen"[\s\S]*Pflege/u);
  });

  test('has no job of a department of another company, nor of none', async () => {
    const foreign = await (await openCompany({ domain: HOST })).openDepartment();
    for (const id of [foreign.id, empty.id, 7]) {
      expect(await page(`?department=${id}`)).not.toMatch(/(?:Koch|Pfleger)<\/a>/u);
    }
    for (const text of ['', 'x', '0', '1 OR m2', '99999999999999999']) {
      const { status } = await open(HOST, fresh(`/companies/${acme.subdomain}?department=${text}`));
      expect(status).toBe(200);
    }
  });

  test('groups nothing where one department alone has jobs', async () => {
    const globex = await openCompany({ domain: HOST });
    const { id } = await globex.openDepartment();
    await globex.openDepartment();
    await globex.postJob({ title: 'Bote', status: 'Live', department_id: id });
    await globex.postJob({ title: 'Maler', status: 'Live' });
    const html = await see(`/companies/${globex.subdomain}`);
    expect(html).toContain('Bote</a>');
    expect(html).not.toContain('class="group"');
  });
});

test('the pages of all employers know no departments', async () => {
  const html = await see(`/?department=${care.id}&q=Koch`);
  expect(html).not.toContain('class="group"');
  expect(html).toContain('Koch</a>');
});

describe('the plugin of the website', () => {
  test('groups the jobs, and offers the departments that have any', async () => {
    const { jobs, filters } = await feed();
    expect(jobs.map(({ title, department, group }) => [title, department, group])).toEqual([
      ['Kellner', 'Küche <1>', 'Küche <1>'],
      ['Koch', 'Küche <1>', null],
      ['Pfleger', 'Pflege', 'Pflege'],
      ['Fahrer', null, 'Weitere Stellen'],
    ]);
    expect(filters.find(({ name }) => name === 'department')?.options).toEqual([
      { value: String(kitchen.id), label: 'Küche <1>', count: 2 },
      { value: String(care.id), label: 'Pflege', count: 1 },
    ]);
    const html = await see(`/embed/${acme.subdomain}`);
    expect(html).toContain('<h2 dir="auto">Pflege</h2>');
  });

  test('has one department alone where it is asked for', async () => {
    const { jobs, total, filters } = await feed(`?department=${care.id}`);
    expect(filters.map(({ name }) => name)).not.toContain('department');
    expect(total).toBe(1);
    expect(jobs).toMatchObject([{ title: 'Pfleger', department: 'Pflege', group: null }]);
  });

  test('sends the department of its element', async () => {
    const script = await see(`/embed/${acme.subdomain}.js`);
    expect(script).toContain("query.set('department',own)");
  });
});

test('the files of all jobs name the department of each', async () => {
  const path = `/companies/${acme.subdomain}`;
  const { jobs } = JSON.parse(await see(`${path}/jobs.json`));
  const named = jobs.map((job: { title: string; department: string | null }) => [
    job.title,
    job.department,
  ]);
  expect(Object.fromEntries(named)).toEqual({
    Koch: 'Küche <1>',
    Kellner: 'Küche <1>',
    Pfleger: 'Pflege',
    Fahrer: null,
  });
  expect(await see(`${path}/jobs.xml`)).toContain('<department><![CDATA[Pflege]]></department>');
});
