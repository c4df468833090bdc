/** The properties of characters and paragraphs of a DOC: lists of codes, each with its operand ([MS-DOC], 2.2.5). */

export type Properties = {
  size?: number;
  isBold?: boolean;
  /** Hidden, or deleted with changes tracked. */
  isHidden?: boolean;
  isSymbol?: boolean;
  /** In the table of fonts. */
  font?: number;
  isInTable?: boolean;
  isRowEnd?: boolean;
  /** How deep in tables; 1 in a table that is in no other. */
  depth?: number;
  isInnerCellEnd?: boolean;
  isInnerRowEnd?: boolean;
  isListed?: boolean;
};

/** Lengths of operands by the upper three bits of the code; 0: the first byte of the operand says. */
const LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3] as const;
/** The description of a table's columns, whose length has two bytes. */
const TABLE = 0xd6_08;
const TAB_STOPS = 0xc6_15;
/** A toggle: the opposite of what the style says. */
const OPPOSITE = 0x81;
const SAME = 0x80;

type Read = (view: DataView, at: number, into: Properties, style: Properties) => void;

const readers: Readonly<Record<number, Read>> = {
  0x08_00: (view, at, into) => {
    if (view.getUint8(at) === 1) into.isHidden = true;
  },
  0x08_3c: (view, at, into) => {
    if (view.getUint8(at) === 1) into.isHidden = true;
  },
  0x08_35: (view, at, into, style) => {
    const value = view.getUint8(at);
    if (value === OPPOSITE) into.isBold = style.isBold !== true;
    else if (value !== SAME) into.isBold = value === 1;
  },
  0x4a_43: (view, at, into) => {
    into.size = view.getUint16(at, true) / 2;
  },
  0x4a_4f: (view, at, into) => {
    into.font = view.getUint16(at, true);
  },
  0x6a_09: (_, __, into) => {
    into.isSymbol = true;
  },
  0x24_16: (view, at, into) => {
    into.isInTable = view.getUint8(at) === 1;
  },
  0x24_17: (view, at, into) => {
    into.isRowEnd = view.getUint8(at) === 1;
  },
  0x66_49: (view, at, into) => {
    into.depth = view.getInt32(at, true);
  },
  0x24_4b: (view, at, into) => {
    into.isInnerCellEnd = view.getUint8(at) === 1;
  },
  0x24_4c: (view, at, into) => {
    into.isInnerRowEnd = view.getUint8(at) === 1;
  },
  0x46_0b: (view, at, into) => {
    into.isListed = view.getUint16(at, true) !== 0;
  },
};

/** Adds the properties of a list to `into`; `style` is what they are relative to. */
export function readProperties(
  bytes: Uint8Array,
  into: Properties,
  style: Properties = {},
): Properties {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 3 <= bytes.byteLength;) {
    const code = view.getUint16(at, true);
    at += 2;
    const length = lengthOf(view, at, code);
    if (at + length > bytes.byteLength) break;
    readers[code]?.(view, at, into, style);
    at += length;
  }
  return into;
}

function lengthOf(view: DataView, at: number, code: number): number {
  const length = LENGTHS[code >>> 13] ?? 1;
  if (length > 0) return length;
  if (code === TABLE && at + 2 <= view.byteLength) return view.getUint16(at, true) + 1;
  const size = view.getUint8(at);
  // Tab stops of more than a page have no length, and nothing after them.
  return code === TAB_STOPS && size === 0xff ? view.byteLength : size + 1;
}
