/** Erase, export, merge and retention know every table that holds something about a person. */
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { erasedColumns, internal, mergedColumns, special } from '#data/record.ts';
import { applicationAliasRecord, candidateAliasRecord } from '#data/tables/aliases.ts';
import { activityRecord, applicationRecord } from '#data/tables/applications.ts';
import { candidateRecord } from '#data/tables/candidates.ts';
import { eventRecord } from '#data/tables/events.ts';
import { dataExportRecord } from '#data/tables/exports.ts';
import { idempotencyKeyRecord } from '#data/tables/idempotency-keys.ts';
import { importedRecord, importRowRecord } from '#data/tables/imports.ts';
import { meetingRecord } from '#data/tables/meetings.ts';
import { dataRequestRecord } from '#data/tables/portal.ts';
import { webhookLogRecord } from '#data/tables/webhooks.ts';
import { CandidateExport } from '#recruiting/people/candidates/schemas/candidates.ts';
import { personTables } from '#recruiting/people/candidates/store/person-tables.ts';
import { entities, leftOut } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { openSqlite } from '../support/sqlite-d1.ts';

/** The columns by which a table belongs to a person, as `table.column`. */
function personColumns(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare(
      `select m.name || '.' || c.name as path from sqlite_schema m join pragma_table_info(m.name) c
       where m.type = 'table' and c.name in ('candidate_id', 'application_id') order by 1`,
    )
    .all()
    .map(({ path }) => String(path));
}

const listed = personTables.flatMap(({ table, by = [] }) =>
  by.map((column) => `${table}.${column}`),
);

/** The tables that a bundle holds. */
const bundled = new Set<string>(
  entities.flatMap(({ table, children }) => [table, ...children.map((child) => child.table)]),
);

/** Indexes, which are no tables of the code. */
const indexes = ['application_index', 'application_search', 'candidate_index'];

/** The tables about persons that a bundle neither holds nor names as left out. */
function notInBundle(tables: readonly string[]): string[] {
  const known = new Set<string>([...bundled, ...Object.keys(leftOut), ...indexes]);
  return tables.filter((table) => !known.has(table));
}

describe('the bundle of a company', () => {
  test('holds each table with a company_id, or says why not', () => {
    const withCompany = (sqlite: DatabaseSync) =>
      sqlite
        .prepare(
          `select m.name as name from sqlite_schema m join pragma_table_info(m.name) c
           where m.type = 'table' and c.name = 'company_id' order by 1`,
        )
        .all()
        .map(({ name }) => String(name));
    const sqlite = openSqlite();
    expect(
      notInBundle(withCompany(sqlite)),
      'add these to src/recruiting/transfers/schemas/bundle/entities.ts (docs/import-export.md)',
    ).toEqual([]);
    sqlite.exec('create table wishes (company_id integer)');
    expect(notInBundle(withCompany(sqlite))).toEqual(['wishes']);
  });

  test('holds each table about persons, or says why not', () => {
    const tables = personTables.map(({ table }) => table);
    expect(
      notInBundle(tables),
      'add these to src/recruiting/transfers/schemas/bundle/entities.ts (docs/import-export.md)',
    ).toEqual([]);
    expect(notInBundle([...tables, 'candidate_wishes'])).toEqual(['candidate_wishes']);
    expect(Object.keys(leftOut).filter((table) => bundled.has(table))).toEqual([]);
  });

  test('has columns and rows that exist', () => {
    const sqlite = openSqlite();
    for (const { table, fields, children } of entities) {
      for (const one of [{ table, fields }, ...children]) {
        const columns = sqlite.prepare('select name from pragma_table_info(?)').all(one.table);
        for (const { column } of one.fields) expect(columns).toContainEqual({ name: column });
      }
    }
  });
});

/** Where the tables are in the export of a person, as a path; or why they are not. */
const exportedAt: Readonly<Record<string, string | { left: string }>> = {
  candidates: 'email',
  candidate_links: 'links',
  candidate_tags: 'tags',
  candidate_values: 'custom',
  application_values: 'applications.custom',
  candidate_aliases: { left: 'ids of this service' },
  application_aliases: { left: 'ids of this service' },
  duplicate_keys: { left: 'hashes of what the export has' },
  exports: { left: 'files with many people' },
  import_records: { left: 'keyed digests' },
  import_rows: { left: 'ids of other services, for 30 days' },
  duplicate_pairs: { left: 'suggestions, which are of other persons, too' },
  portal_tokens: { left: 'hashes of links' },
  portal_codes: { left: 'hashes of codes' },
  data_requests: 'data_requests',
  mails: 'applications.emails',
  received_emails: 'applications.emails',
  idempotency_keys: { left: 'copies of answers, kept for a day' },
  meetings: 'meetings',
  application_search: { left: 'an index' },
  application_notes: 'applications.notes',
  feedback: 'feedback',
  tasks: { left: 'what members are to do' },
  notifications: { left: 'what members were told, for 90 days, without a word' },
  feedback_requests: { left: 'what was asked of members' },
  answers: 'applications.answers',
  application_origins: 'applications.origin',
  activities: 'applications.history',
  applications: 'applications',
  documents: 'documents',
  webhook_logs: { left: 'answers of other services' },
  events: { left: 'copies of what applications say' },
};

