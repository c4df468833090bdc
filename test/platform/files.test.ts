/** What callers see, and what stays, when R2 fails: 503 and nothing by halves (decisions: Errors). */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { openFiles } from '#platform/files.ts';
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

const lost = 'D1_ERROR: Network connection lost.';

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

  test('keeps bytes and type under a key, until they are removed', async () => {
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

  test('the last one under a key is the one; removing what is not there is no failure', async () => {
    const [key, bytes] = [newKey(), image('webp')];
    await files.put(key, image(), 'image/png');
    await files.put(key, bytes, 'image/webp');
    const found = await files.get(key);
    expect(found?.contentType).toBe('image/webp');
    expect(new Uint8Array(await new Response(found?.body).arrayBuffer())).toEqual(bytes);
    await expect(files.remove(newKey())).resolves.toBeUndefined();
  });

  test('says nothing of a type that nobody has said', async () => {
    const key = newKey();
    await env.FILES.put(key, 'text');
    const found = await files.get(key);
    expect(found?.contentType).toBe('application/octet-stream');
    await found?.body?.cancel();
  });
});

describe('when the store fails', () => {
  test('as the file is written, it is 503 and nothing has changed', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    expectUnavailable(await uploadWatched(acme, { bucket: down }));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await logoOf(acme)).toBe(path);
    expect((await see(path)).status).toBe(200);
    expect(await filesOf(acme)).toEqual([keyOf(path)]);
    expect(await acme.audited()).toHaveLength(1);
  });

  test('after the file is written, it is 503, and the logo of before is still shown', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    const form = logoForm();
    let isPut = false;
    const put = () => {
      isPut = true;
    };
    const database = () => {
      if (isPut) throw new Error(lost);
    };
    expectUnavailable(await uploadWatched(acme, { bucket: { put }, database }, form));
    expect(isPut).toBe(true);
    expect(await logoOf(acme)).toBe(path);
    expect((await see(path)).status).toBe(200);
    expect(await acme.audited()).toHaveLength(1);
    // Whoever comes again succeeds.
    expect((await upload(acme, form)).status).toBe(200);
    const next = await logoOf(acme);
    expect(next).not.toBe(path);
    // The file of the failed upload stays: whether a row names it was not known then.
    await expect.poll(() => filesOf(acme)).not.toContain(keyOf(path));
    expect(await filesOf(acme)).toContain(keyOf(next));
  });

  test('after the row is changed and its answer lost, it is 503, and the new logo is there', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme);
    const form = logoForm();
    // What was there is read by the first, the second marks the file, and the third changes the row.
    expectUnavailable(await uploadWatched(acme, { lost: 3 }, form));
    const shown = await logoOf(acme);
    expect(shown).not.toBe(path);
    expect((await see(shown)).status).toBe(200);
    expect((await upload(acme, form)).status).toBe(200);
    expect((await see(await logoOf(acme))).status).toBe(200);
  });

  test('before the file is written, the bucket is not asked', async () => {
    const acme = await openCompany();
    const put = vi.fn<() => void>();
    for (const at of [1, 2]) {
      const database = (_: string, count: number) => {
        if (count === at) throw new Error(lost);
      };
      expectUnavailable(await uploadWatched(acme, { bucket: { put }, database }));
    }
    expect(put).not.toHaveBeenCalled();
  });

  test('as the file of before goes, nobody is told but the log', async () => {
    const acme = await openCompany();
    await setLogo(acme);
    const answer = await uploadWatched(acme, { bucket: { delete: failing } });
    expect(answer.status).toBe(200);
    expect(logged.mock.calls.join()).toContain('deferred');
    expect((await see(await logoOf(acme))).status).toBe(200);
  });

  test('as the file is read, it is 503, and kept nowhere', async () => {
    const path = await setLogo(await openCompany());
    expectUnavailable(await sendWatched({ bucket: down }, 'GET', path));
    const head = await sendWatched({ bucket: down }, 'HEAD', path);
    expect([head.status, head.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await see(path)).status).toBe(200);
  });

  test('a logo whose file is lost is 404, until it is uploaded again', async () => {
    const [acme, content] = [await openCompany(), image()];
    const path = await setLogo(acme, content);
    await env.FILES.delete(keyOf(path));
    const { status, headers, bytes } = await see(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 'unknown_path' });
    expect((await see(await setLogo(acme, content))).bytes).toEqual(content);
  });
});
