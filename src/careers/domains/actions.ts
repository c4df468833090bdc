/** Finds the career domain of a request, usually from the isolate's memory. */
import type { Site } from '#careers/layout/props.ts';
import type { PageCtx, PublicCtx, ReadCtx } from '#context.ts';
import { readOrRecall } from '#data/last-good.ts';
import { runRead } from '#data/read-plan.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { LegalLink } from './rules.ts';
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
  /** The links in the footer of every page. */
  legal: readonly LegalLink[];
  /** Of the set of domains that it was read with. */
  revision: number;
};

/** All domains as of one read. Another revision has other facts. */
export type DomainSet = {
  revision: number;
  /** By id. */
  domains: readonly CareerDomain[];
};

type OfSite = { site: CareerDomain };

/** The context of what a career domain shows to everyone. */
export type SiteCtx = ReadCtx & OfSite;
/** The context of its pages. */
export type SitePageCtx = PageCtx & OfSite;
/** The context of its forms and emails. */
export type SiteFormCtx = PublicCtx & OfSite;

/** The part of a career domain that pages and emails use. */
export function siteOf({ site: { name, hostname, language, hue, legal } }: SiteCtx): Site {
  return { name, hostname, language, hue, legal };
}

/** How long an isolate uses the domains it has read; the operator's changes apply everywhere after this time. */
const CACHE_MS = 10 * SECOND_MS;
/** The minimum between two reads. An unknown host causes a read after this time, so that a new domain answers soon. */
const RETRY_MS = SECOND_MS;

let current: DomainSet = { revision: 0, domains: [] };
let domainsByHostname: ReadonlyMap<string, CareerDomain> = new Map();
/** When the last read began, and when one last succeeded; milliseconds since the Unix epoch. */
let refreshStartedAt = Number.NEGATIVE_INFINITY;
let refreshedAt = Number.NEGATIVE_INFINITY;

export async function findDomain(ctx: ReadCtx, hostname: string): Promise<CareerDomain | null> {
  const now = ctx.now.getTime();
  const domain = domainsByHostname.get(hostname);
  if (domain) {
    // Stale while revalidating, also when the read fails.
    if (!isWithin(CACHE_MS, refreshedAt, now) && !isWithin(RETRY_MS, refreshStartedAt, now)) {
      ctx.defer(refresh(ctx).catch(() => {}));
    }
    return domain;
  }
  if (!isWithin(RETRY_MS, refreshedAt, now)) await refresh(ctx);
  return domainsByHostname.get(hostname) ?? null;
}

/** For jobs and queue messages, which have no host. */
export async function findDomainById(ctx: ReadCtx, id: number): Promise<CareerDomain | null> {
  const now = ctx.now.getTime();
  if (!isWithin(CACHE_MS, refreshedAt, now)) await refresh(ctx);
  return current.domains.find((domain) => domain.id === id) ?? null;
}

/** The countries of all sites that are not for tests. */
export async function countriesOfSites(ctx: ReadCtx): Promise<number[]> {
  if (!isWithin(CACHE_MS, refreshedAt, ctx.now.getTime())) await refresh(ctx);
  const sites = current.domains.filter(({ isTest }) => !isTest);
  return [...new Set(sites.flatMap(({ countryIds }) => countryIds))];
}

/** All domains, as of the last read. The set stays the same object while nothing of it changes: others keep what they derive from it. */
export function cachedDomains(): DomainSet {
  return current;
}

/** False if the clock was set back. */
function isWithin(milliseconds: number, since: number, now: number): boolean {
  return now >= since && now - since < milliseconds;
}

/** An isolate that has just begun and does not reach the database knows the sites from their last good copy. */
async function refresh(ctx: ReadCtx): Promise<void> {
  refreshStartedAt = ctx.now.getTime();
  const read = () => runRead(ctx, allDomains());
  const isNew = current.domains.length === 0;
  const found = await readOrRecall(ctx, 'career domains', read, (copy) =>
    isNew ? copy : undefined,
  );
  keep((found ?? []).toSorted((one, other) => one.id - other.id));
  refreshedAt = ctx.now.getTime();
}

function keep(read: readonly Omit<CareerDomain, 'revision'>[]): void {
  const inRevision = (revision: number) => read.map((domain) => ({ ...domain, revision }));
  if (JSON.stringify(inRevision(current.revision)) === JSON.stringify(current.domains)) return;
  const revision = current.revision + 1;
  current = { revision, domains: inRevision(revision) };
  domainsByHostname = new Map(current.domains.map((domain) => [domain.hostname, domain]));
}
