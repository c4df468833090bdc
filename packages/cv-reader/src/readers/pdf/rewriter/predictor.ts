/** Undoes PNG and TIFF predictors (ISO 32000-1, 7.4.4.4). */
import { numberOf } from './values.ts';
import type { Dict } from './values.ts';

const TIFF = 2;
const PNG = 10;
const CHANNELS_MAX = 32;
/** Columns of a row. Object streams have a few; only images have many. */
const COLUMNS_MAX = 100_000;

export function unpredict(bytes: Uint8Array, parameters: Dict | null): Uint8Array {
  const predictor = numberOf(parameters?.get('Predictor')) ?? 1;
  if (predictor < TIFF) return bytes;
  const channels = clamp(numberOf(parameters?.get('Colors')) ?? 1, CHANNELS_MAX);
  const bits = clamp(numberOf(parameters?.get('BitsPerComponent')) ?? 8, 16);
  const columns = clamp(numberOf(parameters?.get('Columns')) ?? 1, COLUMNS_MAX);
  const pixel = Math.max(1, (channels * bits) >> 3);
  const row = Math.ceil((columns * channels * bits) / 8);
  return predictor >= PNG ? unPng(bytes, row, pixel) : unTiff(bytes, row, pixel, bits);
}

function clamp(number: number, max: number): number {
  return Math.min(Math.max(1, Math.trunc(number)), max);
}

function unPng(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.byteLength / (row + 1));
  const out = new Uint8Array(Math.max(0, bytes.byteLength - rows));
  for (let number = 0; number < rows; number++) {
    const kind = bytes[number * (row + 1)];
    const from = number * (row + 1) + 1;
    const to = number * row;
    for (let at = 0; at < row && from + at < bytes.byteLength; at++) {
      const left = at < pixel ? 0 : (out[to + at - pixel] ?? 0);
      const up = number === 0 ? 0 : (out[to + at - row] ?? 0);
      const corner = number === 0 || at < pixel ? 0 : (out[to + at - row - pixel] ?? 0);
      out[to + at] = (bytes[from + at] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return out;
}

function predicted(kind: number | undefined, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  return kind === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const byLeft = Math.abs(guess - left);
  const byUp = Math.abs(guess - up);
  const byCorner = Math.abs(guess - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function unTiff(bytes: Uint8Array, row: number, pixel: number, bits: number): Uint8Array {
  if (bits !== 8) return bytes;
  const out = bytes.slice();
  for (let at = 0; at < out.byteLength; at++) {
    if (at % row >= pixel) out[at] = (out[at] ?? 0) + (out[at - pixel] ?? 0);
  }
  return out;
}
