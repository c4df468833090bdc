/** Word with headings that Word itself numbers, so that the numbers are not in the text; jobs are lettered points, duties follow in one paragraph. */
import { changed } from '../../word/xml.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  h,
  number,
  place,
  ends,
  skillList,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';

const NUMBERING = 'word/numbering.xml';
const level = (at: number, format: string, text: string, left: number) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="420"/></w:pPr></w:lvl>`;

/** The document with a list of headings and points, as Word's button for lists of several levels makes it. */
function numbered(docx: Uint8Array, heads: string): Uint8Array {
  const files = unzipSync(docx);
  const part = files[NUMBERING];
  if (!part) throw new TypeError('The document has no numbering.');
  const list = `<w:abstractNum w:abstractNumId="90"><w:multiLevelType w:val="multilevel"/>${level(0, heads, '%1.', 420)}${level(1, 'lowerLetter', '%2)', 840)}</w:abstractNum>`;
  const xml = strFromU8(part)
    .replace(/<w:num /u, (first) => `${list}${first}`)
    .replace(
      '</w:numbering>',
      '<w:num w:numId="90"><w:abstractNumId w:val="90"/></w:num></w:numbering>',
    );
  return zipSync({ ...files, [NUMBERING]: strToU8(xml) });
}

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'docx', 'pdf', 'odt'],
  languages: ['vi', 'ru', 'it', 'el', 'en', 'zh-CN', 'ko', 'cs', 'tr', 'pl', 'de', 'hi'],
  async docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Tinos', 'Carlito', 'Arimo']), 23);
    const head = (title: string) => w.p([`%%0`, { t: title, b: true }], { over: 200, under: 60 });
    const point = (text: string) => w.p([`%%1`, { t: text }], { under: 20 });
    const fact = (label: string, value: string) =>
      w.p(`${label}: ${value}`, { under: 10, indent: { left: 420 } });
    const made = await w.pack([
      w.p(
        { t: wording.title.toLocaleUpperCase(cv.language), b: true, z: 32 },
        { at: 'center', under: 40 },
      ),
      w.p({ t: cv.name.full, b: true, z: 30 }, { at: 'center', under: 120 }),
      head(h(sheet, 'personal')),
      fact(wording.label('birthDate'), birthday(sheet, '/')),
      fact(wording.label('address'), place(sheet)),
      fact(wording.label('phone'), number(sheet, true)),
      fact(wording.label('email'), cv.email),
      head(h(sheet, 'education')),
      ...cv.education.map((one) =>
        point(`${span(sheet, one)}: ${course(one)}, ${one.institution}`),
      ),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        point(`${span(sheet, job)}: ${job.title}, ${job.employer}, ${job.city}`),
        w.p(`${tasks(job).join('. ')}.`, { indent: { left: 840 } }),
      ]),
      head(h(sheet, 'skills')),
      ...skillList(sheet).map(point),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...spoken(sheet).map(point)] : []),
      ...ends(sheet, head, (lines) => lines.map(point)),
      w.list(['.']).at(0) ?? w.p(''),
    ]);
    const list = changed(made, (xml) =>
      xml
        .replace(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gu, (one) => {
          const depth = /%%([01])/u.exec(one)?.[1];
          if (depth === undefined) return one;
          const its = `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="90"/></w:numPr>`;
          return one
            .replace(/<w:r>(?:(?!<\/w:r>).)*%%[01]<\/w:t><\/w:r>/u, '')
            .replace('<w:pPr>', `<w:pPr>${its}`);
        })
        .replace(
          /<w:p><w:pPr>(?:(?!<\/w:p>).)*<w:numId w:val="(?!90)(?:(?!<\/w:p>).)*<\/w:p>/u,
          '',
        ),
    );
    return numbered(list, random.pick(['decimal', 'upperRoman', 'decimal']));
  },
};
export default family;
