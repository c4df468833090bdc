/** Tests whose phone number and name a candidate's record shows: typed, read from a CV, or typed by anyone at all. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidates } from '#data/tables/candidates.ts';
import { documents } from '#data/tables/documents.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Page } from '#lib/pagination.ts';
import { openForm } from '../support/apply-form.ts';
import { cvFile, newApplicant, pdf, STORE } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { sealedMails } from '../support/mails.ts';
import { db, operator } from '../support/operator.ts';

const TYPED = '+44 20 7946 0000';
const OTHER = '+44 20 7946 0958';
const PARSED = '+44 20 7946 0123';
const BARE = { files: [] };

const cvWithPhone = () => cvFile(pdf(`Ada Lovelace Phone: ${PARSED}`));

/** Reads the CVs that wait in this company. */
async function readCvs(acme: Company): Promise<void> {
  const rows = await db.select().from(documents).where(eq(documents.companyId, acme.id));
  for (const { id } of rows) await readCv(operator(), id);
}

async function showCandidate(acme: Company, id: number): Promise<Candidate> {
  return (await acme.admin<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
}

/** An anonymous application on the career site, found in the company's list. */
async function applyOnSite(
  acme: Company,
  fields: Record<string, string>,
  files = [] as readonly ReturnType<typeof cvFile>[],
): Promise<Application> {
  const job = await acme.postJob({ status: 'Live' });
  const form = await openForm(acme, job);
  expect((await form.submit(fields, { files })).status).toBe(303);
  const path = `/api/jobs/${job.hash_id}/applicant-job`;
  const [found] = (await acme.viewer<Page<Application>>('GET', path)).body.data.data;
  if (!found) throw new Error('The application is in the list of its job.');
  return found;
}

describe('the phone number of a candidate', () => {
  test('is read from a CV where none is typed, and a member’s typed number replaces it', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const first = await acme.apply({ email, files: [cvWithPhone()] });
    await readCvs(acme);
    expect(await showCandidate(acme, first.candidate_id)).toMatchObject({
      phone: '+442079460123',
      phone_e164: '+442079460123',
      phone_source: 'parsed',
    });
    const second = await acme.apply({ ...BARE, email, phone: TYPED });
    expect(second).toMatchObject({ candidate_id: first.candidate_id, phone: TYPED });
    expect(await acme.showApplication(first)).toMatchObject({ phone: TYPED });
    expect(await showCandidate(acme, first.candidate_id)).toMatchObject({
      phone: TYPED,
      phone_source: 'typed',
    });
  });

  test('that is typed is not replaced by one read from a CV', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ phone: TYPED, files: [cvWithPhone()] });
    await readCvs(acme);
    expect(await acme.showApplication(made)).toMatchObject({
      phone: TYPED,
      parsed_cv: expect.anything(),
    });
  });

  test('of unknown origin counts as typed', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const made = await acme.apply({ ...BARE, email, phone: TYPED });
    const isCandidate = eq(candidates.id, made.candidate_id);
    await db.update(candidates).set({ phoneSource: null }).where(isCandidate);
    const second = await acme.apply({ email, phone: OTHER, files: [cvWithPhone()] });
    await readCvs(acme);
    expect(second.phone).toBe(OTHER);
    expect(await showCandidate(acme, made.candidate_id)).toMatchObject({
      phone: TYPED,
      phone_source: 'typed',
    });
  });

  test('is not changed by an anonymous application, whose number stays with it', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const first = await acme.apply({ ...BARE, email });
    const second = await applyOnSite(acme, { email, phone: OTHER }, [cvWithPhone()]);
    await readCvs(acme);
    expect(second).toMatchObject({ candidate_id: first.candidate_id, phone: OTHER });
    expect(await acme.showApplication(second)).toMatchObject({ phone: OTHER });
    expect(await acme.showApplication(first)).toMatchObject({ phone: null });
    const third = await acme.apply({ ...BARE, email });
    expect(third.phone).toBeNull();
    const candidate = await showCandidate(acme, first.candidate_id);
    expect(candidate).toMatchObject({ phone: null, phone_source: null });
    expect(candidate.applications.map(({ phone }) => phone)).toEqual([null, OTHER, null]);
  });

  test('is the typed one after a merge, and the other typed one stays with its applications', async () => {
    const acme = await openCompany();
    const parsed = await acme.apply({ files: [cvWithPhone()] });
    await readCvs(acme);
    const [typed, other] = [
      await acme.apply({ ...BARE, phone: TYPED }),
      await acme.apply({ ...BARE, phone: OTHER }),
    ];
    const path = `/api/candidates/merge/${parsed.candidate_id}`;
    for (const { candidate_id: id } of [typed, other])
      await acme.admin('POST', path, { from_candidate_id: id });
    expect(await showCandidate(acme, parsed.candidate_id)).toMatchObject({
      phone: TYPED,
      phone_source: 'typed',
    });
    expect(await acme.showApplication(parsed)).toMatchObject({ phone: TYPED });
    expect(await acme.showApplication(other)).toMatchObject({ phone: OTHER });
  });
});

