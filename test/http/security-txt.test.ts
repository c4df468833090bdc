/** Where to report a vulnerability: security.txt on every host (RFC 9116), and the policy it names. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import worker from '../../src/worker.ts';
import { API, fresh, visit, withPort } from '../support/call.ts';
import { domains, openDomains } from '../support/career-domains.ts';

const PATH = '/.well-known/security.txt';
const apiHost = new URL(API).hostname;

beforeAll(openDomains, 60_000);

test.each([apiHost, ...domains.map(({ hostname }) => hostname)])(
  'GET https://%s/.well-known/security.txt names a contact, and itself as canonical',
  async (host) => {
    const answer = await visit(host, PATH);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/su)),
    );
    expect(fields).toEqual({
      Contact: 'mailto:security@recruiting.example',
      Expires: expect.stringMatching(/Z$/u),
      'Preferred-Languages': 'en',
      Canonical: `https://${host}${PATH}`,
      Policy: `${API}/security-policy.txt`,
    });
    expect(Date.parse(fields['Expires'] ?? '')).toBeGreaterThan(Date.now());
  },
);

test('the policy that security.txt names tells how to report', async () => {
  const answer = await visit(apiHost, '/security-policy.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain('mailto:security@recruiting.example');
});

test('without a contact in the settings there is neither', async () => {
  for (const url of [
    `${API}${PATH}`,
    `${API}/security-policy.txt`,
    `https://careers-uk.example${PATH}`,
  ]) {
    const execution = createExecutionContext();
    const answer = await worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>(withPort(fresh(url))),
      { ...env, SECURITY_CONTACT: '' },
      execution,
    );
    await waitOnExecutionContext(execution);
    expect(answer.status, url).toBe(404);
    await answer.body?.cancel();
  }
});
