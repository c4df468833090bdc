/** `npm start` says in a sentence why it cannot listen, and nothing invented comes to a store that has data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStore } from '../../tools/seed/store.ts';
import { openOperated } from '../support/operated.ts';

const START = join(import.meta.dirname, '../../tools/start.ts');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recruiting-refused-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function start(port: string): Promise<{ code: number; errors: string; left: string[] }> {
  const child = spawn(process.execPath, [START, `--port=${port}`], { cwd: folder });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors, left: readdirSync(folder) };
}

test.each(['99999', '0', '-1', '0x50', ''])('a port that is none is named: %s', async (port) => {
  const errors = `--port must be a number from 1 to 65535, not ${port}.\n`;
  expect(await start(port)).toEqual({ code: 1, errors, left: [] });
});

test('a port that is held by what does not speak HTTP is in use', async () => {
  // It accepts, and says nothing.
  const held = createServer(() => {}).listen(0, '127.0.0.1');
  await once(held, 'listening');
  const { port } = held.address() as AddressInfo;
  const ended = await start(String(port));
  held.close();
  expect(ended).toEqual({
    code: 1,
    errors: `http://127.0.0.1:${port} is in use. Stop what listens there, or choose a --port.\n`,
    left: [],
  });
});

test.each(['acme', 'somebody'])(
  'a store with the company %s gets nothing invented',
  async (name) => {
    const { ctx, sqlite } = openOperated({});
    sqlite.exec(`
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB');
    insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (1, '${name}', 'A', 1, 0, 0)`);
    const changes = () => sqlite.prepare('select total_changes() as n').get();
    const before = changes();
    await seedStore(ctx, 10);
    expect(changes()).toEqual(before);
  },
);
