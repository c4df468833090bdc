/** Emails about a meeting, with a calendar attachment, one for each recipient. */
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { emailKey } from '#lib/email-key.ts';
import type { Ctx } from '#context.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { oneLine } from '#recruiting/pipeline/messages/rules.ts';
import { portalOf } from '#recruiting/pipeline/messages/words/portal.ts';
import { endOf, joinUrl } from '../rules.ts';
import type { MeetingRow } from '../schemas.ts';
import type { MeetingContext } from '../store/meetings.ts';
import { meetingEmail } from '../words/emails.ts';
import type { MeetingEmailKind } from '../words/emails.ts';

/** The fields of a meeting that its emails are built from. */
export type EmailedMeeting = Pick<
  MeetingRow,
  | 'id'
  | 'hash'
  | 'applicationId'
  | 'title'
  | 'description'
  | 'startsAt'
  | 'durationMinutes'
  | 'timezone'
  | 'attendees'
  | 'sequence'
>;

export type Recipient = { email: string; isCandidate: boolean };

/** The candidate and the other attendees, each once. */
export function recipientsOf(
  meeting: Pick<EmailedMeeting, 'attendees'>,
  context: MeetingContext,
): Recipient[] {
  const { candidate } = context;
  const candidateEmail = candidate && !candidate.erasedAt ? candidate.email : null;
  const others = meeting.attendees.filter((email) => !isSameAddress(email, candidateEmail));
  return [
    ...(candidateEmail === null ? [] : [{ email: candidateEmail, isCandidate: true }]),
    ...others.map((email) => ({ email, isCandidate: false })),
  ];
}

export function isSameAddress(a: string, b: string | null): boolean {
  return b !== null && emailKey(a) === emailKey(b);
}

/** The emails for the commit of a change to the meeting. */
export function meetingEmails(
  ctx: Ctx,
  recipients: readonly Recipient[],
  kind: MeetingEmailKind,
  meeting: EmailedMeeting,
  context: MeetingContext,
): OutgoingMail[] {
  if (recipients.length === 0) return [];
  const { companyName, user } = context;
  const about = {
    title: oneLine(meeting.title),
    startsAt: meeting.startsAt,
    endsAt: endOf(meeting),
    joinUrl: joinUrl(ctx.apiOrigin, meeting),
  };
  const toMessage = (language: string, timezone: string) =>
    meetingEmail(kind, {
      ...about,
      description: meeting.description,
      companyName: oneLine(companyName),
      language,
      timezone,
    });
  const forCandidate = {
    ...toMessage(context.candidateLanguage, meeting.timezone),
    ...portalOf(context.hostname, context.candidateLanguage),
  };
  // A member reads their own time, and everybody else that of the meeting.
  const forOther = (email: string) =>
    toMessage(context.language, context.zones.get(emailKey(email)) ?? meeting.timezone);
  const { hostname } = new URL(ctx.apiOrigin);
  const organizer = mailboxOf(context.organizer, context) ?? {
    name: companyName,
    email: `no-reply@${hostname}`,
  };
  const replyTo = mailboxOf(user, context);
  const invitation = {
    ...about,
    uid: `meeting-${meeting.id}@${hostname}`,
    sequence: meeting.sequence,
    method: kind === 'cancel' ? 'CANCEL' : 'REQUEST',
    organizer,
  } as const;
  return recipients.map(({ email, isCandidate }) => {
    const message = isCandidate ? forCandidate : forOther(email);
    return outgoingMail(
      ctx,
      { to: email, ...message, ...(replyTo && { replyTo }), invitation },
      {
        kind: `meeting_${kind}`,
        companyId: ctx.tenant.id,
        meetingId: meeting.id,
        ...(isCandidate &&
          meeting.applicationId !== null && { applicationId: meeting.applicationId }),
      },
    );
  });
}

/** Name and address for a header; a person without a name gets that of the company. */
function mailboxOf(
  person: MeetingContext['user'],
  { companyName }: MeetingContext,
): { name: string; email: string } | null {
  if (!person) return null;
  const name = oneLine(`${person.firstName} ${person.lastName}`);
  return { name: name === '' ? oneLine(companyName) : name, email: person.email };
}
