/** Inserts people and their applications into a bench's company. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { rawStatement, runBatch } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { bulkOperations } from '#data/tables/bulk-operations.ts';
import { indexText } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import { SECOND_MS } from '#lib/time.ts';
import { BULK_MAX } from '#recruiting/pipeline/applications/rules.ts';
import { scopeOf } from '#recruiting/pipeline/applications/store/search-index.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import { insertInBatches } from '../tools/seed/bulk.ts';
import { numbers } from './database.ts';
import { fixtures, NEWEST_MS } from './company-records.ts';
import type { BenchCompany } from './company-records.ts';
import { cvOf, inventPeople } from './people.ts';
import {
  APPLICATIONS_OF_THE_BUSY,
  applicationRows,
  documentRows,
  hasCv,
  isRejected,
  personRows,
  retainedRows,
  stageOf,
  toRow,
} from './application-rows.ts';
import type { Rows, Source } from './row-source.ts';
import { answerRows, definitionRows, taggedRows } from './structured-rows.ts';

/** Rows of all tables are inserted for this many applications at a time. */
const CHUNK = 20_000;
const APPLICATIONS_PER_PERSON = 1.6;
/** Of all applications, to one job. */
const SHARE_OF_THE_JOB = 0.25;
/** So that a small company has enough for the bulk actions of a bench. Nobody applies twice to a job. */
const OF_THE_JOB_MIN = 40;
/** Between two applications. */
const EVERY_MS = 20 * SECOND_MS;
/** Ids of a millisecond from here on belong to people, those below to the company's other records. */
const FIRST_OF_MS = 1024;
/** People and applications are numbered from 1, the oldest. The first applications are to one job. */
export type Population = {
  people: number;
  applications: number;
  ofTheJob: number;
  /** The id of the nth person or application. */
  idOf: (nth: number) => number;
  emailOf: (person: number) => string;
  /** The number of the person with many applications. */
  busy: number;
  /** The id of a bulk move that can be undone: of the applications of `movable(0)`. */
  bulk: number;
  /** The id of a saved view. */
  view: number;
  /** The nth group of active applications to other jobs that can move to the writing stage, as many as a bulk takes. */
  movable: (nth: number) => number[];
};

/** `nth` is the number of the company in its database. */
export async function insertPopulation(
  ctx: PublicCtx,
  company: BenchCompany,
  { people, nth }: { people: number; nth: number },
): Promise<Population> {
  const count = Math.round(people * APPLICATIONS_PER_PERSON);
  const begin = ctx.now.getTime() - NEWEST_MS - (count + APPLICATIONS_OF_THE_BUSY) * EVERY_MS;
  const createdAtOf = (n: number) => begin + n * EVERY_MS;
  const idOf = (n: number) => firstIdAt(new Date(createdAtOf(n))) + FIRST_OF_MS + nth;
  const ofTheJob = Math.min(people, Math.max(OF_THE_JOB_MIN, Math.round(count * SHARE_OF_THE_JOB)));
  const personAt = inventPeople(people);
  const busy = people + 1;
  const source: Source = {
    ctx,
    company,
    count,
    idOf,
    createdAtOf,
    personAt,
    // Every person applies once before one applies twice. The last applications are of the busy person.
    personOf: (n) => (n > count ? busy : ((n - 1) % people) + 1),
    jobOf: (n) => {
      if (n > count) return n - count + 1;
      return n <= ofTheJob ? fixtures.job : 2 + (n % (company.size - 1));
    },
  };
  const movable = (at: number) =>
    numbers(count - ofTheJob)
      .map((n) => ofTheJob + n)
      .filter((n) => !isRejected(n) && stageOf(n) !== fixtures.writingStage)
      .slice(at * BULK_MAX, (at + 1) * BULK_MAX);

  for (const [table, rows] of definitionRows(source)) await insertInBatches(ctx, table, rows);
  await insertChunks(source, busy, [personRows, taggedRows]);
  await insertChunks(source, count + APPLICATIONS_OF_THE_BUSY, [
    applicationRows,
    answerRows,
    documentRows,
    retainedRows,
  ]);
  await insertInBatches(ctx, bulkOperations, [bulkMove(source, movable(0))]);
  await runBatch(ctx, [insertView(source)]);
  const emailOf = (person: number) => personAt(person).email;
  return {
    people,
    applications: count,
    ofTheJob,
    idOf,
    emailOf,
    busy,
    bulk: idOf(1),
    view: idOf(1),
    movable,
  };
}

async function insertChunks(source: Source, length: number, kinds: readonly Rows[]) {
  const all = numbers(length);
  for (let from = 0; from < length; from += CHUNK) {
    const chunk = all.slice(from, from + CHUNK);
    for (const kind of kinds) {
      for (const [table, rows] of kind(source, chunk))
        await insertInBatches(source.ctx, table, rows);
    }
    if (kinds.includes(applicationRows)) await insertSearchText(source, chunk);
  }
}

async function insertSearchText(
  { ctx, company, idOf, personOf, personAt }: Source,
  chunk: readonly number[],
): Promise<void> {
  const rows = chunk.map((n) => [
    idOf(n),
    personText(personAt(personOf(n))),
    hasCv(n) ? indexText(cvOf(n)) : '',
  ]);
  await runBatch(ctx, [
    rawStatement(
      ctx,
      sql`insert into application_search (rowid, person, cv, scope)
        select value ->> 0, value ->> 1, value ->> 2, ${scopeOf(company.id)}
        from json_each(${JSON.stringify(rows)})`,
    ),
  ]);
}

/** A move to the writing stage, which none of these applications is in. */
function bulkMove(source: Source, moved: readonly number[]): object {
  const stageId = source.company.stageOf(fixtures.pipeline, fixtures.writingStage);
  const items = moved.map((n) => ({ id: source.idOf(n), stageId }));
  return { ...toRow(source, 1), action: 'move', items: JSON.stringify(items) };
}

function insertView({ ctx, company, idOf, createdAtOf }: Source): Statement {
  const query = JSON.stringify({ status: 'active', job_id: String(company.idOf(fixtures.job)) });
  return rawStatement(
    ctx,
    sql`insert into saved_views (id, company_id, user_id, name, entity, query, created_at, updated_at)
      select ${idOf(1)}, company_id, user_id, 'To call', 'applications', ${query}, ${createdAtOf(1)}, ${createdAtOf(1)}
      from members where company_id = ${company.id} and role = 'Admin' order by id limit 1`,
  );
}
