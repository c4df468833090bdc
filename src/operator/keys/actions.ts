/** Replacing the keys of `SECRET_KEYS`: which key sealed how much, and sealing again with the current one. */
import type { PublicCtx } from '#context.ts';
import { commitAccount, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import type { SealedColumn } from '#data/sealed-columns.ts';
import { countsByKey, replaceSealed, sealedByOthers } from './store.ts';
import type { SealedRow } from './store.ts';

const SLICE_ROWS = 500;
/** Statements in a batch: a sealed email can have 100 kB. */
const BATCH_ROWS = 50;

const columns: readonly SealedColumn[] = Object.values(sealedColumns);

export type KeyStatus = {
  table: string;
  column: string;
  key: number;
  rows: number;
  /** Whether `keys reseal` seals it with the current key; the others expire within a day. */
  resealable: boolean;
};

export async function keyStatus(ctx: PublicCtx): Promise<KeyStatus[]> {
  const counts = await runPlan(ctx, QueryPlan.all(columns.map((one) => countsByKey(ctx, one))));
  return columns.flatMap(({ table, column, isKept }, at) =>
    (counts[at] ?? []).map(({ keyId, rows }) => ({
      table,
      column,
      key: keyId,
      rows,
      resealable: isKept,
    })),
  );
}

/** Names in the sign-in log who changes the keys. */
export function recordKeyChange(ctx: PublicCtx, action: 'keys.add' | 'keys.drop'): Promise<null> {
  return commitAccount(ctx, { writes: [], audit: { action }, answer: QueryPlan.of(null) });
}

export type Resealed = {
  table: string;
  column: string;
  resealed: number;
  /** Sealed with a key that is gone, or damaged: left as it is. */
  unreadable: number;
};

/** Seals what an older key sealed with the current one. Safe while the service runs, and to run again. */
export async function resealAll(ctx: PublicCtx): Promise<Resealed[]> {
  const keyId = ctx.vault.currentKeyId();
  const results: Resealed[] = [];
  for (const column of columns) {
    if (column.isKept) results.push(await reseal(ctx, column, keyId));
  }
  return results;
}

async function reseal(
  ctx: PublicCtx,
  column: Extract<SealedColumn, { isKept: true }>,
  keyId: number,
): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0];
  let after: SealedRow['key'] | null = null;
  for (;;) {
    const slice: readonly SealedRow[] = await runPlan(
      ctx,
      sealedByOthers(ctx, column, { keyId, after, limit: SLICE_ROWS }),
    );
    const replacements = slice.flatMap((row) => {
      const owner = column.owner(row.ownerRow);
      const text = ctx.vault.open(column.purpose, row.sealed, owner);
      return text === null ? [] : [{ row, resealed: ctx.vault.seal(column.purpose, text, owner) }];
    });
    for (let at = 0; at < replacements.length; at += BATCH_ROWS) {
      const batch = replacements.slice(at, at + BATCH_ROWS);
      await writeUnaudited(
        ctx,
        batch.map((replacement) => replaceSealed(ctx, column, replacement)),
      );
    }
    resealed += replacements.length;
    unreadable += slice.length - replacements.length;
    after = slice.at(-1)?.key ?? null;
    if (slice.length < SLICE_ROWS) break;
  }
  return { table: column.table, column: column.column, resealed, unreadable };
}
