/** Serves the readings of the public API, without a token, from the micro-cache where possible, in the envelope of contract 4.7. */
import type { Context } from 'hono';
import { View } from '#lib/view.ts';
import { publicContext } from '../context.ts';
import { openPreflight } from '../cors.ts';
import { cursorSeal } from '../cursors.ts';
import type { PublicEndpoint, PublicRead } from '../endpoint.ts';
import { answerBody, answerHeaders, failureAnswer } from '../envelope.ts';
import { assertUrl, urlReader } from '../url-input.ts';
import type { UrlInput } from '../url-input.ts';
import { clientAddress, rateHeaders, spend } from '../limits.ts';
import { knownParameters, relevantUrl, withUnknownParameters } from '../query.ts';
import { answerFromCache } from '../micro-cache.ts';
import type { PublicAnswer } from '../micro-cache.ts';
import type { ReadEnv } from '../env.ts';
import type { Kind } from '../route.ts';

/** What readings and writes of the public API share. */
export function publicTerms<Env extends ReadEnv>() {
  return {
    plainHttp: 'redirect',
    preflight: (_: unknown, __: unknown, methods: readonly string[]) => openPreflight(methods),
    errorResponse(c: Context<Env>, error: unknown, endpoint?: PublicEndpoint) {
      const response = failureAnswer(error, 'public', c.env.services.apiOrigin);
      const known = endpoint && knownParameters(endpoint.terms.query);
      return known ? withUnknownParameters(c, known, response) : response;
    },
  } as const;
}

export const publicHeaders = { ...answerHeaders('public'), ...rateHeaders('public') };

export function publicReads<Env extends ReadEnv>(): Kind<PublicRead, Env> {
  return { ...publicTerms<Env>(), handler: readHandler };
}

function readHandler<Env extends ReadEnv>(endpoint: PublicRead) {
  const readInput = urlReader(endpoint.terms);
  const known = knownParameters(endpoint.terms.query);
  return async (c: Context<Env>) => {
    assertUrl(c);
    const input = await readInput(c);
    const load = () => loadAnswer(c, endpoint, input);
    const { raw } = c.req;
    const response = await answerFromCache(raw, c.env.services, load, (url) =>
      relevantUrl(url, known),
    );
    return withUnknownParameters(c, known, response);
  };
}

/** Only a request that is not answered from the cache counts against the limit. */
async function loadAnswer<Env extends ReadEnv>(
  c: Context<Env>,
  endpoint: PublicRead,
  input: UrlInput,
): Promise<PublicAnswer> {
  const { services, careerOrigin: origin = services.apiOrigin } = c.env;
  await spend(services, 'public', clientAddress(c.req.raw));
  const { status = 200 } = endpoint.terms;
  const seal = cursorSeal([origin, endpoint.path], input.query);
  const data = await endpoint.run({ ...publicContext(services, c.var.now), origin }, input);
  const toBody = (value: unknown) => answerBody('public', status, seal(value));
  const body = data instanceof View ? data.map(endpoint.path, toBody) : toBody(data);
  return { status, headers: publicHeaders, body };
}
