/** Word: a coloured band with the name over two columns, made of tables. */
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { allSkills, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf', 'docx', 'doc'],
  languages: ['en', 'es', 'fr', 'it', 'nl', 'de', 'pt-BR', 'pl', 'sv', 'tr'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, bullets, line, table, pack } = kit(
      sheet,
      random.pick(['Carlito', 'Lato', 'Open Sans']),
      20,
    );
    const colour = random.pick(['1F3864', '2E5E4E', '7A2E3A', '404040']);
    const head = (text: string) =>
      p(
        { t: text, b: true, z: 24, c: colour, caps: true },
        { before: 160, after: 80, border: line(colour) },
      );
    const side = [
      head(h(sheet, 'contact')),
      p(cv.address.street),
      p(`${cv.address.postalCode} ${cv.address.city}`.trim()),
      p(cv.phone.international),
      p({ t: cv.email, z: 18 }),
      head(h(sheet, 'skills')),
      ...bullets(allSkills(sheet)),
      ...(cv.languages.length ? [head(h(sheet, 'languages'))] : []),
      ...cv.languages.map(({ name, level }) => p([{ t: `${name}: `, b: true }, level])),
      ...more(sheet).flatMap(({ title, lines }) =>
        [head(title), lines.map((one) => p(one))].flat(),
      ),
    ];
    const main = [
      head(h(sheet, 'summary')),
      p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        p({ t: job.title, b: true, z: 22 }, { before: 100, after: 0 }),
        p([
          { t: `${job.employer}, ${job.city}`, c: colour },
          { t: ` | ${period(sheet, job)}`, i: true },
        ]),
        ...bullets(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((school) => [
        p({ t: studied(school), b: true }, { before: 80, after: 0 }),
        p([
          { t: school.institution, c: colour },
          { t: ` | ${period(sheet, school)}`, i: true },
        ]),
      ]),
    ];
    return pack(
      [
        table(
          [9838],
          [
            [
              {
                fill: colour,
                in: [
                  p({ t: cv.name.full, b: true, z: 52, c: 'FFFFFF' }, { before: 160, after: 0 }),
                  p({ t: cv.label, z: 26, c: 'FFFFFF' }, { after: 160 }),
                ],
              },
            ],
          ],
        ),
        p(''),
        table([3538, 6300], [[{ in: side, fill: 'F2F2F2' }, main]], null, 120),
      ],
      1034,
    );
  },
};
export default family;
