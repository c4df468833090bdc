/** Word as a converter makes it of a PDF: each printed line a paragraph of its own with spacing and indents, words broken over lines stay so, spaces in runs, a line for the page number. */
import type { Family } from '../../family.ts';
import { tabs, type Text, Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, ends, skillList, span, spoken, tasks } from './lib/kit.ts';

/** Text as lines of a printed page. */
function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'doc', 'rtf'],
  languages: ['en', 'de', 'es', 'fr', 'it', 'pl', 'pt-BR', 'nl', 'sv', 'tr', 'ru', 'cs', 'el'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Liberation Sans', 'Lato', 'Carlito']), 19);
    const width = random.integer(68, 92);
    const grey = '404040';
    const line = (text: Text, left = 120, over = 14) =>
      w.p(text, { over, under: 0, indent: { left, right: random.integer(0, 400) } });
    const lines = (text: string, left?: number) =>
      broken(text, width).map((one) => line({ t: one, c: grey }, left));
    const point = (text: string) =>
      broken(text, width - 6).map((one, at) =>
        w.p(at === 0 ? `•\t${one}` : one, {
          ...tabs(640),
          under: 0,
          over: 10,
          indent: { left: at === 0 ? 400 : 640 },
        }),
      );
    const head = (text: string) =>
      line(
        { t: text.toLocaleUpperCase(cv.language), b: true, z: 23, c: '1A4E7A', space: 10 },
        118,
        210,
      );
    const isTitleFirst = random.chance(0.5);
    const job = (one: (typeof cv.work)[number]) => [
      w.p([{ t: isTitleFirst ? one.title : one.employer, b: true }, `\t${span(sheet, one)}`], {
        ...tabs(-9480),
        over: 100,
        under: 0,
        indent: { left: 120 },
      }),
      line({
        t: isTitleFirst ? `${one.employer}, ${one.city}` : `${one.title}, ${one.city}`,
        i: true,
      }),
      ...tasks(one).flatMap(point),
    ];
    const body = [
      w.p({ t: cv.name.full, b: true, z: 41 }, { under: 0, indent: { left: 115 } }),
      line({ t: cv.label, z: 23, c: '1A4E7A' }),
      ...broken(contacts(sheet).join('   |   '), width + 10).map((one) => line(one)),
      head(h(sheet, 'summary')),
      ...lines(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap(job),
    ];
    return w.pack(
      [
        ...body,
        ...(random.chance(0.5) ? [w.p('1', { at: 'right', over: 300, under: 300 })] : []),
        head(h(sheet, 'education')),
        ...cv.education.flatMap((one) => [
          w.p([{ t: course(one), b: true }, `\t${span(sheet, one)}`], {
            ...tabs(-9480),
            over: 80,
            under: 0,
            indent: { left: 120 },
          }),
          line({ t: one.institution, i: true }),
        ]),
        head(h(sheet, 'skills')),
        ...lines(skillList(sheet).join(', ')),
        ...(cv.languages.length
          ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => line(one))]
          : []),
        ...ends(sheet, head, (its) => its.flatMap(point)),
      ],
      900,
    );
  },
};
export default family;
