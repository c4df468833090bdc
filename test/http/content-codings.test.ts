/** Bodies that are compressed (RFC 9110, 15.5.16). */
import { gzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { API, send } from '../support/call.ts';
import { openForm } from '../support/apply-form.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { logoForm } from '../support/uploads.ts';

const TAG = JSON.stringify({ name: 'urgent' });
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** What takes a body, each read by a reader of its own. */
const takers: readonly (readonly [
  string,
  (acme: Company) => { path: string; type: string; body: string },
])[] = [
  ['JSON', () => ({ path: '/api/tags/store', type: JSON_TYPE, body: TAG })],
  [
    'JSON that may be left out',
    ({ id }) => ({ path: `/api/companies/update/${id}`, type: JSON_TYPE, body: '{}' }),
  ],
  [
    'a form with a file',
    ({ id }) => ({
      path: `/api/companies/update-logo/${id}`,
      type: logoForm().headers['content-type'],
      body: 'x',
    }),
  ],
  ['an application', () => ({ path: '/api/candidate-job/store', type: JSON_TYPE, body: '{}' })],
  ['OAuth, as a form', () => ({ path: '/api/oauth/token', type: FORM, body: 'grant_type=x' })],
  ['OAuth, as JSON', () => ({ path: '/api/oauth/token', type: JSON_TYPE, body: '{}' })],
  ['tools', () => ({ path: '/mcp', type: JSON_TYPE, body: '{}' })],
  ['an account page', () => ({ path: '/sign-in', type: FORM, body: 'email=x' })],
];

async function post(
  acme: Company,
  path: string,
  body: string | Uint8Array | ReadableStream,
  headers: Record<string, string>,
) {
  const response = await send(`${API}${path}`, {
    method: 'POST',
    body,
    headers: {
      ...(path.startsWith('/api/oauth') || path === '/sign-in'
        ? { origin: API, 'sec-fetch-site': 'same-origin' }
        : { authorization: `Bearer ${await acme.token('Admin')}` }),
      accept: 'application/json, text/html',
      ...headers,
    },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe.each(takers)('%s', (_, taker) => {
  test.each(['gzip', 'br', 'deflate', 'zstd', 'x-unknown', 'identity, GZIP'])(
    'coded as %s is refused with 415, which names the coding',
    async (coding) => {
      const acme = await openCompany();
      const { path, type, body } = taker(acme);
      const coded = coding === 'gzip' ? gzipSync(new TextEncoder().encode(body)) : body;
      const answer = await post(acme, path, coded, {
        'content-type': type,
        'content-encoding': coding,
      });
      expect(answer.status, answer.text).toBe(415);
      expect(answer.headers.get('accept-encoding')).toBe('identity');
      if (path !== '/sign-in') expect(answer.text).toContain(coding.replace('identity, ', ''));
    },
  );

  test.each(['identity', 'Identity', ''])('coded as %j is read', async (coding) => {
    const acme = await openCompany();
    const { path, type, body } = taker(acme);
    const answer = await post(acme, path, body, {
      'content-type': type,
      'content-encoding': coding,
    });
    expect(answer.status).not.toBe(415);
    expect(answer.status).toBeLessThan(500);
  });
});

test('a form of a career site that is coded is refused with 415', async () => {
  const acme = await openCompany();
  const form = await openForm(acme, await acme.postJob({ status: 'Live' }));
  const { body, headers } = form.filledForm({}, []);
  const response = await send(`https://${acme.host}${form.path}`, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-encoding': 'gzip', origin: `https://${acme.host}` },
  });
  expect(response.status).toBe(415);
  expect(response.headers.get('accept-encoding')).toBe('identity');
});
