/** Reads the type and the size of an image from its first bytes: names and declared types cannot be trusted. */

export type ImageType = { contentType: string; extension: string };

/** In pixels. */
export type ImageSize = { width: number; height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = ascii('RIFF');
const WEBP = ascii('WEBP');
const WEBP_AT = 8;

/** PNG, JPEG or WebP; null for anything else, SVG among it, which is a program. */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, PNG)) return { contentType: 'image/png', extension: 'png' };
  if (startsWith(bytes, JPEG)) return { contentType: 'image/jpeg', extension: 'jpg' };
  const isWebp = startsWith(bytes, RIFF) && startsWith(bytes.subarray(WEBP_AT), WEBP);
  return isWebp ? { contentType: 'image/webp', extension: 'webp' } : null;
}

/** What the header states; null where there is none, or it breaks off. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const read = imageReaders[imageType(bytes)?.extension ?? ''];
  if (!read) return null;
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // DataView throws it where the bytes end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type ReadSize = (data: DataView) => ImageSize | null;

const imageReaders: Readonly<Record<string, ReadSize>> = {
  png: pngSize,
  jpg: jpegSize,
  webp: webpSize,
};

/** The first chunk is the header (PNG, 11.2.2). */
function pngSize(data: DataView): ImageSize | null {
  return isAt(data, 12, 'IHDR') ? { width: data.getUint32(16), height: data.getUint32(20) } : null;
}

/** Markers that stand alone, without a length: TEM, and the restart markers (ITU T.81, B.1.1.3). */
export const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** SOF0 to SOF15; between them are DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;
export const END = 0xd9;

/** The size is in the frame header, before the first scan. */
function jpegSize(data: DataView): ImageSize | null {
  let at = 2;
  for (;;) {
    const marker = data.getUint8(at + 1);
    // Fill bytes, and bytes that belong to no segment, are skipped as by other readers.
    if (data.getUint8(at) !== 0xff || marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === SCAN || marker === END) return null;
    else if (isFrame(marker))
      return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    // The length counts its own two bytes.
    else at += 2 + Math.max(2, data.getUint16(at + 2));
  }
}

const LITTLE = true;
const BITS_14 = 0x3f_ff;

/** The three forms of WebP: lossy, lossless, and with more chunks (RFC 9649, 2.5 to 2.7). */
function webpSize(data: DataView): ImageSize | null {
  if (isAt(data, 12, 'VP8 ') && data.getUint8(23) === 0x9d) {
    const [width, height] = [data.getUint16(26, LITTLE), data.getUint16(28, LITTLE)];
    return { width: width & BITS_14, height: height & BITS_14 };
  }
  if (isAt(data, 12, 'VP8L') && data.getUint8(20) === 0x2f) {
    const bits = data.getUint32(21, LITTLE);
    return { width: (bits & BITS_14) + 1, height: ((bits >>> 14) & BITS_14) + 1 };
  }
  return isAt(data, 12, 'VP8X')
    ? { width: uint24(data, 24) + 1, height: uint24(data, 27) + 1 }
    : null;
}

function uint24(data: DataView, at: number): number {
  return data.getUint16(at, LITTLE) | (data.getUint8(at + 2) << 16);
}

function isAt(data: DataView, at: number, text: string): boolean {
  return ascii(text).every((byte, index) => data.getUint8(at + index) === byte);
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, at) => bytes[at] === byte);
}

function ascii(text: string): number[] {
  return Array.from(text, (one) => one.charCodeAt(0));
}
