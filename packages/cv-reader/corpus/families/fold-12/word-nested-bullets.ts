/** Word or Google Docs, one list for everything: jobs and schools are bullets of the first level, their duties bullets below them. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, ends, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'odt', 'pdf'],
  languages: [
    'en',
    'sv',
    'nl',
    'fr',
    'de',
    'he',
    'ko',
    'vi',
    'es',
    'ar',
    'pt-BR',
    'hi',
    'fa',
    'tr',
    'zh-CN',
  ],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(
      sheet,
      random.pick(['Arimo', 'Open Sans', 'Carlito']),
      21,
      random.pick(['●', '•']),
    );
    const deep = {
      indent: w.rtl ? { end: 0, start: 1000, hanging: 260 } : { left: 1000, hanging: 260 },
    };
    const head = (title: string) => w.p({ t: title, b: true, z: 28 }, { over: 260, under: 80 });
    const shape = random.integer(0, 2);
    const line = (title: string, where: string, when: string) =>
      [
        [{ t: title, b: true }, `, ${where}`, { t: ` (${when})`, i: true }],
        [{ t: where, b: true }, ` | ${title} | ${when}`],
        [{ t: `${when}: `, b: true }, `${title} – ${where}`],
      ][shape] ?? [];
    const top = (title: string, where: string, when: string) =>
      w.p(line(title, where, when), { under: 30, numbering: { reference: 'list', level: 0 } });
    const sub = (texts: readonly string[]) =>
      texts.map((one) => w.p(`○ ${one}`, { under: 20, ...deep }));
    return w.pack(
      [
        w.p({ t: titledName(sheet), z: 44 }, { under: 40 }),
        ...contacts(sheet).map((one) => w.p({ t: one, c: '555555' }, { under: 0 })),
        head(h(sheet, 'summary')),
        w.p(cv.summary),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          top(job.title, `${job.employer}, ${job.city}`, span(sheet, job)),
          ...sub(tasks(job)),
        ]),
        head(h(sheet, 'education')),
        ...cv.education.map((one) => top(course(one, ' – '), one.institution, span(sheet, one))),
        head(h(sheet, 'skills')),
        ...cv.skills.flatMap(({ label, names }) => [...w.list([label]), ...sub(names)]),
        ...(cv.languages.length ? [head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
        ...ends(sheet, head, (lines) => w.list(lines)),
      ],
      1440,
    );
  },
};
export default family;
