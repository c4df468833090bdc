/** The jobs of a CV: who employed the person, as what, and when. */
import { type Block, blocksOf } from './blocks.ts';
import type { DateHabit, Period } from './dates.ts';
import type { Job } from './entry.ts';
import { eventJobs } from './events.ts';
import { labelOf, type LabelKind } from './labels.ts';
import type { Line } from './lines.ts';

import { jobScore, organisationScore } from './names.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';

/** Nobody had more. */
const JOBS_MAX = 40;
/** What a job was about, beyond which nothing is kept. */
const HIGHLIGHTS_MAX = 20;
const SUMMARY_LENGTH_MAX = 1_000;

export function jobsOf(lines: readonly Line[], habit: DateHabit, language: string): Job[] {
  const rows = rowsOf(lines, habit);
  const events = eventJobs(rows);
  if (events) return events.slice(0, JOBS_MAX);
  const blocks = blocksOf(rows).slice(0, JOBS_MAX);
  const drafts = blocks.map((block) => draftOf(block, language));
  const custom = customOf(drafts);
  const jobs = drafts.map((draft) => decide(draft, custom));
  return carried(jobs.filter((job) => isJob(job)));
}

/** Without a date it takes a word that tells of a job or an employer. */
function isJob({ name, position, period }: Job): boolean {
  if (name === null && position === null) return false;
  return period !== null || jobScore(position ?? '') > 1 || organisationScore(name ?? '') > 1;
}

/** A block with what may name its job and its employer. */
type Draft = {
  block: Block;
  pieces: Piece[];
  labels: Partial<Record<LabelKind, string>>;
  body: Row[];
};

function draftOf(block: Block, language: string): Draft {
  const labels: Partial<Record<LabelKind, string>> = {};
  const unlabelled: Row[] = [];
  let dated = block.dated;
  for (const [at, row] of block.head.entries()) {
    const label = labelOf(row);
    if (!label) {
      unlabelled.push(row);
      continue;
    }
    if (label.kind !== 'about') labels[label.kind] ??= label.rest;
    if (at < block.dated || (at === block.dated && label.kind !== 'date')) dated--;
  }
  const body: Row[] = [];
  for (const row of block.body) {
    const label = labelOf(row);
    if (label && (label.kind === 'title' || label.kind === 'employer'))
      labels[label.kind] ??= label.rest;
    else body.push(row);
  }
  const pieces = piecesOf(unlabelled, dated, language);
  return { block, pieces, labels, body };
}

/** Which of two pieces is the job, and which the employer. */
type Choice = { title: Piece | null; employer: Piece | null; score: number };

/** What most entries of a CV agree on: their order and the places of the two. */
type Custom = { titleFirst: number; shapes: ReadonlyMap<string, number>; count: number };

const none: Custom = { titleFirst: 0, shapes: new Map(), count: 0 };

/** A choice that is so much better than its reverse tells how the CV is laid out. */
const SURE = 1.2;

function customOf(drafts: readonly Draft[]): Custom {
  let titleFirst = 0;
  let count = 0;
  const shapes = new Map<string, number>();
  for (const { pieces } of drafts) {
    const [best, next] = choices(pieces, none);
    if (!best?.title || !best.employer) continue;
    const reverse = scoreOf(best.employer, best.title, none);
    const weight =
      Math.min(2, best.score - reverse) * (next && best.score - next.score < 0.2 ? 0.5 : 1);
    if (weight < SURE / 2) continue;
    count += weight;
    titleFirst += best.title.order < best.employer.order ? weight : -weight;
    const shape = shapeOf(best.title, best.employer);
    shapes.set(shape, (shapes.get(shape) ?? 0) + weight);
  }
  return { titleFirst: count === 0 ? 0 : titleFirst / count, shapes, count };
}

function shapeOf(title: Piece, employer: Piece): string {
  return `${title.slot}>${employer.slot}`;
}

function choices(pieces: readonly Piece[], custom: Custom): Choice[] {
  const found: Choice[] = [];
  for (const title of pieces) {
    for (const employer of pieces) {
      if (title === employer || title.whole === employer || employer.whole === title) continue;
      found.push({ title, employer, score: scoreOf(title, employer, custom) });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

function scoreOf(title: Piece, employer: Piece, custom: Custom): number {
  const likely = title.job - 0.6 * title.organisation + employer.organisation - 0.6 * employer.job;
  const cost = title.cost + employer.cost;
  const order = title.order < employer.order ? custom.titleFirst : -custom.titleFirst;
  const shape =
    custom.count === 0 ? 0 : (custom.shapes.get(shapeOf(title, employer)) ?? 0) / custom.count;
  // A job of its own line or cell is told apart from one that had to be cut out of a text.
  return likely - cost + order * 0.9 + shape * 1.6;
}

function decide({ block, pieces, labels, body }: Draft, custom: Custom): Job {
  const [best] = choices(pieces, custom);
  const lone = pieces.length > 0 && !best ? pieces[0] : null;
  let title = best?.title ?? (lone && lone.job > lone.organisation ? lone : null);
  let employer = best?.employer ?? (lone && lone.job <= lone.organisation ? lone : null);
  if (best && best.score < -0.8) {
    // Two pieces of which one is neither: the nearer one to the date is kept.
    const [sole] = pieces.toSorted((a, b) => a.cost - b.cost);
    title = sole && sole.job > sole.organisation ? sole : null;
    employer = sole && sole.job <= sole.organisation ? sole : null;
  }
  const used = new Set([title?.row, employer?.row]);
  const prose = [
    ...block.head.filter((row, at) => at > block.dated && !used.has(row) && !isNaming(row, pieces)),
    ...body,
  ];
  const period = block.head[block.dated]?.period ?? labelledPeriod(block);
  return {
    name: labels.employer ?? employer?.text ?? null,
    position: labels.title ?? title?.text ?? null,
    period,
    ...told(prose),
  };
}

function labelledPeriod(block: Block): Period | null {
  return block.head.find(({ period }) => period !== null)?.period ?? null;
}

/** A row of the head that is a place or a department is no text of the job. */
function isNaming(row: Row, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => piece.row !== row);
}

function told(rows: readonly Row[]): { summary: string | null; highlights: string[] } {
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

/** Several positions under one employer: the employer is told once. */
function carried(jobs: readonly Job[]): Job[] {
  let employer: string | null = null;
  return jobs.map((job) => {
    if (job.name !== null) {
      employer = job.name;
      return job;
    }
    return { ...job, name: employer };
  });
}
