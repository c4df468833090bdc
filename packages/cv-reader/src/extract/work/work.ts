/** Reads the work section: employers, titles, periods and descriptions. */
import { type Block, blocksOf } from '../columns/blocks.ts';
import { choosePair, type Layout, layoutOf } from './title-and-employer.ts';
import { withClosingDates } from '../dates/closing-dates.ts';
import type { Period } from '../dates/dates.ts';
import type { DateHabit } from '../dates/date-points.ts';
import type { Job } from './entry.ts';
import { withJobColumns } from './job-columns.ts';
import { eventJobs } from './event-rows.ts';
import { employerGroupsOf } from './employer-groups.ts';
import { type Label, type LabelKind, labelOf, labelsWithin } from '../labels/labels.ts';
import { labelledBlocks } from './labelled-jobs.ts';
import type { Line } from '../lines.ts';
import { weighLooks } from '../labels/looks.ts';
import { namedRowsOf, type NamedRow } from '../columns/named-columns.ts';
import { hasLegalForm, jobScore, organisationScore } from '../names/names.ts';
import { withToldJobs } from './told-jobs.ts';
import { type Piece, piecesOf } from '../columns/pieces.ts';
import { rowsOf } from '../columns/rows.ts';
import type { Row } from '../columns/row.ts';
import { withoutRepeats } from './repeated-jobs.ts';
import { withRunningEntries } from './running-entries.ts';

/** Jobs returned. */
const JOBS_MAX = 40;
/** Highlights kept per job. */
const HIGHLIGHTS_MAX = 20;
/** Length of a job's summary. */
const SUMMARY_LENGTH_MAX = 1_000;

export function jobsOf(lines: readonly Line[], habit: DateHabit, language: string): Job[] {
  const named = namedRowsOf(lines, 'work', { habit, language });
  if (named) return named.slice(0, JOBS_MAX).map((row) => fromColumns(row));
  const rows = withToldJobs(withRunningEntries(rowsOf(withJobColumns(lines, habit), habit)));
  const labelled = labelledBlocks(rows);
  const events = eventJobs(rows);
  if (events) return events.slice(0, JOBS_MAX);
  const drafts = labelled
    ? labelled.slice(0, JOBS_MAX).map((block) => draftOf(block, language, null))
    : draftsOf(withClosingDates(rows), language).slice(0, JOBS_MAX);
  weighLooks(drafts);
  const custom = layoutOf(
    drafts.filter(({ employer }) => employer === null).map(({ pieces }) => pieces),
  );
  const jobs = drafts.map((draft) => toJob(draft, custom));
  return withoutRepeats(withCarriedEmployer(jobs.filter((job) => isJob(job))));
}

function fromColumns({ period, values, about }: NamedRow): Job {
  return {
    name: values.employer ?? null,
    position: values.title ?? null,
    period,
    summary: null,
    highlights: about.slice(0, HIGHLIGHTS_MAX),
  };
}

/** The entries of a section, in order: those of employers with several positions, and the others. */
function draftsOf(rows: readonly Row[], language: string): Draft[] {
  const drafts: Draft[] = [];
  const add = (from: number, to: number, employer: string | null) => {
    for (const block of blocksOf(rows.slice(from, to)))
      drafts.push(draftOf(block, language, employer));
  };
  let at = 0;
  for (const { employer, head, from, to } of employerGroupsOf(rows, language)) {
    add(at, head, null);
    add(from, to, employer);
    at = to;
  }
  add(at, rows.length, null);
  return drafts;
}

/** A block without a date needs a word for a job or an employer. */
function isJob({ name, position, period }: Job): boolean {
  if (name === null && position === null) return false;
  const isTelling = jobScore(position ?? '') > 1 || organisationScore(name ?? '') >= 1;
  // A line with a year may as well tell of a festival.
  if (period?.isSingle && (name === null || position === null)) return isTelling;
  return period !== null || jobScore(position ?? '') > 1 || organisationScore(name ?? '') > 1;
}

/** A block with the pieces that may be its title and employer. */
type Draft = {
  block: Block;
  /** Null if the block names it. */
  employer: string | null;
  pieces: Piece[];
  labels: Partial<Record<LabelKind, string>>;
  body: Row[];
};

function draftOf(block: Block, language: string, employer: string | null): Draft {
  const labels: Partial<Record<LabelKind, string>> = {};
  const unlabelled: Row[] = [];
  let dated = block.dated;
  for (const [at, given] of block.head.entries()) {
    const row = withoutFacts(given);
    const label = labelOf(row);
    const within = label ? [] : labelsWithin(row.cells.join(', ')).filter(isName);
    for (const one of within) labels[one.kind] ??= one.rest;
    if (!label) {
      unlabelled.push(within.length > 0 ? { ...row, cells: [] } : row);
      continue;
    }
    if (label.kind !== 'about') labels[label.kind] ??= label.rest;
    if (at < block.dated || (at === block.dated && label.kind !== 'date')) dated--;
  }
  const body: Row[] = [];
  for (const row of block.body) {
    const label = labelOf(row);
    if (label && isName(label)) labels[label.kind] ??= label.rest;
    else body.push(row);
  }
  const pieces = piecesOf(unlabelled, dated, language);
  return { block, employer, pieces, labels, body };
}

