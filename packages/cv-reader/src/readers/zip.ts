/** Reads the directory of a ZIP. Its sizes are unverified claims; nothing is unpacked here. */

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A word processor's document has a few dozen. */
const ENTRIES_MAX = 2000;

export type ZipEntry = {
  /** 0 is stored, 8 is deflated. */
  method: number;
  isEncrypted: boolean;
  /** The raw bytes in the file. */
  bytes: Uint8Array;
};

/** Returns the entries by name (the first of each), or null if there is no directory. */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === null) return null;
  const entries = new Map<string, ZipEntry>();
  for (const { name, at, count } of directory(bytes, view, end)) {
    if (count === ENTRIES_MAX) break;
    if (!entries.has(name)) entries.set(name, entryAt(bytes, view, at));
  }
  return entries;
}

/** Whether the name of any entry matches, however many there are. */
export function hasEntry(bytes: Uint8Array, pattern: RegExp): boolean {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === null) return false;
  for (const { name } of directory(bytes, view, end)) if (pattern.test(name)) return true;
  return false;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The records of the directory, which ends where no other record follows. */
function* directory(bytes: Uint8Array, view: DataView, end: number) {
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let count = 0; ; count++) {
    if (at + ENTRY_BYTES > bytes.byteLength || view.getUint32(at, true) !== ENTRY) return;
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    yield { name: decoder.decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)), at, count };
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The end record is the last one, before an optional comment. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const isThere = local + LOCAL_BYTES <= bytes.byteLength && view.getUint32(local, true) === LOCAL;
  const from = isThere
    ? local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    : bytes.byteLength;
  return {
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    bytes: bytes.subarray(from, from + size),
  };
}
