/** The data points of the simulated account, and the API that asks them by SQL. SQLite answers, as far as both understand the same. */
import { DatabaseSync } from 'node:sqlite';
import { labels, measures } from '#lib/metric-columns.ts';
import { DAY_MS } from '#lib/time.ts';
import { failure } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';
import type { KeptPoint } from './state.ts';

/** Those of Analytics Engine that are used, and no others: a function of SQLite would fail on the platform. */
const FUNCTIONS = new Set([
  'sum',
  'sumif',
  'min',
  'max',
  'quantileexactweighted',
  'now',
  'in',
  'and',
  'intdiv',
  'touint32',
  'todatetime',
]);
const SECOND_MS = 1000;

export function askPoints({ state, text }: ApiRequest): Reply {
  const dataset = /\bFROM (\w+)/u.exec(text)?.[1] ?? '';
  const kept = state.points.filter((one) => one.dataset === dataset);
  if (kept.length === 0) return failure(422, 10_000, `unknown table ${dataset}`);
  const called = [...text.matchAll(/\b([a-z]\w*)\s*\(/giu)].map(([, name = '']) => name);
  const unknown = called.find((name) => !FUNCTIONS.has(name.toLowerCase()));
  if (unknown !== undefined) return failure(422, 10_000, `unknown function ${unknown}`);
  const database = open(dataset, kept);
  try {
    const data = database.prepare(toSqlite(text)).all().map(toAnswered);
    // Not in the envelope of the other endpoints.
    return { status: 200, body: { meta: [], data, rows: data.length } };
  } finally {
    database.close();
  }
}

function toSqlite(text: string): string {
  return text
    .replaceAll(/NOW\(\) - INTERVAL '(\d+)' (SECOND|DAY)/gu, (_, many: string, unit: string) =>
      String(
        Math.floor((Date.now() - Number(many) * (unit === 'DAY' ? DAY_MS : SECOND_MS)) / SECOND_MS),
      ),
    )
    .replaceAll(/quantileExactWeighted\(([\d.]+)\)\(/gu, 'quantileExactWeighted($1, ');
}

/** Sums of whole numbers are too large for a number there, and are answered as texts. */
function toAnswered(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Number.isInteger(value) ? String(value) : value,
    ]),
  );
}

function open(dataset: string, kept: readonly KeptPoint[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const blobs = labels.map((_, at) => `blob${at + 1}`);
  const doubles = measures.map((_, at) => `double${at + 1}`);
  const columns = ['timestamp', '_sample_interval', 'index1', ...blobs, ...doubles];
  database.exec(`create table ${dataset} (${columns.join(', ')})`);
  const insert = database.prepare(
    `insert into ${dataset} values (${columns.map(() => '?').join(', ')})`,
  );
  for (const { at, point } of kept) {
    insert.run(
      Math.floor(at.getTime() / SECOND_MS),
      1,
      point.index ?? '',
      ...labels.map((label) => point[label] ?? ''),
      ...measures.map((measure) => point[measure] ?? 0),
    );
  }
  addFunctions(database);
  return database;
}

type Quantile = { level: number; values: number[] };

function addFunctions(database: DatabaseSync): void {
  database.function('intDiv', (value, by) => Math.floor(Number(value) / Number(by)));
  database.function('toUInt32', (value) => value);
  database.function('toDateTime', (value) => value);
  database.aggregate('sumIf', {
    start: 0,
    step: (sum, value, condition) => Number(sum) + (condition === 1 ? Number(value) : 0),
  });
  database.aggregate('quantileExactWeighted', {
    start: () => ({ level: 0, values: [] }),
    step: ({ values }: Quantile, level: number, value: number, weight: number): Quantile => {
      for (let copy = 0; copy < weight; copy++) values.push(value);
      return { level, values };
    },
    result: ({ level, values }: Quantile) =>
      values.toSorted((a, b) => a - b)[Math.floor(level * (values.length - 1))] ?? null,
    // The types of Node know accumulators that are values of SQL only.
  } as never);
}
