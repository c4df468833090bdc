/** Word: name and contact stand in the header of every page, jobs have the period behind a tab, the foot counts pages. */
import {
  AlignmentType,
  BorderStyle,
  Footer,
  Header,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences, titledName } from '../../html/page.ts';
import { bullet, pack, paragraph, run } from '../../word/build.ts';

const RIGHT = 9020;

function heading(text: string): Paragraph {
  return new Paragraph({
    spacing: { before: 240, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '808080', space: 1 } },
    children: [run(text, { bold: true, size: 24, allCaps: true })],
  });
}

function tabbed(left: string, right: string, style = {}): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
    children: [run(left, style), new TextRun({ text: `\t${right}` })],
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['fr', 'it', 'nl', 'sv', 'es', 'en', 'pt-BR', 'he'],
  formats: ['docx', 'rtf', 'docx', 'odt', 'pdf', 'doc'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const right = { alignment: AlignmentType.RIGHT };
    const header = new Header({
      children: [
        paragraph(titledName(sheet), { bold: true, size: 36 }, right),
        paragraph(`${cv.address.street} – ${cityLine(sheet)}`, {}, right),
        paragraph(`${cv.phone.national} – ${cv.email}`, {}, right),
      ],
    });
    const footer = new Footer({
      children: [
        new Paragraph({
          children: [
            new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
          ],
        }),
      ],
    });
    const isEmployerFirst = random.chance(0.5);
    const jobs = cv.work.flatMap((job) => {
      const [first, second] = isEmployerFirst
        ? [job.employer, job.title]
        : [job.title, job.employer];
      return [
        tabbed(first, wording.period(job.start, job.end), { bold: true }),
        tabbed(second, job.city, { italics: true }),
        ...sentences(job).map(bullet),
      ];
    });
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      tabbed(`${degree} ${area}`, wording.period(start, end), { bold: true }),
      paragraph(institution, { italics: true }),
    ]);
    const spoken = cv.languages.map(({ name, level }) => tabbed(name, level));
    return pack(
      sheet,
      [
        paragraph(cv.label, { bold: true, size: 26 }),
        heading(wording.heading('summary')),
        paragraph(cv.summary),
        heading(wording.heading('work')),
        ...jobs,
        heading(wording.heading('education')),
        ...schools,
        heading(wording.heading('skills')),
        ...cv.skills.map(({ label, names }) => paragraph(`${label} : ${names.join(', ')}`)),
        ...(spoken.length === 0 ? [] : [heading(wording.heading('languages'))]),
        ...spoken,
        ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(bullet))),
      ],
      { headers: { default: header }, footers: { default: footer } },
    );
  },
};

export default family;
