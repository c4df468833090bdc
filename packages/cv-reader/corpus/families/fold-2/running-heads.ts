/** A CV of several pages: name, mail and page number are repeated on each page, and jobs break across pages. */
import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx';
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { bullet, pack, paragraph } from '../../word/build.ts';

function heads({ cv, wording }: Sheet) {
  const header = new Header({
    children: [
      paragraph(
        `${cv.name.full} – ${wording.title}`,
        { size: 16, color: '888888' },
        { alignment: AlignmentType.RIGHT },
      ),
    ],
  });
  const footer = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 16,
            children: [`${cv.email}   `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
  return { headers: { default: header }, footers: { default: footer } };
}

const family: Family = {
  tool: 'libreoffice',
  formats: ['pdf', 'docx', 'pdf', 'doc', 'odt'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const heading = (text: string) =>
      paragraph(text, { bold: true, size: 26 }, { spacing: { before: 320, after: 120 } });
    const open = { spacing: { line: 400 } };
    return pack(
      sheet,
      [
        paragraph(cv.name.full, { bold: true, size: 36 }),
        ...[
          cv.address.street,
          `${cv.address.postalCode} ${cv.address.city}`,
          `${wording.label('phone')} ${cv.phone.national}`,
          cv.email,
        ].map((line) => paragraph(line, {}, open)),
        heading(wording.heading('summary')),
        paragraph(cv.summary, {}, open),
        heading(wording.heading('work')),
        ...cv.work.flatMap((job) =>
          [
            paragraph(
              wording.period(job.start, job.end),
              { color: '555555' },
              { spacing: { before: 200 } },
            ),
            paragraph(`${job.title} – ${job.employer}, ${job.city}`, { bold: true }),
          ].concat(sentences(job).map((line) => paragraph(`•  ${line}`, {}, open))),
        ),
        heading(wording.heading('education')),
        ...cv.education.flatMap(({ institution, degree, area, start, end }) => [
          paragraph(wording.period(start, end), { color: '555555' }, { spacing: { before: 200 } }),
          paragraph(`${degree} ${area} – ${institution}`, { bold: true }),
        ]),
        heading(wording.heading('skills')),
        ...cv.skills.flatMap(({ label, names }) =>
          [paragraph(label, { italics: true })].concat(names.map(bullet)),
        ),
        ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
        ...cv.languages.map(({ name, level }) => bullet(`${name}: ${level}`)),
        ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(bullet))),
      ],
      heads(sheet),
    );
  },
};

export default family;