/** `Calgary, Canada  Hours per week: 40`: a labelled fact behind other text is no name. */
function withoutFacts(row: Row): Row {
  const cells = row.cells.filter(
    (text, at) =>
      at === 0 || !text.includes(':') || labelOf({ cells: [text], period: null })?.kind !== 'about',
  );
  return cells.length === row.cells.length ? row : { ...row, cells };
}

/** Words of a town. */
const TOWN_WORDS_MAX = 3;

/** Behind a label, what follows a comma is the town, also one that no list has: `Gasthof zum Löwen, Staufen`. */
function withoutTown(text: string | undefined): string | undefined {
  const [, name, town = ''] =
    /^([^,]{3,}),\s(?:(?:г|м|пгт)\.\s?)?(\p{Lu}[^,]*)$/u.exec(text ?? '') ?? [];
  const isTown = town.split(' ').length <= TOWN_WORDS_MAX && /^[\p{L}\p{M}\s.'’-]+$/u.test(town);
  const isOther = hasLegalForm(town) || organisationScore(town) >= 1 || jobScore(town) > 1;
  return isTown && !isOther ? name : text;
}

function isName({ kind }: Label): boolean {
  return kind === 'title' || kind === 'employer';
}

function toJob({ block, employer: known, pieces, labels, body }: Draft, custom: Layout): Job {
  const { title, employer } = namesOf(pieces, custom, known, labels.title !== undefined);
  const used = new Set([title?.row, employer?.row]);
  const prose = [
    ...block.head.filter((row, at) => at > block.dated && !used.has(row) && isText(row, pieces)),
    ...body,
  ];
  const period = block.head[block.dated]?.period ?? labelledPeriod(block);
  return {
    name: withoutTown(labels.employer) ?? known ?? employer?.text ?? null,
    position: labels.title?.replace(/(?<=\p{Ll}{4})\.$/u, '') ?? title?.text ?? null,
    period,
    ...descriptionOf(prose),
  };
}

/** The title and the employer among the pieces, as far as labels or the row above do not name them. */
function namesOf(
  pieces: readonly Piece[],
  custom: Layout,
  employer: string | null,
  isTitled: boolean,
): { title: Piece | null; employer: Piece | null } {
  if (employer !== null) return { title: titleIn(pieces), employer: null };
  return isTitled ? { title: null, employer: employerIn(pieces) } : choosePair(pieces, custom);
}

/** The employer of an entry whose position is known. */
function employerIn(pieces: readonly Piece[]): Piece | null {
  const [best] = pieces
    .filter(({ whole }) => whole === null)
    .toSorted((a, b) => b.organisation - b.cost - (a.organisation - a.cost) || a.order - b.order);
  return best ?? null;
}

/** The position of an entry whose employer is known: the best title, else the text nearest to the date. */
function titleIn(pieces: readonly Piece[]): Piece | null {
  const [best] = pieces
    .filter(({ whole }) => whole === null)
    .toSorted((a, b) => b.job - b.cost - (a.job - a.cost) || a.order - b.order);
  return best ?? null;
}

function labelledPeriod(block: Block): Period | null {
  return block.head.find(({ period }) => period !== null)?.period ?? null;
}

/** Whether a leftover row of the head belongs to the description; a place does not. */
function isText(row: Row, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.row === row);
}

function descriptionOf(rows: readonly Row[]): { summary: string | null; highlights: string[] } {
  const highlights: string[] = [];
  const sentences: string[] = [];
  let isInBullet = false;
  for (const row of rows) {
    if (row.isBullet) {
      highlights.push(row.text);
      isInBullet = true;
    } else if (isInBullet && /^\p{Ll}/u.test(row.text) && highlights.length > 0) {
      highlights.push(`${highlights.pop() ?? ''} ${row.text}`);
    } else {
      sentences.push(row.text);
      isInBullet = false;
    }
  }
  const summary = sentences.join('\n').slice(0, SUMMARY_LENGTH_MAX).toWellFormed();
  return {
    summary: summary === '' ? null : summary,
    highlights: highlights.slice(0, HIGHLIGHTS_MAX),
  };
}

/** Fills in the employer for further positions under the same employer. */
function withCarriedEmployer(jobs: readonly Job[]): Job[] {
  let employer: string | null = null;
  return jobs.map((job) => {
    if (job.name !== null) {
      employer = job.name;
      return job;
    }
    return { ...job, name: employer };
  });
}
