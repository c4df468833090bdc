/** Queries of sources, and of the source of an application. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { applicationOrigins, sources, trackingLinks } from '#data/tables/sources.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { nameKey } from '#lib/name-key.ts';
import { tokenOf } from '#recruiting/people/people-search/rules.ts';
import { sourceLimit } from './rules/origins.ts';
import type { Origin, Wanted } from './rules/origins.ts';
import type { OriginRow } from './schemas.ts';

export const sourceStore = tenantStore(sources);
export const sourceRoom = roomFor(sources, sourceLimit);

export function sourceByName(ctx: Ctx, name: string): QueryPlan<{ id: number } | undefined> {
  const isIt = sourceStore.ofCompany(ctx, eq(sources.nameKey, nameKey(name)));
  return QueryPlan.first(ctx.db.select({ id: sources.id }).from(sources).where(isIt));
}

/** By id: at most 200. */
export function sourceNames(ctx: Ctx): QueryPlan<ReadonlyMap<number, string>> {
  const named = ctx.db
    .select({ id: sources.id, name: sources.name })
    .from(sources)
    .where(sourceStore.ofCompany(ctx))
    .limit(sourceLimit.max);
  return queryPlan([named], ([rows]) => new Map(rows.map(({ id, name }) => [id, name])));
}

/** A key that no source of the company has: that of the name, unless a source that was renamed has it. */
export function freeKey(ctx: Ctx, id: number, key: string): SQL<string> {
  return sql<string>`(select case when exists (select 1 from sources
    where company_id = ${ctx.tenant.id} and key = ${key}) then ${`${key} ${id}`} else ${key} end)`;
}

/** Whether an application, a link or a candidate has the source. The index of applications is asked, which has all that are filled in. */
export function isUsed(ctx: Ctx, id: number): QueryPlan<boolean> {
  const used = rawStatement<{ n: number }>(ctx, sql`select ${isInUse(ctx, id)} as n`);
  return queryPlan([used], ([[row]]) => row?.n === 1);
}

export function isNotUsed(ctx: Ctx, id: number): SQL {
  return sql`not ${isInUse(ctx, id)}`;
}

function isInUse(ctx: Ctx, id: number): SQL {
  const token = tokenOf(ctx.tenant.id, 'source_id', id);
  return sql`(exists (select 1 from application_index where application_index match ${`facets : ("${token}")`})
    or exists (select 1 from tracking_links where source_id = ${id})
    or exists (select 1 from candidates where source_id = ${id}))`;
}

/** The sources of the company by their keys or names, and the link of a token, where it is one for this job. */
export function sourcesFor(
  ctx: Ctx,
  { keys, src, jobId }: { keys: readonly string[]; src: string | null; jobId: SQL },
) {
  const among = sql`(select value from json_each(${JSON.stringify(keys)}))`;
  const isForJob = sql`(${trackingLinks.jobId} is null or ${trackingLinks.jobId} = ${jobId})`;
  const link = ctx.db
    .select({
      linkId: trackingLinks.id,
      sourceId: trackingLinks.sourceId,
      sourceName: sources.name,
    })
    .from(trackingLinks)
    .innerJoin(sources, eq(sources.id, trackingLinks.sourceId))
    .where(
      sql`${trackingLinks.token} = ${src ?? ''} and ${trackingLinks.companyId} = ${ctx.tenant.id} and ${isForJob}`,
    );
  const byKey = (column: string) =>
    ctx.db
      .select()
      .from(sources)
      .where(sourceStore.ofCompany(ctx, sql`${sql.identifier(column)} in ${among}`));
  return QueryPlan.all({
    byKey: QueryPlan.rows(byKey('key')),
    byName: QueryPlan.rows(byKey('name_key')),
    link: QueryPlan.first(link),
  });
}

/** Creates a source unless it is there, or the company can have no more. */
export function ensureSource(ctx: PublicCtx, companyId: number, wanted: Wanted): Statement {
  const { key, name, kind } = wanted;
  const at = ctx.now.getTime();
  return rawStatement(
    ctx,
    sql`insert or ignore into sources (id, company_id, name, name_key, key, kind, created_at, updated_at)
      select ${ctx.newId()}, ${companyId}, ${name}, ${nameKey(name)}, ${key}, ${kind}, ${at}, ${at}
      where (select count(*) from sources where company_id = ${companyId}) < ${sourceLimit.max}`,
  );
}

/** The id of a source after `ensureSource`; 0 where there is none. */
export function sourceIdOf(companyId: number, key: string): SQL<number> {
  const byName = sql`(select id from sources where company_id = ${companyId} and name_key = ${key})`;
  const byKey = sql`(select id from sources where company_id = ${companyId} and key = ${key})`;
  return sql<number>`coalesce(${byName}, ${byKey}, 0)`;
}

/** The same source, unless it has been deleted meanwhile. */
export function ownSource(companyId: number, id: number): SQL<number> {
  return sql<number>`coalesce((select id from sources where company_id = ${companyId} and id = ${id}), 0)`;
}

export function insertOrigin(
  ctx: Ctx,
  applicationId: number,
  { utm, referrerHost }: Origin,
  linkId: number | null,
): Statement[] {
  if (Object.keys(utm).length === 0 && referrerHost === null && linkId === null) return [];
  const row = { applicationId, companyId: ctx.tenant.id, utm, referrerHost, linkId };
  return [ctx.db.insert(applicationOrigins).values({ ...row, createdAt: ctx.now })];
}

const originRow = prepared(({ db, tenant }, id: number) => {
  const { utm, referrerHost, linkId, applicationId, companyId } = applicationOrigins;
  return db
    .select({ utm, referrerHost, linkId })
    .from(applicationOrigins)
    .where(sql`${applicationId} = ${id} and ${companyId} = ${tenant.id}`);
});

export function originOfApplication(ctx: Ctx, id: number): QueryPlan<OriginRow | undefined> {
  return QueryPlan.first(originRow(ctx, id));
}

export type Sourceless = { id: number; companyId: number; source: string };

/** Applications whose source is yet to be found; a partial index has them. */
export function applicationsWithoutSource(ctx: PublicCtx, limit: number): QueryPlan<Sourceless[]> {
  return QueryPlan.rows(
    rawStatement<Sourceless>(
      ctx,
      sql`select id, company_id as companyId, source from applications
        where source_id is null order by id limit ${limit}`,
    ),
  );
}

/** Notes the source of applications, whose version stays. A trigger indexes them. */
export function putSource(ctx: PublicCtx, ids: readonly number[], sourceId: SQL): Statement {
  return rawStatement(
    ctx,
    sql`update applications set source_id = ${sourceId}
      where id in (select value from json_each(${JSON.stringify(ids)})) and source_id is null`,
  );
}
