/** The page of an application: what it shows, what is done there, and the files it frames. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#data/tables/users.ts';
import { openCompany } from '../support/company.ts';
import { asScript, consoleToken, openConsole, toastOf } from '../support/console.ts';
import { hiddenFields } from '../support/forms.ts';
import { db } from '../support/operator.ts';
import { REASON } from '../support/questions.ts';
import { applyWith, askingForNights } from '../support/screening.ts';

async function openApplication(role: 'Recruiter' | 'Viewer' = 'Recruiter') {
  const company = await openCompany();
  const job = await company.postJob();
  const job_id = String(job.id);
  const application = await company.apply({ job_id });
  const console = await openConsole(company, role);
  const page = `/jobs/${job.hash_id}/applications/${application.id}`;
  return { company, job, job_id, application, page, ...console };
}

test('the page shows the person, the files and the history', async () => {
  const { open, page, application } = await openApplication();
  const { html } = await open(page);
  expect(html).toContain('Ada Lovelace');
  expect(html).toContain(application.email);
  expect(html).toContain('cv.pdf');
  expect(html).toContain('Applied');
});

test('the page lists who is in the stage, as the board does, and who of them is new', async () => {
  const { open, root, page, company, job, job_id, application } = await openApplication();
  const added = [];
  for (const first_name of ['Bea', 'Cleo', 'Dora']) {
    const email = `${first_name}@people.example`;
    added.push(await company.apply({ job_id, first_name, last_name: 'Queue', email, files: [] }));
  }
  const [bea, cleo, dora] = added;
  await company.recruiter('POST', `/api/candidate-job/reject/${cleo?.id}`, {});
  const at = (id: number | undefined) => `${root}/jobs/${job.hash_id}/applications/${id}`;
  const queueOf = ({ html }: { html: string }) =>
    /<nav class="queue".*?<\/nav>/su.exec(html)?.[0] ?? '';
  const linksOf = (queue: string) => [...queue.matchAll(/href="([^"]+)"/gu)].map(([, to]) => to);
  const first = queueOf(await open(page));
  expect(linksOf(first)).toEqual([dora, bea, application].map((one) => at(one?.id)));
  expect(first).toContain(`href="${at(application.id)}" aria-current="page"`);
  expect(first.match(/<small>New<\/small>/gu)).toHaveLength(2);
  const last = queueOf(await open(at(dora?.id).slice(root.length)));
  expect(linksOf(last)).toEqual(linksOf(first));
});

test.each([
  ['en', 'Source: API'],
  ['fr', 'Source\u00A0: API'],
  ['ja', '応募経路：API'],
])('the page joins the source and its label as %s does', async (language, source) => {
  const { browser, root, page } = await openApplication();
  const { html } = await browser.get(`${root}${page}`, { 'accept-language': language });
  expect(html.replaceAll(/[\u2068\u2069]/gu, '')).toContain(source);
});

test('the page stands below the job of the application only', async () => {
  const { browser, root, company, application } = await openApplication();
  const other = await company.postJob();
  const answer = await browser.get(`${root}/jobs/${other.hash_id}/applications/${application.id}`);
  expect(answer.status).toBe(404);
});

test('the next candidate is fetched while one is read, and no script may stand in a page', async () => {
  const { open, page, company, job, job_id } = await openApplication();
  const ahead = 'type="speculationrules"';
  const alone = await open(page);
  expect(alone.html).not.toContain(ahead);
  const policy = alone.headers.get('content-security-policy');
  expect(policy).toContain("; script-src 'self' 'inline-speculation-rules';");
  const second = await company.apply({ job_id, email: `next@${company.subdomain}.example` });
  const pages = [page, `/jobs/${job.hash_id}/applications/${second.id}`];
  const shown = await Promise.all(pages.map((path) => open(path)));
  const leading = shown.filter(({ html }) => html.includes('rel="next"'));
  expect(leading).toHaveLength(1);
  expect(leading[0]?.html).toContain(
    `${ahead}>{"prefetch":[{"where":{"selector_matches":"[rel=next]"}`,
  );
  expect(shown.filter(({ html }) => html.includes(ahead))).toEqual(leading);
});

test('the first to look at it is noted, and later ones change nothing', async () => {
  const { open, send, page, company, application } = await openApplication();
  expect((await open(page)).html).not.toContain('First opened');
  const first = await send(page, `${page}/viewed`, {}, asScript);
  expect(first.html).toContain('First opened by you, just now');
  expect((await open(page)).html).toMatch(/First opened \w/u);
  const admin = await openConsole(company, 'Admin');
  const before = (await admin.open(page)).html;
  expect((await admin.send(page, `${page}/viewed`, {}, asScript)).status).toBe(204);
  const [line] = /First opened [^<]*/u.exec((await admin.open(page)).html) ?? [];
  expect(before).toContain(line ?? 'nothing');
  expect((await company.showApplication(application)).updated_at).toBe(application.updated_at);
});

