/** What candidates download from their own page, and what happens when a member changes the same details. */
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type {
  Candidate,
  CandidateExport,
} from '#recruiting/people/candidates/schemas/candidates.ts';
import { readable } from '../support/apply-form.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import { hiddenFields } from '../support/forms.ts';
import { db } from '../support/operator.ts';
import { delivered, download, insertPortalToken, openPage, submit } from '../support/portal.ts';
import { knockedOut } from '../support/screening.ts';

const PATH = '/api/candidate-job';
const HOUR_MS = 60 * MINUTE_MS;
const SECRET = 'not a fit, says Grace';

async function openCandidate(acme: Company) {
  const email = newApplicant();
  const made = await acme.apply({ email });
  return { ...made, email, token: await insertPortalToken(acme, made) };
}

async function filesOf(acme: Company, token: string) {
  const { status, bytes } = await download(acme, token);
  expect(status).toBe(200);
  return unzipSync(bytes);
}

/** The export in the file, and its text. */
async function dataOf(acme: Company, token: string) {
  const files = await filesOf(acme, token);
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  const data = JSON.parse(text) as CandidateExport;
  return { text, data, application: data.applications[0] };
}

const kindsOf = (list: readonly { kind: string }[] = []) => list.map(({ kind }) => kind);

describe('the download', () => {
  test('does not say that an application is rejected before its email is due', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 60 });
    const one = await openCandidate(acme);
    await acme.recruiter('POST', `${PATH}/store-notes/${one.id}`, { note: 'Speaks Dutch' });
    const start = Date.now();
    const before = await dataOf(acme, one.token);
    setClock(start + MINUTE_MS);
    await acme.recruiter('POST', `${PATH}/reject/${one.id}`, {
      send_email: true,
      rejection_reason_id: 1,
      note: SECRET,
    });
    const { text, data, application } = await dataOf(acme, one.token);
    // But for the links to the files, which are of the moment.
    const { documents: _, ...same } = application ?? {};
    expect(before.application).toMatchObject(same);
    expect(application).toMatchObject({ status: 'active', notes: [{ note: 'Speaks Dutch' }] });
    expect(data).toMatchObject({ last_active_at: data.applications[0]?.updated_at });
    expect(text).not.toMatch(/"rejected"|"rejection"|not a fit|Grace/u);
    // The export for members has it all.
    const path = `/api/candidates/export/${one.candidate_id}`;
    const full = await acme.admin<CandidateExport>('GET', path);
    expect(full.body.data.applications[0]).toMatchObject({
      status: 'rejected',
      notes: [{ note: SECRET }, { note: 'Speaks Dutch' }],
      emails: expect.arrayContaining([expect.objectContaining({ kind: 'rejection' })]),
    });

    setClock(start + 2 * HOUR_MS);
    await delivered(acme, one.email, 'rejection');
    const due = await dataOf(acme, one.token);
    expect(due.application).toMatchObject({
      status: 'rejected',
      rejection_reason: { id: 1 },
      notes: [{ note: SECRET }, { note: 'Speaks Dutch' }],
      emails: expect.arrayContaining([
        expect.objectContaining({ kind: 'rejection', status: 'sent' }),
      ]),
    });
    expect(kindsOf(due.application?.history)).toContain('rejected');
  });

  test('does not say that a rule has rejected an application for a day', async () => {
    const acme = await openCompany();
    const start = Date.now();
    const { application } = await knockedOut(acme);
    const token = await insertPortalToken(acme, application);
    setClock(start + 23 * HOUR_MS);
    const early = await dataOf(acme, token);
    expect(early.application).toMatchObject({
      status: 'active',
      screening: null,
      screening_reasons: [],
      answers: [{ value: false }],
      history: [{ kind: 'created' }],
      emails: [],
    });
    setClock(start + 25 * HOUR_MS);
    const late = await insertPortalToken(acme, application);
    expect((await dataOf(acme, late)).application).toMatchObject({
      status: 'rejected',
      screening: 'knocked_out',
      screening_reasons: [expect.anything()],
    });
  });

  test('never has a rejection that was undone, its email, nor who of the members did something', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 60 });
    const one = await openCandidate(acme);
    await acme.recruiter('POST', `${PATH}/store-notes/${one.id}`, { note: 'Speaks Dutch' });
    await acme.recruiter('POST', `${PATH}/reject/${one.id}`, { send_email: true });
    await acme.recruiter('POST', `${PATH}/undo-reject/${one.id}`);
    const { text, application } = await dataOf(acme, one.token);
    expect(kindsOf(application?.history)).toEqual(['noted', 'created']);
    expect(text).not.toMatch(/"rejected"|"rejection"|"unrejected"/u);
    expect(text).not.toContain('"author"');
    expect(kindsOf(application?.emails)).not.toContain('rejection');
  });

  test('has all documents, and the page has the newest first', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    await db.run(sql`insert into documents
      (id, company_id, candidate_id, application_id, kind, filename, key, content_type, byte_count, created_at)
      select d.id + 1 + value, d.company_id, d.candidate_id, 0, 'other', 'paper ' || value || '.pdf', d.key,
        d.content_type, d.byte_count, d.created_at
      from documents d, json_each(${JSON.stringify([...Array(120).keys()])})
      where d.application_id = ${one.id}`);
    const names = Object.keys(await filesOf(acme, one.token));
    expect(names).toHaveLength(1 + 1 + 120);
    expect(names[1]).toContain('paper 119.pdf');
    const page = readable((await openPage(acme, one.token)).html);
    expect(page).toContain('paper 119.pdf');
    expect(page).not.toContain('paper 19.pdf');
  });
});

