/** What job boards would refuse of jobs. */
import type { ChangingJob } from '#careers/jobs/store/whole.ts';
import { boardForms } from '../board-forms.ts';
import type { Refusal } from '../forms.ts';
import type { Site } from '../props.ts';
import { feedRecordOf } from '../record.ts';
import { toFeedJob } from './jobs.ts';

/** Jobs that are named for a reason. */
const NAMED_MAX = 20;

/** Jobs that a board would refuse for a reason; `jobs` names the first. */
export type Refused = { reason: Refusal; count: number; jobs: RefusedJob[] };
type RefusedJob = { id: number; title: string };

/** By the key of the board. */
export type Checks = Readonly<Record<string, readonly Refused[]>>;

/** Checks jobs a chunk at a time, as a file of them is written. */
export function boardCheck(site: Site) {
  const found = new Map(
    Object.keys(boardForms).map((board) => [board, new Map<Refusal, Refused>()]),
  );
  return {
    add: (jobs: readonly ChangingJob[]): void => {
      for (const one of jobs) {
        const record = feedRecordOf(site, toFeedJob(one, site.language));
        for (const [board, { refuses }] of Object.entries(boardForms)) {
          const reason = refuses?.(record) ?? null;
          if (reason !== null) note(found.get(board), reason, one.job);
        }
      }
    },
    checks: (): Checks =>
      Object.fromEntries([...found].map(([board, reasons]) => [board, [...reasons.values()]])),
  };
}

function note(
  reasons: Map<Refusal, Refused> | undefined,
  reason: Refusal,
  { id, title }: RefusedJob,
): void {
  const { count, jobs } = reasons?.get(reason) ?? { count: 0, jobs: [] };
  const named = count < NAMED_MAX ? [...jobs, { id, title }] : jobs;
  reasons?.set(reason, { reason, count: count + 1, jobs: named });
}
