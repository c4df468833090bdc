/** The résumé of one page that LibreOffice ships: name over four cells of contact, school before work, employer under the title and the period under both. */
import type { Family } from '../../family.ts';
import {
  course,
  h,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  town,
} from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['odt', 'docx', 'pdf', 'odt', 'rtf'],
  languages: ['en', 'fr', 'de', 'es', 'nl', 'pl', 'pt-BR', 'it', 'el', 'cs', 'sv'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(
      sheet,
      random.pick(['Liberation Serif', 'Linux Libertine O', 'Caladea']),
      21,
    );
    const head = (title: string) =>
      w.p({ t: title, z: 26, small: true }, { over: 220, under: 60, rule: '666666' });
    const side = (lines: readonly string[]) =>
      lines.map((one) => w.p(one, { at: 'center', under: 0 }));
    const schools = cv.education.map((one) => [
      [w.p({ t: course(one), b: true }, { under: 0 }), w.p(one.institution, { under: 60 })],
      [w.p({ t: span(sheet, one), i: true }, { at: 'right' as const })],
    ]);
    const jobs = cv.work.flatMap((job) => [
      w.p({ t: job.title, b: true }, { over: 100, under: 0, keepNext: true }),
      w.p(`${job.employer}, ${job.city}`, { under: 0 }),
      w.p({ t: span(sheet, job), i: true }),
      ...w.list(tasks(job)),
    ]);
    return w.pack([
      w.p({ t: cv.name.full, z: 40, b: true }, { at: 'center', under: 80 }),
      w.table(
        [3200, 3200, 3200],
        [
          [
            side([cv.address.street, town(sheet)]),
            side([number(sheet), ...(cv.otherPhone ? [cv.otherPhone.international] : [])]),
            side([cv.email, ...profile(sheet)]),
          ],
        ],
      ),
      head(h(sheet, 'education')),
      w.table([6900, 2700], schools),
      head(h(sheet, 'work')),
      ...jobs,
      head(h(sheet, 'skills')),
      ...w.list(skillList(sheet)),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(w.list(lines))),
    ]);
  },
};
export default family;
