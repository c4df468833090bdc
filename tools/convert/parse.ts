/** Reads the text of a page as it was saved: any Unicode encoding, gzip, JSON or JSON Lines. What is no such page is a sentence. */
import { gunzipSync } from 'node:zlib';
import { Fault } from './fault.ts';

/** Throws a fault that names the file, and the line in it. */
export function parsePage(path: string, bytes: Uint8Array): unknown {
  const written = decode(path, bytes).trim();
  if (written === '') throw new Fault(`${path} is empty.`);
  if (written.startsWith('<')) {
    throw new Fault(
      `${path} is HTML or XML, not JSON. It may be an error page: make the call again.`,
    );
  }
  try {
    return parse(written);
  } catch (error) {
    const lines = parseLines(path, written);
    if (lines) return lines;
    throw new Fault(`${path} is not JSON: ${placeOf(error, written)}. Make the call again.`);
  }
}

function decode(path: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return decode(path, unpack(path, bytes));
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Fault(`${path} is not text in UTF-8 or UTF-16.`);
  }
}

function unpack(path: string, bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new Fault(`${path} is damaged: gzip cannot unpack it.`);
  }
}

/** JSON begins with two characters of ASCII, so that a zero byte tells UTF-16 also without a byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}

/** An id beyond 2^53 keeps its digits. */
function parse(written: string): unknown {
  const keep = (_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    /^\d+$/u.test(context?.source ?? '')
      ? context?.source
      : value;
  return JSON.parse(written, keep);
}

/** A value a line; null where the first line is none, so that the file is not JSON Lines. */
function parseLines(path: string, written: string): unknown[] | null {
  const values: unknown[] = [];
  for (const [index, line] of written.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue;
    try {
      values.push(parse(line));
    } catch {
      if (values.length === 0) return null;
      throw new Fault(`${path}, line ${index + 1}, is not JSON. Make the call again.`);
    }
  }
  return values;
}

/** The message of JSON.parse quotes the text, which is about people: only the place is taken from it. */
function placeOf(error: unknown, written: string): string {
  const [, found] = /at position (\d+)/u.exec(String(error)) ?? [];
  const at = found === undefined ? written.length : Number(found);
  const lines = written.slice(0, at).split('\n');
  const place = `line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`;
  return at >= written.length ? `it ends too early, at ${place}` : `see ${place}`;
}
