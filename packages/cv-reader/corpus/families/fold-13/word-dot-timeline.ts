/** Word as template shops sell it: a table of three cells whose middle one holds a dot on a line, the period at its left in colour, post, employer and duties at its right, facts in a band above. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, skillList, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx'],
  languages: ['en', 'de', 'es', 'fr', 'pt-BR', 'it', 'pl', 'tr', 'zh-CN', 'cs', 'sv', 'fa', 'ru'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Open Sans', 'Lato', 'Carlito']), 19);
    const colour = random.pick(['D1495B', '00798C', '30638E']);
    const widths = [2000, 400, 7300];
    const head = (title: string) =>
      w.p(
        { t: title.toLocaleUpperCase(cv.language), b: true, z: 24, c: colour, space: 30 },
        { over: 220, under: 80 },
      );
    const dot = [w.p({ t: '●', c: colour }, { at: 'center', under: 0 })];
    const row = (when: string, title: string, where: string, lines: readonly string[]) => [
      [w.p({ t: when, b: true, c: colour }, { under: 0 })],
      dot,
      [
        w.p({ t: title, b: true, z: 21 }, { under: 0 }),
        w.p({ t: where, i: true }, { under: 30 }),
        ...lines.map((one) => w.p(one, { under: 10 })),
        w.p('', { under: 0 }),
      ],
    ];
    return w.pack([
      w.table(
        [9700],
        [
          [
            {
              of: [
                w.p({ t: cv.name.full, b: true, z: 48, c: 'FFFFFF' }, { under: 0, at: 'center' }),
                w.p({ t: cv.label, c: 'FFFFFF' }, { under: 20, at: 'center' }),
                w.p(
                  { t: contacts(sheet).join('  •  '), c: 'FFFFFF', z: 17 },
                  { under: 80, at: 'center' },
                ),
              ],
              fill: colour,
            },
          ],
        ],
      ),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      w.table(
        widths,
        cv.work.map((job) =>
          row(span(sheet, job), job.title, `${job.employer}, ${job.city}`, tasks(job)),
        ),
      ),
      head(h(sheet, 'education')),
      w.table(
        widths,
        cv.education.map((one) => row(span(sheet, one), course(one), one.institution, [])),
      ),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join('  ●  ')),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join('  ●  '))]
        : []),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ]);
  },
};
export default family;
