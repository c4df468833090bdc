/** The operator's own context, as the command line opens it. */
import { env } from 'cloudflare:workers';
import { openServices } from '#cloud/services.ts';
import type { PublicCtx } from '#context.ts';
import { publicContext } from '#http/context.ts';
import { idSource } from '#kit/ids.ts';

/** The services of the Worker under test; what they defer runs at once. */
export const services = openServices(env, { waitUntil: () => {} });
export const { db } = services;

const HOUR_MS = 3_600_000;
/**
 * What runs outside of a request has nobody to run it again when two draw one id. Each file takes
 * its ids from an hour of its own before the run, in order, where no other is likely to draw.
 */
const AGO_MS = HOUR_MS + Math.floor(Math.random() * HOUR_MS);

export function operator(now: Date = new Date()): PublicCtx {
  const newId = idSource(new Date(now.getTime() - AGO_MS));
  // As at the command line: what it does is answered, not told.
  return { ...publicContext(services, now), newId, tell: () => {} };
}
