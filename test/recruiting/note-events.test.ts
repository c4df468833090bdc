/** The event of a note, from every place that makes one. */
import { expect, test } from 'vitest';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { callTool } from '../support/tools.ts';

const fileless = { files: [] };

async function notesOf(acme: Company, id: number) {
  const { body } = await acme.viewer<ApplicationDetail>('GET', `/api/candidate-job/show/${id}`);
  return body.data.notes.map((note) => ({ note_id: note.id, user_id: note.author?.id }));
}

async function expectNoted(acme: Company, ...ids: number[]): Promise<void> {
  const events = (await acme.announced()).filter(({ event }) => event === 'note.created');
  const noted = await Promise.all(
    ids.map(async (id) =>
      (await notesOf(acme, id)).map((note) => Object.assign(note, { candidate_job_id: id })),
    ),
  );
  expect(noted.flat()).toHaveLength(ids.length);
  expect(new Set(events.map(({ data }) => data))).toEqual(new Set(noted.flat()));
  expect(JSON.stringify(events)).not.toContain('Polish');
}

const note = 'Speaks Polish too.';

test('a note by the API is told, without its text', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply(fileless);
  await acme.recruiter('POST', `/api/candidate-job/store-notes/${id}`, { note });
  await expectNoted(acme, id);
});

test('a refused note is not', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply(fileless);
  await acme.recruiter('POST', `/api/candidate-job/store-notes/${id}`, { note: '' });
  await expectNoted(acme);
});

test('a note of a rejection is told beside it, and none without a note', async () => {
  const acme = await openCompany();
  const [one, two] = [await acme.apply(fileless), await acme.apply(fileless)];
  await acme.recruiter('POST', `/api/candidate-job/reject/${one.id}`, { note });
  await acme.recruiter('POST', `/api/candidate-job/reject/${two.id}`);
  await expectNoted(acme, one.id);
});

test('a note of an agent is told', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply(fileless);
  await callTool(await acme.token('Recruiter'), 'add_note', { application_id: id, note });
  await expectNoted(acme, id);
});

test('a note of the console is told once, however often its form is sent', async () => {
  const acme = await openCompany();
  const { id, job } = await acme.apply(fileless);
  const { browser, root } = await openConsole(acme);
  const screen = `${root}/jobs/${job.hash_id}/applications/${id}`;
  const { html } = await browser.get(screen);
  const [, form = ''] = /<form[^>]*action="[^"]*\/note"[^>]*>(.*?)<\/form>/su.exec(html) ?? [];
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/gu)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  for (let n = 0; n < 2; n++) await browser.post(`${screen}/note`, { ...fields, note });
  await expectNoted(acme, id);
});
