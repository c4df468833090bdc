/** Pages of persons, also of those without an application. */
import { and, asc, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, QueryPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { COUNTED_MAX, offsetOf, withTotal } from '#recruiting/pipeline/applications/store/pages.ts';
import type { CvBrief } from '#data/tables/documents.ts';
import { shownCv } from '#recruiting/people/cvs/store/shown.ts';
import type { ApplicationStatus } from '#vocabulary/lists.ts';
import { parseValues, shownValues } from '#recruiting/people/custom-fields/store/values.ts';
import type { TagName } from '#recruiting/people/tags/schemas.ts';
import { tagNamesOf } from '#recruiting/people/tags/store.ts';
import { asksForApplications, isFiltered } from '#recruiting/people/people-search/rules.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import {
  checkedPlan,
  expressionOf,
  idsOf,
  isCreated,
  isMatchOfPerson,
  listed,
  orderOf,
} from '#recruiting/people/people-search/store/filters.ts';

/** `position` is the id that the list is in the order of. */
export type ListedPerson = {
  id: number;
  row: CandidateRow;
  applicationCount: number;
  tags: TagName[];
  custom: Record<string, unknown>;
  /** Of the application that came last, where it is asked for. */
  brief: PersonBrief | null;
};

/** What lists of the console show of a person beside their name. */
export type PersonBrief = {
  id: number;
  hashId: string;
  title: string;
  status: ApplicationStatus;
  stage: string;
  cv: CvBrief | null;
};

/**
 * A page of the persons that match. They are in the order in which they were added; where applications are asked for, in that of the
 * first application of each that matches, from the beginning of the list.
 */
export function candidatePage(
  ctx: Ctx,
  paging: Paging,
  wanted: Sought & { countedMax?: number | undefined; hasBriefs?: boolean },
) {
  const { filters, words, countedMax = COUNTED_MAX, hasBriefs = false } = wanted;
  const since = paging['updated-since'];
  const asksFor = asksForApplications(filters);
  if (since && !isFiltered(filters) && words === '') return changedPage(ctx, paging, filters);
  const { after, order } = orderOf(filters, sql`position`);
  const hits = (more: SQL) => matching(ctx, paging, wanted, more);
  const index = asksFor ? 'application_index' : 'candidate_index';
  if (asksFor && paging.page === 1 && !paging.cursor) {
    const first = { hits: hits(sql``), order, max: paging.max + 1, countedMax, hasBriefs };
    return checkedPlan(ctx, index, filters, countedWithPage(ctx, first, filters));
  }
  const page = sql`(${hits(after(paging.cursor))} order by ${order}
    limit ${paging.max + 1} offset ${offsetOf(paging)})`;
  // Counted in the order of the list, in which few are passed over because they were counted before.
  const counted = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(sql`(${hits(sql``)} order by ${order} limit ${sql.raw(String(countedMax))})`);
  const total = queryPlan([counted], ([[row]]) => row?.n ?? 0);
  const rows = listedPersons(ctx, page, filters, hasBriefs);
  return checkedPlan(ctx, index, filters, withTotal(rows, total));
}

type Sought = { filters: Filters; words: string };

function matching(ctx: Ctx, paging: Paging, wanted: Sought, more = sql``): SQL {
  const { filters } = wanted;
  const since = paging['updated-since'];
  const changed = sql`(select updated_at from candidates c where c.id = person)`;
  const isChanged = since ? sql` and ${changed} >= ${since.getTime()}` : sql``;
  return sql`select person, position
    from (${asksForApplications(filters) ? byApplications(ctx, wanted) : byPersons(ctx, wanted)}) hits
    where true${isCreated(filters, sql`person`)}${isChanged}${more}`;
}

/** The ids of the persons that match: for filters that name few. */
export function matchingPersons(ctx: Ctx, paging: Paging, wanted: Sought): QueryPlan<number[]> {
  return idsOf(ctx, sql`select person as id from (${matching(ctx, paging, wanted)})`);
}

