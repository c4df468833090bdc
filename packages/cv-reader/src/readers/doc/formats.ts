/** Where in a DOC which properties begin: pages of 512 bytes with runs of characters and of paragraphs ([MS-DOC], 2.9). */
import type { Properties } from './properties.ts';
import { readProperties } from './properties.ts';
import { readStyles } from './styles.ts';
import { isSymbolFont } from '../symbol-fonts.ts';

/** Bytes from `from` to `to` have the properties at `place` of the document; 0: none. */
type Run = { from: number; to: number; place: number };
/** A part of the table stream, by the place in the head of the document where its own place stands. */
export type PartAt = (head: number) => Uint8Array;

export type Formats = {
  /** Whether the file says nothing of its paragraphs. */
  isEmpty: boolean;
  /** The properties of the character at a byte, and the byte up to which they stay. */
  at: (byte: number) => { properties: Properties; to: number };
};

const STYLES = 0xa2;
const CHARACTERS = 0xfa;
const PARAGRAPHS = 0x1_02;
const FONTS = 0x1_12;
const PAGE = 512;
const PAGES_MAX = 1_000;
const FONTS_MAX = 2_000;
/** Bytes of a paragraph's entry in a page. */
const ENTRY = 13;

export function readFormats(document: Uint8Array, partAt: PartAt): Formats {
  const styleOf = readStyles(partAt(STYLES));
  const symbols = symbolFonts(partAt(FONTS));
  const characters = runsOf(document, partAt(CHARACTERS), 1);
  const paragraphs = runsOf(document, partAt(PARAGRAPHS), ENTRY);
  const paragraphAt = finder(paragraphs);
  const characterAt = finder(characters);
  let last: { place: number; style: Properties; own: Properties } | null = null;
  const paragraphOf = (place: number) => {
    if (last?.place === place) return last;
    const { list, number } = paragraphList(document, place);
    const style = styleOf(number);
    const own = readProperties(list, { ...style }, style);
    // Numbered headings are no items of a list.
    if (isHeading(number)) own.isListed = false;
    last = { place, style, own };
    return last;
  };
  return {
    isEmpty: paragraphs.length === 0,
    at: (byte) => {
      const paragraph = paragraphAt(byte);
      const character = characterAt(byte);
      const { style, own } = paragraphOf(paragraph.place);
      const properties = readProperties(
        characterList(document, character.place),
        { ...own },
        style,
      );
      if (symbols.has(properties.font ?? -1)) properties.isSymbol = true;
      return { properties, to: Math.min(paragraph.to, character.to) };
    },
  };
}

/** The first styles after that of usual text are the headings. */
const HEADINGS_MAX = 9;

function isHeading(style: number): boolean {
  return style >= 1 && style <= HEADINGS_MAX;
}

/** Returns the run at a byte: between the runs, one without properties. */
function finder(runs: readonly Run[]): (byte: number) => Run {
  return (byte) => {
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((runs[middle]?.to ?? 0) <= byte) low = middle + 1;
      else high = middle;
    }
    const run = runs[low];
    if (run && run.from <= byte) return run;
    return { from: byte, to: run?.from ?? Infinity, place: 0 };
  };
}

/** The runs of all pages that a table of places and page numbers names; `size`: bytes of an entry in a page. */
function runsOf(document: Uint8Array, table: Uint8Array, size: number): Run[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const count = Math.max(0, Math.min(Math.floor((table.byteLength - 4) / 8), PAGES_MAX));
  const numbers = Array.from(
    { length: count },
    (_, at) => view.getUint32((count + 1) * 4 + at * 4, true) & 0x3f_ffff,
  );
  return [...new Set(numbers)]
    .flatMap((number) => pageRuns(document, number * PAGE, size))
    .sort((one, other) => one.from - other.from);
}

function pageRuns(document: Uint8Array, page: number, size: number): Run[] {
  if (page + PAGE > document.byteLength) return [];
  const view = new DataView(document.buffer, document.byteOffset + page, PAGE);
  const count = view.getUint8(PAGE - 1);
  const entries = (count + 1) * 4;
  if (entries + count * size >= PAGE) return [];
  return Array.from({ length: count }, (_, at) => {
    const place = 2 * view.getUint8(entries + at * size);
    return {
      from: view.getUint32(at * 4, true),
      to: view.getUint32((at + 1) * 4, true),
      place: place === 0 ? 0 : page + place,
    };
  });
}

function characterList(document: Uint8Array, place: number): Uint8Array {
  return document.subarray(place + 1, place === 0 ? 1 : place + 1 + (document[place] ?? 0));
}

/** The length is in words; 0 says that the next byte has it. The number of the style precedes the properties. */
function paragraphList(document: Uint8Array, place: number): { list: Uint8Array; number: number } {
  if (place === 0) return { list: new Uint8Array(), number: 0 };
  const words = document[place] ?? 0;
  const from = words === 0 ? place + 2 : place + 1;
  const length = words === 0 ? 2 * (document[place + 1] ?? 0) : 2 * words - 1;
  const all = document.subarray(from, from + length);
  return { list: all.subarray(2), number: (all[0] ?? 0) | ((all[1] ?? 0) << 8) };
}

const FONT_CHARSET = 4;
const FONT_NAME = 40;
const SYMBOL_CHARSET = 2;

/** The numbers of the fonts whose letters are pictures. */
function symbolFonts(bytes: Uint8Array): Set<number> {
  const symbols = new Set<number>();
  const names = new TextDecoder('utf-16le');
  let at = 4;
  for (let font = 0; at < bytes.byteLength && font < FONTS_MAX; font++) {
    const length = (bytes[at] ?? 0) + 1;
    const entry = bytes.subarray(at, at + length);
    const [name] = names.decode(entry.subarray(FONT_NAME)).split('\u0000');
    if (entry[FONT_CHARSET] === SYMBOL_CHARSET || isSymbolFont(name)) symbols.add(font);
    at += length;
  }
  return symbols;
}
