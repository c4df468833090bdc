/**
 * The decisions about deliveries: targets, schedule, expiry, and which events a caller may read
 * (contract 3.3, 6.3).
 */
import type { Scope } from '#access.ts';
import { DELIVERIES_MS } from '#lib/retention.ts';
import { eventNames, events } from '#events.ts';
import type { EventName } from '#events.ts';
import { sampleOf } from '#lib/schema-sample.ts';
import { hostnameOf, targetFault } from '#lib/webhook-url.ts';
import type { Surroundings } from '#lib/webhook-url.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import type { DeliveryError } from '#vocabulary/events.ts';

/** Limits (decisions: Webhooks). */
export const WEBHOOKS_MAX = 20;
/** Those of applications count apart. */
export const APPLICATION_WEBHOOKS_MAX = 100;
export const WEBHOOKS_OF_APPLICATION_MAX = 50;
export const RECENT_LOGS_MAX = 10;
export const RETENTION_MS = DELIVERIES_MS;

/** Counted from the end of the first, second and third attempt. The fourth is the last. */
export const WEBHOOK_RETRY_SECONDS = [10, 60, 300] as const;

/** Twice the longest attempt, so that a delivery is leased again only after its attempt has ended. */
export const LEASE_MS = 30 * SECOND_MS;
/** Clocks differ: a message may arrive this much before the delivery is due. */
export const CLOCK_SKEW_MS = 200;

/** A schedule takes 370 seconds. A delivery that is open much longer was interrupted. */
const OPEN_MAX_MS = 60 * MINUTE_MS;
/** A delivery without any attempt may start this late. */
const UNSENT_MAX_MS = DAY_MS;

/** Whether it is too late to attempt this delivery. */
export function isExpired(delivery: { openedAt: Date; attempts: number }, now: Date): boolean {
  const openMs = now.getTime() - delivery.openedAt.getTime();
  return openMs > (delivery.attempts > 0 ? OPEN_MAX_MS : UNSENT_MAX_MS);
}

export type Outcome = { statusCode: number; error: DeliveryError | null };

/** Only 2xx counts; redirects do not. */
export function hasSucceeded({ statusCode }: Outcome): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** Seconds until the next attempt, or null after the last. `attempts` includes the one with this outcome. */
export function retryDelaySeconds(attempts: number, outcome: Outcome): number | null {
  return hasSucceeded(outcome) ? null : (WEBHOOK_RETRY_SECONDS[attempts - 1] ?? null);
}

/** How long both secrets sign after a rotation. */
export const SECRET_OVERLAP_MS = DAY_MS;

/** When Admins are warned, and when a webhook that only fails is disabled. */
export const WARNED_AFTER_MS = DAY_MS;
export const DISABLED_AFTER_MS = 5 * DAY_MS;
export const FAILED_MIN = 10;

/** The events that a caller with these scopes may read. */
export function readableEvents(scopes: readonly Scope[]): EventName[] {
  return eventNames.filter((name) => mayRead(scopes, name));
}

function mayRead(scopes: readonly Scope[], name: EventName): boolean {
  const { reads } = events[name];
  return reads === null || scopes.includes(reads);
}

/** Throws `insufficient_scope` unless the caller may read the records of all these events. */
export function assertMayRead(
  scopes: readonly Scope[] | undefined,
  names: readonly EventName[],
): void {
  const missing = scopes && names.find((name) => !mayRead(scopes, name));
  if (missing)
    throw new ApiError('insufficient_scope', { extra: { scope: events[missing].reads } });
}

/** Ids below 4096 belong to no record: generated ids count from the start of 2026. */
const sampleValues: Readonly<Record<string, unknown>> = {
  candidate_job_id: 1001,
  job_id: 1002,
  stage_id: 1003,
  new_stage_id: 1004,
  team_member_id: 1005,
  meet_id: 1006,
  webhook_id: 1007,
  export_id: 1008,
  import_id: 1009,
  email: 'ada.sample@example.com',
  first_name: 'Ada',
  last_name: 'Sample',
  title: 'Baker (sample)',
  name: 'Sample',
  message: 'This is a sample.',
  scheduled_at: '2026-01-01T09:00:00.000000Z',
};

/** Sample data of an event. */
export function sampleData(name: EventName): Record<string, unknown> {
  return sampleOf(events[name].data, sampleValues);
}

export type Target = { url: string; hostname: string };

/** Returns the receiver at this URL. Throws 422 where deliveries must not be sent. */
export function parseTarget(text: string, surroundings: Surroundings): Target {
  const fault = targetFault(text, surroundings);
  if (fault !== null) throw invalidField('url', fault);
  return { url: text, hostname: hostnameOf(new URL(text)) };
}
