/** Deflated bytes are inflated in few steps where they expand as usual, and in small ones where they expand as a bomb does. */
import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import { Inflate } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inflate } from '../src/readers/inflate.ts';
import { concat, deflatedBlanks } from './support/bytes.ts';
import { hostile } from './support/hostile.ts';
import { readDocument } from '../src/read-document.ts';

const LIMIT = 6_000_000;
/** Deflate's most: 258 bytes of two bits. */
const EXPANSION_MAX = 1032;

function watchSteps() {
  const push = vi.spyOn(Inflate.prototype, 'push');
  return () => push.mock.calls.map(([bytes]) => bytes.byteLength);
}

afterEach(() => void vi.restoreAllMocks());

describe('inflate', () => {
  test('returns what was deflated, over many steps', () => {
    const plain = new Uint8Array(randomBytes(100_000));
    expect(inflate(deflateRawSync(plain), LIMIT)).toEqual({ bytes: plain, isCut: false });
  });

  test('returns what precedes the damage', () => {
    const plain = new Uint8Array(randomBytes(100_000));
    const { bytes, isCut } = inflate(deflateRawSync(plain).subarray(0, 60_000), LIMIT);
    expect(isCut).toBe(false);
    expect(bytes.byteLength).toBeGreaterThan(0);
    expect(bytes).toEqual(plain.subarray(0, bytes.byteLength));
  });

  test('cuts a bomb at the limit, in steps of at most 2.2 MB', () => {
    const steps = watchSteps();
    const { bytes, isCut } = inflate(deflatedBlanks(300), LIMIT);
    expect(isCut).toBe(true);
    expect(bytes.byteLength).toBe(LIMIT);
    expect(Math.max(...steps()) * EXPANSION_MAX).toBeLessThan(2_200_000);
    expect(steps().length).toBeLessThan(10);
  });

  test('takes steps of at most 9 MB where a bomb begins after usual text', () => {
    const steps = watchSteps();
    const text = randomBytes(20_000).toString('base64');
    const begin = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
    expect(inflate(concat(begin, deflatedBlanks(300)), LIMIT).isCut).toBe(true);
    expect(Math.max(...steps()) * EXPANSION_MAX).toBeLessThan(9_000_000);
  });
});

test('sixty thousand styles are unpacked in few steps, as each leaves buffers behind', async () => {
  const steps = watchSteps();
  const bytes = hostile['zip']?.['a hundred thousand styles in a row']?.[1]();
  await readDocument(bytes ?? new Uint8Array());
  expect(steps().reduce((sum, size) => sum + size, 0)).toBeGreaterThan(300_000);
  expect(steps().length).toBeLessThan(60);
});
