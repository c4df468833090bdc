/** Has CVs read by the Worker of the reader, so that a document of a stranger ends no isolate but that, and reaches nothing. */
import type { ParsedCv, ParseOptions, ScannedPages } from '@recruiting/cv-reader';
import { SECOND_MS } from '#lib/time.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import type { CvReading } from '#vocabulary/lists.ts';

export type CvOptions = {
  /** ISO 3166-1 alpha-2: phone numbers without a prefix are of this country. */
  countryIso2?: string;
};

/** The Worker of the reader, as the one of the API calls it. */
export type CvReader = {
  /** Reads a document into JSON Resume and stores nothing. Never throws for what the document contains. */
  readCv: (bytes: Uint8Array, options?: CvOptions) => Promise<CvReading>;
};

/**
 * The Worker of the reader, as the background calls it: each as in `@recruiting/cv-reader`, in its turn. Throws where the isolate of the
 * reader ends.
 */
export type CvParser = {
  parseCv: (bytes: Uint8Array, options: ParseOptions) => Promise<ParsedCv>;
  parseRecognizedText: (
    text: string,
    options: ParseOptions & { pages: number },
  ) => Promise<ParsedCv>;
  scannedPagesOf: (bytes: Uint8Array) => Promise<ScannedPages>;
};

/** As long as `limits.cpu_ms` of the reader, which ends the reading itself. */
const ANSWER_MS_MAX = 5 * SECOND_MS;

/** Answers within `ANSWER_MS_MAX` and does not throw, even if the isolate of the reader ends. */
export function openCvReader(reader: CvReader): CvReader {
  return {
    async readCv(bytes, options) {
      if (bytes.byteLength > FILE_BYTES_MAX) return { status: 'too_large' };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<CvReading>((resolve) => {
        timer = setTimeout(() => resolve({ status: 'timed_out' }), ANSWER_MS_MAX);
      });
      const reading = reader.readCv(bytes, options).catch((): CvReading => ({ status: 'failed' }));
      const result = await Promise.race([reading, timeout]);
      clearTimeout(timer);
      return result;
    },
  };
}
