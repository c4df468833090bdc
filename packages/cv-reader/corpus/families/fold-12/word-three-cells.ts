/** Word: a table without lines of three cells for each job: period, employer over town, title over duties. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { birthday, course, h, number, place, ends, skillList, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['de', 'pl', 'cs', 'it', 'el', 'fr', 'tr', 'ru', 'nl', 'sv', 'ko', 'he'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Liberation Sans', 'Carlito', 'Open Sans']), 20, '-');
    const colour = random.pick(['000000', '2F5496', '7B2C2C']);
    const widths = [1900, 2700, 5000];
    const head = (title: string) =>
      w.p(
        { t: title.toLocaleUpperCase(cv.language), b: true, c: colour, z: 22 },
        { over: 260, under: 80 },
      );
    const isBirthShown = random.chance(0.5);
    const facts = [
      [wording.label('address'), place(sheet)],
      [wording.label('phone'), number(sheet, true)],
      [wording.label('email'), cv.email],
      ...(isBirthShown ? [[wording.label('birthDate'), birthday(sheet)]] : []),
      ...(isBirthShown ? [[wording.label('nationality'), cv.nationality]] : []),
    ];
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 34, c: colour }, { under: 60 }),
      ...facts.map(([label = '', value = '']) => w.p(`${label}: ${value}`, { under: 10 })),
      head(h(sheet, 'work')),
      w.table(
        widths,
        cv.work.map((job) => [
          span(sheet, job),
          [w.p({ t: job.employer, b: true }, { under: 0 }), w.p(job.city)],
          [w.p({ t: job.title, b: true }, { under: 20 }), ...w.list(tasks(job)), w.p('')],
        ]),
      ),
      head(h(sheet, 'education')),
      w.table(
        widths,
        cv.education.map((one) => [
          span(sheet, one),
          [w.p({ t: one.institution, b: true }, { under: 0 }), w.p(one.city)],
          course(one),
        ]),
      ),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join(random.pick([', ', '; ', ' · ']))),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            w.table(
              widths,
              cv.languages.map(({ name, level }) => [name, level, '']),
            ),
          ]
        : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
