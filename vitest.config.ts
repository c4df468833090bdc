/** Three runs: pure rules and models in Node, everything with a door in one workerd, and OAuth clients against the service as it listens. */
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { simulatedClients } from './tools/simulate-providers/clients.ts';

const migrations = await readD1Migrations('./migrations');
const inNode = [
  'test/**/*.{rules,model}.test.{ts,tsx}',
  'test/project/**/*.test.ts',
  'test/mail/service.test.ts',
  'packages/*/test/**/!(*.worker).test.ts',
];
const clients = ['test/clients/**/*.test.ts'];

export default defineConfig({
  test: {
    // Console output of a request that outlives its test would wait for ever.
    disableConsoleIntercept: true,
    projects: [
      { extends: true, test: { name: 'rules', include: inNode } },
      {
        extends: true,
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Named here, so that no local file has a say.
              bindings: {
                APP_ENV: 'development',
                API_ORIGIN: 'https://api.recruiting.example',
                SECRET_KEY: 'a secret of the tests that nothing else uses',
                MAIL_TRANSPORT: 'outbox',
                WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
                TEST_MIGRATIONS: migrations,
                PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '12',
                PROVIDER_BASE_URLS: JSON.stringify({ '*': inject('providers') }),
                LINKEDIN_ORGANIZATIONS: 'true',
                ...simulatedClients,
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          // One workerd and one database for all files; every test opens its own company.
          isolate: false,
          maxWorkers: 1,
          include: ['test/**/*.test.{ts,tsx}', 'packages/*/test/**/*.worker.test.ts'],
          exclude: [...inNode, ...clients],
          globalSetup: [
            'test/support/smtp-server.ts',
            'test/support/receiver-server.ts',
            'test/support/provider-server.ts',
            'test/support/client-documents-server.ts',
          ],
          setupFiles: ['test/support/migrate.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          // One service for all files.
          isolate: false,
          maxWorkers: 1,
          include: clients,
          globalSetup: 'test/clients/support/service.ts',
          setupFiles: 'test/clients/support/network.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
