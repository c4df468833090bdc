/** The meetings of an application on the screens of the console: scheduled, changed and canceled. */
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

/** Noon in two days, as a field of a form has it. */
const soon = () => `${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)}T12:00`;

const typed = {
  title: 'First talk',
  duration: '45',
  type: 'zoom',
  attendees: 'lea@team.example\r\n\r\n max@team.example ',
  description: 'Bring <b> your work.',
  timezone: 'Europe/Berlin',
};

async function openMeetings() {
  const company = await openCompany();
  const job = await company.postJob();
  const { id } = await company.apply({ job_id: String(job.id), files: [] });
  const application = `/jobs/${job.hash_id}/applications/${id}`;
  const meetings = async () => {
    const path = `/api/meet/index?candidate_job_id=${id}`;
    const { body } = await company.viewer<{ data: Meeting[] }>('GET', path);
    return body.data.data;
  };
  const page = `${application}/meetings/new`;
  return { company, application, page, meetings, ...(await openConsole(company)) };
}

describe('a meeting', () => {
  test('is scheduled in the time zone of the form, and stands in the history', async () => {
    const { application, browser, meetings, open, page, send } = await openMeetings();
    expect((await open(application)).html).toContain(`${page}"`);
    const start = soon();
    const made = await send(page, page, { ...typed, start_time: start });
    expect(toastOf(await browser.get(made.location))).toContain('The meeting is scheduled.');
    const [meeting, ...others] = await meetings();
    expect(others).toEqual([]);
    expect(meeting).toMatchObject({
      title: 'First talk',
      duration: 45,
      type: 'zoom',
      attendees: ['lea@team.example', 'max@team.example'],
      description: 'Bring <b> your work.',
      timezone: 'Europe/Berlin',
    });
    const local = new Date(meeting?.start_time ?? '').toLocaleTimeString('en-GB', {
      timeZone: 'Europe/Berlin',
    });
    expect(local).toBe('12:00:00');
    expect((await open(application)).html).toContain(`${application}/meetings/${meeting?.id}"`);
  });

  test('is changed where it was, and sent back as it is it stays', async () => {
    const { application, browser, meetings, open, page, send } = await openMeetings();
    const start = soon();
    await send(page, page, { ...typed, start_time: start });
    const [before] = await meetings();
    const one = `${application}/meetings/${before?.id}`;
    const { html } = await open(one);
    expect(html).toContain(`value="${start}"`);
    expect(html).toContain('Time zone: Europe/Berlin');
    expect(html).toContain('lea@team.example\nmax@team.example</textarea>');
    const { type: _, ...same } = typed;
    await send(one, one, { ...same, start_time: start });
    expect(await meetings()).toEqual([before]);
    const changed = await send(one, one, {
      ...same,
      title: 'Second talk',
      attendees: '',
      start_time: start,
    });
    expect(toastOf(await browser.get(changed.location))).toContain('The meeting is changed.');
    expect(await meetings()).toMatchObject([
      { id: before?.id, title: 'Second talk', attendees: [] },
    ]);
  });

  test('is canceled, and then is not changed', async () => {
    const { application, browser, meetings, page, open, send } = await openMeetings();
    await send(page, page, { ...typed, start_time: soon() });
    const [meeting] = await meetings();
    const one = `${application}/meetings/${meeting?.id}`;
    const gone = await send(`${one}/cancel`, `${one}/cancel`);
    expect(toastOf(await browser.get(gone.location))).toContain('The meeting is canceled.');
    expect(await meetings()).toMatchObject([{ status: 'canceled' }]);
    expect((await open(application)).html).not.toContain(`${one}"`);
    const late = await send(one, one, { ...typed, title: 'Other', start_time: soon() });
    expect(late.status).toBe(409);
    expect(late.html).toContain('The meeting is canceled.');
  });

  test.each([
    ['title', ''],
    ['title', 'x'.repeat(256)],
    ['start_time', ''],
    ['start_time', '2020-01-01T10:00'],
    ['start_time', 'tomorrow'],
    ['start_time', '2031-02-30T10:00'],
    ['duration', '4'],
    ['duration', '1441'],
    ['duration', 'long'],
    ['type', 'fax'],
    ['attendees', 'lea@team.example\nnobody'],
    ['description', 'x'.repeat(10_001)],
  ])('is refused beside %s of “%s”, and keeps what was typed', async (name, value) => {
    const { meetings, page, send } = await openMeetings();
    const sent = { ...typed, start_time: soon(), [name]: value };
    const answer = await send(page, page, sent);
    expect(answer.status, answer.html).toBe(422);
    expect(answer.html).toContain(`id="${name}-fault"`);
    if (name !== 'title') expect(answer.html).toContain('value="First talk"');
    if (name !== 'description') expect(answer.html).toContain('Bring &lt;b&gt; your work.');
    expect(await meetings()).toEqual([]);
  });

  test('of another application is not found, nor is one of another job', async () => {
    const { application, company, meetings, page, send, browser, root } = await openMeetings();
    await send(page, page, { ...typed, start_time: soon() });
    const [meeting] = await meetings();
    const job = await company.postJob();
    const other = await company.apply({ job_id: String(job.id), files: [] });
    const elsewhere = `/jobs/${job.hash_id}/applications/${other.id}/meetings/${meeting?.id}`;
    expect((await browser.get(root + elsewhere)).status).toBe(404);
    const mixed = application.replace(/jobs\/\w+/u, `jobs/${job.hash_id}`);
    expect((await browser.get(`${root}${mixed}/meetings/new`)).status).toBe(404);
    const forged = await send(page, `${elsewhere}/cancel`);
    expect(forged.status).toBe(403);
    expect(await meetings()).toMatchObject([{ status: 'scheduled' }]);
  });
});
