/** Reads RTF (Microsoft's specification 1.9.1). */
import type { Segment } from '../segment.ts';
import { Flow } from './flow.ts';
import { TEXT_MAX } from '../limits.ts';
import { rtfTokens } from './rtf/tokens.ts';

type State = {
  size: number;
  isBold: boolean;
  isHidden: boolean;
  isSkipped: boolean;
  font: number;
  fallback: number;
};

/** Groups without document text. Unknown groups that may be skipped begin with `\*`. */
const SKIPPED = new Set([
  'fonttbl',
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
/** Encodings of fonts, by `\fcharset`. */
const CHARSETS: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
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
    font: 0,
    fallback: 1,
  };
  readonly #outer: State[] = [];
  readonly #fonts = new Map<number, string>();
  #page = 'windows-1252';
  #isFontTable = false;
  #fontTableDepth = 0;
  #isRow = false;
  #isRowEnded = false;
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
    if (this.#isRow) this.#endTable();
  }

  #openGroup(): void {
    if (this.#outer.length < DEPTH_MAX) this.#outer.push({ ...this.#state });
  }

  #closeGroup(): void {
    if (this.#outer.length <= this.#fontTableDepth) this.#isFontTable = false;
    this.#state = this.#outer.pop() ?? this.#state;
  }

  #byte(byte: number): void {
    // The fallback for old programs after a Unicode character.
    if (this.#unread > 0) this.#unread--;
    else if (!this.#state.isSkipped && !this.#state.isHidden) this.#bytes.push(byte);
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const label = this.#fonts.get(this.#state.font) ?? this.#page;
    this.#add(new TextDecoder(label).decode(Uint8Array.from(this.#bytes)));
    this.#bytes = [];
  }

  #add(text: string): void {
    if (!this.#state.isSkipped && !this.#state.isHidden) this.flow.add(text, this.#state);
  }

  #word(word: string, number: number | null): void {
    const isStarred = this.#isStarred;
    this.#isStarred = false;
    if (word === '*') this.#isStarred = true;
    else if (word === 'fonttbl') this.#beginFonts();
    else if (SKIPPED.has(word) || (isStarred && word !== 'shpinst' && word !== 'shptxt'))
      this.#state.isSkipped = true;
    else if (word === 'shptxt') this.#state.isSkipped = false;
    else if (word === 'u' && number !== null) this.#unicode(number);
    else if (this.#isFontTable) this.#fontWord(word, number);
    else if (!this.#look(word, number) && !this.#state.isSkipped) this.#layout(word);
  }

  #beginFonts(): void {
    this.#state.isSkipped = true;
    this.#isFontTable = true;
    this.#fontTableDepth = this.#outer.length;
  }

  #fontWord(word: string, number: number | null): void {
    if (word === 'f') this.#state.font = number ?? 0;
    const label = word === 'fcharset' ? CHARSETS[number ?? 0] : undefined;
    if (label !== undefined) this.#fonts.set(this.#state.font, label);
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

  #layout(word: string): void {
    const sign = SIGNS[word];
    if (sign !== undefined) this.#add(sign);
    else if (word === '~') this.#add(' ');
    else if (word === '_') this.#add('-');
    else if (word === 'tab') this.flow.tab();
    else if (ENDS.has(word)) this.flow.endLine();
    else if (word === 'trowd') this.#beginRow();
    else if (word === 'cell' || word === 'nestcell') this.#endCell();
    else if (word === 'row') this.#endRow();
    else if (word === 'pard' && this.#isRow && this.#isRowEnded) this.#endTable();
  }

  #beginRow(): void {
    if (!this.#isRow) {
      this.flow.openTable();
      this.flow.openCell();
    } else if (this.#isRowEnded) this.flow.openCell();
    this.#isRow = true;
    this.#isRowEnded = false;
  }

  #endCell(): void {
    if (!this.#isRow) {
      this.flow.tab();
      return;
    }
    this.flow.closeCell();
    this.flow.openCell();
  }

  #endRow(): void {
    if (!this.#isRow) {
      this.flow.endLine();
      return;
    }
    this.flow.closeCell();
    this.flow.closeRow();
    this.#isRowEnded = true;
  }

  #endTable(): void {
    this.flow.closeTable();
    this.#isRow = false;
    this.#isRowEnded = false;
  }
}

function windowsPage(number: number): string {
  return number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252';
}
