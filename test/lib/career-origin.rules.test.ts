/** Where career sites answer, deployed and on a development machine. */
import { afterEach, expect, test } from 'vitest';
import { careerHostname, careerOrigin, settleCareerOrigins } from '#lib/career-origin.ts';

const DEPLOYED = 'https://api.recruiting.example';

afterEach(() => settleCareerOrigins(DEPLOYED));

test.each([
  [DEPLOYED, 'karriere-de.example', 'https://karriere-de.example'],
  ['https://api.acme.example:8443', 'jobs.acme.org', 'https://jobs.acme.org'],
  ['http://127.0.0.1:8787', 'karriere-de.example', 'http://karriere-de.localhost:8787'],
  ['http://localhost:8912', 'jobs.example', 'http://jobs.localhost:8912'],
  ['http://127.0.0.1', 'jobs.example', 'http://jobs.localhost'],
  // Read from an address that was built before.
  ['http://127.0.0.1:8787', 'jobs.localhost', 'http://jobs.localhost:8787'],
])('with the API at %s, %s answers at %s', (apiOrigin, hostname, origin) => {
  settleCareerOrigins(apiOrigin);
  expect(careerOrigin(hostname)).toBe(origin);
});

test('a request names the site by the same rule, in development only', () => {
  expect(careerHostname('karriere-de.localhost', true)).toBe('karriere-de.example');
  expect(careerHostname('karriere-de.localhost', false)).toBe('karriere-de.localhost');
});
