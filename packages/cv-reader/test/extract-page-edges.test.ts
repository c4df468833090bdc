/** Tests that headers and footers of pages are left out. */
import { describe, expect, test } from 'vitest';
import { withoutPageEdges } from '../src/extract/sections/page-edges.ts';
import { printed, resumeOf } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

const second = { page: 2 };

function textsOf(pieces: Pieces): string[] {
  return withoutPageEdges(printed(pieces)).map(({ text, page }) => `${page} ${text}`);
}

describe('what pages repeat', () => {
  test('is kept once at the top, and left out at the bottom', () => {
    expect(
      textsOf([
        [40, 20, 'Jane Doe'],
        [400, 20, 'jane@example.com'],
        [40, 60, 'Engineer'],
        [40, 800, 'Curriculum vitae'],
        [400, 800, 'Page 1 of 2'],
        [40, 20, 'Jane Doe', second],
        [400, 20, 'jane@example.com', second],
        [40, 60, 'Draftsman', second],
        [40, 800, 'Curriculum vitae', second],
        [400, 800, 'Page 2 of 2', second],
      ]),
    ).toStrictEqual(['1 Jane Doe', '1 jane@example.com', '1 Engineer', '2 Draftsman']);
  });

  test.each<[string, Pieces]>([
    [
      'other dates at the same place',
      [
        [40, 20, '03/2019 – 04/2020'],
        [40, 20, '05/2017 – 02/2019', second],
      ],
    ],
    [
      'the same text at another height',
      [
        [40, 20, 'Engineer'],
        [40, 34, 'Engineer', second],
      ],
    ],
    [
      'the same text further down',
      [
        ...[20, 34, 48].map((y) => [40, y, `Line ${'abc'[y % 3] ?? ''}${y * 77}`] as const),
        ...[40, 54, 68].map((y) => [40, y, `Text ${'abc'[y % 3] ?? ''}${y * 91}`, second] as const),
        [40, 100, 'Engineer'],
        [40, 100, 'Engineer', second],
        ...[400, 434, 468].map((y) => [40, y, `Line ${y * 77}`] as const),
        ...[300, 334, 368].map((y) => [40, y, `Text ${y * 91}`, second] as const),
      ],
    ],
  ])('is not %s', (_, pieces) => {
    expect(textsOf(pieces)).toHaveLength(pieces.length);
  });

  test('does not end up in a job that goes on over the page break', () => {
    const { work } = resumeOf(
      printed([
        [40, 20, 'Jane Doe'],
        [40, 40, 'Experience'],
        [40, 60, 'Engineer, Acme Ltd'],
        [400, 60, '2019 – 2021'],
        [40, 75, '• Built bridges'],
        [40, 800, 'Jane Doe – 1 / 2'],
        [40, 20, '• Kept plans', second],
        [40, 800, 'Jane Doe – 2 / 2', second],
      ]),
    );
    expect(work).toMatchObject([{ highlights: ['Built bridges', 'Kept plans'] }]);
  });
});
