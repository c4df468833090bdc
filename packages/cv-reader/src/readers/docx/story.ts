/** Reads one part of a DOCX: paragraphs, tables and the text boxes between them, each text once. */
import type { Flow } from '../flow.ts';
import { targetOfField } from '../links.ts';
import { attribute, xmlTokens } from '../markup-tokens.ts';
import type { XmlToken } from '../markup-tokens.ts';
import { isSymbolFont, SYMBOL } from '../symbol-fonts.ts';
import { halfPoints, isOn } from './styles.ts';
import type { Styles } from './styles.ts';

/** `targets`: where the links of the part lead, by id. */
type Looks = {
  styles: Styles;
  bullets: ReadonlySet<string>;
  targets?: ReadonlyMap<string, string>;
};
type Open = Extract<XmlToken, { kind: 'open' }>;
type Paragraph = {
  style: string | null;
  list: string | null;
  size: number;
  isBold: boolean;
  isBegun: boolean;
};
type Run = { size: number; isBold: boolean; isHidden: boolean; isSymbol: boolean };

/**
 * Elements without own text: copies of text boxes for old programs, tracked deletions,
 * former formatting, ruby annotations.
 */
const SKIPPED = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPr',
  'w:rt',
]);
/** Twentieths of a point. */
const TWIPS = 20;
/** Word's own limit. */
const COLUMNS_MAX = 63;
const INSTRUCTION_LENGTH_MAX = 2_000;
/** Paragraphs nested through text boxes. */
const DEPTH_MAX = 30;

export function readStory(xml: string, flow: Flow, looks: Looks): void {
  new Story(flow, looks).read(xml);
}

class Story {
  readonly #flow: Flow;
  readonly #looks: Looks;
  readonly #paragraphs: Paragraph[] = [];
  #run: Run | null = null;
  #skipped = '';
  #skippedDepth = 0;
  /** Whether the content control still shows its placeholder. */
  #isPlaceholder = false;
  #isText = false;
  /** The instruction of the field whose result has not begun; null outside of one. */
  #instruction: string | null = null;
  #isInstruction = false;
  #isOfParagraph = false;
  #edges: number[] = [];

  constructor(flow: Flow, looks: Looks) {
    this.#flow = flow;
    this.#looks = looks;
  }

