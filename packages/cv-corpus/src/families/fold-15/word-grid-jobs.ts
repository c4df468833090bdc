/** Word: jobs and schools in tables with ruled lines and a grey head, the post over employer and town in the first cell, duties in the second, the period in the last; personal facts as a list without a table. */
import type { Family } from '../../family.ts';
import { type Cell, Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  ends,
  h,
  labelled,
  number,
  place,
  skillLines,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['hi', 'vi', 'fa', 'en', 'zh-CN', 'ru', 'es', 'ar', 'tr', 'ko', 'fr', 'pt-BR'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Arimo', 'Tinos']), 20);
    const line = random.pick(['000000', '8EAADB', 'A6A6A6']);
    const head = (title: string) => w.p({ t: title, b: true, z: 24 }, { over: 200, under: 80 });
    const top = (label: string): Cell => ({ of: { t: label, b: true }, fill: 'EDEDED' });
    const fact = (label: string, value: string) =>
      w.p([{ t: labelled(sheet, label, ''), b: true }, value], { under: 10 });
    const widths = [3100, 4600, 1900];
    const [employer, position] = [wording.label('employer'), wording.label('position')];
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 34 }, { under: 60 }),
      fact(wording.label('address'), place(sheet)),
      fact(wording.label('mobile'), number(sheet, true)),
      fact(wording.label('email'), cv.email),
      fact(wording.label('birthDate'), birthday(sheet, '/')),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      w.table(
        widths,
        [
          [
            top(`${position} / ${employer}`),
            top(wording.label('tasks')),
            top(wording.label('dates')),
          ],
          ...cv.work.map((job): Cell[] => [
            {
              of: [
                w.p({ t: job.title, b: true }, { under: 0 }),
                w.p(job.employer, { under: 0 }),
                w.p({ t: job.city, i: true }, { under: 0 }),
              ],
            },
            { of: tasks(job).map((one) => w.p(`- ${one}`, { under: 0 })) },
            span(sheet, job),
          ]),
        ],
        line,
      ),
      head(h(sheet, 'education')),
      w.table(
        widths,
        [
          [
            top(wording.label('degree')),
            top(wording.label('institution')),
            top(wording.label('dates')),
          ],
          ...cv.education.map((one) => [course(one), one.institution, span(sheet, one)]),
        ],
        line,
      ),
      head(h(sheet, 'skills')),
      ...skillLines(sheet).map((one) => w.p(one)),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => w.p(one, { under: 0 }))]
        : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
