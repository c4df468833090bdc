/** Reads a document of any supported format into segments: pieces of text with their places. */
import { isCompoundFile } from './readers/compound-file.ts';
import { documentKind } from './document-kind.ts';
import type { DocumentKind } from './document-kind.ts';
import { readDoc } from './readers/doc/read-doc.ts';
import { readDocx } from './readers/docx/read-docx.ts';
import { BYTES_MAX } from './limits.ts';
import { readOdt } from './readers/odt/read-odt.ts';
import { withoutMarks } from './readers/markdown.ts';
import { readPdf } from './readers/pdf/read-pdf.ts';
import { UnreadableError } from './unreadable-error.ts';
import { readRtf } from './readers/rtf/read-rtf.ts';
import { readText } from './readers/text.ts';
import type { ReadDocument, ReadStatus, Segment } from './segment.ts';
import { embeddedData, ownData } from './structured/find.ts';

type Reader = (bytes: Uint8Array) => Segment[];

const readers: Readonly<Record<Exclude<DocumentKind, 'pdf' | 'json' | 'xml'>, Reader>> = {
  doc: readDoc,
  docx: readDocx,
  odt: readOdt,
  rtf: readRtf,
  txt: readText,
};

/** Never throws and never changes `bytes`. */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  try {
    return await readBytes(bytes);
  } catch (error) {
    return unread(error instanceof UnreadableError ? error.status : 'failed');
  }
}

async function readBytes(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.byteLength > BYTES_MAX) return unread('too_large');
  const kind = documentKind(bytes);
  if (kind === 'json' || kind === 'xml') {
    return { status: 'no_text', segments: [], pages: 1, data: ownData(bytes) };
  }
  if (kind === 'pdf') {
    const read = await readPdf(bytes);
    return { ...read, segments: withoutMarks(read.segments) };
  }
  // A compound file of unknown content may be an encrypted DOCX.
  const reader = kind ? readers[kind] : isCompoundFile(bytes) ? readDoc : null;
  if (!reader) return unread('corrupt');
  const segments = withoutMarks(reader(bytes));
  return {
    status: segments.length > 0 ? 'read' : 'no_text',
    segments,
    pages: 1,
    data: kind === 'txt' ? embeddedData(bytes) : null,
  };
}

function unread(status: ReadStatus): ReadDocument {
  return { status, segments: [], pages: 0 };
}
