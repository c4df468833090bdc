/** Completes the text of links by the address or number that they lead to. */
import { completeLink } from '../links.ts';
import type { Piece } from './piece.ts';
import type { PdfLink } from './rewriter/links.ts';
import { withoutStandIns } from './stand-ins.ts';

/** The baseline of a text may be this far outside the rectangle of its link, in points. */
const OUTSIDE_MAX = 2;
/** Texts further apart than this share of their size have a space between them. */
const SPACE_GAP = 0.2;
/** An address that the text lacks stands after it at this distance, in sizes, so that it is a text of its own. */
const DISTANCE = 3;

type Area = { left: number; right: number; top: number; bottom: number };
type Link = { contact: string; areas: Area[] };
type Place = (x: number, y: number) => { x: number; y: number };

/** `place` converts a point of the page to that of the pieces. */
export function completeLinks(
  pieces: readonly Piece[],
  links: readonly PdfLink[],
  place: Place,
): readonly Piece[] {
  return joinLinks(links, place).reduce((all, link) => completed(all, link), pieces);
}

/** A link over two lines is a link for each of them. */
function joinLinks(links: readonly PdfLink[], place: Place): Link[] {
  const joined: Link[] = [];
  for (const { contact, rect } of links) {
    const area = areaOf(rect, place);
    const last = joined.at(-1);
    const above = last?.areas.at(-1);
    const isBelow = above && Math.abs(area.top - above.top) < 2 * (above.bottom - above.top);
    if (last?.contact === contact && isBelow) last.areas.push(area);
    else joined.push({ contact, areas: [area] });
  }
  return joined;
}

function areaOf([x, y, toX, toY]: PdfLink['rect'], place: Place): Area {
  const [from, to] = [place(x, y), place(toX, toY)];
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y) - OUTSIDE_MAX,
    bottom: Math.max(from.y, to.y) + OUTSIDE_MAX,
  };
}

function completed(pieces: readonly Piece[], { contact, areas }: Link): readonly Piece[] {
  const own = pieces.filter((piece) => areas.some((area) => isIn(piece, area)));
  const [first] = own;
  if (!first) return pieces;
  const shown = textOf(own);
  const text = completeLink(shown, contact);
  const isBroken = text === contact && own.some(({ y }) => y !== first.y);
  if (text === shown && !isBroken) return pieces;
  const right = Math.max(...own.filter(({ y }) => y === first.y).map(({ x, width }) => x + width));
  const width = right - first.x;
  if (text.startsWith(`${shown} `)) {
    const added = { ...first, text: contact, x: right + DISTANCE * first.size, width };
    return pieces.flatMap((piece) => (piece === own.at(-1) ? [piece, added] : [piece]));
  }
  const replaced = { ...first, text, width };
  const others = new Set(own.slice(1));
  return pieces
    .filter((piece) => !others.has(piece))
    .map((piece) => (piece === first ? replaced : piece));
}

function isIn({ x, y, width }: Piece, { left, right, top, bottom }: Area): boolean {
  const middle = x + width / 2;
  return middle >= left && middle <= right && y >= top && y <= bottom;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, x, y, size }, at) => {
      const before = pieces[at - 1];
      const isApart = before && y === before.y && x - before.x - before.width > size * SPACE_GAP;
      return `${isApart ? ' ' : ''}${withoutStandIns(text)}`;
    })
    .join('')
    .trim();
}
