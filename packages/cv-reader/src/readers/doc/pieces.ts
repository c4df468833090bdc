/** Assembles the text of a Word document from its piece table ([MS-DOC], 2.4.1). */
import { UnreadableError } from '../../unreadable-error.ts';

/** The lengths of the document's parts in characters, in their order. */
export type Parts = {
  main: number;
  notes: number;
  headers: number;
  rest: number;
  boxes: number;
  headerBoxes: number;
};
/** A piece of the text: its first character and its first byte. */
export type Place = { from: number; length: number; byte: number; isNarrow: boolean };
/** `tables`: the stream with the tables that the head of the document points to. */
export type Pieces = { parts: Parts; text: string; places: Place[]; tables: Uint8Array };

const MAGIC = 0xa5ec;
/** Word 97, the first version with this piece table. */
const WORD_97 = 0xc1;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Characters in all, as many pieces may point to the same bytes. */
const TEXT_MAX = 500_000;
const PIECES_MAX = 20_000;
const PIECE_TABLE = 2;
const OLD_TEXT_MAX = 500_000;

type Tables = (name: '0Table' | '1Table') => Uint8Array | null;

export function textOf(document: Uint8Array, table: Tables): Pieces {
  const view = new DataView(document.buffer, document.byteOffset, document.byteLength);
  if (document.byteLength < 0x200) throw new UnreadableError('corrupt');
  const flags = view.getUint16(0x0a, true);
  if ((flags & ENCRYPTED) !== 0) throw new UnreadableError('encrypted');
  if (view.getUint16(0, true) !== MAGIC || view.getUint16(2, true) < WORD_97)
    return oldText(document, view);
  const counts = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68].map((at) =>
    view.getInt32(at, true),
  );
  const [
    main = 0,
    notes = 0,
    headers = 0,
    macros = 0,
    comments = 0,
    endnotes = 0,
    boxes = 0,
    headerBoxes = 0,
  ] = counts.map((count) => Math.max(0, count));
  const bytes = table((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table');
  const from = view.getUint32(0x1a2, true);
  const pieces = bytes?.subarray(from, from + view.getUint32(0x1a6, true)) ?? new Uint8Array();
  const { text, places } = joinPieces(document, pieceTable(pieces));
  const rest = macros + comments + endnotes;
  const parts = { main, notes, headers, rest, boxes, headerBoxes };
  return { parts, text, places, tables: bytes ?? new Uint8Array() };
}

/** The piece table follows the shared formats. */
function pieceTable(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 5 <= bytes.byteLength;) {
    if (bytes[at] === PIECE_TABLE)
      return bytes.subarray(at + 5, at + 5 + view.getUint32(at + 1, true));
    if (bytes[at] !== 1) break;
    at += 3 + view.getUint16(at + 1, true);
  }
  throw new UnreadableError('corrupt');
}

function joinPieces(document: Uint8Array, table: Uint8Array): Pick<Pieces, 'text' | 'places'> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const count = Math.min(Math.floor((table.byteLength - 4) / 12), PIECES_MAX);
  const narrow = new TextDecoder('windows-1252');
  const wide = new TextDecoder('utf-16le');
  const pieces: string[] = [];
  const places: Place[] = [];
  let left = TEXT_MAX;
  for (let piece = 0; piece < count && left > 0; piece++) {
    const length = view.getUint32(piece * 4 + 4, true) - view.getUint32(piece * 4, true);
    if (length < 0) throw new UnreadableError('corrupt');
    const taken = Math.min(length, left);
    const place = view.getUint32((count + 1) * 4 + piece * 8 + 2, true);
    const isNarrow = (place & 0x4000_0000) !== 0;
    const at = isNarrow ? (place & 0x3fff_ffff) >>> 1 : place & 0x3fff_ffff;
    const bytes = document.subarray(at, at + (isNarrow ? taken : 2 * taken));
    places.push({ from: TEXT_MAX - left, length: taken, byte: at, isNarrow });
    // Padded to the claimed length, as the parts are located by counting characters.
    pieces.push((isNarrow ? narrow : wide).decode(bytes).padEnd(taken, ' '));
    left -= taken;
  }
  return { text: pieces.join(''), places };
}

/** Word 6 and 95 store the text in one piece, except after a fast save. */
function oldText(document: Uint8Array, view: DataView): Pieces {
  const from = view.getUint32(0x18, true);
  const to = Math.min(view.getUint32(0x1c, true), from + OLD_TEXT_MAX);
  const text = new TextDecoder('windows-1252').decode(document.subarray(from, Math.max(from, to)));
  const main = view.getUint32(0x34, true);
  const none = { notes: 0, headers: 0, rest: 0, boxes: 0, headerBoxes: 0 };
  const parts = { main: Math.min(main, text.length), ...none };
  return { parts, text, places: [], tables: new Uint8Array() };
}
