/** Word as sold by template shops: the name in spaced capitals between rules, two columns in a table with the contact by signs, titles in spaced capitals over `Employer / Period`. */
import type { Family } from '../../family.ts';
import {
  course,
  h,
  home,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf'],
  languages: ['en', 'de', 'fr', 'es', 'it', 'pl', 'tr', 'pt-BR', 'ru', 'zh-CN', 'nl'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Lato', 'Open Sans', 'EB Garamond']), 19);
    const slash = random.pick([' / ', ' | ', ', ']);
    const head = (title: string) =>
      w.p(
        { t: title.toUpperCase(), b: true, space: 60, z: 21 },
        { over: 240, under: 100, rule: 'BFBFBF' },
      );
    const left = [
      head(h(sheet, 'contact')),
      ...[`☎ ${number(sheet)}`, `✉ ${cv.email}`, `⌂ ${home(sheet)}`, ...profile(sheet)].map((one) =>
        w.p(one),
      ),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: course(one), b: true }, { under: 0 }),
        w.p(one.institution, { under: 0 }),
        w.p({ t: span(sheet, one), c: '7F7F7F' }, { under: 100 }),
      ]),
      head(h(sheet, 'skills')),
      ...skillList(sheet).map((one) => w.p(one, { under: 20 })),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => w.p(one, { under: 20 }))]
        : []),
    ];
    const right = [
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p(
          { t: job.title.toUpperCase(), b: true, space: 30 },
          { over: 80, under: 0, keepNext: true },
        ),
        w.p({ t: `${job.employer}${slash}${job.city}${slash}${span(sheet, job)}`, i: true }),
        ...w.list(tasks(job)),
      ]),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(w.list(lines))),
    ];
    const columns = random.chance(0.7)
      ? w.table([3100, 6700], [[left, right]])
      : w.table([6700, 3100], [[right, left]]);
    return w.pack(
      [
        w.p({ t: cv.name.full.toUpperCase(), z: 44, space: 120 }, { at: 'center', under: 40 }),
        w.p(
          { t: cv.label.toUpperCase(), space: 80, z: 20 },
          { at: 'center', rule: '000000', under: 80 },
        ),
        columns,
      ],
      1000,
    );
  },
};
export default family;