type FirstPage = {
  hits: SQL;
  order: SQL;
  max: number;
  countedMax: number;
  hasBriefs: boolean;
};

/** The first page and the total, from persons that are found once: what is counted begins with the page. */
function countedWithPage(
  ctx: Ctx,
  { hits, order, max, countedMax, hasBriefs }: FirstPage,
  filters: Filters,
) {
  const most = sql.raw(String(Math.max(max, countedMax)));
  // As text, which is read again without a row for each.
  const found = sql`(select json_group_array(json_array(person, position)) as ids
    from (${hits} order by ${order} limit ${most}))`;
  const page = sql`(select value ->> 0 as person, value ->> 1 as position,
      min(json_array_length(ids), ${countedMax}) as total
    from ${found} cross join json_each(ids) limit ${max})`;
  const options = { total: sql`listed.total`, hasBriefs };
  return QueryPlan.map(personRows(ctx, page, filters, options), (rows) => ({
    rows: rows.map(toListedPerson),
    total: rows[0]?.listedTotal ?? 0,
  }));
}

/** The next persons that match, uncounted, in the order `sort=oldest`: for what reads all of a list. */
export function candidateSlice(
  ctx: Ctx,
  all: Filters,
  { after, limit }: { after: number; limit: number },
): QueryPlan<ListedPerson[]> {
  const filters = { ...all, sort: 'oldest' as const };
  const wanted = { filters, words: '' };
  const asksFor = asksForApplications(filters);
  const page = sql`(select person, position
    from (${asksFor ? byApplications(ctx, wanted) : byPersons(ctx, wanted)}) hits
    where position > cast(${after} as integer)${isCreated(filters, sql`person`)}
    order by position limit ${limit})`;
  const index = asksFor ? 'application_index' : 'candidate_index';
  return checkedPlan(ctx, index, filters, listedPersons(ctx, page, filters));
}

/** The latest persons with these words in name or email, uncounted. */
export function personsNamed(ctx: Ctx, words: string, limit: number): QueryPlan<ListedPerson[]> {
  const filters = {};
  const page = sql`(${byPersons(ctx, { filters, words })} order by rowid desc limit ${limit})`;
  return listedPersons(ctx, page, filters, true);
}

/** The persons who changed, erased ones too, so that a copy can be brought up to date. An index has them in order of their change. */
function changedPage(ctx: Ctx, paging: Paging, filters: Filters) {
  const { after, order } = orderOf(filters, sql`${candidates.id}`);
  const isChanged = candidateStore.ofCompany(
    ctx,
    paging['updated-since'] && gte(candidates.updatedAt, paging['updated-since']),
  );
  const page = ctx.db
    .select({ person: sql<number>`id`.as('person'), position: sql<number>`id`.as('position') })
    .from(candidates)
    .where(and(isChanged, sql`true${after(paging.cursor)}`))
    .orderBy(order)
    .limit(paging.max + 1)
    .offset(offsetOf(paging));
  const rows = listedPersons(ctx, sql`(${page})`, filters);
  return withTotal(rows, candidateStore.total(ctx, paging));
}

function byPersons(ctx: Ctx, { filters, words }: Sought): SQL {
  const expression = expressionOf(ctx, { filters, words });
  if (!expression) return nobody;
  const { ids } = filters;
  if (ids) {
    return sql`select e.value as person, e.value as position from ${listed(ids)} e
      where exists (select 1 from candidate_index where candidate_index match ${expression} and rowid = e.value)`;
  }
  return sql`select rowid as person, rowid as position from candidate_index
    where candidate_index match ${expression}`;
}

