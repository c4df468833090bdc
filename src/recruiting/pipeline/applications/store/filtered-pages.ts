/** Pages of applications that are filtered, by the full-text index of applications. */
import { asc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import { QueryPlan, queryPlan } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { isFiltered, noToken } from '#recruiting/people/people-search/rules.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import {
  checkedPlan,
  expressionOf,
  idsOf,
  isCreated,
  listed,
  orderOf,
} from '#recruiting/people/people-search/store/filters.ts';
import type { Wanted } from '#recruiting/people/people-search/store/filters.ts';
import type { ApplicationFacts } from '../schemas/applications.ts';
import { applicationStore } from './context.ts';
import type { CvSearch } from './pages.ts';
import {
  applicationsOfJobTotal,
  COUNTED_MAX,
  listedApplications,
  offsetOf,
  searchesCvs,
  searchWithin,
  withTotal,
} from './pages.ts';

/** Where words are looked for, once the company searches CVs. */
const CV_COLUMNS = '{person cv}';

export type FilteredList = {
  filters: Filters;
  /** The search text as entered. */
  key?: string;
  /** The list of a job. */
  job?: Ref;
  countedMax?: number | undefined;
  cvs?: CvSearch;
};

/** What is wanted, and whether its words are looked for in CVs. */
type WantedWithCvs = Wanted & { cvs: CvSearch };

/** A page of the applications that match, counted up to `countedMax`. */
export function filteredApplications(
  ctx: Ctx,
  paging: Paging,
  { filters, key = '', job, countedMax = COUNTED_MAX, cvs = 'if-set' }: FilteredList,
): QueryPlan<{ rows: ApplicationFacts[]; total: number; found: number[] }> {
  const since = paging['updated-since'];
  const { after, order } = orderOf(filters, sql`id`);
  const lists = matchingIds(ctx, {
    filters,
    words: key,
    jobId: job && idOfJob(ctx, job),
    cvs,
  });
  const hits = (list: SQL, more: SQL) => {
    const changed = sql`(select updated_at from applications a where a.id = hits.id)`;
    const isChanged = since ? sql` and ${changed} >= ${since.getTime()}` : sql``;
    return sql`select id from (${list}) hits where true${isCreated(filters, sql`id`)}${isChanged}${more}`;
  };
  const each = (toQuery: (list: SQL) => SQL) =>
    sql.join(
      lists.map((list) => sql`select id from (${toQuery(list)})`),
      sql` union all `,
    );
  const page = each(
    (list) => sql`${hits(list, after(paging.cursor))} order by ${order}
      limit ${paging.max + 1} offset ${offsetOf(paging)}`,
  );
  const counted = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(sql`(${each((list) => sql`${hits(list, sql``)} limit ${sql.raw(String(countedMax))}`)})`);
  const byOrder = filters.sort === 'oldest' ? asc(applications.id) : undefined;
  const rows = listedApplications(ctx, sql`(${page})`, byOrder);
  const tally = queryPlan([counted], ([[row]]) => row?.n ?? 0);
  const isPart = isFiltered(filters) || key !== '' || since !== undefined || ctx.isAssigned;
  const all = isPart ? QueryPlan.of(0) : applicationStore.total(ctx, paging);
  const whole = job ? applicationsOfJobTotal(ctx, job) : all;
  const total = QueryPlan.map(QueryPlan.all({ whole, tally }), (counts) =>
    isPart ? counts.tally : counts.whole,
  );
  const found = filters.ids
    ? idsOf(
        ctx,
        each((list) => hits(list, sql``)),
      )
    : QueryPlan.of([]);
  const page_ = QueryPlan.all({ page: withTotal(rows, total), found });
  const plan = QueryPlan.map(page_, (both) => ({ ...both.page, found: both.found }));
  return checkedPlan(ctx, 'application_index', filters, plan);
}

/** The next applications that match, oldest first and uncounted: for what reads all of a list. */
export function applicationSlice(
  ctx: Ctx,
  filters: Filters,
  { after, limit }: { after: number; limit: number },
): QueryPlan<ApplicationFacts[]> {
  const expression = expressionOf(ctx, { filters });
  const ids = expression
    ? sql`(select id from (${inIndex(expression)}) hits where id > cast(${after} as integer)
        ${isCreated(filters, sql`id`)} order by id limit ${limit})`
    : sql`(0)`;
  const rows = listedApplications(ctx, ids, asc(applications.id));
  return checkedPlan(ctx, 'application_index', filters, rows);
}

/**
 * Queries of the ids that match, of which at most one has any: names and emails are looked for in the index of the filters,
 * CVs in the other one, where they are searched. None is a compound query: SQLite evaluates one in a FROM clause once and whole,
 * however few are wanted and whatever the wanted stage of the query around.
 */
export function matchingIds(ctx: Ctx, wanted: WantedWithCvs): SQL[] {
  const { ids } = wanted.filters;
  if (ids)
    return [
      sql`select e.value as id from ${listed(ids)} e where ${isMatch(ctx, wanted, sql`e.value`)}`,
    ];
  const [all, facets] = [expressionOf(ctx, wanted), expressionOf(ctx, { ...wanted, words: '' })];
  if (!all || !facets) return [sql`select 0 as id where false`];
  if (!wanted.words) return [inIndex(all)];
  const isForNobody = wanted.cvs === 'if-nobody';
  const on = searchesCvs(ctx, wanted.cvs);
  const cvs = isForNobody ? sql`${on} and not exists (${inIndex(all)})` : on;
  const none = `facets : ("${noToken(ctx.tenant.id)}")`;
  const search = searchWithin(ctx, wanted.words, CV_COLUMNS);
  return [
    ...(isForNobody ? [] : [inIndex(sql`(case when ${cvs} then ${none} else ${all} end)`)]),
    sql`select rowid as id from application_search
        where application_search match (case when ${cvs} then ${search} else ${'scope : ("none")'} end)
      and exists (${inIndex(facets)} and rowid = application_search.rowid)`,
  ];
}

/** Whether one application matches; `id` is its id. */
export function isMatch(ctx: Ctx, wanted: WantedWithCvs, id: SQL): SQL {
  const [all, facets] = [expressionOf(ctx, wanted), expressionOf(ctx, { ...wanted, words: '' })];
  if (!all || !facets) return sql`false`;
  const among = (list: SQL) => sql`exists (${list} and rowid = ${id})`;
  if (!wanted.words) return among(inIndex(all));
  const search = sql`select 1 from application_search
    where application_search match ${searchWithin(ctx, wanted.words, CV_COLUMNS)}`;
  return sql`case when ${searchesCvs(ctx, wanted.cvs)} then ${among(search)} and ${among(inIndex(facets))}
    else ${among(inIndex(all))} end`;
}

function inIndex(expression: SQL): SQL {
  return sql`select rowid as id from application_index where application_index match ${expression}`;
}
