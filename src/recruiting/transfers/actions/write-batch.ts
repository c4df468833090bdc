/** Checks or writes a batch of an import. What the database does not take is halved until the row is found, which fails alone. */
import { atPresent } from '#context.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import type { Change } from '#data/commit.ts';
import { refusalOf } from '#data/database-errors.ts';
import { expireFiles, putFiles, retainFiles } from '#data/file-removals.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { ImportCounts } from '#data/tables/imports.ts';
import { deleteRows, settleImport } from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';
import { putOutcomes } from '../store/records.ts';
import type { Outcome } from '../store/records.ts';
import { applyRecords } from './apply-records.ts';
import type { Applied, ReadFile } from './batch.ts';
import { failure } from './prepare-records.ts';
import type { Item } from './prepare-records.ts';
import { shownId } from './record-keys.ts';

export type Part = {
  items: readonly Item[];
  /** Of the file. */
  rows: number;
  readFile: ReadFile;
};

/** Returns once all of it is written, or the import is somebody else's. */
export async function writeBatch(ctx: Ctx, row: ClaimedImport, part: Part): Promise<void> {
  await writePart(ctx, row, part, true);
  ctx.defer(ctx.enqueueTransfer([row.id]));
}

const reasons = {
  duplicate: 'A record of the same key is there already.',
  in_use: 'It refers to a record that is gone.',
  too_large: 'It is too large.',
  refused: 'It cannot be stored.',
} as const;

/** At most twice as many attempts as it has rows. `isLast`: the lease ends with it. */
async function writePart(
  ctx: Ctx,
  row: ClaimedImport,
  part: Part,
  isLast: boolean,
): Promise<ClaimedImport> {
  try {
    return await applyPart(atPresent(ctx), row, part, isLast);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (part.rows <= 1) return await failPart(ctx, row, part, { isLast, refusal });
  }
  const half = Math.floor(part.rows / 2);
  const isFirst = ({ n }: Item) => n <= row.doneCount + half;
  const [first, second] = [
    { ...part, rows: half, items: part.items.filter(isFirst) },
    { ...part, rows: part.rows - half, items: part.items.filter((one) => !isFirst(one)) },
  ];
  return writePart(ctx, await writePart(ctx, row, first, false), second, isLast);
}

async function applyPart(
  ctx: Ctx,
  row: ClaimedImport,
  { items, rows, readFile }: Part,
  isLast: boolean,
): Promise<ClaimedImport> {
  const isDry = row.status === 'checking';
  const { id, source, keepsLive } = row;
  const applied = await applyRecords(ctx, { id, source, isDry, keepsLive, readFile }, items);
  const { next, writes } = progress(ctx, row, { rows, outcomes: applied.outcomes, isLast });
  if (isDry) await writeUnaudited(ctx, writes);
  else await writeRecords(ctx, row, applied, writes);
  return next;
}

/** The only row of a part fails, with all that it has. */
async function failPart(
  ctx: Ctx,
  row: ClaimedImport,
  { items, rows }: Part,
  { isLast, refusal }: { isLast: boolean; refusal: keyof typeof reasons },
): Promise<ClaimedImport> {
  const outcomes = items.map((item) => failure(item, '', reasons[refusal]));
  const { next, writes } = progress(ctx, row, { rows, outcomes, isLast });
  await writeUnaudited(ctx, writes);
  return next;
}

type Progress = { rows: number; outcomes: readonly Outcome[]; isLast: boolean };

function progress(ctx: Ctx, row: ClaimedImport, { rows, outcomes, isLast }: Progress) {
  const counts = countsOf(row.counts, outcomes);
  const change = { counts, doneCount: row.doneCount + rows, attempts: 0 };
  // What the dry run has shown is over.
  const begin = row.status === 'importing' && row.doneCount === 0;
  const shown = outcomes.map((one) => ({ ...one, externalId: shownId(ctx, one.externalId) }));
  const writes = [
    ...(begin ? [deleteRows(ctx, row.id)] : []),
    putOutcomes(ctx, row.id, shown),
    ...settleImport(ctx, row, { ...change, dueAt: isLast ? ctx.now : row.leaseUntil }),
  ];
  return { next: { ...row, ...change }, writes };
}

function countsOf(before: ImportCounts, outcomes: readonly Outcome[]): ImportCounts {
  const counts = { ...before };
  for (const { result } of outcomes) counts[result]++;
  return counts;
}

/** The files first: rows never name a file that is not there. */
async function writeRecords(
  ctx: Ctx,
  row: ClaimedImport,
  { statements, files, created }: Applied,
  writes: Change<null>['writes'],
): Promise<void> {
  const keys = files.map(({ key }) => key);
  if (files.length > 0) {
    const keptUntil = new Date(ctx.now.getTime() + UPLOAD_MS);
    await writeUnaudited(ctx, [expireFiles(ctx, keys, keptUntil)]);
    await putFiles(ctx, files);
  }
  const [persons, applications] = [created.get('persons') ?? [], created.get('applications') ?? []];
  await commit(ctx, {
    writes: [...statements, ...writes, ...(files.length > 0 ? [retainFiles(ctx, keys)] : [])],
    audit: {
      action: 'import.write',
      subjectId: row.id,
      changes: changesOf(null, { candidates: persons.length, applications: applications.length }),
    },
    events:
      persons.length + applications.length === 0
        ? []
        : [
            {
              name: 'import.created',
              subject: 'import',
              subjectId: row.id,
              data: {
                import_id: row.id,
                imported: true,
                candidate_ids: persons,
                candidate_job_ids: applications,
              },
            },
          ],
    answer: QueryPlan.of(null),
  });
}

/** Longer than any batch takes. */
const UPLOAD_MS = 3_600_000;
