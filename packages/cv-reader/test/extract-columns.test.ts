/** Tests how columns are detected and read, from either side. */
import { describe, expect, test } from 'vitest';
import { streamsOf } from '../src/extract/columns/columns.ts';
import { fromLeft, tidySegments } from '../src/extract/lines.ts';
import { printed } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

function columns(pieces: Pieces): string[][] {
  return streamsOf(fromLeft(tidySegments(printed(pieces)))).map((lines) =>
    lines.map(({ text }) => text),
  );
}

const sidebar: Pieces = [
  [20, 40, 'Contact'],
  [20, 55, 'jane@example.com'],
  [20, 80, 'Skills'],
  [20, 95, 'Python'],
  [230, 40, 'Jane Doe'],
  [230, 67, 'Work Experience'],
  [230, 95, 'Acme Ltd'],
  [230, 110, '2019 – 2020'],
];

describe('columns', () => {
  test('columns are detected where both sides have headings', () => {
    expect(columns(sidebar)).toStrictEqual([
      ['Contact', 'jane@example.com', 'Skills', 'Python'],
      ['Jane Doe', 'Work Experience', 'Acme Ltd', '2019 – 2020'],
    ]);
  });

  test.each<[string, Pieces]>([
    [
      'a word among the values is that of a heading',
      [
        [20, 40, 'Education'],
        [20, 60, 'Degree'],
        [180, 60, 'BSc Nursing'],
        [20, 80, 'Experience'],
        [20, 100, 'Ward'],
        [180, 100, 'Skills'],
        [20, 120, 'Duty'],
        [180, 120, 'Night shifts'],
      ],
    ],
    [
      'dates stand at the right',
      [
        [20, 40, 'Skills'],
        [300, 40, 'Software'],
        [20, 60, 'Nurse, Acme Clinic'],
        [300, 61, 'Dec 2022 – Jun 2025'],
        [20, 80, 'Helper, Beta Clinic'],
        [300, 81, 'Aug 2020 – Nov 2022'],
        [20, 100, 'Trainee, Gamma Clinic'],
        [300, 101, 'Aug 2018 – Jul 2020'],
      ],
    ],
    [
      'labels end with a colon',
      [
        [20, 40, 'Experience:'],
        [180, 47, 'Two years in a kitchen'],
        [20, 60, 'Languages:'],
        [180, 67, 'English'],
        [20, 80, 'Skills:'],
        [180, 87, 'Education'],
        [180, 97, 'Training of others'],
      ],
    ],
  ])('a table of rows is no pair of columns: %s', (_, pieces) => {
    expect(columns(pieces)).toHaveLength(1);
  });

  test('columns continue over pages', () => {
    const second: Pieces = [
      [20, 40, 'SQL', { page: 2 }],
      [230, 42, 'Baker Inc', { page: 2 }],
    ];
    expect(columns([...sidebar, ...second])).toStrictEqual([
      ['Contact', 'jane@example.com', 'Skills', 'Python', 'SQL'],
      ['Jane Doe', 'Work Experience', 'Acme Ltd', '2019 – 2020', 'Baker Inc'],
    ]);
  });

  test('columns are read after text that spans both of them', () => {
    const name: Pieces[number] = [
      20,
      20,
      'Jane Doe, an engineer of many trades and long lines of text',
    ];
    expect(columns([name, ...sidebar])[0]?.[0]).toBe(name[2]);
  });

  test('dates beside their entries are not a column', () => {
    const rows: Pieces = [
      [40, 40, 'Work Experience'],
      [40, 55, '2019 – 2020'],
      [160, 55, 'Acme Ltd'],
      [40, 70, '2017 – 2019'],
      [160, 70, 'Baker Inc'],
      [40, 90, 'Education'],
      [40, 105, '2013 – 2017'],
      [160, 105, 'University of Oslo'],
    ];
    expect(columns(rows)).toStrictEqual([
      [
        'Work Experience',
        '2019 – 2020\tAcme Ltd',
        '2017 – 2019\tBaker Inc',
        'Education',
        '2013 – 2017\tUniversity of Oslo',
      ],
    ]);
  });

  test('headings beside their sections are not a column', () => {
    const rows: Pieces = [
      [40, 40, 'Skills'],
      [160, 40, 'Python'],
      [40, 60, 'Languages'],
      [160, 60, 'English'],
    ];
    expect(columns(rows)).toStrictEqual([['Skills\tPython', 'Languages\tEnglish']]);
  });

  test('headings at the right margin with dates below them are not a column', () => {
    const rows: Pieces = [
      [400, 40, 'Work'],
      [40, 60, 'Acme Ltd'],
      [400, 61, '2019 – 2020'],
      [40, 75, 'Engineer'],
      [40, 90, 'Baker Inc'],
      [400, 91, '2017 – 2019'],
      [400, 120, 'Education'],
      [40, 140, 'University of Oslo'],
      [400, 141, '2013 – 2017'],
      [40, 170, 'Skills'],
      [40, 185, 'Python'],
    ];
    expect(columns(rows)).toHaveLength(1);
  });

  test('headings over two lines beside their sections are joined, and are not a column', () => {
    const bold = { isBold: true };
    const rows: Pieces = [
      [40, 40, 'Professional', { ...bold, width: 70 }],
      [160, 40, 'Engineer, Acme Ltd, 2019 – 2020'],
      [50, 54, 'experience', { ...bold, width: 60 }],
      [170, 54, 'Built bridges'],
      [70, 80, 'Education', { ...bold, width: 40 }],
      [160, 80, 'University of Oslo'],
      [80, 100, 'Skills', { ...bold, width: 30 }],
      [160, 100, 'Soft skills'],
      [260, 100, 'Patience'],
    ];
    expect(columns(rows)).toStrictEqual([
      [
        'Professional experience\tEngineer, Acme Ltd, 2019 – 2020',
        'Built bridges',
        'Education\tUniversity of Oslo',
        'Skills\tSoft skills\tPatience',
      ],
    ]);
  });

  test('centred headings are not a column', () => {
    const rows: Pieces = [
      [40, 20, 'Profile'],
      [40, 35, 'x'],
      [240, 50, '学歴'],
      [40, 65, '2010'],
      [150, 65, '京都大学 入学'],
      [240, 80, '職歴'],
      [40, 95, '2014'],
      [150, 95, '株式会社日向 入社'],
    ];
    expect(columns(rows)).toHaveLength(1);
  });

  test('columns of a right-to-left document are read from the right', () => {
    const rows: Pieces = [
      [400, 40, 'الخبرة العملية', { width: 100 }],
      [430, 55, 'شركة النيل', { width: 70 }],
      [100, 55, '2019 - 2020', { width: 60 }],
    ];
    expect(columns(rows)).toStrictEqual([['الخبرة العملية', 'شركة النيل\t2019 - 2020']]);
  });
});
