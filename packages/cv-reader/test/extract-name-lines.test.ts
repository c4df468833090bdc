/** Tests where a name stands: on several lines, beside titles, below slogans and agencies, with a monogram or signs. */
import { describe, expect, test } from 'vitest';
import { isMonogramOf, withoutMonogram } from '../src/extract/names/monograms.ts';
import { cleanName } from '../src/extract/names/name-cleaning.ts';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };

const heading = { size: 14, isBold: true };

const rest: Parameters<typeof printed>[0] = [
  [40, 110, 'Head Chef | Bern'],
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

const restOfCv: Parameters<typeof printed>[0] = [
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

describe('names', () => {
  test('may be flush right beside the job title', () => {
    const wide = { size: 24 };
    const { basics } = resumeOf(
      printed([
        [480, 46, 'Anna', { ...wide, width: 60 }],
        [28, 70, 'HR MANAGER', { ...wide, width: 150 }],
        [420, 70, 'van der Berg', { ...wide, width: 120 }],
        [450, 100, 'wvan@example.org'],
        [28, 200, 'Experience', { size: 12 }],
        [28, 215, '2019 – 2021'],
        [150, 215, 'Cook, Hotel Park'],
      ]),
    );
    expect(basics.name).toBe('Anna van der Berg');
  });

  test('may have the family name first', () => {
    expect(resumeOf('Weber, Anna\nTel +44 7400 144212\nanna.weber@example.com').basics.name).toBe(
      'Anna Weber',
    );
  });
});

describe('names', () => {
  test('stand before a job title that the CV has elsewhere', () => {
    const { basics } = resumeOf(`
      Anna Weber Clinical Nurse Manager
      mail.me@example.org
      Experience
      2019 – 2021\tClinical Nurse Manager, Hotel Park`);
    expect(basics.name).toBe('Anna Weber');
  });

  test('stand before an address in a mail, whose receiver is somebody else', () => {
    const { basics } = resumeOf(`
      Mail\tjobs@bakery.example
      Application: Baker
      Anna Weber <aweber@example.org>\t16.03.2026, 20:29
      To: jobs@bakery.example
      Experience
      2019 – 2021: Baker, Bakery Lune, Bern`);
    expect(basics).toMatchObject({ name: 'Anna Weber', email: 'aweber@example.org' });
  });

  test('are not that of the website of an agency', () => {
    const { basics } = resumeOf(`
      Northgate Search\twww.northgate-search.example
      Kandidat/in\tAnna Weber
      E-Mail\tblue.heron@example.org`);
    expect(basics.name).toBe('Anna Weber');
    expect(basics.url).toBeUndefined();
  });
});

describe('a monogram is no part of a name', () => {
  test.each([
    ['SK Sabine Krüger', 'Sabine Krüger'],
    ['Anna Weber AW', 'Anna Weber'],
    ['J.R. Jan van der Ree', 'Jan van der Ree'],
    ['BL Benoît Le Goff', 'Benoît Le Goff'],
    ['ÁM Álvaro Muñoz Ibáñez', 'Álvaro Muñoz Ibáñez'],
    ['Á Álvaro', 'Álvaro'],
  ])('%s', (text, name) => {
    expect(withoutMonogram(text)).toBe(name);
  });

  test.each([['JP Anna Weber'], ['Anna Weber'], ['A. Anna Weber'], ['AW'], ['JJ JJ']])(
    'and %s has none',
    (text) => {
      expect(withoutMonogram(text)).toBe(text);
    },
  );

  test('a word is no name of its own', () => {
    expect(isMonogramOf('LI', 'LI')).toBe(false);
  });

  test('also where it is larger than the name, in a column before it', () => {
    const { basics } = resumeOf(
      printed([
        [40, 60, 'AW', { size: 36, isBold: true }],
        [200, 60, 'Anna Weber', large],
        [200, 80, 'Head Chef | Bern'],
        [200, 110, 'Experience', heading],
        [200, 130, '2019 – 2021 Head Chef, Hotel Park'],
        [200, 160, 'Education', heading],
        [200, 180, '2015 – 2018 Diploma, Leeds City College'],
      ]),
    );
    expect(basics.name).toBe('Anna Weber');
  });
});

describe('a line above the name is no part of it', () => {
  test.each([
    ['Nordlicht Personal', 'Anna Weber'],
    ['Brunel Career Partners', 'Marek Nowak'],
    ['Passion Meets Precision', 'Ioana Popescu'],
  ])('%s', (above, name) => {
    const { basics } = resumeOf(printed([[40, 50, above, large], [40, 76, name, large], ...rest]));
    expect(basics.name).toBe(name);
  });

  test('also where only the email address has the name', () => {
    const { basics } = resumeOf(
      printed([
        [40, 50, 'Nordlicht Personal', large],
        [40, 76, 'Okwu Hedlund', large],
        [40, 96, 'okwu.hedlund@example.com'],
        ...rest,
      ]),
    );
    expect(basics.name).toBe('Okwu Hedlund');
  });

  test('but first names are', () => {
    const { basics } = resumeOf(
      printed([[40, 50, 'María José', large], [40, 76, 'García López', large], ...rest]),
    );
    expect(basics.name).toBe('María José García López');
  });
});

describe('signs around a name are no part of it', () => {
  test.each([
    ['« Anna Weber »', 'Anna Weber'],
    ['<Anna Weber />', 'Anna Weber'],
    ['Anna Weber 2026', 'Anna Weber'],
    ['Anna Weber, PMP®', 'Anna Weber'],
  ])('%s', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

describe('a name whose signs are set apart', () => {
  test.each([
    ["Chiara Dell ' Acqua", "Chiara Dell'Acqua"],
    ['Anna - Lena Hofstetter', 'Anna-Lena Hofstetter'],
    ['Anna-Lena Hofstetter', 'Anna-Lena Hofstetter'],
  ])('%s', (text, name) => {
    expect(cleanName(text)).toBe(name);
    const { basics } = resumeOf(printed([[40, 50, text, large], ...restOfCv]));
    expect(basics.name).toBe(name);
  });

  test('but a job title behind a hyphen is no part of it', () => {
    const { basics } = resumeOf(printed([[40, 50, 'Anna Weber - Head Chef', large], ...restOfCv]));
    expect(basics.name).toBe('Anna Weber');
  });
});
