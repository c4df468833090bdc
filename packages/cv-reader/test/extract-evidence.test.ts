/** Tests what the reader takes as evidence for the details of the person. */
import { describe, expect, test } from 'vitest';
import { detailsIn, extractResume } from '../src/extract/extract.ts';
import type { Segment } from '../src/segment.ts';
import { NOW, printed, segmentsIn } from './support/lines.ts';

function factsOf(from: string | Segment[], detail: 'name' | 'email' | 'phone' | 'location') {
  const segments = typeof from === 'string' ? segmentsIn(from) : from;
  const { facts } = detailsIn(segments, { now: NOW })[detail] ?? {};
  return Object.entries(facts ?? {})
    .filter(([, holds]) => holds)
    .map(([name]) => name);
}

describe('what speaks for a name', () => {
  test.each([
    ['Anna Weber\nanna.weber@example.de', ['first', 'inEmail', 'explainsEmail']],
    ['Lebenslauf\nName: Anna Weber\naweber@example.de', ['labelled', 'inEmail', 'explainsEmail']],
    ['Anna Weber\nannaliese.vogt@example.de', ['inEmail', 'leavesEmail']],
    ['Anna Weber\nblue.heron12@example.de', ['first']],
    ['Jörg Müller\nmueller@example.de', ['inEmail', 'explainsEmail']],
    ['Anna Weber\nlinkedin.com/in/anna-weber', ['inProfile']],
    ['Anna Weber\nCook\nBerlin, Anna Weber', ['repeated']],
    ['Skills\nPython\nAnna Weber', ['elsewhere']],
    ['Name: Álvaro de la', ['labelled', 'cut']],
    ['Anna Weber-\nCook', ['cut']],
  ])('of %j', (text, expected) => {
    expect(factsOf(text, 'name')).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['Anna Weber\nblue.heron12@example.de', ['inEmail', 'explainsEmail', 'leavesEmail']],
    ['Anna Weber\nCook', ['largest', 'labelled', 'repeated', 'inProfile', 'elsewhere', 'oneWord']],
  ])('and nothing else of %j', (text, absent) => {
    const facts = factsOf(text, 'name');
    expect(facts).toContain('first');
    for (const name of absent) expect(facts).not.toContain(name);
  });

  const text = [
    [40, 100, 'Cook'],
    [40, 112, 'anna.weber@example.de'],
    [40, 124, 'I cook for guests of two hotels.'],
    [40, 136, 'I have done so for ten years.'],
  ] as const;

  test('the largest text of the page', () => {
    const facts = factsOf(printed([[40, 40, 'Anna Weber', { size: 20 }], ...text]), 'name');
    expect(facts).toContain('largest');
    expect(facts).not.toContain('besideLarge');
  });

  test.each([
    ['Wolkenstein', 20, true],
    ['Wolkenstein', 16, true],
    ['Wolkenstein', 12, false],
    ['Lebenslauf', 20, false],
    ['Senior Engineer', 20, false],
    ['Anna Weber', 20, false],
  ])('%s beside it in size %i speaks against it: %s', (beside, size, isAgainst) => {
    const page = printed([
      [40, 40, 'Anna Weber', { size: 20 }],
      [200, 64, beside, { size }],
      ...text,
    ]);
    expect(factsOf(page, 'name').includes('besideLarge')).toBe(isAgainst);
  });
});

