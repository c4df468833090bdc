/** The facets of the lists on career pages. */
import type { FilterExpressions } from '#careers/locations/rules/filters.ts';
import { facetsOf } from '#careers/locations/store/facets.ts';
import type { Clock, Where } from '#careers/locations/store/where.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import { TtlCache } from '#lib/ttl-cache.ts';
import { postedWithinDays } from './rules.ts';
import type { Facets, FacetsAsked } from './rules.ts';

/** What the values of a list without filters find may be as old as the answers that everyone caches. */
const CACHE_MS = 60_000;
const CACHE_ENTRIES_MAX = 500;
const unfiltered = new TtlCache<PageFacets>(CACHE_MS, CACHE_ENTRIES_MAX);

export type PageFacets = {
  /** Tells these facets from others, in less than the jobs that they were counted from. */
  facts: string;
  facets: Facets;
};

type PageList = {
  where: Where & Partial<Pick<FilterExpressions, 'without' | 'hasWords'>>;
  isFiltered: boolean;
} & Pick<FacetsAsked, 'currency' | 'isOfEmployer'>;

/** Dates count from the beginning of the day, as in the lists of pages. */
export function pageFacets({ now }: Clock, list: PageList): ReadPlan<PageFacets> {
  const { where, currency, isFiltered, isOfEmployer = false } = list;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const days = postedWithinDays.map((value) => ({ value, since: today - value * DAY_MS }));
  const key = JSON.stringify(where);
  const cached = isFiltered ? undefined : unfiltered.get(key, now);
  if (cached) return ReadPlan.of(cached);
  return ReadPlan.map(facetsOf({ now }, where, { currency, days, isOfEmployer }), (found) => {
    const facets = found.facets();
    const result = { facts: JSON.stringify(facets), facets };
    if (!isFiltered) unfiltered.set(key, result, now);
    return result;
  });
}
