/** Decides which piece at the head of an entry is the job title and which the employer. */
import type { Piece } from './pieces.ts';

export type RankedPair = { title: Piece; employer: Piece; score: number };

/** What most entries of a CV have in common: order and places of title and employer. */
export type Layout = {
  /** From 1 (the title always comes first) to -1. */
  titleFirst: number;
  /** How often title and employer stood in which places, weighted by certainty. */
  shapes: ReadonlyMap<string, number>;
  count: number;
};

const none: Layout = { titleFirst: 0, shapes: new Map(), count: 0 };

/** Weight of words of the other kind; `Hotel Manager` is still a job title. */
const AGAINST = 0.6;
/** Weight of the order in the other entries: half a word. */
const ORDER = 0.9;
/** Weight of the places in the other entries: about a word. */
const SHAPE = 1.6;
/** A pair better than its reverse by this margin is evidence of the layout. */
const SURE = 0.6;
/** The largest weight of one entry. */
const SURE_MAX = 2;
/** Pairs closer to each other than this count half. */
const CLOSE = 0.2;

/** Returns all pairs of title and employer, the most likely first. */
export function rankPairs(pieces: readonly Piece[], custom: Layout): RankedPair[] {
  const found: RankedPair[] = [];
  for (const title of pieces) {
    for (const employer of pieces) {
      if (title === employer || title.whole === employer || employer.whole === title) continue;
      found.push({ title, employer, score: scoreOf(title, employer, custom) });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

function scoreOf(title: Piece, employer: Piece, custom: Layout): number {
  const likely = title.job + employer.organisation - AGAINST * (title.organisation + employer.job);
  const order = title.order < employer.order ? custom.titleFirst : -custom.titleFirst;
  const found = custom.shapes.get(shapeOf(title, employer)) ?? 0;
  const shape = custom.count === 0 ? 0 : found / custom.count;
  return likely - title.cost - employer.cost + order * ORDER + shape * SHAPE;
}

function shapeOf(title: Piece, employer: Piece): string {
  return `${title.slot}>${employer.slot}`;
}

/** Derives the layout from the entries that are clear by themselves, to decide the others. */
export function layoutOf(entries: readonly (readonly Piece[])[]): Layout {
  let titleFirst = 0;
  let count = 0;
  const shapes = new Map<string, number>();
  for (const pieces of entries) {
    const [best, next] = rankPairs(pieces, none);
    if (!best) continue;
    const reverse = scoreOf(best.employer, best.title, none);
    const isClose = next !== undefined && best.score - next.score < CLOSE;
    const weight = Math.min(SURE_MAX, best.score - reverse) * (isClose ? 0.5 : 1);
    if (weight < SURE) continue;
    count += weight;
    titleFirst += best.title.order < best.employer.order ? weight : -weight;
    const shape = shapeOf(best.title, best.employer);
    shapes.set(shape, (shapes.get(shape) ?? 0) + weight);
  }
  return { titleFirst: count === 0 ? 0 : titleFirst / count, shapes, count };
}

/** Below this score, only one piece is used. */
const SCORE_MIN = -0.8;

/** Returns the title and the employer, as far as the pieces name them. */
export function choosePair(
  pieces: readonly Piece[],
  custom: Layout,
): { title: Piece | null; employer: Piece | null } {
  const [best] = rankPairs(pieces, custom);
  if (best && best.score >= SCORE_MIN) return best;
  // The piece with the lowest cost is nearest to the date.
  const [sole] = pieces.toSorted((a, b) => a.cost - b.cost);
  if (!sole) return { title: null, employer: null };
  const isTitle = sole.job > sole.organisation;
  return { title: isTitle ? sole : null, employer: isTitle ? null : sole };
}
