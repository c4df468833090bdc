/** How long an application was in each stage. */
import type { activities } from '#data/tables/applications.ts';

const HOUR_MS = 3_600_000;

type Activity = Pick<typeof activities.$inferSelect, 'toStage' | 'createdAt'>;

/** Takes the history newest first, and returns the stages in chronological order. */
export function timeInStages(history: readonly Activity[], now: Date) {
  const arrivals = history.filter(({ toStage }) => toStage !== null).toReversed();
  return arrivals.map(({ toStage, createdAt }, index) => {
    const until = arrivals[index + 1]?.createdAt ?? now;
    const hours = (until.getTime() - createdAt.getTime()) / HOUR_MS;
    return { stage: toStage, hours: Math.round(hours * 10) / 10 };
  });
}
