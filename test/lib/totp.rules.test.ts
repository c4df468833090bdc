/** Codes of an authenticator (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from '#lib/totp.ts';

/** `12345678901234567890`, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;
const at = new Date('2026-11-21T12:00:00Z');
const STEP = at.getTime() / STEP_MS;

/** Returns the code of an authenticator this many steps after `at`. */
function codeAt(steps: number, secret = SECRET): string {
  const timestamp = at.getTime() + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

describe('totpStep', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('accepts at %i seconds the last six digits of RFC 6238, appendix B: %s', (seconds, code) => {
    expect(totpStep(SECRET, code, new Date(seconds * 1000), 0)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-2, null],
    [-1, STEP - 1],
    [0, STEP],
    [1, STEP + 1],
    [2, null],
  ])('returns for the code %i steps later %o (RFC 6238, 5.2)', (steps, step) => {
    expect(totpStep(SECRET, codeAt(steps), at, 0)).toBe(step);
  });

  it('has a window of 30 seconds a step, to the millisecond', () => {
    const code = codeAt(0);
    const first = at.getTime() - STEP_MS;
    const over = at.getTime() + 2 * STEP_MS;
    expect(totpStep(SECRET, code, new Date(first), 0)).toBe(STEP);
    expect(totpStep(SECRET, code, new Date(first - 1), 0)).toBeNull();
    expect(totpStep(SECRET, code, new Date(over - 1), 0)).toBe(STEP);
    expect(totpStep(SECRET, code, new Date(over), 0)).toBeNull();
  });

  it.each([
    ['a step before', STEP - 1, STEP],
    ['that very step', STEP, null],
    ['a step after', STEP + 1, null],
  ])('rejects codes up to the last accepted one: %s', (_, lastStep, step) => {
    expect(totpStep(SECRET, codeAt(0), at, lastStep)).toBe(step);
  });

  it.each(['', '0', codeAt(0).slice(1), `${codeAt(0)}0`, `-${codeAt(0)}`, 'abcdef', '-00001'])(
    'returns null for %j',
    (junk) => {
      expect(totpStep(SECRET, junk, at, 0)).toBeNull();
    },
  );

  it('accepts codes typed in groups or in full-width digits', () => {
    const grouped = ` ${codeAt(0).slice(0, 3)} ${codeAt(0).slice(3)} `;
    const wide = codeAt(0).replaceAll(/\d/gu, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    for (const typed of [grouped, wide]) expect(totpStep(SECRET, typed, at, 0)).toBe(STEP);
  });

  it('rejects codes of another secret', () => {
    const others = Array.from({ length: 20 }, () => codeAt(0, newTotpSecret()));
    const taken = others.filter((code) => totpStep(SECRET, code, at, 0) !== null);
    // One may be valid by chance, in one of 17,000 runs.
    expect(taken.length).toBeLessThan(2);
  });
});

describe('newTotpSecret', () => {
  it('returns 160 bits in base32, different every time (RFC 4226, 4)', () => {
    const made = Array.from({ length: 100 }, newTotpSecret);
    for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(new Set(made).size).toBe(100);
  });
});

describe('totpUri', () => {
  it('contains everything an authenticator requires (Key URI Format)', () => {
    const uri = new URL(totpUri(SECRET, 'ada & co@analytical.example'));
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toBe('/Recruiting:ada & co@analytical.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Recruiting',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
