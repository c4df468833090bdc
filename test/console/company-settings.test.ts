/** Hiring rules and privacy on the screens of the console: forms of what the API takes. */
import { describe, expect, test } from 'vitest';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import type { HiringSettings } from '#recruiting/pipeline/hiring-settings/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function stored(company: Company): Promise<HiringSettings> {
  const { body } = await company.viewer<HiringSettings>('GET', '/api/hiring-settings');
  return body.data;
}

/** What the audit log has of the last change. */
async function lastChange(company: Company) {
  const query = 'action=hiring-settings.update';
  const { body } = await company.admin<{ data: AuditEvent[] }>('GET', `/api/audit-events?${query}`);
  return body.data.data[0];
}

const hiring = {
  'rejection_template.subject': 'About {{job.title}}',
  'rejection_template.body': 'Dear {{candidate.first_name}},\n\nno <b> this time.',
  rejection_delay_minutes: '90',
  stage_email_delay_minutes: '5',
  searches_cv_text: 'on',
};
const privacy = {
  retention_months: '12',
  stale_months: '3',
  emails_stale: 'on',
  audit_months: '24',
  consent_text: 'Yes,\r\nI do.',
};

describe('hiring rules', () => {
  test('are saved as the API takes them, and shown as they were typed', async () => {
    const company = await openCompany();
    const { browser, open, send } = await openConsole(company, 'Admin');
    const saved = await send('/settings/hiring', '/settings/hiring', hiring);
    expect(toastOf(await browser.get(saved.location))).toBe('The settings are saved.');
    expect(await stored(company)).toMatchObject({
      rejection_template: {
        subject: 'About {{job.title}}',
        body: '<p>Dear {{candidate.first_name}},</p><p>no &lt;b&gt; this time.</p>',
      },
      rejection_delay_minutes: 90,
      // Nobody has decided: the form shows what holds until then.
      searches_cv_text: null,
      retention_months: 24,
    });
    const { html } = await open('/settings/hiring');
    expect(html).toContain('value="90"');
    expect(html).toContain('no &lt;b&gt; this time.</textarea>');
    expect(html).toMatch(/name="searches_cv_text" checked/u);
    const event = await lastChange(company);
    expect(event?.changes).toHaveProperty('rejection_delay_minutes', { from: 60, to: 90 });
  });

  test('that are sent back as they are shown change nothing, so that each candidate keeps their language', async () => {
    const company = await openCompany();
    const before = await stored(company);
    const { open, send } = await openConsole(company, 'Admin');
    const { html } = await open('/settings/hiring');
    const [, subject = ''] =
      /name="rejection_template.subject"[^>]*value="([^"]*)"/u.exec(html) ?? [];
    const [, body = ''] = /name="rejection_template.body"[^>]*>\n?([^<]*)/u.exec(html) ?? [];
    const text = (part: string) => part.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    await send('/settings/hiring', '/settings/hiring', {
      'rejection_template.subject': text(subject),
      'rejection_template.body': text(body).trim(),
      rejection_delay_minutes: '60',
      stage_email_delay_minutes: '5',
      searches_cv_text: 'on',
    });
    expect(await stored(company)).toMatchObject({ rejection_template: before.rejection_template });
    const event = await lastChange(company);
    expect(event?.changes ?? {}).toEqual({});
  });

  test.each([
    ['rejection_delay_minutes', '-1', 'from 0 to 20,160'],
    ['rejection_delay_minutes', '20161', 'from 0 to 20,160'],
    ['rejection_delay_minutes', '1.5', 'from 0 to 20,160'],
    ['rejection_delay_minutes', '', 'from 0 to 20,160'],
    ['rejection_template.subject', 'For {{nobody}}', 'only fields of the list'],
    ['rejection_template.subject', '', 'only fields of the list'],
    ['rejection_template.body', 'For {{nobody}}', 'only fields of the list'],
    ['rejection_template.body', ' ', 'only fields of the list'],
  ])('are refused beside %s of “%s”, and keep what was typed', async (name, value, text) => {
    const company = await openCompany();
    const before = await stored(company);
    const { send } = await openConsole(company, 'Admin');
    const answer = await send('/settings/hiring', '/settings/hiring', { ...hiring, [name]: value });
    expect(answer.status).toBe(422);
    const [, fault = ''] = new RegExp(`id="${name}-fault">([^<]*)`, 'u').exec(answer.html) ?? [];
    expect(fault).toContain(text);
    if (name !== 'rejection_template.subject')
      expect(answer.html).toContain('value="About {{job.title}}"');
    expect(answer.html).toMatch(/name="searches_cv_text" checked/u);
    expect(await stored(company)).toEqual(before);
  });
});

describe('privacy', () => {
  test('is saved, and a box that is not checked and an empty field are off', async () => {
    const company = await openCompany();
    const { send } = await openConsole(company, 'Admin');
    expect((await send('/settings/privacy', '/settings/privacy', privacy)).status).toBe(303);
    expect(await stored(company)).toMatchObject({
      retention_months: 12,
      stale_months: 3,
      emails_stale: true,
      audit_months: 24,
      consent_text: 'Yes,\nI do.',
    });
    const { emails_stale: _, ...off } = privacy;
    await send('/settings/privacy', '/settings/privacy', {
      ...off,
      audit_months: '',
      consent_text: ' ',
    });
    const settings = await stored(company);
    expect(settings).toMatchObject({ emails_stale: false, audit_months: null, consent_text: null });
    expect(settings.rejection_delay_minutes).toBe(60);
  });

  test.each([
    ['retention_months', '0', 'from 1 to 120'],
    ['retention_months', '', 'from 1 to 120'],
    ['stale_months', '121', 'from 1 to 120'],
    ['stale_months', 'six', 'from 1 to 120'],
    ['audit_months', '5', 'from 6 to 120'],
    ['consent_text', 'x'.repeat(20_001), 'Check this value.'],
  ])('is refused beside %s, and keeps what was typed', async (name, value, text) => {
    const company = await openCompany();
    const { send } = await openConsole(company, 'Admin');
    const answer = await send('/settings/privacy', '/settings/privacy', {
      ...privacy,
      [name]: value,
    });
    expect(answer.status).toBe(422);
    const [, fault = ''] = new RegExp(`id="${name}-fault">([^<]*)`, 'u').exec(answer.html) ?? [];
    expect(fault).toContain(text);
    expect(answer.html).toMatch(/name="emails_stale" checked/u);
    expect(await stored(company)).toMatchObject({ retention_months: 24, audit_months: null });
  });
});

describe('the list of settings', () => {
  test.each([
    ['Admin', true],
    ['Recruiter', false],
    ['Viewer', false],
  ] as const)('leads %s there: %s', async (role, leads) => {
    const company = await openCompany();
    const { html } = await (await openConsole(company, role)).open('/settings');
    for (const path of ['/settings/hiring', '/settings/privacy']) {
      expect(html.includes(`${path}"`), path).toBe(leads);
    }
  });
});
