/** The Worker of the CV reader: documents of strangers are read where there is nothing to reach. Contains no logic. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { CvParser, CvReader } from '#platform/cv-reader.ts';
import { cvReader } from '#recruiting/people/cvs/actions/parse.ts';

/** What the Workers of the API and of the background call. */
export class Reader extends WorkerEntrypoint implements CvReader, CvParser {
  readCv(...call: Parameters<CvReader['readCv']>) {
    return cvReader.readCv(...call);
  }

  parseCv(...call: Parameters<CvParser['parseCv']>) {
    return cvReader.parseCv(...call);
  }

  parseRecognizedText(...call: Parameters<CvParser['parseRecognizedText']>) {
    return cvReader.parseRecognizedText(...call);
  }

  scannedPagesOf(...call: Parameters<CvParser['scannedPagesOf']>) {
    return cvReader.scannedPagesOf(...call);
  }
}

// It has no address, no queue and no cron job.
export default {};
