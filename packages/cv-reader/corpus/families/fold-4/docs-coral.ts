/** In the manner of "Coral" of Google Docs: the name in a big thin font, contact in one line, employers with the title behind them. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { bullet, pack, paragraph, run } from '../../word/build.ts';
import { Paragraph } from 'docx';

const CORAL = 'F2511B';

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'es', 'de', 'fr', 'it', 'sv', 'nl', 'pt-BR', 'cs', 'el', 'vi', 'hi'],
  formats: ['pdf', 'docx', 'pdf', 'docx', 'odt'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) =>
      paragraph(
        text.toLocaleUpperCase(cv.language),
        { bold: true, color: CORAL, size: 20 },
        { spacing: { before: 320 } },
      );
    const isOpen = random.chance(0.5);
    const entry = (strong: string, plain: string, place: string) =>
      new Paragraph({
        spacing: { before: 160 },
        children: [
          run(strong, { bold: true, size: 22 }),
          run(place === '' ? '' : `, ${place}`, { size: 22 }),
          run(' — ', { size: 22 }),
          run(plain, { italics: true, size: 22 }),
        ],
      });
    const dates = (text: string) =>
      paragraph(isOpen ? text.toLocaleUpperCase(cv.language) : text, { color: '666666', size: 16 });
    const contact = [cv.address.city, cv.phone.national, cv.email];
    return pack(sheet, [
      paragraph(cv.name.full, { size: 72 }),
      paragraph(cv.label, { color: '666666', size: 26 }),
      paragraph(
        contact.join(random.pick(['  |  ', ' • ', '   '])),
        { bold: true, size: 18 },
        { spacing: { before: 120 } },
      ),
      heading(wording.heading('skills')),
      ...cv.skills.map(({ names }) => bullet(names.join(', '))),
      heading(wording.heading('work')),
      ...cv.work.flatMap((job) =>
        [
          entry(job.employer, job.title, job.city),
          dates(wording.period(job.start, job.end)),
        ].concat([job.summary, ...job.highlights].map(bullet)),
      ),
      heading(wording.heading('education')),
      ...cv.education.flatMap(({ institution, degree, area, start, end }) => [
        entry(institution, `${degree} ${area}`, ''),
        dates(wording.period(start, end)),
      ]),
      ...(cv.languages.length === 0
        ? []
        : [
            heading(wording.heading('languages')),
            paragraph(cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
          ]),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => paragraph(line))),
      ),
    ]);
  },
};

export default family;
