/** Parses JSON of strangers within limits: a small text can hold millions of values, of which each takes memory. */

/** Lists and objects inside one another; JSON Resume has four. */
const DEPTH_MAX = 32;
/** Values and keys, of up to 60 bytes of memory each; a long CV has a thousand. */
const VALUES_MAX = 500_000;

/** Returns undefined for what is no JSON, and for JSON beyond the limits. */
export function parseJson(text: string): unknown {
  if (!isBounded(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const COMMA = 0x2c;

function isBounded(text: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = stringEnd(text, at);
      values++;
    } else if (OPENING.has(code)) {
      depth++;
      values++;
    } else if (CLOSING.has(code)) depth--;
    else if (code === COMMA) values++;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
  }
  return true;
}

/** Where the string ends that begins at `from`. */
function stringEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (before > from && text.charCodeAt(before) === BACKSLASH) before--;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/** The value as a record, if it is an object. Its keys come from a stranger, so read them by `Object.hasOwn`. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
