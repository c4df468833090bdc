/** What each Worker makes at its start: more of it is a slower first answer, wherever a place starts the Worker. */
import { expect, test } from 'vitest';
import { startCounts } from '../support/start-counts.ts';
import type { StartCounts } from '../support/start-counts.ts';

/** The most of each. A figure falls when less is made at the start, and rises only with a reason. */
const limits: readonly (readonly [entry: string, limit: StartCounts])[] = [
  // The search box is a module, which the search and a missing page share. What members are told is written where a change is, so its
  // statement is a module of each Worker.
  ['workers/careers/careers.ts', { modules: 252, schemas: 0, columns: 0, intl: 0 }],
  // With the rows that limited members see, which are known wherever a member calls, and the data of the events of tasks. CRC-32 is a
  // module in place of `node:zlib`, and what a caller prefers is one; what becomes of failed emails is one, and the data of its event two. What
  // prepares statements, so that an isolate writes each once, is one; notifications are two.
  ['workers/api/api.ts', { modules: 272, schemas: 94, columns: 240, intl: 0 }],
  // The tables of feedback are a module, and the data of its events a schema, of those of tasks and of failed emails two each. So is CRC-32
  // in place of `node:zlib`, and what becomes of failed emails.
  // What prepares statements is one, and writes them with Drizzle's driver and the cache that it imports. Notifications and their daily email
  // are four.
  ['workers/background/background.ts', { modules: 195, schemas: 98, columns: 226, intl: 0 }],
  ['workers/reader/reader.ts', { modules: 6, schemas: 0, columns: 0, intl: 0 }],
];

test.each(limits)(
  'the start of %s makes no more than is written down',
  { timeout: 60_000 },
  async (entry, limit) => {
    const counts = await startCounts(entry);
    const report = `${entry}: ${JSON.stringify(counts)}`;
    process.stdout.write(`${report}\n`);
    for (const [name, most] of Object.entries(limit)) {
      expect(counts[name as keyof StartCounts], `${name}: ${report}`).toBeLessThanOrEqual(most);
    }
    // The marks are where libraries make what is counted: a Worker of the API without schemas has lost its mark.
    expect(counts.modules).toBeGreaterThan(limit.modules / 2);
    expect(counts.schemas > 0).toBe(limit.schemas > 0);
    expect(counts.columns > 0).toBe(limit.columns > 0);
  },
);
