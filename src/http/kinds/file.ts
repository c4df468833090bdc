/** Serves files of R2 as they were stored, never as pages. */
import { ApiError } from '#errors.ts';
import { publicContext } from '../context.ts';
import { closedFailureAnswer } from '../envelope.ts';
import type { FileRoute } from '../files.ts';
import { securityHeaders } from '../headers.ts';
import { clientAddress, spend } from '../limits.ts';
import { isKnown } from '../micro-cache.ts';
import { hasVariants, openVariant } from '../picture-variants.ts';
import type { ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';

export const files: Kind<FileRoute, ApiEnv> = {
  // A link to a document is a credential.
  plainHttp: 'redirect',
  handler:
    ({ terms: { pattern, isImmutable }, run }) =>
    async (c) => {
      const [, name] = pattern.exec(c.req.path) ?? [];
      if (name === undefined) throw new ApiError('unknown_path');
      const { services } = c.env;
      await spend(services, 'public', clientAddress(c.req.raw));
      const { searchParams } = new URL(c.req.url);
      const answer = await run(publicContext(services, c.var.now), name, searchParams);
      // Hono drops the body of an answer to HEAD, so it is not read.
      const isHead = c.req.raw.method === 'HEAD';
      const file =
        answer &&
        ((await openVariant(services, c.req.raw, answer.key)) ??
          (await services.files[isHead ? 'head' : 'get'](answer.key)));
      // The answer is the same whether the link or the file is missing.
      if (!file) throw new ApiError('unknown_path');
      const headers = {
        ...answer.headers,
        // What is encoded for the first time has no tag yet.
        ...(isImmutable && file.etag !== '' && { ETag: file.etag }),
        ...(hasVariants(services, answer.key) && { Vary: 'Accept' }),
      };
      if (isImmutable && isKnown(c.req.raw, file.etag)) {
        await file.body?.cancel();
        const { 'Cache-Control': caching = '' } = answer.headers;
        return new Response(null, {
          status: 304,
          headers: { ETag: file.etag, 'Cache-Control': caching },
        });
      }
      return new Response(file.body, {
        headers: {
          ...securityHeaders,
          'Content-Type': answer.contentType ?? file.contentType,
          'Content-Length': String(file.size),
          'Content-Security-Policy': "default-src 'none'; sandbox",
          ...headers,
        },
      });
    },
  errorResponse: (c, error) => closedFailureAnswer(error, c.env.services.apiOrigin),
};
