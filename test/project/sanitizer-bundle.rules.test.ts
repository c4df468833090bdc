/** The sanitizer as it is deployed: bundled without the packages that it loads and does not call. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { cleanHtml } from '#lib/clean-html.ts';
import { alias as localAlias } from '../../tools/local/bundle.ts';

const FOLDER = join(import.meta.dirname, '../../.dev/sanitizer-bundle-test');
const FILE = join(FOLDER, `${process.pid}.mjs`);

let bundled: typeof cleanHtml;
let inputs: string[];

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: ['src/lib/clean-html.ts'],
    outfile: FILE,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    alias: readConfig({ config: 'wrangler.api.toml' }).alias ?? {},
    metafile: true,
  });
  inputs = Object.keys(metafile.inputs);
  const module: { cleanHtml: typeof cleanHtml } = await import(pathToFileURL(FILE).href);
  bundled = module.cleanHtml;
});

afterAll(() => rm(FILE, { force: true }));

test('one Worker, three, and a development machine leave out the same packages', () => {
  const api = readConfig({ config: 'wrangler.api.toml' }).alias;
  expect(readConfig({ config: 'wrangler.toml' }).alias).toEqual(api);
  expect(localAlias).toEqual(api);
});

test('the bundle has a parser of HTML, and neither one of styles nor one of dates', () => {
  expect(inputs.filter((file) => /\/htmlparser2\//u.test(file))).not.toEqual([]);
  expect(
    inputs.filter((file) => /\/(?:postcss|parse-srcset|dayjs|domutils)\//u.test(file)),
  ).toEqual([]);
});

test.each([
  '<p style="color: red; background: url(javascript:alert(1))">red</p>',
  '<style>p { color: red }</style><p class="a" style="{">text</p>',
  '<a href="java&#115;cript:alert(1)" style="x">a</a><a href="//x.example">b</a>',
  '<a href="/jobs?a=1&amp;b=2" target="_blank">c</a><a href="mailto:a@b.example">d</a>',
  '<time datetime="2026-11-22">today</time><td colspan="2" style="width: 1px">x</td>',
  '&eacute;&nbsp;&CounterClockwiseContourIntegral;&notit;&#x1F956;',
  '<img srcset="a.png 1x, b.png 2x" src=x onerror=alert(1)><svg><style>x</style></svg>',
])('the bundle cleans like the whole library: %s', (html) => {
  expect(bundled(html)).toBe(cleanHtml(html));
});

test('the bundle cleans whatever a text is made of like the whole library', () => {
  const pieces =
    '<p style="|a:b;|">|</p>|<a href="|javascript:|https://x.example|</a>|<td colspan="|2|</td>|<style>|</style>|<!--|-->|&amp;|&lt|&#39;|<div STYLE=x|>|/|<|\'| |é|\u0000|🥖';
  const html = fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 30 });
  fc.assert(
    fc.property(html, (parts) => {
      expect(bundled(parts.join(''))).toBe(cleanHtml(parts.join('')));
    }),
    { numRuns: 1000 },
  );
});
