/** Reads ODT (ISO/IEC 26300): page header, text, page footer. */
import type { Segment } from '../../segment.ts';
import { Flow } from '../flow.ts';
import { openPackage } from '../package.ts';
import { UnreadableError } from '../../unreadable-error.ts';
import { attribute, wordsOf, xmlTokens } from '../markup-tokens.ts';
import type { XmlToken } from '../markup-tokens.ts';
import { readStyles } from './styles.ts';
import type { Shown, Styles } from './styles.ts';
import { SYMBOL } from '../symbol-fonts.ts';

type Open = Extract<XmlToken, { kind: 'open' }>;

/** Comments, notes with their marks, tracked deletions, ruby annotations, picture descriptions, scripts. */
const SKIPPED = new Set([
  'office:annotation',
  'text:note',
  'text:tracked-changes',
  'text:ruby-text',
  'svg:title',
  'svg:desc',
  'office:scripts',
]);
const DEPTH_MAX = 200;
const SPACES_MAX = 100;
/** Characters of a header, or of a footer; those of a page are a few thousand. */
const PART_LENGTH_MAX = 300_000;
const COLUMNS_MAX = 63;
/** Headers or footers read: of the first, odd and even pages of three kinds. */
const PARTS_MAX = 9;

export function readOdt(bytes: Uint8Array): Segment[] {
  const file = openPackage(bytes);
  if (/<manifest:encryption-data/u.test(file.part('META-INF/manifest.xml') ?? ''))
    throw new UnreadableError('encrypted');
  const content = file.part('content.xml');
  if (content === null) throw new UnreadableError('corrupt');
  const pages = file.part('styles.xml') ?? '';
  const styles = readStyles([pages, content]);
  const flow = new Flow();
  for (const header of partsOf(pages, 'header')) readText(header, styles, flow);
  readText(contentFrom(content, 'office:text', 0), styles, flow);
  for (const footer of partsOf(pages, 'footer')) readText(footer, styles, flow);
  return flow.segments();
}

/** The headers or footers of all kinds of pages, each text once. */
function partsOf(pages: string, kind: 'header' | 'footer'): string[] {
  const begin = new RegExp(`<(style:${kind}(?:-first|-left)?)(?=[\\s>])`, 'gu');
  const texts = new Map<string, string>();
  for (let count = 0; count < PARTS_MAX; count++) {
    const found = begin.exec(pages);
    if (!found) break;
    const part = contentFrom(pages, found[1] ?? '', found.index).slice(0, PART_LENGTH_MAX);
    texts.set(wordsOf(part), part);
  }
  return [...texts.values()];
}

/** The content of the first element with this name from a place on, or an empty string. */
function contentFrom(xml: string, name: string, from: number): string {
  const begin = new RegExp(`<${name}(?=[\\s>])`, 'gu');
  begin.lastIndex = from;
  const found = begin.exec(xml);
  const end = found ? xml.indexOf(`</${name}>`, found.index) : -1;
  return found ? xml.slice(found.index, end === -1 ? xml.length : end) : '';
}

function addColumns(attributes: string, styles: Styles, edges: number[]): void {
  const width = styles.widthOf(attribute(attributes, 'table:style-name'));
  const count = Number(attribute(attributes, 'table:number-columns-repeated') ?? 1);
  for (let at = 0; at < count && edges.length < COLUMNS_MAX; at++)
    edges.push((edges.at(-1) ?? 0) + width);
}

function readText(xml: string, styles: Styles, flow: Flow): void {
  const looks: Shown[] = [];
  let skipped = '';
  let isItem = false;
  let edges: number[] = [];
  const look = () => looks.at(-1) ?? { ...styles.usual, isHidden: false, isSymbol: false };
  const begin = ({ attributes, isEmpty }: Open) => {
    const style = styles.lookOf(attribute(attributes, 'text:style-name'), look());
    if (!isEmpty && looks.length < DEPTH_MAX) looks.push(style);
  };
  const add = (text: string) => {
    const { isHidden, isSymbol } = look();
    if (!isHidden) flow.add(isSymbol && text.trim() !== '' ? SYMBOL : text, look());
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
    else if (name === 'text:a' && !isEmpty) flow.openLink(attribute(attributes, 'xlink:href'));
    else if (name === 'text:list-item') isItem = true;
    else if (name === 'text:tab') flow.tab();
    else if (name === 'text:line-break') flow.endLine();
    else if (name === 'text:s') {
      const count = Number(attribute(attributes, 'text:c') ?? 1);
      add(' '.repeat(Math.min(count > 0 ? count : 1, SPACES_MAX)));
    } else if (name === 'table:table' && !isEmpty) {
      // The column elements that follow add the other edges.
      edges = [0];
      flow.openTable(edges);
    } else if (name === 'table:table-column') addColumns(attributes, styles, edges);
    else if (name === 'table:table-cell' && !isEmpty) {
      flow.openCell();
      flow.widenCell(Number(attribute(attributes, 'table:number-columns-spanned')));
    }
  };
  const close = (name: string) => {
    const isParagraph = name === 'text:p' || name === 'text:h';
    if (isParagraph) flow.endLine();
    if (isParagraph || name === 'text:span') looks.pop();
    if (name === 'text:a') flow.closeLink();
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
    else if (looks.length > 0) add(mark.text.replaceAll(/\s+/gu, ' '));
    if (flow.isFull) break;
  }
  flow.endText();
}