test('who was the first is named only where the company has decided so', async () => {
  const { open, send, page, company } = await openApplication();
  const own = eq(users.id, await company.user('Recruiter'));
  await db.update(users).set({ firstName: 'Rita' }).where(own);
  await send(page, `${page}/viewed`, {}, asScript);
  const named = { names_readers: true };
  await company.admin('POST', '/api/hiring-settings', named);
  // No name was stored before.
  expect((await open(page)).html).not.toContain('First opened by');
  const other = await company.apply({ email: 'other@people.example' });
  const next = `/jobs/${other.job.hash_id}/applications/${other.id}`;
  await send(next, `${next}/viewed`, {}, asScript);
  expect((await open(next)).html).toContain('First opened by Rita');
  await company.admin('POST', '/api/hiring-settings', { names_readers: false });
  expect((await open(next)).html).not.toContain('First opened by');
});

test('who acts on it has looked at it, without a script too', async () => {
  const { open, browser, root, page } = await openApplication();
  const shown = await open(page);
  expect(shown.html).toContain('in this stage: 0 days');
  const typed = { form_token: consoleToken(shown), unviewed: 'on', note: 'Speaks Dutch.' };
  expect(shown.html).toContain('name="unviewed" value="on"');
  expect((await browser.post(`${root}${page}/note`, typed)).status).toBe(303);
  const after = await open(page);
  expect(after.html).toMatch(/First opened \w/u);
  expect(after.html).not.toContain('name="unviewed"');
});

test('the person takes over the name that was typed with the application', async () => {
  const company = await openCompany();
  const [one, two] = [await company.postJob(), await company.postJob()];
  const email = `ada@${company.subdomain}.example`;
  await company.apply({ job_id: String(one.id), email, first_name: 'Ada', last_name: 'Byron' });
  const given = { job_id: String(two.id), email, first_name: 'Ada', last_name: 'King' };
  const { id } = await company.apply(given);
  const { open, browser, root } = await openConsole(company);
  const page = `/jobs/${two.hash_id}/applications/${id}`;
  const shown = await open(page);
  expect(shown.html).toContain('Applied as Ada King');
  const action = `${root}${page}/name`;
  const done = await browser.post(action, hiddenFields(shown.html, action));
  expect(toastOf(await browser.get(done.location))).toBe('Saved.');
  const after = await open(page);
  expect(after.html).toContain('<bdi>Ada King</bdi></a></h1>');
  expect(after.html).not.toContain('Applied as');
});

test('who moves, rejects or hires from the board has looked at the application', async () => {
  const { company, job_id, application, send, open, job } = await openApplication();
  const root = `/jobs/${job.hash_id}`;
  const [rejected, hired] = [await company.apply({ job_id }), await company.apply({ job_id })];
  const pages = [application, rejected, hired].map(({ id }) => `${root}/applications/${id}`);
  for (const page of pages) expect((await open(page)).html).not.toContain('First opened');
  const shown = await open(pages[0] ?? '');
  const [, to = ''] = /<button name="to" value="(\d+)"/u.exec(shown.html) ?? [];
  const move = `${application.id}.${application.stage_id}.${to}`;
  await send(`${root}/board`, `${root}/board/move`, { move });
  for (const [name, { id }] of [
    ['reject', rejected],
    ['hire', hired],
  ] as const) {
    await send(`${root}/${name}?application=${id}`, `${root}/${name}`, { application: String(id) });
  }
  for (const page of pages) expect((await open(page)).html).toMatch(/First opened \w/u);
});

test('the tags of the person are given and taken away there', async () => {
  const { company, send, open, page, application } = await openApplication();
  const made = await company.recruiter<{ id: number }>('POST', '/api/tags/store', { name: 'Fair' });
  const tag = String(made.body.data.id);
  const tagging = hiddenFields(
    (await open(page)).html,
    `/console/${company.subdomain}${page}/tags`,
  );
  const tagsOf = async () => {
    const path = `/api/candidates/show/${application.candidate_id}`;
    const { body } = await company.recruiter<{ tags: { name: string }[] }>('GET', path);
    return body.data.tags.map(({ name }) => name);
  };
  expect((await send(page, `${page}/tags`, { ...tagging, add: tag })).status).toBe(303);
  expect(await tagsOf()).toEqual(['Fair']);
  expect((await open(page)).html).toMatch(/<bdi>Fair<\/bdi> <button[^>]*name="remove"/u);
  const viewer = await openConsole(company, 'Viewer');
  const { html } = await viewer.open(page);
  expect(html).toContain('<bdi>Fair</bdi>');
  expect(html).not.toContain('name="remove"');
  expect((await send(page, `${page}/tags`, { ...tagging, remove: tag })).status).toBe(303);
  expect(await tagsOf()).toEqual([]);
});

