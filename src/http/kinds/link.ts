/** Serves links that are sent to people without an account; errors look as they do on the account pages. */
import type { AccountPageLook } from '../account-pages.ts';
import { publicContext } from '../context.ts';
import { documentHeaders, PRIVATE_CACHING } from '../headers.ts';
import { clientAddress, spend } from '../limits.ts';
import { requestLanguage } from '../language.ts';
import type { Link } from '../links.ts';
import type { ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';
import { toErrorResponse } from './account-page.ts';

export function links(look: AccountPageLook): Kind<Link, ApiEnv> {
  const headers = {
    ...documentHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src ${look.styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cache-Control': PRIVATE_CACHING,
    'X-Robots-Tag': 'noindex',
    // The next site must not learn the link.
    'Referrer-Policy': 'no-referrer',
  };
  return {
    plainHttp: 'redirect',
    handler: (link) => async (c) => {
      const { services } = c.env;
      await spend(services, 'public', clientAddress(c.req.raw));
      const answer = await link.run(publicContext(services, c.var.now), {
        params: c.req.param(),
        query: new URL(c.req.url).searchParams,
        language: requestLanguage(c),
      });
      return 'location' in answer
        ? new Response(null, {
            status: answer.status,
            headers: { ...headers, Location: answer.location },
          })
        : new Response(answer.html, { status: answer.status, headers });
    },
    errorResponse: (c, error) => toErrorResponse(c, error, look, headers),
  };
}
