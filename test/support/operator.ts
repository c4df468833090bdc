/** The operator's own context, as the command line opens it. */
import { env } from 'cloudflare:workers';
import { openBackgroundServices } from '#platform/background-services.ts';
import { openServices } from '#platform/services.ts';
import type { OAuthCtx } from '#context.ts';
import { publicContext } from '#http/context.ts';

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
