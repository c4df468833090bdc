/** The RPC of the background: the Worker of the API has a CV read that is not stored, and gives up in time. */
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
  export default {
    async fetch(request, env) {
      const { pathname, search } = new URL(request.url);
      const binding = env[pathname.slice(1)];
      const reader = search === '?direct' ? binding : openCvReader(binding);
      return Response.json(await reader.readCv(new Uint8Array(await request.arrayBuffer())));
    },
  };
`;

/** A Worker of the background that does not answer, and one whose isolate has ended. */
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
/** The answer to a caller of a background that does not answer, which comes while the other tests run. */
let givenUp: Promise<{ answer: unknown; ms: number }>;

beforeAll(async () => {
  const background = readConfig({ config: 'wrangler.background.toml' });
  const reader = readConfig({ config: 'wrangler.api.toml' }).services?.find(
    (one: { service: string }) => one.service === background.name,
  );
  const common = { modules: true, compatibilityDate: background.compatibility_date };
  service = startMiniflare({
    workers: [
      {
        ...common,
        name: 'caller',
        script: await bundle({ stdin: { contents: caller, resolveDir: '.' } }),
        serviceBindings: {
          background: { name: background.name, entrypoint: reader?.entrypoint },
          slow: { name: 'failing', entrypoint: 'Slow' },
          ended: { name: 'failing', entrypoint: 'Ended' },
        },
      },
      {
        ...common,
        name: background.name,
        compatibilityFlags: background.compatibility_flags,
        script: await bundle({ entryPoints: ['src/workers/background/background.ts'] }),
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
  'the background reads %s into JSON Resume',
  async (name) => {
    expect(await read('background', await readFile(`${FIXTURES}/${name}`))).toMatchObject({
      status: 'parsed',
      resume: { basics: { name: expect.any(String), email: expect.stringContaining('@') } },
    });
  },
);

test('a document that cannot be read is answered with the reason', async () => {
  const locked = await readFile(`${FIXTURES}/qpdf-locked.pdf`);
  expect(await read('background', locked)).toEqual({ status: 'encrypted' });
  expect(await read('background', locked.subarray(0, 300))).toEqual({ status: 'corrupt' });
  expect(await read('background', new Uint8Array(9).fill(0x20))).toEqual({ status: 'no_text' });
});

test('a document over 10 MB is refused on both sides, and one of 10 MB is read', async () => {
  const text = new TextEncoder().encode('Ada Lovelace\nada@people.example\n'.padEnd(10_000_000));
  expect(await read('background', text)).toMatchObject({ status: 'parsed' });
  const larger = new Uint8Array(10_000_001).fill(0x20);
  expect(await read('background?direct', larger)).toEqual({ status: 'too_large' });
  // Not sent, or it would be answered by the timeout.
  expect(await read('slow', larger)).toEqual({ status: 'too_large' });
});

test('a background that does not answer is given up after 5 seconds', async () => {
  const { answer, ms } = await givenUp;
  expect(answer).toEqual({ status: 'timed_out' });
  expect(ms).toBeGreaterThan(4500);
  // On a busy machine, too.
  expect(ms).toBeLessThan(15_000);
});

test('a background whose isolate has ended is an answer, not an error', async () => {
  expect(await read('ended', new Uint8Array(10))).toEqual({ status: 'failed' });
});
