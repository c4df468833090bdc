/** By what the service remembers a record of another service: ids there can be addresses, or digests of addresses that can be guessed. */
import type { Ctx, PublicCtx } from '#context.ts';
import { keyedDigest } from '#lib/signature.ts';

const RECORD = 'imported record';
const CHECKED = 'checked record';
const ROW = 'import row';
const SHOWN_LENGTH = 40;

export type RecordName = { companyId: number; source: string; entity: string; externalId: string };

/** What `import_records` keeps of an id: with the key of digests alone it can be found out which. */
export function recordKey(
  ctx: Pick<PublicCtx, 'vault'>,
  { companyId, source, entity, externalId }: RecordName,
): string {
  return keyedDigest(ctx.vault, RECORD, JSON.stringify([companyId, source, entity, externalId]));
}

/** What a dry run keeps of what makes other rows the same record, which can be an address. */
export function checkedKey(ctx: Ctx, entity: string, key: string): string {
  return keyedDigest(ctx.vault, CHECKED, JSON.stringify([ctx.tenant.id, entity, key]));
}

/** An address, or what a row without an id is known by, with the job of an application. */
const PERSONAL = /@|^[\da-f]{40}(?: \d+)?$/u;

/** What the results of an import show of an id. */
export function shownId(ctx: Ctx, externalId: string): string {
  if (!PERSONAL.test(externalId)) return externalId;
  const text = JSON.stringify([ctx.tenant.id, externalId]);
  return keyedDigest(ctx.vault, ROW, text).slice(0, SHOWN_LENGTH);
}
