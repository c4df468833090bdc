/** Word as a chat assistant makes the file itself: styles Title, Heading 1 and List Bullet, the contact between strokes, `Title — Employer` in bold over `Town | Period` in italics, labels of skills in bold. */
import { Document, HeadingLevel, Packer, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Family } from '../../family.ts';
import { contacts, course, h, isRtl, rest, span, spoken, tasks } from './lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'Noto Sans CJK JP', ko: 'Noto Sans CJK KR' };

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'pdf'],
  languages: ['en', 'es', 'zh-CN', 'de', 'pt-BR', 'fr', 'hi', 'ja', 'pl', 'ru', 'it', 'ko', 'tr'],
  async docx(sheet) {
    const { cv, random } = sheet;
    const rtl = isRtl(sheet);
    const p = (children: ParagraphChild[], options: object = {}) =>
      new Paragraph({ ...(rtl && { bidirectional: true }), ...options, children });
    const text = (t: string, look: object = {}) => new TextRun({ text: t, ...look });
    const head = (t: string) => p([text(t)], { heading: HeadingLevel.HEADING_1 });
    const point = (t: string) => p([text(t)], { bullet: { level: 0 } });
    const dash = random.pick([' — ', ' – ', ' | ']);
    const isEmployerFirst = random.chance(0.3);
    const entry = (title: string, where: string, under: string) => [
      p([
        text(isEmployerFirst ? where : title, { bold: true }),
        text(`${dash}${isEmployerFirst ? title : where}`, { bold: !isEmployerFirst }),
      ]),
      p([text(under, { italics: true, color: '595959' })]),
    ];
    const body = [
      p([text(cv.name.full)], { heading: HeadingLevel.TITLE }),
      p([text(cv.label, { bold: true })]),
      p([text(contacts(sheet).join(' | '))]),
      head(h(sheet, 'summary')),
      p([text(cv.summary)]),
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) =>
        p([text(`${label}: `, { bold: true }), text(names.join(', '))], { bullet: { level: 0 } }),
      ),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        ...entry(job.title, job.employer, `${job.city} | ${span(sheet, job)}`),
        ...tasks(job).map(point),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => entry(course(one), one.institution, span(sheet, one))),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...spoken(sheet).map(point)] : []),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(lines.map(point))),
    ];
    const font = {
      ascii: 'Carlito',
      hAnsi: 'Carlito',
      cs: cv.language === 'hi' ? 'Noto Sans Devanagari' : 'Carlito',
      eastAsia: EAST[cv.language] ?? 'Noto Sans CJK SC',
    };
    const file = new Document({
      creator: 'python-docx',
      styles: {
        default: {
          document: { run: { font, size: 22 }, paragraph: { spacing: { after: 80 } } },
          title: {
            run: { font, size: 40, color: '17365D' },
            paragraph: { spacing: { after: 60 } },
          },
          heading1: {
            run: { font, size: 27, bold: true, color: '365F91' },
            paragraph: { spacing: { before: 280, after: 60 } },
          },
        },
      },
      sections: [{ children: body }],
    });
    return new Uint8Array(await Packer.toBuffer(file));
  },
};
export default family;
