/** Which pictures of a scanned CV are recognized. */
import { expect, test } from 'vitest';
import { withinLimits } from '#recruiting/people/cvs/rules.ts';

const limits = { pictures: 3, bytes: 10 };

test.each([
  ['none', [], []],
  ['all that fit', [5, 5], [5, 5]],
  ['no more than are allowed', [1, 2, 3, 4], [1, 2, 3]],
  ['none from the one on that does not fit', [5, 6, 1], [5]],
  ['none where the first does not fit', [11, 1], []],
])('%s', (_, sizes, expected) => {
  const pictures = sizes.map((size) => ({ bytes: new Uint8Array(size) }));
  const taken = withinLimits(pictures, limits);
  expect(taken.map(({ bytes }) => bytes.byteLength)).toEqual(expected);
});
