/** A context with only a database and a time, for actions that need no other service. */
import { unread } from '#platform/client-documents.ts';
import { openDb } from '#platform/db.ts';
import { noLastGood } from '#platform/last-good.ts';
import { outboxOnly } from '#platform/mail-queue.ts';
import { unconnected } from '#platform/providers.ts';
import { unwoken } from '#platform/webhooks.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#lib/ids.ts';
import { openVault } from '#lib/vault.ts';

export function bareContext(
  binding: D1Database,
  now: Date,
  newId: () => number = idSource(now),
): PublicCtx {
  return {
    db: openDb(binding),
    files: {
      get: () => Promise.resolve(null),
      head: () => Promise.resolve(null),
      put: missing,
      remove: missing,
      removeFolder: missing,
      list: () => Promise.resolve([]),
      getRange: () => Promise.resolve(null),
      parts: { begin: missing, put: missing, finish: missing, abort: missing },
    },
    lastGood: noLastGood,
    vault: openVault(undefined),
    mail: outboxOnly,
    webhooks: unwoken,
    clientDocuments: unread,
    providers: unconnected,
    indexNowKey: null,
    listsPostings: true,
    security: { contact: '', policy: '' },
    enqueueCv: () => Promise.resolve(),
    enqueueMeeting: () => Promise.resolve(),
    enqueueTransfer: () => Promise.resolve(),
    readFile: () => Promise.resolve(null),
    now,
    newId,
    apiOrigin: 'https://api.example',
    defer: () => {},
  };
}

function missing(): Promise<never> {
  return Promise.reject(new Error('This context has a database only.'));
}
