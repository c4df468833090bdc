/** Who is written to about a meeting, and what: a mail each, with what their calendar makes of it. */
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { lazily } from '#lib/lazy.ts';
import type { Ctx } from '#context.ts';
import { outgoingMail } from '#mail/actions.ts';
import { oneLine } from '#recruiting/messages/rules.ts';
import { endOf, joinUrl } from '../rules.ts';
import type { MeetingRow } from '../schemas.ts';
import type { Surroundings } from '../store/meetings.ts';
import { meetingEmail } from '../words/emails.ts';
import type { MeetingEmailKind } from '../words/emails.ts';

/** The parts of a meeting that people are told. */
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

/** The candidate, and the attendees beside them, nobody twice. */
export function recipientsOf(
  meeting: Pick<EmailedMeeting, 'attendees'>,
  around: Surroundings,
): Recipient[] {
  const { candidate } = around;
  const known = candidate && !candidate.erasedAt ? candidate.email : null;
  const others = meeting.attendees.filter((email) => !isSameAddress(email, known));
  return [
    ...(known === null ? [] : [{ email: known, isCandidate: true }]),
    ...others.map((email) => ({ email, isCandidate: false })),
  ];
}

export function isSameAddress(a: string, b: string | null): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

/** For the batch of what they tell. */
/** Only whoever writes to somebody needs it. */
const calendar = lazily(() => import('../calendar.ts'));

export async function meetingEmails(
  ctx: Ctx,
  readers: readonly Recipient[],
  kind: MeetingEmailKind,
  meeting: EmailedMeeting,
  around: Surroundings,
): Promise<OutgoingMail[]> {
  if (readers.length === 0) return [];
  const { calendarText } = await calendar();
  const { companyName, language, user } = around;
  const url = joinUrl(ctx.apiOrigin, meeting);
  const about = {
    title: oneLine(meeting.title),
    description: meeting.description,
    startsAt: meeting.startsAt,
    endsAt: endOf(meeting),
    joinUrl: url,
  };
  const { timezone } = meeting;
  const letter = meetingEmail(kind, {
    ...about,
    companyName: oneLine(companyName),
    language,
    timezone,
  });
  const { hostname } = new URL(ctx.apiOrigin);
  const organizer = mailboxOf(around.organizer, around) ?? {
    name: companyName,
    email: `no-reply@${hostname}`,
  };
  const replyTo = mailboxOf(user, around);
  const method = kind === 'cancel' ? 'CANCEL' : 'REQUEST';
  return readers.map(({ email, isCandidate }) => {
    const text = calendarText({
      ...about,
      uid: `meeting-${meeting.id}@${hostname}`,
      sequence: meeting.sequence,
      method,
      at: ctx.now,
      description: letter.text,
      organizer,
      attendee: email,
    });
    return outgoingMail(
      ctx,
      { to: email, ...letter, ...(replyTo && { replyTo }), calendar: { method, text } },
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

/** Names stand in headers. */
function mailboxOf(
  person: Surroundings['user'],
  { companyName }: Surroundings,
): { name: string; email: string } | null {
  if (!person) return null;
  const name = oneLine(`${person.firstName} ${person.lastName}`);
  return { name: name === '' ? oneLine(companyName) : name, email: person.email };
}
