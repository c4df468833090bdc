/** The checks of a person's own fields. */
import type { Access, Role } from '#access.ts';
import { invalidField } from '#errors.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { memberStatuses } from '#vocabulary/lists.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';

export type NameFault = 'required' | 'too_long';

export function nameFault(name: string): NameFault | null {
  if (name.trim() === '') return 'required';
  return name.length > STRING_LENGTH_MAX ? 'too_long' : null;
}

export type ChoiceFault = 'not_listed';

/** An empty value is no choice. */
export function choiceFault(value: string, listed: readonly string[]): ChoiceFault | null {
  return value === '' || listed.includes(value) ? null : 'not_listed';
}

/** Invitations of a double click, or of a client that tried again, are one. */
const REPEATED_MS_MAX = 10 * SECOND_MS;

/** Whether inviting this member would repeat what was done a moment ago. */
export function isRepeatedInvitation(
  {
    status,
    role,
    access,
    updatedAt,
  }: { status: (typeof memberStatuses)[number]; role: Role; access: Access; updatedAt: Date },
  invitedAs: { role: Role; access: Access },
  now: Date,
): boolean {
  const isRecent = now.getTime() - updatedAt.getTime() < REPEATED_MS_MAX;
  const isSame = role === invitedAs.role && access === invitedAs.access;
  return status === 'invited' && isSame && isRecent;
}

type Named = { firstName: string; lastName: string };

/** The names that a password of this person must not be made of: their own, and those of their companies. */
export function passwordNames(
  { firstName, lastName }: Named,
  companies: readonly { name: string; subdomain: string }[],
): string[] {
  return [firstName, lastName, ...companies.flatMap(({ name, subdomain }) => [name, subdomain])];
}

export function nameOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** The fields that have a fault; null when there are none. */
export function faultsOf<Fault extends string>(
  checks: Readonly<Record<string, Fault | null>>,
): Record<string, Fault> | null {
  const faulty = Object.entries(checks).flatMap(([field, fault]) =>
    fault === null ? [] : [[field, fault] as const],
  );
  return faulty.length === 0 ? null : Object.fromEntries(faulty);
}

/** The access of a member: Admins see all, and others as before where nothing is said. Throws 422 for an Admin who would not. */
export function accessOf(
  role: Role,
  wanted: Access | undefined,
  before: Access | undefined,
): Access {
  if (role !== 'Admin') return wanted ?? before ?? 'all';
  if (wanted === 'assigned') throw invalidField('access', 'Admins see all candidates.');
  return 'all';
}
