/** The board of a job: what it shows, and moving, undoing, bulk, hiring and rejecting on it, with a script and without. */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { asScript, consoleToken, openConsole, toastOf } from '../support/console.ts';

async function openBoard(names: readonly string[] = ['Ada']) {
  const company = await openCompany();
  const job = await company.postJob({ skills: ['SQL', 'Cobol'] });
  const job_id = String(job.id);
  const applications: Application[] = [];
  for (const first_name of names) {
    applications.push(await company.apply({ job_id, first_name, files: [] }));
  }
  const console = await openConsole(company);
  const [first] = applications;
  const stages = await stagesOf(company);
  return {
    company,
    job,
    applications,
    first: first as Application,
    stages,
    board: `/jobs/${job.hash_id}/board`,
    ...console,
  };
}

async function stagesOf(company: Company) {
  const { body } = await company.recruiter<{ data: Pipeline[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  return body.data.data[0]?.stages ?? [];
}

const moveOf = (id: number, from: number, to: number) => ({ move: `${id}.${from}.${to}` });

describe('the board', () => {
  test('shows each stage with its count, and the cards of those who are in it', async () => {
    const { open, board, stages } = await openBoard(['Ada', 'Grace']);
    const { html } = await open(board);
    for (const { name } of stages) expect(html).toContain(name);
    expect(html).toContain('Ada Lovelace');
    expect(html).toContain('Grace Lovelace');
    const counts = html.match(new RegExp(`data-count="${stages[0]?.id}" data-value="2"`, 'gu'));
    // At the head of the column, and in the tab that a phone shows.
    expect(counts).toHaveLength(2);
    expect(html).toContain('not viewed yet');
  });

  test('of a job nobody applied to says so', async () => {
    const { open, board } = await openBoard([]);
    expect((await open(board)).html).toContain('No applications yet.');
  });

  test('shows twenty cards of a stage and leads to the rest', async () => {
    const { open, board, browser } = await openBoard(
      Array.from({ length: 22 }, (_, index) => `Ada${index}`),
    );
    const { html } = await open(board);
    expect(html.match(/class="card"/gu)).toHaveLength(20);
    const [, more = ''] = /class="more" href="([^"]+)"/u.exec(html) ?? [];
    const parts = await browser.get(more, asScript);
    expect(parts.html.match(/class="card"/gu)).toHaveLength(2);
    expect(parts.html).not.toContain('<html');
    expect((await browser.get(more)).html).toContain('<html');
  });

  test('escapes names, and keeps those of any direction apart', async () => {
    const { open, board } = await openBoard(['<img src=x onerror=alert(1)>']);
    const { html } = await open(board);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt; Lovelace</bdi>');
  });
});

