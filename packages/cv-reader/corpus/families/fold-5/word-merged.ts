/** Word: the whole CV is one table with borders, whose cells are merged for the head, the photo and the headings. */
import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, sentences, skillNames } from '../../html/page.ts';
import { pack, paragraph } from '../../word/build.ts';

const COLUMNS = 4;
const WIDTH = 9000 / COLUMNS;

type Cell = {
  lines: readonly string[];
  span?: number;
  rows?: number;
  bold?: boolean;
  fill?: string;
};

function row(...cells: Cell[]): TableRow {
  return new TableRow({
    children: cells.map(
      ({ lines, span = 1, rows = 1, bold = false, fill }) =>
        new TableCell({
          columnSpan: span,
          rowSpan: rows,
          width: { size: WIDTH * span, type: WidthType.DXA },
          ...(fill && { shading: { fill } }),
          children:
            lines.length === 0
              ? [new Paragraph('')]
              : lines.map((line) => paragraph(line, { bold })),
        }),
    ),
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['tr', 'vi', 'hi', 'ru', 'ko', 'pl', 'zh-CN', 'el'],
  formats: ['docx', 'doc', 'docx', 'pdf', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const label = (text: string): Cell => ({ lines: [text], fill: 'F2F2F2' });
    const head = (text: string) =>
      row({ lines: [text], span: COLUMNS, bold: true, fill: 'D9E2F3' });
    const wide = (text: string, ...lines: string[]) =>
      row(label(text), { lines, span: COLUMNS - 1 });
    const dated = (when: string, lines: readonly string[]) =>
      row({ lines: [when] }, { lines, span: COLUMNS - 1 });
    const rows = [
      row({ lines: [wording.title], span: COLUMNS, bold: true }),
      row(
        label(wording.label('name')),
        { lines: [cv.name.full], span: 2, bold: true },
        { lines: [''], rows: 3 },
      ),
      row(label(wording.label('birthDate')), { lines: [birthDate(sheet)], span: 2 }),
      row(label(wording.label('nationality')), { lines: [cv.nationality], span: 2 }),
      wide(wording.label('address'), [cv.address.street, cv.address.city].join(', ')),
      row(
        label(wording.label('mobile')),
        { lines: [cv.phone.national] },
        label(wording.label('email')),
        {
          lines: [cv.email],
        },
      ),
      head(wording.heading('education')),
      ...cv.education.map(({ institution, degree, area, start, end }) =>
        dated(wording.period(start, end), [institution, `${degree}, ${area}`]),
      ),
      head(wording.heading('work')),
      ...cv.work.map((job) =>
        dated(wording.period(job.start, job.end), [
          `${job.employer}, ${job.city}`,
          job.title,
          ...sentences(job),
        ]),
      ),
      head(wording.heading('skills')),
      row({ lines: skillNames(cv).map((name) => `- ${name}`), span: COLUMNS }),
      ...(cv.languages.length === 0 ? [] : [head(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => wide(name, level)),
      ...extras(sheet).flatMap(({ title, lines }) => [head(title), row({ lines, span: COLUMNS })]),
    ];
    const table = new Table({
      columnWidths: Array.from({ length: COLUMNS }, () => WIDTH),
      width: { size: WIDTH * COLUMNS, type: WidthType.DXA },
      rows,
    });
    return pack(sheet, [table]);
  },
};

export default family;
