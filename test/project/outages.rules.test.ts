/** The table of what waits while another service is away, with a row for each queue and each part of the cron that needs one. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cronParts } from '#operator/heartbeat/rules.ts';
import { withTables } from '../../tools/docs-metrics.ts';
import { cronOutages, outages, queueOutages, triedText } from '../../tools/monitoring/outages.ts';

const PAGE = 'docs/operations.md';

const text = await readFile('wrangler.background.toml', 'utf8');

test('every queue and every part of the cron says what it does while another service is away', () => {
  const queues = [...text.matchAll(/\[\[queues\.consumers\]\]\nqueue = "[^"]*-([^"-]+)"/gu)];
  expect(new Set(queues.map(([, name]) => name))).toEqual(new Set(Object.keys(queueOutages)));
  expect(new Set(Object.keys(cronOutages))).toEqual(new Set(cronParts));
});

test('whatever runs every minute is run by a cron of every minute', () => {
  expect(text).toContain('crons = ["* * * * *"]');
});

test(`${PAGE} is up to date; if not, run: npm run docs:metrics`, async () => {
  const page = await readFile(PAGE, 'utf8');
  expect(page).toBe(withTables(page));
  for (const one of outages) expect(page).toContain(triedText(one));
});
