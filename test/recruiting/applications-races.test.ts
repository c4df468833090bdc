/** Tests simultaneous requests on the same application. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidates } from '#data/tables/candidates.ts';
import { members, users } from '#data/tables/users.ts';
import { applicationForm, newApplicant, stageAt, STORE } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { documentsOf } from '../support/uploads.ts';

const BARE = { files: [] };
const MANY = 20;

async function names(acme: Company): Promise<string[]> {
  return (await acme.announced()).map(({ event }) => event);
}

function count(all: readonly string[], name: string): number {
  return all.filter((one) => one === name).length;
}

/** Sends all requests at once, and counts the answers by status. */
async function atOnce(calls: readonly (() => Promise<{ status: number }>)[]) {
  const answers = await Promise.all(calls.map((send) => send()));
  return answers.map(({ status }) => status);
}

function expectOneOf(found: readonly number[], allowed: readonly number[]): void {
  expect(found.filter((status) => !allowed.includes(status))).toEqual([]);
}

describe('simultaneous requests', () => {
  test.each([1, 2, 3, 4, 5])('hire once out of twenty (round %i)', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const stageId = await stageAt(acme, 3);
    const found = await atOnce(
      Array.from(
        { length: MANY },
        (_, index) => () =>
          index % 2 === 0
            ? acme.recruiter('POST', `/api/candidate-job/hire/${made.id}`)
            : acme.recruiter('POST', `/api/candidate-job/update-stage/${made.id}`, {
                stage_id: stageId,
              }),
      ),
    );
    expectOneOf(found, [200, 409]);
    expect(found).toContain(200);
    const eventNames = await names(acme);
    expect([
      count(eventNames, 'application.stage_changed'),
      count(eventNames, 'application.hired'),
    ]).toEqual([1, 1]);
    const accounts = await db.select().from(users).where(eq(users.email, made.email));
    expect(accounts).toHaveLength(1);
    const joined = await db
      .select()
      .from(members)
      .where(eq(members.userId, accounts[0]?.id ?? 0));
    expect(joined).toMatchObject([{ companyId: acme.id, status: 'hired' }]);
    const { history, status } = await acme.showApplication(made);
    expect(status).toBe('hired');
    expect(history.map(({ kind }) => kind)).toEqual(['hired', 'moved', 'created']);
  });

  test('create one member from two applications of a candidate', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const made = [await acme.apply({ ...BARE, email }), await acme.apply({ ...BARE, email })];
    const found = await atOnce(
      made.map(
        ({ id }) =>
          () =>
            acme.recruiter('POST', `/api/candidate-job/hire/${id}`),
      ),
    );
    expect(found).toEqual([200, 200]);
    const ids = (await acme.announced()).map(({ data }) => data['team_member_id']).filter(Boolean);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('move to one of two stages, which the history confirms', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const stages = [await stageAt(acme, 1), await stageAt(acme, 2)];
    const path = `/api/candidate-job/update-stage/${made.id}`;
    const found = await atOnce(
      Array.from(
        { length: MANY },
        (_, index) => () =>
          acme.recruiter('POST', path, {
            stage_id: stages[index % 2],
            from_stage_id: made.stage_id,
          }),
      ),
    );
    expect(count(found.map(String), '200')).toBe(1);
    expectOneOf(found, [200, 409]);
    const { stage_id: stageId, history } = await acme.showApplication(made);
    expect(stages).toContain(stageId);
    expect(history).toHaveLength(2);
    expect(history[0]?.to_stage?.id).toBe(stageId);
    expect(count(await names(acme), 'application.stage_changed')).toBe(1);
  });

  test('publish one event for each move and rejection that succeeded', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const stageId = await stageAt(acme, 1);
    const found = await atOnce(
      Array.from(
        { length: MANY },
        (_, index) => () =>
          index % 2 === 0
            ? acme.recruiter('POST', `/api/candidate-job/update-stage/${made.id}`, {
                stage_id: stageId,
              })
            : acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`),
      ),
    );
    expectOneOf(found, [200, 409]);
    const shown = await acme.showApplication(made);
    const eventNames = await names(acme);
    expect(shown.status).toBe('rejected');
    expect(shown.emails).toHaveLength(1);
    expect(count(eventNames, 'application.rejected')).toBe(1);
    expect(count(eventNames, 'application.stage_changed')).toBe(shown.stage_id === stageId ? 1 : 0);
    expect(shown.history.filter(({ kind }) => kind === 'moved')).toHaveLength(
      shown.stage_id === stageId ? 1 : 0,
    );
  });

  test('keep events and history consistent when rejecting and undoing', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    await atOnce(
      Array.from(
        { length: MANY },
        (_, index) => () =>
          acme.recruiter(
            'POST',
            `/api/candidate-job/${index % 2 === 0 ? 'reject' : 'undo-reject'}/${made.id}`,
          ),
      ),
    );
    const shown = await acme.showApplication(made);
    const kinds = shown.history.map(({ kind }) => kind).toReversed();
    const steps = kinds.filter((kind) => kind === 'rejected' || kind === 'unrejected');
    const eventNames = (await names(acme)).slice(1).map((name) => name.replace('application.', ''));
    expect(eventNames).toEqual(steps);
    expect(steps).toEqual(steps.map((_, index) => (index % 2 === 0 ? 'rejected' : 'unrejected')));
    expect(shown.status).toBe(steps.length % 2 === 1 ? 'rejected' : 'active');
    const going = shown.emails.filter(({ status }) => status !== 'canceled');
    expect(going).toHaveLength(shown.status === 'rejected' ? 1 : 0);
  });

  test('create one application from twenty of a new candidate to one job', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const email = newApplicant();
    const found = await atOnce(
      Array.from({ length: MANY }, () => () => {
        const form = applicationForm({ email, job_id: job.hash_id });
        return acme.recruiter('POST', STORE, form.body, form.headers);
      }),
    );
    expect(count(found.map(String), '201')).toBe(1);
    expectOneOf(found, [201, 409]);
    expect(await names(acme)).toEqual(['application.created']);
    expect(await acme.showJob(job)).toMatchObject({ candidate_job_count: 1 });
  });

  test('create one candidate who applies to twenty jobs', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const refs = await Promise.all(
      Array.from({ length: MANY }, async () => (await acme.postJob()).hash_id),
    );
    const found = await atOnce(
      refs.map((ref) => () => {
        const form = applicationForm({ email, job_id: ref, ...BARE });
        return acme.recruiter('POST', STORE, form.body, form.headers);
      }),
    );
    expectOneOf(found, [201, 409]);
    const done = count(found.map(String), '201');
    expect(done).toBeGreaterThan(0);
    const people = await db.select().from(candidates).where(eq(candidates.companyId, acme.id));
    expect(people).toHaveLength(1);
    expect(await names(acme)).toHaveLength(done);
  });

  test('assign a candidate to a job once', async () => {
    const acme = await openCompany();
    const made = await acme.apply();
    const job = await acme.postJob();
    const input = { candidate_id: made.candidate_id, job_id: job.id };
    const found = await atOnce(
      Array.from(
        { length: MANY },
        () => () => acme.recruiter('POST', '/api/candidate-job/assign-to-job', input),
      ),
    );
    expect(count(found.map(String), '201')).toBe(1);
    expectOneOf(found, [201, 409]);
    expect(await names(acme)).toHaveLength(2);
    expect(await documentsOf(acme)).toHaveLength(1);
  });

  test('keep all notes', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const path = `/api/candidate-job/store-notes/${made.id}`;
    const found = await atOnce(
      Array.from({ length: MANY }, (_, n) => () => acme.recruiter('POST', path, { note: `${n}` })),
    );
    expect(found).toEqual(found.map(() => 200));
    expect((await acme.showApplication(made)).notes).toHaveLength(MANY);
  });
});
