/**
 * Scores the parser of CVs on a folder of them: `node tools/cv-score.ts FOLDER [--detail] [--only TEXT]`.
 * The folder holds the files and `expected.json`, a list of `{file, expected}`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCv } from '../src/recruiting/cvs/parser/parse.ts';
import { type Expected, Score } from './cv-score/score.ts';

/** What goes on is counted to this day, so that two runs give the same. */
const NOW = new Date('2026-06-15T00:00:00Z');

const [folder = '.', ...flags] = process.argv.slice(2);
const only = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '') : '';
const cases = (JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Case[]).filter(
  ({ file }) => file.includes(only),
);

type Case = { file: string; expected: Expected };

const score = new Score();
const times: number[] = [];
for (const { file, expected } of cases) {
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  const before = process.cpuUsage();
  const { status, resume } = await parseCv(bytes, { now: NOW });
  const used = process.cpuUsage(before);
  times.push((used.user + used.system) / 1000);
  const faults = resume ? score.add(expected, resume) : score.addNothing(expected);
  if (flags.includes('--detail'))
    console.log(file.padEnd(34), status === 'parsed' ? faults.join(' ; ') || 'all' : status);
}
times.sort((a, b) => a - b);
console.log(score.table());
const at = (share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
console.log(`CPU in ms: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);
