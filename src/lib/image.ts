/** Detects the type of an image by its first bytes: names and declared types cannot be trusted. */

export type ImageType = { contentType: string; extension: string };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const WEBP_AT = 8;

/** PNG, JPEG or WebP; null for anything else, SVG among it, which is a program. */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, PNG)) return { contentType: 'image/png', extension: 'png' };
  if (startsWith(bytes, JPEG)) return { contentType: 'image/jpeg', extension: 'jpg' };
  const isWebp = startsWith(bytes, RIFF) && startsWith(bytes.subarray(WEBP_AT), WEBP);
  return isWebp ? { contentType: 'image/webp', extension: 'webp' } : null;
}

function startsWith(bytes: Uint8Array, known: readonly number[]): boolean {
  return known.every((byte, at) => bytes[at] === byte);
}
