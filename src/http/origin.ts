/** Who may send a form: the page it stands on, and nobody else's. */
import { ApiError } from '#errors.ts';

/** Where a browser says who made it send the form, only we may have (Fetch Metadata, then RFC 6454). */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  const origin = request.headers.get('origin');
  const isOurs = origin === null || origin === new URL(request.url).origin;
  if (!isOurs || (site !== 'same-origin' && site !== 'none')) throw new ApiError('form_expired');
}
