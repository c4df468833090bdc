/** Serves the OpenAPI document, its viewer and the outline for language models. */
import { ApiError } from '#errors.ts';
import { firstAsset } from '../assets.ts';
import { answerHeaders, failureAnswer } from '../envelope.ts';
import { documentHeaders, securityHeaders } from '../headers.ts';
import { answerFromCache } from '../micro-cache.ts';
import type { Reference, ReferenceAnswer } from '../reference.ts';
import type { ApiContext, ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';

export const references: Kind<Reference, ApiEnv> = {
  plainHttp: 'redirect',
  handler:
    ({ run }) =>
    (c) => {
      const { path } = c.req;
      const { apiOrigin, security } = c.env.services;
      return toResponse(c, run({ path, apiOrigin, security }));
    },
  errorResponse: (c, error) => failureAnswer(error, 'tenant', c.env.services.apiOrigin),
};

async function toResponse(c: ApiContext, answer: ReferenceAnswer | null): Promise<Response> {
  if (!answer) throw new ApiError('unknown_path');
  const { services } = c.env;
  if ('open' in answer) {
    const request = new Request(new URL(c.req.path, c.req.url), c.req.raw);
    const headers = { ...answerHeaders('public'), 'Content-Type': answer.contentType };
    return answerFromCache(request, services, async () => ({
      status: 200,
      headers,
      body: await openText(c, answer),
    }));
  }
  if ('text' in answer) {
    return new Response(answer.text, {
      headers: { ...answerHeaders('public'), 'Content-Type': answer.contentType },
    });
  }
  if ('location' in answer) {
    return new Response(null, {
      status: 303,
      headers: { ...securityHeaders, Location: answer.location },
    });
  }
  const headers = { ...documentHeaders, 'Content-Security-Policy': answer.policy };
  const file = await firstAsset(services, c.req.raw, [answer.asset], headers);
  if (!file) throw new ApiError('unknown_path');
  return isHtml(file) ? withReplaced(file, answer.replace) : file;
}

/** By path: none changes while a Worker runs, and replacing takes some milliseconds. */
const openTexts = new Map<string, string>();

async function openText(
  c: ApiContext,
  { open, replace: [from, to] }: Extract<ReferenceAnswer, { open: string }>,
): Promise<string> {
  const known = openTexts.get(open);
  if (known !== undefined) return known;
  const text = await c.env.services.readFile(open);
  if (text === null) throw new ApiError('storage_unavailable');
  const replaced = text.replaceAll(from, to);
  openTexts.set(open, replaced);
  return replaced;
}

function isHtml({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

async function withReplaced(
  file: Response,
  [from, to]: readonly [string, string],
): Promise<Response> {
  const { status, headers } = file;
  headers.delete('Content-Length');
  return new Response((await file.text()).replaceAll(from, to), { status, headers });
}
