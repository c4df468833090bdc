/** What a browser asks for: the language of a page, and whether it wants a page at all. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { baseLanguage, preferredLanguage } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';

/** Holds the language that was chosen in this browser. */
export const LANGUAGE_COOKIE = 'language';

const DEFAULT: SiteLanguage = 'en';

/** The language that was chosen in this browser, else the one it prefers, else English. */
export function requestLanguage(c: Context): SiteLanguage {
  const chosen = getCookie(c, LANGUAGE_COOKIE, 'host');
  return siteLanguages.find((language) => language === chosen) ?? acceptedLanguage(c);
}

function acceptedLanguage(c: Context): SiteLanguage {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: [...siteLanguages],
    default: DEFAULT,
    match: (ranges, { default: fallback }) => preferredLanguage(ranges, siteLanguages) ?? fallback,
  });
  return siteLanguages.find((one) => one === language) ?? DEFAULT;
}

/** The language with the region for which the browser asks for it, as in `en-GB`; else the language. */
export function regionalTag(c: Context, language: string): string {
  const wanted = (c.req.header('Accept-Language') ?? '').split(',').map((range) => {
    const [, tag = ''] =
      /^\s*([a-z]{2}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3}))\s*(?:;|$)/iu.exec(range) ?? [];
    return tag;
  });
  const regional = wanted.find((tag) => baseLanguage(tag.toLowerCase()) === baseLanguage(language));
  return regional === undefined ? language : new Intl.Locale(regional).toString();
}

/** Whether the client prefers a page to JSON, as browsers do. */
export function prefersHtml(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html';
}
