/** The simulated API of the objects in a bucket. */
import { createHash } from 'node:crypto';
import { failure, success } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';
import type { Endpoints } from './answer.ts';

const DEFAULT_TYPE = 'application/octet-stream';
/** Smaller than that of the platform, so that a check sees several pages. */
const PAGE_MAX = 20;

export const objectEndpoints: Endpoints = {
  'GET /r2/buckets/:name/objects': withBucket(({ state, at, query }) => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('cursor') ?? '';
    const size = Math.min(PAGE_MAX, Number(query.get('per_page') ?? PAGE_MAX));
    const objects = [...state.objectsOf(at['name'] ?? '')]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { bytes }]) => ({ key, size: bytes.length, etag: md5(bytes) }));
    const page = objects.slice(0, size);
    const isTruncated = page.length < objects.length;
    return success(page, {
      is_truncated: isTruncated,
      ...(isTruncated && { cursor: page.at(-1)?.key }),
    });
  }),
  'GET /r2/buckets/:name/objects/*': withBucket(({ state, at }) => {
    const found = state.objectsOf(at['name'] ?? '').get(keyOf(at));
    return found
      ? { file: found.bytes, contentType: found.contentType }
      : failure(404, 10_007, 'The specified key does not exist.');
  }),
  'PUT /r2/buckets/:name/objects/*': withBucket(({ state, at, headers, bytes }) => {
    const contentType = headers.get('content-type') ?? DEFAULT_TYPE;
    state.objectsOf(at['name'] ?? '').set(keyOf(at), { bytes, contentType });
    return success({ key: keyOf(at), size: String(bytes.length), etag: md5(bytes) });
  }),
  'DELETE /r2/buckets/:name/objects/*': withBucket(({ state, at }) => {
    state.objectsOf(at['name'] ?? '').delete(keyOf(at));
    return success({ key: keyOf(at) });
  }),
};

function withBucket(reply: (request: ApiRequest) => Reply): (request: ApiRequest) => Reply {
  return (request) => {
    const { state, at, headers } = request;
    const jurisdiction = headers.get('cf-r2-jurisdiction') ?? 'default';
    const isThere = state.buckets.some(
      (one) => one.name === at['name'] && one.jurisdiction === jurisdiction,
    );
    return isThere ? reply(request) : failure(404, 10_006, 'The specified bucket does not exist.');
  };
}

function keyOf(at: ApiRequest['at']): string {
  return decodeURIComponent(at['rest'] ?? '');
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
