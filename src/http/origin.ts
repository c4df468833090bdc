/** Refuses forms that were posted from pages of other sites. */
import { ApiError } from '#errors.ts';

/** Throws `form_expired` where the browser names another origin. */
export function assertSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) throw new ApiError('form_expired');
}

/** False where the browser names another origin (Fetch Metadata, RFC 6454). Other clients name none. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  const origin = request.headers.get('origin');
  const isOurs = origin === null || origin === new URL(request.url).origin;
  return isOurs && (site === 'same-origin' || site === 'none');
}
