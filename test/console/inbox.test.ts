/** Tests the inbox: emails by their state, stopped in time, and sent again. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { db } from '../support/operator.ts';

const START = Date.UTC(2027, 0, 4, 10);

async function openRejected() {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [], first_name: 'Ada', last_name: 'L' });
  await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`);
  const [email] = (await acme.showApplication(made)).emails;
  return { acme, made, id: email?.id ?? 0 };
}

test('an email that waits is listed with its time, and stopped', async () => {
  const { acme, made, id } = await openRejected();
  const { open, send } = await openConsole(acme);
  const waiting = await open('/inbox');
  expect(waiting.html).toContain('Ada L');
  expect(waiting.html).toContain('Your application for Baker');
  expect(waiting.html).toMatch(/goes out .*11:00/u);
  expect(waiting.html).toContain(`/jobs/${made.job.hash_id}/applications/${made.id}`);
  const stopped = await send('/inbox', '/inbox/stop?tab=waiting', { email: String(id) });
  expect(stopped.status).toBe(303);
  expect(toastOf(await open('/inbox?done=emailStopped'))).toBe('The email is stopped.');
  expect((await open('/inbox')).html).toContain('No email waits.');
  expect((await open('/inbox?tab=stopped')).html).toContain('Ada L');
  expect((await acme.showApplication(made)).emails).toMatchObject([{ status: 'canceled' }]);
});

test('an email that failed says why, and is sent again once', async () => {
  const { acme, made, id } = await openRejected();
  const failed = { status: 'failed' as const, attempts: 5, nextAttemptAt: null };
  await db
    .update(mails)
    .set({ ...failed, error: 'smtp recipient 550' })
    .where(eq(mails.id, id));
  const { open, send } = await openConsole(acme);
  expect((await open('/inbox?tab=failed')).html).toContain('There is no such mailbox.');
  const path = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  expect((await open(path)).html).toContain('There is no such mailbox.');
  await send('/inbox?tab=failed', '/inbox/retry?tab=failed', { email: String(id) });
  expect((await acme.showApplication(made)).emails).toMatchObject([{ status: 'queued' }]);
  const again = await send('/inbox', '/inbox/retry?tab=failed', { email: String(id) });
  expect(again.status).toBe(409);
  expect(again.html).toContain('The email is on its way or was stopped');
});

test('a Viewer reads it and changes nothing, and another company has its own', async () => {
  const { acme, made, id } = await openRejected();
  const viewer = await openConsole(acme, 'Viewer');
  const shown = await viewer.open('/inbox');
  expect(shown.html).toContain('Ada L');
  expect(shown.html).not.toContain('/inbox/stop');
  const elsewhere = await openRejected();
  const other = await openConsole(elsewhere.acme);
  expect((await other.open('/inbox')).html).not.toContain(`value="${id}"`);
  expect((await other.send('/inbox', '/inbox/stop', { email: String(id) })).status).toBe(404);
  expect((await acme.showApplication(made)).emails).toMatchObject([{ status: 'queued' }]);
});
