/** The invented people of the corpus: what is expected of the reader has to be possible, and on paper. */
import { describe, expect, it } from 'vitest';
import type { Cv, YearMonth } from '../src/cv.ts';
import { expectedOf } from '../src/expected.ts';
import type { Family } from '../src/family.ts';
import { inventCv, languages, wordsOf } from '../src/people/index.ts';
import { mentions } from '../src/people/mentions.ts';
import { placeOf } from '../src/people/place.ts';
import { languageData } from '../src/people/words/index.ts';
import { Random } from '../src/random.ts';
import { Wording } from '../src/words.ts';

const PER_LANGUAGE = 120;
const people = languages.flatMap((language) =>
  Array.from({ length: PER_LANGUAGE }, (_, at) => inventCv(`test ${at}`, language)),
);

const months = ({ year, month }: YearMonth) => year * 12 + month;
const ageAt = (cv: Cv, date: YearMonth) => (months(date) - months(cv.birth.date)) / 12;
const TODAY = { year: 2026, month: 6 };

/** People for whom something does not hold, as they would be reported. */
const failing = (holds: (cv: Cv) => boolean) =>
  people
    .filter((cv) => !holds(cv))
    .map(({ language, id, name }) => `${language} ${id} ${name.full}`);

describe('ages', () => {
  it('nobody goes to a listed school before 9, nor works before 16, nor is older than 70', () => {
    expect(failing((cv) => cv.education.every(({ start }) => ageAt(cv, start) >= 9))).toEqual([]);
    expect(failing((cv) => cv.work.every(({ start }) => ageAt(cv, start) >= 16))).toEqual([]);
    expect(failing((cv) => ageAt(cv, TODAY) <= 70)).toEqual([]);
  });
});

describe('dates', () => {
  it('jobs and schools end after they begin, and not in the future', () => {
    expect(
      failing((cv) =>
        [...cv.work, ...cv.education].every(
          ({ start, end }) =>
            months(start) < months(end ?? TODAY) && months(end ?? TODAY) <= months(TODAY),
        ),
      ),
    ).toEqual([]);
  });

  it('jobs begin newest first, after the last school', () => {
    expect(
      failing(({ work, education }) => {
        const starts = work.map(({ start }) => months(start));
        const schooled = Math.max(...education.map(({ end }) => months(end)));
        return (
          starts.every((start, at) => at === 0 || start < (starts[at - 1] ?? 0)) &&
          starts.every((start) => start > schooled)
        );
      }),
    ).toEqual([]);
  });

  it('certificates are of the past', () => {
    expect(
      failing(({ certificates }) => certificates.every(({ date }) => months(date) < months(TODAY))),
    ).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    ['Leeds LS1 4DY', 'Leeds', 'LS1 4DY', null],
    ['Galway H91 E2F3', 'Galway', 'H91 E2F3', null],
    ['Freiburg im Breisgau 79098', 'Freiburg im Breisgau', '79098', null],
    ['Brno 602 00', 'Brno', '602 00', null],
    ['Halifax B3J 1S9, NS', 'Halifax', 'B3J 1S9', 'NS'],
    ['القاهرة', 'القاهرة', '', null],
  ])('%s', (text, city, postalCode, region) => {
    expect(placeOf(text)).toEqual({ city, postalCode, region });
  });

  it('no city carries a part of its postal code', () => {
    const isCity = (city: string) => /^[^\d,]+$/u.test(city) && !/ \p{Lu}{1,2}$/u.test(city);
    expect(
      failing(({ address, work }) => [address.city, ...work.map(({ city }) => city)].every(isCity)),
    ).toEqual([]);
  });

  it('British and Irish people have whole postal codes', () => {
    const british = people.filter(
      ({ countryIso2 }) => countryIso2 === 'GB' || countryIso2 === 'IE',
    );
    expect(british.length).toBeGreaterThan(0);
    for (const { address } of british)
      expect(address.postalCode).toMatch(/^[A-Z]{1,2}\d[\dA-Z]? \d?[A-Z\d]{2,4}$/u);
  });
});

