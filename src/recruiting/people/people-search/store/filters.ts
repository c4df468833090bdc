/** Reads the full-text indexes of applications and candidates: one expression answers any combination of filters and words. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { IndexName } from '#data/tables/index-states.ts';
import { ApiError } from '#errors.ts';
import { matchWords } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { Cursor } from '#lib/pagination.ts';
import { DAY_MS } from '#lib/time.ts';
import { seeingParts } from '#data/sights.ts';
import {
  askedToken,
  assertKnown,
  companyToken,
  erasedToken,
  fieldTokens,
  noToken,
  tokenFilters,
  tokenOf,
} from '../rules.ts';
import type { FieldFilter, Filters, GivenFilters, UnknownId } from '../rules.ts';

/** Runs `plan` with the check of what it filters by, in one round trip. Throws 422 for unknown ids, and 503 while the index is being filled. */
export function checkedPlan<Result>(
  ctx: Ctx,
  index: IndexName,
  filters: Filters,
  plan: QueryPlan<Result>,
): QueryPlan<Result> {
  const complete = rawStatement<{ name: string }>(
    ctx,
    sql`select name from index_states where name = ${index} and completed_at is not null`,
  );
  const all = QueryPlan.all({
    unknown: unknownIds(ctx, filters),
    complete: QueryPlan.first(complete),
    result: plan,
  });
  return QueryPlan.map(all, ({ unknown, complete: isComplete, result }) => {
    assertKnown(unknown);
    if (!isComplete) throw new ApiError('index_incomplete', { headers: { 'Retry-After': '60' } });
    return result;
  });
}

/** The ids that the company does not have, those of other companies among them. */
export function unknownIds(ctx: Ctx, filters: GivenFilters): QueryPlan<UnknownId[]> {
  const checks = tokenFilters.flatMap((one) => {
    // What is named otherwise is looked up when it is used.
    const ids = filters[one.name]?.filter((value) => typeof value === 'number');
    if (!ids || !('table' in one)) return [];
    return [
      sql`select ${one.name} as filter, value as id from json_each(${JSON.stringify(ids)})
        where not exists (select 1 from ${sql.identifier(one.table)} t
          where t.id = value and t.company_id = ${ctx.tenant.id})`,
    ];
  });
  if (checks.length === 0) return QueryPlan.of([]);
  const unknown = rawStatement<UnknownId>(ctx, sql.join(checks, sql` union all `));
  return queryPlan([unknown], ([rows]) => rows);
}

/** What the index is asked for; `words` are of names and emails. */
export type Wanted = {
  filters: Filters;
  words?: string | undefined;
  jobId?: SQL | undefined;
  /** One stage, beside those of the filters. */
  stageId?: SQL | undefined;
  /** Leaves out the applications of erased persons. */
  isOfPersons?: boolean;
};

/** The FTS5 expression. SQL puts it together where ids are to be looked up. Null: nothing can match. */
export function expressionOf(
  ctx: Ctx,
  { filters, words = '', jobId, stageId, isOfPersons = false }: Wanted,
): SQL | null {
  const { id: companyId } = ctx.tenant;
  const names = words === '' ? undefined : matchWords(words);
  // A text without letters or digits matches nothing.
  if (names === null) return null;
  const groups: SQL[] = tokenFilters.flatMap(({ name }) => {
    const tokens = filters[name]?.map((value) => tokenOf(companyId, name, value));
    return tokens ? [sql`${anyOf(tokens)}`] : [];
  });
  for (const field of filters.fields ?? []) {
    groups.push(sql`${anyOf(fieldTokens(companyId, field))}`);
  }
  if (filters.stage_type) groups.push(stagesOf(ctx, filters.stage_type));
  if (jobId) groups.push(tokenFor(companyId, 'job_id', jobId));
  if (stageId) groups.push(tokenFor(companyId, 'stage_id', stageId));
  if (ctx.isAssigned && ctx.actor) groups.push(assignedTo(ctx, ctx.actor));
  if (groups.length === 0) groups.push(sql`${anyOf([companyToken(companyId)])}`);
  const facets = groups.map((group) => sql`'(facets : (' || ${group} || '))'`);
  const parts = names === undefined ? facets : [sql`${`(person : (${names}))`}`, ...facets];
  const all = sql.join(parts, sql` || ' AND ' || `);
  const erased = `facets : ("${erasedToken(companyId)}")`;
  return isOfPersons ? sql`('(' || ${all} || ') NOT ' || ${`(${erased})`})` : sql`(${all})`;
}

