/** What a search for jobs finds over HTTP: any form of words, those as they are written first (contract 4.7), and misspelt ones. */
import { describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const API_HOST = new URL(API).host;

/** Letters that no other title of this database has. */
function anyWord(): string {
  const letters = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  return letters.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x67 + Number(digit)));
}

/** The same, but its own stem: without vowels and double letters it has none of the endings of ten languages. */
function stemWord(): string {
  const consonants = anyWord().replaceAll(/[aeiou]/gu, 't');
  return `${consonants.replaceAll(/(.)\1+/gu, '$1')}rk`;
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

  test('refuses the cursor of a list in another order (400)', async () => {
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
      expect(response.status).toBe(400);
    }
  });
});

describe('q', () => {
  /** A company with one job: its employer, skill and city are words of their own. */
  async function openFields() {
    const [title, employer, skill, city] = [anyWord(), anyWord(), anyWord(), anyWord()];
    const acme = await openCompany();
    await acme.admin('POST', `/api/companies/update/${acme.id}`, { name: `Haus ${employer}` });
    const office = await acme.openOffice({ country_id: 276, city: `Bad ${city}` });
    const job = { status: 'Live', office_id: office.id };
    await acme.postJob({ ...job, title: `Ober${title}`, skills: [`${skill} Pro`] });
    return { acme, title, employer, skill, city };
  }

  test('finds titles, employers, skills and cities, and several words wherever they are', async () => {
    const { title, employer, skill, city } = await openFields();
    for (const q of [
      title,
      employer,
      skill,
      city,
      `${city} ${title}`,
      `${skill} ${employer.slice(0, 9)}`,
    ]) {
      expect(await titles({ q }), q).toEqual([`Ober${title}`]);
      expect(await titles({ q, 'search-key': 'zzz' }), q).toEqual([]);
    }
    for (const word of [employer, skill, city]) {
      expect(await titles({ 'search-key': word }), word).toEqual([]);
    }
    // A word that no job has is left out, and the answer says so.
    const unknown = anyWord();
    expect(await ask({ q: `${title} ${unknown}` })).toMatchObject({
      data: { total: 1, left_out: [unknown], corrected: null },
    });
    expect(await titles({ q: `${unknown} ${anyWord()}` })).toEqual([]);
  });

  test('ranks titles first, then employers, skills and cities', async () => {
    const acme = await openCompany();
    const word = anyWord();
    await acme.postJob({ title: word, status: 'Live' });
    await acme.postJob({ title: `Nacht${word}`, status: 'Live' });
    await acme.postJob({ title: 'Skilled', skills: [word], status: 'Live' });
    const office = await acme.openOffice({ country_id: 276, city: word });
    await acme.postJob({ title: 'Placed', office_id: office.id, status: 'Live' });
    const globex = await openCompany();
    await globex.admin('POST', `/api/companies/update/${globex.id}`, { name: word });
    await globex.postJob({ title: 'Employed', status: 'Live' });
    expect(await titles({ q: word })).toEqual([
      word,
      `Nacht${word}`,
      'Employed',
      'Skilled',
      'Placed',
    ]);
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const { data } = await ask({ q: word, per_page: '2', ...(cursor !== null && { cursor }) });
      walked.push(...data.data.map(({ title }) => title));
      cursor = data.next_cursor;
    } while (cursor !== null);
    expect(walked).toEqual(await titles({ q: word }));
  });

  test.each(['', 'nn'])('is corrected where nothing is found, and says so: %j', async (doubled) => {
    const acme = await openCompany();
    const any = anyWord();
    const word = `${any.slice(0, 5)}${doubled}${any.slice(5)}`;
    await post(acme, `${word}zy Nord`, `${word}zy Süd`);
    const typed = `${word.slice(0, 5)}${word.slice(6)}zx`;
    const { data } = await ask({ q: `${typed} nord` });
    expect(data).toMatchObject({ total: 1, corrected: `${word}zy nord` });
    expect(data.data[0]?.title).toBe(`${word}zy Nord`);
    expect(await ask({ q: `${word}zy` })).toMatchObject({ data: { total: 2, corrected: null } });
    const paged = await ask({ q: typed, per_page: '1', page: '2' });
    expect(paged.data.data.map(({ title }) => title)).toEqual([`${word}zy Nord`]);
  });

  test('finds the words that are spelled like it before those that have its stem by chance', async () => {
    const acme = await openCompany();
    const word = anyWord();
    await post(acme, `${word}neer`, `${word}neering`);
    const { data } = await ask({ q: `${word}ner` });
    expect(data.data.map(({ title }) => title)).toEqual([`${word}neer`]);
    // Another form of the same word: nothing is said of it.
    expect(data).toMatchObject({ total: 1, corrected: null });
  });

  test.each([
    ['e', 'x'],
    ['er', 'q'],
    ['erinnen', 'x'],
    ['euses', 'x'],
    ['nn', 'z'],
    ['mann', 'mam'],
  ])('is corrected to a word of a job, not to its stem: -%s', async (ending, wrong) => {
    const acme = await openCompany();
    const word = stemWord();
    await post(acme, `${word}${ending} Nord`);
    const { data } = await ask({ q: `${word}${wrong}` });
    expect(data.total).toBe(1);
    expect(data.corrected).toBe(`${word}${ending}`);
    const two = await ask({ q: `${word}${wrong} nord` });
    expect(two.data.corrected).toBe(`${word}${ending} nord`);
  });

  test('is corrected to the end of compounds where no job has the word alone', async () => {
    const acme = await openCompany();
    const word = anyWord();
    await post(acme, `Alt${word}er`, `Neu${word}er`);
    const { data } = await ask({ q: `${word}ex` });
    expect(data).toMatchObject({ total: 2, corrected: `${word}er` });
  });

  test('is corrected where it is found by its stem alone, and another word is one letter away', async () => {
    const acme = await openCompany();
    const [word, other] = [anyWord(), anyWord()];
    await post(acme, `${word}torista`, `${word}tores ${other}`);
    const { data } = await ask({ q: `${word}torisa` });
    expect(data.data.map(({ title }) => title)).toEqual([`${word}torista`]);
    expect(data.corrected).toBe(`${word}torista`);
    // No job has both words of the correction, and one has those of the search.
    const both = await ask({ q: `${other} ${word}torisa` });
    expect(both.data.data.map(({ title }) => title)).toEqual([`${word}tores ${other}`]);
    expect(both.data.corrected).toBeNull();
    expect(await titles({ 'search-key': `${word}torisa` })).toEqual([`${word}tores ${other}`]);
  });

  test('is not corrected by words that no job of the place has, and without a word that is like none', async () => {
    const acme = await openCompany();
    const word = anyWord();
    await post(acme, `${word}zy`);
    const typed = `${word}zx`;
    expect(await ask({ q: typed })).toMatchObject({ data: { total: 1 } });
    const elsewhere = { q: typed, career_domain: 'kyujin-jp.example' };
    expect(await ask(elsewhere)).toMatchObject({ data: { total: 0, corrected: null } });
    expect(await ask({ q: typed, workplace: 'Remote' })).toMatchObject({
      data: { total: 0, corrected: null },
    });
    const unknown = anyWord();
    expect(await ask({ q: `${typed} ${unknown}` })).toMatchObject({
      data: { total: 1, corrected: `${word}zy`, left_out: [unknown] },
    });
  });

  test('leaves search-key as it is typed', async () => {
    const acme = await openCompany();
    const word = anyWord();
    await post(acme, `${word}zy`);
    const { data } = await ask({ 'search-key': `${word}zx` });
    expect(data.total).toBe(0);
    expect(data).not.toHaveProperty('corrected');
  });
});

