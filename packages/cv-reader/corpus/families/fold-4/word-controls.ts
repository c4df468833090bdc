/** A template of Word with content controls for each entry, the contact in cells beside the name, and a page number in the footer. */
import { AlignmentType, Footer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ISectionOptions } from 'docx';
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { skillNames } from '../../html/page.ts';
import { bullet, pack, paragraph, table } from '../../word/build.ts';
import { changed, controlXml } from '../../word/xml.ts';

/** Paragraphs between these marks become one content control. */
const OPEN = '⟦';
const CLOSE = '⟧';

const control = (title: string, children: Paragraph[]) => [
  paragraph(`${OPEN}${title}`),
  ...children,
  paragraph(CLOSE),
];

function body(sheet: Sheet): ISectionOptions['children'] {
  const { cv, wording, random } = sheet;
  const heading = (text: string) =>
    paragraph(
      text,
      { bold: true, allCaps: true, size: 24 },
      {
        spacing: { before: 280 },
        border: { bottom: { style: 'single', size: 6, color: '77448B', space: 1 } },
      },
    );
  const head = table(
    [60, 40],
    [
      [
        [paragraph(cv.name.full, { size: 52 }), paragraph(cv.label, { color: '77448B' })],
        [cv.phone.national, cv.email, `${cv.address.postalCode} ${cv.address.city}`].map((line) =>
          paragraph(line, {}, { alignment: AlignmentType.RIGHT }),
        ),
      ],
    ],
    false,
  );
  const isDateFirst = random.chance(0.6);
  const jobs = cv.work.flatMap((job) => {
    const dates = paragraph(wording.period(job.start, job.end), { allCaps: true, color: '666666' });
    const title = paragraph(`${job.title} / ${job.employer}, ${job.city}`, {
      bold: true,
      color: '77448B',
    });
    const head2 = isDateFirst ? [dates, title] : [title, dates];
    return control('Experience', [
      ...head2,
      paragraph([job.summary, ...job.highlights].join('. ')),
    ]);
  });
  const schools = cv.education.flatMap(({ institution, degree, area, start, end }) =>
    control('Education', [
      paragraph(wording.period(start, end), { allCaps: true, color: '666666' }),
      paragraph(`${degree} ${area} / ${institution}`, { bold: true, color: '77448B' }),
    ]),
  );
  return [
    head,
    ...control('Objective', [paragraph(cv.summary)]),
    heading(wording.heading('work')),
    ...jobs,
    heading(wording.heading('education')),
    ...schools,
    heading(wording.heading('skills')),
    ...control('Skills', skillNames(cv).map(bullet)),
    ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
    ...cv.languages.map(({ name, level }) => paragraph(`${name}, ${level}`)),
    ...extras(sheet).flatMap(({ title, lines }) =>
      [heading(title)].concat(lines.map((line) => paragraph(line))),
    ),
  ];
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'fr', 'de', 'es', 'it', 'sv', 'cs', 'vi', 'el', 'nl'],
  formats: ['docx', 'docx', 'odt', 'doc', 'rtf'],
  async docx(sheet) {
    const number = new TextRun({ children: [PageNumber.CURRENT] });
    const footer = new Footer({
      children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })],
    });
    const document = await pack(sheet, body(sheet), { footers: { default: footer } });
    let id = 100;
    const mark = (sign: string) => `<w:p>(?:(?!</w:p>).)*${sign}([^<]*)(?:(?!</w:p>).)*</w:p>`;
    const pattern = new RegExp(`${mark(OPEN)}(.*?)${mark(CLOSE)}`, 'gsu');
    return changed(document, (xml) =>
      xml.replace(pattern, (_, title: string, inner: string) =>
        controlXml((id += 7), title, inner),
      ),
    );
  },
};

export default family;
