/** Who was erased after a backup is not brought back by it: the ids are kept in the bucket of backups, and applied by every restore. */
import type { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { atPresent, tenantContext } from '../../../src/context.ts';
import { MINUTE_MS } from '../../../src/lib/time.ts';
import { openVault } from '../../../src/lib/vault.ts';
import { setDomain } from '../../../src/operator/domains/actions.ts';
import { erasuresAfter, keepErasures } from '../../../src/operator/erasures/actions.ts';
import { addErasures, countOf } from '../../../src/operator/erasures/rules.ts';
import { recordRun } from '../../../src/operator/heartbeat/actions.ts';
import { eraseCandidate } from '../../../src/recruiting/people/candidates/actions/people.ts';
import { deleteAccountAgain } from '../../../src/recruiting/company/leaving/actions/account.ts';
import { checkErased, findErased } from '../tools/restore/erased-check.ts';
import { eraseAgain } from '../tools/restore/erasures.ts';
import { restore } from '../tools/restore/restore.ts';
import type { ToolCtx } from '../../../tools/platform.ts';
import { inventCompanies } from '../../../tools/seed/companies.ts';
import { insertCompanies } from '../../../tools/seed/company-rows.ts';
import { openCompanies } from '../../../tools/seed/credentials.ts';
import { domains } from '../../../tools/seed/domains.ts';
import { insertJobs } from '../../../tools/seed/job-rows.ts';
import { inventJobs } from '../../../tools/seed/jobs.ts';
import { seedLife } from '../../../tools/seed/life.ts';
import { seedMembers } from '../../../tools/seed/members.ts';
import { openBucket } from '../../../test/support/memory-bucket.ts';
import { copyOf, end, openOperated, run } from '../../../test/support/operated.ts';
import type { Operated } from '../../../test/support/operated.ts';

const VAULT = openVault(`1:${'a'.repeat(40)}`);
const COMPANIES = 60;
const JOBS = 200;
const RANDOM_SEED = 2026;
const ERASED = 10;
const DELETED = 2;

type Person = { id: number; companyId: number; texts: string[]; keys: string[] };

/** With people who were erased after the backup. */
let seeded: Operated;
/** The same, for one test. */
let service: Operated;
let people: Person[];
let members: Member[];
let started: string;

/** With their address, number and name, and the keys of their files. */
function peopleOf({ sqlite }: Operated): Person[] {
  return sqlite
    .prepare(
      `select c.id, c.company_id as companyId, c.email_key as email, c.last_name as last, c.first_name as first,
         (select group_concat(key) from documents d where d.candidate_id = c.id) as keys
       from candidates c where erased_at is null and is_held = 0 and email_key is not null
         and email_key not in (select email_key from users) order by c.id`,
    )
    .all()
    .map(({ id, companyId, email, first, last, keys }) => ({
      id: Number(id),
      companyId: Number(companyId),
      texts: [String(email), `${String(first)} ${String(last)}`],
      keys: String(keys ?? '')
        .split(',')
        .filter((key) => key !== ''),
    }));
}

/** The tables and files in which one of the texts stands, as they are on the disk, with those of the full-text indexes. */
function foundIn({ sqlite, files }: Operated, { texts, keys }: Person): string[] {
  const wanted = texts.map((text) => text.toLowerCase());
  const inTables = tablesOf(sqlite).filter((table) =>
    sqlite
      .prepare(`select * from "${table}"`)
      .all()
      .some((row) => {
        const line = Object.values(row).map(toText).join('\n').toLowerCase();
        return wanted.some((text) => line.includes(text));
      }),
  );
  const inFiles = [...files.objects.keys()].filter((key) => keys.includes(key));
  return [...inTables, ...inFiles];
}

function tablesOf(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare(`select name from sqlite_master where type = 'table' and sql is not null`)
    .all()
    .map(({ name }) => String(name));
}

function toText(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
}

const companyOf = ({ ctx }: Operated, { companyId }: Person) =>
  tenantContext(atPresent(ctx), companyId);

/** As the cron does every minute. */
async function tick(operated: Operated, minutes: number): Promise<void> {
  const ctx = operated.at(new Date(Date.now() + minutes * MINUTE_MS));
  const backups = { ...operated.copies.bucket, isNightly: true };
  await keepErasures({ ...ctx, backups });
  await recordRun(ctx, [{ part: 'erased_people', milliseconds: 1 }], undefined);
}

/** Companies with jobs, members and applicants, as the seed makes it, without towns, pages and pictures. */
async function seedPeople(ctx: ToolCtx): Promise<void> {
  for (const domain of domains) await setDomain(atPresent(ctx), domain);
  const companies = inventCompanies(COMPANIES);
  const ids = await insertCompanies(ctx, companies);
  const jobs = inventJobs(JOBS, RANDOM_SEED, companies);
  await insertJobs(ctx, jobs, ids, { seed: RANDOM_SEED, onProgress: () => {} });
  const present = atPresent(ctx);
  for (const company of openCompanies) await seedMembers(present, company);
  await seedLife(ctx, openCompanies[0]);
}

beforeAll(async () => {
  seeded = openOperated({ vault: VAULT });
  await seedPeople(seeded.ctx);
  people = peopleOf(seeded);
  members = membersOf(seeded);
  await tick(seeded, 0);
  const made = (await run(seeded.ctx, 'backup run')) as { started: string }[];
  started = made[0]?.started ?? '';
  for (const person of people.slice(0, ERASED))
    await eraseCandidate(companyOf(seeded, person), person.id);
  for (const { id } of members.slice(0, DELETED))
    await deleteAccountAgain(atPresent(seeded.ctx), id);
  await tick(seeded, 1);
}, 60_000);

beforeEach(async () => {
  service = await copyOf(seeded, { vault: VAULT });
});

function openLost(): Operated {
  const stores = { copies: service.copies, files: openBucket() };
  return openOperated({ vault: VAULT, stores });
}

test('ten people who were erased after the backup are in no store after the restore', async () => {
  expect(people.length).toBeGreaterThan(ERASED + 5);
  const lost = openLost();
  const restored = await end(lost.ctx, 'backup restore', { started });
  expect(restored).toMatchObject({ code: 0, answer: { erased_again: ERASED, not_erased: [] } });
  await run(lost.ctx, 'backup restore-files');
  for (const person of people.slice(0, ERASED)) expect(foundIn(lost, person)).toEqual([]);
  // The others have everything, so that finding nothing means something.
  for (const person of people.slice(ERASED, ERASED + 3))
    expect(foundIn(lost, person)).toEqual(
      expect.arrayContaining(['candidates', 'documents', ...person.keys]),
    );
});

test('the objects hold ids and nothing else', () => {
  const texts = [...service.copies.objects]
    .filter(([key]) => key.startsWith('erased/'))
    .map(([, { bytes }]) => new TextDecoder().decode(bytes));
  expect(texts).toHaveLength(1);
  const ids = people
    .slice(0, ERASED)
    .map(({ id, companyId }) => ({ company: companyId, candidate: id }));
  const { candidates, ...others } = JSON.parse(texts[0] ?? '') as { candidates: object[] };
  expect(candidates).toEqual(expect.arrayContaining(ids));
  expect({ length: candidates.length, ...others }).toEqual({
    length: ERASED,
    companies: [],
    accounts: members.slice(0, DELETED).map(({ id }) => id),
    sum: expect.stringMatching(/^[0-9a-f]{64}$/u),
  });
});

test('from a folder, and after a run of the cron that was an hour late', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-erased-'));
  const late = people[ERASED];
  const unseen = people[ERASED + 1];
  if (!late || !unseen) throw new Error('The seed has too few people.');
  await eraseCandidate(companyOf(service, late), late.id);
  await tick(service, 60);
  await run(service.ctx, 'backup copy', { to: folder });
  const lost = openOperated({ vault: VAULT });
  const restored = await end(lost.ctx, 'backup restore', { from: folder, started });
  expect(restored).toMatchObject({ code: 0, answer: { erased_again: ERASED + 1 } });
  expect(foundIn(lost, late)).toEqual([]);
  expect(foundIn(lost, unseen)).toContain('candidates');
  rmSync(folder, { recursive: true });
});

