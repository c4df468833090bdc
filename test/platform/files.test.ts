/** Responses and stored data when R2 fails: 503 without partial changes (decisions: Errors). */
import { removeFiles } from '#recruiting/people/cvs/actions/read.ts';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { openFiles } from '#platform/files.ts';
import { operator } from '../support/operator.ts';
import { openCompany } from '../support/company.ts';
import {
  filesOf,
  image,
  keyOf,
  logoForm,
  logoOf,
  see,
  sendWatched,
  setLogo,
  upload,
  uploadWatched,
} from '../support/uploads.ts';
import type { BucketWatch } from '../support/uploads.ts';
import { CONNECTION_LOST, d1Error } from '../support/d1.ts';

function failing(): never {
  throw new Error('We encountered an internal error. Please try again. (10001)');
}

const down: BucketWatch = { get: failing, head: failing, put: failing, delete: failing };

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

function expectUnavailable(answer: Awaited<ReturnType<typeof sendWatched>>): void {
  expect(answer.status, answer.text).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'storage_unavailable' });
  expect(answer.text).not.toMatch(/R2|internal error|logos\//u);
}

describe('openFiles', () => {
  const files = openFiles(env.FILES);
  const newKey = () => `tests/${crypto.randomUUID()}`;

  test('stores bytes and type under a key until they are removed', async () => {
    const [key, bytes] = [newKey(), image('png', 100)];
    expect(await files.get(key)).toBeNull();
    await files.put(key, bytes, 'image/png');
    const found = await files.get(key);
    expect(found).toMatchObject({ size: 100, contentType: 'image/png' });
    expect(found?.etag).toMatch(/^"[0-9a-f]+"$/u);
    expect(new Uint8Array(await new Response(found?.body).arrayBuffer())).toEqual(bytes);
    expect(await files.head(key)).toEqual({ ...found, body: null });
    await files.remove(key);
    expect(await files.get(key)).toBeNull();
    expect(await files.head(key)).toBeNull();
  });

  test('replaces a file under the same key, and ignores the removal of a missing file', async () => {
    const [key, bytes] = [newKey(), image('webp')];
    await files.put(key, image(), 'image/png');
    await files.put(key, bytes, 'image/webp');
    const found = await files.get(key);
    expect(found?.contentType).toBe('image/webp');
    expect(new Uint8Array(await new Response(found?.body).arrayBuffer())).toEqual(bytes);
    await expect(files.remove(newKey())).resolves.toBeUndefined();
  });

  test('removes hundreds of files that are due in one run of the cron, with one call for each 300', async () => {
    const prefix = `logos/${crypto.randomUUID()}`;
    const keys = Array.from({ length: 601 }, (_, nth) => `${prefix}-${nth}`);
    await Promise.all(keys.slice(0, 5).map((key) => files.put(key, image(), 'image/png')));
    await env.DB.prepare(
      'insert into file_removals (key, due_at) select value, 0 from json_each(?)',
    )
      .bind(JSON.stringify(keys))
      .run();
    let calls = 0;
    const counted = {
      ...files,
      remove: (named: string | readonly string[]) => {
        calls += 1;
        return files.remove(named);
      },
    };
    await removeFiles({ ...operator(), files: counted });
    expect(calls).toBeLessThanOrEqual(4);
    expect(await files.list(prefix, 10)).toEqual([]);
    const left = await env.DB.prepare('select count(*) as n from file_removals where key like ?')
      .bind(`${prefix}%`)
      .first();
    expect(left).toEqual({ n: 0 });
  });

  test('returns no type for a file that was stored without one', async () => {
    const key = newKey();
    await env.FILES.put(key, 'text');
    const found = await files.get(key);
    expect(found?.contentType).toBe('application/octet-stream');
    await found?.body?.cancel();
  });
});

describe('when the store fails', () => {
  test('returns 503 and changes nothing if writing the file fails', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    expectUnavailable(await uploadWatched(acme, { bucket: down }));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await logoOf(acme)).toBe(path);
    expect((await see(path)).status).toBe(200);
    expect(await filesOf(acme)).toEqual([keyOf(path)]);
    expect(await acme.audited()).toHaveLength(1);
  });

  test('returns 503 and keeps the previous logo if the update fails after the file is written', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    const form = logoForm();
    let isPut = false;
    const put = () => {
      isPut = true;
    };
    const database = () => {
      if (isPut) throw d1Error(CONNECTION_LOST);
    };
    expectUnavailable(await uploadWatched(acme, { bucket: { put }, database }, form));
    expect(isPut).toBe(true);
    expect(await logoOf(acme)).toBe(path);
    expect((await see(path)).status).toBe(200);
    expect(await acme.audited()).toHaveLength(1);
    // A retry succeeds.
    expect((await upload(acme, form)).status).toBe(200);
    const next = await logoOf(acme);
    expect(next).not.toBe(path);
    // The file of the failed upload remains until the cleanup, because a row might have referenced it.
    await expect.poll(() => filesOf(acme)).not.toContain(keyOf(path));
    expect(await filesOf(acme)).toContain(keyOf(next));
  });

  test('returns 503 and has the new logo if the response of the update is lost', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    const form = logoForm();
    // The round trips identify the caller, mark the file and read the row, and update the row.
    expectUnavailable(await uploadWatched(acme, { lost: 3 }, form));
    const shown = await logoOf(acme);
    expect(shown).not.toBe(path);
    expect((await see(shown)).status).toBe(200);
    expect((await upload(acme, form)).status).toBe(200);
    expect((await see(await logoOf(acme))).status).toBe(200);
  });

  test('does not call the bucket if the database fails before the file is written', async () => {
    const acme = await openCompany();
    const put = vi.fn<() => void>();
    for (const at of [1, 2]) {
      const database = (_: string, count: number) => {
        if (count === at) throw d1Error(CONNECTION_LOST);
      };
      expectUnavailable(await uploadWatched(acme, { bucket: { put }, database }));
    }
    expect(put).not.toHaveBeenCalled();
  });

  test('logs a failure to delete the previous file and answers normally', async () => {
    const acme = await openCompany();
    await setLogo(acme);
    const answer = await uploadWatched(acme, { bucket: { delete: failing } });
    expect(answer.status).toBe(200);
    expect(logged.mock.calls.join()).toContain('deferred');
    expect((await see(await logoOf(acme))).status).toBe(200);
  });

  test('returns 503 without caching if reading the file fails', async () => {
    const path = await setLogo(await openCompany());
    expectUnavailable(await sendWatched({ bucket: down }, 'GET', path));
    const head = await sendWatched({ bucket: down }, 'HEAD', path);
    expect([head.status, head.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await see(path)).status).toBe(200);
  });

  test('returns 404 for a logo whose file is lost, until it is uploaded again', async () => {
    const [acme, content] = [await openCompany(), image()];
    const path = await setLogo(acme, content);
    await env.FILES.delete(keyOf(path));
    const { status, headers, bytes } = await see(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 'unknown_path' });
    expect((await see(await setLogo(acme, content))).bytes).toEqual(content);
  });
});
