/** Joins jobs that a CV lists twice: in a table at the top, and again with what was done. */
import type { Job } from './entry.ts';
import { compact } from '../text-folding.ts';

export function withoutRepeats(jobs: readonly Job[]): Job[] {
  const kept: Job[] = [];
  for (const job of jobs) {
    const at = kept.findIndex((other) => isSame(other, job));
    const other = kept[at];
    if (other) kept.splice(at, 1, joined(other, job));
    else kept.push(job);
  }
  return kept;
}

/** The same period at the same employer, and no two titles. */
function isSame(a: Job, b: Job): boolean {
  const [one, other] = [a.period, b.period];
  if (!one?.start || one.isSingle || one.start !== other?.start || one.end !== other.end)
    return false;
  return isSameText(a.name, b.name) && isSameText(a.position, b.position);
}

/** Whether one text is the other, or the beginning of it: a town may stand behind. */
function isSameText(a: string | null, b: string | null): boolean {
  const [one, other] = [compact(a ?? ''), compact(b ?? '')];
  return one.startsWith(other) || other.startsWith(one);
}

/** The names as they were read first, and the longer description. */
function joined(one: Job, other: Job): Job {
  const told = lengthOf(other) > lengthOf(one) ? other : one;
  return {
    ...told,
    name: one.name ?? other.name,
    position: one.position ?? other.position,
  };
}

function lengthOf({ summary, highlights }: Job): number {
  return (summary ?? '').length + highlights.join('').length;
}
