/** A meeting as calendars take it (RFC 5545, 5546): one event, for one reader. Only loaded where somebody is written to. */
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { asciiAddress } from '#lib/email-message.ts';

export type Invitation = {
  /** The same for the meeting's whole life. */
  uid: string;
  sequence: number;
  method: 'REQUEST' | 'CANCEL';
  at: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  joinUrl: string;
  organizer: { name: string; email: string };
  attendee: string;
};

/** Nobody is told who else was invited: the only attendee is the reader. Times are UTC, so that no zone has to be described. */
export function calendarText(invitation: Invitation): string {
  const { method, organizer } = invitation;
  const isCanceled = method === 'CANCEL';
  const calendar = new ICalCalendar({
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Recruiting', product: 'Meetings', language: 'EN' },
  });
  const event = calendar.createEvent({
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp: invitation.at,
    start: invitation.startsAt,
    end: invitation.endsAt,
    summary: plain(invitation.title),
    description: plain(invitation.description),
    location: invitation.joinUrl,
    url: invitation.joinUrl,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: address(organizer.email) },
  });
  event.createAttendee({
    email: address(invitation.attendee),
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: !isCanceled,
  });
  return `${calendar.toString()}\r\n`;
}

/** No character that an iCalendar text may not hold. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** A quoted parameter has no way to hold a quote. */
function parameter(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('"', '’')
    .trim();
}

function address(email: string): string {
  return asciiAddress(email) ?? 'nobody@invalid';
}
