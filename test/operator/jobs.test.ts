/** The operator's review of jobs (contract 4.7: status_by_admin). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '#data/tables/audit-events.ts';
import { judgeJob } from '#operator/jobs/actions.ts';
import { call, fresh, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

describe('judgeJob', () => {
  test('changes the status that the company sees, emits no event, and records it in the audit log', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const announced = await acme.announced();
    expect(await judgeJob(operator(), job.hash_id, 'rejected')).toEqual({
      id: job.id,
      hash_id: job.hash_id,
      status_by_admin: 'rejected',
    });
    expect(await acme.showJob(job)).toMatchObject({ status: 'Live', status_by_admin: 'rejected' });
    expect(await acme.announced()).toEqual(announced);
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.companyId, acme.id));
    expect(rows.at(-1)).toMatchObject({
      action: 'job.judge',
      subjectId: job.id,
      userId: null,
      changes: { status_by_admin: { from: 'approved', to: 'rejected' } },
    });
  });

  test('decides what the public sees: page, list and favorites', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const page = async () => {
      const response = await visit(acme.host, fresh(`/jobs/${job.hash_id}`));
      await response.text();
      return response.status;
    };
    const like = async () =>
      (await call(null, 'POST', `/api/central/jobs/${job.hash_id}/favorite`)).status;
    expect([await page(), await like()]).toEqual([200, 200]);
    for (const [judgement, status] of [
      ['rejected', 410],
      ['pending', 404], // A job that waits for approval is not public.
    ] as const) {
      await judgeJob(operator(), job.hash_id, judgement);
      expect([await page(), await like()]).toEqual([status, 404]);
    }
    await judgeJob(operator(), job.hash_id, 'approved');
    expect([await page(), await like()]).toEqual([200, 200]);
  });

  test('finds a job by its hash_id only', async () => {
    const { id } = await (await openCompany()).postJob();
    for (const name of ['b234567890', String(id), '']) {
      await expect(judgeJob(operator(), name, 'approved')).rejects.toMatchObject({
        errors: { job: [expect.any(String)] },
      });
    }
  });
});
