/** Resolves the place of a search on a site, and describes the search as a text and as the path of its list. */
import { companyNamed } from '#careers/companies/actions.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx, SiteFormCtx } from '#careers/domains/actions.ts';
import { findSiteCountry } from '#careers/layout/schemas.ts';
import { placeNamed } from '#careers/locations/actions/lists.ts';
import { describeSearch } from '#careers/words/alerts/search.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { searchQuery } from '../schemas.ts';
import type { Search } from '../schemas.ts';

export type ResolvedSearch = {
  search: Search;
  country: { id: number; iso2: string; name: string } | null;
  city: { name: string } | null;
  company: { name: string } | null;
};

/** Null if the site does not have the place or the company. */
export function resolveSearch(ctx: SiteCtx, search: Search): ReadPlan<ResolvedSearch | null> {
  const { country: code, city, company } = search;
  const anywhere = { search, country: null, city: null, company: null };
  if (company !== null) {
    return ReadPlan.map(
      companyNamed(ctx, company),
      (found) => found && { ...anywhere, company: found },
    );
  }
  if (code === null) return ReadPlan.of(anywhere);
  const country = findSiteCountry(ctx.site, code);
  if (!country) return ReadPlan.of(null);
  if (city === null) return ReadPlan.of({ ...anywhere, country });
  return ReadPlan.map(
    placeNamed(country.id, city),
    (place) => place && { ...anywhere, country, city: place },
  );
}

export function searchText(ctx: SiteFormCtx, resolved: ResolvedSearch): string {
  const { search, country, city, company } = resolved;
  return describeSearch(siteOf(ctx), { country, city, company }, search.filters);
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
  const { country, city, company } = search;
  const parts = company === null ? [country, city] : ['companies', company];
  const path = parts.flatMap((part) => (part === null ? [] : [encodeURIComponent(part)]));
  const query = searchQuery({ ...search, country: null, city: null, company: null });
  return `/${path.join('/')}${query === '' ? '' : `?${query}`}`;
}
