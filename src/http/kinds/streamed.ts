/** Sends a file for machines while it is written. */
import type { ReadCtx } from '#context.ts';
import type { StreamedAnswer } from '../career-pages.ts';
import { PUBLIC_CACHING, securityHeaders } from '../headers.ts';
import { encodeBody, isNotModified } from '../micro-cache.ts';

/** Nothing may be loaded or framed from a file for machines, and it runs nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A reader in a browser may fetch a feed from any origin. */
export const fileHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': FILE_POLICY,
  'Access-Control-Allow-Origin': '*',
};

/** Not cached, and the tag is that of its facts: it may be longer than an isolate's memory. */
export async function streamed(
  request: Request,
  { contentType, headers, facts, changedAt, chunks, served }: StreamedAnswer,
  ofSite: Record<string, string>,
  defer: ReadCtx['defer'],
): Promise<Response> {
  served?.(request, defer);
  const { tag } = await encodeBody(facts);
  const all = {
    ...fileHeaders,
    'Cache-Control': PUBLIC_CACHING,
    'Content-Type': contentType,
    ETag: tag,
    ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
    ...headers,
    ...ofSite,
  };
  if (isNotModified(request, tag, changedAt ?? undefined))
    return new Response(null, { status: 304, headers: all });
  if (request.method === 'HEAD') return new Response(null, { headers: all });
  return new Response(streamOf(chunks()), { headers: all });
}

/** The next chunk is asked for when the one before has been taken. */
function streamOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
