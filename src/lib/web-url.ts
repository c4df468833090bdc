/** Which URLs of websites are accepted: http and https, spelled so that every parser reads the same. */

/** RFC 3986 has no white space, quotation marks, angle brackets, braces or backslashes in a URL. */
const PLAIN = /^https?:\/\/[^/?#][^\s\p{C}"<>\\^`{|}]*$/iu;

export function isWebUrl(text: string): boolean {
  return PLAIN.test(text) && URL.canParse(text);
}
