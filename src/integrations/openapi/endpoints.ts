/** The API described to its callers: the OpenAPI document, the page that shows it, an outline for language models, and whom to tell of vulnerabilities. */
import { reference } from '#http/reference.ts';
import type { Reference, ReferenceAnswer } from '#http/reference.ts';
import { securityPolicy, SECURITY_TXT, securityTxt } from '#lib/security-txt.ts';

/** The pages of the documentation load nothing but their own files, and call nothing. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The mark beside the name on the account pages. */
const apiIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#2b4a7d"/><path fill="none" stroke="#fff" stroke-width="4" d="M16 7l9 9-9 9-9-9z"/></svg>';

/** The origin in the pages of the documentation, which the Worker replaces by its own. */
export const DOCUMENTED_ORIGIN = 'https://api.recruiting.example';

/** Written by tools/docs-site.ts from the endpoints, so that the Worker has neither the document nor what makes it. */
export const DOCUMENT_PATH = '/reference/openapi.json';
export const OUTLINE_PATH = '/reference/llms.txt';

/** The routes that describe the API. */
export const referenceRoutes: readonly Reference[] = [
  reference('/openapi.json', ({ apiOrigin }) => ({
    open: DOCUMENT_PATH,
    contentType: 'application/json; charset=utf-8',
    replace: [DOCUMENTED_ORIGIN, apiOrigin],
  })),
  reference('/llms.txt', ({ apiOrigin }) => ({
    open: OUTLINE_PATH,
    contentType: 'text/markdown; charset=utf-8',
    replace: [DOCUMENTED_ORIGIN, apiOrigin],
  })),
  reference(SECURITY_TXT, ({ apiOrigin, security }) =>
    plainText(securityTxt({ ...security, canonical: `${apiOrigin}${SECURITY_TXT}` })),
  ),
  reference('/security-policy.txt', ({ security }) => plainText(securityPolicy(security))),
  reference('/docs/*', ({ path, apiOrigin }) => ({
    asset: docsFile(path),
    policy: pagePolicy,
    replace: [DOCUMENTED_ORIGIN, apiOrigin],
  })),
  reference('/favicon.ico', () => ({ text: apiIcon, contentType: 'image/svg+xml' })),
  // Calls are no pages; everything else says itself whether it may be indexed.
  reference('/robots.txt', () => ({
    text: 'User-agent: *\nDisallow: /api/\nDisallow: /mcp\n',
    contentType: 'text/plain; charset=utf-8',
  })),
];

/** `/docs` is `index.html`, and `/docs/jobs` is `jobs.html`. Files with an extension keep their name. */
function docsFile(path: string): string {
  const name = path.replace(/^\/docs\/?/u, '');
  if (name === '') return '/docs/index.html';
  return name.includes('.') ? path : `/docs/${name}.html`;
}

function plainText(text: string | null): ReferenceAnswer | null {
  return text === null ? null : { text, contentType: 'text/plain; charset=utf-8' };
}
