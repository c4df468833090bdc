/** Redirect URIs and redirects, as pure rules (RFC 6749, 3.1.2; RFC 8252; RFC 9207). */
import { describe, expect, it } from 'vitest';
import { isLoopback, isRedirectUri, hasRedirectUri, redirectTo } from '#accounts/oauth/rules.ts';

const ORIGIN = 'https://api.example';

describe('hasRedirectUri', () => {
  it.each([
    [['https://a.example/cb'], 'https://a.example/cb', true],
    [['https://b.example/', 'https://a.example/cb'], 'https://a.example/cb', true],
    [['https://a.example/cb'], 'https://a.example/cb/', false],
    [['https://a.example/cb'], 'https://a.example/cB', false],
    [['https://a.example/cb'], 'https://a.example:443/cb', false],
    [['https://a.example/cb'], 'https://a.example/cb?', false],
    [['https://a.example/cb'], '', false],
    [[], 'https://a.example/cb', false],
    [['http://127.0.0.1/cb'], 'http://127.0.0.1:5000/cb', true],
    [['http://127.0.0.1:4000/cb'], 'http://127.0.0.1:5000/cb', true],
    [['http://127.0.0.1:4000/cb'], 'http://127.0.0.1/cb', true],
    [['http://127.0.0.1'], 'http://127.0.0.1:5000', true],
    [['http://127.0.0.1'], 'http://127.0.0.1:5000/', false],
    [['http://[::1]/cb?a=1'], 'http://[::1]:5000/cb?a=1', true],
    [['http://[::1]/cb?a=1'], 'http://[::1]:5000/cb', false],
    [['http://localhost/cb'], 'http://localhost:5000/cb', true],
    [['http://localhost/cb'], 'http://127.0.0.1:5000/cb', false],
    [['http://127.0.0.1/cb'], 'http://127.0.0.1:5000/CB', false],
    [['http://127.0.0.1/cb'], 'http://127.0.0.1:5000/cb#a', false],
    [['http://127.0.0.1/cb'], 'https://127.0.0.1:5000/cb', false],
    [['http://127.0.0.1/cb'], 'http://127.0.0.1:5000@b.example/cb', false],
    [['http://127.0.0.1/cb'], 'http://127.0.0.1:65535/cb', true],
    [['http://127.0.0.1/cb'], 'http://127.0.0.1:65536/cb', false],
    [['https://localhost/cb'], 'https://localhost:5000/cb', false],
  ])(
    'hasRedirectUri of a client with %j and %j is %s (RFC 8252, 7.3)',
    (redirectUris, uri, expected) => {
      expect(hasRedirectUri({ redirectUris }, uri)).toBe(expected);
    },
  );
});

describe('isRedirectUri', () => {
  it.each([
    ['https://a.example', true],
    ['https://a.example:8443/b/c?d=e&f=%20', true],
    ['http://127.0.0.1', true],
    ['http://localhost:3000/', true],
    ['http://[::1]:1/cb', true],
    ['http://a.example/', false],
    ['http://127.0.0.2/', false],
    ['http://127.0.0.1.a.example/', false],
    ['http://127.0.0.1:99999/', false],
    ['http://127.0.0.1/#b', false],
    ['http://127.0.0.1/*', false],
    ['http://127.0.0.1/\\b', false],
    ['https://a.example/\\b', false],
    ['https://a.example/#b', false],
    ['https://*.a.example/', false],
    ['https://a.example/*', false],
    ['https://b@a.example/', false],
    ['https://b:c@a.example/', false],
    ['https://a.example/ b', false],
    ['https://a.example/\n', false],
    ['https:\\\\a.example', false],
    ['ftp://a.example/', false],
    ['javascript:alert(1)', false],
    ['com.example.app:/cb', false],
    ['//a.example/', false],
    ['/cb', false],
    ['https:a.example/', false],
    ['https:///a.example/', false],
    ['https://@a.example/', false],
    ['https://a.example/\u0001', false],
    ['https://a.example/\0', false],
    ['https://a.example/é', false],
    ['https://ä.example/', false],
    ['', false],
  ])('isRedirectUri of %j is %s (RFC 6749, 3.1.2; RFC 9700, 2.1)', (uri, expected) => {
    expect(isRedirectUri(uri)).toBe(expected);
  });
});

describe('isLoopback', () => {
  it.each([
    ['http://127.0.0.1:5000/cb', true],
    ['http://[::1]', true],
    ['http://localhost/', true],
    ['https://localhost/', false],
    ['http://localhost.a.example/', false],
    ['http://LOCALHOST/', false],
    ['http://localhost@a.example/', false],
    ['https://a.example/?http://localhost/', false],
    ['', false],
  ])('isLoopback of %j is %s', (uri, expected) => {
    expect(isLoopback(uri)).toBe(expected);
  });
});

describe('redirectTo', () => {
  it.each([
    ['https://a.example/cb', null, 'https://a.example/cb?code=c&iss=https%3A%2F%2Fapi.example'],
    [
      'https://a.example/cb?b=c',
      's',
      'https://a.example/cb?b=c&code=c&state=s&iss=https%3A%2F%2Fapi.example',
    ],
    [
      'https://a.example/cb',
      'a b+c&d=é',
      'https://a.example/cb?code=c&state=a%20b%2Bc%26d%3D%C3%A9&iss=https%3A%2F%2Fapi.example',
    ],
  ])(
    'redirectTo for %j with the state %j is %j (RFC 6749, 4.1.2; RFC 9207, 2)',
    (uri, state, expected) => {
      expect(redirectTo(uri, { code: 'c' }, state, ORIGIN)).toBe(expected);
    },
  );
});
