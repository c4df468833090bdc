/** Decodes text in the character sets that forms may be sent in. */

/** By the names that clients send. Windows-1252 holds all letters of ISO-8859-1, and is what is meant by its name (WHATWG Encoding). */
const charsets: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

/** The fault of a field in another character set. */
export const CHARSET_FAULT =
  'Must be text in UTF-8, or in ISO-8859-1 or Windows-1252 where the form says so.';

/** Null where the character set is not read, or the bytes are none of it: no letter is replaced. */
export function decodeText(bytes: Uint8Array, charset: string): string | null {
  const known = Object.hasOwn(charsets, charset) ? charsets[charset] : undefined;
  if (known === undefined) return null;
  try {
    return new TextDecoder(known, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
