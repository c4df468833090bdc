/** Reads damaged documents in the Workers runtime: every one has a valid answer. */
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentKind } from '../src/document-kind.ts';
import { parseCv } from '../src/index.ts';
import { readDocument } from '../src/read-document.ts';
import { fixtures } from './support/fixtures.ts';

function fixture(name: string): Uint8Array {
  const bytes = fixtures[name];
  if (!bytes) throw new Error(`There is no ${name}.`);
  return bytes;
}

describe('damaged documents', () => {
  const RUNS = Number(env.PROPERTY_RUNS);
  const STATUSES = ['read', 'encrypted', 'no_text', 'corrupt', 'too_large'];
  const names = Object.keys(fixtures);

  async function expectAnswer(bytes: Uint8Array): Promise<void> {
    const before = bytes.slice();
    const { status, segments, pages } = await readDocument(bytes);
    expect(STATUSES).toContain(status);
    expect(segments.length > 0).toBe(status === 'read');
    for (const { text, ...places } of segments) {
      expect(text.isWellFormed() && text === text.trim() && !/\p{Cc}/u.test(text)).toBe(true);
      expect(Object.values(places)).not.toContain(Number.NaN);
    }
    expect(pages).toBeGreaterThanOrEqual(0);
    expect(bytes).toEqual(before);
  }

  test('truncated documents get a valid answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, share) => {
          const bytes = fixture(name);
          return expectAnswer(bytes.subarray(0, Math.floor(share * bytes.byteLength)));
        },
      ),
      { numRuns: 4 * RUNS },
    );
  });

  test('documents with changed bytes get a valid answer', async () => {
    const change = fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(change, { maxLength: 50 }),
        (name, changes) => {
          const bytes = fixture(name).slice();
          for (const [share, byte] of changes) bytes[Math.floor(share * bytes.byteLength)] = byte;
          return expectAnswer(bytes);
        },
      ),
      { numRuns: 4 * RUNS },
    );
  });

  test('random bytes after the beginning of a format get a valid answer', async () => {
    const starts = ['%PDF-1.7\n', '{\\rtf1 ', 'PK\u0003\u0004', '<html>', ''];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 3000 }),
        (start, rest) => expectAnswer(Uint8Array.from([...Buffer.from(start, 'latin1'), ...rest])),
      ),
      { numRuns: 4 * RUNS },
    );
  });

  test('a document that is cut off is never parsed with nothing in it', async () => {
    for (const name of names) {
      const bytes = fixture(name);
      for (let share = 1; share < 20; share++) {
        const cut = bytes.subarray(0, Math.floor((share * bytes.byteLength) / 20));
        const { status, resume, text } = await parseCv(cut, { now: new Date(0) });
        if (status === 'parsed') expect(text, `${name} ${share}`).toMatch(/[\p{L}\p{N}]/u);
        else expect([resume, text]).toEqual([null, '']);
      }
    }
  });

  test.each(['\u2022 \u2022\n\u2014 .\n', '{\\rtf1 \\bullet\\par -}'])(
    'a document of marks without a word, %j, has no text',
    async (content) => {
      const cv = await parseCv(new TextEncoder().encode(content), { now: new Date(0) });
      expect(cv).toEqual({ status: 'no_text', resume: null, text: '' });
    },
  );

  test('the kind of every fixture is detected from its bytes', async () => {
    expect(names.map((name) => [name, documentKind(fixture(name))])).toEqual(
      names.map((name) => [name, name.slice(name.lastIndexOf('.') + 1)]),
    );
  });
});
