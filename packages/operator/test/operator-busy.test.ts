/** The operator's command line: waiting for another process, passwords from standard input, and who ran a command. */
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAITING, openCheckout } from './support/operator-checkout.ts';
import type { Checkout } from './support/operator-checkout.ts';

const CREATE = 'domain set --hostname jobs.example --name Jobs --language en --countries GB'.split(
  ' ',
);

let checkout: Checkout;

beforeAll(async () => {
  checkout = await openCheckout();
}, 60_000);

afterAll(() => checkout.close());

const run: Checkout['run'] = (...given) => checkout.run(...given);

/** Takes the write lock of the database, as a service does that writes. */
function lock(): () => void {
  const database = checkout.openDatabase();
  database.exec('begin exclusive');
  return () => {
    database.exec('rollback');
    database.close();
  };
}

test('a read and a write wait for another process, and then succeed', async () => {
  const { output } = await run(['company', 'list', '--json']);
  const release = lock();
  let waiting = 0;
  // Both wait at once, and the lock stays for another second.
  const onWait = () => {
    waiting += 1;
    if (waiting === 2) setTimeout(release, 1000);
  };
  const [read, write] = await Promise.all([
    run(['company', 'list', '--json'], { onWait }),
    run(CREATE, { onWait }),
  ]);
  expect(Array.isArray(JSON.parse(output))).toBe(true);
  expect(read).toEqual({ code: 0, output, errors: `${WAITING}\n` });
  expect(write).toMatchObject({ code: 0, errors: `${WAITING}\n` });
  expect(write.output).toContain('jobs.example');
}, 60_000);

test('a command says in a sentence that the database stays busy, and fails', async () => {
  const release = lock();
  const ended = await run(['mail', 'list'], { onWait: () => {}, waits: [10, 20] });
  release();
  expect(ended).toMatchObject({ code: 1, output: '' });
  expect(ended.errors).toMatch(
    /^The database is busy\. Waiting\.\nThe storage is temporarily unavailable\. Try again\.\n  \S[^\n]*\n$/u,
  );
  expect(ended.errors).not.toMatch(/^\s*at |stack|workerd\//mu);
}, 60_000);

test('a password is read from standard input, and the sign-in log names who ran the commands', async () => {
  expect(await run([...CREATE, '--as', 'Grace'])).toMatchObject({ code: 0 });
  const company = 'company create --subdomain acme --name Acme --domain jobs.example'.split(' ');
  expect(await run([...company, '--as', 'Grace'])).toMatchObject({ code: 0 });
  const user = 'user create --company acme --email a@b.example --role Admin --password-stdin';
  const weak = await run(user.split(' '), { input: 'short\n' });
  expect(weak).toMatchObject({ code: 1, errors: expect.stringContaining('password: ') });
  const added = await run(user.split(' '), { input: 'correct horse battery\n' });
  expect(added).toMatchObject({ code: 0, errors: '' });
  expect(added.output).toMatch(/^user_id: \d+\nmember_id: \d+\n$/u);
  // In an argument it would stay in the history of the shell.
  const typed = await run([...user.split(' '), '--password', 'correct horse battery']);
  expect(typed).toMatchObject({ code: 2, errors: expect.stringContaining("'--password'") });
  const read =
    'user create --company acme --email b@b.example --role Admin --password-stdin --keys-stdin';
  const keys = `SECRET_KEYS=1:${'k'.repeat(40)}`;
  const after = await run(read.split(' '), { input: `${keys}\ncorrect horse battery\n` });
  expect(after).toMatchObject({ code: 0, errors: '' });

  const database = checkout.openDatabase();
  const rows = database
    .prepare('select kind, actor, detail from security_events order by id')
    .all()
    .map(({ kind, actor, detail }) => ({ kind, actor, detail }));
  database.close();
  const kind = 'operator';
  expect(rows.slice(-4, -1)).toEqual([
    { kind, actor: 'Grace', detail: 'domain.set jobs.example' },
    { kind, actor: 'Grace', detail: 'company.create' },
    { kind, actor: userInfo().username, detail: 'member.create' },
  ]);
}, 60_000);
