/** Tests the bundle of a company: what it holds, its manifest, and that it is written in slices. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dataExports } from '#data/tables/exports.ts';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { recordSchema } from '#recruiting/transfers/schemas/bundle/entity.ts';
import { continueExport } from '#recruiting/transfers/actions/write-export.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { askForExport, exported, finishExport, recordsIn, unpacked } from '../support/transfers.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Manifest = {
  format: string;
  counts: Record<string, number>;
  files: { path: string; entity: string; records: number; sha256: string }[];
};

function manifestOf(files: Record<string, Uint8Array>): Manifest {
  return JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as Manifest;
}

/** A company with something of everything that a bundle holds. */
async function openFull(): Promise<Company> {
  const acme = await openCompany();
  const office = await acme.openOffice({ name: 'Oslo', country_id: 578, city: 'Oslo' });
  const contracted = await acme.addContracted();
  const job = await acme.postJob({
    description: '<p>Bake.</p>',
    skills: ['Bread'],
    office_id: office.id,
    contracted_company_id: contracted.id,
  });
  const question = await acme.addQuestion({ key: 'nights' });
  const rule = { operator: 'is', value: false, reason: { en: 'Nights.' } };
  await acme.setForm(job, { question_id: question.id, is_required: true, rule });
  const made = await acme.apply({
    job_id: job.hash_id,
    email: newApplicant(),
    answers: JSON.stringify({ nights: false }),
    files: [cvFile(pdf('Ada'))],
  });
  await acme.recruiter('POST', `/api/candidate-job/store-notes/${made.id}`, { note: 'Good.' });
  await acme.recruiter('POST', '/api/candidates/store', {
    first_name: 'Grace',
    links: [{ kind: 'github', url: 'https://github.com/grace' }],
  });
  return acme;
}

describe('the bundle of a company', () => {
  test('holds persons, applications, jobs, definitions and files, with their sums', async () => {
    const acme = await openFull();
    const file = await exported(acme, { entity: 'company' });
    expect(file).toMatchObject({ status: 'finished', format: 'bundle', error: null });
    const files = await unpacked(file);
    const manifest = manifestOf(files);
    expect(manifest).toMatchObject({
      format: 'recruiting/1',
      counts: {
        offices: 1,
        pipelines: 1,
        contracted_companies: 1,
        questions: 1,
        jobs: 1,
        persons: 2,
        applications: 1,
      },
    });
    for (const { path, sha256: sum } of manifest.files) {
      expect(sha256(files[path] ?? new Uint8Array()), path).toBe(sum);
    }
    const records = recordsIn(files);
    for (const entity of entities) {
      for (const record of records[entity.name] ?? []) {
        const { error } = await recordSchema(entity).safeParseAsync(record);
        expect(error?.issues, entity.name).toBeUndefined();
      }
    }
    const { jobs, persons, applications, questions } = records;
    expect(questions).toMatchObject([{ key: 'nights', kind: 'yes_no', options: [] }]);
    const asked = { question_id: questions?.[0]?.id };
    expect(jobs?.[0]).toMatchObject({
      title: 'Baker',
      texts: [{ description: '<p>Bake.</p>' }],
      questions: [{ ...asked, is_required: true, rule: { operator: 'is', value: false } }],
    });
    expect(persons?.[1]).toMatchObject({
      first_name: 'Grace',
      links: [{ kind: 'github', url: 'https://github.com/grace' }],
    });
    const [application] = applications ?? [];
    expect(application).toMatchObject({
      person_id: persons?.[0]?.id,
      job_id: jobs?.[0]?.id,
      screening: 'flagged',
      answers: [{ ...asked, value: false }],
      notes: [{ note: 'Good.', author_email: expect.stringContaining('Recruiter@') }],
      history: [{ kind: 'created' }, { kind: 'noted' }],
    });
    const [cv] = (application?.['documents'] ?? []) as { file: string; sha256: string }[];
    expect(sha256(files[cv?.file ?? ''] ?? new Uint8Array())).toBe(cv?.sha256);
  });

  test('leaves out persons who were erased, and everything of other companies', async () => {
    const [acme, other] = [await openFull(), await openFull()];
    const listed = await acme.admin<{ data: { id: number }[] }>('GET', '/api/candidates/index');
    for (const { id } of listed.body.data.data) {
      expect((await acme.admin('DELETE', `/api/candidates/erase/${id}`)).status).toBe(200);
    }
    const files = await unpacked(await exported(acme, { entity: 'company' }));
    const { audit, ...counts } = manifestOf(files).counts;
    expect(audit).toBeGreaterThan(10);
    expect(counts).toEqual({
      company: 1,
      team: 2,
      offices: 1,
      pipelines: 1,
      sources: 1,
      contracted_companies: 1,
      questions: 1,
      jobs: 1,
    });
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([]);
    const ofOther = await unpacked(await exported(other, { entity: 'company' }));
    expect(recordsIn(ofOther)['persons']).toHaveLength(2);
  });

  test('has the settings, the team, webhooks without secrets, emails and the audit log for the record', async () => {
    const acme = await openFull();
    await acme.hook({ url: 'https://hooks.example/acme', events: ['job.closed'] });
    const { id } = await acme.apply();
    const letter = { subject: 'Dear candidate', body: '<p>Hello</p>' };
    await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, letter);
    const files = await unpacked(await exported(acme, { entity: 'company' }));
    const { company, team, webhooks, emails, audit } = recordsIn(files);
    expect(company).toMatchObject([{ subdomain: acme.subdomain, consent_text: null }]);
    expect(team?.map((one) => one['role_type']).toSorted()).toEqual(['Admin', 'Recruiter']);
    expect(team?.[0]).toMatchObject({ email: expect.stringContaining('@'), status: 'active' });
    expect(webhooks).toMatchObject([{ url: 'https://hooks.example/acme', events: ['job.closed'] }]);
    expect(JSON.stringify(webhooks)).not.toContain('secret');
    expect(emails).toMatchObject([
      { application_id: String(id), content: { subject: 'Dear candidate', body: '<p>Hello</p>' } },
    ]);
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'application.email',
        subject_id: id,
        author_email: expect.stringContaining('Recruiter@'),
      }),
    );
  });

  test('is the same whether one message writes it or one for each slice', async () => {
    const acme = await openFull();
    const whole = await unpacked(await exported(acme, { entity: 'company' }));
    const { id } = await askForExport(acme, { entity: 'company' });
    let messages = 0;
    while (await continueExport(operator(), id, 1)) messages++;
    const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
    expect(row).toMatchObject({ status: 'finished' });
    const parts = await unpacked(await finishExport(acme, { id }));
    const contents = (files: Record<string, Uint8Array>) =>
      // The first export is in the audit log that the second one has.
      Object.entries(files).filter(([name]) => !/^(?:manifest|audit)/u.test(name));
    expect(contents(parts)).toEqual(contents(whole));
    expect(messages).toBeGreaterThan(1);
  });
});
