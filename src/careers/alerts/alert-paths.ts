/** The paths of the alert pages. */

import { listPath } from '#careers/layout/page-links.ts';
import type { Filters } from '#careers/layout/props.ts';

export const ALERTS = '/alerts';
export const SENT = `${ALERTS}/sent`;
export const CONFIRM = `${ALERTS}/confirm`;
export const CONFIRMED = `${ALERTS}/confirmed`;
export const MANAGE = `${ALERTS}/manage`;
export const END = `${ALERTS}/end`;

export const alertPaths: readonly string[] = [ALERTS, SENT, CONFIRM, CONFIRMED, MANAGE, END];

/** The form for the search of a list: its place is in the list's path, its filters become the query. */
export function alertFormPath(path: string, filters: Filters): string {
  const [country, city] = path.split('/').slice(1).map(decodeURIComponent);
  const { search, category, workplace, employmentType } = filters;
  // Dates and orders mean nothing for jobs that are yet to come.
  const lasting = { search, category, workplace, employmentType };
  const query = new URL(listPath('/', lasting, 1), 'https://any.example').searchParams;
  const place = new URLSearchParams({ ...(country && { country }), ...(city && { city }) });
  const parts = [place, query].map(String).filter((part) => part !== '');
  return parts.length === 0 ? ALERTS : `${ALERTS}?${parts.join('&')}`;
}

/** The token is in the query, because logs leave queries out. */
export function tokenPath(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}
