/** Runs `npm start` on an empty checkout and on its data: the seconds to the first answer, and a day of the service. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openOutside } from './check-start/outside.ts';
import { runStory } from './check-start/story.ts';
import { freePort } from './local/free-port.ts';
import { originOf } from './local/address.ts';
import { tokenOf } from './seed/credentials.ts';

const ROOT = join(import.meta.dirname, '..');
/** What `npm start` keeps in the checkout. */
const own: ReadonlySet<string> = new Set(['.git', '.wrangler', '.dev', '.dev.vars']);
const CAREER = { hostname: 'karriere-de.example', countryId: 276, country: 'DE' };
const POLL_MS = 20;
const START_MS = 120_000;

const { values: options } = parseArgs({ options: { split: { type: 'boolean', default: false } } });
const shape = options.split ? ['--split'] : [];

/** The files of this checkout, without its data. */
const checkout = mkdtempSync(join(tmpdir(), 'recruiting-start-'));
for (const name of globSync('{*,.*}', { cwd: ROOT }).filter((one) => !own.has(one))) {
  symlinkSync(join(ROOT, name), join(checkout, name));
}
const outside = await openOutside();
const port = await freePort();
const settings = Object.entries(outside.settings).map(([name, value]) => `${name}=${value}\n`);
writeFileSync(join(checkout, '.dev.vars'), settings.join(''));

let service: ChildProcess | undefined;
try {
  print('first answer, empty', await start());
  await stop();
  print('first answer, with data', await start());
  const files = globSync(join(checkout, '.wrangler/state/v3/d1/**/*.sqlite'));
  const database = files.find((path) => !path.includes('metadata')) ?? '';
  const token = await tokenOf('acme', 'Admin');
  const steps = await runStory({ port, token, career: CAREER, database }, outside);
  for (const { seen, milliseconds } of steps) print(seen, milliseconds);
} finally {
  await stop();
  outside.close();
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns the milliseconds to the first answer. */
async function start(): Promise<number> {
  const begun = performance.now();
  const words = [join(ROOT, 'tools/start.ts'), '--port', String(port), ...shape];
  service = spawn(process.execPath, words, {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isAnswering())) {
    if (service.exitCode !== null) throw new Error('The service has ended.');
    if (performance.now() - begun > START_MS) throw new Error('The service does not answer.');
    await pause(POLL_MS);
  }
  return performance.now() - begun;
}

async function stop(): Promise<void> {
  if (service === undefined || service.exitCode !== null) return;
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
}

function isAnswering(): Promise<boolean> {
  return fetch(`${originOf(port)}/api/locations/countries`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function print(what: string, milliseconds: number): void {
  process.stdout.write(`${(milliseconds / 1000).toFixed(2).padStart(6)} s  ${what}\n`);
}
