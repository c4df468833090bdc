/** The operator's commands on the stores of a service that is running: they wait for others that write, and say so. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../../../test/clients/support/browser.ts';
import { openService } from '../../../test/clients/support/service.ts';
import type { Service } from '../../../test/clients/support/service.ts';
import { BUSY } from '../tools/operator/command-line.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What a checkout has of its own. */
const own: ReadonlySet<string> = new Set(['.git', '.wrangler', '.dev', '.dev.vars', 'deployments']);
const PAUSE_MS = 20;
/** Each command is a process that loads the platform. */
const slow = 240_000;

/** One of its own: its database is locked, which would fail the tests of other files. */
let service: Service;
let stop: () => Promise<void>;
/** A checkout whose state is that of the service. */
let checkout: string;

beforeAll(async () => {
  ({ service, stop } = await openService());
  checkout = mkdtempSync(join(tmpdir(), 'recruiting-beside-'));
  for (const name of globSync('{*,.*}', { cwd: ROOT }).filter((one) => !own.has(one)))
    symlinkSync(join(ROOT, name), join(checkout, name));
  mkdirSync(join(checkout, '.wrangler'));
  symlinkSync(service.storageDir, join(checkout, '.wrangler/state'));
  // The service of these tests is migrated without the journal, which a backup reads.
  const database = openDatabase();
  database.exec('create table if not exists d1_migrations (id integer primary key, name text)');
  const noted = database.prepare('insert into d1_migrations (name) values (?)');
  for (const name of globSync('*.sql', { cwd: join(ROOT, 'migrations') }).toSorted())
    noted.run(name);
  database.close();
});

afterAll(async () => {
  await stop();
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
});

function openDatabase(): DatabaseSync {
  const files = globSync(`${service.storageDir}/v3/d1/**/*.sqlite`);
  return new DatabaseSync(files.find((path) => !path.includes('metadata')) ?? '', {
    timeout: 5000,
  });
}

type Ended = { code: number | null; output: string; errors: string };

/** A command in a process of its own. `onError` sees what it complains. */
async function operator(words: string, onError: (text: string) => void = () => {}): Promise<Ended> {
  const args = [join(ROOT, 'packages/operator/tools/operator.ts'), ...words.split(' ')];
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, SECRET_KEYS: service.secretKeys },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    onError(chunk.toString());
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

/** Another process that has begun to write, such as a command that is killed. */
function lock(): () => void {
  const database = openDatabase();
  database.exec('begin immediate');
  return () => {
    database.exec('rollback');
    database.close();
  };
}

/** Asks the service to write, again and again, until `work` has ended; returns the statuses. */
async function whileWriting(work: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  const address = newAddress();
  const over = new AbortController();
  const ask = async () => {
    while (!over.signal.aborted) {
      const response = await fetch(`${service.origin}/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: service.origin,
          'sec-fetch-site': 'same-origin',
          'cf-connecting-ip': address,
        },
        body: new URLSearchParams({ email: `${crypto.randomUUID()}@your.example`, password: 'x' }),
      });
      await response.text();
      statuses.push(response.status);
      await pause(PAUSE_MS);
    }
  };
  const asking = ask();
  await work().finally(() => over.abort());
  await asking;
  return statuses;
}

test(
  'commands read and write beside a service that is asked to write all the time',
  async () => {
    const domain =
      'domain set --hostname beside.example --name Beside --language en --countries GB';
    const statuses = await whileWriting(async () => {
      expect(await operator(domain)).toMatchObject({ code: 0 });
      expect(await operator('backup run --only database --json')).toMatchObject({
        code: 0,
        output: expect.stringContaining('"finished"'),
      });
    });
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  },
  slow,
);

test(
  'a command waits for another one that writes, and says so once',
  async () => {
    const release = lock();
    const suppress = 'mail suppress beside@your.example --reason bounced';
    const ended = await operator(suppress, (text) => {
      if (text.includes(BUSY)) setTimeout(release, 500);
    });
    expect(ended).toMatchObject({ code: 0, errors: `${BUSY}\n` });
  },
  slow,
);
