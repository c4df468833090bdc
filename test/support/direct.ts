/** Requests through the Worker's own entrance, with bindings a test has chosen. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../src/worker.ts';
import { API, answerOf, newAddress, withPort } from './call.ts';
import type { Answer, Caller } from './call.ts';

type Direct<Data> = Answer<Data> & {
  /** Waits for what the Worker does after its answer. */
  settled: () => Promise<void>;
};

/** Calls as `call` does; the bindings are those of the tests, but for the ones given. */
export async function callDirectly<Data = unknown>(
  bindings: Partial<Env>,
  token: string | null,
  ...[method, path, body, headers]: Parameters<Caller>
): Promise<Direct<Data>> {
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(withPort(`${API}${path}`), {
    method,
    headers: {
      'cf-connecting-ip': newAddress(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await worker.fetch(request, { ...env, ...bindings }, execution);
  return {
    ...(await answerOf<Data>(response)),
    settled: () => waitOnExecutionContext(execution),
  };
}
