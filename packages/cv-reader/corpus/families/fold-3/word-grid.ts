/** Word: jobs, schools and languages as full tables with a head row, between paragraphs. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const heading = (text: string) =>
  paragraph(text, { bold: true, size: 24 }, { spacing: { before: 240, after: 80 } });
const head = (...labels: string[]) => labels.map((label) => [paragraph(label, { bold: true })]);

function skillTables({ cv, wording }: Sheet) {
  return [
    heading(wording.heading('skills')),
    table(
      [30, 70],
      cv.skills.map(({ label, names }) => [
        [paragraph(label, { bold: true })],
        [paragraph(names.join(', '))],
      ]),
      true,
    ),
    ...(cv.languages.length === 0
      ? []
      : [
          heading(wording.heading('languages')),
          table(
            [50, 50],
            cv.languages.map(({ name, level }) => [[paragraph(name)], [paragraph(level)]]),
            true,
          ),
        ]),
  ];
}

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'rtf', 'odt'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const isDateFirst = random.chance(0.6);
    const ordered = <T>(date: T, others: T[]) =>
      isDateFirst ? [date, ...others] : [...others, date];
    const jobs = cv.work.map((job) =>
      ordered(
        [paragraph(wording.period(job.start, job.end))],
        [
          [paragraph(job.employer), paragraph(job.city)],
          [paragraph(job.title)],
          sentences(job).map((line) => paragraph(`– ${line}`)),
        ],
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      ordered(
        [paragraph(wording.period(start, end))],
        [[paragraph(institution)], [paragraph(`${degree} ${area}`)]],
      ),
    );
    const labels = (...kinds: Parameters<typeof wording.label>[0][]) =>
      kinds.map((kind) => wording.label(kind));
    return pack(sheet, [
      paragraph(cv.name.full, { bold: true, size: 36 }),
      paragraph(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`),
      paragraph(
        `${wording.label('mobile')}: ${cv.phone.national}   ${wording.label('email')}: ${cv.email}`,
      ),
      heading(wording.heading('work')),
      table(
        isDateFirst ? [20, 22, 20, 38] : [22, 20, 38, 20],
        [
          head(...ordered(wording.label('dates'), labels('employer', 'position', 'tasks'))),
          ...jobs,
        ],
        true,
      ),
      heading(wording.heading('education')),
      table(
        isDateFirst ? [24, 38, 38] : [38, 38, 24],
        [head(...ordered(wording.label('dates'), labels('institution', 'degree'))), ...schools],
        true,
      ),
      ...skillTables(sheet),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => paragraph(line))),
      ),
    ]);
  },
};

export default family;
