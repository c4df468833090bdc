/** The CV that LibreOffice ships: headings in colour at the left of a table, facts and entries as pairs of a label and a value. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, place, rest, span, tasks } from './lib/kit.ts';
import { type Cell, Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['odt', 'pdf', 'odt', 'docx', 'doc'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const w = new Word(sheet, random.pick(['Open Sans', 'Liberation Sans', 'Carlito']), 20);
    const colour = random.pick(['2A6099', '168253', '813709']);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 28, c: colour }, { over: 240, under: 80, keepNext: true });
    const rows = (pairs: readonly (readonly [string, Cell])[]) =>
      w.table(
        [2600, 7000],
        pairs.map(([label, value]) => [
          { of: [w.p({ t: label, b: true }, { at: 'right' })] },
          value,
        ]),
      );
    const facts = [
      [wording.label('name'), cv.name.full],
      [wording.label('address'), place(sheet)],
      [wording.label('phone'), number(sheet)],
      [wording.label('email'), cv.email],
      ...(random.chance(0.6)
        ? [
            [wording.label('birthDate'), birthday(sheet)],
            [wording.label('nationality'), cv.nationality],
          ]
        : []),
    ].map(([label = '', value = '']) => [label, value] as const);
    return w.pack([
      w.p({ t: wording.title, z: 44, c: colour }, { under: 120 }),
      head(h(sheet, 'personal')),
      rows(facts),
      head(h(sheet, 'work')),
      rows(
        cv.work.map((job) => [
          span(sheet, job),
          [
            w.p([{ t: job.title, b: true }, `, ${job.employer}, ${job.city}`], { under: 0 }),
            w.p(`${tasks(job).join('. ')}.`, { under: 80 }),
          ],
        ]),
      ),
      head(h(sheet, 'education')),
      rows(
        cv.education.map((one) => [
          span(sheet, one),
          [w.p(course(one), { under: 0 }), w.p({ t: one.institution, i: true }, { under: 60 })],
        ]),
      ),
      head(h(sheet, 'skills')),
      rows(cv.skills.map(({ label, names }) => [label, names.join(', ')])),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), rows(cv.languages.map(({ name, level }) => [name, level]))]
        : []),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(w.list(lines))),
    ]);
  },
};
export default family;
