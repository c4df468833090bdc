/** The meaning of providers' answers, authorization requests, and the configuration of providers. */
import { describe, expect, test } from 'vitest';
import { openProviders } from '#platform/providers.ts';
import { authorizeQuery, callbackPath, terms } from '#recruiting/interviews/connections/rules.ts';
import { escapeLittleText } from '#providers/actions/linkedin.ts';
import { explainGraph } from '#providers/actions/meta.ts';
import { outcomeOf } from '#providers/rules.ts';
import { retryAfterSeconds } from '#lib/http-exchange.ts';
import { sha256Base64Url } from '#lib/code-challenge.ts';
import { providers } from '#vocabulary/lists.ts';

const now = new Date('2026-11-20T12:00:00Z');

function answerOf(status: number, text = '{"id":1}', headers: Record<string, string> = {}) {
  return { is: 'answered' as const, status, text, headers: new Headers(headers) };
}

describe('an outcome', () => {
  const read = (body: unknown) => (body === undefined ? undefined : 'done');
  const decisive = { isDecisive: true, now, read };
  const harmless = { isDecisive: false, now, read };

  test.each([
    [answerOf(200), { is: 'done', value: 'done' }, { is: 'done', value: 'done' }],
    [answerOf(401), { is: 'token', code: '401' }, { is: 'token', code: '401' }],
    [
      answerOf(403, '{"title":"Forbidden"}'),
      { is: 'refused', code: '403 Forbidden' },
      { is: 'refused' },
    ],
    [answerOf(404, '<x/>'), { is: 'refused', code: '404' }, { is: 'refused' }],
    [answerOf(302), { is: 'refused', code: '302' }, { is: 'refused' }],
    [answerOf(429), { is: 'later', code: '429' }, { is: 'later' }],
    [
      answerOf(429, '', { 'retry-after': '7' }),
      { is: 'later', retryAfterSeconds: 7 },
      { is: 'later' },
    ],
    [answerOf(503), { is: 'later', code: '503' }, { is: 'later' }],
    [answerOf(500), { is: 'unknown', code: '500' }, { is: 'later', code: '500' }],
    [answerOf(504, '<html>'), { is: 'unknown', code: '504' }, { is: 'later', code: '504' }],
    [
      answerOf(200, '<xml/>'),
      { is: 'unknown', code: 'unreadable' },
      { is: 'later', code: 'unreadable' },
    ],
    [
      { is: 'lost', code: 'timeout' } as const,
      { is: 'unknown', code: 'timeout' },
      { is: 'later', code: 'timeout' },
    ],
  ])('the outcome of %o', (exchange, ofDecisive, ofHarmless) => {
    expect(outcomeOf(exchange, decisive)).toMatchObject(ofDecisive);
    expect(outcomeOf(exchange, harmless)).toMatchObject(ofHarmless);
  });

  test('an outcome contains no sentence of the provider, which may name a person', () => {
    const reply = answerOf(
      400,
      '{"error":{"message":"Ada Lovelace (ada@people.example) may not"}}',
    );
    expect(outcomeOf(reply, decisive)).toEqual({ is: 'refused', code: '400' });
    const word = answerOf(400, '{"error":"ada@people.example"}');
    expect(outcomeOf(word, decisive)).toEqual({ is: 'refused', code: '400' });
  });
});

describe('the delay that a provider requests', () => {
  test.each([
    [{}, null],
    [{ 'retry-after': '120' }, 120],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:01:00 GMT' }, 60],
    [{ 'retry-after': '2026-11-20T13:00:00Z' }, 3600],
    [{ 'retry-after': 'Thu, 19 Nov 2026 12:00:00 GMT' }, 0],
    [{ 'retry-after': '99999999' }, 86_400],
    [{ 'retry-after': 'soon' }, null],
    [{ 'x-rate-limit-reset': String(now.getTime() / 1000 + 900) }, 900],
  ])('the delay of %o', (headers, seconds) => {
    expect(retryAfterSeconds({ headers: new Headers(headers) }, now)).toBe(seconds);
  });
});

