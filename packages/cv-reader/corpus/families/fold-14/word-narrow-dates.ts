/** Word: a table without lines whose first cell is so narrow that the period takes two lines, the start over the end; at the right title and employer in one line with a comma, duties with dashes. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  ends,
  h,
  number,
  on,
  place,
  skillLines,
  spoken,
  tasks,
} from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'odt', 'pdf', 'docx', 'doc'],
  languages: ['en', 'de', 'fr', 'it', 'es', 'sv', 'cs', 'el', 'ru', 'vi', 'hi', 'nl', 'tr'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Arimo', 'Open Sans', 'PT Sans']), 20, '–');
    const colour = random.pick(['44546A', '7F6000', '1F4E79']);
    const widths = [1500, 8100];
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 25, c: colour }, { over: 240, under: 80 });
    const isOpen = random.chance(0.5);
    const when = (start: typeof cv.birth.date | (typeof cv.work)[0]['start'], end: string) => {
      const from = on(sheet, start);
      if (from === end) return [w.p(from, { under: 0 })];
      return [w.p(isOpen ? `${from} –` : from, { under: 0 }), w.p(isOpen ? end : `– ${end}`)];
    };
    const fact = (label: string, value: string) => [{ of: { t: label, c: colour } }, value];
    return w.pack([
      w.p({ t: cv.name.full, z: 44, c: colour }, { under: 80 }),
      w.table(
        [2200, 7400],
        [
          fact(wording.label('address'), place(sheet)),
          fact(wording.label('mobile'), number(sheet)),
          fact(wording.label('email'), cv.email),
          ...(random.chance(0.4) ? [fact(wording.label('birthDate'), birthday(sheet))] : []),
        ],
      ),
      head(h(sheet, 'work')),
      w.table(
        widths,
        cv.work.map((job) => [
          { of: when(job.start, job.end ? on(sheet, job.end) : wording.present) },
          {
            of: [
              w.p([{ t: job.title, b: true }, `, ${job.employer}, ${job.city}`], { under: 20 }),
              ...w.list(tasks(job)),
              w.p('', { under: 20 }),
            ],
          },
        ]),
      ),
      head(h(sheet, 'education')),
      w.table(
        widths,
        cv.education.map((one) => [
          { of: when(one.start, on(sheet, one.end)) },
          { of: [w.p({ t: course(one), b: true }, { under: 0 }), w.p(one.institution)] },
        ]),
      ),
      head(h(sheet, 'skills')),
      ...w.list(skillLines(sheet)),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ]);
  },
};
export default family;
