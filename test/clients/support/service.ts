/** Starts the service for these tests: the Worker on this machine, with its own database. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeCommonPasswords } from '../../../tools/common-passwords.ts';
import { writeWordFiles } from '../../../tools/translations.ts';
import { HOST } from '../../../tools/local/address.ts';
import { freePort } from '../../../tools/local/free-port.ts';
import { seedService } from './seed.ts';
import type { Planted } from './seed.ts';

/** In memory where possible, because every commit waits for the disk. */
const STORES_DIR = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const START_MS = 30_000;

export type Service = Planted & {
  /** Where it listens; also its issuer. */
  origin: string;
  /** The folder of everything it stores. */
  storageDir: string;
  secretKeys: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    service: Service;
  }
}

/** Vitest calls it before the first test, and its result after the last. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { service, stop } = await openService();
  project.provide('service', service);
  return stop;
}

type Bindings = Record<string, { type: 'plain_text' | 'secret_text'; value: string }>;

/** Starts another service; `given` overrides its variables. */
export async function openService(
  given: Bindings = {},
): Promise<{ service: Service; stop: () => Promise<void> }> {
  keepToThisMachine();
  const storageDir = mkdtempSync(join(STORES_DIR, 'recruiting-clients-'));
  const drop = () => rmSync(storageDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    const port = await freePort();
    const origin = `http://${HOST}:${port}`;
    const secretKeys = `the key of one run: ${crypto.randomUUID()}`;
    // The port opens while the store is seeded; nothing opens the store before the first request.
    const [seeded, worker] = await Promise.all([
      seedService({ storageDir, origin, secretKeys }),
      serve({ storageDir, port, origin, secretKeys }, given),
      writeCommonPasswords(),
      writeWordFiles(),
    ]);
    // The port opens before the service can answer, so wait for an answer.
    await fetch(`${origin}/openapi.json`, { signal: AbortSignal.timeout(START_MS) });
    return {
      service: { ...seeded, origin, storageDir, secretKeys },
      stop: async () => {
        await worker.dispose();
        drop();
      },
    };
  } catch (error) {
    drop();
    throw error;
  }
}

/** The environment of wrangler's command line, without request traces, which would be stored. */
function keepToThisMachine(): void {
  process.loadEnvFile('.env');
  process.env['X_LOCAL_OBSERVABILITY'] = 'false';
  process.env['WRANGLER_LOG'] ??= 'error';
}

type Serving = Pick<Service, 'storageDir' | 'origin' | 'secretKeys'> & { port: number };

/** As `npm start` serves it, with the given values instead of this checkout's settings. */
async function serve({ storageDir, port, origin, secretKeys }: Serving, given: Bindings) {
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: 'wrangler.toml',
    bindings: {
      APP_ENV: { type: 'plain_text', value: 'development' },
      API_ORIGIN: { type: 'plain_text', value: origin },
      SECRET_KEYS: { type: 'secret_text', value: secretKeys },
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
  // If the port is taken meanwhile, nothing else would end the wait.
  const late = AbortSignal.timeout(START_MS);
  await Promise.race([worker.ready, once(late, 'abort').then(() => late.throwIfAborted())]);
  return worker;
}