describe('a correction', () => {
  const CORRECT = '/my/correct';

  async function formOf(acme: Company, token: string): Promise<Record<string, string>> {
    const { html } = await openPage(acme, token);
    const { token: _, ...hidden } = hiddenFields(html, CORRECT);
    return hidden;
  }

  async function show(acme: Company, id: number): Promise<Candidate> {
    return (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
  }

  const typed = { first_name: 'Ada', last_name: 'Lovelace', phone: '+44 20 7946 0001', links: '' };

  test('does not replace what a member has corrected since the page was opened, until it is sent again', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const hidden = await formOf(acme, one.token);
    const correction = { first_name: 'Augusta', last_name: 'Lovelace' };
    await acme.recruiter('POST', `/api/candidates/update/${one.candidate_id}`, correction);
    const refused = await submit(acme, one.token, CORRECT, { ...hidden, ...typed });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('first_name-error');
    expect(readable(refused.html)).toContain('It is now: Augusta.');
    expect(refused.html).not.toContain('last_name-error');
    expect(refused.html).toContain('value="Ada"');
    expect(await show(acme, one.candidate_id)).toMatchObject({ first_name: 'Augusta' });

    // A mistake in between does not make it newer.
    const mistaken = { ...hidden, ...typed, phone: 'none' };
    const wrong = await submit(acme, one.token, CORRECT, mistaken);
    const kept = hiddenFields(wrong.html, CORRECT);
    expect((await submit(acme, one.token, CORRECT, { ...kept, ...typed })).status).toBe(422);

    const again = hiddenFields(refused.html, CORRECT);
    expect((await submit(acme, one.token, CORRECT, { ...again, ...typed })).status).toBe(303);
    expect(await show(acme, one.candidate_id)).toMatchObject({
      first_name: 'Ada',
      phone: typed.phone,
      phone_source: 'corrected',
    });
  });

  test('is taken where only something else has changed since', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    await acme.openField({ key: 'shift' });
    const hidden = await formOf(acme, one.token);
    const path = `/api/candidates/update/${one.candidate_id}`;
    await acme.recruiter('POST', path, { custom: { shift: 'night' } });
    const answer = await submit(acme, one.token, CORRECT, { ...hidden, ...typed });
    expect(answer.status).toBe(303);
    // Sent again, as by two clicks: the same change is no conflict.
    expect((await submit(acme, one.token, CORRECT, { ...hidden, ...typed })).status).toBe(303);
  });
});

describe('the page', () => {
  test('keeps to its budget of rows, round trips and bytes', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const small = await costOf(() => openPage(acme, one.token));
    expect(small).toMatchObject({ trips: 2 });
    expect(small.rowsRead).toBeLessThanOrEqual(40);
    // With the styles of the site, which are in the page.
    expect(small.result.html.length).toBeLessThan(36_000);
  });
});