/** Persons by their applications that match: each by the one that comes first in the list. The cross join keeps SQLite on the index. */
function byApplications(ctx: Ctx, { filters, words }: Sought): SQL {
  const expression = expressionOf(ctx, { filters, words, isOfPersons: true });
  if (!expression) return nobody;
  const { ids, sort } = filters;
  if (ids) {
    return sql`select a.candidate_id as person, ${sort === 'oldest' ? sql`min(a.id)` : sql`max(a.id)`} as position
      from ${listed(ids)} e cross join applications a on a.company_id = ${ctx.tenant.id} and a.candidate_id = e.value
      where exists (select 1 from application_index where application_index match ${expression} and rowid = a.id)
      group by a.candidate_id`;
  }
  const isBefore = sort === 'oldest' ? sql`b.id < a.id` : sql`b.id > a.id`;
  return sql`select a.candidate_id as person, s.id as position
    from (select rowid as id from application_index where application_index match ${expression}) s
    cross join applications a on a.id = s.id
    where not exists (select 1 from applications b
      where b.company_id = a.company_id and b.candidate_id = a.candidate_id and ${isBefore}
        and ${isMatchOfPerson(ctx, filters)})`;
}

const nobody = sql`select 0 as person, 0 as position from (select 0 as rowid) where false`;

/** The rows of `page`, a subquery of `person` and `position`. All columns have distinct names, as D1 returns rows by column name. */
function listedPersons(
  ctx: Ctx,
  page: SQL,
  filters: Filters,
  hasBriefs = false,
): QueryPlan<ListedPerson[]> {
  return QueryPlan.map(personRows(ctx, page, filters, { hasBriefs }), (rows) =>
    rows.map(toListedPerson),
  );
}

/** As JSON: the application that came last, and what its CV says in short. */
function briefOf(ctx: Ctx, person: SQL): SQL {
  return sql`(select json_object('id', a.id, 'hashId', j.hash_id, 'title', j.title, 'status', a.status,
      'stage', s.name, 'cv', json((select cv_brief from documents
        where id = ${shownCv(sql`a.id`, sql`a.candidate_id`)})))
    from applications a join jobs j on j.id = a.job_id join stages s on s.id = a.stage_id
    where a.company_id = ${ctx.tenant.id} and a.candidate_id = ${person} order by a.id desc limit 1)`;
}

function personRows(
  ctx: Ctx,
  page: SQL,
  { sort }: Filters,
  { total = sql`0`, hasBriefs = false }: { total?: SQL; hasBriefs?: boolean } = {},
) {
  const position = sql<number>`listed.position`;
  const query = ctx.db
    .select({
      ...getTableColumns(candidates),
      position: position.as('listed_position'),
      applicationCount: sql<number>`(select count(*) from applications a
        where a.company_id = ${ctx.tenant.id} and a.candidate_id = listed.person)`.as(
        'application_count',
      ),
      listedTags: tagNamesOf(ctx, sql`listed.person`).as('listed_tags'),
      listedValues: shownValues(ctx, 'candidate', sql`listed.person`).as('listed_values'),
      listedTotal: sql<number>`${total}`.as('listed_total'),
      listedBrief: sql<
        string | null
      >`${hasBriefs ? briefOf(ctx, sql`listed.person`) : sql`null`}`.as('listed_brief'),
    })
    // The cross join makes SQLite read these candidates by their ids, instead of all of the company.
    .from(sql`${page} listed`)
    .crossJoin(candidates)
    .where(candidateStore.ofCompany(ctx, eq(candidates.id, sql`listed.person`)))
    .orderBy(sort === 'oldest' ? asc(position) : desc(position));
  return QueryPlan.rows(query);
}

type PersonRow = PlanResult<typeof personRows>[number];

function toListedPerson(found: PersonRow): ListedPerson {
  const {
    position: id,
    applicationCount,
    listedTags,
    listedValues,
    listedTotal: _,
    listedBrief,
    ...row
  } = found;
  return {
    id,
    row,
    applicationCount,
    tags: JSON.parse(listedTags),
    custom: parseValues(listedValues),
    brief: listedBrief === null ? null : JSON.parse(listedBrief),
  };
}