describe('an error of the Graph API', () => {
  const read = () => 'done';

  test.each([
    [190, 'token', 'token'],
    [102, 'token', 'token'],
    [4, 'later', 'later'],
    [32, 'later', 'later'],
    [368, 'later', 'later'],
    [80_002, 'later', 'later'],
    [-2, 'later', 'later'],
    [-1, 'unknown', 'later'],
    [1, 'unknown', 'later'],
    [2, 'unknown', 'later'],
    [100, 'refused', 'refused'],
    [506, 'refused', 'refused'],
  ])('the Graph API error %i of a publication: %s; else %s', (code, ofDecisive, ofHarmless) => {
    const reply = answerOf(400, JSON.stringify({ error: { type: 'OAuthException', code } }));
    const request = { now, read, explain: explainGraph };
    expect(outcomeOf(reply, { ...request, isDecisive: true })).toMatchObject({ is: ofDecisive });
    expect(outcomeOf(reply, { ...request, isDecisive: false })).toMatchObject({ is: ofHarmless });
  });
});

describe('LinkedIn’s little text format', () => {
  test.each([
    ['plain', 'plain'],
    ['a (b) [c] {d} <e>', String.raw`a \(b\) \[c\] \{d\} \<e\>`],
    ['x_y*z~|@', String.raw`x\_y\*z\~\|\@`],
    [String.raw`back\slash`, String.raw`back\\slash`],
    ['#hiring # 1', String.raw`#hiring \# 1`],
    ['C#8, C#', String.raw`C\#8, C\#`],
    ['求人（東京）', '求人（東京）'],
  ])('little text escapes %s', (text, escaped) => {
    expect(escapeLittleText(text)).toBe(escaped);
  });
});

describe('an authorization request', () => {
  test.each(providers)(
    'an authorization request of %s has a state, the redirect URI and its scopes',
    (provider) => {
      const redirectUri = `https://api.example${callbackPath(provider)}`;
      const asking = { clientId: 'me', redirectUri, state: 's', verifier: 'v', extraScopes: [] };
      const query = authorizeQuery(provider, asking);
      const { scopes, separator, clientIdField, pkce } = terms[provider];
      expect(Object.fromEntries(query)).toMatchObject({
        response_type: 'code',
        [clientIdField]: 'me',
        redirect_uri: redirectUri,
        state: 's',
        scope: scopes.join(separator),
      });
      expect(query.get('code_challenge')).toBe(pkce ? sha256Base64Url('v') : null);
    },
  );
});

describe('the configuration of providers', () => {
  const env = {
    POSTS: null as unknown as Queue,
    LINKEDIN_ORGANIZATIONS: '',
    PROVIDER_BASE_URLS: '',
  };

  test('credentials are present where both parts are configured', () => {
    const stated = { ...env, X_CLIENT_ID: 'a', X_CLIENT_SECRET: 'b', ZOOM_CLIENT_ID: 'a' };
    const service = openProviders(stated);
    expect(service.credentials('twitter')).toEqual({ clientId: 'a', clientSecret: 'b' });
    expect(service.credentials('zoom')).toBeNull();
    expect(service.credentials('google')).toBeNull();
  });

  test.each([
    ['', 'https://api.zoom.us/v2/users/me?a=1'],
    ['{"api.zoom.us":"https://api.zoomgov.com"}', 'https://api.zoomgov.com/v2/users/me?a=1'],
    ['{"*":"http://127.0.0.1:1/"}', 'http://127.0.0.1:1/api.zoom.us/v2/users/me?a=1'],
    ['{"api.x.com":"https://x.example"}', 'https://api.zoom.us/v2/users/me?a=1'],
  ])('base URLs %s', (configured, address) => {
    const service = openProviders({ ...env, PROVIDER_BASE_URLS: configured });
    expect(service.addressOf('https://api.zoom.us/v2/users/me?a=1')).toBe(address);
  });

  test('a malformed map of base URLs is rejected at start-up', () => {
    for (const configured of ['{"*":"nowhere"}', '{"*":1}', 'http://x']) {
      const opening = () => openProviders({ ...env, PROVIDER_BASE_URLS: configured });
      expect(opening).toThrow('PROVIDER_BASE_URLS must be');
    }
  });
});
