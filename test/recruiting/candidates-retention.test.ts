/** Tests retention: Admins are notified two weeks before candidates are erased. */
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#data/tables/audit-events.ts';
import { candidates } from '#data/tables/candidates.ts';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { joinAs } from '../support/team.ts';
import { retentionTime, tick } from '../support/ticks.ts';
import { documentsOf } from '../support/uploads.ts';

const BARE = { files: [] };
const path = '/api/candidate-job';

/** Candidates of other tests are due too, and each run is limited. */
beforeEach(async () => {
  await db.update(candidates).set({ isHeld: true }).where(ne(candidates.isHeld, true));
});

/** A candidate without an active application. */
async function rejected(acme: Company, input: { email?: string } = {}) {
  const made = await acme.apply({ ...BARE, ...input });
  await acme.recruiter('POST', `${path}/reject/${made.id}`, { send_email: false });
  return made;
}

/** Runs retention the given number of days later, in the hour of the company. */
function after(acme: Company, days: number, from: number): Promise<void> {
  return runAt(retentionTime(from + days * DAY_MS, acme));
}

async function runAt(at: number): Promise<void> {
  setClock(at);
  await tick(at);
}

async function personOf({ candidate_id: id }: { candidate_id: number }) {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, id));
  return row;
}

async function notices(acme: Company) {
  const rows = await db
    .select({ id: mails.id, userId: mails.userId })
    .from(mails)
    .where(and(eq(mails.companyId, acme.id), eq(mails.kind, 'retention_notice')))
    .orderBy(asc(mails.id));
  return Promise.all(
    rows.map(async ({ id, userId }) => {
      const { subject, text } = await readMail(operator(), id);
      return { userId, subject, text };
    }),
  );
}

/** At least 24 months: no month has more than 31 days. */
const LONG = 24 * 31;

