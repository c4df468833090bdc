/** The addresses and numbers that links lead to: a text such as “Email me” has them in its link only. */

/** A link is longer than this only if it holds a whole message. */
const LINK_LENGTH_MAX = 2_000;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/u;
const NUMBER = /^\+?\d[\d\s()./-]{5,24}$/u;

/** A page about a person: LinkedIn, GitHub, Xing. */
const PROFILE =
  /^\s*https?:\/\/(?:www\.)?((?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s/?#]{2,100}|github\.com\/[\w-]{1,39}(?=\/?$)|xing\.com\/profile\/[\w-]{2,100})/iu;

/** Returns the email address, the number or the profile that a link leads to, or null if it leads elsewhere. */
export function contactOf(target: string): string | null {
  const [, profile] = PROFILE.exec(target.slice(0, LINK_LENGTH_MAX)) ?? [];
  if (profile !== undefined) return profile;
  const [, scheme = '', rest = ''] =
    /^\s*(mailto|tel):([^?]*)/iu.exec(target.slice(0, LINK_LENGTH_MAX)) ?? [];
  const contact = decoded(rest).trim();
  const isContact = scheme.toLowerCase() === 'tel' ? NUMBER : EMAIL;
  return scheme !== '' && isContact.test(contact) ? contact : null;
}

/** The target in the instruction of a field: ` HYPERLINK "mailto:jane@example.com" \o "Write" `. */
export function targetOfField(instruction: string): string | null {
  return /^\s*HYPERLINK\s+"?([^"\s]+)/iu.exec(instruction)?.[1] ?? null;
}

/**
 * Returns the text of a link completed by where it leads. A text that is another address or number stays: links of a
 * template are often forgotten.
 */
export function completeLink(shown: string, contact: string): string {
  const isEmail = contact.includes('@');
  if (isEmail) {
    const isSame = withoutLines(shown) === withoutLines(contact);
    if (isSame) return contact;
    return shown.includes('@') ? shown : `${shown} ${contact}`;
  }
  if (PROFILE.test(`https://${contact}`))
    return shown.includes('.') ? shown : `${shown} ${contact}`;
  const [digits, known] = [digitsOf(shown), digitsOf(contact)];
  if (digits.length < 5) return `${shown} ${contact}`;
  // The link of a national number tells its country.
  const isNational = contact.startsWith('+') && !shown.trim().startsWith('+');
  return isNational && known.endsWith(digits.replace(/^0/u, '')) ? contact : shown;
}

/** TeX draws an underscore as a line, which is no text. */
function withoutLines(address: string): string {
  return address.replace(/[\s_]/gu, '').toLowerCase();
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
