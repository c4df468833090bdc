/** Builds ZIPs, DOCX and ODT documents. */
import { deflateRawSync } from 'node:zlib';
import { concat } from './bytes.ts';
import type { Bytes } from './bytes.ts';

/** A part of a ZIP: its bytes, or deflated ones with what the directory says of them. */
type Part = Bytes | string | { deflated: Bytes; size?: number; isEncrypted?: boolean };

const DEFLATED = 8;

export function zip(parts: Readonly<Record<string, Part>>, times = 1): Bytes {
  const bodies: Bytes[] = [];
  const directory: Bytes[] = [];
  let at = 0;
  for (const [name, part] of Object.entries(parts)) {
    const isRaw = typeof part === 'string' || part instanceof Uint8Array;
    // The kind of an ODT is told by a part that is as it is.
    const isStored = name === 'mimetype';
    const plain = isRaw ? Buffer.from(part) : Buffer.alloc(0);
    const packed = isRaw ? (isStored ? plain : deflateRawSync(plain)) : part.deflated;
    const size = isRaw ? packed.byteLength : (part.size ?? packed.byteLength);
    const flags = !isRaw && part.isEncrypted ? 1 : 0;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    for (const [head, from] of [
      [local, 6],
      [entry, 8],
    ] as const) {
      head.writeUInt16LE(flags, from);
      head.writeUInt16LE(isStored ? 0 : DEFLATED, from + 2);
      head.writeUInt32LE(size, from + 12);
      head.writeUInt32LE(size, from + 16);
      head.writeUInt16LE(Buffer.byteLength(name), from + 20);
    }
    entry.writeUInt32LE(at, 42);
    const body = concat(local, Buffer.from(name), packed);
    bodies.push(body);
    directory.push(...Array.from({ length: times }, () => concat(entry, Buffer.from(name))));
    at += body.byteLength;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Math.min(directory.length, 65_535), 10);
  end.writeUInt32LE(at, 16);
  return concat(...bodies, ...directory, end);
}

const NAME = 'word/document.xml';
export const WORD = '<w:document xmlns:w="w"><w:body>';

export function docx(document: Part, more: Readonly<Record<string, Part>> = {}): Bytes {
  return zip({ [NAME]: document, ...more });
}

/** The parts that a document has beside its text, each linked to it. */
export function linked(parts: Readonly<Record<string, Part>>): Record<string, Part> {
  const links = Object.keys(parts).map(
    (kind) => `<Relationship Type="http://x/${kind.replace(/\d$/u, '')}" Target="${kind}.xml"/>`,
  );
  const named = Object.entries(parts).map(([kind, part]) => [`word/${kind}.xml`, part] as const);
  return {
    'word/_rels/document.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    ...Object.fromEntries(named),
  };
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A document with this in its body. */
export function wordXml(body: string): string {
  return `${WORD}${body}</w:body></w:document>`;
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text';

export function odt(body: string, more: Readonly<Record<string, Part>> = {}): Bytes {
  const content = `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return zip({ mimetype: OPEN_DOCUMENT, 'content.xml': content, ...more });
}
