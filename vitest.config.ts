/** Three projects: pure rules and models in Node, requests to the Worker in workerd, and OAuth clients against the service as it listens. */
import { execFileSync } from 'node:child_process';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { CERTIFICATE } from './test/support/certificate.ts';
import { keptQueueBindings, keptQueues } from './test/support/kept-queues.ts';
import { FileLimit } from './test/support/file-limit.ts';
import { drawn, printedSeed, runSeed } from './test/support/printed-seed.ts';
import { SlowestFiles } from './test/support/slowest-files.ts';
import { inMemory } from './test/support/stores-in-memory.ts';
import { workerBundle } from './test/support/worker-bundle.ts';
import { simulatedClients } from './tools/simulate-providers/clients.ts';

const inNode = [
  'test/**/*.{rules,model}.test.{ts,tsx}',
  'test/project/**/*.test.ts',
  'test/mail/service.test.ts',
];
const clients = ['test/clients/**/*.test.ts'];

/**
 * One project after the other, in a shuffled run too: where a file of another project is next, the process ends, and a new one loads
 * all modules again.
 */
const after = (groupOrder: number) => ({ sequence: { seed: runSeed, groupOrder } });

inMemory();
// What Vite loads for Workers, the setup of their tests included, finds the texts of this checkout, not of the commit before.
execFileSync(process.execPath, ['tools/translations.ts', '--bundle']);

export default defineConfig({
  test: {
    // The order within files is shuffled where `--sequence.shuffle` asks for it.
    sequence: { seed: runSeed },
    provide: drawn,
    // Console output of a request that outlives its test would wait for ever.
    disableConsoleIntercept: true,
    maxWorkers: 2,
    // The Worker's bundle changes with any file of `src`, which a cache by file cannot know.
    fsModuleCache: false,
    // Long enough for a machine that is busy with something else.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // In watch mode: the Worker is one module, so what changed in it may concern every test.
    forceRerunTriggers: ['**/{package.json,vitest.config.ts}', '**/src/**'],
    reporters: ['default', printedSeed, new SlowestFiles(), new FileLimit()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          ...after(1),
          include: inNode,
          globalSetup: 'test/support/translations.ts',
          setupFiles: ['test/support/seed.ts', 'test/support/career-origins.ts'],
          // For the first file that loads the platform or wrangler: all files of a process share it.
          env: { NODE_EXTRA_CA_CERTS: CERTIFICATE, WRANGLER_LOG: 'error' },
        },
      },
      {
        extends: true,
        plugins: [
          // Without it a stack trace names the Worker's own files.
          process.env['UNBUNDLED'] === undefined && workerBundle(import.meta.dirname),
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Named here, so that no local file has a say.
              bindings: {
                APP_ENV: 'development',
                API_ORIGIN: 'https://api.recruiting.example',
                // Two keys, as during a rotation: a test that reseals leaves the others able to read.
                SECRET_KEYS:
                  '1:a-secret-of-the-tests-that-nothing-else-uses,2:another-secret-of-the-tests-that-is-used-next',
                MAIL_TRANSPORT: 'outbox',
                WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '12',
                FAULTS: process.env['FAULTS'] ?? 'sample',
                FEED_JOBS: process.env['FEED_JOBS'] ?? '4',
                PROVIDER_BASE_URLS: JSON.stringify({ '*': inject('providers') }),
                LINKEDIN_ORGANIZATIONS: 'true',
                ...simulatedClients,
              },
              ...keptQueueBindings,
              workers: [keptQueues],
            },
          })),
        ],
        test: {
          name: 'worker',
          // Each of the two workers is a workerd with a database for all its files. Each file begins with an empty service, and
          // every test opens its own company.
          isolate: false,
          ...after(2),
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...inNode, ...clients],
          globalSetup: [
            'test/support/public-files.ts',
            'test/support/smtp-server.ts',
            'test/support/receiver-server.ts',
            'test/support/provider-server.ts',
            'test/support/client-documents-server.ts',
          ],
          setupFiles: [
            'test/support/seed.ts',
            'test/support/migrate.ts',
            'test/support/career-origins.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          // One service for all files.
          isolate: false,
          ...after(0),
          include: clients,
          globalSetup: ['test/support/translations.ts', 'test/clients/support/service.ts'],
          setupFiles: 'test/clients/support/network.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
