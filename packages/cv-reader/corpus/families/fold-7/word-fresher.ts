/** Word as Indian applicants write it: jobs as sentences after arrows, marks in a table, the address and a signature at the end. */
import type { Job } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { birthDate, cityLine } from '../../html/page.ts';
import { bullet, pack, paragraph, run, table } from '../../word/build.ts';
import { Paragraph } from 'docx';

type Phrases = {
  job: (job: Job, from: string, to: string) => string;
  now: string;
  roles: string;
  course: readonly [string, string, string, string];
  strengths: string;
  declare: string;
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    job: ({ title, employer, city, end }, from, to) =>
      `${end ? 'Worked' : 'Presently working'} as ${title} at ${employer}, ${city} from ${from} to ${to}.`,
    now: 'till date',
    roles: 'Roles and Responsibilities:',
    course: ['Course', 'Institute / University', 'Year of Passing', 'Percentage'],
    strengths: 'Strengths: hard working, punctual, quick learner.',
    declare: 'I hereby declare that all the details furnished above are true to my knowledge.',
  },
  hi: {
    job: ({ title, employer, city, end }, from, to) =>
      `${employer}, ${city} में ${title} के पद पर ${from} से ${to} तक ${end ? 'कार्य किया' : 'कार्यरत'}।`,
    now: 'अब',
    roles: 'मुख्य कार्य:',
    course: ['परीक्षा', 'संस्थान / विश्वविद्यालय', 'उत्तीर्ण वर्ष', 'प्रतिशत'],
    strengths: 'विशेषता: परिश्रमी, समय का पाबंद।',
    declare: 'मैं यह घोषणा करता/करती हूँ कि उपरोक्त सभी विवरण सत्य हैं।',
  },
};

const heading = (text: string) =>
  paragraph(
    `${text.toLocaleUpperCase('en')}:`,
    { bold: true },
    { spacing: { before: 240, after: 60 }, shading: { fill: 'D9D9D9' } },
  );

/** Label, tab, colon and value. */
const pair = (label: string, text: string) =>
  new Paragraph({
    tabStops: [{ type: 'left', position: 2600 }],
    children: [run(`${label}\t: ${text}`)],
  });

function marks({ cv, random }: Sheet, { course }: Phrases) {
  const head = course.map((text) => [paragraph(text, { bold: true })]);
  const rows = cv.education.map(({ institution, degree, area, end }) =>
    [
      `${degree} (${area})`,
      institution,
      String(end.year),
      `${random.integer(58, 89)}.${random.integer(0, 9)}%`,
    ].map((text) => [paragraph(text)]),
  );
  return table([28, 38, 17, 17], [head, ...rows], true);
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'en', 'hi'],
  formats: ['docx', 'doc', 'pdf', 'docx', 'rtf'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const jobs = cv.work.flatMap((job) => [
      paragraph(
        `➢ ${words.job(job, wording.date(job.start), job.end ? wording.date(job.end) : words.now)}`,
        { bold: true },
      ),
      paragraph(words.roles),
      ...[job.summary, ...job.highlights].map(bullet),
    ]);
    return pack(sheet, [
      paragraph(wording.title, { bold: true, size: 28 }, { alignment: 'center' }),
      paragraph(cv.name.full, { bold: true, size: 26 }),
      pair(wording.label('mobile'), cv.phone.international),
      pair(wording.label('email'), cv.email),
      heading(wording.heading('summary')),
      paragraph(cv.summary),
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('education')),
      marks(sheet, words),
      heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => paragraph(`➢ ${label} - ${names.join(', ')}`)),
      paragraph(words.strengths),
      heading(wording.heading('personal')),
      pair(wording.label('name'), cv.name.full),
      pair(wording.label('birthDate'), birthDate(sheet)),
      pair(wording.label('nationality'), cv.nationality),
      ...(cv.languages.length === 0
        ? []
        : [pair(wording.heading('languages'), cv.languages.map(({ name }) => name).join(', '))]),
      pair(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}`),
      paragraph(words.declare, {}, { spacing: { before: 240 } }),
      paragraph(`(${cv.name.full})`, {}, { alignment: 'right' }),
    ]);
  },
};

export default family;
