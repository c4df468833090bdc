/** Word with colons under each other behind tabs: personal data, then each job and school as such lines, as Dutch and Czech forms have it. */
import { Paragraph } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine } from '../../html/page.ts';
import { pack, paragraph, run } from '../../word/build.ts';

const COLON = 2800;
const TEXT = 3000;

/** Lines after the first begin under it. */
const pair = (label: string, text: string, bold = false) =>
  new Paragraph({
    tabStops: [
      { type: 'left', position: COLON },
      { type: 'left', position: TEXT },
    ],
    indent: { left: TEXT, hanging: TEXT },
    children: [run(`${label}\t:\t`), run(text, { bold })],
  });

const family: Family = {
  tool: 'libreoffice',
  languages: ['nl', 'cs', 'tr', 'nl', 'sv', 'vi'],
  formats: ['doc', 'docx', 'odt', 'pdf', 'rtf'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, size: 24, color: '1F3864' },
        { spacing: { before: 300, after: 100 } },
      );
    const gap = () => paragraph('');
    const jobs = cv.work.flatMap((job) => [
      pair(wording.label('dates'), wording.period(job.start, job.end)),
      pair(wording.label('employer'), `${job.employer}, ${job.city}`, true),
      pair(wording.label('position'), job.title),
      pair(wording.label('tasks'), [job.summary, ...job.highlights].join('; ')),
      gap(),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      pair(wording.label('dates'), wording.period(start, end)),
      pair(wording.label('institution'), institution, true),
      pair(wording.label('degree'), `${degree}, ${area}`),
      gap(),
    ]);
    return pack(sheet, [
      paragraph(wording.title, { bold: true, size: 36, color: '1F3864' }),
      heading(wording.heading('personal')),
      pair(wording.label('name'), cv.name.full),
      pair(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}`),
      pair(wording.label('phone'), cv.phone.national),
      pair(wording.label('email'), cv.email),
      pair(wording.label('birthDate'), birthDate(sheet)),
      pair(wording.label('nationality'), cv.nationality),
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('work')),
      ...jobs,
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => pair(name, level)),
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => pair(label, names.join(', '))),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => paragraph(line))),
      ),
    ]);
  },
};

export default family;
