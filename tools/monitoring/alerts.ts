/** The alert rules: what is asked of the data points, and from which value on somebody must look. `docs/runbooks.md` is made from it. */
import { goodOf, objectives, total } from './objectives.ts';
import type { Objective } from './objectives.ts';

/** `page`: wake somebody up. `ticket`: look within a working day. */
export type Severity = 'page' | 'ticket';

export type Alert = {
  /** Its section in docs/runbooks.md. */
  id: string;
  severity: Severity;
  /** When it fires, for people. */
  about: string;
  where: string;
  /** An expression over the data points of the window. */
  value: string;
  /** A label: a value for each of its values. */
  by?: string;
  minutes: number;
  /** It fires above this value, or below it. */
  above?: number;
  below?: number;
  /** Of fewer data points, nothing is said. */
  atLeast: number;
};

const GB = 1e9;
const HOUR = 60;
const LATE_MS = 5 * 60_000;

/** Burned 14.4 times as fast as allowed, the budget of 28 days is gone in two days; 6 times, in five. */
const burns = [
  { name: 'fast', minutes: HOUR, above: 14.4, severity: 'page' },
  { name: 'slow', minutes: 6 * HOUR, above: 6, severity: 'ticket' },
] as const;

function burnAlerts(objective: Objective): Alert[] {
  const { id, of, target } = objective;
  const allowed = (1 - target).toFixed(6);
  return burns.map(({ name, minutes, above, severity }) => ({
    id: `${id}-${name}-burn`,
    severity,
    about: `${id} uses its error budget ${above} times as fast as it may`,
    where: of,
    value: `(${total} - ${goodOf(objective)}) / ${total} / ${allowed}`,
    minutes,
    above,
    atLeast: 100,
  }));
}

const own: readonly Alert[] = [
  {
    id: 'cron-silent',
    severity: 'page',
    about: 'the cron has not run for ten minutes',
    where: "kind = 'cron'",
    value: total,
    minutes: 10,
    below: 1,
    atLeast: 0,
  },
  {
    id: 'cron-part-fails',
    severity: 'ticket',
    about: 'a part of the cron fails more often than it succeeds',
    where: "kind = 'cron'",
    value: `sumIf(weight, outcome = 'failed') / ${total}`,
    by: 'name',
    minutes: 30,
    above: 0.5,
    atLeast: 10,
  },
  {
    id: 'work-late',
    severity: 'page',
    about: 'the oldest work of a kind was five minutes late all the time',
    where: "kind = 'backlog'",
    value: 'min(lag_ms)',
    by: 'name',
    minutes: 10,
    above: LATE_MS,
    atLeast: 5,
  },
  {
    id: 'queue-fails',
    severity: 'ticket',
    about: 'a fifth of the batches of a queue has a message that failed',
    where: "kind = 'batch'",
    value: `sumIf(weight, outcome = 'failed') / ${total}`,
    by: 'name',
    minutes: 30,
    above: 0.2,
    atLeast: 10,
  },
  {
    id: 'queue-waits',
    severity: 'ticket',
    about: 'one message in twenty waits two minutes for its batch',
    where: "kind = 'batch'",
    value: 'quantileExactWeighted(0.95)(lag_ms, weight)',
    by: 'name',
    minutes: 30,
    above: 120_000,
    atLeast: 10,
  },
  {
    id: 'api-slow',
    severity: 'ticket',
    about: 'one call of the API in twenty takes a second',
    where: "kind = 'request' AND surface IN ('tenant', 'public') AND outcome = 'ok'",
    value: 'quantileExactWeighted(0.95)(duration_ms, weight)',
    minutes: 30,
    above: 1000,
    atLeast: 100,
  },
  {
    id: 'pages-slow',
    severity: 'ticket',
    about: 'one career page in twenty takes a second',
    where: "kind = 'request' AND surface = 'career-page' AND outcome = 'ok'",
    value: 'quantileExactWeighted(0.95)(duration_ms, weight)',
    minutes: 30,
    above: 1000,
    atLeast: 100,
  },
  {
    id: 'route-reads-much',
    severity: 'ticket',
    about: 'a request to a route reads 5,000 rows on average',
    where: "kind = 'request'",
    value: `sum(weight * rows_read) / ${total}`,
    by: 'name',
    minutes: HOUR,
    above: 5000,
    atLeast: 100,
  },
  {
    id: 'database-grows',
    severity: 'ticket',
    about: 'the database has more than 7 of 10 GB',
    where: "kind = 'database'",
    value: 'max(database_bytes)',
    minutes: HOUR,
    above: 7 * GB,
    atLeast: 1,
  },
  {
    id: 'database-full',
    severity: 'page',
    about: 'the database has more than 9 of 10 GB',
    where: "kind = 'database'",
    value: 'max(database_bytes)',
    minutes: HOUR,
    above: 9 * GB,
    atLeast: 1,
  },
];

export const alerts: readonly Alert[] = [
  ...objectives.filter(({ isBurnWatched }) => isBurnWatched).flatMap(burnAlerts),
  ...own,
];