test('a meeting stands in the history with its title, its time and the way in', async () => {
  const { company, open, page, application } = await openApplication();
  const candidate_job_id = application.id;
  const { id } = await company.schedule({ title: 'Trial day', candidate_job_id });
  await company.schedule({ title: 'Lunch', candidate_job_id, start_time: '2027-03-01T12:00:00Z' });
  const url = 'https://meet.example/trial';
  await env.DB.prepare('update meetings set conference_url = ? where id = ?').bind(url, id).run();
  const { html } = await open(page);
  expect(html).toMatch(/Meeting scheduled<\/b>.*?<p><bdi>Trial day<\/bdi>, <time datetime=/su);
  expect(html).toContain('<a href="https://meet.example/trial" rel="noreferrer">Join</a>');
  expect(html).toContain('<bdi>Lunch</bdi>, <time datetime="2027-03-01T12:00:00.000Z">');
  await company.recruiter('DELETE', `/api/meet/destroy/${id}`);
  const canceled = await open(page);
  expect(canceled.html).toMatch(
    /Trial day<\/bdi>, <time[^>]*>[^<]*<\/time><span[^>]*> \(Meeting canceled\)/u,
  );
  expect(canceled.html).not.toContain(url);
});

test('the source stands there as the company names it', async () => {
  const { company, open, page, application } = await openApplication();
  expect((await open(page)).html).toMatch(/Source: [^<]+<\/p>/u);
  const { id } = await company.openSource({ name: 'Fair in Oslo' });
  await env.DB.prepare("update applications set source = 'fair', source_id = ? where id = ?")
    .bind(id, application.id)
    .run();
  expect((await open(page)).html).toContain('Source: Fair in Oslo</p>');
});

test('the answers stand there in words, with the reason of a rule that they met', async () => {
  const company = await openCompany();
  const { job, key } = await askingForNights(company, 'flag');
  const { data: application } = (await applyWith(company, job, { [key]: false })).body;
  const { open } = await openConsole(company, 'Viewer');
  const { html } = await open(`/jobs/${job.hash_id}/applications/${application.id}`);
  expect(html).toContain('Check a screening rule');
  expect(html).toMatch(/<dt[^>]*><bdi>Can you work at night\?<\/bdi><\/dt>.*?<bdi>No<\/bdi>/su);
  expect(html).toContain(REASON.en);
  const silent = (await applyWith(company, job, {})).body.data;
  const shown = await open(`/jobs/${job.hash_id}/applications/${silent.id}`);
  expect(shown.html).toContain('1 required question is not answered.');
});

