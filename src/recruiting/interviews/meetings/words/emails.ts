/** The emails about a meeting, as plain text for readers without a calendar. */

import { fillTemplate } from '#lib/language.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { timeRange } from './time-range.ts';
import { wordsFor } from './words.ts';

export type MeetingEmailKind = 'request' | 'update' | 'cancel';

export type MeetingEmailInput = {
  /** One line: it becomes part of the subject. */
  title: string;
  description: string | null;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  companyName: string;
  joinUrl: string;
  /** BCP 47. */
  language: string;
};

export function meetingEmail(
  kind: MeetingEmailKind,
  meeting: MeetingEmailInput,
): Pick<WrittenMail, 'subject' | 'text' | 'frame'> {
  const { emails } = wordsFor(meeting.language);
  const { subject, lead } = emails[kind];
  const values = { title: meeting.title, company: meeting.companyName };
  const button = { label: emails.join, url: meeting.joinUrl };
  const parts = [
    fillTemplate(lead, values),
    `${meeting.title}\n${timeRange(meeting.language, meeting)}`,
    ...(kind === 'cancel' ? [] : [`${button.label}\n${button.url}`, meeting.description ?? '']),
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return {
    subject: fillTemplate(subject, values),
    text: `${text}\n`,
    frame: {
      language: meeting.language,
      from: 'company',
      ...(kind !== 'cancel' && { button }),
    },
  };
}
