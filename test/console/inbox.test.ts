/** Tests the inbox: replies, and emails by their state, stopped in time, and sent again. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { db } from '../support/operator.ts';
import { rawReply, reply } from '../support/replies.ts';

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
  const waiting = await open('/inbox?tab=waiting');
  expect(waiting.html).toContain('Ada L');
  expect(waiting.html).toContain('Your application for Baker');
  expect(waiting.html).toMatch(/goes out .*11:00/u);
  expect(waiting.html).toContain(`/jobs/${made.job.hash_id}/applications/${made.id}`);
  const stopped = await send('/inbox?tab=waiting', '/inbox/stop?tab=waiting', {
    email: String(id),
  });
  expect(stopped.status).toBe(303);
  expect(toastOf(await open('/inbox?tab=waiting&done=emailStopped'))).toBe('The email is stopped.');
  expect((await open('/inbox?tab=waiting')).html).toContain('No email waits.');
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
  const again = await send('/inbox?tab=waiting', '/inbox/retry?tab=failed', { email: String(id) });
  expect(again.status).toBe(409);
  expect(again.html).toContain('The email is on its way or was stopped');
});

test('a Viewer reads it and changes nothing, and another company has its own', async () => {
  const { acme, made, id } = await openRejected();
  const viewer = await openConsole(acme, 'Viewer');
  const shown = await viewer.open('/inbox?tab=waiting');
  expect(shown.html).toContain('Ada L');
  expect(shown.html).not.toContain('/inbox/stop');
  const elsewhere = await openRejected();
  const other = await openConsole(elsewhere.acme);
  expect((await other.open('/inbox?tab=waiting')).html).not.toContain(`value="${id}"`);
  expect(
    (await other.send('/inbox?tab=waiting', '/inbox/stop', { email: String(id) })).status,
  ).toBe(404);
  expect((await acme.showApplication(made)).emails).toMatchObject([{ status: 'queued' }]);
});

async function openReplied(headers: Readonly<Record<string, string>> = {}, body?: string) {
  const { acme, made } = await openRejected();
  const raw = rawReply({ From: `Ada <${made.email}>`, ...headers }, body);
  const { id } = await reply(acme, made, raw);
  const path = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  return { acme, made, id, path };
}

test('a reply is new in the inbox until it is read, and leads to its place in the history', async () => {
  const { acme, made, id, path } = await openReplied();
  const { open, send } = await openConsole(acme);
  const inbox = await open('/inbox');
  expect(inbox.html).toContain(`${path}#email-${id}`);
  expect(inbox.html).toContain('>New<');
  expect(inbox.html).toContain(`${path}?reply=${id}#subject`);
  const thread = await open(path);
  expect(thread.html).toContain(`id="email-${id}"`);
  expect(thread.html).toContain('Yes, gladly.');
  // Without a script, nothing says that it was seen.
  expect((await open('/inbox')).html).toContain('>New<');
  const read = await send('/inbox', '/inbox/read?tab=replies', { email: String(id) });
  expect(read.status).toBe(303);
  expect((await open('/inbox')).html).not.toContain('>New<');
  expect((await acme.showApplication(made)).emails[0]?.read_at).not.toBeNull();
});

test('the script of the page of an application says that its replies are seen', async () => {
  const { acme, made, path } = await openReplied();
  const { open, send } = await openConsole(acme);
  expect((await open(path)).html).toContain(
    `data-viewed="/console/${acme.subdomain}${path}/viewed"`,
  );
  await send(path, `${path}/viewed`, {});
  expect((await acme.showApplication(made)).emails[0]?.read_at).not.toBeNull();
  expect((await open(path)).html).not.toContain('data-viewed');
});

test('an answer begins with the subject of the reply', async () => {
  const { acme, id, path } = await openReplied();
  const { open } = await openConsole(acme);
  expect((await open(`${path}?reply=${id}`)).html).toContain('value="Re: Your application"');
});

test('a quote is folded, and what a machine wrote, too', async () => {
  const quoted = 'Yes.\r\n\r\nOn Monday, Acme wrote:\r\n> Will you come?\r\n';
  const { acme, path } = await openReplied({}, quoted);
  const { open } = await openConsole(acme);
  const { html } = await open(path);
  expect(html).toMatch(/<p>Yes\.<\/p><details><summary>Quoted text<\/summary><blockquote>/u);
  const machine = await openReplied({ 'Auto-Submitted': 'auto-replied' }, 'I am away.');
  const away = await (await openConsole(machine.acme)).open(machine.path);
  expect(away.html).toMatch(
    /Automatic reply[\s\S]*<details><summary>Message<\/summary>[\s\S]*I am away/u,
  );
});

test('an email from somebody else says from whom', async () => {
  const { acme, path } = await openReplied({ From: 'Eve <eve@elsewhere.example>' });
  const { open } = await openConsole(acme);
  for (const address of [path, '/inbox']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await open(address)).html).toContain('From another address: eve@elsewhere.example');
  }
});

test('a Viewer reads replies, and neither marks them nor answers', async () => {
  const { acme, id } = await openReplied();
  const viewer = await openConsole(acme, 'Viewer');
  const { html } = await viewer.open('/inbox');
  expect(html).toContain(`#email-${id}`);
  expect(html).not.toContain('/inbox/read');
  expect(html).not.toContain('?reply=');
  const elsewhere = await openRejected();
  const other = await openConsole(elsewhere.acme);
  expect((await other.open('/inbox')).html).toContain('No replies yet.');
  expect(
    (await other.send('/inbox?tab=waiting', '/inbox/read', { email: String(id) })).status,
  ).toBe(404);
});
