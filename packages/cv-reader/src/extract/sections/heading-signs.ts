/** Takes signs off headings: an arrow, an icon or a dash before every heading is no bullet. */
import type { Stream } from '../columns/columns.ts';
import { headingOf } from './headings.ts';
import { type Cell, hasBullet, type Line, lineOf, withoutBullet } from '../lines.ts';

/** Headings that make a sign one of headings, and their share of the lines that begin with it. */
const HEADINGS_MIN = 2;
const SHARE_MIN = 0.6;

/** `streams` with the headings bare, if most lines that begin with a sign are known headings. */
export function withoutHeadingSigns(printed: readonly Stream[]): Stream[] {
  const streams = inOneLanguage(printed.map((stream) => stream.map(unlined)));
  const lines = streams.flat().filter(({ text }) => hasBullet(text));
  const looks = new Set<string>();
  for (const [look, its] of Map.groupBy(lines, (line) => lookOf(line))) {
    const heads = its.filter((line) => isHeading(line));
    if (heads.length >= HEADINGS_MIN && heads.length >= SHARE_MIN * its.length) looks.add(look);
  }
  if (looks.size === 0) return streams;
  return streams.map((stream) =>
    stream.map((line) =>
      hasBullet(line.text) && looks.has(lookOf(line)) ? withoutSign(line) : line,
    ),
  );
}

/** The sign of a line and how it is set: numbered headings and items may be read with the same bullet. */
function lookOf({ text, size, isBold }: Line): string {
  return `${signOf(text)} ${size} ${isBold}`;
}

/** Headings in two languages that make a document one of two. */
const DOUBLE_MIN = 3;
const DOUBLE_LENGTH_MAX = 60;
/** Between the languages stands a sign, or the script changes. */
const second =
  /\s?[/|·•]\s?|\s[-–—]\s|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}])\s?(?=[A-Z])|(?<=[A-Za-z])\s?(?=[\p{Script=Han}\p{Script=Hangul}])/u;

/** `Experiencia / Overview`: if headings have two parts of which one is known, the other is left out. */
function inOneLanguage(streams: readonly Stream[]): Stream[] {
  const found = new Map<Line, Line>();
  const kinds = new Set<string>();
  for (const line of streams.flat()) {
    const [only, ...others] = line.cells;
    if (!only || others.length > 0 || only.text.length > DOUBLE_LENGTH_MAX) continue;
    if (!second.test(only.text) || headingOf(only.text) !== null) continue;
    const parts = only.text.split(second);
    const known = parts.find((part) => headingOf(part) !== null);
    if (parts.length !== 2 || known === undefined) continue;
    found.set(line, lineOf([{ ...only, text: known }], line.isPlaced));
    kinds.add(headingOf(known)?.kinds[0] ?? '');
  }
  if (kinds.size < DOUBLE_MIN) return [...streams];
  return streams.map((stream) => stream.map((line) => found.get(line) ?? line));
}

/** `——— Skills ———`. */
const lined = /^[-–—=_*~]{2,}\s?(\p{L}.*?)\s?[-–—=_*~]{2,}$/u;

/** Takes the lines on both sides off a heading. */
function unlined(line: Line): Line {
  const [first, ...others] = line.cells;
  const inner = lined.exec(first?.text ?? '')?.[1];
  if (!first || inner === undefined || headingOf(inner) === null) return line;
  return lineOf([{ ...first, text: inner }, ...others], line.isPlaced);
}

function signOf(text: string): string {
  return text.slice(0, String.fromCodePoint(text.codePointAt(0) ?? 0).length);
}

function isHeading({ cells: [first] }: Line): boolean {
  return first !== undefined && headingOf(withoutBullet(first.text)) !== null;
}

function withoutSign({ cells, isPlaced }: Line): Line {
  const [first, ...others] = cells;
  return lineOf(first ? [bare(first), ...others] : others, isPlaced);
}

function bare({ text, page, x, width, y, size, isBold }: Cell): Cell {
  return { text: withoutBullet(text), page, x, width, y, size, isBold };
}
