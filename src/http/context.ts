/** Builds the context of a request: one time, one source of ids. */
import type { Services } from '#cloud/services.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#kit/ids.ts';

export function publicContext({ db, apiOrigin, defer }: Services, now: Date): PublicCtx {
  return { db, apiOrigin, defer, now, newId: idSource(now) };
}
