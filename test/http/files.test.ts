/** Logos as anybody sees them: kept for ever, and nothing but pictures (decisions: update-logo). */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { ownHeaders } from '../support/browser.ts';
import { API, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { image, keyOf, see, sendWatched, setLogo } from '../support/uploads.ts';

describe('GET /files/logos/…', () => {
  test('a logo is sent unchanged, cacheable for a year, as a picture only', async () => {
    const content = image('png', 4321);
    const path = await setLogo(await openCompany(), content);
    const seen = await see(path);
    expect(seen.status).toBe(200);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '4321',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'strict-transport-security': expect.stringContaining('max-age='),
      etag: expect.stringMatching(/^"[0-9a-f]+"$/u),
    });
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect(seen.bytes).toEqual(content);
  });

  test('HEAD of a logo has the same headers without the bytes', async () => {
    const path = await setLogo(await openCompany(), image('png', 4321));
    const [head, get] = [await see(path, 'HEAD'), await see(path)];
    expect(head.status).toBe(200);
    expect(ownHeaders(head.headers)).toEqual(ownHeaders(get.headers));
    expect([head.bytes.byteLength, get.bytes.byteLength]).toEqual([0, 4321]);
  });

  test('HEAD does not read the file, and GET reads it once', async () => {
    const path = await setLogo(await openCompany());
    for (const [method, expected] of [
      ['HEAD', ['head']],
      ['GET', ['get']],
    ] as const) {
      const asked: string[] = [];
      const bucket = { get: () => asked.push('get'), head: () => asked.push('head') };
      expect((await sendWatched({ bucket }, method, path)).status).toBe(200);
      expect(asked).toEqual(expected);
    }
  });

  test.each(['GET', 'HEAD'])(
    '%s of a logo is 304 for a client that has it (RFC 9110, 13.1.2)',
    async (method) => {
      const path = await setLogo(await openCompany());
      const tag = (await see(path)).headers.get('etag') ?? '';
      const ask = async (known: string) => {
        const { host } = new URL(API);
        const answer = await visit(host, path, { 'if-none-match': known }, method);
        return { answer, text: await answer.text() };
      };
      for (const known of [tag, `W/${tag}`, '*', `"x", ${tag}`]) {
        const { answer, text } = await ask(known);
        expect([answer.status, text], known).toEqual([304, '']);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          etag: tag,
          'cache-control': 'public, max-age=31536000, immutable',
        });
      }
      for (const known of ['"x"', tag.slice(1, -1)]) {
        expect((await ask(known)).answer.status, known).toBe(200);
      }
    },
  );

  test('HEAD of a missing file is 404 and uncacheable', async () => {
    const path = await setLogo(await openCompany());
    await env.FILES.delete(keyOf(path));
    const head = await see(path, 'HEAD');
    expect([head.status, head.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s of a logo is 405',
    async (method) => {
      const path = await setLogo(await openCompany());
      const response = await see(path, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect((await see(path)).status).toBe(200);
    },
  );

  test('the path serves logos only, however it is spelled (404)', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    const [, , , company = '', file = ''] = path.split('/');
    const cv = `cvs/${company}/${file.replace('.png', '.pdf')}`;
    const keys = [cv, `cvs/${company}/${file}`, `logos/${company}/notes.png`, 'secret.png'];
    for (const key of keys) await env.FILES.put(key, 'private');
    const up = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..;/', '....//'];
    const paths = [
      ...keys.map((key) => `/files/${key}`),
      ...up.map((step) => `/files/logos/${company}/${step}${step}${cv}`),
      ...up.map((step) => `/files/logos/${step}${cv}`),
      `/files/logos/${company}/${file}/../../../${cv}`,
      `/files/logos/${company}%2f${file}`,
      `/files/logos%2f${company}%2f${file}`,
      `/files/logos/${company}/${file}%00`,
      `/files/logos/${company}/${file}%00.png`,
      `/files/logos/${company}/${file}/`,
      `/files/logos/${company}/${file}.svg`,
      `/files/logos/${company}/${file.replace('.png', '.svg')}`,
      `/files/logos/${company}/${file.replace('.png', '.jpg')}`,
      `/files/logos/${company}/${file.replace('.png', '')}`,
      `/files/logos/${company}/${file.toUpperCase()}`,
      `/files/logos/1/${file}`,
      `/files//logos/${company}/${file}`,
      `/files/logos/${company}/`,
      `/files/logos/${company}/%FF`,
      '/files/logos/',
      '/files/logos',
      '/files/',
      '/files',
      `/${cv}`,
      `/logos/${company}/${file}`,
    ];
    for (const tried of paths) {
      const seen = await see(tried);
      expect(seen.status, tried).toBe(404);
      expect(new TextDecoder().decode(seen.bytes), tried).not.toContain('private');
    }
    expect((await see(`${path}?size=1`)).status).toBe(200);
  });

  test('career domains serve logos too, as their pages load nothing from elsewhere', async () => {
    const path = await setLogo(await openCompany());
    for (const method of ['GET', 'HEAD']) {
      const answer = await visit(CAREER_HOST, path, {}, method);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
    }
    expect((await visit(CAREER_HOST, path, {}, 'POST')).status).toBe(405);
    for (const other of ['/files/documents/1', '/files/logos/1/x.png', '/files/']) {
      expect((await visit(CAREER_HOST, other)).status, other).toBe(404);
    }
    const unknown = await visit('unknown.example', path);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.any(String)]);
  });
});
