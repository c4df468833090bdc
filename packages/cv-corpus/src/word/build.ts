/** Neutral builders of Word documents. */
import {
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { IParagraphOptions, ISectionOptions } from 'docx';
import type { Sheet } from '../family.ts';

type Style = {
  bold?: boolean;
  italics?: boolean;
  size?: number;
  color?: string;
  allCaps?: boolean;
};

/** A paragraph of one run; `size` in half points. */
export function paragraph(
  text: string,
  style: Style = {},
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
): Paragraph {
  return new Paragraph({ ...options, children: [run(text, style)] });
}

export function run(text: string, style: Style = {}): TextRun {
  return new TextRun({ text, ...style });
}

export function bullet(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 } });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const thin = { style: BorderStyle.SINGLE, size: 4, color: '444444' };

/** `widths` in per cent; `rows` of cells, each of paragraphs. */
export function table(
  widths: readonly number[],
  rows: readonly (readonly Paragraph[])[][],
  hasBorders: boolean,
): Table {
  const border = hasBorders ? thin : none;
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => width * 90),
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, at) =>
              new TableCell({
                width: { size: widths[at] ?? 50, type: WidthType.PERCENTAGE },
                children: [...children],
              }),
          ),
        }),
    ),
  });
}

/** Packs one section into a file. */
export async function pack(
  { wording }: Sheet,
  children: ISectionOptions['children'],
  options: Omit<ISectionOptions, 'children'> = {},
): Promise<Uint8Array> {
  const font = wording.words.isRightToLeft ? 'Noto Sans Arabic' : 'Liberation Sans';
  // Word ends every text with a paragraph, and LibreOffice loses a table that ends a DOC.
  const last = children.at(-1) instanceof Table ? [new Paragraph('')] : [];
  const document = new Document({
    styles: { default: { document: { run: { font, size: 20 } } } },
    sections: [{ ...options, children: [...children, ...last] }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
