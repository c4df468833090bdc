/** The cron job that makes the pictures of jobs for link previews, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { logFailure } from '#http/log.ts';
import { makeSharePictures } from './actions.ts';

export async function maintainSharePictures(services: BackgroundServices): Promise<void> {
  for (const error of await makeSharePictures(contextNow(services))) {
    logFailure('share pictures', error);
  }
}