test('one who was under legal hold then, and one who was merged and erased since', async () => {
  const [held, into, other] = people.slice(ERASED + 2, ERASED + 5);
  if (!held || !into || !other) throw new Error('The seed has too few people.');
  service.sqlite.exec(`update candidates set is_held = 1 where id = ${held.id}`);
  // A backup of its own, which begins at another time.
  const later = service.at(new Date());
  const before = (await run(later, 'backup run', { only: 'database' })) as {
    started: string;
  }[];
  service.sqlite.exec(`update candidates set is_held = 0 where id = ${held.id}`);
  await eraseCandidate(companyOf(service, held), held.id);
  const company = companyOf(service, into);
  // As a merge leaves it.
  const alias = `insert or ignore into candidate_aliases (old_id, company_id, candidate_id) values (?, ?, ?)`;
  service.sqlite.prepare(alias).run(other.id, other.companyId, into.id);
  await eraseCandidate(company, into.id);
  await tick(service, 120);
  const lost = openLost();
  const restored = await end(lost.ctx, 'backup restore', { started: before[0]?.started });
  expect(restored).toMatchObject({ code: 0, answer: { erased_again: 3 } });
  for (const person of [held, into, other]) expect(foundIn(lost, person)).toEqual([]);
});

test('a company that was removed is named, and the command ends with 1', async () => {
  const { sqlite } = service;
  const { id, subdomain } =
    sqlite.prepare('select id, subdomain from companies limit 1').get() ?? {};
  sqlite
    .prepare(
      `insert into company_deletions (id, subject_id, requested_at, due_at, finished_at) values (1, ?, 0, 0, 1)`,
    )
    .run(Number(id));
  await tick(service, 180);
  const restored = await end(openLost().ctx, 'backup restore', { started });
  expect(restored).toMatchObject({ code: 1, answer: { removed_companies: [subdomain] } });
});

