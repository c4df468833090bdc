/**
 * Shows that a CV that eats memory ends the reader alone: two processes, one with all other Workers, and one
 * with the reader under a limit of V8. The platform gives each isolate 128 MB; here a process is what ends.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { hostile } from '../packages/cv-reader/test/support/hostile.ts';
import type { Start } from './check-memory/reader.ts';
import { openBundler } from './local/bundle.ts';
import { migrate } from './local/migrations.ts';
import { startMiniflare } from './local/miniflare.ts';
import { readWorkers } from './local/workers.ts';

/** Enough for the Worker and an ordinary CV. With the 64 MB that an isolate has beside its program, every hostile CV is read. */
const HEAP_MB = 20;
const ROUNDS = 3;
const READER = 'recruiting-reader';
const ORDINARY = 'packages/cv-reader/test/fixtures/d01-en-onecol.pdf';
const PATHS = ['/openapi.json', '/sign-in', '/api/locations/countries?country_code=DE'];
const HOSTILE = ['pdf', 'a range of 16 million characters'] as const;

/** Reads a CV as the Worker of the API does. */
const CALLER = `
  import { openCvReader } from '#platform/cv-reader.ts';
  export default {
    async fetch(request, { READER }) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const { status } = await openCvReader(READER).readCv(bytes);
      return new Response(status);
    },
  };
`;

const settings = {
  APP_ENV: 'development',
  API_ORIGIN: 'http://127.0.0.1',
  SECRET_KEYS: 'a secret of this check that nothing else uses',
  MAIL_TRANSPORT: 'outbox',
};

const folder = await mkdtemp(join(tmpdir(), 'recruiting-memory-'));
const bundle = resolve('.wrangler/bundle-memory');
const start: Start = {
  bundle,
  stateDir: join(folder, 'reader'),
  registry: join(folder, 'registry'),
};
const bundler = await openBundler('split', bundle);
await bundler.close();

const service = await openService();
const reader = await openReader();
try {
  await run();
} finally {
  reader.kill();
  await service.dispose();
  await rm(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const [kind, name] = HOSTILE;
  const eater = hostile[kind]?.[name]?.[1]() ?? new Uint8Array();
  for (let round = 1; round <= ROUNDS; round++) {
    expectStatus('an ordinary CV', await read(readFileSync(ORDINARY)), 'parsed');
    const restarted = once(reader, 'message');
    const reading = read(eater);
    await expectAnswers('while a hostile CV is read');
    expectStatus('the hostile CV', await reading, 'failed', 'timed_out');
    await restarted;
    process.stdout.write('the process of the reader has ended\n');
    await expectAnswers('after the reader has ended');
  }
  expectStatus('an ordinary CV at the end', await read(readFileSync(ORDINARY)), 'parsed');
}

async function read(bytes: Uint8Array): Promise<string> {
  const caller = await service.getWorker('caller');
  const response = await caller.fetch('http://caller/', { method: 'POST', body: bytes });
  return response.text();
}

function expectStatus(what: string, status: string, ...expected: string[]): void {
  process.stdout.write(`${what}: ${status}\n`);
  if (!expected.includes(status)) throw new Error(`Expected of ${what}: ${expected.join(' or ')}.`);
}

/** The API, a page of a career domain, and the location API. */
async function expectAnswers(when: string): Promise<void> {
  const before = performance.now();
  const answers = await Promise.all(
    PATHS.map(
      async (path) => (await service.dispatchFetch(`${settings.API_ORIGIN}${path}`)).status,
    ),
  );
  const took = Math.round(performance.now() - before);
  process.stdout.write(`${PATHS.join(', ')} ${when}: ${answers.join(', ')} in ${took} ms\n`);
  if (answers.some((status) => status !== 200)) throw new Error(`No answer ${when}.`);
}

async function openService() {
  const workers = await readWorkers('split', settings);
  const caller = await build({
    stdin: { contents: CALLER, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const others = workers.filter(({ name }) => name !== READER);
  const miniflare = startMiniflare({
    resourcePersistencePath: join(folder, 'service'),
    unsafeDevRegistryPath: start.registry,
    workers: [
      ...others.map((worker) => ({ ...worker, modules: true, rootPath: bundle })),
      {
        name: 'caller',
        modules: true,
        script: caller.outputFiles[0]?.text,
        compatibilityDate: others[0]?.['compatibilityDate'],
        serviceBindings: { READER: { name: READER, entrypoint: 'Reader' } },
      },
    ],
  });
  await miniflare.ready;
  await migrate(await miniflare.getD1Database('DB', 'recruiting-api'));
  return miniflare;
}

async function openReader(): Promise<ChildProcess> {
  const child = fork('tools/check-memory/reader.ts', {
    env: {
      ...process.env,
      ...settings,
      MINIFLARE_WORKERD_V8_FLAGS: `--max-old-space-size=${HEAP_MB}`,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(start);
  await once(child, 'message');
  return child;
}
