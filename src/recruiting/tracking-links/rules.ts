/** Rules for tracking links. */
import { invalidField } from '#errors.ts';

/** Each is listed; campaigns have a few. */
export const LINKS_MAX = 1_000;

export function assertRoom(count: number): void {
  if (count < LINKS_MAX) return;
  throw invalidField('tracking_links', `A company can have at most ${LINKS_MAX} tracking links.`);
}

type Named = { source: boolean; job: boolean; member: boolean };

/** Throws 422 for what the company does not have. */
export function assertNamed({ source, job, member }: Named): void {
  if (!source) throw invalidField('source_id', 'No such source in this company.');
  if (!job) throw invalidField('job_id', 'No such job in this company.');
  if (!member) throw invalidField('user_id', 'Must be a member of the company.');
}

/** The path of a link on the career domain of its company. */
export function linkPath(token: string): string {
  return `/go/${token}`;
}
