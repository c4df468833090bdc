/** The format of tokens, secrets and recovery codes. */
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newRecoveryCode, normalRecoveryCode } from '#lib/recovery-code.ts';
import { isSecret, isToken, newClientId, newSecret, newToken, tokenFrom } from '#lib/token.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefixes = ['oat_', 'ort_', 'oac_', 'ocs_'] as const;

/** Counts each character in the texts. */
function spread(texts: readonly string[]): Map<string, number> {
  const all = Array.from(texts.join(''));
  return new Map([...Map.groupBy(all, (one) => one)].map(([one, found]) => [one, found.length]));
}

describe('newToken', () => {
  it.each(prefixes)(
    'returns %s with 256 random bits and a checksum, different every time',
    (prefix) => {
      const made = Array.from({ length: 200 }, () => newToken(prefix));
      expect(new Set(made).size).toBe(200);
      for (const token of made) {
        expect(token).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{49}$`, 'u'));
        expect(isToken(prefix, token)).toBe(true);
      }
      // All characters occur, so all bits vary.
      expect(spread(made.map((token) => token.slice(5, 47))).size).toBe(62);
    },
  );

  it('encodes the bytes as one number in base 62, followed by its CRC-32', () => {
    const zero = tokenFrom('oat_', new Uint8Array(32));
    expect(zero.slice(0, 47)).toBe(`oat_${'0'.repeat(43)}`);
    const one = tokenFrom(
      'oat_',
      Uint8Array.from({ length: 32 }, (_, at) => (at === 31 ? 61 : 0)),
    );
    expect(one.slice(0, 47)).toBe(`oat_${'0'.repeat(42)}z`);
    const most = tokenFrom('ort_', new Uint8Array(32).fill(255));
    for (const token of [zero, one, most]) {
      const sum = Array.from(token.slice(-6)).reduce(
        (value, digit) => value * 62 + BASE62.indexOf(digit),
        0,
      );
      expect(sum).toBe(crc32(token.slice(0, -6)));
    }
  });
});

describe('isToken', () => {
  const token = newToken('oat_');

  it('rejects a token with one changed character', () => {
    for (const at of token.slice(4).split('').keys()) {
      const place = at + 4;
      const [other] = BASE62.replace(token.charAt(place), '');
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(isToken('oat_', changed), changed).toBe(false);
    }
  });

  it.each(prefixes.filter((prefix) => prefix !== 'oat_'))(
    'rejects the token with the prefix %s',
    (prefix) => {
      expect(isToken(prefix, token)).toBe(false);
      expect(isToken(prefix, prefix + token.slice(4))).toBe(false);
    },
  );

  it.each([
    ['nothing', ''],
    ['the prefix', 'oat_'],
    ['less', token.slice(0, -1)],
    ['more', `${token}0`],
    ['spaces around', ` ${token} `],
    ['another case', token.toUpperCase()],
    ['no letters', `oat_${'€'.repeat(49)}`],
  ])('rejects %s', (_, text) => {
    expect(isToken('oat_', text)).toBe(false);
  });
});

describe('newSecret', () => {
  it('returns 256 bits in base64url, different every time (ASVS 7.2.3)', () => {
    const made = Array.from({ length: 200 }, newSecret);
    expect(new Set(made).size).toBe(200);
    for (const secret of made) {
      expect(isSecret(secret)).toBe(true);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it.each(['', 'a', newSecret().slice(1), `${newSecret()}=`, `${newSecret()}\n`, 'é'.repeat(43)])(
    'rejects %j as a secret',
    (junk) => {
      expect(isSecret(junk)).toBe(false);
    },
  );
});

describe('newClientId', () => {
  it('returns oci_ and 22 unpredictable characters', () => {
    const made = Array.from({ length: 200 }, newClientId);
    expect(new Set(made).size).toBe(200);
    for (const id of made) expect(id).toMatch(/^oci_[0-9A-Za-z]{22}$/u);
    expect(spread(made.map((id) => id.slice(4))).size).toBe(62);
  });
});

describe('newRecoveryCode', () => {
  it('returns 120 bits in characters that cannot be confused, different every time', () => {
    const made = Array.from({ length: 500 }, newRecoveryCode);
    expect(new Set(made).size).toBe(500);
    for (const code of made) {
      expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/u);
      expect(normalRecoveryCode(code)).toBe(code);
    }
    const counts = spread(made.map((code) => code.replaceAll('-', '')));
    expect(counts.size).toBe(32);
    // An even distribution has 375 of each. A modulus that does not divide 256 would fail this.
    for (const count of counts.values()) expect(Math.abs(count - 375)).toBeLessThan(120);
  });
});

describe('normalRecoveryCode', () => {
  it.each([
    ['as it was made', '7k3m-9xq2-0abc-1def'],
    ['in capitals', '7K3M-9XQ2-0ABC-1DEF'],
    ['without hyphens', '7k3m9xq20abc1def'],
    ['with spaces', ' 7k3m 9xq2 0abc 1def\t'],
    ['with O and L for digits', '7k3m-9xq2-Oabc-ldef'],
    ['with I and o for digits', '7k3m-9xq2-oabc-Idef'],
    ['with hyphens elsewhere', '7-k-3-m-9xq20abc1def'],
  ])('normalizes a code with %s', (_, typed) => {
    expect(normalRecoveryCode(typed)).toBe('7k3m-9xq2-0abc-1def');
  });

  it.each([
    '',
    '123456',
    '7k3m-9xq2-0abc-1de',
    '7k3m-9xq2-0abc-1deff',
    '7k3m_9xq2_0abc_1def',
    '7k3m-9xq2-0abc-1def-7k3m',
    'ｏ'.repeat(16),
  ])('returns null for %j', (typed) => {
    expect(normalRecoveryCode(typed)).toBeNull();
  });
});