describe('retention of candidates', () => {
  test('notifies every Admin two weeks before, and then erases', async () => {
    const acme = await openCompany();
    const admins = [await acme.user('Admin'), (await joinAs(acme, 'Admin')).userId];
    const people = [await rejected(acme), await rejected(acme)];
    const start = Date.now();
    await after(acme, 700, start);
    expect(await notices(acme)).toEqual([]);

    await after(acme, LONG - 14, start);
    const told = await notices(acme);
    expect(told.map(({ userId }) => userId).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      admins.toSorted((a, b) => a - b),
    );
    expect(told[0]).toMatchObject({
      subject: 'Data of inactive candidates will be deleted in two weeks',
      text: expect.stringContaining('candidates: 2.'),
    });
    // The email names no candidate, as it can be kept for longer than they are.
    expect(JSON.stringify(told)).not.toMatch(/Ada|Lovelace/u);

    await after(acme, LONG - 1, start);
    expect((await personOf(people[0] ?? { candidate_id: 0 }))?.erasedAt).toBeNull();
    await after(acme, LONG, start);
    for (const person of people) {
      expect(await personOf(person)).toMatchObject({
        erasedAt: expect.any(Date),
        email: '',
        firstName: '',
      });
    }
    expect(await notices(acme)).toHaveLength(2);
    const entries = await db.select().from(auditEvents).where(eq(auditEvents.companyId, acme.id));
    expect(entries.filter(({ action }) => action === 'candidate.erase')).toMatchObject([
      { userId: null, changes: {} },
      { userId: null, changes: {} },
    ]);
  });

  test('never erases a candidate without a notice two weeks before', async () => {
    const acme = await openCompany();
    const made = await rejected(acme);
    const start = Date.now();
    // The cron has not run for three years.
    await after(acme, 3 * 365, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null, noticedAt: expect.any(Date) });
    await after(acme, 3 * 365 + 13, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
    await after(acme, 3 * 365 + 14, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: expect.any(Date) });
  });

  test('keeps candidates with an active application or under legal hold', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const active = await rejected(acme, { email });
    await acme.apply({ ...BARE, email });
    const held = await rejected(acme);
    const hold = `/api/candidates/legal-hold/${held.candidate_id}`;
    await acme.admin('POST', hold, { is_held: true });
    const start = Date.now();
    await after(acme, LONG, start);
    await after(acme, LONG + 14, start);
    expect(await notices(acme)).toEqual([]);
    for (const made of [active, held])
      expect(await personOf(made)).toMatchObject({ erasedAt: null });
  });

  test.each([
    [
      'a note',
      (acme: Company, id: number) =>
        acme.recruiter('POST', `${path}/store-notes/${id}`, { note: 'x' }),
    ],
    [
      'a mail',
      (acme: Company, id: number) =>
        acme.recruiter('POST', `${path}/send-email/${id}`, { subject: 'x', body: '<p>x</p>' }),
    ],
    [
      'a rejection taken back',
      (acme: Company, id: number) => acme.recruiter('POST', `${path}/undo-reject/${id}`),
    ],
  ])('restarts the retention period after %s', async (_, act) => {
    const acme = await openCompany();
    const made = await rejected(acme);
    await acme.admin('POST', '/api/hiring-settings', { retention_months: 1 });
    const start = Date.now();
    await after(acme, 18, start);
    expect(await notices(acme)).toHaveLength(1);
    expect((await act(acme, made.id)).status).toBe(200);
    expect(await personOf(made)).toMatchObject({ noticedAt: null });
    await after(acme, 33, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
  });

  test('uses the retention period of the company, and erases files', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { retention_months: 1 });
    const made = await acme.apply();
    await acme.recruiter('POST', `${path}/reject/${made.id}`, { send_email: false });
    const start = Date.now();
    await after(acme, 15, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
    await after(acme, 18, start);
    await after(acme, 33, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: expect.any(Date) });
    await after(acme, 34, start);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('notifies once a day, in the hour of the company', async () => {
    const acme = await openCompany();
    await acme.user('Admin');
    const [made, other] = [await rejected(acme), await rejected(acme)];
    const at = retentionTime(Date.now() + LONG * DAY_MS, acme);
    const activeSince = (time: number) =>
      db
        .update(candidates)
        .set({ activeAt: new Date(time) })
        .where(eq(candidates.id, other.candidate_id));
    await activeSince(at);
    for (const minutes of [-60, -1, 1, 30, 60]) await runAt(at + minutes * MINUTE_MS);
    expect(await personOf(made)).toMatchObject({ noticedAt: null });
    await runAt(at);
    expect(await personOf(made)).toMatchObject({ noticedAt: expect.any(Date) });
    await activeSince(0);
    for (const hours of [1, 12, 23]) await runAt(at + hours * 60 * MINUTE_MS);
    expect(await notices(acme)).toHaveLength(1);
    await runAt(at + DAY_MS);
    expect(await notices(acme)).toHaveLength(2);
  });

  test('withdraws a notice where the company keeps candidates for longer since, and gives another in time', async () => {
    const acme = await openCompany();
    const made = await rejected(acme);
    await acme.admin('POST', '/api/hiring-settings', { retention_months: 1 });
    const start = Date.now();
    await after(acme, 18, start);
    await acme.admin('POST', '/api/hiring-settings', { retention_months: 2 });
    await after(acme, 33, start);
    expect(await personOf(made)).toMatchObject({ noticedAt: null, erasedAt: null });
    await after(acme, 50, start);
    await after(acme, 63, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
    await after(acme, 64, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: expect.any(Date) });
  });

  /** Candidates like this one who were noticed at this time. */
  async function insertNoticed(row: typeof candidates.$inferSelect, count: number, at: Date) {
    const keep = operator().newId;
    for (let n = 1; n <= count; n++) {
      const id = keep();
      await db
        .insert(candidates)
        .values({ ...row, id, emailKey: `${id}${row.emailKey}`, noticedAt: at });
    }
  }

  async function erasedOf(acme: Company): Promise<number> {
    const isErased = and(eq(candidates.companyId, acme.id), isNotNull(candidates.erasedAt));
    return (await db.select().from(candidates).where(isErased)).length;
  }

  test('erases by turns of companies: nobody waits behind the many of another', async () => {
    const companies = [await openCompany(), await openCompany(), await openCompany()];
    const [noisy, calm, late] = companies;
    const rows = [];
    for (const acme of companies) rows.push(await personOf(await rejected(acme)));
    const start = Date.now();
    const day = (nth: number) => new Date(start + (690 + nth) * DAY_MS);
    // Three days of notices of one company, each more than a minute erases, before the only ones of others.
    for (const nth of [1, 2, 3]) if (rows[0]) await insertNoticed(rows[0], 22, day(nth));
    if (rows[1]) await insertNoticed(rows[1], 3, day(4));
    if (rows[2]) await insertNoticed(rows[2], 1, day(5));
    if (!noisy || !calm || !late) expect.fail('There is no company.');
    const at = start + LONG * DAY_MS;
    await runAt(at);
    expect(await Promise.all(companies.map(erasedOf))).toEqual([16, 3, 1]);
    const [first] = await db
      .select({ at: candidates.noticedAt })
      .from(candidates)
      .where(and(eq(candidates.companyId, noisy.id), isNotNull(candidates.erasedAt)));
    expect(first?.at).toEqual(day(1));
    await runAt(at + MINUTE_MS);
    expect(await Promise.all(companies.map(erasedOf))).toEqual([36, 3, 1]);
  });

  test('a notice of another company that is withdrawn takes one turn', async () => {
    const [noisy, calm] = [await openCompany(), await openCompany()];
    const [row, kept] = [await personOf(await rejected(noisy)), await rejected(calm)];
    const start = Date.now();
    if (row) await insertNoticed(row, 25, new Date(start + 690 * DAY_MS));
    await calm.admin('POST', '/api/hiring-settings', { retention_months: 60 });
    await db
      .update(candidates)
      .set({ noticedAt: new Date(start + 700 * DAY_MS) })
      .where(eq(candidates.id, kept.candidate_id));
    await runAt(start + LONG * DAY_MS);
    expect(await personOf(kept)).toMatchObject({ noticedAt: null, erasedAt: null });
    expect(await erasedOf(noisy)).toBe(19);
  });

  test('erases twenty a minute, those first who were noticed first', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [row, first] = [await personOf(await rejected(acme)), await rejected(globex)];
    if (!row) expect.fail('There is no candidate.');
    const start = Date.now();
    const noticedAt = new Date(start + 700 * DAY_MS);
    for (let n = 1; n <= 25; n++) {
      const emailKey = `${n}${row.emailKey}`;
      await db.insert(candidates).values({ ...row, id: row.id + 10_000 + n, emailKey, noticedAt });
    }
    await db
      .update(candidates)
      .set({ noticedAt: new Date(noticedAt.getTime() - 1) })
      .where(eq(candidates.id, first.candidate_id));
    const at = start + LONG * DAY_MS;
    await runAt(at);
    expect(await personOf(first)).toMatchObject({ erasedAt: expect.any(Date) });
    const isErased = and(eq(candidates.companyId, acme.id), isNotNull(candidates.erasedAt));
    expect(await db.select().from(candidates).where(isErased)).toHaveLength(19);
    await runAt(at + MINUTE_MS);
    expect(await db.select().from(candidates).where(isErased)).toHaveLength(25);
  });
});
