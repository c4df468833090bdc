/** A session that ends while a form is open: what was typed is kept, for the person who typed it. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newSecret } from '#lib/token.ts';
import { openBrowser } from '../support/browser.ts';
import type { Browser, Page } from '../support/browser.ts';
import { API, sendingThrough } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { asScript, consoleToken, openConsole } from '../support/console.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { openBindings, through } from '../support/faults/bindings.ts';
import { hiddenFields } from '../support/forms.ts';
import { signedIn } from '../support/oauth.ts';
import { productionSettings } from '../support/production.ts';

const SESSION = '__Host-session';
const note = 'Speaks "Dutch" & <b>German</b>.\r\nCall her on Monday.';

async function openNote() {
  const company = await openCompany();
  const job = await company.postJob();
  const application = await company.apply({ job_id: String(job.id) });
  const { browser, root, open } = await openConsole(company);
  const page = `${root}/jobs/${job.hash_id}/applications/${application.id}`;
  const form_token = consoleToken(await open(page.slice(root.length)));
  const notesOf = async () =>
    (await company.showApplication(application)).notes.map((one) => one.note);
  return { company, browser, root, page, action: `${page}/note`, form_token, notesOf };
}

/** The same person signs in again, in another tab. */
async function signInAgain(company: Parameters<typeof signedIn>[0], browser: Browser) {
  const again = await signedIn(company, 'Recruiter');
  browser.cookies.set(SESSION, again.cookies.get(SESSION) ?? '');
}

/** The hidden fields of the page's form, as a browser reads them. */
const fieldsOf = (page: Page, action: string) => hiddenFields(page.html, action);

test('a note that is sent without a session is kept, and saved after the next sign-in', async () => {
  const { company, browser, page, action, form_token, notesOf } = await openNote();
  browser.cookies.delete(SESSION);
  const referer = `${API}${page}?list=stage%3D1&moved=1.2.3&done=noted`;
  const out = await browser.post(action, { form_token, note }, { referer });
  expect(out.status).toBe(403);
  expect(out.html).toContain('You are signed out');
  // What was done before is not said again of what is not saved.
  expect(out.html).toContain(`/sign-in?next=${encodeURIComponent(`${page}?list=stage%3D1`)}`);
  expect(out.html).toContain('Speaks &quot;Dutch&quot; &amp; &lt;b&gt;German&lt;/b&gt;.');
  expect(fieldsOf(out, action)).toEqual({ form_token, note });
  expect(await notesOf()).toEqual([]);

  await signInAgain(company, browser);
  const asked = await browser.post(action, fieldsOf(out, action));
  expect(asked.status).toBe(403);
  expect(asked.html).toContain('Send this again?');
  expect(await notesOf()).toEqual([]);
  const sent = await browser.post(action, fieldsOf(asked, action));
  expect(sent.location).toBe(`${page}?done=noted`);
  expect(await notesOf()).toEqual([note]);
});

test('a kept form that is sent again and refused leads to its screen, not to the address of its command', async () => {
  const { company, browser, page, action, form_token } = await openNote();
  browser.cookies.delete(SESSION);
  const out = await browser.post(action, { form_token, note }, { referer: `${API}${page}` });
  const again = await browser.post(action, fieldsOf(out, action), { referer: `${API}${action}` });
  expect(again.html).toContain(`/sign-in?next=${encodeURIComponent(page)}"`);
  await signInAgain(company, browser);
  const asked = await browser.post(action, fieldsOf(again, action), { referer: `${API}${action}` });
  expect(asked.html).toContain(`href="${page}">Discard`);
  for (const referer of [
    `${API}/console`,
    'https://elsewhere.example/x',
    `${API}${page}/cv?done=x`,
  ]) {
    const other = await browser.post(action, fieldsOf(again, action), { referer });
    expect(other.html, referer).toContain(`href="${page}">Discard`);
  }
});

test('the script gets a fresh key in place of a page, and leads nobody else to it', async () => {
  const { company, browser, action, form_token, notesOf } = await openNote();
  browser.cookies.delete(SESSION);
  const out = await browser.post(action, { form_token, note }, asScript);
  expect(out.location).toMatch(/^\/sign-in/u);
  await signInAgain(company, browser);
  const refused = await browser.post(action, { form_token, note }, asScript);
  expect(refused).toMatchObject({ status: 403, html: '' });
  const fresh = refused.headers.get('x-form-token') ?? '';
  await browser.post(action, { form_token: fresh, note: 'Once.' }, asScript);
  expect(await notesOf()).toEqual(['Once.']);
});

