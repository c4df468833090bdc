/** Removes headers and footers that pages repeat: name, title of the document, page number, date. */
import type { Segment } from '../../segment.ts';
import { hasDate } from '../dates/dates.ts';

/** Lines at the top and at the bottom of a page that may be a header or footer, and their share of a short page. */
const EDGE_LINES_MAX = 3;
const EDGE_SHARE = 1 / 3;
/** Repeated texts stand at one place, in points. */
const SAME_PLACE = 4;
/** Length of a header. */
const LENGTH_MAX = 120;
/** Baselines of one line differ by less. */
const SAME_LINE = 3;

/** `segments` are sorted. The first of repeated texts at the top is kept, as it may be the only one. */
export function withoutPageEdges(segments: readonly Segment[]): readonly Segment[] {
  const pages = [...Map.groupBy(segments, ({ page }) => page).values()];
  if (pages.length < 2) return segments;
  const edges = pages.map((page) => ({ top: linesAt(page, 1), bottom: linesAt(page, -1) }));
  const gone = new Set<Segment>();
  for (const [at, edge] of edges.entries()) {
    const before = edges[at - 1];
    const next = edges[at + 1];
    for (const one of edge.top) if (before && isRepeated(one, before.top)) gone.add(one);
    const around = [...(before?.bottom ?? []), ...(next?.bottom ?? [])];
    const isOnly = (one: Segment) =>
      at === 0 && address.test(one.text) && isOnlyAddress(one, segments);
    for (const one of edge.bottom) if (isRepeated(one, around) && !isOnly(one)) gone.add(one);
  }
  return gone.size === 0 ? segments : segments.filter((one) => !gone.has(one));
}

const address = /[\w.%+-]{1,64}@[\p{L}\p{N}.-]{1,150}\.\p{L}{2,}|\+\d[\d\s()./-]{7,}\d/u;

/** Whether the address or number of a text stands in the footers of the pages only. */
function isOnlyAddress({ text }: Segment, segments: readonly Segment[]): boolean {
  const [found = ''] = address.exec(text) ?? [];
  const isEmail = found.includes('@');
  return segments.every(
    (other) =>
      other.text === text || !(isEmail ? other.text.includes('@') : address.test(other.text)),
  );
}

/** The texts of the first lines of a page, or of the last ones. */
function linesAt(page: readonly Segment[], step: 1 | -1): Segment[] {
  const ordered = step === 1 ? page : page.toReversed();
  const found: Segment[] = [];
  const heights = new Set(page.map((one) => Math.round(one.y))).size;
  const most = Math.min(EDGE_LINES_MAX, Math.ceil(heights * EDGE_SHARE));
  let lines = 0;
  let y = Number.NaN;
  for (const one of ordered) {
    if (!(Math.abs(one.y - y) < SAME_LINE)) lines++;
    if (lines > most) break;
    y = one.y;
    found.push(one);
  }
  return found;
}

function isRepeated(one: Segment, others: readonly Segment[]): boolean {
  if (one.text.length > LENGTH_MAX) return false;
  return others.some(
    (other) =>
      Math.abs(other.y - one.y) < SAME_PLACE &&
      Math.abs(other.x - one.x) < SAME_PLACE + digitsIn(one.text) * one.size &&
      (other.text === one.text ||
        (!hasDate(one.text) && shapeOf(other.text) === shapeOf(one.text))),
  );
}

/** A text with its small numbers alike: pages count on. */
function shapeOf(text: string): string {
  return text.replaceAll(/(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/gu, '0');
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
