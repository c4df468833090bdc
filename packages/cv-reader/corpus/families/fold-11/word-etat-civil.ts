/** Word as French, Belgian, Swiss and Maghreb applicants type it: civil status at the left of a picture, periods in a narrow column of a table, employer in capitals with its town in brackets. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, rest, span, spoken, tasks, town } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'odt'],
  languages: ['fr', 'fr', 'it', 'fr', 'es', 'pt-BR', 'vi', 'nl'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(
      sheet,
      random.pick(['Carlito', 'Liberation Sans', 'Liberation Sans Narrow']),
      21,
      random.pick(['-', '•', '✓']),
    );
    const head = (title: string) =>
      w.p(
        { t: title, b: true, caps: true, u: random.chance(0.4) },
        { over: 240, under: 100, fill: 'DBE5F1' },
      );
    const isUpper = random.chance(0.6);
    const firm = (name: string) => ({ t: name, b: true, caps: isUpper });
    const age = 2026 - cv.birth.date.year - 1;
    const entry = (when: string, inside: ReturnType<typeof w.list>) => [
      [w.p({ t: when, b: true }, { under: 0 })],
      { of: inside },
    ];
    const jobs = cv.work.map((job) =>
      entry(span(sheet, job), [
        w.p([{ t: job.title, b: true }], { under: 0 }),
        w.p([firm(job.employer), ` (${job.city})`]),
        ...w.list(tasks(job)),
        w.p('', { under: 0 }),
      ]),
    );
    const schools = cv.education.map((one) =>
      entry(String(one.end.year), [
        w.p([course(one)], { under: 0 }),
        w.p({ t: one.institution, i: true }, { under: 80 }),
      ]),
    );
    const sections = [
      [head(h(sheet, 'work')), w.table([2300, 7300], jobs)],
      [head(h(sheet, 'education')), w.table([2300, 7300], schools)],
    ];
    if (random.chance(0.35)) sections.reverse();
    return w.pack([
      ...[
        cv.name.full,
        cv.address.street,
        town(sheet),
        `${wording.label('phone')} : ${number(sheet, random.chance(0.6))}`,
        `${wording.label('email')} : ${cv.email}`,
      ].map((one, at) => w.p({ t: one, b: at === 0 }, { under: 0 })),
      w.p(
        cv.language === 'fr'
          ? `${age} ans, ${random.pick(['célibataire', 'marié(e), 2 enfants', 'permis B'])}`
          : `${wording.label('birthDate')} : ${birthday(sheet, '/')}`,
        { under: 0 },
      ),
      w.p({ t: cv.label, b: true, z: 32 }, { at: 'center', over: 240, under: 120 }),
      ...sections.flat(),
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) =>
        w.p([{ t: `${label} : `, b: true }, names.join(', ')]),
      ),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet, ' : ').map((one) => w.p(one))]
        : []),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(w.list(lines))),
    ]);
  },
};
export default family;
