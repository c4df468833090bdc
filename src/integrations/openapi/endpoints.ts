/** The API described to its callers: the OpenAPI document, the page that shows it, and an outline for language models. */
import type { Endpoint } from '#http/endpoint.ts';
import type { OAuthEndpoint } from '#http/oauth.ts';
import { reference } from '#http/reference.ts';
import type { Reference } from '#http/reference.ts';
import { openApiDocument } from './document.ts';
import { llmsText } from './llms.ts';

/** The viewer loads and calls nothing but this host. React sets styles by script, which needs no 'unsafe-inline'. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The routes that describe `endpoints` and `oauth`. */
export function referenceRoutes(
  endpoints: readonly Endpoint[],
  oauth: readonly OAuthEndpoint[],
): readonly Reference[] {
  let document: string | undefined;
  return [
    reference('/openapi.json', ({ apiOrigin }) => {
      document ??= JSON.stringify(openApiDocument(endpoints, oauth, apiOrigin));
      return { json: document };
    }),
    reference('/llms.txt', ({ apiOrigin }) => ({
      text: llmsText(endpoints, apiOrigin),
      contentType: 'text/markdown; charset=utf-8',
    })),
    reference('/docs/*', ({ path }) => ({
      asset: /^\/docs\/?$/u.test(path) ? '/docs/index.html' : path,
      policy: pagePolicy,
    })),
    reference('/', () => ({ location: '/docs' })),
  ];
}
