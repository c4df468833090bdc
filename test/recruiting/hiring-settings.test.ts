/** The hiring settings of a company (additive to the contract). */
import { describe, expect, test } from 'vitest';
import type { HiringSettings } from '#recruiting/pipeline/hiring-settings/schemas.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const PATH = '/api/hiring-settings';
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

const defaults = {
  rejection_template: defaultTemplates('en').rejection,
  rejection_delay_minutes: 60,
  stage_email_delay_minutes: 5,
  retention_months: 24,
  audit_months: null,
  searches_cv_text: null,
  stale_months: 6,
  emails_stale: false,
  names_readers: false,
  consent_text: null,
  updated_at: null,
};

function set(acme: Company, given: object): Promise<Answer<HiringSettings>> {
  return acme.admin('POST', PATH, given);
}

async function shown(acme: Company): Promise<HiringSettings> {
  const answer = await acme.viewer<HiringSettings>('GET', PATH);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

describe('GET /api/hiring-settings', () => {
  test('returns the defaults for a company without settings (reliability: Privacy)', async () => {
    expect(await shown(await openCompany())).toEqual(defaults);
  });
});

describe('POST /api/hiring-settings', () => {
  test('updates and returns the settings of this company only', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const given = {
      rejection_template: { subject: 'No, {{candidate.first_name}}', body: '<p>Sorry.</p>' },
      rejection_delay_minutes: 90,
      stage_email_delay_minutes: 15,
      retention_months: 6,
      searches_cv_text: true,
      audit_months: 12,
      stale_months: 12,
      emails_stale: true,
      names_readers: true,
      consent_text: 'Keep my data.',
    };
    const answer = await set(acme, given);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({ ...given, updated_at: expect.stringMatching(STAMP) });
    expect(await shown(acme)).toEqual(answer.body.data);
    expect(await shown(globex)).toEqual(defaults);
    expect(await acme.announced()).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'hiring-settings.update',
      subjectId: acme.id,
      userId: await acme.user('Admin'),
      changes: {
        retention_months: { from: 24, to: 6 },
        searches_cv_text: { from: null, to: true },
        audit_months: { from: null, to: 12 },
        rejection_delay_minutes: { from: 60, to: 90 },
        stage_email_delay_minutes: { from: 5, to: 15 },
      },
    });
  });

  test('keeps absent fields, clears with null and refuses unknown fields (decisions: Update bodies)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await set(acme, {
      rejection_template: { subject: 'No', body: '<p>No.</p>' },
      retention_months: 6,
      consent_text: 'Keep my data.',
    });
    expect(await set(acme, { rejection_delay_minutes: 5, company_id: globex.id })).toMatchObject({
      status: 422,
      body: { code: 'unknown_field', errors: { company_id: [expect.any(String)] } },
    });
    const answer = await set(acme, { rejection_delay_minutes: 5 });
    expect(answer.body.data).toMatchObject({
      rejection_template: { subject: 'No' },
      rejection_delay_minutes: 5,
      retention_months: 6,
      consent_text: 'Keep my data.',
    });
    const cleared = await set(acme, { rejection_template: null, consent_text: null });
    expect(cleared.body.data).toMatchObject({
      rejection_template: defaultTemplates('en').rejection,
      consent_text: null,
      retention_months: 6,
    });
    expect((await set(acme, {})).body.data).toMatchObject({ retention_months: 6 });
    expect(await shown(globex)).toEqual(defaults);
  });

  test('sanitizes the rejection template', async () => {
    const { body } = await set(await openCompany(), {
      rejection_template: { subject: ' No ', body: '<p onclick=x>No<script>x</script></p>' },
    });
    expect(body.data.rejection_template).toEqual({ subject: 'No', body: '<p>No</p>' });
  });

  test.each([
    ['rejection_template.subject', { rejection_template: { body: '<p>x</p>' } }],
    ['rejection_template.subject', { rejection_template: { subject: '{{x}}', body: '<p>x</p>' } }],
    ['rejection_template.body', { rejection_template: { subject: 'x' } }],
    ['rejection_template.body', { rejection_template: { subject: 'x', body: '<i></i>{{x}}' } }],
    [
      'rejection_template.body',
      { rejection_template: { subject: 'x', body: '<script>x</script>' } },
    ],
    ['rejection_template', { rejection_template: 'No' }],
    ['rejection_delay_minutes', { rejection_delay_minutes: -1 }],
    ['rejection_delay_minutes', { rejection_delay_minutes: 20_161 }],
    ['rejection_delay_minutes', { rejection_delay_minutes: 1.5 }],
    ['rejection_delay_minutes', { rejection_delay_minutes: null }],
    ['stage_email_delay_minutes', { stage_email_delay_minutes: -1 }],
    ['stage_email_delay_minutes', { stage_email_delay_minutes: 20_161 }],
    ['retention_months', { retention_months: 0 }],
    ['retention_months', { retention_months: 121 }],
    ['retention_months', { retention_months: '12' }],
    ['audit_months', { audit_months: 5 }],
    ['audit_months', { audit_months: 121 }],
    ['searches_cv_text', { searches_cv_text: 'yes' }],
    ['consent_text', { consent_text: 'x'.repeat(2001) }],
  ])('rejects %s of %o (422)', async (field, given) => {
    const acme = await openCompany();
    const answer = await set(acme, given);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await shown(acme)).toEqual(defaults);
    expect(await acme.audited()).toEqual([]);
  });

  test('keeps the delay of 60 minutes when others are saved first', async () => {
    const acme = await openCompany();
    await set(acme, { retention_months: 6 });
    expect(await shown(acme)).toMatchObject({ retention_months: 6, rejection_delay_minutes: 60 });
    await set(acme, { rejection_delay_minutes: 0 });
    await set(acme, { consent_text: 'x' });
    expect((await shown(acme)).rejection_delay_minutes).toBe(0);
  });

  test('keeps two concurrent changes of different fields', async () => {
    const acme = await openCompany();
    const answers = await Promise.all([
      set(acme, { retention_months: 6 }),
      set(acme, { searches_cv_text: false }),
      set(acme, { consent_text: 'x' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown(acme)).toMatchObject({
      retention_months: 6,
      searches_cv_text: false,
      consent_text: 'x',
    });
  });
});
