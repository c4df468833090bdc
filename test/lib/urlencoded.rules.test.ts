/** Forms in application/x-www-form-urlencoded are read as URLSearchParams reads them, and no letter is replaced. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrlencoded } from '#lib/urlencoded.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const TYPE = 'application/x-www-form-urlencoded';
const read = (text: string, type = TYPE) => parseUrlencoded(Buffer.from(text), type);

test('what URLSearchParams writes is read as it was', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const pairs = fc.array(fc.tuple(text, text), { maxLength: 8 });
  fc.assert(
    fc.property(pairs, (written) => {
      fc.pre(written.every(([name]) => name !== '_charset_'));
      expect(read(new URLSearchParams(written).toString())).toEqual(written);
    }),
    { numRuns: RUNS },
  );
});

test('any ASCII is read as URLSearchParams reads it, but bytes that are not UTF-8', () => {
  const unit = fc.constantFrom('a', '=', '&', '+', '%', '%2', '%4', '1', 'F', '%C3%BC', '%FC', ' ');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
      const sent = units.join('');
      const expected = Array.from(new URLSearchParams(sent), ([name, value]) => [
        name.includes('\ufffd') ? expect.any(String) : name,
        value.includes('\ufffd') ? null : value,
      ]);
      expect(read(sent)).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ['a=%80', `${TYPE}; charset=windows-1252`, '€'],
  ['a=%80', `${TYPE};charset="ISO-8859-1"`, '€'],
  ['a=%80', TYPE, null],
  ['a=x', `${TYPE}; charset=utf-16`, null],
  ['a=%80&_charset_=windows-1252', TYPE, '€'],
  ['a=ü&_charset_=', `${TYPE}; charset=UTF-8`, 'ü'],
])('%s as %s', (sent, type, expected) => expect(read(sent, type)[0]).toEqual(['a', expected]));
