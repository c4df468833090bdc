/** A checkout with a state of its own, which is the working directory, and in which the operator's command line runs. */
import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../../../tools/local/migrations.ts';
import { openLocalPlatform } from '../../../../tools/local/platform.ts';
import type { LocalPlatform } from '../../../../tools/local/platform.ts';
import { BUSY, runCommandLine } from '../../tools/operator/command-line.ts';
import { readFrom } from '../../tools/operator/stdin.ts';
import type { OpenPlatform } from '../../../../tools/platform.ts';

const ROOT = join(import.meta.dirname, '../../../..');
export const WAITING = BUSY;

type Ended = { code: number; output: string; errors: string };

type Running = {
  /** Called when the command says that it waits: it opens the stores for itself, as a process of its own does. */
  onWait?: () => void;
  /** How long it waits each time, in place of five seconds in all. */
  waits?: readonly number[];
  /** What stands in standard input. */
  input?: string;
};

export type Checkout = {
  folder: string;
  run: (words: readonly string[], running?: Running) => Promise<Ended>;
  /** The bindings of this machine. */
  env: LocalPlatform['env'];
  openDatabase: () => DatabaseSync;
  close: () => Promise<void>;
};

/** Its database is migrated. */
export async function openCheckout(): Promise<Checkout> {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-operator-'));
  const configurations = ['', 'api.', 'background.', 'careers.', 'reader.'].map(
    (one) => `wrangler.${one}toml`,
  );
  for (const name of [...configurations, 'src', 'migrations', 'public', 'tools', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name));
  process.chdir(folder);
  const { env, close } = await openLocalPlatform();
  await migrate(env.DB);
  const kept = () => Promise.resolve({ env, close: () => Promise.resolve() });
  return {
    folder,
    run: (words, running = {}) => {
      const alone = (onBusy?: () => void) => openLocalPlatform(onBusy, running.waits);
      return run(words, running, running.onWait ? alone : kept);
    },
    env,
    openDatabase: () => {
      const files = globSync(`${folder}/.wrangler/state/v3/d1/**/*.sqlite`);
      return new DatabaseSync(files.find((path) => !path.includes('metadata')) ?? '');
    },
    close: async () => {
      await close();
      process.chdir(before);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function run(
  words: readonly string[],
  { onWait, input = '' }: Running,
  openPlatform: OpenPlatform,
): Promise<Ended> {
  let [output, errors] = ['', ''];
  const { SECRET_KEYS: keys } = process.env;
  readFrom(input);
  const code = await runCommandLine(words, {
    print: (line) => (output += `${line}\n`),
    complain: (line) => {
      errors += `${line}\n`;
      if (line === WAITING) onWait?.();
    },
    openPlatform,
  });
  readFrom(undefined);
  // What a command takes from standard input is gone with its process.
  if (keys === undefined) delete process.env['SECRET_KEYS'];
  else process.env['SECRET_KEYS'] = keys;
  return { code, output, errors };
}
