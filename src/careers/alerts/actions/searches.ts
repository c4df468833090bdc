/** Resolves the place of a search on a site, and describes the search as a text and as the path of its list. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx, SiteFormCtx } from '#careers/domains/actions.ts';
import { findSiteCountry } from '#careers/layout/schemas.ts';
import { placeNamed } from '#careers/locations/actions.ts';
import { describeSearch } from '#careers/words/alerts/search.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { searchQuery } from '../schemas.ts';
import type { Search } from '../schemas.ts';

export type ResolvedSearch = {
  search: Search;
  country: { id: number; iso2: string; name: string } | null;
  city: { name: string } | null;
};

/** Null if the site does not have the place. */
export function resolveSearch(ctx: SiteCtx, search: Search): ReadPlan<ResolvedSearch | null> {
  const { country: code, city } = search;
  if (code === null) return ReadPlan.of({ search, country: null, city: null });
  const country = findSiteCountry(ctx.site, code);
  if (!country) return ReadPlan.of(null);
  if (city === null) return ReadPlan.of({ search, country, city: null });
  return ReadPlan.map(
    placeNamed(country.id, city),
    (place) => place && { search, country, city: place },
  );
}

export function searchText(ctx: SiteFormCtx, { search, country, city }: ResolvedSearch): string {
  return describeSearch(siteOf(ctx), { country, city }, search.filters);
}

/** Leaves out free text, so that an email to an unconfirmed address contains no text from the form. */
export function searchTextWithoutInput(ctx: SiteFormCtx, resolved: ResolvedSearch): string {
  const { search } = resolved;
  const { where: _, radius: __, ...others } = search.filters;
  const filters = { ...others, search: '' };
  return searchText(ctx, { ...resolved, search: { ...search, filters } });
}

/** The path of the list, with its query. */
export function searchListPath(search: Search): string {
  const { country, city } = search;
  const path = [country, city].flatMap((part) => (part === null ? [] : [encodeURIComponent(part)]));
  const query = searchQuery({ ...search, country: null, city: null });
  return `/${path.join('/')}${query === '' ? '' : `?${query}`}`;
}
