/** "Median Resume" of Word: the name on a band beside a coloured cell, headings at the left of each block, brackets round the period. */
import type { Family } from '../../family.ts';
import { course, h, number, place, rest, span, spoken, tasks } from './lib/kit.ts';
import { type Child, Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['en', 'fr', 'pt-BR', 'es', 'de', 'el', 'sv', 'cs', 'he', 'hi'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Lato', 'Noto Sans']), 21, '◦');
    const [dark, pale] = random.pick([
      ['775F55', 'EBDDC3'],
      ['94B6D2', 'DD8047'],
      ['3B5B7A', 'D9E2EC'],
    ] as const);
    const head = (title: string) =>
      w.p({ t: title, b: true, caps: true, c: dark, z: 22 }, { under: 0 });
    const row = (title: string, inside: readonly Child[]) => [[head(title)], { of: inside }];
    const job = (one: (typeof cv.work)[number]) => [
      w.p({ t: one.title, b: true, z: 23 }, { under: 0, keepNext: true }),
      w.p([{ t: one.employer, c: dark }, ` (${span(sheet, one)})`], { under: 30, keepNext: true }),
      w.p(one.city, { under: 30 }),
      ...w.list(tasks(one)),
      w.p('', { under: 40 }),
    ];
    const school = (one: (typeof cv.education)[number]) => [
      w.p({ t: course(one), b: true }, { under: 0 }),
      w.p([{ t: one.institution, c: dark }, ` (${span(sheet, one)})`], { under: 80 }),
    ];
    return w.pack([
      w.table(
        [2300, 7300],
        [
          [
            { of: '', fill: pale },
            {
              of: [w.p({ t: cv.name.full, z: 46, c: 'FFFFFF' }, { over: 80, under: 80 })],
              fill: dark,
            },
          ],
        ],
      ),
      w.table(
        [2300, 7300],
        [
          [
            '',
            [w.p([place(sheet), ' | ', number(sheet), ' | ', cv.email], { over: 60, under: 160 })],
          ],
          row(h(sheet, 'summary'), [w.p(cv.summary, { under: 140 })]),
          row(h(sheet, 'education'), cv.education.flatMap(school)),
          row(h(sheet, 'work'), cv.work.flatMap(job)),
          row(h(sheet, 'skills'), w.list(cv.skills.map(({ names }) => names.join(', ')))),
          ...(cv.languages.length ? [row(h(sheet, 'languages'), w.list(spoken(sheet)))] : []),
          ...rest(sheet).map(({ title, lines }) => row(title, w.list(lines))),
        ],
      ),
    ]);
  },
};
export default family;
