/** What the named styles of a DOCX look like, and which of its lists have bullets. */
import { attribute, xmlTokens } from '../markup-tokens.ts';

export type Style = {
  size: number | null;
  isBold: boolean | null;
  list: string | null;
  basis: string | null;
};
export type Styles = {
  size: number;
  get: (name: string | null) => Style;
};

/** Word has 380 styles of its own. */
const STYLES_MAX = 5000;
/** Length of a chain of styles. */
const BASES_MAX = 10;
const NONE: Style = { size: null, isBold: null, list: null, basis: null };
/** Word's default. */
const SIZE = 10;

export function readStyles(xml: string): Styles {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  let size = SIZE;
  let isDefault = false;
  for (const mark of xmlTokens(xml)) {
    if (mark.kind === 'close') {
      if (mark.name === 'w:style') style = null;
      if (mark.name === 'w:docDefaults') isDefault = false;
    }
    if (mark.kind !== 'open') continue;
    const { name, attributes } = mark;
    const value = () => attribute(attributes, 'w:val');
    if (name === 'w:docDefaults') isDefault = true;
    if (name === 'w:style') {
      style = { ...NONE };
      styles.set(attribute(attributes, 'w:styleId') ?? '', style);
      if (styles.size > STYLES_MAX) break;
    }
    if (name === 'w:sz' && isDefault) size = halfPoints(value()) ?? size;
    if (!style) continue;
    if (name === 'w:sz') style.size = halfPoints(value());
    if (name === 'w:b') style.isBold = isOn(value());
    if (name === 'w:numId') style.list = value();
    if (name === 'w:basedOn') style.basis = value();
  }
  return { size, get: (name) => resolveStyle(styles, name) };
}

function resolveStyle(styles: ReadonlyMap<string, Style>, name: string | null): Style {
  const found = { ...NONE };
  let next = name;
  for (let steps = 0; next !== null && steps < BASES_MAX; steps++) {
    const style: Style = styles.get(next) ?? NONE;
    found.size ??= style.size;
    found.isBold ??= style.isBold;
    found.list ??= style.list;
    next = style.basis;
  }
  return found;
}

/** A toggle without a value is on; `w:val="0"` turns it off. */
export function isOn(value: string | null): boolean {
  return value === null || !/^(?:0|false|off|none)$/u.test(value);
}

export function halfPoints(value: string | null): number | null {
  const size = Number(value) / 2;
  return size > 0 && size < 1000 ? size : null;
}

/** Returns the ids of lists whose items begin with a bullet. */
export function readBullets(xml: string): Set<string> {
  const bullets = new Set<string>();
  const found = new Set<string>();
  let kind = '';
  let list = '';
  let level = '';
  for (const mark of xmlTokens(xml)) {
    if (mark.kind !== 'open') continue;
    const { name, attributes } = mark;
    if (name === 'w:abstractNum') kind = attribute(attributes, 'w:abstractNumId') ?? '';
    if (name === 'w:lvl') level = attribute(attributes, 'w:ilvl') ?? '';
    if (name === 'w:num') list = attribute(attributes, 'w:numId') ?? '';
    const value = attribute(attributes, 'w:val');
    if (name === 'w:numFmt' && level === '0' && value === 'bullet') bullets.add(kind);
    if (name === 'w:abstractNumId' && bullets.has(value ?? '')) found.add(list);
  }
  return found;
}
