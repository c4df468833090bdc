/** Queries of the keys of a company's own websites. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { boardKeys } from '#data/tables/board-keys.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { keyLimit, USED_EVERY_MS } from './rules.ts';

export const keyStore = tenantStore(boardKeys);
/** Those that are revoked take no room. */
export const keyRoom = roomFor(boardKeys, keyLimit, () => isNull(boardKeys.revokedAt));

/** The address of the board of the company, on its career site. */
export function boardOf(ctx: Ctx): QueryPlan<string> {
  const found = ctx.db
    .select({ hostname: careerDomains.hostname, subdomain: companies.subdomain })
    .from(companies)
    .innerJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .where(eq(companies.id, ctx.tenant.id));
  return QueryPlan.map(QueryPlan.first(found), (row) =>
    row ? `${careerOrigin(row.hostname)}/api/board/${row.subdomain}/jobs` : '',
  );
}

/** The key with this text that works, whosever it is. */
export function workingKey(ctx: PublicCtx, key: string) {
  return QueryPlan.first(
    ctx.db
      .select({
        id: boardKeys.id,
        companyId: boardKeys.companyId,
        name: boardKeys.name,
        lastUsedAt: boardKeys.lastUsedAt,
        subdomain: companies.subdomain,
      })
      .from(boardKeys)
      .innerJoin(companies, eq(companies.id, boardKeys.companyId))
      .where(and(eq(boardKeys.key, key), isNull(boardKeys.revokedAt))),
  );
}

/** Of several requests one writes. */
export function markKeyUsed(ctx: PublicCtx, id: number): Statement {
  const usedBefore = new Date(ctx.now.getTime() - USED_EVERY_MS);
  return ctx.db
    .update(boardKeys)
    .set({ lastUsedAt: ctx.now })
    .where(
      and(
        eq(boardKeys.id, id),
        or(isNull(boardKeys.lastUsedAt), lt(boardKeys.lastUsedAt, usedBefore)),
      ),
    );
}
