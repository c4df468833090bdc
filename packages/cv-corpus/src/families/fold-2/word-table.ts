/** A borderless table of Word: dates in the left cell, everything else in the right one; the contact in the page header. */
import { Header } from 'docx';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'odt', 'doc', 'rtf', 'pdf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const hasBorders = random.chance(0.3);
    const title = (text: string) => [[paragraph(text, { bold: true, size: 24 })], [paragraph('')]];
    const rows = [
      title(wording.heading('work')),
      ...cv.work.map((job) => [
        [paragraph(wording.period(job.start, job.end))],
        [
          paragraph(job.employer, { bold: true }),
          paragraph(job.title),
          ...[job.summary, ...job.highlights].map((line) => paragraph(`- ${line}`)),
        ],
      ]),
      title(wording.heading('education')),
      ...cv.education.map(({ institution, degree, area, start, end }) => [
        [paragraph(wording.period(start, end))],
        [paragraph(institution, { bold: true }), paragraph(`${degree}: ${area}`)],
      ]),
      title(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) => [[paragraph(label)], [paragraph(names.join(', '))]]),
      ...(cv.languages.length === 0 ? [] : [title(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => [[paragraph(name)], [paragraph(level)]]),
      ...extras(sheet).flatMap(({ title: of, lines }) => [
        title(of),
        [[paragraph('')], lines.map((line) => paragraph(line))],
      ]),
    ];
    const contact = [
      `${wording.label('address')}: ${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`,
      `${wording.label('phone')}: ${cv.phone.national}`,
      `${wording.label('email')}: ${cv.email}`,
    ];
    const header = [
      paragraph(cv.name.full, { bold: true, size: 32 }),
      ...contact.map((line) => paragraph(line)),
    ];
    const isInHeader = random.chance(0.5);
    return pack(
      sheet,
      [...(isInHeader ? [] : header), table([28, 72], rows, hasBorders)],
      isInHeader ? { headers: { default: new Header({ children: header }) } } : {},
    );
  },
};

export default family;
