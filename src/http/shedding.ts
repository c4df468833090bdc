/** Load shedding: what the API answers with 503 at once while the database is slow, so that single records, sign-ins and applications get through. */
import { ApiError } from '#errors.ts';
import { BoundedMap } from '#lib/bounded-map.ts';
import { Running } from '#lib/running.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { DatabaseLoad } from '#platform/database-load.ts';
import type { Services } from '#platform/services.ts';
import type { TenantEndpoint } from './endpoint.ts';
import { knownParameters } from './query.ts';

type Watching = Pick<Services, 'databaseLoad'>;

/** The load from which a request with this query is shed. */
export type Shedding = (query: URLSearchParams) => Exclude<DatabaseLoad, 'normal'> | 'never';

/** A pause that lets the database recover. */
const RETRY_AFTER_SECONDS = 5;

/** Work that reads or writes many rows, and that a person can start again later. */
const HEAVY =
  /^\/api\/(?:exports|imports|audit-events|security-events)(?:\/|$)|\/(?:analytics|bulk|undo|export|duplicates|try-rules|logs|recover)(?:\/|$)/u;

/** Parameters of a list that do not make it count what a filter finds. */
const UNFILTERED: ReadonlySet<string> = new Set([
  'page',
  'max',
  'cursor',
  'subdomain',
  'updated-since',
]);

/** First heavy work and lists with filters, then all lists; single records never. */
export function sheddingOf({ path, method, terms }: TenantEndpoint): Shedding {
  if (HEAVY.test(path)) return () => 'slow';
  const isList = method === 'GET' && knownParameters(terms.query).has('page');
  if (!isList) return () => 'never';
  return (query) => ([...query.keys()].every((name) => UNFILTERED.has(name)) ? 'failing' : 'slow');
}

/** Throws 503 where the request is shed. */
export function assertServed({ databaseLoad }: Watching, shedding: Shedding, url: string): void {
  const load = databaseLoad();
  if (load === 'normal') return;
  const from = shedding(new URL(url).searchParams);
  if (from === 'slow' || from === load) throw unavailable();
}

/** How many requests a company has at once in an isolate while the database is slow: one must not use up the database of all. */
const REQUESTS_OF_COMPANY = 10;

/** Longer than any request takes that a client waits for. */
const RUNNING_MS_MAX = MINUTE_MS;
const COMPANIES_MAX = 10_000;

/** The requests of each company. */
const running = new BoundedMap<Running>(COMPANIES_MAX, () => 1);

/** Runs, or throws 503 where the company has too many requests already and the database is slow. */
export async function withinShare<Result>(
  { databaseLoad }: Watching,
  companyId: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const key = String(companyId);
  const own = running.get(key) ?? new Running(RUNNING_MS_MAX);
  if (own.size >= REQUESTS_OF_COMPANY && databaseLoad() !== 'normal') throw unavailable();
  running.set(key, own);
  const end = own.begin();
  try {
    return await run();
  } finally {
    end();
  }
}

function unavailable(): ApiError {
  return new ApiError('storage_unavailable', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}
