/** Two projects: the reader in Node, and in the runtime of the Workers (`*.worker.test.ts`). */
import { readFileSync } from 'node:fs';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

// The runtime as the service has it.
const settings = readFileSync(`${import.meta.dirname}/../../wrangler.background.toml`, 'utf8');
const compatibilityDate = /^compatibility_date = "(?<date>.*)"$/mu.exec(settings)?.groups?.['date'];
if (compatibilityDate === undefined) throw new Error('No compatibility date is set.');

const inWorkers = 'test/**/*.worker.test.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    isolate: false,
    // Properties of a whole reader, on a machine that is busy with something else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['test/**/*.test.ts'], exclude: [inWorkers] },
      },
      {
        extends: true,
        plugins: [
          cloudflareTest({
            miniflare: {
              compatibilityDate,
              bindings: { PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '12' },
            },
          }),
        ],
        test: { name: 'workers', include: [inWorkers] },
      },
    ],
  },
});
