/** The short CV of people in crafts, care and transport: half a page, years only, one line per job without duties, licences, the place and date at the end. */
import { Paragraph } from 'docx';
import type { Family } from '../../family.ts';
import { birthDate, cityLine } from '../../html/page.ts';
import { pack, paragraph, run } from '../../word/build.ts';

const TEXT = 2600;

const pair = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: 'left', position: TEXT }],
    indent: { left: TEXT, hanging: TEXT },
    children: [run(`${left}\t${right}`)],
  });

const family: Family = {
  tool: 'libreoffice',
  languages: ['de', 'pl', 'tr', 'cs', 'sv', 'it', 'fr', 'nl', 'el'],
  dateStyle: 'year',
  formats: ['docx', 'doc', 'pdf', 'odt', 'docx'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const title = (text: string) =>
      paragraph(`${text}:`, { bold: true }, { spacing: { before: 280, after: 60 } });
    const comma = random.pick([', ', ' – ', '; ']);
    const isTitleFirst = random.chance(0.5);
    const jobs = cv.work.map((job) => {
      const who = isTitleFirst ? [job.title, job.employer] : [job.employer, job.title];
      return pair(wording.period(job.start, job.end), `${who.join(comma)}${comma}${job.city}`);
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      pair(wording.period(start, end), `${institution}${comma}${degree} ${area}`),
    );
    const skills = cv.skills.flatMap(({ names }) => names).join(', ');
    const papers = cv.certificates.map(({ name, date }) => pair(String(date.year), name));
    return pack(sheet, [
      paragraph(wording.title, { bold: true, size: 32 }, { spacing: { after: 240 } }),
      paragraph(cv.name.full),
      paragraph(cv.address.street),
      paragraph(`${cityLine(sheet)}, ${cv.address.country}`),
      paragraph(`${wording.label('mobile')} ${cv.phone.national}`),
      paragraph(cv.email),
      paragraph(`${wording.label('birthDate')} ${birthDate(sheet)}`),
      title(wording.heading('education')),
      ...schools,
      title(wording.heading('work')),
      ...jobs.toReversed(),
      ...(papers.length === 0 ? [] : [title(wording.heading('certificates')), ...papers]),
      title(wording.heading('skills')),
      paragraph(skills),
      ...(cv.languages.length === 0 ? [] : [title(wording.heading('languages'))]),
      ...(cv.languages.length === 0
        ? []
        : [paragraph(cv.languages.map(({ name, level }) => `${name} ${level}`).join(', '))]),
      paragraph(`${cv.address.city}, 14.04.2026`, {}, { spacing: { before: 480 } }),
      paragraph(cv.name.full, { italics: true }),
    ]);
  },
};

export default family;
