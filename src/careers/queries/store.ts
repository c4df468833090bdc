/** Searches that are tried in turn, as one question of the full text. */
import type { FilterExpressions, ListedJob, Query } from '#careers/locations/rules/filters.ts';
import { jobTotal } from '#careers/locations/store/counts.ts';
import { jobsShownBetween } from '#careers/locations/store/jobs.ts';
import { chosenTry } from '#careers/locations/store/near.ts';
import { spellings } from '#careers/locations/store/spelling.ts';
import type { PlaceKeys } from '#careers/locations/store/spelling.ts';
import { listedFrom } from '#careers/locations/store/where.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { Clock, Where } from '#careers/locations/store/where.ts';
import type { Reading, Try } from './rules/terms.ts';
import type { Asked } from './rules/tries.ts';

/** By its place among the expressions of each try, of which the first is what matches. */
function numbered(index: number): string {
  return String(index + 1);
}

/** The list of the first of the tries that finds a job. */
export function triedWhere<Searched extends Where>(
  clock: Clock,
  where: Searched,
  tries: readonly Try[],
  expressionsOf: (query: Query) => FilterExpressions | null,
): Searched | null {
  const made = tries.flatMap(({ reading, isOfTitles, place }) => {
    const expressions = expressionsOf({ ...reading, isOfTitles, isCoarse: true });
    return expressions ? [{ expressions, within: place?.within }] : [];
  });
  const [first] = made;
  if (!first || made.length < tries.length) return null;
  const { tiers, without, marked } = first.expressions;
  const list = made.map(({ expressions: { filter, ...more }, within }) => [
    within ? ('slug' in within ? 1 : 2) : 0,
    [filter, ...more.tiers, ...Object.values(more.without)].map((one) => `(${one})`),
  ]);
  const places = made.flatMap(({ within }) => within ?? []);
  const town = places.find((one) => 'slug' in one);
  const areas = places.find((one) => 'areas' in one);
  return {
    ...where,
    ...first.expressions,
    filter: '0',
    tiers: tiers.map((_, index) => numbered(index)),
    without: Object.fromEntries(
      Object.keys(without).map((name, index) => [name, numbered(tiers.length + index)]),
    ),
    marked,
    tries: {
      list: JSON.stringify(list),
      from: listedFrom(clock, where),
      town: town ? { slugs: [town.slug], countryId: town.countryId } : null,
      areas: areas ? { tokens: areas.areas, isPrefix: areas.isPrefix === true } : null,
    },
  };
}

/** How a search was read, and what places are looked for where it finds nothing. */
export type ReadSearch = {
  reading: Reading;
  keys: PlaceKeys;
  tries: (asked: Omit<Asked, 'reading' | 'lexicon'>) => Try[];
  /** The words that may name a place of this slug. */
  textOf: (slug: string) => string | undefined;
};

/** The jobs, and where the words as they are read find none at all the plan of those of what is tried. */
export type NewJobs = { jobs: ListedJob[]; tried: ReadPlan<ListedJob[]> | null };

type Sought = {
  search: ReadSearch | null;
  isPlaceChosen: boolean;
  expressionsOf: (query: Query) => FilterExpressions | null;
};

/** Those that came on the list in between. */
export function newestJobs(
  clock: Clock,
  where: Where & FilterExpressions,
  part: { since: number; until: number; limit: number },
  { search, isPlaceChosen, expressionsOf }: Sought,
): ReadPlan<NewJobs> {
  const jobs = jobsShownBetween(clock, where, part);
  if (!search) return ReadPlan.map(jobs, (found) => ({ jobs: found, tried: null }));
  const count = jobTotal(clock, where);
  const known = spellings(clock, where, search.keys);
  const plan = ReadPlan.all([jobs, ReadPlan.all([count, known])]);
  return ReadPlan.map(plan, ([found, [n, words]]) => {
    const asked = words && { known: words, isFound: n > 0, isPlaceChosen };
    const instead = triedWhere(clock, where, asked ? search.tries(asked) : [], expressionsOf);
    if (!instead) return { jobs: found, tried: null };
    const narrowed = { ...instead, tiers: [] };
    const meant = ReadPlan.all([jobsShownBetween(clock, narrowed, part), chosenTry(narrowed)]);
    const tried = ReadPlan.map(meant, ([others, at]) => (at === null ? found : others));
    return { jobs: found, tried };
  });
}
