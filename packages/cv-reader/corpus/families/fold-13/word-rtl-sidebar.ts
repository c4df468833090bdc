/** Word from right to left in two cells: a coloured one at the right with contact, skills and languages, at the left jobs as employer over post with the period in brackets. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  contacts,
  course,
  ends,
  h,
  skillList,
  span,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['ar', 'he', 'fa', 'ar'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, 'Noto Sans', 20);
    const colour = random.pick(['1F3B57', '4B3F72', '245953']);
    const white = (t: string, b = false, z = 19) => w.p({ t, b, z, c: 'FFFFFF' }, { under: 30 });
    const sideHead = (title: string) =>
      w.p({ t: title, b: true, z: 23, c: 'FFFFFF' }, { over: 180, under: 60, rule: 'FFFFFF' });
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 25, c: colour }, { over: 180, under: 60, rule: colour });
    const side = [
      white(cv.name.full, true, 34),
      white(cv.label),
      sideHead(h(sheet, 'contact')),
      ...contacts(sheet, false).map((one) => white(one)),
      white(`${wording.label('birthDate')}: ${birthday(sheet, '/')}`),
      sideHead(h(sheet, 'skills')),
      ...skillList(sheet).map((one) => white(one)),
      ...(cv.languages.length
        ? [sideHead(h(sheet, 'languages')), ...spoken(sheet).map((one) => white(one))]
        : []),
    ];
    const main = [
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p({ t: job.employer, b: true }, { over: 60, under: 0 }),
        w.p(`${job.title} (${span(sheet, job)})`, { under: 20 }),
        ...w.list(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: one.institution, b: true }, { under: 0 }),
        w.p(`${course(one)} (${span(sheet, one)})`),
      ]),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ];
    return w.pack(
      [w.table([3300, 6800], [[{ of: side, fill: colour }, { of: main }]], undefined, 160)],
      800,
    );
  },
};
export default family;
