/** The addresses of the logs of a company. */

export const AUDIT = '/audit';
export const SIGN_INS = '/sign-ins';
export const REQUESTS = '/requests';
export const FINISH_REQUEST = '/requests/{request}/finish';

/** What a log is filtered by, as it was typed. */
export type Filters = Readonly<Record<string, string>>;

/** The address of a log with its filters. */
export function logPath(path: string, filters: Filters): string {
  const query = new URLSearchParams(filters).toString();
  return query === '' ? path : `${path}?${query}`;
}
