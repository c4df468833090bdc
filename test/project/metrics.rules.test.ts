/** The declarations of the metrics, and their documentation. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { labels, measures } from '#lib/metric-columns.ts';
import { kinds, labelMeanings, measureMeanings } from '#operator/metrics/rules.ts';
import { withTables } from '../../tools/docs-metrics.ts';

const FILE = 'docs/metrics.md';

/** What Analytics Engine takes of each. */
const COLUMNS_MAX = 20;

test('a data point has no more labels and measures than Analytics Engine takes, and each is of some kind', () => {
  expect(labels.length).toBeLessThanOrEqual(COLUMNS_MAX);
  expect(measures.length).toBeLessThanOrEqual(COLUMNS_MAX);
  const used = (of: 'labels' | 'measures') =>
    new Set(Object.values(kinds).flatMap((kind): readonly string[] => kind[of]));
  expect(used('labels')).toEqual(new Set(labels));
  expect(used('measures')).toEqual(new Set(measures));
});

test('columns keep their places: points that are kept have these', () => {
  expect(labels.slice(0, 8).join()).toBe('kind,worker,version,surface,name,method,status,outcome');
  expect(measures.slice(0, 9).join()).toBe(
    'duration_ms,d1_trips,rows_read,rows_written,r2_calls,kv_calls,errors,messages,lag_ms',
  );
});

test(`${FILE} is up to date; if not, run: npm run docs:metrics`, async () => {
  const page = await readFile(FILE, 'utf8');
  expect(page).toBe(withTables(page));
  for (const name of [...Object.keys(labelMeanings), ...Object.keys(measureMeanings)]) {
    expect(page).toContain(`\`${name}\``);
  }
});
