/** The paths of the alert pages. */

import { companiesPath, listPath } from '#careers/layout/page-links.ts';
import type { Filters } from '#careers/layout/props.ts';

export const ALERTS = '/alerts';
export const SENT = `${ALERTS}/sent`;
export const CONFIRM = `${ALERTS}/confirm`;
export const CONFIRMED = `${ALERTS}/confirmed`;
export const MANAGE = `${ALERTS}/manage`;
export const END = `${ALERTS}/end`;

export const alertPaths: readonly string[] = [ALERTS, SENT, CONFIRM, CONFIRMED, MANAGE, END];

/** The form for the search of a list: its place or company is in the list's path, its filters become the query. */
export function alertFormPath(path: string, filters: Filters): string {
  const [first, second] = path.split('/').slice(1).map(decodeURIComponent);
  const isCompany = `/${first}` === companiesPath;
  const { search, categories, workplaces, employmentTypes } = filters;
  // Dates and orders mean nothing for jobs that are yet to come.
  const lasting = { search, categories, workplaces, employmentTypes };
  const query = new URL(listPath('/', lasting, 1), 'https://any.example').searchParams;
  const place = new URLSearchParams(
    isCompany
      ? { company: second ?? '' }
      : { ...(first && { country: first }), ...(second && { city: second }) },
  );
  const parts = [place, query].map(String).filter((part) => part !== '');
  return parts.length === 0 ? ALERTS : `${ALERTS}?${parts.join('&')}`;
}

/** The token is in the query, because logs leave queries out. */
export function tokenPath(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}