describe('moving a card', () => {
  test('moves the application as the API does, and offers to undo it', async () => {
    const { send, board, first, stages, company, root, browser } = await openBoard();
    const [from, to] = [first.stage_id, stages[1]?.id ?? 0];
    const answer = await send(board, `${board}/move`, moveOf(first.id, from, to));
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${root}${board}?moved=${first.id}.${from}.${to}#a${first.id}`);
    expect((await company.showApplication(first)).stage_id).toBe(to);
    expect((await company.announced()).at(-1)?.event).toBe('application.stage_changed');
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'application.move' });

    const page = await browser.get(answer.location.replace(/#.*/u, ''));
    expect(toastOf(page)).toBe(`Ada Lovelace moved to ${stages[1]?.name}. No email was sent.`);
    const undo = moveOf(first.id, to, from);
    const undone = await browser.post(`${root}${board}/undo`, {
      form_token: consoleToken(page),
      ...undo,
    });
    expect(undone.status).toBe(303);
    const back = await company.showApplication(first);
    expect(back.stage_id).toBe(from);
  });

  test('that is undone at once leaves no trace in the history, and the time in the stage goes on', async () => {
    const { send, board, first, stages, company } = await openBoard();
    const before = await company.showApplication(first);
    const [from, to] = [first.stage_id, stages[1]?.id ?? 0];
    await send(board, `${board}/move`, moveOf(first.id, from, to));
    await send(board, `${board}/undo`, moveOf(first.id, to, from));
    const after = await company.showApplication(first);
    expect(after.history).toEqual(before.history);
    expect(after.time_in_stage.map(({ stage }) => stage?.id)).toEqual([from]);
    const moves = (await company.audited()).filter(({ action }) => action === 'application.move');
    expect(moves).toHaveLength(2);
  });

  test('answers the script with the card, the counts and the toast alone', async () => {
    const { send, board, first, stages } = await openBoard();
    const to = stages[1]?.id ?? 0;
    const move = moveOf(first.id, first.stage_id, to);
    const answer = await send(board, `${board}/move`, move, asScript);
    expect(answer.status).toBe(200);
    expect(answer.html).not.toContain('<html');
    expect(answer.html).toContain(`id="a${first.id}"`);
    expect(answer.html).toContain(`data-count="${to}" data-value="1"`);
    expect(answer.html).toContain('id="toast"');
    expect(answer.html.length).toBeLessThan(6000);
  });

  test('is refused where somebody was faster, and the card is shown where it is', async () => {
    const { send, board, first, stages, company } = await openBoard();
    const [second, third] = [stages[1]?.id ?? 0, stages[2]?.id ?? 0];
    await company.recruiter('POST', `/api/candidate-job/update-stage/${first.id}`, {
      stage_id: third,
    });
    const move = moveOf(first.id, first.stage_id, second);
    for (const headers of [{}, asScript]) {
      const answer = await send(board, `${board}/move`, move, headers);
      expect(answer.status).toBe(409);
      expect(toastOf(answer)).toContain('Someone else moved Ada Lovelace in the meantime.');
      expect(answer.html).toContain(`id="a${first.id}" data-stage="${third}"`);
    }
    expect((await company.showApplication(first)).stage_id).toBe(third);
  });

  test('to a stage of another pipeline is refused', async () => {
    const { send, board, first } = await openBoard();
    const answer = await send(board, `${board}/move`, moveOf(first.id, first.stage_id, 1));
    expect(answer.status).toBe(422);
  });

  test.each(['', 'x', '1.2', '1.2.3.4', '-1.2.3'])('of "%s" is not read', async (move) => {
    const { send, board } = await openBoard();
    expect((await send(board, `${board}/move`, { move })).status).toBe(422);
  });
});

