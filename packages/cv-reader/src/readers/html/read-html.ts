/** Reads the text of HTML. Resources and scripts are ignored, and links are never followed. */
import type { Segment } from '../../segment.ts';
import { Flow } from '../flow.ts';
import { htmlAttribute, readLook, sheetIn } from './look.ts';
import type { Sheet, Shown } from './look.ts';
import { xmlTokens } from '../markup-tokens.ts';
import type { XmlToken } from '../markup-tokens.ts';
import { SYMBOL } from '../symbol-fonts.ts';

const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'del',
  'svg',
  // What a page is operated with.
  'nav',
  'button',
  'select',
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
/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that another of their kind ends. */
const REPEATED = new Set(['p', 'li', 'dt', 'dd', 'option']);
/** Elements that set a word apart, as a chip: of several in a row, each is a text of its own. */
const CHIPS = new Set(['code', 'kbd', 'mark']);
const SHOWN: Shown = { size: 12, isBold: false, isHidden: false, isSymbol: false };
/** Elements around a text whose look is known. */
const DEPTH_MAX = 500;
/** Tags and the texts between them; Word writes a few thousand a page. */
const TOKENS_MAX = 300_000;
/** A run of spaces that do not break, as people and programs type to set texts apart. */
const WIDE_GAP = / ?(?:[\u00a0\u2002\u2003] ?){3,}/gu;
/** How far up the beginning of an element is looked for at its end. */
const REACH = 40;
/** The mark of a footnote. */
const NOTE_LINK = /^#(?:_ftn|_edn|sdfootnote|sdendnote|cmnt|ftnt)/u;

export function readHtml(html: string): Segment[] {
  return new HtmlReader(sheetIn(html)).read(html);
}

class HtmlReader {
  readonly #flow = new Flow();
  readonly #sheet: Sheet;
  readonly #open: { name: string; shown: Shown }[] = [];
  #skipped = '';
  #isItem = false;
  /** Whether a link has ended and nothing followed. */
  #isAfterLink = false;
  /** The chip that has ended, if only spaces followed. */
  #chip = '';

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  read(html: string): Segment[] {
    let left = TOKENS_MAX;
    for (const token of xmlTokens(html)) {
      if (left-- === 0) break;
      if (token.kind === 'text') {
        if (this.#skipped === '') this.#text(token.text);
      } else this.#tag(token, token.name.toLowerCase());
      if (this.#flow.isFull) break;
    }
    return this.#flow.segments();
  }

  #tag(token: Exclude<XmlToken, { kind: 'text' }>, name: string): void {
    if (this.#skipped !== '') {
      if (token.kind === 'close' && name === this.#skipped) this.#skipped = '';
    } else if (token.kind === 'close') {
      this.#end(name);
      this.#layout(name, false);
    } else if (SKIPPED.has(name) || isNoteMark(name, token.attributes)) {
      if (!token.isEmpty) this.#skipped = name;
    } else {
      this.#begin(name, token.attributes, token.isEmpty);
      this.#layout(name, true);
      if (name === 'td' || name === 'th')
        this.#flow.widenCell(Number(htmlAttribute(token.attributes, 'colspan')));
    }
  }

  get #shown(): Shown {
    return this.#open.at(-1)?.shown ?? SHOWN;
  }

  #begin(name: string, attributes: string, isEmpty: boolean): void {
    if (REPEATED.has(name) && this.#open.at(-1)?.name === name) this.#open.pop();
    const shown = readLook(name, attributes, this.#sheet, this.#shown);
    if (!isEmpty && !VOID.has(name) && this.#open.length < DEPTH_MAX)
      this.#open.push({ name, shown });
    // Links that only a style sheet sets apart.
    if ((name === 'a' && this.#isAfterLink) || name === this.#chip) this.#flow.tab();
    if (name === this.#chip) this.#chip = '';
    if (name === 'a') this.#flow.openLink(htmlAttribute(attributes, 'href'));
    // Word writes a tab as spaces with their count.
    if (/mso-tab-count/u.test(attributes)) this.#flow.tab();
  }

  #end(name: string): void {
    const from = Math.max(0, this.#open.length - REACH);
    const at = this.#open.slice(from).findLastIndex((one) => one.name === name);
    if (at !== -1) this.#open.length = from + at;
    if (name === 'a') this.#flow.closeLink();
    this.#isAfterLink = name === 'a';
    this.#chip = CHIPS.has(name) ? name : '';
  }

  #layout(name: string, isOpen: boolean): void {
    const flow = this.#flow;
    if (name === 'br' && isOpen) flow.endLine();
    if (BLOCKS.has(name)) flow.endText();
    if (name === 'li') this.#isItem = isOpen;
    if (name === 'table' && isOpen) flow.openTable();
    if (name === 'table' && !isOpen) flow.closeTable();
    if (name === 'tr' && !isOpen) flow.closeRow();
    if (name !== 'td' && name !== 'th') return;
    if (isOpen) flow.openCell();
    else flow.closeCell();
  }

  #text(text: string): void {
    const shown = this.#shown;
    this.#isAfterLink = false;
    if (text.trim() !== '') this.#chip = '';
    if (shown.isHidden) return;
    // A tab within a line is meant; one at its beginning indents the source.
    for (const [at, piece] of text
      .replaceAll(/[\n\r]\s*/gu, ' ')
      .replaceAll(WIDE_GAP, '\t')
      .split('\t')
      .entries()) {
      if (at > 0) this.#flow.tab();
      this.#add(piece.replaceAll(/\s+/gu, ' '), shown);
    }
  }

  #add(words: string, shown: Shown): void {
    // The item's paragraph may open after the item.
    if (this.#isItem && words !== ' ') this.#flow.add('\u2022 ', { ...shown, isBold: false });
    this.#isItem &&= words === ' ';
    const isPicture = shown.isSymbol && words.trim() !== '';
    this.#flow.add(isPicture ? SYMBOL : words, shown);
  }
}

function isNoteMark(name: string, attributes: string): boolean {
  return name === 'a' && NOTE_LINK.test(htmlAttribute(attributes, 'href') ?? '');
}
