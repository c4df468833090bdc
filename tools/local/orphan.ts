/** The runtime outlives an `npm start` that was killed, and keeps its port: the next start ends it. */
import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

const NOTE = '.wrangler/serving.json';
const RUNTIME = /workerd/u;

type Serving = { pid: number; parent: number };

/** Notes each runtime that this process starts from here on: the last one serves. */
export function noteRuntime(): void {
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      const { pid, spawnfile } = child;
      if (pid === undefined || !RUNTIME.test(spawnfile)) return;
      writeWhole(NOTE, JSON.stringify({ pid, parent: process.pid } satisfies Serving));
    });
  });
}

/** Ends the runtime of a start that is gone. Returns whether there was one. */
export function endOrphan(): boolean {
  const serving = existsSync(NOTE) ? parse(readFileSync(NOTE, 'utf8')) : null;
  if (!serving || isAlive(serving.parent) || !isRuntime(serving.pid)) return false;
  process.kill(serving.pid, 'SIGKILL');
  rmSync(NOTE);
  return true;
}

/** The `npm start` that serves a checkout; undefined: none has begun. */
export function servingProcess(checkout: string): number | undefined {
  const file = join(checkout, NOTE);
  return existsSync(file) ? parse(readFileSync(file, 'utf8'))?.parent : undefined;
}

function parse(text: string): Serving | null {
  const { pid, parent } = JSON.parse(text) as Partial<Serving>;
  return pid && parent ? { pid, parent } : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Another process can have got the number since. */
function isRuntime(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  return RUNTIME.test(stdout ?? '');
}