test('another person who signs in neither sees nor sends it', async () => {
  const { company, browser, action, form_token, notesOf } = await openNote();
  const admin = await signedIn(company, 'Admin');
  for (const headers of [{}, asScript]) {
    const answer = await admin.post(action, { form_token, note }, headers);
    expect(answer.status).toBe(403);
    expect(answer.html).not.toContain('Dutch');
    expect(answer.headers.get('x-form-token')).toBeNull();
  }
  expect(await notesOf()).toEqual([]);
  expect((await browser.post(action, { form_token, note })).status).toBe(303);
});

test('passwords are not kept, and files are to be chosen again', async () => {
  const company = await openCompany();
  const { browser, root, open } = await openConsole(company, 'Admin');
  const job = await company.postJob();
  const { candidate_id: id } = await company.apply({ job_id: String(job.id) });
  const person = `/candidates/${id}`;
  const erase = `${root}${person}/erase`;
  const token = consoleToken(await open(`${person}/erase`));
  const file = new FormData();
  file.set('form_token', consoleToken(await open(person)));
  file.set('kind', 'other');
  file.set('file', new File(['text'], 'notes.txt'));
  browser.cookies.delete(SESSION);
  const erased = await browser.post(erase, { form_token: token, current_password: 'a secret' });
  expect(fieldsOf(erased, erase)).toEqual({ form_token: token });
  const documents = `${root}${person}/documents`;
  const added = await browser.post(documents, file);
  expect(added.html).toContain('Files are not kept.');
  expect(added.html).toContain('enctype="multipart/form-data"');
  expect(Object.keys(fieldsOf(added, documents))).toEqual(['form_token', 'kind']);
});

/** Sends the note while a round trip to the database fails: that number, or all. */
function whileFailing<Result>(failingTrip: number | 'all', work: () => Promise<Result>) {
  const bindings = openBindings();
  const DB = watched(env.DB, (_, count) => {
    if (failingTrip === 'all' || count === failingTrip) throw d1Error(CONNECTION_LOST);
  });
  const settings = { ...bindings.env, ...productionSettings, DB };
  return sendingThrough(through({ ...bindings, env: settings }), work);
}

test.each([['from the beginning', 'all'] as const, ['after it was read', 3] as const])(
  'a note is kept where the database fails %s, and is sent again',
  async (_, failingTrip) => {
    const { browser, action, form_token, notesOf } = await openNote();
    const failed = await whileFailing(failingTrip, () =>
      browser.post(action, { form_token, note }),
    );
    expect(failed.status).toBe(503);
    expect(failed.html).toContain('Something went wrong');
    expect(failed.html).toContain(failed.headers.get('x-request-id') ?? 'nothing');
    expect(failed.html).toContain('Speaks &quot;Dutch&quot; &amp; &lt;b&gt;German&lt;/b&gt;.');
    expect(await notesOf()).toEqual([]);
    expect((await browser.post(action, fieldsOf(failed, action))).status).toBe(303);
    expect(await notesOf()).toEqual([note]);
    const forged = { form_token: newSecret(), note };
    const other = await whileFailing('all', () => browser.post(action, forged));
    expect(other.status).toBe(503);
    expect(other.html).not.toContain('Dutch');
  },
);

test('a note is kept where somebody sends too much, and is sent again', async () => {
  const { browser, action, form_token, notesOf } = await openNote();
  const bindings = openBindings();
  const limiter = { limit: () => Promise.resolve({ success: false }) };
  const settings = { ...bindings.env, ...productionSettings, API_LIMIT: limiter };
  // An isolate asks the limiter once for ten calls.
  let saved = 0;
  const refused = await sendingThrough(through({ ...bindings, env: settings }), async () => {
    for (;;) {
      const answer = await browser.post(action, { form_token, note });
      if (answer.status !== 303) return answer;
      saved += 1;
    }
  });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/u);
  expect(refused.html).toContain('Too many requests');
  expect(await notesOf()).toHaveLength(saved);
  expect((await browser.post(action, fieldsOf(refused, action))).status).toBe(303);
  expect(await notesOf()).toHaveLength(saved + 1);
});

test('forms that this service did not make, and those of other sites, are not shown', async () => {
  const { action, form_token } = await openNote();
  const nobody = openBrowser();
  const [, userId = ''] = form_token.split('.');
  const forged = [newSecret(), `${newSecret()}.${userId}.${newSecret()}`];
  for (const token of forged) {
    const answer = await nobody.post(action, { form_token: token, note });
    expect(answer).toMatchObject({ status: 303, location: '/sign-in' });
  }
  const origin = 'https://other.example';
  const foreign = await nobody.post(
    action,
    { form_token, note },
    { origin, referer: `${origin}/x` },
  );
  expect(foreign).toMatchObject({ status: 303, location: '/sign-in' });
});
