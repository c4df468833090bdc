/** The tests of the operator's tools, in Node. They run in the root of the repository, as the tools do. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { CERTIFICATE } from '../../test/support/certificate.ts';
import { drawn, printedSeed, runSeed } from '../../test/support/printed-seed.ts';
import { inMemory } from '../../test/support/stores-in-memory.ts';

const ROOT = join(import.meta.dirname, '../..');

inMemory();

export default defineConfig({
  root: ROOT,
  test: {
    name: 'operator',
    sequence: { seed: runSeed },
    provide: drawn,
    reporters: ['default', printedSeed],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['packages/operator/test/**/*.test.ts'],
    globalSetup: 'test/support/translations.ts',
    setupFiles: ['test/support/seed.ts', 'test/support/career-origins.ts'],
    // For the first file that loads the platform or wrangler: all files of a process share it.
    env: { NODE_EXTRA_CA_CERTS: CERTIFICATE, WRANGLER_LOG: 'error' },
  },
});
