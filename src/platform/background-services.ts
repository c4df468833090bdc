/** What the platform offers the Worker of the background: what actions need, and what leaves the service. */
import { pacemaker } from '#lib/pacemaker.ts';
import { SECOND_MS } from '#lib/time.ts';
import { openBackups } from './backups.ts';
import type { BackupBindings } from './backups.ts';
import { openBucket } from './buckets.ts';
import type { CvParser } from './cv-reader.ts';
import { openSender } from './mail.ts';
import type { SenderBindings } from './mail.ts';
import { fetchPublic } from './public-files.ts';
import { enqueuer } from './queue.ts';
import { openSearchEngines } from './search-engines.ts';
import type { SearchEngineBindings } from './search-engines.ts';
import { openContextServices, opener } from './services.ts';
import type { ContextBindings, ContextServices } from './services.ts';
import { openSummaries } from './summaries.ts';
import type { SummaryBindings } from './summaries.ts';
import { openTextRecognition } from './text-recognition.ts';
import type { RecognitionBindings } from './text-recognition.ts';
import { openWriter } from './writer.ts';

export type BackgroundServices = ContextServices & ReturnType<typeof openSendingServices>;

export type BackgroundBindings = BackupBindings &
  ContextBindings &
  RecognitionBindings &
  SearchEngineBindings &
  SenderBindings &
  SummaryBindings & { READER: CvParser } & Pick<BackgroundEnv, 'MAIL_REPLY_DOMAIN' | 'REPLIES'>;

/** Cron runs once a minute, and not at all on a development machine: requests poll, too. */
const POLL_EVERY_MS = 10 * SECOND_MS;

export const openBackgroundServices = opener(
  (env: BackgroundBindings): Omit<BackgroundServices, 'defer'> => ({
    ...openContextServices(env),
    ...openSendingServices(env),
  }),
);

function openSendingServices(env: BackgroundBindings) {
  return {
    ...openSummaries(env),
    /** Null where no email is sent: emails stay in the outbox. */
    sender: openSender(env),
    /** The domain of reply addresses; null where replies go to who wrote the email. */
    replyDomain: env.MAIL_REPLY_DOMAIN || null,
    /** Enqueues the parsing of these received emails. */
    enqueueReply: enqueuer<number>(env.REPLIES),
    /** Which search engines are notified of jobs, and under which keys. */
    searchEngines: openSearchEngines(env),
    /** The bytes of a file of `public/`, or null. */
    publicFile: async (path: string) => (await fetchPublic(env, path))?.arrayBuffer() ?? null,
    /** Null where there is no Workers AI. */
    writer: openWriter(env),
    /** Reads documents. */
    cvParser: env.READER,
    /** Null where the text of pictures is not recognized. */
    textRecognition: openTextRecognition(env),
    /** Null where nothing is backed up. */
    backups: openBackups(env),
    /** The uploaded files, as backups list and read them. */
    uploads: openBucket(env.FILES),
    /** Whether this isolate should poll for what the queues have lost; true at most every `POLL_EVERY_MS`. */
    isPollDue: pacemaker(POLL_EVERY_MS),
  };
}
