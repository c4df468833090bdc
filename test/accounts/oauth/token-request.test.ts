/** Requests and answers of the token endpoint (RFC 6749, 3.2 and 5; contract 5.3). */
import { beforeAll, describe, expect, test } from 'vitest';
import { isToken } from '#lib/token.ts';
import type { Browser } from '../../support/browser.ts';
import { API, newAddress, send } from '../../support/call.ts';
import { openCompany } from '../../support/company.ts';
import {
  codeFor,
  codeFields,
  registerClient,
  requestTokens,
  signedIn,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';

const PATH = '/api/oauth/token';
const FORM = 'application/x-www-form-urlencoded';

let browser: Browser;
let client: TestClient;
/** This code stays valid throughout, because refused requests do not use it up. */
let code: string;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
  client = await registerClient();
  code = await codeFor(browser, client);
});

/** Sends any bytes with any content type, or none. */
async function post(body: BodyInit | null, type: string | null, path = PATH) {
  const response = await send(`${API}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    headers: { 'cf-connecting-ip': newAddress(), ...(type !== null && { 'content-type': type }) },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const without = (fields: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

function expectPrivate(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    pragma: 'no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'x-ratelimit-limit': '120',
    'ratelimit-policy': '"oauth";q=120;w=60',
  });
  for (const name of ['access-control-allow-credentials', 'set-cookie', 'etag', 'vary']) {
    expect(headers.get(name), name).toBeNull();
  }
}

describe('POST /api/oauth/token', () => {
  test.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['Application/JSON'],
    [FORM],
    [`${FORM};charset=UTF-8`],
  ])('accepts %s, and answers the tokens and nothing else (RFC 6749, 5.1)', async (type) => {
    const fields = codeFields(client, await codeFor(browser, client));
    const isJson = type.toLowerCase().includes('json');
    const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    const answer = await post(body, type);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^oat_\w{49}$/u),
      token_type: 'Bearer',
      expires_in: 31_536_000,
      refresh_token: expect.stringMatching(/^ort_\w{49}$/u),
      scope: 'profile company',
    });
    const { access_token: access, refresh_token: refresh } = answer.body as Record<string, string>;
    expect(isToken('oat_', access ?? '') && isToken('ort_', refresh ?? '')).toBe(true);
    expectPrivate(answer.headers);
  });

  test('accepts a byte order mark, unknown fields, and null for an absent field', async () => {
    const fields = codeFields(client, await codeFor(browser, client));
    const more = {
      code_verifier: null,
      resource: null,
      scope: '',
      unheard_of: 'x',
    };
    const answer = await post(
      `\ufeff${JSON.stringify({ ...fields, ...more })}`,
      'application/json',
    );
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
  });

  test.each([
    ['a number', '{"grant_type":7}'],
    ['true', '{"grant_type":"authorization_code","code":true}'],
    ['a list of one', '{"grant_type":["authorization_code"]}'],
    ['an object', '{"grant_type":"authorization_code","code":{"a":"b"}}'],
    ['U+0000', '{"grant_type":"authorization_code","code":"\\u0000"}'],
    ['half a character', '{"grant_type":"authorization_code","code":"\\ud800"}'],
    ['too deep a nest', '{"a":[[[[[["b"]]]]]]}'],
    ['a nest that breaks parsers', `{"a":${'['.repeat(30_000)}`],
    ['a list', '[{"grant_type":"authorization_code"}]'],
    ['null alone', 'null'],
    ['a text alone', '"grant_type"'],
    ['a number alone', '7'],
    ['nothing at all', ''],
    ['half of it', '{"grant_type":'],
    ['a form', 'grant_type=authorization_code'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('JSON with %s answers invalid_request (RFC 6749, 5.2)', async (_, body) => {
    const answer = await post(body, 'application/json');
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expectPrivate(answer.headers);
  });

  test.each([
    'text/plain',
    'text/json',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    `text/html, ${FORM}`,
    'application/xml',
    '',
    null,
  ])('a body of type %j answers invalid_request', async (type) => {
    for (const body of [JSON.stringify(codeFields(client, code)), '']) {
      expect(await post(body, type)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', error_description: expect.stringContaining('form') },
      });
    }
  });

  test('a body that is too long answers 413, and the longest allowed one is read', async () => {
    const start = `grant_type=${'x'.repeat(63_000)}&y=`;
    const long = start + 'y'.repeat(64_000 - start.length);
    expect(await post(long, FORM)).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    const answer = await post(`${long}y`, FORM);
    expect(answer).toMatchObject({ status: 413, body: { error: 'invalid_request' } });
    expectPrivate(answer.headers);
  });

  test.each(['grant_type', 'code', 'redirect_uri', 'client_id', 'client_secret', 'unheard_of'])(
    'a form with %s twice answers invalid_request, even with equal values (RFC 6749, 3.2)',
    async (name) => {
      const fields = { ...codeFields(client, code), unheard_of: 'x' };
      const twice = [...Object.entries(fields), [name, fields[name as 'code']]];
      expect(await post(new URLSearchParams(twice as never).toString(), FORM)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request' },
      });
    },
  );

  test.each([
    ['invalid_request', 'grant_type', ''],
    ['unsupported_grant_type', 'grant_type', 'password'],
    ['unsupported_grant_type', 'grant_type', 'client_credentials'],
    ['unsupported_grant_type', 'grant_type', 'urn:ietf:params:oauth:grant-type:device_code'],
    ['unsupported_grant_type', 'grant_type', 'Authorization_Code'],
    ['unsupported_grant_type', 'grant_type', 'authorization_code '],
    ['unsupported_grant_type', 'grant_type', '__proto__'],
    ['invalid_request', 'code', ''],
    ['invalid_request', 'redirect_uri', ''],
  ])('answers %s where %s is %j or absent (RFC 6749, 5.2)', async (error, name, value) => {
    const fields = codeFields(client, code);
    const all = [{ ...fields, [name]: value }, ...(value === '' ? [without(fields, name)] : [])];
    for (const one of all) {
      for (const asJson of [true, false]) {
        const answer = await requestTokens(one, { asJson });
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({ error, error_description: expect.any(String) });
        expect(answer.body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/u);
        expect(answer.headers.get('www-authenticate')).toBeNull();
        expectPrivate(answer.headers);
      }
    }
  });

  test('parameters of the URL are ignored (RFC 6749, 2.3.1)', async () => {
    const fields = codeFields(client, code);
    const query = `${PATH}?${new URLSearchParams(fields).toString()}`;
    const others = without(fields, 'grant_type');
    const anonymous = new URLSearchParams(without(fields, 'client_id', 'client_secret')).toString();
    expect(await post(anonymous, FORM, query)).toMatchObject({ status: 401 });
    expect(await post(new URLSearchParams(others).toString(), FORM, query)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });
});

test('the code is still valid after all refused requests', async () => {
  expect(await requestTokens(codeFields(client, code))).toMatchObject({ status: 200 });
});

describe('/api/oauth/token', () => {
  test('OPTIONS allows scripts of any site, without cookies (Fetch, 3.2)', async () => {
    const response = await send(`${API}${PATH}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://spa.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringMatching(/authorization.*content-type/iu),
    });
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])(
    'the method %s answers 405',
    async (method) => {
      const query = new URLSearchParams(codeFields(client, code)).toString();
      const response = await send(`${API}${PATH}?${query}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expectPrivate(response.headers);
      if (method === 'HEAD') return;
      expect(await response.json()).toMatchObject({ error: 'invalid_request' });
    },
  );
});
