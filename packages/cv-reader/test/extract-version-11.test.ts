/** Tests what version 11 of the reader learned from the eleventh fold: forms with numbered labels, names and addresses in pieces. */
import { describe, expect, test } from 'vitest';
import { columnKindOf } from '../src/extract/labels.ts';
import { cleanName } from '../src/extract/name-cleaning.ts';
import { readHtml } from '../src/readers/html.ts';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };
const heading = { size: 14, isBold: true };
const bold = { isBold: true };

const rest: Parameters<typeof printed>[0] = [
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

describe('a name whose signs are set apart', () => {
  test.each([
    ["Chiara Dell ' Acqua", "Chiara Dell'Acqua"],
    ['Anna - Lena Hofstetter', 'Anna-Lena Hofstetter'],
    ['Anna-Lena Hofstetter', 'Anna-Lena Hofstetter'],
  ])('%s', (text, name) => {
    expect(cleanName(text)).toBe(name);
    const { basics } = resumeOf(printed([[40, 50, text, large], ...rest]));
    expect(basics.name).toBe(name);
  });

  test('but a job title behind a hyphen is no part of it', () => {
    const { basics } = resumeOf(printed([[40, 50, 'Anna Weber - Head Chef', large], ...rest]));
    expect(basics.name).toBe('Anna Weber');
  });
});

describe('the name of a form with numbered questions', () => {
  test.each([
    ['2. Name of Expert: Okwu Hedlund', null],
    ['2. Full name', 'Okwu Hedlund'],
    ['2) Nom de l’expert: Okwu Hedlund', null],
  ])('%s', (label, below) => {
    const { basics } = resumeOf(
      printed([
        [40, 40, 'PERSONAL HISTORY', large],
        [40, 60, '1. Position: Head Chef'],
        [40, 80, label, below === null ? {} : bold],
        ...(below === null ? [] : ([[40, 95, below]] as const)),
        ...rest,
      ]),
    );
    expect(basics.name).toBe('Okwu Hedlund');
  });
});

describe('an address that breaks in a stretched line', () => {
  const contact = (start: string, end: string, profile: string) =>
    resumeOf(
      printed([
        [300, 40, '• Leeds, United Kingdom'],
        [430, 40, '•'],
        [495, 40, start],
        [40, 52, 'Anna Schneider', large],
        [300, 52, '• +44 161 496 0123'],
        [430, 52, end],
        [430, 64, profile],
        ...rest,
      ]),
    ).basics.email;

  test('its hyphen is that of the line, as the name tells', () => {
    expect(contact('anna.schnei-', 'der7@example.com', '• linkedin.com/in/blue')).toBe(
      'anna.schneider7@example.com',
    );
  });

  test('or as the address of a profile tells', () => {
    expect(contact('blueheron-', 'field7@example.com', '• linkedin.com/in/blueheronfield')).toBe(
      'blueheronfield7@example.com',
    );
  });

  test('else it stays', () => {
    expect(contact('blueheron-', 'field7@example.com', '• linkedin.com/in/river')).toBe(
      'blueheron-field7@example.com',
    );
  });
});

test('the value of a bold label is no heading of a column', () => {
  const { basics, work } = resumeOf(
    printed([
      [0, 20, '입사지원서', large],
      [0, 40, '지원구분', bold],
      [80, 40, '경력'],
      [240, 40, '지원직무', bold],
      [320, 40, '수간호사'],
      [0, 60, '성명', bold],
      [80, 60, '남궁지훈', bold],
      [240, 60, '연락처', bold],
      [320, 60, '010-2001-0657'],
      [0, 80, '전자우편', bold],
      [80, 80, 'namgung@example.org'],
      [0, 100, '2. 학력', heading],
      [0, 120, '기간', bold],
      [130, 120, '교육기관', bold],
      [0, 140, '2016-05 ~ 2020-03'],
      [130, 140, '인제한빛대학교'],
      [0, 160, '4. 경력사항', heading],
      [0, 180, '근무기간', bold],
      [110, 180, '기관명', bold],
      [225, 180, '직위/역할', bold],
      [0, 200, '2024-05 ~ 2025-10'],
      [110, 200, '해운대성모병원'],
      [225, 200, '수간호사'],
    ]),
  );
  expect(basics.name).toBe('남궁지훈');
  expect(work.map(({ name }) => name)).toEqual(['해운대성모병원']);
});

describe('two names of one fact in a label', () => {
  test.each([
    ['School or University', 'school'],
    ['Schule oder Universität', 'school'],
    ['École ou université', 'school'],
    ['School or Position', null],
  ])('%s', (label, kind) => {
    expect(columnKindOf(label, 'education')).toBe(kind);
  });
});

test('a subject behind the degree is no school', () => {
  const { education } = resumeOf(
    printed([
      [40, 50, 'Trần Văn Minh', large],
      [40, 100, 'Học vấn', heading],
      [40, 120, '2022\tCử nhân, Kế toán'],
      [40, 134, 'Đại học Kinh tế Đà Nẵng'],
      [40, 160, '2019\tCao đẳng, Kế toán doanh nghiệp'],
      [40, 174, 'Cao đẳng Thương mại'],
    ]),
  );
  expect(education.map(({ institution }) => institution)).toEqual([
    'Đại học Kinh tế Đà Nẵng',
    'Cao đẳng Thương mại',
  ]);
});

test('a labelled fact behind the town is no title', () => {
  const { work } = resumeOf(
    printed([
      [40, 50, 'Marcus Okafor', large],
      [40, 100, 'Experience', heading],
      [40, 120, 'Meridian Hotels Ltd', bold],
      [440, 120, '2020 - 2025'],
      [40, 134, 'Halifax, Canada'],
      [440, 134, 'Hours per week: 38'],
      [40, 148, 'Senior Accountant'],
      [40, 180, 'Education', heading],
      [40, 200, '2015 – 2018 Diploma, Leeds City College'],
    ]),
  );
  expect(work).toHaveLength(1);
  expect(work[0]).toMatchObject({ name: 'Meridian Hotels Ltd', position: 'Senior Accountant' });
});

describe('skills', () => {
  const skillsOf = (text: string) =>
    resumeOf(
      printed([
        [40, 50, 'Anna Weber', large],
        ...rest,
        [40, 240, 'Skills', heading],
        [40, 260, text],
      ]),
    ).skills.map(({ name }) => name);

  test('without the levels behind them', () => {
    expect(skillsOf('Python basic, Laravel advanced, PHP intermediate, Docker')).toEqual([
      'Python',
      'Laravel',
      'PHP',
      'Docker',
    ]);
  });

  test('but a word that few of them end with stays', () => {
    expect(skillsOf('Visual Basic, Docker, Laravel, Photography basic')).toEqual([
      'Visual Basic',
      'Docker',
      'Laravel',
      'Photography basic',
    ]);
  });
});

describe('chips of a page', () => {
  const texts = (html: string) => readHtml(html).map(({ text }) => text.trim());

  test('are texts of their own', () => {
    expect(texts('<p><code>Data analysis</code> <code>R</code> <code>dbt</code></p>')).toEqual([
      'Data analysis',
      'R',
      'dbt',
    ]);
  });

  test('but not within a sentence', () => {
    expect(texts('<p>From <code>npm</code> to <code>pnpm</code></p>')).toHaveLength(1);
  });
});
