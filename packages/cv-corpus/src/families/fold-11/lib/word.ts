/** Builders of Word documents, from right to left where the language is. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { IParagraphOptions, ISectionOptions } from 'docx';
import type { Sheet } from '../../../family.ts';
import { isRtl } from './kit.ts';

export type Child = ISectionOptions['children'][number];
type Run = {
  t: string;
  b?: boolean;
  i?: boolean;
  u?: boolean;
  z?: number;
  c?: string;
  caps?: boolean;
  small?: boolean;
  f?: string;
  br?: boolean;
  space?: number;
};
export type Text = string | Run | readonly (string | Run)[];
type Look = Omit<IParagraphOptions, 'children' | 'text' | 'spacing' | 'alignment'> & {
  over?: number;
  under?: number;
  at?: 'center' | 'right' | 'both';
  fill?: string;
  rule?: string;
};
type Block = { of: Text | readonly Child[]; span?: number; rows?: number; fill?: string };
export type Cell = Text | readonly Child[] | Block;

const blockOf = (cell: Cell): Block =>
  typeof cell === 'object' && 'of' in cell ? cell : { of: cell };

const ALIGN = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  both: AlignmentType.BOTH,
};
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const EAST: Readonly<Record<string, string>> = { ja: 'Noto Sans CJK JP', ko: 'Noto Sans CJK KR' };
const COMPLEX: Readonly<Record<string, string>> = {
  he: 'Liberation Sans',
  ar: 'Noto Naskh Arabic',
  fa: 'Noto Sans Arabic',
  hi: 'Noto Sans Devanagari',
};

/** Tabs at twips: `tabs(2400)` to the left, `tabs(-9600)` to the right. */
export const tabs = (...at: number[]) => ({
  tabStops: at.map((one) => ({
    type: one < 0 ? TabStopType.RIGHT : TabStopType.LEFT,
    position: Math.abs(one),
  })),
});

export class Word {
  readonly #sheet: Sheet;
  readonly #font: string;
  readonly #size: number;
  readonly #bullet: string;
  readonly rtl: boolean;

  constructor(sheet: Sheet, font = 'Carlito', size = 21, bullet = '•') {
    this.#sheet = sheet;
    this.#font = font;
    this.#size = size;
    this.#bullet = bullet;
    this.rtl = isRtl(sheet);
  }

  #run(one: string | Run): TextRun {
    const its: Run = typeof one === 'string' ? { t: one } : one;
    return new TextRun({
      text: its.t,
      ...(its.b && { bold: true }),
      ...(its.i && { italics: true }),
      ...(its.u && { underline: {} }),
      ...(its.z && { size: its.z }),
      ...(its.c && { color: its.c }),
      ...(its.caps && { allCaps: true }),
      ...(its.small && { smallCaps: true }),
      ...(its.f && { font: its.f }),
      ...(its.br && { break: 1 }),
      ...(its.space && { characterSpacing: its.space }),
      ...(this.rtl && /[\u0590-\u08ff]/u.test(its.t) && { rightToLeft: true }),
    });
  }

  p(text: Text, { over = 0, under = 40, at, fill, rule, ...look }: Look = {}): Paragraph {
    const runs = (Array.isArray(text) ? text : [text]) as readonly (string | Run)[];
    return new Paragraph({
      ...(this.rtl && { bidirectional: true }),
      ...(at && { alignment: ALIGN[at] }),
      ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
      ...(rule && {
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: rule, space: 1 } },
      }),
      spacing: { before: over, after: under },
      ...look,
      children: runs.map((one) => this.#run(one)),
    });
  }

  list(items: readonly string[], look: Look = {}): Paragraph[] {
    return items.map((one) =>
      this.p(one, { under: 20, ...look, numbering: { reference: 'list', level: 0 } }),
    );
  }

  #cell(cell: Cell, widths: readonly number[], column: number): TableCell {
    const { of: inside, span = 1, rows, fill } = blockOf(cell);
    const isBlocks =
      Array.isArray(inside) &&
      inside.some((one) => one instanceof Paragraph || one instanceof Table);
    const width = widths.slice(column, column + span).reduce((a, b) => a + b, 0);
    return new TableCell({
      width: { size: width, type: WidthType.DXA },
      ...(span > 1 && { columnSpan: span }),
      ...(rows && { rowSpan: rows }),
      ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
      children: isBlocks ? [...(inside as Paragraph[])] : [this.p(inside as Text, { under: 0 })],
    });
  }

  /** `widths` in twips, which add up to 9600 on a usual page; `line` is the colour of the borders, if any. */
  table(
    widths: readonly number[],
    rows: readonly (readonly Cell[])[],
    line?: string,
    pad = 80,
  ): Table {
    const border = line ? { style: BorderStyle.SINGLE, size: 4, color: line } : NONE;
    return new Table({
      ...(this.rtl && { visuallyRightToLeft: true }),
      width: { size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA },
      columnWidths: [...widths],
      margins: { top: 30, bottom: 30, left: pad, right: pad, marginUnitType: WidthType.DXA },
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: rows.map((cells) => {
        let column = 0;
        const made = cells.map((cell) => {
          const one = this.#cell(cell, widths, column);
          column += blockOf(cell).span ?? 1;
          return one;
        });
        return new TableRow({ children: made });
      }),
    });
  }

  #fonts() {
    const { language } = this.#sheet.cv;
    const latin = this.rtl ? 'Liberation Sans' : this.#font;
    return {
      ascii: latin,
      hAnsi: latin,
      eastAsia: EAST[language] ?? 'Noto Sans CJK SC',
      cs: COMPLEX[language] ?? this.#font,
    };
  }

  async pack(
    children: readonly Child[],
    margin = 1134,
    options: Omit<ISectionOptions, 'children'> = {},
  ): Promise<Uint8Array> {
    const isLetter = /US|CA/u.test(this.#sheet.cv.countryIso2);
    const end =
      children.at(-1) instanceof Table
        ? [new Paragraph({ children: [new TextRun({ text: '', size: 2 })] })]
        : [];
    const level = {
      level: 0,
      format: 'bullet' as const,
      text: this.#bullet,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 360, hanging: 260 } } },
    };
    const document = new Document({
      creator: 'user',
      numbering: { config: [{ reference: 'list', levels: [level] }] },
      styles: { default: { document: { run: { font: this.#fonts(), size: this.#size } } } },
      sections: [
        {
          properties: {
            page: {
              size: isLetter ? { width: 12240, height: 15840 } : { width: 11906, height: 16838 },
              margin: { top: margin, bottom: margin, left: margin, right: margin },
            },
          },
          ...options,
          children: [...children, ...end],
        },
      ],
    });
    return new Uint8Array(await Packer.toBuffer(document));
  }
}
