/** Finds the CV that a document carries as data. */
import { XML_BYTES_MAX } from '../limits.ts';
import { decodeText } from '../readers/encoding.ts';
import { xmlTokens } from '../readers/markup-tokens.ts';
import { dataIn, dataOf } from './data.ts';
import type { CvData } from './data.ts';

/** The CV that a file of data is, or null. */
export function ownData(bytes: Uint8Array): CvData | null {
  return dataOf(decodeText(bytes));
}

/** The CV in the first attachment that is one, or null. */
export function attachedData(attachments: readonly Uint8Array[]): CvData | null {
  for (const attachment of attachments) {
    const data = ownData(attachment);
    if (data) return data;
  }
  return null;
}

const MARKS = ['<resume', '<RESUME', '<\0r\0', '\0<\0r'] as const;

/** The CV in a `<resume>` element of HTML or text, or null. */
export function embeddedData(bytes: Uint8Array): CvData | null {
  const read = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, XML_BYTES_MAX));
  // Most texts have none, and need not be decoded once more.
  return MARKS.some((mark) => read.includes(mark, 0, 'latin1'))
    ? dataIn(decodeText(read), plainOf)
    : null;
}

/** The texts of markup without entities and CDATA. */
function plainOf(markup: string): string {
  const texts: string[] = [];
  for (const token of xmlTokens(markup)) if (token.kind === 'text') texts.push(token.text);
  return texts.join('');
}
