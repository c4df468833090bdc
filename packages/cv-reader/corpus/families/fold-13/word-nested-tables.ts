/** Word built of tables in tables: a frame of two cells, in the left one a table of facts with labels, in the right one a table for each job. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  course,
  ends,
  h,
  number,
  place,
  skillList,
  span,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['en', 'it', 'fr', 'tr', 'es', 'ru', 'vi', 'el', 'pt-BR', 'de', 'pl', 'ko'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Lato', 'Arimo']), 19);
    const [colour, pale] = random.pick([
      ['33475B', 'EEF3F7'],
      ['6B4226', 'F6EFE8'],
      ['2D6A4F', 'EDF6F0'],
    ] as const);
    const isRight = random.chance(0.4);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 23, c: colour }, { over: 160, under: 60 });
    const facts = [
      [wording.label('phone'), number(sheet)],
      [wording.label('email'), cv.email],
      [wording.label('address'), place(sheet)],
    ];
    const side = [
      head(h(sheet, 'contact')),
      w.table(
        [1000, 2100],
        facts.map(([label = '', value = '']) => [
          [w.p({ t: label, b: true, z: 16 }, { under: 0 })],
          [w.p({ t: value, z: 16 }, { under: 0 })],
        ]),
        undefined,
        20,
      ),
      head(h(sheet, 'skills')),
      ...w.list(skillList(sheet)),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => w.p(one))]
        : []),
    ];
    const main = [
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.map((job) =>
        w.table(
          [4200, 1900],
          [
            [
              [w.p({ t: job.title, b: true }, { under: 0 })],
              [w.p({ t: span(sheet, job), z: 17 }, { at: 'right', under: 0 })],
            ],
            [
              {
                of: [
                  w.p({ t: `${job.employer}, ${job.city}`, c: colour }, { under: 20 }),
                  ...w.list(tasks(job)),
                ],
                span: 2,
              },
            ],
          ],
          undefined,
          20,
        ),
      ),
      head(h(sheet, 'education')),
      ...cv.education.map((one) =>
        w.table(
          [4200, 1900],
          [
            [
              [w.p({ t: course(one), b: true }, { under: 0 })],
              [w.p({ t: span(sheet, one), z: 17 }, { at: 'right', under: 0 })],
            ],
            [{ of: [w.p({ t: one.institution, c: colour })], span: 2 }],
          ],
          undefined,
          20,
        ),
      ),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
      w.p('', { under: 0 }),
    ];
    const [left, right] = [{ of: [...side, w.p('')], fill: pale }, { of: main }];
    return w.pack(
      [
        w.p({ t: cv.name.full, b: true, z: 46, c: colour }, { under: 0 }),
        w.p({ t: cv.label, z: 25 }, { under: 120 }),
        w.table(
          isRight ? [6500, 3500] : [3500, 6500],
          [isRight ? [right, left] : [left, right]],
          undefined,
          140,
        ),
      ],
      950,
    );
  },
};
export default family;
