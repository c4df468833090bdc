/** Rate limits: counted in this isolate first, and by the platform's binding for all isolates. */
import { BoundedMap } from '#lib/bounded-map.ts';

export type RateLimit = {
  binding: 'API_LIMIT' | 'PUBLIC_LIMIT' | 'OAUTH_LIMIT' | 'FAVORITE_LIMIT';
  perMinute: number;
  /**
   * Calls that one unit of the binding stands for: asking it costs as much as a query, so an isolate
   * asks once for so many. The binding's own limit in wrangler.toml is `perMinute / callsPerUnit`.
   */
  callsPerUnit: number;
};

export const rateLimits = {
  api: { binding: 'API_LIMIT', perMinute: 300, callsPerUnit: 10 },
  public: { binding: 'PUBLIC_LIMIT', perMinute: 1000, callsPerUnit: 10 },
  oauth: { binding: 'OAUTH_LIMIT', perMinute: 120, callsPerUnit: 1 },
  favorite: { binding: 'FAVORITE_LIMIT', perMinute: 1, callsPerUnit: 1 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** A Worker has the bindings of the limits it applies; without one, an isolate counts alone. */
export type RateLimitBindings = Partial<Pick<Env, RateLimit['binding']>>;

const WINDOW_MS = 60_000;
/** Bounds the memory: of more keys in a minute, those that called last are counted. */
const KEYS_MAX = 20_000;

const emptyCounts = () => new BoundedMap<number>(KEYS_MAX, () => 1);
let calls = emptyCounts();
let windowEndsAt = 0;

/**
 * Whether `key` may call once more in this minute. Exact for what one isolate sees; what others see
 * is known to a unit. A key that calls less than a unit in an isolate never costs a call of the binding.
 * Where the binding fails, the call is allowed.
 */
export async function mayCall(
  env: RateLimitBindings,
  name: RateLimitName,
  key: string,
  now: number = Date.now(),
): Promise<boolean> {
  const { binding, perMinute, callsPerUnit } = rateLimits[name];
  const called = count(`${name}:${key}`, now);
  if (called > perMinute) return false;
  if (called % callsPerUnit !== 0) return true;
  try {
    const outcome = await env[binding]?.limit({ key });
    return outcome?.success ?? true;
  } catch (error) {
    // A limit that cannot be asked must not end a request. This isolate's own count still holds.
    logOnceAMinute(name, error, now);
    return true;
  }
}

const loggedIn = new Map<RateLimitName, number>();

function logOnceAMinute(name: RateLimitName, error: unknown, now: number): void {
  const minute = Math.floor(now / WINDOW_MS);
  if (loggedIn.get(name) === minute) return;
  loggedIn.set(name, minute);
  const cause = error instanceof Error ? error : new Error(typeof error);
  // oxlint-disable-next-line no-console -- The log of the platform is read off the console.
  console.error(JSON.stringify({ rate_limit: name, name: cause.name, message: cause.message }));
}

/** Whether `key` has used up its calls in this isolate. Counts nothing. */
export function isSpent(name: RateLimitName, key: string, now: number = Date.now()): boolean {
  return now < windowEndsAt && (calls.get(`${name}:${key}`) ?? 0) >= rateLimits[name].perMinute;
}

/** Counts the call, and returns the number of calls in its minute. */
function count(id: string, now: number): number {
  if (now >= windowEndsAt || now < windowEndsAt - WINDOW_MS) {
    calls = emptyCounts();
    windowEndsAt = (Math.floor(now / WINDOW_MS) + 1) * WINDOW_MS;
  }
  const called = (calls.get(id) ?? 0) + 1;
  calls.set(id, called);
  return called;
}
