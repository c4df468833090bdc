/** Tests the months of experience and the confidence. */
import { describe, expect, test } from 'vitest';
import { confidenceOf } from '../src/extract/confidence.ts';
import { periodsOf } from '../src/extract/dates/dates.ts';
import { monthsOfExperience } from '../src/extract/work/experience.ts';
import { NOW, resumeOf } from './support/lines.ts';

function months(...texts: string[]): number {
  return monthsOfExperience(
    texts.flatMap((text) => periodsOf(text)),
    NOW,
  );
}

describe('experience', () => {
  test.each([
    [['03/2019 – 05/2019'], 3],
    [['2016 – 2019'], 36],
    [['01/2016 – 12/2018', '01/2017 – 12/2019'], 48],
    [['01/2016 – 12/2016', '01/2018 – 12/2018'], 24],
    [['06/2025 – present'], 13],
    [['2024 – present'], 30],
    [['2019'], 0],
    [['01/2030 – present'], 0],
    [['1940 – 2030'], 720],
    [[], 0],
  ])('the experience of %j is %i months', (texts, expected) => {
    expect(months(...texts)).toBe(expected);
  });

  test('experience counts jobs and not schools', () => {
    const { meta } = resumeOf(
      'Jane Doe\nWork\nWelder, Acme Ltd\t2019 – 2020\nEducation\nMIT\t2010 – 2015',
    );
    expect(meta.parser.total_months_experience).toBe(12);
  });
});

describe('confidence', () => {
  const all = {
    hasName: true,
    hasEmail: true,
    hasPhone: true,
    jobs: 1,
    hasEducation: true,
    hasSkills: true,
  };

  test('confidence is 1 when everything was found and 0 when nothing was', () => {
    expect(confidenceOf(all)).toBe(1);
    expect(resumeOf('…').meta.parser.confidence).toBe(0);
  });

  test('confidence falls with every missing part', () => {
    expect(confidenceOf({ ...all, hasName: false })).toBe(0.8);
    expect(confidenceOf({ ...all, jobs: 0.5 })).toBe(0.85);
  });
});
