/** Word, German: a cover sheet, then the tabular CV in a table without lines, signed at the end. */
import { PageBreak, Paragraph } from 'docx';
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { born, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['pdf', 'docx', 'pdf', 'doc', 'pdf', 'odt'],
  languages: ['de'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, table, pack } = kit(sheet, random.pick(['Liberation Sans', 'Carlito', 'Lato']), 22);
    const colour = random.pick(['1F4E79', '538135', '833C0B', '000000']);
    const centre = { alignment: AlignmentType.CENTER };
    const how = random.pick(['wording', 'two', 'day', 'wording'] as const);
    const head = (text: string) =>
      p({ t: text, b: true, z: 26, c: colour }, { before: 240, after: 80 });
    const rows = (its: readonly (readonly [string, readonly string[]])[]) =>
      table(
        [2600, 7038],
        its.map(([when, [first = '', ...others]]) => [
          [p(when)],
          [p({ t: first, b: true }), ...others.map((one) => p(one))],
        ]),
        null,
        60,
      );
    const plain = (its: readonly (readonly [string, string])[]) =>
      table(
        [2600, 7038],
        its.map(([a, b]) => [[p(a)], [p(b)]]),
        null,
        40,
      );
    const asList = random.chance(0.5);
    return pack([
      p({ t: 'Bewerbung', z: 64, b: true, c: colour }, { ...centre, before: 1800, after: 200 }),
      p({ t: `als ${cv.label}`, z: 30 }, { ...centre, after: 1600 }),
      p({ t: cv.name.full, z: 36, b: true }, { ...centre, after: 160 }),
      p(cv.address.street, centre),
      p(`${cv.address.postalCode} ${cv.address.city}`, centre),
      p(`${wording.label('mobile')}: ${cv.phone.international}`, { ...centre, before: 160 }),
      p(`${wording.label('email')}: ${cv.email}`, { ...centre, after: 1200 }),
      p({ t: 'Anlagen', b: true }, { before: 600 }),
      p('Lebenslauf'),
      p('Zeugnisse'),
      new Paragraph({ children: [new PageBreak()] }),
      p({ t: 'Lebenslauf', z: 40, b: true, c: colour }, { after: 200 }),
      head(h(sheet, 'personal')),
      plain([
        ['Name', cv.name.full],
        ['Anschrift', `${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}`],
        ['Geburtsdatum', `${born(sheet)} in ${cv.birth.place}`],
        ['Staatsangehörigkeit', cv.nationality],
        ['Familienstand', random.pick(['ledig', 'verheiratet', 'verheiratet, zwei Kinder'])],
      ]),
      head(h(sheet, 'work')),
      rows(
        cv.work.map((job) => [
          period(sheet, job, how),
          [
            job.title,
            `${job.employer}, ${job.city}`,
            ...(asList ? tasks(job).map((one) => `– ${one}`) : [tasks(job).join(', ')]),
          ],
        ]),
      ),
      head(h(sheet, 'education')),
      rows(
        cv.education.map((school) => [
          period(sheet, school, how),
          [school.institution, `Abschluss: ${studied(school)}`],
        ]),
      ),
      head(h(sheet, 'skills')),
      plain(cv.skills.map(({ label, names }) => [label, names.join(', ')])),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), plain(cv.languages.map(({ name, level }) => [name, level]))]
        : []),
      ...more(sheet).flatMap(({ title, lines }) =>
        [head(title), lines.map((one) => p(one))].flat(),
      ),
      p(
        `${cv.address.city}, den ${random.pick(['14. April 2026', '02.05.2026', '28. April 2026'])}`,
        { before: 480 },
      ),
      p({ t: cv.name.full, i: true }),
    ]);
  },
};
export default family;
