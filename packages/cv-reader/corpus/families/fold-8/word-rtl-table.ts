/** Word from right to left as one table: periods in the right cell, entries in the left one, headings across both, the contact above it in one line. */
import { Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { pack } from '../../word/build.ts';

type Style = { bold?: boolean; size?: number; color?: string };

/** Mail, numbers and Latin words keep their own direction. */
const OWN = /[\p{Script=Latin}@+]/u;

function line(text: string, style: Style = {}, isCentred = false): Paragraph {
  const runs = text
    .split(/(?<= )/u)
    .map((part) => new TextRun({ text: part, rightToLeft: !OWN.test(part), ...style }));
  return new Paragraph({
    bidirectional: true,
    alignment: isCentred ? 'center' : 'start',
    children: runs,
  });
}

const cell = (children: Paragraph[], width: number, columnSpan = 1) =>
  new TableCell({ children, columnSpan, width: { size: width, type: WidthType.PERCENTAGE } });

const family: Family = {
  tool: 'libreoffice',
  languages: ['ar', 'fa'],
  formats: ['docx', 'pdf', 'docx'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) =>
      new TableRow({
        children: [cell([line(text, { bold: true, size: 24, color: '1F4E79' })], 100, 2)],
      });
    const row = (left: string, right: Paragraph[]) =>
      new TableRow({ children: [cell([line(left)], 27), cell(right, 73)] });
    const isTitleFirst = random.chance(0.5);
    const jobs = cv.work.map((job) =>
      row(wording.period(job.start, job.end), [
        line(isTitleFirst ? job.title : job.employer, { bold: true }),
        line(isTitleFirst ? `${job.employer} - ${job.city}` : job.title),
        ...sentences(job).map((text) => line(`- ${text}`)),
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(wording.period(start, end), [
        line(`${degree} - ${area}`, { bold: true }),
        line(institution),
      ]),
    );
    const more = extras(sheet).flatMap(({ title, lines }) =>
      [heading(title)].concat(lines.map((text) => row('', [line(text)]))),
    );
    const rows = [
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => row(label, [line(names.join(' - '))])),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => row(name, [line(level)])),
      ...more,
    ];
    // Behind Arabic words, the groups of a number would stand from right to left.
    const number = cv.phone.national.replace(/\D/gu, '');
    const contact = [cv.address.city, number, cv.email].join('  |  ');
    return pack(sheet, [
      line(cv.name.full, { bold: true, size: 36 }, true),
      line(cv.label, { size: 24 }, true),
      line(contact, {}, true),
      line(cv.summary),
      new Table({
        visuallyRightToLeft: true,
        width: { size: 100, type: WidthType.PERCENTAGE },
        columnWidths: [2400, 6600],
        rows,
      }),
    ]);
  },
};

export default family;
