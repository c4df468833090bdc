/** Where deliveries may go, how often they are tried, and what becomes of them (contract 3.3, 6.3). */
import type { Scope } from '#access.ts';
import { eventNames, events } from '#events.ts';
import type { EventName } from '#events.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kit/time.ts';
import { invalid, Problem } from '#problems.ts';
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
  if (missing) throw new Problem('insufficient_scope', { extra: { scope: events[missing].reads } });
}

/** Names that never leave a private network (RFC 6761, 6762, 8375, 9476; the rest by custom). */
const PRIVATE_SUFFIXES: readonly string[] =
  'localhost local internal test invalid onion alt arpa lan home corp intranet private localdomain'.split(
    ' ',
  );

/** Public names that resolve to whatever address they spell, or to this machine. */
const ECHO_SUFFIXES: readonly string[] =
  'nip.io sslip.io xip.io traefik.me localtest.me lvh.me vcap.me lacolhost.com local.gd ip6.name localho.st local-ip.co local-ip.sh 1u.ms rbndr.us'.split(
    ' ',
  );

/** Of labels that can be looked up, and at least two: `service` alone is somebody in the same network. */
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z\d_-]{1,63}\.)+[a-z\d-]{2,63}$/u;

export type Target = { url: string; hostname: string };

/** Where the service itself is, and whether a receiver may be beside it: on a development machine. */
export type Surroundings = { apiOrigin: string; allowsPrivate: boolean };

/** The receiver that `text` names; a 422 where nothing may be sent to. */
export function targetOf(text: string, around: Surroundings): Target {
  const fault = targetFault(text, around);
  if (fault !== null) throw invalid('url', fault);
  return { url: text, hostname: hostnameOf(new URL(text)) };
}

/** Why nothing is sent there, or null. */
export function targetFault(text: string, around: Surroundings): string | null {
  // A parser drops what it does not show, and adds slashes: what is not shown is not what was meant.
  const isPlain = /^[a-z][a-z\d+.-]*:\/\/[^/?#]/iu.test(text) && !/[\s\p{C}\\]/u.test(text);
  const url = isPlain ? URL.parse(text) : null;
  return url ? faultOf(url, around) : 'Must be an absolute URL.';
}

/** The parser has turned every spelling of an address into one. */
function faultOf(url: URL, { apiOrigin, allowsPrivate }: Surroundings): string | null {
  if (url.username || url.password) return 'Must not hold credentials.';
  if (url.href.includes('#')) return 'Must not have a fragment.';
  if (!(url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:'))) {
    return 'Must begin with https://.';
  }
  if (allowsPrivate) return url.origin === apiOrigin ? OWN_HOST : null;
  const hostname = hostnameOf(url);
  if (isWithin(hostname, new URL(apiOrigin).hostname)) return OWN_HOST;
  return isPublic(hostname) ? null : 'Must be at a public host name.';
}

export const OWN_HOST = 'Must not be an address of this service.';

/** Without the dot of the root: `example.com.` is `example.com`. */
function hostnameOf(url: URL): string {
  return url.hostname.replace(/\.$/u, '');
}

function isPublic(hostname: string): boolean {
  if (!HOST_NAME.test(hostname) || /^[\d.]+$/u.test(hostname)) return false;
  return ![...PRIVATE_SUFFIXES, ...ECHO_SUFFIXES].some((suffix) => isWithin(hostname, suffix));
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
