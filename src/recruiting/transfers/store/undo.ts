/** Deletes what an import has added, unless it was changed since. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { personTables } from '#recruiting/people/candidates/store/person-tables.ts';
import type { PersonTable } from '#recruiting/people/candidates/store/person-tables.ts';
import { unlinkJobs } from '#recruiting/jobs/jobs/store/links.ts';
import { personal, REMOVED_ID } from './erase.ts';
import { listed } from './records.ts';

export type Undoable = { recordId: number; externalId: string; isUntouched: number };

/** No record has a value of the field. Where so many have values of any that it takes long to know, the field is kept. */
const hasNoValues = (entity: string) => {
  const rows = `select value from ${entity}_values where company_id = t.company_id limit 1001`;
  return `not exists (select 1 from (${rows}) v where v.value -> t.key is not null)
    and (select count(*) from (${rows})) <= 1000`;
};

/** What else must hold of a record, `t`, that is deleted: nothing refers to it. */
const conditions: Readonly<Record<string, string>> = {
  applications: ['mails', 'received_emails', 'meetings']
    .map((table) => `not exists (select 1 from ${table} where application_id = t.id)`)
    .join(' and '),
  candidates:
    'not exists (select 1 from applications a where a.company_id = t.company_id and a.candidate_id = t.id) and t.is_held = 0',
  jobs: 't.application_count = 0 and not exists (select 1 from posts where job_id = t.id)',
  // Answers of applications that are kept need them.
  questions: `not exists (select 1 from job_questions q where q.question_id = t.id)
    and not exists (select 1 from import_records i join answers a on a.application_id = i.record_id
      and a.question_id = t.id where i.import_id = r.import_id and i.entity = 'applications')`,
  sources: `not exists (select 1 from tracking_links l where l.source_id = t.id)
    and not exists (select 1 from candidates c where c.source_id = t.id)
    and not exists (select 1 from application_index
      where application_index match 'facets : ("' || printf('c%x_o%x', t.company_id, t.id) || '")')`,
  tags: 'not exists (select 1 from candidate_tags c where c.tag_id = t.id)',
  custom_fields: ['candidate', 'application', 'job'].map(hasNoValues).join(' and '),
  legal_notices:
    'not exists (select 1 from applications a where a.company_id = t.company_id and a.legal_notice_id = t.id)',
  offices: 'not exists (select 1 from jobs j where j.office_id = t.id)',
  pipelines:
    'not exists (select 1 from jobs j where j.company_id = t.company_id and j.pipeline_id = t.id) and not exists (select 1 from contracted_companies c where c.company_id = t.company_id and c.pipeline_id = t.id) and t.is_default = 0',
  departments:
    'not exists (select 1 from jobs j where j.company_id = t.company_id and j.department_id = t.id)',
  contracted_companies:
    'not exists (select 1 from jobs j where j.company_id = t.company_id and j.contracted_company_id = t.id)',
};

/** The next records of a kind that the import has added; whether they are as the import has made them. */
export function undoable(
  ctx: Ctx,
  { id, entity, table }: { id: number; entity: string; table: string },
  limit: number,
): QueryPlan<Undoable[]> {
  return QueryPlan.rows(
    rawStatement<Undoable>(
      ctx,
      sql`select r.record_id as recordId, r.external_id as externalId,
          exists (select 1 from ${sql.identifier(table)} t where t.id = r.record_id
            and ${isAsWritten(table)}) as isUntouched
        from import_records r
        where r.import_id = ${id} and r.entity = ${entity} and r.written_at is not null
        order by r.record_id limit ${limit}`,
    ),
  );
}

/** Holds while all of these are as the import has made them. */
export function areUntouched(
  ctx: Ctx,
  { id, entity, table }: { id: number; entity: string; table: string },
  ids: readonly number[],
): SQL {
  return sql`(select count(*) from import_records r join ${sql.identifier(table)} t on t.id = r.record_id
    where r.import_id = ${id} and r.entity = ${entity} and r.record_id in ${listed(ids)}
      and ${isAsWritten(table)} and r.company_id = ${ctx.tenant.id}) = ${ids.length}`;
}

/** Of a record `t` and what is known of its import, `r`. */
function isAsWritten(table: string): SQL {
  // Nobody changes an email.
  const isEmail = table === 'mails' || table === 'received_emails';
  const isSame = sql.raw(isEmail ? 'true' : 't.updated_at = r.written_at');
  return sql`t.company_id = r.company_id and ${isSame}
    and ${sql.raw(conditions[table] ?? 'true')}`;
}

/** Deletes these records with all that belongs to them. */
export function deleteRecords(ctx: Ctx, table: string, ids: readonly number[]): Statement[] {
  const within =
    table === 'candidates' || table === 'applications' ? ofPersons(ctx, table, listed(ids)) : [];
  const links = table === 'jobs' ? [unlinkJobs(ctx, ids)] : [];
  const own = sql`delete from ${sql.identifier(table)}
    where company_id = ${ctx.tenant.id} and id in ${listed(ids)}`;
  return [...within, ...links, rawStatement(ctx, own)];
}

function ofPersons(ctx: Ctx, table: 'candidates' | 'applications', ids: SQL): Statement[] {
  const column = table === 'candidates' ? 'candidate_id' : 'application_id';
  const index =
    table === 'applications'
      ? [rawStatement(ctx, sql`delete from application_search where rowid in ${ids}`)]
      : [];
  const tables = personTables.filter(
    (one) => one.table !== 'applications' && one.by?.includes(column),
  );
  return [...index, ...tables.flatMap((one) => deleteWithin(ctx, one, column, ids))];
}

function deleteWithin(
  ctx: Ctx,
  { table, files = [] }: PersonTable,
  column: string,
  ids: SQL,
): Statement[] {
  const from = sql`from ${sql.identifier(table)} where ${sql.identifier(column)} in ${ids}`;
  const statements: Statement[] = files.map((file) => {
    const keys = sql`select ${sql.identifier(file)} as key ${from}`;
    return garbageCollectFiles(ctx, sql`select key from (${keys}) where key is not null`);
  });
  statements.push(rawStatement(ctx, sql`delete ${from}`));
  return statements;
}

/** Forgets that these were imported, and notes what became of them. */
export function forgetRecords(
  ctx: Ctx,
  { id, entity }: { id: number; entity: string },
  { undone, kept }: { undone: readonly number[]; kept: readonly number[] },
): Statement[] {
  const ofEntity = sql`import_id = ${id} and entity = ${entity}`;
  return [
    rawStatement(
      ctx,
      // Of a person who is gone, no id of the other service is left.
      sql`update import_rows set result = case when record_id in ${listed(kept)} then 'kept' else 'undone' end,
          external_id = case when record_id in ${listed(undone)} and entity in ${listed(personal)}
            then ${REMOVED_ID} else external_id end
        where ${ofEntity} and record_id in ${listed([...undone, ...kept])} and result = 'created'`,
    ),
    rawStatement(
      ctx,
      sql`delete from import_records where ${ofEntity} and record_id in ${listed(undone)}`,
    ),
    // What is kept stays known, and is not looked at again.
    rawStatement(
      ctx,
      sql`update import_records set written_at = null where ${ofEntity} and record_id in ${listed(kept)}`,
    ),
  ];
}
