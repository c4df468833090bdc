/** Which language a link of the footer chooses, and where it leads back to. */
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';

export const START = '/';
export const DELETE_COMPANY = '/settings/delete-company';
const ANY_ORIGIN = 'https://host';

export function chosenLanguage(to: string | null): SiteLanguage | null {
  return siteLanguages.find((language) => language === to) ?? null;
}

/** A page of this host, or the start page: anyone can write the address. */
export function returnPath(next: string): string {
  // Browsers read `\` as `/`, and ignore tabs and line breaks.
  if (/^(?!\/)|^[^?]*[\\\s]|[\t\r\n]/u.test(next) || !URL.canParse(next, ANY_ORIGIN)) return START;
  const { origin, pathname, search } = new URL(next, ANY_ORIGIN);
  // `//other.example` is another host, and so is what `..` leaves of `/..//other.example`.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search : START;
}

/** The console of the person's only company; null where they have to choose. */
export function onlyConsole(companies: readonly { subdomain: string }[]): string | null {
  const [only, another] = companies;
  return only && !another ? `/console/${only.subdomain}` : null;
}
