/** How far a restore has come, in a table of the database that it fills: one that failed goes on, instead of beginning anew. */
import { REPEATABLE } from '../../../../tools/local/d1.ts';
import type { Part } from './parts.ts';

const TABLE = 'restore_progress';
/** Parts between two notes: so many are written again at most. */
const NOTED_EVERY = 10;
/** A bound text of a statement. */
const TEXT_LENGTH_MAX = 500_000;

export type Trigger = { name: string; sql: string };

export type Progress = {
  triggers: readonly Trigger[];
  /** How many parts are written. */
  parts: number;
  /** Rows that refer to one that was not there yet. */
  early: Part[];
  /** Notes that so many parts are written, and what was left out of the last one. */
  note: (parts: number, early: Part | null) => Promise<void>;
  /** Makes the triggers again, and removes the table. */
  end: () => Promise<void>;
};

type Kind = 'started' | 'trigger' | 'parts' | 'early';
type Row = { kind: Kind; name: string; value: string };

/** Begins where there is none, or goes on with that of the same backup. */
export async function openProgress(d1: D1Database, started: string): Promise<Progress> {
  const rows = (await exists(d1)) ? await readRows(d1) : await begin(d1, started);
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind);
  const before = of('started')[0]?.value;
  if (before !== started)
    throw new Error(`A restore of ${before} has begun in this database. Begin with a new one.`);
  const triggers = of('trigger').map(({ name, value }) => ({ name, sql: value }));
  const early = of('early').map(({ value }) => JSON.parse(value) as Part);
  let waiting: Part[] = [];
  return {
    triggers,
    parts: Number(of('parts')[0]?.value ?? 0),
    early,
    async note(parts, part) {
      if (part) {
        early.push(part);
        waiting.push(part);
      }
      if (parts % NOTED_EVERY !== 0) return;
      // The parts come last: without them, what is early is found again.
      for (const [at, one] of waiting.flatMap(split).entries())
        await write(d1, { kind: 'early', name: `${parts} ${at}`, value: JSON.stringify(one) });
      await write(d1, { kind: 'parts', name: '', value: String(parts) });
      waiting = [];
    },
    async end() {
      const { results } = await d1
        .prepare(`select name from sqlite_master where type = 'trigger'`)
        .all<{ name: string }>();
      const there = new Set(results.map(({ name }) => name));
      for (const { name, sql } of triggers) if (!there.has(name)) await d1.prepare(sql).run();
      await d1.prepare(`drop table ${REPEATABLE} if exists ${TABLE}`).run();
    },
  };
}

async function exists(d1: D1Database): Promise<boolean> {
  const found = await d1
    .prepare(`select name from sqlite_master where name = ?`)
    .bind(TABLE)
    .first();
  return found !== null;
}

async function readRows(d1: D1Database): Promise<Row[]> {
  const { results } = await d1.prepare(`select kind, name, value from ${TABLE}`).all<Row>();
  return results;
}

/** All triggers go, and are noted, or none. */
async function begin(d1: D1Database, started: string): Promise<Row[]> {
  const company = await d1.prepare('select id from companies limit 1').first();
  if (company)
    throw new Error(
      'The database is not empty: it has a company. Restore into a new one, as docs/backup.md says.',
    );
  const { results: triggers } = await d1
    .prepare(`select name, sql from sqlite_master where type = 'trigger'`)
    .all<Trigger>();
  if (triggers.length === 0)
    throw new Error('The database has no triggers. Begin with a new, migrated one.');
  const rows: Row[] = [
    { kind: 'started', name: '', value: started },
    ...triggers.map(({ name, sql }) => ({ kind: 'trigger' as const, name, value: sql })),
  ];
  const insert = `insert into ${TABLE} (kind, name, value) values (?, ?, ?)`;
  await d1.batch([
    d1.prepare(
      `create table ${TABLE} (kind text, name text, value text, primary key (kind, name))`,
    ),
    ...rows.map(({ kind, name, value }) => d1.prepare(insert).bind(kind, name, value)),
    ...triggers.map(({ name }) => d1.prepare(`drop trigger "${name}"`)),
  ]);
  return rows;
}

async function write(d1: D1Database, { kind, name, value }: Row): Promise<void> {
  const text = `insert or replace ${REPEATABLE} into ${TABLE} (kind, name, value) values (?, ?, ?)`;
  await d1.prepare(text).bind(kind, name, value).run();
}

/** Into parts that can be bound. */
function split(part: Part): Part[] {
  const parts: Part[] = [];
  let [rows, length]: [string[], number] = [[], 0];
  for (const row of part.rows) {
    if (length + row.length > TEXT_LENGTH_MAX && rows.length > 0) {
      parts.push({ ...part, rows });
      [rows, length] = [[], 0];
    }
    rows.push(row);
    length += row.length;
  }
  return [...parts, { ...part, rows }];
}