test('the history of the database brings somebody back, and erase-again does not leave them', async () => {
  const lost = openLost();
  await run(lost.ctx, 'backup restore', { started });
  const [person] = people;
  if (!person) throw new Error('The seed has nobody.');
  lost.sqlite.exec(
    `update candidates set erased_at = null, email_key = '${person.texts[0]}' where id = ${person.id}`,
  );
  expect(foundIn(lost, person)).toEqual(['candidates']);
  const again = await run(lost.ctx, 'backup erase-again', { since: '2h' });
  expect(again).toMatchObject({ erased_again: 1, not_erased: [] });
  expect(foundIn(lost, person)).toEqual([]);
});

type Member = { id: number; texts: string[] };

/** Of one company alone, in which there is another Admin. */
function membersOf({ sqlite }: Operated): Member[] {
  return sqlite
    .prepare(
      `select u.id, u.email, u.email_key as emailKey from users u join members m on m.user_id = u.id
        where m.status = 'active' and exists (select 1 from members o where o.company_id = m.company_id
          and o.role = 'Admin' and o.status = 'active' and o.id <> m.id)
        group by u.id having count(*) = 1 order by u.id`,
    )
    .all()
    .map(({ id, email, emailKey }) => ({
      id: Number(id),
      texts: [String(email), String(emailKey)],
    }));
}

const traces = (operated: Operated, { texts }: Member) =>
  foundIn(operated, { id: 0, companyId: 0, texts, keys: [] });

test('members who deleted their account after the backup are in no store, and end their memberships', async () => {
  const lost = openLost();
  const restored = await end(lost.ctx, 'backup restore', { started });
  expect(restored.answer).toMatchObject({ accounts_deleted_again: DELETED, not_erased: [] });
  for (const member of members.slice(0, DELETED)) {
    expect(traces(lost, member)).toEqual([]);
    const left = lost.sqlite
      .prepare('select count(*) as n from members where user_id = ?')
      .get(member.id);
    expect(left).toEqual({ n: 0 });
  }
  const other = members[DELETED];
  if (!other) throw new Error('The seed has too few members.');
  expect(traces(lost, other)).toContain('users');
});

