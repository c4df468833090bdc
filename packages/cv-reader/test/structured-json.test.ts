/** JSON Resume as a file: taken field by field, with everything unusable left out. */
import { describe, expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import type { Resume } from '../src/index.ts';
import { resumeSchema } from './support/resume-schema.ts';
import { jsonBytes, jsonResume, textBytes } from './support/structured.ts';

const now = new Date('2026-11-01T00:00:00Z');

async function read(value: unknown, countryIso2?: string): Promise<Resume> {
  const { status, resume } = await parseCv(jsonBytes(value), {
    now,
    ...(countryIso2 !== undefined && { countryIso2 }),
  });
  expect(status).toBe('parsed');
  expect(resumeSchema.parse(resume)).toStrictEqual(resume);
  if (!resume) throw new Error('There is no resume.');
  return resume;
}

describe('a JSON Resume', () => {
  test('is taken with all its sections, months instead of days, and without the photo', async () => {
    const { $schema: _, meta: __, ...given } = jsonResume;
    const { image: ___, ...basics } = given.basics;
    const { meta, ...resume } = await read(jsonResume);
    expect(resume).toStrictEqual({
      ...given,
      basics: { ...basics, phone: '+4930901820' },
      work: [
        { ...given.work[0], startDate: '2021-04' },
        { ...given.work[1], endDate: '2021-03' },
      ],
      education: [{ ...given.education[0], startDate: '2014-10', endDate: '2017-09' }],
      awards: [{ ...given.awards[0], date: '2017-11' }],
      publications: [{ ...given.publications[0], releaseDate: '2020-02' }],
      languages: [
        { language: 'German', languageCode: 'de', fluency: 'Native speaker' },
        { language: 'Farsi', languageCode: 'fa', fluency: 'Fluent' },
      ],
    });
    expect(meta.parser).toStrictEqual({
      version: expect.any(Number),
      source: 'json_resume',
      pages: 1,
      language: 'en',
      confidence: 1,
      fields: { name: 0.99, email: 0.99, phone: 0.99, location: 0.99 },
      uncertain: [],
      // October 2017 to November 2026, without a gap.
      total_months_experience: 110,
    });
  });

  test('has its values as the text for search', async () => {
    const { text } = await parseCv(jsonBytes(jsonResume), { now });
    for (const word of ['Ines Rahimi', 'Tramway GmbH', 'PostgreSQL', 'Compilers', 'Climbing'])
      expect(text).toContain(word);
    expect(text).not.toContain('json_resume');
  });

  test.each([
    ['UTF-8 with a mark', () => textBytes(`\ufeff${JSON.stringify(jsonResume)}`)],
    ['UTF-16', () => Buffer.from(`\ufeff${JSON.stringify(jsonResume)}`, 'utf16le')],
    ['indented', () => textBytes(`\r\n${JSON.stringify(jsonResume, null, '\t')}\n`)],
    [
      'Latin-1',
      () => Buffer.from(JSON.stringify({ basics: { name: 'Zoë Müller', label: 'é' } }), 'latin1'),
    ],
  ])('is read in %s', async (_, bytes) => {
    const { status, resume } = await parseCv(bytes(), { now });
    expect(status).toBe('parsed');
    expect(resume?.basics.name).toMatch(/^(?:Ines Rahimi|Zoë Müller)$/u);
  });

  test('of the first version of the schema has its fields of today', async () => {
    const { work, basics, education } = await read({
      basics: {
        name: 'Ada',
        website: 'http://ada.example',
        picture: 'x',
        location: { state: 'Texas' },
      },
      work: [{ company: 'Initech', website: 'http://initech.example', position: 'Clerk' }],
      education: [{ institution: 'ISEL', gpa: '3.7' }],
    });
    expect(basics).toMatchObject({ url: 'http://ada.example', location: { region: 'Texas' } });
    expect(work).toEqual([
      { name: 'Initech', position: 'Clerk', url: 'http://initech.example', highlights: [] },
    ]);
    expect(education).toEqual([{ institution: 'ISEL', score: '3.7' }]);
  });

  test.each([
    ['2019', '2019'],
    [2019, '2019'],
    ['2019-3', '2019-03'],
    ['2019-03-31', '2019-03'],
    ['2019-03-31T10:00:00Z', '2019-03'],
    ['2019-13', '2019'],
    ['March 2019', '2019-03'],
    ['03/2019', '2019-03'],
    ['0000-00-00', undefined],
    ['2019-03-31<script>', '2019-03'],
    ['soon', undefined],
    [{ year: 2019 }, undefined],
    [true, undefined],
  ])('has the date %j as %j', async (startDate, expected) => {
    const { work } = await read({ work: [{ name: 'Initech', startDate, endDate: '2020' }] });
    expect(work[0]?.startDate).toBe(expected);
  });

  test.each([
    [undefined, 13],
    [null, 13],
    ['', 13],
    ['Present', 13],
    ['heute', 13],
    ['2026-01', 3],
    ['unknown', 0],
  ])('with a job until %j counts %i months', async (endDate, months) => {
    const { meta } = await read({ work: [{ name: 'Initech', startDate: '2025-11', endDate }] });
    expect(meta.parser.total_months_experience).toBe(months);
  });

  test.each([
    ['040 1234567', 'DE', '+49401234567'],
    ['0049 40 1234567', undefined, '+49401234567'],
    ['+49 (40) 1234567', undefined, '+49401234567'],
    ['040 1234567', undefined, '040 1234567'],
    [4_940_123, undefined, '4940123'],
    ['tel:+49-40-1234567', undefined, '+49401234567'],
    ['call me', undefined, undefined],
    ['12345', undefined, undefined],
    ['1'.repeat(40), undefined, undefined],
    ['040 1234567 <b>now</b>', 'DE', undefined],
  ])('with the number %j, from %s, has %j', async (phone, country, expected) => {
    const { basics } = await read({ basics: { name: 'Ada', phone } }, country);
    expect(basics.phone).toBe(expected);
  });

  test('keeps what it can of fields of other types', async () => {
    const { basics, skills, languages, work, education } = await read({
      basics: { name: ['Ada'], label: 7, email: { a: 1 }, url: false, profiles: 'x', location: [] },
      skills: ['Java', 3, null, { keywords: ['Go', 4, {}] }, { level: 'x' }],
      languages: ['English', { fluency: 'B2' }],
      work: { 0: { name: 'Initech' } },
      education: [[], 'ISEL', { institution: 'TU', courses: 'Databases\nCompilers' }],
    });
    expect(basics).toEqual({ label: '7', profiles: [] });
    expect(skills).toEqual([{ name: 'Java' }, { name: 'Go', keywords: ['4'] }]);
    expect(languages).toEqual([{ language: 'English', languageCode: 'en' }]);
    expect(work).toEqual([]);
    expect(education).toEqual([{ institution: 'TU', courses: ['Databases', 'Compilers'] }]);
  });

  test('has text without markup and control characters, and bullets among the highlights', async () => {
    const { basics, work } = await read({
      basics: {
        name: 'Ada\u0000 <b>Love</b>\u202elace',
        summary: 'One\r\n\r\n<script>alert(1)</script><p>Two &amp; three</p>',
      },
      work: [
        {
          name: '<img src=x onerror=alert(1)>Initech',
          summary: '<p>Clerk</p><ul><li>Files</li></ul>',
          highlights: ['• First', '<i>Second</i>'],
        },
      ],
    });
    expect(basics.name).toBe('Ada Lovelace');
    expect(basics.summary).toBe('One\nTwo & three');
    expect(work).toEqual([
      { name: 'Initech', summary: 'Clerk', highlights: ['First', 'Second', 'Files'] },
    ]);
  });

  test.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://ada.example/"onclick', undefined],
    ['https://', undefined],
    ['ada.example/cv', 'https://ada.example/cv'],
    ['HTTP://ada.example', 'HTTP://ada.example'],
  ])('with the address %j has %j', async (url, expected) => {
    const { basics } = await read({
      basics: { name: 'Ada', url, profiles: [{ network: 'X', url }] },
    });
    expect(basics.url).toBe(expected);
    expect(basics.profiles).toEqual(
      expected === undefined ? [] : [{ network: 'X', url: expected }],
    );
  });

  test.each(['ada', 'a b@c.example', '<ada@people.example>', `${'a'.repeat(300)}@people.example`])(
    'with %j has no email address',
    async (email) => {
      expect((await read({ basics: { name: 'Ada', email } })).basics.email).toBeUndefined();
    },
  );

  test.each([
    [{ basics: {} }],
    [{ basics: { name: ' ', label: '<p></p>' }, work: [{}], skills: [''] }],
    [{ work: [], education: [] }],
    [{ $schema: jsonResume.$schema }],
  ])('with nothing in it, %j, has no text', async (value) => {
    expect(await parseCv(jsonBytes(value), { now })).toEqual({
      status: 'no_text',
      resume: null,
      text: '',
    });
  });
});

