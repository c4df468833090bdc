/** The orders that a list of jobs can have. */

export const sorts = ['relevance', 'date', 'salary', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/** In what order a list is; `tiers` are those of its search. */
export function sortOf(asked: Sort | undefined, tiers: readonly string[]): Sort {
  // Without words all are alike.
  return asked === undefined || asked === 'relevance'
    ? tiers.length > 0
      ? 'relevance'
      : 'date'
    : asked;
}
