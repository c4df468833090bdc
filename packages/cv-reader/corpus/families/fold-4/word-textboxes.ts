/** A Word document of text boxes: the name and the side column float above the text, the contact stands in header or footer. */
import { Footer, Header } from 'docx';
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { skillNames } from '../../html/page.ts';
import { bullet, pack, paragraph } from '../../word/build.ts';
import { changed, paragraphXml, textBoxXml } from '../../word/xml.ts';

const NAME = { id: 1, x: 18, y: 30, width: 110, height: 22 };
const SIDE = { id: 2, x: 138, y: 56, width: 58, height: 200, fill: 'EEF2F5' };

function side({ cv, wording }: Sheet): string {
  const heading = (text: string) => paragraphXml(text, { bold: true, size: 24, color: '2E5C7A' });
  return [
    heading(wording.heading('skills')),
    ...skillNames(cv).map((name) => paragraphXml(name)),
    ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
    ...cv.languages.map(({ name, level }) => paragraphXml(`${name} – ${level}`)),
    ...(cv.certificates.length === 0 ? [] : [heading(wording.heading('certificates'))]),
    ...cv.certificates.map(({ name }) => paragraphXml(name)),
  ].join('');
}

function main(sheet: Sheet) {
  const { cv, wording } = sheet;
  const indent = { indent: { right: 3600 } };
  const heading = (text: string) =>
    paragraph(
      text,
      { bold: true, size: 26, color: '2E5C7A' },
      { ...indent, spacing: { before: 240 } },
    );
  const line = (text: string, style = {}) => paragraph(text, style, indent);
  return [
    heading(wording.heading('summary')),
    line(cv.summary),
    heading(wording.heading('work')),
    ...cv.work.flatMap((job) => [
      line(`${job.title}, ${job.employer}`, { bold: true }),
      line(`${wording.period(job.start, job.end)} | ${job.city}`, { italics: true }),
      ...[job.summary, ...job.highlights].map((text) => line(`• ${text}`)),
    ]),
    heading(wording.heading('education')),
    ...cv.education.flatMap(({ institution, degree, area, start, end }) => [
      line(`${degree} ${area}`, { bold: true }),
      line(`${institution} | ${wording.period(start, end)}`, { italics: true }),
    ]),
    ...extras({ ...sheet, cv: { ...cv, certificates: [] } }).flatMap(({ title, lines }) =>
      [heading(title)].concat(lines.map(bullet)),
    ),
  ];
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'de', 'fr', 'pl', 'es', 'tr', 'ru', 'pt-BR', 'it', 'nl'],
  formats: ['docx', 'docx', 'pdf', 'doc'],
  async docx(sheet) {
    const { cv, random } = sheet;
    const contact = [
      paragraph(`${cv.phone.international} | ${cv.email}`),
      paragraph(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`),
    ];
    const isFooter = random.chance(0.4);
    const document = await pack(
      sheet,
      [paragraph('BOXES'), paragraph(''), paragraph(''), ...main(sheet)],
      isFooter
        ? { footers: { default: new Footer({ children: contact }) } }
        : { headers: { default: new Header({ children: contact }) } },
    );
    const boxes =
      textBoxXml(
        NAME,
        paragraphXml(cv.name.full, { bold: true, size: 44, color: '2E5C7A' }) +
          paragraphXml(cv.label, { size: 24 }),
      ) + textBoxXml(SIDE, side(sheet));
    return changed(document, (xml) =>
      xml.replace(/<w:p>(?:(?!<\/w:p>).)*BOXES(?:(?!<\/w:p>).)*<\/w:p>/u, () => boxes),
    );
  },
};

export default family;
