/** Reads ODT (ISO/IEC 26300): page header, text, page footer. */
import type { Segment } from '../segment.ts';
import { Flow } from './flow.ts';
import type { Look } from './flow.ts';
import { openPackage } from './package.ts';
import { UnreadableError } from '../unreadable-error.ts';
import { attribute, xmlTokens } from './markup-tokens.ts';
import type { XmlToken } from './markup-tokens.ts';

type Style = { size: number | null; isBold: boolean | null; basis: string | null };
type Open = Extract<XmlToken, { kind: 'open' }>;

/** Comments, tracked deletions, ruby annotations, picture descriptions, scripts. */
const SKIPPED = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:ruby-text',
  'svg:title',
  'svg:desc',
  'office:scripts',
]);
/** LibreOffice's default. */
const LOOK: Look = { size: 12, isBold: false };
const BASES_MAX = 10;
const DEPTH_MAX = 200;
const SPACES_MAX = 100;

export function readOdt(bytes: Uint8Array): Segment[] {
  const file = openPackage(bytes);
  if (/<manifest:encryption-data/u.test(file.part('META-INF/manifest.xml') ?? ''))
    throw new UnreadableError('encrypted');
  const content = file.part('content.xml');
  if (content === null) throw new UnreadableError('corrupt');
  const pages = file.part('styles.xml') ?? '';
  const styles = new Map<string, Style>();
  for (const xml of [pages, content]) readStyles(xml, styles);
  const flow = new Flow();
  readText(elementContent(pages, 'style:header'), styles, flow);
  readText(elementContent(content, 'office:text'), styles, flow);
  readText(elementContent(pages, 'style:footer'), styles, flow);
  return flow.segments();
}

/** The content of the first element with this name, or an empty string. */
function elementContent(xml: string, name: string): string {
  const found = new RegExp(`<${name}(?=[\\s>])`, 'u').exec(xml);
  const end = found ? xml.indexOf(`</${name}>`, found.index) : -1;
  return found ? xml.slice(found.index, end === -1 ? xml.length : end) : '';
}

function readStyles(xml: string, styles: Map<string, Style>): void {
  let style: Style | null = null;
  for (const mark of xmlTokens(xml)) {
    if (mark.kind !== 'open') continue;
    const { name, attributes } = mark;
    if (name === 'office:text') return;
    if (name === 'style:style') {
      style = { size: null, isBold: null, basis: attribute(attributes, 'style:parent-style-name') };
      styles.set(attribute(attributes, 'style:name') ?? '', style);
    }
    if (name !== 'style:text-properties' || !style) continue;
    const weight = attribute(attributes, 'fo:font-weight');
    style.size = parsePoints(attribute(attributes, 'fo:font-size'));
    style.isBold = weight === null ? null : weight === 'bold' || Number(weight) >= 600;
  }
}

function parsePoints(value: string | null): number | null {
  const [, size] = /^(\d+(?:\.\d+)?)pt$/u.exec(value ?? '') ?? [];
  return size === undefined ? null : Number(size);
}

function lookOf(styles: ReadonlyMap<string, Style>, name: string | null, around: Look): Look {
  let size: number | null = null;
  let isBold: boolean | null = null;
  let next = name;
  for (let steps = 0; next !== null && steps < BASES_MAX; steps++) {
    const style = styles.get(next);
    size ??= style?.size ?? null;
    isBold ??= style?.isBold ?? null;
    next = style?.basis ?? null;
  }
  return { size: size ?? around.size, isBold: isBold ?? around.isBold };
}

function readText(xml: string, styles: ReadonlyMap<string, Style>, flow: Flow): void {
  const looks: Look[] = [];
  let skipped = '';
  let isItem = false;
  const look = () => looks.at(-1) ?? LOOK;
  const begin = ({ attributes, isEmpty }: Open) => {
    const style = lookOf(styles, attribute(attributes, 'text:style-name'), look());
    if (!isEmpty && looks.length < DEPTH_MAX) looks.push(style);
  };
  const open = (mark: Open) => {
    const { name, attributes, isEmpty } = mark;
    if (SKIPPED.has(name) && !isEmpty) skipped = name;
    else if (name === 'text:p' || name === 'text:h') {
      // A frame may stand inside a paragraph.
      if (looks.length > 0) flow.endText();
      begin(mark);
      if (isItem) flow.add('\u2022 ', look());
      isItem = false;
      if (isEmpty) flow.endLine();
    } else if (name === 'text:span') begin(mark);
    else if (name === 'text:list-item') isItem = true;
    else if (name === 'text:tab') flow.tab();
    else if (name === 'text:line-break') flow.endLine();
    else if (name === 'text:s') {
      const count = Number(attribute(attributes, 'text:c') ?? 1);
      flow.add(' '.repeat(Math.min(count > 0 ? count : 1, SPACES_MAX)), look());
    } else if (name === 'table:table' && !isEmpty) flow.openTable();
    else if (name === 'table:table-cell' && !isEmpty) {
      flow.openCell();
      flow.widenCell(Number(attribute(attributes, 'table:number-columns-spanned')));
    }
  };
  const close = (name: string) => {
    if (name === 'text:p' || name === 'text:h') {
      flow.endLine();
      looks.pop();
    }
    if (name === 'text:span') looks.pop();
    if (name === 'table:table-cell') flow.closeCell();
    if (name === 'table:table-row') flow.closeRow();
    if (name === 'table:table') flow.closeTable();
  };
  for (const mark of xmlTokens(xml)) {
    if (skipped !== '') {
      if (mark.kind === 'close' && mark.name === skipped) skipped = '';
    } else if (mark.kind === 'open') open(mark);
    else if (mark.kind === 'close') close(mark.name);
    // White space in the file has no meaning; spaces and tabs are elements.
    else if (looks.length > 0) flow.add(mark.text.replaceAll(/\s+/gu, ' '), look());
  }
  flow.endText();
}
