/** A D1 binding on the SQLite of Node, for tests with a hundred thousand queries. Numbers are bound as REAL, as D1 does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Engine } from '../../tools/simulate-platform/databases.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/** Opens an empty database in memory, with every migration applied. */
export function openSqlite(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('pragma foreign_keys = on');
  for (const file of migrationFiles()) {
    sqlite.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  return sqlite;
}

export function migrationFiles(): string[] {
  return readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

/** Returns the part of a D1 binding that the service uses. */
export function asD1(sqlite: DatabaseSync): D1Database {
  const compiled = new Map<string, StatementSync>();

  function compile(text: string): StatementSync {
    const known = compiled.get(text);
    if (known) return known;
    const statement = sqlite.prepare(text);
    compiled.set(text, statement);
    return statement;
  }

  function prepare(text: string, values: readonly SQLInputValue[]) {
    const run = () => {
      const before = totalChanges(sqlite);
      const results = compile(text).all(...values);
      const meta = { changes: totalChanges(sqlite) - before, rows_read: 0, rows_written: 0 };
      return { success: true, results, meta };
    };
    return {
      execute: run,
      bind: (...given: unknown[]) => prepare(text, given.map(toInput)),
      all: async () => run(),
      run: async () => run(),
      raw: async () => run().results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const row = run().results[0];
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    };
  }

  const database = {
    prepare: (text: string) => prepare(text, []),
    batch: async (statements: { execute: () => unknown }[]) => {
      sqlite.exec('begin immediate');
      try {
        const results = statements.map((one) => one.execute());
        sqlite.exec('commit');
        return results;
      } catch (error) {
        sqlite.exec('rollback');
        throw error;
      }
    },
    exec: async (text: string) => sqlite.exec(text),
  };
  return database as unknown as D1Database;
}

/** The databases of a simulated account in memory: twenty times faster than the runtime, but without D1's limits. */
export function memoryEngine(): Engine {
  const opened = new Map<string, D1Database>();
  return {
    run: async (id, queries, isRaw) => {
      const d1 = opened.get(id) ?? asD1(new DatabaseSync(':memory:'));
      opened.set(id, d1);
      const statements = queries.map(({ text, values }) => d1.prepare(text).bind(...values));
      return isRaw ? ((await statements[0]?.raw()) ?? []) : d1.batch(statements);
    },
    close: () => Promise.resolve(),
  };
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw new Error(`D1_TYPE_ERROR: ${typeof value} cannot be bound`);
}

function totalChanges(sqlite: DatabaseSync): number {
  return Number(sqlite.prepare('select total_changes() as n').get()?.['n']);
}
