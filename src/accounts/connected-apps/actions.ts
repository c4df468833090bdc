/** Lists the applications that act for a person or within a company, and disconnects them. */
import { actAsAdmin, actingIn } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions.ts';
import { APPLICATIONS_PATH } from './rules.ts';
import {
  clientForAudit,
  connectionsOfCompany,
  connectionsOfUser,
  isOnlyGrant,
  revokeUserGrants,
  revokeGrants,
  revokeGrantsOfUser,
} from './store.ts';
import type { Connection } from './store.ts';

export type { Connection };

const PAGE_LENGTH = 50;

type ClientForAudit = PlanResult<typeof clientForAudit>;

export type ConnectionPage = { connections: Connection[]; hasMore: boolean };

export async function listConnections(ctx: PublicCtx, userId: number): Promise<ConnectionPage> {
  return toPage(await runPlan(ctx, connectionsOfUser(ctx, userId, sliceOfPage(1))));
}

/** Lists all connections of the company, for its Admins. Throws `not_found` for anyone else. */
export async function listCompanyConnections(
  ctx: PublicCtx,
  userId: number,
  { companyId, page }: { companyId: number; page: number },
): Promise<ConnectionPage> {
  const { result } = await actAsAdmin(ctx, { userId, companyId }, (company) =>
    connectionsOfCompany(company, sliceOfPage(page)),
  );
  return toPage(result);
}

/** Revokes what the person has granted the client for the company, from the next request on. */
export async function disconnect(
  ctx: PublicCtx,
  userId: number,
  { clientId, companyId }: { clientId: number; companyId: number },
): Promise<void> {
  // Also for a person who has left the company.
  const company = actingIn(ctx, userId, companyId);
  const client = await runPlan(company, clientForAudit(company, clientId));
  await revoke(company, { userId, clientId, client }, 'disconnected by the user');
}

/** As `disconnect`, by an Admin for another member. */
export async function disconnectMember(
  ctx: PublicCtx,
  adminId: number,
  { userId, clientId, companyId }: { userId: number; clientId: number; companyId: number },
): Promise<void> {
  const { company, result: client } = await actAsAdmin(ctx, { userId: adminId, companyId }, () =>
    clientForAudit(ctx, clientId),
  );
  await revoke(company, { userId, clientId, client }, 'disconnected by an Admin');
}

/** For the batch that removes a member, so that earlier grants do not return with a later membership. */
export function revokeMemberGrants(company: Ctx, userId: number, reason: string): Statement {
  return revokeUserGrants(company, userId, reason);
}

/** For the batch that sets a new password: what an intruder has allowed ends with the old one. */
export function revokeAllGrants(
  ctx: PublicCtx,
  userId: number,
  reason: 'password changed' | 'account deleted' = 'password changed',
): Statement {
  return revokeGrantsOfUser(ctx, userId, reason);
}

/**
 * For the batch that inserts a grant: an email to the person, unless the application may act for
 * them in the company already.
 */
export async function allowedEmail(
  company: Ctx,
  grant: { id: number; userId: number; clientId: number },
  { language, ...names }: { language: string; application: string; company: string },
): Promise<OutgoingMail> {
  const kind = 'application_allowed';
  const link = `${company.apiOrigin}${APPLICATIONS_PATH}`;
  const text = await mailText(company, language, kind, { ...names, link });
  const { userId } = grant;
  const condition = isOnlyGrant(company, grant);
  return outgoingMail(
    company,
    { to: null, ...text },
    { kind, userId, companyId: company.tenant.id, condition },
  );
}

/** Without an active grant, neither the grants nor the audit log change. */
async function revoke(
  company: Ctx,
  { client, ...grantee }: { userId: number; clientId: number; client: ClientForAudit },
  reason: string,
): Promise<void> {
  await ignoreStaleWrite(
    commit(company, {
      writes: revokeGrants(company, grantee, reason),
      audit: {
        action: 'client.disconnect',
        subjectId: grantee.clientId,
        changes: changesOf({ user_id: grantee.userId, client }, null),
      },
      answer: QueryPlan.of(null),
    }),
  );
}

function sliceOfPage(page: number) {
  return { limit: PAGE_LENGTH + 1, offset: (page - 1) * PAGE_LENGTH };
}

function toPage(connections: Connection[]): ConnectionPage {
  return {
    connections: connections.slice(0, PAGE_LENGTH),
    hasMore: connections.length > PAGE_LENGTH,
  };
}
