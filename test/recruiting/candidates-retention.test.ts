/** Tests retention: Admins are notified two weeks before candidates are erased. */
import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#data/tables/audit-events.ts';
import { candidates } from '#data/tables/candidates.ts';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions.ts';
import { DAY_MS } from '#lib/time.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { joinAs } from '../support/team.ts';
import { tendingTime, tick } from '../support/ticks.ts';
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

/** Runs retention the given number of days later, in the minute in which it runs. */
async function after(days: number, from: number): Promise<void> {
  const at = tendingTime(from + days * DAY_MS);
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
    await after(700, start);
    expect(await notices(acme)).toEqual([]);

    await after(LONG - 14, start);
    const told = await notices(acme);
    expect(told.map(({ userId }) => userId).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      admins.toSorted((a, b) => a - b),
    );
    expect(told[0]).toMatchObject({
      subject: 'Candidates will be erased in two weeks',
      text: expect.stringContaining('candidates: 2.'),
    });
    // The email names no candidate, as it can be kept for longer than they are.
    expect(JSON.stringify(told)).not.toMatch(/Ada|Lovelace/u);

    await after(LONG - 1, start);
    expect((await personOf(people[0] ?? { candidate_id: 0 }))?.erasedAt).toBeNull();
    await after(LONG, start);
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
    await after(3 * 365, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null, noticedAt: expect.any(Date) });
    await after(3 * 365 + 13, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
    await after(3 * 365 + 14, start);
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
    await after(LONG, start);
    await after(LONG + 14, start);
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
    await after(18, start);
    expect(await notices(acme)).toHaveLength(1);
    expect((await act(acme, made.id)).status).toBe(200);
    expect(await personOf(made)).toMatchObject({ noticedAt: null });
    await after(33, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
  });

  test('uses the retention period of the company, and erases files', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { retention_months: 1 });
    const made = await acme.apply();
    await acme.recruiter('POST', `${path}/reject/${made.id}`, { send_email: false });
    const start = Date.now();
    await after(15, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: null });
    await after(18, start);
    await after(33, start);
    expect(await personOf(made)).toMatchObject({ erasedAt: expect.any(Date) });
    await after(34, start);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('runs once an hour', async () => {
    const acme = await openCompany();
    const made = await rejected(acme);
    const at = tendingTime(Date.now() + LONG * DAY_MS);
    for (const minute of [-1, 1, 30]) {
      setClock(at + minute * 60_000);
      await tick(at + minute * 60_000);
    }
    expect(await personOf(made)).toMatchObject({ noticedAt: null });
  });
});
