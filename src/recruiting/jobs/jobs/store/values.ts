/** The values of custom fields of jobs. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import { jobs } from '#data/tables/jobs.ts';
import type { Ref } from '#lib/ids.ts';
import type { Values } from '#recruiting/people/custom-fields/rules/values.ts';
import { shownValues, valuesFor } from '#recruiting/people/custom-fields/store/values.ts';
export {
  insertValues,
  parseValues,
  putValues,
  valuesFor,
} from '#recruiting/people/custom-fields/store/values.ts';

/** What a list of jobs shows beside their rows. */
export function listedColumns(ctx: Ctx) {
  return { listedValues: shownValues(ctx, 'job', sql`${jobs.id}`).as('listed_values') };
}

/** What a change of the values of a job is checked by. */
export function valuesBefore(ctx: Ctx, ref: Ref, given: Values | undefined) {
  return valuesFor(ctx, 'job', given, idOfJob(ctx, ref));
}
