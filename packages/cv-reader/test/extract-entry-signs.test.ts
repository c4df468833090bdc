/** Tests signs, dates and places that ordinary résumés have: signs before titles, periods over two lines, lists that are centred, dates of English CVs. */
import { describe, expect, test } from 'vitest';
import { writesMonthFirst } from '../src/extract/dates/date-points.ts';
import { headingOf } from '../src/extract/sections/headings.ts';
import { printed, resumeOf } from './support/lines.ts';

describe('a sign before each title', () => {
  test.each(['▸', '▪', '»', '-'])('%j is no bullet of what was done', (sign) => {
    const { work } = resumeOf(
      `Anna Weber
Work experience
${sign} Head Chef | Hotel Park
May 2019 – June 2021
• Cooked for 80 guests
• Wrote the menu
${sign} Sous Chef | Brasserie Lune
January 2016 – April 2019
• Cooked for 40 guests`,
    );
    expect(work).toMatchObject([
      { position: 'Head Chef', name: 'Hotel Park', startDate: '2019-05', endDate: '2021-06' },
      { position: 'Sous Chef', name: 'Brasserie Lune', startDate: '2016-01', endDate: '2019-04' },
    ]);
  });

  test('is one where the section begins without it', () => {
    const { work } = resumeOf(
      `Anna Weber
Work experience
Head Chef, Hotel Park, May 2019 – June 2021
• Cooked for 80 guests
Sous Chef, Brasserie Lune, January 2016 – April 2019
• Cooked for 40 guests`,
    );
    expect(work.map(({ highlights }) => highlights)).toEqual([
      ['Cooked for 80 guests'],
      ['Cooked for 40 guests'],
    ]);
  });
});

describe('a period over two lines', () => {
  test.each([
    ['May 2019', '– June 2021', '2019-05', '2021-06'],
    ['May 2019', '- present', '2019-05', undefined],
  ])('%j above %j is one, though the second begins with a dash', (from, to, start, end) => {
    const { work } = resumeOf(
      `Anna Weber
Work experience
${from}
${to}
Head Chef, Hotel Park
• Cooked for 80 guests
• Wrote the menu
January 2016
– April 2019
Sous Chef, Brasserie Lune
• Cooked for 40 guests`,
    );
    expect(work).toMatchObject([
      { position: 'Head Chef', name: 'Hotel Park' },
      { name: 'Brasserie Lune', startDate: '2016-01', endDate: '2019-04' },
    ]);
    expect([work[0]?.startDate, work[0]?.endDate]).toEqual([start, end]);
  });
});

describe('a list of skills that is', () => {
  const items = ['Menu planning', 'Pastry', 'Stock rotation', 'Butchery', 'Cost control', 'Excel'];
  const listed = (place: (text: string) => number) =>
    resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [40, 80, 'Skills', { size: 14, isBold: true }],
        ...items.map((text, at) => [place(text), 100 + at * 14, text] as const),
      ]),
    ).skills.map(({ name }) => name);

  test('flush right has no titles', () => {
    expect(listed((text) => 200 - text.length * 5)).toEqual([
      ...items.slice(0, 5),
      'Microsoft Excel',
    ]);
  });

  test('centred has no titles', () => {
    expect(listed((text) => 120 - text.length * 2.5)).toEqual([
      ...items.slice(0, 5),
      'Microsoft Excel',
    ]);
  });
});

describe('a date of an English CV', () => {
  test.each([
    ['Leeds, United Kingdom\n01/06/2022 – 28/02/2023', false],
    ['Leeds\n01/06/2022 – 01/02/2023', null],
    ['Austin\n06/01/2022 – 02/28/2023', true],
    ['Austin, TX 78701\n06/01/2022 – 02/01/2023', true],
    ['(512) 555-0142\n06/01/2022', true],
  ])('%j has the month first: %s', (text, expected) => {
    expect(writesMonthFirst(text)).toBe(expected);
  });

  test('has the day first, unless the CV says otherwise', () => {
    const { work } = resumeOf(
      `Anna Weber
Work experience
Head Chef, Hotel Park
01/06/2019 – 01/03/2021`,
    );
    expect(work).toMatchObject([{ startDate: '2019-06', endDate: '2021-03' }]);
  });
});

