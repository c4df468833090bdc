/** Tests moves in the console with the email of the stage: sent after all, stopped, and remembered by member and stage. */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { stageAt } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { asScript, openConsole, toastOf } from '../support/console.ts';

const START = Date.UTC(2027, 0, 4, 10);

async function openMoved() {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [], first_name: 'Ada', last_name: 'L' });
  const stageId = await stageAt(acme, 1);
  const board = `/jobs/${made.job.hash_id}/board`;
  const page = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  const move = `${made.id}.${made.stage_id}.${stageId}`;
  const emails = async () =>
    (await acme.showApplication(made)).emails.map(({ status, subject }) => [status, subject]);
  return { acme, made, stageId, board, page, move, emails, ...(await openConsole(acme)) };
}

describe('a move on the board', () => {
  test('says that no email was sent, sends it after all, and stops it again', async () => {
    const { board, move, send, emails } = await openMoved();
    const moved = await send(board, `${board}/move`, { move }, asScript);
    expect(moved.html).toContain('No email was sent.');
    expect(moved.html).toContain(`${board}/send-email`);
    expect(moved.html).toMatch(
      /<summary><bdi>Interview for Baker<\/bdi>.*<div class="mail"[^>]*>.*Ada/su,
    );
    expect(await emails()).toEqual([]);
    const sent = await send(board, `${board}/send-email`, { move }, asScript);
    expect(sent.html).toMatch(/The email goes out at .*10:05/u);
    expect(sent.html).toContain(`${board}/stop-email`);
    expect(await emails()).toEqual([['queued', 'Interview for Baker']]);
    const stopped = await send(board, `${board}/stop-email`, { move }, asScript);
    expect(stopped.html).toContain('No email was sent.');
    expect(await emails()).toEqual([['canceled', 'Interview for Baker']]);
  });

  test('is undone with its email, without a script too', async () => {
    const { board, move, made, stageId, send, emails, open, root } = await openMoved();
    await send(board, `${board}/move`, { move });
    const led = await send(board, `${board}/send-email`, { move });
    expect(led.status).toBe(303);
    const shown = await open((led.location ?? '').replace(root, ''));
    expect(toastOf(shown)).toMatch(/Ada L moved to Interview\. The email goes out at/u);
    expect(shown.html).toContain('<summary><bdi>Interview for Baker</bdi></summary>');
    await send(board, `${board}/undo`, { move: `${made.id}.${stageId}.${made.stage_id}` });
    expect(await emails()).toEqual([['canceled', 'Interview for Baker']]);
  });

  test('does what the member chose the last time for this stage, and no other member', async () => {
    const { acme, made, stageId, board, move, send, emails } = await openMoved();
    await send(board, `${board}/move`, { move });
    await send(board, `${board}/send-email`, { move });
    const other = await acme.apply({ files: [], job_id: made.job.hash_id });
    const second = `${other.id}.${other.stage_id}.${stageId}`;
    const moved = await send(board, `${board}/move`, { move: second }, asScript);
    expect(moved.html).toMatch(/The email goes out at/u);
    await send(board, `${board}/stop-email`, { move: second });
    const admin = await openConsole(acme, 'Admin');
    const third = await acme.apply({ files: [], job_id: made.job.hash_id });
    const thirdMove = `${third.id}.${third.stage_id}.${stageId}`;
    const theirs = await admin.send(board, `${board}/move`, { move: thirdMove }, asScript);
    expect(theirs.html).toContain('No email was sent.');
    expect(await emails()).toEqual([['queued', 'Interview for Baker']]);
    setClock(START + MINUTE_MS);
    const fourth = await acme.apply({ files: [], job_id: made.job.hash_id });
    const last = `${fourth.id}.${fourth.stage_id}.${stageId}`;
    const again = await send(board, `${board}/move`, { move: last }, asScript);
    expect(again.html).toContain('No email was sent.');
  });
});

test('the page of an application offers the same for the candidate who was moved', async () => {
  const { page, move, made, stageId, send, open, emails } = await openMoved();
  await send(page, `${page}/move`, { from: String(made.stage_id), to: String(stageId), next: '' });
  const moved = await open(`${page}?moved=${move}`);
  expect(toastOf(moved)).toBe('Ada L moved to Interview. No email was sent.');
  await send(page, `${page}/send-email`, { move });
  expect(await emails()).toEqual([['queued', 'Interview for Baker']]);
  await send(page, `${page}/stop-email`, { move });
  expect(await emails()).toEqual([['canceled', 'Interview for Baker']]);
});