describe('a hostile JSON Resume', () => {
  test('with keys of prototypes changes no prototype and has none of them', async () => {
    const text = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "basics":{"__proto__":{"name":"Eve"},"label":"Clerk","toString":"x"},
      "work":[{"__proto__":{"name":"Eve"},"position":"Clerk"}]}`;
    const { resume } = await parseCv(textBytes(text), { now });
    expect(resume?.basics).toEqual({ label: 'Clerk', profiles: [] });
    expect(resume?.work).toEqual([{ position: 'Clerk', highlights: [] }]);
    expect('polluted' in {}).toBe(false);
  });

  test('with a key twice has the last one', async () => {
    const text = '{"basics":{"name":"Ada","name":"Grace"}}';
    const { resume } = await parseCv(textBytes(text), { now });
    expect(resume?.basics.name).toBe('Grace');
  });

  test('with texts of 5 MB each is cut', async () => {
    const long = 'a '.repeat(2_400_000);
    const { basics } = await read({ basics: { name: 'Ada', label: long, summary: long } });
    expect(basics.label?.length).toBeLessThanOrEqual(500);
    expect(basics.summary?.length).toBeLessThanOrEqual(10_000);
  });

  test('with thousands of tags in one text has those of its beginning', async () => {
    const items = Array.from({ length: 5_000 }, (_, n) => `<li>${n}`).join('');
    const { work } = await read({ work: [{ name: 'A', summary: `<p>Clerk</p>${items}` }] });
    expect(work[0]?.summary).toBe('Clerk');
    expect(work[0]?.highlights?.slice(0, 2)).toEqual(['0', '1']);
  });

  test('with 100,000 entries has the first hundred, and at most 200,000 characters', async () => {
    const { skills } = await read({
      skills: Array.from({ length: 100_000 }, (_, n) => `s${n}`),
      work: [],
    });
    expect(skills).toHaveLength(100);
    expect(skills.at(-1)).toEqual({ name: 's99' });
    const summary = 'x'.repeat(20_000);
    const many = await read({ work: Array.from({ length: 99 }, () => ({ name: 'A', summary })) });
    const kept = many.work.map((job) => job.summary ?? '').join('');
    expect(kept.length).toBeGreaterThan(150_000);
    expect(kept.length).toBeLessThanOrEqual(200_000);
  });
});
