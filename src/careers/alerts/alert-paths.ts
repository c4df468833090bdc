/** Where the pages of the alerts are. */

import { listPath } from '#careers/layout/page-links.ts';
import type { Filters } from '#careers/layout/props.ts';

export const ALERTS = '/alerts';
export const SENT = `${ALERTS}/sent`;
export const CONFIRM = `${ALERTS}/confirm`;
export const CONFIRMED = `${ALERTS}/confirmed`;
export const MANAGE = `${ALERTS}/manage`;
export const END = `${ALERTS}/end`;

/** The form for a list: the place is in the list's path, the rest in its query. */
export function formPath(path: string, filters: Filters): string {
  const [country, city] = path.split('/').slice(1).map(decodeURIComponent);
  const query = new URL(listPath('/', filters, 1), 'https://any.example').searchParams;
  const place = new URLSearchParams({ ...(country && { country }), ...(city && { city }) });
  const asked = [place, query].map(String).filter((part) => part !== '');
  return asked.length === 0 ? ALERTS : `${ALERTS}?${asked.join('&')}`;
}

/** What lets whoever has it decide stands in the query, which logs leave out. */
export function tokenPath(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}
