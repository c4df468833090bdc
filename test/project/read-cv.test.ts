/** The RPC of the reader: the Worker of the API has a CV read that is not stored, and gives up in time; the background has all of it. */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { startMiniflare } from '../../tools/local/miniflare.ts';

const FIXTURES = 'packages/cv-reader/test/fixtures';

/** Calls the reader whose binding the path names, as the Worker of the API does; `?direct` without what it does itself. */
const caller = `
  import { openCvReader } from '#platform/cv-reader.ts';
  const now = new Date('2026-11-29T12:00:00Z');
  async function allOf(reader, bytes) {
    const { status, text, resume } = await reader.parseCv(bytes, { now });
    const { pages, images } = await reader.scannedPagesOf(bytes);
    const options = { now, pages: 1 };
    const recognized = await reader.parseRecognizedText(text, options);
    return { status, text, resume, pages, images: images.length, recognized };
  }
  export default {
    async fetch(request, env) {
      const { pathname, search } = new URL(request.url);
      const binding = env[pathname.slice(1)];
      if (search === '?all') return Response.json(await allOf(binding, await request.bytes()));
      const reader = search === '?direct' ? binding : openCvReader(binding);
      return Response.json(await reader.readCv(new Uint8Array(await request.arrayBuffer())));
    },
  };
`;

/** A reader that does not answer, and one whose isolate has ended. */
const failing = `
  import { WorkerEntrypoint } from 'cloudflare:workers';
  export default {};
  export class Slow extends WorkerEntrypoint {
    readCv() { return new Promise((resolve) => setTimeout(resolve, 60_000)); }
  }
  export class Ended extends WorkerEntrypoint {
    readCv() { throw new Error('Worker exceeded memory limit.'); }
  }
`;

let service: Miniflare;
/** The answer to a caller of a reader that does not answer, which comes while the other tests run. */
let givenUp: Promise<{ answer: unknown; ms: number }>;

beforeAll(async () => {
  const reader = readConfig({ config: 'wrangler.reader.toml' });
  const [bound] = readConfig({ config: 'wrangler.api.toml' }).services ?? [];
  const common = { modules: true, compatibilityDate: reader.compatibility_date };
  service = startMiniflare({
    workers: [
      {
        ...common,
        name: 'caller',
        script: await bundle({ stdin: { contents: caller, resolveDir: '.' } }),
        serviceBindings: {
          reader: { name: reader.name, entrypoint: bound?.entrypoint },
          slow: { name: 'failing', entrypoint: 'Slow' },
          ended: { name: 'failing', entrypoint: 'Ended' },
        },
      },
      {
        ...common,
        name: reader.name,
        compatibilityFlags: reader.compatibility_flags,
        script: await bundle({ entryPoints: ['src/workers/reader/reader.ts'] }),
      },
      { ...common, name: 'failing', script: failing },
    ],
  });
  await service.ready;
  const before = Date.now();
  givenUp = read('slow', new Uint8Array(10)).then((answer) => {
    return { answer, ms: Date.now() - before };
  });
});

afterAll(() => service.dispose());

async function bundle(entry: Pick<Parameters<typeof build>[0], 'stdin' | 'entryPoints'>) {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
  });
  return outputFiles?.[0]?.text ?? '';
}

async function read(path: string, body: Uint8Array): Promise<unknown> {
  const response = await service.dispatchFetch(`http://caller/${path}`, { method: 'POST', body });
  return response.json();
}

test.each(['d01-en-onecol.pdf', 'd05-fr-table.docx', 'd03-de-tabellarisch.doc'])(
  'the reader reads %s into JSON Resume',
  async (name) => {
    expect(await read('reader', await readFile(`${FIXTURES}/${name}`))).toMatchObject({
      status: 'parsed',
      resume: { basics: { name: expect.any(String), email: expect.stringContaining('@') } },
    });
  },
);

test('a document that cannot be read is answered with the reason', async () => {
  const locked = await readFile(`${FIXTURES}/qpdf-locked.pdf`);
  expect(await read('reader', locked)).toEqual({ status: 'encrypted' });
  expect(await read('reader', locked.subarray(0, 300))).toEqual({ status: 'corrupt' });
  expect(await read('reader', new Uint8Array(9).fill(0x20))).toEqual({ status: 'no_text' });
});

test('a document over 10 MB is refused on both sides, and one of 10 MB is read', async () => {
  const text = new TextEncoder().encode('Ada Lovelace\nada@people.example\n'.padEnd(10_000_000));
  expect(await read('reader', text)).toMatchObject({ status: 'parsed' });
  const larger = new Uint8Array(10_000_001).fill(0x20);
  expect(await read('reader?direct', larger)).toEqual({ status: 'too_large' });
  // Not sent, or it would be answered by the timeout.
  expect(await read('slow', larger)).toEqual({ status: 'too_large' });
});

test('a reader that does not answer is given up after 5 seconds', async () => {
  const { answer, ms } = await givenUp;
  expect(answer).toEqual({ status: 'timed_out' });
  expect(ms).toBeGreaterThan(4500);
  // On a busy machine, too.
  expect(ms).toBeLessThan(15_000);
});

test('a reader whose isolate has ended is an answer, not an error', async () => {
  expect(await read('ended', new Uint8Array(10))).toEqual({ status: 'failed' });
});

test('the background has the text of a document, its pictures, and what was recognized in them', async () => {
  const file = await readFile(`${FIXTURES}/d01-en-onecol.pdf`);
  const answer = await read('reader?all', file);
  const name = expect.any(String);
  expect(answer).toMatchObject({
    status: 'parsed',
    text: expect.stringContaining('@'),
    resume: { basics: { name } },
    images: 0,
    recognized: { status: 'parsed', resume: { meta: { parser: { recognized: true } } } },
  });
});
