/**
 * ZIP files that are written an entry at a time. Libraries keep the state of an archive in memory; here it outlives the process,
 * between two messages of a queue. With Zip64 where it is needed.
 */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const EXTRA64 = 0x0001;
const VERSION = 45;
/** Names are UTF-8. */
const UTF8_FLAG = 0x0800;
/** 1 January 1980: the same records make the same bytes. */
const DATE = 0x0021;
const MAX32 = 0xffffffff;
const MAX16 = 0xffff;
const END64_BYTES = 56;

const STORED = 0;
const DEFLATED = 8;

type Sizes = {
  method: number;
  crc: number;
  packedSize: number;
  size: number;
};

/** An entry as it stands in the file, and its line of the directory. */
type WrittenEntry = { bytes: Uint8Array; directory: Uint8Array };

/** `offset` is where the entry begins. What is compressed already is stored. */
export async function writeEntry(
  name: string,
  content: Uint8Array,
  { offset, isPacked }: { offset: number; isPacked: boolean },
): Promise<WrittenEntry> {
  const method = isPacked ? STORED : DEFLATED;
  const packed = isPacked ? content : await deflate(content);
  const path = new TextEncoder().encode(name);
  const { crc32 } = await import('node:zlib');
  const entry = { method, crc: crc32(content), packedSize: packed.byteLength };
  const local = fields([
    [4, LOCAL],
    ...headOf({ ...entry, size: content.byteLength, path, extra: 0 }),
  ]);
  const is64 = offset >= MAX32;
  const extra = is64
    ? fields([
        [2, EXTRA64],
        [2, 8],
        [8, offset],
      ])
    : new Uint8Array();
  const directory = fields([
    [4, CENTRAL],
    [2, VERSION],
    ...headOf({ ...entry, size: content.byteLength, path, extra: extra.byteLength }),
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, is64 ? MAX32 : offset],
  ]);
  return {
    bytes: Buffer.concat([local, path, packed]),
    directory: Buffer.concat([directory, path, extra]),
  };
}

type Head = Sizes & { path: Uint8Array; extra: number };

function headOf({ method, crc, packedSize, size, path, extra }: Head): [number, number][] {
  return [
    [2, VERSION],
    [2, UTF8_FLAG],
    [2, method],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, path.byteLength],
    [2, extra],
  ];
}

/** The directory and the end of a file, which begin at `offset`. */
export function writeEnd(directory: Uint8Array, count: number, offset: number): Uint8Array {
  const size = directory.byteLength;
  const is64 = count >= MAX16 || offset + size >= MAX32;
  const end64 = fields([
    [4, END64],
    [8, END64_BYTES - 12],
    [2, VERSION],
    [2, VERSION],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ]);
  const locator = fields([
    [4, LOCATOR64],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]);
  const end = fields([
    [4, END],
    [2, 0],
    [2, 0],
    [2, is64 ? MAX16 : count],
    [2, is64 ? MAX16 : count],
    [4, is64 ? MAX32 : size],
    [4, is64 ? MAX32 : offset],
    [2, 0],
  ]);
  return Buffer.concat([directory, ...(is64 ? [end64, locator] : []), end]);
}

/** Numbers in their order, little-endian, by how many bytes they take. */
function fields(list: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(list.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of list) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  return bytes;
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
