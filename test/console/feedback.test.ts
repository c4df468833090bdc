/** Tests feedback in the console: given in two clicks, blind until then, and asked for by email. */
import { expect, test } from 'vitest';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { mailIds, mailsSince } from '../support/mails.ts';

/** A Monday. */
const START = Date.UTC(2027, 0, 4, 10);
const WORDS = 'Knows <b>rye</b>.';

async function openApplied() {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [], first_name: 'Ada', last_name: 'L' });
  const page = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  return { acme, made, page, form: `${page}/feedback` };
}

type Console = Awaited<ReturnType<typeof openConsole>>;

async function askViewer(acme: Company, recruiter: Console, page: string) {
  const fields = { [`ask.${await acme.user('Viewer')}`]: 'on', due_at: '2027-01-08' };
  return recruiter.send(`${page}/feedback/ask`, `${page}/feedback/ask`, fields);
}

test('a member gives feedback, asked or not, and changes it', async () => {
  const { acme, page, form } = await openApplied();
  const viewer = await openConsole(acme, 'Viewer');
  expect((await viewer.open(page)).html).toContain(form);
  const shown = await viewer.open(form);
  expect(shown.html).toContain('Should we go on with Ada L?');
  expect(shown.html).toContain('Screening');
  const draft = await viewer.send(form, form, { rating: '', text: WORDS, action: 'draft' });
  expect(draft).toMatchObject({ status: 303 });
  expect((await viewer.open(page)).html).toContain('Draft, visible only to you');
  const recruiter = await openConsole(acme);
  expect((await recruiter.open(page)).html).not.toMatch(/\brye\b/u);
  await viewer.send(form, form, { rating: 'strong_yes', text: WORDS, action: 'submit' });
  expect(toastOf(await viewer.open(`${page}?done=feedbackSubmitted`))).toBe(
    'Your feedback is submitted.',
  );
  const seen = await recruiter.open(page);
  expect(seen.html).toContain('Knows &lt;b&gt;rye&lt;/b&gt;.');
  expect(seen.html).toContain('Strong yes');
  await viewer.send(form, form, { rating: 'no', text: 'Less sure.', action: 'submit' });
  const changed = await recruiter.open(page);
  expect(changed.html).toContain('Less sure.');
  expect(changed.html).toContain('Earlier text');
});

test('a form that says nothing comes again with what is wrong', async () => {
  const { acme, form, page } = await openApplied();
  const viewer = await openConsole(acme, 'Viewer');
  const empty = await viewer.send(form, form, { rating: '', text: '', action: 'submit' });
  expect(empty.status).toBe(422);
  expect(empty.html).toContain('Choose an answer, or write why.');
  const long = await viewer.send(form, form, { rating: 'yes', text: 'x'.repeat(10_001) });
  expect(long).toMatchObject({ status: 422 });
  expect(long.html).toContain('Enter up to 10,000 characters.');
  const { browser, root } = viewer;
  expect((await browser.get(`${root}${form}?stage=1`)).status).toBe(404);
  expect((await browser.get(`${root}${page}/feedback/ask`)).status).toBe(403);
});

test('a member who is asked by email sees what others think once they have answered', async () => {
  const { acme, made, page, form } = await openApplied();
  const admin = await openConsole(acme, 'Admin');
  await admin.send(form, form, { rating: 'yes', text: 'Bakes well.', action: 'submit' });
  const before = await mailIds('feedback_request');
  const asked = await askViewer(acme, await openConsole(acme), page);
  expect(asked).toMatchObject({ status: 303 });
  const [mail] = await mailsSince('feedback_request', before);
  expect(mail?.text).toContain(`/console/${acme.subdomain}${form}?stage=${made.stage_id}`);
  expect(JSON.stringify(mail)).not.toMatch(/\bAda\b/u);
  const viewer = await openConsole(acme, 'Viewer');
  const blind = await viewer.open(page);
  expect(blind.html).not.toContain('Bakes well.');
  expect(blind.html).toContain('You see what others think once you have submitted yours.');
  await viewer.send(form, form, { rating: 'no', text: '', action: 'submit' });
  expect((await viewer.open(page)).html).toContain('Bakes well.');
});

test('asking names members, and what was asked is canceled on the application', async () => {
  const { acme, page } = await openApplied();
  const recruiter = await openConsole(acme);
  const ask = `${page}/feedback/ask`;
  const none = await recruiter.send(ask, ask, { due_at: '' });
  expect(none.status).toBe(422);
  expect(none.html).toContain('Choose one to ten members.');
  const user = await acme.user('Viewer');
  const noDay = await recruiter.send(ask, ask, { [`ask.${user}`]: 'on', due_at: '2027-02-30' });
  expect(noDay.status).toBe(422);
  expect(noDay.html).toContain('Choose a day.');
  await askViewer(acme, recruiter, page);
  expect((await recruiter.open(ask)).html).not.toContain(`ask.${user}"`);
  const shown = await recruiter.open(page);
  const [, request = ''] = /name="asked" value="(\d+)"/u.exec(shown.html) ?? [];
  const cancel = await recruiter.send(page, `${page}/feedback/cancel`, { asked: request });
  expect(cancel, cancel.html).toMatchObject({ status: 303 });
  expect((await recruiter.open(page)).html).not.toContain('name="asked"');
});
