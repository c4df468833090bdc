/** Splits RTF into braces, control words with their numbers, and bytes of text. */

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'byte'; byte: number }
  | { kind: 'word'; word: string; number: number | null };

const OPEN = 0x7b;
const CLOSE = 0x7d;
const BACKSLASH = 0x5c;
/** Control words and their numbers are at most this long. */
const REACH = 48;

export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength;) {
    const byte = bytes[at] ?? 0;
    at++;
    if (byte === OPEN) yield { kind: 'open' };
    else if (byte === CLOSE) yield { kind: 'close' };
    else if (byte === BACKSLASH) {
      const ahead = text.toString('latin1', at, at + REACH);
      const [all = '', hex, word, number] =
        /^(?:'([\da-f]{2})|([a-z]{1,32})(-?\d{1,10})? ?|[^])/iu.exec(ahead) ?? [];
      at += all.length;
      if (hex !== undefined) yield { kind: 'byte', byte: Number.parseInt(hex, 16) };
      else if (word === undefined) yield* signOf(all);
      // Binary data of a picture is skipped.
      else if (word === 'bin') at += Math.max(0, Number(number ?? 0));
      else yield { kind: 'word', word, number: number === undefined ? null : Number(number) };
    } else if (byte !== 10 && byte !== 13 && byte !== 0) yield { kind: 'byte', byte };
  }
}

/** `\{` and the like stand for themselves; an escaped line end is a line end. */
function* signOf(sign: string): Generator<RtfToken> {
  if (/^[{}\\]$/u.test(sign)) yield { kind: 'byte', byte: sign.codePointAt(0) ?? 0 };
  else if (/^[\r\n]$/u.test(sign)) yield { kind: 'word', word: 'par', number: null };
  else yield { kind: 'word', word: sign, number: null };
}
