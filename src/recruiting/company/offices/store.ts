/** The queries of offices. */
import { and, asc, eq, exists, ne, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan, QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import { states } from '#data/tables/places.ts';
import { townOf } from '#recruiting/jobs/places/store.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { indexText } from '#lib/fold.ts';
import { namesakePath } from './rules.ts';
import type { PlaceKey } from './rules.ts';

export const officeStore = tenantStore(offices);

/** Whether `states` has this id. */
export function stateExists(ctx: Ctx, stateId: number | null): QueryPlan<boolean> {
  return queryPlan(
    [
      ctx.db
        .select({ id: states.id })
        .from(states)
        .where(eq(states.id, stateId ?? 0)),
    ],
    ([rows]) => rows.length > 0,
  );
}

/**
 * Sets the state of a place that was created without one. Does so only while no other company has an
 * office there, because one company must not change what the jobs of another show.
 */
export function setPlaceState(ctx: Ctx, { slug, countryId, stateId }: PlaceKey): Statement {
  return rawStatement(
    ctx,
    sql`update places set state_id = ${stateId},
      state_name = (select name from states where id = ${stateId}), town_sought_at = null
    where slug = ${slug} and country_id = ${countryId} and state_id = 0 and ${stateId} <> 0
      and not exists (select 1 from places where slug = ${slug} and country_id = ${countryId}
        and state_id = ${stateId})
      and not exists (select 1 from offices where place_id = places.id
        and company_id <> ${ctx.tenant.id})`,
  );
}

/**
 * Inserts the place unless it exists; the first spelling is kept. An office without a state belongs
 * to the existing city of that name.
 */
export function ensurePlace(ctx: PublicCtx, place: PlaceKey): Statement {
  const { slug, countryId, stateId, name } = place;
  const isTaken = (path: SQL | string) =>
    sql`exists(select 1 from places where country_id = ${countryId} and path_slug = ${path})`;
  const namesake = namesakePath(place);
  return rawStatement(
    ctx,
    sql`insert into places (slug, country_id, state_id, name, name_indexed, path_slug, state_name, lat, lon, cell, town_sought_at)
    select ${slug}, ${countryId}, ${stateId}, ${name}, ${indexText(name)},
      case when not ${isTaken(slug)} then ${slug}
        when not ${isTaken(namesake)} then ${namesake}
        else ${slug} || '-' || (select max(id) + 1 from places) end,
      (select name from states where id = ${stateId}), town.lat, town.lon, town.cell, ${ctx.now.getTime()}
    from (select 1) left join (${townOf(place)}) town
    where ${placeIdOf(place)} is null`,
  );
}

/** Returns the id of a place that `ensurePlace` has inserted or found in the same batch. */
export function placeIdOf(place: PlaceKey): SQL<number> {
  const { slug, countryId, stateId } = place;
  return sql<number>`(select id from places where slug = ${slug} and country_id = ${countryId}
    and (state_id = ${stateId} or ${stateId} = 0) order by id limit 1)`;
}

/** An expression for `is_default`: true if the company has no office yet. */
export function isFirstOffice(ctx: Ctx): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from offices where company_id = ${ctx.tenant.id})`;
}

export function unsetDefault(ctx: Ctx): Statement {
  return ctx.db
    .update(offices)
    .set({ isDefault: false, updatedAt: nextUpdatedAt(ctx, offices.updatedAt) })
    .where(officeStore.ofCompany(ctx, eq(offices.isDefault, true)));
}

/** More than any country has. */
const STATES_MAX = 500;

/** An office to edit, and the subdivisions of the country that its form has; without one, that of the office or of the company. */
export function officeForm(ctx: Ctx, id: number | null, countryId: number | undefined) {
  const own =
    id === null
      ? sql`(select country_id from companies where id = ${ctx.tenant.id})`
      : sql`(select country_id from offices where id = ${id} and company_id = ${ctx.tenant.id})`;
  const rows = ctx.db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.countryId, countryId ?? own))
    .orderBy(asc(states.name), asc(states.id))
    .limit(STATES_MAX);
  const country = ctx.db
    .select({ id: companies.countryId })
    .from(companies)
    .where(eq(companies.id, ctx.tenant.id));
  return QueryPlan.all({
    office: id === null ? QueryPlan.of(null) : officeStore.one(ctx, id),
    country: QueryPlan.one(country),
    states: QueryPlan.rows(rows),
  });
}

/** Reads whether an office is in use, which prevents its deletion. */
export function officeUses(ctx: Ctx, id: number) {
  return queryPlan(
    [
      ctx.db.select({ id: offices.id }).from(offices).where(otherOffices(ctx, id)).limit(1),
      ctx.db.select({ id: jobs.id }).from(jobs).where(liveJobs(ctx, id)).limit(1),
    ],
    ([others, live]) => ({ otherOffices: others.length > 0, liveJobs: live.length > 0 }),
  );
}

/** Returns the same checks as conditions of the DELETE, for changes between reading and writing. */
export function removableConditions(ctx: Ctx, id: number): SQL[] {
  const others = ctx.db.select({ id: offices.id }).from(offices).where(otherOffices(ctx, id));
  const live = ctx.db.select({ id: jobs.id }).from(jobs).where(liveJobs(ctx, id));
  return [sql`(${offices.isDefault} = 0 or ${not(exists(others))})`, not(exists(live))];
}

/** Clears the office of jobs that are not live. A live job prevents the deletion. */
export function clearOfficeOfJobs(ctx: Ctx, id: number): Statement {
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
