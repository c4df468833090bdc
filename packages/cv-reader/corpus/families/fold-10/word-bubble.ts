/** Word: Microsoft's template with the initials in a shape; title, company and dates in one line with dots. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { cityOf, h, initials, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx'],
  languages: ['en', 'fr', 'es', 'de', 'en', 'pl', 'pt-BR', 'nl', 'cs', 'sv'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, bullets, line, table, pack } = kit(sheet, random.pick(['Carlito', 'Cabin']), 20);
    const colour = random.pick(['EA4E4E', '0072C7', '3A7D44']);
    const head = (text: string) =>
      p({ t: text, z: 24, caps: true }, { before: 200, after: 80, border: line(colour, 12) });
    const dot = random.pick([' • ', ' · ', ' | ']);
    const left = [
      p(
        { t: initials(sheet), z: 72, b: true, c: colour },
        { alignment: AlignmentType.CENTER, before: 120, after: 120 },
      ),
      head(h(sheet, 'summary')),
      p(cv.summary),
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) =>
        p(
          [
            { t: label, b: true },
            { t: names.join(', '), br: true },
          ],
          { after: 80 },
        ),
      ),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            ...cv.languages.map(({ name, level }) => p(`${name} (${level})`)),
          ]
        : []),
    ];
    const right = [
      p({ t: cv.name.full, z: 48, caps: true }, { before: 120, after: 0 }),
      p(
        { t: [cv.label, cityOf(sheet)].join(dot), caps: true, z: 18 },
        { after: 160, border: line(colour, 12) },
      ),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        p({ t: [job.title, job.employer, period(sheet, job)].join(dot), b: true }, { before: 100 }),
        p(`${tasks(job).join('. ')}.`),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((school) => [
        p(
          {
            t: [studied(school, ' – '), period(sheet, school), school.institution].join(dot),
            b: true,
          },
          { before: 80 },
        ),
      ]),
      ...more(sheet).flatMap(({ title, lines }) => [head(title), bullets(lines)].flat()),
    ];
    return pack(
      [
        table([3038, 400, 6400], [[left, [], right]], null, 40),
        p(''),
        table(
          [3279, 3279, 3280],
          [
            [
              [p(cv.email, { alignment: AlignmentType.CENTER })],
              [p(cv.phone.international, { alignment: AlignmentType.CENTER })],
              [p(cv.links[0]?.url ?? '', { alignment: AlignmentType.CENTER })],
            ],
          ],
          'BFBFBF',
        ),
      ],
      1034,
    );
  },
};
export default family;
