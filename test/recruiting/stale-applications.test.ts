/** Tests that applications for closed jobs are ended, so that nobody is kept without end: the clock runs for three years. */
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { closedJobs, jobs } from '#data/tables/jobs.ts';
import { mails } from '#data/tables/mails.ts';
import { runPlan } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import { staleJobs } from '#recruiting/pipeline/applications/store/stale.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { retentionTime, tick } from '../support/ticks.ts';

const BARE = { files: [] };
const DAYS_OF_SIX_MONTHS = 6 * 31;
const DAYS_OF_TWO_YEARS = 24 * 31;
const THREE_YEARS = 3 * 366;
/** Between the runs of the test over three years, which are slow. */
const STEP_DAYS = 30;
const RUNS_MS_MAX = 60_000;

/** Those of other tests are due too, and each run is limited. */
beforeEach(async () => {
  await db.update(candidates).set({ isHeld: true }).where(ne(candidates.isHeld, true));
  await db.update(closedJobs).set({ dueAt: null });
});

/** Runs the cron the given number of days later. */
async function after(days: number, from: number, company = { id: 0 }): Promise<void> {
  const at = retentionTime(from + days * DAY_MS, company);
  setClock(at);
  await tick(at);
}

/** An active application for a job that is closed now, or is still a draft. */
async function applied(acme: Company, status: 'Closed' | 'Archived' | 'Live' | null) {
  const job = await acme.postJob();
  const made = await acme.apply({ ...BARE, job_id: job.hash_id });
  if (status) await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status });
  return made;
}

async function rowOf({ id }: { id: number }) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row;
}

async function personOf({ candidate_id: id }: { candidate_id: number }) {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, id));
  return row;
}

function change(acme: Company, settings: object) {
  return acme.admin('POST', '/api/hiring-settings', settings);
}

