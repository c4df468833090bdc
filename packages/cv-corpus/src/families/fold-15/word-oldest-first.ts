/** Word as people type it who tell their life from the beginning: schools first, then the jobs, the oldest of each at the top, the period hanging at a tab, employer and post in one line with a dash, and the present job last. */
import type { Family } from '../../family.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  ends,
  h,
  labelled,
  number,
  place,
  skillList,
  span,
  spokenLine,
  tasks,
} from './lib/kit.ts';

const INDENT = 2700;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx', 'odt'],
  languages: ['de', 'it', 'pl', 'ja', 'cs', 'ru', 'tr', 'el', 'hi', 'ko', 'es', 'vi'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Tinos', 'Carlito', 'Liberation Sans']), 22);
    const hanging = { ...tabs(INDENT), indent: { left: INDENT, hanging: INDENT } };
    const isTitleFirst = random.chance(0.5);
    const dash = random.pick([' – ', ', ', ' - ']);
    const head = (title: string) => w.p({ t: title, b: true, z: 24 }, { over: 240, under: 80 });
    const fact = (label: string, value: string) =>
      w.p(`${labelled(sheet, label, '').trim()}\t${value}`, { ...hanging, under: 0 });
    const schools = cv.education.toReversed();
    const jobs = cv.work.toReversed();
    return w.pack([
      w.p({ t: wording.title, b: true, z: 34 }, { under: 160 }),
      fact(wording.label('name'), cv.name.full),
      fact(wording.label('address'), place(sheet)),
      fact(wording.label('phone'), number(sheet)),
      fact(wording.label('email'), cv.email),
      fact(wording.label('birthDate'), birthday(sheet)),
      head(h(sheet, 'education')),
      ...schools.map((one) =>
        w.p(`${span(sheet, one)}\t${one.institution}${dash}${course(one)}`, {
          ...hanging,
          under: 50,
        }),
      ),
      head(h(sheet, 'work')),
      ...jobs.flatMap((job) => [
        w.p(
          [
            `${span(sheet, job)}\t`,
            {
              t: (isTitleFirst ? [job.title, job.employer] : [job.employer, job.title]).join(dash),
              b: true,
            },
          ],
          { ...hanging, under: 0 },
        ),
        w.p(tasks(job).join(', '), { indent: { left: INDENT }, under: 70 }),
      ]),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join(', ')),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spokenLine(sheet))] : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
      ...(random.chance(0.5) ? [w.p(`${cv.address.city}, 14.11.2026`, { over: 400 })] : []),
    ]);
  },
};
export default family;
