/** Word: a head over the page, then a section of two columns of text with a break between them: schools, skills and languages at the left, jobs at the right. */
import { ColumnBreak, Paragraph } from 'docx';
import type { Family } from '../../family.ts';
import { changed } from '../../word/xml.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, isRtl, ends, skillList, span, spoken, tasks } from './lib/kit.ts';

const MARK = 'SECTIONENDS';
const LEFT = 3000;
const RIGHT = 6200;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'odt', 'doc'],
  languages: ['en', 'fr', 'es', 'pt-BR', 'it', 'de', 'vi', 'nl', 'ru', 'ar', 'cs', 'fa', 'ja'],
  async docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(
      sheet,
      random.pick(['Lato', 'Carlito', 'Noto Sans']),
      19,
      random.pick(['•', '–']),
    );
    const colour = random.pick(['1F6F6B', 'A23B2A', '41436A']);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 24, c: colour }, { over: 200, under: 60 });
    const left = [
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: course(one), b: true }, { under: 0 }),
        w.p(one.institution, { under: 0 }),
        w.p({ t: span(sheet, one), c: '666666' }, { under: 100 }),
      ]),
      head(h(sheet, 'skills')),
      ...w.list(skillList(sheet)),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => w.p(one))]
        : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one)), ['projects', 'references']),
    ];
    const right = [
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p([{ t: job.title, b: true }, ' – ', { t: job.employer, c: colour }], {
          over: 80,
          under: 0,
          keepNext: true,
        }),
        w.p(
          { t: `${job.city}, ${span(sheet, job)}`, i: true, c: '666666' },
          { under: 30, keepNext: true },
        ),
        ...w.list(tasks(job)),
      ]),
    ];
    const document = await w.pack([
      w.p({ t: cv.name.full, b: true, z: 44, c: colour }, { under: 0 }),
      w.p({ t: cv.label, z: 24 }, { under: 40 }),
      w.p(contacts(sheet).join(' | '), { under: 60, rule: colour }),
      w.p(MARK),
      ...left,
      new Paragraph({ children: [new ColumnBreak()] }),
      ...right,
    ]);
    return changed(document, (xml) => {
      const page = /<w:pgSz[^>]*\/><w:pgMar[^>]*\/>/u.exec(xml)?.[0] ?? '';
      const end = `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/>${page}</w:sectPr></w:pPr></w:p>`;
      const columns = `<w:cols w:num="2" w:equalWidth="0"><w:col w:w="${LEFT}" w:space="438"/><w:col w:w="${RIGHT}"/></w:cols>`;
      return xml
        .replace(new RegExp(`<w:p>(?:(?!</w:p>).)*${MARK}(?:(?!</w:p>).)*</w:p>`, 'u'), () => end)
        .replace(
          /<w:sectPr[^>]*>(?!<w:type)((?:(?!<\/w:sectPr>).)*)<\/w:sectPr><\/w:body>/u,
          () =>
            `<w:sectPr><w:type w:val="continuous"/>${page}${columns}${isRtl(sheet) ? '<w:bidi/>' : ''}</w:sectPr></w:body>`,
        );
    });
  },
};
export default family;
