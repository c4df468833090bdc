/** The checks of client metadata documents (draft-ietf-oauth-client-id-metadata-document). */
import { describe, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import {
  responseFault,
  toClientMetadata,
  isDocumentUrl,
  cacheSeconds,
  urlFault,
} from '#accounts/client-documents/rules.ts';
import type { ClientDocument } from '#accounts/client-documents/rules.ts';
import { deployed } from '../../support/targets.ts';

const URL_OF = 'https://agents.example.com/oauth/client.json';
const document: ClientDocument = {
  client_id: URL_OF,
  redirect_uris: ['https://agents.example.com/callback'],
};

describe('the URL', () => {
  test.each([URL_OF, 'https://agents.example.com/', 'https://agents.example.com:8443/a?b=c'])(
    'a document URL may be %s',
    (url) => {
      expect(isDocumentUrl(url)).toBe(true);
      expect(urlFault(url, deployed)).toBeNull();
    },
  );

  test.each([
    ['http', 'http://agents.example.com/client'],
    ['no path', 'https://agents.example.com'],
    ['dot segments', 'https://agents.example.com/a/../client'],
    ['dot segments, escaped', 'https://agents.example.com/a/%2e%2E/client'],
    ['a fragment', 'https://agents.example.com/client#a'],
    ['a user', 'https://a@agents.example.com/client'],
    ['capitals in the host', 'https://Agents.example.com/client'],
    ['the port that is meant anyway', 'https://agents.example.com:443/client'],
    ['an address', 'https://127.0.0.1/client'],
    ['an address in another spelling', 'https://2130706433/client'],
    ['a private name', 'https://agents.internal/client'],
    ['ourselves', `${deployed.apiOrigin}/client`],
    ['a space', 'https://agents.example.com/cl ient'],
    ['more than anybody needs', `https://agents.example.com/${'a'.repeat(1024)}`],
  ])('a document URL with %s is refused', (_, url) => {
    expect(isDocumentUrl(url)).toBe(true);
    expect(urlFault(url, deployed)).toEqual(expect.any(String));
  });

  test('the id of a registered client is not a document URL', () => {
    for (const id of ['oci_0123456789012345678901', '', 'https', 'nobody']) {
      expect(isDocumentUrl(id)).toBe(false);
    }
  });
});

describe('the document', () => {
  test('the document yields name, redirect URIs and scopes; its other members must have fixed values', () => {
    expect(
      toClientMetadata(URL_OF, { ...document, client_name: ' An\u202e Agent\n', scope: 'mcp' }),
    ).toEqual({
      clientId: URL_OF,
      host: 'agents.example.com',
      name: 'An Agent',
      redirectUris: ['https://agents.example.com/callback'],
      allowedScopes: ['mcp'],
    });
  });

  test('a document without name and scopes takes its host as name, and allows all scopes', () => {
    expect(toClientMetadata(URL_OF, document)).toMatchObject({
      name: 'agents.example.com',
      allowedScopes: scopes,
    });
  });

  test('scopes and redirect URIs for other services are ignored', () => {
    const redirect_uris = ['cursor://anysphere/callback', 'http://127.0.0.1/callback'];
    expect(
      toClientMetadata(URL_OF, { ...document, redirect_uris, scope: 'openid mcp' }),
    ).toMatchObject({
      redirectUris: ['http://127.0.0.1/callback'],
      allowedScopes: ['mcp'],
    });
  });

  test.each([
    ['of another URL', { client_id: `${URL_OF}/` }],
    ['with a secret', { client_secret: 'everybody reads it' }],
    ['that proves itself by a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['that proves itself by a key', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['without the code grant', { grant_types: ['client_credentials'] }],
    ['without the code response', { response_types: ['token'] }],
    ['without a redirect URI that is one', { redirect_uris: ['http://agents.example.com/cb'] }],
  ])('a document with %s is refused', (_, change) => {
    expect(toClientMetadata(URL_OF, { ...document, ...change })).toEqual(expect.any(String));
  });
});

describe('the answer', () => {
  test.each([
    [{ status: 200, contentType: 'application/json' }, true],
    [{ status: 200, contentType: 'application/client+json; charset=utf-8' }, true],
    [{ status: 200, contentType: 'text/html' }, false],
    [{ status: 200, contentType: '' }, false],
    [{ status: 302, contentType: 'application/json' }, false],
    [{ status: 404, contentType: 'application/json' }, false],
  ])('the response %j: %s', (answer, isTaken) => {
    expect(responseFault(answer) === null).toBe(isTaken);
  });

  test.each([
    ['', 3600],
    ['max-age=600', 600],
    ['public, MAX-AGE="600"', 600],
    ['s-maxage=5, max-age=600', 600],
    ['max-age=0', 60],
    ['no-store', 60],
    ['no-cache, max-age=600', 60],
    ['max-age=31536000', 86_400],
    ['max-age=soon', 3600],
  ])('a document with Cache-Control "%s" is cached for %i seconds', (header, seconds) => {
    expect(cacheSeconds(header)).toBe(seconds);
  });
});
