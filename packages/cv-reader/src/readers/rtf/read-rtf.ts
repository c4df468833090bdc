/** Reads RTF (Microsoft's specification 1.9.1). */
import type { Segment } from '../../segment.ts';
import { Flow } from '../flow.ts';
import { TEXT_MAX } from '../../limits.ts';
import { targetOfField } from '../links.ts';
import { RtfFonts } from './fonts.ts';
import { RtfTables } from './tables.ts';
import { rtfTokens } from './tokens.ts';
import { SYMBOL } from '../symbol-fonts.ts';

type State = {
  size: number;
  isBold: boolean;
  isHidden: boolean;
  isSkipped: boolean;
  isInstruction: boolean;
  font: number;
  fallback: number;
};

/** Groups without document text. Unknown groups that may be skipped begin with `\*`. */
const SKIPPED = new Set([
  'colortbl',
  'stylesheet',
  'listtable',
  'listoverridetable',
  'info',
  'pict',
  'object',
  'objdata',
  'themedata',
  'colorschememapping',
  'datastore',
  'latentstyles',
  'rsidtbl',
  'generator',
  'xmlnstbl',
  'fldinst',
  'annotation',
  'atnid',
  'atnauthor',
  'bkmkstart',
  'bkmkend',
  'nonshppict',
  'footnote',
  // What old programs read in place of a nested table.
  'nonesttables',
  'sp',
  'sn',
  'sv',
  'shprslt',
  'revtbl',
  'filetbl',
  'pntext',
  'pntxtb',
  'pntxta',
  'listtext',
  'do',
]);
const ENDS = new Set(['par', 'line', 'page', 'sect']);
const SIGNS: Readonly<Record<string, string>> = {
  emdash: '\u2014',
  endash: '\u2013',
  bullet: '\u2022',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  zwj: '',
  zwnj: '',
};
const PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  65_001: 'utf-8',
  10_000: 'macintosh',
};
/** Groups marked as unknown to old programs that have text, or rows of a table. */
const READ_STARRED = new Set(['shpinst', 'shptxt', 'nesttableprops']);
const NO_FONT = -1;
const INSTRUCTION_LENGTH_MAX = 2_000;
const DEPTH_MAX = 1000;
/** Word's default. */
const SIZE = 12;

export function readRtf(bytes: Uint8Array): Segment[] {
  const reader = new RtfReader();
  reader.read(bytes);
  return reader.flow.segments();
}

