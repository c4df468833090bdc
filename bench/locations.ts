/**
 * What the listing costs at 10,000, 100,000 and 1,000,000 jobs: rows read as D1 counts them, milliseconds in SQLite, round trips,
 * and rows written by what a tenant does. `npm run bench:locations -- --sizes 10000,100000`. Databases are kept in `.dev/bench`.
 */
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { open } from './database.ts';
import { measureReads, measureWrites } from './location-measures.ts';
import type { Measure } from './place-measures.ts';
import type { Query } from '../tools/local/d1.ts';
import { build, fileOf } from './market-store.ts';
import { grouped, linesFor } from './report.ts';

const TIMED_RUNS = 15;
const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000,1000000' } },
});
const sizes = options.sizes.split(',').map(Number);

const results: Measure[][] = [];
for (const size of sizes) results.push(await measure(size));
report();

async function measure(size: number): Promise<Measure[]> {
  const folder = await build(size);
  const { d1, close } = await open(folder);
  const reads = await measureReads(d1);
  const writes = await measureWrites(d1);
  await close();
  // D1 reports whole milliseconds only, so the statements are timed on the same file.
  const sqlite = new DatabaseSync(fileOf(folder), { readOnly: true });
  const timed = reads.map((read) =>
    Object.assign(read, { ms: time(sqlite, read.call.statements) }),
  );
  sqlite.close();
  return [...timed, ...writes];
}

/** The median of several runs. Each prepares its statements, as D1 does. */
function time(sqlite: DatabaseSync, statements: readonly Query[]): number {
  const runs = Array.from({ length: TIMED_RUNS }, () => {
    const started = performance.now();
    for (const { text, values } of statements) sqlite.prepare(text).all(...values);
    return performance.now() - started;
  });
  return runs.sort((a, b) => a - b)[Math.floor(TIMED_RUNS / 2)] ?? 0;
}

function report(): void {
  const names = results[0]?.map(({ name }) => name) ?? [];
  const line = linesFor(names, 13);
  const heads = sizes.map(grouped);

  console.log(
    '\nrows read by D1 (round trips); growth from the smallest size to the largest; budget at the largest',
  );
  line('', [...heads, 'growth', 'budget', '']);
  names.forEach((name, at) => {
    if (name.startsWith('write')) return;
    const row = results.flatMap((measures) => measures[at] ?? []);
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) return;
    const growth = `x${(last.call.rowsRead / Math.max(1, first.call.rowsRead)).toFixed(1)}`;
    const cells = row.map(({ call }) => `${grouped(call.rowsRead)} (${call.trips})`);
    line(name, [...cells, growth, last.budget?.toLocaleString('en') ?? '-', verdict(last)]);
  });

  console.log('\nmilliseconds in SQLite, median');
  line('', heads);
  names.forEach((name, at) => {
    if (name.startsWith('write')) return;
    line(
      name,
      results.map((measures) => measures[at]?.ms.toFixed(2) ?? ''),
    );
  });

  console.log('\nrows written by D1');
  line('', heads);
  names.forEach((name, at) => {
    if (!name.startsWith('write')) return;
    line(
      name,
      results.map((measures) => String(measures[at]?.call.rowsWritten ?? '')),
    );
  });

  const largest = results.at(-1) ?? [];
  const over = largest.filter((one) => verdict(one) === 'over');
  console.log(
    `\nat ${heads.at(-1)} jobs: ${largest.filter((one) => one.budget !== null).length - over.length} budgets kept, ${over.length} exceeded`,
  );
  console.log(`round trips a call: ${Math.max(...largest.map(({ call }) => call.trips))} at most`);
}

function verdict({ budget, call }: Measure): string {
  if (budget === null) return '';
  return call.rowsRead <= budget ? 'ok' : 'over';
}
