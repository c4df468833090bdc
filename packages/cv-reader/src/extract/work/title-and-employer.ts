/** Decides which piece at the head of an entry is the job title and which the employer. */
import type { Piece } from '../columns/pieces.ts';

export type RankedPair = { title: Piece; employer: Piece; score: number };

/** What most entries of a CV have in common: order and places of title and employer. */
export type Layout = {
  /** From 1 (the title always comes first) to -1. */
  titleFirst: number;
  /** How often title and employer stood in which places, weighted by certainty. */
  shapes: ReadonlyMap<string, number>;
  count: number;
  /** The places that suit all entries best, or null. */
  usual: string | null;
};

const none: Layout = { titleFirst: 0, shapes: new Map(), count: 0, usual: null };

/** Weight of words of the other kind; `Hotel Manager` is still a job title. */
const AGAINST = 0.6;
/** Weight of the order in the other entries: half a word. */
const ORDER = 0.9;
/** Weight of the places in the other entries: about a word. */
const SHAPE = 1.6;
/** Weight of the places that suit all entries best. */
const USUAL = 0.7;
/** An entry without a pair in some places counts against them by this much at most. */
const UNUSUAL_MAX = 2;
/** Weight of two halves of one text, and of halves with `at` between them. */
const HALVES = 0.25;
const JOINED_BY_AT = 1.2;
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
  const usual = custom.usual === shapeOf(title, employer) ? USUAL : 0;
  const places = order * ORDER + shape * SHAPE + usual;
  return likely - title.cost - employer.cost + places + halves(title, employer);
}

/** `Cook at Hotel Park` names both. */
function halves(title: Piece, employer: Piece): number {
  if (title.whole === null || title.whole !== employer.whole) return 0;
  return title.isBeforeAt && employer.order > title.order && title.job > 0 ? JOINED_BY_AT : HALVES;
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
  const custom = { titleFirst: count === 0 ? 0 : titleFirst / count, shapes, count, usual: null };
  return { ...custom, usual: usualShape(entries, custom) };
}

/** The shape with the smallest loss over all entries, against the best pair of each. */
function usualShape(entries: readonly (readonly Piece[])[], custom: Layout): string | null {
  const ranked = entries
    .map((pieces) => bestByShape(pieces, custom))
    .filter(({ size }) => size > 0);
  if (ranked.length < 2) return null;
  let best: { shape: string; loss: number } | null = null;
  for (const shape of new Set(ranked.flatMap((shapes) => [...shapes.keys()]))) {
    const losses = ranked.map((shapes) => {
      const [top = 0] = shapes.values();
      return Math.min(UNUSUAL_MAX, top - (shapes.get(shape) ?? -Infinity));
    });
    const loss = losses.reduce((sum, one) => sum + one, 0);
    if (!best || loss < best.loss) best = { shape, loss };
  }
  return best?.shape ?? null;
}

/** The score of the best pair of each shape, the best first. */
function bestByShape(pieces: readonly Piece[], custom: Layout): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { title, employer, score } of rankPairs(pieces, custom)) {
    const shape = shapeOf(title, employer);
    if (!scores.has(shape)) scores.set(shape, score);
  }
  return scores;
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
