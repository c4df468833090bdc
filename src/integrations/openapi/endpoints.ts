/** The API described to its callers: the OpenAPI document, and the page that shows it. */
import type { Context, Hono } from 'hono';
import type { ApiEnv } from '#http/api.ts';
import type { Endpoint } from '#http/endpoint.ts';
import type { OAuthEndpoint } from '#http/oauth.ts';
import { answerHeaders } from '#http/envelope.ts';
import { answer } from '#http/micro-cache.ts';
import { bodyOf } from '#http/render-cache.ts';
import type { Body } from '#http/render-cache.ts';
import { documentHeaders, securityHeaders } from '#http/headers.ts';
import { ApiError } from '#errors.ts';
import { openApiDocument } from './document.ts';
import { llmsText } from './llms.ts';

/** The viewer is served by ourselves and calls nobody else. React sets styles by script, which needs no 'unsafe-inline'. */
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

/** Adds `/openapi.json`, `/llms.txt` and `/docs` to the API that serves `endpoints`; no token, and no limit, as neither asks the store. */
export function mountReference(
  api: Hono<ApiEnv>,
  endpoints: readonly Endpoint[],
  oauth: readonly OAuthEndpoint[],
): void {
  let document: Body | undefined;

  api.get('/openapi.json', (c) => {
    const { services } = c.env;
    // One answer is kept, whatever the query says.
    const asked = new Request(new URL('/openapi.json', c.req.url), c.req.raw);
    return answer(asked, services.defer, () => {
      document ??= bodyOf(JSON.stringify(openApiDocument(endpoints, oauth, services.apiOrigin)));
      return Promise.resolve({ status: 200, headers: answerHeaders('public'), body: document });
    });
  });
  api.get('/llms.txt', (c) => {
    const { apiOrigin } = c.env.services;
    return new Response(llmsText(endpoints, apiOrigin), {
      headers: {
        ...answerHeaders('public'),
        'Content-Type': 'text/markdown; charset=utf-8',
        'X-Request-Id': crypto.randomUUID(),
      },
    });
  });
  api.get('/docs/*', (c) => showFile(c));
  api.get(
    '/',
    () => new Response(null, { status: 303, headers: { ...securityHeaders, Location: '/docs' } }),
  );

  for (const path of ['/openapi.json', '/llms.txt', '/docs/*', '/']) {
    api.all(path, () => {
      throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
    });
  }
}

/** A file of `public/docs`; the folder itself is its page. */
async function showFile({ env, req }: Context<ApiEnv>): Promise<Response> {
  const path = /^\/docs\/?$/u.test(req.path) ? '/docs/index.html' : req.path;
  const file = await env.services.asset(new Request(new URL(path, req.url), req.raw));
  if (file.status === 404) throw new ApiError('unknown_path');
  const headers = new Headers(file.headers);
  const ours = {
    ...documentHeaders,
    'Content-Security-Policy': pagePolicy,
    'X-Request-Id': crypto.randomUUID(),
  };
  for (const [name, value] of Object.entries(ours)) headers.set(name, value);
  return new Response(file.body, { status: file.status, headers });
}
