/** A bucket of a deployment, through the platform's REST API. Its lists go on by cursors, which are remembered by the keys they begin after. */
import type { ListedObject } from '../../../../src/lib/listed-object.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import type { Cloudflare } from './cloudflare.ts';

const PAGE = 1000;
const NOT_FOUND = 404;
const DEFAULT_TYPE = 'application/octet-stream';
/** Deletions at once. */
const LANES = 6;

type Start = { after: string; cursor: string | null };

export function openRemoteBucket(
  cloudflare: Cloudflare,
  name: string,
  jurisdiction: string | null,
): Bucket {
  const path = `/r2/buckets/${name}/objects`;
  const headers = jurisdiction === null ? undefined : { 'cf-r2-jurisdiction': jurisdiction };
  const pathOf = (key: string) => `${path}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const startsOf = new Map<string, Start[]>();

  async function readPage(prefix: string, cursor: string | null) {
    const query = new URLSearchParams({ prefix, per_page: String(PAGE) });
    if (cursor !== null) query.set('cursor', cursor);
    const response = await cloudflare.fetch('GET', `${path}?${query.toString()}`, { headers });
    if (response.status === NOT_FOUND)
      throw new Error(`The bucket ${name} does not exist. Run setup again.`);
    const { result, result_info: info } = (await response.json()) as {
      result: ListedObject[];
      result_info?: { cursor?: string; is_truncated?: boolean };
    };
    const next = info?.is_truncated === true ? (info.cursor ?? null) : null;
    return { objects: result.map(({ key, size, etag }) => ({ key, size, etag })), next };
  }

  return {
    async list(prefix, after = '') {
      const starts = startsOf.get(prefix) ?? [{ after: '', cursor: null }];
      startsOf.set(prefix, starts);
      let cursor = starts.findLast((start) => start.after <= after)?.cursor ?? null;
      for (;;) {
        const { objects, next } = await readPage(prefix, cursor);
        const last = objects.at(-1)?.key ?? '';
        if (next !== null && last > (starts.at(-1)?.after ?? ''))
          starts.push({ after: last, cursor: next });
        const found = objects.filter(({ key }) => key > after);
        if (found.length > 0 || next === null) return { objects: found, isLast: next === null };
        cursor = next;
      }
    },

    async get(key) {
      const response = await cloudflare.fetch('GET', pathOf(key), { headers });
      if (response.status === NOT_FOUND) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { bytes, contentType: response.headers.get('content-type') ?? undefined };
    },

    async put(key, bytes, contentType) {
      const type = { 'Content-Type': contentType ?? DEFAULT_TYPE };
      await cloudflare.fetch('PUT', pathOf(key), { body: bytes, headers: { ...headers, ...type } });
    },

    async remove(keys) {
      const waiting = keys.values();
      const lane = async () => {
        for (const key of waiting) await cloudflare.fetch('DELETE', pathOf(key), { headers });
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
  };
}
