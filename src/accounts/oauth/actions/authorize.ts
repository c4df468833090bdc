/** The authorization endpoint: what is asked, and what the person decides (RFC 6749, 4.1). */
import type { Role } from '#access.ts';
import { findDocumented, rememberDocumented } from '#accounts/client-documents/actions.ts';
import type { Documented } from '#accounts/client-documents/actions.ts';
import { isDocumentUrl } from '#accounts/client-documents/rules.ts';
import { memberships } from '#accounts/people/actions.ts';
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { firstRepeated, given, isLoopback, isRegistered, judge, redirectTo } from '../rules.ts';
import type { Asked, Client, Refusal } from '../rules.ts';
import { clientByName } from '../store.ts';
import { issueCode } from './codes.ts';

/** The application as the person is told of it. */
export type Application = {
  name: string;
  /** Where the document is by which it makes itself known; null: it is registered. */
  host: string | null;
  redirectHost: string;
  isLoopback: boolean;
};

/** A client that is registered, by its row, or one that is known by its document. */
type Found = Client & { name: string; companyId: number | null } & (
    | { row: number; documented: null }
    | { row: null; documented: Documented }
  );

type Known = { client: Found; application: Application };

/** Nobody knows where to send the person: they are told here (RFC 6749, 4.1.2.1). */
export type Unfit = { is: 'unfit'; name: UnfitName; detail: string };
/** The client is told what is wrong, where the person may be sent there. */
export type Refused = Known & { is: 'refused'; location: string };
export type Asking = Known & { is: 'asked'; asked: Asked };
export type Authorization = Unfit | Refused | Asking;

type UnfitName = 'unknown_client' | 'client_document' | 'redirect_mismatch' | 'bad_request';

/** One round trip; a document that is not known costs a fetch. `search` is the query as it came. */
export async function openAuthorization(ctx: PublicCtx, search: string): Promise<Authorization> {
  const query = new URLSearchParams(search);
  const repeated = firstRepeated(query);
  if (repeated === 'client_id' || repeated === 'redirect_uri') {
    return { is: 'unfit', name: 'bad_request', detail: repeated };
  }
  const clientId = given(query, 'client_id');
  const client = clientId === null ? null : await findClient(ctx, clientId);
  if (client === null) {
    return { is: 'unfit', name: 'unknown_client', detail: excerpt(clientId ?? '') };
  }
  if (typeof client === 'string') {
    return {
      is: 'unfit',
      name: 'client_document',
      detail: `${excerpt(clientId ?? '')}: ${client}`,
    };
  }
  const redirectUri = given(query, 'redirect_uri');
  if (redirectUri === null || !isRegistered(client, redirectUri)) {
    return { is: 'unfit', name: 'redirect_mismatch', detail: excerpt(redirectUri ?? '') };
  }
  const application: Application = {
    name: client.name,
    host: client.documented?.host ?? null,
    redirectHost: new URL(redirectUri).host,
    isLoopback: isLoopback(redirectUri),
  };
  const state = given(query, 'state');
  const judged = judge(client, query, ctx.apiOrigin);
  if ('error' in judged) {
    const location = refusal(ctx, { redirectUri, state }, judged);
    return { is: 'refused', client, application, location };
  }
  return { is: 'asked', client, application, asked: { ...judged, redirectUri, state } };
}

/** Null: unknown. A text: why its document is not taken. */
async function findClient(ctx: PublicCtx, clientId: string): Promise<Found | string | null> {
  if (!isDocumentUrl(clientId)) {
    const row = await runPlan(ctx, clientByName(ctx, clientId));
    return row ? { ...row, row: row.id, documented: null } : null;
  }
  const documented = await findDocumented(ctx, clientId);
  if (typeof documented === 'string') return documented;
  const { name, redirectUris, allowedScopes } = documented;
  const described = { name, redirectUris, allowedScopes, documented };
  return { ...described, kind: 'public', pkce: 's256', companyId: null, row: null };
}

/** By the operator: its redirect URIs lead nowhere that the operator does not know. */
export function isRegisteredByOperator({ documented, companyId }: Found): boolean {
  return documented === null && companyId === null;
}

/** What strangers wrote is shown under our name: enough of it to know it again. */
const EXCERPT_LENGTH_MAX = 100;

function excerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH_MAX ? text : `${text.slice(0, EXCERPT_LENGTH_MAX)}…`;
}

export type Company = { id: number; subdomain: string; name: string; role: Role };

/** The companies the person may let an application act for. */
export async function companiesOf(ctx: PublicCtx, userId: number): Promise<Company[]> {
  const found = await runPlan(ctx, memberships(ctx, userId));
  return found.map(({ companyId: id, subdomain, name, role }) => ({ id, subdomain, name, role }));
}

/** Where the person is sent with a code. The code is stored by then. */
export async function allow(
  ctx: PublicCtx,
  { client, asked }: Asking,
  { userId, company }: { userId: number; company: Company },
): Promise<string> {
  const { redirectUri, state, scopes, resource, challenge } = asked;
  const tenant = { id: company.id, subdomain: company.subdomain };
  const clientId = client.documented
    ? await rememberDocumented(ctx, client.documented)
    : client.row;
  const allowed = { clientId, userId, tenant, scopes, redirectUri, resource, challenge };
  const code = await issueCode(ctx, allowed);
  return redirectTo(redirectUri, { code }, state, ctx.apiOrigin);
}

export function deny(ctx: PublicCtx, { asked }: Asking): string {
  return refusal(ctx, asked, {
    error: 'access_denied',
    description: 'The user denied access.',
  });
}

function refusal(
  ctx: PublicCtx,
  { redirectUri, state }: Pick<Asked, 'redirectUri' | 'state'>,
  { error, description }: Refusal,
): string {
  const answer = { error, error_description: description };
  return redirectTo(redirectUri, answer, state, ctx.apiOrigin);
}