test('one who was the only Admin at the time of the backup is named, with what to do', async () => {
  const lost = openLost();
  await run(lost.ctx, 'backup restore', { started });
  const [member] = members;
  const { company } =
    lost.sqlite.prepare('select id as company from companies limit 1').get() ?? {};
  if (!member) throw new Error('The seed has nobody.');
  lost.sqlite.exec(
    `update members set role = 'Viewer' where company_id = ${Number(company)};
    insert into members (id, company_id, user_id, role, status, created_at, updated_at)
      values (1, ${Number(company)}, ${member.id}, 'Admin', 'active', 0, 0);
    update users set email_key = '${member.texts[1]}' where id = ${member.id}`,
  );
  const only = await end(lost.ctx, 'backup erase-again', { since: '2h' });
  expect(only).toMatchObject({
    code: 1,
    answer: {
      accounts_deleted_again: 0,
      not_erased: [expect.stringMatching(`^account ${member.id}: the only Admin of .*user create`)],
    },
  });
  lost.sqlite.exec(`update members set role = 'Admin' where company_id = ${Number(company)}`);
  const again = await end(lost.ctx, 'backup erase-again', { since: '2h' });
  expect(again.answer).toMatchObject({ accounts_deleted_again: 1, not_erased: [] });
  expect(traces(lost, member)).toEqual([]);
});

test('accounts are added to an object of a release that kept candidates only', () => {
  const old = { candidates: [{ company: 1, candidate: 2 }], companies: [3] };
  const added = { candidates: [], companies: [], accounts: [4] };
  expect(addErasures(old, added)).toEqual({ ...old, accounts: [4] });
  expect(countOf(old)).toBe(2);
});

test('accounts that were deleted under a release that kept candidates only are added with the first run', async () => {
  const { ctx, sqlite, copies } = openOperated({});
  sqlite.exec(
    `insert into users (id, email, email_key, created_at) values (7, '', 'deleted 7', 0), (8, 'a@b.example', 'a@b.example', 0)`,
  );
  await recordRun(ctx, [{ part: 'erasures', milliseconds: 1 }], undefined);
  const backups = { ...copies.bucket, isNightly: true };
  await keepErasures({ ...atPresent(ctx), backups });
  const after = await erasuresAfter(backups, new Date());
  expect(after).toMatchObject({ candidates: [], accounts: [7] });
});

test('a list with a changed byte erases nobody', async () => {
  const { ctx, sqlite, copies } = openOperated({});
  sqlite.exec(
    `insert into users (id, email, email_key, created_at) values (7, '', 'deleted 7', 0)`,
  );
  const backups = { ...copies.bucket, isNightly: true };
  await keepErasures({ ...atPresent(ctx), backups });
  const [[key = '', object] = []] = copies.objects;
  const text = Buffer.from(object?.bytes ?? []).toString();
  copies.objects.set(key, {
    bytes: Buffer.from(text.replace('[7]', '[8]')),
    contentType: undefined,
  });
  await expect(erasuresAfter(backups, new Date())).rejects.toThrow(`${key} is damaged`);
  // Of a release that kept no sum.
  const { sum: _, ...old } = JSON.parse(text) as Record<string, unknown>;
  copies.objects.set(key, { bytes: Buffer.from(JSON.stringify(old)), contentType: undefined });
  expect(await erasuresAfter(backups, new Date())).toMatchObject({ accounts: [7] });
});

test('a restore without the keys erases, says what it lacks, and ends with 1', async () => {
  const stores = { copies: service.copies, files: openBucket() };
  const lost = openOperated({ vault: openVault(undefined), stores });
  const restored = await end(lost.ctx, 'backup restore', { started });
  const lacks = [expect.stringMatching('^SECRET_KEYS: .*--keys-stdin')];
  expect(restored).toMatchObject({ code: 1, answer: { lacks, not_erased: [] } });
  for (const person of people.slice(0, ERASED)) expect(foundIn(lost, person)).toEqual([]);
});

test('the drill looks for them in every table and among the files, and fails where one is left', async () => {
  const lost = openLost();
  const backups = lost.copies.bucket;
  // The rows alone, as a drill finds them before it erases.
  await restore(lost.ctx.db.$client, backups, new Date(started));
  const erased = await findErased(lost.ctx, backups, new Date(started));
  expect(erased).toMatchObject({
    people: ERASED,
    keys: expect.arrayContaining([expect.any(String)]),
  });
  const [address = ''] = erased.addresses;
  const again = await eraseAgain(lost.ctx, [backups], new Date(started));
  const seen = () => checkErased({ ctx: lost.ctx, again }, erased);
  expect(await seen()).toMatchObject({ isRight: true });
  lost.sqlite.exec(
    `update jobs set title = 'Ask ${address.toUpperCase()}' where id = (select min(id) from jobs)`,
  );
  expect(await seen()).toMatchObject({
    isRight: false,
    seen: expect.stringContaining('table jobs'),
  });
});