describe('what speaks for an email address', () => {
  test.each([
    ['Anna Weber\nE-Mail: weber@example.de', ['labelled', 'only', 'likeName']],
    ['Anna Weber\nBerlin | E-Mail: weber@example.de', ['labelled', 'only', 'likeName']],
    ['Anna Weber\nrose@example.de', ['only']],
    ['Anna Weber\nrose@example.de\nProfile\nalso weber.old@example.org', []],
    ['Anna Weber\nrose@example.de\nReferences\nEva Kurz, kurz@example.de', ['only']],
    ['Anna Weber\nweber@example.de\nWEBER@example.de', ['only', 'likeName']],
    ['Anna Weber\nweber@exam\nple.de', ['likeName', 'only', 'joined']],
    ['Anna Weber\nÉweber@example.de', ['only', 'likeName', 'touched']],
    ['Anna Weber\n03.11.1992\nweber@example.co\n中国', ['only', 'likeName']],
    ['Anna Weber\nweber@example.co\nm', ['only', 'likeName', 'joined']],
    ['Anna Weber\nweber@example.co\nmx', ['only', 'likeName', 'touched']],
    ['Anna Weber\nBerlin\nweber@example.com\nCook', ['only', 'likeName']],
    ['Anna Weber\nSkills\nrose@example.de', ['only', 'strangeElsewhere']],
    ['Anna Weber\nSkills\nweber@example.de', ['only', 'likeName']],
    ['Anna Weber\nrose@example.deFranzösisch', ['only', 'touched']],
    ['Anna Weber\nrose@example.defr', ['only', 'oddEnding']],
    ['Anna Weber\nweber-17@people.example', ['only', 'likeName']],
    ['Anna Weber\nanna@weber.berlin', ['only', 'likeName']],
    ['Anna Weber\nanna@weber.berlinTel', ['only', 'likeName', 'touched']],
  ])('of %j', (text, expected) => {
    expect(factsOf(text, 'email').toSorted()).toEqual(expected.toSorted());
  });
});

describe('what speaks for a phone number', () => {
  test.each([
    ['Anna Weber\nTel.: 030 901820\nBerlin', ['labelled', 'valid', 'only']],
    ['Anna Weber\nTel.: 030 901820', ['labelled', 'valid', 'only', 'countryInferred']],
    ['Anna Weber\n+49 30 901820', ['international', 'valid', 'only']],
    ['Anna Weber\n+49 30 901820\n030 901820\nrose@example.de', ['international', 'valid', 'only']],
    ['Anna Weber\n+49 30 901820\n+49 171 3920087', ['international', 'valid']],
    ['Anna Weber\nSkills\n+49 30 901820', ['international', 'valid', 'only', 'elsewhere']],
    ['Anna Weber\nPhone: +1 (555) 055-0134', ['labelled', 'international', 'only']],
  ])('of %j', (text, expected) => {
    expect(factsOf(text, 'phone').toSorted()).toEqual(expected.toSorted());
  });
});

describe('what speaks for a place', () => {
  test.each([
    ['Anna Weber\nBerlin', []],
    ['Anna Weber\nAnschrift: Lindenweg 4, 10115 Berlin', ['labelled', 'postalCode']],
    ['Anna Weber\nBerlin, Germany\n+49 30 901820', ['country', 'countryOfPhone']],
    ['Anna Weber\nAustin, TX 78701', ['country', 'postalCode']],
    ['Anna Weber\nBerlin\n+33 6 39 98 55 21', ['otherCountry']],
    ['Anna Weber\nBerlin\nHamburg', ['otherTowns']],
    ['Anna Weber\nGermany', ['country', 'noTown']],
    ['Anna Weber\nSkills\nBerlin\nanna@example.com', ['elsewhere']],
  ])('of %j', (text, expected) => {
    expect(factsOf(text, 'location').toSorted()).toEqual(expected.toSorted());
  });
});

describe('a detail', () => {
  const read = (text: string) => extractResume(segmentsIn(text), 1, { now: NOW }).resume;

  test('that is sure is given with its confidence', () => {
    const { basics, meta } = read('Anna Weber\nanna.weber@example.de\nTel.: +49 30 901820');
    expect(basics).toMatchObject({
      name: 'Anna Weber',
      email: 'anna.weber@example.de',
      phone: '+4930901820',
    });
    expect(meta.parser.uncertain).toEqual([]);
    expect(Object.keys(meta.parser.fields)).toEqual(['name', 'email', 'phone']);
    for (const confidence of Object.values(meta.parser.fields)) {
      expect(confidence).toBeGreaterThanOrEqual(0.8);
      expect(confidence).toBeLessThanOrEqual(0.99);
      expect(Math.round(confidence * 100) / 100).toBe(confidence);
    }
  });

  test('that is uncertain is left out and named', () => {
    const { basics, meta } = read('Anna Weber\nanna.weber@example.de\nPhone: +1 (555) 055-0134');
    expect(basics).not.toHaveProperty('phone');
    expect(meta.parser.uncertain).toEqual(['phone']);
    expect(meta.parser.fields.phone).toBeLessThan(0.89);
  });

  test('that is not found has no confidence and is not uncertain', () => {
    const { meta } = read('Skills\nPython');
    expect(meta.parser).toMatchObject({ fields: {}, uncertain: [] });
  });
});
