/** Lists the applications that act for a person or within a company, and disconnects them. */
import { actAsAdmin, actingIn, roleIn } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitTogether } from '#data/commit.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { webhookDeletion } from '#data/webhook-rows.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { APPLICATIONS_PATH } from '../rules.ts';
import {
  clientForAudit,
  connectionsOfCompany,
  connectionsOfUser,
  hasGrant,
  isOnlyGrant,
  revokeUserGrants,
  revokeGrants,
  revokeGrantsOfUser,
} from '../store/connections.ts';
import type { Connection } from '../store/connections.ts';
import { webhooksOfCompany, webhooksOfUser } from '../store/webhooks.ts';
import type { CreatedWebhook } from '../store/webhooks.ts';

export type { Connection, CreatedWebhook };

const PAGE_LENGTH = 50;

export type ConnectionPage = {
  connections: Connection[];
  hasMore: boolean;
  /** Those that applications created, and that the reader may manage. */
  webhooks: CreatedWebhook[];
};

export async function listConnections(ctx: PublicCtx, userId: number): Promise<ConnectionPage> {
  const connections = connectionsOfUser(ctx, userId, sliceOfPage(1));
  return toPage(await runPlan(ctx, QueryPlan.all([connections, webhooksOfUser(ctx, userId)])));
}

/** Lists all connections of the company, for its Admins. Throws `not_found` for anyone else. */
export async function listCompanyConnections(
  ctx: PublicCtx,
  userId: number,
  { companyId, page }: { companyId: number; page: number },
): Promise<ConnectionPage> {
  const { result } = await actAsAdmin(ctx, { userId, companyId }, (company) =>
    QueryPlan.all([connectionsOfCompany(company, sliceOfPage(page)), webhooksOfCompany(company)]),
  );
  return toPage(result);
}

/** What is disconnected, and the webhooks that are deleted with it. */
export type Disconnection = {
  clientId: number;
  companyId: number;
  isDeleted: (webhookId: number) => boolean;
};

/** Revokes what the person has granted the client for the company, from the next request on. */
export async function disconnect(
  ctx: PublicCtx,
  userId: number,
  { clientId, companyId, isDeleted }: Disconnection,
): Promise<void> {
  // Also for a person who has left the company.
  const company = actingIn(ctx, userId, companyId);
  const [known, role] = await runPlan(
    company,
    QueryPlan.all([
      connectionToEnd(company, { userId, clientId }),
      roleIn(company, userId, companyId),
    ]),
  );
  // Only who manages webhooks was shown them.
  const webhooks = role === 'Admin' ? known.webhooks : [];
  await end(company, { ...known, webhooks: webhooks.filter(({ id }) => isDeleted(id)) });
}

/** As `disconnect`, by an Admin for another member. */
export async function disconnectMember(
  ctx: PublicCtx,
  adminId: number,
  { userId, clientId, companyId, isDeleted }: Disconnection & { userId: number },
): Promise<void> {
  const { company, result: known } = await actAsAdmin(
    ctx,
    { userId: adminId, companyId },
    (acting) => connectionToEnd(acting, { userId, clientId }),
  );
  await end(company, { ...known, webhooks: known.webhooks.filter(({ id }) => isDeleted(id)) });
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

type Grantee = { userId: number; clientId: number };

/** What is known of a connection before it ends. */
function connectionToEnd(company: Ctx, grantee: Grantee) {
  const { userId, clientId } = grantee;
  const ofConnection = (webhooks: readonly CreatedWebhook[]) =>
    webhooks.filter((one) => one.userId === userId && one.clientId === clientId);
  return QueryPlan.map(
    QueryPlan.all([
      clientForAudit(company, clientId),
      hasGrant(company, grantee),
      webhooksOfCompany(company),
    ]),
    ([client, isConnected, webhooks]) => ({
      grantee,
      client,
      isConnected,
      webhooks: ofConnection(webhooks),
    }),
  );
}

/** Without an active grant, neither the grants nor their entry in the audit log change. All in one batch. */
async function end(
  company: Ctx,
  { grantee, client, isConnected, webhooks }: PlanResult<typeof connectionToEnd>,
): Promise<void> {
  const { userId, clientId } = grantee;
  const reason =
    company.actor?.userId === userId ? 'disconnected by the user' : 'disconnected by an Admin';
  const revocation = {
    writes: revokeGrants(company, grantee, reason),
    audit: {
      action: 'client.disconnect',
      subjectId: clientId,
      changes: changesOf({ user_id: userId, client }, null),
    },
  };
  const changes = [
    ...(isConnected ? [revocation] : []),
    ...webhooks.map((webhook) => webhookDeletion(company, webhook)),
  ];
  if (changes.length > 0) await commitTogether(company, changes, []);
}

function sliceOfPage(page: number) {
  return { limit: PAGE_LENGTH + 1, offset: (page - 1) * PAGE_LENGTH };
}

function toPage([connections, webhooks]: readonly [
  Connection[],
  CreatedWebhook[],
]): ConnectionPage {
  return {
    connections: connections.slice(0, PAGE_LENGTH),
    hasMore: connections.length > PAGE_LENGTH,
    webhooks,
  };
}
