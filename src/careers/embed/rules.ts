/** What the website plugin of a company is asked for: its addresses, and the part of its list. */
import { baseLanguage } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';

/** Jobs per page. */
export const EMBED_JOBS = 20;
/** A longer list is counted so far, as a count reads every job. */
export const COUNTED_JOBS_MAX = 1000;
/** How many jobs are looked at for the filters that lead somewhere. */
export const FILTERED_JOBS_MAX = 500;

/** A DNS label in lower case, as companies are named by. */
const companyPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/** The company in the name of a file, `acme` of `acme.js`; null where it can be none. */
export function companyIn(name: string, ending = ''): string | null {
  const company = name.endsWith(ending) ? name.slice(0, name.length - ending.length) : '';
  return companyPattern.test(company) ? company : null;
}

/** The language of the host's page where we speak it, else that of the site. */
export function embedLanguage(asked: string | null, siteLanguage: string): string {
  const language = baseLanguage((asked ?? '').toLowerCase());
  if (language === baseLanguage(siteLanguage)) return siteLanguage;
  return siteLanguages.find((known) => known === language) ?? siteLanguage;
}

/** A city as the plugin names it, `de/berlin`. */
export type EmbedCity = { iso2: string; slug: string };

export function parseCity(text: string | null): EmbedCity | null {
  const [, iso2, slug] = /^([a-z]{2})\/([^/]{1,300})$/u.exec(text ?? '') ?? [];
  return iso2 === undefined || slug === undefined ? null : { iso2, slug };
}

export function cityValue({ iso2, slug }: EmbedCity): string {
  return `${iso2.toLowerCase()}/${slug}`;
}

/** The order number of the last job of the part before, or null for what can be none. */
export function parseBefore(text: string | null): number | null {
  const value = Number(text ?? '');
  return /^\d{1,16}$/u.test(text ?? '') && Number.isSafeInteger(value) && value > 0 ? value : null;
}
