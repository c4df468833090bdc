/** Tests what the score of a folder of CVs counts. */
import { describe, expect, test } from 'vitest';
import { companyCountry } from '../tools/lib/company-country.ts';
import { type Expected, ScoreCard } from '../tools/lib/score-card.ts';
import { resumeOf } from './support/lines.ts';

const resume = resumeOf(`Anna Weber
anna.weber@example.com
Experience
Cook, Hotel Park\tMay 2019 – June 2021
- Led it
Author, Blum Project\tMay 2015 – June 2016`);

function scored(expected: Expected): ScoreCard {
  const card = new ScoreCard();
  card.add(expected, resume);
  return card;
}

const lineOf = (card: ScoreCard, field: string) =>
  card
    .table()
    .split('\n')
    .find((line) => line.startsWith(field.padEnd(22)))
    ?.replaceAll(/\s+/gu, ' ');

describe('a field', () => {
  test('that the truth leaves out is not scored', () => {
    const table = scored({ name: 'Anna Weber' });
    expect(lineOf(table, 'name')).toContain('1 of 1, 1 of 1');
    expect(lineOf(table, 'email')).toContain('0 of 0, 0 of 0');
    expect(lineOf(table, 'employer with dates')).toContain('0 of 0, 0 of 0');
  });

  test('that the CV does not show is wrong if it is given', () => {
    expect(lineOf(scored({ email: null }), 'email')).toContain('0 of 0, 0 of 1');
  });
});

describe('a job', () => {
  test('without a date or title in the truth is right with any', () => {
    const card = scored({ work: [{ name: 'Hotel Park' }, { name: 'Blum Project' }] });
    expect(lineOf(card, 'employer with dates')).toContain('2 of 2, 2 of 2');
    expect(lineOf(card, 'job title')).toContain('0 of 0');
  });

  test('that is optional is neither missed nor wrong', () => {
    const work = [
      { name: 'Hotel Park', position: 'Cook', startDate: '2019-05', endDate: '2021-06' },
    ];
    expect(lineOf(scored({ work }), 'employer with dates')).toContain('1 of 1, 1 of 2');
    expect(
      lineOf(scored({ work, optionalWork: ['Blum Project'] }), 'employer with dates'),
    ).toContain('1 of 1, 1 of 1');
  });
});

describe('the country of the company', () => {
  test.each([
    [{ phone: '+14155550133' }, 'DE', 'DE'],
    [{ phone: '+493012345678' }, 'DE', 'FR'],
    [{ location: { city: 'Berlin', countryCode: 'DE' } }, 'DE', 'FR'],
    [{ phone: '+33639985521', location: { city: 'Berlin', countryCode: 'DE' } }, 'FR', 'PL'],
    [{}, 'PL', 'PL'],
  ] satisfies [Expected, string, string][])(
    'of %j, asked for %s, is %s',
    (expected, asked, country) => {
      expect(companyCountry(expected, asked)).toBe(country);
    },
  );
});
