/** Tests emails to candidates as delivered over SMTP and parsed by a mail library. */
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';

const BARE = { files: [] };

/** Sends the queued emails of the company. */
async function sendAll(acme: Company): Promise<void> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.companyId, acme.id)));
  await deliver(
    rows.map(({ id }) => ({ id })),
    withSmtp().env,
  );
}

/** The text before the link to the page of the candidate, which the frame follows. */
function withoutLink(text = ''): string {
  const [, before = ''] =
    /^([^]*)\n\nYour applications and your data\n\S+\/my\?token=[\w-]{43}\n\n-- \n/u.exec(text) ??
    [];
  return before.trim();
}

describe('emails to candidates', () => {
  test('sends HTML and the same as text, with replies to the recruiter', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ ...BARE, email: newApplicant(), first_name: 'Zoë <b>' });
    const body =
      '<h2>Hello {{candidate.first_name}}</h2><p>Come &amp; bake: <a href="https://acme.example/?a=1&amp;b=2">here</a>.</p><ul><li>Bread</li><li>Brötchen 🥐</li></ul>';
    await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
      subject: `Grüße aus ${'der Bäckerei '.repeat(8)}`,
      body,
      name: 'Grace “G” Hopper',
    });
    await sendAll(acme);
    const [taken, ...more] = await mailbox(made.email);
    expect(more).toEqual([]);
    const { email, raw } = taken ?? expect.fail('No mail came.');
    expect(raw).toMatch(/^Content-Type: multipart\/alternative; boundary="[^"]+"\r$/mu);
    // Every line is ASCII and short.
    expect(raw.split('\r\n').every((line) => /^[\t -~]{0,998}$/u.test(line))).toBe(true);
    expect(email.subject).toBe(`Grüße aus ${'der Bäckerei '.repeat(8)}`.trim());
    expect(email.to).toMatchObject([{ address: made.email }]);
    expect(email.replyTo).toMatchObject([
      { name: 'Grace “G” Hopper', address: `Recruiter@${acme.subdomain}.example` },
    ]);
    expect(email.html).toContain('<h2>Hello Zoë &lt;b&gt;</h2>');
    expect(email.html).toContain('Brötchen 🥐');
    expect(withoutLink(email.text)).toBe(
      'Hello Zoë <b>\nCome & bake: here.\n- Bread\n- Brötchen 🥐',
    );
    expect(email.attachments).toEqual([]);
    expect(await acme.showApplication(made)).toMatchObject({
      emails: [{ status: 'sent', sent_at: expect.any(String), due_at: null }],
    });
  });

  test('delivers text unchanged that looks like a boundary or like SMTP', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ ...BARE, email: newApplicant() });
    const lines = ['--=_0', '.', '..', 'From me', 'QUIT', '=3D', '----', 'a'.repeat(3000)];
    await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
      subject: '=?UTF-8?B?eA==?=',
      body: `<pre>${lines.join('\n')}</pre>`,
    });
    await sendAll(acme);
    const [taken] = await mailbox(made.email);
    expect(taken?.email.subject).toBe('=?UTF-8?B?eA==?=');
    const html = `<div dir="auto"><pre>${lines.join('\n')}</pre>`;
    expect(taken?.email.html).toContain(html);
    expect(withoutLink(taken?.email.text)).toBe(lines.join('\n'));
  });

  test('sends a rejection after the undo period, and not if it was undone', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 10 });
    const [kept, undone] = [await acme.apply(BARE), await acme.apply(BARE)];
    for (const { id } of [kept, undone]) {
      await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
    }
    await acme.recruiter('POST', `/api/candidate-job/undo-reject/${undone.id}`);
    await sendAll(acme);
    expect(await mailbox(kept.email)).toEqual([]);
    setClock(Date.now() + 10 * MINUTE_MS);
    await sendAll(acme);
    const [taken, ...more] = await mailbox(kept.email);
    expect(more).toEqual([]);
    expect(taken?.email).toMatchObject({ subject: 'Your application for Baker' });
    expect(taken?.email.text).toContain('Dear Ada,');
    expect(await mailbox(undone.email)).toEqual([]);
    expect(await acme.showApplication(undone)).toMatchObject({ emails: [{ status: 'canceled' }] });
  });
});
