/** Tests how the weights of evidence are fitted, and where values become sure enough. */
import { describe, expect, test } from 'vitest';
import { confidenceBy } from '../src/extract/evidence/evidence.ts';
import { fit, type Row } from '../tools/lib/logistic.ts';
import { thresholdOf, wilson } from '../tools/lib/reliability.ts';
import { type Damaged, damagesOf } from '../tools/lib/damage.ts';
import { segmentsIn } from './support/lines.ts';

/** `count` rows of which `right` are right. */
function rows(count: number, right: number, ...held: string[]): Row[] {
  const facts = Object.fromEntries(held.map((name) => [name, true]));
  return [
    { facts, isRight: true, count: right },
    { facts, isRight: false, count: count - right },
  ];
}

describe('the weights of evidence', () => {
  test('give the share of right values among many', () => {
    const fitted = fit([...rows(10_000, 9_000), ...rows(10_000, 9_900, 'labelled')], {
      labelled: 1,
    });
    expect(confidenceBy(fitted, {})).toBeCloseTo(0.9, 2);
    expect(confidenceBy(fitted, { labelled: true })).toBeCloseTo(0.99, 2);
    expect(confidenceBy(fitted, { labelled: false })).toBeCloseTo(0.9, 2);
  });

  test('add up over evidence that comes together', () => {
    const fitted = fit(
      [
        ...rows(10_000, 5_000),
        ...rows(10_000, 7_500, 'a'),
        ...rows(10_000, 7_500, 'b'),
        ...rows(10_000, 9_000, 'a', 'b'),
      ],
      { a: 1, b: 1 },
    );
    expect(fitted.by['a']).toBeCloseTo(Math.log(3), 1);
    expect(fitted.by['b']).toBeCloseTo(Math.log(3), 1);
  });

  test('never have the wrong sign', () => {
    const odd = [...rows(1_000, 900), ...rows(1_000, 500, 'a')];
    expect(fit(odd, { a: 1 }).by['a']).toBe(0);
    expect(fit(odd, { a: -1 }).by['a']).toBeLessThan(-1);
  });

  test('stay near zero for what few CVs show', () => {
    const common = rows(1_000, 900);
    const few = fit([...common, ...rows(1, 0, 'a')], { a: -1 }).by['a'] ?? 0;
    const many = fit([...common, ...rows(100, 0, 'a')], { a: -1 }).by['a'] ?? 0;
    expect(few).toBeLessThan(0);
    expect(few).toBeGreaterThan(-1);
    expect(many).toBeLessThan(-4);
  });
});

describe('the threshold', () => {
  const of = (confidence: number, count: number, right: number) => [
    { confidence, isRight: true, count: right },
    { confidence, isRight: false, count: count - right },
  ];

  test('is the lowest confidence from which on enough are right', () => {
    const rated = [...of(0.99, 500, 500), ...of(0.9, 100, 96), ...of(0.5, 20, 10)];
    // Between the least threshold and 0.9 there are none.
    expect(thresholdOf(rated, 0.99)).toBe(0.8);
    expect(thresholdOf(rated, 0.995)).toBe(0.99);
    expect(thresholdOf(rated, 0.9)).toBe(0.8);
  });

  test('is null where no confidence is enough', () => {
    expect(thresholdOf(of(0.99, 100, 98), 0.99)).toBeNull();
    expect(thresholdOf([], 0.99)).toBeNull();
  });

  test.each([
    [99, 100],
    [45, 60],
    [10, 10],
  ])('%i right of %i would be seen of the least share in one sample of twenty', (right, count) => {
    const least = wilson({ right, count });
    const spread = Math.sqrt((least * (1 - least)) / count);
    // The normal distribution leaves one in twenty above 1.645 standard deviations.
    expect((right / count - least) / spread).toBeCloseTo(1.645, 6);
  });

  test('nothing shows no share', () => {
    expect(wilson({ right: 0, count: 0 })).toBe(0);
  });
});

describe('a CV in which a true detail is damaged', () => {
  const expected = {
    name: 'Anna-Lena Weber',
    email: 'weber@example.de',
    phone: '+4930901820',
    location: { city: 'Berlin', countryCode: 'DE' },
    skills: [],
    work: [],
    education: [],
    languages: [],
  };
  const cv = [
    'ANNA-LENA WEBER',
    'Anna-Lena',
    'weber@example.de | +49 (0)30 90 18 20',
    '10115 Berlin',
    'Ofen AG, Berlin',
  ];
  const damages = (detail: Damaged) =>
    damagesOf(segmentsIn(cv.join('\n')), detail, expected).map(({ segments }) =>
      segments.map(({ text }) => text.trim()).filter((text) => text !== ''),
    );
  const [name, , contact, place, job] = cv;

  test.each([
    ['name', [contact, place, job]],
    ['email', [name, cv[1], '| +49 (0)30 90 18 20', place, job]],
    ['phone', [name, cv[1], 'weber@example.de |', place, job]],
    ['location', [name, cv[1], contact, '10115', job]],
  ] as const)('lacks its %s', (detail, left) => {
    expect(damages(detail)[0]).toEqual(left);
  });

  test.each([
    ['name', ['ANNA-LENA', 'WEBER', cv[1], contact, place, job]],
    ['email', [name, cv[1], 'weber@ex', 'ample.de | +49 (0)30 90 18 20', place, job]],
    ['phone', [name, cv[1], 'weber@example.de | +49 (0)30 90 18', '20', place, job]],
  ] as const)('has its %s over two lines', (detail, left) => {
    expect(damages(detail)[1]).toEqual(left);
  });

  test.each([
    ['phone', [name, cv[1], `${contact}10115`, place, job]],
    ['location', [name, cv[1], contact, '10115 BerlinOfen', job]],
  ] as const)('has its %s run into other text', (detail, left) => {
    expect(damages(detail)[2]).toEqual(left);
  });

  test('is null where the layout shows no such detail', () => {
    const { phone: _, ...rest } = expected;
    expect(damagesOf(segmentsIn(cv.join('\n')), 'phone', rest)).toEqual([]);
  });
});
