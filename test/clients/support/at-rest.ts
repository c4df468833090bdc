/** Searches the database files for a text in any encoding. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export type StoredFile = { name: string; content: Buffer };

export function readStore(folder: string): StoredFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const content = contentOf(path);
      return content ? [{ name: path.slice(folder.length).replaceAll(sep, '/'), content }] : [];
    });
}

/** Null for a temporary file that has got its name since the folder was read. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The names of the files that contain the text. */
export function filesWith(store: readonly StoredFile[], text: string): string[] {
  const forms = spellings(text);
  return store.filter(({ content }) => holds(content, forms)).map(({ name }) => name);
}

/** Long rows continue on another page, so either half of the text counts. */
export function spellings(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const middle = Math.ceil(bytes.length / 2);
  return [bytes.subarray(0, middle), bytes.subarray(middle)].flatMap(formsOf);
}

export function holds(content: Buffer, forms: readonly Buffer[]): boolean {
  return forms.some((form) => content.includes(form));
}

function formsOf(bytes: Buffer): Buffer[] {
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((offset) => inBase64(bytes, offset));
  const base64Url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const texts = new Set([hex, hex.toUpperCase(), ...base64, ...base64Url]);
  const utf16 = Buffer.from(bytes.toString('utf8'), 'utf16le');
  return [bytes, utf16, ...[...texts].map((form) => Buffer.from(form))];
}

/** The Base64 characters that these bytes alone determine, at this offset in their group of three. */
function inBase64(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]);
  const bits = { before: offset * 8, to: whole.length * 8 };
  return whole.toString('base64').slice(Math.ceil(bits.before / 6), Math.floor(bits.to / 6));
}
