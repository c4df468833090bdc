/** Limits, preconditions and conference states of meetings (contract 2.11). */
import type { DomainEvent } from '#events.ts';
import type { Outcome, CreatedConference } from '#providers/rules.ts';
import { countryById } from '#lib/countries.ts';
import { timezoneOfCountry } from '#lib/country-timezones.ts';
import { RETRY_DELAYS_SECONDS } from '#lib/retry-schedule.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS, timestamp } from '#lib/time.ts';
import { instantsOf } from '#lib/time-zone.ts';
import { invalidField, ApiError } from '#errors.ts';
import type {
  ConferenceError,
  ConferenceProvider,
  ConferenceStatus,
  MeetingStatus,
  MeetingType,
} from '#vocabulary/lists.ts';

export const DURATION_MINUTES_DEFAULT = 30;
export const DURATION_MINUTES_MIN = 5;
export const DURATION_MINUTES_MAX = 24 * 60;
/** Each attendee gets an email, written in the same batch as the meeting. */
export const ATTENDEES_MAX = 50;
export const DESCRIPTION_LENGTH_MAX = 10_000;
/** Two years: a later date is most likely a typo. */
const AHEAD_MS_MAX = 731 * DAY_MS;
/** How long after its end the join link still redirects, for meetings that run late. */
const OVERTIME_MS = 12 * 60 * MINUTE_MS;

export const providerOf: Readonly<Record<MeetingType, ConferenceProvider>> = {
  google_meet: 'google',
  zoom: 'zoom',
};

/**
 * Parses ISO 8601 with an offset, or as local time in `timezone`. Throws 422 for a local time that daylight saving skips;
 * of a local time that occurs twice, the first is used (RFC 5545, 3.3.5).
 */
export function startOf(text: string, timezone: string): Date {
  const { local, offset } = partsOf(text);
  const localTime = wholeSeconds(new Date(`${local}Z`));
  const [start] = offset === '' ? instantsOf(localTime, timezone) : [new Date(local + offset)];
  if (!start) {
    const why = `This time does not exist in ${timezone}: clocks skip it for daylight saving time.`;
    throw invalidField('start_time', why);
  }
  return wholeSeconds(start);
}

type Zones = {
  timezone: string;
  officeCountryId: number | null;
  organizer: { timezone: string | null } | undefined;
};

/**
 * The time zone of a meeting for which none is named. A local time is read in that of the company, and stays in it. Otherwise it is
 * that of the organizer, of the office of the job, or of the company.
 */
export function zoneOf(
  text: string,
  at: Date,
  { timezone, officeCountryId, organizer }: Zones,
): string {
  const isLocal = partsOf(text).offset === '';
  if (isLocal && timezone !== UNSET) return timezone;
  const office = officeCountryId === null ? null : countryById(officeCountryId);
  return organizer?.timezone ?? (office && timezoneOfCountry(office.iso2, at)) ?? timezone;
}

/** Of a company that has chosen no time zone. */
const UNSET = 'UTC';

/** Whether the date and time exist on the calendar, in any time zone. */
export function isTime(text: string): boolean {
  const { local, offset } = partsOf(text);
  const at = new Date(`${local}Z`);
  if (Number.isNaN(at.getTime()) || Number.isNaN(Date.parse(local + (offset || 'Z')))) return false;
  // `Date` turns February 30 into March 2.
  return at.toISOString().slice(0, MINUTES_LENGTH) === local.slice(0, MINUTES_LENGTH);
}

/** Length of `2026-12-01T10:00`. */
const MINUTES_LENGTH = 16;

function partsOf(text: string): { local: string; offset: string } {
  const [, local = '', offset = ''] = /^(.*?)(Z|[+-]\d\d:?\d\d)?$/u.exec(text) ?? [];
  return { local, offset: offset.replace(/^(.\d\d)(\d\d)$/u, '$1:$2') };
}

function wholeSeconds(at: Date): Date {
  return new Date(Math.floor(at.getTime() / SECOND_MS) * SECOND_MS);
}

export function assertAhead(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw invalidField('start_time', 'Must be in the future.');
  if (startsAt.getTime() - now.getTime() > AHEAD_MS_MAX) {
    throw invalidField('start_time', 'Must be within two years.');
  }
}

type Span = { startsAt: Date; durationMinutes: number };

export function endOf({ startsAt, durationMinutes }: Span): Date {
  return new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
}

export function assertChangeable(
  { status, startsAt }: { status: MeetingStatus; startsAt: Date },
  now: Date,
): void {
  if (status !== 'scheduled') throw new ApiError('meeting_canceled');
  if (startsAt <= now) throw new ApiError('meeting_begun');
}

