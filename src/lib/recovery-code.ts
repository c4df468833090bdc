/** Recovery codes: what is typed when the authenticator is lost. 80 bits, so a plain digest keeps them. */

/** Crockford's base32: no letter that is taken for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = 4;

/** As `7k3m-9xq2-…`: sixteen characters in groups of four. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const text = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return text.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'gu'), '$&-');
}

/** As it was made, however it was typed; null if it is none. */
export function normalRecoveryCode(typed: string): string | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
  return /^[0-9a-z]{16}$/u.test(text) ? text.replaceAll(/.{4}(?=.)/gu, '$&-') : null;
}
