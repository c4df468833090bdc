/** The named styles of a DOC ([MS-DOC], 2.4.6). */
import { readProperties } from './properties.ts';
import type { Properties } from './properties.ts';

const STYLES_MAX = 4_000;
/** Length of a chain of styles. */
const BASES_MAX = 10;
const PARAGRAPH_STYLE = 1;
const NONE = 0xf_ff;
/** Word's default. */
const USUAL: Properties = { size: 10, isBold: false };

type Style = { basis: number; own: Uint8Array[] };

/** Returns what each style says, by its number. */
export function readStyles(bytes: Uint8Array): (style: number) => Properties {
  const styles = collect(bytes);
  const known = new Map<number, Properties>();
  return (style) => {
    const found = known.get(style) ?? resolve(styles, style);
    known.set(style, found);
    return found;
  };
}

function collect(bytes: Uint8Array): Style[] {
  const styles: Style[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 6) return styles;
  const headLength = view.getUint16(0, true);
  const count = Math.min(view.getUint16(2, true), STYLES_MAX);
  const baseLength = view.getUint16(4, true);
  let at = 2 + headLength;
  while (styles.length < count && at + 2 <= bytes.byteLength) {
    const length = view.getUint16(at, true);
    styles.push(styleOf(bytes.subarray(at + 2, at + 2 + length), baseLength));
    at += 2 + length;
  }
  return styles;
}

function styleOf(bytes: Uint8Array, baseLength: number): Style {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < baseLength + 2 || baseLength < 10) return { basis: NONE, own: [] };
  const kind = view.getUint16(2, true) & 0xf;
  const basis = view.getUint16(2, true) >>> 4;
  const parts = view.getUint16(4, true) & 0xf;
  // After the name, which ends with a zero.
  let at = baseLength + 2 + 2 * view.getUint16(baseLength, true) + 2;
  const own: Uint8Array[] = [];
  for (let part = 0; part < parts && at + 2 <= bytes.byteLength; part++) {
    const length = view.getUint16(at, true);
    const list = bytes.subarray(at + 2, at + 2 + length);
    // The properties of paragraphs begin with the number of the style.
    own.push(kind === PARAGRAPH_STYLE && part === 0 ? list.subarray(2) : list);
    at += 2 + length + (length % 2);
  }
  return { basis, own };
}

function resolve(styles: readonly Style[], number: number): Properties {
  const chain: Style[] = [];
  let next = styles[number];
  while (next && chain.length < BASES_MAX) {
    chain.push(next);
    next = next.basis === NONE ? undefined : styles[next.basis];
  }
  const found = { ...USUAL };
  for (const { own } of chain.toReversed())
    for (const list of own) readProperties(list, found, { ...found });
  return found;
}
