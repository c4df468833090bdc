/** Erases a person: walks the tables of `person-tables.ts`. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applicationsOf } from '#recruiting/pipeline/applications/store/context.ts';
import { currentId } from './candidates.ts';
import { personTables } from './person-tables.ts';
import type { Erased, PersonTable } from './person-tables.ts';

/** Erases everything personal. Applications are kept with their dates and stages. */
export function eraseStatements(ctx: Ctx, row: CandidateRow): Statement[] {
  const person: Erased = { row, id: row.id, applications: applicationsOf(ctx, row.id) };
  return personTables.flatMap((one) => {
    const { table, erase } = one;
    if (typeof erase === 'function') return erase(ctx, person);
    if (erase !== 'delete') return [];
    const rows = sql`from ${sql.identifier(table)} where ${isOf(one, sql`${row.id}`, person.applications)}`;
    const files = (one.files ?? []).map(
      (column) => sql`select ${sql.identifier(column)} as key ${rows}`,
    );
    return [
      ...files.map((keys) =>
        garbageCollectFiles(ctx, sql`select key from (${keys}) where key is not null`),
      ),
      rawStatement(ctx, sql`delete ${rows}`),
    ];
  });
}

/** By the person where the rows name them, as some belong to no application. */
function isOf({ by = [] }: PersonTable, id: SQL, applications: SQL): SQL {
  return by.includes('candidate_id')
    ? sql`candidate_id = ${id}`
    : sql`application_id in ${applications}`;
}

/** Keys of the files, to be read before their rows are deleted. */
export function fileKeysOf(ctx: Ctx, candidateId: number): QueryPlan<string[]> {
  const id = currentId(ctx, candidateId);
  const applications = sql`(select id from applications
    where candidate_id = ${id} and company_id = ${ctx.tenant.id})`;
  const keys = personTables.flatMap((one) =>
    (one.files ?? []).map(
      (column) => sql`select ${sql.identifier(column)} as key from ${sql.identifier(one.table)}
        where ${isOf(one, id, applications)} and company_id = ${ctx.tenant.id}`,
    ),
  );
  const listed = rawStatement<{ key: string | null }>(ctx, sql.join(keys, sql` union all `));
  return queryPlan([listed], ([rows]) => rows.flatMap(({ key }) => key ?? []));
}
