/** The template "Spearmint" of Google Docs: the name large beside address and contact in a cell at the right, headings in small green capitals, `Employer, Town — Title` in bold and italics over the dates in grey capitals. */
import { Paragraph } from 'docx';
import { extras } from '../../extras.ts';
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { cityLine } from '../../html/page.ts';
import { pack, paragraph, run, table } from '../../word/build.ts';

const GREEN = '00AB44';
const GREY = '666666';

function side(sheet: Sheet) {
  const { cv } = sheet;
  const contact = [cv.address.street, cityLine(sheet), cv.address.country];
  return contact
    .map((text) => paragraph(text, { size: 18, color: GREY }))
    .concat(
      paragraph(cv.phone.international, { size: 18, bold: true }),
      paragraph(cv.email, { size: 18, bold: true, color: GREEN }),
    );
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'es', 'pt-BR', 'fr', 'hi', 'en', 'nl', 'vi', 'ru', 'tr', 'it', 'ko', 'de'],
  formats: ['docx', 'pdf', 'odt', 'docx'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const upper = (text: string) => text.toLocaleUpperCase(cv.language);
    const heading = (text: string) =>
      paragraph(
        upper(text),
        { bold: true, size: 18, color: GREEN },
        { spacing: { before: 320, after: 40 } },
      );
    const grey = (text: string) => paragraph(upper(text), { size: 16, color: GREY });
    const entry = (lead: string, tail: string, start: YearMonth, end: YearMonth | null) => [
      new Paragraph({
        spacing: { before: 160 },
        children: [
          run(lead, { bold: true, size: 22 }),
          run(` — ${tail}`, { italics: true, size: 22 }),
        ],
      }),
      grey(wording.period(start, end)),
    ];
    const hasTown = random.chance(0.7);
    const jobs = cv.work.flatMap((job) => [
      ...entry(
        hasTown ? `${job.employer}, ${job.city}` : job.employer,
        job.title,
        job.start,
        job.end,
      ),
      paragraph([job.summary, ...job.highlights].join('. '), { color: GREY }),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) =>
      entry(institution, `${degree}, ${area}`, start, end),
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    return pack(sheet, [
      table(
        [66, 34],
        [
          [
            [
              paragraph(cv.name.full, { bold: true, size: 56 }),
              paragraph(cv.label, { size: 20, color: GREY }),
            ],
            side(sheet),
          ],
        ],
        false,
      ),
      heading(wording.heading('skills')),
      ...cv.skills.map(({ names }) => paragraph(names.join(', '))),
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('education')),
      ...schools,
      ...(spoken === '' ? [] : [heading(wording.heading('languages')), paragraph(spoken)]),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((text) => paragraph(text))),
      ),
    ]);
  },
};

export default family;
