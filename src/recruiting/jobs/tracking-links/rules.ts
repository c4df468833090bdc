/** Rules for tracking links. */
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';

/** Each is listed; campaigns have a few. */
export const LINKS_MAX = 1_000;
export const linkLimit = {
  max: LINKS_MAX,
  field: 'tracking_links',
  text: `A company can have at most ${LINKS_MAX} tracking links.`,
};

type Named = { source: boolean; job: boolean; member: boolean };

/** Throws 422 for what the company does not have. */
export function assertNamed({ source, job, member }: Named): void {
  const errors: FieldErrors = {
    ...(!source && { source_id: ['No such source in this company.'] }),
    ...(!job && { job_id: ['No such job in this company.'] }),
    ...(!member && { user_id: ['Must be a member of the company.'] }),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
}

/** The path of a link on the career domain of its company. */
export function linkPath(token: string): string {
  return `/go/${token}`;
}
