/** Reads Microsoft's compound files ([MS-CFB]), the container of Word documents until 2007. */

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const TABLES_IN_HEADER = 109;
const ENTRY_BYTES = 128;
/** Directory entries; a document with many pictures has a few hundred. */
const ENTRIES_MAX = 4096;
const STREAM = 2;
const MINI_SHIFT = 6;

type Entry = {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

export type CompoundFile = {
  /** Names of the top-level streams and folders. */
  names: ReadonlySet<string>;
  /** Returns at most `bytesMax` bytes of a top-level stream, or null. */
  stream: (name: string, bytesMax: number) => Uint8Array | null;
};

export function isCompoundFile(bytes: Uint8Array): boolean {
  return bytes.byteLength > HEADER_BYTES && MAGIC.every((byte, at) => bytes[at] === byte);
}

/** Returns null if the bytes are not a compound file or have no directory. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  if (!isCompoundFile(bytes)) return null;
  const file = new Sectors(bytes);
  const entries = file.entries();
  const [root] = entries;
  if (!root) return null;
  const top = new Map(childrenOf(entries, root).map((entry) => [entry.name, entry]));
  return {
    names: new Set(top.keys()),
    stream: (name, bytesMax) => {
      const entry = top.get(name);
      return entry?.kind === STREAM ? file.stream(entry, root, bytesMax) : null;
    },
  };
}

/** The directory tree of a hostile file may contain cycles. */
function childrenOf(entries: readonly Entry[], folder: Entry): Entry[] {
  const found = new Set<Entry>();
  const waiting = [folder.child];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entry = entries[next];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}

class Sectors {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #shift: number;
  readonly #miniBelow: number;
  readonly #tables: number[];
  readonly #count: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#shift = this.#view.getUint16(30, true) === 12 ? 12 : 9;
    this.#miniBelow = this.#view.getUint32(56, true);
    this.#count = bytes.byteLength >> this.#shift;
    this.#tables = this.#tableSectors();
  }

  entries(): Entry[] {
    const directory = this.#chained(this.#view.getUint32(48, true), ENTRIES_MAX * ENTRY_BYTES);
    const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
    const decoder = new TextDecoder('utf-16le');
    return Array.from({ length: Math.floor(directory.byteLength / ENTRY_BYTES) }, (_, number) => {
      const at = number * ENTRY_BYTES;
      const nameBytes = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
      return {
        name: decoder.decode(directory.subarray(at, at + nameBytes)),
        kind: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      };
    });
  }

  /** Short streams are stored in mini sectors inside the root stream. */
  stream({ start, size }: Entry, root: Entry, bytesMax: number): Uint8Array {
    const wanted = Math.min(size, bytesMax);
    if (size >= this.#miniBelow) return this.#chained(start, wanted);
    const inside = this.#chained(root.start, Math.min(root.size, this.#bytes.byteLength));
    const table = this.#chained(this.#view.getUint32(60, true), this.#bytes.byteLength);
    const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
    const out = new Uint8Array(Math.min(wanted, inside.byteLength));
    let filled = 0;
    for (let sector = start; filled < out.byteLength;) {
      const from = sector << MINI_SHIFT;
      if (sector * 4 + 4 > table.byteLength || from >= inside.byteLength) break;
      const piece = inside.subarray(
        from,
        from + Math.min(out.byteLength - filled, 1 << MINI_SHIFT),
      );
      out.set(piece, filled);
      filled += piece.byteLength;
      sector = view.getUint32(sector * 4, true);
    }
    return out.subarray(0, filled);
  }

  /** Follows a chain of sectors up to `bytesMax`, which also ends cycles. */
  #chained(start: number, bytesMax: number): Uint8Array {
    const size = 1 << this.#shift;
    const out = new Uint8Array(Math.min(bytesMax, this.#bytes.byteLength));
    let filled = 0;
    for (let sector = start; filled < out.byteLength && sector < this.#count;) {
      const from = this.#placeOf(sector);
      const piece = this.#bytes.subarray(from, from + Math.min(size, out.byteLength - filled));
      if (piece.byteLength === 0) break;
      out.set(piece, filled);
      filled += piece.byteLength;
      sector = this.#after(sector);
    }
    return out.subarray(0, filled);
  }

  #placeOf(sector: number): number {
    return (sector + 1) << this.#shift;
  }

  #after(sector: number): number {
    const perTable = 1 << (this.#shift - 2);
    const table = this.#tables[Math.floor(sector / perTable)] ?? this.#count;
    return this.#wordAt(this.#placeOf(table) + (sector % perTable) * 4);
  }

  #wordAt(at: number): number {
    return at >= 0 && at + 4 <= this.#bytes.byteLength
      ? this.#view.getUint32(at, true)
      : 0xffff_ffff;
  }

  /** The header lists the first 109 table sectors; the others form a chain. */
  #tableSectors(): number[] {
    const tables: number[] = [];
    for (let at = 0; at < TABLES_IN_HEADER; at++) tables.push(this.#wordAt(76 + at * 4));
    const perSector = (1 << (this.#shift - 2)) - 1;
    let sector = this.#wordAt(68);
    for (let steps = 0; sector < this.#count && steps < this.#count; steps++) {
      const from = this.#placeOf(sector);
      for (let at = 0; at < perSector && tables.length <= this.#count; at++) {
        tables.push(this.#wordAt(from + at * 4));
      }
      sector = this.#wordAt(from + perSector * 4);
    }
    return tables;
  }
}
