/** Finds the CV that a document carries as data. */
import { XML_BYTES_MAX } from '../limits.ts';
import { decodeText } from '../readers/encoding.ts';
import { dataIn, dataOf } from './data.ts';
import type { CvData } from './data.ts';

/** The CV in the first attachment that is one, or null. */
export function attachedData(attachments: readonly Uint8Array[]): CvData | null {
  for (const attachment of attachments) {
    const data = dataOf(decodeText(attachment));
    if (data) return data;
  }
  return null;
}

const MARKS = ['<resume', '<RESUME', '<\0r\0', '\0<\0r'] as const;

/** The CV in a `<resume>` element of HTML or text, or null. */
export function embeddedData(bytes: Uint8Array): CvData | null {
  const read = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, XML_BYTES_MAX));
  // Most texts have none, and need not be decoded once more.
  return MARKS.some((mark) => read.includes(mark, 0, 'latin1')) ? dataIn(decodeText(read)) : null;
}