describe('applications for closed jobs', () => {
  test.each(['Closed', 'Archived'] as const)(
    'are ended six months after the job became %s, without an email, and the event says rejected',
    async (status) => {
      const acme = await openCompany();
      const made = await applied(acme, status);
      const start = Date.now();
      await after(180, start);
      expect(await rowOf(made)).toMatchObject({ status: 'active' });
      await after(DAYS_OF_SIX_MONTHS, start);
      expect(await rowOf(made)).toMatchObject({
        status: 'rejected',
        rejectionReasonId: 9,
        rejectedAt: expect.any(Date),
      });
      expect((await acme.announced()).at(-1)).toMatchObject({
        event: 'application.rejected',
        data: { candidate_job_id: made.id },
      });
      const entries = await db.select().from(auditEvents).where(eq(auditEvents.companyId, acme.id));
      expect(entries.at(-1)).toMatchObject({ action: 'application.reject', userId: null });
      const isRejection = and(eq(mails.companyId, acme.id), eq(mails.kind, 'rejection'));
      expect(await db.select().from(mails).where(isRejection)).toEqual([]);
    },
  );

  test('are ended six months after the listing of the job was over, and their persons are erased in time', async () => {
    const acme = await openCompany();
    const made = await applied(acme, 'Live');
    const start = Date.now();
    // The listing is over after 35 days, and the cron marks the job as Expired.
    await after(36, start, acme);
    const [job] = await db.select().from(jobs).where(eq(jobs.id, made.job.id));
    expect(job).toMatchObject({ status: 'Expired' });
    await after(DAYS_OF_SIX_MONTHS, start, acme);
    expect(await rowOf(made)).toMatchObject({ status: 'active' });
    await after(36 + DAYS_OF_SIX_MONTHS, start, acme);
    expect(await rowOf(made)).toMatchObject({ status: 'rejected', rejectionReasonId: 9 });

    await after(DAYS_OF_TWO_YEARS - 14, start, acme);
    expect(await personOf(made)).toMatchObject({ noticedAt: expect.any(Date), erasedAt: null });
    await after(DAYS_OF_TWO_YEARS, start, acme);
    expect(await personOf(made)).toMatchObject({ email: '', erasedAt: expect.any(Date) });
  });

  test('are ended for the job first that is due longest, whatever its company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = [await applied(acme, 'Closed'), await applied(globex, 'Closed')];
    const start = Date.now();
    const ctx = { ...operator(), now: new Date(start + DAYS_OF_SIX_MONTHS * DAY_MS) };
    for (const [due, other] of [made, made.toReversed()]) {
      for (const [at, each] of [due, other].entries()) {
        const dueAt = new Date(start - DAY_MS + at);
        await db
          .update(closedJobs)
          .set({ dueAt })
          .where(eq(closedJobs.jobId, each?.job.id ?? 0));
      }
      expect(await runPlan(ctx, staleJobs(ctx, 1))).toMatchObject([{ jobId: due?.job.id }]);
    }
  });

  test('are ended with the rejection email if the company has chosen it', async () => {
    const acme = await openCompany();
    await change(acme, { emails_stale: true, stale_months: 2 });
    const made = await applied(acme, 'Closed');
    await after(63, Date.now());
    expect(await rowOf(made)).toMatchObject({ status: 'rejected' });
    const isRejection = and(eq(mails.companyId, acme.id), eq(mails.kind, 'rejection'));
    expect(await db.select().from(mails).where(isRejection)).toHaveLength(1);
  });

  test('stay active while the job is open again, or something has happened with them lately', async () => {
    const acme = await openCompany();
    const [reopened, noted] = [await applied(acme, 'Closed'), await applied(acme, 'Closed')];
    const start = Date.now();
    await acme.recruiter('POST', `/api/jobs/update-status/${reopened.job.id}`, { status: 'Live' });
    const note = new Date(start + 100 * DAY_MS);
    const person = eq(candidates.id, noted.candidate_id);
    await db.update(candidates).set({ activeAt: note }).where(person);
    await after(DAYS_OF_SIX_MONTHS, start);
    expect(await rowOf(reopened)).toMatchObject({ status: 'active' });
    expect(await rowOf(noted)).toMatchObject({ status: 'active' });
    await after(100 + DAYS_OF_SIX_MONTHS, start);
    expect(await rowOf(noted)).toMatchObject({ status: 'rejected' });
  });

  test('are ended no later where their job was renamed meanwhile, which moves their updated_at', async () => {
    const acme = await openCompany();
    const made = await applied(acme, 'Closed');
    const start = Date.now();
    const renamed = { title: 'Another title', updatedAt: new Date(start + 100 * DAY_MS) };
    await db.update(jobs).set(renamed).where(eq(jobs.id, made.job.id));
    expect(await rowOf(made)).toMatchObject({ updatedAt: renamed.updatedAt, status: 'active' });
    await after(DAYS_OF_SIX_MONTHS, start);
    expect(await rowOf(made)).toMatchObject({ status: 'rejected' });
  });

  test('stay active under legal hold, and are ended once it is released', async () => {
    const acme = await openCompany();
    const made = await applied(acme, 'Closed');
    const person = eq(candidates.id, made.candidate_id);
    await db.update(candidates).set({ isHeld: true }).where(person);
    const start = Date.now();
    await after(DAYS_OF_SIX_MONTHS, start);
    expect(await rowOf(made)).toMatchObject({ status: 'active' });
    await db.update(candidates).set({ isHeld: false }).where(person);
    await after(DAYS_OF_SIX_MONTHS + 2, start);
    expect(await rowOf(made)).toMatchObject({ status: 'rejected' });
  });

  test('of many are ended in slices, and the job is not looked at again', async () => {
    const acme = await openCompany();
    const made = await applied(acme, 'Closed');
    const [row, person] = [await rowOf(made), await personOf(made)];
    if (!row || !person) expect.fail('There is no application.');
    const many = Array.from({ length: 60 }, (_, n) => n + 1);
    for (const n of many) {
      const id = person.id + 10_000 + n;
      await db.insert(candidates).values({ ...person, id, emailKey: `${n}${person.emailKey}` });
      await db.insert(applications).values({ ...row, id, candidateId: id });
    }
    const start = Date.now();
    await after(DAYS_OF_SIX_MONTHS, start);
    const isActive = and(eq(applications.companyId, acme.id), eq(applications.status, 'active'));
    expect(await db.select().from(applications).where(isActive)).toEqual([]);
    const [job] = await db.select().from(closedJobs).where(eq(closedJobs.jobId, row.jobId));
    expect(job).toMatchObject({ dueAt: null });
  });

  test('are ended, too, where they came after the job was closed without any', async () => {
    const acme = await openCompany();
    const [made, closed] = [await applied(acme, null), await acme.postJob()];
    const path = `/api/jobs/update-status/${closed.id}`;
    await acme.recruiter('POST', path, { status: 'Closed' });
    const row = await rowOf(made);
    if (!row) expect.fail('There is no application.');
    const late = { ...row, id: row.id + 10_000, jobId: closed.id };
    await db.insert(applications).values(late);
    const start = Date.now();
    await after(DAYS_OF_SIX_MONTHS, start);
    expect(await rowOf(late)).toMatchObject({ status: 'rejected' });
    expect(await rowOf(made)).toMatchObject({ status: 'active' });
  });

  test('are ended again, six months later, where the rejection was undone', async () => {
    const acme = await openCompany();
    await change(acme, { stale_months: 1 });
    const made = await applied(acme, 'Closed');
    const start = Date.now();
    await after(32, start);
    expect(await rowOf(made)).toMatchObject({ status: 'rejected' });
    const undone = new Date(start + 40 * DAY_MS);
    await db
      .update(applications)
      .set({ status: 'active', rejectedAt: null, updatedAt: undone })
      .where(eq(applications.id, made.id));
    const person = eq(candidates.id, made.candidate_id);
    await db.update(candidates).set({ activeAt: undone }).where(person);
    await after(41, start);
    expect(await rowOf(made)).toMatchObject({ status: 'active' });
    await after(80, start);
    expect(await rowOf(made)).toMatchObject({ status: 'rejected' });
  });
});

