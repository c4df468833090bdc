/** Refuses forms that were posted from pages of other sites. */
import { ApiError } from '#errors.ts';

/** Throws `form_expired` where the browser names another origin (Fetch Metadata, RFC 6454). Other clients name none. */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  const origin = request.headers.get('origin');
  const isOurs = origin === null || origin === new URL(request.url).origin;
  if (!isOurs || (site !== 'same-origin' && site !== 'none')) throw new ApiError('form_expired');
}
