/** Tests invitations as delivered over SMTP, parsed by a mail library and an independent iCalendar parser. */
import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { suppressAddress } from '#mail/actions/suppressions.ts';
import { sealMail } from '#mail/actions/contents.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { openCompany } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';

const BARE = { files: [] };

/** Sends the queued emails of the meeting. */
async function sendAll({ id }: Meeting): Promise<void> {
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.meetingId, id));
  await deliver(rows, withSmtp().env);
}

/** The last email to the address, with its calendar event. */
async function lastTo(address: string) {
  const taken = (await mailbox(address)).at(-1) ?? expect.fail('No mail came.');
  const { email, raw } = taken;
  const [calendar, ...others] = email.attachments;
  expect(others).toEqual([]);
  const { content } = calendar ?? expect.fail('There is no calendar.');
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const whole = new ICAL.Component(ICAL.parse(text));
  const event = whole.getFirstSubcomponent('vevent') ?? expect.fail('There is no event.');
  return { email, raw, calendar, text, whole, event: new ICAL.Event(event) };
}

describe('an invitation', () => {
  test.each([
    ['Latin', 'Interview: Bäckerei & Café'],
    ['Japanese', '面談のご案内：株式会社サンプルの製菓部門での最終面接（オンライン）について'],
    ['Arabic', 'مقابلة عمل لوظيفة خبّاز رئيسي في فرع دبي مع مديرة الإنتاج وفريقها كلّه'],
  ])('in %s arrives as text and as a calendar event', async (_, title) => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const bob = `bob@${acme.subdomain}.example`;
    const meeting = await acme.schedule({
      title,
      description: `${title}\nLine two.`,
      start_time: '2027-03-28T10:00',
      timezone: 'Europe/Berlin',
      candidate_job_id: made.id,
      attendees: [bob],
    });
    await sendAll(meeting);
    for (const address of [made.email, bob]) {
      const { email, raw, calendar, text, whole, event } = await lastTo(address);
      expect(email.subject).toBe(`Invitation: ${title}`);
      expect(email.text).toContain(title);
      expect(email.text).toContain('10:00');
      expect(email.text).toContain(meeting.meeting_url);
      expect(email.to).toMatchObject([{ address }]);
      expect(email.replyTo).toMatchObject([{ address: `Recruiter@${acme.subdomain}.example` }]);
      expect(raw).toMatch(/^Content-Type: multipart\/alternative; boundary="[^"]+"\r$/mu);
      expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/mu);
      expect(calendar).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST' });
      // Lines of the email are short ASCII; lines of the calendar have at most 75 bytes.
      expect(raw.split('\r\n').every((line) => /^[\t -~]{0,998}$/u.test(line))).toBe(true);
      const lines = text.split(/\r?\n/u).map((line) => Buffer.byteLength(line));
      expect(Math.max(...lines)).toBeLessThanOrEqual(75);
      expect(whole.getFirstPropertyValue('method')).toBe('REQUEST');
      expect(event.summary).toBe(title);
      expect(event.description).toContain('Line two.');
      // The day on which daylight saving starts: two hours from UTC after the change.
      expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-28T08:00:00.000Z');
      expect(event.endDate.toJSDate().toISOString()).toBe('2027-03-28T08:30:00.000Z');
      expect(event.organizer.toLowerCase()).toBe(`mailto:recruiter@${acme.subdomain}.example`);
      expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
        `mailto:${address}`,
      ]);
    }
  });

  test('is updated and canceled with the same UID and a growing sequence', async () => {
    const acme = await openCompany();
    const bob = `bob@${acme.subdomain}.example`;
    const meeting = await acme.schedule({ attendees: [bob] });
    const seen = async () => {
      await sendAll(meeting);
      const { email, whole, event } = await lastTo(bob);
      const method = whole.getFirstPropertyValue('method');
      return [email.subject, method, event.uid, event.sequence];
    };
    const uid = `meeting-${meeting.id}@api.recruiting.example`;
    expect(await seen()).toEqual(['Invitation: Interview', 'REQUEST', uid, 0]);
    await acme.recruiter('POST', `/api/meet/update/${meeting.id}`, { duration: 60 });
    expect(await seen()).toEqual(['Changed: Interview', 'REQUEST', uid, 1]);
    await acme.recruiter('DELETE', `/api/meet/destroy/${meeting.id}`);
    expect(await seen()).toEqual(['Cancelled: Interview', 'CANCEL', uid, 2]);
    expect(await mailbox(bob)).toHaveLength(3);
  });

  test('is canceled for a person who is taken off, also if the meeting is canceled next', async () => {
    const acme = await openCompany();
    const [bob, eve] = [`bob@${acme.subdomain}.example`, `eve@${acme.subdomain}.example`];
    const meeting = await acme.schedule({ attendees: [bob, eve] });
    await sendAll(meeting);
    await acme.recruiter('POST', `/api/meet/update/${meeting.id}`, { attendees: [eve] });
    await acme.recruiter('DELETE', `/api/meet/destroy/${meeting.id}`);
    await sendAll(meeting);
    const subjects = async (address: string) =>
      (await mailbox(address)).map(({ email }) => email.subject);
    const expected = ['Invitation: Interview', 'Cancelled: Interview'];
    expect(await subjects(bob)).toEqual(expected);
    expect(await subjects(eve)).toEqual(expected);
  });

  test('that an earlier version has stored arrives with the calendar part it was stored with', async () => {
    const acme = await openCompany();
    const bob = `bob@${acme.subdomain}.example`;
    const meeting = await acme.schedule({ attendees: [bob] });
    const [row] = await db.select().from(mails).where(eq(mails.meetingId, meeting.id));
    const { invitation, ...mail } = await readMail(operator(), row?.id ?? 0);
    expect(invitation?.method).toBe('REQUEST');
    const text = (mail.calendar?.text ?? '').replace('SEQUENCE:0', 'SEQUENCE:7');
    const sealed = sealMail(operator(), { ...mail, calendar: { method: 'REQUEST', text } });
    await db.update(mails).set({ sealed }).where(eq(mails.meetingId, meeting.id));
    await sendAll(meeting);
    const { event } = await lastTo(bob);
    expect([event.uid, event.sequence]).toEqual([
      `meeting-${meeting.id}@api.recruiting.example`,
      7,
    ]);
  });

  test('is not sent to a suppressed address', async () => {
    const acme = await openCompany();
    const bob = `bob@${acme.subdomain}.example`;
    await suppressAddress(operator(), bob, 'asked us to');
    const meeting = await acme.schedule({ attendees: [bob] });
    await sendAll(meeting);
    expect(await mailbox(bob)).toEqual([]);
    const rows = await db.select().from(mails).where(eq(mails.meetingId, meeting.id));
    expect(rows).toMatchObject([{ status: 'suppressed' }]);
  });

  test('is not sent after the meeting is canceled', async () => {
    const acme = await openCompany();
    const bob = `bob@${acme.subdomain}.example`;
    const meeting = await acme.schedule({ attendees: [bob] });
    await acme.recruiter('DELETE', `/api/meet/destroy/${meeting.id}`);
    await sendAll(meeting);
    const arrived = await mailbox(bob);
    expect(arrived.map(({ email }) => email.subject)).toEqual(['Cancelled: Interview']);
  });
});
