/** Starts the service for the tests of this folder: the Worker itself, listening on this machine, with a store of its own. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { plant } from './seed.ts';
import type { Planted } from './seed.ts';

const HOST = '127.0.0.1';
/** Where it can be, the store is in memory: each commit waits for its disk. */
const STORES_DIR = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const START_MS = 30_000;

export type Service = Planted & {
  /** Where it listens, which is its issuer too. */
  origin: string;
  /** Everything it writes down is in here. */
  storageDir: string;
  secretKey: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    service: Service;
  }
}

/** Vitest runs it before the first test, and what it answers after the last. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { service, stop } = await openService();
  project.provide('service', service);
  return stop;
}

type Bindings = Record<string, { type: 'plain_text' | 'secret_text'; value: string }>;

/** A service of its own; `given` is said to it beside what every one is told. */
export async function openService(
  given: Bindings = {},
): Promise<{ service: Service; stop: () => Promise<void> }> {
  keepToThisMachine();
  const storageDir = mkdtempSync(join(STORES_DIR, 'recruiting-clients-'));
  const drop = () => rmSync(storageDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    const port = await freePort();
    const origin = `http://${HOST}:${port}`;
    const secretKey = `the key of one run: ${crypto.randomUUID()}`;
    const planted = await plant({ storageDir, origin, secretKey });
    const stop = await serve({ storageDir, port, origin, secretKey }, given);
    return {
      service: { ...planted, origin, storageDir, secretKey },
      stop: async () => {
        await stop();
        drop();
      },
    };
  } catch (error) {
    drop();
    throw error;
  }
}

/** What `.env` says to wrangler's command line; and no trace of the requests, which it would keep in the store. */
function keepToThisMachine(): void {
  process.loadEnvFile('.env');
  process.env['X_LOCAL_OBSERVABILITY'] = 'false';
  process.env['WRANGLER_LOG'] ??= 'error';
}

type Serving = Pick<Service, 'storageDir' | 'origin' | 'secretKey'> & { port: number };

/** As `npm start` serves it, but for the values given here, whatever the settings of this checkout are. */
async function serve({ storageDir, port, origin, secretKey }: Serving, given: Bindings) {
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: 'wrangler.toml',
    bindings: {
      APP_ENV: { type: 'plain_text', value: 'development' },
      API_ORIGIN: { type: 'plain_text', value: origin },
      SECRET_KEY: { type: 'secret_text', value: secretKey },
      MAIL_TRANSPORT: { type: 'plain_text', value: 'outbox' },
      ...given,
    },
    dev: {
      server: { hostname: HOST, port },
      persist: storageDir,
      inferOriginFromRoutes: false,
      remote: false,
      watch: false,
      inspector: false,
      logLevel: 'none',
    },
  });
  // Where the port was taken meanwhile, nothing else would end the wait.
  const late = AbortSignal.timeout(START_MS);
  await Promise.race([worker.ready, once(late, 'abort').then(() => late.throwIfAborted())]);
  // It listens before it can answer, and the first test is not to wait for that.
  await fetch(`${origin}/openapi.json`, { signal: late });
  return () => worker.dispose();
}

/** The issuer is configured before the service listens, so the port is chosen before too. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
