/** What a browser loads for the console beside its pages: sizes as they are sent, compressed. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundleConsoleScript, bundleConsoleStyle, drawIcons } from '../../tools/console-assets.ts';

/** In bytes. The aims of decision 40, far below what any library would take. */
const SCRIPT_MAX = 12_000;
const ENTRY_MAX = 5000;
const PALETTE_MAX = 2000;
const STYLE_MAX = 12_000;
const ICONS_MAX = 4000;

const sizeOf = (text: string) => gzipSync(text).length;

const files = await bundleConsoleScript();
const entry = files.filter(({ isEntry }) => isEntry);
const palette = files.filter(({ name }) => name.startsWith('palette-'));

describe('the script of the console', () => {
  test('has at most 12 kB in all its files', () => {
    const sizes = files.map(({ name, text }) => [name, sizeOf(text)] as const);
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(whole, JSON.stringify(sizes)).toBeLessThanOrEqual(SCRIPT_MAX);
  });

  test('has at most 5 kB on a board, which loads the entry and no other file', () => {
    expect(entry).toHaveLength(1);
    expect(sizeOf(entry[0]?.text ?? '')).toBeLessThanOrEqual(ENTRY_MAX);
    // A file that the entry imports at once would be loaded by a board too.
    expect(entry[0]?.text).not.toMatch(/(?:^|[;}])import\s*[{"'*]|from\s*"/u);
  });

  test('has at most 2 kB for the palette, which imports nothing', () => {
    expect(palette).toHaveLength(1);
    expect(sizeOf(palette[0]?.text ?? '')).toBeLessThanOrEqual(PALETTE_MAX);
    expect(palette[0]?.text).not.toMatch(/\bimport\b/u);
  });
});

describe('what gives the console its look', () => {
  test('has at most 12 kB of style', async () => {
    expect(sizeOf(await bundleConsoleStyle())).toBeLessThanOrEqual(STYLE_MAX);
  });

  test('has at most 4 kB of icons', async () => {
    expect(sizeOf(await drawIcons())).toBeLessThanOrEqual(ICONS_MAX);
  });
});
