/** Every text column of the tables about persons, each filled with a mark of its own, to see what becomes of it. */
import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { db } from './operator.ts';

const files = import.meta.glob('../../src/data/tables/*.ts', { eager: true });
const tables = Object.values(files)
  .flatMap((file) => Object.values(file as Record<string, object>))
  .filter((value) => is(value, SQLiteTable));

/** The rows of a person, where no `candidate_id` or `application_id` says whose they are. */
function rowsElsewhere(id: number, applications: SQL): Record<string, SQL> {
  return {
    candidates: sql`id = ${id}`,
    parsed_cvs: sql`document_id in (select id from documents where candidate_id = ${id})`,
    idempotency_keys: sql`subject_id = ${id} or subject_id in ${applications}`,
    import_rows: sql`record_id = ${id} or record_id in ${applications}`,
    webhook_logs: sql`delivery_id in (select d.id from webhook_deliveries d
      join events e on e.id = d.event_id where e.subject = 'application' and e.subject_id in ${applications})`,
  };
}

function rowsOf(table: SQLiteTable, id: number): SQL | undefined {
  const applications = sql`(select id from applications where candidate_id = ${id})`;
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  if (columns['candidateId']) return sql`candidate_id = ${id}`;
  if (columns['applicationId']) return sql`application_id in ${applications}`;
  return rowsElsewhere(id, applications)[getTableName(table)];
}

/** JSON as the code stores it, with a mark wherever it holds a text that somebody has typed. */
const shapes: Readonly<Record<string, (mark: string) => unknown>> = {
  'activities.from_stage': (name) => ({ id: 1, name }),
  'activities.to_stage': (name) => ({ id: 1, name }),
  'answers.value': (mark) => mark,
  'application_origins.utm': (mark) => ({ utm_term: mark }),
  'application_values.value': (remark) => ({ remark }),
  'applications.screening_reasons': (mark) => [
    {
      questionId: 1,
      isRequired: true,
      rule: { id: 1, operator: 'is', value: mark, effect: 'flag', reason: {} },
      applies: true,
    },
  ],
  'feedback.revisions': (text) => [{ rating: null, text, at: 1 }],
  'candidate_values.value': (wish) => ({ wish }),
  'documents.cv_brief': (mark) => ({
    location: mark,
    label: mark,
    skills: [mark],
    languages: [mark],
    work: [mark],
  }),
  'documents.fingerprint': (mark) => ({ sha256: mark, employers: [mark] }),
  'import_rows.checked': (name) => ({ id: 1, name }),
  'meetings.attendees': (mark) => [`${mark}@people.example`],
  'parsed_cvs.resume': (name) => ({ basics: { name } }),
};

/** The name of a kind, by which erasing finds the row, ids of members, and scores: no texts. */
const kinds = new Set([
  'import_rows.entity',
  'application_notes.mentions',
  'feedback.mentions',
  'feedback.scores',
]);

/** The columns of a table in which a text can stand that is none of a list. */
function textColumns(table: SQLiteTable): SQLiteColumn[] {
  const columns: SQLiteColumn[] = Object.values(getTableColumns(table));
  return columns.filter(
    ({ dataType, enumValues = [] }) =>
      dataType === 'json' || (dataType === 'string' && enumValues.length === 0),
  );
}

/** What a column is filled with, which is found in an answer by it. */
export function markOf(path: string, word: string): string {
  return `${path.replaceAll(/\W/gu, '')}${word}`;
}

/** Fills the text columns of the rows of a person. Returns their names, as `table.column`, in order. */
export async function fillColumns(id: number, word: string): Promise<string[]> {
  const filled: string[] = [];
  for (const table of tables) {
    const rows = rowsOf(table, id);
    if (!rows) continue;
    for (const column of textColumns(table)) {
      const name = column.name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
      const path = `${getTableName(table)}.${name}`;
      if (kinds.has(path)) continue;
      const mark = markOf(path, word);
      if (column.dataType === 'json' && !shapes[path]) throw new Error(`Add ${path} to shapes.`);
      const value =
        column.dataType === 'json'
          ? sql`${JSON.stringify(shapes[path]?.(mark))}`
          : // Some are unique.
            sql`${mark} || lower(hex(randomblob(4)))`;
      // oxlint-disable-next-line no-await-in-loop -- A statement for each column.
      const changed = await db.all(
        sql`update ${table} set ${sql.identifier(name)} = ${value} where ${rows} returning 1`,
      );
      if (changed.length > 0) filled.push(path);
    }
  }
  return filled.toSorted();
}

/** The columns of all tables in which the word stands, as `table.column`, those of full-text indexes too. */
export async function columnsWith(word: string): Promise<string[]> {
  // The tables of the platform itself may not be looked into.
  const all = await db.all<{
    name: string;
    column: string;
  }>(sql`select t.name as name, c.name as "column"
    from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like '!_cf%' escape '!' order by 1, 2`);
  const names = [...new Set(all.map(({ name }) => name))];
  const found = await env.DB.batch<Record<string, number | null>>(
    names.map((name) => {
      const finds = all
        .filter((one) => one.name === name)
        .map(({ column }) => `max(instr(lower(cast("${column}" as text)), ?1)) as "${column}"`);
      return env.DB.prepare(`select ${finds.join(', ')} from "${name}"`).bind(word);
    }),
  );
  return names.flatMap((name, index) =>
    Object.entries(found[index]?.results[0] ?? {})
      .filter(([, place]) => (place ?? 0) > 0)
      .map(([column]) => `${name}.${column}`),
  );
}
