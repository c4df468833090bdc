/** Headings and bullets of Word, with the dates at a right tab stop. */
import { HeadingLevel, TabStopType } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { bullet, pack, paragraph } from '../../word/build.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) => paragraph(text, {}, { heading: HeadingLevel.HEADING_1 });
    const tabs = { tabStops: [{ type: TabStopType.RIGHT, position: 9000 }] };
    const sign = random.pick([' | ', ' · ', ', ']);
    const jobs = cv.work.flatMap((job) => [
      paragraph(`${job.title}\t${wording.period(job.start, job.end)}`, { bold: true }, tabs),
      paragraph(`${job.employer}, ${job.city}`, { italics: true }),
      ...[job.summary, ...job.highlights].map(bullet),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      paragraph(`${institution}\t${wording.period(start, end)}`, { bold: true }, tabs),
      paragraph(`${degree}, ${area}`),
    ]);
    const skills = random.chance(0.5)
      ? cv.skills.map(({ label, names }) => paragraph(`${label}: ${names.join(', ')}`))
      : cv.skills.flatMap(({ names }) => names).map(bullet);
    return pack(sheet, [
      paragraph(cv.name.full, {}, { heading: HeadingLevel.TITLE }),
      paragraph(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`),
      paragraph(`${cv.phone.international}${sign}${cv.email}`),
      heading(wording.heading('summary')),
      paragraph(cv.summary),
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('skills')),
      ...skills,
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => paragraph(`${name} – ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(bullet))),
    ]);
  },
};

export default family;
