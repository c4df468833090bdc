/** A CV read into JSON Resume. */
import { lazily } from '#lib/lazy.ts';
import type { Hints } from './extract/extract.ts';
import { readDocument } from './read.ts';
import type { Resume } from './resume.ts';
import type { ReadStatus } from './segment.ts';

export type Parsed = {
  status: 'parsed' | Exclude<ReadStatus, 'read'>;
  resume: Resume | null;
  /** All that the document says, line by line. */
  text: string;
};

/** Its word lists take a tenth of a second to set up, which no other request should wait for. */
const extract = lazily(() => import('./extract/extract.ts'));

/**
 * Never throws, and gives the same for the same bytes and hints: `now` ends what goes on, the country
 * of the company says what a telephone number without its code is.
 */
export async function parseCv(bytes: Uint8Array, hints: Hints): Promise<Parsed> {
  try {
    const { status, segments, pages } = await readDocument(bytes);
    if (status !== 'read') return { status, resume: null, text: '' };
    const { extractResume } = await extract();
    return { status: 'parsed', ...extractResume(segments, pages, hints) };
  } catch {
    return { status: 'failed', resume: null, text: '' };
  }
}
