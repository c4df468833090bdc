/** Word from template shops: everything stands in text boxes that float on the page, one for the name, one for contact, one for each column. */
import type { Family } from '../../family.ts';
import { pack, paragraph } from '../../word/build.ts';
import { changed, paragraphXml, textBoxXml } from '../../word/xml.ts';
import { contacts, course, h, ends, skillList, span, spoken, tasks } from './lib/kit.ts';

const MARK = 'BOXESHERE';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx'],
  languages: ['en', 'es', 'pt-BR', 'vi', 'fr', 'pl', 'it', 'tr'],
  async docx(sheet) {
    const { cv, random } = sheet;
    const [dark, pale] = random.pick([
      ['264653', 'E9F1F2'],
      ['5B2A4E', 'F5EBF2'],
      ['333333', 'F2F2F2'],
    ] as const);
    const small = (text: string, bold = false) => paragraphXml(text, { size: 17, bold });
    const head = (text: string) =>
      paragraphXml(text.toLocaleUpperCase(cv.language), { bold: true, size: 22, color: dark });
    const side = [
      head(h(sheet, 'contact')),
      ...contacts(sheet).map((one) => small(one)),
      head(h(sheet, 'skills')),
      ...skillList(sheet).map((one) => small(one)),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => small(one))]
        : []),
    ];
    const main = [
      head(h(sheet, 'summary')),
      small(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        small(job.title, true),
        small(`${job.employer} / ${span(sheet, job)}`),
        ...tasks(job).map((one) => small(`• ${one}`)),
      ]),
    ];
    const foot = [
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        small(course(one), true),
        small(`${one.institution} / ${span(sheet, one)}`),
      ]),
      ...ends(sheet, head, (lines) => lines.map((one) => small(one)), ['references', 'projects']),
    ];
    const isRight = random.chance(0.4);
    const sideX = isRight ? 140 : 12;
    const mainX = isRight ? 12 : 76;
    const name =
      paragraphXml(cv.name.full, { bold: true, size: 52, color: 'FFFFFF' }) +
      paragraphXml(cv.label, { size: 24, color: 'FFFFFF' });
    const boxes = [
      textBoxXml({ id: 1, x: 0, y: 10, width: 210, height: 32, fill: dark }, name),
      textBoxXml({ id: 2, x: sideX, y: 46, width: 58, height: 235, fill: pale }, side.join('')),
      textBoxXml({ id: 3, x: mainX, y: 46, width: 122, height: 172 }, main.join('')),
      textBoxXml({ id: 4, x: mainX, y: 220, width: 122, height: 62 }, foot.join('')),
    ];
    const document = await pack(sheet, [paragraph(MARK)]);
    return changed(document, (xml) =>
      xml.replace(new RegExp(`<w:p>(?:(?!</w:p>).)*${MARK}(?:(?!</w:p>).)*</w:p>`, 'u'), () =>
        boxes.join(''),
      ),
    );
  },
};
export default family;