describe('the list of tables about persons', () => {
  test('has every table with a candidate_id or application_id, and no other', () => {
    const columns = personColumns(openSqlite());
    expect(
      columns.filter((column) => !listed.includes(column)),
      'list these in src/recruiting/people/candidates/store/person-tables.ts (docs/persons.md)',
    ).toEqual([]);
    expect(listed.filter((column) => !columns.includes(column))).toEqual([]);
  });

  test.each([
    ['create table candidate_wishes (candidate_id integer)', 'candidate_wishes.candidate_id'],
    [
      'create table application_wishes (application_id integer)',
      'application_wishes.application_id',
    ],
    ['alter table application_notes add candidate_id integer', 'application_notes.candidate_id'],
  ])('misses what %s adds', (change, column) => {
    const sqlite = openSqlite();
    sqlite.exec(change);
    expect(personColumns(sqlite).filter((one) => !listed.includes(one))).toEqual([column]);
  });

  test('names each table once, and columns of files that it has', () => {
    const sqlite = openSqlite();
    const names = personTables.map(({ table }) => table);
    expect(new Set(names).size).toBe(names.length);
    for (const { table, files = [] } of personTables) {
      const columns = sqlite.prepare('select name from pragma_table_info(?)').all(table);
      expect(columns.length, table).toBeGreaterThan(0);
      for (const file of files) expect(columns).toContainEqual({ name: file });
    }
  });

  test.each(personTables.map(({ table }) => table))(
    'says where %s is in the export, or why not',
    (table) => {
      const place = exportedAt[table];
      if (typeof place === 'object') return expect(place.left).not.toBe('');
      return expect(
        valueAt(z.toJSONSchema(CandidateExport), place?.split('.') ?? []),
        'say in `exportedAt` where the export has it',
      ).not.toBe(undefined);
    },
  );

  test('has each table that the export is said to have', () => {
    const tables = personTables.map(({ table }) => table);
    expect(tables.toSorted()).toEqual(Object.keys(exportedAt).toSorted());
  });
});

/** The tables about persons whose rows stay when the person is erased, with the fates of their columns. */
const records = {
  activities: activityRecord,
  application_aliases: applicationAliasRecord,
  applications: applicationRecord,
  candidate_aliases: candidateAliasRecord,
  candidates: candidateRecord,
  data_requests: dataRequestRecord,
  events: eventRecord,
  exports: dataExportRecord,
  idempotency_keys: idempotencyKeyRecord,
  import_records: importedRecord,
  import_rows: importRowRecord,
  meetings: meetingRecord,
  webhook_logs: webhookLogRecord,
};
/** A full-text index, which has no columns of its own, and tables whose rows a statement with a name deletes. */
const withoutRecord = new Set(['application_search', 'duplicate_pairs', 'mails']);

describe('the fates of columns', () => {
  test('are declared for each table whose rows stay', () => {
    const staying = personTables
      .filter(({ erase }) => erase !== 'delete')
      .map(({ table }) => table)
      .filter((table) => !withoutRecord.has(table));
    expect(
      staying.toSorted(),
      'declare a record below the table (docs/persons.md), and add it to `records`',
    ).toEqual(Object.keys(records));
  });

  test('leave nothing personal in a table that is kept as it is', () => {
    const whole = personTables.filter(({ erase }) => erase === 'kept').map(({ table }) => table);
    const personal = Object.entries(records).flatMap(([table, record]) =>
      whole.includes(table) ? Object.entries(record).filter(([, fate]) => 'erased' in fate) : [],
    );
    expect(whole).toContain('activities');
    expect(personal).toEqual([]);
  });

  test('set what erasing and merging say, and ask for what only a statement knows', () => {
    const record = {
      name: { erased: '', merged: 'stays' },
      key: { erased: special, merged: 'stays' },
      phone: { erased: null, merged: special },
      seenAt: { merged: 'latest' },
      sourceId: { merged: 'first' },
      noticedAt: { merged: { value: null } },
      lease: internal,
    } as const;
    expect(erasedColumns(record, { key: 'erased 1' })).toEqual({
      name: '',
      key: 'erased 1',
      phone: null,
    });
    const [into, other] = [
      { name: 'Ada', seenAt: new Date(1), sourceId: null, noticedAt: new Date(3), lease: 1 },
      { name: 'Eve', seenAt: new Date(2), sourceId: 7, noticedAt: new Date(4), lease: 2 },
    ];
    expect(mergedColumns(record, { into, other }, { phone: '+49' })).toEqual({
      phone: '+49',
      seenAt: new Date(2),
      sourceId: 7,
      noticedAt: null,
    });
    expect(mergedColumns(record, { into: other, other: into }, { phone: null })).toMatchObject({
      seenAt: new Date(2),
      sourceId: 7,
    });
  });
});

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** The schema at a path; lists are entered. */
function valueAt(root: unknown, path: readonly string[]): Schema | undefined {
  const { $defs = {} } = root as Schema;
  const entered = (schema: Schema | undefined): Schema | undefined => {
    if (schema?.$ref) return entered($defs[schema.$ref.split('/').at(-1) ?? '']);
    return schema?.items ? entered(schema.items) : schema;
  };
  return path.reduce<Schema | undefined>(
    (schema, name) => entered(schema)?.properties?.[name],
    root as Schema,
  );
}
