/** Groups segments into lines of cells. */
import type { Segment } from '../segment.ts';
import { isRightToLeft, tidy } from './text-folding.ts';

/** Lines read, about twenty full pages. */
const LINES_MAX = 2_000;
/** Segments read. */
const CHARACTERS_MAX = 100_000;

export type Cell = Segment;

export type Line = {
  /** At least one, from left to right; in formats without positions, in reading order. */
  cells: readonly Cell[];
  /** The texts of the cells, joined by tabs. */
  text: string;
  page: number;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Whether the positions are those on the page, and not line numbers. */
  isPlaced: boolean;
};

/** A line of signs below a heading. */
const rule = /^(?:[-=_*~#.–—─━═]\s?){3,}$/u;

/** Points or strokes that lead from a label to its value: `Name: ....... Anna Weber`. */
const leader = /\s?:\s?[.…_·]{3,}\s?(?=\S)/u;

/** Picture characters without a text. */
const picture = /^(?:[\u{1f000}-\u{1faff}\s]|\ufe0f|\u200d)+$/u;

/** Returns the non-empty segments with tidy text, up to the limit. */
export function tidySegments(segments: readonly Segment[]): Segment[] {
  const tidied: Segment[] = [];
  let characters = 0;
  for (const segment of segments) {
    const text = tidy(segment.text).replace(leader, ': ');
    if (text === '' || rule.test(text) || picture.test(text)) continue;
    characters += text.length;
    if (tidied.length >= LINES_MAX || characters > CHARACTERS_MAX) break;
    tidied.push({ ...segment, text });
  }
  return tidied;
}

/** The parts of a cell between wide gaps, as long as they are still those of its text. */
export function partsOf({ text, parts }: Cell): readonly string[] {
  if (!parts) return [text];
  const tidied = parts.map((part) => tidy(part)).filter((part) => part !== '');
  return lettersOf(tidied.join('')) === lettersOf(text) ? tidied : [text];
}

/** The letters of a text in an order of their own: in text from right to left, parts in Latin letters may stand the other way round. */
function lettersOf(text: string): string {
  return Array.from(text.replaceAll(/\s/gu, '')).sort().join('');
}

/** The share of right-to-left segments that makes a document right-to-left. */
const RIGHT_TO_LEFT_SHARE = 0.4;

/** Mirrors the positions of a right-to-left document, so that it can be processed as left-to-right. */
export function fromLeft(segments: readonly Segment[]): readonly Segment[] {
  const turned = segments.filter(({ text }) => isRightToLeft.test(text)).length;
  if (!arePlaced(segments) || turned < segments.length * RIGHT_TO_LEFT_SHARE) return segments;
  const right = Math.max(...segments.map(({ x, width }) => x + width));
  const left = Math.min(...segments.map(({ x }) => x));
  return segments.map((segment) => ({ ...segment, x: left + right - segment.x - segment.width }));
}

/** Baselines of one line may differ by this share of the font size. */
const SAME_LINE = 0.4;
/** The tolerance in formats where `y` counts lines. */
const COUNTED_STEP_MAX = 2;

/** Whether the segments have positions on the page. */
export function arePlaced(segments: readonly Segment[]): boolean {
  const steps = segments.flatMap(({ y, page }, index) => {
    const above = segments[index - 1];
    return above && above.page === page && y > above.y ? [y - above.y] : [];
  });
  const [middle = 0] = steps.toSorted((a, b) => a - b).slice(Math.floor(steps.length / 2));
  return middle > COUNTED_STEP_MAX;
}

/** `segments` are sorted by page, then top to bottom. */
export function linesOf(segments: readonly Segment[], isPlaced: boolean): Line[] {
  const lines: Cell[][] = [];
  for (const segment of segments) {
    const open = lines.at(-1);
    const first = open?.[0];
    if (open && first && isSameLine(first, segment, isPlaced)) open.push(segment);
    else lines.push([segment]);
  }
  return lines.map((cells) =>
    lineOf(withoutColons(isPlaced ? cells.toSorted((a, b) => a.x - b.x) : cells), isPlaced),
  );
}

/** The longest label of a row, in characters. */
const LABEL_LENGTH_MAX = 60;

/** Tabs may align colons in a column of their own: `Name | : | Anna Weber` and `Name | : Anna Weber` are `Name: | Anna Weber`. */
function withoutColons(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.some(({ text }, at) => at > 0 && /^[:：]/u.test(text))) return cells;
  const kept: Cell[] = [];
  for (const cell of cells) {
    const label = kept.at(-1);
    const [colon, value = ''] = /^[:：]\s*(.*)$/u.exec(cell.text) ?? [];
    if (!label || colon === undefined || label.text.length > LABEL_LENGTH_MAX) {
      kept.push(cell);
      continue;
    }
    if (!/[:：]$/u.test(label.text)) kept.splice(-1, 1, { ...label, text: `${label.text}:` });
    if (value !== '') kept.push({ ...cell, text: value });
  }
  return kept;
}

function isSameLine(a: Cell, b: Cell, isPlaced: boolean): boolean {
  const tolerance = isPlaced ? SAME_LINE * Math.min(a.size, b.size) : 0;
  return a.page === b.page && Math.abs(a.y - b.y) <= tolerance;
}

export function lineOf(cells: readonly Cell[], isPlaced: boolean): Line {
  const [first] = cells;
  return {
    cells,
    text: cells.map(({ text }) => text).join('\t'),
    page: first?.page ?? 1,
    x: first?.x ?? 0,
    y: first?.y ?? 0,
    size: Math.max(0, ...cells.map(({ size }) => size)),
    isBold: first?.isBold ?? false,
    isPlaced,
  };
}

const bullet = /^(?:[•●○◦▪▫■□◆◇▸▹►▶▷➢➤➔→⇒✓✔✦★☆※‣⁃∙·‧・⬥❖➣*»›–—-]|[{}~^¨](?= \S)|[o§](?= \S))\s*/u;

/** Signs that precede headings as well as list items. */
const sign = /^[■□◆◇●○◎▪▶►※【《〔]/u;

export function hasSign(text: string): boolean {
  return sign.test(text);
}

/** Removes the bullet before a line. */
export function withoutBullet(text: string): string {
  const rest = text.replace(bullet, '').trimStart();
  return rest === '' ? text : rest;
}

export function hasBullet(text: string): boolean {
  return bullet.test(text);
}
