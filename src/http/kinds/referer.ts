/** Where a request came from, within this host. */

/** The page of ours from which a form was sent, as the browser says. */
export function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? pathname + search : null;
}