describe('what others changed', () => {
  test('is nothing where nothing happened', async () => {
    const { browser, root, board } = await openBoard();
    const answer = await browser.get(
      `${root}${board}/changes?since=${Date.now() + 1000}`,
      asScript,
    );
    expect(answer).toMatchObject({ status: 204, html: '' });
  });

  test('is the card of a move that another member made', async () => {
    const { browser, root, board, first, stages, company } = await openBoard(['Ada', 'Grace']);
    const since = Date.parse(first.updated_at);
    const to = stages[1]?.id ?? 0;
    await company.recruiter('POST', `/api/candidate-job/update-stage/${first.id}`, {
      stage_id: to,
    });
    const { html } = await browser.get(`${root}${board}/changes?since=${since}`, asScript);
    expect(html).toContain(`id="a${first.id}" data-stage="${to}"`);
  });

  test('is all of a bulk, whose changes are of one millisecond', async () => {
    const names = Array.from({ length: 55 }, (_, index) => `Ada${index}`);
    const { browser, root, board, open, applications, stages, company } = await openBoard(names);
    const [, start = ''] = /data-since="([^"]+)"/u.exec((await open(board)).html) ?? [];
    await company.recruiter('POST', '/api/candidate-job/bulk', {
      action: 'move',
      ids: applications.map(({ id }) => id),
      stage_id: stages[1]?.id,
    });
    const seen = new Set<string>();
    for (let since = start, asked = 0; asked < 2; asked++) {
      const answer = await browser.get(`${root}${board}/changes?since=${since}`, asScript);
      for (const [, id = ''] of answer.html.matchAll(/class="card" id="a(\d+)"/gu)) seen.add(id);
      since = answer.headers.get('x-since') ?? '';
    }
    expect(seen.size).toBe(55);
  });

  test('is a change that is committed late, with a time before that of the last poll', async () => {
    const { browser, root, board, open, applications } = await openBoard(['Ada', 'Grace']);
    const [slow, quick] = applications;
    const [, start = ''] = /data-since="([^"]+)"/u.exec((await open(board)).html) ?? [];
    const poll = (since: string) => browser.get(`${root}${board}/changes?since=${since}`, asScript);
    const changeAt = (id: number | undefined, at: number) =>
      env.DB.exec(`update applications set updated_at = ${at} where id = ${id}`);
    const began = Date.now();
    await changeAt(quick?.id, began + 1);
    const first = await poll(start);
    expect(first.html).toContain(`data-at="${began + 1}"`);
    await changeAt(slow?.id, began);
    const second = await poll(first.headers.get('x-since') ?? '');
    expect(second.html).toContain(`data-at="${began}"`);
  });

  test('is not repeated for longer than a commit can take', async () => {
    const { browser, root, board, open, first, company } = await openBoard();
    await company.recruiter('POST', `/api/candidate-job/reject/${first.id}`, {});
    setClock(Date.now() + MINUTE_MS);
    const [, start = ''] = /data-since="([^"]+)"/u.exec((await open(board)).html) ?? [];
    const answer = await browser.get(`${root}${board}/changes?since=${start}`, asScript);
    expect(answer.status).toBe(204);
    const next = answer.headers.get('x-since') ?? '';
    expect(Number.parseInt(next, 10)).toBeGreaterThanOrEqual(Number.parseInt(start, 10));
  });

  test('is a rejection as a card that goes', async () => {
    const { browser, root, board, first, company } = await openBoard();
    await company.recruiter('POST', `/api/candidate-job/reject/${first.id}`, {});
    const { html } = await browser.get(`${root}${board}/changes?since=1`, asScript);
    expect(html).toMatch(new RegExp(`id="a${first.id}"[^>]* data-gone`, 'u'));
  });
});

