/** The operator's own context, as the command line opens it. */
import { env } from 'cloudflare:workers';
import { openServices } from '#cloud/services.ts';
import type { PublicCtx } from '#context.ts';
import { publicContext } from '#http/context.ts';

/** The services of the Worker under test; what they defer runs at once. */
export const services = openServices(env, { waitUntil: () => {} });
export const { db } = services;

export function operator(now: Date = new Date()): PublicCtx {
  // As at the command line: what it does is answered, not told.
  return { ...publicContext(services, now), tell: () => {} };
}
