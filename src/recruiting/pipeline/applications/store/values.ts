/** The values of custom fields of an application. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { Values } from '#recruiting/people/custom-fields/rules/values.ts';
import { valuesFor } from '#recruiting/people/custom-fields/store/values.ts';
export { putValues } from '#recruiting/people/custom-fields/store/values.ts';

/** What a change of the values is checked by. */
export function valuesOfApplication(ctx: Ctx, id: number, given: Values) {
  return valuesFor(ctx, 'application', given, sql`${id}`);
}
