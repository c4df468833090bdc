/** What a person's own fields may be. */
import { STRING_LENGTH_MAX } from '#kit/text.ts';

export type NameFault = 'required' | 'too_long';

export function nameFault(name: string): NameFault | null {
  if (name.trim() === '') return 'required';
  return name.length > STRING_LENGTH_MAX ? 'too_long' : null;
}

/** Longer than any address that is delivered to (RFC 5321, 4.5.3.1.3). */
const EMAIL_LENGTH_MAX = 254;

/** As loose as the standard: whether an address works is found out by writing to it. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && /^[^\s@<>]+@[^\s@<>]+$/u.test(text);
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** The fields that have a fault, with what it is; null when none has. */
export function faultsOf<Fault extends string>(
  found: Readonly<Record<string, Fault | null>>,
): Record<string, Fault> | null {
  const faulty = Object.entries(found).flatMap(([field, fault]) =>
    fault === null ? [] : [[field, fault] as const],
  );
  return faulty.length === 0 ? null : Object.fromEntries(faulty);
}
