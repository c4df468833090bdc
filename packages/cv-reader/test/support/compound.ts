/** Builds compound files and Word documents. */
import type { Bytes } from './bytes.ts';

/** A compound file of sectors of 512 bytes: a table, a directory and then the streams. */
export function compoundFile(
  streams: Readonly<Record<string, Bytes>>,
  change: (file: Buffer) => void = () => {},
): Bytes {
  const entries = Object.entries(streams);
  const sectors = entries.map(([, bytes]) => Math.max(1, Math.ceil(bytes.byteLength / 512)));
  const directorySectors = Math.ceil((entries.length + 1) / 4);
  const total = sectors.reduce((sum, count) => sum + count, directorySectors);
  const tableSectors = Math.ceil((total + 120) / 127);
  const table: number[] = Array.from({ length: tableSectors }, () => 0xffff_fffd);
  const chain = (count: number) => {
    const start = table.length;
    for (let at = 1; at <= count; at++) table.push(at === count ? 0xffff_fffe : start + at);
    return start;
  };
  const directoryAt = chain(directorySectors);
  const starts = sectors.map((count) => chain(count));
  const file = Buffer.alloc((table.length + 1) * 512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(tableSectors, 44);
  file.writeUInt32LE(directoryAt, 48);
  file.writeUInt32LE(0, 56);
  file.writeUInt32LE(0xffff_fffe, 60);
  file.writeUInt32LE(0xffff_fffe, 68);
  for (let at = 0; at < 109; at++)
    file.writeUInt32LE(at < tableSectors ? at : 0xffff_ffff, 76 + at * 4);
  for (const [at, next] of table.entries()) file.writeUInt32LE(next, 512 + at * 4);
  const names = ['Root Entry', ...entries.map(([name]) => name)];
  for (const [at, name] of names.entries()) {
    const place = (directoryAt + 1) * 512 + at * 128;
    file.write(name, place, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, place + 64);
    file.writeUInt8(at === 0 ? 5 : 2, place + 66);
    file.writeUInt32LE(0xffff_ffff, place + 68);
    file.writeUInt32LE(at > 0 && at < entries.length ? at + 1 : 0xffff_ffff, place + 72);
    file.writeUInt32LE(at === 0 ? 1 : 0xffff_ffff, place + 76);
    file.writeUInt32LE(at === 0 ? 0xffff_fffe : (starts[at - 1] ?? 0), place + 116);
    file.writeUInt32LE(at === 0 ? 0 : (entries[at - 1]?.[1].byteLength ?? 0), place + 120);
  }
  for (const [at, [, bytes]] of entries.entries()) file.set(bytes, ((starts[at] ?? 0) + 1) * 512);
  change(file);
  return new Uint8Array(file);
}

type Piece = { at: number; length: number };

/** A Word document whose text stands from byte 1024 on, in pieces. */
export function wordDocument(
  text: string,
  pieces: readonly Piece[] = [{ at: 0, length: text.length }],
  change?: (file: Buffer) => void,
): Bytes {
  const body = Buffer.alloc(1024 + text.length);
  body.writeUInt16LE(0xa5ec, 0);
  body.writeUInt16LE(0xc1, 2);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  body.writeUInt32LE(Math.min(length, 0x7fff_ffff), 0x4c);
  body.write(text, 1024, 'latin1');
  const table = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.byteLength - 5, 1);
  let end = 0;
  for (const [at, piece] of pieces.entries()) {
    end = Math.min(end + piece.length, 0xffff_ffff);
    table.writeUInt32LE(end, 5 + (at + 1) * 4);
    table.writeUInt32LE(
      (((1024 + piece.at) * 2) | 0x4000_0000) >>> 0,
      5 + (pieces.length + 1) * 4 + at * 8 + 2,
    );
  }
  body.writeUInt32LE(0, 0x1a2);
  body.writeUInt32LE(table.byteLength, 0x1a6);
  return compoundFile(
    { WordDocument: new Uint8Array(body), '0Table': new Uint8Array(table) },
    change,
  );
}
