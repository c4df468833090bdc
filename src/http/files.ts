/** Files: logos for anybody, kept for ever; documents of candidates by a link that works for a while. */
import type { Hono } from 'hono';
import type { PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import type { ApiEnv } from './api.ts';
import { publicContext } from './context.ts';
import { isKnown } from './micro-cache.ts';
import { securityHeaders } from './headers.ts';
import { clientAddress, spend } from './limits.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const LOGO = /^\/files\/(logos\/\d{1,16}\/[\da-f]{64}-\d{1,16}\.(?:png|jpg|webp))$/u;

const DOCUMENT = /^\/files\/documents\/([1-9]\d{0,15})$/u;

/** What a link to a document leads to, or null. */
type OpenDocument = (
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
) => Promise<{ key: string; filename: string; contentType: string } | null>;

export function mountFiles(api: Hono<ApiEnv>, openDocument: OpenDocument): void {
  mountDocuments(api, openDocument);
  mountLogos(api);
}

function mountDocuments(api: Hono<ApiEnv>, openDocument: OpenDocument): void {
  api.get('/files/documents/*', async (c) => {
    const [, id] = DOCUMENT.exec(c.req.path) ?? [];
    const { services } = c.env;
    await spend(services, 'public', clientAddress(c.req.raw));
    const ctx = publicContext(services, c.var.now);
    const { searchParams } = new URL(c.req.url);
    const found = id === undefined ? null : await openDocument(ctx, Number(id), searchParams);
    const file = found && (await services.files.get(found.key));
    // Nobody learns whether it was the link or the document.
    if (!file) throw new ApiError('unknown_path');
    return new Response(file.body, {
      headers: {
        ...securityHeaders,
        'Content-Type': found.contentType,
        'Content-Length': String(file.size),
        'Content-Disposition': attachment(found.filename),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      },
    });
  });
}

/** On career domains too, whose pages load nothing from elsewhere. */
export function mountLogos(api: Hono<ApiEnv>): void {
  api.get('/files/*', async (c) => {
    const [, key] = LOGO.exec(c.req.path) ?? [];
    if (key === undefined) throw new ApiError('unknown_path');
    await spend(c.env.services, 'public', clientAddress(c.req.raw));
    const { files } = c.env.services;
    // HEAD comes here too, and Hono drops the body: it need not be read.
    const file = await (c.req.raw.method === 'HEAD' ? files.head(key) : files.get(key));
    if (!file) throw new ApiError('unknown_path');
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
    throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  });
}

/** Saved, never shown: in the letters of anybody (RFC 6266, RFC 8187). */
function attachment(filename: string): string {
  const ascii = filename.replaceAll(/[^ -~]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
