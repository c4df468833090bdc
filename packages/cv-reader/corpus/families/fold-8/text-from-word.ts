/** A Word document saved as plain text: a table of dates and jobs with tabs between its cells, bullets as `•` and a tab, long lines, lines of Windows. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, cityLine } from '../../html/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['de', 'pl', 'ru', 'fr', 'tr', 'el', 'nl', 'it', 'ko'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const bullet = random.pick(['•\t', '•\t', '-\t', '·       ']);
    const hasTitles = random.chance(0.5);
    const jobs = cv.work.flatMap((job) => [
      `${wording.period(job.start, job.end)}\t${hasTitles ? job.title : job.employer}`,
      `\t${hasTitles ? `${job.employer}, ${job.city}` : `${job.title}, ${job.city}`}`,
      ...[job.summary, ...job.highlights].map((line) => `\t${bullet}${line}`),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      `${wording.period(start, end)}\t${institution}`,
      `\t${degree}, ${area}`,
    ]);
    const lines = [
      wording.title,
      '',
      `${wording.label('name')}\t${cv.name.full}`,
      `${wording.label('address')}\t${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`,
      `${wording.label('mobile')}\t${cv.phone.national}`,
      `${wording.label('email')}\t${cv.email}`,
      `${wording.label('birthDate')}\t${birthDate(sheet)}`,
      '',
      wording.heading('work'),
      '',
      ...jobs,
      '',
      wording.heading('education'),
      '',
      ...schools,
      '',
      wording.heading('skills'),
      '',
      ...cv.skills.map(({ label, names }) => `${label}\t${names.join(', ')}`),
      '',
      ...(cv.languages.length === 0 ? [] : [wording.heading('languages'), '']),
      ...cv.languages.map(({ name, level }) => `${name}\t${level}`),
      '',
      ...extras(sheet).flatMap(({ title, lines: its }) =>
        [title, ''].concat(
          its.map((line) => bullet + line),
          '',
        ),
      ),
      `${cv.address.city}, 14.04.2026\t\t\t${cv.name.full}`,
    ];
    return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}`);
  },
};

export default family;
