/** A context with a database and a time, for what needs nothing else of the platform. */
import { openDb } from '#cloud/db.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#kit/ids.ts';
import { openVault } from '#kit/vault.ts';

export function bareContext(
  binding: D1Database,
  now: Date,
  newId: () => number = idSource(now),
): PublicCtx {
  return {
    db: openDb(binding),
    kv: {
      get: () => Promise.resolve(null),
      put: () => Promise.reject(new Error('This context has no KV.')),
    },
    vault: openVault(undefined),
    now,
    newId,
    apiOrigin: 'https://api.example',
    defer: () => {},
    tell: () => {},
  };
}