  read(xml: string): void {
    for (const mark of xmlTokens(xml)) {
      if (this.#skipped !== '') this.#skip(mark);
      else if (mark.kind === 'open') this.#open(mark);
      else if (mark.kind === 'close') this.#close(mark.name);
      else if (this.#isText) this.#add(mark.text);
      else if (this.#isInstruction) this.#instruct(mark.text);
      if (this.#flow.isFull) break;
    }
    this.#flow.endText();
  }

  #skip(mark: XmlToken): void {
    if (mark.kind === 'text' || mark.name !== this.#skipped) return;
    if (mark.kind === 'close') this.#skippedDepth--;
    else if (!mark.isEmpty) this.#skippedDepth++;
    if (this.#skippedDepth === 0) this.#skipped = '';
  }

  #open(mark: Open): void {
    const { name, attributes, isEmpty } = mark;
    if (name === 'w:showingPlcHdr') this.#isPlaceholder = isOn(attribute(attributes, 'w:val'));
    if (SKIPPED.has(name) || (name === 'w:sdtContent' && this.#isPlaceholder)) {
      this.#isPlaceholder = false;
      if (isEmpty) return;
      this.#skipped = name;
      this.#skippedDepth = 1;
      return;
    }
    const value = () => attribute(attributes, 'w:val');
    const paragraph = this.#paragraphs.at(-1);
    switch (name) {
      case 'w:p':
        if (isEmpty) this.#flow.endLine();
        else this.#beginParagraph();
        return;
      case 'w:pPr':
        this.#isOfParagraph = !isEmpty;
        return;
      case 'w:pStyle':
        if (paragraph) paragraph.style = value();
        return;
      case 'w:numId':
        if (paragraph) paragraph.list = value();
        return;
      case 'w:r':
        this.#beginRun();
        return;
      case 'w:rFonts':
        this.#font(attributes);
        return;
      case 'w:b':
      case 'w:sz':
      case 'w:vanish':
        if (!this.#isOfParagraph) this.#look(name, value());
        return;
      case 'w:t':
        this.#isText = !isEmpty;
        return;
      case 'w:tab':
        if (!this.#isOfParagraph) this.#flow.tab();
        return;
      case 'w:br':
      case 'w:cr':
        this.#flow.endLine();
        return;
      case 'w:noBreakHyphen':
        this.#add('-');
        return;
      case 'w:sym':
        this.#add(SYMBOL);
        return;
      default:
        this.#link(mark);
        this.#table(mark);
    }
  }

  /** Links are elements, or fields of an instruction and a result. */
  #link({ name, attributes, isEmpty }: Open): void {
    if (name === 'w:hyperlink' && !isEmpty) {
      const id = attribute(attributes, 'r:id') ?? '';
      this.#flow.openLink(this.#looks.targets?.get(id) ?? null);
    }
    if (name === 'w:instrText') this.#isInstruction = !isEmpty;
    if (name !== 'w:fldChar') return;
    const kind = attribute(attributes, 'w:fldCharType');
    if (kind === 'begin') this.#instruction = '';
    if (kind === 'separate') this.#flow.openLink(targetOfField(this.#instruction ?? ''));
    if (kind === 'end') this.#flow.closeLink();
    if (kind !== 'begin') this.#instruction = null;
  }

  #instruct(text: string): void {
    if (this.#instruction === null || this.#instruction.length > INSTRUCTION_LENGTH_MAX) return;
    this.#instruction += text;
  }

  #table({ name, attributes, isEmpty }: Open): void {
    if (name === 'w:gridCol' && this.#edges.length < COLUMNS_MAX) {
      const width = Number(attribute(attributes, 'w:w')) / TWIPS;
      this.#edges.push((this.#edges.at(-1) ?? 0) + (width > 0 ? width : 0));
    }
    if (name === 'w:gridSpan') this.#flow.widenCell(Number(attribute(attributes, 'w:val')));
    if (isEmpty) return;
    if (name === 'w:tbl') {
      // The column elements that follow add the other edges.
      this.#edges = [0];
      this.#flow.openTable(this.#edges);
    }
    if (name === 'w:tc') this.#flow.openCell();
    // A text box stands inside a paragraph.
    if (name === 'w:txbxContent') this.#flow.endText();
  }

  #close(name: string): void {
    if (name === 'w:p') this.#endParagraph();
    if (name === 'w:pPr') {
      this.#isOfParagraph = false;
      this.#begin();
    }
    if (name === 'w:r') this.#run = null;
    if (name === 'w:t') this.#isText = false;
    if (name === 'w:instrText') this.#isInstruction = false;
    if (name === 'w:hyperlink') this.#flow.closeLink();
    if (name === 'w:tc') this.#flow.closeCell();
    if (name === 'w:tr') this.#flow.closeRow();
    if (name === 'w:tbl') this.#flow.closeTable();
  }

  #beginParagraph(): void {
    const { size } = this.#looks.styles;
    const paragraph = { style: null, list: null, size, isBold: false, isBegun: false };
    if (this.#paragraphs.length < DEPTH_MAX) this.#paragraphs.push(paragraph);
  }

  /** Begins a paragraph's text once its properties are known. */
  #begin(): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || paragraph.isBegun) return;
    const style = this.#looks.styles.get(paragraph.style);
    paragraph.isBegun = true;
    paragraph.size = style.size ?? this.#looks.styles.size;
    paragraph.isBold = style.isBold ?? false;
    const isBullet = this.#looks.bullets.has(paragraph.list ?? style.list ?? '');
    if (isBullet) this.#flow.add('\u2022 ', paragraph);
  }

  #endParagraph(): void {
    this.#flow.endLine();
    this.#paragraphs.pop();
    this.#run = null;
  }

  #beginRun(): void {
    const { size, isBold } = this.#paragraphs.at(-1) ?? { size: 0, isBold: false };
    this.#run = { size, isBold, isHidden: false, isSymbol: false };
  }

  #font(attributes: string): void {
    if (!this.#run || this.#isOfParagraph) return;
    const fonts = ['w:ascii', 'w:hAnsi'].map((name) => attribute(attributes, name));
    this.#run.isSymbol = fonts.some((font) => isSymbolFont(font));
  }

  #look(name: string, value: string | null): void {
    if (!this.#run) return;
    if (name === 'w:b') this.#run.isBold = isOn(value);
    if (name === 'w:sz') this.#run.size = halfPoints(value) ?? this.#run.size;
    if (name === 'w:vanish') this.#run.isHidden = isOn(value);
  }

  #add(text: string): void {
    const look = this.#run ?? this.#paragraphs.at(-1) ?? { size: 0, isBold: false };
    const shown = this.#run?.isSymbol && text.trim() !== '' ? SYMBOL : text;
    if (!this.#run?.isHidden) this.#flow.add(shown, look);
  }
}
