/** Queries of saved views: a member sees their own and those that are shared. */
import { and, count, desc, eq, gte, lt, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { savedViews } from '#data/tables/saved-views.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { tokenFilters } from '#recruiting/people/people-search/rules.ts';
export { unknownIds } from '#recruiting/people/people-search/store/filters.ts';
import { seesAll } from '#recruiting/people/custom-fields/store/fields.ts';
import type { StaleId, ViewQuery } from './schemas.ts';
import { viewLimit } from './rules.ts';

export const viewStore = tenantStore(savedViews);

function isOwn(ctx: Ctx): SQL {
  return eq(savedViews.userId, ctx.actor?.userId ?? 0);
}

/** Of the member. */
export const viewRoom = roomFor(savedViews, viewLimit, isOwn);

/** A view that filters by a field of Admins does not exist for others: without the filter it would be another view. */
function isSeen(ctx: Ctx): SQL | undefined {
  const isForAdmins = sql`exists (select 1 from json_each(${savedViews.query}) part, custom_fields f
    where part.key glob 'field.*' and f.company_id = ${savedViews.companyId}
      and f.key = substr(part.key, 7) and f.visibility = 'admin')`;
  return and(
    or(isOwn(ctx), eq(savedViews.isShared, true)),
    seesAll(ctx) ? undefined : not(isForAdmins),
  );
}

/** 404 for a view that the member does not see. */
export function viewById(ctx: Ctx, id: number) {
  const isIt = and(eq(savedViews.id, id), isSeen(ctx));
  const query = ctx.db.select().from(savedViews).where(viewStore.ofCompany(ctx, isIt));
  return QueryPlan.all({
    view: QueryPlan.one(query),
    stale: staleIds(ctx, sql`(select ${id})`),
  });
}

export function viewPage(ctx: Ctx, query: ViewQuery) {
  const { entity, max, page, cursor, 'updated-since': since } = query;
  const matching = viewStore.ofCompany(
    ctx,
    isSeen(ctx),
    entity && eq(savedViews.entity, entity),
    since && gte(savedViews.updatedAt, since),
  );
  const ids = ctx.db
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(matching, cursor && lt(savedViews.id, cursor.id)))
    .orderBy(desc(savedViews.id))
    .limit(max + 1)
    .offset(cursor ? 0 : (page - 1) * max);
  const views = ctx.db
    .select()
    .from(savedViews)
    .where(sql`${savedViews.id} in ${ids}`)
    .orderBy(desc(savedViews.id));
  const counted = ctx.db.select({ n: count() }).from(savedViews).where(matching);
  return QueryPlan.all({
    views: QueryPlan.rows(views),
    total: queryPlan([counted], ([[tally]]) => tally?.n ?? 0),
    stale: staleIds(ctx, sql`${ids}`),
  });
}

/** The ids in the queries of these views that the company does not have any more. Lists of ids are separated by commas, as JSON arrays are. */
function staleIds(ctx: Ctx, views: SQL): QueryPlan<StaleId[]> {
  const each = tokenFilters.flatMap((one) => {
    if (!('table' in one)) return [];
    return [
      sql`select distinct v.id as viewId, ${one.name} as filter, item.value as id
        from saved_views v, json_each('[' || (v.query ->> ${`$."${one.name}"`}) || ']') item
        where v.company_id = ${ctx.tenant.id} and v.id in ${views} and not exists
          (select 1 from ${sql.identifier(one.table)} t where t.id = item.value and t.company_id = v.company_id)`,
    ];
  });
  return QueryPlan.rows(
    rawStatement<StaleId>(ctx, sql.join([...each, staleFields(ctx, views)], sql` union all `)),
  );
}

/** The fields that lists are not filtered by any more. */
function staleFields(ctx: Ctx, views: SQL): SQL {
  const field = sql`custom_fields f where f.company_id = v.company_id
    and f.key = substr(part.key, 7)`;
  return sql`select v.id as viewId, part.key as filter, coalesce((select f.id from ${field}), 0) as id
    from saved_views v, json_each(v.query) part
    where v.company_id = ${ctx.tenant.id} and v.id in ${views} and part.key like 'field.%'
      and not exists (select 1 from ${field} and f.is_filterable = 1)`;
}

/** Nobody else sees them: they end with the membership. Shared ones stay. */
export function deletePrivateViews(ctx: Ctx, userId: number): Statement {
  const isPrivate = and(eq(savedViews.userId, userId), eq(savedViews.isShared, false));
  return ctx.db.delete(savedViews).where(viewStore.ofCompany(ctx, isPrivate));
}
