/** Reads jobs that are told in a sentence: `Worked as Cook at Hotel Park, Bern, from May 2019 to June 2021.` */
import type { Row } from '../columns/row.ts';
import { alternatives, plain } from '../text-folding.ts';
import { asWords, nowWords, studiedWords, withWords } from '../words/told-jobs.ts';

const now = String.raw`(?:(?:${alternatives(nowWords)})\s+){0,2}`;
const asTitle = new RegExp(
  String.raw`^${now}(?:${alternatives(asWords)})\s*:?\s+(?:an?\s+|the\s+)?(?=\S)`,
  'u',
);
const withEmployer = new RegExp(
  String.raw`^${now}(?:${alternatives(withWords)})\s+(?:m/s\.?\s+)?(\S.*?)\s+(?:as|in the capacity of|in the role of)\s+(?:an?\s+|the\s+)?(?=\S)`,
  'u',
);
/** Hindi names the employer, then the job title, then the verb. */
const hindi = /^(.{2,80}?)\s+में\s+(.{2,60}?)\s+के\s+(?:पद\s+पर|रूप\s+में)(?:\s|$)/u;

/** `Worked as part of a team` names no title. */
const partOf = /^(?:part|a? ?member|one|well)\s(?:of|as)\s/iu;

/** Words of a sentence that tells of a job. */
const WORDS_MAX = 24;

/** `rows` with the names of such sentences instead of their texts. */
export function withToldJobs(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const cells = row.period ? namesIn(row.cells.join(' ')) : null;
    return cells ? { ...row, cells, isBullet: false, isProse: false, dateIs: 'apart' } : row;
  });
}

/** The title and the employer that a sentence names, or null. */
function namesIn(text: string): string[] | null {
  if (text.split(' ').length > WORDS_MAX) return null;
  // `pracowałem(-am)` stands for both genders.
  const told = text.replace(/(?<=\p{L})\(-?\p{L}{1,3}\)/gu, '').replace(/^[\s,]+|[\s,.;।]+$/gu, '');
  const [, place = '', post = ''] = hindi.exec(told) ?? [];
  if (post !== '') return [post, place];
  const folded = plain(told);
  const employed = withEmployer.exec(folded);
  if (employed?.[1] !== undefined) {
    const from = folded.indexOf(employed[1]);
    return [told.slice(employed[0].length), told.slice(from, from + employed[1].length)];
  }
  const verb = asTitle.exec(folded)?.[0] ?? '';
  const title = told.slice(verb.length);
  return verb === '' || partOf.test(title) ? null : [title];
}

const studied = new RegExp(String.raw`^(?:${alternatives(studiedWords)})\s*:?\s+(?=\S)`, 'u');

/** `rows` without the verbs before the names of schools. */
export function withToldSchools(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const [first = '', ...others] = row.cells;
    const told = first.replace(/(?<=\p{L})\(-?\p{L}{1,3}\)/gu, '').replace(/^[\s,]+/u, '');
    const verb = row.period ? (studied.exec(plain(told))?.[0] ?? '') : '';
    return verb === '' ? row : { ...row, cells: [told.slice(verb.length), ...others] };
  });
}

/** Whether a text begins as such a sentence does. */
export function tellsJob(text: string): boolean {
  return asTitle.test(
    plain(text.replace(/(?<=\p{L})\(-?\p{L}{1,3}\)/gu, '').replace(/^[\s,]+/u, '')),
  );
}
