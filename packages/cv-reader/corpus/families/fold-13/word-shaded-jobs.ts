/** Word with a grey strip for each job: `Post` at the left of it and the period at the right, the employer in small capitals below, duties in a paragraph with semicolons. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import {
  contacts,
  course,
  ends,
  h,
  isRtl,
  skillList,
  span,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'rtf'],
  languages: [
    'en',
    'fr',
    'it',
    'es',
    'pl',
    'tr',
    'de',
    'ru',
    'he',
    'cs',
    'el',
    'pt-BR',
    'ko',
    'fa',
  ],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Arimo', 'Carlito', 'Linux Libertine O']), 20);
    const fill = random.pick(['EDEDED', 'E2EFD9', 'DEEAF6']);
    const head = (title: string) =>
      w.p({ t: title.toLocaleUpperCase(cv.language), b: true, z: 24 }, { over: 240, under: 80 });
    const strip = (title: string, when: string) =>
      w.p([{ t: title, b: true }, `\t${when}`], {
        ...tabs(-9600),
        fill,
        over: 80,
        under: 20,
        keepNext: true,
      });
    const where = (text: string) =>
      w.p({ t: text, small: !isRtl(sheet) }, { under: 20, keepNext: true });
    return w.pack([
      w.p({ t: titledName(sheet), b: true, z: 34 }, { under: 0 }),
      ...contacts(sheet).map((one) => w.p(one, { under: 0 })),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        strip(course(one), span(sheet, one)),
        where(one.institution),
      ]),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        strip(job.title, span(sheet, job)),
        where(`${job.employer}, ${job.city}`),
        w.p(`${tasks(job).join('; ')}.`, { at: 'both' }),
      ]),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join('; ')),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join('; '))] : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
