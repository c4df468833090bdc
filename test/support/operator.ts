/** The operator's own context, as the command line opens it. */
import { env } from 'cloudflare:workers';
import { openBackgroundServices } from '#platform/background-services.ts';
import { openApiServices } from '#platform/services.ts';
import type { BackgroundCtx, OAuthCtx } from '#context.ts';
import { publicContext } from '#http/context.ts';
import { withReader } from './with-reader.ts';

const execution = { waitUntil: () => {} };
/** The services of the Worker under test; what they defer runs at once. */
export const services = {
  ...openApiServices(withReader(env), execution),
  ...openBackgroundServices(withReader(env), execution),
};
export const { db } = services;

export function operator(now: Date = new Date()): OAuthCtx & BackgroundCtx {
  // As at the command line: what it does is answered, not told.
  return publicContext(services, now);
}
