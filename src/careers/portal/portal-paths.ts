/** The paths of a candidate's own page. */

/** As in `recruiting/pipeline/messages/words/portal.ts`, which the Worker of the career domains leaves out. */
export const PORTAL = '/my';
export const WITHDRAW = `${PORTAL}/withdraw`;
export const CORRECT = `${PORTAL}/correct`;
export const ADD_CV = `${PORTAL}/cv`;
export const DOWNLOAD = `${PORTAL}/download`;
export const DELETE = `${PORTAL}/delete`;
export const CODE = `${DELETE}/code`;
export const LINK = `${PORTAL}/link`;
export const SENT = `${LINK}/sent`;

export const portalPaths: readonly string[] = [
  PORTAL,
  WITHDRAW,
  CORRECT,
  ADD_CV,
  DOWNLOAD,
  DELETE,
  CODE,
  LINK,
  SENT,
];

/** The secret is in the query, because logs leave queries out. */
export function withToken(path: string, token: string, note?: string): string {
  const query = new URLSearchParams({ token, ...(note !== undefined && { note }) });
  return `${path}?${query.toString()}`;
}
