/** The columns of a data point, in their order. Only append: a column keeps its meaning for as long as its data is kept. */

/** blob1, blob2 … */
export const labels = [
  'kind',
  'worker',
  'version',
  'surface',
  'name',
  'method',
  'status',
  'outcome',
] as const;
export type Label = (typeof labels)[number];

/** double1, double2 … */
export const measures = [
  'duration_ms',
  'd1_trips',
  'rows_read',
  'rows_written',
  'r2_calls',
  'kv_calls',
  'errors',
  'messages',
  'lag_ms',
  'database_bytes',
  'segments',
  'pages',
] as const;
export type Measure = (typeof measures)[number];
