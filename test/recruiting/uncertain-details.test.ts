/** Tests that what a CV only may say of the person is not stored, and that the answer says so. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { openAgent } from '../support/agents.ts';
import { cvFile } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const TYPED = '+44 20 7946 0000';

/** No number of the United States is so. */
const CV = [
  'Ada Lovelace',
  'Phone: +1 (555) 055-0134',
  'Email: ada.lovelace@people.example.com',
  '',
  'Skills',
  'Baking',
].join('\n');

async function documentOf({ id }: { id: number }) {
  const [row] = await db.select().from(documents).where(eq(documents.applicationId, id));
  return row ?? expect.fail('There is no document.');
}

async function applyWith(acme: Company, cv: string, phone?: string) {
  const made = await acme.apply({ files: [cvFile(cv, 'cv.txt')], ...(phone && { phone }) });
  await readCv(operator(), (await documentOf(made)).id);
  return made;
}

async function showCandidate(acme: Company, id: number): Promise<Candidate> {
  return (await acme.admin<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
}

describe('a phone number that may be none', () => {
  test('is not stored as that of the candidate, and the answer says so', async () => {
    const acme = await openCompany();
    const made = await applyWith(acme, CV);
    const { phone, phone_e164, parsed_cv } = await acme.showApplication(made);
    expect({ phone, phone_e164 }).toEqual({ phone: null, phone_e164: null });
    expect(parsed_cv).toMatchObject({
      basics: { name: 'Ada Lovelace', email: 'ada.lovelace@people.example.com' },
      meta: { parser: { uncertain: ['phone'], fields: { phone: expect.any(Number) } } },
    });
    expect(parsed_cv?.['basics']).not.toHaveProperty('phone');
    expect(parsed_cv?.meta?.parser?.fields?.email).toBeGreaterThan(0.9);
    expect(await showCandidate(acme, made.candidate_id)).toMatchObject({
      phone: null,
      phone_source: null,
    });
  });

  test('does not touch the typed one', async () => {
    const acme = await openCompany();
    const made = await applyWith(acme, CV, TYPED);
    expect(await acme.showApplication(made)).toMatchObject({ phone: TYPED });
    expect(await showCandidate(acme, made.candidate_id)).toMatchObject({
      phone: TYPED,
      phone_source: 'typed',
    });
  });

  test('is uncertain for agents too', async () => {
    const acme = await openCompany();
    const made = await applyWith(acme, CV);
    const agent = openAgent(await acme.token('Recruiter'));
    const shown = await agent.call('get_candidate', { application_id: made.id });
    expect(shown).toMatchObject({
      from_candidate: { cv: { meta: { parser: { uncertain: ['phone'] } } } },
    });
  });
});

test('a number that is sure is stored, and no detail is uncertain', async () => {
  const acme = await openCompany();
  const made = await applyWith(acme, CV.replace(/Phone: .*/u, 'Phone: +44 20 7946 0958'));
  const { phone, parsed_cv } = await acme.showApplication(made);
  expect(phone).toBe('+442079460958');
  expect(parsed_cv?.meta?.parser?.uncertain).toEqual([]);
});

describe('a CV that an earlier version has read', () => {
  const earlier = {
    basics: { name: 'Ada Lovelace', phone: '+442079460123', profiles: [] },
    meta: { parser: { version: 2, pages: 1, language: 'en', confidence: 0.4 } },
  };

  test.each([
    ['version 2', earlier],
    ['a file without facts of the reader', { basics: { name: 'Ada Lovelace' } }],
  ])('is shown and exported as it was read: %s', async (_, resume) => {
    const acme = await openCompany();
    const made = await applyWith(acme, CV);
    const { parsedKey } = await documentOf(made);
    await env.FILES.put(parsedKey ?? '', JSON.stringify({ resume, text: 'Ada Lovelace' }));
    expect((await acme.showApplication(made)).parsed_cv).toEqual(resume);
    const exported = await acme.admin<{ applications: ApplicationDetail[] }>(
      'GET',
      `/api/candidates/export/${made.candidate_id}`,
    );
    expect(exported.body.data.applications[0]?.parsed_cv).toEqual(resume);
  });
});
