/** A search on its site: the place it names, how it is said, and the list it is of. */
import { siteOf } from '#careers/landing/actions.ts';
import type { SiteCtx } from '#careers/landing/actions.ts';
import { showCountry } from '#careers/landing/schemas.ts';
import { placeNamed } from '#careers/locations/actions.ts';
import { searchName } from '#careers/words/alerts/search.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { queryOf } from '../schemas.ts';
import type { Search } from '../schemas.ts';

export type Found = {
  search: Search;
  country: { id: number; iso2: string; name: string } | null;
  city: { name: string } | null;
};

/** Null: the site has no such place. */
export function searched(ctx: SiteCtx, search: Search): QueryPlan<Found | null> {
  const { country: iso2, city } = search;
  if (iso2 === null) return QueryPlan.of({ search, country: null, city: null });
  const id = countryByIso2(iso2.toUpperCase())?.id;
  const shown = id === undefined ? null : showCountry(id, ctx.site.language);
  if (id === undefined || !shown || !ctx.site.countryIds.includes(id)) return QueryPlan.of(null);
  const country = { id, ...shown };
  if (city === null) return QueryPlan.of({ search, country, city: null });
  return QueryPlan.map(
    placeNamed(ctx, id, city),
    (place) => place && { search, country, city: place },
  );
}

/** `untyped`: without what somebody has typed. */
export function nameOf(
  ctx: SiteCtx,
  { search, country, city }: Found,
  untyped: 'untyped' | null = null,
): string {
  const filters = untyped ? { ...search.filters, search: '' } : search.filters;
  return searchName(siteOf(ctx), { country, city }, filters);
}

/** The path of the list, with its query. */
export function listPathOf(search: Search): string {
  const { country, city } = search;
  const path = [country, city].flatMap((part) => (part === null ? [] : [encodeURIComponent(part)]));
  const query = queryOf({ ...search, country: null, city: null });
  return `/${path.join('/')}${query === '' ? '' : `?${query}`}`;
}
