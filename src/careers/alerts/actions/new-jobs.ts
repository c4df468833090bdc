/** The newest jobs of a list of a site, by the search that its page shows: as it is read, or as it is tried where that finds nothing. */
import type { ReadCtx } from '#context.ts';
import { filterExpressions } from '#careers/locations/rules/filters.ts';
import type { Query } from '#careers/locations/rules/filters.ts';
import { nearOf } from '#careers/locations/rules/near.ts';
import { newestJobs, readPlace, readSearch } from '#careers/queries/actions.ts';
import type { NewJobs } from '#careers/queries/actions.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { countryByIso2 } from '#lib/countries.ts';
import type { Radius } from '#lib/geo.ts';
import type { EmploymentType, Workplace } from '#vocabulary/lists.ts';

type SoughtOnPage = {
  country: string | null;
  city: string | null;
  company?: string | null;
  filters: PageFilters;
};
type PageFilters = {
  search: string;
  categories: readonly number[];
  workplaces: readonly Workplace[];
  employmentTypes: readonly EmploymentType[];
  where?: string;
  radius?: Radius;
  withRemote?: true;
};

/** Those that came on the list in between; a list that cannot be has none. */
export async function jobsSince(
  ctx: ReadCtx,
  site: { id: number; language: string; countryIds: readonly number[] },
  { country, city, company = null, filters }: SoughtOnPage,
  part: { since: number; until: number; limit: number },
): Promise<ReadPlan<NewJobs>> {
  const countryId = country === null ? null : countryByIso2(country.toUpperCase())?.id;
  const countryIds = countryId === null ? site.countryIds : [countryId ?? 0];
  const { where: typed, employmentTypes, categories: categoryIds } = filters;
  const read = typed === undefined ? undefined : await readPlace(ctx, typed, site);
  const ofPlace = read?.workplaces ?? [];
  const workplaces = filters.workplaces.length > 0 ? filters.workplaces : ofPlace;
  const chosen = { workplace: workplaces.length > 0, employment_type: employmentTypes.length > 0 };
  const { language } = site;
  const search =
    filters.search.trim() === ''
      ? null
      : await readSearch(ctx, filters.search, { language, countryIds: site.countryIds, chosen });
  const others = { categoryIds, workplaces, employmentTypes };
  const expressions = filterExpressions({ query: search?.reading, ...others });
  const pathSlug = city ?? undefined;
  const [countryOfCity = 0] = countryIds;
  const path = pathSlug === undefined ? pathSlug : { countryId: countryOfCity, pathSlug };
  const { where: _, ...anywhere } = filters;
  const around = ofPlace.length > 0 ? anywhere : { ...filters, region: read?.region };
  const near = nearOf(around, path);
  const isOfSite = countryIds.every((id) => site.countryIds.includes(id));
  if (expressions === null || !isOfSite || near === null)
    return ReadPlan.of({ jobs: [], tried: null });
  // Whatever the countries of the site: a job of a company may be in another, or in none.
  const place =
    company === null ? { countryIds, ...(near ? { near } : { pathSlug }) } : { company };
  const where = { domain: site.id, ...place, ...expressions, tiers: [] };
  const isPlaceChosen = near !== undefined || pathSlug !== undefined;
  const expressionsOf = (query: Query) => filterExpressions({ query, ...others });
  return newestJobs(ctx, where, part, { search, isPlaceChosen, expressionsOf });
}
