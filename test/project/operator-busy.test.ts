/** The operator's command line while another process writes to the local database. */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CREATE = 'domain set --hostname jobs.example --name Jobs --language en --countries GB'.split(
  ' ',
);
const WAITING = 'The database is busy. Waiting.';

const MIGRATE = `
  import { migrate } from '${ROOT}/tools/local/migrations.ts';
  import { openLocalPlatform } from '${ROOT}/tools/local/platform.ts';
  const { env, close } = await openLocalPlatform();
  await migrate(env.DB);
  await close();`;

/** A checkout with a state of its own. */
const checkout = mkdtempSync(join(tmpdir(), 'recruiting-operator-'));

beforeAll(async () => {
  for (const name of ['wrangler.toml', 'src', 'migrations', 'public', 'tools', 'package.json']) {
    symlinkSync(join(ROOT, name), join(checkout, name));
  }
  writeFileSync(join(checkout, 'migrate.ts'), MIGRATE);
  const migrated = await runNode([join(checkout, 'migrate.ts')]);
  if (migrated.code !== 0) throw new Error(migrated.errors);
}, 60_000);

afterAll(() => {
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
});

type Ended = { code: number | null; output: string; errors: string };

/** Runs a command; `onWait` is called when it says that it waits. */
function run(words: readonly string[], onWait?: () => void): Promise<Ended> {
  return runNode([join(ROOT, 'tools/operator.ts'), ...words], onWait);
}

function runNode(words: readonly string[], onWait: () => void = () => {}): Promise<Ended> {
  const child = spawn(process.execPath, words, {
    cwd: checkout,
    env: { ...process.env, WRANGLER_LOG: 'error', CI: '1' },
  });
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

/** Takes the write lock of the database, as a service does that writes. */
function lock(): () => void {
  const files = globSync(`${checkout}/.wrangler/state/v3/d1/**/*.sqlite`);
  const file = files.find((path) => !path.includes('metadata')) ?? '';
  const database = new DatabaseSync(file);
  database.exec('begin exclusive');
  return () => {
    database.exec('rollback');
    database.close();
  };
}

test('a read and a write wait for another process, and then succeed', async () => {
  const release = lock();
  let waiting = 0;
  // Both wait at once, and the lock stays for another second.
  const onWait = () => {
    waiting += 1;
    if (waiting === 2) setTimeout(release, 1000);
  };
  const [read, write] = await Promise.all([
    run(['company', 'list', '--json'], onWait),
    run(CREATE, onWait),
  ]);
  expect(read).toEqual({ code: 0, output: '[]\n', errors: `${WAITING}\n` });
  expect(write).toMatchObject({ code: 0, errors: `${WAITING}\n` });
  expect(write.output).toContain('jobs.example');
}, 60_000);

test('a command says in a sentence that the database stays busy, and fails', async () => {
  const release = lock();
  const ended = await run(['mail', 'list']);
  release();
  expect(ended).toMatchObject({ code: 1, output: '' });
  expect(ended.errors).toMatch(
    /^The database is busy\. Waiting\.\nThe storage is temporarily unavailable\. Try again\.\n  \S[^\n]*\n$/u,
  );
  expect(ended.errors).not.toMatch(/^\s*at |stack|workerd\//mu);
}, 60_000);
