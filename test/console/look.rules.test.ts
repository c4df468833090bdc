/** The look of the console and of account pages: contrast of its colors, classes that pages and stylesheets share, and sides that follow the script. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { style as accountStyle } from '#accounts/layout/style.ts';
import { cellLooks, phonePlaces } from '#console/layout/data-table.tsx';
import { stageTones } from '#console/layout/stage-tone.tsx';
import { buttonKinds, buttonSizes } from '#layout/button.tsx';
import { avatarSizes, tones } from '#layout/marks.tsx';
import { colors } from '#layout/tokens.ts';
import type { Color, Theme } from '#layout/tokens.ts';
import { bundleConsoleStyle } from '../../tools/console-assets.ts';

const themes = ['light', 'dark'] as const;

/** Of WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function colorOf(name: Color, theme: Theme): string {
  return colors[name][theme === 'light' ? 0 : 1];
}

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'raised'] as const;
const inks = ['text', 'muted', 'faint', 'link'] as const;
const states = ['success', 'warning', 'danger'] as const;

/** What is read on what. */
const texts: readonly (readonly [Color, Color])[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ...grounds.flatMap((ground) => states.map((state) => [state, ground] as const)),
  ...states.map((state) => [state, `${state}-soft`] as const),
  ...states.map((state) => ['text', `${state}-soft`] as const),
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['link', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-2'],
  ...([1, 2, 3, 4, 5, 6] as const).map((tone) => [`a${tone}t`, `a${tone}`] as const),
];

/** What is seen beside what, without being read. */
const shapes: readonly (readonly [Color, Color])[] = [
  ...(['surface', 'raised', 'canvas'] as const).flatMap((ground) =>
    (['control', 'link'] as const).map((line) => [line, ground] as const),
  ),
  ...(['s2', 's3', 's4'] as const).map((stage) => [stage, 'surface'] as const),
];

describe.each(themes)('the %s colors', (theme) => {
  test.each(texts)('%s is read on %s', (ink, ground) => {
    expect(contrast(colorOf(ink, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s is seen on %s', (shape, ground) => {
    expect(contrast(colorOf(shape, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

/** Words of classes that stand in `class` of JSX, and those that scripts put on elements. */
function usedClasses(folders: readonly string[]): Set<string> {
  const used = new Set<string>();
  const add = (text: string) => {
    for (const word of text.split(/\s+/u))
      if (/^[a-z][\w-]*\w$|^[a-z]$/u.test(word)) used.add(word);
  };
  for (const file of folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))) {
    const text = readFileSync(file, 'utf8');
    for (const [, plain = ''] of text.matchAll(/\bclass="([^"]*)"/gu)) add(plain);
    const given = [
      ...text.matchAll(/\bclass=\{((?:[^{}]|\{[^{}]*\})*)\}/gu),
      ...text.matchAll(/(?:classList\.\w+\(|className = )([^;)]*)/gu),
    ];
    for (const [, value = ''] of given) {
      const words = value.replaceAll(/\$\{[^}]*\}/gu, ' ');
      for (const [, one = ''] of words.matchAll(/['`]([^'`]*)['`]/gu)) add(one);
    }
  }
  return used;
}

function styledClasses(style: string): Set<string> {
  const selectors = style.replaceAll(/\{[^{}]*\}/gu, '{}').replaceAll(/"[^"]*"/gu, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = '']) => name));
}

/** Made of names that are data. */
const ofParts = [
  'button',
  ...buttonKinds,
  ...buttonSizes,
  ...tones,
  ...avatarSizes,
  'icon',
  'flip',
  'square',
  ...stageTones,
  ...cellLooks,
  ...phonePlaces,
  ...Array.from({ length: 10 }, (_, at) => `cols-${at + 1}`),
];
/** That the sides of a page or a script go by, without a look. */
const unstyled = new Set(['said', 'more', 'default', 'md', 'reject']);
const avatarTones = new Set(['t1', 't2', 't3', 't4', 't5', 't6']);

describe('classes', () => {
  test('each class of a screen of the console is in its stylesheet, and each class there is used', async () => {
    const styled = styledClasses(await bundleConsoleStyle());
    const used = usedClasses(['src/console', 'src/layout']);
    const known = new Set([...used, ...ofParts, ...avatarTones]);
    const [css, jsx] = [[...styled], [...used]];
    expect(css.filter((name) => !known.has(name))).toEqual([]);
    expect(jsx.filter((name) => !styled.has(name) && !unstyled.has(name) && name !== 't')).toEqual(
      [],
    );
  });

  test('each class of an account page is in its stylesheet', () => {
    const styled = styledClasses(accountStyle);
    const used = usedClasses(['src/accounts', 'src/recruiting/interviews']);
    expect([...used].filter((name) => !styled.has(name))).toEqual([]);
  });
});

const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right|top|bottom)|(?:left|right)|float:(?:left|right)|text-align:(?:left|right))\b/u;
const FOUR_VALUES =
  /(?:margin|padding|inset|border-(?:radius|width|color|style)|scroll-(?:margin|padding)):(?:[^;}()\s]+(?:\([^)]*\))?\s+){3}[^;}]+/u;

describe('sides follow the script of the language', () => {
  const sheets = globSync('src/console/styles/*.css').map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  );
  sheets.push(['src/accounts/layout/style.ts', accountStyle]);

  test.each(sheets)('%s names no physical side and has no shorthand of four values', (_, style) => {
    // What a mouse drags is placed from the left, as the mouse is.
    const rules = style.replaceAll(/\/\*[\s\S]*?\*\/|\.lifted \{[^}]*\}/gu, '');
    expect(FOUR_VALUES.exec(rules)?.[0]).toBeUndefined();
    expect(PHYSICAL.exec(rules)?.[1]).toBeUndefined();
  });

  test('a part of the stylesheet has fewer than 150 lines', () => {
    const long = sheets.filter(([, style]) => style.split('\n').length >= 150);
    expect(long.map(([path]) => path)).toEqual([]);
  });
});
