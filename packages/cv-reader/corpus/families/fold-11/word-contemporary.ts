/** "Contemporary Resume" of older Word: address in small type at the right, headings in grey bars, the period and employer over the title. */
import type { Family } from '../../family.ts';
import { course, h, number, rest, skillList, span, spoken, tasks, town } from './lib/kit.ts';
import { tabs, Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['doc', 'docx', 'doc', 'pdf', 'rtf'],
  languages: ['en', 'de', 'es', 'nl', 'fr', 'it', 'ru', 'tr', 'pl', 'vi'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Liberation Serif', 21, random.pick(['▪', '•', '■']));
    const tab = tabs(4800, -9600);
    const head = (title: string) =>
      w.p(
        { t: title, b: true, f: 'Liberation Sans', z: 20 },
        { over: 240, under: 100, fill: 'E5E5E5' },
      );
    const line = (when: string, where: string, city: string) =>
      w.p([when, '\t', where, '\t', city], { ...tab, over: 100, under: 20, keepNext: true });
    return w.pack(
      [
        ...[cv.address.street, town(sheet), number(sheet), cv.email].map((one) =>
          w.p({ t: one, z: 17, f: 'Liberation Sans' }, { at: 'right', under: 0 }),
        ),
        w.p({ t: cv.name.full, b: true, z: 48, f: 'Liberation Sans' }, { over: 200, under: 160 }),
        head(h(sheet, 'summary')),
        w.p(cv.summary),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          line(span(sheet, job), job.employer, job.city),
          w.p({ t: job.title, b: true }),
          ...w.list(tasks(job)),
        ]),
        head(h(sheet, 'education')),
        ...cv.education.flatMap((one) => [
          line(span(sheet, one), one.institution, ''),
          w.p({ t: course(one), b: true }),
        ]),
        head(h(sheet, 'skills')),
        w.p(`${skillList(sheet).join(', ')}.`),
        ...(cv.languages.length
          ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join('; '))]
          : []),
        ...rest(sheet).flatMap(({ title, lines }) =>
          [head(title)].concat(lines.map((one) => w.p(one))),
        ),
      ],
      1200,
    );
  },
};
export default family;
