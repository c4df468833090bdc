/** Word with dates in words, `from … to …:`, over employer and position, as older CVs of Eastern and Southern Europe have it. */
import { extras } from '../../extras.ts';
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine } from '../../html/page.ts';
import { pack, paragraph } from '../../word/build.ts';

/** From, to, and today. */
const phrases: Readonly<Record<string, readonly [string, string, string]>> = {
  el: ['Από', 'έως', 'σήμερα'],
  cs: ['Od', 'do', 'současnosti'],
  pl: ['Od', 'do', 'chwili obecnej'],
  ru: ['С', 'по', 'настоящее время'],
};

const family: Family = {
  tool: 'libreoffice',
  languages: Object.keys(phrases),
  dateStyle: 'dotted',
  formats: ['doc', 'pdf', 'docx', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const [from, to, today] = phrases[cv.language] ?? ['', '–', ''];
    const span = (start: YearMonth, end: YearMonth | null) =>
      paragraph(
        `${from} ${wording.date(start)} ${to} ${end ? wording.date(end) : today}:`,
        { italics: true },
        { spacing: { before: 140 } },
      );
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, size: 24 },
        {
          spacing: { before: 320, after: 60 },
          alignment: 'center',
          border: {
            top: { style: 'single', size: 4, color: '999999', space: 1 },
            bottom: { style: 'single', size: 4, color: '999999', space: 1 },
          },
        },
      );
    const line = (label: string, text: string) => paragraph(`${label}: ${text}`);
    const isNumbered = random.chance(0.4);
    const jobs = cv.work.flatMap((job) => [
      span(job.start, job.end),
      paragraph(`${job.employer}, ${job.city}`, { bold: true }),
      line(wording.label('position'), job.title),
      line(wording.label('tasks'), ''),
      ...[job.summary, ...job.highlights].map((text, at) =>
        paragraph(`${isNumbered ? `${at + 1})` : '-'} ${text}`, {}, { indent: { left: 400 } }),
      ),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      span(start, end),
      paragraph(institution, { bold: true }),
      paragraph(`${area}, ${degree}`),
    ]);
    return pack(sheet, [
      paragraph(wording.title, { bold: true, size: 32 }, { alignment: 'center' }),
      paragraph(cv.name.full, { bold: true, size: 28 }, { alignment: 'center' }),
      heading(wording.heading('personal')),
      line(wording.label('birthDate'), `${birthDate(sheet)}, ${cv.birth.place}`),
      line(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}`),
      line(wording.label('mobile'), cv.phone.international),
      line(wording.label('email'), cv.email),
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('skills')),
      ...cv.skills.flatMap(({ names }) => names.map((name) => paragraph(`- ${name}`))),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => paragraph(`- ${name} – ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((text) => paragraph(`- ${text}`))),
      ),
    ]);
  },
};

export default family;
