/** A valid request for each endpoint of the API that writes. */
import { endpoints } from '../../../src/workers/all-endpoints.ts';
import { callEndpoint, tenantEndpoints } from '../access.ts';
import { call } from '../call.ts';
import type { Answer } from '../call.ts';
import { openCompany } from '../company.ts';
import { leastRequest, pathFor } from '../records.ts';
import type { Example, Outcome } from './sweep.ts';

export function toOutcome({ status, headers, text }: Omit<Answer<unknown>, 'body'>): Outcome {
  return { status, retryAfter: headers.get('retry-after'), text };
}

/** From the records of the tests, which fail where an endpoint has none. */
export const tenantExamples: Example[] = tenantEndpoints
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    takesKey: endpoint.method === 'POST',
    isResumed: endpoint.path.startsWith('/api/candidate-job/bulk'),
    async prepare() {
      const acme = await openCompany();
      const token = await acme.token('Admin');
      const at = await pathFor(acme, endpoint.path);
      const least = await leastRequest(acme, endpoint);
      return {
        companyId: acme.id,
        async send(key) {
          const headers = key === null ? {} : { 'idempotency-key': key };
          return toOutcome(await callEndpoint(token, endpoint, least, { at, headers }));
        },
      };
    },
  }));

export const publicExamples: Example[] = endpoints
  // Career domains alone answer the board: its example is with theirs.
  .filter(
    ({ kind, method, path }) =>
      kind === 'public' && method !== 'GET' && !path.startsWith('/api/board/'),
  )
  .map(({ method, path }) => ({
    name: `${method} ${path}`,
    async prepare() {
      const acme = await openCompany();
      const job = await acme.postJob({ status: 'Live' });
      const at = path.replaceAll(/\{\w+\}/gu, job.hash_id);
      return {
        companyId: acme.id,
        send: async () => toOutcome(await call(null, method, at)),
      };
    },
  }));
