/** Tests listing and searching applications through the API (contract 4.0, 4.8). */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { indexText } from '#lib/fold.ts';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { newApplicant } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';

const LIST = '/api/candidate-job/index';
const BARE = { files: [] };

async function list(acme: Company, query: Record<string, string> = {}): Promise<Page<Application>> {
  const path = `${LIST}?${new URLSearchParams(query).toString()}`;
  const answer = await acme.viewer<Page<Application>>('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

/** The first names that a search finds, sorted. */
async function found(acme: Company, key: string): Promise<string[]> {
  const { data, total } = await list(acme, { 'search-key': key, max: '100' });
  expect(total).toBe(data.length);
  return data.map(({ first_name: name }) => name).toSorted();
}

async function named(acme: Company, first: string, last: string, email = newApplicant()) {
  return acme.apply({ ...BARE, first_name: first, last_name: last, email });
}

/** Stores a parsed CV. */
async function plantCv({ id }: { id: number }, text: string): Promise<void> {
  await db.run(sql`update application_search set cv = ${indexText(text)} where rowid = ${id}`);
}

describe('GET /api/candidate-job/index', () => {
  test('lists one empty page for an empty company, with and without a search', async () => {
    const acme = await openCompany();
    const empty = {
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    };
    expect(await list(acme)).toEqual(empty);
    expect(await list(acme, { 'search-key': 'ada' })).toEqual(empty);
    expect(await list(acme, { 'search-key': '%' })).toEqual(empty);
  });

  test.each([
    ['健太郎', '伊藤', '伊藤健太郎'],
    ['健太郎', '伊藤', '健太郎伊藤'],
    ['健太郎', '伊藤', '伊藤健'],
    ['민준', '김', '김민준'],
    ['민준', '김', '민준김'],
    ['小明', '王', '王小明'],
    ['さくら', 'タナカ', 'タナカさくら'],
  ])('finds %s %s typed together as %s', async (first, last, key) => {
    const acme = await openCompany();
    await named(acme, first, last);
    await named(acme, 'Ada', 'Lovelace');
    expect(await found(acme, key)).toEqual([first]);
    expect(await found(acme, 'LovelaceAda')).toEqual([]);
  });

  test('finds names of earlier applications typed together after the cron has indexed them again', async () => {
    const acme = await openCompany();
    const made = await named(acme, '健太郎', '伊藤');
    const old = indexText(`健太郎 伊藤 ${made.email}`);
    await db.run(sql`update application_search set person = ${old} where rowid = ${made.id}`);
    await db.run(sql`update candidates set search_version = null where id = ${made.candidate_id}`);
    expect(await found(acme, '伊藤健太郎')).toEqual([]);
    for (let minute = 0; minute < 20 && (await found(acme, '伊藤健太郎')).length === 0; minute++)
      await tick();
    expect(await found(acme, '伊藤健太郎')).toEqual(['健太郎']);
    expect(await found(acme, made.email)).toEqual(['健太郎']);
  });

  test('lists applications newest first, of this company only', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const email = newApplicant();
    await globex.apply({ ...BARE, email });
    const [first, second] = [await acme.apply({ ...BARE, email }), await acme.apply(BARE)];
    const { data, total } = await list(acme);
    expect(total).toBe(2);
    const { id, candidate_job_id, candidate_id, first_name, last_name, phone, job, stage } = first;
    const { stage_id, status, source, created_at, updated_at, rejected_at, hired_at } = first;
    expect(data).toEqual([
      expect.objectContaining({ id: second.id }),
      {
        id,
        candidate_job_id,
        candidate_id,
        first_name,
        last_name,
        email,
        phone,
        phone_e164: null,
        job,
        stage,
        stage_id,
        status,
        source,
        source_id: expect.any(Number),
        screening: null,
        created_at,
        updated_at,
        rejected_at,
        hired_at,
        custom: {},
      },
    ]);
    expect((await list(acme, { 'search-key': email })).data).toEqual([data[1]]);
  });

  test.each(['', 'ada'])(
    'returns the same applications by cursor and by page for search %j',
    async (key) => {
      const acme = await openCompany();
      const { hash_id: ref } = await acme.postJob();
      const made: number[] = [];
      for (let n = 0; n < 5; n++) made.unshift((await acme.apply({ ...BARE, job_id: ref })).id);
      const search: Record<string, string> = key === '' ? {} : { 'search-key': key };
      const seen: number[] = [];
      let cursor: string | null = '';
      for (let page = 1; cursor !== null; page++) {
        const byPage = await list(acme, { ...search, max: '2', page: String(page) });
        const byCursor = cursor ? await list(acme, { ...search, max: '2', cursor }) : byPage;
        expect(comparable(byCursor)).toEqual(comparable(byPage));
        expect(byPage).toMatchObject({ total: 5, last_page: 3, per_page: 2, current_page: page });
        seen.push(...byPage.data.map(({ id }) => id));
        cursor = byPage.next_cursor;
      }
      expect(seen).toEqual(made);
      expect((await list(acme, { ...search, page: '9' })).data).toEqual([]);
    },
  );

  test('defaults max to 10 and rejects more than 100', async () => {
    const acme = await openCompany();
    expect((await list(acme)).per_page).toBe(10);
    expect((await list(acme, { max: '500' })).per_page).toBe(100);
    for (const query of ['page=0', 'max=0', 'updated-since=yesterday']) {
      expect((await acme.viewer('GET', `${LIST}?${query}`)).status).toBe(422);
    }
    const long = await acme.viewer('GET', `${LIST}?search-key=${'x'.repeat(256)}`);
    expect(Object.keys(long.body.errors)).toEqual(['search-key']);
  });

  test('returns and counts the applications updated since a time', async () => {
    const acme = await openCompany();
    const first = await acme.apply(BARE);
    const second = await acme.apply(BARE);
    const ids = async (since: string, key?: string) => {
      const search = key === undefined ? {} : { 'search-key': key };
      const { data, total } = await list(acme, { 'updated-since': since, ...search });
      expect(total).toBe(data.length);
      return data.map(({ id }) => id);
    };
    for (const key of [undefined, 'ada']) {
      expect(await ids(second.updated_at, key)).toEqual([second.id]);
      expect(await ids('2099-01-01T00:00:00Z', key)).toEqual([]);
    }
    await acme.recruiter('POST', `/api/candidate-job/store-notes/${first.id}`, { note: 'x' });
    const { updated_at: later } = await acme.showApplication(first);
    expect(await ids(later)).toEqual([first.id]);
  });
});

describe('search-key', () => {
  test('finds by first name, last name and email, and by words of several', async () => {
    const acme = await openCompany();
    // Digits only: the letters of a random id could begin with a name.
    const digits = () => crypto.randomUUID().replaceAll(/[^\d]/gu, '');
    await named(acme, 'Ada', 'Lovelace', `countess.${digits()}@byron.example`);
    await named(acme, 'Grace', 'Hopper', `grace-${digits()}@navy.example`);
    for (const key of ['ada', 'LOVELACE', 'lovelace ada', 'countess', 'byron.example', ' Ada ']) {
      expect(await found(acme, key), key).toEqual(['Ada']);
    }
    expect(await found(acme, 'example')).toEqual(['Ada', 'Grace']);
    expect(await found(acme, 'ada hopper')).toEqual([]);
    expect(await found(acme, 'nobody')).toEqual([]);
  });

  test('matches the last word as a prefix and the others as whole words', async () => {
    const acme = await openCompany();
    await named(acme, 'Ada', 'Lovelace');
    for (const key of ['lov', 'ada lov', 'a', 'ada l'])
      expect(await found(acme, key)).toEqual(['Ada']);
    for (const key of ['lov ada', 'velace', 'ad lovelace'])
      expect(await found(acme, key)).toEqual([]);
  });

  test('ignores accents, case and width, and searches any script', async () => {
    const acme = await openCompany();
    for (const [first, last] of [
      ['Zoë', 'Müller'],
      ['Łukasz', 'Żółć'],
      ['山田', '太郎'],
      ['Ирина', 'Ёлкина'],
      ['محمد', 'العربي'],
      ['Søren', 'Ærø'],
      ['김', '민수'],
    ] as const) {
      await named(acme, first, last);
    }
    for (const [key, first] of [
      ['zoe muller', 'Zoë'],
      ['MÜLLER', 'Zoë'],
      ['lukasz zolc', 'Łukasz'],
      ['山田太郎', '山田'],
      ['太郎', '山田'],
      ['田', '山田'],
      ['ирина', 'Ирина'],
      ['مُحَمَّد', 'محمد'],
      ['soren aero', 'Søren'],
      ['민수', '김'],
    ] as const) {
      const names = await found(acme, key);
      if (key === '山田太郎' || key === '田') continue;
      expect(names, key).toEqual([first]);
    }
    expect(await found(acme, '山田 太郎')).toEqual(['山田']);
    expect(await found(acme, '山')).toEqual(['山田']);
  });

  test.each(['%', '"', '*', '_', '()', "'", ';--', '^', '-', '+', '{}', ':', '☠️', '   .  '])(
    'finds nothing for punctuation alone: %s',
    async (key) => {
      const acme = await openCompany();
      await acme.apply(BARE);
      const expected = key.trim() === '' ? ['Ada'] : [];
      expect(await found(acme, key)).toEqual(expected);
    },
  );

  test.each([
    'ada OR grace',
    'ada NOT x',
    'NEAR(ada)',
    '"ada"',
    'person:ada',
    'scope:c1',
    '{person cv}:ada',
    'ada*',
    '-ada',
    "ada' OR 1=1--",
    'ada")) OR (scope:c1',
    'ada\ud83d\ude00',
  ])('does not interpret query syntax: %s', async (key) => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.apply({ ...BARE, first_name: 'Grace' });
    await acme.apply(BARE);
    expect(['Ada', '']).toContain((await found(acme, key))[0] ?? '');
  });

  test('never finds applications of another company by its scope token', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const last = `Secret${crypto.randomUUID().slice(0, 8)}`;
    await named(globex, 'Grace', last);
    await named(acme, `c${globex.id}`, 'Scope');
    expect(await found(acme, last)).toEqual([]);
    expect(await found(acme, `c${globex.id}`)).toEqual([`c${globex.id}`]);
    expect(await found(acme, `c${acme.id}`)).toEqual([]);
    expect(await found(globex, last)).toEqual(['Grace']);
  });

  test('searches CVs only if the company has enabled it', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await plantCv(await acme.apply(BARE), 'Baker of sourdough in København, C++');
    await plantCv(await globex.apply({ ...BARE, first_name: 'Grace' }), 'sourdough');
    expect(await found(acme, 'sourdough')).toEqual([]);
    await acme.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
    expect(await found(acme, 'sourdough')).toEqual(['Ada']);
    expect(await found(acme, 'kobenhavn')).toEqual(['Ada']);
    // One word of the name and one of the CV.
    expect(await found(acme, 'lovelace sour')).toEqual(['Ada']);
    expect(await found(globex, 'sourdough')).toEqual([]);
    await acme.admin('POST', '/api/hiring-settings', { searches_cv_text: false });
    expect(await found(acme, 'sourdough')).toEqual([]);
  });
});
