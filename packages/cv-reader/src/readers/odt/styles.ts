/** What the styles of an ODT look like, and how wide its columns are. */
import type { Look } from '../flow.ts';
import { attribute, xmlTokens } from '../markup-tokens.ts';
import { isSymbolFont } from '../symbol-fonts.ts';

/** How a piece of text is shown; `isSymbol`: its letters are pictures. */
export type Shown = Look & { isHidden: boolean; isSymbol: boolean };

type Style = { [Key in keyof Shown]: Shown[Key] | null } & {
  basis: string | null;
  width: number | null;
};

export type Styles = {
  /** The look of text without a style. */
  usual: Look;
  lookOf: (name: string | null, around: Shown) => Shown;
  /** In points; for a column without a width, that of a usual one. */
  widthOf: (name: string | null) => number;
};

/** Length of a chain of styles. */
const BASES_MAX = 10;
/** LibreOffice's default. */
const SIZE = 12;
const COLUMN = 100;

/** Reads the styles of a file's parts; the text itself, which has none, is not looked at. */
export function readStyles(parts: readonly string[]): Styles {
  const styles = new Map<string, Style>();
  const usual = { size: SIZE, isBold: false };
  for (const xml of parts) collect(xml, styles, usual);
  return {
    usual,
    lookOf: (name, around) => resolve(styles, name, around),
    widthOf: (name) => styles.get(name ?? '')?.width ?? COLUMN,
  };
}

function collect(xml: string, styles: Map<string, Style>, usual: Look): void {
  let style: Style | null = null;
  let isUsual = false;
  for (const mark of xmlTokens(xml)) {
    if (mark.kind !== 'open') continue;
    const { name, attributes } = mark;
    if (name === 'office:text') return;
    if (name === 'style:default-style') {
      style = null;
      isUsual = attribute(attributes, 'style:family') === 'paragraph';
    }
    if (name === 'style:style') {
      isUsual = false;
      style = newStyle(attribute(attributes, 'style:parent-style-name'));
      styles.set(attribute(attributes, 'style:name') ?? '', style);
    }
    if (name === 'style:table-column-properties' && style)
      style.width = parseLength(attribute(attributes, 'style:column-width'));
    if (name !== 'style:text-properties') continue;
    if (isUsual) usual.size = parseLength(attribute(attributes, 'fo:font-size')) ?? usual.size;
    else if (style) readText(attributes, style);
  }
}

function newStyle(basis: string | null): Style {
  return { size: null, isBold: null, isHidden: null, isSymbol: null, basis, width: null };
}

function readText(attributes: string, style: Style): void {
  const value = (name: string) => attribute(attributes, name);
  const weight = value('fo:font-weight');
  const display = value('text:display');
  const font = value('style:font-name') ?? value('fo:font-family');
  style.size = parseLength(value('fo:font-size'));
  style.isBold = weight === null ? null : weight === 'bold' || Number(weight) >= 600;
  style.isHidden = display === null ? null : display === 'none';
  style.isSymbol = font === null ? null : isSymbolFont(font);
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835 };

/** Returns points. */
function parseLength(value: string | null): number | null {
  const [, length, unit = ''] = /^(\d+(?:\.\d+)?)(pt|in|cm|mm)$/u.exec(value ?? '') ?? [];
  return length === undefined ? null : Number(length) * (POINTS[unit] ?? 1);
}

function resolve(styles: ReadonlyMap<string, Style>, name: string | null, around: Shown): Shown {
  const found = newStyle(null);
  let next = name;
  for (let steps = 0; next !== null && steps < BASES_MAX; steps++) {
    const style = styles.get(next);
    found.size ??= style?.size ?? null;
    found.isBold ??= style?.isBold ?? null;
    found.isHidden ??= style?.isHidden ?? null;
    found.isSymbol ??= style?.isSymbol ?? null;
    next = style?.basis ?? null;
  }
  return {
    size: found.size ?? around.size,
    isBold: found.isBold ?? around.isBold,
    isHidden: found.isHidden ?? around.isHidden,
    isSymbol: found.isSymbol ?? around.isSymbol,
  };
}
