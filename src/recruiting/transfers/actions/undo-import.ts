/** Undoes an import, a batch at a time: what refers to others goes first. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commit, writeUnaudited } from '#data/commit.ts';
import { ConflictError } from '#data/database-errors.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { BATCH_ROWS } from '../rules/imports.ts';
import { entities } from '../schemas/bundle/entities.ts';
import { settleImport } from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';
import { areUntouched, deleteRecords, forgetRecords, undoable } from '../store/undo.ts';

/** As often as somebody changes one of the records between reading and deleting them. */
const ATTEMPTS_MAX = 5;

export async function undoBatch(ctx: Ctx, row: ClaimedImport): Promise<void> {
  for (let attempt = 1; attempt < ATTEMPTS_MAX; attempt++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- Again only where the attempt before lost a conflict.
      await undoOnce(ctx, row);
      return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
  await undoOnce(ctx, row);
}

async function undoOnce(ctx: Ctx, row: ClaimedImport): Promise<void> {
  for (const { name, table } of entities.filter((one) => !one.isOnRecord).toReversed()) {
    const of = { id: row.id, entity: name, table };
    // oxlint-disable-next-line no-await-in-loop -- The first kind that has records left is undone.
    const found = await runPlan(ctx, undoable(ctx, of, BATCH_ROWS));
    if (found.length === 0) continue;
    const idsOf = (isUntouched: number) =>
      found.filter((one) => one.isUntouched === isUntouched).map(({ recordId }) => recordId);
    const [undone, kept] = [idsOf(1), idsOf(0)];
    const counts = {
      ...row.counts,
      undone: row.counts.undone + undone.length,
      kept: row.counts.kept + kept.length,
    };
    // oxlint-disable-next-line no-await-in-loop -- It returns.
    await writeUnaudited(ctx, [
      // Untouched a moment ago: what somebody has changed since stays.
      assertHolds(ctx, areUntouched(ctx, of, undone)),
      ...deleteRecords(ctx, table, undone),
      ...forgetRecords(ctx, of, { undone, kept }),
      ...settleImport(ctx, row, { counts, attempts: 0, dueAt: ctx.now }),
    ]);
    ctx.defer(ctx.enqueueTransfer([row.id]));
    return;
  }
  const { undone, kept } = row.counts;
  await commit(ctx, {
    writes: settleImport(ctx, row, {
      status: 'undone',
      attempts: 0,
      // Its results are written again.
      dueAt: ctx.now,
      undoneAt: ctx.now,
    }),
    audit: {
      action: 'import.undone',
      subjectId: row.id,
      changes: changesOf(null, { undone, kept }),
    },
    events: [
      {
        name: 'import.undone',
        subject: 'import',
        subjectId: row.id,
        data: { import_id: row.id, imported: true, undone, kept },
      },
    ],
    answer: QueryPlan.of(null),
  });
  ctx.defer(ctx.enqueueTransfer([row.id]));
}
