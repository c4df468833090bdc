/** Finds the CV data that a file is or carries. */
import { documentKind } from '../document-kind.ts';
import { BYTES_MAX, XML_BYTES_MAX } from '../limits.ts';
import { decodeText } from '../readers/encoding.ts';
import type { ReadDocument } from '../segment.ts';
import { dataIn, dataOf } from './data.ts';
import type { CvData } from './data.ts';

/** The data that the whole file is, or null. */
export function wholeData(bytes: Uint8Array): CvData | null {
  if (bytes.byteLength > BYTES_MAX) return null;
  const kind = documentKind(bytes);
  return kind === 'json' || kind === 'xml' ? dataOf(decodeText(bytes)) : null;
}

/** The data in a `<resume>` element of HTML or text, or in an attachment of a PDF, or null. */
export function embeddedData(bytes: Uint8Array, { attachments }: ReadDocument): CvData | null {
  for (const attachment of attachments ?? []) {
    const data = dataOf(decodeText(attachment));
    if (data) return data;
  }
  const text = bytes.subarray(0, XML_BYTES_MAX);
  return documentKind(bytes) === 'txt' ? dataIn(decodeText(text)) : null;
}
