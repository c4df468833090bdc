/** Word from right to left as universities hand it out: shaded headings, facts as labels with colons in two columns, each job as bold employer with a line for the post and one for the period. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, rest, span, tasks } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx', 'odt'],
  languages: ['ar', 'fa', 'he', 'ar', 'fa'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, 'Liberation Sans', 23, random.pick(['•', '-', '▪']));
    const comma = cv.language === 'he' ? ', ' : '، ';
    const fill = random.pick(['D9D9D9', 'C6D9F1', 'EAF1DD']);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 26 }, { over: 220, under: 80, fill });
    const pair = (label: string, value: string) => [{ t: `${label}: `, b: true }, value];
    const how = random.pick(['own', 'year', 'own'] as const);
    const period = (one: Parameters<typeof span>[1]) =>
      how === 'year' ? span(sheet, one, 'own', ' - ') : span(sheet, one);
    return w.pack([
      w.p({ t: wording.title, b: true, z: 34 }, { at: 'center', under: 120 }),
      head(h(sheet, 'personal')),
      w.table(
        [4800, 4800],
        [
          [
            pair(wording.label('name'), cv.name.full),
            pair(wording.label('birthDate'), birthday(sheet, '/')),
          ],
          [
            pair(wording.label('address'), [cv.address.city, cv.address.street].join(comma)),
            pair(wording.label('nationality'), cv.nationality),
          ],
          [
            pair(wording.label('mobile'), number(sheet, random.chance(0.7))),
            pair(wording.label('email'), cv.email),
          ],
        ],
      ),
      head(h(sheet, 'education')),
      ...w.list(
        cv.education.map((one) => `${course(one, comma)} - ${one.institution} (${period(one)})`),
      ),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p({ t: `${job.employer}${comma}${job.city}`, b: true }, { over: 100, under: 0 }),
        w.p(pair(wording.label('position'), job.title), { under: 0 }),
        w.p(pair(wording.label('dates'), period(job))),
        ...w.list(tasks(job)),
      ]),
      head(h(sheet, 'skills')),
      ...w.list(cv.skills.map(({ label, names }) => `${label}: ${names.join(comma)}`)),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            ...w.list(cv.languages.map(({ name, level }) => `${name}: ${level}`)),
          ]
        : []),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(w.list(lines))),
    ]);
  },
};
export default family;
