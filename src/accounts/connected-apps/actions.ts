/** Which applications act for a person or within a company, and ending that. */
import { actingIn, administering } from '#accounts/people/actions.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import {
  clientTold,
  connectionsOfCompany,
  connectionsOfUser,
  endAccess,
  endGrants,
} from './store.ts';
import type { Connection } from './store.ts';

export type { Connection };

const PAGE_LENGTH = 50;

export type ConnectionPage = { connections: Connection[]; hasMore: boolean };

export async function listOwn(ctx: PublicCtx, userId: number): Promise<ConnectionPage> {
  return paged(await runPlan(ctx, connectionsOfUser(ctx, userId, sliceOf(1))));
}

/** The company's, which its Admins see. Throws `not_found` for whoever is no Admin of it. */
export async function listCompanys(
  ctx: PublicCtx,
  userId: number,
  { companyId, page }: { companyId: number; page: number },
): Promise<ConnectionPage> {
  const company = await administering(ctx, userId, companyId);
  return paged(await runPlan(ctx, connectionsOfCompany(company, sliceOf(page))));
}

/** Ends what the person has allowed a client for a company: at the next request it is over. */
export async function disconnect(
  ctx: PublicCtx,
  userId: number,
  { clientId, companyId }: { clientId: number; companyId: number },
): Promise<void> {
  // Whoever left the company may still end what they allowed.
  const company = actingIn(ctx, userId, companyId);
  await end(company, { userId, clientId }, 'disconnected by the user');
}

/** The same by an Admin of the company. */
export async function disconnectMember(
  ctx: PublicCtx,
  adminId: number,
  { userId, clientId, companyId }: { userId: number; clientId: number; companyId: number },
): Promise<void> {
  const company = await administering(ctx, adminId, companyId);
  await end(company, { userId, clientId }, 'disconnected by an Admin');
}

/** For the batch that removes a member: what they allowed must not come back with them. */
export function endingAccess(company: Ctx, userId: number, reason: string): Statement {
  return endAccess(company, userId, reason);
}

/** Where there is nothing to end, nothing is written, in nobody's audit. */
async function end(
  company: Ctx,
  whose: { userId: number; clientId: number },
  reason: string,
): Promise<void> {
  const client = await runPlan(company, clientTold(company, whose.clientId));
  await ignoreStaleWrite(
    commit(company, {
      writes: endGrants(company, whose, reason),
      audit: {
        action: 'client.disconnect',
        subjectId: whose.clientId,
        changes: changesOf({ user_id: whose.userId, client }, null),
      },
      answer: QueryPlan.of(null),
    }),
  );
}

function sliceOf(page: number) {
  return { limit: PAGE_LENGTH + 1, offset: (page - 1) * PAGE_LENGTH };
}

function paged(found: Connection[]): ConnectionPage {
  return { connections: found.slice(0, PAGE_LENGTH), hasMore: found.length > PAGE_LENGTH };
}
