/** The résumé that the assistant of old versions of Word wrote: headings in a table's left column, `[2019–2021]` with the employer and the town behind tabs. */
import { Paragraph } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';
import { pack, paragraph, run, table } from '../../word/build.ts';

const MIDDLE = 2700;
const EDGE = 6700;

/** Period, employer and town in one line. */
const three = (left: string, middle: string, right: string) =>
  new Paragraph({
    spacing: { before: 160 },
    tabStops: [
      { type: 'left', position: MIDDLE },
      { type: 'right', position: EDGE },
    ],
    children: [run(`${left}\t${middle}\t${right}`)],
  });

const square = (text: string) =>
  paragraph(`▪ ${text}`, {}, { indent: { left: 300, hanging: 300 } });

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'de', 'tr', 'pt-BR', 'el', 'pl', 'es', 'ru'],
  formats: ['doc', 'doc', 'pdf', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const hasBrackets = random.chance(0.4);
    const period = (text: string) => (hasBrackets ? `[${text}]` : text);
    const jobs = cv.work.flatMap((job) => [
      three(period(wording.period(job.start, job.end)), job.employer, job.city),
      paragraph(job.title, { bold: true }),
      ...sentences(job).map(square),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      three(period(wording.period(start, end)), institution, ''),
      paragraph(`${degree}, ${area}`, { italics: true }),
    ]);
    const row = (title: string, content: Paragraph[]) =>
      content.length === 0
        ? []
        : [[[paragraph(title, { bold: true, allCaps: true, size: 17 })], content]];
    const rows = [
      ...row(wording.heading('summary'), [paragraph(cv.summary)]),
      ...row(wording.heading('work'), jobs),
      ...row(wording.heading('education'), schools),
      ...row(
        wording.heading('skills'),
        cv.skills.map(({ names }) => paragraph(`${names.join(', ')}.`)),
      ),
      ...row(
        wording.heading('languages'),
        cv.languages.map(({ name, level }) => paragraph(`${name}: ${level}`)),
      ),
      ...extras(sheet).flatMap(({ title, lines }) =>
        row(
          title,
          lines.map((line) => paragraph(line)),
        ),
      ),
    ];
    const contact = [
      cv.address.street,
      cityLine(sheet),
      `${wording.label('phone')} ${cv.phone.national}`,
      cv.email,
    ];
    return pack(sheet, [
      paragraph(contact.join('  ▪  '), { size: 16 }, { alignment: 'center' }),
      paragraph(
        cv.name.full,
        { size: 44 },
        { alignment: 'center', spacing: { before: 200, after: 240 } },
      ),
      table([24, 76], rows, false),
    ]);
  },
};

export default family;
