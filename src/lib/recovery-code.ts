/** Recovery codes, which replace a lost authenticator. They have 80 bits, so that a plain digest is safe to store. */

/** Crockford's base32: no letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = 4;

/** As `7k3m-9xq2-…`: sixteen characters in groups of four. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const text = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return text.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'gu'), '$&-');
}

/** The code in its original form, however it was typed; null if malformed. */
export function normalRecoveryCode(typed: string): string | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
  return /^[0-9a-z]{16}$/u.test(text) ? text.replaceAll(/.{4}(?=.)/gu, '$&-') : null;
}
