/** Word: each job is one line with stops, the employer in bold at the left, the title in italics in the middle, the period at the right edge; the contact in two lines at the right of the name. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  course,
  ends,
  h,
  number,
  profile,
  skillList,
  span,
  spoken,
  tasks,
  whole,
} from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'rtf'],
  languages: ['en', 'fr', 'de', 'es', 'ar', 'it', 'pt-BR', 'sv', 'el', 'he', 'cs', 'ru', 'fa'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'PT Serif', 'Gentium Book Basic']), 20);
    const colour = random.pick(['000000', '385623', '833C0B']);
    const head = (title: string) =>
      w.p(
        { t: title, b: true, caps: true, c: colour, space: 20 },
        { over: 220, under: 80, rule: colour },
      );
    const stops = {
      tabStops: [
        { type: 'center', position: 4900 },
        { type: 'right', position: 9600 },
      ] as const,
    };
    const line = (left: string, middle: string, right: string) =>
      w.p([{ t: left, b: true }, { t: `\t${middle}`, i: true }, `\t${right}`], {
        ...stops,
        over: 90,
        under: 20,
      });
    return w.pack([
      w.table(
        [5200, 4400],
        [
          [
            {
              of: [
                w.p({ t: cv.name.full, b: true, z: 38, c: colour }, { under: 0 }),
                w.p(cv.label),
              ],
            },
            {
              of: [whole(sheet), `${number(sheet)} | ${cv.email}`, ...profile(sheet)].map((one) =>
                w.p({ t: one, z: 18 }, { at: w.rtl ? 'both' : 'right', under: 0 }),
              ),
            },
          ],
        ],
      ),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        line(job.employer, job.title, span(sheet, job)),
        ...w.list(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        line(one.institution, '', span(sheet, one)),
        w.p({ t: course(one), i: true }),
      ]),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join(random.pick([' • ', ', ', ' | ']))),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join(random.pick([' • ', ', '])))]
        : []),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ]);
  },
};
export default family;
