/** One of the résumés that Word offers to managers: the name in large capitals of a serif, contact right of it in a table, headings in a left cell, `Title • Employer • Town • period` above bullets. */
import type { Family } from '../../family.ts';
import { type Child, Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx'],
  languages: ['en', 'de', 'fr', 'it', 'es', 'sv', 'nl', 'cs', 'tr', 'ru', 'ja', 'zh-CN'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Linux Libertine O', 'Tinos', 'Caladea']), 21);
    const isLow = random.chance(0.4);
    const line = (parts: readonly string[]) =>
      w.p(
        parts.flatMap((t, at) => [{ t: at === 0 ? '' : ' • ' }, { t, b: at === 0 }]),
        { over: 60, under: 30, keepNext: true },
      );
    const head = (title: string) =>
      w.p(
        { t: isLow ? title : title.toLocaleUpperCase(cv.language), b: true, space: 20 },
        { under: 0 },
      );
    const row = (title: string, inside: readonly Child[]) => [
      [head(title)],
      { of: [...inside, w.p('')] },
    ];
    return w.pack(
      [
        w.table(
          [6000, 4000],
          [
            [
              [
                w.p({ t: cv.name.full, caps: true, z: 52 }, { under: 0 }),
                w.p({ t: cv.label, z: 26, i: true }, { under: 60 }),
              ],
              contacts(sheet).map((one) => w.p(one, { at: 'right', under: 0 })),
            ],
          ],
        ),
        w.p('', { rule: '000000', under: 140 }),
        w.table(
          [2200, 7800],
          [
            row(h(sheet, 'summary'), [w.p(cv.summary)]),
            row(
              h(sheet, 'work'),
              cv.work.flatMap((job) => [
                line([job.title, job.employer, job.city, span(sheet, job)]),
                ...w.list(tasks(job)),
              ]),
            ),
            row(
              h(sheet, 'education'),
              cv.education.map((one) => line([course(one), one.institution, span(sheet, one)])),
            ),
            row(h(sheet, 'skills'), [w.p(skillList(sheet).join(' • '))]),
            ...(cv.languages.length
              ? [row(h(sheet, 'languages'), [w.p(spoken(sheet).join(' • '))])]
              : []),
            ...rest(sheet).map(({ title, lines }) =>
              row(
                title,
                lines.map((one) => w.p(one)),
              ),
            ),
          ],
        ),
      ],
      950,
    );
  },
};
export default family;