test(
  'after three years nobody is left who has no purpose, and everybody who has one is',
  async () => {
    const acme = await openCompany();
    const never = await applied(acme, 'Closed');
    const open = await applied(acme, null);
    const held = await applied(acme, 'Closed');
    await acme.admin('POST', `/api/candidates/legal-hold/${held.candidate_id}`, { is_held: true });
    const prospect = (
      await acme.recruiter<Candidate>('POST', '/api/candidates/store', { first_name: 'Grace' })
    ).body.data;
    const start = Date.now();
    const erasedOn = new Map<string, number>();
    const people = { never, open, held, prospect: { candidate_id: prospect.id } };
    for (let day = STEP_DAYS; day <= THREE_YEARS; day += STEP_DAYS) {
      // oxlint-disable-next-line no-await-in-loop
      await after(day, start, acme);
      for (const [name, person] of Object.entries(people)) {
        // oxlint-disable-next-line no-await-in-loop
        const row = await personOf(person);
        if (row?.erasedAt && !erasedOn.has(name)) erasedOn.set(name, day);
      }
    }
    expect([...erasedOn.keys()].toSorted()).toEqual(['never', 'prospect']);
    // After 24 months, with a notice two weeks before; not after 24 and the six of the job.
    for (const day of erasedOn.values()) {
      expect(day).toBeGreaterThanOrEqual(730);
      expect(day).toBeLessThanOrEqual(24 * 31 + 2 * STEP_DAYS);
    }
    expect(await rowOf(open)).toMatchObject({ status: 'active' });
    expect(await rowOf(held)).toMatchObject({ status: 'active' });
  },
  RUNS_MS_MAX,
);

test('stale_months is from 1 to 120, and 6 unless it is set', async () => {
  const acme = await openCompany();
  const { data } = (await acme.viewer<object>('GET', '/api/hiring-settings')).body;
  expect(data).toMatchObject({ stale_months: 6, emails_stale: false });
  for (const stale_months of [0, 121, 1.5, null]) {
    const answer = await change(acme, { stale_months });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { stale_months: expect.anything() } },
    });
  }
  const answer = await change(acme, { stale_months: 12, emails_stale: true });
  expect(answer.body.data).toMatchObject({ stale_months: 12, emails_stale: true });
});
