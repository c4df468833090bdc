/**
 * Removes what a picture says beside its pixels: where, when and by whom it was taken, what it is called, earlier versions of it.
 * What shows it right stays: colours, animation, and how it is turned. Pixels are copied as they are.
 */
import { END, imageType, isAlone } from './image.ts';
import { pngChunk } from './png.ts';

/** What cannot be parsed is copied: nothing reads metadata in it. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const clean = cleaners[imageType(bytes)?.extension ?? ''];
  if (!clean) return bytes;
  return joined(clean(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
}

type Clean = (bytes: Uint8Array, data: DataView) => Uint8Array[];

const cleaners: Readonly<Record<string, Clean>> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
};

/** Application segments beside APP0 that change how a JPEG looks: colour profiles, and the colour space of Adobe. */
const shownSegments: Readonly<Record<number, string>> = { 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const EXIF_MARK = 'Exif\0\0';
const COMMENT = 0xfe;

const isApplication = (marker: number) => marker > 0xe0 && marker <= 0xef;

/** What follows the end is no part of the picture: cameras put videos, larger versions and their data there. */
function cleanJpeg(bytes: Uint8Array, data: DataView): Uint8Array[] {
  const pieces = [bytes.subarray(0, 2)];
  let copied = 2;
  let at = 2;
  const drop = (from: number, to: number) => {
    pieces.push(bytes.subarray(copied, from));
    copied = to;
  };
  for (;;) {
    // Pixels are skipped: in them 0xff is followed by 0.
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) break;
    const marker = data.getUint8(at + 1);
    if (marker === END) return [...pieces, bytes.subarray(copied, at + 2)];
    if (marker === 0xff) at += 1;
    else if (marker === 0 || isAlone(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) break;
      const end = at + 2 + Math.max(2, data.getUint16(at + 2));
      const content = bytes.subarray(at + 4, end);
      if (isJpegMetadata(marker, content)) {
        drop(at, end);
        const isExif = startsWith(content, EXIF_MARK);
        pieces.push(...(isExif ? turnedJpeg(content.subarray(EXIF_MARK.length)) : []));
      }
      at = end;
    }
  }
  return [...pieces, bytes.subarray(copied)];
}

function isJpegMetadata(marker: number, content: Uint8Array): boolean {
  if (marker === COMMENT) return true;
  const shown = shownSegments[marker];
  return isApplication(marker) && (shown === undefined || !startsWith(content, shown));
}

function turnedJpeg(tiff: Uint8Array): Uint8Array[] {
  const turned = tiffOf(orientationIn(tiff));
  if (turned === null) return [];
  const length = 2 + EXIF_MARK.length + turned.length;
  return [Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), ascii(EXIF_MARK), turned];
}

