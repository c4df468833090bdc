/** The storage key and the URL of a logo. */

/** The maximum size of a logo file (decisions: Sizes). */
export const LOGO_BYTES_MAX = 5_000_000;

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
