/** Which texts the service accepts. */

/** Contract-wide sizes (decisions: Conventions). Characters are UTF-16 code units, as JavaScript counts. */
export const STRING_LENGTH_MAX = 255;
export const HTML_LENGTH_MAX = 100_000;

/** Control characters, the separators of lines and paragraphs, and the byte order mark. */
const CONTROL = /[\p{Cc}\u2028\u2029\uFEFF]/u;
export const LINE_FAULT = 'Must not contain line breaks or other control characters.';

export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

/** Says what is wrong with a text of one line, or returns null. */
export function lineFault(text: string): string | null {
  return hasControlCharacters(text) ? LINE_FAULT : textFault(text);
}

/** The text without white space at its ends, and with one space for each run of it. */
export function foldSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** A form field of one line, cut to `lengthMax`. With control characters it stays as it is, so that checks refuse it. */
export function typedLine(text: string | undefined, lengthMax: number): string {
  const line = (text ?? '').slice(0, lengthMax).toWellFormed();
  return lineFault(line) === null ? foldSpaces(line) : line;
}

/** C0 without tabs and line breaks, DEL, and two that are no characters: no page, feed or email shows them, and XML cannot hold them. */
// oxlint-disable-next-line no-control-regex -- Those characters are what it looks for.
const UNPRINTABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]|\r(?!\n)/gu;

/**
 * Says what is wrong with a text of any number of lines, or returns null. D1 cuts text at U+0000 in functions and replaces
 * lone surrogates, both silently.
 */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return 'Must not contain the character U+0000.';
  if (!text.isWellFormed()) return 'Must be well-formed Unicode.';
  if (text.search(UNPRINTABLE) !== -1) return 'Must not contain control characters.';
  return null;
}

/** The text without what `textFault` refuses today: older records may still hold it. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, '');
}

/** The first faulty text in a parsed JSON value of bounded depth, with the path to it. */
export function findTextFault(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; message: string } | null {
  if (typeof value === 'string') {
    const message = textFault(value);
    return message === null ? null : { path, message };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const keyFault = textFault(key);
    if (keyFault !== null) return { path, message: keyFault };
    const found = findTextFault(item, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** How deeply a JSON text nests, without parsing it: recursive code would overflow on what this refuses. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
