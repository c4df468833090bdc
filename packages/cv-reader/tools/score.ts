/**
 * Scores the reader on a folder of CVs:
 * `npm run cv:score -- [FOLDER] [--country XX] [--by family,format,language,fold] [--detail] [--only TEXT] [--json FILE]`.
 * The folder holds the files and `expected.json`, a list of `{file, expected}`; without a folder, the test fixtures are scored.
 * The reader is told a country that is not the CV's, as that of a company abroad: XX, or else another one. `--json` writes what was read.
 * Of the corpus, details are only printed for the families that the reader is developed on (`cv-corpus/src/split.json`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCv } from '../src/index.ts';
import split from '../../cv-corpus/src/split.json' with { type: 'json' };
import { companyCountry } from './lib/company-country.ts';
import { type Expected, type Field, fields, ScoreCard } from './lib/score-card.ts';
import type { Resume } from '../src/resume.ts';

/** Current jobs are counted to this day, so that two runs give the same result. */
const NOW = new Date('2026-06-15T00:00:00Z');
const FIXTURES = join(import.meta.dirname, '../test/fixtures');

/** `family`, `fold` and `language` are those of the corpus. */
type Case = {
  file: string;
  expected: Expected;
  alsoFine?: string[];
  optionalWork?: string[];
  family?: string;
  fold?: number;
  language?: string;
};
type Scored = Case & {
  resume: Resume | null;
  milliseconds: number;
  add: (card: ScoreCard) => string[];
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: 'string', default: 'DE' },
    json: { type: 'string' },
    by: { type: 'string' },
    detail: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
const groups: Readonly<Record<string, (one: Case) => string>> = {
  family: ({ fold, family }) => `${fold ?? ''} ${family ?? ''}`,
  fold: keyOfFold,
  format: ({ file }) => extname(file).slice(1),
  language: ({ language }) => language ?? '',
};
const [folder = FIXTURES] = positionals;
const cases = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Case[];
const scored: Scored[] = [];
for (const one of cases.filter(({ file }) => file.includes(values.only)))
  scored.push(await read(one));

const card = new ScoreCard();
for (const one of scored) {
  const faults = one.add(card);
  if (values.detail && isDeveloped(one))
    console.log(one.file.padEnd(40), faults.join(' ; ') || 'all');
}
console.log(card.table());
if (values.json !== undefined)
  writeFileSync(values.json, JSON.stringify(scored.map(({ file, resume }) => ({ file, resume }))));
printStored();
console.log(`\n${scored.length} CVs; CPU ${quantilesOf(scored)}`);
for (const name of values.by?.split(',') ?? []) {
  const group = groups[name];
  if (!group) throw new RangeError(`No group ${name}: ${Object.keys(groups).join(', ')}.`);
  printGroups(group);
}

async function read(given: Case): Promise<Scored> {
  const { alsoFine, optionalWork } = given;
  const beside = { ...(alsoFine && { alsoFine }), ...(optionalWork && { optionalWork }) };
  const one = { ...given, expected: { ...beside, ...given.expected } };
  const bytes = new Uint8Array(readFileSync(join(folder, one.file)));
  const before = process.cpuUsage();
  const countryIso2 = companyCountry(one.expected, values.country);
  const { status, resume } = await parseCv(bytes, { now: NOW, countryIso2 });
  const { user, system } = process.cpuUsage(before);
  const add = (to: ScoreCard) =>
    resume ? to.add(one.expected, resume) : [status, ...to.addUnread(one.expected)];
  return { ...one, resume, milliseconds: (user + system) / 1000, add };
}

function keyOfFold({ fold }: Case): string {
  return String(fold ?? '');
}

function isDeveloped({ fold }: Case): boolean {
  return fold === undefined || split.developed.includes(fold);
}

/** By fold, as the folds that the reader is not developed on show what to expect of CVs in general. */
function printStored(): void {
  for (const [fold, of = []] of Object.entries(Object.groupBy(scored, keyOfFold))) {
    const its = new ScoreCard();
    for (const one of of) one.add(its);
    console.log(`\nstored${fold === '' ? '' : ` (fold ${fold})`}: ${its.stored()}`);
  }
}

function printGroups(keyOf: (one: Case) => string): void {
  const rows = Object.entries(Object.groupBy(scored, keyOf)).map(([name, of = []]) => {
    const its = new ScoreCard();
    for (const one of of) one.add(its);
    const cells = fields.map((field) => cellOf(its, field));
    return { name, cells: [String(of.length), ...cells], time: quantilesOf(of) };
  });
  const head = ['CVs', ...fields.map((field) => field.replace('employer with dates', 'dated'))];
  console.log(`\n${['found/right'.padEnd(32), ...head.map((one) => one.padStart(11))].join('')}`);
  for (const { name, cells, time } of rows.toSorted((a, b) => a.name.localeCompare(b.name)))
    console.log(name.padEnd(32), ...cells.map((one) => one.padStart(10)), '', time);
}

function cellOf(its: ScoreCard, field: Field): string {
  return `${Math.round(100 * its.found(field))}/${Math.round(100 * its.right(field))}`;
}

function quantilesOf(of: readonly Scored[]): string {
  const times = of.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const quantile = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  return `median ${quantile(0.5)} ms, p95 ${quantile(0.95)}, most ${quantile(1)}`;
}
