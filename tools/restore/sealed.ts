/** Opens encrypted texts of a restored database with the keys of its service. */
import { runPlan } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import type { SealedColumn } from '#data/sealed-columns.ts';
import type { Vault } from '#lib/vault.ts';
import { sealedByOthers } from '#operator/keys/store.ts';
import type { PublicCtx } from '#context.ts';
import type { Check } from './check.ts';

const OPENED = 50;
/** Of no key, so that those of all are found. */
const NO_KEY = 0;
const WHAT = 'encrypted texts that the keys open';

const columns: readonly SealedColumn[] = Object.values(sealedColumns);

/** Without keys it is left out, and says so. */
export async function checkSealed(ctx: PublicCtx, vault: Vault): Promise<Check> {
  if (!hasKeys(vault)) return { what: WHAT, isRight: true, seen: 'left out: give SECRET_KEYS' };
  let [opened, total] = [0, 0];
  for (const column of columns) {
    if (!column.isKept) continue;
    const slice = { keyId: NO_KEY, after: null, limit: OPENED };
    for (const { sealed, ownerRow } of await runPlan(ctx, sealedByOthers(ctx, column, slice))) {
      total += 1;
      if (vault.open(column.purpose, sealed, column.owner(ownerRow)) !== null) opened += 1;
    }
  }
  return { what: WHAT, isRight: opened === total, seen: `${opened} of ${total}` };
}

function hasKeys(vault: Vault): boolean {
  try {
    return vault.currentKeyId() > 0;
  } catch {
    return false;
  }
}
