/** Finds the career domain a request is for, mostly without asking the store. */
import type { PublicCtx } from '#context.ts';
import { read } from '#data/statements.ts';
import { SECOND_MS } from '#kit/time.ts';
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
/** An unknown host asks again after this, so that a domain just added answers soon. */
const RETRY_MS = SECOND_MS;

let known: ReadonlyMap<string, CareerDomain> = new Map();
let readAt = Number.NEGATIVE_INFINITY;

export async function findDomain(ctx: PublicCtx, hostname: string): Promise<CareerDomain | null> {
  const age = ctx.now.getTime() - readAt;
  const found = known.get(hostname);
  // An old answer is good enough while a new one is fetched.
  if (found) {
    if (age > FRESH_MS) ctx.defer(refresh(ctx));
    return found;
  }
  // A clock that went back is a clock that cannot be trusted.
  if (age >= 0 && age < RETRY_MS) return null;
  await refresh(ctx);
  return known.get(hostname) ?? null;
}

async function refresh(ctx: PublicCtx): Promise<void> {
  readAt = ctx.now.getTime();
  const domains = await read(ctx, allDomains(ctx));
  known = new Map(domains.map((domain) => [domain.hostname, domain]));
}
