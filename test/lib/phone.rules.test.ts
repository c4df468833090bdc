/** Phone numbers: the accepted characters, and E.164. */
import { describe, expect, test } from 'vitest';
import { Phone, phoneE164 } from '#lib/phone.ts';

const GERMANY = 276;
const JAPAN = 392;
const UAE = 784;

describe('Phone', () => {
  test.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['  (030)  901.820/12-3 ', '(030) 901.820/12-3'],
    ['555-0100 x12', '555-0100 x12'],
    ['０９０‐1234－5678', '090-1234-5678'],
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['\u202A+1 202 555 0123\u202C', '+1 202 555 0123'],
    ['110', '110'],
    ['', null],
    ['  ', null],
  ])('reads %j as %j', (text, expected) => {
    expect(Phone.parse(text)).toBe(expected);
  });

  test.each([
    'abc',
    '<script>alert(1)</script>',
    'not a phone',
    '12',
    '+()-',
    '+44 20 7946 0958 ext. 3',
    '1'.repeat(41),
    '123\n456',
    '123\u0000',
    '١'.repeat(41),
  ])('rejects %j', (text) => {
    expect(Phone.safeParse(text).success).toBe(false);
  });
});

describe('phoneE164', () => {
  test.each([
    ['+44 20 7946 0958', null, '+442079460958'],
    ['030 901820', GERMANY, '+4930901820'],
    ['+44 20 7946 0958', GERMANY, '+442079460958'],
    ['090-1234-5678', JAPAN, '+819012345678'],
    ['0501234567', UAE, '+971501234567'],
    ['030 901820', null, null],
    ['111', GERMANY, null],
    ['+44 1', GERMANY, null],
    [null, GERMANY, null],
  ])('reads %j in country %j as %j', async (phone, countryId, expected) => {
    expect(await phoneE164(phone, countryId)).toBe(expected);
  });

  test('takes the country code only where the country has none in the library', async () => {
    // 10 is Antarctica, 0 is no country.
    expect(await phoneE164('+4930901820', 10)).toBe('+4930901820');
    expect(await phoneE164('030901820', 10)).toBeNull();
    expect(await phoneE164('030901820', 0)).toBeNull();
  });
});
