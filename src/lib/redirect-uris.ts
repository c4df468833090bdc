/** The redirect URIs of a client as they are typed, one a line, and how many there may be. */

/** One for each place an application runs at, and room for more. */
export const REDIRECT_URIS_MAX = 20;
/** What browsers and proxies take. */
export const REDIRECT_URI_LENGTH_MAX = 2048;

/** Each once, in the order they were typed. */
export function redirectUrisIn(text: string): string[] {
  const lines = text.split(/[\r\n]+/u).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
