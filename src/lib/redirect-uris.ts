/** The redirect URIs of a client, typed one per line, and their limits. */

/** One for each place an application runs at, and room for more. */
export const REDIRECT_URIS_MAX = 20;
/** The limit of browsers and proxies. */
export const REDIRECT_URI_LENGTH_MAX = 2048;

/** The distinct URIs, in the order typed. */
export function redirectUrisIn(text: string): string[] {
  const lines = text.split(/[\r\n]+/u).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
