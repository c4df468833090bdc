/**
 * Scores the reader on a folder of CVs: `npm run cv:score -- [FOLDER] [--detail] [--only TEXT]`.
 * The folder holds the files and `expected.json`, a list of `{file, expected}`; without a folder, the test fixtures are scored.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCv } from '../src/index.ts';
import { type Expected, ScoreCard } from './lib/score-card.ts';

/** Current jobs are counted to this day, so that two runs give the same result. */
const NOW = new Date('2026-06-15T00:00:00Z');
const FIXTURES = join(import.meta.dirname, '../test/fixtures');

type Case = { file: string; expected: Expected };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { detail: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const [folder = FIXTURES] = positionals;
const cases = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Case[];

const card = new ScoreCard();
const times: number[] = [];
for (const { file, expected } of cases.filter((one) => one.file.includes(values.only))) {
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  const before = process.cpuUsage();
  const { status, resume } = await parseCv(bytes, { now: NOW });
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  const faults = resume ? card.add(expected, resume) : card.addUnread(expected);
  if (values.detail) {
    console.log(file.padEnd(34), status === 'parsed' ? faults.join(' ; ') || 'all' : status);
  }
}
times.sort((a, b) => a - b);
const quantile = (share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
console.log(card.table());
console.log(`CPU in ms: median ${quantile(0.5)}, p95 ${quantile(0.95)}, most ${quantile(1)}`);