describe('the name of a candidate', () => {
  test('is not changed by an application under another name, which the application shows', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const first = await acme.apply({ ...BARE, email });
    const { id } = await applyOnSite(acme, { email, first_name: 'Eve', last_name: 'Other' });
    expect(await acme.showApplication({ id })).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      applied_as: { first_name: 'Eve', last_name: 'Other' },
    });
    expect(await acme.showApplication(first)).toMatchObject({ applied_as: null });
  });

  test('and number that were typed with an application are erased with the candidate', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const first = await acme.apply({ ...BARE, email });
    const { id } = await applyOnSite(acme, { email, first_name: 'Eve', phone: OTHER });
    await acme.admin('DELETE', `/api/candidates/erase/${first.candidate_id}`);
    expect(await acme.showApplication({ id })).toMatchObject({
      first_name: '',
      phone: null,
      applied_as: null,
    });
  });

  test.each(['', null])('can be a single one: the last name is %j', async (lastName) => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const email = newApplicant();
    const body = { email, first_name: 'Suharto', last_name: lastName, job_id: ref };
    const answer = await acme.recruiter<ApplicationDetail>('POST', STORE, body);
    expect(answer.status, answer.text).toBe(201);
    const { id } = answer.body.data;
    expect(answer.body.data).toMatchObject({ first_name: 'Suharto', last_name: '' });
    expect((await acme.announced())[0]?.data).toMatchObject({ last_name: '' });
    const path = '/api/candidate-job';
    const list = await acme.viewer<Page<Application>>('GET', `${path}/index?search-key=suharto`);
    expect(list.body.data.data.map((one) => one.id)).toEqual([id]);
    await acme.recruiter('POST', `${path}/send-email/${id}`, {
      subject: 'Dear {{candidate.first_name}} {{candidate.last_name}}, hello',
      body: '<p>Dear {{candidate.first_name}} {{candidate.last_name}},</p>',
    });
    expect(await sealedMails(id)).toMatchObject([
      { subject: 'Dear Suharto, hello', html: '<p>Dear Suharto,</p>' },
    ]);
    const hired = await acme.recruiter('POST', `${path}/hire/${id}`);
    expect(hired.body.data).toMatchObject({ status: 'hired' });
    const team = await acme.viewer<Page<{ email: string; last_name: string }>>(
      'GET',
      '/api/company-users/index',
    );
    expect(team.body.data.data).toContainEqual(
      expect.objectContaining({ email, first_name: 'Suharto', last_name: '' }),
    );
    expect(await acme.recruiter('POST', STORE, body)).toMatchObject({
      status: 409,
      body: { code: 'duplicate_application' },
    });
  });

  test('can be a single one on the career site, whose form says that the last name is optional', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const { html } = await openForm(acme, job);
    const input = /<input[^>]*id="last_name"[^>]*>/u.exec(html)?.[0] ?? '';
    expect(input).not.toContain('required');
    const found = await applyOnSite(acme, { first_name: 'Suharto', last_name: '' });
    expect(found).toMatchObject({ first_name: 'Suharto', last_name: '' });
  });
});
