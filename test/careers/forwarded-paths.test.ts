/** Which Worker answers a path of a career domain, and what its readers see where that Worker does not answer. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { alertPaths } from '#careers/alerts/alert-paths.ts';
import { applyPaths } from '#careers/apply/apply-paths.ts';
import { portalPaths } from '#careers/portal/portal-paths.ts';
import { previewPaths } from '#careers/previews/preview-paths.ts';
import { openCareersServices } from '#platform/careers-services.ts';
import { careerForms } from '../../src/workers/api/career-forms.ts';
import { apiForCareers } from '../../src/workers/api/api.ts';
import { withReader } from '../support/with-reader.ts';
import { answer } from '../../src/workers/careers/careers.ts';
import { API } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';

const HOST = 'vacatures-nl.example';

beforeAll(openDomains, 60_000);

test('the pages forward the path of every form, and no other, to the Worker of the API', () => {
  const paths = new Set(careerForms.map(({ path }) => path));
  expect(new Set([...applyPaths, ...alertPaths, ...portalPaths, ...previewPaths])).toEqual(paths);
});

describe('an address that only resembles one of the API', () => {
  test.each(['/api', '/files', '/%61pi/locations/countries', '/fil%65s/x', '//api/x'])(
    '%s has the page of a missing address',
    async (path) => {
      const { status, html, headers } = await open(HOST, path);
      expect(status).toBe(404);
      expect(html).toContain('<html lang="nl-NL"');
      expect(headers.get('strict-transport-security')).not.toBeNull();
    },
  );
});

test.each(['GET', 'POST'])(
  '%s of a form that only the other version of a Worker knows is the page of a missing address',
  async (method) => {
    const api = apiForCareers(withReader(env), createExecutionContext());
    const response = await api.fetch(new Request(`https://${HOST}/forms-of-tomorrow`, { method }));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="nl-NL"');
    for (const name of ['strict-transport-security', 'content-security-policy']) {
      expect(response.headers.get(name), name).not.toBeNull();
    }
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('a page number without a value is as if it was not sent', async () => {
  for (const path of ['/nl', '/jobs.xml']) {
    expect((await open('test-b.example', `${path}?page=`)).status, path).toBe(
      (await open('test-b.example', path)).status,
    );
    expect((await open(HOST, `${path}?page=`)).status, path).toBe(200);
  }
});

describe('while the Worker of the API does not answer', () => {
  const lost = () => Promise.reject(new Error('Worker recruiting-api: secret detail'));

  const ask = (method: string, url: string) => {
    const api = { fetch: lost, countViews: lost, countReads: lost };
    const services = openCareersServices(env, api, createExecutionContext());
    return answer(new Request(url, { method, redirect: 'manual' }), services);
  };

  test.each([
    ['GET', `https://${HOST}/alerts`],
    ['POST', `https://${HOST}/alerts`],
    ['GET', `https://${HOST}/jobs/abc/apply`],
    ['GET', `https://${HOST}/files/logos/1/a.png`],
    ['POST', `https://${HOST}/api/central/jobs/abc/favorite`],
    ['OPTIONS', `https://${HOST}/api/central/jobs/abc/favorite`],
    ['POST', `${API}/api/central/jobs/abc/favorite`],
  ])('%s %s is a 503, to be tried again', async (method, url) => {
    const response = await ask(method, url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('strict-transport-security')).not.toBeNull();
    expect(await response.text()).not.toMatch(/secret|recruiting-api/u);
  });

  test('pages and the location API are still served', async () => {
    for (const url of [`https://${HOST}/saved`, `${API}/api/locations/countries`]) {
      expect((await ask('GET', url)).status, url).toBe(200);
    }
  });
});
