/** What replies cost at size: a company with thousands of them, of which a page, an application and one email are read. */
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openVault } from '#lib/vault.ts';
import { firstIdAt } from '#lib/ids.ts';
import { answered } from '../support/d1.ts';
import { costOf } from '../support/costs.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { db } from '../support/operator.ts';
import { addressOf, arrive, parseAll, rawReply, withReplies } from '../support/replies.ts';

const REPLIES = 5_000;
const APPLICATIONS = 100;

let acme: Company;
let made: { id: number };
/** The newest. */
let newest: number;

beforeAll(async () => {
  acme = await openCompany();
  made = await acme.apply({ files: [] });
  const sealed = openVault(env.SECRET_KEYS).seal('mail', JSON.stringify({ subject: 'Re: Hello' }));
  const first = firstIdAt(new Date(Date.now() - 86_400_000));
  newest = first + REPLIES;
  // Each hundredth is of the application that is asked for.
  await db.run(sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${REPLIES})
    insert into received_emails (id, company_id, application_id, kind, sealed, is_from_candidate, message_key, received_at)
    select ${first} + i, ${acme.id}, iif(i % ${APPLICATIONS} = 0, ${made.id}, ${made.id} + i % ${APPLICATIONS}),
      'reply', ${sealed}, 1, 'size ' || i, ${Date.now()} from n`);
});

const reads: readonly [name: string, path: () => string, rowsMax: number][] = [
  ['the newest of the company', () => '/api/emails/index?direction=received&max=10', 1_100],
  [
    'those of an application',
    () => `/api/emails/index?direction=received&candidate_job_id=${made.id}&max=10`,
    120,
  ],
  ['one of them', () => `/api/emails/show/${newest}`, 12],
];

test.each(reads)('%s', async (_, path, rowsMax) => {
  const cost = await costOf(() => acme.recruiter('GET', path()));
  expect(cost.result.status).toBe(200);
  expect(cost.trips).toBeLessThanOrEqual(2);
  expect(cost.rowsRead).toBeLessThanOrEqual(rowsMax);
});

test('the inbox asks the database twice, and reads 300 rows of its first page', async () => {
  const { open } = await openConsole(acme);
  await open('/inbox');
  const cost = await costOf(() => open('/inbox'));
  expect(cost.trips).toBeLessThanOrEqual(2);
  expect(cost.rowsRead).toBeLessThanOrEqual(300);
  expect(cost.result.html).toContain('page=2');
  const second = await costOf(() => open('/inbox?tab=replies&page=2'));
  expect(second.rowsRead).toBeLessThanOrEqual(400);
  const last = await open(`/inbox?tab=replies&page=${REPLIES / 50}`);
  expect(last.html).not.toContain('rel="next"');
});

test('an email is taken in one round trip of ten rows, and read in three of sixty, the third for who is told', async () => {
  let [trips, rowsRead] = [0, 0];
  const DB = answered(env.DB, (answer) => {
    trips += 1;
    for (const { meta } of [answer].flat()) rowsRead += meta.rows_read;
  });
  const bindings = withReplies();
  const metered = { ...bindings.env, DB };
  expect(await arrive({ to: addressOf(acme.id, made.id), raw: rawReply() }, metered)).toBeNull();
  expect([trips, rowsRead <= 10]).toEqual([1, true]);
  [trips, rowsRead] = [0, 0];
  await parseAll({ ...bindings, env: metered });
  expect(trips).toBeLessThanOrEqual(3);
  expect(rowsRead).toBeLessThanOrEqual(60);
});
