/** Where a logo rests, and where it is read. */

/** Decisions: Sizes. */
export const LOGO_BYTES_MAX = 5_000_000;

type Logo = { companyId: number; digest: string; extension: string; uploadId: number };

/**
 * Of one upload: another logo has another URL, so that each may be kept for ever, and the file of one
 * that is gone is named by nobody who comes later.
 */
export function logoKey({ companyId, digest, extension, uploadId }: Logo): string {
  return `logos/${companyId}/${digest}-${uploadId}.${extension}`;
}

export function isSameLogo(key: string | null, digest: string): boolean {
  return key?.includes(`/${digest}-`) ?? false;
}

export function logoUrl(apiOrigin: string, key: string): string {
  return `${apiOrigin}/files/${key}`;
}
