/** Skips the tokens of page content. */

const ENDS_WORD = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%'));
const IMAGE_ENDS = Buffer.from('EI');

/** Where the token at `from` ends, and whether it is an operator or a number. */
export function skipToken(text: Buffer, from: number): { to: number; isWord: boolean } {
  const byte = text[from];
  if (byte === 0x28) return { to: stringEnd(text, from), isWord: false };
  if (byte === 0x3c && text[from + 1] !== 0x3c)
    return { to: indexAfter(text, 0x3e, from), isWord: false };
  if (byte === 0x25) return { to: lineEnd(text, from), isWord: false };
  if (byte === 0x2f) return { to: wordEnd(text, from + 1), isWord: false };
  const end = wordEnd(text, from);
  return end > from ? { to: end, isWord: true } : { to: from + 1, isWord: false };
}

function wordEnd(text: Buffer, from: number): number {
  let at = from;
  while (at < text.length && !ENDS_WORD.has(text[at] ?? 0)) at++;
  return at;
}

function lineEnd(text: Buffer, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== 10 && text[at] !== 13) at++;
  return at;
}

function indexAfter(text: Buffer, byte: number, from: number): number {
  const found = text.indexOf(byte, from);
  return found === -1 ? text.length : found + 1;
}

function stringEnd(text: Buffer, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const byte = text[at];
    if (byte === 0x5c) at++;
    else if (byte === 0x28) open++;
    else if (byte === 0x29 && --open === 0) return at + 1;
  }
  return text.length;
}

/** The end of an inline image as pdf.js finds it: `EI` and white space. */
export function imageEnd(text: Buffer, from: number): number {
  for (let at = text.indexOf(IMAGE_ENDS, from); at !== -1; at = text.indexOf(IMAGE_ENDS, at + 1)) {
    const next = text[at + 2];
    if (next === undefined || next === 32 || next === 10 || next === 13) return at + 2;
  }
  return text.length;
}
