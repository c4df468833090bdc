/** What a search for jobs finds over HTTP: titles by any form of their words, those as they are written first (contract 4.7). */
import { describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/locations/schemas.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const API_HOST = new URL(API).host;

/** Letters that no other title of this database has. */
function anyWord(): string {
  const letters = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  return letters.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x67 + Number(digit)));
}

async function post(acme: Company, ...given: string[]): Promise<void> {
  for (const title of given) await acme.postJob({ title, status: 'Live' });
}

async function ask(query: Record<string, string>): Promise<{ status: number; data: CentralJobs }> {
  const text = new URLSearchParams(query).toString();
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?${text}`));
  const { data } = await response.json<{ data: CentralJobs }>();
  return { status: response.status, data };
}

async function titles(query: Record<string, string>): Promise<string[]> {
  const { data } = await ask(query);
  return data.data.map(({ title }) => title);
}

describe('search-key', () => {
  test('finds forms and parts of words, what is written first, then the newest', async () => {
    const acme = await openCompany();
    const word = anyWord();
    const all = [`${word}fahrer`, `Nacht${word}fahrer`, `${word}fahrerin`, `${word}fahrer Süd`];
    await post(acme, ...all, `${word}fuhre`);
    const [plain = '', compound = '', woman = '', south = ''] = all;
    expect(await titles({ 'search-key': `${word}fahrer` })).toEqual([
      south,
      woman,
      plain,
      compound,
    ]);
    expect(await titles({ 'search-key': `${word}fahrerinnen (m/w/d)` })).toEqual([
      south,
      woman,
      compound,
      plain,
    ]);
    expect(await titles({ 'search-key': `${word}fahrer süd` })).toEqual([south]);
    expect(await titles({ 'search-key': `${word}fahrer nord` })).toEqual([]);
  });

  test('finds a job by its new title as soon as it is edited, and no longer by the old one', async () => {
    const acme = await openCompany();
    const [old, fresher] = [anyWord(), anyWord()];
    const job = await acme.postJob({ title: `Haus${old}`, status: 'Live' });
    expect(await titles({ 'search-key': old })).toEqual([`Haus${old}`]);
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { title: `Haus${fresher}` });
    expect(await titles({ 'search-key': old })).toEqual([]);
    expect(await titles({ 'search-key': fresher })).toEqual([`Haus${fresher}`]);
  });

  test.each(['2', '41'])(
    'walks by number and by cursor through the same order, %s a page',
    async (size) => {
      const acme = await openCompany();
      const word = anyWord();
      await post(acme, `${word}e`, `Ober${word}`, word, `Unter${word}`, `${word}en`);
      const whole = await titles({ 'search-key': word });
      expect(whole).toEqual([`${word}en`, word, `${word}e`, `Unter${word}`, `Ober${word}`]);
      const walked: string[] = [];
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { 'search-key': word, per_page: size };
        const { data } = await ask({ ...query, ...(cursor !== null && { cursor }) });
        walked.push(...data.data.map(({ title }) => title));
        paged.push(...(await titles({ ...query, page: String(data.current_page) })));
        expect(data.total).toBe(whole.length);
        cursor = data.next_cursor;
      } while (cursor !== null);
      expect(walked).toEqual(whole);
      expect(paged).toEqual(whole);
    },
  );

  test('refuses the cursor of a list in another order (422)', async () => {
    const acme = await openCompany();
    const word = anyWord();
    await post(acme, word, `${word}e`);
    const ranked = await ask({ 'search-key': word, per_page: '1' });
    const dated = await ask({ per_page: '1' });
    for (const query of [
      { cursor: ranked.data.next_cursor ?? '' },
      { cursor: dated.data.next_cursor ?? '', 'search-key': word },
    ]) {
      const response = await visit(
        API_HOST,
        fresh(`/api/locations/jobs?${new URLSearchParams(query).toString()}`),
      );
      expect(await response.json()).toMatchObject({ errors: { cursor: [expect.any(String)] } });
      expect(response.status).toBe(422);
    }
  });
});
