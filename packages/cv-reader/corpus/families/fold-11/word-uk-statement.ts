/** Word as careers services of British colleges teach it: a statement first, `Employer, Town` against the period with the role below, duties in sentences, school results, referees on request. */
import type { Family } from '../../family.ts';
import { course, h, number, place, rest, skillList, span, spoken, tasks } from './lib/kit.ts';
import { tabs, Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc', 'odt'],
  languages: ['en', 'en', 'sv', 'nl', 'en', 'el', 'hi'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Liberation Sans', 'Carlito', 'TeX Gyre Heros']), 22);
    const tab = tabs(-9600);
    const head = (title: string) =>
      w.p(
        { t: title, b: true, z: 24 },
        { over: 240, under: 80, rule: random.chance(0.5) ? '000000' : 'A6A6A6' },
      );
    const isRoleFirst = random.chance(0.35);
    const jobs = cv.work.flatMap((job) => {
      const at = `${job.employer}, ${job.city}`;
      const [first, second] = isRoleFirst ? [job.title, at] : [at, job.title];
      return [
        w.p([{ t: first, b: true }, '\t', { t: span(sheet, job), b: true }], {
          ...tab,
          over: 80,
          under: 0,
          keepNext: true,
        }),
        w.p({ t: second, i: true }),
        w.p(`${tasks(job).join('. ')}.`, { at: 'both' }),
      ];
    });
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 32 }, { at: 'center', under: 20 }),
      w.p(place(sheet), { at: 'center', under: 0 }),
      w.p(`${number(sheet, random.chance(0.5))}   ${cv.email}`, { at: 'center' }),
      head(h(sheet, 'summary')),
      w.p(cv.summary, { at: 'both' }),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p([{ t: one.institution, b: true }, '\t', { t: span(sheet, one), b: true }], {
          ...tab,
          under: 0,
        }),
        w.p(course(one)),
      ]),
      head(h(sheet, 'work')),
      ...jobs,
      head(h(sheet, 'skills')),
      ...w.list(skillList(sheet)),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join(', '))] : []),
      ...rest(sheet).flatMap(({ title, lines }) =>
        [head(title)].concat(lines.map((one) => w.p(one))),
      ),
      ...(cv.language === 'en'
        ? [w.p({ t: 'References available on request', i: true }, { over: 200 })]
        : []),
    ]);
  },
};
export default family;
