/** CVs in columns, from either side. */
import { describe, expect, it } from 'vitest';
import { streamsOf } from '../src/extract/columns.ts';
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
  it('are told apart where both hold headings', () => {
    expect(columns(sidebar)).toStrictEqual([
      ['Contact', 'jane@example.com', 'Skills', 'Python'],
      ['Jane Doe', 'Work Experience', 'Acme Ltd', '2019 – 2020'],
    ]);
  });

  it('go on over the pages', () => {
    const second: Pieces = [
      [20, 40, 'SQL', { page: 2 }],
      [230, 42, 'Baker Inc', { page: 2 }],
    ];
    expect(columns([...sidebar, ...second])).toStrictEqual([
      ['Contact', 'jane@example.com', 'Skills', 'Python', 'SQL'],
      ['Jane Doe', 'Work Experience', 'Acme Ltd', '2019 – 2020', 'Baker Inc'],
    ]);
  });

  it('stand below what runs across them', () => {
    const name: Pieces[number] = [
      20,
      20,
      'Jane Doe, an engineer of many trades and long lines of text',
    ];
    expect(columns([name, ...sidebar])[0]?.[0]).toBe(name[2]);
  });

  it('are not made of dates and what they date', () => {
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

  it('are not made of headings beside their sections', () => {
    const rows: Pieces = [
      [40, 40, 'Skills'],
      [160, 40, 'Python'],
      [40, 60, 'Languages'],
      [160, 60, 'English'],
    ];
    expect(columns(rows)).toStrictEqual([['Skills\tPython', 'Languages\tEnglish']]);
  });

  it('are not made of headings set in the middle', () => {
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

  it('of a document that is read from the right begin there', () => {
    const rows: Pieces = [
      [400, 40, 'الخبرة العملية', { width: 100 }],
      [430, 55, 'شركة النيل', { width: 70 }],
      [100, 55, '2019 - 2020', { width: 60 }],
    ];
    expect(columns(rows)).toStrictEqual([['الخبرة العملية', 'شركة النيل\t2019 - 2020']]);
  });
});
