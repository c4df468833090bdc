/** Writes security.txt (RFC 9116) and the policy that it names: where and how to report a vulnerability. */
import { mailtoUrl } from './mailto.ts';
import { DAY_MS } from './time.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

/** When contact and policy were last reviewed. A release moves it before the file expires; a test reminds of it. */
export const REVIEWED_AT = new Date('2026-11-22T00:00:00Z');
/** Less than a year, as RFC 9116 recommends. */
const VALID_DAYS = 364;

export type SecurityContact = {
  /** An email address, with or without `mailto:`, or a `https:` or `tel:` URL. */
  contact: string;
  /** The URL of the policy. */
  policy: string;
};

/** Null without a usable contact: a file without one is invalid. */
export function securityTxt({
  contact,
  policy,
  canonical,
}: SecurityContact & { canonical: string }): string | null {
  const contactUrl = toContactUrl(contact);
  if (contactUrl === null) return null;
  const expiresAt = new Date(REVIEWED_AT.getTime() + VALID_DAYS * DAY_MS);
  const fields = [
    `Contact: ${contactUrl}`,
    `Expires: ${expiresAt.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    ...(policy.startsWith('https://') ? [`Policy: ${policy}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}

/** How reports are handled, for operators without a page of their own. Null without a usable contact. */
export function securityPolicy({ contact }: SecurityContact): string | null {
  const contactUrl = toContactUrl(contact);
  if (contactUrl === null) return null;
  return `Security policy

Please report a vulnerability of this service to ${contactUrl}.
Describe what you did, what you saw, and which host and path it concerns. English is preferred.

- Use companies and accounts of your own. Do not read, change or delete the data of others, and stop where you see any.
- Do not test with automated load, social engineering, or anything that disturbs others.
- Give us time to correct the error before you publish it. We answer, tell you when it is corrected, and name you if you wish.

We take no legal steps against research that keeps to this policy.
`;
}

function toContactUrl(contact: string): string | null {
  const text = contact.trim();
  if (/\s/u.test(text)) return null;
  if (/^(?:mailto:[^@]+@[^@]+|https:\/\/[^/]+.*|tel:\+?[\d-]+)$/u.test(text)) return text;
  return /^[^@:/]+@[^@:/]+$/u.test(text) ? mailtoUrl(text) : null;
}