const PNG_SIGNATURE_LENGTH = 8;
/** Length, type and checksum. */
const PNG_CHUNK_FRAME = 12;
/** Chunks beside the critical ones that change how a PNG looks (PNG, third edition, 11.3, but for texts, times and Exif). */
const shownChunks: ReadonlySet<string> = new Set(
  'tRNS cHRM cICP gAMA iCCP mDCV cLLI sBIT sRGB bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

function cleanPng(bytes: Uint8Array, data: DataView): Uint8Array[] {
  const pieces = [bytes.subarray(0, PNG_SIGNATURE_LENGTH)];
  let at = PNG_SIGNATURE_LENGTH;
  while (at + PNG_CHUNK_FRAME <= bytes.length) {
    const type = text(bytes, at + 4);
    const end = at + PNG_CHUNK_FRAME + data.getUint32(at);
    if (end > bytes.length || !/^[A-Za-z]{4}$/u.test(type)) break;
    if (/^[A-Z]/u.test(type) || shownChunks.has(type)) pieces.push(bytes.subarray(at, end));
    else if (type === 'eXIf') {
      const turned = tiffOf(orientationIn(bytes.subarray(at + 8, end - 4)));
      if (turned) pieces.push(pngChunk(type, turned));
    }
    at = end;
    if (type === 'IEND') return pieces;
  }
  return [...pieces, bytes.subarray(at)];
}

const RIFF_HEADER_LENGTH = 12;
/** All that shows a WebP (RFC 9649, 2.7). */
const shownInWebp: ReadonlySet<string> = new Set([
  'VP8 ',
  'VP8L',
  'VP8X',
  'ALPH',
  'ANIM',
  'ANMF',
  'ICCP',
]);
const LITTLE = true;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function cleanWebp(bytes: Uint8Array, data: DataView): Uint8Array[] {
  if (bytes.length < RIFF_HEADER_LENGTH) return [bytes];
  const end = Math.min(bytes.length, 8 + data.getUint32(4, LITTLE));
  const pieces: Uint8Array[] = [];
  let extended: Uint8Array | null = null;
  let turned: Uint8Array | null = null;
  let at = RIFF_HEADER_LENGTH;
  while (at + 8 <= end) {
    const type = text(bytes, at);
    const length = data.getUint32(at + 4, LITTLE);
    const next = at + 8 + length + (length % 2);
    const content = bytes.subarray(at + 8, at + 8 + length);
    const chunk = evened(bytes.subarray(at, Math.min(next, end)));
    if (type === 'EXIF') turned = tiffOf(orientationIn(withoutMark(content)));
    if (type === 'VP8X') extended = chunk.slice();
    if (shownInWebp.has(type)) pieces.push(type === 'VP8X' && extended ? extended : chunk);
    at = next;
  }
  if (extended !== null && extended.length > 8) {
    const flags = (extended[8] ?? 0) & ~HAS_XMP & ~HAS_EXIF;
    extended[8] = turned ? flags | HAS_EXIF : flags;
    if (turned) pieces.push(ascii('EXIF'), uint32(turned.length), turned);
  }
  const size = 4 + pieces.reduce((sum, { length }) => sum + length, 0);
  return [ascii('RIFF'), uint32(size), ascii('WEBP'), ...pieces];
}

/** A chunk of an odd length is followed by a byte that fills it up. */
function evened(chunk: Uint8Array): Uint8Array {
  return chunk.length % 2 === 0 ? chunk : joined([chunk, Uint8Array.of(0)]);
}

/** Some programs write the mark of JPEG into the Exif of a WebP. */
function withoutMark(exif: Uint8Array): Uint8Array {
  return startsWith(exif, EXIF_MARK) ? exif.subarray(EXIF_MARK.length) : exif;
}

const ORIENTATION = 0x0112;
const SHORT = 3;
/** The values of the tag; 1 is upright (Exif 2.32, 4.6.4). */
const [UPRIGHT, ORIENTATION_MAX] = [1, 8];
const FIELD_LENGTH = 12;

/** How the picture is turned, of its first directory of tags (TIFF 6.0, section 2). */
function orientationIn(tiff: Uint8Array): number {
  const data = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = data.getUint16(0) === 0x4949;
    const directory = data.getUint32(4, isLittle);
    const fields = data.getUint16(directory, isLittle);
    for (let field = 0; field < fields; field++) {
      const at = directory + 2 + field * FIELD_LENGTH;
      if (data.getUint16(at, isLittle) !== ORIENTATION) continue;
      return data.getUint16(at + 2, isLittle) === SHORT
        ? data.getUint16(at + 8, isLittle)
        : UPRIGHT;
    }
  } catch (error) {
    // DataView throws it where the bytes end.
    if (!(error instanceof RangeError)) throw error;
  }
  return UPRIGHT;
}

/** Where the tag below has its value. */
const VALUE_AT = 19;

/** A directory with that one tag; null where the picture is upright. */
function tiffOf(orientation: number): Uint8Array | null {
  if (orientation <= UPRIGHT || orientation > ORIENTATION_MAX) return null;
  const bytes = ascii(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0`);
  bytes[VALUE_AT] = orientation;
  return bytes;
}

function startsWith(bytes: Uint8Array, prefix: string): boolean {
  return ascii(prefix).every((byte, at) => bytes[at] === byte);
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function ascii(characters: string): Uint8Array {
  return Uint8Array.from(characters, (one) => one.charCodeAt(0));
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, LITTLE);
  return bytes;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
