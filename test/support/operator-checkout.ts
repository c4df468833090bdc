/** A checkout with a state of its own, in which the operator's commands run as on a shell. */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const ROOT = join(import.meta.dirname, '../..');
export const WAITING = 'The database is busy. Waiting.';

export type Ended = { code: number | null; output: string; errors: string };

export type Checkout = {
  folder: string;
  /** Runs a command; `onWait` is called when it says that it waits. */
  run: (words: readonly string[], onWait?: () => void, input?: string) => Promise<Ended>;
  /** Runs statements with `env`, the bindings of this machine, and returns what they print. */
  runScript: (statements: string) => Promise<string>;
  openDatabase: () => DatabaseSync;
  remove: () => void;
};

/** Its database is migrated. */
export async function openCheckout(): Promise<Checkout> {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-operator-'));
  const configurations = ['', 'api.', 'background.', 'careers.'].map(
    (one) => `wrangler.${one}toml`,
  );
  for (const name of [...configurations, 'src', 'migrations', 'public', 'tools', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name));

  const runScript = async (statements: string) => {
    const script = join(folder, 'script.ts');
    writeFileSync(
      script,
      `import { migrate } from '${ROOT}/tools/local/migrations.ts';
       import { openLocalPlatform } from '${ROOT}/tools/local/platform.ts';
       const { env, close } = await openLocalPlatform();
       ${statements}
       await close();`,
    );
    const { code, output, errors } = await runNode(folder, [script]);
    if (code !== 0) throw new Error(errors);
    return output;
  };

  await runScript('await migrate(env.DB);');
  return {
    folder,
    run: (words, onWait, input) =>
      runNode(folder, [join(ROOT, 'tools/operator.ts'), ...words], onWait, input),
    runScript,
    openDatabase: () => {
      const files = globSync(`${folder}/.wrangler/state/v3/d1/**/*.sqlite`);
      return new DatabaseSync(files.find((path) => !path.includes('metadata')) ?? '');
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function runNode(
  cwd: string,
  words: readonly string[],
  onWait: () => void = () => {},
  input = '',
): Promise<Ended> {
  const env = { ...process.env, WRANGLER_LOG: 'error', CI: '1' };
  const child = spawn(process.execPath, words, { cwd, env });
  child.stdin.end(input);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => {
    const isFirst = !errors.includes(WAITING);
    errors += text;
    if (isFirst && errors.includes(WAITING)) onWait();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
