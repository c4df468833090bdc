/** Undoes the filters of a stream (ISO 32000-1, 7.4) under a limit. Image filters are not supported, as images hold no text. */
import { inflate } from '../../inflate.ts';
import type { Budget } from '../../../unreadable-error.ts';
import { UnreadableError } from '../../../unreadable-error.ts';
import { unLzw } from './lzw.ts';
import { unpredict } from './predictor.ts';
import { nameOf, numberOf } from './values.ts';
import type { Dict } from './values.ts';

export type Filter = { name: string; parameters: Dict | null };

/** Filters of one stream; two are common. */
const FILTERS_MAX = 4;
/** What a stream costs of the budget beside its bytes: small ones take time, too, and can be named again and again. */
const STREAM_COST = 2000;
const ZLIB_HEADER = 2;

/** Returns null for an image. Throws `too_large` if the result exceeds `bytesMax` or the document's budget. */
export function decode(
  encoded: Uint8Array,
  filters: readonly Filter[],
  bytesMax: number,
  allowance: Budget,
): Uint8Array | null {
  if (filters.length > FILTERS_MAX) throw new UnreadableError('too_large');
  allowance.spend(STREAM_COST + (filters.length === 0 ? encoded.byteLength : 0));
  let bytes = encoded;
  for (const filter of filters) {
    const limit = Math.min(bytesMax, allowance.left);
    const decoded = undoFilter(filter, bytes, limit);
    if (!decoded) return null;
    if (decoded.byteLength > limit) throw new UnreadableError('too_large');
    allowance.spend(decoded.byteLength);
    bytes = decoded;
  }
  if (bytes.byteLength > bytesMax) throw new UnreadableError('too_large');
  return bytes;
}

/** Returns `limit + 1` bytes or more if the limit is exceeded. */
function undoFilter(
  { name, parameters }: Filter,
  bytes: Uint8Array,
  limit: number,
): Uint8Array | null {
  switch (name) {
    case 'FlateDecode':
    case 'Fl': {
      const { bytes: inflated } = inflate(bytes.subarray(ZLIB_HEADER), limit + 1);
      return unpredict(inflated, parameters);
    }
    case 'LZWDecode':
    case 'LZW': {
      const isEarly = numberOf(parameters?.get('EarlyChange')) !== 0;
      return unpredict(unLzw(bytes, isEarly, limit + 1), parameters);
    }
    case 'ASCII85Decode':
    case 'A85':
      return unAscii85(bytes, limit + 1);
    case 'ASCIIHexDecode':
    case 'AHx':
      return unHex(bytes);
    case 'RunLengthDecode':
    case 'RL':
      return unRunLength(bytes, limit + 1);
    case 'Crypt':
      return (nameOf(parameters?.get('Name')) ?? 'Identity') === 'Identity' ? bytes : null;
    default:
      return null;
  }
}

function unHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e);
  const text = Buffer.from(end === -1 ? bytes : bytes.subarray(0, end)).toString('latin1');
  const digits = text.replaceAll(/[^\da-f]/giu, '');
  return new Uint8Array(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
}

const ZERO = 0x7a;
const LOWEST = 0x21;
const HIGHEST = 0x75;

function unAscii85(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new Uint8Array(Math.min(bytes.byteLength * 4 + 4, limit));
  let size = 0;
  let digits: number[] = [];
  const flush = (count: number) => {
    const padded = [...digits, 84, 84, 84, 84].slice(0, 5);
    const word = padded.reduce((sum, digit) => sum * 85 + digit, 0) >>> 0;
    for (let at = 0; at < count && size < limit; at++) out[size++] = (word >>> (24 - 8 * at)) & 255;
    digits = [];
  };
  for (const byte of bytes) {
    if (byte === 0x7e || size >= limit) break;
    if (byte === ZERO && digits.length === 0) {
      digits = [0, 0, 0, 0, 0];
      flush(4);
    } else if (byte >= LOWEST && byte <= HIGHEST) {
      digits.push(byte - LOWEST);
      if (digits.length === 5) flush(4);
    }
  }
  if (digits.length > 1) flush(digits.length - 1);
  return out.subarray(0, size);
}

const RUN_END = 128;

function unRunLength(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new Uint8Array(Math.min(bytes.byteLength * 64 + 1, limit));
  let size = 0;
  for (let at = 0; at < bytes.byteLength && size < limit;) {
    const length = bytes[at++] ?? RUN_END;
    if (length === RUN_END) break;
    if (length < RUN_END) {
      const run = bytes.subarray(at, at + length + 1).subarray(0, limit - size);
      out.set(run, size);
      size += run.byteLength;
      at += length + 1;
    } else {
      const end = Math.min(limit, size + 257 - length);
      out.fill(bytes[at++] ?? 0, size, end);
      size = end;
    }
  }
  return out.subarray(0, size);
}
