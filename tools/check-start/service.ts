/** The service on an empty checkout of its own, as `npm start` runs it, with settings of the caller. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { originOf } from '../local/address.ts';
import { freePort } from '../local/free-port.ts';
import { servingProcess } from '../local/orphan.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What `npm start` keeps in the checkout. */
const own: ReadonlySet<string> = new Set(['.git', '.wrangler', '.dev', '.dev.vars']);
const POLL_MS = 20;
const START_MS = 120_000;

export type Service = {
  port: number;
  /** The folder with this checkout's files and the data of the service. */
  checkout: string;
  /** Returns the milliseconds to the first answer. */
  start: () => Promise<number>;
  stop: () => Promise<void>;
  /** Starts it, and kills it after so many milliseconds, wherever it is then. */
  startAndKill: (milliseconds: number) => Promise<void>;
  /** Deletes its data and settings, as before the first start. */
  empty: () => void;
  /** Stops it, and deletes its data. */
  close: () => Promise<void>;
};

export async function openService(
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<Service> {
  const checkout = mkdtempSync(join(tmpdir(), 'recruiting-start-'));
  for (const name of globSync('{*,.*}', { cwd: ROOT }).filter((one) => !own.has(one))) {
    symlinkSync(join(ROOT, name), join(checkout, name));
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(checkout, '.dev.vars'), lines.join(''));
  const port = await freePort();
  let running: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  const launch = () =>
    spawn(process.execPath, [join(ROOT, 'tools/start.ts'), '--port', String(port), ...words], {
      cwd: checkout,
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  return {
    port,
    checkout,
    stop,
    async start() {
      const begun = performance.now();
      running = launch();
      while (!(isServing(checkout, running.pid) && (await isAnswering(port)))) {
        if (running.exitCode !== null) throw new Error('The service has ended.');
        if (performance.now() - begun > START_MS) throw new Error('The service does not answer.');
        await pause(POLL_MS);
      }
      return performance.now() - begun;
    },
    async startAndKill(milliseconds) {
      const killed = launch();
      const ended = once(killed, 'exit');
      await pause(milliseconds);
      killed.kill('SIGKILL');
      await ended;
    },
    empty() {
      for (const name of own) {
        const path = join(checkout, name);
        if (name !== '.git') rmSync(path, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    async close() {
      await stop();
      rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Whether it is this process: the runtime of one that was killed answers, too. */
function isServing(checkout: string, pid: number | undefined): boolean {
  return servingProcess(checkout) === pid;
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`${originOf(port)}/api/locations/countries`).then(
    ({ ok }) => ok,
    () => false,
  );
}
