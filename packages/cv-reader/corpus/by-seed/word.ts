/** Prints an arrangement as a Word document. */
import { AlignmentType, HeadingLevel, Paragraph, TabStopType } from 'docx';
import type { FileChild } from 'docx';
import type { Sheet } from '../family.ts';
import { bullet, pack, paragraph, run, table } from '../word/build.ts';
import { type Arranged, plainLine, type Row, type Text } from './model.ts';

type Look = {
  isTable: boolean;
  hasBorders: boolean;
  left: number;
  size: number;
  isStyled: boolean;
};

export function wordOf(sheet: Sheet, arranged: Arranged): Promise<Uint8Array> {
  const { random } = sheet;
  const look: Look = {
    isTable: random.chance(0.5),
    hasBorders: random.chance(0.3),
    left: random.pick([22, 28, 34]),
    size: random.pick([18, 20, 22]),
    isStyled: random.chance(0.5),
  };
  const alignment = random.pick([AlignmentType.START, AlignmentType.CENTER]);
  const headingSize = random.pick([22, 24, 28]);
  const heading = (text: string) =>
    look.isStyled
      ? paragraph(text, {}, { heading: HeadingLevel.HEADING_1 })
      : paragraph(text, { bold: true, size: headingSize });
  const print = (rows: readonly Row[]) => rows.flatMap((row) => rowBlocks(row, look));
  const label = arranged.label === null ? [] : [paragraph(arranged.label, {}, { alignment })];
  const parts = arranged.parts.map((part) => ({ title: heading(part.title), rows: part.rows }));
  const isGrid = random.chance(0.12);
  const body: FileChild[] = isGrid
    ? [
        table(
          [24, 76],
          parts.map(({ title, rows }) => [[title], paragraphsOf(rows)]),
          look.hasBorders,
        ),
      ]
    : parts.flatMap(({ title, rows }) => withTitle(title, print(rows)));
  return pack(sheet, [
    paragraph(arranged.name, { bold: true, size: random.pick([28, 36, 48]) }, { alignment }),
    ...label,
    ...print(arranged.head),
    ...body,
  ]);
}

function withTitle(title: FileChild, blocks: FileChild[]): FileChild[] {
  return [title, ...blocks];
}

function rowBlocks(row: Row, look: Look): FileChild[] {
  if (row.kind === 'table') {
    const rows = [...(row.head ? [row.head] : []), ...row.rows];
    const width = 100 / (rows[0]?.length ?? 1);
    const cells = rows.map((one) => one.map((text) => [paragraph(text)]));
    return [table(rows[0]?.map(() => width) ?? [], cells, look.hasBorders)];
  }
  if (row.kind === 'beside' && look.isTable)
    return [
      table(
        [look.left, 100 - look.left],
        [[[lineOf([row.left])], paragraphsOf(row.rows)]],
        look.hasBorders,
      ),
    ];
  return paragraphsOf([row]);
}

function paragraphsOf(rows: readonly Row[]): Paragraph[] {
  return rows.flatMap((row): Paragraph[] => {
    switch (row.kind) {
      case 'line':
        return [
          row.right ? tabbed(row.texts, row.right, TabStopType.RIGHT, 9000) : lineOf(row.texts),
        ];
      case 'beside': {
        const [first, ...others] = row.rows;
        if (first?.kind !== 'line') return [lineOf([row.left]), ...paragraphsOf(row.rows)];
        return [
          tabbed([row.left], { text: plainLine(first.texts) }, TabStopType.LEFT, 2600),
          ...paragraphsOf(others),
        ];
      }
      case 'title':
        return [paragraph(row.text, { bold: true })];
      case 'prose':
        return [paragraph(row.text)];
      case 'bullets':
        return row.items.map((item) => bullet(item));
      case 'chips':
        return [paragraph(row.items.join('   '))];
      case 'table':
        return row.rows.map((cells) => paragraph(cells.join('\t')));
      case 'gap':
        return [paragraph('')];
    }
  });
}

function lineOf(texts: readonly Text[]): Paragraph {
  return new Paragraph({ children: texts.map((one) => runOf(one)) });
}

function tabbed(
  texts: readonly Text[],
  right: Text,
  type: (typeof TabStopType)[keyof typeof TabStopType],
  position: number,
): Paragraph {
  return new Paragraph({
    tabStops: [{ type, position }],
    children: [...texts.map((one) => runOf(one)), run('\t'), runOf(right)],
  });
}

function runOf({ text, isBold, isItalic }: Text) {
  return run(text, { ...(isBold && { bold: true }), ...(isItalic && { italics: true }) });
}
