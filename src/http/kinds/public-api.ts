/** Serves the public API, without a token: readings as `public-read.ts` does, and writes, which are answered anew each time. */
import { answerBody } from '../envelope.ts';
import type { PublicEndpoint, PublicWrite } from '../endpoint.ts';
import { inputReader } from '../input.ts';
import { assertUrl } from '../url-input.ts';
import { clientAddress, spend } from '../limits.ts';
import { knownParameters, withUnknownParameters } from '../query.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ApiContext, ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';
import { publicHeaders, publicReads, publicTerms } from './public-read.ts';

const reads = publicReads<ApiEnv>();

export const publicApi: Kind<PublicEndpoint, ApiEnv> = {
  ...publicTerms<ApiEnv>(),
  handler: (endpoint) =>
    endpoint.method === 'GET' ? reads.handler(endpoint) : writeHandler(endpoint),
};

function writeHandler(endpoint: PublicWrite) {
  const readInput = inputReader(endpoint);
  const known = knownParameters(endpoint.terms.query);
  return async (c: ApiContext) => {
    assertUrl(c);
    const { input, sent } = await readInput(c);
    const { limit, status = 200 } = endpoint.terms;
    const { services, careerOrigin: origin = services.apiOrigin } = c.env;
    const address = clientAddress(c.req.raw);
    if (limit) await spend(services, limit, `${address}:${c.req.path}`);
    await spend(services, 'public', address);
    const replayed: Record<string, string> = {};
    const sender = {
      address,
      header: (name: string) => c.req.header(name),
      sent,
      replay: () => {
        replayed['Idempotent-Replayed'] = 'true';
      },
    };
    const data = await retryOnConflict(services, c.var.now, (ctx) =>
      endpoint.run({ ...ctx, origin, sender }, input),
    );
    const response = new Response(answerBody('public', status, data), {
      status,
      headers: {
        ...publicHeaders,
        ...replayed,
        'Cache-Control': 'no-store',
      },
    });
    return withUnknownParameters(c, known, response);
  };
}
