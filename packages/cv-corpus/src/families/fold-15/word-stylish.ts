/** In the manner of the recent templates of Word with a tinted head: the first name thin and the last name heavy, contact in one cell at the right, below them a narrow column of `Contact`, schools and skills and a wide one whose jobs begin with the period in capitals and go on as `Title • Employer • Town`. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  capitals,
  course,
  h,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  townAndCountry,
  upper,
} from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx'],
  languages: ['en', 'es', 'en', 'fr', 'de', 'sv', 'pt-BR', 'nl', 'it', 'tr', 'pl', 'cs'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Cantarell', 'Carlito', 'Lato']), 19);
    const [tint, colour] = random.pick([
      ['E8EEF4', '2F4B6E'],
      ['F4ECE6', '7A4B2A'],
      ['E9F1EA', '2E5A3A'],
    ] as const);
    const isPoints = random.chance(0.5);
    const [first = '', ...others] = cv.name.full.split(' ');
    const head = (title: string) =>
      w.p(
        { t: upper(sheet, title), b: true, z: 21, c: colour, space: 16 },
        { over: 180, under: 70 },
      );
    const small = (texts: readonly string[]) => texts.map((one) => w.p(one, { under: 20 }));
    const side = [
      head(h(sheet, 'contact')),
      ...small([townAndCountry(sheet), number(sheet), cv.email, ...profile(sheet)]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: one.institution, b: true }, { under: 0 }),
        w.p(course(one), { under: 0 }),
        w.p({ t: span(sheet, one), c: '7F7F7F' }, { under: 80 }),
      ]),
      head(h(sheet, 'skills')),
      ...small(skillList(sheet)),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...small(spoken(sheet))] : []),
    ];
    const main = [
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p({ t: upper(sheet, span(sheet, job)), z: 17, c: colour }, { over: 80, under: 0 }),
        w.p([{ t: job.title, b: true }, ` • ${job.employer} • ${job.city}`], { under: 20 }),
        ...(isPoints ? w.list(tasks(job)) : [w.p(`${tasks(job).join('. ')}.`, { under: 60 })]),
      ]),
      ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(small(lines))),
    ];
    return w.pack(
      [
        w.table(
          [10_300],
          [
            [
              {
                of: [
                  w.p(
                    [
                      { t: `${capitals(sheet, first)} `, z: 46, c: colour },
                      { t: capitals(sheet, others.join(' ')), z: 46, b: true, c: colour },
                    ],
                    { over: 120, under: 0 },
                  ),
                  w.p({ t: cv.label, z: 24 }, { under: 120 }),
                ],
                fill: tint,
              },
            ],
          ],
          undefined,
          240,
        ),
        w.table([3300, 7000], [[{ of: side }, { of: main }]], undefined, 180),
      ],
      800,
    );
  },
};
export default family;
