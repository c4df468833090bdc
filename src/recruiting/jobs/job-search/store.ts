/** The texts of the job search that are yet to be written: of rows from before they were, and of renamed companies. */
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { listedJobs, renamedCompanies, searchRefills } from '#data/tables/listing.ts';
import { places } from '#data/tables/places.ts';

export type Named = { id: number; name: string };
type NamedTable = 'companies' | 'places';

/** Rows whose name is not in the index as it is searched; a partial index finds them. */
export function unindexedNames(
  ctx: PublicCtx,
  table: NamedTable,
  limit: number,
): QueryPlan<Named[]> {
  const { id, name, nameIndexed } = table === 'companies' ? companies : places;
  const rows = ctx.db
    .select({ id, name })
    .from(table === 'companies' ? companies : places)
    .where(isNull(nameIndexed))
    .orderBy(asc(id))
    .limit(limit);
  return queryPlan([rows], ([found]) => found);
}

/** Writes the texts of names, unless a name has changed since it was read. */
export function putIndexedNames(
  ctx: PublicCtx,
  table: NamedTable,
  rows: readonly (Named & { indexed: string })[],
): Statement {
  const changed = sql.identifier(table);
  return rawStatement(
    ctx,
    sql`update ${changed} set name_indexed = made.indexed
    from (select value ->> 'id' as id, value ->> 'name' as name, value ->> 'indexed' as indexed
      from json_each(${JSON.stringify(rows)})) made
    where ${changed}.id = made.id and ${changed}.name = made.name`,
  );
}

export type UnindexedJob = Pick<typeof jobs.$inferSelect, 'id' | 'title' | 'skills'> & {
  /** The skills as they are stored: an operator's statement may spell JSON otherwise than the service. */
  skillsJson: string;
};

/** Jobs without the texts of the search, the newest first: those are listed. A partial index finds them. */
export function unindexedJobs(ctx: PublicCtx, limit: number): QueryPlan<UnindexedJob[]> {
  const { id, title, skills } = jobs;
  const rows = ctx.db
    .select({ id, title, skills, skillsJson: sql<string>`skills`.as('skills_json') })
    .from(jobs)
    .where(sql`title_forms is null or skills_indexed is null`)
    .orderBy(desc(id))
    .limit(limit);
  return queryPlan([rows], ([found]) => found);
}

/** Writes the texts of jobs, unless what they are made from has changed since. Triggers index them. */
export function putIndexedJobs(
  ctx: PublicCtx,
  rows: readonly (UnindexedJob & { forms: string; skillsIndexed: string })[],
): Statement {
  const made = rows.map(({ id, title, skillsJson, forms, skillsIndexed }) => {
    return [id, title, skillsJson, forms, skillsIndexed];
  });
  return rawStatement(
    ctx,
    sql`update jobs set title_forms = made.forms, skills_indexed = made.skills_indexed
    from (select value ->> 0 as id, value ->> 1 as title, value ->> 2 as skills, value ->> 3 as forms,
      value ->> 4 as skills_indexed from json_each(${JSON.stringify(made)})) made
    where jobs.id = made.id and jobs.title = made.title and jobs.skills = made.skills`,
  );
}

export type Rename = typeof renamedCompanies.$inferSelect;

/** Companies whose listed jobs have the old name in the index. Their new name is written first. */
export function pendingRenames(ctx: PublicCtx, limit: number): QueryPlan<Rename[]> {
  const { companyId, doneTo } = renamedCompanies;
  const rows = ctx.db
    .select({ companyId, doneTo })
    .from(renamedCompanies)
    .innerJoin(companies, and(eq(companies.id, companyId), isNotNull(companies.nameIndexed)))
    .limit(limit);
  return queryPlan([rows], ([found]) => found);
}

type ListedJob = { id: number; listedAt: number | null };

/** The next jobs of a renamed company. */
export function jobsOfRename(
  ctx: PublicCtx,
  { companyId, doneTo }: Rename,
  limit: number,
): QueryPlan<ListedJob[]> {
  const { id, listedAt } = jobs;
  const rows = ctx.db
    .select({ id, listedAt })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'Live'), sql`${id} > ${doneTo}`))
    .orderBy(asc(id))
    .limit(limit);
  return queryPlan([rows], ([found]) => found);
}

/**
 * Indexes the jobs of a renamed company as they are listed now, and notes how far it is: `doneTo` null is the end. Where the
 * company has been renamed again in the meantime, that begins anew.
 */
export function reindexListed(
  ctx: PublicCtx,
  { companyId, doneTo: before }: Rename,
  listedAt: readonly number[],
  doneTo: number | null,
): Statement[] {
  const isSame = sql`company_id = ${companyId} and done_to = ${before}`;
  return [
    ...reindex(ctx, listedAt),
    doneTo === null
      ? rawStatement(ctx, sql`delete from renamed_companies where ${isSame}`)
      : rawStatement(ctx, sql`update renamed_companies set done_to = ${doneTo} where ${isSame}`),
  ];
}

/** Writes the entries of these jobs in the full-text index anew, as the jobs are listed now. */
function reindex(ctx: PublicCtx, listedAt: readonly number[]): Statement[] {
  const isListed = sql`in (select value from json_each(${JSON.stringify(listedAt)}))`;
  return [
    rawStatement(ctx, sql`delete from listing_search where rowid ${isListed}`),
    rawStatement(
      ctx,
      sql`insert into listing_search (rowid, title, forms, company, skills, city, scope)
      select listed_at, title, forms, company, skills, city, scope from listed_jobs_as_search
      where listed_at ${isListed}`,
    ),
  ];
}

export type Refill = typeof searchRefills.$inferSelect;

/** Whether entries are to be written by newer rules, and how far that is. */
export function pendingRefill(ctx: PublicCtx): QueryPlan<Refill | null> {
  return queryPlan([ctx.db.select().from(searchRefills).limit(1)], ([[refill]]) => refill ?? null);
}

/** The next jobs of a refill, the newest first. */
export function jobsOfRefill(
  ctx: PublicCtx,
  { doneFrom }: Refill,
  limit: number,
): QueryPlan<number[]> {
  const { listedAt } = listedJobs;
  const rows = ctx.db
    .select({ listedAt })
    .from(listedJobs)
    .where(lt(listedAt, doneFrom))
    .orderBy(desc(listedAt))
    .limit(limit);
  return queryPlan([rows], ([found]) => found.map((job) => job.listedAt));
}

/** Writes their entries anew, and notes how far it is; the end is where there are no more. */
export function refillListed(
  ctx: PublicCtx,
  { id }: Refill,
  listedAt: readonly number[],
): Statement[] {
  const last = listedAt.at(-1);
  const isThis = eq(searchRefills.id, id);
  return [
    ...reindex(ctx, listedAt),
    last === undefined
      ? ctx.db.delete(searchRefills).where(isThis)
      : ctx.db.update(searchRefills).set({ doneFrom: last }).where(isThis),
  ];
}
