/** Serves the public API, without a token: a GET from the micro-cache where possible, in the envelope of contract 4.7. */
import { View } from '#lib/view.ts';
import type { PublicEndpoint } from '../endpoint.ts';
import { openPreflight } from '../cors.ts';
import { answerBody, answerHeaders, failureAnswer } from '../envelope.ts';
import { assertUrl, inputReader } from '../input.ts';
import type { ParsedInput } from '../input.ts';
import { clientAddress, rateHeaders, spend } from '../limits.ts';
import { knownParameters, relevantUrl, withUnknownParameters } from '../query.ts';
import { answerFromCache, encodeBody } from '../micro-cache.ts';
import type { PublicAnswer } from '../micro-cache.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ApiContext, ApiEnv, Kind } from '../route.ts';

export const publicApi: Kind<PublicEndpoint, ApiEnv> = {
  plainHttp: 'redirect',
  preflight: (_, __, methods) => openPreflight(methods),
  handler(endpoint) {
    const readInput = inputReader(endpoint.terms);
    const known = knownParameters(endpoint.terms.query);
    return async (c) => {
      assertUrl(c);
      const { input } = await readInput(c);
      const load = () => loadAnswer(c, endpoint, input);
      const response =
        endpoint.method === 'GET'
          ? await answerFromCache(c.req.raw, c.env.services.defer, load, (url) =>
              relevantUrl(url, known),
            )
          : toResponse(await load());
      return withUnknownParameters(c, known, response);
    };
  },
  errorResponse(c, error, endpoint) {
    const response = failureAnswer(error, 'public', c.env.services.apiOrigin);
    const known = endpoint && knownParameters(endpoint.terms.query);
    return known ? withUnknownParameters(c, known, response) : response;
  },
};

const publicHeaders = { ...answerHeaders('public'), ...rateHeaders('public') };

/** Only a request that is not answered from the cache counts against the limit. */
async function loadAnswer(
  c: ApiContext,
  endpoint: PublicEndpoint,
  input: ParsedInput,
): Promise<PublicAnswer> {
  const { limit, status = 200 } = endpoint.terms;
  const { services } = c.env;
  const address = clientAddress(c.req.raw);
  if (limit) await spend(services, limit, `${address}:${c.req.path}`);
  await spend(services, 'public', address);
  const origin = c.env.careerOrigin ?? services.apiOrigin;
  const data = await retryOnConflict(services, c.var.now, (ctx) =>
    endpoint.run({ ...ctx, origin }, input),
  );
  const toBody = (value: unknown) => answerBody('public', status, value);
  const body = data instanceof View ? data.map(endpoint.path, toBody) : toBody(data);
  return { status, headers: publicHeaders, body };
}

function toResponse({ status, headers, body }: PublicAnswer): Response {
  const text = typeof body === 'string' ? body : body.render();
  return new Response(encodeBody(text).bytes, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'X-Request-Id': crypto.randomUUID() },
  });
}
