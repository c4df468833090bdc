/** Serves the forms of a career domain: written for each request, cached nowhere, and posted from their own page only. */
import type { Context } from 'hono';
import { ApiError } from '#errors.ts';
import type { FormAnswer, FormPage, FormSubmit, RefusedPage } from '../career-pages.ts';
import { PRIVATE_CACHING } from '../headers.ts';
import { clientAddress, spend } from '../limits.ts';
import { readForm } from '../multipart.ts';
import { assertSameOrigin } from '../origin.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { Kind } from '../route.ts';
import {
  contextOf,
  failureResponse,
  inputOf,
  pageHeaders,
  redirectHeaders,
} from './career-context.ts';
import type { FormEnv } from './career-context.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Look<Site> = {
  policy: string;
  missing: (site: Site) => string;
  refused: RefusedPage<Site>;
};

export function formKinds<Site>({ policy, missing, refused }: Look<Site>): {
  'form-page': Kind<FormPage<Site>, FormEnv<Site>>;
  'form-submit': Kind<FormSubmit<Site>, FormEnv<Site>>;
  /** Answers a request with the page of a missing address, whatever its method. */
  notFound: (c: Context<FormEnv<Site>>) => Response;
} {
  const headers = { ...pageHeaders(policy), 'Cache-Control': PRIVATE_CACHING };
  const shared = {
    plainHttp: 'serve',
    errorResponse: (
      c: Context<FormEnv<Site>>,
      error: unknown,
      form?: FormPage<Site> | FormSubmit<Site>,
    ): Response => {
      if (!(error instanceof ApiError) || error.status >= 500) return failureResponse(error);
      const refusedHere = form?.terms.refused ?? refused;
      return new Response(refusedHere(c.env.site, error), {
        status: error.status,
        headers: { ...headers, ...error.headers },
      });
    },
  } as const;
  return {
    'form-page': {
      ...shared,
      handler: (page) => async (c) => {
        const input = { ...inputOf(c), referrer: c.req.header('referer') ?? '' };
        return toResponse(await page.run(contextOf(c), input), headers);
      },
    },
    'form-submit': {
      ...shared,
      handler: (form) => async (c) => {
        const { services, site } = c.env;
        const input = { ...inputOf(c), ...(await readSubmitted(c, form.terms)) };
        const answer = await retryOnConflict(services, new Date(), (ctx) =>
          form.run({ ...ctx, site }, input),
        );
        return toResponse(answer, headers);
      },
    },
    notFound: (c) => toResponse({ status: 404, html: missing(c.env.site) }, headers),
  };
}

function toResponse(answer: FormAnswer, headers: Record<string, string>): Response {
  const { status } = answer;
  if ('location' in answer) {
    return new Response(null, { status, headers: redirectHeaders(answer.location) });
  }
  const shared = { ...headers, ...answer.headers };
  if ('file' in answer) return new Response(answer.file, { status, headers: shared });
  return 'json' in answer
    ? Response.json(answer.json, { status, headers: { ...shared, 'Content-Type': JSON_TYPE } })
    : new Response(answer.html, { status, headers: shared });
}

/** A form from another site is refused before any of it is read. */
async function readSubmitted<Site>(
  c: Context<FormEnv<Site>>,
  { files = [], partsMax, isForAll }: FormSubmit<Site>['terms'],
) {
  if (!isForAll) assertSameOrigin(c.req.raw);
  const address = clientAddress(c.req.raw);
  await spend(c.env.services, 'public', address);
  const form = isForAll ? { fields: {}, files: {} } : await readForm(c.req.raw, files, partsMax);
  return { address, ...form };
}
