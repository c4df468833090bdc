/**
 * Shows where the reader breaks: `npm run cv:stress -- FOLDER… [--only TEXT] [--every 4] [--detail]`.
 * The folders are those of `npm run cv:corpus`, of developed folds. Each CV is read as it is and with one thing changed that a
 * layout may have (`lib/stresses.ts`), and both are scored on the same CVs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import split from '../../cv-corpus/src/split.json' with { type: 'json' };
import { wordsOf } from '../../cv-corpus/src/people/index.ts';
import { extractResume } from '../src/extract/extract.ts';
import { readDocument } from '../src/read-document.ts';
import type { Segment } from '../src/segment.ts';
import { type Expected, fields, ScoreCard } from './lib/score-card.ts';
import { stresses } from './lib/stresses.ts';

type Case = { file: string; fold: number; language: string; expected: Expected };
type Read = Case & { segments: readonly Segment[]; pages: number };

const NOW = new Date('2026-06-15T00:00:00Z');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    detail: { type: 'boolean' },
  },
});
const read: Read[] = [];
for (const folder of positionals) {
  const cases = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Case[];
  for (const one of cases.filter((_, at) => at % Number(values.every) === 0)) {
    if (!split.developed.includes(one.fold))
      throw new RangeError(`${folder} has CVs of fold ${one.fold}, which is not developed on.`);
    const { segments, pages } = await readDocument(
      new Uint8Array(readFileSync(join(folder, one.file))),
    );
    read.push({ ...one, segments, pages });
  }
}

console.log(`${'found/right, as it is and changed'.padEnd(34)} CVs`);
for (const [name, stress] of Object.entries(stresses)) {
  if (!name.includes(values.only)) continue;
  const [before, after] = [new ScoreCard(), new ScoreCard()];
  let count = 0;
  for (const one of read) {
    const stressed = stress(one.segments, one.expected, wordsOf(one.language));
    if (!stressed) continue;
    count++;
    const whole = before.add(one.expected, resumeOf(one.segments, one.pages));
    const faults = after.add(stressed.expected, resumeOf(stressed.segments, one.pages));
    const more = faults.filter((fault) => !whole.includes(fault));
    if (values.detail && more.length > 0) console.log(`  ${one.file}: ${more.join(' ; ')}`);
  }
  console.log(`${name.padEnd(34)} ${String(count).padEnd(4)} ${changesOf(before, after)}`);
}

function resumeOf(segments: readonly Segment[], pages: number) {
  return extractResume(segments, pages, { now: NOW }).resume;
}

/** The fields that changed, in per cent. */
function changesOf(before: ScoreCard, after: ScoreCard): string {
  const cell = (card: ScoreCard, field: (typeof fields)[number]) =>
    `${(100 * card.found(field)).toFixed(1)},${(100 * card.right(field)).toFixed(1)}`;
  return fields
    .filter((field) => cell(before, field) !== cell(after, field))
    .map((field) => `${field} ${cell(before, field)} → ${cell(after, field)}`)
    .join('; ');
}