/** The tokens of what a member is assigned to: the jobs of their hiring teams, and what they are asked about. */
function assignedTo(ctx: Ctx, { userId }: { userId: number }): SQL {
  const token = tokenOf(ctx.tenant.id, 'job_id', '');
  const asked = askedToken(ctx.tenant.id, userId);
  return sql`coalesce((select group_concat('"' || ${token} || printf('%x', job_id) || '"', ' OR ') || ' OR '
    from job_members where user_id = ${userId} and company_id = ${ctx.tenant.id}
      and part in ${listed(seeingParts)}), '') || ${`"${asked}"`}`;
}

/** The token of an id that SQL looks up. */
function tokenFor(companyId: number, name: 'job_id' | 'stage_id', id: SQL): SQL {
  return sql`'"' || ${tokenOf(companyId, name, '')} || printf('%x', ${id}) || '"'`;
}

function anyOf(tokens: readonly string[]): string {
  return tokens.map((token) => `"${token}"`).join(' OR ');
}

/**
 * The stages of these types that have applications. They have no tokens of their own: a change of the type of a stage would
 * rewrite all of its applications.
 */
function stagesOf(ctx: Ctx, types: readonly string[]): SQL {
  const token = tokenOf(ctx.tenant.id, 'stage_id', '');
  return sql`coalesce((select group_concat('"' || ${token} || printf('%x', id) || '"', ' OR ')
    from stages where company_id = ${ctx.tenant.id} and application_count > 0
      and type in (select value from json_each(${JSON.stringify(types)}))), ${`"${noToken(ctx.tenant.id)}"`})`;
}

/**
 * Whether `b` matches, an application of a person whom another application has found. What filters ask of the person is true of both, and
 * what they ask of an application is mostly in its own columns: the view that makes tokens reads several rows for each.
 */
export function isMatchOfPerson(ctx: Ctx, filters: Filters): SQL {
  const ofApplication = tokenFilters.flatMap(({ name, of }) => {
    const values = of === 'application' ? filters[name] : undefined;
    // The unary plus keeps SQLite on the index of the person's applications.
    return values ? [sql`+b.${sql.identifier(name)} in ${listed(values)}`] : [];
  });
  const ofFields = (filters.fields ?? []).filter(({ entity }) => entity === 'application');
  const conditions = [...ofApplication, ...ofFields.map((field) => hasToken(ctx, field))];
  if (filters.stage_type) conditions.push(hasStageType(ctx, filters.stage_type));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function hasToken(ctx: Ctx, field: FieldFilter): SQL {
  const tokens = fieldTokens(ctx.tenant.id, field).map((token) => ` ${token} `);
  return sql`exists (select 1 from application_facets f, json_each(${JSON.stringify(tokens)}) token
    where f.id = b.id and instr(f.facets || ' ', token.value) > 0)`;
}

function hasStageType(ctx: Ctx, types: readonly string[]): SQL {
  return sql`+b.stage_id in (select id from stages where company_id = ${ctx.tenant.id}
    and application_count > 0 and type in ${listed(types)})`;
}

/** The values as a subquery. */
export function listed(values: readonly unknown[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}

/** The ids that a query finds. */
export function idsOf(ctx: Ctx, query: SQL): QueryPlan<number[]> {
  const statement = rawStatement<{ id: number }>(ctx, query);
  return queryPlan([statement], ([rows]) => rows.map(({ id }) => id));
}

/** The range of ids that were minted in the days of the filter: ids sort by time. `id` is the column. */
export function isCreated(filters: Filters, id: SQL): SQL {
  const { 'created-from': from, 'created-to': to } = filters;
  // D1 binds numbers as REAL, which the full-text index cannot use for a range of row ids.
  const least = from ? sql` and ${id} >= cast(${firstIdAt(from)} as integer)` : sql``;
  const next = to && new Date(to.getTime() + DAY_MS);
  const most = next ? sql` and ${id} < cast(${firstIdAt(next)} as integer)` : sql``;
  return sql`${least}${most}`;
}

/** What follows the cursor, and the order, by `id`. */
export function orderOf({ sort }: Filters, id: SQL) {
  const isOldest = sort === 'oldest';
  return {
    after: (cursor: Cursor | undefined) => {
      if (!cursor) return sql``;
      const last = sql`cast(${cursor.id} as integer)`;
      return isOldest ? sql` and ${id} > ${last}` : sql` and ${id} < ${last}`;
    },
    order: isOldest ? sql`${id}` : sql`${id} desc`,
  };
}
