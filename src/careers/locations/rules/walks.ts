/** What a list tells of a search: the place that its jobs have in common, and where a walk by cursor stands. */
import type { ReadSearch } from '#careers/queries/actions.ts';
import type { Try } from '#careers/queries/rules/terms.ts';
import type { ListedJob } from './filters.ts';

/** More than any list has. */
const TIERS_MAX = 20;

/** A cursor has one number for the tier of the list and the search that was tried for it. */
export function walkedTier(
  tier: number | undefined,
  chosen: number | undefined,
): number | undefined {
  return chosen === undefined ? tier : (chosen + 1) * TIERS_MAX + (tier ?? 0);
}

export function walked(tier: number | undefined) {
  if (tier === undefined || tier < TIERS_MAX) return { tier };
  return { tier: tier % TIERS_MAX || undefined, chosen: Math.floor(tier / TIERS_MAX) - 1 };
}

/** The place in the words, where it was found as words: all jobs of the page are there. */
export function placeOnPage(
  search: Pick<ReadSearch, 'textOf'> | undefined,
  tried: Pick<Try, 'leftOut'> | null | undefined,
  jobs: readonly ListedJob[],
) {
  const [job] = jobs;
  if (!search || !job || jobs.some(({ citySlug }) => citySlug !== job.citySlug)) return null;
  const text = job.citySlug === null ? undefined : search.textOf(job.citySlug);
  return text === undefined || tried?.leftOut.includes(text) ? null : { job, text };
}
