/** Access tokens that the operator issues; applications get theirs by OAuth. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import { invalidField } from '#errors.ts';
import { enterCompany } from '../companies/actions.ts';
import { findMemberUserId } from '#accounts/people/actions.ts';
import { ensureOperatorClient, insertGrant, insertToken } from './store.ts';

/** Contract 3.4: an access token is valid for one year. */
const ACCESS_TOKEN_DAYS = 365;

export type NewAccessToken = {
  company: string;
  /** The member whose role limits the token. */
  email: string;
  /** All where absent. */
  scopes?: readonly Scope[] | undefined;
  /** A fixed token for the development seed; random where absent. */
  token?: string | undefined;
};

/** The token is in the answer only: the database holds its SHA-256. */
export async function createToken(
  ctx: PublicCtx,
  given: NewAccessToken,
): Promise<{ access_token: string; expires_in: number }> {
  const company = await enterCompany(ctx, given.company);
  const userId = await findMemberUserId(company, given.email);
  if (userId === null) throw invalidField('email', 'Is not a member of this company.');
  const token = given.token ?? newToken('oat_');
  const grantId = ctx.newId();
  const scopes = [...(given.scopes ?? allScopes)];
  return commit(company, {
    writes: [
      ensureOperatorClient(ctx),
      insertGrant(company, { id: grantId, userId, scopes }),
      insertToken(ctx, {
        hash: await sha256Hex(token),
        grantId,
        kind: 'access',
        expiresAt: new Date(ctx.now.getTime() + ACCESS_TOKEN_DAYS * DAY_MS),
      }),
    ],
    audit: {
      action: 'token.create',
      subjectId: grantId,
      changes: changesOf(null, { user_id: userId, scopes }),
    },
    answer: QueryPlan.of({
      access_token: token,
      expires_in: (ACCESS_TOKEN_DAYS * DAY_MS) / 1000,
    }),
  });
}
