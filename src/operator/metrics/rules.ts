/** What the data points of Analytics Engine mean: each kind of point, label and measure. `docs/metrics.md` is made from it. */
import type { Label, Measure } from '#lib/metric-columns.ts';

export type Kind = {
  /** When one is written. */
  when: string;
  labels: readonly Label[];
  measures: readonly Measure[];
};

const always = ['kind', 'worker', 'version'] as const satisfies readonly Label[];
const stores = [
  'd1_trips',
  'rows_read',
  'rows_written',
  'r2_calls',
  'kv_calls',
  'errors',
] as const satisfies readonly Measure[];

export const kinds = {
  request: {
    when: 'the answer to a request begins, by each Worker on its way',
    labels: [...always, 'surface', 'name', 'method', 'status', 'outcome'],
    measures: ['duration_ms', ...stores],
  },
  batch: {
    when: 'a batch of a queue is done',
    labels: [...always, 'name', 'outcome'],
    measures: ['duration_ms', ...stores, 'messages', 'lag_ms'],
  },
  cron: {
    when: 'a part of the cron has run',
    labels: [...always, 'name', 'outcome'],
    measures: ['duration_ms', ...stores],
  },
  backlog: {
    when: 'the cron runs, for each kind of work that has a time at which it is due',
    labels: [...always, 'name'],
    measures: ['lag_ms'],
  },
  full_text: {
    when: 'the cron runs, for each full-text index, as it was before the cron merged some of it',
    labels: [...always, 'name'],
    measures: ['segments', 'pages'],
  },
  database: {
    when: 'the cron runs',
    labels: always,
    measures: ['database_bytes'],
  },
} as const satisfies Record<string, Kind>;
export type PointKind = keyof typeof kinds;

export const labelMeanings: Readonly<Record<Label, { values: string; meaning: string }>> = {
  kind: { values: 'see below', meaning: 'what the point is about' },
  worker: { values: 'careers, api, background, recruiting', meaning: 'recruiting: one for all' },
  version: { values: 'ids of versions', meaning: 'of that Worker' },
  surface: { values: 'kinds of routes, forwarded, none', meaning: 'what answers' },
  name: {
    values: 'routes, queues, parts, tables, indexes',
    meaning: 'which; empty where a cache answers',
  },
  method: { values: 'GET, POST, PUT, DELETE', meaning: 'of the route' },
  status: { values: '2xx, 3xx, 4xx, 5xx', meaning: 'the class of the status' },
  outcome: { values: 'ok, refused, failed', meaning: 'refused: 4xx; failed: 5xx, or an error' },
};

type Unit = 'ms' | 'count' | 'bytes';

export const measureMeanings: Readonly<Record<Measure, { unit: Unit; meaning: string }>> = {
  duration_ms: { unit: 'ms', meaning: 'until the answer begins, or the work is done' },
  d1_trips: { unit: 'count', meaning: 'round trips to the database' },
  rows_read: { unit: 'count', meaning: 'as D1 counts and bills them' },
  rows_written: { unit: 'count', meaning: 'as D1 counts and bills them, with those of indexes' },
  r2_calls: { unit: 'count', meaning: 'calls of the files' },
  kv_calls: { unit: 'count', meaning: 'calls of KV' },
  errors: { unit: 'count', meaning: 'failures that were logged' },
  messages: { unit: 'count', meaning: 'messages of the batch' },
  lag_ms: { unit: 'ms', meaning: 'the age of the oldest message, or how late the oldest work is' },
  database_bytes: { unit: 'bytes', meaning: 'the size of the database' },
  segments: { unit: 'count', meaning: 'parts of a full-text index, each of which a search reads' },
  pages: { unit: 'count', meaning: 'of the full-text index, of about 4 kB' },
};
