/** Where a logo rests, and where it is read. */

/** Decisions: Sizes. */
export const LOGO_BYTES_MAX = 5_000_000;

/** By its content: another logo has another URL, so that each may be kept for ever. */
export function logoKey(companyId: number, digest: string, extension: string): string {
  return `logos/${companyId}/${digest}.${extension}`;
}

export function logoUrl(apiOrigin: string, key: string): string {
  return `${apiOrigin}/files/${key}`;
}
