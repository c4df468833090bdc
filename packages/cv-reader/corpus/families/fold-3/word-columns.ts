/** Two cells side by side for the whole page, capitals by formatting. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { bullet, pack, paragraph, table } from '../../word/build.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['pdf', 'docx', 'doc', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, allCaps: true, color: '1F4E79', size: 22 },
        { spacing: { before: 240 } },
      );
    const left = [
      heading(wording.heading('contact')),
      ...[
        cv.phone.international,
        cv.email,
        cv.address.street,
        `${cv.address.postalCode} ${cv.address.city}`,
      ].map((line) => paragraph(line)),
      heading(wording.heading('skills')),
      ...cv.skills.flatMap(({ names }) => names).map((name) => paragraph(name)),
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => paragraph(`${name} (${level})`)),
    ];
    const right = [
      heading(wording.heading('work')),
      ...cv.work.flatMap((job) => [
        paragraph(job.title, { bold: true }),
        paragraph(`${job.employer} | ${wording.period(job.start, job.end)}`),
        paragraph(job.summary),
        ...job.highlights.map(bullet),
      ]),
      heading(wording.heading('education')),
      ...cv.education.flatMap(({ institution, degree, area, start, end }) => [
        paragraph(`${degree} ${area}`, { bold: true }),
        paragraph(`${institution} | ${wording.period(start, end)}`),
      ]),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => paragraph(line))),
      ),
    ];
    return pack(sheet, [
      paragraph(cv.name.full, { bold: true, size: 44 }),
      paragraph(cv.label, { italics: true }),
      table([34, 66], [[left, right]], false),
    ]);
  },
};

export default family;
