/** Waits for another process, such as `npm start`, that writes to the stores of this machine. */
import { setTimeout } from 'node:timers/promises';
import type { Bucket } from '#platform/buckets.ts';

/**
 * What a call fails with while another process holds the write lock of the file, for which the runtime does not wait, or where the
 * runtime has closed a connection that a slow machine left idle. A call that met it has changed nothing.
 */
const BUSY =
  /SQLITE_BUSY|database is locked|internal error|session commit token|other side closed/iu;

/** Waits between the tries: five seconds in all. */
export const WAITS_MS: readonly number[] = [50, 100, 200, 400, 800, 1000, 1000, 1450];

/** `onBusy` is called before each wait. */
export async function whileBusy<Answer>(
  call: () => Promise<Answer>,
  onBusy: () => void,
  waits = WAITS_MS,
): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await call();
    } catch (error) {
      if (!isBusy(error)) throw error;
      onBusy();
      await setTimeout(wait);
    }
  }
  return call();
}

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (BUSY.test(cause.message)) return true;
  return false;
}

/** The same for a bucket, which is a file of its own. */
export function patientBucket<Some extends Bucket>(bucket: Some, onBusy: () => void): Some {
  return {
    ...bucket,
    list: (...given) => whileBusy(() => bucket.list(...given), onBusy),
    get: (...given) => whileBusy(() => bucket.get(...given), onBusy),
    put: (...given) => whileBusy(() => bucket.put(...given), onBusy),
    remove: (...given) => whileBusy(() => bucket.remove(...given), onBusy),
  };
}
