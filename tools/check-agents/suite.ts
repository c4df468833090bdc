/** Runs the official conformance suite, one scenario a process, and reads what it has written down. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unasked } from './scenarios.ts';

const RUN_MS_MAX = 60_000;

export type Tally = { passed: number; skipped: string[]; failed: string[] };

/** `folder`: where the suite's package is. */
export async function runScenario(folder: string, args: readonly string[]): Promise<Tally> {
  const output = mkdtempSync(join(tmpdir(), 'check-agents-'));
  try {
    await run(folder, [...args, '--output-dir', output]);
    return tallyOf(output);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Returns all output; `onOutput` receives the output so far whenever there is more. */
export function run(
  folder: string,
  args: readonly string[],
  onOutput: (text: string) => void = () => {},
): Promise<string> {
  const child = spawn(process.execPath, [join(folder, 'dist/index.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: RUN_MS_MAX,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      onOutput(output);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

type Check = { id: string; status: string; errorMessage?: string };

function tallyOf(output: string): Tally {
  const tally: Tally = { passed: 0, skipped: [], failed: [] };
  const file = readdirSync(output, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('checks.json'),
  );
  const checks: Check[] = file ? JSON.parse(readFileSync(join(output, file), 'utf8')) : [];
  if (checks.length === 0) tally.failed.push('the suite has written nothing');
  for (const { id, status, errorMessage = '' } of checks) {
    const why = unasked.find(([start]) => id.startsWith(start))?.[1];
    if (status === 'SUCCESS') tally.passed += 1;
    else if (why !== undefined) tally.skipped.push(`${id}: ${why}`);
    else if (errorMessage.startsWith('Not testable')) tally.skipped.push(`${id}: ${errorMessage}`);
    else if (status === 'FAILURE') tally.failed.push(`${id}: ${errorMessage}`);
  }
  return tally;
}
