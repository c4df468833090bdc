/** Queries of tracking links. */
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { idOfJob } from '#data/job-ref.ts';
import { roomFor } from '#data/room.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { trackingLinks } from '#data/tables/sources.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { linkLimit } from './rules.ts';

export const linkStore = tenantStore(trackingLinks);
export const linkRoom = roomFor(trackingLinks, linkLimit);

/** The career domain of the company. */
export function careerHost(ctx: Ctx): QueryPlan<string> {
  const host = ctx.db
    .select({ hostname: careerDomains.hostname })
    .from(companies)
    .innerJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .where(eq(companies.id, ctx.tenant.id));
  return QueryPlan.map(QueryPlan.first(host), (row) => row?.hostname ?? '');
}

/** A page, newest first, with the number of links and the career domain. */
export function linkPage(ctx: Ctx, paging: Paging) {
  const { cursor, page, max, 'updated-since': since } = paging;
  const rows = ctx.db
    .select()
    .from(trackingLinks)
    .where(
      and(
        linkStore.ofCompany(ctx, since && gte(trackingLinks.updatedAt, since)),
        cursor && lt(trackingLinks.id, cursor.id),
      ),
    )
    .orderBy(desc(trackingLinks.id))
    .limit(max + 1)
    .offset(cursor ? 0 : (page - 1) * max);
  return QueryPlan.all({
    rows: QueryPlan.rows(rows),
    total: linkStore.total(ctx, paging),
    host: careerHost(ctx),
  });
}

type Names = {
  source_id?: number | undefined;
  job_id?: Ref | null | undefined;
  user_id?: number | null | undefined;
};

function has(id: number | null | undefined, query: SQL): SQL {
  return id === null || id === undefined ? sql`1` : sql`exists (${query})`;
}

/** Whether the company has what a link names; true for what it does not name. */
export function namedRecords(ctx: Ctx, names: Names) {
  const company = ctx.tenant.id;
  const { source_id: source, job_id: job, user_id: user } = names;
  const jobId = job ? idOfJob(ctx, job) : sql`null`;
  const found = rawStatement<{ source: number; jobId: number | null; member: number }>(
    ctx,
    sql`select ${has(source, sql`select 1 from sources where id = ${source} and company_id = ${company}`)} as source,
      ${jobId} as jobId,
      ${has(user, sql`select 1 from members where user_id = ${user} and company_id = ${company}`)} as member`,
  );
  return queryPlan([found], ([[row]]) => ({
    source: row?.source === 1,
    job: !job || typeof row?.jobId === 'number',
    jobId: row?.jobId ?? null,
    member: row?.member === 1,
  }));
}

/** Where a token leads: the job with its career domain, or the company. Undefined for an unknown token. */
export function targetOf(ctx: PublicCtx, token: string) {
  const target = rawStatement<{ subdomain: string; hashId: string | null; hostname: string }>(
    ctx,
    sql`select c.subdomain as subdomain, j.hash_id as hashId, d.hostname as hostname
      from tracking_links l join companies c on c.id = l.company_id
      left join jobs j on j.id = l.job_id and j.company_id = l.company_id
      join career_domains d on d.id = coalesce(nullif(j.domain_id, 0), c.career_domain_id)
      where l.token = ${token}`,
  );
  return queryPlan([target], ([[row]]) => row);
}
