/** What is done on a board or an application can be undone at once, and then leaves no trace in the history. */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function openBoard(people = 2) {
  const start = new Date();
  setClock(start);
  const company = await openCompany();
  const job = await company.postJob();
  const applications: Application[] = [];
  for (let n = 0; n < people; n++)
    applications.push(await company.apply({ job_id: job.hash_id, files: [] }));
  const [first] = applications as [Application];
  const kindsOf = async ({ id }: Application) => {
    const { history } = await company.showApplication({ id });
    return history.map(({ kind }) => kind);
  };
  const at = `/jobs/${job.hash_id}`;
  return { start, company, job, applications, first, kindsOf, at, ...(await openConsole(company)) };
}

const form = (html: string) =>
  /<div id="toast".*?<form method="post" action="([^"]+)"/su.exec(html);

describe('a rejection', () => {
  test('on the board is undone by its toast, which leads back to the board as it was filtered', async () => {
    const { company, first, at, send, browser, root } = await openBoard();
    const asked = `${at}/reject?application=${first.id}&list=q%3Dlovelace`;
    const sent = { application: String(first.id), list: 'q=lovelace', send_email: 'on' };
    const { location } = await send(asked, `${at}/reject`, sent);
    const told = await browser.get(location);
    expect(toastOf(told)).toContain('Ada Lovelace');
    const [, action = ''] = form(told.html) ?? [];
    expect(action).toBe(`${root}${at}/board/unreject?q=lovelace`);
    const [, token = ''] =
      /<div id="toast".*?name="form_token" value="([^"]+)"/su.exec(told.html) ?? [];
    const undone = await browser.post(action, { form_token: token, application: String(first.id) });
    expect(undone.status, undone.html).toBe(303);
    expect(undone.location).toContain(`${at}/board?q=lovelace&done=rejectionUndone`);
    expect(toastOf(await browser.get(undone.location))).toBe('The rejection was undone.');
    const shown = await company.showApplication(first);
    expect(shown.status).toBe('active');
    expect(shown.emails.map(({ status }) => status)).toEqual(['canceled']);
  });

  test('of one of a queue is undone from the page of the next', async () => {
    const { company, first, applications, at, send, browser, root } = await openBoard();
    const next = applications[1]?.id ?? 0;
    const asked = `${at}/reject?application=${first.id}&back=application&next=${next}`;
    const sent = { application: String(first.id), back: 'application', next: String(next) };
    const { location } = await send(asked, `${at}/reject`, sent);
    expect(location).toContain(`/applications/${next}`);
    const told = await browser.get(location);
    const [, action = ''] = form(told.html) ?? [];
    expect(action).toBe(`${root}${at}/applications/${next}/unreject`);
    const [, token = ''] =
      /<div id="toast".*?name="form_token" value="([^"]+)"/su.exec(told.html) ?? [];
    const undone = await browser.post(action, { form_token: token, application: String(first.id) });
    expect(undone.status, undone.html).toBe(303);
    expect(undone.location).toContain(`/applications/${first.id}?`);
    expect((await company.showApplication(first)).status).toBe('active');
  });

  test('of another job is not undone on a board, and hiring offers no undo', async () => {
    const { company, first, at, send, browser } = await openBoard();
    const other = await company.postJob();
    await company.recruiter('POST', `/api/candidate-job/reject/${first.id}`, {});
    const elsewhere = `/jobs/${other.hash_id}/board`;
    const sent = { application: String(first.id) };
    expect((await send(elsewhere, `${elsewhere}/unreject`, sent)).status).toBe(404);
    expect((await company.showApplication(first)).status).toBe('rejected');
    await company.recruiter('POST', `/api/candidate-job/undo-reject/${first.id}`, {});
    const { location } = await send(`${at}/hire?application=${first.id}`, `${at}/hire`, sent);
    expect(form((await browser.get(location)).html)).toBeNull();
  });
});

describe('a move of several', () => {
  async function moveBoth(opened: Awaited<ReturnType<typeof openBoard>>) {
    const { company, applications, first } = opened;
    const { body } = await company.recruiter<{ data: { stages: { id: number }[] }[] }>(
      'GET',
      '/api/company-pipline/index',
    );
    const to = body.data.data[0]?.stages[1]?.id ?? 0;
    const ids = applications.map(({ id }) => id);
    const given = { action: 'move', ids, stage_id: to };
    const bulk = await company.recruiter<{ bulk_id: number }>(
      'POST',
      '/api/candidate-job/bulk',
      given,
    );
    expect(bulk.body.data, bulk.text).toMatchObject({ done: ids.length });
    return { id: bulk.body.data.bulk_id, from: first.stage_id };
  }

  test('that is undone at once leaves nothing in the history, as that of one', async () => {
    const opened = await openBoard(3);
    const { company, applications, kindsOf } = opened;
    const { id, from } = await moveBoth(opened);
    for (const one of applications) expect(await kindsOf(one)).toEqual(['moved', 'created']);
    const undone = await company.recruiter('POST', `/api/candidate-job/bulk/${id}/undo`, {});
    expect(undone.body.data).toMatchObject({ done: 3, failed: 0 });
    for (const one of applications) {
      const shown = await company.showApplication(one);
      expect(shown.stage_id).toBe(from);
      expect(shown.history.map(({ kind }) => kind)).toEqual(['created']);
    }
  });

  test('that is undone later, or by somebody else, is told as a move of its own', async () => {
    const opened = await openBoard();
    const { start, company, first, kindsOf } = opened;
    const { id } = await moveBoth(opened);
    setClock(new Date(start.getTime() + 2 * MINUTE_MS));
    await company.recruiter('POST', `/api/candidate-job/bulk/${id}/undo`, {});
    expect(await kindsOf(first)).toEqual(['moved', 'moved', 'created']);
    const again = await moveBoth(opened);
    await company.admin('POST', `/api/candidate-job/bulk/${again.id}/undo`, {});
    expect(await kindsOf(first)).toEqual(['moved', 'moved', 'moved', 'moved', 'created']);
  });
});
