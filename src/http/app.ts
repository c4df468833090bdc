/** An application of Hono, of the API's host or of the career domains. */
import type { Hono } from 'hono';
import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouteEnv } from './route.ts';

/**
 * Of the routers of Hono, the one that takes our paths: `{country}` and `/jobs.xml` match the same, as do `/api/jobs/{hash_id}/…` and
 * `/api/jobs/show/{id}`. Hono would try the others first, which costs the first request of an isolate milliseconds, and the bundles
 * would have their code.
 */
export function openApp<Env extends RouteEnv>(): Hono<Env> {
  return new HonoBase<Env>({ router: new TrieRouter() });
}
