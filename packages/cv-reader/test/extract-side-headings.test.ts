/** Tests headings at the left of their sections. */
import { describe, expect, test } from 'vitest';
import { streamsOf } from '../src/extract/columns/columns.ts';
import { tidySegments } from '../src/extract/lines.ts';
import { withSideHeadings } from '../src/extract/sections/side-headings.ts';
import { printed, resumeOf } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

const head = { size: 12, isBold: true, width: 60 };

function linesOf(pieces: Pieces): string[] {
  return streamsOf(tidySegments(printed(pieces)))
    .flatMap((lines) => withSideHeadings(lines))
    .map(({ text }) => text);
}

const beside: Pieces = [
  [200, 20, 'Jane Doe'],
  [60, 60, 'Experience', head],
  [140, 60, 'Engineer, Acme Ltd'],
  [400, 60, '2019 – 2020'],
  [150, 75, 'Built bridges'],
  [65, 110, 'Education', { ...head, width: 55 }],
  [140, 110, 'University of Oslo'],
  [400, 110, '2013 – 2017'],
  [80, 140, 'Skills', { ...head, width: 40 }],
  [140, 140, 'Tools'],
  [240, 140, 'AutoCAD, MATLAB'],
  [70, 170, 'Pastimes', { ...head, width: 50 }],
  [140, 170, 'Chess'],
];

/** Headings beside the middle of their sections, and dates below one of them. */
const middle: Pieces = [
  [20, 60, 'Experience', head],
  [140, 60, 'Engineer at Acme Ltd'],
  [20, 76, '2019-01-01 to Present'],
  [140, 76, 'Built bridges for the railway'],
  [20, 110, 'Education', head],
  [140, 110, 'University of Oslo'],
  [140, 150, 'English', { isBold: true }],
  [240, 150, 'Native'],
  [20, 162, 'Languages', head],
  [140, 166, 'German', { isBold: true }],
  [240, 166, 'Fluent'],
  [140, 182, 'French', { isBold: true }],
  [240, 182, 'Basic'],
];

describe('headings at the left of their sections', () => {
  test('stand on lines of their own, also unknown ones that look alike', () => {
    expect(linesOf(beside)).toStrictEqual([
      'Jane Doe',
      'Experience',
      'Engineer, Acme Ltd\t2019 – 2020',
      'Built bridges',
      'Education',
      'University of Oslo\t2013 – 2017',
      'Skills',
      'Tools\tAutoCAD, MATLAB',
      'Pastimes',
      'Chess',
    ]);
  });

  test('are raised above a section that is centred on them', () => {
    expect(linesOf(middle)).toStrictEqual([
      'Experience',
      'Engineer at Acme Ltd',
      '2019-01-01 to Present\tBuilt bridges for the railway',
      'Education',
      'University of Oslo',
      'Languages',
      'English\tNative',
      'German\tFluent',
      'French\tBasic',
    ]);
  });

  test('leave no language to the section above', () => {
    const { languages } = resumeOf(printed(middle));
    expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['en', 'de', 'fr']);
  });

  test('above their sections stay as they are', () => {
    const above: Pieces = [
      [40, 20, 'Skills', head],
      [40, 40, 'Python'],
      [140, 40, 'advanced'],
      [40, 60, 'Languages', head],
      [40, 80, 'English'],
      [140, 80, 'fluent'],
      [40, 100, 'Education', head],
      [140, 100, '2013 – 2017'],
      [40, 120, 'University of Oslo'],
    ];
    expect(linesOf(above)).toContain('Education\t2013 – 2017');
  });
});
