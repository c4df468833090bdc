/** Opens encrypted texts of a database: whether a key ring is the one that encrypted them is seen before anything is done with it. */
import { runPlan } from '../../../../src/data/query-plan.ts';
import { sealedColumns } from '../../../../src/data/sealed-columns.ts';
import type { SealedColumn } from '../../../../src/data/sealed-columns.ts';
import { invalidField } from '../../../../src/errors.ts';
import { formatKeyRing } from '../../../../src/lib/key-ring.ts';
import type { KeyRing } from '../../../../src/lib/key-ring.ts';
import { keyedDigest } from '../../../../src/lib/signature.ts';
import { openVault } from '../../../../src/lib/vault.ts';
import type { Vault } from '../../../../src/lib/vault.ts';
import { addressKey } from '../../../../src/mail/rules.ts';
import { samplesByKey } from '../../../../src/operator/keys/store.ts';
import type { PublicCtx } from '../../../../src/context.ts';
import type { Check } from './check.ts';

const WHAT = 'encrypted texts that the keys open';
const SECRET = 'SECRET_KEYS';

const columns: readonly SealedColumn[] = Object.values(sealedColumns);

type Sample = { table: string; keyId: number; isOpened: boolean; isFound: boolean };

/** The first and the last text of each key in each column that is kept. */
async function sample(ctx: PublicCtx, vault: Vault): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const column of columns) {
    if (!column.isKept) continue;
    const { table, purpose } = column;
    for (const { keyId, sealed, ownerRow } of await runPlan(ctx, samplesByKey(ctx, column))) {
      const text = vault.open(purpose, sealed, column.owner(ownerRow));
      const hash = ownerRow['email_hash'];
      const isFound =
        text === null || !hash || keyedDigest(vault, purpose, addressKey(text)) === hash;
      samples.push({ table, keyId, isOpened: text !== null, isFound });
    }
  }
  return samples;
}

/** Without keys it is left out, and says so. */
export async function checkSealed(ctx: PublicCtx, vault: Vault): Promise<Check> {
  if (!hasKeys(vault)) return { what: WHAT, isRight: true, seen: 'left out: give SECRET_KEYS' };
  const samples = await sample(ctx, vault);
  const opened = samples.filter(({ isOpened }) => isOpened).length;
  return {
    what: WHAT,
    isRight: opened === samples.length,
    seen: `${opened} of ${samples.length}`,
  };
}

export function hasKeys(vault: Vault): boolean {
  try {
    return vault.currentKeyId() > 0;
  } catch {
    return false;
  }
}

/**
 * Sentences about keys that the database needs and the ring lacks, or has with another secret. A key of which one text opens is the right
 * one: another text may be damaged. `lost`: keys that nobody has any more.
 */
export async function ringFaults(
  ctx: PublicCtx,
  ring: KeyRing,
  lost: readonly number[] = [],
): Promise<string[]> {
  const samples = await sample(ctx, openVault(formatKeyRing(ring)));
  const known = new Set(ring.keys.map(({ id }) => id));
  const faults: string[] = [];
  for (const [id, ofKey] of Map.groupBy(samples, ({ keyId }) => keyId)) {
    const tables = [...new Set(ofKey.map(({ table }) => table))].join(', ');
    if (!known.has(id)) {
      if (!lost.includes(id))
        faults.push(`It lacks key ${id}, which has encrypted texts of ${tables}.`);
    } else if (!ofKey.some(({ isOpened }) => isOpened))
      faults.push(`Its key ${id} opens none of the texts of ${tables} that key ${id} encrypted.`);
  }
  const digested = samples.filter(({ table, isOpened }) => table === 'job_alerts' && isOpened);
  if (digested.length > 0 && !digested.some(({ isFound }) => isFound))
    faults.push('Its digest key is not the one by which job alerts are found.');
  return faults;
}

/** Throws unless the ring is that of the database. */
export async function assertRing(
  ctx: PublicCtx,
  ring: KeyRing,
  lost: readonly number[] = [],
): Promise<void> {
  const faults = await ringFaults(ctx, ring, lost);
  if (faults.length === 0) return;
  throw invalidField(
    SECRET,
    `${faults.join(' ')} Nothing was changed. Give it as your vault has it for this deployment.`,
  );
}