describe('what is done', () => {
  test('a move leads to the next candidate of the stage, with the way back', async () => {
    const { open, browser, root, page, company, job, job_id, application } =
      await openApplication();
    const newer = await company.apply({ job_id, first_name: 'Grace' });
    const newerPage = `/jobs/${job.hash_id}/applications/${newer.id}`;
    const shown = await open(newerPage);
    expect(shown.html).toContain(`href="${root}${page}" rel="next"`);
    const [, to = ''] = /<button name="to" value="(\d+)"/u.exec(shown.html) ?? [];
    const moved = await browser.post(`${root}${newerPage}/move`, {
      form_token: consoleToken(shown),
      from: String(newer.stage_id),
      to,
      next: String(application.id),
    });
    expect(moved.location).toBe(`${root}${page}?moved=${newer.id}.${newer.stage_id}.${to}`);
    const next = await browser.get(moved.location);
    expect(toastOf(next)).toContain('Grace Lovelace moved to');
    const undone = await browser.post(`${root}${page}/undo`, {
      form_token: consoleToken(next),
      move: `${newer.id}.${to}.${newer.stage_id}`,
    });
    expect(undone.location).toBe(root + newerPage);
    expect((await company.showApplication(newer)).stage_id).toBe(newer.stage_id);
  });

  test('a note is added', async () => {
    const { browser, send, page, company, application } = await openApplication();
    const answer = await send(page, `${page}/note`, { note: ' Speaks <b>Dutch</b>. ' });
    expect(toastOf(await browser.get(answer.location))).toBe('Note added.');
    const { notes } = await company.showApplication(application);
    expect(notes[0]?.note).toBe('Speaks <b>Dutch</b>.');
  });

  test('an empty note is refused, and one too long is kept in the form', async () => {
    const { send, page } = await openApplication();
    expect((await send(page, `${page}/note`, { note: ' ' })).status).toBe(422);
    const note = 'long '.repeat(3000);
    const answer = await send(page, `${page}/note`, { note });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('long long long');
  });

  test('an email is sent as paragraphs of what was typed', async () => {
    const { send, page, company, application } = await openApplication();
    const typed = { subject: 'A question', body: 'Dear Ada,\n\nwhen <do> you\nstart?' };
    expect((await send(page, `${page}/email`, typed)).status).toBe(303);
    const { emails } = await company.showApplication(application);
    expect(emails.find(({ kind }) => kind === 'message')?.body).toContain(
      '<p>Dear Ada,</p><p>when &lt;do&gt; you<br',
    );
  });

  test.each([
    ['note', { note: 'Speaks Dutch.' }, { note: 'Speaks French.' }],
    ['email', { subject: 'A question', body: 'When?' }, { subject: 'A question', body: 'Where?' }],
  ])('a %s is sent once by two clicks, and again with another text', async (kind, typed, other) => {
    const { browser, open, root, page, company, application } = await openApplication();
    const action = `${root}${page}/${kind}`;
    const fields = hiddenFields((await open(page)).html, action);
    const send = (texts: Record<string, string>) => browser.post(action, { ...fields, ...texts });
    const clicks = await Promise.all([send(typed), send(typed)]);
    expect(clicks.map(({ status, location }) => [status, location])).toEqual(
      clicks.map(() => [303, expect.stringMatching(/\?done=/u)]),
    );
    const counted = async () => {
      const { notes, emails, history } = await company.showApplication(application);
      const messages = emails.filter((email) => email.kind === 'message');
      const acts = history.filter((entry) => entry.kind === 'noted' || entry.kind === 'emailed');
      return { texts: notes.length + messages.length, acts: acts.length };
    };
    expect(await counted()).toEqual({ texts: 1, acts: 1 });
    await send(other);
    expect(await counted()).toEqual({ texts: 2, acts: 2 });
  });

  test('a rejection is taken back', async () => {
    const { send, page, company, application } = await openApplication();
    await company.recruiter('POST', `/api/candidate-job/reject/${application.id}`, {});
    expect((await send(page, `${page}/unreject`)).status).toBe(303);
    expect((await company.showApplication(application)).status).toBe('active');
    const again = await send(page, `${page}/unreject`);
    expect(again.status).toBe(409);
    expect(again.html).toContain('This application is not rejected.');
  });

  test('a Viewer sees no form', async () => {
    const { open, page } = await openApplication('Viewer');
    const { html } = await open(page);
    const [, main = ''] = html.split('<main');
    expect(main).not.toContain('<form method="post"');
  });
});

describe('a document', () => {
  test('that is a PDF is framed under a policy of its own, and audited', async () => {
    const { browser, root, company, application } = await openApplication();
    const [document] = (await company.showApplication(application)).documents;
    const answer = await browser.get(`${root}/documents/${document?.id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'self'",
    );
    expect(answer.html).toMatch(/^%PDF/u);
    expect((await company.audited()).at(-1)).toMatchObject({
      action: 'document.download',
      subjectId: document?.id,
    });
  });

  test('of another kind is never inline', async () => {
    const { browser, root, company, job_id } = await openApplication();
    const files = [
      { name: 'file_cv', filename: 'cv.txt', type: 'text/plain', content: 'CV\n<script>\n' },
    ];
    const application = await company.apply({ job_id, files });
    const [document] = (await company.showApplication(application)).documents;
    const answer = await browser.get(`${root}/documents/${document?.id}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  test('of another company is missing, on a page that may be framed', async () => {
    const { browser, root } = await openApplication();
    const other = await openApplication();
    const [document] = (await other.company.showApplication(other.application)).documents;
    const answer = await browser.get(`${root}/documents/${document?.id}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
});

test('each screen lists the keys that work there, and opens the list from its menu', async () => {
  const { open, page, job } = await openApplication();
  const keysOf = (html: string) =>
    [...html.matchAll(/<kbd dir="ltr">([^<]+)<\/kbd><\/dt>/gu)].map(([, key]) => key);
  const everywhere = ['z', '/', 'g t j c s n', '?'];
  const screens = {
    [page]: ['j', 'k', 'm', '.', 'r', 'n', 'e', 'f', 'a', 'b', ...everywhere],
    [`/jobs/${job.hash_id}/board`]: ['j', 'k', 'h l', 'x', 'm', ', .', 'r', ...everywhere],
    '/candidates': everywhere,
    '': everywhere,
  };
  for (const [path, keys] of Object.entries(screens)) {
    const { html } = await open(path);
    expect(keysOf(html), path).toEqual(keys);
    expect(html).toContain('id="keys-open"');
    expect(html).toMatch(/<a class="find"[^>]* data-key="\/"/u);
  }
});