describe('a bulk action', () => {
  const pick = (ids: readonly { id: number }[]) =>
    Object.fromEntries(ids.map(({ id }) => [`pick.${id}`, 'on']));

  test('is reviewed, done, and undone', async () => {
    const { send, board, applications, stages, company, browser } = await openBoard([
      'Ada',
      'Grace',
      'Joan',
    ]);
    const to = stages[1];
    const chosen = { ...pick(applications), stage_id: String(to?.id), action: 'move' };
    const review = await send(board, `${board}/review`, chosen);
    expect(review.status).toBe(200);
    expect(review.html).toContain(`Move 3 candidates to ${to?.name}?`);
    expect((await company.audited()).map(({ action }) => action)).not.toContain('application.move');

    const done = await send(board, `${board}/bulk`, chosen);
    const page = await browser.get(done.location);
    expect(toastOf(page)).toBe('3 applications changed.');
    const [, bulk_id = ''] = /name="bulk_id" value="(\d+)"/u.exec(page.html) ?? [];
    const undone = await send(board, `${board}/undo-bulk`, { bulk_id });
    expect(toastOf(await browser.get(undone.location))).toBe('3 changes undone.');
    const again = await send(board, `${board}/undo-bulk`, { bulk_id });
    expect(again.status).toBe(409);
    expect(toastOf(again)).toBe('This has already been undone.');
  });

  test('rejects with the emails shown before', async () => {
    const { send, board, applications, company } = await openBoard(['Ada', 'Grace']);
    const chosen = { ...pick(applications), action: 'reject' };
    const review = await send(board, `${board}/review`, chosen);
    expect(review.html).toContain('Reject 2 candidates?');
    expect(review.html).toContain('Gets the email');
    await send(board, `${board}/bulk`, { ...chosen, send_email: 'on' });
    for (const application of applications) {
      const shown = await company.showApplication(application);
      expect(shown.status).toBe('rejected');
      expect(shown.emails).toHaveLength(1);
    }
  });

  test('of more than a hundred is refused, and says how many are possible', async () => {
    const { send, board, stages } = await openBoard();
    const many = pick(Array.from({ length: 101 }, (_, index) => ({ id: index + 1 })));
    for (const action of ['review', 'bulk']) {
      const typed = { ...many, action: 'move', stage_id: String(stages[1]?.id) };
      const answer = await send(board, `${board}/${action}`, typed);
      expect(answer.status).toBe(422);
      expect(toastOf(answer)).toBe('Select at most 100 candidates at a time.');
    }
  });

  test('names whom it failed for, and why', async () => {
    const { send, board, applications, stages, company } = await openBoard(['Ada', 'Grace']);
    const chosen = { ...pick(applications), action: 'move', stage_id: String(stages[1]?.id) };
    await company.recruiter('POST', `/api/candidate-job/reject/${applications[1]?.id}`, {});
    const done = await send(board, `${board}/bulk`, chosen);
    expect(done.status).toBe(200);
    expect(done.html).toContain('1 application was not changed:');
    expect(done.html).toMatch(
      /<bdi>Grace Lovelace<\/bdi><\/a>: This application is already rejected or hired\./u,
    );
    expect(done.html).not.toContain('Ada Lovelace');
    const [, bulk_id = ''] = /name="bulk_id" value="(\d+)"/u.exec(done.html) ?? [];
    expect((await send(board, `${board}/undo-bulk`, { bulk_id })).location).toContain('undone=1');
  });

  test('of hiring offers no undo', async () => {
    const { send, board, applications, stages, browser } = await openBoard(['Ada', 'Grace']);
    const hired = stages.find(({ type }) => type === 'hired');
    const chosen = { ...pick(applications), action: 'move', stage_id: String(hired?.id) };
    const review = await send(board, `${board}/review`, chosen);
    expect(review.html).toContain('name="hires" value="on"');
    const done = await send(board, `${board}/bulk`, { ...chosen, hires: 'on' });
    const toast = await browser.get(done.location);
    expect(toastOf(toast)).toBe('2 applications changed.');
    expect(toast.html).not.toContain('undo-bulk');
  });

  test('of nobody asks to select somebody', async () => {
    const { send, board } = await openBoard();
    for (const action of ['review', 'bulk']) {
      const answer = await send(board, `${board}/${action}`, { action: 'move', stage_id: '1' });
      expect(answer.status).toBe(422);
      expect(toastOf(answer)).toBe('Select candidates first.');
    }
  });
});

