/** Word from right to left: a table of two cells a section, the heading in colour in the right cell behind a line, the entries in the left one: `Title - Employer` in bold, then `Town | period` in grey, duties as one paragraph or points. */
import type { Family } from '../../family.ts';
import { type Child, Word } from '../fold-11/lib/word.ts';
import { course, h, number, place, rest, skillLines, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['he', 'ar', 'fa', 'he', 'ar'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Noto Sans', 20);
    const colour = random.pick(['1F5C7A', '5B2C6F', '404040']);
    const isPoints = random.chance(0.5);
    const dash = random.pick([' - ', '، ', ' | ']).replace('،', cv.language === 'he' ? ',' : '،');
    const block = (title: string, inside: readonly Child[]): Child[] => [
      w.table(
        [2100, 7700],
        [[{ of: [w.p({ t: title, b: true, z: 22, c: colour })] }, { of: inside }]],
        undefined,
        120,
      ),
      w.p({ t: '', z: 8 }, { under: 0, rule: 'D0D0D0' }),
    ];
    const entry = (name: string, below: string, lines: readonly string[]): Child[] => [
      w.p({ t: name, b: true }, { over: 40, under: 0 }),
      w.p({ t: below, c: '7F7F7F', z: 18 }, { under: 20 }),
      ...(isPoints ? w.list(lines) : lines.length ? [w.p(`${lines.join('. ')}.`)] : []),
    ];
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 42, c: colour }, { under: 0 }),
      w.p({ t: cv.label, z: 24 }, { under: 60 }),
      w.p([place(sheet), number(sheet, random.chance(0.6)), cv.email].join('   |   '), {
        under: 100,
        rule: 'D0D0D0',
      }),
      ...block(h(sheet, 'summary'), [w.p(cv.summary)]),
      ...block(
        h(sheet, 'work'),
        cv.work.flatMap((job) =>
          entry(
            [job.title, job.employer].join(dash),
            `${job.city} | ${span(sheet, job)}`,
            tasks(job),
          ),
        ),
      ),
      ...block(
        h(sheet, 'education'),
        cv.education.flatMap((one) =>
          entry([course(one), one.institution].join(dash), span(sheet, one), []),
        ),
      ),
      ...block(
        h(sheet, 'skills'),
        skillLines(sheet).map((one) => w.p(one)),
      ),
      ...(cv.languages.length
        ? block(
            h(sheet, 'languages'),
            spoken(sheet).map((one) => w.p(one, { under: 0 })),
          )
        : []),
      ...rest(sheet).flatMap(({ title, lines }) =>
        block(
          title,
          lines.map((one) => w.p(one)),
        ),
      ),
    ]);
  },
};
export default family;
