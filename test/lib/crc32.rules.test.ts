/** Our CRC-32 is that of zlib. */
import { crc32 as ofZlib } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from '#lib/crc32.ts';

test.each(['', 'a', '123456789', 'Grüße', '日本語 🎉', '\u0000', '\ud800', 'x'.repeat(70_000)])(
  'of the text %j',
  (text) => {
    expect(crc32(text)).toBe(ofZlib(text));
  },
);

test('of every character of two bytes', () => {
  for (let code = 0; code < 0x8_00; code++) {
    const text = String.fromCodePoint(code);
    expect(crc32(text)).toBe(ofZlib(text));
  }
});
