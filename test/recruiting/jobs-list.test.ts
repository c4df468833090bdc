/** Lists and searches of jobs (contract 4.6, decisions: Lists, Cursor, Title search). */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { JobItem } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { applyTo } from '../support/applicants.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';

const DAY_MS = 86_400_000;

async function list(acme: Company, query = '', path = '/api/jobs/index') {
  const answer = await acme.viewer<Page<JobItem>>('GET', `${path}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

async function titles(acme: Company, query: string): Promise<string[]> {
  const { data, total } = await list(acme, query);
  expect(total).toBe(data.length);
  return data.map(({ title }) => title);
}

describe('GET /api/jobs/index', () => {
  test('returns one empty page for a company without jobs', async () => {
    expect(await list(await openCompany())).toEqual({
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
  });

  test('returns items with these fields, newest first (4.6)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.postJob({ title: 'Secret', status: 'Live' });
    const first = await acme.postJob({ title: 'First', workplace: 'Remote', status: 'Live' });
    const second = await acme.postJob({ title: 'Second' });
    await applyTo(acme, first);
    const item = (
      { id, hash_id, title, status, workplace, created_at }: JobItem,
      count: number,
    ) => ({
      id,
      hash_id,
      title,
      status,
      workplace,
      created_at,
      candidate_job_count: count,
      custom: {},
    });
    expect(await list(acme)).toEqual({
      current_page: 1,
      data: [item(second, 0), item(first, 1)],
      total: 2,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
  });

  test('returns the same jobs by cursor and by page, with and without filters', async () => {
    const acme = await openCompany();
    for (let n = 0; n < 7; n++) {
      await acme.postJob({ title: `Job ${n}`, status: n % 2 === 0 ? 'Live' : 'Draft' });
    }
    for (const [filter, total] of [
      ['', 7],
      ['&status=Live', 4],
      ['&search-key=job', 7],
      ['&with-candidates=no&search-key=JOB', 7],
    ] as const) {
      const seen: number[] = [];
      let cursor: string | null = '';
      for (let page = 1; cursor !== null; page++) {
        const byPage: Page<JobItem> = await list(acme, `?max=2&page=${page}${filter}`);
        const byCursor: Page<JobItem> = cursor
          ? await list(acme, `?max=2&cursor=${cursor}${filter}`)
          : byPage;
        expect(comparable(byCursor)).toEqual(comparable(byPage));
        expect(byPage).toMatchObject({
          current_page: page,
          total,
          per_page: 2,
          last_page: Math.ceil(total / 2),
        });
        seen.push(...byPage.data.map(({ id }) => id));
        cursor = byPage.next_cursor;
      }
      expect(seen).toHaveLength(total);
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    }
  });

  test('returns a stable list by cursor while jobs are created', async () => {
    const acme = await openCompany();
    for (const title of ['A', 'B', 'C']) await acme.postJob({ title });
    const first = await list(acme, '?max=2');
    await acme.postJob({ title: 'D' });
    const second = await list(acme, `?max=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['C', 'B', 'A']);
  });

  test('returns an empty page with the total beyond the last page', async () => {
    const acme = await openCompany();
    await acme.postJob();
    expect(await list(acme, '?page=9&max=5')).toEqual({
      current_page: 9,
      data: [],
      total: 1,
      per_page: 5,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
    expect(await list(acme, '?page=999999999&max=100')).toMatchObject({ data: [], total: 1 });
  });

  test('defaults max to 10 and limits it to 100 (8)', async () => {
    const acme = await openCompany();
    expect((await list(acme)).per_page).toBe(10);
    expect((await list(acme, '?max=100')).per_page).toBe(100);
    expect((await list(acme, '?max=101')).per_page).toBe(100);
    expect((await list(acme, '?max=999999999')).per_page).toBe(100);
  });

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'abc'],
    ['page', '1e3'],
    ['page', '٣'],
    ['page', '9999999999'],
    ['max', '0'],
    ['max', '-5'],
    ['max', '10.0'],
    ['max', 'all'],
    ['updated-since', 'yesterday'],
    ['updated-since', '2026-11-20'],
    ['updated-since', '2026-13-01T00:00:00Z'],
    ['date-start', '2026-02-30'],
    ['date-start', '20.11.2026'],
    ['date-end', '2026-11-20T00:00:00Z'],
    ['status', 'Paused'],
    ['with-candidates', 'maybe'],
    ['search-key', 'x'.repeat(256)],
  ])('rejects %s=%s (422)', async (name, value) => {
    const acme = await openCompany();
    const answer = await acme.viewer('GET', `/api/jobs/index?${name}=${encodeURIComponent(value)}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([name]);
  });

  test('ignores unknown parameters', async () => {
    const acme = await openCompany();
    await acme.postJob();
    expect(await list(acme, '?sort=title&company_id=1&__proto__=x&constructor=y')).toMatchObject({
      total: 1,
    });
  });

  test('filters by status, in any case', async () => {
    const acme = await openCompany();
    for (const status of ['Live', 'Draft', 'Archived', 'Expired', 'Closed']) {
      await acme.postJob({ title: status, status });
    }
    for (const status of ['Live', 'Draft', 'Archived', 'Expired', 'Closed']) {
      expect(await titles(acme, `?status=${status}`)).toEqual([status]);
      expect(await titles(acme, `?status=${status.toLowerCase()}`)).toEqual([status]);
    }
  });

  test('keeps the total of each status up to date when jobs change status', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const totals = async () => {
      const wanted = ['Draft', 'Live', 'Archived'].map((status) => list(acme, `?status=${status}`));
      return (await Promise.all(wanted)).map(({ total }) => total);
    };
    expect(await totals()).toEqual([1, 0, 0]);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' });
    expect(await totals()).toEqual([0, 1, 0]);
    await acme.recruiter('DELETE', `/api/jobs/destroy/${job.id}`);
    expect(await totals()).toEqual([0, 0, 1]);
    await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    expect(await totals()).toEqual([0, 0, 0]);
    expect((await list(acme)).total).toBe(0);
  });

  test('filters by candidates: yes for at least one, no for none (decisions)', async () => {
    const acme = await openCompany();
    const wanted = await acme.postJob({ title: 'Wanted' });
    await acme.postJob({ title: 'Lonely' });
    await applyTo(acme, wanted);
    await applyTo(acme, wanted);
    expect(await titles(acme, '?with-candidates=yes')).toEqual(['Wanted']);
    expect(await titles(acme, '?with-candidates=no')).toEqual(['Lonely']);
    expect((await list(acme, '?with-candidates=yes')).data[0]?.candidate_job_count).toBe(2);
  });

  test('filters by creation days, inclusive, in UTC (decisions)', async () => {
    const acme = await openCompany();
    const noon = Date.UTC(2027, 4, 10, 12);
    const midnight = Date.UTC(2027, 4, 10);
    for (const [title, at] of [
      ['before', midnight - 1],
      ['first', midnight],
      ['noon', noon],
      ['last', midnight + DAY_MS - 1],
      ['after', midnight + DAY_MS],
    ] as const) {
      setClock(at);
      await acme.postJob({ title });
    }
    const day = ['last', 'noon', 'first'];
    expect(await titles(acme, '?date-start=2027-05-10&date-end=2027-05-10')).toEqual(day);
    expect(await titles(acme, '?date-start=2027-05-10')).toEqual(['after', ...day]);
    expect(await titles(acme, '?date-end=2027-05-10')).toEqual([...day, 'before']);
    expect(await titles(acme, '?date-start=2027-05-11&date-end=2027-05-09')).toEqual([]);
    expect(await titles(acme, '?date-start=0001-01-01&date-end=9999-12-31')).toHaveLength(5);
  });

  test('returns jobs changed since a time with updated-since, with any offset', async () => {
    const acme = await openCompany();
    const start = Date.UTC(2027, 4, 10, 12);
    setClock(start);
    const old = await acme.postJob({ title: 'Old' });
    setClock(start + 60_000);
    await acme.postJob({ title: 'New' });
    expect(await titles(acme, '?updated-since=2027-05-10T12:01:00Z')).toEqual(['New']);
    expect(await titles(acme, '?updated-since=2027-05-10T12:01:00.001Z')).toEqual([]);
    expect(await titles(acme, '?updated-since=2027-05-10T14:01:00%2B02:00')).toEqual(['New']);
    setClock(start + 120_000);
    await acme.recruiter('POST', `/api/jobs/update/${old.id}`, { title: 'Older' });
    expect(await titles(acme, '?updated-since=2027-05-10T12:02:00Z')).toEqual(['Older']);
    expect(await titles(acme, '?updated-since=2027-05-10T12:00:00Z&status=Draft')).toEqual([
      'New',
      'Older',
    ]);
  });
});

describe('GET /api/jobs/index?search-key', () => {
  test.each([
    [
      '50% off_sales "Pro" * C++',
      ['50%', '%', '_', 'off_sa', '"Pro"', '"', '*', 'c++', 'PRO" *'],
      ['%o', 'f__s', '*C', '50 o'],
    ],
    [
      'Café-Leitung (Zürich)',
      ['cafe', 'CAFÉ', 'cafeleitung', 'leitungen', 'ZÜR', 'zurich', 'zuerich', '(zu', ' zürich '],
      ['é-l', 'caf l'],
    ],
    ['Straßenbauer', ['strasse', 'STRASSEN', 'straße', 'bauer', 'Bauerin'], ['strse', 'ßen']],
    ['Łódź Øresund Ærø', ['lodz', 'oresund', 'ÆRØ', 'aero'], ['lodx']],
    ["L'Oréal O’Brien", ["l'oreal", 'L’ORÉAL', "o'brien", 'loreal'], ['oreo']],
    ['東京都の看護師', ['東京', '看護師', '都の看'], ['京東']],
    ['Врач Йошкар-Ола', ['врач', 'ВРАЧ', 'йошкар'], ['иошкар']],
    ['مُهَنْدِس', ['مهندس', 'مُهَنْدِس', 'مهندسة', 'المهندس'], ['محاسب']],
    ['İstanbul ofisi', ['istanbul', 'İSTANBUL'], []],
    ['Dev 👩‍💻 wanted', ['👩‍💻', 'wanted'], ['👨‍💻']],
    ["'; drop table jobs; --", ["'; drop", '--', 'drop tables'], ['drop chairs']],
    [
      'Altenpflegerin (m/w/d)',
      ['Altenpfleger (m/w/d)', 'pfleger', 'Pflegerinnen', 'Altenpfleger*in'],
      ['pflegt'],
    ],
    [
      'Engineers and 100% remote',
      ['engineer', '100%', 'ENGINEER 100%'],
      ['engineering', '10%', '00%'],
    ],
  ])('finds %s by the words of its title, and by no others', async (title, hits, misses) => {
    const acme = await openCompany();
    await acme.postJob({ title });
    for (const key of hits) {
      expect(await titles(acme, `?search-key=${encodeURIComponent(key)}`), key).toEqual([title]);
    }
    for (const key of misses) {
      expect(await titles(acme, `?search-key=${encodeURIComponent(key)}`), key).toEqual([]);
    }
  });

  test('ignores an empty search key', async () => {
    const acme = await openCompany();
    await acme.postJob();
    expect(await titles(acme, '?search-key=')).toHaveLength(1);
    expect(await titles(acme, '?search-key=%20')).toHaveLength(1);
  });

  test('walks the found jobs by page and by cursor, newest first, alone and with other filters', async () => {
    const acme = await openCompany();
    const found = ['Nurse', 'Nurses', 'Night nurse', 'Head nurse', 'Nurse manager'];
    for (const title of found) {
      await acme.postJob({ title, status: 'Live' });
      await acme.postJob({ title: `${title.length} cooks` });
    }
    const newestFirst = found.toReversed();
    for (const filter of [
      '',
      '&status=Live',
      '&date-start=2020-01-01',
      '&updated-since=2020-01-01T00:00:00Z',
    ]) {
      const walked: string[] = [];
      let cursor: string | null = null;
      let page = 1;
      do {
        const query = `?search-key=nurses&max=2${filter}`;
        const paged = await list(acme, `${query}&page=${page}`);
        const walkedOn = cursor === null ? paged : await list(acme, `${query}&cursor=${cursor}`);
        expect(comparable(walkedOn), filter).toEqual(comparable(paged));
        expect(paged, filter).toMatchObject({ total: found.length, last_page: 3 });
        walked.push(...paged.data.map(({ title }) => title));
        cursor = paged.next_cursor;
        page++;
      } while (cursor !== null);
      expect(walked, filter).toEqual(newestFirst);
    }
  });

  test('finds no jobs of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await acme.postJob({ title: 'Baker' });
    expect(await titles(globex, '?search-key=baker')).toEqual([]);
  });
});

describe('GET /api/jobs/search/{key}', () => {
  const search = (acme: Company, key: string, query = '') =>
    list(acme, query, `/api/jobs/search/${encodeURIComponent(key)}`);

  test('returns search results in the format of the list (4.6)', async () => {
    const acme = await openCompany();
    await acme.postJob({ title: 'Baker' });
    const cook = await acme.postJob({ title: 'Head Cook', status: 'Live' });
    await acme.postJob({ title: 'Cook' });
    const listed = await list(acme, '?search-key=cook');
    expect(comparable(await search(acme, 'COOK'))).toEqual(comparable(listed));
    expect(await search(acme, 'cook', '?status=Live')).toMatchObject({
      total: 1,
      data: [{ id: cook.id }],
    });
    expect(await search(acme, 'cook', '?max=1')).toMatchObject({ total: 2, last_page: 2 });
  });

  test.each(['%', '_', '"', '*', 'a/b', 'a?b', 'a#b', '50%25', 'a+b'])(
    'searches for %s literally',
    async (key) => {
      const acme = await openCompany();
      await acme.postJob({ title: `x ${key} y` });
      await acme.postJob({ title: 'Baker' });
      expect((await search(acme, key)).data).toMatchObject([{ title: `x ${key} y` }]);
    },
  );

  test('rejects a search key that is blank or too long (422)', async () => {
    const acme = await openCompany();
    for (const key of ['%20', 'x'.repeat(256)]) {
      expect(await acme.viewer('GET', `/api/jobs/search/${key}`)).toMatchObject({
        status: 422,
        body: { errors: { key: [expect.any(String)] } },
      });
    }
  });

  test('searches for keys that are also names of endpoints', async () => {
    const acme = await openCompany();
    await acme.postJob({ title: 'analytics' });
    for (const key of ['analytics', 'applicant-job', 'application-form', 'try-rules', 'index']) {
      expect((await search(acme, key)).current_page).toBe(1);
    }
    expect((await search(acme, 'analytics')).total).toBe(1);
  });
});
