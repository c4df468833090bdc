/** The queries of the company itself. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { QueryPlan, rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { companyPictures } from '#data/tables/company-pictures.ts';
import { offices } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { states } from '#data/tables/places.ts';
import { members } from '#data/tables/users.ts';
import { areUnchanged, nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { PICTURES_MAX } from './rules.ts';

const officeStore = tenantStore(offices);
const pipelineStore = tenantStore(pipelines);
export const pictureStore = tenantStore(companyPictures);

/** The most offices and pipelines in a company profile. Their own lists have all of them. */
const PARTS_MAX = 100;

/** The company with its offices and pictures. */
export function companyWithParts(ctx: Ctx) {
  const own = eq(companies.id, ctx.tenant.id);
  const domainId = ctx.db.select({ id: companies.careerDomainId }).from(companies).where(own);
  return queryPlan(
    [
      ctx.db.select().from(companies).where(own),
      ctx.db
        .select({ hostname: careerDomains.hostname })
        .from(careerDomains)
        .where(eq(careerDomains.id, domainId)),
      ctx.db
        .select()
        .from(offices)
        .where(officeStore.ofCompany(ctx))
        .orderBy(desc(offices.id))
        .limit(PARTS_MAX),
      pictureRows(ctx),
    ],
    ([[company], [domain], officeRows, pictures]) => ({
      company: rowOrNotFound(company),
      careerDomain: domain?.hostname ?? '',
      offices: officeRows,
      pictures,
    }),
  );
}

/** The newest pipelines, and their stages by pipeline: some ten rows for each. */
export function pipelinesWithStages(ctx: Ctx) {
  const newest = ctx.db
    .select({ id: pipelines.id })
    .from(pipelines)
    .where(pipelineStore.ofCompany(ctx))
    .orderBy(desc(pipelines.id))
    .limit(PARTS_MAX);
  return queryPlan(
    [
      ctx.db
        .select()
        .from(pipelines)
        .where(pipelineStore.ofCompany(ctx))
        .orderBy(desc(pipelines.id))
        .limit(PARTS_MAX),
      ctx.db
        .select()
        .from(stages)
        .where(and(eq(stages.companyId, ctx.tenant.id), inArray(stages.pipelineId, newest)))
        .orderBy(asc(stages.position)),
    ],
    ([pipelineRows, stageRows]) => ({
      pipelines: pipelineRows,
      stages: Map.groupBy(stageRows, ({ pipelineId }) => pipelineId),
    }),
  );
}

export function companyRow(ctx: Ctx) {
  return queryPlan(
    [ctx.db.select().from(companies).where(eq(companies.id, ctx.tenant.id))],
    ([[row]]) => rowOrNotFound(row),
  );
}

/** Updates the company if the columns of the change are as they were read; otherwise the batch fails as a stale write. */
export function updateCompany(
  ctx: Ctx,
  before: object,
  change: SQLiteUpdateSetSource<typeof companies>,
): Statement[] {
  return [
    ctx.db
      .update(companies)
      .set({ ...change, updatedAt: nextUpdatedAt(ctx, companies.updatedAt) })
      .where(and(eq(companies.id, ctx.tenant.id), areUnchanged(companies, before, change))),
    assertChanged(ctx),
  ];
}

/** More than any country has. */
const STATES_MAX = 500;

/** Reads the subdivisions of a country, by name. */
export function statesOf(ctx: Ctx, countryId: number) {
  const { id, name, code } = states;
  const rows = ctx.db
    .select({ id, name, code })
    .from(states)
    .where(eq(states.countryId, countryId))
    .orderBy(asc(name), asc(id))
    .limit(STATES_MAX);
  return QueryPlan.rows(rows);
}

/** Deletes the file of a picture that no row references any more. */
export function garbageCollectPicture(ctx: Ctx, key: string): Statement {
  return garbageCollectFiles(ctx, sql`select ${key} as key`);
}

/** The pictures of the company, the oldest first. */
function pictureRows(ctx: Ctx) {
  return ctx.db
    .select()
    .from(companyPictures)
    .where(pictureStore.ofCompany(ctx))
    .orderBy(asc(companyPictures.id))
    .limit(PICTURES_MAX);
}

/** The company with the ids of its pictures. */
export function companyAndPictures(ctx: Ctx) {
  return QueryPlan.all({ company: companyRow(ctx), pictures: QueryPlan.rows(pictureRows(ctx)) });
}

/** The company with the hostname of its career domain. */
export function companyAndDomain(ctx: Ctx) {
  const { subdomain, careerDomainId } = companies;
  return QueryPlan.one(
    ctx.db
      .select({ subdomain, hostname: careerDomains.hostname })
      .from(companies)
      .innerJoin(careerDomains, eq(careerDomains.id, careerDomainId))
      .where(eq(companies.id, ctx.tenant.id)),
  );
}

/** The settings of a career page and its draft; null where there is no such company. */
/** While this user is an Admin of the company. */
export function settingsBySubdomain(ctx: PublicCtx, subdomain: string, userId: number) {
  const { careerPageDraft, careerPageSettings } = companies;
  const found = QueryPlan.first(
    ctx.db
      .select({ draft: careerPageDraft, published: careerPageSettings })
      .from(companies)
      .innerJoin(members, and(eq(members.userId, userId), eq(members.companyId, companies.id)))
      .where(
        and(
          eq(companies.subdomain, subdomain),
          eq(members.status, 'active'),
          eq(members.role, 'Admin'),
        ),
      ),
  );
  return QueryPlan.map(found, (row) => row ?? null);
}

/** Whether the company has room for one more picture. */
export function hasRoom(ctx: Ctx): SQL {
  return sql`(select count(*) from company_pictures where company_id = ${ctx.tenant.id}) < ${PICTURES_MAX}`;
}

/** Whether all these are pictures of the company. */
export function areOwnPictures(ctx: Ctx, ids: readonly number[]): SQL {
  return sql`not exists (select 1 from json_each(${JSON.stringify(ids)}) one where not exists (
    select 1 from company_pictures where id = one.value and company_id = ${ctx.tenant.id}))`;
}
