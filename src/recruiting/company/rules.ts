/** The storage key and the URL of a logo. */
import type { ImageSize } from '#lib/image.ts';

/** The maximum size of a logo file (decisions: Sizes). */
export const LOGO_BYTES_MAX = 5_000_000;

/** The longest side of a logo in pixels. A small file may state a size that takes gigabytes to draw. */
const LOGO_SIDE_MAX = 4096;

/** Whether a logo may have this size; an unreadable size (null) may not. */
export function isLogoSize(size: ImageSize | null): boolean {
  return size !== null && isSide(size.width) && isSide(size.height);
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= LOGO_SIDE_MAX;
}

type Logo = { companyId: number; digest: string; extension: string; uploadId: number };

/**
 * Returns the key of one upload. Each upload has its own URL, so that responses can be cached forever
 * and a deleted file is never referenced again.
 */
export function logoKey({ companyId, digest, extension, uploadId }: Logo): string {
  return `logos/${companyId}/${digest}-${uploadId}.${extension}`;
}

export function isSameLogo(key: string | null, digest: string): boolean {
  return key?.includes(`/${digest}-`) ?? false;
}

/** Returns the URL of a logo: the API's host and every career domain serve it. */
export function logoUrl(origin: string, key: string): string {
  return `${origin}/files/${key}`;
}