describe('hiring and rejecting', () => {
  test('hiring asks first, and makes a member of the team', async () => {
    const { open, job, first, company, browser } = await openBoard();
    const path = `/jobs/${job.hash_id}/hire`;
    const asked = await open(`${path}?application=${first.id}`);
    expect(asked.html).toContain('Hire Ada Lovelace?');
    expect(asked.html).toContain('can’t be undone');
    const fields = { application: String(first.id), form_token: consoleToken(asked) };
    const hired = await browser.post(`/console/${company.subdomain}${path}`, fields);
    expect(hired.status).toBe(303);
    expect((await company.showApplication(first)).status).toBe('hired');
    const after = await browser.get(hired.location ?? '');
    expect(toastOf(after)).toContain('Ada Lovelace is hired.');
    expect(toastOf(after)).not.toContain('Undo');
    const again = await browser.post(`/console/${company.subdomain}${path}`, fields);
    expect(again.status).toBe(303);
    const late = await open(`${path}?application=${first.id}`);
    expect(late.html).toContain('Ada Lovelace is already hired');
  });

  test('rejecting shows the email, and takes a reason and a note', async () => {
    const { send, open, job, first, company, browser } = await openBoard();
    const path = `/jobs/${job.hash_id}/reject`;
    const screen = `${path}?application=${first.id}`;
    const asked = await open(screen);
    expect(asked.html).toContain('Reject Ada Lovelace');
    expect(asked.html).toMatch(/<textarea id="body"[^>]*>\s*Dear Ada,/u);
    const typed = { application: String(first.id), reason: '2', note: 'No SQL.', send_email: 'on' };
    const done = await send(screen, path, typed);
    expect(done.status).toBe(303);
    expect(toastOf(await browser.get(done.location ?? ''))).toContain('Ada Lovelace is rejected.');
    const shown = await company.showApplication(first);
    expect(shown).toMatchObject({ status: 'rejected', rejection_reason: { id: 2 } });
    expect(shown.notes[0]?.note).toBe('No SQL.');
  });

  test('a second click says what has happened already, keeps the note, and leads on', async () => {
    const { open, root, job, applications, company, browser } = await openBoard(['Ada', 'Grace']);
    const [ada, grace] = applications;
    const path = `/jobs/${job.hash_id}/reject`;
    const screen = `${path}?application=${ada?.id}&next=${grace?.id}`;
    const typed = {
      form_token: consoleToken(await open(screen)),
      application: String(ada?.id),
      next: String(grace?.id),
      reason: '2',
      note: 'No SQL.',
      send_email: 'on',
    };
    expect((await browser.post(root + path, typed)).status).toBe(303);
    const again = await browser.post(root + path, typed);
    expect(again.status).toBe(409);
    expect(again.html).toContain('Ada Lovelace is already rejected');
    expect(again.html).toContain('Reason: Skills do not match');
    expect(again.html).toContain('Nothing was changed.');
    expect(again.html).toContain('<bdi>No SQL.</bdi>');
    expect(again.html).not.toContain('<textarea');
    for (const one of applications) {
      expect(again.html).toContain(`href="${root}/jobs/${job.hash_id}/applications/${one.id}"`);
    }
    const late = await open(screen);
    expect(late.html).toContain('Ada Lovelace is already rejected');
    expect(late.html).not.toContain('Nothing was changed.');
    const shown = await company.showApplication({ id: ada?.id ?? 0 });
    expect(shown.emails).toHaveLength(1);
    expect(shown.notes).toHaveLength(1);
  });

  test.each(['on', ''])(
    'a refused rejection keeps whether an email is sent: "%s"',
    async (choice) => {
      const { send, job, first } = await openBoard();
      const path = `/jobs/${job.hash_id}/reject`;
      const typed = {
        application: String(first.id),
        note: 'long '.repeat(3000),
        send_email: choice,
      };
      const answer = await send(`${path}?application=${first.id}`, path, typed);
      expect(answer.status).toBe(422);
      expect(answer.html).toContain('long long long');
      expect(/name="send_email" checked/u.test(answer.html)).toBe(choice === 'on');
    },
  );

  test.each(['hire', 'reject'])('to %s an application leads back to its page', async (name) => {
    const { open, root, job, first, send, browser } = await openBoard();
    const page = `/jobs/${job.hash_id}/applications/${first.id}`;
    const [, link = ''] =
      new RegExp(`href="${root}([^"]*/${name}\\?[^"]*)"`, 'u').exec((await open(page)).html) ?? [];
    const asked = await open(link.replaceAll('&amp;', '&'));
    expect(asked.html).toContain(`class="button" href="${root}${page}"`);
    const board = await open(`/jobs/${job.hash_id}/${name}?application=${first.id}`);
    expect(board.html).toContain(`class="button" href="${root}/jobs/${job.hash_id}/board"`);
    if (name === 'reject') return;
    const typed = { application: String(first.id), back: 'application' };
    const hired = await send(link.replaceAll('&amp;', '&'), `/jobs/${job.hash_id}/hire`, typed);
    expect(hired.location).toBe(`${root}${page}?decided=${first.id}`);
    expect(toastOf(await browser.get(hired.location))).toContain('Ada Lovelace is hired.');
  });

  test('a reason that does not exist is refused', async () => {
    const { send, job, first } = await openBoard();
    const path = `/jobs/${job.hash_id}/reject`;
    const typed = { application: String(first.id), reason: '99' };
    const answer = await send(`${path}?application=${first.id}`, path, typed);
    expect(answer.status).toBe(422);
  });
});
