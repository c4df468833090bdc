/** The operator's own context, as the command line opens it. */
import { env } from 'cloudflare:workers';
import { openBackgroundServices } from '#platform/background-services.ts';
import { openServices } from '#platform/services.ts';
import type { OAuthCtx } from '#context.ts';
import { publicContext } from '#http/context.ts';
import { firstIdAt } from '#lib/ids.ts';

const execution = { waitUntil: () => {} };
/** The services of the Worker under test; what they defer runs at once. */
export const services = {
  ...openServices(env, execution),
  ...openBackgroundServices(env, execution),
};
export const { db } = services;

export function operator(now: Date = new Date()): OAuthCtx {
  // As at the command line: what it does is answered, not told.
  return publicContext(services, now);
}

const HOUR_MS = 3_600_000;
const agoMs = HOUR_MS + Math.floor(Math.random() * HOUR_MS);
let minted = firstIdAt(new Date(Date.now() - agoMs));

/**
 * The operator before the test begins. Nobody runs it again when two draw one id, so its ids are of
 * an hour before the run, where no request draws any, one after the other whatever the clock says.
 */
export function founder(): OAuthCtx {
  return { ...operator(), newId: () => minted++ };
}
