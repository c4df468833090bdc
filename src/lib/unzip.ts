/** Reads ZIP files by ranges, so that a file of any size is never held as a whole; every size in it is a claim that is checked. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const EXTRA64 = 0x0001;
const ENCRYPTED_FLAG = 0x0001;
const MAX32 = 0xffffffff;
const MAX16 = 0xffff;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const END64_BYTES = 56;
const LOCATOR64_BYTES = 20;
/** What can stand behind the end of the directory. */
const COMMENT_MAX = 0xffff;
const DIRECTORY_BYTES_MAX = 64_000_000;

const STORED = 0;
const DEFLATED = 8;

export type ZipEntry = {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** Where the header of the entry begins. */
  offset: number;
};

/** What is wrong with a ZIP file. */
export class ZipFault extends Error {}

/** A file that is read by ranges. */
export type ZipSource = {
  size: number;
  read: (offset: number, length: number) => Promise<Uint8Array>;
};

/** A range of a file. Where a ZIP claims one that the file does not have, it is damaged. */
async function readRange(source: ZipSource, offset: number, length: number): Promise<Uint8Array> {
  if (length === 0) return new Uint8Array();
  if (offset + length > source.size) throw new ZipFault(DAMAGED);
  const bytes = await source.read(offset, length);
  if (bytes.byteLength !== length) throw new ZipFault(DAMAGED);
  return bytes;
}

/** The entries of the directory, at most `entriesMax`. Throws `ZipFault`. */
export async function readDirectory(source: ZipSource, entriesMax: number): Promise<ZipEntry[]> {
  const { count, size, offset } = await findEnd(source);
  if (count > entriesMax) throw new ZipFault('It has too many entries.');
  if (size > DIRECTORY_BYTES_MAX) throw new ZipFault(DAMAGED);
  const bytes = await readRange(source, offset, size);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    const { entry, length } = readEntry(bytes, at);
    if (entry.offset + entry.packedSize > offset) throw new ZipFault(DAMAGED);
    entries.push(entry);
    at += length;
  }
  return entries;
}

const DAMAGED = 'It is not a ZIP file, or is damaged.';

type End = { count: number; size: number; offset: number };

async function findEnd(source: ZipSource): Promise<End> {
  const length = Math.min(source.size, END_BYTES + COMMENT_MAX + LOCATOR64_BYTES);
  const from = source.size - length;
  const bytes = await readRange(source, from, length);
  const view = viewOf(bytes);
  for (let at = bytes.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue;
    const end = {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    const is64 = end.count === MAX16 || end.size === MAX32 || end.offset === MAX32;
    return is64 ? await findEnd64(source, view, at - LOCATOR64_BYTES) : end;
  }
  throw new ZipFault(DAMAGED);
}

async function findEnd64(source: ZipSource, view: DataView, at: number): Promise<End> {
  if (at < 0 || view.getUint32(at, true) !== LOCATOR64) throw new ZipFault(DAMAGED);
  const offset = numberAt(view, at + 8);
  const end = viewOf(await readRange(source, offset, END64_BYTES));
  if (end.getUint32(0, true) !== END64) throw new ZipFault(DAMAGED);
  return { count: numberAt(end, 32), size: numberAt(end, 40), offset: numberAt(end, 48) };
}

function readEntry(bytes: Uint8Array, at: number): { entry: ZipEntry; length: number } {
  const view = viewOf(bytes);
  if (at + CENTRAL_BYTES > bytes.byteLength || view.getUint32(at, true) !== CENTRAL) {
    throw new ZipFault(DAMAGED);
  }
  const method = view.getUint16(at + 10, true);
  if ((view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0) throw new ZipFault('It is encrypted.');
  if (method !== STORED && method !== DEFLATED) {
    throw new ZipFault('It is compressed in another way than deflate.');
  }
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const start = at + CENTRAL_BYTES;
  const length = CENTRAL_BYTES + nameLength + extraLength + view.getUint16(at + 32, true);
  if (at + length > bytes.byteLength) throw new ZipFault(DAMAGED);
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(start, start + nameLength)),
    method,
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  const extra = bytes.subarray(start + nameLength, start + nameLength + extraLength);
  return { entry: with64(entry, viewOf(extra)), length };
}

/** The numbers that take more than four bytes stand in an extra field, in this order. */
function with64(entry: ZipEntry, extra: DataView): ZipEntry {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== EXTRA64) continue;
    let next = at + 4;
    const wide = { ...entry };
    for (const name of ['size', 'packedSize', 'offset'] as const) {
      if (entry[name] !== MAX32) continue;
      if (next + 8 > extra.byteLength) throw new ZipFault(DAMAGED);
      wide[name] = numberAt(extra, next);
      next += 8;
    }
    return wide;
  }
  return entry;
}

/** The content of an entry of at most `bytesMax`, whatever the entry says of itself. Throws `ZipFault`. */
export async function readContent(
  source: ZipSource,
  { offset, packedSize, size, method, crc }: ZipEntry,
  bytesMax: number,
): Promise<Uint8Array> {
  if (size > bytesMax || packedSize > bytesMax) throw new ZipFault('An entry is too large.');
  const head = viewOf(await readRange(source, offset, LOCAL_BYTES));
  if (head.getUint32(0, true) !== LOCAL) throw new ZipFault(DAMAGED);
  const start = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = await readRange(source, start, packedSize);
  const { crc32 } = await import('node:zlib');
  const content = method === STORED ? packed : await inflate(packed, size).catch(() => null);
  if (content?.byteLength !== size || crc32(content) !== crc) throw new ZipFault(DAMAGED);
  return content;
}

/** Stops at `bytesMax`: what is unpacked can be a thousand times as large. */
async function inflate(bytes: Uint8Array, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: ReadableStream<Uint8Array> = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > bytesMax) throw new ZipFault('An entry is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function numberAt(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(value)) throw new ZipFault(DAMAGED);
  return value;
}