describe('expected values', () => {
  const family: Family = { tool: 'none', extension: 'txt', bytes: () => new Uint8Array() };

  it('can be printed', () => {
    const isPrintable = (text: string) =>
      text !== '' && text === text.trim() && !/[{}|]/u.test(text);
    expect(
      failing((cv) => {
        const wording = new Wording(wordsOf(cv.language), new Random(cv.id));
        const { name, skills, work, education, location } = expectedOf(cv, family, wording);
        return [
          name ?? '',
          location?.city ?? '',
          ...skills,
          ...work.flatMap((job) => [job.name, job.position]),
          ...education.map(({ institution }) => institution),
          ...cv.work.flatMap((job) => [job.summary, ...job.highlights]),
          ...cv.projects.flatMap((project) => [project.name, project.description]),
          ...cv.certificates.flatMap((one) => [one.name, one.issuer]),
        ].every(isPrintable);
      }),
    ).toEqual([]);
  });

  it('name each skill and language once, and numbers that differ from those of referees', () => {
    expect(
      failing((cv) => {
        const skills = cv.skills.flatMap(({ names }) => names);
        const codes = cv.languages.map(({ code }) => code);
        return (
          new Set(skills).size === skills.length &&
          new Set(codes).size === codes.length &&
          cv.references.every(
            ({ phone, email }) => phone.e164 !== cv.phone.e164 && email !== cv.email,
          )
        );
      }),
    ).toEqual([]);
  });

  it('dates that a layout writes as years or seasons are expected as years', () => {
    const [cv] = people;
    if (!cv) throw new RangeError('No people.');
    const words = wordsOf('en');
    const start = (style: 'year' | 'season' | 'numeric') =>
      expectedOf(cv, family, new Wording(words, new Random('1'), style)).work[0]?.startDate;
    expect(start('year')).toMatch(/^\d{4}$/u);
    expect(start('season')).toMatch(/^\d{4}$/u);
    expect(start('numeric')).toMatch(/^\d{4}-\d{2}$/u);
  });
});

describe('mentioned skills', () => {
  it.each([
    ['Worked with SQL, daily', 'SQL', true],
    ['PostgreSQL', 'SQL', false],
    ['JavaScript', 'Java', false],
    ['Bruder und Arbeit', 'R', false],
    ['Statistik in R.', 'R', true],
    ['C# und C++', 'C', false],
    ['C# und C++', 'C++', true],
    ['使用Excel分析数据', 'Excel', true],
    ['月次決算業務を担当', '月次決算', true],
    ['SAP을 도입', 'SAP', true],
  ])('%s: %s %s', (text, skill, is) => {
    expect(mentions(text, skill)).toBe(is);
  });

  it('of jobs and projects stand in their texts', () => {
    const holds = (texts: string[], skills: readonly string[]) =>
      skills.every((skill) => texts.join('\n').toLowerCase().includes(skill.toLowerCase()));
    expect(
      failing(
        ({ work, projects }) =>
          work.every((job) => holds([job.summary, ...job.highlights], job.mentions)) &&
          projects.every((one) => holds([one.name, one.description], one.mentions)),
      ),
    ).toEqual([]);
  });
});

describe('variety', () => {
  it.each(languages)('%s has five occupations, with skills and schools', (language) => {
    const occupations = languageData[language]?.occupations ?? [];
    expect(new Set(occupations.map(({ titles }) => titles)).size).toBeGreaterThanOrEqual(5);
    for (const { titles, employers, tasks } of occupations) {
      expect(titles.split('|')).toHaveLength(4);
      expect(employers.split('|').length).toBeGreaterThanOrEqual(5);
      expect(tasks.split('|').length).toBeGreaterThanOrEqual(5);
    }
  });

  it('some people have certificates, projects, one name only, jobs side by side, or no languages', () => {
    const kinds: Record<string, (cv: Cv) => boolean> = {
      certificates: (cv) => cv.certificates.length > 0,
      projects: (cv) => cv.projects.length > 0,
      mononym: ({ name }) => name.last === null && name.full === name.first,
      overlap: ({ work: [newest, older] }) =>
        newest !== undefined &&
        older !== undefined &&
        (older.end === null || months(older.end) > months(newest.start)),
      'no languages': (cv) => cv.languages.length === 0,
      'present job': ({ work }) => work[0]?.end === null,
      'no present job': ({ work }) => work.every(({ end }) => end !== null),
    };
    for (const [kind, is] of Object.entries(kinds)) {
      const share = people.filter(is).length / people.length;
      expect(share, kind).toBeGreaterThan(0.005);
      expect(share, kind).toBeLessThan(0.9);
    }
  });

  it.each(languages)('%s writes a job that goes on in every way of writing dates', (language) => {
    const words = wordsOf(language);
    const start = { year: 2023, month: 4 };
    for (const style of words.dateStyles) {
      const written = new Set(
        Array.from({ length: 60 }, (_, at) =>
          new Wording(words, new Random(`${at}`), style).period(start, null),
        ),
      );
      expect(written.size).toBeGreaterThan(1);
      for (const period of written) expect(period).toMatch(/2023|令和5年/u);
    }
  });
});
