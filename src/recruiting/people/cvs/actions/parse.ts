/** Reads documents, one at a time in an isolate. Only the Worker of the reader has this code; the others call it. */
import type { BackgroundCtx, FormCtx } from '#context.ts';
import { lazily } from '#lib/lazy.ts';
import { oneAtATime } from '#lib/one-at-a-time.ts';
import { SECOND_MS } from '#lib/time.ts';

/** Loaded on first use: its word lists take a tenth of a second to set up. */
const load = lazily(() => import('@recruiting/cv-reader'));

/** Two readings in one isolate could need more memory than it has: the queue and the application form take turns. */
const readings = oneAtATime();

/** A form waits for its turn as long as it waits for the answer; a CV of the queue as long as a reading may last, and goes on then. */
const FORM_WAIT_MS_MAX = 5 * SECOND_MS;
const QUEUE_WAIT_MS_MAX = 15 * SECOND_MS;

export const cvReader: BackgroundCtx['cvParser'] & Pick<FormCtx, 'readCv'> = {
  async readCv(bytes, options) {
    const { parseCv } = await load();
    const reading = () => parseCv(bytes, { ...options, now: new Date() });
    const read = await readings.run(reading, FORM_WAIT_MS_MAX);
    if (!read) return { status: 'timed_out' };
    const { status, resume } = read;
    if (status !== 'parsed' || !resume) return { status: status === 'parsed' ? 'failed' : status };
    return { status, resume: { ...resume } };
  },

  async parseCv(bytes, options) {
    const { parseCv } = await load();
    return inTurn(() => parseCv(bytes, options));
  },

  async parseRecognizedText(text, options) {
    const { parseRecognizedText } = await load();
    return inTurn(async () => parseRecognizedText(text, options));
  },

  async scannedPagesOf(bytes) {
    const { scannedPagesOf } = await load();
    return inTurn(async () => scannedPagesOf(bytes));
  },
};

/** Throws if another reading never ends; the cron enqueues the CV again. */
async function inTurn<Read>(read: () => Promise<Read>): Promise<Read> {
  const result = await readings.run(read, QUEUE_WAIT_MS_MAX);
  if (!result) throw new Error('Another CV has been read for too long.');
  return result;
}
