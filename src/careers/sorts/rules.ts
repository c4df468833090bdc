/** The orders that a list of jobs can have, and their cursors. */
import type { Cursor } from '#lib/pagination.ts';

export const sorts = ['relevance', 'date', 'salary', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/**
 * The orders of a list. Each has a letter in its cursors, so that one of another order is known; the first two have none, and differ
 * by their tiers.
 */
const orders: Readonly<Record<Sort, { letter: string; hasTiers: boolean }>> = {
  relevance: { letter: '', hasTiers: true },
  date: { letter: '', hasTiers: false },
  salary: { letter: 's', hasTiers: true },
  distance: { letter: 'd', hasTiers: true },
};

/** In what order a list is; `tiers` are those of its search. */
export function sortOf(asked: Sort | undefined, tiers: readonly string[]): Sort {
  // Without words all are alike.
  return asked === undefined || asked === 'relevance'
    ? tiers.length > 0
      ? 'relevance'
      : 'date'
    : asked;
}

export function letterOf(sort: Sort): string {
  return orders[sort].letter;
}

/** Whether the cursor is of a list in this order. */
export function isCursorOf(
  sort: Sort,
  { tier, order = '' }: Pick<Cursor, 'tier' | 'order'>,
): boolean {
  const { letter, hasTiers } = orders[sort];
  return order === letter && (tier !== undefined) === hasTiers;
}
