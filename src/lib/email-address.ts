/** Which email addresses are accepted: those that are deliverable in form. One rule for the API, the forms and the tools. */
import { hasAsciiLookalike } from './email-key.ts';

/** Longer than any address that is delivered to (RFC 5321, 4.5.3.1.3). */
export const EMAIL_LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;
const DOMAIN_LENGTH_MAX = 253;

/** RFC 5322, `atext`: what stands before the @ without quotation marks. */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]+$/u;
const MISPLACED_DOT = /^\.|\.$|\.\./u;
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Says what is wrong with an address, or returns null. Only sending shows whether its mailbox exists. */
export function emailFault(email: string): string | null {
  if (/^mailto:/iu.test(email)) return 'Must be an email address without `mailto:`.';
  const [local = '', domain = '', ...more] = email.split('@');
  if (local === '' || domain === '' || more.length > 0) {
    return 'Must be an email address, such as name@example.com.';
  }
  return localFault(local) ?? domainFault(domain);
}

export function isEmailAddress(email: string): boolean {
  return email.length <= EMAIL_LENGTH_MAX && emailFault(email) === null;
}

function localFault(local: string): string | null {
  if (local.length > LOCAL_LENGTH_MAX) {
    return `Must have at most ${LOCAL_LENGTH_MAX} characters before the @.`;
  }
  if (MISPLACED_DOT.test(local)) return 'Must have single dots between characters before the @.';
  return LOCAL.test(local)
    ? null
    : "Must have only unaccented letters, digits and .!#$%&'*+/=?^_`{|}~- before the @.";
}

function domainFault(domain: string): string | null {
  const labels = domain.split('.');
  if (labels.length === 1) return 'Must have a domain with a dot after the @, as in example.com.';
  if (MISPLACED_DOT.test(domain)) return 'Must have single dots between names after the @.';
  const isValid = labels.every((label) => LABEL.test(label)) && !/^\d+$/u.test(labels.at(-1) ?? '');
  // A domain of look-alikes is another spelling of a name that can be written as it is.
  return isValid && !hasAsciiLookalike(domain) && asciiLength(domain) <= DOMAIN_LENGTH_MAX
    ? null
    : 'Must have a valid domain after the @, as in example.com.';
}

/** The length of the domain as mail servers spell it (RFC 5890), or Infinity where it has no such spelling. */
function asciiLength(domain: string): number {
  return URL.parse(`http://${domain}`)?.hostname.length ?? Infinity;
}

/** An address with a domain outside ASCII in lower case: SQL, which compares addresses, lowers letters of ASCII only. */
export function withLowerDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return /[^ -~]/u.test(domain) ? email.slice(0, at) + domain.toLowerCase() : email;
}
