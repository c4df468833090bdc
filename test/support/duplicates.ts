/** Candidates who may be the same person. */
import { findDuplicates } from '#recruiting/people/duplicates/actions.ts';
import { operator } from './operator.ts';

/** Compares all candidates who have changed, as the cron does. */
export async function findAllDuplicates(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- Each run continues the one before.
  while (!(await findDuplicates(operator())));
}

let phones = 0;

/** A number that no other test has typed. */
export function newPhone(): string {
  phones += 1;
  return `+49 30 ${20_000_000 + phones}`;
}
