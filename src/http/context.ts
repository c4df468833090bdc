/** Builds the context of a request: one time, one source of ids. */
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#lib/ids.ts';
import { logFailure } from './log.ts';

export function publicContext(services: Services, now: Date): PublicCtx {
  const { db, kv, files, vault, mail, webhooks, wakeReader, apiOrigin, tell } = services;
  const { providers, writer, listsPostings } = services;
  const { clientDocuments, searchEngines, wakeMeetings } = services;
  // The answer is out already: what fails now is told to the log.
  const defer = (work: Promise<unknown>) =>
    services.defer(work.catch((error: unknown) => logFailure('deferred', error)));
  const bound = {
    db,
    kv,
    files,
    vault,
    mail,
    webhooks,
    wakeReader,
    wakeMeetings,
    apiOrigin,
    tell,
    providers,
    writer,
    listsPostings,
    clientDocuments,
    searchEngines,
  };
  return { ...bound, defer, now, newId: idSource(now) };
}
