/** The sign-in log: what it records, from where, and how many failures and refusals it takes. */
import { sql } from 'drizzle-orm';
import type { PublicCtx, RequestSource } from '#context.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { SecurityEventKind } from '#vocabulary/lists.ts';
import { rawStatement } from './query-plan.ts';
import type { Statement } from './query-plan.ts';
import { securityEvents } from './tables/accounts.ts';
import { oauthGrants, oauthTokens } from './tables/oauth.ts';
import { users } from './tables/users.ts';

/** `account_events` says what changed in an account; this log also says what was tried, and from where. */
export type SecurityEvent = {
  kind: SecurityEventKind;
  outcome: 'success' | 'failure' | 'refused';
  method?: 'password' | 'totp' | 'recovery_code' | 'token';
  /** The error code of a refusal, or what the operator did. */
  detail?: string;
  /** Whose account. An email address that was typed, or a token that was sent, may be unknown. */
  of?: { userId: number } | { emailKey: string } | { tokenHash: string };
  companyId?: number | null;
  clientId?: number | null;
  /** Absent: that of the context. */
  source?: RequestSource;
};

/** An attacker cannot fill the log: of failures and refusals of one kind it takes so many per minute. */
const FAILURES_WINDOW_MS = MINUTE_MS;
const FAILURES_MAX = 300;
const FAILURES_OF_ADDRESS_MAX = 10;

/** The audited actions that the log has too, for the address and the user agent. */
const kindsByAction: Readonly<Record<string, SecurityEventKind>> = {
  'password.update': 'password_changed',
  'password.reset': 'password_reset',
  'second_factor.add': 'second_factor_added',
  'second_factor.remove': 'second_factor_removed',
  'recovery_codes.renew': 'recovery_codes_renewed',
  'email.update': 'email_changed',
  'session.delete': 'session_ended',
  'client.disconnect': 'application_disconnected',
  'candidate.export': 'candidate_exported',
  'account.delete': 'account_deleted',
};

/** The kind of a change in the log; null for one that the log does not have. */
export function recordedKind(
  { operator, source }: Pick<PublicCtx, 'operator' | 'source'>,
  action: string,
): SecurityEventKind | null {
  if (operator !== undefined) return 'operator';
  return source ? (kindsByAction[action] ?? null) : null;
}

/** Inserts the event, unless it is one of too many failures. */
export function insertSecurityEvent(ctx: PublicCtx, event: SecurityEvent): Statement {
  const { kind, outcome, method = null, detail = null } = event;
  const { ip: address = null, userAgent = null } = event.source ?? ctx.source ?? {};
  const { companyId, userId, clientId } = subjectOf(event);
  const now = ctx.now.getTime();
  const recent = sql`select address from ${securityEvents}
    where created_at > ${now - FAILURES_WINDOW_MS} and outcome <> 'success' and kind = ${kind}
    limit ${FAILURES_MAX}`;
  const isWithin = sql`(select count(*) from (${recent})) < cast(${FAILURES_MAX} as integer)
    and (select count(*) from (${recent}) where address is ${address})
      < cast(${FAILURES_OF_ADDRESS_MAX} as integer)`;
  return rawStatement(
    ctx,
    sql`insert into ${securityEvents} (id, company_id, user_id, client_id, kind, outcome, address,
          user_agent, method, detail, actor, created_at)
        select ${ctx.newId()}, ${companyId}, ${userId}, ${clientId}, ${kind}, ${outcome}, ${address},
          ${userAgent}, ${method}, ${detail}, ${ctx.operator ?? null}, ${now}
        where ${outcome === 'success' ? sql`true` : isWithin}`,
  );
}

/** Company, user and client, as values or as queries of what was sent. */
function subjectOf({ of, companyId = null, clientId = null }: SecurityEvent) {
  const known = { companyId: sql`${companyId}`, clientId: sql`${clientId}`, userId: sql`null` };
  if (of === undefined) return known;
  if ('userId' in of) return { ...known, userId: sql`${of.userId}` };
  if ('emailKey' in of) {
    return { ...known, userId: sql`(select id from ${users} where email_key = ${of.emailKey})` };
  }
  const ofGrant = (column: 'company_id' | 'user_id' | 'client_id') =>
    sql`(select g.${sql.raw(column)} from ${oauthTokens} t join ${oauthGrants} g on g.id = t.grant_id
      where t.hash = ${of.tokenHash})`;
  return {
    companyId: ofGrant('company_id'),
    userId: ofGrant('user_id'),
    clientId: ofGrant('client_id'),
  };
}
