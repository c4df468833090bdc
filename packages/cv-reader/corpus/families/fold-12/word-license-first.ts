/** Word by nurses, teachers and electricians: licences and certificates in a ruled table first, then posts with the employer in bold capitals, the town and the period in a second line. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, ends, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc', 'pdf'],
  languages: ['en', 'en', 'nl', 'sv', 'de', 'es', 'fr', 'pt-BR', 'he', 'ru', 'pl', 'ar'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(
      sheet,
      random.pick(['Carlito', 'Tinos', 'Cabin']),
      21,
      random.pick(['✓', '•', '➢']),
    );
    const colour = random.pick(['1B5E8C', '33691E', '6A1B4D']);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 24, c: 'FFFFFF' }, { over: 200, under: 80, fill: colour });
    const half = Math.ceil(skillList(sheet).length / 2);
    const names = skillList(sheet);
    return w.pack([
      w.p({ t: titledName(sheet), b: true, z: 40, c: colour }, { under: 20, at: 'center' }),
      w.p(contacts(sheet, false).join(' ♦ '), { under: 100, at: 'center' }),
      ...(cv.certificates.length === 0
        ? []
        : [
            head(h(sheet, 'certificates')),
            w.table(
              [4600, 3200, 1800],
              cv.certificates.map(({ name, issuer, date }) => [name, issuer, wording.date(date)]),
              'BBBBBB',
            ),
          ]),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p(
          { t: job.employer.toLocaleUpperCase(cv.language), b: true },
          { over: 100, under: 0, keepNext: true },
        ),
        w.p([job.city, `\t${span(sheet, job)}`], { ...tabs(-9600), under: 0, keepNext: true }),
        w.p({ t: job.title, i: true }, { under: 40, keepNext: true }),
        ...w.list(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: one.institution.toLocaleUpperCase(cv.language), b: true }, { under: 0 }),
        w.p([course(one), `\t${span(sheet, one)}`], { ...tabs(-9600), under: 80 }),
      ]),
      head(h(sheet, 'skills')),
      w.table([4800, 4800], [[w.list(names.slice(0, half)), w.list(names.slice(half))]]),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join('; '))] : []),
      ...ends(sheet, head, (lines) => w.list(lines), ['certificates']),
    ]);
  },
};
export default family;