test('the page of an application shows the email of a later stage, and sends it with the move where that is checked', async () => {
  const { acme, made, page, stageId, send, open, emails } = await openMoved();
  const shown = await open(page);
  expect(shown.html).toContain('<summary><bdi>Interview for Baker</bdi></summary>');
  expect(shown.html).toMatch(/<div class="mail" dir="auto">.*Ada/su);
  const box = `name="send.${stageId}" form="move"`;
  expect(shown.html).toContain(`<input type="checkbox" ${box}/>`);
  const form = (id: number, from: number, checked: Record<string, string>) => ({
    from: String(from),
    to: String(stageId),
    next: '',
    emails: String(stageId),
    ...checked,
    id: String(id),
  });
  const checked = { [`send.${stageId}`]: 'on' };
  const moved = await send(page, `${page}/move`, form(made.id, made.stage_id, checked));
  expect(moved.status).toBe(303);
  expect(await emails()).toEqual([['queued', 'Interview for Baker']]);
  const other = await acme.apply({ files: [], job_id: made.job.hash_id });
  const theirs = `/jobs/${made.job.hash_id}/applications/${other.id}`;
  expect((await open(theirs)).html).toContain(`<input type="checkbox" ${box} checked=""/>`);
  await send(theirs, `${theirs}/move`, form(other.id, other.stage_id, {}));
  expect((await acme.showApplication(other)).emails).toEqual([]);
  const third = await acme.apply({ files: [], job_id: made.job.hash_id, language: 'de' });
  const last = `/jobs/${made.job.hash_id}/applications/${third.id}`;
  expect((await open(last)).html).toContain(`<input type="checkbox" ${box}/>`);
  // A page from before, without the boxes, does what was chosen last.
  await send(last, `${last}/move`, { from: String(third.stage_id), to: String(stageId), next: '' });
  expect((await acme.showApplication(third)).emails).toEqual([]);
});

test('nobody who only reads is shown what a move would send', async () => {
  const { acme, page } = await openMoved();
  const viewer = await openConsole(acme, 'Viewer');
  expect((await viewer.open(page)).html).not.toContain('name="send.');
});

test('a rejection is worded where it is decided; a text that is not changed stays the template', async () => {
  const { acme, made, send, open } = await openMoved();
  const path = `/jobs/${made.job.hash_id}/reject`;
  const asked = `${path}?application=${made.id}`;
  const page = await open(asked);
  expect(page.html).toContain('Your application for Baker');
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page.html)?.[1] ?? '';
  const shown = { shown_subject: field('shown_subject'), shown_body: field('shown_body') };
  const fields = { application: String(made.id), send_email: 'on', ...shown };
  const wrong = await send(asked, path, { ...fields, subject: '{{candidate.pay}}', body: 'No' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="{{candidate.pay}}"');
  const written = { subject: 'Sorry', body: 'Dear Ada,\n\nno.' };
  expect((await send(asked, path, { ...fields, ...written })).status).toBe(303);
  const [email] = (await acme.showApplication(made)).emails;
  expect(email).toMatchObject({ status: 'queued', subject: 'Sorry' });
  expect(email?.body).toContain('<p>Dear Ada,</p><p>no.</p>');
  const same = { subject: shown.shown_subject, body: shown.shown_body };
  const other = await acme.apply({ files: [], job_id: made.job.hash_id });
  const again = await send(`${path}?application=${other.id}`, path, {
    ...fields,
    ...same,
    application: String(other.id),
  });
  expect(again.status, again.html).toBe(303);
  expect((await acme.showApplication(other)).emails[0]?.subject).toBe('Your application for Baker');
});

test('a bulk move shows the email of each before it is sent, and sends it only where that is chosen', async () => {
  const { acme, made, stageId, board, send, emails } = await openMoved();
  const other = await acme.apply({ files: [], job_id: made.job.hash_id });
  await acme.recruiter('POST', `/api/candidate-job/update-stage/${other.id}`, {
    stage_id: stageId,
  });
  const picked = {
    [`pick.${made.id}`]: 'on',
    [`pick.${other.id}`]: 'on',
    action: 'move',
    stage_id: String(stageId),
  };
  const review = await send(board, `${board}/review`, picked);
  expect(review.html).toContain('Gets the email “Interview for Baker”');
  expect(review.html).toContain('Already in this stage');
  expect(review.html).toContain('Send the email of this stage');
  await send(board, `${board}/bulk`, { ...picked, send_email: 'on' });
  expect(await emails()).toEqual([['queued', 'Interview for Baker']]);
  expect((await acme.showApplication(other)).emails).toEqual([]);
  const back = { ...picked, stage_id: String(made.stage_id) };
  await send(board, `${board}/bulk`, back);
  expect(await emails()).toEqual([['canceled', 'Interview for Baker']]);
});

test('a stage with an email shows an envelope on the board, in the table and in the application', async () => {
  const { made, board, page, open } = await openMoved();
  const job = `/jobs/${made.job.hash_id}`;
  const shown = await open(`${board}?moving=${made.id}`);
  expect(shown.html).toMatch(
    /<span>Interview<\/span><span class="email-mark">.*?\(with email\)<\/span>/u,
  );
  expect(shown.html).toMatch(/aria-label="Move Ada L to Interview" title="with email"/u);
  expect((await open(`${job}/candidates`)).html).toContain('Interview (with email)</option>');
  expect((await open(page)).html).toMatch(/title="with email"[^>]*>.*?Interview/u);
});

test('a rejection says at what time its email goes out, before it and after', async () => {
  const { acme, made, page, send, open, root } = await openMoved();
  await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 90 });
  const job = `/jobs/${made.job.hash_id}`;
  const asked = await open(`${job}/reject?application=${made.id}`);
  expect(asked.html).toMatch(/The email goes out at .*11:30.*You can stop it until then\./u);
  const form = { application: String(made.id), send_email: 'on', subject: 'Sorry', body: 'No' };
  const path = `${job}/reject`;
  const sent = await send(`${path}?application=${made.id}`, path, form);
  expect(sent.status, sent.html).toBe(303);
  const led = await open((sent.location ?? '').replace(root, ''));
  expect(toastOf(led)).toMatch(/Ada L is rejected\.<\/a> The email goes out at .*11:30/u);
  expect((await open(page)).html).toContain('11:30');
});
