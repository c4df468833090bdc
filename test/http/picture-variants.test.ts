/** Pictures of companies as browsers are sent them where Cloudflare Images is bound, and as they were uploaded otherwise. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { withVariants } from '#lib/picture-variants.ts';
import worker from '../../src/worker.ts';
import { API, newAddress } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { tick } from '../support/ticks.ts';
import { image, keyOf, see, setLogo } from '../support/uploads.ts';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

type Encoded = { transform: ImageTransform; output: ImageOutputOptions; bytes: Uint8Array };

/** Cloudflare Images, which answers with the text `encoded`, or fails. */
function standIn(fails = false) {
  const encoded: Encoded[] = [];
  const input = (stream: ReadableStream<Uint8Array>) => ({
    transform: (transform: ImageTransform) => ({
      async output(output: ImageOutputOptions) {
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        encoded.push({ transform, output, bytes });
        if (fails) throw new Error('9520: The image is not supported.');
        return { response: () => new Response('encoded'), contentType: () => output.format };
      },
    }),
  });
  return { IMAGES: { input }, encoded };
}

async function send(path: string, accept: string, bindings: object, method = 'GET') {
  const headers = { accept, 'cf-connecting-ip': newAddress() };
  const request = new Request<unknown, IncomingRequestCfProperties>(new URL(path, API).href, {
    method,
    headers,
  });
  const execution = createExecutionContext();
  const response = await worker.fetch(request, { ...env, ...bindings }, execution);
  const text = new TextDecoder().decode(await response.arrayBuffer());
  await waitOnExecutionContext(execution);
  return { status: response.status, text, headers: Object.fromEntries(response.headers) };
}

describe('a logo', () => {
  test('is encoded once for browsers that know the format, and kept', async () => {
    const content = image('png', 4321);
    const path = await setLogo(await openCompany(), content);
    const { IMAGES, encoded } = standIn();
    for (let visit = 0; visit < 2; visit++) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await send(path, BROWSER, { IMAGES })).toMatchObject({
        status: 200,
        text: 'encoded',
        headers: {
          'content-type': 'image/avif',
          'content-length': '7',
          vary: 'Accept',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
    }
    expect(encoded).toEqual([
      {
        transform: { width: 256, height: 256, fit: 'scale-down' },
        output: { format: 'image/avif', anim: false },
        bytes: content,
      },
    ]);
    const webp = await send(path, 'image/webp,*/*', { IMAGES });
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(encoded).toHaveLength(2);
    const head = await send(path, BROWSER, { IMAGES }, 'HEAD');
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'image/avif']);
  });

  test.each(['*/*', 'image/png', 'image/avif;q=0, image/*', ''])(
    'is as it was uploaded for a client that accepts %j',
    async (accept) => {
      const path = await setLogo(await openCompany(), image('png', 99));
      const { IMAGES, encoded } = standIn();
      const { status, headers } = await send(path, accept, { IMAGES });
      expect([status, headers['content-type'], headers['content-length']]).toEqual([
        200,
        'image/png',
        '99',
      ]);
      expect(headers).toMatchObject({ vary: 'Accept', etag: expect.any(String) });
      expect(encoded).toEqual([]);
    },
  );

  test('is as it was uploaded without the binding, and where that fails', async () => {
    const path = await setLogo(await openCompany(), image('png', 99));
    const plain = await send(path, BROWSER, {});
    expect(plain.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '99' });
    expect(plain.headers).not.toHaveProperty('vary');
    const { IMAGES, encoded } = standIn(true);
    const failed = await send(path, BROWSER, { IMAGES });
    expect(failed.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '99' });
    expect(encoded).toHaveLength(1);
    expect(await env.FILES.head(`${keyOf(path)}.avif`)).toBeNull();
  });

  test('that is missing is 404, whatever is accepted', async () => {
    const path = `/files/logos/1/${'0'.repeat(64)}-1.png`;
    expect((await send(path, BROWSER, standIn())).status).toBe(404);
    expect((await send(`${path}.avif`, BROWSER, standIn())).status).toBe(404);
  });

  test('takes what was encoded with it when it is replaced', async () => {
    const acme = await openCompany();
    const path = await setLogo(acme, image('png', 99));
    await send(path, BROWSER, standIn());
    await send(path, 'image/webp', standIn());
    const stored = () => Promise.all(withVariants(keyOf(path)).map((key) => env.FILES.head(key)));
    expect((await stored()).every((file) => file !== null)).toBe(true);
    await setLogo(acme, image('png', 98));
    // A tick removes a bounded number of files, the oldest first; other tests leave some.
    await expect
      .poll(
        async () => {
          await tick();
          return stored();
        },
        { timeout: 15_000 },
      )
      .toEqual([null, null, null]);
    expect((await see(path)).status).toBe(404);
  });
});

test('a document has no variants', () => {
  expect(withVariants('documents/1/abc.pdf')).toEqual(['documents/1/abc.pdf']);
});
