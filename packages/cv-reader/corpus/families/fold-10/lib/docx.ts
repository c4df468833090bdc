/** Terse builders of Word documents, right to left where the language is. */
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
  VerticalAlign,
  WidthType,
} from 'docx';
import type { IParagraphOptions, ISectionOptions, ITableCellOptions } from 'docx';
import type { Sheet } from '../../../family.ts';
import { isRtl } from './kit.ts';

export { AlignmentType, TabStopType } from 'docx';
export type Run = {
  t: string;
  b?: boolean;
  i?: boolean;
  u?: boolean;
  z?: number;
  c?: string;
  caps?: boolean;
  font?: string;
  br?: boolean;
};
type Para = Omit<IParagraphOptions, 'children' | 'text' | 'spacing'> & {
  before?: number;
  after?: number;
};
export type Child = ITableCellOptions['children'][number];

export type Kit = ReturnType<typeof kit>;

/** `twips` of the page between the margins. */
export function kit(sheet: Sheet, font: string, size = 21) {
  const rtl = isRtl(sheet);
  const run = (one: string | Run): TextRun => {
    const {
      t,
      b,
      i,
      u,
      z,
      c,
      caps,
      font: its,
      br,
    } = typeof one === 'string' ? ({ t: one } as Run) : one;
    return new TextRun({
      text: t,
      ...(b && { bold: b }),
      ...(i && { italics: i }),
      ...(u && { underline: {} }),
      ...(z && { size: z }),
      ...(c && { color: c }),
      ...(caps && { allCaps: caps }),
      ...(its && { font: its }),
      ...(br && { break: 1 }),
      ...(rtl && /[\u0590-\u08ff]/u.test(t) && { rightToLeft: true }),
    });
  };
  const p = (
    runs: string | Run | readonly (string | Run)[],
    { before = 0, after = 40, ...options }: Para = {},
  ): Paragraph =>
    new Paragraph({
      ...(rtl && { bidirectional: true }),
      spacing: { before, after },
      ...options,
      children: (Array.isArray(runs) ? (runs as (string | Run)[]) : [runs as string | Run]).map(
        run,
      ),
    });
  const bullets = (items: readonly string[], options: Para = {}): Paragraph[] =>
    items.map((one) => p(one, { ...options, numbering: { reference: 'dots', level: 0 } }));
  const line = (color = '444444', width = 6) => ({
    bottom: { style: BorderStyle.SINGLE, size: width, color, space: 1 },
  });
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const edge = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color });
  type Cell =
    | readonly Child[]
    | { in: readonly Child[]; fill?: string; span?: number; rows?: number; middle?: boolean };
  /** `widths` in twips. Borders of a colour, or none. */
  const table = (
    widths: readonly number[],
    rows: readonly (readonly Cell[])[],
    color: string | null = null,
    pad = 60,
  ): Table => {
    const border = color === null ? none : edge(color);
    return new Table({
      ...(rtl && { visuallyRightToLeft: true }),
      width: { size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA },
      columnWidths: [...widths],
      margins: {
        top: pad / 2,
        bottom: pad / 2,
        left: pad + 40,
        right: pad + 40,
        marginUnitType: WidthType.DXA,
      },
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
        return new TableRow({
          children: cells.map((cell) => {
            const {
              in: inside,
              fill,
              span = 1,
              rows: tall,
              middle,
            } = 'in' in cell
              ? cell
              : ({ in: cell } as {
                  in: readonly Child[];
                  fill?: string;
                  span?: number;
                  rows?: number;
                  middle?: boolean;
                });
            const width = widths.slice(column, column + span).reduce((a, b) => a + b, 0);
            column += span;
            return new TableCell({
              width: { size: width, type: WidthType.DXA },
              ...(span > 1 && { columnSpan: span }),
              ...(tall && { rowSpan: tall }),
              ...(middle && { verticalAlign: VerticalAlign.CENTER }),
              ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
              children: inside.length === 0 ? [p('')] : [...inside],
            });
          }),
        });
      }),
    });
  };
  const pack = async (
    children: ISectionOptions['children'],
    margin = 1134,
    options: Omit<ISectionOptions, 'children'> = {},
  ): Promise<Uint8Array> => {
    const last =
      children.at(-1) instanceof Table
        ? [new Paragraph({ children: [new TextRun({ text: '', size: 2 })] })]
        : [];
    const document = new Document({
      creator: 'user',
      numbering: {
        config: [
          {
            reference: 'dots',
            levels: [
              {
                level: 0,
                format: 'bullet',
                text: '•',
                alignment: AlignmentType.LEFT,
                style: { paragraph: { indent: { left: 360, hanging: 240 } } },
              },
            ],
          },
        ],
      },
      styles: {
        default: {
          document: {
            run: {
              font: rtl
                ? {
                    ascii: 'Liberation Sans',
                    hAnsi: 'Liberation Sans',
                    cs:
                      sheet.cv.language === 'he'
                        ? 'Liberation Sans'
                        : /Arabic/u.test(font)
                          ? font
                          : 'Noto Sans Arabic',
                  }
                : { ascii: font, hAnsi: font, eastAsia: cjk(sheet), cs: font },
              size,
            },
          },
        },
      },
      sections: [
        {
          properties: {
            page: {
              size: /US|CA/u.test(sheet.cv.countryIso2)
                ? { width: 12240, height: 15840 }
                : { width: 11906, height: 16838 },
              margin: { top: margin, bottom: margin, left: margin, right: margin },
            },
          },
          ...options,
          children: [...children, ...last],
        },
      ],
    });
    return new Uint8Array(await Packer.toBuffer(document));
  };
  const right = (position: number) => ({ tabStops: [{ type: TabStopType.RIGHT, position }] });
  const left = (...positions: number[]) => ({
    tabStops: positions.map((position) => ({ type: TabStopType.LEFT, position })),
  });
  return { p, bullets, line, table, pack, right, left, rtl };
}

function cjk({ cv }: Sheet): string {
  return cv.language === 'ja'
    ? 'Noto Serif CJK JP'
    : cv.language === 'ko'
      ? 'Noto Sans CJK KR'
      : 'Noto Sans CJK SC';
}
