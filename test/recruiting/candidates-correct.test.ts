/** Tests adding candidates without an application, and correcting their details, through the API. */
import { describe, expect, test } from 'vitest';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { newApplicant } from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const BARE = { files: [] };
const LINK = { kind: 'linkedin', url: 'https://www.linkedin.com/in/ada' };

function add(acme: Company, body: object): Promise<Answer<Candidate>> {
  return acme.recruiter('POST', '/api/candidates/store', body);
}

function correct(acme: Company, id: number, body: object): Promise<Answer<Candidate>> {
  return acme.recruiter('POST', `/api/candidates/update/${id}`, body);
}

async function added(acme: Company, body: object): Promise<Candidate> {
  const answer = await add(acme, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

async function found(acme: Company, words: string): Promise<number[]> {
  const path = `/api/candidate-job/index?search-key=${encodeURIComponent(words)}`;
  const { body, text } = await acme.viewer<{ data: Application[] }>('GET', path);
  expect(body.data, text).toBeDefined();
  return body.data.data.map(({ id }) => id);
}

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, fields: Object.keys(body.errors ?? {}) }, text).toEqual({ status: 422, fields });
}

describe('POST /api/candidates/store', () => {
  test('adds a candidate without an application, and emits candidate.created with the id alone', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const made = await added(acme, {
      first_name: 'Grace',
      last_name: 'Hopper',
      email,
      phone: '+44 20 7946 0000',
      links: [LINK],
    });
    expect(made).toMatchObject({
      first_name: 'Grace',
      last_name: 'Hopper',
      email,
      phone: '+44 20 7946 0000',
      phone_e164: '+442079460000',
      phone_source: 'typed',
      links: [LINK],
      applications: [],
    });
    const event = (await acme.announced()).find((one) => one.event === 'candidate.created');
    expect(event?.data).toEqual({ candidate_id: made.id });
    expect(await acme.audited()).toMatchObject([
      { action: 'candidate.create', subjectId: made.id },
    ]);
    const job = await acme.postJob();
    const assigned = await acme.recruiter<ApplicationDetail>(
      'POST',
      '/api/candidate-job/assign-to-job',
      { candidate_id: made.id, job_id: job.hash_id },
    );
    expect(assigned.status, assigned.text).toBe(201);
    expect(assigned.body.data).toMatchObject({ candidate_id: made.id, email });
  });

  test('adds a person by a name alone, to whom no email can be sent', async () => {
    const acme = await openCompany();
    const [one, other] = [
      await added(acme, { first_name: 'Sukarno' }),
      await added(acme, { first_name: 'Sukarno' }),
    ];
    expect(one).toMatchObject({ first_name: 'Sukarno', last_name: '', email: '' });
    expect(other.id).not.toBe(one.id);
    const job = await acme.postJob();
    const { body } = await acme.recruiter<ApplicationDetail>(
      'POST',
      '/api/candidate-job/assign-to-job',
      { candidate_id: one.id, job_id: job.hash_id },
    );
    const path = `/api/candidate-job/send-email/${body.data.id}`;
    const sent = await acme.recruiter('POST', path, { subject: 'Hi', body: '<p>Hi</p>' });
    expect({ status: sent.status, code: sent.body.code }).toEqual({
      status: 409,
      code: 'candidate_without_email',
    });
    const hired = await acme.recruiter('POST', `/api/candidate-job/hire/${body.data.id}`);
    expect({ status: hired.status, code: hired.body.code }, hired.text).toEqual({
      status: 409,
      code: 'candidate_without_email',
    });
  });

  test('refuses an address that somebody has, with the id of the candidate (409)', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const { id } = await added(acme, { email });
    const again = await add(acme, { first_name: 'Ada', email: email.toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'duplicate_candidate', candidate_id: id });
    // Another company may know the same person.
    await added(await openCompany(), { email });
  });

  test('refuses what is no person (422)', async () => {
    const acme = await openCompany();
    expectInvalid(await add(acme, {}), 'first_name');
    expectInvalid(await add(acme, { first_name: ' ', email: '' }), 'first_name');
    expectInvalid(await add(acme, { email: 'not an address' }), 'email');
    expectInvalid(await add(acme, { first_name: 'A', phone: 'abc' }), 'phone');
    const links = Array.from({ length: 21 }, () => LINK);
    expectInvalid(await add(acme, { first_name: 'A', links }), 'links');
    for (const url of ['javascript:alert(1)', 'ftp://a.example', 'https://']) {
      expectInvalid(await add(acme, { first_name: 'A', links: [{ url }] }), 'links.0.url');
    }
    expect(await acme.audited()).toEqual([]);
  });
});

