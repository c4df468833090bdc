/** How the text of an element of HTML is shown: by its name, its attributes and the style sheet of the file. */
import type { Look } from '../flow.ts';
import { attribute } from '../markup-tokens.ts';
import { isSymbolFont } from '../symbol-fonts.ts';

/** `isSymbol`: the letters are pictures. */
export type Shown = Look & { isHidden: boolean; isSymbol: boolean };
/** What simple selectors declare: `p`, `.name` and `p.name`. */
export type Sheet = ReadonlyMap<string, Partial<Shown>>;

const HEADINGS: Readonly<Record<string, number>> = { h1: 24, h2: 18, h3: 14 };
const BOLD = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);
/** Points of `<font size="1">` and up. */
const FONT_SIZES = [7.5, 10, 12, 13.5, 18, 24, 36] as const;
const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75 };
const STYLES_MAX = 20;
const RULES_MAX = 2_000;
/** Selectors of all rules; Word writes two hundred. */
const SELECTORS_MAX = 5_000;
const DECLARATIONS_LENGTH_MAX = 500;
const CLASSES_MAX = 8;
const SIZE_MAX = 200;

/** Reads the style sheets of a file, without complex selectors. */
export function sheetIn(html: string): Sheet {
  const sheet = new Map<string, Partial<Shown>>();
  for (const css of stylesIn(html)) {
    for (const rule of css.split('}').slice(0, RULES_MAX)) {
      const [declarations = '', selectors = ''] = rule.split('{').toReversed();
      const declared = lookIn(declarations.slice(0, DECLARATIONS_LENGTH_MAX));
      for (const selector of selectors.split(',', SELECTORS_MAX)) {
        if (sheet.size >= SELECTORS_MAX) return sheet;
        const key = selector.trim().toLowerCase();
        if (/^[\w.-]+$/u.test(key)) sheet.set(key, { ...sheet.get(key), ...declared });
      }
    }
  }
  return sheet;
}

/** The contents of `<style>`, without comments. */
function stylesIn(html: string): string[] {
  const styles: string[] = [];
  const begin = /<style\b/giu;
  while (styles.length < STYLES_MAX && begin.exec(html)) {
    const from = html.indexOf('>', begin.lastIndex) + 1;
    const end = html.indexOf('</', from);
    if (from === 0 || end === -1) break;
    const css = html.slice(from, end).replaceAll(/<!--|-->/gu, '');
    const [first = '', ...others] = css.split('/*');
    styles.push([first, ...others.map((part) => part.split('*/')[1] ?? '')].join(' '));
    begin.lastIndex = end;
  }
  return styles;
}

/** Returns the value of an attribute in any case, which need not be in quotation marks. */
export function htmlAttribute(attributes: string, name: string): string | null {
  if (!attributes.includes('=')) return null;
  const quoted = attribute(attributes, name) ?? attribute(attributes, name.toUpperCase());
  if (quoted !== null) return quoted;
  const at = ` ${attributes.toLowerCase()}`.search(new RegExp(`\\s${name}=[^"'\\s]`, 'u'));
  const value = at === -1 ? '' : attributes.slice(at + name.length + 1);
  return at === -1 ? null : (/^[^\s>"']{1,2000}/u.exec(value)?.[0] ?? null);
}

export function readLook(name: string, attributes: string, sheet: Sheet, around: Shown): Shown {
  const shown = { ...around };
  shown.size = HEADINGS[name] ?? shown.size;
  if (BOLD.has(name)) shown.isBold = true;
  if (name === 'font') readFont(attributes, shown);
  return Object.assign(shown, ...declaredFor(name, attributes, sheet));
}

function readFont(attributes: string, shown: Shown): void {
  const size = FONT_SIZES[Number(htmlAttribute(attributes, 'size')) - 1];
  if (size !== undefined) shown.size = size;
  shown.isSymbol = isSymbolFont(htmlAttribute(attributes, 'face'));
}

function declaredFor(name: string, attributes: string, sheet: Sheet): Partial<Shown>[] {
  const classes = (htmlAttribute(attributes, 'class') ?? '')
    .toLowerCase()
    .split(/\s+/u, CLASSES_MAX);
  const keys = classes.flatMap((one) => [`.${one}`, `${name}.${one}`]);
  const own = htmlAttribute(attributes, 'style');
  const declared = [name, ...keys].flatMap((key) => sheet.get(key) ?? []);
  return own === null ? declared : [...declared, lookIn(own)];
}

function lookIn(declarations: string): Partial<Shown> {
  const look: Partial<Shown> = {};
  for (const declaration of declarations.split(';')) {
    const [property = '', value = ''] = declaration
      .split(':')
      .map((one) => one.trim().toLowerCase());
    const size = property === 'font-size' ? sizeOf(value) : null;
    if (property === 'font-weight') look.isBold = value === 'bold' || Number(value) >= 600;
    if (size !== null) look.size = size;
    if (property === 'font-family') look.isSymbol = isSymbolFont(value);
    if (property === 'display' && value === 'none') look.isHidden = true;
    if (property === 'mso-hide' && value === 'all') look.isHidden = true;
  }
  return look;
}

function sizeOf(value: string): number | null {
  const [, number, unit = ''] = /^(\d{1,4}(?:\.\d{1,4})?)(pt|px)/u.exec(value) ?? [];
  const size = Number(number) * (POINTS[unit] ?? 1);
  return size > 0 && size < SIZE_MAX ? size : null;
}
