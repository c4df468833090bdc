/** "Basic resume" of Word 2013 and later: coloured name, contact between strokes, headings above entries of `TITLE | EMPLOYER | PERIOD` in a table. */
import type { Family } from '../../family.ts';
import { course, h, home, number, rest, span, spoken, tasks } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'pdf', 'odt'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Caladea', 'Carlito', 'Gentium']), 20);
    const colour = random.pick(['39A5B7', '4B3A2E', '7F3F98', '2E74B5']);
    const bar = random.pick([' | ', ' · ', ' — ']);
    const caps = cv.language !== 'tr';
    const row = (title: string, inside: ReturnType<typeof w.list>) => [
      [w.p({ t: title, c: colour, z: 22 }, { under: 0 })],
      { of: inside },
    ];
    const jobs = cv.work.flatMap((job) => [
      w.p(
        [
          { t: job.title, b: true, caps },
          { t: `${bar}${job.employer}${bar}${job.city}`, caps },
        ],
        { under: 0, keepNext: true },
      ),
      w.p({ t: span(sheet, job), c: '7F7F7F' }),
      ...tasks(job).map((one) => w.p(one)),
    ]);
    const schools = cv.education.flatMap((one) => [
      w.p(
        [
          { t: course(one), b: true, caps },
          { t: `${bar}${one.institution}`, caps },
        ],
        { under: 0 },
      ),
      w.p({ t: span(sheet, one), c: '7F7F7F' }),
    ]);
    return w.pack([
      w.p({ t: cv.name.full, z: 44, c: colour, caps: random.chance(0.5) }, { under: 40 }),
      w.p([home(sheet), bar, number(sheet), bar, cv.email], { under: 260 }),
      w.table(
        [1900, 7700],
        [
          row(h(sheet, 'summary'), [w.p(cv.summary, { under: 160 })]),
          row(h(sheet, 'skills'), [
            ...cv.skills.map(({ label, names }) => w.p(`${label}: ${names.join(', ')}`)),
            w.p(''),
          ]),
          row(h(sheet, 'work'), [...jobs, w.p('')]),
          row(h(sheet, 'education'), [...schools, w.p('')]),
          ...(cv.languages.length
            ? [row(h(sheet, 'languages'), [w.p(spoken(sheet).join(', '), { under: 160 })])]
            : []),
          ...rest(sheet).map(({ title, lines }) =>
            row(title, [...lines.map((one) => w.p(one)), w.p('')]),
          ),
        ],
      ),
    ]);
  },
};
export default family;
