/** Files that anybody may see, by a name that no other file will have: kept for ever, and nothing but an image. */
import type { Hono } from 'hono';
import { Problem } from '#problems.ts';
import type { ApiEnv } from './api.ts';
import { isKnown } from './fresh.ts';
import { securityHeaders } from './headers.ts';
import { clientAddress, spend } from './limits.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const LOGO = /^\/files\/(logos\/\d{1,16}\/[\da-f]{64}-\d{1,16}\.(?:png|jpg|webp))$/u;

export function mountFiles(api: Hono<ApiEnv>): void {
  api.get('/files/*', async (c) => {
    const [, key] = LOGO.exec(c.req.path) ?? [];
    if (key === undefined) throw new Problem('unknown_path');
    await spend(c.env.services, 'public', clientAddress(c.req.raw));
    const { files } = c.env.services;
    // Hono asks the route of GET for HEAD, and leaves out the body: it need not be read.
    const file = await (c.req.raw.method === 'HEAD' ? files.head(key) : files.get(key));
    if (!file) throw new Problem('unknown_path');
    if (isKnown(c.req.raw, file.etag)) {
      await file.body?.cancel();
      return new Response(null, {
        status: 304,
        headers: { ETag: file.etag, 'Cache-Control': FOREVER },
      });
    }
    return new Response(file.body, {
      headers: {
        ...securityHeaders,
        'Content-Type': file.contentType,
        'Content-Length': String(file.size),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        // Career sites and applications show it on pages of their own.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': FOREVER,
        ETag: file.etag,
      },
    });
  });
  api.all('/files/*', () => {
    throw new Problem('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  });
}