describe('the page of a list', () => {
  const HOST = 'karriere-de.example';

  async function page(path: string): Promise<string> {
    const response = await visit(HOST, fresh(path));
    expect(response.status).toBe(200);
    return response.text();
  }

  test('says what a misspelt word was corrected to, and leads to the search as it was typed', async () => {
    const acme = await openCompany({ domain: HOST });
    const office = await acme.openOffice({ country_id: 276, city: 'Köln' });
    const word = anyWord();
    await acme.postJob({ title: `${word}zy`, office_id: office.id, status: 'Live' });
    const corrected = await page(`/de?q=${word}zx`);
    expect(corrected).toContain(`Ergebnisse für „${word}zy“.`);
    expect(corrected).toContain(`href="/de?q=${word}zx&amp;as-typed=yes"`);
    expect(corrected).toContain(`data-title="" dir="auto">${word}zy</a>`);
    expect(corrected).toContain(`/alerts?country=de&amp;q=${word}zy`);
    const typed = await page(`/de?q=${word}zx&as-typed=yes`);
    expect(typed).toContain('Keine Jobs gefunden');
    expect(typed).not.toContain('Ergebnisse für');
  });

  test('searches all fields, by q and by the parameter of older links', async () => {
    const acme = await openCompany({ domain: HOST });
    const office = await acme.openOffice({ country_id: 276, city: 'Köln' });
    const [title, skill] = [anyWord(), anyWord()];
    await acme.postJob({ title, skills: [skill], office_id: office.id, status: 'Live' });
    for (const query of [`q=${skill}`, `search-key=${skill}`, `q=${skill}%20k%C3%B6ln`]) {
      const html = await page(`/de/koln?${query}`);
      expect(html, query).toContain(`dir="auto">${title}</a>`);
      expect(html, query).toContain('name="q"');
      expect(html, query).not.toContain('class="corrected"');
    }
  });
});
