/** Records that a form makes once, however often it is sent. */
import type { Ctx } from '#context.ts';
import { ifDuplicate } from './database-errors.ts';
import { insertFormKey, madeByForm } from './idempotency.ts';
import { rowOrNotFound, runPlan } from './query-plan.ts';
import type { AlsoWrite } from './query-plan.ts';

/** Returns the record. A form that comes again, by its digest, makes nothing, and returns the id of what it made before. */
export async function makeOnce<Made extends { id: number }>(
  ctx: Ctx,
  digest: string,
  make: (alsoWrite: AlsoWrite) => Promise<Made>,
): Promise<Made | { id: number }> {
  const made = await ifDuplicate<Made | null>(
    make((id) => [insertFormKey(ctx, digest, id)]),
    null,
  );
  return made ?? { id: rowOrNotFound(await runPlan(ctx, madeByForm(ctx, digest))) };
}
