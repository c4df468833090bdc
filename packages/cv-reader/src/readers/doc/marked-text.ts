/**
 * The text of a DOC with marks of how it is shown. Control characters that a DOC has no use for within text stand for a
 * look, a link and a text box, so that the text can be cut into paragraphs and cells like any other.
 */
import type { Look } from '../flow.ts';
import { SYMBOL } from '../symbol-fonts.ts';
import type { Formats } from './formats.ts';
import type { Place } from './pieces.ts';
import type { Properties } from './properties.ts';

export const PARAGRAPH = '\r';
export const CELL = '\u0007';
export const PAGE = '\f';
export const LINE_BREAK = '\u000b';
/** The end of a paragraph within a cell, and of a row; a file has the signs of a paragraph and of a cell for both. */
export const CELL_PARAGRAPH = '\u0006';
export const ROW_END = '\u0004';
/** Before and after the number of a look or of a text box. */
export const LOOK = '\u0001';
export const BOX = '\u0008';

const COLUMN_BREAK = '\u000e';
/** Different looks of a document. */
const LOOKS_MAX = 5_000;
const LOWEST = '\u0000';
const FIELDS = '\u0013-\u0015';
/** What a file has in these places: pictures, notes, comments. */
const OWN_SIGNS = new RegExp(`[${LOWEST}-${CELL_PARAGRAPH}${BOX}]`, 'gu');
const ENDS = new RegExp(`(?<=[${PARAGRAPH}${CELL}${PAGE}])`, 'u');
/** After these, the look is said again, as what stands before may be dropped. */
const RESTARTS = new RegExp(`[${PARAGRAPH}${CELL}${PAGE}${FIELDS}]`, 'gu');
const NOT_RESTARTS = new RegExp(`[^${PARAGRAPH}${CELL}${PAGE}${FIELDS}]`, 'gu');
const AT_END = new RegExp(`[${PARAGRAPH}${CELL}${PAGE}]$`, 'u');

export class MarkedText {
  readonly looks: Look[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #text: string;
  readonly #places: readonly Place[];
  readonly #formats: Formats;
  #isStart = true;

  constructor(text: string, places: readonly Place[], formats: Formats) {
    this.#text = text;
    this.#places = places;
    this.#formats = formats;
  }

  /** The text between two characters; `anchors`: the numbers of the text boxes by the character that they are anchored at. */
  between(from: number, to: number, anchors: ReadonlyMap<number, number> = new Map()): string {
    if (this.#formats.isEmpty) return this.#text.slice(from, to);
    this.#isStart = true;
    const pieces: string[] = [];
    const left = [...anchors].filter(([at]) => at >= from).sort(([a], [b]) => a - b);
    for (const place of this.#places) {
      let at = Math.max(from, place.from);
      const end = Math.min(to, place.from + place.length);
      while (at < end) {
        const width = place.isNarrow ? 1 : 2;
        const { properties, to: byte } = this.#formats.at(place.byte + (at - place.from) * width);
        const next = place.from + Math.ceil((byte - place.byte) / width);
        while ((left[0]?.[0] ?? Infinity) <= at) pieces.push(`${BOX}${left.shift()?.[1]}${BOX}`);
        const stop = Math.min(end, left[0]?.[0] ?? end, Math.max(next, at + 1));
        pieces.push(this.#marked(at, stop, properties));
        at = stop;
      }
    }
    return pieces.join('');
  }

  #marked(from: number, to: number, properties: Properties): string {
    const { isHidden, isSymbol, isListed } = properties;
    let text = this.#text.slice(from, to).replaceAll(OWN_SIGNS, '');
    if (isHidden) text = text.replaceAll(NOT_RESTARTS, '');
    if (isSymbol) text = text.replaceAll(/[^\p{Cc}\s]+/gu, SYMBOL);
    text = text.replaceAll(COLUMN_BREAK, LINE_BREAK);
    if (isListed) text = this.#withBullets(text);
    this.#isStart = text === '' ? this.#isStart : AT_END.test(text);
    const mark = this.#lookMark(properties);
    return `${mark}${text.replaceAll(RESTARTS, (sign) => `${signOf(sign, properties)}${mark}`)}`;
  }

  #withBullets(text: string): string {
    const parts = text.split(ENDS);
    return parts
      .map((part, at) =>
        (at > 0 || this.#isStart) && /\S/u.test(part) ? `${SYMBOL}${part}` : part,
      )
      .join('');
  }

  #lookMark({ size = 0, isBold = false }: Properties): string {
    const key = `${size} ${isBold}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return `${LOOK}${known}${LOOK}`;
    if (this.looks.length >= LOOKS_MAX) return '';
    this.#numbers.set(key, this.looks.length);
    this.looks.push({ size, isBold });
    return `${LOOK}${this.looks.length - 1}${LOOK}`;
  }
}

/** Tells the ends of paragraphs and cells of a table from those around it. */
function signOf(sign: string, properties: Properties): string {
  const { isInTable, isRowEnd, isInnerCellEnd, isInnerRowEnd } = properties;
  if (sign === CELL) return isRowEnd ? ROW_END : CELL;
  if (sign !== PARAGRAPH || !isInTable) return sign;
  // The rows of a table within a cell become lines of it.
  return isInnerCellEnd && !isInnerRowEnd ? '\t' : CELL_PARAGRAPH;
}
