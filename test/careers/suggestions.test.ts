/** Suggestions of titles and places while someone types. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTowns } from '#operator/towns/actions.ts';
import type { Town } from '#operator/towns/store.ts';
import type { Suggestion } from '#careers/answers/schemas.ts';
import { slug } from '#lib/fold.ts';
import { stateId } from '#lib/subdivisions.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { rowsReadFor } from '../support/d1.ts';
import { operator } from '../support/operator.ts';

const API_HOST = new URL(API).host;
const HOST = 'karriere-de.example';
/** Words that no other test has, which begin with two letters that no other test's towns have. */
const letters = crypto
  .randomUUID()
  .replaceAll(/[^a-f]/gu, '')
  .padEnd(6, 'z')
  .slice(0, 6);
const word = `Qx${letters}`;
let townId = Math.floor(Math.random() * 1e9);

function town(name: string, population: number, other: Partial<Town> = {}): Town {
  const given = { countryId: 276, lat: 50, lon: 10, isMain: true, name };
  return { slug: slug(name), townId: townId++, population, ...given, ...other };
}

async function suggest(query: Record<string, string>, host = API_HOST) {
  const path = `/api/locations/suggest?${new URLSearchParams(query).toString()}`;
  const response = await visit(host, fresh(path));
  const { data, errors } = await response.json<{
    data: Suggestion[];
    errors?: Record<string, string[]>;
  }>();
  return { status: response.status, headers: response.headers, data, errors };
}

const namesOf = async (query: Record<string, string>) =>
  (await suggest(query)).data.map(({ name }) => name);

beforeAll(async () => {
  await openDomains();
  const bern = { townId: townId++ };
  await loadTowns(operator(), [
    town(`${word}burg`, 5000, { stateId: stateId('DE-HE') }),
    town(`${word}burg`, 4000, { stateId: stateId('DE-SN') }),
    town(`${word}heim`, 90_000),
    town(`${word}stadt`, 2000),
    town(`${word}bern`, 10_000, { countryId: 756 }),
    town(word, 800, bern),
    town(`${word}alt`, 800, { ...bern, isMain: false }),
    ...Array.from({ length: 20 }, (_, n) => town(`${word}dorf ${n}`, 100 + n)),
  ]);
  const acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({ country_id: 276, city: `${word}stadt` });
  const post = (title: string) => acme.postJob({ title, status: 'Live', office_id: office.id });
  await post(`${word}bauer (m/w/d)`);
  await post(`${word}schlosser`);
  await post(`Leitender ${word}schlosser (w/m/d)`);
  await post(`${word}schlosser (m/w/d)`);
}, 60_000);

describe('titles', () => {
  test('are those that have a word that begins so, the most frequent first, without marks of gender', async () => {
    expect(await namesOf({ q: word, career_domain: HOST })).toEqual([
      `${word}schlosser`,
      `Leitender ${word}schlosser`,
      `${word}bauer`,
    ]);
    expect(await namesOf({ q: `leitender ${word}sch` })).toEqual([`Leitender ${word}schlosser`]);
  });

  test('are those of the career domain', async () => {
    expect(await namesOf({ q: word, career_domain: 'kyujin-jp.example' })).toEqual([]);
    expect(await namesOf({ q: word, career_domain: 'nowhere.example' })).toEqual([]);
  });
});

describe('places', () => {
  const ask = (q: string) => namesOf({ kind: 'place', q, career_domain: HOST });

  test('are cities with jobs, then the largest towns of the countries of the site', async () => {
    const found = await ask(word);
    expect(found).toHaveLength(8);
    expect(found.slice(0, 3)).toEqual([`${word}stadt`, word, `${word}heim`]);
    expect(found).not.toContain(`${word}bern`);
    expect(await ask(`${word}st`)).toEqual([`${word}stadt`]);
  });

  test('are told apart by their state, and show each town once', async () => {
    const burg = await suggest({ kind: 'place', q: `${word}bu`, career_domain: HOST });
    expect(burg.data).toEqual([
      { name: `${word}burg, Hessen`, state: 'Hessen', country: 'Germany' },
      { name: `${word}burg, Sachsen`, state: 'Sachsen', country: 'Germany' },
    ]);
    const all = await ask(word);
    expect(all.filter((name) => name === word || name === `${word}alt`).length).toBeLessThan(2);
  });

  test('of all sites are there without a career domain', async () => {
    expect(await namesOf({ kind: 'Place', q: `${word}be` })).toEqual([`${word}bern`]);
  });

  test('may be found in small towns by more letters', async () => {
    expect(await ask(`${word}dorf 1`)).toContain(`${word}dorf 1`);
  });
});

test.each(['a', ' ', '%', '"', '((', 'x'.repeat(100)])('%s has no suggestions', async (q) => {
  for (const kind of ['title', 'place']) {
    const { status, data } = await suggest({ q: q.trim() === '' ? '-' : q, kind });
    expect([status, data]).toEqual([200, []]);
  }
});

test('a character of Japanese is enough', async () => {
  await loadTowns(operator(), [town(`鑫${letters}`, 5, { countryId: 392 })]);
  expect(await namesOf({ kind: 'place', q: '鑫', career_domain: 'kyujin-jp.example' })).toContain(
    `鑫${letters}`,
  );
});

test.each([
  [{ q: 'abc', kind: 'job' }, 'kind'],
  [{ kind: 'place' }, 'q'],
  [{ q: 'x'.repeat(101) }, 'q'],
])('%j is refused', async (query, field) => {
  const { status, errors } = await suggest(query);
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {})).toEqual([field]);
});

test('answers may be kept for a minute, and are the same on a career domain', async () => {
  const query = { q: word, kind: 'place', career_domain: HOST };
  const [api, site] = [await suggest(query), await suggest(query, HOST)];
  expect(api.headers.get('cache-control')).toContain('max-age=60');
  expect(site.data).toEqual(api.data);
});

test.each(['title', 'place'])('a %s costs at most 400 rows', async (kind) => {
  const query = new URLSearchParams({ q: word, kind, career_domain: HOST }).toString();
  const rows = await rowsReadFor(`${API}${fresh(`/api/locations/suggest?${query}`)}`);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(400);
});
