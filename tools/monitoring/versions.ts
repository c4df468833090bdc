/** Compares two versions of a Worker by their data points, while each has a share of the requests. */
import { numberOf } from './dataset.ts';
import type { Ask, Row } from './dataset.ts';

export type VersionFigures = { counted: number; failed: number; p95: number };

/** The version before is looked at for an hour longer: at 100 % of the new one, it gets nothing. */
const BEFORE_SECONDS = 3600;
/** Fewer say nothing. */
const COUNTED_MIN = 50;
/** Of a hundred requests, one more may fail. */
const FAILED_MORE_MAX = 0.01;
/** Half as long again, and long enough to be felt. */
const SLOWER_TIMES_MAX = 1.5;
const SLOWER_MS_MAX = 100;

type Compared = { from: string; to: string; since: Date };

/** Sentences about what is worse in the new version; none: nothing is, or there is too little to say so. */
export async function compareVersions(ask: Ask, { from, to, since }: Compared): Promise<string[]> {
  const rows = await ask({
    select: {
      id: 'version',
      counted: 'sum(weight)',
      failed: "sumIf(weight, outcome = 'failed')",
      p95: 'quantileExactWeighted(0.95)(duration_ms, weight)',
    },
    where: `kind IN ('request', 'batch', 'cron') AND version IN ('${from}', '${to}')`,
    seconds: BEFORE_SECONDS + Math.ceil((Date.now() - since.getTime()) / 1000),
    groupBy: 'id',
  });
  const figuresOf = (id: string) => toFigures(rows.find((row) => row['id'] === id));
  return findWorse(figuresOf(from), figuresOf(to));
}

function toFigures(row: Row | undefined): VersionFigures {
  return {
    counted: numberOf(row, 'counted'),
    failed: numberOf(row, 'failed'),
    p95: numberOf(row, 'p95'),
  };
}

export function findWorse(before: VersionFigures, after: VersionFigures): string[] {
  if (before.counted < COUNTED_MIN || after.counted < COUNTED_MIN) return [];
  const shareOf = ({ counted, failed }: VersionFigures) => failed / counted;
  const faults: string[] = [];
  if (shareOf(after) - shareOf(before) > FAILED_MORE_MAX) {
    faults.push(
      `the new version fails ${percent(shareOf(after))} of its work, the one before ${percent(shareOf(before))}`,
    );
  }
  const slower = after.p95 - before.p95;
  if (slower > SLOWER_MS_MAX && after.p95 > before.p95 * SLOWER_TIMES_MAX) {
    faults.push(
      `the new version takes ${Math.round(after.p95)} ms (p95), the one before ${Math.round(before.p95)} ms`,
    );
  }
  return faults;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

export type Comparing = (versions: { from: string; to: string }, since: Date) => Promise<string[]>;

/** Compares where data points can be asked; otherwise it says once that a release goes by its other signs. */
export function comparing(ask: Ask, print: (line: string) => void): Comparing {
  let isSaid = false;
  return async ({ from, to }, since) => {
    try {
      return await compareVersions(ask, { from, to, since });
    } catch (error) {
      if (!isSaid) print(`Errors and p95 are not compared: ${String(error)}`);
      isSaid = true;
      return [];
    }
  };
}
