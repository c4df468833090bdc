/** Finding a client by its document, and remembering it once somebody has let it in. */
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { findTextFault, jsonDepth } from '#lib/text.ts';
import { answerFault, describedIn, keptSeconds, urlFault } from './rules.ts';
import type { Described } from './rules.ts';
import { KeptDocument, MetadataDocument } from './schemas.ts';
import { anyHost, insertDescribed, shownOf, standing, updateDescribed } from './store.ts';

type Row = NonNullable<ReturnType<ReturnType<typeof standing>['assemble']>['row']>;

/** A client by its document. `row`: as it was let in before. */
export type Documented = Described & { row: Row | null };

/** The client, or why it is none. A document is fetched when it is not known, or not known any more. */
export async function findDocumented(
  ctx: PublicCtx,
  clientId: string,
): Promise<Documented | string> {
  const { apiOrigin, clientDocuments } = ctx;
  const fault = urlFault(clientId, {
    apiOrigin,
    allowsPrivate: clientDocuments.allowsPrivateHosts,
  });
  if (fault !== null) return fault;
  const { isHostAllowed, row } = await runPlan(
    ctx,
    standing(ctx, clientId, new URL(clientId).host),
  );
  if (!isHostAllowed) return 'The operator of this service does not allow its host.';
  if (row?.disabledAt) return 'The operator of this service has disabled it.';
  const described = (await kept(ctx, clientId)) ?? (await fetched(ctx, clientId));
  return typeof described === 'string' ? described : { ...described, row };
}

async function kept(ctx: PublicCtx, clientId: string): Promise<Described | null> {
  const text = await ctx.kv.get(await keyOf(clientId));
  const { data } = KeptDocument.safeParse(text === null ? null : JSON.parse(text));
  return data && data.expiresAt > ctx.now.getTime() ? data : null;
}

/** Faults are not kept: whoever mends the document need not wait. */
async function fetched(ctx: PublicCtx, clientId: string): Promise<Described | string> {
  const answer = await ctx.clientDocuments.fetch(clientId);
  if (!answer) return 'The document is too large or could not be loaded within five seconds.';
  const fault = answerFault(answer);
  if (fault !== null) return fault;
  const { data } = MetadataDocument.safeParse(parsed(answer.text));
  if (!data) return 'It is not a valid client ID metadata document.';
  const described = describedIn(clientId, data);
  if (typeof described === 'string') return described;
  const seconds = keptSeconds(answer.cacheControl);
  const record = { ...described, expiresAt: ctx.now.getTime() + seconds * 1000 };
  // The answer does not wait for it; where it fails, the document is fetched again.
  ctx.defer(ctx.kv.put(await keyOf(clientId), JSON.stringify(record), seconds));
  return described;
}

/** Metadata is a list of names and lists: what nests deeper is none. */
const DOCUMENT_DEPTH_MAX = 8;

function parsed(text: string): unknown {
  if (jsonDepth(text) > DOCUMENT_DEPTH_MAX) return null;
  try {
    const value: unknown = JSON.parse(text);
    return findTextFault(value) ? null : value;
  } catch {
    return null;
  }
}

async function keyOf(clientId: string): Promise<string> {
  return `client:${await sha256Hex(clientId)}`;
}

/**
 * The id of its row, which is as its document is now. Written when a person has let it in: strangers who only ask
 * leave nothing behind.
 */
export async function rememberDocumented(
  ctx: PublicCtx,
  { row, ...described }: Documented,
): Promise<number> {
  if (row && isSame(row, described)) return row.id;
  const id = row?.id ?? ctx.newId();
  return commitAccount(ctx, {
    writes: row ? [updateDescribed(ctx, id, described)] : insertDescribed(ctx, id, described),
    audit: { action: row ? 'client.update' : 'client.create', clientId: id },
    answer: QueryPlan.of(id),
  });
}

function isSame(row: Row, described: Described): boolean {
  const { name, redirectUris, allowedScopes } = row;
  return (
    JSON.stringify({ name, redirectUris, allowedScopes }) === JSON.stringify(shownOf(described))
  );
}

/** Whether clients may make themselves known by documents at all. */
export function takesDocuments(ctx: PublicCtx): Promise<boolean> {
  return runPlan(ctx, anyHost(ctx));
}
