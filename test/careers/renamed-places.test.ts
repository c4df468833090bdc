/** Cities that got another name: their old pages lead to the new one, in one redirect, while they have no jobs. */
import { beforeAll, expect, test } from 'vitest';
import { countryByIso2 } from '#lib/countries.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import { fresh, visit } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const HOST = 'lavoro-it.example';
const ITALY = countryByIso2('IT')?.id;

const newName = () => `Citta ${crypto.randomUUID().slice(0, 8)}`;
const pathOf = (city: string) => `/it/${city.toLowerCase().replace(' ', '-')}`;

let acme: Company;

async function look(path: string) {
  const { status, headers } = await visit(HOST, fresh(path));
  return { status, location: headers.get('location') };
}

/** A second later, as the surroundings of a list are kept for so long. */
async function expectLook(path: string, expected: object) {
  setClock(Date.now() + SECOND_MS);
  expect(await look(path)).toEqual(expected);
}

const shown = { status: 200, location: null };
const moved = (city: string) => ({ status: 301, location: pathOf(city) });

async function openIn(city: string, job = true): Promise<Office> {
  const office = await acme.openOffice({ country_id: ITALY, city, address: 'Via Roma 1' });
  if (job) await acme.postJob({ status: 'Live', office_id: office.id });
  return office;
}

const change = async (office: Office, to: object) => {
  const path = `/api/company-offices/update/${office.id}`;
  expect((await acme.admin('POST', path, to)).status).toBe(200);
};

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
}, 60_000);

test('the old page leads to the new one, with its filters, however it is typed', async () => {
  const [old, name] = [newName(), newName()];
  const office = await openIn(old);
  await expectLook(pathOf(old), shown);
  await change(office, { city: name });
  await expectLook(pathOf(old), moved(name));
  await expectLook(`${pathOf(old)}?workplace=Remote&page=3&utm_source=x`, {
    status: 301,
    location: `${pathOf(name)}?workplace=Remote`,
  });
  await expectLook(`${pathOf(old).toUpperCase()}/`, moved(name));
  await expectLook(pathOf(name), shown);
});

test('names that change again make one redirect, and never a loop', async () => {
  const [first, second, third] = [newName(), newName(), newName()];
  const office = await openIn(first);
  await change(office, { city: second });
  await change(office, { city: third });
  await expectLook(pathOf(first), moved(third));
  await expectLook(pathOf(second), moved(third));
  await change(office, { city: first });
  await expectLook(pathOf(first), shown);
  await expectLook(pathOf(second), moved(first));
  await expectLook(pathOf(third), moved(first));
});

test('an office that moves does not rename its city', async () => {
  const [from, to] = [newName(), newName()];
  const office = await openIn(from);
  await change(office, { city: to, address: 'Via Milano 2' });
  await expectLook(pathOf(from), shown);
});

test('a city with another office keeps its page, and one that gets an office or jobs has it again', async () => {
  const [shared, name] = [newName(), newName()];
  const office = await openIn(shared, false);
  const other = await openIn(shared, false);
  await change(office, { city: name });
  await expectLook(pathOf(shared), shown);
  await change(other, { city: name });
  await expectLook(pathOf(shared), moved(name));
  await openIn(shared, false);
  await expectLook(pathOf(shared), shown);
});

test('a city in another country is another city', async () => {
  const [old, name] = [newName(), newName()];
  const office = await openIn(old);
  await change(office, { city: name, country_id: countryByIso2('CH')?.id });
  await expectLook(pathOf(old), shown);
});

test('cities of one name have titles of their own', async () => {
  const name = newName();
  const host = 'empleo-latam.example';
  const titles = new Set<string>();
  for (const iso2 of ['MX', 'AR']) {
    const globex = await openCompany({ domain: host });
    const office = await globex.openOffice({ country_id: countryByIso2(iso2)?.id, city: name });
    await globex.postJob({ status: 'Live', office_id: office.id });
  }
  for (const iso2 of ['mx', 'ar']) {
    const { status, html } = await open(host, fresh(pathOf(name).replace('/it/', `/${iso2}/`)));
    expect(status).toBe(200);
    titles.add(/<title>(.*?)<\/title>/u.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(2);
  expect([...titles].some((title) => title.includes(`${name}, México`))).toBe(true);
});