describe('POST /api/candidates/update/{id}', () => {
  test('corrects a candidate, who is found by the new name and not the old, and mailed at the new address', async () => {
    const acme = await openCompany();
    const application = await acme.apply({ ...BARE, email: newApplicant(), phone: '030 1' });
    const id = application.candidate_id;
    const email = newApplicant();
    const answer = await correct(acme, id, {
      first_name: 'Augusta',
      last_name: null,
      email,
      phone: '+49 30 901820',
      links: [LINK, { url: 'https://ada.example' }],
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      first_name: 'Augusta',
      last_name: '',
      email,
      phone: '+49 30 901820',
      phone_e164: '+4930901820',
      phone_source: 'corrected',
      links: [LINK, { kind: 'other', url: 'https://ada.example' }],
    });
    expect(await found(acme, 'Augusta')).toEqual([application.id]);
    expect(await found(acme, 'Lovelace')).toEqual([]);
    const path = `/api/candidate-job/send-email/${application.id}`;
    await acme.recruiter('POST', path, { subject: 'To you', body: '<p>Hi</p>' });
    const shown = await acme.viewer<ApplicationDetail>(
      'GET',
      `/api/candidate-job/show/${application.id}`,
    );
    expect(shown.body.data.email).toBe(email);
  });

  test('names what was changed in the audit log and the event, without the values', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply(BARE);
    await correct(acme, id, { last_name: 'Byron', phone: '+44 20 7946 0001' });
    const fields = ['last_name', 'phone'];
    const event = (await acme.announced()).find((one) => one.event === 'candidate.updated');
    expect(event?.data).toEqual({ candidate_id: id, fields });
    const entry = (await acme.audited()).find(({ action }) => action === 'candidate.update');
    expect(entry).toMatchObject({ subjectId: id, changes: { fields: { from: null, to: fields } } });
    expect(JSON.stringify([event, entry])).not.toContain('Byron');
  });

  test('keeps what is not sent, and writes nothing for what is the same', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply({ ...BARE, phone: '+44 1 234' });
    const before = (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
    const same = await correct(acme, id, { ...before });
    expect(same.status, same.text).toBe(200);
    expect(same.body.data).toEqual(before);
    expect((await acme.announced()).map(({ event }) => event)).not.toContain('candidate.updated');
    const renamed = await correct(acme, id, { first_name: 'A' });
    expect(renamed.body.data).toMatchObject({
      first_name: 'A',
      phone: '+44 1 234',
      phone_source: 'typed',
    });
    expect((await correct(acme, id, { phone: null })).body.data).toMatchObject({
      phone: null,
      phone_source: null,
    });
  });

  test('refuses the address of another candidate (409), and an outdated record (409)', async () => {
    const acme = await openCompany();
    const taken = newApplicant();
    const other = await added(acme, { email: taken });
    const { id, updated_at: read } = await added(acme, { first_name: 'Ada' });
    const refused = await correct(acme, id, { email: taken });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'duplicate_candidate', candidate_id: other.id });
    expect((await correct(acme, id, { last_name: 'B' })).status).toBe(200);
    const late = await correct(acme, id, { last_name: 'C', updated_at: read });
    expect({ status: late.status, code: late.body.code }).toEqual({
      status: 409,
      code: 'stale_write',
    });
    expectInvalid(await correct(acme, id, { updated_at: 'yesterday' }), 'updated_at');
  });

  test('two at once: one address belongs to one candidate', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const [one, other] = [
      await added(acme, { first_name: 'A' }),
      await added(acme, { first_name: 'B' }),
    ];
    const answers = await Promise.all([
      correct(acme, one.id, { email }),
      correct(acme, other.id, { email }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('refuses to leave a candidate without name and address (422)', async () => {
    const acme = await openCompany();
    const { id } = await added(acme, { first_name: 'Ada' });
    expectInvalid(await correct(acme, id, { first_name: null }), 'first_name');
    expectInvalid(await correct(acme, id, { email: 'x' }), 'email');
    expect((await correct(acme, id, { first_name: '', email: newApplicant() })).status).toBe(200);
  });

  test('refuses a candidate who is erased (409), or of another company (404)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = await added(acme, { first_name: 'Ada', links: [LINK] });
    expect((await correct(globex, id, { first_name: 'B' })).status).toBe(404);
    await acme.admin('DELETE', `/api/candidates/erase/${id}`);
    const erased = await correct(acme, id, { first_name: 'B' });
    expect({ status: erased.status, code: erased.body.code }).toEqual({
      status: 409,
      code: 'candidate_erased',
    });
    const shown = await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`);
    expect(shown.body.data.links).toEqual([]);
    const names = (await acme.announced()).map(({ event }) => event);
    expect(names).toContain('candidate.erased');
  });
});

test('merging emits candidate.merged with both ids, and keeps the links of both', async () => {
  const acme = await openCompany();
  const into = await added(acme, { first_name: 'Ada', links: [LINK] });
  const from = await added(acme, { first_name: 'A.', links: [{ url: 'https://ada.example' }] });
  const path = `/api/candidates/merge/${into.id}`;
  const merged = await acme.admin<Candidate>('POST', path, { from_candidate_id: from.id });
  expect(merged.status, merged.text).toBe(200);
  expect(merged.body.data.links).toHaveLength(2);
  const event = (await acme.announced()).find((one) => one.event === 'candidate.merged');
  expect(event?.data).toEqual({ candidate_id: from.id, into_id: into.id, applications: [] });
});
