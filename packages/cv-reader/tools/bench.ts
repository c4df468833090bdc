/** Measures the CPU time per CV by format, over the test fixtures: `npm run bench:cv`. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseCv } from '../src/index.ts';

const FIXTURES = join(import.meta.dirname, '../test/fixtures');
const NOW = new Date('2026-06-15T00:00:00Z');
const ROUNDS = 20;

async function milliseconds(bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  await parseCv(bytes, { now: NOW });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

type Measured = { format: string; file: string; first: number; next: number };
const measured: Measured[] = [];
for (const file of readdirSync(FIXTURES).filter((name) => !name.endsWith('.json'))) {
  const bytes = new Uint8Array(readFileSync(join(FIXTURES, file)));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await milliseconds(bytes));
  const [first = 0, ...rest] = times;
  measured.push({ format: extname(file).slice(1), file, first, next: median(rest) });
}
console.log('format  files  first  median    most  (CPU ms; most: of the medians of each file)');
for (const [format, files] of Object.entries(Object.groupBy(measured, (one) => one.format))) {
  const medians = (files ?? []).map(({ next }) => next);
  const numbers = [
    Math.max(...(files ?? []).map(({ first }) => first)),
    median(medians),
    Math.max(...medians),
  ].map((number) => number.toFixed(1).padStart(6));
  console.log(format.padEnd(6), String(medians.length).padStart(6), ...numbers);
}
