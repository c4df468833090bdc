/** What answering requests needs, beside what actions need: hosts, rate limits and the files of `public/`. */
import { isSpent, mayCall } from './rate-limits.ts';
import type { RateLimitBindings, RateLimitName } from './rate-limits.ts';

export type HttpBindings = Pick<Env, 'API_ORIGIN' | 'APP_ENV' | 'ASSETS'> & RateLimitBindings;

export type HttpServices = ReturnType<typeof openHttpServices>;

export function openHttpServices(env: HttpBindings) {
  return {
    apiHostname: new URL(env.API_ORIGIN).hostname,
    /** Whether 127.0.0.1 and *.localhost are answered too. */
    isDevelopment: env.APP_ENV === 'development',
    /** Whether `key` may call once more in this minute. */
    allows: (limit: RateLimitName, key: string) => mayCall(env, limit, key),
    /** Whether this isolate has seen `key` call as often as it may. */
    isSpent: (limit: RateLimitName, key: string) => isSpent(limit, key),
    /** A file of `public/`. */
    asset: (request: Request) => env.ASSETS.fetch(request),
  };
}
