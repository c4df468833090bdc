/** Finds the career domain a request is for, mostly without asking the store. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { SECOND_MS } from '#lib/time.ts';
import { allDomains } from './store.ts';

export type CareerDomain = {
  id: number;
  hostname: string;
  name: string;
  language: string;
  hue: number;
  isDefault: boolean;
  isTest: boolean;
  /** ISO 3166-1 numeric. */
  countryIds: readonly number[];
};

/** How long an isolate goes by what it has read: the operator's changes hold everywhere after that. */
const FRESH_MS = 10 * SECOND_MS;
/** Between two looks: an unknown host asks again after this, so that a domain just added answers soon. */
const RETRY_MS = SECOND_MS;

let known: ReadonlyMap<string, CareerDomain> = new Map();
/** When the last look began, and when one last ended; milliseconds since the Unix epoch. */
let askedAt = Number.NEGATIVE_INFINITY;
let readAt = Number.NEGATIVE_INFINITY;

export async function findDomain(ctx: PublicCtx, hostname: string): Promise<CareerDomain | null> {
  const now = ctx.now.getTime();
  const found = known.get(hostname);
  if (found) {
    // An old answer is good enough while a new one is fetched, and if it cannot be.
    if (!isWithin(FRESH_MS, readAt, now) && !isWithin(RETRY_MS, askedAt, now)) {
      ctx.defer(refresh(ctx).catch(() => {}));
    }
    return found;
  }
  if (!isWithin(RETRY_MS, readAt, now)) await refresh(ctx);
  return known.get(hostname) ?? null;
}

/** By its id, for what comes without a host. */
export async function domainOf(ctx: PublicCtx, id: number): Promise<CareerDomain | null> {
  const now = ctx.now.getTime();
  if (!isWithin(FRESH_MS, readAt, now)) await refresh(ctx);
  return knownDomains().find((domain) => domain.id === id) ?? null;
}

/** All of them, as they were when one was last looked for. */
export function knownDomains(): CareerDomain[] {
  return [...known.values()];
}

/** False for a clock that went back: it tells nothing. */
function isWithin(milliseconds: number, since: number, now: number): boolean {
  return now >= since && now - since < milliseconds;
}

async function refresh(ctx: PublicCtx): Promise<void> {
  askedAt = ctx.now.getTime();
  const domains = await runPlan(ctx, allDomains(ctx));
  known = new Map(domains.map((domain) => [domain.hostname, domain]));
  readAt = ctx.now.getTime();
}