describe('what looks like a heading', () => {
  const head = { isBold: true, size: 10 };

  test('is the title below the period of a job', () => {
    const { work } = resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [40, 80, 'PROFILE', head],
        [40, 94, 'I cook for many guests and keep the kitchen tidy.'],
        [40, 110, 'WORK EXPERIENCE', head],
        [40, 124, '05/2019 – present', { size: 9 }],
        [40, 136, 'HEAD CHEF – HOTEL PARK', head],
        [50, 148, 'Cooked for 80 guests and wrote the menu of each month'],
        [40, 164, '01/2016 – 04/2019', { size: 9 }],
        [40, 176, 'SOUS CHEF – BRASSERIE LUNE'],
        [50, 188, 'Cooked for 40 guests'],
        [40, 204, 'EDUCATION', head],
        [40, 218, '2012 – 2015', { size: 9 }],
        [40, 230, 'Diploma, University of Leeds'],
        [40, 250, 'SKILLS', head],
        [40, 264, 'Pastry, Excel'],
      ]),
    );
    expect(work.map(({ startDate }) => startDate)).toEqual(['2019-05', '2016-01']);
  });

  test('is a language above its levels', () => {
    const { languages } = resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [40, 80, 'PROFILE', head],
        [40, 94, 'I cook for many guests and keep the kitchen tidy.'],
        [40, 110, 'LANGUAGES', head],
        [40, 124, 'Mother tongue: GERMAN'],
        [40, 140, 'ENGLISH', head],
        [40, 152, 'Listening'],
        [150, 152, 'C1'],
        [40, 170, 'FRENCH', head],
        [40, 182, 'Listening'],
        [150, 182, 'B1'],
        [40, 200, 'EDUCATION', head],
        [40, 214, 'Diploma, University of Leeds, 2012 – 2015'],
        [40, 230, 'SKILLS', head],
        [40, 244, 'Pastry, Excel'],
      ]),
    );
    expect(languages.map(({ languageCode }) => languageCode)).toEqual(['de', 'en', 'fr']);
  });
});

describe('headings of work, education, skills and languages', () => {
  test.each([
    ['Where I have worked', 'work'],
    ['Beschäftigungsverhältnisse', 'work'],
    ['Postes occupés', 'work'],
    ['Puestos anteriores', 'work'],
    ['Trabalhos anteriores', 'work'],
    ['Lavori precedenti', 'work'],
    ['Vorige functies', 'work'],
    ['Ścieżka zawodowa', 'work'],
    ['Kariyer geçmişi', 'work'],
    ['Profesní dráha', 'work'],
    ['Tidigare tjänster', 'work'],
    ['Послужной список', 'work'],
    ['Попередні місця роботи', 'work'],
    ['Επαγγελματική διαδρομή', 'work'],
    ['תפקידים קודמים', 'work'],
    ['جهات العمل السابقة', 'work'],
    ['مسیر شغلی', 'work'],
    ['नौकरी का इतिहास', 'work'],
    ['これまでの職歴', 'work'],
    ['过往经历', 'work'],
    ['직장 경험', 'work'],
    ['Quá trình nghề nghiệp', 'work'],
    ['Besuchte Schulen', 'education'],
    ['求学经历', 'education'],
    ['What I can do', 'skills'],
    ['Savoir-faire', 'skills'],
    ['Что умею', 'skills'],
    ['できること', 'skills'],
    ['Języki i poziom', 'languages'],
    ['Hvilke sprog', null],
  ])('%j is one of %s', (text, kind) => {
    expect(headingOf(text)?.kinds[0] ?? null).toBe(kind);
  });
});
