/** The queries of offices. */
import { and, eq, exists, ne, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { jobs } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import { states } from '#data/tables/places.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { namesakePath } from './rules.ts';
import type { PlaceKey } from './rules.ts';

export const officeStore = tenantStore(offices);

/** Whether `states` knows this id. */
export function stateExists(ctx: Ctx, stateId: number | null): QueryPlan<boolean> {
  return queryPlan(
    [
      ctx.db
        .select({ id: states.id })
        .from(states)
        .where(eq(states.id, stateId ?? 0)),
    ],
    ([found]) => found.length > 0,
  );
}

/**
 * A company that has named a city without its state and now names it tells the place, as long as
 * nobody else has an office there: what one company says never changes what another's jobs show.
 */
export function tellState(ctx: Ctx, { slug, countryId, stateId }: PlaceKey): Statement {
  return rawStatement(
    ctx,
    sql`update places set state_id = ${stateId},
      state_name = (select name from states where id = ${stateId})
    where slug = ${slug} and country_id = ${countryId} and state_id = 0 and ${stateId} <> 0
      and not exists (select 1 from places where slug = ${slug} and country_id = ${countryId}
        and state_id = ${stateId})
      and not exists (select 1 from offices where place_id = places.id
        and company_id <> ${ctx.tenant.id})`,
  );
}

/**
 * Makes the place if no office has been there before; the first spelling stays. An office that names
 * no state is in the city known by that name.
 */
export function ensurePlace(ctx: PublicCtx, place: PlaceKey): Statement {
  const { slug, countryId, stateId, name } = place;
  const isTaken = (path: SQL | string) =>
    sql`exists(select 1 from places where country_id = ${countryId} and path_slug = ${path})`;
  const namesake = namesakePath(place);
  return rawStatement(
    ctx,
    sql`insert into places (slug, country_id, state_id, name, path_slug, state_name)
    select ${slug}, ${countryId}, ${stateId}, ${name},
      case when not ${isTaken(slug)} then ${slug}
        when not ${isTaken(namesake)} then ${namesake}
        else ${slug} || '-' || (select max(id) + 1 from places) end,
      (select name from states where id = ${stateId})
    where ${placeIdOf(place)} is null`,
  );
}

/** The id of a place that `ensurePlace` has made or found in the same batch. */
export function placeIdOf(place: PlaceKey): SQL<number> {
  const { slug, countryId, stateId } = place;
  return sql<number>`(select id from places where slug = ${slug} and country_id = ${countryId}
    and (state_id = ${stateId} or ${stateId} = 0) order by id limit 1)`;
}

/** True in the row of a company's first office. */
export function isFirst(ctx: Ctx): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from offices where company_id = ${ctx.tenant.id})`;
}

export function unsetDefault(ctx: Ctx): Statement {
  return ctx.db
    .update(offices)
    .set({ isDefault: false, updatedAt: nextUpdatedAt(ctx, offices.updatedAt) })
    .where(officeStore.ofCompany(ctx, eq(offices.isDefault, true)));
}

/** What keeps an office from being removed. */
export function usesOf(ctx: Ctx, id: number) {
  return queryPlan(
    [
      ctx.db.select({ id: offices.id }).from(offices).where(otherOffices(ctx, id)).limit(1),
      ctx.db.select({ id: jobs.id }).from(jobs).where(liveJobs(ctx, id)).limit(1),
    ],
    ([others, live]) => ({ otherOffices: others.length > 0, liveJobs: live.length > 0 }),
  );
}

/** The same as a condition of the DELETE itself, for what happens between reading and writing. */
export function stillRemovable(ctx: Ctx, id: number): SQL[] {
  const others = ctx.db.select({ id: offices.id }).from(offices).where(otherOffices(ctx, id));
  const live = ctx.db.select({ id: jobs.id }).from(jobs).where(liveJobs(ctx, id));
  return [sql`(${offices.isDefault} = 0 or ${not(exists(others))})`, not(exists(live))];
}

/** Jobs that are not live lose their office; a live one keeps it from going. */
export function leaveOffice(ctx: Ctx, id: number): Statement {
  return ctx.db
    .update(jobs)
    .set({ officeId: null, updatedAt: nextUpdatedAt(ctx, jobs.updatedAt) })
    .where(and(eq(jobs.companyId, ctx.tenant.id), eq(jobs.officeId, id), ne(jobs.status, 'Live')));
}

function otherOffices(ctx: Ctx, id: number): SQL | undefined {
  return officeStore.ofCompany(ctx, ne(offices.id, id));
}

function liveJobs(ctx: Ctx, id: number): SQL | undefined {
  return and(eq(jobs.companyId, ctx.tenant.id), eq(jobs.officeId, id), eq(jobs.status, 'Live'));
}
