/** Where deliveries may go, how often they are tried, and what becomes of them (contract 3.3, 6.3). */
import type { Scope } from '#access.ts';
import { eventNames, events } from '#events.ts';
import type { EventName } from '#events.ts';
import { sampleOf } from '#lib/schema-sample.ts';
import { hostnameOf, targetFault } from '#lib/webhook-url.ts';
import type { Surroundings } from '#lib/webhook-url.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import type { DeliveryError } from '#vocabulary.ts';

/** Decisions: Webhooks, limits. */
export const WEBHOOKS_MAX = 20;
export const RECENT_LOGS_MAX = 10;
export const KEPT_MS = 30 * DAY_MS;

/** After the first, the second and the third attempt, counted from its end; the fourth is the last. */
const RETRY_DELAYS_SECONDS = [10, 60, 300] as const;

/** Twice what an attempt may take: only what has ended is taken up again. */
export const LEASE_MS = 30 * SECOND_MS;
/** Who is woken by another clock than the one that set the time may come a little early. */
export const EARLY_MS = 200;
/** What is due for so long has lost its message. */
export const OVERDUE_MS = 5 * SECOND_MS;

/** A schedule takes 370 seconds: one that is open for so long has lost its receiver or its service. */
const OPEN_MS_MAX = 60 * MINUTE_MS;
/** What was never sent gets its first attempt, however late, up to here. */
const UNSENT_MS_MAX = DAY_MS;

/** Whether it is too late for this delivery. */
export function isExpired(delivery: { openedAt: Date; attempts: number }, now: Date): boolean {
  const openMs = now.getTime() - delivery.openedAt.getTime();
  return openMs > (delivery.attempts > 0 ? OPEN_MS_MAX : UNSENT_MS_MAX);
}

export type Outcome = { statusCode: number; error: DeliveryError | null };

/** A redirect is no receipt, nor is anything else but 2xx. */
export function hasSucceeded({ statusCode }: Outcome): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** Seconds until the next attempt; null: there is none. `attempts` counts the one that went so. */
export function nextDelay(attempts: number, outcome: Outcome): number | null {
  return hasSucceeded(outcome) ? null : (RETRY_DELAYS_SECONDS[attempts - 1] ?? null);
}

/** For 24 hours after a rotation both secrets sign. */
export const OVERLAP_MS = DAY_MS;

/** When the Admins are warned, and when a webhook that only fails is disabled. */
export const WARNED_AFTER_MS = DAY_MS;
export const DISABLED_AFTER_MS = 5 * DAY_MS;
export const FAILED_MIN = 10;

/** The events a caller with these scopes may hear of. */
export function audibleTo(scopes: readonly Scope[]): EventName[] {
  return eventNames.filter((name) => mayHear(scopes, name));
}

function mayHear(scopes: readonly Scope[], name: EventName): boolean {
  const { reads } = events[name];
  return reads === null || scopes.includes(reads);
}

/** Whoever is told of a record must be allowed to read it. */
export function assertMayHear(
  scopes: readonly Scope[] | undefined,
  names: readonly EventName[],
): void {
  const missing = scopes && names.find((name) => !mayHear(scopes, name));
  if (missing)
    throw new ApiError('insufficient_scope', { extra: { scope: events[missing].reads } });
}

/** Ids below 4096 are none of ours: the first was minted after the first moment of 2026. The person is nobody. */
const sampled: Readonly<Record<string, unknown>> = {
  candidate_job_id: 1001,
  job_id: 1002,
  stage_id: 1003,
  new_stage_id: 1004,
  team_member_id: 1005,
  meet_id: 1006,
  webhook_id: 1007,
  email: 'ada.sample@example.com',
  first_name: 'Ada',
  last_name: 'Sample',
  title: 'Baker (sample)',
  name: 'Sample',
  message: 'This is a sample.',
  scheduled_at: '2026-01-01T09:00:00.000000Z',
};

/** What an event could tell. */
export function sampleData(name: EventName): Record<string, unknown> {
  return sampleOf(events[name].data, sampled);
}

export type Target = { url: string; hostname: string };

/** The receiver that `text` names; a 422 where nothing may be sent to. */
export function targetOf(text: string, around: Surroundings): Target {
  const fault = targetFault(text, around);
  if (fault !== null) throw invalidField('url', fault);
  return { url: text, hostname: hostnameOf(new URL(text)) };
}
