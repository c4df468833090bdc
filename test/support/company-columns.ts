/** Every column of a company's rows, each filled with a value of its own, to see what becomes of it in a bundle. */
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { db } from './operator.ts';

const files = import.meta.glob('../../src/data/tables/*.ts', { eager: true });
const tables = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file as Record<string, object>))
    .filter((value) => is(value, SQLiteTable))
    .map((table) => [getTableName(table), table] as const),
);

export type Value = string | number;

/** Values that the columns take, where not every one of their type is taken. */
const samples: Readonly<Record<string, Value>> = {
  'applications.language': 'pl',
  'applications.rejection_reason_id': 3,
  'applications.typed_phone': '+442079460017',
  'applications.typed_phone_e164': '+442079460017',
  'application_origins.utm': JSON.stringify({ utm_term: 'autumn' }),
  'candidate_links.url': 'https://people.example/filled',
  'candidates.email': 'filled@people.example',
  'candidates.phone': '+442079460016',
  'candidates.phone_e164': '+442079460016',
  'companies.benefits': '[2]',
  'companies.career_page_settings': '{"intro":"filled"}',
  'companies.country_id': 578,
  'companies.default_currency': 'NOK',
  'companies.legal_links': '{"privacy":"https://acme.example/filled"}',
  'companies.timezone': 'Europe/Oslo',
  'companies.values': '["Filled"]',
  'contracted_companies.country_id': 578,
  'contracted_companies.email': 'client@acme.example',
  'contracted_companies.phone': '+442079460015',
  'custom_fields.band_currency': 'NOK',
  'custom_fields.bands': '[{"key":"low","label":"Filled","from":null}]',
  'custom_fields.labels': '{"pl":"Filled"}',
  'custom_fields.options': '[{"key":"filled","label":"Filled"}]',
  'departments.position': 7,
  'hiring_settings.rejection_template': '{"subject":"Filled","body":"Filled"}',
  'job_questions.rule': JSON.stringify({
    id: 1,
    operator: 'is',
    value: true,
    effect: 'flag',
    reason: { en: 'Filled' },
  }),
  'jobs.benefits': '[2]',
  'jobs.category_id': 3,
  'jobs.currency': 'NOK',
  'jobs.employment_type_mask': 6,
  'jobs.occupation_code': '43414',
  'jobs.seniority': 'Filled',
  'jobs.skills': '["Filled"]',
  'legal_notices.texts':
    '[{"of":"company","kind":"privacy","url":"https://acme.example/filled","version":null}]',
  'meetings.attendees': '["filled@people.example"]',
  'meetings.timezone': 'Europe/Oslo',
  'offices.country_id': 578,
  'questions.help': '{"en":"Filled"}',
  'questions.labels': '{"en":"Filled"}',
  'questions.options': '[]',
  'stages.days_limit': 21,
  'stages.feedback_form':
    '{"guide":"Ask.","attributes":[{"key":"craft","name":"Craft","anchors":["","","",""]}]}',
  'feedback.scores': '{"craft":3}',
  'stages.email_template': '{"subject":"Filled","body":"<p>Filled</p>"}',
  'webhooks.events': '["job.closed"]',
};

/** Another number for each column, as far as that goes. */
function numberOf(path: string): number {
  return Array.from(path).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1301, 0);
}

function valueFor(column: SQLiteColumn, path: string): Value {
  const sample = samples[path];
  if (sample !== undefined) return sample;
  const { dataType, enumValues, default: usual } = column;
  if (dataType === 'boolean' || dataType === 'custom') return usual === true ? 0 : 1;
  if (dataType === 'date') return 1_600_000_000_000 + numberOf(path);
  if (dataType === 'number') return 100 + numberOf(path);
  if (dataType === 'string') return enumValues?.at(-1) ?? `Filled ${path}`;
  return JSON.stringify({ filled: path });
}

/** As the database has it. */
const nameOf = ({ name }: SQLiteColumn) =>
  name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

function tableOf(name: string): SQLiteTable {
  const table = tables.get(name);
  if (!table) throw new Error(`No table is called ${name}.`);
  return table;
}

/** The columns by which the rows of a company are found, where there is no `company_id`. */
const owners: Readonly<Record<string, string>> = {
  companies: 'id = ?',
  mails: 'company_id = ? and application_id is not null',
  job_texts: 'job_id in (select id from jobs where company_id = ?)',
};

function isOf(table: string, companyId: number): SQL {
  return sql.raw((owners[table] ?? 'company_id = ?').replace('?', String(companyId)));
}

/** Fills the columns of the latest row of a table, but for ids and those that are `given`. Returns their values by `table.column`. */
export async function fillRow(
  table: string,
  companyId: number,
  given: readonly string[],
): Promise<Map<string, Value>> {
  const filled = new Map<string, Value>();
  const columns: SQLiteColumn[] = Object.values(getTableColumns(tableOf(table)));
  const name = sql.identifier(table);
  const first = sql.identifier(columns.map(nameOf)[0] ?? '');
  for (const column of columns) {
    const path = `${table}.${nameOf(column)}`;
    const isId = /(?:[._]id|_by)$/u.test(path) && samples[path] === undefined;
    if (isId || given.includes(path)) continue;
    const value = valueFor(column, path);
    // oxlint-disable-next-line no-await-in-loop -- A statement for each column.
    await db.run(sql`update ${name} set ${sql.identifier(nameOf(column))} = ${value}
      where ${first} = (select max(${first}) from ${name} where ${isOf(table, companyId)})`);
    filled.set(path, value);
  }
  return filled;
}

/** The columns of a table that have a value in a row of the company: the one that is filled in, or else any. */
export async function columnsWithValues(
  table: string,
  companyId: number,
  filled: ReadonlyMap<string, Value>,
): Promise<string[]> {
  const columns: SQLiteColumn[] = Object.values(getTableColumns(tableOf(table)));
  const found = columns.map((column) => {
    const path = `${table}.${nameOf(column)}`;
    const name = sql.identifier(nameOf(column));
    const value = filled.get(path);
    const isThere = value === undefined ? sql`coalesce(${name}, 0) <> 0` : sql`${name} = ${value}`;
    return sql`select ${path} as path where exists
      (select 1 from ${sql.identifier(table)} where ${isOf(table, companyId)} and ${isThere})`;
  });
  const rows = await Promise.all(found.map((query) => db.all<{ path: string }>(query)));
  return rows.flat().map(({ path }) => path);
}
