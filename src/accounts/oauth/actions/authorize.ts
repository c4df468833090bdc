/** The authorization endpoint: what is asked, and what the person decides (RFC 6749, 4.1). */
import type { Role } from '#access.ts';
import { memberships } from '#accounts/people/actions.ts';
import type { PublicCtx } from '#context.ts';
import { read } from '#data/statements.ts';
import { firstRepeated, given, isLoopback, isRegistered, judge, redirectTo } from '../rules.ts';
import type { Asked, Refusal } from '../rules.ts';
import { clientByName } from '../store.ts';
import { issueCode } from './codes.ts';

/** The application as the person is told of it. */
export type Application = { name: string; redirectHost: string; isLoopback: boolean };

export type Asking = { is: 'asked'; clientRow: number; application: Application; asked: Asked };

export type Authorization =
  /** Nobody knows where to send the person: they are told here (RFC 6749, 4.1.2.1). */
  | { is: 'unfit'; name: 'unknown_client' | 'redirect_mismatch' | 'bad_request'; detail: string }
  | { is: 'refused'; location: string }
  | Asking;

/** One round trip. `search` is the query as it came. */
export async function openAuthorization(ctx: PublicCtx, search: string): Promise<Authorization> {
  const query = new URLSearchParams(search);
  const repeated = firstRepeated(query);
  if (repeated === 'client_id' || repeated === 'redirect_uri') {
    return { is: 'unfit', name: 'bad_request', detail: repeated };
  }
  const clientId = given(query, 'client_id');
  const client = clientId === null ? undefined : await read(ctx, clientByName(ctx, clientId));
  if (!client) return { is: 'unfit', name: 'unknown_client', detail: excerpt(clientId ?? '') };
  const redirectUri = given(query, 'redirect_uri');
  if (redirectUri === null || !isRegistered(client, redirectUri)) {
    return { is: 'unfit', name: 'redirect_mismatch', detail: excerpt(redirectUri ?? '') };
  }
  const state = given(query, 'state');
  const judged = judge(client, query, ctx.apiOrigin);
  if ('error' in judged) {
    return { is: 'refused', location: refusal(ctx, { redirectUri, state }, judged) };
  }
  return {
    is: 'asked',
    clientRow: client.id,
    application: {
      name: client.name,
      redirectHost: new URL(redirectUri).host,
      isLoopback: isLoopback(redirectUri),
    },
    asked: { ...judged, redirectUri, state },
  };
}

/** What strangers wrote is shown under our name: enough of it to know it again. */
const EXCERPT_LENGTH_MAX = 100;

function excerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH_MAX ? text : `${text.slice(0, EXCERPT_LENGTH_MAX)}…`;
}

export type Company = { id: number; subdomain: string; name: string; role: Role };

/** The companies the person may let an application act for. */
export async function companiesOf(ctx: PublicCtx, userId: number): Promise<Company[]> {
  const found = await read(ctx, memberships(ctx, userId));
  return found.map(({ companyId: id, subdomain, name, role }) => ({ id, subdomain, name, role }));
}

/** Where the person is sent with a code. The code is stored by then. */
export async function allow(
  ctx: PublicCtx,
  { clientRow, asked }: Asking,
  { userId, company }: { userId: number; company: Company },
): Promise<string> {
  const { redirectUri, state, scopes, resource, challenge } = asked;
  const tenant = { id: company.id, subdomain: company.subdomain };
  const allowed = { clientId: clientRow, userId, tenant, scopes, redirectUri, resource, challenge };
  const code = await issueCode(ctx, allowed);
  return redirectTo(redirectUri, { code }, state, ctx.apiOrigin);
}

export function deny(ctx: PublicCtx, { asked }: Asking): string {
  return refusal(ctx, asked, {
    error: 'access_denied',
    description: 'The person did not allow it.',
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
