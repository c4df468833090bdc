/** Reads the text of HTML. Links, resources and scripts are ignored. */
import type { Segment } from '../segment.ts';
import { Flow } from './flow.ts';
import { xmlTokens } from './markup-tokens.ts';

const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'xml',
  'o:documentproperties',
]);
const BLOCKS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'address',
  'blockquote',
  'pre',
  'form',
  'fieldset',
  'hr',
  'body',
  'w:p',
]);
const SIZES: Readonly<Record<string, number>> = { h1: 24, h2: 18, h3: 14 };
const BOLD = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);
const SIZE = 12;

export function readHtml(html: string): Segment[] {
  const flow = new Flow();
  const bold = new Map<string, number>();
  let skipped = '';
  let size = SIZE;
  let isItem = false;
  const isBold = () => [...bold.values()].some((depth) => depth > 0);
  const mark = (name: string, isOpen: boolean) => {
    if (BOLD.has(name)) bold.set(name, Math.max(0, (bold.get(name) ?? 0) + (isOpen ? 1 : -1)));
    if (SIZES[name] !== undefined) size = isOpen ? SIZES[name] : SIZE;
    if (name === 'br' && isOpen) flow.endLine();
    if (BLOCKS.has(name)) flow.endText();
    if (name === 'li') isItem = isOpen;
    if (name === 'table' && isOpen) flow.openTable();
    if (name === 'table' && !isOpen) flow.closeTable();
    if (name === 'tr' && !isOpen) flow.closeRow();
    if (name !== 'td' && name !== 'th') return;
    if (isOpen) flow.openCell();
    else flow.closeCell();
  };
  for (const one of xmlTokens(html)) {
    const name = one.kind === 'text' ? '' : one.name.toLowerCase();
    if (skipped !== '') {
      if (one.kind === 'close' && name === skipped) skipped = '';
    } else if (one.kind === 'open') {
      if (SKIPPED.has(name) && !one.isEmpty) skipped = name;
      else mark(name, true);
    } else if (one.kind === 'close') mark(name, false);
    else {
      const words = one.text.replaceAll(/\s+/gu, ' ');
      // The item's paragraph may open after the item.
      if (isItem && words !== ' ') flow.add('\u2022 ', { size, isBold: false });
      isItem &&= words === ' ';
      flow.add(words, { size, isBold: isBold() });
    }
    if (flow.isFull) break;
  }
  return flow.segments();
}