/** Whether the meeting has ended. No emails are sent and no provider is called after that. */
export function isOver(meeting: Span, now: Date): boolean {
  return endOf(meeting) <= now;
}

/** Whether the join link no longer redirects. */
export function isLongOver(meeting: Span, now: Date): boolean {
  return endOf(meeting).getTime() + OVERTIME_MS <= now.getTime();
}

/** The secret is in the query, which the platform does not log; paths are logged. */
export function joinUrl(apiOrigin: string, { hash }: { hash: string }): string {
  return `${apiOrigin}/m?link=${hash}`;
}

export function scheduledEvent(meeting: {
  id: number;
  applicationId: number | null;
  startsAt: Date;
  type: MeetingType;
}): DomainEvent {
  return {
    name: 'meeting.scheduled',
    subject: 'meeting',
    subjectId: meeting.id,
    data: {
      meet_id: meeting.id,
      candidate_job_id: meeting.applicationId,
      scheduled_at: timestamp(meeting.startsAt),
      type: meeting.type,
    },
  };
}

/** What is to be done at the provider. */
export type Task = 'create' | 'read' | 'update' | 'end';

type Conference = {
  status: MeetingStatus;
  conferenceRef: string | null;
  conferenceUrl: string | null;
};

/** The task of a meeting that is due; null if there is nothing to do. */
export function taskOf({ status, conferenceRef, conferenceUrl }: Conference): Task | null {
  if (status === 'canceled') return conferenceRef === null ? null : 'end';
  if (conferenceRef === null) return 'create';
  return conferenceUrl === null ? 'read' : 'update';
}

/** The conference status while a task is in progress, when it is done, and when it has failed. */
const statusesOf: Readonly<
  Record<Task, { open: ConferenceStatus; done: ConferenceStatus; failed: ConferenceStatus }>
> = {
  create: { open: 'pending', done: 'ready', failed: 'failed' },
  read: { open: 'pending', done: 'ready', failed: 'failed' },
  update: { open: 'ready', done: 'ready', failed: 'ready' },
  end: { open: 'pending', done: 'not_connected', failed: 'failed' },
};

/** Whether ending the conference of a canceled meeting has failed, so that it may still exist. */
export function mayStillExist({
  status,
  conferenceStatus,
  conferenceRef,
}: Pick<Conference, 'status' | 'conferenceRef'> & { conferenceStatus: ConferenceStatus }): boolean {
  return status === 'canceled' && conferenceStatus === 'failed' && conferenceRef !== null;
}

/** Longer waits that a provider asks for are cut to this. */
const RETRY_AFTER_SECONDS_MAX = 3600;

export type Verdict = {
  conferenceStatus: ConferenceStatus;
  conferenceError: ConferenceError | null;
  /** Delay until the next attempt; null if there is none. */
  delaySeconds: number | null;
  /** The provider's id and the join URL; absent if unchanged. */
  conference?: { ref: string | null; url: string | null };
};

/**
 * Decides what follows from an attempt; `attempts` includes it. An unknown outcome of `create` is not retried, because that
 * could create a second conference.
 */
export function verdictOf(
  task: Task,
  attempts: number,
  outcome: Outcome<CreatedConference | null>,
): Verdict {
  const { open, done, failed } = statusesOf[task];
  const fails = (conferenceError: ConferenceError): Verdict => ({
    conferenceStatus: failed,
    conferenceError,
    delaySeconds: null,
  });
  const waits = (atLeastSeconds: number): Verdict => {
    const delaySeconds = RETRY_DELAYS_SECONDS[attempts - 1];
    if (delaySeconds === undefined) return fails('unavailable');
    return {
      conferenceStatus: open,
      conferenceError: null,
      delaySeconds: Math.max(delaySeconds, Math.min(atLeastSeconds, RETRY_AFTER_SECONDS_MAX)),
    };
  };
  switch (outcome.is) {
    case 'done':
      return {
        conferenceStatus: done,
        conferenceError: null,
        delaySeconds: null,
        ...(outcome.value && {
          conference: { ref: outcome.value.externalId, url: outcome.value.url },
        }),
        ...(task === 'end' && { conference: { ref: null, url: null } }),
      };
    case 'pending':
      return {
        ...waits(0),
        ...(task === 'create' && { conference: { ref: outcome.externalId, url: null } }),
      };
    case 'later':
      return waits(outcome.retryAfterSeconds ?? 0);
    case 'token':
      return fails('reauth_required');
    case 'refused':
      return fails('refused');
    case 'unknown':
      return task === 'create' ? fails('unknown') : waits(0);
  }
}
