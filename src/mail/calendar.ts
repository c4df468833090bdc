/** Builds the iCalendar part of an email about a meeting: one event for one recipient (RFC 5545, RFC 5546). */
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { asciiAddress } from '#lib/email-message.ts';
import type { Invitation } from './schemas.ts';

/** What an email about a meeting says in its calendar part. The recipient is the only attendee, so that others stay private. */
type Sent = { to: string; text: string; at: Date };

/** Times are in UTC, which needs no VTIMEZONE. */
export function calendarText(invitation: Invitation, { to, text, at }: Sent): string {
  const { method, organizer } = invitation;
  const isCanceled = method === 'CANCEL';
  const calendar = new ICalCalendar({
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Recruiting', product: 'Meetings', language: 'EN' },
  });
  const event = calendar.createEvent({
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp: at,
    start: invitation.startsAt,
    end: invitation.endsAt,
    summary: plain(invitation.title),
    description: plain(text),
    location: invitation.joinUrl,
    url: invitation.joinUrl,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: address(organizer.email) },
  });
  event.createAttendee({
    email: address(to),
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: !isCanceled,
  });
  return `${calendar.toString()}\r\n`;
}

/** Removes control characters, which iCalendar text cannot contain. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** A parameter value cannot contain double quotes (RFC 5545, 3.2). */
function parameter(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('"', '’')
    .trim();
}

function address(email: string): string {
  return asciiAddress(email) ?? 'nobody@invalid';
}
