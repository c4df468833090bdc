/** Opens a document that is a ZIP of XML parts, and unpacks its parts under a common limit. */
import type { ZipEntry } from './zip.ts';
import { zipEntries } from './zip.ts';
import { inflate } from './inflate.ts';
import { XML_BYTES_MAX } from '../limits.ts';
import { Budget, UnreadableError } from '../unreadable-error.ts';

const STORED = 0;
const DEFLATED = 8;

/** `part` returns the text of a part, or null if it does not exist. */
export type Package = { names: readonly string[]; part: (name: string) => string | null };

export function openPackage(bytes: Uint8Array): Package {
  const entries = zipEntries(bytes);
  if (!entries || entries.size === 0) throw new UnreadableError('corrupt');
  const left = new Budget(XML_BYTES_MAX);
  return {
    names: [...entries.keys()],
    part: (name) => {
      const entry = entries.get(name);
      return entry ? textOf(unpacked(entry, left)) : null;
    },
  };
}

function unpacked({ method, isEncrypted, bytes }: ZipEntry, left: Budget): Uint8Array {
  if (isEncrypted) throw new UnreadableError('encrypted');
  if (method !== STORED && method !== DEFLATED) throw new UnreadableError('corrupt');
  const found = method === STORED ? bytes : inflate(bytes, left.left + 1).bytes;
  left.spend(found.byteLength);
  return found;
}

/** XML is UTF-8 unless it begins with a byte order mark of UTF-16. */
function textOf(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const label = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(label).decode(bytes);
}
