/** What is answered over plain http in production settings: career sites and files lead to https, and no form is read (ASVS 12.2.1). */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import worker from '../../src/worker.ts';
import { API, newAddress, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { productionSettings } from '../support/production.ts';
import { setLogo } from '../support/uploads.ts';

const deployed = { ...env, ...productionSettings };
const HOST = 'careers-uk.example';

let acme: Company;
let path: string;

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
  path = `/jobs/${(await acme.postJob({ status: 'Live' })).hash_id}`;
}, 60_000);

/** Sends the request as it would arrive at the deployed Worker. */
async function deploy(
  url: string,
  init: { method?: string; body?: FormData } = {},
  settings: object = deployed,
) {
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(url, {
    redirect: 'manual',
    ...init,
    headers: { 'cf-connecting-ip': newAddress() },
  });
  const answer = await worker.fetch(request, settings as typeof env, execution);
  await waitOnExecutionContext(execution);
  return { answer, text: await answer.text(), isBodyRead: request.bodyUsed };
}

describe('a career site over plain http', () => {
  test.each(['/', '/saved', '/nowhere', '/robots.txt', '/icon.png', '/api/locations/countries'])(
    'redirects %s to https with 308, query included, also when asked again',
    async (page) => {
      for (let time = 0; time < 2; time++) {
        const { answer } = await deploy(`http://${HOST}${page}?a=1&b=%C3%BC`);
        expect(answer.status).toBe(308);
        expect(answer.headers.get('location')).toBe(`https://${HOST}${page}?a=1&b=%C3%BC`);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      const head = await deploy(`http://${HOST}${page}`, { method: 'HEAD' });
      expect([head.answer.status, head.text]).toEqual([308, '']);
    },
  );

  test('redirects a job page, its form and a logo, and answers them over https with HSTS', async () => {
    const logo = await setLogo(acme);
    for (const page of [path, `${path}/apply`, logo]) {
      expect((await deploy(`http://${HOST}${page}`)).answer.status, page).toBe(308);
      const { answer } = await deploy(`https://${HOST}${page}`);
      expect(answer.status, page).toBe(200);
      expect(answer.headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  test('redirects a form without reading any of it, and stores nothing', async () => {
    const body = new FormData();
    body.set('first_name', 'Ada');
    const applied = await deploy(`http://${HOST}${path}/apply`, { method: 'POST', body });
    expect(applied.answer.status).toBe(308);
    expect(applied.answer.headers.get('location')).toBe(`https://${HOST}${path}/apply`);
    expect(applied.isBodyRead).toBe(false);
    const favorite = `http://${HOST}/api/central${path}/favorite`;
    expect((await deploy(favorite, { method: 'POST' })).answer.status).toBe(308);
  });

  test('takes the host of the redirect from the domains, and knows no other', async () => {
    expect((await deploy('http://evil.example/')).answer.status).toBe(404);
    const { answer } = await deploy(`http://${HOST}:8080/saved`);
    expect(answer.headers.get('location')).toBe(`https://${HOST}/saved`);
  });

  test('is served on a development machine, under *.localhost', async () => {
    const host = HOST.replace('.example', '.localhost:8787');
    for (const page of ['/', path, await setLogo(acme)]) {
      const { answer } = await deploy(`http://${host}${page}`, {}, env);
      expect(answer.status, page).toBe(200);
    }
    expect((await deploy(`http://${host}/`)).answer.status).toBe(404);
  });
});

test.each(['/files/documents/1?expires=1&signature=x', '/files/logos/1/a.png'])(
  '%s on the host of the API redirects to https before its link is checked',
  async (file) => {
    const { answer } = await deploy(`${API.replace('https:', 'http:')}${file}`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${API}${file}`);
    expect((await deploy(`${API}${file}`)).answer.status).toBe(404);
  },
);

test.each([
  [HOST, '/'],
  [HOST, '/saved'],
  [HOST, '/nowhere'],
  [HOST, '/robots.txt'],
  [HOST, '/icon.png'],
  [HOST, '/api/locations/countries'],
  [HOST, '/alerts'],
  ['api.recruiting.example', '/docs'],
  ['api.recruiting.example', '/'],
  ['api.recruiting.example', '/openapi.json'],
  ['api.recruiting.example', '/sign-in'],
  ['api.recruiting.example', '/settings'],
])('https://%s%s carries Strict-Transport-Security', async (host, page) => {
  const answer = await visit(host, page);
  await answer.body?.cancel();
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000;/u);
});

describe('the public API and its documentation over plain http', () => {
  test.each(['/api/locations/countries', '/api/central/jobs?per_page=1', '/openapi.json', '/docs'])(
    'GET %s redirects to https with 308',
    async (address) => {
      const { answer } = await deploy(`${API.replace('https:', 'http:')}${address}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, `${API}${address}`]);
    },
  );
});
