/** The permission to read deletions of a kind: that of the list that the record was in. */
import { ApiError } from '#errors.ts';
import { permissions, refusalOf } from '#access.ts';
import type { Actor, Permission } from '#access.ts';
import { deletionKinds } from '#vocabulary/deletions.ts';
import type { DeletionKind } from '#vocabulary/deletions.ts';

/** What reading the list of a kind needs. A test compares it with the endpoints. */
export const readBy = {
  candidate: 'applicants.read',
  application: 'applicants.read',
  document: 'applicants.read',
  note: 'applicants.read',
  meeting: 'applicants.read',
  task: 'applicants.read',
  job: 'jobs.read',
  question: 'structure.read',
  tag: 'applicants.read',
  source: 'structure.read',
  tracking_link: 'structure.read',
  custom_field: 'structure.read',
  office: 'structure.read',
  department: 'jobs.read',
  pipeline: 'structure.read',
  stage: 'structure.read',
  member: 'team.read',
  contracted_company: 'contracted-companies.read',
  email_template: 'structure.read',
  post: 'social.read',
} as const satisfies Record<DeletionKind, Permission>;

/** The kinds that the caller may read. Without an actor, all. */
export function readableKinds(actor: Actor | null): DeletionKind[] {
  return deletionKinds.filter((kind) => !actor || refusalOf(actor, readBy[kind]) === null);
}

/** Throws 403 for a kind that is named and may not be read: an empty page would say that nothing was deleted. */
export function assertReadable(actor: Actor | null, kind: DeletionKind): void {
  const refusal = actor && refusalOf(actor, readBy[kind]);
  if (!refusal) return;
  const [scopes = []] = permissions[readBy[kind]].scopes;
  throw new ApiError(refusal, { extra: { scope: scopes.join(' ') } });
}
