/** Finds a client by its client ID metadata document, and stores it once a person has allowed it. */
import type { OAuthCtx, PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { findTextFault, jsonDepth } from '#lib/text.ts';
import { responseFault, toClientMetadata, cacheSeconds, urlFault } from './rules.ts';
import type { ClientMetadata } from './rules.ts';
import { CachedDocument, MetadataDocument } from './schemas.ts';
import {
  isAnyHostAllowed,
  insertDocumentClient,
  documentColumns,
  hostAndClient,
  updateDocumentClient,
} from './store.ts';

type ClientRow = NonNullable<ReturnType<ReturnType<typeof hostAndClient>['assemble']>['row']>;

/** A client known by its document. `row` is what an earlier authorization stored, or null. */
export type DocumentClient = ClientMetadata & { row: ClientRow | null };

/**
 * Returns the client, or a sentence that says why it is refused, and what the plan reads in the same round trip. The
 * document is fetched unless a cached copy is still valid.
 */
export async function findDocumentClient<Around>(
  ctx: OAuthCtx,
  clientId: string,
  around: QueryPlan<Around>,
): Promise<(DocumentClient & { around: Around }) | string> {
  const { apiOrigin, clientDocuments } = ctx;
  const fault = urlFault(clientId, {
    apiOrigin,
    allowsPrivate: clientDocuments.allowsPrivateHosts,
  });
  if (fault !== null) return fault;
  const client = hostAndClient(ctx, clientId, new URL(clientId).host);
  const [{ isHostAllowed, row }, read] = await runPlan(ctx, QueryPlan.all([client, around]));
  if (!isHostAllowed) return 'The operator of this service does not allow its host.';
  if (row?.disabledAt) return 'The operator of this service has disabled it.';
  const metadata = (await readCache(ctx, clientId)) ?? (await fetchMetadata(ctx, clientId));
  return typeof metadata === 'string' ? metadata : { ...metadata, row, around: read };
}

async function readCache(ctx: OAuthCtx, clientId: string): Promise<ClientMetadata | null> {
  const text = await ctx.kv.get(await cacheKey(clientId));
  const { data } = CachedDocument.safeParse(text === null ? null : JSON.parse(text));
  return data && data.expiresAt > ctx.now.getTime() ? data : null;
}

/** Errors are not cached, so that a corrected document is read at once. */
async function fetchMetadata(ctx: OAuthCtx, clientId: string): Promise<ClientMetadata | string> {
  const response = await ctx.clientDocuments.fetch(clientId);
  if (!response) return 'The document is too large or could not be loaded within five seconds.';
  const fault = responseFault(response);
  if (fault !== null) return fault;
  const { data } = MetadataDocument.safeParse(parseJson(response.text));
  if (!data) return 'It is not a valid client ID metadata document.';
  const metadata = toClientMetadata(clientId, data);
  if (typeof metadata === 'string') return metadata;
  const seconds = cacheSeconds(response.cacheControl);
  const record = { ...metadata, expiresAt: ctx.now.getTime() + seconds * 1000 };
  // The response does not wait for the cache; if the write fails, the document is fetched again.
  ctx.defer(ctx.kv.put(await cacheKey(clientId), JSON.stringify(record), seconds));
  return metadata;
}

/** Client metadata is a flat object with a few lists. Deeper JSON is rejected. */
const DOCUMENT_DEPTH_MAX = 8;

function parseJson(text: string): unknown {
  if (jsonDepth(text) > DOCUMENT_DEPTH_MAX) return null;
  try {
    const value: unknown = JSON.parse(text);
    return findTextFault(value) ? null : value;
  } catch {
    return null;
  }
}

async function cacheKey(clientId: string): Promise<string> {
  return `client:${await sha256Hex(clientId)}`;
}

/**
 * Returns the id of the client's row after it matches the document. Called when a person allows the
 * client, so that unanswered authorization requests store nothing.
 */
export async function saveDocumentClient(
  ctx: PublicCtx,
  { row, ...metadata }: DocumentClient,
): Promise<number> {
  if (row && isUnchanged(row, metadata)) return row.id;
  const id = row?.id ?? ctx.newId();
  return commitAccount(ctx, {
    writes: row
      ? [updateDocumentClient(ctx, id, metadata)]
      : insertDocumentClient(ctx, id, metadata),
    audit: { action: row ? 'client.update' : 'client.create', clientId: id },
    answer: QueryPlan.of(id),
  });
}

function isUnchanged(row: ClientRow, metadata: ClientMetadata): boolean {
  const { name, redirectUris, allowedScopes } = row;
  return (
    JSON.stringify({ name, redirectUris, allowedScopes }) ===
    JSON.stringify(documentColumns(metadata))
  );
}

/** Whether the operator allows client documents from at least one host. */
export function acceptsClientDocuments(ctx: PublicCtx): Promise<boolean> {
  return runPlan(ctx, isAnyHostAllowed(ctx));
}
