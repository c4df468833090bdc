/** Word: a table without lines whose narrow cell holds the start and the end of a job on lines of their own and the town below them; at the right the employer in capitals or bold, the post in italics, and one paragraph. */
import type { Family } from '../../family.ts';
import { type Cell, Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, on, skillLines, spokenLine, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf', 'doc'],
  languages: ['de', 'fr', 'en', 'nl', 'it', 'cs', 'es', 'pl', 'sv', 'ru', 'el', 'pt-BR', 'vi'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Gentium Book Basic', 'Lato']), 20);
    const colour = random.pick(['1F4E79', '7B2C2C', '000000']);
    const isEmployerFirst = random.chance(0.6);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 24, c: colour }, { over: 200, under: 60 });
    const left = (
      one: { start: (typeof cv.work)[number]['start']; end: (typeof cv.work)[number]['end'] },
      town: string,
    ): Cell => {
      const [from, to] = [on(sheet, one.start), one.end ? on(sheet, one.end) : wording.present];
      const lines = from === to ? [from] : [`${from} –`, to];
      return {
        of: [
          ...lines.map((line) => w.p({ t: line, b: true, z: 19 }, { under: 0 })),
          ...(town ? [w.p({ t: town, z: 18, c: '7F7F7F' }, { under: 0 })] : []),
        ],
      };
    };
    const job = (one: (typeof cv.work)[number]): Cell => {
      const names = [
        w.p({ t: one.employer, b: true }, { under: 0 }),
        w.p({ t: one.title, i: true }, { under: 20 }),
      ];
      return {
        of: [
          ...(isEmployerFirst ? names : names.toReversed()),
          w.p(`${tasks(one).join('. ')}.`, { under: 100 }),
        ],
      };
    };
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 40, c: colour }, { under: 0 }),
      w.p(cv.label, { under: 40 }),
      ...contacts(sheet, true).map((one) => w.p({ t: one, z: 19 }, { under: 0 })),
      ...(random.chance(0.6) ? [head(h(sheet, 'summary')), w.p(cv.summary)] : []),
      head(h(sheet, 'work')),
      w.table(
        [1900, 7700],
        cv.work.map((one) => [left(one, one.city), job(one)]),
      ),
      head(h(sheet, 'education')),
      w.table(
        [1900, 7700],
        cv.education.map((one) => [
          left(one, ''),
          {
            of: [
              w.p({ t: course(one), b: true }, { under: 0 }),
              w.p(one.institution, { under: 80 }),
            ],
          },
        ]),
      ),
      head(h(sheet, 'skills')),
      ...skillLines(sheet).map((one) => w.p(one)),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spokenLine(sheet))] : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