class RtfReader {
  readonly flow = new Flow();
  #state: State = {
    size: SIZE,
    isBold: false,
    isHidden: false,
    isSkipped: false,
    isInstruction: false,
    font: 0,
    fallback: 1,
  };
  readonly #outer: State[] = [];
  readonly #fonts = new RtfFonts();
  readonly #tables = new RtfTables(this.flow);
  #page = 'windows-1252';
  #isFontTable = false;
  #fontTableDepth = 0;
  #instruction = '';
  /** The depth of the field's result that is a link, or 0. */
  #linkDepth = 0;
  #isStarred = false;
  #bytes: number[] = [];
  #unread = 0;

  read(bytes: Uint8Array): void {
    for (const token of rtfTokens(bytes)) {
      if (token.kind !== 'byte') this.#flush();
      if (token.kind === 'open') this.#openGroup();
      else if (token.kind === 'close') this.#closeGroup();
      else if (token.kind === 'byte') this.#byte(token.byte);
      else this.#word(token.word, token.number);
      if (this.flow.isFull || this.#bytes.length >= TEXT_MAX) break;
    }
    this.#flush();
    this.#tables.end();
  }

  #openGroup(): void {
    if (this.#outer.length < DEPTH_MAX) this.#outer.push({ ...this.#state });
  }

  #closeGroup(): void {
    if (this.#outer.length <= this.#fontTableDepth) this.#isFontTable = false;
    if (this.#linkDepth > 0 && this.#outer.length <= this.#linkDepth) {
      this.flow.closeLink();
      this.#linkDepth = 0;
    }
    this.#state = this.#outer.pop() ?? this.#state;
  }

  #byte(byte: number): void {
    // The fallback for old programs after a Unicode character.
    if (this.#unread > 0) this.#unread--;
    else if (this.#isFontTable) this.#fonts.addByte(this.#state.font, byte);
    else if (this.#state.isInstruction) this.#instruct(byte);
    else if (!this.#state.isSkipped && !this.#state.isHidden) this.#bytes.push(byte);
  }

  #instruct(byte: number): void {
    if (this.#instruction.length < INSTRUCTION_LENGTH_MAX)
      this.#instruction += String.fromCharCode(byte);
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const label = this.#fonts.encodingOf(this.#state.font) ?? this.#page;
    this.#add(new TextDecoder(label).decode(Uint8Array.from(this.#bytes)));
    this.#bytes = [];
  }

  #add(text: string): void {
    if (this.#state.isSkipped || this.#state.isHidden) return;
    const isPicture = text.trim() !== '' && this.#fonts.isSymbol(this.#state.font);
    this.#tables.beforeText();
    this.flow.add(isPicture ? SYMBOL : text, this.#state);
  }

  #word(word: string, number: number | null): void {
    const isStarred = this.#isStarred;
    this.#isStarred = false;
    if (word === '*') this.#isStarred = true;
    else if (word === 'fonttbl') this.#beginFonts();
    else if (word === 'fldinst') this.#beginInstruction();
    else if (SKIPPED.has(word) || (isStarred && !READ_STARRED.has(word))) this.#skipGroup();
    else if (word === 'shptxt') this.#state.isSkipped = false;
    else if (word === 'fldrslt') this.#beginLink();
    else if (word === 'u' && number !== null) this.#unicode(number);
    else if (this.#isFontTable) this.#fontWord(word, number);
    else if (!this.#look(word, number) && !this.#state.isSkipped) this.#layout(word, number);
  }

  #skipGroup(): void {
    this.#state.isSkipped = true;
    // Another name of a font is no part of its name.
    if (this.#isFontTable) this.#state.font = NO_FONT;
  }

  #beginFonts(): void {
    this.#state.isSkipped = true;
    this.#isFontTable = true;
    this.#fontTableDepth = this.#outer.length;
  }

  #fontWord(word: string, number: number | null): void {
    if (word === 'f') this.#state.font = number ?? 0;
    if (word === 'fcharset') this.#fonts.setCharset(this.#state.font, number ?? 0);
  }

  #beginInstruction(): void {
    this.#state.isSkipped = true;
    this.#state.isInstruction = true;
    this.#instruction = '';
  }

  /** The result of a field follows its instruction. */
  #beginLink(): void {
    const target = targetOfField(this.#instruction);
    this.#instruction = '';
    if (target === null || this.#state.isSkipped) return;
    this.#tables.beforeText();
    this.flow.openLink(target);
    this.#linkDepth = this.#outer.length;
  }

  #unicode(number: number): void {
    this.#add(String.fromCharCode(number & 0xffff));
    this.#unread = this.#state.fallback;
  }

  /** Applies a word that changes formatting; returns whether it was one. */
  #look(word: string, number: number | null): boolean {
    const state = this.#state;
    if (word === 'ansicpg') this.#page = PAGES[number ?? 0] ?? windowsPage(number ?? 0);
    else if (word === 'mac') this.#page = 'macintosh';
    else if (word === 'uc') state.fallback = number ?? 1;
    else if (word === 'f') state.font = number ?? 0;
    else if (word === 'b') state.isBold = number !== 0;
    else if (word === 'fs') state.size = (number ?? 2 * SIZE) / 2;
    else if (word === 'v' || word === 'deleted') state.isHidden = number !== 0;
    else if (word === 'plain') Object.assign(state, { isBold: false, isHidden: false, size: SIZE });
    else return false;
    return true;
  }

  #layout(word: string, number: number | null): void {
    const sign = SIGNS[word];
    if (sign !== undefined) this.#add(sign);
    else if (word === '~') this.#add(' ');
    else if (word === '_') this.#add('-');
    else if (word === 'tab') {
      this.#tables.beforeText();
      this.flow.tab();
    } else if (ENDS.has(word)) this.flow.endLine();
    else this.#tables.read(word, number);
  }
}

function windowsPage(number: number): string {
  return number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252';
}
