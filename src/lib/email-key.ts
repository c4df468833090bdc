/** The key of an email address: addresses with the same key are one mailbox to us. */

/** Letters outside ASCII that lower case turns into ASCII letters, such as the Kelvin sign into `k`. */
const turnsIntoAscii = /[\u0130\u212A]/u;

/**
 * The address in lower case. A letter outside ASCII never becomes one of ASCII, so that an address
 * of look-alikes is not taken for that of another person.
 */
export function emailKey(email: string): string {
  return Array.from(email.trim(), (letter) =>
    turnsIntoAscii.test(letter) ? letter : letter.toLowerCase(),
  ).join('');
}

/** Whether an address has letters that only look like ASCII: a Kelvin sign, full-width letters, ligatures. */
export function hasAsciiLookalike(email: string): boolean {
  return Array.from(email).some(
    (letter) => !isAscii(letter) && hasAscii(letter.normalize('NFKC').toLowerCase()),
  );
}

function isAscii(letter: string): boolean {
  return letter.charCodeAt(0) < 0x80;
}

/** A letter with an accent decomposes under NFKD only: composed, it has no ASCII. */
function hasAscii(text: string): boolean {
  return Array.from(text).some(isAscii);
}
