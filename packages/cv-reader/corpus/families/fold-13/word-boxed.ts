/** Word with a frame round every section: the title in a shaded first row, jobs inside as one line in bold of period and post, employer with the town in the next. */
import type { Family } from '../../family.ts';
import { type Child, Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  contacts,
  course,
  h,
  rest,
  skillList,
  span,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: ['en', 'es', 'hi', 'cs', 'pl', 'de', 'fr', 'ar', 'he', 'zh-CN', 'nl', 'pt-BR', 'ru'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Tinos', 'Arimo']), 21, '-');
    const fill = random.pick(['D9E2F3', 'E7E6E6', 'FBE4D5']);
    const box = (title: string, inside: readonly Child[]) => [
      w.table(
        [9600],
        [
          [{ of: [w.p({ t: title, b: true }, { under: 0, at: 'center' })], fill }],
          [{ of: inside }],
        ],
        '7F7F7F',
      ),
      w.p('', { under: 60 }),
    ];
    const entry = (when: string, title: string, where: string, lines: readonly string[]) => [
      w.p({ t: `${when}   ${title}`, b: true }, { under: 0, over: 40 }),
      w.p(where, { under: 20 }),
      ...w.list(lines),
    ];
    return w.pack([
      ...box(cv.name.full, [
        ...contacts(sheet).map((one) => w.p(one, { under: 0, at: 'center' })),
        ...(random.chance(0.5)
          ? [w.p(`${wording.label('birthDate')}: ${birthday(sheet)}`, { under: 0, at: 'center' })]
          : []),
      ]),
      ...box(h(sheet, 'summary'), [w.p(cv.summary)]),
      ...box(
        h(sheet, 'work'),
        cv.work.flatMap((job) =>
          entry(span(sheet, job), job.title, `${job.employer} (${job.city})`, tasks(job)),
        ),
      ),
      ...box(
        h(sheet, 'education'),
        cv.education.flatMap((one) => entry(span(sheet, one), course(one), one.institution, [])),
      ),
      ...box(h(sheet, 'skills'), [w.p(skillList(sheet).join(random.pick([' | ', ', ', '; '])))]),
      ...(cv.languages.length
        ? box(
            h(sheet, 'languages'),
            spoken(sheet).map((one) => w.p(one)),
          )
        : []),
      ...rest(sheet).flatMap(({ title, lines }) =>
        box(
          title,
          lines.map((one) => w.p(one)),
        ),
      ),
    ]);
  },
};
export default family;
